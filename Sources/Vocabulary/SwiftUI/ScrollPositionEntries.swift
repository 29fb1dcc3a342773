import Interpreter
import ViewValues

/// `ScrollPosition`: what the program asked for last, or what the user has scrolled to.
struct ScrollPositionBox: NativeValue {
    enum Target: Sendable { case none, id(Value, UnitPointValue?), edge(String), point(Double?, Double?) }
    var target = Target.none
    /// The view in sight.
    var seen: Value?
    var isByUser = false
    /// Counts what was asked for: the same again is another one.
    var count = 0
    var nativeType: String { "ScrollPosition" }
    func isEqual(to other: any NativeValue) -> Bool {
        guard let other = other as? ScrollPositionBox else { return false }
        let isSameView = seen.map { own in other.seen.map { sameStructure(own, $0) } ?? false } ?? (other.seen == nil)
        return count == other.count && isByUser == other.isByUser && isSameView
    }
    func forEachValue(_ visit: (Value) -> Void) {
        if case .id(let value, _) = target { visit(value) }
        seen.map(visit)
    }

    mutating func ask(_ target: Target) {
        (self.target, isByUser, seen) = (target, false, nil)
        if case .id(let value, _) = target { seen = value }
        count += 1
    }
}

extension VocabularySource {
    /// ScrollPosition and the modifiers that bind it.
    static let scrollPositions = VocabularySource(
        "SwiftUI: scroll positions", types: [NativeType("struct ScrollPosition: Equatable {}")],
        entries: makers + movers + readings + binders)

    private typealias Target = ScrollPositionBox.Target

    private static func anchor(_ call: NativeCall, _ index: Int) -> UnitPointValue? {
        let fields = call.optional(index)?.asStructure?.fields.map { $0.asDouble ?? 0 }
        return fields.map { UnitPointValue($0[0], $0[1]) }
    }

    private static func edge(_ call: NativeCall, _ index: Int, _ machine: Machine) -> Target {
        .edge(machine.caseName(call[index]) ?? "top")
    }

    private static func point(_ call: NativeCall, _ index: Int) throws -> Target {
        let point = try call.numbers(index)
        return .point(point[0], point[1])
    }

    private static var makers: [NativeEntry] {
        @Sendable func maker(
            _ signature: String, _ target: @escaping @Sendable (NativeCall, Machine) throws -> Target
        ) -> NativeEntry {
            NativeEntry("init" + signature, on: "ScrollPosition") { machine, call in
                var box = ScrollPositionBox(target: try target(call, machine))
                if case .id(let value, _) = box.target { box.seen = value }
                return .native(box)
            }
        }
        return [
            maker("()") { _, _ in .none },
            maker("<T: Hashable>(idType: T.Type)") { _, _ in .none },
            maker("<T: Hashable>(id: T, anchor: UnitPoint? = nil)") { call, _ in .id(call[0], anchor(call, 1)) },
            maker("<T: Hashable>(idType: T.Type, edge: Edge)") { edge($0, 1, $1) },
            maker("(edge: Edge)") { edge($0, 0, $1) },
            maker("<T: Hashable>(idType: T.Type, x: CGFloat, y: CGFloat)") { call, _ in
                .point(try call.double(1), try call.double(2))
            },
            maker("(x: CGFloat, y: CGFloat)") { call, _ in .point(try call.double(0), try call.double(1)) },
            maker("(x: CGFloat)") { call, _ in .point(try call.double(0), nil) },
            maker("(y: CGFloat)") { call, _ in .point(nil, try call.double(0)) },
            maker("(point: CGPoint)") { call, _ in try point(call, 0) },
        ]
    }

    private static var movers: [NativeEntry] {
        @Sendable func mover(
            _ signature: String, _ target: @escaping @Sendable (NativeCall, Machine) throws -> Target
        ) -> NativeEntry {
            NativeEntry("mutating func scrollTo" + signature, on: "ScrollPosition") { machine, call in
                var box = try call.native(0, ScrollPositionBox.self)
                box.ask(try target(call, machine))
                call.arguments[0] = .native(box)
                return .void
            }
        }
        return [
            mover("<T: Hashable>(id: T, anchor: UnitPoint? = nil)") { call, _ in .id(call[1], anchor(call, 2)) },
            mover("(edge: Edge)") { edge($0, 1, $1) },
            mover("(x: CGFloat, y: CGFloat)") { call, _ in .point(try call.double(1), try call.double(2)) },
            mover("(x: CGFloat)") { call, _ in .point(try call.double(1), nil) },
            mover("(y: CGFloat)") { call, _ in .point(nil, try call.double(1)) },
            mover("(point: CGPoint)") { call, _ in try point(call, 1) },
        ]
    }

    private static var readings: [NativeEntry] {
        @Sendable func reading(
            _ signature: String, _ read: @escaping @Sendable (ScrollPositionBox, Machine) -> Value?
        ) -> NativeEntry {
            NativeEntry(signature, on: "ScrollPosition") { machine, call in
                read(try call.native(0, ScrollPositionBox.self), machine) ?? .null
            }
        }
        return [
            reading("var isPositionedByUser: Bool { get }") { box, _ in .bool(box.isByUser) },
            reading("var viewID: AnyHashable? { get }") { box, _ in box.seen },
            reading("func viewID<T: Hashable>(type: T.Type) -> T?") { box, _ in box.seen },
            reading("var edge: Edge? { get }") { box, machine in
                if case .edge(let name) = box.target, !box.isByUser { machine.enumCase("Edge", name) } else { nil }
            },
            reading("var point: CGPoint? { get }") { box, machine in
                guard case .point(let x?, let y?) = box.target, !box.isByUser else { return nil }
                return machine.point(Point(x, y))
            },
            reading("var x: CGFloat? { get }") { box, _ in
                if case .point(let x?, _) = box.target, !box.isByUser { .double(x) } else { nil }
            },
            reading("var y: CGFloat? { get }") { box, _ in
                if case .point(_, let y?) = box.target, !box.isByUser { .double(y) } else { nil }
            },
        ]
    }

    private static var binders: [NativeEntry] {
        [
            modifier(
                "func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View"
            ) { _, call in .show(.scrollPosition(ProgramBinding(call[1]), anchor: anchor(call, 2))) },
            modifier("func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View") { _, _ in
                .inert(name: "defaultScrollAnchor")
            },
        ]
    }
}

// Scroll positions as the engine asks for them.
extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public func scrollTarget(of position: any ProgramValue) -> ScrollTargetValue {
        let value = position.programValue
        guard let box = value.native as? ScrollPositionBox else {
            return value.isNull ? .none : .id(ExplicitID(position), anchor: nil)
        }
        guard !box.isByUser else { return .none }
        switch box.target {
        case .none: return .none
        case .id(let id, let anchor): return .id(ExplicitID(id), anchor: anchor)
        case .edge(let name):
            let edges: [String: EdgeSet] = [
                "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
            ]
            return .edge(edges[name] ?? .top)
        case .point(let x, let y): return .point(x: x, y: y)
        }
    }

    /// Answers the engine: see `ProgramHost`.
    public func scrolled(
        _ position: any ProgramValue, toView id: (any ProgramValue)?, isByUser: Bool
    ) -> (any ProgramValue)? {
        guard var box = position.programValue.native as? ScrollPositionBox else { return id }
        guard isByUser else { return nil }
        box.isByUser = true
        box.seen = id?.programValue
        return Value.native(box)
    }
}
