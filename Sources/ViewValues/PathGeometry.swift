/// One piece of a path: from where the pen stands to its end.
private struct Segment {
    let start: Point
    let element: PathValue.Element
    /// Where the subpath began: what `close` draws to.
    let origin: Point

    var end: Point {
        switch element {
        case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
        case .close: origin
        }
    }

    /// The point at a parameter of 0…1.
    func point(at t: Double) -> Point {
        let u = 1 - t
        func mix(_ weights: [(Double, Point)]) -> Point {
            weights.reduce(Point(0, 0)) { Point($0.x + $1.0 * $1.1.x, $0.y + $1.0 * $1.1.y) }
        }
        switch element {
        case .move(let point): return point
        case .line, .close: return mix([(u, start), (t, end)])
        case .quad(let end, let control): return mix([(u * u, start), (2 * u * t, control), (t * t, end)])
        case .cubic(let end, let first, let second):
            return mix([(u * u * u, start), (3 * u * u * t, first), (3 * u * t * t, second), (t * t * t, end)])
        }
    }

    /// The same way in straight steps; the start is not among them.
    var steps: [Point] {
        switch element {
        case .move: []
        case .line, .close: [end]
        case .quad, .cubic: (1...48).map { point(at: Double($0) / 48) }
        }
    }

    var length: Double { lengths.last ?? 0 }

    /// The length up to each step.
    var lengths: [Double] {
        var (last, sum) = (start, 0.0)
        return steps.map { step in
            sum += distance(last, step)
            last = step
            return sum
        }
    }

    /// The parameter at which a length is reached.
    func parameter(at length: Double) -> Double {
        let lengths = lengths
        guard let total = lengths.last, total > 0 else { return 1 }
        guard lengths.count > 1 else { return length / total }
        let place = lengths.firstIndex { $0 >= length } ?? lengths.count - 1
        let before = place == 0 ? 0 : lengths[place - 1]
        let share = lengths[place] > before ? (length - before) / (lengths[place] - before) : 0
        return (Double(place) + share) / Double(lengths.count)
    }

    /// The piece between two parameters: its first point and what draws it.
    func cut(_ from: Double, _ to: Double) -> (Point, PathValue.Element) {
        let (first, last) = (point(at: from), point(at: to))
        switch element {
        case .move, .line, .close: return (first, .line(last))
        case .quad(let end, let control):
            // As a cubic with the same course.
            let a = Point(start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3)
            let b = Point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
            return Segment(start: start, element: .cubic(end, a, b), origin: origin).cut(from, to)
        case .cubic:
            let (d0, d1) = (slope(at: from), slope(at: to))
            let third = (to - from) / 3
            return (
                first,
                .cubic(
                    last, Point(first.x + d0.x * third, first.y + d0.y * third),
                    Point(last.x - d1.x * third, last.y - d1.y * third))
            )
        }
    }

    private func slope(at t: Double) -> Point {
        guard case .cubic(let end, let first, let second) = element else {
            return Point(end.x - start.x, end.y - start.y)
        }
        let u = 1 - t
        func part(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
        }
        return Point(part(start.x, first.x, second.x, end.x), part(start.y, first.y, second.y, end.y))
    }
}

private func distance(_ a: Point, _ b: Point) -> Double {
    let (x, y) = (b.x - a.x, b.y - a.y)
    return (x * x + y * y).squareRoot()
}

extension PathValue {
    private var segments: [Segment] {
        var (pen, origin) = (Point(0, 0), Point(0, 0))
        return elements.map { element in
            if case .move(let point) = element { origin = point }
            let segment = Segment(start: pen, element: element, origin: origin)
            pen = segment.end
            return segment
        }
    }

    /// The path as straight lines: the points of each part, a closed one ends where it began.
    public var polygons: [[Point]] {
        var result: [[Point]] = []
        for segment in segments {
            if case .move(let point) = segment.element { result.append([point]) }
            if result.isEmpty { result.append([segment.start]) }
            result[result.count - 1] += segment.steps
        }
        return result.filter { $0.count > 1 }
    }

    /// Where the pen stands; nil for an empty path.
    public var currentPoint: Point? { segments.last?.end }

    /// The box around what is drawn; nil for an empty path.
    public var bounds: Rect? {
        var points: [Point] = []
        for segment in segments {
            if case .move(let point) = segment.element { points.append(point) }
            points += segment.steps
        }
        guard let first = points.first else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = Point(min(low.x, point.x), min(low.y, point.y))
            high = Point(max(high.x, point.x), max(high.y, point.y))
        }
        return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
    }

    /// The part between two fractions of the length, 0…1.
    public func trimmed(from: Double, to: Double) -> PathValue {
        let segments = segments
        let total = segments.reduce(0) { $0 + $1.length }
        let (start, end) = (min(max(from, 0), 1) * total, min(max(to, 0), 1) * total)
        guard end > start else { return PathValue() }
        var result: [Element] = []
        var passed = 0.0
        var isOpen = false
        for segment in segments {
            let length = segment.length
            let (low, high) = (max(start, passed), min(end, passed + length))
            if case .move = segment.element { isOpen = false }
            if length > 0, high > low {
                let piece = segment.cut(
                    low <= passed ? 0 : segment.parameter(at: low - passed),
                    high >= passed + length ? 1 : segment.parameter(at: high - passed))
                if !isOpen { result.append(.move(piece.0)) }
                result.append(piece.1)
                isOpen = true
            }
            passed += length
        }
        return PathValue(result)
    }

    /// Whether a point lies inside, by the winding rule or the even-odd one.
    public func contains(_ point: Point, evenOdd: Bool) -> Bool {
        var (winding, last, origin) = (0, Point(0, 0), Point(0, 0))
        func cross(_ a: Point, _ b: Point) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += b.y > a.y ? 1 : -1 }
        }
        for segment in segments {
            if case .move(let next) = segment.element {
                cross(last, origin)
                (last, origin) = (next, next)
            }
            for step in segment.steps {
                cross(last, step)
                last = step
            }
        }
        cross(last, origin)
        return evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// Every point through an affine transform a, b, c, d, tx, ty.
    public func transformed(_ m: [Double]) -> PathValue {
        func map(_ p: Point) -> Point {
            Point(m[0] * p.x + m[2] * p.y + m[4], m[1] * p.x + m[3] * p.y + m[5])
        }
        return PathValue(
            elements.map { element in
                switch element {
                case .move(let point): .move(map(point))
                case .line(let point): .line(map(point))
                case .quad(let point, let control): .quad(map(point), control: map(control))
                case .cubic(let point, let first, let second): .cubic(map(point), map(first), map(second))
                case .close: .close
                }
            })
    }

    /// A rectangle with corners of a size, clockwise from the middle of its right edge.
    public static func rounded(_ rect: Rect, width: Double, height: Double) -> [Element] {
        let rx = min(max(width, 0), rect.size.width / 2)
        let ry = min(max(height, 0), rect.size.height / 2)
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        guard rx > 0, ry > 0 else {
            return [.move(Point(l, t)), .line(Point(r, t)), .line(Point(r, b)), .line(Point(l, b)), .close]
        }
        // The control points of a quarter of an ellipse stand this part of the radius from the corner.
        let (kx, ky) = (rx * (1 - 0.5522847498), ry * (1 - 0.5522847498))
        return [
            .move(Point(r, t + ry)), .line(Point(r, b - ry)),
            .cubic(Point(r - rx, b), Point(r, b - ky), Point(r - kx, b)), .line(Point(l + rx, b)),
            .cubic(Point(l, b - ry), Point(l + kx, b), Point(l, b - ky)), .line(Point(l, t + ry)),
            .cubic(Point(l + rx, t), Point(l, t + ky), Point(l + kx, t)), .line(Point(r - rx, t)),
            .cubic(Point(r, t + ry), Point(r - kx, t), Point(r, t + ky)), .close,
        ]
    }
}
