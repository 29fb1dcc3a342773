import AnimationMath
import ViewValues

/// How a released scroll view moves along one axis (SHOW-4): it slows down by itself, and where it passes an edge a
/// spring brings it back.
struct ScrollCourse: Sendable {
    private var free: ScrollDeceleration?
    /// When the edge is passed, seconds after the release; infinite where it is not.
    private var crossing = Double.infinity
    /// The edge that the spring comes back to, and the distance and velocity with which it takes over.
    private var edge = 0.0, distance = 0.0, velocity = 0.0
    private var band: RubberBand
    /// What it was made for: how far the content goes, and whether a behaviour chose the end.
    private(set) var limit = 0.0, hasTarget = false
    private var length = 0.0, rate = ScrollDecelerationRate.normal
    /// Seconds until it stands.
    private(set) var duration = 0.0

    /// A release at an offset with a velocity, points a second; `target` is where a behaviour wants it to rest.
    ///
    /// - Parameters:
    ///   - limit: The largest offset; the least is 0.
    ///   - length: The scroll view's visible length, points.
    init(
        offset: Double, velocity: Double, target: Double?, limit: Double, length: Double, rate: ScrollDecelerationRate
    ) {
        band = RubberBand(dimension: length)
        (self.limit, self.length, self.rate, hasTarget) = (limit, length, rate, target != nil)
        let inside = min(max(offset, 0), limit)
        if offset != inside {
            bounce(at: inside, distance: offset - inside, velocity: velocity, after: 0)
            return
        }
        let course =
            target.map { ScrollDeceleration(position: offset, end: $0, rate: rate) }
            ?? ScrollDeceleration(position: offset, velocity: velocity, rate: rate)
        free = course
        duration = course.duration
        let end = min(max(course.end, 0), limit)
        guard end != course.end, course.velocity != 0 else { return }
        let decay = 1_000 * logarithm(rate.rawValue)
        let time = logarithm(1 + (end - offset) * decay / course.velocity) / decay
        bounce(at: end, distance: 0, velocity: course.velocity(at: time), after: time)
    }

    private mutating func bounce(at edge: Double, distance: Double, velocity: Double, after time: Double) {
        (self.edge, self.distance, self.velocity, crossing) = (edge, distance, velocity, time)
        var end = time
        let frame = 1.0 / 60
        while end < time + 10, !isResting(at: end, frame) { end += frame }
        duration = end
    }

    private func isResting(at time: Double, _ frame: Double) -> Bool {
        let here = position(at: time)
        let way = position(at: time + frame) - here
        return abs(here - edge) < ScrollDeceleration.restingSpeed
            && abs(way) / frame < ScrollDeceleration.restingSpeed
    }

    /// Where the content is some seconds after the release; from the end on, where it rests.
    func position(at time: Double) -> Double {
        if time >= crossing { return edge + band.position(distance: distance, velocity: velocity, at: time - crossing) }
        return free?.position(at: time) ?? edge
    }

    /// The same motion from some seconds after the release on, where the content goes further or less far by now; nil
    /// where that changes nothing.
    func going(on limit: Double, at time: Double) -> ScrollCourse? {
        guard abs(limit - self.limit) > 0.01, !hasTarget, time < duration else { return nil }
        return from(time, limit: limit)
    }

    /// The same motion told from some seconds after the release on.
    func shifted(by time: Double) -> ScrollCourse { from(time, limit: limit) }

    private func from(_ time: Double, limit: Double) -> ScrollCourse {
        let speed = (position(at: time + 1e-4) - position(at: time)) / 1e-4
        return ScrollCourse(
            offset: position(at: time), velocity: speed, target: hasTarget ? end : nil, limit: limit, length: length,
            rate: rate)
    }

    /// Where it comes to rest.
    var end: Double { crossing.isFinite ? edge : free?.end ?? edge }
}

/// A scroll view that moves by itself after a release.
struct ScrollMotion: Sendable {
    var start: FrameTime
    var horizontal: ScrollCourse?, vertical: ScrollCourse?

    /// The course along an axis; nil where nothing moves.
    subscript(axis: AxisValue) -> ScrollCourse? { axis == .horizontal ? horizontal : vertical }

    /// Goes on to other ends, where content has grown or shrunk meanwhile.
    mutating func goOn(to limit: Point, at time: FrameTime) {
        let elapsed = time.elapsed(since: start)
        let (across, down) = (
            horizontal?.going(on: limit.x, at: elapsed), vertical?.going(on: limit.y, at: elapsed)
        )
        guard across != nil || down != nil else { return }
        horizontal = across ?? horizontal?.shifted(by: elapsed)
        vertical = down ?? vertical?.shifted(by: elapsed)
        start = time
    }

    /// Where the content is, and whether it has come to rest there.
    func offset(at time: FrameTime, from now: Point) -> (offset: Point, isOver: Bool) {
        let elapsed = time.elapsed(since: start)
        var result = now
        var isOver = true
        for axis in [AxisValue.horizontal, .vertical] {
            guard let course = self[axis] else { continue }
            let isDone = elapsed >= course.duration
            result[axis] = isDone ? course.end : course.position(at: elapsed)
            isOver = isOver && isDone
        }
        return (result, isOver)
    }
}

extension RenderTree {
    /// A finger comes down on a scroll view: whatever moves it stops where it is seen.
    mutating func catchScroll(_ number: NodeNumber) {
        scrollMotions[number] = nil
        guard let attribute = nodes[number].attribute(.scroll), attributes[attribute].animator != nil else { return }
        let shown = attributes[attribute].shown
        stop(attribute)
        attributes[attribute].model = shown
        invalidateLayout(number)
    }

    /// The finger drags the content; beyond an edge it gives like a rubber band (SHOW-4).
    mutating func dragScroll<Host: ProgramHost>(_ number: NodeNumber, by way: Size, host: inout Host) throws {
        let limit = scrollLimit(of: number)
        let length = nodes[number].frame?.size ?? .zero
        var raw = touch?.scrollOffset ?? unbanded(scrollOffset(of: number), limit, length)
        raw = Point(raw.x + way.width, raw.y + way.height)
        touch?.scrollOffset = raw
        var shown = scrollOffset(of: number)
        for axis in scrollAxes(of: number) {
            let inside = min(max(raw[axis], 0), limit[axis])
            shown[axis] = inside + RubberBand(dimension: length[axis]).shown(raw[axis] - inside)
        }
        try setScroll(number, to: shown, TransactionValue(origin: .gesture), host: &host)
    }

    /// How far the finger would have dragged an offset that is shown beyond an edge.
    private func unbanded(_ offset: Point, _ limit: Point, _ length: Size) -> Point {
        var result = offset
        for axis in [AxisValue.horizontal, .vertical] {
            let inside = min(max(offset[axis], 0), limit[axis])
            guard offset[axis] != inside else { continue }
            result[axis] = inside + RubberBand(dimension: length[axis]).dragged(offset[axis] - inside)
        }
        return result
    }

    /// The finger lets go: the content glides on, to the target of a behaviour if there is one (SHOW-4, SHOW-5). A
    /// finger moves the content against itself.
    mutating func releaseScroll<Host: ProgramHost>(
        _ number: NodeNumber, velocity: Size, host: inout Host
    ) throws {
        let offset = scrollOffset(of: number)
        refresh(number, pulledTo: offset)
        let limit = scrollLimit(of: number)
        let isPaging = behavior(of: number) == "paging"
        let rate = isPaging ? ScrollDecelerationRate.fast : .normal
        let reach = Point(offset.x - 0.4994998 * velocity.width, offset.y - 0.4994998 * velocity.height)
        let speed = Size(-velocity.width, -velocity.height)
        let target =
            try restingPlace(
                clamped(reach, in: number), in: number, from: offset, velocity: speed, host: &host
            ).map { clamped($0, in: number) } ?? titleRest(reach, of: number)
        var motion = ScrollMotion(start: pass.time)
        for axis in scrollAxes(of: number) {
            let speed = axis == .horizontal ? -velocity.width : -velocity.height
            let course = ScrollCourse(
                offset: offset[axis], velocity: speed, target: target?[axis], limit: limit[axis],
                length: nodes[number].frame?.size[axis] ?? 0, rate: rate)
            guard course.duration > 0 else { continue }
            if axis == .horizontal { motion.horizontal = course } else { motion.vertical = course }
        }
        if motion.horizontal != nil || motion.vertical != nil { scrollMotions[number] = motion }
    }

    /// How far content must be pulled down, as shown, for its `refreshable` to be asked, points: assumed.
    static let refreshDistance = 60.0

    /// Content was pulled down far enough and let go: the nearest `refreshable` action runs as a task.
    private mutating func refresh(_ number: NodeNumber, pulledTo offset: Point) {
        guard offset.y <= -Self.refreshDistance else { return }
        for node in fullChain(of: number) {
            guard case .modified(_, .input(.refreshable(let action))) = nodes[node].view.kind else { continue }
            report(.refreshed, of: number)
            actions.append(.task, .task(action, node: node))
            return
        }
    }

    /// One frame of what glides; changes are no update and have no animation.
    mutating func sampleScrolling<Host: ProgramHost>(host: inout Host) throws {
        for number in scrollMotions.keys.sorted() {
            guard var motion = scrollMotions[number], nodes.contains(number),
                let attribute = nodes[number].attribute(.scroll)
            else {
                scrollMotions[number] = nil
                continue
            }
            motion.goOn(to: scrollLimit(of: number), at: pass.time)
            scrollMotions[number] = motion
            pass.work.attributesSampled += 1
            let (offset, isOver) = motion.offset(at: pass.time, from: scrollOffset(of: number))
            if isOver { scrollMotions[number] = nil }
            // Where it stands already it has come to rest all the same.
            guard offset != scrollOffset(of: number) else {
                if isOver { pass.scrolled.append(number) }
                continue
            }
            let vector = AnimatableVector([offset.x, offset.y])
            attributes[attribute].model = vector
            attributes[attribute].shown = vector
            invalidateLayout(number)
            pass.scrolled.append(number)
        }
    }

    /// The furthest offset on each axis.
    private func scrollLimit(of number: NodeNumber) -> Point {
        clamped(Point(.greatestFiniteMagnitude, .greatestFiniteMagnitude), in: number)
    }

    /// By how much a scroll view's content is shown elsewhere than in the model, while its offset is animated.
    func scrollLag(of number: NodeNumber) -> Point {
        guard let attribute = nodes[number].attribute(.scroll) else { return .zero }
        let (model, shown) = (attributes[attribute].model, attributes[attribute].shown)
        return Point(model[0] - shown[0], model[1] - shown[1])
    }

    /// The velocity of a gliding scroll view's offset along an axis, points a second.
    func scrollVelocity(of number: NodeNumber, _ axis: AxisValue) -> Double {
        guard let motion = scrollMotions[number], let course = motion[axis] else { return 0 }
        let elapsed = pass.time.elapsed(since: motion.start)
        return (course.position(at: elapsed + 1e-4) - course.position(at: elapsed)) / 1e-4
    }
}
