import Interpreter

extension VocabularySource {
    /// Asynchronous sequences, written in Swift: what waits is a continuation on the virtual clock.
    static let asyncSequences = VocabularySource(
        "AsyncSequences",
        types: [
            NativeType(
                """
                protocol AsyncIteratorProtocol<Element> {
                    associatedtype Element
                    mutating func next() async throws -> Element?
                }
                """)
        ],
        prelude: [buffer, stream("AsyncStream", ""), stream("AsyncThrowingStream", " throws")])

    /// What was yielded and not taken yet, and who waits for more.
    private static let buffer = """
        final class _StreamBuffer<Element> {
            var elements: [Element] = []
            var isFinished = false
            var error: (any Error)? = nil
            var waiting: CheckedContinuation<Element?, any Error>? = nil
            var onTermination: (() -> Void)? = nil
            init() {}
            func yield(_ value: Element) {
                if isFinished { return }
                if let next = waiting {
                    waiting = nil
                    next.resume(returning: value)
                } else {
                    elements.append(value)
                }
            }
            func finish(_ failure: (any Error)?) {
                if isFinished { return }
                isFinished = true
                error = failure
                onTermination?()
                guard let next = waiting else { return }
                waiting = nil
                if let failure {
                    next.resume(throwing: failure)
                } else {
                    next.resume(returning: nil)
                }
            }
            func next() async throws -> Element? {
                if !elements.isEmpty { return elements.removeFirst() }
                if isFinished {
                    if let failure = error {
                        error = nil
                        throw failure
                    }
                    return nil
                }
                return try await withCheckedThrowingContinuation { next in waiting = next }
            }
        }
        """

    private static func stream(_ name: String, _ effect: String) -> String {
        let failure = effect.isEmpty ? "" : ", Failure"
        let result = effect.isEmpty ? "try? await buffer.next()" : "try await buffer.next()"
        let finish =
            effect.isEmpty
            ? "func finish() { buffer.finish(nil) }"
            : "func finish(throwing error: (any Error)? = nil) { buffer.finish(error) }"
        return """
            struct \(name)<Element\(failure)>: AsyncSequence {
                struct Continuation {
                    let buffer: _StreamBuffer<Element>
                    enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
                    enum Termination { case finished, cancelled }
                    var onTermination: ((Termination) -> Void)? {
                        get { nil }
                        nonmutating set { buffer.onTermination = { newValue?(.finished) } }
                    }
                    @discardableResult func yield(_ value: Element) -> Bool {
                        buffer.yield(value)
                        return true
                    }
                    \(finish)
                }
                struct Iterator: AsyncIteratorProtocol {
                    let buffer: _StreamBuffer<Element>
                    func next() async\(effect) -> Element? {
                        \(result)
                    }
                }
                let buffer: _StreamBuffer<Element>
                init(
                    _ elementType: Element.Type = Element.self,
                    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
                    _ build: (Continuation) -> Void
                ) {
                    buffer = _StreamBuffer<Element>()
                    build(Continuation(buffer: buffer))
                }
                init(_buffer: _StreamBuffer<Element>) { buffer = _buffer }
                static func makeStream(
                    of elementType: Element.Type = Element.self
                ) -> (stream: \(name)<Element\(failure)>, continuation: Continuation) {
                    let buffer = _StreamBuffer<Element>()
                    return (\(name)(_buffer: buffer), Continuation(buffer: buffer))
                }
                func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }
            }
            """
    }
}
