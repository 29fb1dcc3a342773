import Foundation

/// Where the program keeps its state.
enum StateFolder {
    /// The user's home: what the environment says, whatever is there; else what the system knows.
    static var home: String { Terminal.environment("HOME") ?? NSHomeDirectory() }

    /// `${XDG_STATE_HOME:-~/.local/state}/inbetween`.
    static var url: URL {
        let base = Terminal.environment("XDG_STATE_HOME") ?? home + "/.local/state"
        return URL(fileURLWithPath: base).appendingPathComponent("inbetween", isDirectory: true)
    }

    /// `${XDG_CONFIG_HOME:-~/.config}/inbetween/init`: entries that are run at the start of a conversation.
    static var initFile: String {
        (Terminal.environment("XDG_CONFIG_HOME") ?? home + "/.config") + "/inbetween/init"
    }
}

/// The running session on disk: every entry is appended and flushed before it runs, so that nothing is lost.
///
/// The file is locked as long as its session lives, so that another one started beside it leaves it alone, and the next
/// one after a crash knows that nobody writes it any more, whatever process has the number by then.
struct SessionLog {
    private let url: URL
    private let descriptor: Int32
    /// Whether an entry could not be written: what is kept ends before it, since a log with a gap is none.
    private var isCut = false

    /// Begins a log; without a writable folder there is none.
    init(in folder: URL) {
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let process = ProcessInfo.processInfo.processIdentifier
        var found: (URL, Int32)?
        for number in 0..<1_000 where found == nil {
            let url = folder.appendingPathComponent("running-\(process)-\(number).log")
            let descriptor = open(url.path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if descriptor >= 0 { found = (url, descriptor) } else if errno != EEXIST { break }
        }
        url = found?.0 ?? folder
        descriptor = found?.1 ?? -1
        if isKept { _ = flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    /// Whether entries are kept at all.
    var isKept: Bool { descriptor >= 0 }

    /// Appends an entry: the number of its lines, then the lines. Gives, once, why the log ends before it: where a disk is
    /// full, nothing of it is left in the file.
    mutating func append(_ entry: String) -> String? {
        guard isKept, !isCut else { return nil }
        let count = entry.split(separator: "\n", omittingEmptySubsequences: false).count
        let start = lseek(descriptor, 0, SEEK_END)
        guard let trouble = Files.writeAll(Array("\(count)\n\(entry)\n".utf8), to: descriptor) else {
            fsync(descriptor)
            return nil
        }
        isCut = true
        ftruncate(descriptor, start)
        return String(cString: strerror(trouble))
    }

    /// Ends the log of a session that was left in order.
    func close() {
        guard isKept else { return }
        unlink(url.path)
        _ = Foundation.close(descriptor)
    }

    /// What a session left that did not end in order.
    struct Abandoned {
        fileprivate let url: URL
        /// Its entries in order.
        let entries: [String]

        /// Removes the log.
        func forget() { try? FileManager.default.removeItem(at: url) }

        /// Keeps the log under a name that is not offered again, and gives that name.
        func putAside() -> String {
            let folder = url.deletingLastPathComponent()
            let names = ["put-aside.log"] + (2...99).map { "put-aside-\($0).log" }
            // Where all of them are taken the oldest name gives way.
            let free = names.first { !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
            let aside = folder.appendingPathComponent(free ?? names[0])
            rename(url.path, aside.path)
            return aside.path
        }
    }

    /// The newest log that no session holds and that can be read.
    static func abandoned(in folder: URL) -> Abandoned? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let left = names.filter { $0.hasPrefix("running-") && $0.hasSuffix(".log") }
            .map { folder.appendingPathComponent($0) }.filter { !isHeld($0) }
        let dated = left.map { (url: $0, date: changed($0)) }.sorted { ($0.date, $0.url.path) > ($1.date, $1.url.path) }
        for (url, _) in dated {
            if let bytes = try? Files.bytes(of: url.path) { return Abandoned(url: url, entries: entries(in: bytes)) }
        }
        return nil
    }

    private static func isHeld(_ url: URL) -> Bool {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        defer { _ = Foundation.close(descriptor) }
        return flock(descriptor, LOCK_EX | LOCK_NB) != 0
    }

    private static func changed(_ url: URL) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
    }

    /// The entries in a log's bytes; one cut short by the crash, within a character maybe, is left out.
    static func entries(in bytes: [UInt8]) -> [String] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        var entries: [String] = []
        while let first = lines.popFirst(), let count = Int(String(decoding: first, as: UTF8.self)), count > 0,
            lines.count > count
        {
            let entry = lines.prefix(count).joined(separator: CollectionOfOne(UInt8(ascii: "\n")))
            guard let text = String(validating: Array(entry)) else { break }
            entries.append(text)
            lines = lines.dropFirst(count)
        }
        return entries
    }
}
