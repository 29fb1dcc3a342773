internal import SwiftSyntax

extension Lowerer {
    func integer(_ node: IntegerLiteralExprSyntax) -> Expr {
        let text = node.literal.text.filter { $0 != "_" }
        let radix = node.literal.text.hasPrefix("0x") ? 16 : text.hasPrefix("0o") ? 8 : text.hasPrefix("0b") ? 2 : 10
        let digits = radix == 10 ? text[...] : text.dropFirst(2)
        let value = UInt64(digits, radix: radix)
        if value == nil { report(.integerTooLarge(node.literal.text), at: range(node)) }
        return Expr(.integer(value ?? 0), range: range(node))
    }

    func float(_ node: FloatLiteralExprSyntax) -> Expr {
        let value = Double(node.literal.text.filter { $0 != "_" })
        if value == nil { reportNotYet("the number \(node.literal.text)", at: node) }
        return Expr(.float(value ?? 0), range: range(node))
    }

    func string(_ node: StringLiteralExprSyntax) -> Expr {
        let pounds = node.openingPounds?.text.utf8.count ?? 0
        var segments: [StringSegment] = []
        var text = ""
        for segment in node.segments {
            switch segment {
            case .stringSegment(let segment):
                text += unescape(segment.content.text, pounds: pounds)
            case .expressionSegment(let segment):
                if !text.isEmpty { segments.append(.text(text)) }
                text = ""
                segments.append(.interpolation(arguments(segment.expressions), range: range(segment)))
            @unknown default: reportNotYet("this part of a string", at: segment)
            }
        }
        if !text.isEmpty { segments.append(.text(text)) }
        return Expr(.string(segments), range: range(node))
    }
}

/// Resolves the escapes of a string literal's text, `pounds` being the number of `#` before its quote.
///
/// An escape that means nothing is left as it is: the parser has named it.
func unescape(_ text: String, pounds: Int) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }) else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
        if scalar == "\r" {
            result.append("\n")
            if rest.first == "\n" { rest.removeFirst() }
        } else if scalar == "\\",
            rest.prefix(pounds).elementsEqual(String(repeating: "#", count: pounds).unicodeScalars)
        {
            rest.removeFirst(pounds)
            result += escaped(&rest)
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// What the escape at the beginning of `rest` stands for; `rest` is moved past it.
private func escaped(_ rest: inout Substring.UnicodeScalarView) -> String {
    guard let scalar = rest.popFirst() else { return "" }
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u": return unicodeEscape(&rest)
    case "\n", "\r", " ", "\t":
        rest = rest.drop { $0 != "\n" }.dropFirst()
        return ""
    default: return String(Character(scalar))
    }
}

private func unicodeEscape(_ rest: inout Substring.UnicodeScalarView) -> String {
    let digits = rest.dropFirst().prefix { $0 != "}" }
    rest = rest.dropFirst(digits.count + 2)
    guard let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) else { return "" }
    return String(Character(scalar))
}
