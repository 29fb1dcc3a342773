// kind c: an indeterminate progress style; a stripe that runs from end to end
import SwiftUI

struct StripeProgressStyle: ProgressViewStyle {
    var height: Double = 8
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption)
            if let fraction = configuration.fractionCompleted {
                GeometryReader { geo in
                    ZStack(alignment: .leading) {
                        Capsule().fill(.quaternary)
                        Capsule().fill(.tint).frame(width: geo.size.width * CGFloat(fraction))
                    }
                }
                .frame(height: height)
            } else {
                RunningStripe().frame(height: height)
            }
        }
    }
}

struct RunningStripe: View {
    @State private var atEnd = false
    var body: some View {
        GeometryReader { geo in
            Capsule()
                .fill(.tint)
                .frame(width: geo.size.width * 0.25)
                .offset(x: atEnd ? geo.size.width * 0.75 : 0)
        }
        .onAppear {
            withAnimation(.timingCurve(0.5, 0, 0.5, 1, duration: 1).repeatForever()) { atEnd = true }
        }
    }
}

struct ContentView: View {
    @State private var done: Double?
    var body: some View {
        VStack {
            ProgressView("Download", value: done, total: 10)
            Button("Go") { withAnimation(.linear(duration: 1)) { done = 5 } }
        }
        .progressViewStyle(StripeProgressStyle(height: 10))
        .frame(width: 200)
        .tint(.green)
    }
}
