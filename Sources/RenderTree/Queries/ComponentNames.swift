import AnimationMath
import ViewValues

/// The names of an attribute's numbers, where they are not told by the attribute's name alone.
extension RenderTree {
    /// The names of a shape's numbers as selectors' properties have them: `lineWidth`, `trim.to`,
    /// `Star.animatableData[1]`; empty for other attributes.
    func componentNames(of number: AttributeNumber) -> [String] {
        guard attributes[number].key == .shape,
            case .leaf(.shape(_, let shape, _, let stroke)) = nodes[attributes[number].node].view.kind
        else { return [] }
        var numbers = ShapeNumbers()
        if let stroke { numbers.append(stroke) }
        numbers.appendPlaces(shape)
        // A shape of the program stands innermost: what is left are its data.
        let left = attributes[number].model.count - numbers.names.count
        guard left > 0, let type = numbers.programs.last?.composite.typeName else { return numbers.names }
        let data = type + ".animatableData"
        return numbers.names + (left == 1 ? [data] : (0..<left).map { "\(data)[\($0)]" })
    }

    /// Numbers a second, in the property's units as they are shown.
    func displayedVelocity(_ velocity: [Double], at shown: [Double], of number: AttributeNumber) -> [Double] {
        guard attributes[number].key == .fill, shown.count == 4, velocity.count == 4 else { return velocity }
        let moment = 1e-4
        let later = displayed(AnimatableVector(shown.indices.map { shown[$0] + velocity[$0] * moment }), of: number)
        let now = displayed(AnimatableVector(shown), of: number)
        return now.indices.map { (later[$0] - now[$0]) / moment }
    }
}
