import AnimationMath
import Playground
import RenderTree
import SwiftSubset
import Vocabulary

/// A program on the engine, driven without commands and reports.
final class Scene {
    private var program = ProgramWorld()
    private var tree = RenderTree(os: .ios26)
    private var time = FrameTime(tick: 0, fps: 60)

    /// Shows the source's root view.
    init(_ source: String) throws {
        _ = try program.declare([SourceFile(name: "Scene.swift", text: source)])
        guard let root = try program.defaultRoot() else { throw BenchmarkFailure("the scene has no view to show") }
        _ = try tree.show(root.view, at: time, host: &program)
    }

    /// Runs an entry inside the root view and settles the frame.
    func run(_ entry: String) throws -> Double {
        let scope = tree.firstNode { tree.programValue(of: $0) != nil }
        _ = try program.run(
            SourceFile(name: "entry", text: entry), in: scope.flatMap { tree.programValue(of: $0) })
        return Double(try tree.settle(at: time, host: &program).count)
    }

    /// Runs the root view's body, of which nothing is shown.
    func runBody() throws -> Double {
        guard let node = tree.firstNode(where: { tree.programValue(of: $0) != nil }),
            let value = tree.programValue(of: node)
        else { throw BenchmarkFailure("the scene has no body to run") }
        return Double(try program.body(of: value, at: 0).reads.count)
    }

    /// Goes one frame on.
    func step() throws -> Double {
        time = time.advanced(by: 1)
        program.setClock(seconds: time.seconds)
        return Double(try tree.advance(to: time, host: &program).count)
    }
}

/// A scene that is made when it is first asked for: the warming round pays for it, and a figure left out never does.
final class LazyScene {
    private let source: String, first: String?
    private var scene: Scene?

    /// - Parameter first: An entry that runs once, before any figure.
    init(_ source: String, beginsWith first: String? = nil) {
        (self.source, self.first) = (source, first)
    }

    func get() throws -> Scene {
        if let scene { return scene }
        let new = try Scene(source)
        if let first { _ = try new.run(first) }
        scene = new
        return new
    }
}
