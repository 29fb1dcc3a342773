import Foundation

/// The history on disk: read once by a session, and one line appended for each entry.
///
/// Sessions share it. Who appends or shortens it holds the file's lock meanwhile, and looks whether the file is still
/// the one of that name: a line appended to a file that another session has just put aside would be lost with it.
enum HistoryFile {
    /// A file beyond this many bytes is none of ours: it is put aside unread.
    static let largest = 64 << 20

    /// The newest entries; a file that grew long is shortened, one that is none of ours is put aside and told.
    static func read(_ file: URL, tell: (String) -> Void) throws -> [String] {
        try locked(file, O_RDONLY) { descriptor in
            let size = lseek(descriptor, 0, SEEK_END)
            let bytes = size <= largest ? try [UInt8](Data(contentsOf: file)) : []
            guard size <= largest, let all = HistoryEncoding.entries(in: bytes) else {
                let aside = try putAside(file)
                tell("\(file.path) was not written by this version: kept as \(aside), a new one begins")
                return []
            }
            let newest = all.suffix(EntryHistory.limit)
            if all.count > 2 * EntryHistory.limit { try rewrite(file, Array(newest)) }
            return Array(newest)
        }
    }

    /// Appends a line by one write: lines of two sessions never mix.
    static func append(_ line: String, to file: URL) throws {
        try locked(file, O_RDWR | O_APPEND | O_CREAT) { descriptor in
            let size = lseek(descriptor, 0, SEEK_END)
            let bytes = Array((lead(descriptor, size) + line).utf8)
            let written = write(descriptor, bytes, bytes.count)
            guard written == bytes.count else {
                // Part of it, as on a full disk, is taken back: what comes next must not go on in this line.
                let code = written < 0 ? errno : ENOSPC
                if written > 0, lseek(descriptor, 0, SEEK_END) == size + off_t(written) { ftruncate(descriptor, size) }
                throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
            }
        }
    }

    /// What has to stand before a line: the name of the format in a new file, the end of a line that a crash cut off.
    private static func lead(_ descriptor: Int32, _ size: off_t) -> String {
        guard size > 0 else { return HistoryEncoding.firstLine + "\n" }
        var last: UInt8 = 0
        return pread(descriptor, &last, 1, size - 1) == 1 && last != UInt8(ascii: "\n") ? "\n" : ""
    }

    private static func putAside(_ file: URL) throws -> String {
        var aside = file.appendingPathExtension("bak")
        var number = 1
        while FileManager.default.fileExists(atPath: aside.path) {
            number += 1
            aside = file.appendingPathExtension("bak\(number)")
        }
        try FileManager.default.moveItem(at: file, to: aside)
        return aside.lastPathComponent
    }

    /// Shortens the file; where a link leads to it, the link stays.
    private static func rewrite(_ file: URL, _ entries: [String]) throws {
        let target = file.resolvingSymlinksInPath()
        try Data(HistoryEncoding.file(entries).utf8).write(to: target, options: .atomic)
        chmod(target.path, 0o600)
    }

    /// Opens the file, waits for its lock, and opens it anew where another session replaced it meanwhile.
    private static func locked<Result>(
        _ file: URL, _ flags: Int32, _ body: (Int32) throws -> Result
    ) throws -> Result {
        var attempts = 0
        while true {
            attempts += 1
            let descriptor = open(file.path, flags | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            defer { close(descriptor) }
            let isOurs = !lock(descriptor) || isCurrent(descriptor, file)
            if isOurs || attempts == 10 { return try body(descriptor) }
        }
    }

    /// Takes the lock; false where the file's system knows none, or somebody keeps it for a second.
    private static func lock(_ descriptor: Int32) -> Bool {
        for _ in 0..<200 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            guard errno == EWOULDBLOCK || errno == EINTR else { return false }
            usleep(5_000)
        }
        return false
    }

    private static func isCurrent(_ descriptor: Int32, _ file: URL) -> Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && stat(file.path, &named) == 0
            && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    }
}
