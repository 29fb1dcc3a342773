import Interpreter

extension VocabularySource {
    /// Sequences that hide another one, and pairs in written order: plain Swift over closures and arrays.
    static let erasedSequences = VocabularySource(
        "ErasedSequences", prelude: [anyIterator, anySequence, pairs, interpolation])

    private static let anyIterator = """
        struct AnyIterator<Element>: IteratorProtocol, Sequence {
            let _next: () -> Element?
            init(_ body: @escaping () -> Element?) { _next = body }
            init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
                var iterator = base
                _next = { iterator.next() }
            }
            func next() -> Element? { _next() }
            func makeIterator() -> AnyIterator<Element> { self }
        }
        """

    private static let anySequence = """
        struct AnySequence<Element>: Sequence {
            let _make: () -> AnyIterator<Element>
            init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
                _make = { AnyIterator<Element>(makeUnderlyingIterator()) }
            }
            init<S: Sequence>(_ base: S) where S.Element == Element {
                _make = { 
                    let items: [Element] = Array(base)
                    var place = 0
                    return AnyIterator<Element> {
                        guard place < items.count else { return nil }
                        place += 1
                        return items[place - 1]
                    }
                }
            }
            func makeIterator() -> AnyIterator<Element> { _make() }
        }
        """

    private static let pairs = """
        struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral {
            let _pairs: [(key: Key, value: Value)]
            init(dictionaryLiteral elements: (Key, Value)...) {
                _pairs = elements.map { (key: $0.0, value: $0.1) }
            }
            typealias Element = (key: Key, value: Value)
            typealias Index = Int
            var startIndex: Int { 0 }
            var endIndex: Int { _pairs.count }
            var count: Int { _pairs.count }
            func index(after i: Int) -> Int { i + 1 }
            func index(before i: Int) -> Int { i - 1 }
            subscript(position: Int) -> (key: Key, value: Value) { _pairs[position] }
            func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
                var place = 0
                return AnyIterator<(key: Key, value: Value)> {
                    guard place < _pairs.count else { return nil }
                    place += 1
                    return _pairs[place - 1]
                }
            }
        }
        """

    /// What `extension String.StringInterpolation` extends.
    private static let interpolation = """
        struct DefaultStringInterpolation {
            var _text: String
            init() { _text = "" }
            mutating func appendLiteral(_ literal: String) { _text += literal }
            mutating func appendInterpolation<T>(_ value: T) { _text += "\\(value)" }
            var description: String { _text }
        }
        """
}
