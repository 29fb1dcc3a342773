import Interpreter

extension VocabularySource {
    /// Scanner, as far as colours written in hexadecimal digits and lists of numbers need it.
    static let scanners = VocabularySource(
        "Scanners",
        entries: nanoseconds.map { name, value in NativeEntry("var \(name): UInt64 { get }") { _, _ in .int(value) } },
        prelude: [scanner])

    private static let nanoseconds = [
        ("NSEC_PER_SEC", 1_000_000_000), ("NSEC_PER_MSEC", 1_000_000), ("NSEC_PER_USEC", 1000),
        ("USEC_PER_SEC", 1_000_000),
    ]

    private static let scanner = """
        class Scanner {
            let string: String
            var _rest: [Character]
            var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
            enum NumberRepresentation { case decimal, hexadecimal }
            init(string: String) {
                self.string = string
                _rest = Array(string)
            }
            var isAtEnd: Bool {
                _skip()
                return _rest.isEmpty
            }
            var scanLocation: Int {
                get { string.count - _rest.count }
                set { _rest = Array(string.dropFirst(newValue)) }
            }
            var currentIndex: String.Index {
                get { string.index(string.startIndex, offsetBy: string.count - _rest.count) }
                set { _rest = Array(string[newValue...]) }
            }
            func _skip() {
                guard charactersToBeSkipped != nil else { return }
                while let first = _rest.first, first.isWhitespace { _rest.removeFirst() }
            }
            func _digits(_ radix: Int) -> String {
                _skip()
                var found = ""
                if radix == 10, let sign = _rest.first, sign == "-" || sign == "+" {
                    found.append(sign)
                    _rest.removeFirst()
                }
                if radix == 16, _rest.count > 1, _rest[0] == "0", _rest[1] == "x" || _rest[1] == "X" {
                    _rest.removeFirst(2)
                }
                while let next = _rest.first, let value = next.hexDigitValue, value < radix {
                    found.append(next)
                    _rest.removeFirst()
                }
                return found
            }
            @discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool {
                guard let value = UInt64(_digits(16), radix: 16) else { return false }
                result = value
                return true
            }
            @discardableResult func scanHexInt32(_ result: inout UInt32) -> Bool {
                guard let value = UInt32(_digits(16), radix: 16) else { return false }
                result = value
                return true
            }
            func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
                representation == .hexadecimal ? UInt64(_digits(16), radix: 16) : UInt64(_digits(10))
            }
            func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
                representation == .hexadecimal ? Int64(_digits(16), radix: 16) : Int64(_digits(10))
            }
            func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
                representation == .hexadecimal ? Int(_digits(16), radix: 16) : Int(_digits(10))
            }
            func scanDouble() -> Double? {
                var text = _digits(10)
                if _rest.first == "." {
                    _rest.removeFirst()
                    text += "." + _digits(10)
                }
                return Double(text)
            }
            func scanCharacter() -> Character? {
                _skip()
                return _rest.isEmpty ? nil : _rest.removeFirst()
            }
            func scanString(_ wanted: String) -> String? {
                _skip()
                guard String(_rest).hasPrefix(wanted) else { return nil }
                _rest.removeFirst(wanted.count)
                return wanted
            }
            func scanUpToString(_ end: String) -> String? {
                _skip()
                var found = ""
                while !_rest.isEmpty, !String(_rest).hasPrefix(end) { found.append(_rest.removeFirst()) }
                return found.isEmpty ? nil : found
            }
        }
        """
}
