import Foundation
import Synchronization

/// Parses files on another thread before anyone asks for them.
public enum ReadingAhead {
    private static let begun = Mutex<[Reading]>([])

    /// A file that is being parsed, or was.
    private final class Reading: Sendable {
        let source: SourceFile
        let ended = DispatchGroup()
        let result = Mutex<ParseResult?>(nil)

        init(_ source: SourceFile) { self.source = source }
    }

    /// Begins to parse files, and returns at once. `parse` takes what was found for the same `SourceFile`, once, if no
    /// operators of a program are known before it.
    public static func begin(_ sources: [SourceFile]) {
        for source in sources where source.text.utf8.count <= SourceLimits.fileBytes {
            let reading = Reading(source)
            reading.ended.enter()
            begun.withLock { $0.append(reading) }
            Thread.detachNewThread {
                let result = read(source, operators: .standard, limit: SourceLimits.fileBytes)
                reading.result.withLock { $0 = result }
                reading.ended.leave()
            }
        }
    }

    /// What was found for a file whose parsing was begun; waits for its end.
    static func result(of source: SourceFile) -> ParseResult? {
        let reading = begun.withLock { begun -> Reading? in
            guard let place = begun.firstIndex(where: { $0.source === source }) else { return nil }
            return begun.remove(at: place)
        }
        guard let reading else { return nil }
        reading.ended.wait()
        return reading.result.withLock { $0 }
    }
}
