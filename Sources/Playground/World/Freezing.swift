import AnimationMath
import RenderTree
import ViewValues

/// A property of one view that `:freeze` holds.
struct FrozenProperty: Hashable, Sendable {
    var node: NodeID
    var property: ViewProperty
}

/// `:freeze` and `:thaw`: what is shown of one property stands still, while the animation goes on behind it and all
/// else moves. Readings, conditions, tables, plots and pictures show the held value; layout and the program never do.
extension World {
    /// Holds a property as it is shown now.
    mutating func freeze(_ selector: ViewSelector, _ name: String) throws {
        let node = try node(selector)
        let key = FrozenProperty(node: node, property: try property(name))
        var reading = try reading(name, of: node)
        (reading.velocity, reading.isAnimating) = (0, false)
        frozen[key] = reading
    }

    /// A leaf's picture with what is held of it, or of a view around it, in place of what is shown.
    func holding(_ shape: FilmShape, of node: NodeID) -> FilmShape {
        guard !frozen.isEmpty else { return shape }
        var held = shape
        var current: NodeID? = node
        while let next = current {
            for property in [ViewProperty.x, .y, .width, .height, .midX, .midY, .opacity, .rotation, .scale] {
                guard let reading = frozen[FrozenProperty(node: next, property: property)],
                    let number = reading.shown.number, let live = live(property, at: next)
                else { continue }
                held.hold(property, at: number, instead: live)
            }
            current = tree.parent(of: next)
        }
        return held
    }

    private func live(_ property: ViewProperty, at node: NodeID) -> Double? {
        var copy = self
        return (try? copy.tree.value(of: property, at: node, host: &copy.program))?.shown.number
    }
}

extension FilmShape {
    /// Changes the picture as if a property that is `live` were `number`.
    fileprivate mutating func hold(_ property: ViewProperty, at number: Double, instead live: Double) {
        switch property {
        case .x, .midX: x += number - live
        case .y, .midY: y += number - live
        case .width: width += number - live
        case .height: height += number - live
        case .opacity: alpha = live == 0 ? number : alpha * number / live
        case .rotation: turn(by: number - live)
        case .scale where live != 0:
            matrix = matrix.map { $0 * number / live }
            scale *= number / live
        default: break
        }
    }

    private mutating func turn(by degrees: Double) {
        guard matrix.count == 4 else { return }
        let angle = degrees * Double.pi / 180
        let (s, c) = (sine(angle), cosine(angle))
        let m = matrix
        matrix = [c * m[0] - s * m[1], s * m[0] + c * m[1], c * m[2] - s * m[3], s * m[2] + c * m[3]]
    }
}
