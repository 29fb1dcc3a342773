import Playground
import Reports

/// A replayed session as one self-contained page.
public enum HTMLPage {
    /// The page: prose as it stands, entries with what they printed.
    public static func page(_ replay: SessionReplay) -> String {
        let title = escaped(replay.document.frontMatter["title"] ?? replay.document.name)
        let body = replay.results.map { result in
            "<pre class=\"entry\">\(escaped(result.item.source))</pre>\n"
                + (result.lines.isEmpty
                    ? "" : "<pre class=\"out\">\(escaped(result.lines.joined(separator: "\n")))</pre>\n")
        }
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>\(title)</title>\n"
            + "<style>\(style)</style></head><body>\n<h1>\(title)</h1>\n" + body.joined() + "</body></html>\n"
    }

    private static let style = """
        body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}\
        pre{padding:.6rem .8rem;border-radius:.4rem;overflow:auto}.entry{background:#eef2ff}.out{background:#f6f6f4}
        """

    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}
