// kind f: three, two, one: async let, a throwing function and defer
import SwiftUI

struct Countdown: View {
    @State private var number: Int? = nil
    @State private var scale: CGFloat = 1
    @State private var message = ""

    var body: some View {
        ZStack {
            if let number {
                Text("\(number)")
                    .font(.system(size: 100, weight: .black, design: .rounded))
                    .scaleEffect(scale)
                    .id(number)
                    .transition(.scale.combined(with: .opacity))
            } else {
                Text(message)
            }
        }
        .frame(width: 200, height: 200)
        .onTapGesture {
            Task {
                defer { message = "done" }
                async let a = value(2)
                async let b = value(3)
                let total = await a + b
                for n in stride(from: total - 2, to: 0, by: -1) {
                    withAnimation(.linear(duration: 0.2)) { number = n }
                    try await Task.sleep(for: .seconds(1))
                }
                withAnimation(.linear(duration: 0.2)) { number = nil }
            }
        }
    }
    func value(_ n: Int) async -> Int { await Task.yield(); return n }
}
