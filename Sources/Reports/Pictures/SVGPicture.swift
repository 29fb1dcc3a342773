import Playground

/// A picture of the screen as SVG.
public enum SVGPicture {
    /// A whole file.
    public static func text(_ frame: FilmFrame) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(frame.width)) \(number(frame.height))\">\n"
            + "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n" + frame.shapes.map(shape).joined() + "</svg>\n"
    }

    private static func shape(_ shape: FilmShape) -> String {
        let (x, y) = (shape.x + shape.width / 2, shape.y + shape.height / 2)
        let matrix = (shape.matrix + [x, y]).map(number).joined(separator: " ")
        let place = "transform=\"matrix(\(matrix))\" fill=\"\(colour(shape))\" fill-opacity=\"\(number(shape.alpha))\""
        if let text = shape.text {
            let size = number(min(shape.height * 0.8, 34))
            return "<text \(place) font-size=\"\(size)\" text-anchor=\"middle\" dominant-baseline=\"central\">"
                + escaped(text) + "</text>\n"
        }
        let (width, height) = (number(shape.width), number(shape.height))
        let (left, top) = (number(-shape.width / 2), number(-shape.height / 2))
        if shape.name == "Circle" || shape.name == "Ellipse" {
            return "<ellipse \(place) rx=\"\(number(shape.width / 2))\" ry=\"\(number(shape.height / 2))\"/>\n"
        }
        let radius = shape.name == "Capsule" ? " rx=\"\(number(min(shape.width, shape.height) / 2))\"" : ""
        return "<rect \(place) x=\"\(left)\" y=\"\(top)\" width=\"\(width)\" height=\"\(height)\"\(radius)/>\n"
    }

    private static func colour(_ shape: FilmShape) -> String {
        let parts = [shape.red, shape.green, shape.blue].map { component -> String in
            guard component.isFinite else { return "00" }
            let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + parts.joined()
    }

    private static func number(_ value: Double) -> String { value.isFinite ? NumberText.short(value) : "0" }

    /// Text as XML takes it.
    public static func escaped(_ text: String) -> String {
        text.printable.reduce(into: "") { result, character in
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
