import Playground

/// Tables of a page.
public enum TableMarkup {
    /// A table of frames, four digits after the point.
    public static func text(_ table: FrameTable) -> String {
        let header = (["frame", "time"] + table.columns).map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }
        let rows = table.rows.map { row in
            let cells = ["\(row.frame)", NumberText.fixed(row.time, digits: 4)] + row.values.map(cell)
            return "<tr>" + cells.map { "<td>\(Markup.escaped($0))</td>" }.joined() + "</tr>"
        }
        return "<div class=\"wide\"><table class=\"frames\"><thead><tr>\(header.joined())</tr></thead><tbody>"
            + rows.joined(separator: "\n") + "</tbody></table></div>"
    }

    private static func cell(_ value: RawValue) -> String {
        switch value {
        case .number(let number): NumberText.fixed(number, digits: 4)
        case .null: "–"
        default: value.display
        }
    }
}
