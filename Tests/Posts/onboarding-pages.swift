// kind h: pages of an onboarding with a page style
import SwiftUI

@Observable
class OnboardingModel {
    struct Page: Identifiable {
        let id = UUID()
        let symbol: String
        let title: LocalizedStringKey
        let tint: Color
    }
    var pages: [Page] = [
        Page(symbol: "sparkles", title: "Welcome", tint: .purple),
        Page(symbol: "bolt.fill", title: "Fast", tint: .orange),
        Page(symbol: "lock.shield", title: "Private", tint: .green),
    ]
    var index = 0
    var isLast: Bool { index == pages.endIndex - 1 }
    @ObservationIgnored private var visited: Set<Int> = []

    func advance() {
        visited.insert(index)
        index = isLast ? 0 : index + 1
    }
}

struct PageDots: View {
    @Environment(OnboardingModel.self) private var model
    var body: some View {
        HStack {
            ForEach(Array(model.pages.enumerated()), id: \.element.id) { offset, page in
                Capsule()
                    .fill(offset == model.index ? page.tint : Color.gray.opacity(0.3))
                    .frame(width: offset == model.index ? 24 : 8, height: 8)
            }
        }
        .animation(.snappy, value: model.index)
    }
}

struct OnboardingView: View {
    @State private var model = OnboardingModel()
    @State private var showSheet = false

    var body: some View {
        @Bindable var model = model
        VStack(spacing: 24) {
            let page = model.pages[model.index]
            Image(systemName: page.symbol)
                .font(.system(size: 80, weight: .semibold, design: .rounded))
                .foregroundStyle(page.tint.gradient)
                .symbolEffect(.bounce, value: model.index)
                .contentTransition(.symbolEffect(.replace))
            Text(page.title)
                .font(.largeTitle.bold())
                .id(page.id)
                .transition(.push(from: .trailing))
            PageDots()
            Stepper("Page \(model.index + 1)", value: $model.index, in: 0...(model.pages.count - 1))
            Button {
                withAnimation(.smooth(duration: 0.6)) {
                    model.advance()
                } completion: {
                    print("done \(model.index)")
                }
            } label: {
                Text(model.isLast ? "Start" : "Next")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .sensoryFeedback(.selection, trigger: model.index)
        }
        .environment(model)
        .padding()
        .sheet(isPresented: $showSheet) { Text("Hi").presentationDetents([.medium, .large]) }
    }
}

#Preview("Onboarding", traits: .sizeThatFitsLayout) {
    OnboardingView()
}
