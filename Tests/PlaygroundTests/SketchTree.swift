import Playground

/// A tree of views sketched in a test.
struct SketchTree: SelectableTree {
    struct View {
        var type: String?
        var label: String?
        var identifiers: [String] = []
        var marks: Set<String> = []
        var children: [View] = []
    }

    private(set) var flat: [(view: View, parent: Int?)] = []

    init(_ roots: [View]) { roots.forEach { add($0, below: nil) } }

    private mutating func add(_ view: View, below parent: Int?) {
        let index = flat.count
        flat.append((view, parent))
        view.children.forEach { add($0, below: index) }
    }

    func nodesInTreeOrder() -> [Int] { Array(flat.indices) }
    func parent(of node: Int) -> Int? { flat[node].parent }
    func typeName(of node: Int) -> String? { flat[node].view.type }
    func label(of node: Int) -> String? { flat[node].view.label }
    func identifiers(of node: Int) -> [String] { flat[node].view.identifiers }
    func isLeaving(_ node: Int) -> Bool { marked(node, "leaving") }
    func isEntering(_ node: Int) -> Bool { marked(node, "entering") }
    func isImplicit(_ node: Int) -> Bool { flat[node].view.marks.contains("implicit") }

    /// What is below a leaving view is leaving too.
    private func marked(_ node: Int, _ mark: String) -> Bool {
        flat[node].view.marks.contains(mark) || (parent(of: node).map { marked($0, mark) } ?? false)
    }
}

/// `Type`, with its label and what stands below it.
func view(
    _ type: String?, _ label: String? = nil, id: String? = nil, marks: Set<String> = [],
    _ children: SketchTree.View...
) -> SketchTree.View {
    SketchTree.View(type: type, label: label, identifiers: id.map { [$0] } ?? [], marks: marks, children: children)
}

/// A list of two rows, a card, and a button whose label the control made.
let sketch = SketchTree([
    view(
        "ContentView", nil,
        view("Row", nil, view("Text", "하나"), view("Capsule"), view("Capsule")),
        view("Row", nil, id: "second", view("Text", "two"), view("Capsule")),
        view("Button", "Go", view("Text", "Go", marks: ["implicit"])),
        view("Card", nil, marks: ["leaving"], view("Text", "two"), view("Circle"))
    )
])
