import Foundation
import Testing

@testable import LineEditing

@Suite struct HistoryTests {
    private func temporaryFolder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("line-\(UUID().uuidString)")
    }

    @Test("LINE-1 entries of many rows come back whole, in order, in the next session")
    func keepsWholeEntries() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let entries = ["let x = 1", "struct A {\n\tvar s = \"\\n\"\n}", "한글\r\n끝", "\\"]
        let first = EntryHistory(folder: folder)
        entries.forEach(first.add)
        let second = EntryHistory(folder: folder)
        #expect(second.entries == entries)
        #expect(second.takeNotices() == [])
    }

    @Test("LINE-1 every entry is in the file as soon as it is added, one line each")
    func appendsAtOnce() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let history = EntryHistory(folder: folder)
        history.add("a\nb")
        let file = folder.appendingPathComponent("history")
        #expect(try String(contentsOf: file, encoding: .utf8) == "# inbetween history 1\na\\nb\n")
        history.add("c")
        #expect(try String(contentsOf: file, encoding: .utf8) == "# inbetween history 1\na\\nb\nc\n")
    }

    @Test("LINE-1 blank, repeated and huge entries are not remembered")
    func leavesOut() {
        let history = EntryHistory()
        [" \n", "a", "a", String(repeating: "x", count: EntryHistory.largestEntry + 1), "b", "a"].forEach(history.add)
        #expect(history.entries == ["a", "b", "a"])
    }

    @Test(
        "LINE-1 a file of another program is kept beside, and said so",
        arguments: ["ls\ncd\n", "# inbetween history 9\nx\n"])
    func keepsForeignFiles(content: String) throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("history")
        for name in ["history.bak", "history.bak2"] {
            try Data(content.utf8).write(to: file)
            let history = EntryHistory(folder: folder)
            #expect(history.entries == [])
            #expect(history.takeNotices().count == 1)
            #expect(history.takeNotices() == [])
            #expect(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == content)
            history.add("new")
            #expect(EntryHistory(folder: folder).entries == ["new"])
        }
    }

    @Test("LINE-1 only the newest entries are kept, and a file that grew long is shortened")
    func isBounded() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let many = (0...2 * EntryHistory.limit).map(String.init)
        let file = folder.appendingPathComponent("history")
        try Data(HistoryEncoding.file(many).utf8).write(to: file)
        let newest = Array(many.suffix(EntryHistory.limit))
        #expect(EntryHistory(folder: folder).entries == newest)
        #expect(HistoryEncoding.entries(in: [UInt8](try Data(contentsOf: file))) == newest)
    }

    @Test("LINE-1 a folder that cannot be made is one notice, and the session's entries are still there")
    func livesWithoutItsFile() throws {
        let file = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        let history = EntryHistory(folder: file.appendingPathComponent("below"))
        ["a", "b"].forEach(history.add)
        #expect(history.entries == ["a", "b"])
        #expect(history.takeNotices().count == 1)
    }

    @Test("LINE-1 a line that a crash cut off stands by itself, and the next entry is whole")
    func mendsHalfLines() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        EntryHistory(folder: folder).add("first")
        let file = folder.appendingPathComponent("history")
        let cut = Array("second 가".utf8).dropLast()
        try (Data(contentsOf: file) + cut).write(to: file)
        EntryHistory(folder: folder).add("third")
        let entries = EntryHistory(folder: folder).entries
        #expect(entries.first == "first" && entries.last == "third" && entries.count == 3)
    }

    @Test("LINE-1 what another session adds while the file is shortened is kept, and a link to the file stays one")
    func isShared() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (file, place) = (folder.appendingPathComponent("history"), folder.appendingPathComponent("elsewhere"))
        let many = (0...2 * EntryHistory.limit).map { "old \($0)" }
        try Data(HistoryEncoding.file(many).utf8).write(to: place)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: place)
        await withTaskGroup(of: Void.self) { group in
            for session in 0..<4 {
                group.addTask {
                    let history = EntryHistory(folder: folder)
                    for number in 0..<50 { history.add("new \(session).\(number)") }
                }
            }
        }
        let entries = EntryHistory(folder: folder).entries
        #expect(entries.count { $0.hasPrefix("new ") } == 200)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == place.path)
    }
}
