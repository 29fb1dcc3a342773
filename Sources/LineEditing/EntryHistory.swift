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
    /// A file beyond this many bytes is none of ours: it is put aside unread.
    static let largestFile = 64 << 20

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
        attempt("the history cannot be written") { try append(HistoryEncoding.line(for: entry) + "\n", to: file) }
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
        attempt("the history cannot be read") {
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
            let bytes = size <= Self.largestFile ? try [UInt8](Data(contentsOf: file)) : []
            guard size <= Self.largestFile, let all = HistoryEncoding.entries(in: bytes) else {
                return try putAside(file)
            }
            entries = all.suffix(Self.limit)
            if all.count > 2 * Self.limit { try rewrite(file) }
        }
    }

    private func putAside(_ file: URL) throws {
        var aside = file.appendingPathExtension("bak")
        var number = 1
        while FileManager.default.fileExists(atPath: aside.path) {
            number += 1
            aside = file.appendingPathExtension("bak\(number)")
        }
        try FileManager.default.moveItem(at: file, to: aside)
        notices.append(
            "\(file.path) was not written by this version: kept as \(aside.lastPathComponent), a new one begins")
    }

    private func rewrite(_ file: URL) throws {
        try Data(HistoryEncoding.file(entries).utf8).write(to: file, options: .atomic)
    }

    /// One write to a descriptor opened for appending: entries of two sessions never mix within a line.
    private func append(_ line: String, to file: URL) throws {
        let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(descriptor) }
        let size = lseek(descriptor, 0, SEEK_END)
        let bytes = Array(((size == 0 ? HistoryEncoding.firstLine + "\n" : "") + line).utf8)
        let written = write(descriptor, bytes, bytes.count)
        guard written == bytes.count else {
            // Part of it, as on a full disk, is taken back: what comes next must not go on in this line.
            let code = written < 0 ? errno : ENOSPC
            if written > 0, lseek(descriptor, 0, SEEK_END) == size + off_t(written) { ftruncate(descriptor, size) }
            throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
        }
    }
}
