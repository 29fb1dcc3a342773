// kind f: withAnimation with a completion, chained three deep, with both criteria
import SwiftUI

struct CompletionView: View {
    @State private var step = 0
    @State private var log: [String] = []

    var body: some View {
        VStack {
            Circle()
                .fill(step > 2 ? .green : .gray)
                .frame(width: 40, height: 40)
                .offset(x: step > 0 ? 100 : 0, y: step > 1 ? 50 : 0)
            Button("Start") {
                withAnimation(.linear(duration: 0.5), completionCriteria: .logicallyComplete) {
                    step = 1
                } completion: {
                    log.append("one")
                    withAnimation(.spring(duration: 0.5, bounce: 0), completionCriteria: .removed) {
                        step += 1
                    } completion: {
                        log.append("two")
                        withAnimation(.easeIn(duration: 0.2)) {
                            step += 1
                        } completion: {
                            log.append("three")
                        }
                    }
                }
            }
            Text(log.joined(separator: ", "))
        }
    }
}
