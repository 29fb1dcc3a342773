import AnimationMath
import Interpreter
import ViewValues

// Shapes, effects, keyframes and layouts of the program.
extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func keyframes(of closure: ProgramClosure, from value: any ProgramValue) throws -> KeyframePlan {
        let tracks = try program.machine.acting { try $0.call(closure.value.programValue, [value.programValue]) }
        return try program.machine.plan(tracks, from: value.programValue)
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func value(
        _ value: any ProgramValue, settingTracks values: [AnimatableVector], of plan: KeyframePlan
    ) throws -> any ProgramValue { try program.machine.setTracks(value.programValue, values, plan) }

    /// Answers the engine: see `ProgramHost`.
    public mutating func path(of shape: any ProgramValue, in rect: Rect) throws -> PathValue {
        let machine = program.machine
        let frame = machine.structure(
            "CGRect", machine.structure("CGPoint", .double(rect.minX), .double(rect.minY)),
            machine.structure("CGSize", .double(rect.size.width), .double(rect.size.height)))
        var arguments: ContiguousArray<Value> = [shape.programValue, frame]
        let result = try program.machine.callMember("path(in:)", &arguments)
        return (result?.native as? PathBox)?.path ?? PathValue()
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func transform(of effect: any ProgramValue, size: Size) throws -> [Double] {
        let extent = program.machine.structure("CGSize", .double(size.width), .double(size.height))
        let value = effect.programValue
        program.machine.refillBudgets()
        let (result, _) = try program.machine.evaluating { machine in
            var arguments: ContiguousArray<Value> = [value, extent]
            return try machine.callMember("effectValue(size:)", &arguments)
        }
        guard let matrix = result?.asStructure?.fields.map({ $0.asDouble ?? 0 }), matrix.count == 9 else {
            return [1, 0, 0, 1, 0, 0]
        }
        return [matrix[0], matrix[1], matrix[3], matrix[4], matrix[6], matrix[7]]
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func guide(_ closure: ProgramClosure, size: Size, defaults: [String: Double]) throws -> Double {
        let dimensions = Value.native(DimensionsBox(size: size, guides: defaults))
        let (value, reads) = try program.machine.evaluating { try $0.call(closure.value.programValue, [dimensions]) }
        layoutReads.formUnion(reads.map(dependency))
        return value.asDouble ?? 0
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func takeLayoutReads() -> Set<Dependency> {
        defer { layoutReads = [] }
        return layoutReads
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func defaultGuide(
        _ name: String, axis: AxisValue, size: Size, defaults: [String: Double]
    ) throws -> Double {
        try program.machine.ownGuide(name, in: DimensionsBox(size: size, guides: defaults))
            ?? (axis == .horizontal ? size.width : size.height) / 2
    }
}
