import ViewValues

/// Names a node of the render tree for as long as it lives; numbers are used again only after erasure.
public struct NodeID: Hashable, Comparable, Sendable {
    /// The number that the host keeps state by.
    public let number: NodeNumber

    /// Wraps a number.
    public init(_ number: NodeNumber) { self.number = number }

    /// By number, which is no tree order.
    public static func < (left: NodeID, right: NodeID) -> Bool { left.number < right.number }
}
