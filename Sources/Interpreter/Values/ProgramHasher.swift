import Foundation

/// The program's `Hasher`: the same input gives the same hash in every run.
public struct ProgramHasher: NativeValue {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// A fresh hasher.
    public init() {}

    /// `Hasher`.
    public var nativeType: String { "Hasher" }
    /// As Swift names it.
    public var description: String { "Hasher" }

    /// Feeds a number.
    public mutating func combine(_ number: Int) {
        state = Self.mix(state ^ UInt64(bitPattern: Int64(number)))
    }

    /// Feeds text; texts that are equal by canonical equivalence give the same hash.
    public mutating func combine(_ text: String) {
        for character in text {
            let isPlain = character.isASCII
            let pieces = isPlain ? String(character) : Self.decomposed(character)
            for byte in pieces.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        }
        state = Self.mix(state)
    }

    /// The hash of everything fed so far.
    public func finish() -> Int { Int(truncatingIfNeeded: Self.mix(state)) }

    /// Canonically equivalent characters give the same text.
    private static func decomposed(_ character: Character) -> String {
        String(character).decomposedStringWithCanonicalMapping
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        var mixed = value &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
