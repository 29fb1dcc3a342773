import Foundation
import Reports
import Synchronization

/// Standard output and standard error.
enum Console {
    /// What was said and not handed on yet.
    private static let pending = Mutex<[UInt8]>([])

    /// A line of text; whatever stands in it is shown, nothing is obeyed.
    static func say(_ line: String) { draw(line.printableLines) }

    /// A line as a report drew it: the only one that may hold escapes, for colours.
    static func draw(_ line: String) {
        let isLong = pending.withLock { bytes in
            bytes += Array(line.utf8) + [UInt8(ascii: "\n")]
            return bytes.count > 1 << 16
        }
        if isLong { flush() }
    }

    /// A line of diagnostics; whatever stands in it is shown, nothing is obeyed.
    static func complain(_ line: String) { drawComplaint(line.printableLines) }

    /// A line of diagnostics as a report drew it.
    static func drawComplaint(_ line: String) {
        flush()
        write(Array((line + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes a text to standard output at once.
    static func write(_ text: String) {
        flush()
        write(Array(text.utf8), to: STDOUT_FILENO)
    }

    /// Hands what was said on to the reader.
    static func flush() {
        let bytes = pending.withLock { bytes in
            defer { bytes = [] }
            return bytes
        }
        write(bytes, to: STDOUT_FILENO)
    }

    /// Why standard output did not take something; 0 where it took everything.
    static var trouble: Int32 { refused.load(ordering: .relaxed) }
    private static let refused = Atomic<Int32>(0)

    /// Writes all bytes; what a closed or full file does not take is lost, and ``trouble`` says why.
    private static func write(_ bytes: [UInt8], to file: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else {
                if file == STDOUT_FILENO { refused.store(errno, ordering: .relaxed) }
                return
            }
            rest = rest.dropFirst(written)
        }
    }
}
