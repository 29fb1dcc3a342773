import Foundation

/// The entries typed before, whole ones: an entry of many rows is one element.
///
/// With a folder they are kept in its file `history`: read when made, then one appended (and flushed) for each entry,
/// so that a crash loses nothing and two sessions may share it. Without a folder they last as long as the object.
/// Trouble with the file never stops a session: it is reported by ``takeNotices()``, and the history goes on in memory.
public final class EntryHistory {
    /// The newest entries that are kept, and the largest entry (in UTF-8 bytes) that is.
    public static let limit = 2_000
    /// A longer entry is not remembered.
    public static let largestEntry = 65_536

    /// Oldest first.
    public private(set) var entries: [String] = []
    private var file: URL?
    private var notices: [String] = []

    /// Reads the history kept in `folder` (made when it is missing); nil keeps none.
    public init(folder: URL? = nil) {
        guard let folder else { return }
        file = folder.appendingPathComponent("history")
        attempt("the history folder cannot be made") {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        load()
    }

    /// Remembers an entry, unless it is blank, too large, or the same as the one before.
    public func add(_ entry: String) {
        let blank = entry.allSatisfy(\.isWhitespace)
        guard !blank, entry.utf8.count <= Self.largestEntry, entry != entries.last else { return }
        entries.append(entry)
        if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
        guard let file else { return }
        attempt("the history cannot be written") {
            try HistoryFile.append(HistoryEncoding.line(for: entry) + "\n", to: file)
        }
    }

    /// What went wrong since the last call.
    public func takeNotices() -> [String] {
        defer { notices = [] }
        return notices
    }

    /// After a failure the file is left alone, so that one trouble makes one notice.
    private func attempt(_ what: String, _ action: () throws -> Void) {
        do { try action() } catch {
            notices.append("\(what): \(error.localizedDescription); this session's history is not kept")
            file = nil
        }
    }

    private func load() {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
        attempt("the history cannot be read") { entries = try HistoryFile.read(file) { notices.append($0) } }
    }
}
