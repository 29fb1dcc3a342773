import AnimationMath
import ViewValues

/// How content goes on once the finger has let go, along one axis (SHOW-4).
enum ScrollCourse: Sendable {
    case decelerating(ScrollDeceleration)
    /// Back to an edge that it stands or runs beyond: released so far from it, so fast, so many seconds after the finger.
    case returning(edge: Double, distance: Double, velocity: Double, since: Double)
}

/// A scroll view whose content moves by itself.
struct Glide: Sendable {
    var start: FrameTime
    var courses: [AxisValue: ScrollCourse]
    /// The way that an axis may be scrolled, and the visible length.
    var limits: [AxisValue: (end: Double, length: Double)]
}

extension RenderTree {
    /// The finger lets go: the content decelerates, goes to where its target behaviour sends it, or returns from beyond
    /// an edge.
    mutating func releaseScroll<Host: ProgramHost>(_ number: NodeNumber, velocity: Size, host: inout Host) throws {
        let offset = scrollOffset(of: number)
        // A finger moves the content against itself.
        let speed = Point(0 - velocity.width, 0 - velocity.height)
        let aim = snapped(reach(from: offset, speed, behavior(of: number)), in: number, from: offset)
        var glide = Glide(start: pass.time, courses: [:], limits: [:])
        for axis in scrollAxes(of: number) {
            let limits = scrollLimits(of: number, axis)
            glide.limits[axis] = limits
            let target = aim.map { min(max($0[axis], 0), limits.end) }
            glide.courses[axis] = Self.course(
                from: offset[axis], speed[axis], to: target, limits.end, rate: rate(of: number))
        }
        if !glide.courses.isEmpty { glides[number] = glide }
    }

    private static func course(
        from offset: Double, _ speed: Double, to target: Double?, _ end: Double, rate: ScrollDecelerationRate
    ) -> ScrollCourse? {
        if offset < 0 || offset > end {
            let edge = offset < 0 ? 0 : end
            return .returning(edge: edge, distance: offset - edge, velocity: speed, since: 0)
        }
        if let target {
            return target == offset
                ? nil : .decelerating(ScrollDeceleration(position: offset, end: target, rate: rate))
        }
        let course = ScrollDeceleration(position: offset, velocity: speed)
        return course.duration > 0 ? .decelerating(course) : nil
    }

    /// Where the speed alone would carry the content.
    private func reach(from offset: Point, _ speed: Point, _ behavior: String?) -> Point {
        Point(
            ScrollDeceleration(position: offset.x, velocity: speed.x).end,
            ScrollDeceleration(position: offset.y, velocity: speed.y).end)
    }

    private func rate(of number: NodeNumber) -> ScrollDecelerationRate {
        behavior(of: number) == "paging" ? .fast : .normal
    }

    /// Moves what glides to this frame; each step is an update without animation, as a finger's is.
    mutating func stepGlides<Host: ProgramHost>(host: inout Host) throws {
        for number in glides.keys.sorted() {
            guard nodes.contains(number), var glide = glides[number] else {
                glides[number] = nil
                continue
            }
            let elapsed = pass.time.elapsed(since: glide.start)
            var offset = scrollOffset(of: number)
            for axis in glide.courses.keys { offset[axis] = glide.step(axis, at: elapsed) }
            glides[number] = glide.courses.isEmpty ? nil : glide
            try setScroll(number, to: offset, TransactionValue(origin: .gesture), isReported: false, host: &host)
        }
    }

    /// Moves the content with the finger; beyond an edge it gives less and less (SHOW-4).
    mutating func dragScroll<Host: ProgramHost>(_ number: NodeNumber, by delta: Size, host: inout Host) throws {
        glides[number] = nil
        var offset = scrollOffset(of: number)
        for axis in scrollAxes(of: number) {
            let limits = scrollLimits(of: number, axis)
            let band = RubberBand(dimension: limits.length)
            let way = axis == .horizontal ? delta.width : delta.height
            let raw = band.stretched(offset[axis], limits.end) { band.dragged($0) } + way
            offset[axis] = band.stretched(raw, limits.end) { band.shown($0) }
        }
        try setScroll(number, to: offset, TransactionValue(origin: .gesture), host: &host)
    }

    /// How far an axis may be scrolled, and the length that is visible.
    func scrollLimits(of number: NodeNumber, _ axis: AxisValue) -> (end: Double, length: Double) {
        let far = clamped(Point(1e9, 1e9), in: number)
        return (max(0, far[axis]), nodes[number].frame?.size[axis] ?? 0)
    }
}

extension RubberBand {
    /// A place with what lies beyond the edges changed.
    fileprivate func stretched(_ place: Double, _ end: Double, _ change: (Double) -> Double) -> Double {
        place < 0 ? change(place) : place > end ? end + change(place - end) : place
    }
}

extension Glide {
    /// Where an axis is after so many seconds; a course that is over is taken out.
    fileprivate mutating func step(_ axis: AxisValue, at elapsed: Double) -> Double {
        let limits = self.limits[axis] ?? (0, 0)
        switch courses[axis] {
        case .decelerating(let course)?:
            let place = course.position(at: elapsed)
            if place < 0 || place > limits.end {
                let edge = place < 0 ? 0 : limits.end
                courses[axis] = .returning(
                    edge: edge, distance: place - edge, velocity: course.velocity(at: elapsed), since: elapsed)
            } else if elapsed >= course.duration {
                courses[axis] = nil
            }
            return place
        case .returning(let edge, let distance, let velocity, let since)?:
            let band = RubberBand(dimension: limits.length)
            let place = band.position(distance: distance, velocity: velocity, at: elapsed - since)
            let before = band.position(distance: distance, velocity: velocity, at: elapsed - since - 1 / 60)
            guard place.magnitude < 0.01, (place - before).magnitude * 60 < ScrollDeceleration.restingSpeed else {
                return edge + place
            }
            courses[axis] = nil
            return edge
        case nil: return 0
        }
    }
}
