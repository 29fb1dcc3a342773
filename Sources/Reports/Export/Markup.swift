/// Text within markup.
public enum Markup {
    /// One line as HTML and XML take it, in text and in attributes in double quotes: nothing in it is markup, control
    /// characters are spelled out.
    public static func escaped(_ text: String) -> String {
        text.printable.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Several lines; their line feeds stay.
    public static func escapedLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
            .joined(separator: "\n")
    }
}
