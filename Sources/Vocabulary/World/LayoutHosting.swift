import Interpreter
import ViewValues

/// Where a layout of the program puts a child.
struct LayoutPlace {
    var point: Point
    var anchor: UnitPointValue
    var proposal: (Double?, Double?)
}

/// One question to a layout of the program, while it is being answered: who measures the children, and where they were
/// put. It never outlives the call, so nothing of it is part of a world.
final class LayoutSession: NativeValue, @unchecked Sendable {
    static let key = "layout"
    let measure: (Int, Double?, Double?) -> Size
    var places: [Int: LayoutPlace] = [:]
    var nativeType: String { "_LayoutSession" }
    init(measure: @escaping (Int, Double?, Double?) -> Size) { self.measure = measure }
}

/// A child as a layout of the program sees it.
struct LayoutSubviewBox: NativeValue {
    let index: Int
    let child: LayoutSubviewValue
    var nativeType: String { "LayoutSubview" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? LayoutSubviewBox)?.index == index }
    func forEachValue(_ visit: (Value) -> Void) {
        for value in child.values.values { visit(value.programValue) }
    }

    /// The child's size for a proposal; none once the layout has answered.
    func size(for proposal: (Double?, Double?), _ machine: Machine) -> Size {
        machine.layoutSession?.measure(index, proposal.0, proposal.1) ?? .zero
    }
}

extension Machine {
    /// The question that is being answered.
    var layoutSession: LayoutSession? { extras[LayoutSession.key] as? LayoutSession }
}

// Layouts of the program (GEO-1).
extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func sizeThatFits(
        layout: any ProgramValue, proposal: (Double?, Double?), subviews: [LayoutSubviewValue],
        measure: (Int, Double?, Double?) -> Size
    ) throws -> Size {
        try asking(layout, subviews, measure) { machine, value, children, _ in
            var cache = try Self.cache(of: value, children, &machine)
            return try Self.size(of: value, proposal, children, &cache, &machine)
        }
    }

    /// Answers the engine: see `ProgramHost`. The cache is filled by `sizeThatFits` first, as SwiftUI keeps it.
    public mutating func place(
        layout: any ProgramValue, bounds: Rect, proposal: (Double?, Double?), subviews: [LayoutSubviewValue],
        measure: (Int, Double?, Double?) -> Size
    ) throws -> [(Point, UnitPointValue, Double?, Double?)] {
        try asking(layout, subviews, measure) { machine, value, children, session in
            var cache = try Self.cache(of: value, children, &machine)
            _ = try Self.size(of: value, proposal, children, &cache, &machine)
            let offered = Self.proposal(proposal, machine)
            var arguments: ContiguousArray<Value> = [value, machine.rect(bounds), offered, children, cache]
            guard try machine.callMember("placeSubviews(in:proposal:subviews:cache:)", &arguments) != nil else {
                throw Trap(.unsupported, "the layout has no placeSubviews(in:proposal:subviews:cache:)")
            }
            // A child that is not placed stands in the middle, at its ideal size.
            let middle = LayoutPlace(
                point: Point(bounds.midX, bounds.midY), anchor: .center, proposal: proposal)
            return subviews.indices.map { index in
                let place = session.places[index] ?? middle
                return (place.point, place.anchor, place.proposal.0, place.proposal.1)
            }
        }
    }

    private mutating func asking<Answer>(
        _ layout: any ProgramValue, _ subviews: [LayoutSubviewValue], _ measure: (Int, Double?, Double?) -> Size,
        _ ask: (inout Machine, Value, Value, LayoutSession) throws -> Answer
    ) throws -> Answer {
        let value = layout.programValue
        let children = Value.list(
            ContiguousArray(
                subviews.enumerated().map { .native(LayoutSubviewBox(index: $0.offset, child: $0.element)) }))
        return try withoutActuallyEscaping(measure) { measure in
            let session = LayoutSession(measure: measure)
            let outer = program.machine.extras[LayoutSession.key]
            program.machine.extras[LayoutSession.key] = session
            defer { program.machine.extras[LayoutSession.key] = outer }
            program.machine.refillBudgets()
            let (answer, reads) = try program.machine.evaluating { try ask(&$0, value, children, session) }
            layoutReads.formUnion(reads.map(dependency))
            return answer
        }
    }

    private static func proposal(_ proposal: (Double?, Double?), _ machine: Machine) -> Value {
        let sides = [proposal.0, proposal.1].map { $0.map { Value.double($0) } ?? .null }
        return machine.structure("ProposedViewSize", sides[0], sides[1])
    }

    private static func cache(of layout: Value, _ children: Value, _ machine: inout Machine) throws -> Value {
        var arguments: ContiguousArray<Value> = [layout, children]
        var cache = try machine.callMember("makeCache(subviews:)", &arguments) ?? .void
        arguments = [layout, cache, children]
        if try machine.callMember("updateCache(_:subviews:)", &arguments) != nil { cache = arguments[1] }
        return cache
    }

    private static func size(
        of layout: Value, _ proposal: (Double?, Double?), _ children: Value, _ cache: inout Value,
        _ machine: inout Machine
    ) throws -> Size {
        var arguments: ContiguousArray<Value> = [layout, Self.proposal(proposal, machine), children, cache]
        guard let size = try machine.callMember("sizeThatFits(proposal:subviews:cache:)", &arguments) else {
            throw Trap(.unsupported, "the layout has no sizeThatFits(proposal:subviews:cache:)")
        }
        cache = arguments[3]
        let sides = size.numbersInside
        guard sides.count == 2 else { return .zero }
        return Size(sides[0], sides[1])
    }
}
