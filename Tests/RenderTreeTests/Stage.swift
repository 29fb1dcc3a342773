import AnimationMath
import ViewValues

@testable import RenderTree

/// A tree with its program and a clock in frames.
struct Stage {
    var tree = RenderTree(os: .ios26)
    var host: EngineHost
    var frame = 0
    var events: [RenderEvent] = []

    /// Shows a root view named `Root` whose body reads the cells.
    init(_ cells: [Val] = [.flag(false)], _ body: @escaping @Sendable (inout Reader) -> ViewValue) throws {
        host = EngineHost(cells)
        let root = Stage.view("Root", .number(0)) { _, _, reader in body(&reader) }
        events = try tree.show(root, at: time, host: &host)
    }

    var time: FrameTime { FrameTime(tick: frame, fps: 60) }

    mutating func run(_ entry: (inout EngineHost) -> Void) throws {
        entry(&host)
        events = try tree.settle(at: time, host: &host)
    }

    mutating func set(_ cell: Int = 0, _ value: Val, _ animation: Animation? = nil) throws {
        try run { host in
            if let animation {
                host.withAnimation(animation) { $0.write(cell, value) }
            } else {
                host.write(cell, value)
            }
        }
    }

    mutating func step(_ count: Int = 1) throws {
        for _ in 0..<count {
            frame += 1
            events = try tree.advance(to: time, host: &host)
        }
    }

    /// Steps until nothing moves, 10 s at most.
    mutating func settle() throws {
        for _ in 0..<600 where !tree.isIdle { try step() }
    }

    func all(_ type: String) -> [NodeID] { tree.nodesInTreeOrder().filter { tree.typeName(of: $0) == type } }

    func node(_ type: String, _ index: Int = 0) throws -> NodeID {
        let all = all(type)
        guard index < all.count else { throw PropertyError.noSuchNode }
        return all[index]
    }

    mutating func reading(_ property: String, _ type: String = "Rectangle", _ index: Int = 0) throws -> PropertyReading
    {
        guard let property = ViewProperty(property) else { throw PropertyError.notApplicable(property) }
        return try tree.value(of: property, at: try node(type, index), host: &host)
    }

    mutating func number(_ property: String, _ type: String = "Rectangle", _ index: Int = 0) throws -> Double {
        try reading(property, type, index).shown.number ?? .nan
    }

    mutating func moves(_ property: String, _ type: String = "Rectangle", _ index: Int = 0) throws -> Bool {
        try reading(property, type, index).isAnimating
    }

    mutating func rule(_ property: String, _ type: String = "Rectangle", _ index: Int = 0) throws -> String {
        guard let property = ViewProperty(property) else { throw PropertyError.notApplicable(property) }
        return try tree.explanation(of: property, at: try node(type, index), host: &host).rule
    }

    var work: WorkCounts {
        for case .work(let counts) in events { return counts }
        return WorkCounts()
    }

    // MARK: Building views

    static func view(
        _ name: String, _ input: Val, isAnimatable: Bool = false,
        _ body: @escaping @Sendable (Val, Double, inout Reader) -> ViewValue
    ) -> ViewValue {
        ViewValue(.composite(composite(name, input, isAnimatable: isAnimatable, body)))
    }

    static func composite(
        _ name: String, _ input: Val, isAnimatable: Bool = false,
        _ body: @escaping @Sendable (Val, Double, inout Reader) -> ViewValue
    ) -> CompositeValue {
        CompositeValue(
            typeName: name, signature: name, value: Body(name: name, input: input, make: body),
            isAnimatable: isAnimatable)
    }
}

/// `Rectangle()`.
func rectangle(_ color: ColorValue? = nil) -> ViewValue {
    ViewValue(.leaf(.shape(name: "Rectangle", .rectangle, fill: color.map { .color($0) }, stroke: nil)))
}

/// `Text("…")`.
func caption(_ content: String) -> ViewValue { ViewValue(.leaf(.text(TextValue(content)))) }

/// `VStack { … }`.
func vStack(_ children: ViewValue...) -> ViewValue {
    ViewValue(.container(.vStack(alignment: .center, spacing: 0), children: children))
}

/// The content of a ViewModifier.
let content = ViewValue(.placeholder(.content))

/// An action of the program.
func action(_ run: @escaping @Sendable (inout EngineHost) -> Void) -> ProgramClosure {
    ProgramClosure(Action(run: run))
}

extension ViewValue {
    func modifier(_ modifier: Modifier) -> ViewValue { ViewValue(.modified(self, modifier)) }
    func frame(_ width: Double?, _ height: Double?) -> ViewValue {
        modifier(.layout(.frame(width: width, height: height, alignment: .center)))
    }
    func faded(_ value: Double) -> ViewValue { modifier(.effect(.opacity(value))) }
    func rotation(_ degrees: Double) -> ViewValue { modifier(.effect(.rotation(degrees: degrees, anchor: .center))) }
    func scale(_ value: Double) -> ViewValue { modifier(.effect(.scale(x: value, y: value, anchor: .center))) }
    func moved(_ x: Double, _ y: Double = 0) -> ViewValue { modifier(.layout(.offset(x: x, y: y))) }
    func animation(_ animation: Animation?, _ value: Val) -> ViewValue {
        modifier(.transaction(.animation(animation, value: value)))
    }
    func transition(_ transition: TransitionValue) -> ViewValue { modifier(.transition(transition)) }
    func id(_ value: Val) -> ViewValue { modifier(.identity(.id(ExplicitID(value)))) }
    func onAppear(_ line: String) -> ViewValue {
        modifier(.lifecycle(.onAppear(action { $0.output.append(line) })))
    }
    func onDisappear(_ line: String) -> ViewValue {
        modifier(.lifecycle(.onDisappear(action { $0.output.append(line) })))
    }
}

/// `if condition { view }`.
func when(_ condition: Bool, _ view: ViewValue) -> ViewValue { ViewValue(.optional(condition ? view : nil)) }

/// `if condition { first } else { second }`.
func either(_ condition: Bool, _ first: ViewValue, _ second: ViewValue) -> ViewValue {
    ViewValue(.conditional(branch: condition ? 0 : 1, condition ? first : second))
}
