/// A light scan of Swift source: brackets, strings and comments, in one pass and without syntax.
///
/// It takes the source line by line and keeps what is open between lines, so that a reader of entries can ask after
/// each line, and so that a source can be refused before the parser sees it.
struct SourceScanner {
    /// What is open at some place of the source.
    struct Opening: Equatable {
        enum Kind: Equatable {
            /// A bracket and the one that closes it.
            case bracket(closer: UInt8)
            /// A string of one or three quotes, with that many `#` around it.
            case string(quotes: Int, pounds: Int)
        }

        let kind: Kind
        let offset: Int
    }

    /// A token, as coarse as the scan needs it.
    enum Token: Equatable {
        case open(UInt8)
        case close(UInt8)
        case word, number, literal, newline
        /// An operator, with whether white space stands before and after it.
        case infix(spaceBefore: Bool, spaceAfter: Bool)
        /// `.`, `,`, `;`, `:`, `@`, `#`, `\` and everything else.
        case mark(UInt8)
    }

    /// A closing bracket that does not match.
    struct Mismatch: Equatable {
        let closer: UInt8
        let offset: Int
        /// What is open there; nil for nothing.
        let open: Opening?
    }

    /// What is open after the last line, outermost first.
    private(set) var openings: [Opening] = []
    /// How many block comments are open, one within the other.
    private(set) var commentDepth = 0
    /// Where the outermost open block comment begins.
    private(set) var commentStart = 0
    /// The first closing bracket that does not match.
    private(set) var mismatch: Mismatch?
    /// How many bytes have been scanned.
    private(set) var scanned = 0
    /// Whether ` # …` is a comment, as it is after an entry.
    var hasHashComments = false
    /// Where the last comment of that form begins.
    private(set) var hashComment: Int?

    /// Whether a bracket, a string of several lines or a comment is open.
    var isOpen: Bool { !openings.isEmpty || commentDepth > 0 }

    /// Scans one line with its line end, or the whole of a source; `each` is given every token with its place.
    mutating func scan(_ bytes: ArraySlice<UInt8>, each: (Token, Range<Int>) -> Void) {
        var cursor = Cursor(bytes: bytes, position: bytes.startIndex)
        let base = scanned - bytes.startIndex
        while cursor.position < bytes.endIndex {
            let start = cursor.position
            if let token = next(&cursor, base: base) { each(token, (start + base)..<(cursor.position + base)) }
        }
        scanned += bytes.count
    }

    /// Moves past the next token, or past what is none.
    private mutating func next(_ cursor: inout Cursor, base: Int) -> Token? {
        if commentDepth > 0 { return inComment(&cursor) }
        if case .string(let quotes, let pounds) = openings.last?.kind {
            return inString(&cursor, quotes: quotes, pounds: pounds, base: base)
        }
        return inCode(&cursor, base: base)
    }

    private mutating func inComment(_ cursor: inout Cursor) -> Token? {
        if cursor.take("*/") {
            commentDepth -= 1
        } else if cursor.take("/*") {
            commentDepth += 1
        } else {
            cursor.position += 1
        }
        return nil
    }

    private mutating func inString(_ cursor: inout Cursor, quotes: Int, pounds: Int, base: Int) -> Token? {
        let start = cursor.position
        switch cursor.current {
        case UInt8(ascii: "\\") where cursor.count(of: "#", at: cursor.position + 1, most: pounds) >= pounds:
            cursor.position += 1 + pounds
            if cursor.current == UInt8(ascii: "(") {
                openings.append(Opening(kind: .bracket(closer: UInt8(ascii: ")")), offset: cursor.position + base))
                cursor.position += 1
                return .open(UInt8(ascii: "("))
            }
            if cursor.current != UInt8(ascii: "\n") { cursor.position += 1 }
        case UInt8(ascii: "\"")
        where cursor.count(of: "\"", at: start, most: quotes) >= quotes
            && cursor.count(of: "#", at: start + quotes, most: pounds) >= pounds:
            cursor.position += quotes + pounds
            openings.removeLast()
            return .literal
        case UInt8(ascii: "\n") where quotes == 1:
            openings.removeLast()
            return inCode(&cursor, base: base)
        default:
            cursor.position += 1
        }
        return nil
    }

    private mutating func inCode(_ cursor: inout Cursor, base: Int) -> Token? {
        let byte = cursor.current
        switch byte {
        case UInt8(ascii: "\n"):
            cursor.position += 1
            return .newline
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
            cursor.position += 1
            return nil
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return opening(byte, &cursor, base: base)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return closing(byte, &cursor, base: base)
        case UInt8(ascii: "\""), UInt8(ascii: "#"): return quoteOrPound(&cursor, base: base)
        default: break
        }
        if cursor.takeLineComment() { return nil }
        if cursor.take("/*") {
            commentStart = cursor.position - 2 + base
            commentDepth = 1
            return nil
        }
        return cursor.takePlain()
    }

    private mutating func opening(_ byte: UInt8, _ cursor: inout Cursor, base: Int) -> Token {
        let closer: UInt8 =
            switch byte {
            case UInt8(ascii: "("): UInt8(ascii: ")")
            case UInt8(ascii: "["): UInt8(ascii: "]")
            default: UInt8(ascii: "}")
            }
        openings.append(Opening(kind: .bracket(closer: closer), offset: cursor.position + base))
        cursor.position += 1
        return .open(byte)
    }

    private mutating func closing(_ byte: UInt8, _ cursor: inout Cursor, base: Int) -> Token {
        if openings.last?.kind == .bracket(closer: byte) {
            openings.removeLast()
        } else if mismatch == nil {
            mismatch = Mismatch(closer: byte, offset: cursor.position + base, open: openings.last)
        }
        cursor.position += 1
        return .close(byte)
    }

    /// `"`, `"""`, `#"`; a `#` alone begins a directive, a macro, or a comment after a command.
    private mutating func quoteOrPound(_ cursor: inout Cursor, base: Int) -> Token? {
        let start = cursor.position
        let pounds = cursor.count(of: "#", at: start)
        let quotes = cursor.count(of: "\"", at: start + pounds, most: 3)
        guard quotes > 0 else {
            if hasHashComments, cursor.isBlank(at: start - 1), cursor.isSpace(at: start + 1) {
                hashComment = start + base
                cursor.skipLine()
                return nil
            }
            cursor.position += pounds
            return .mark(UInt8(ascii: "#"))
        }
        let length = quotes == 3 ? 3 : 1
        openings.append(Opening(kind: .string(quotes: length, pounds: pounds), offset: start + base))
        cursor.position = start + pounds + length
        return .literal
    }
}
