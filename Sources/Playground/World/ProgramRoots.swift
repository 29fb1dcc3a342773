import Interpreter
import SwiftSubset
import ViewValues
import Vocabulary

/// Which view a program shows.
extension ProgramWorld {
    /// In the contract's order: the last `#Preview`, a PreviewProvider's previews, the App's scene, `ContentView()`, the
    /// last View struct that can be made without arguments.
    public mutating func defaultRoot() throws -> RootView? {
        if let preview = program.previews.last {
            program.machine.refillBudgets()
            let value = try program.machine.acting { try $0.call(preview, []) }
            return RootView(view: try view(of: value), name: "#Preview")
        }
        if let type = names(conformingTo: "PreviewProvider").last { return try root("\(type).previews") }
        if let type = names(conformingTo: "App").last { return try root("\(type)()") }
        let views = names(conformingTo: "View")
        if views.contains("ContentView"), let root = try? root("ContentView()") { return root }
        for type in views.reversed() {
            if let root = try? root("\(type)()") { return root }
        }
        return nil
    }

    /// Answers the playground: see `EntryProgram`.
    public mutating func root(_ expression: SourceFile) throws -> RootView {
        let value = try evaluate(expression, in: nil, like: nil)
        do {
            let view = try view(of: value)
            var root = RootView(
                view: try following(expression) ?? view, name: expression.text, expression: expression.text)
            if case .composite(let composite) = view.kind {
                root.isApp = names(conformingTo: "App").contains(composite.typeName)
            }
            return root
        } catch {
            throw Problem(
                "'\(expression.text)' is no View", help: "show a view, such as ContentView()", range: expression.range)
        }
    }

    /// The view as content that follows the session's own state; nil where there is none to follow.
    private mutating func following(_ expression: SourceFile) throws -> ViewValue? {
        guard !sessionState.isEmpty else { return nil }
        let text = "ScrollViewReader { _ in \(expression.text)\n}"
        let reader = try view(of: evaluate(SourceFile(name: expression.name, text: text), in: nil, like: nil))
        guard case .deferred(.scrollReader(let content)) = reader.kind else { return nil }
        return ViewValue(.deferred(.content(content)), source: reader.source)
    }

    /// Answers the playground: see `EntryProgram`.
    public mutating func currentRoot(_ root: RootView) throws -> RootView? {
        guard let expression = root.expression else { return try defaultRoot() }
        return try self.root(expression)
    }

    private mutating func root(_ text: String) throws -> RootView {
        try root(SourceFile(name: "root view", text: text))
    }

    /// The program's own types that conform to a protocol, in declared order.
    private func names(conformingTo name: String) -> [String] {
        guard let wanted = program.machine.types.id(name) else { return [] }
        return program.declarations.programTypes.compactMap { id in
            let info = program.machine.types[id]
            return info.kind != .protocolType && info.conformances.contains(wanted) ? info.name : nil
        }
    }
}
