import Testing
import ViewValues

@testable import RenderTree

/// View values written like SwiftUI, for layout tests.
func rectangle() -> ViewValue { ViewValue(.leaf(.shape(name: "Rectangle", .rectangle, fill: nil, stroke: nil))) }
func circle() -> ViewValue { ViewValue(.leaf(.shape(name: "Circle", .circle, fill: nil, stroke: nil))) }
func color() -> ViewValue { ViewValue(.leaf(.color(.system("red")))) }
func spacer(_ minLength: Double? = nil) -> ViewValue { ViewValue(.leaf(.spacer(minLength: minLength))) }
func divider() -> ViewValue { ViewValue(.leaf(.divider)) }
func text(_ content: String) -> ViewValue { ViewValue(.leaf(.text(TextValue(content)))) }
func group(_ children: ViewValue...) -> ViewValue { ViewValue(.group(children)) }
func reader() -> ViewValue {
    ViewValue(.deferred(.geometryReader(ProgramClosure(LayoutTestValue(description: "reader")))))
}

func hStack(_ spacing: Double? = nil, _ alignment: VerticalGuide = .center, _ children: ViewValue...) -> ViewValue {
    ViewValue(.container(.hStack(alignment: alignment, spacing: spacing), children: children))
}
func vStack(_ spacing: Double? = nil, _ alignment: HorizontalGuide = .center, _ children: ViewValue...) -> ViewValue {
    ViewValue(.container(.vStack(alignment: alignment, spacing: spacing), children: children))
}
func zStack(_ alignment: AlignmentValue = .center, _ children: ViewValue...) -> ViewValue {
    ViewValue(.container(.zStack(alignment: alignment), children: children))
}
func container(_ kind: Container, _ children: ViewValue...) -> ViewValue {
    ViewValue(.container(kind, children: children))
}

extension ViewValue {
    func layout(_ modifier: LayoutModifier) -> ViewValue { ViewValue(.modified(self, .layout(modifier))) }
    func frame(_ width: Double?, _ height: Double?, _ alignment: AlignmentValue = .center) -> ViewValue {
        layout(.frame(width: width, height: height, alignment: alignment))
    }
    /// A flexible frame; bounds as (min, ideal, max).
    func flex(
        width: (Double?, Double?, Double?) = (nil, nil, nil), height: (Double?, Double?, Double?) = (nil, nil, nil),
        _ alignment: AlignmentValue = .center
    ) -> ViewValue {
        var frame = FlexFrame(alignment: alignment)
        (frame.minWidth, frame.idealWidth, frame.maxWidth) = width
        (frame.minHeight, frame.idealHeight, frame.maxHeight) = height
        return layout(.flexFrame(frame))
    }
    func padding(_ length: Double) -> ViewValue { layout(.padding(Insets(length))) }
    func offset(_ x: Double, _ y: Double) -> ViewValue { layout(.offset(x: x, y: y)) }
    func background(_ view: ViewValue, _ alignment: AlignmentValue = .center) -> ViewValue {
        ViewValue(.modified(self, .background(view, alignment: alignment)))
    }
    func overlay(_ view: ViewValue, _ alignment: AlignmentValue = .center) -> ViewValue {
        ViewValue(.modified(self, .overlay(view, alignment: alignment)))
    }
    func font(_ style: String) -> ViewValue {
        ViewValue(.modified(self, .environment(.font(FontValue(style: style)))))
    }
    func opacity(_ value: Double) -> ViewValue { ViewValue(.modified(self, .effect(.opacity(value)))) }
}

/// A view laid out on the screen of 393 × 852 points.
struct LaidOut {
    var tree: LayoutTestTree
    var host = LayoutTestHost()

    init(_ view: ViewValue, host: LayoutTestHost = LayoutTestHost()) throws {
        tree = LayoutTestTree(view)
        self.host = host
        try layOut()
    }

    mutating func layOut() throws {
        tree.framesLaidOut = 0
        try tree.layOut(host: &host)
    }

    /// The numbers of the leaves in tree order.
    var leaves: [Int] {
        tree.nodes.indices.filter { if case .leaf = tree.nodes[$0].view.kind { true } else { false } }
    }

    /// The frames of the leaves in tree order, before rounding.
    var frames: [Rect] { leaves.compactMap { tree.nodes[$0].record.frame } }

    /// The rounded frame of a leaf.
    func pixels(_ leaf: Int) -> Rect? { tree.placedFrames[leaves[leaf]] }
}

/// Checks the leaves' frames before rounding, in tree order, each side within a millionth of a point.
func expectFrames(
    _ view: ViewValue, _ expected: [Rect], host: LayoutTestHost = LayoutTestHost(),
    at location: SourceLocation = #_sourceLocation
) throws {
    let frames = try LaidOut(view, host: host).frames
    #expect(frames.count == expected.count, sourceLocation: location)
    for (frame, wanted) in zip(frames, expected) {
        #expect(frame.isClose(to: wanted), "\(frame) is not \(wanted)", sourceLocation: location)
    }
}

extension Rect {
    func isClose(to other: Rect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
            && abs(size.width - other.size.width) < 1e-6 && abs(size.height - other.size.height) < 1e-6
    }
}

/// A size in the middle of the safe area: what a root of that size gets.
func centred(_ width: Double, _ height: Double) -> Rect {
    Rect((393 - width) / 2, 59 + (759 - height) / 2, width, height)
}
