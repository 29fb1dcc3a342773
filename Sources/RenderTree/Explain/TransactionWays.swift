import AnimationMath
import ViewValues

/// How a transaction reached an attribute that it changed (`:tx N`).
public struct TransactionWay: Sendable {
    /// Where the attribute stands, and its name.
    public var path: String, property: String
    /// `started`, `retargeted`, `combined`, `jumped` or `shifted`.
    public var outcome: String
    /// The animation that arrived; nil for none.
    public var animation: Animation?
    /// What shaped the transaction on its way, outermost first.
    public var steps: [TransactionStep]
    /// The deciding rule.
    public var rule: String
}

extension RenderTree {
    /// The ways of a transaction to the attributes whose newest change it made, in tree order; empty for one that
    /// changed nothing, or only what has changed again since.
    public func ways(of transaction: Int) -> [TransactionWay] {
        guard let rootNumber else { return [] }
        var paths = paths
        return subtree(of: rootNumber).flatMap { node in
            nodes[node].attributes.compactMap { entry in
                guard let record = attributes[entry.number].record, record.transaction == transaction else {
                    return nil
                }
                return TransactionWay(
                    path: paths.path(of: node, in: self), property: propertyName(of: entry.number),
                    outcome: "\(record.outcome)", animation: record.trace.value.animation, steps: record.trace.steps,
                    rule: record.rule)
            }
        }
    }
}
