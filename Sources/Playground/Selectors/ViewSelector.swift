/// Names views of the tree: `Card/Button("Go")`, `Row{"one"}#2:leaving`.
public struct ViewSelector: Hashable, Sendable {
    /// Steps from the outermost view inwards; each somewhere below the one before.
    public var steps: [Step]

    /// Makes a selector of its steps.
    public init(_ steps: [Step]) { self.steps = steps }

    /// One view on the way.
    public struct Step: Hashable, Sendable {
        /// What the view is.
        public enum Name: Hashable, Sendable {
            /// `@identifier`: an accessibility identifier or a string `.id`.
            case identifier(String)
            /// `"label"`: the outermost view that carries it.
            case label(String)
            /// `Type`, `Type("label")`.
            case type(String, label: String?)
        }
        /// What narrows a step to views that come or go.
        public enum State: String, Hashable, Sendable, CaseIterable { case leaving, entering }

        /// What the view is called.
        public var name: Name
        /// `A{B}`: a B stands somewhere below.
        public var contains: ViewSelector?
        /// `#n`, from 1, in tree order.
        public var number: Int?
        /// Whether it has to come or go.
        public var state: State?

        /// Makes a step.
        public init(_ name: Name, contains: ViewSelector? = nil, number: Int? = nil, state: State? = nil) {
            self.name = name
            self.contains = contains
            self.number = number
            self.state = state
        }
    }
}

extension ViewSelector: CustomStringConvertible {
    /// The selector as a command takes it.
    public var description: String { steps.map(\.description).joined(separator: "/") }
}

extension ViewSelector.Step: CustomStringConvertible {
    /// The step as a command takes it.
    public var description: String {
        var text =
            switch name {
            case .identifier(let name): "@" + name
            case .label(let label): label.debugDescription
            case .type(let type, let label): type + (label.map { "(\($0.debugDescription))" } ?? "")
            }
        if let contains { text += "{\(contains)}" }
        if let number { text += "#\(number)" }
        if let state { text += ":\(state.rawValue)" }
        return text
    }
}
