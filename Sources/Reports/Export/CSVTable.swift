import Playground

/// A table as comma separated values, unrounded.
public enum CSVTable {
    /// A header, then a line a frame.
    public static func text(_ table: FrameTable) -> String {
        let header = (["frame", "time"] + table.columns).map(quoted).joined(separator: ",")
        let rows = table.rows.map { row in
            (["\(row.frame)", "\(row.time)"] + row.values.map(cell)).joined(separator: ",")
        }
        return ([header] + rows).map { $0 + "\n" }.joined()
    }

    private static func cell(_ value: RawValue) -> String {
        switch value {
        case .null: ""
        case .number(let number): "\(number)"
        default: quoted(value.display)
        }
    }

    private static func quoted(_ text: String) -> String {
        guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
        return "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }
}
