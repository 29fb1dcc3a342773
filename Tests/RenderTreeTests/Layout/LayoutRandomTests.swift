import Testing
import ViewValues

@testable import RenderTree

/// A generator with a seed: the same trees on every machine.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension ViewValue {
    /// Any view of a depth.
    fileprivate static func random(_ depth: Int, _ generator: inout SeededGenerator) -> ViewValue {
        if depth == 0 { return leaf(&generator) }
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<4: return container(depth, &generator)
        case 4..<9: return modified(random(depth - 1, &generator), depth, &generator)
        default: return leaf(&generator)
        }
    }

    fileprivate static func leaf(_ generator: inout SeededGenerator) -> ViewValue {
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: rectangle()
        case 1: circle()
        case 2: spacer()
        case 3: divider()
        case 4: text(["a", "several words", "한국어 글", "one\ntwo"].randomElement(using: &generator) ?? "")
        case 5: rectangle().frame(Double.random(in: 0...90, using: &generator), 10)
        default: color()
        }
    }

    private static func container(_ depth: Int, _ generator: inout SeededGenerator) -> ViewValue {
        let children = (0..<Int.random(in: 0...3, using: &generator)).map { _ in random(depth - 1, &generator) }
        let spacing = Bool.random(using: &generator) ? nil : Double.random(in: -2...9, using: &generator)
        let kinds: [ViewKind] = [
            .container(.hStack(alignment: .firstTextBaseline, spacing: spacing), children: children),
            .container(.hStack(alignment: .center, spacing: spacing), children: children),
            .container(.vStack(alignment: .leading, spacing: spacing), children: children),
            .container(.zStack(alignment: .topLeading), children: children),
            .container(.grid(alignment: .center, horizontalSpacing: spacing, verticalSpacing: 4), children: children),
            .container(.scroll(axes: [.vertical], showsIndicators: true), children: children),
            .container(.lazyStack(.vertical, alignment: .center, spacing: spacing), children: children),
            .container(.viewThatFits(axes: [.horizontal]), children: children),
            .group(children), .container(.named("Form", parameters: [:]), children: children),
        ]
        return ViewValue(kinds.randomElement(using: &generator) ?? .empty)
    }

    private static func modified(
        _ view: ViewValue, _ depth: Int, _ generator: inout SeededGenerator
    ) -> ViewValue {
        let length = Double.random(in: 0...120, using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return view.frame(length, nil)
        case 1: return view.frame(nil, length, .topLeading)
        case 2: return view.flex(width: (nil, nil, .infinity), height: (length, nil, nil))
        case 3: return view.flex(width: (10, length + 10, length + 50))
        case 4: return view.padding(length / 10)
        case 5: return view.offset(length, 3)
        case 6: return view.layout(.fixedSize(horizontal: true, vertical: Bool.random(using: &generator)))
        case 7: return view.layout(.aspectRatio(1.5, fill: Bool.random(using: &generator)))
        case 8: return view.background(random(depth - 1, &generator))
        case 9: return view.layout(.layoutPriority(1))
        case 10: return view.layout(.ignoresSafeArea(.all))
        default: return view.opacity(0.5)
        }
    }
}

@Suite("Random trees") struct LayoutRandomTests {
    /// What is on the screen, by node: frames of what has been placed.
    private func frames(_ tree: LayoutTestTree) -> [Rect?] {
        tree.nodes.indices.map { tree.modelFrame(of: $0) }
    }

    @Test("GEO-1 after any change the layout is what a fresh one gives", arguments: 0..<300)
    func incremental(_ seed: UInt64) throws {
        var generator = SeededGenerator(state: seed)
        var shown = try LaidOut(.random(5, &generator))
        for _ in 0..<6 {
            change(&shown.tree, &generator)
            try shown.layOut()
            var fresh = shown.tree
            for node in fresh.nodes.indices { fresh.nodes[node].record = LayoutRecord() }
            var host = LayoutTestHost()
            try fresh.layOut(host: &host)
            #expect(shown.leafFrames == LaidOut.leafFrames(of: fresh))
        }
    }

    @Test("GEO-1 frames are finite and sizes not negative, whatever the tree", arguments: 1000..<1100)
    func finite(_ seed: UInt64) throws {
        var generator = SeededGenerator(state: seed)
        let shown = try LaidOut(.random(6, &generator))
        for case let frame? in frames(shown.tree) {
            #expect(frame.minX.isFinite && frame.minY.isFinite)
            #expect(frame.size.width >= 0 && frame.size.height >= 0)
            #expect(frame.size.width.isFinite && frame.size.height.isFinite)
        }
    }

    /// Replaces a leaf, changes a length, or takes a child out.
    private func change(_ tree: inout LayoutTestTree, _ generator: inout SeededGenerator) {
        let node = Int.random(in: tree.nodes.indices, using: &generator)
        switch tree.nodes[node].view.kind {
        case .leaf:
            if case .leaf = ViewValue.leaf(&generator).kind { tree.replace(node, by: text("changed")) }
        case .modified(let content, .layout(.frame)):
            tree.replace(node, by: content.frame(Double.random(in: 0...80, using: &generator), nil))
        case .modified(let content, .layout(.padding)): tree.replace(node, by: content.padding(1))
        case .container, .group:
            if let child = tree.nodes[node].content.randomElement(using: &generator) { tree.remove(child, from: node) }
        default: break
        }
    }
}

extension LaidOut {
    /// The frames of the leaves that are part of the layout.
    var leafFrames: [Rect?] { Self.leafFrames(of: tree) }

    static func leafFrames(of tree: LayoutTestTree) -> [Rect?] {
        var result: [Rect?] = []
        var stack = [0]
        while let node = stack.popLast() {
            if case .leaf = tree.nodes[node].view.kind { result.append(tree.nodes[node].record.frame) }
            stack += tree.nodes[node].content + tree.nodes[node].secondary
        }
        return result
    }
}
