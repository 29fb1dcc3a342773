/// What a body runs for, as SwiftUI's `Self._printChanges()` tells it.
public struct BodyChanges: Sendable {
    /// The view's type.
    public var typeName: String
    /// `@self` for another value of the view, `@identity` for a new one, `_name` for a property that it read.
    public var names: [String]

    /// The changes of a view.
    public init(typeName: String, names: [String]) {
        self.typeName = typeName
        self.names = names
    }

    /// The line that is printed, without its end: `Card: _isOpen changed.`
    public var line: String {
        "\(typeName): \(names.isEmpty ? "unchanged" : names.joined(separator: ", ") + " changed")."
    }
}
