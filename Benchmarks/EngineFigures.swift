/// Frames and writes of whole programs.
func engineFigures() -> [Figure] {
    [
        frame("10,000 moving views", moving(10_000), limit: 3),
        frame("1,000 interpreted Animatable modifiers", animatable(1000), most: 5),
        frame("one moving among 1,000 still", oneMoving(1000), most: 0.02),
        frame(
            "one moving among 100,000 still", oneMoving(100_000), limit: 1.2, most: 0.02,
            against: "one moving among 1,000 still"),
        write("one write, tree of 1,000", readers(1000), most: 0.3),
        write(
            "one write, tree of 10,000", readers(10_000), limit: 1.2, most: 0.3, against: "one write, tree of 1,000"),
        insertion(), body(),
    ]
}

/// What a frame and a write cost as the work grows: more views that move, and more that stand still beside one.
func growthFigures() -> [Figure] {
    let frames = [1, 10, 100, 1_000, 10_000].map { frame("\($0) moving views", moving($0)) }
    let still = [1_000, 10_000, 100_000].flatMap { count in
        [
            frame("one moving among \(count) still", oneMoving(count)),
            write("one write read by one view of \(count)", readers(count)),
        ]
    }
    return frames + still
}

private func frame(
    _ name: String, _ source: String, limit: Double? = nil, most: Double? = nil, against partner: String? = nil
)
    -> Figure
{
    let scene = LazyScene(
        source, beginsWith: "withAnimation(.linear(duration: 10_000)) { on.toggle() }")
    return Figure(name, per: "frame", limit: limit, most: most, against: partner) { try scene.get().step() }
}

private func write(
    _ name: String, _ source: String, limit: Double? = nil, most: Double? = nil, against partner: String? = nil
)
    -> Figure
{
    let scene = LazyScene(source)
    return Figure(name, per: "write", limit: limit, most: most, against: partner) {
        try scene.get().run("on.toggle()")
    }
}

private func insertion() -> Figure {
    let scene = LazyScene(
        """
        import SwiftUI
        struct Rows: View {
            @State private var rows = Array(0..<10_000)
            var body: some View { VStack { ForEach(rows, id: \\.self) { _ in Color.gray.frame(height: 1) } } }
        }
        """)
    var next = 10_000
    return Figure("one row in front of 10,000", per: "write", most: 60) {
        next += 1
        return try scene.get().run("withAnimation { rows.insert(\(next), at: 0) }")
    }
}

/// A body alone, without what becomes of its views.
private func body() -> Figure {
    let steps = (0..<10).map { _ in
        ".padding(1).opacity(n > 5 ? 1 : 0.9).offset(x: n).scaleEffect(1 + n / 100).rotationEffect(.degrees(n))"
    }
    let scene = LazyScene(
        """
        import SwiftUI
        struct Dressed: View {
            @State private var n = 0.0
            var body: some View { Rectangle()\(steps.joined()) }
        }
        """)
    return Figure("a body of 50 modifiers", per: "body", most: 0.2) { try scene.get().runBody() }
}

private func moving(_ count: Int) -> String {
    """
    import SwiftUI
    struct Field: View {
        @State private var on = false
        var body: some View {
            ZStack { ForEach(0..<\(count), id: \\.self) { _ in Rectangle().offset(x: on ? 100 : 0) } }
        }
    }
    """
}

private func animatable(_ count: Int) -> String {
    """
    import SwiftUI
    struct Lift: ViewModifier, Animatable {
        var animatableData: Double
        func body(content: Content) -> some View { content.offset(y: -animatableData * 2) }
    }
    struct Field: View {
        @State private var on = false
        var body: some View {
            ZStack {
                ForEach(0..<\(count), id: \\.self) { _ in Rectangle().modifier(Lift(animatableData: on ? 100 : 0)) }
            }
        }
    }
    """
}

private func oneMoving(_ count: Int) -> String {
    besideStill(count, "Circle().opacity(on ? 1 : 0)")
}

private func readers(_ count: Int) -> String {
    besideStill(count, "Lamp(on: $on)")
        + """

        struct Lamp: View {
            @Binding var on: Bool
            var body: some View { Circle().opacity(on ? 1 : 0.5) }
        }
        """
}

/// One view beside many that never change.
private func besideStill(_ count: Int, _ view: String) -> String {
    """
    import SwiftUI
    struct Still: View {
        var body: some View { ForEach(0..<\(count), id: \\.self) { _ in Rectangle() } }
    }
    struct Field: View {
        @State private var on = false
        var body: some View {
            ZStack {
                Still()
                \(view)
            }
        }
    }
    """
}
