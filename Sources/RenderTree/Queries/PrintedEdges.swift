import ViewValues

extension EdgeSet {
    /// As in source: `.leading`, `[.top, .leading]`, `.all`.
    var printed: String {
        let named: [(EdgeSet, String)] = [(.all, ".all"), (.vertical, ".vertical"), (.horizontal, ".horizontal")]
        if let whole = named.first(where: { $0.0 == self }) { return whole.1 }
        let single: [(EdgeSet, String)] = [
            (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
        ]
        let parts = single.filter { contains($0.0) }.map(\.1)
        return parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))]"
    }
}

extension Insets {
    /// The four sides with their names.
    var printed: String {
        let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
        return sides.map { "\($0.0): \(Parameter.print($0.1))" }.joined(separator: ", ")
    }
}
