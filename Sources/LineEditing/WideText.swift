import CLibedit

/// Text as libedit takes and gives it: C arrays of `wchar_t`, one for each Unicode scalar.
enum WideText {
    /// Calls `body` with the text as a terminated array; a NUL inside would end it early and is left out.
    static func with<Result>(_ text: String, _ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
        with(Array(text.unicodeScalars), body)
    }

    /// As above, from scalars.
    static func with<Result>(_ scalars: [Unicode.Scalar], _ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
        body(scalars.filter { $0 != "\0" }.map { wchar_t($0.value) } + [0])
    }

    /// The scalars from a pointer on; what is none becomes U+FFFD.
    static func scalars(_ start: UnsafePointer<wchar_t>, count: Int) -> [Unicode.Scalar] {
        UnsafeBufferPointer(start: start, count: count).map(scalar)
    }

    /// One scalar of libedit's.
    static func scalar(_ wide: wchar_t) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(bitPattern: wide)) ?? "\u{FFFD}"
    }
}
