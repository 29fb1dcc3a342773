// kind c: bars that wobble by a timer, with random heights from a seed
import SwiftUI
import Combine

struct Equalizer: View {
    let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
    @State private var levels = [CGFloat](repeating: 10, count: 5)
    @State private var ticks = 0

    var body: some View {
        HStack(alignment: .bottom, spacing: 3) {
            ForEach(levels.indices, id: \.self) { index in
                RoundedRectangle(cornerRadius: 2)
                    .fill(LinearGradient(colors: [.pink, .purple], startPoint: .bottom, endPoint: .top))
                    .frame(width: 6, height: levels[index])
            }
        }
        .frame(height: 60, alignment: .bottom)
        .onReceive(timer) { _ in
            ticks += 1
            withAnimation(.linear(duration: 0.25)) {
                for i in levels.indices {
                    levels[i] = i.isMultiple(of: 2) ? (ticks % 2 == 0 ? 10 : 50) : CGFloat.random(in: 10...50)
                }
            }
            if ticks == 8 { timer.upstream.connect().cancel() }
        }
    }
}
