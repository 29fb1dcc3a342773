import Foundation
import Playground

/// A file that cannot be read, written or understood: exit status 2.
struct FileTrouble: Error {
    /// What is wrong, and with which file.
    var message: String
    /// What to do; nil where the sentence says it.
    var help: String?

    /// The sentence, and what to do on a line of its own.
    var lines: String { message + (help.map { "\n  help: " + $0 } ?? "") }

    /// The same for the command that met it.
    var inCommand: CommandError { CommandError(message, help: help) }
}

extension FileTrouble {
    /// What the system said when a file was read or written.
    ///
    /// - Parameters:
    ///   - what: the sentence without its reason, such as `cannot read 'a.md'`.
    ///   - code: the system's number for why (`errno`).
    ///   - path: the file.
    init(_ what: String, _ code: Int32, of path: String) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard code != ENOENT || Files.isFolder(folder) else {
            self.init(message: "\(what): there is no folder '\(folder)'")
            return
        }
        self.init(message: "\(what): \(String(cString: strerror(code)))", help: Self.advice(code))
    }

    private static func advice(_ code: Int32) -> String? {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: "make room, or name a file elsewhere; what was there is as it was"
        case EROFS, EACCES, EPERM: "name a file in a folder of your own, or allow it with chmod"
        case EISDIR: "name a file in it"
        case ENXIO: "nobody reads from it: name a file"
        default: nil
        }
    }
}
