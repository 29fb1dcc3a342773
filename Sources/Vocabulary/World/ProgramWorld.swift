import AnimationMath
import Interpreter
import SwiftSubset
import ViewValues

/// The program as the engine's host: joins the interpreter with view values. A value like everything in a world.
public struct ProgramWorld: Sendable {
    /// Declarations and the running machine.
    public var program: ProgramState
    /// What is kept for each node of the render tree: cells of dynamic properties by their path in the value.
    var nodes: [NodeNumber: InstalledNode] = [:]
    /// What guides and layouts read since the engine took it.
    var layoutReads: Set<Dependency> = []
    /// Watches for blocks that queue themselves again without an end.
    var flood = BlockFlood()
    /// How many of the machine's warnings were handed on.
    public var reportedWarnings = 0

    /// The cells of one installed value.
    struct InstalledNode: Sendable {
        var typeName: String
        var cells: [String: CellID] = [:]
        /// Paths whose cells belong to a key and outlive the node.
        var shared: Set<String> = []
        /// Paths in order of declaration.
        var order: [String] = []
        var task: TaskID?
        /// What an `onReceive` listens to, and by which subscription.
        var listening: (publisher: Value, subscription: Int)?
    }

    /// A world with an empty program in SwiftUI's vocabulary.
    public init(vocabulary: VocabularyTable = standardVocabulary) { program = ProgramState(vocabulary: vocabulary) }

    /// The state of a node: names without underscore, present values and their cells.
    public func state(of node: NodeNumber) -> [(name: String, value: Value)] {
        guard let installed = nodes[node] else { return [] }
        return installed.order.compactMap { path in
            installed.cells[path].map { (Self.name(of: path), program.machine.peek($0)) }
        }
    }

    /// The session's own state: `@State var x` at the prompt.
    public var sessionState: [(name: String, value: Value)] {
        program.machine.wrappedGlobals.compactMap { name, wrapper in
            (wrapper as? StateBox)?.cell.map { (name, program.machine.peek($0)) }
        }
    }

    static func name(of path: String) -> String { path.hasPrefix("_") ? String(path.dropFirst()) : path }

    func dependency(_ key: DependencyKey) -> Dependency {
        switch key {
        case .cell(let cell): .cell(cell.index)
        case .object(let id): .object(Int(id.index))
        case .property(let id, let name): .property(object: Int(id.index), name: name)
        case .named("clock"): .clock
        case .named(let name) where name.hasPrefix("transaction"):
            .transaction(name == "transaction" ? "animation" : String(name.dropFirst("transaction.".count)))
        case .named(let name): .environment(name)
        }
    }

    /// Runs code that makes views: reads are recorded, writes refused (LIFE-4).
    mutating func evaluate(_ body: (inout Machine) throws -> ViewValue) throws -> BodyResult {
        program.machine.refillBudgets()
        let (view, reads) = try program.machine.evaluating(body)
        // One by one: a method handed to `map` would take a copy of the world along.
        var dependencies: Set<Dependency> = []
        for read in reads { dependencies.insert(dependency(read)) }
        return BodyResult(view: view, reads: dependencies)
    }
}
