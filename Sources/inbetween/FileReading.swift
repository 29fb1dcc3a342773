import Foundation
import Playground

extension Files {
    /// The largest file that is read, in bytes: what is larger, or has no end, is no source and no session.
    static let largestFile = 64 << 20

    /// A file's text; it must be UTF-8.
    static func text(_ path: String) throws -> String {
        let bytes = try bytes(of: path)
        guard let text = String(validating: bytes) else {
            throw FileTrouble(message: "'\(path)' is not UTF-8 text", help: "save it as UTF-8 in an editor")
        }
        return text
    }

    /// A file's bytes, to its end, at most ``largestFile``.
    static func bytes(of path: String) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileTrouble("cannot read '\(path)'", errno, of: path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = part.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR, !Interruption.isRequested { continue }
            guard count >= 0 else { throw FileTrouble("cannot read '\(path)'", errno, of: path) }
            guard count > 0 else { return bytes }
            bytes += part[..<count]
            guard bytes.count <= largestFile else {
                throw FileTrouble(message: "'\(path)' is larger than \(largestFile >> 20) MB: it is not read")
            }
        }
    }
}

extension String {
    /// Decodes strictly; nil where the bytes are no UTF-8.
    init?(validating bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        self = text
    }
}
