import Interpreter

extension VocabularySource {
    /// Publishers of several publishers' values: each combination is held by a subject that the two feed.
    static let joinedPublishers = VocabularySource("Combine: several publishers", prelude: [members, namespace])

    private static let members = """
        extension Publisher {
            func combineLatest<P: Publisher>(_ other: P) -> _Publisher<(Output, P.Output)> {
                let latest = CurrentValueSubject<(Output, P.Output)?, Never>(nil)
                var left: Output?
                var right: P.Output?
                let first = self.sink { value in
                    left = value
                    if let right { latest.send((value, right)) }
                }
                let second = other.sink { value in
                    right = value
                    if let left { latest.send((left, value)) }
                }
                return latest.compactMap { pair in
                    _ = (first, second)
                    return pair
                }
            }
            func combineLatest<P: Publisher, T>(
                _ other: P, _ transform: @escaping (Output, P.Output) -> T
            ) -> _Publisher<T> {
                combineLatest(other).map { transform($0.0, $0.1) }
            }
            func zip<P: Publisher>(_ other: P) -> _Publisher<(Output, P.Output)> {
                let latest = CurrentValueSubject<(Output, P.Output)?, Never>(nil)
                var left: [Output] = []
                var right: [P.Output] = []
                let first = self.sink { value in
                    left.append(value)
                    if !right.isEmpty { latest.send((left.removeFirst(), right.removeFirst())) }
                }
                let second = other.sink { value in
                    right.append(value)
                    if !left.isEmpty { latest.send((left.removeFirst(), right.removeFirst())) }
                }
                return latest.compactMap { pair in
                    _ = (first, second)
                    return pair
                }
            }
        }
        """

    private static let namespace = """
        enum Publishers {
            static func CombineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> _Publisher<(A.Output, B.Output)> {
                a.combineLatest(b)
            }
            static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
                _ a: A, _ b: B, _ c: C
            ) -> _Publisher<(A.Output, B.Output, C.Output)> {
                a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
            }
            static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> _Publisher<A.Output> { a.merge(with: b) }
            static func Zip<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> _Publisher<(A.Output, B.Output)> {
                a.zip(b)
            }
        }
        """
}
