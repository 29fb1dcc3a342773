import Foundation

/// Cuts what a file descriptor gives into lines, of any length, and repairs what is not UTF-8.
struct ByteLines {
    enum Line: Equatable {
        case text(String, repaired: Bool)
        /// A signal handler of the process interrupted the wait.
        case interrupted
        case end
        case failed(errno: Int32)
    }

    private let descriptor: Int32
    /// Called before each read; false where something else than bytes came, and the wait is over.
    private let wait: () -> Bool
    private var pending: [UInt8] = []
    /// How much of `pending` is known to hold no line feed, so that a long line is not searched twice.
    private var searched = 0
    private var taken = 0
    private var ended = false
    private(set) var count = 0

    init(descriptor: Int32, wait: @escaping () -> Bool = { true }) {
        self.descriptor = descriptor
        self.wait = wait
    }

    /// Drops what was read and not given out.
    mutating func forget() {
        pending = []
        (searched, taken) = (0, 0)
    }

    /// The next line without its ending (LF or CR LF). A last line without an ending is a line too.
    mutating func next() -> Line {
        while true {
            if let end = pending[searched...].firstIndex(of: 10) { return line(upTo: end, next: end + 1) }
            searched = pending.count
            if ended { return taken < pending.count ? line(upTo: pending.count, next: pending.count) : .end }
            switch fill() {
            case .success: continue
            case .failure(let failure):
                return failure.code == .EINTR ? .interrupted : .failed(errno: failure.code.rawValue)
            }
        }
    }

    private mutating func fill() -> Result<Void, POSIXError> {
        pending.removeFirst(taken)
        searched -= taken
        taken = 0
        guard wait() else { return .failure(POSIXError(.EINTR)) }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let got = read(descriptor, &chunk, chunk.count)
        if got < 0 { return .failure(POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)) }
        ended = got == 0
        pending += chunk[..<got]
        return .success(())
    }

    private mutating func line(upTo end: Int, next: Int) -> Line {
        var bytes = pending[taken..<end]
        taken = next
        searched = next
        count += 1
        if count == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        if bytes.last == 13 { bytes = bytes.dropLast() }
        if let text = String(validating: bytes, as: UTF8.self) { return .text(text, repaired: false) }
        return .text(String(decoding: bytes, as: UTF8.self), repaired: true)
    }
}
