import AnimationMath
import ViewValues

/// Transforms that the program computes: asked for once the size of the content is known. Like scale and rotation they
/// move no frame (GEO-8), only the picture.
extension RenderTree {
    /// Asks each effect whose value is new for its transform.
    mutating func askGeometryEffects<Host: ProgramHost>(host: inout Host) throws {
        guard !geometryEffects.isEmpty else { return }
        let waiting = geometryEffects.sorted()
        geometryEffects = []
        for number in waiting where nodes.contains(number) {
            guard let value = nodes[number].program?.ran else { continue }
            let size = modelFrame(of: number)?.size ?? .zero
            nodes[number].program?.transform = try host.transform(of: value, size: size)
        }
    }

    /// The transform of an effect about the corner of the box it stands around; nil for other nodes.
    func geometryEffect(at node: NodeNumber) -> Affine? {
        guard let matrix = nodes[node].program?.transform, matrix.count == 6 else { return nil }
        let boxes = leaves(of: node).compactMap { shownFrame(of: $0) }
        guard let box = boxes.dropFirst().reduce(boxes.first, { $0?.union($1) }) else { return nil }
        return Affine(matrix, about: Point(box.minX, box.minY))
    }
}
