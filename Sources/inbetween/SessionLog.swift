import Foundation

/// Where the program keeps its state.
enum StateFolder {
    /// `${XDG_STATE_HOME:-~/.local/state}/inbetween`.
    static var url: URL {
        let base = Terminal.environment("XDG_STATE_HOME") ?? NSHomeDirectory() + "/.local/state"
        return URL(fileURLWithPath: base).appendingPathComponent("inbetween", isDirectory: true)
    }
}

/// The running session on disk: every entry is appended and flushed before it runs, so that nothing is lost.
struct SessionLog {
    private let url: URL
    private let handle: FileHandle?

    /// Begins a log named after this process; without a writable folder there is none.
    init(in folder: URL) {
        url = folder.appendingPathComponent("running-\(ProcessInfo.processInfo.processIdentifier).log")
        let options: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: url.path, contents: nil, attributes: options)
        handle = try? FileHandle(forWritingTo: url)
    }

    /// Appends an entry: the number of its lines, then the lines.
    func append(_ entry: String) {
        let count = entry.split(separator: "\n", omittingEmptySubsequences: false).count
        try? handle?.write(contentsOf: Data("\(count)\n\(entry)\n".utf8))
        try? handle?.synchronize()
    }

    /// Ends the log of a session that was left in order.
    func close() {
        try? handle?.close()
        try? FileManager.default.removeItem(at: url)
    }

    /// What a session left that did not end in order.
    struct Abandoned {
        fileprivate let url: URL
        /// Its entries in order.
        let entries: [String]

        /// Removes the log.
        func forget() { try? FileManager.default.removeItem(at: url) }
    }

    /// The newest log whose process no longer runs.
    static func abandoned(in folder: URL) -> Abandoned? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let left = names.filter { name in
            guard name.hasPrefix("running-"), name.hasSuffix(".log") else { return false }
            guard let process = Int32(name.dropFirst(8).dropLast(4)) else { return false }
            return kill(process, 0) != 0 && errno == ESRCH
        }
        guard let name = left.sorted().last else { return nil }
        let url = folder.appendingPathComponent(name)
        guard let text = try? Files.text(url.path) else { return nil }
        return Abandoned(url: url, entries: entries(in: text))
    }

    /// The entries in a log's text; one cut short by the crash is left out.
    static func entries(in text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var entries: [String] = []
        while let count = lines.popFirst().flatMap({ Int($0) }), count > 0, lines.count > count {
            entries.append(lines.prefix(count).joined(separator: "\n"))
            lines = lines.dropFirst(count)
        }
        return entries
    }
}
