import CLibedit
import Foundation

/// The scalars a terminal sends, with what was typed ahead kept from one read to the next.
struct TerminalInput {
    private let descriptor: Int32
    private var bytes: [UInt8] = []
    private var taken = 0

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether the next scalar can be had without waiting.
    var hasMore: Bool {
        if taken < bytes.count { return true }
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) > 0
    }

    /// The next scalar; nil at the end of the input. `interrupted` is called when a signal ends the wait, which then
    /// goes on. What is not UTF-8, and the C1 controls (libedit would take them for commands), come as U+FFFD.
    mutating func next(interrupted: () -> Void) -> Unicode.Scalar? {
        guard let first = byte(interrupted) else { return nil }
        var unit = [first]
        let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
        while unit.count < length, let next = byte(interrupted) {
            guard next & 0xC0 == 0x80 else {
                taken -= 1
                break
            }
            unit.append(next)
        }
        let scalar = String(decoding: unit, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
        return (0x80..<0xA0).contains(scalar.value) ? "\u{FFFD}" : scalar
    }

    private mutating func byte(_ interrupted: () -> Void) -> UInt8? {
        while taken == bytes.count {
            guard waitForBytes(of: descriptor) else {
                interrupted()
                continue
            }
            bytes = [UInt8](repeating: 0, count: 4_096)
            taken = 0
            let got = read(descriptor, &bytes, bytes.count)
            bytes.removeLast(bytes.count - max(0, got))
            if got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN) { return nil }
        }
        defer { taken += 1 }
        return bytes[taken]
    }
}

/// Waits until a descriptor has something to read; false when a signal that is noted came instead.
func waitForBytes(of descriptor: Int32) -> Bool {
    var states = [descriptor, line_signals_descriptor()].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&states, nfds_t(states.count), -1) > 0 && states[0].revents != 0
}
