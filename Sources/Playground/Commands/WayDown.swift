import AnimationMath
import RenderTree

extension [String] {
    /// Each text once, in order, with how often it stands there where that is more than once.
    var counted: String {
        var order: [String] = []
        var counts: [String: Int] = [:]
        for text in self {
            if counts[text] == nil { order.append(text) }
            counts[text, default: 0] += 1
        }
        return order.map { text in counts[text].map { $0 > 1 ? "\(text) (\($0) times)" : text } ?? text }
            .joined(separator: ", ")
    }
}

extension World {
    /// What each attribute that a transaction changed met on its way, outermost modifier first.
    func wayDown(of transaction: Int) -> [String] {
        tree.ways(of: transaction).flatMap { way -> [String] in
            let animation = way.animation?.description ?? "no animation"
            let head = "\(way.path) \(way.property): \(animation), \(way.outcome) (\(way.rule))"
            return [head]
                + way.steps.map { step in
                    let place = step.source.map { " at \($0)" } ?? ""
                    let then = step.animation?.description ?? "no animation"
                    return "  .\(step.modifier) \(step.effect.text)\(place): \(then)"
                }
        }
    }
}

extension TransactionStep.Effect {
    /// What a modifier did, in words.
    fileprivate var text: String {
        switch self {
        case .set: "sets the animation"
        case .cleared: "takes the animation away"
        case .valueUnchanged: "does nothing: its value did not change"
        case .firstEvaluation: "does nothing: its value is new"
        case .disabled: "does nothing: animations are disabled"
        case .unchanged: "leaves the animation alone"
        case .restored: "gives back what was outside"
        }
    }
}
