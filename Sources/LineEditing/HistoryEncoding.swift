/// The text of a history file: a first line that names the format, then one line for each entry.
enum HistoryEncoding {
    static let firstLine = "# inbetween history 1"

    /// One line: backslash and line breaks are escaped, so that an entry of many rows stays one.
    static func line(for entry: String) -> String {
        var line = ""
        for scalar in entry.unicodeScalars {
            switch scalar {
            case "\\": line += "\\\\"
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// The entry a line stands for; an escape that no version writes is kept as it stands.
    static func entry(from line: Substring) -> String {
        var entry = ""
        var scalars = line.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            guard scalar == "\\", let next = scalars.popFirst() else {
                entry.unicodeScalars.append(scalar)
                continue
            }
            switch next {
            case "\\": entry += "\\"
            case "n": entry += "\n"
            case "r": entry += "\r"
            default: entry.unicodeScalars.append(contentsOf: [scalar, next])
            }
        }
        return entry
    }

    /// All entries of a file's bytes, oldest first; nil when another program or another version wrote it.
    static func entries(in bytes: [UInt8]) -> [String]? {
        if bytes.isEmpty { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\n")
        guard let first = lines.first, String(first) == firstLine else { return nil }
        return lines.dropFirst().map { entry(from: Substring($0)) }
    }

    /// A whole file.
    static func file(_ entries: [String]) -> String {
        ([firstLine] + entries.map(line)).joined(separator: "\n") + "\n"
    }
}
