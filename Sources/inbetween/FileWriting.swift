import Foundation
import Synchronization

extension Files {
    /// Writes beside the file, then puts it in its place: a write that fails, or is cut off, leaves what was there.
    ///
    /// What is no file (`/dev/stdout`, a pipe) is written as it stands; a link keeps pointing where it does, to a file
    /// that is not there yet, too. A file that this program read or wrote, and somebody changed since, is left alone.
    static func write(_ text: String, to path: String) throws {
        var found = stat()
        let old = stat(path, &found) == 0 ? found : nil
        if let old, old.st_mode & S_IFMT != S_IFREG { return try writeThrough(text, to: path) }
        let target = try destination(of: path)
        if old != nil, Foundation.access(target, W_OK) != 0 {
            throw FileTrouble("cannot write '\(path)'", errno, of: target)
        }
        try KnownFiles.expectUnchanged(path, target)
        if let trouble = replace(target, with: Array(text.utf8), like: old) {
            throw FileTrouble("cannot write '\(path)'", trouble, of: target)
        }
        KnownFiles.remember(text, of: target)
    }

    /// The file that links lead to, whether it is there or not.
    static func destination(of path: String) throws -> String {
        if let whole = realpath(path, nil) {
            defer { free(whole) }
            return String(cString: whole)
        }
        var url = URL(fileURLWithPath: path)
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else {
                return url.path
            }
            url = URL(fileURLWithPath: next, relativeTo: url.deletingLastPathComponent())
        }
        throw FileTrouble("cannot write '\(path)'", ELOOP, of: path)
    }

    /// Writes a file beside another one and renames it; nil, or the system's number for why it could not.
    private static func replace(_ target: String, with bytes: [UInt8], like old: stat?) -> Int32? {
        let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
        let beside = folder + "/.inbetween-\(UUID().uuidString)"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return errno }
        var trouble = writeAll(bytes, to: descriptor)
        if let old {
            // Only the system's administrator may give a file to its owner; to anybody else it is theirs already.
            _ = fchown(descriptor, old.st_uid, old.st_gid)
            _ = fchmod(descriptor, old.st_mode & 0o7777)
        }
        if trouble == nil, fsync(descriptor) != 0, errno != EINVAL { trouble = errno }
        if close(descriptor) != 0, trouble == nil { trouble = errno }
        if trouble == nil, rename(beside, target) != 0 { trouble = errno }
        if trouble != nil { unlink(beside) } else { settle(folder) }
        return trouble
    }

    /// Asks for a folder's new names to be on the disk; where that cannot be asked the file is whole all the same.
    private static func settle(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// Writes to what is there and is no file; a pipe that nobody reads is trouble, not a wait.
    private static func writeThrough(_ text: String, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileTrouble("cannot write '\(path)'", errno, of: path) }
        defer { close(descriptor) }
        _ = fcntl(descriptor, F_SETFL, 0)
        if let trouble = writeAll(Array(text.utf8), to: descriptor) {
            throw FileTrouble("cannot write '\(path)'", trouble, of: path)
        }
    }

    /// Writes all bytes; nil, or the system's number for why it did not take them.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return written < 0 ? errno : ENOSPC }
            rest = rest.dropFirst(written)
        }
        return nil
    }
}

/// The texts of the sessions that were read and of the files that were written, as they stood then: what an editor
/// changed since must not be lost under what is written next.
enum KnownFiles {
    private static let texts = Mutex<[String: String]>([:])

    static func remember(_ text: String, of path: String) {
        guard let target = try? Files.destination(of: path) else { return }
        texts.withLock { $0[target] = text }
    }

    /// Trouble where the file is another one than was read or written.
    static func expectUnchanged(_ path: String, _ target: String) throws {
        guard let known = texts.withLock({ $0[target] }), let now = try? Files.text(target), now != known else {
            return
        }
        throw FileTrouble(
            message: "'\(path)' was changed by another program since this one read or wrote it: it is left as it is",
            help: "name another file, or move that one away")
    }
}
