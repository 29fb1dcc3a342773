import Interpreter

extension VocabularySource {
    /// The protocols of the standard library. What a type of the program must write itself stands in them as a
    /// requirement; what every conforming type gets are entries of other families.
    static let protocols: VocabularySource = VocabularySource(
        "Protocols",
        types: (basicProtocols + literalProtocols + numberProtocols + sequenceProtocols).map(NativeType.init))

    private static let basicProtocols: [String] = [
        "protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }",
        "protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }",
        "protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }",
        "protocol Identifiable { associatedtype ID: Hashable; var id: ID { get } }",
        "protocol Error {}",
        "protocol LocalizedError: Error {}",
        "protocol Sendable {}",
        "protocol AnyObject {}",
        "protocol Copyable {}",
        "protocol Escapable {}",
        "protocol Actor: AnyObject {}",
        "protocol CVarArg {}",
        "protocol TextOutputStream { mutating func write(_ string: String) }",
        "protocol CustomStringConvertible { var description: String { get } }",
        "protocol CustomDebugStringConvertible { var debugDescription: String { get } }",
        "protocol CustomReflectable {}",
        "protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }",
        "protocol CaseIterable { static var allCases: [Self] { get } }",
        """
        protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
        }
        """,
        "protocol CodingKey {}",
        "protocol Encodable {}",
        "protocol Decodable {}",
        "protocol Codable: Encodable, Decodable {}",
    ]

    private static let literalProtocols: [String] = [
        "protocol ExpressibleByNilLiteral {}",
        "protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }",
        "protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }",
        "protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }",
        "protocol ExpressibleByUnicodeScalarLiteral {}",
        "protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {}",
        """
        protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
            init(stringLiteral value: String)
        }
        """,
        "protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}",
        "protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement }",
        "protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value }",
    ]

    private static let numberProtocols: [String] = [
        """
        protocol AdditiveArithmetic: Equatable {
            static var zero: Self { get }
            static func + (lhs: Self, rhs: Self) -> Self
            static func - (lhs: Self, rhs: Self) -> Self
        }
        """,
        "protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral { static func * (lhs: Self, rhs: Self) -> Self }",
        "protocol SignedNumeric: Numeric {}",
        "protocol Strideable<Stride>: Comparable { associatedtype Stride }",
        "protocol BinaryInteger: Hashable, Numeric, Strideable, CustomStringConvertible {}",
        "protocol SignedInteger: BinaryInteger, SignedNumeric {}",
        "protocol UnsignedInteger: BinaryInteger {}",
        "protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {}",
        "protocol FloatingPoint: Hashable, SignedNumeric, Strideable {}",
        "protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {}",
        "protocol RandomNumberGenerator { mutating func next() -> UInt64 }",
        "protocol InstantProtocol: Comparable, Hashable {}",
        "protocol DurationProtocol: Comparable, AdditiveArithmetic {}",
        "protocol Clock {}",
    ]

    private static let sequenceProtocols: [String] = [
        """
        protocol IteratorProtocol<Element> {
            associatedtype Element
            mutating func next() -> Element?
        }
        """,
        """
        protocol Sequence<Element> {
            associatedtype Element
            associatedtype Iterator: IteratorProtocol = Self
            func makeIterator() -> Iterator
        }
        """,
        """
        protocol Collection<Element>: Sequence {
            associatedtype Element
            associatedtype Index: Comparable
            var startIndex: Index { get }
            var endIndex: Index { get }
            subscript(position: Index) -> Element { get }
            func index(after i: Index) -> Index
        }
        """,
        "protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }",
        "protocol RandomAccessCollection<Element>: BidirectionalCollection {}",
        "protocol MutableCollection<Element>: Collection {}",
        "protocol RangeReplaceableCollection<Element>: Collection {}",
        "protocol LazySequenceProtocol: Sequence {}",
        "protocol RangeExpression<Bound> { associatedtype Bound: Comparable }",
        "protocol StringProtocol: BidirectionalCollection, Hashable, Comparable {}",
        "protocol SetAlgebra<Element>: Equatable { associatedtype Element }",
        "protocol OptionSet: SetAlgebra, RawRepresentable { init(rawValue: RawValue) }",
        "protocol AsyncSequence<Element> { associatedtype Element }",
    ]
}
