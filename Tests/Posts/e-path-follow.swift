// kind e: follow a path by trimming it; the point at a share of the way
import SwiftUI

struct FollowEffect: GeometryEffect {
    var pct: CGFloat = 0
    let path: Path
    var rotate = true

    var animatableData: CGFloat {
        get { return pct }
        set { pct = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let pt = percentPoint(pct)
        if !rotate {
            return ProjectionTransform(CGAffineTransform(translationX: pt.x, y: pt.y))
        }
        let pt2 = percentPoint(pct - 0.01)
        let angle = atan2(pt.y - pt2.y, pt.x - pt2.x)
        let transform = CGAffineTransform(translationX: pt.x, y: pt.y).rotated(by: angle)
        return ProjectionTransform(transform)
    }

    func percentPoint(_ percent: CGFloat) -> CGPoint {
        let pct = percent > 1 ? 0 : (percent < 0 ? 1 : percent)
        let f = pct > 0.999 ? CGFloat(1 - 0.001) : pct
        let t = pct > 0.999 ? CGFloat(1) : pct + 0.001
        let tp = path.trimmedPath(from: f, to: t)
        return CGPoint(x: tp.boundingRect.midX, y: tp.boundingRect.midY)
    }
}

struct InfinityShape: Shape {
    func path(in rect: CGRect) -> Path { Self.createInfinityPath(in: rect) }
    static func createInfinityPath(in rect: CGRect) -> Path {
        let height = rect.size.height, width = rect.size.width
        let quarter = height / 4
        var path = Path()
        path.move(to: CGPoint(x: 0, y: quarter))
        path.addQuadCurve(to: CGPoint(x: width / 2, y: 0), control: CGPoint(x: 0, y: 0))
        path.addCurve(
            to: CGPoint(x: width, y: quarter), control1: CGPoint(x: width, y: 0),
            control2: CGPoint(x: width, y: quarter))
        path.addLine(to: .init(x: 0, y: quarter))
        return path
    }
}

struct Example: View {
    @State private var flag = false
    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                InfinityShape().stroke(
                    Color.purple,
                    style: StrokeStyle(
                        lineWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 0, dash: [7, 7], dashPhase: 0)
                )
                .frame(width: proxy.size.width, height: 300)
                Image(systemName: "airplane").resizable().foregroundColor(Color.red)
                    .frame(width: 50, height: 50).offset(x: -25, y: -25)
                    .modifier(
                        FollowEffect(
                            pct: self.flag ? 1 : 0,
                            path: InfinityShape.createInfinityPath(
                                in: CGRect(x: 0, y: 0, width: proxy.size.width, height: 300)))
                    )
                    .onAppear {
                        withAnimation(Animation.linear(duration: 4.0).repeatForever(autoreverses: false)) {
                            self.flag.toggle()
                        }
                    }
            }.frame(alignment: .topLeading)
        }.padding(20)
    }
}
