/// What layout asks of the program while it measures: the part of `ProgramHost` that needs no render tree.
///
/// Layout measures through this smaller protocol, so that a layout of the program can be asked while another one is
/// being asked: there is then nobody to call, and the nested answer is made first instead.
public protocol LayoutCalls {
    /// What a Layout of the program answers; `measure` gives a child's size for a proposal (nil: unspecified).
    mutating func sizeThatFits(
        layout: any ProgramValue, proposal: (Double?, Double?), subviews: [LayoutSubviewValue],
        measure: (Int, Double?, Double?) -> Size
    ) throws -> Size

    /// Where a Layout of the program puts its children in bounds: a point, anchor and proposal each.
    mutating func place(
        layout: any ProgramValue, bounds: Rect, proposal: (Double?, Double?), subviews: [LayoutSubviewValue],
        measure: (Int, Double?, Double?) -> Size
    ) throws -> [(Point, UnitPointValue, Double?, Double?)]

    /// Runs an alignment guide closure with the view's size; `defaults` are its explicit and own guides by name.
    mutating func guide(_ closure: ProgramClosure, size: Size, defaults: [String: Double]) throws -> Double

    /// The value of a guide of the program (`custom`) on a view that does not set it: `AlignmentID.defaultValue(in:)`.
    mutating func defaultGuide(
        _ name: String, axis: AxisValue, size: Size, defaults: [String: Double]
    ) throws -> Double

    /// Reports a warning of the engine's: each comes once per place and `:mark`.
    mutating func warn(_ warning: EngineWarning)

    /// What guides and layouts of the program read since the last time: another value of it lays out anew.
    mutating func takeLayoutReads() -> Set<Dependency>
}

extension LayoutCalls {
    /// Nothing, for hosts whose layouts read no state.
    public mutating func takeLayoutReads() -> Set<Dependency> { [] }

    /// The value of a guide of the program where no view sets it: the middle, unless the host asks the program's
    /// AlignmentID.
    public mutating func defaultGuide(
        _ name: String, axis: AxisValue, size: Size, defaults: [String: Double]
    ) throws -> Double {
        (axis == .horizontal ? size.width : size.height) / 2
    }
}

/// What a Layout of the program may know of a child besides its size for a proposal.
public struct LayoutSubviewValue: Sendable {
    /// `priority`.
    public var priority: Double
    /// Values by the LayoutValueKey type's name; a key that is missing has its default.
    public var values: [String: any ProgramValue]
    /// Whether it is a Spacer: `spacing.distance(to:along:)` is 0 beside it, 8 between all others (GEO-7).
    public var isSpacer: Bool
    /// Makes a description.
    public init(priority: Double = 0, values: [String: any ProgramValue] = [:], isSpacer: Bool = false) {
        self.priority = priority
        self.values = values
        self.isSpacer = isSpacer
    }
}
