import RenderTree
import ViewValues

/// What `:frames` and `:plot` ask for.
struct SampleRequest {
    var columns: [Watch] = []
    /// Frames from now; nil: until it comes to rest, at most 10 s.
    var frames: Int?
    var every = 1

    /// Reads `SEL PROPERTY… [for SECONDS | Nf] [every Nf]`; a further selector may follow the properties.
    init(_ arguments: inout TextCursor, world: World) throws {
        let selector = try arguments.viewSelector()
        while !arguments.isAtWordEnd {
            if arguments.takeWord("for") {
                guard let count = try arguments.duration(in: world) else { throw CommandError("expected a duration") }
                frames = count
            } else if arguments.takeWord("every") {
                guard let count = try arguments.duration(in: world) else { throw CommandError("expected frames") }
                every = count
            } else {
                let name = try arguments.propertyWord()
                _ = try world.property(name)
                columns.append(Watch(selector: selector, property: name))
            }
        }
        guard !columns.isEmpty else { throw CommandError("expected a property", help: ":frames Rectangle width") }
    }
}

extension World {
    /// Samples the coming frames on a copy: moves no clock; what it prints and completes is discarded.
    func frames(_ request: SampleRequest) throws -> FrameTable {
        var copy = self
        var unheard = Recorder(entry: 0)
        var rows = [try copy.row(request, frame: 0)]
        let paths = try request.columns.map { try tree.path(of: node($0.selector)) }
        let last = request.frames ?? frames(in: 10)
        for frame in 1...last {
            if request.frames == nil, copy.isAtRest { break }
            try copy.advance(into: &unheard)
            if frame % request.every == 0 { rows.append(try copy.row(request, frame: frame)) }
        }
        return FrameTable(
            title: request.title, columns: request.columns.map(\.property), paths: paths, rows: rows,
            marks: unheard.events.compactMap { $0.mark(among: paths) })
    }

    /// One row; the first one must find the view, later ones leave a gap where it is gone.
    private mutating func row(_ request: SampleRequest, frame: Int) throws -> FrameRow {
        let samples = try request.columns.map { column -> SampleValue? in
            if frame == 0 { return try sample(column.selector, column.property) }
            return try? sample(column.selector, column.property)
        }
        return FrameRow(
            frame: frame, time: time.seconds, values: samples.map { $0?.value ?? .null },
            models: samples.map { $0?.model ?? .null }, velocities: samples.map { $0?.velocity })
    }

    /// Pictures of the coming motion at even distances, on a copy.
    func film(_ count: Int, of selector: ViewSelector?) throws -> [FilmFrame] {
        let length = max(try framesToRest(), count - 1)
        let chosen = try selector.map { try Set(tree.below(node($0))) }
        var copy = self
        var unheard = Recorder(entry: 0)
        var pictures: [FilmFrame] = []
        for index in 0..<count {
            let target = count == 1 ? 0 : length * index / (count - 1)
            while copy.time.tick - time.tick < target { try copy.advance(into: &unheard) }
            pictures.append(try copy.picture(of: chosen))
        }
        return pictures
    }

    /// Frames until the world comes to rest, at most 10 s.
    private func framesToRest() throws -> Int {
        var copy = self
        var unheard = Recorder(entry: 0)
        _ = try copy.runToRest(limit: frames(in: 10), into: &unheard)
        return copy.time.tick - time.tick
    }

    mutating func picture(of chosen: Set<NodeID>?) throws -> FilmFrame {
        let items = try tree.drawing(host: &program).filter { chosen?.contains($0.node) ?? true }
        return FilmFrame(
            time: time.seconds, width: tree.screen.size.width, height: tree.screen.size.height,
            shapes: items.map { holding($0.shape, of: $0.node) }.filter { !$0.isClippedAway })
    }
}

extension Event {
    /// A completion, or a turn of something on or in one of the views.
    fileprivate func mark(among paths: [String]) -> FrameMark? {
        switch kind {
        case .completion: return FrameMark(time: time, kind: .completes)
        case .motion(.retargeted, let change):
            let isNear = paths.contains { $0.hasPrefix(change.path) || change.path.hasPrefix($0) }
            return isNear ? FrameMark(time: time, kind: .turns) : nil
        default: return nil
        }
    }
}

extension SampleRequest {
    var title: String {
        columns.count == 1 ? "\(columns[0].selector) \(columns[0].property)" : "\(columns[0].selector)"
    }
}

extension RenderTree {
    /// A node and all below it.
    func below(_ node: NodeID) -> [NodeID] { [node] + children(of: node).flatMap { below($0) } }
}
