// kind i: a staggered list; the view's own modifier keeps the state of its appearance
import SwiftUI

struct StaggeredAppear: ViewModifier {
    let index: Int
    var step: Double = 0.1
    @State private var visible = false

    func body(content: Content) -> some View {
        content
            .opacity(visible ? 1 : 0)
            .offset(y: visible ? 0 : 30)
            .onAppear {
                withAnimation(.easeOut(duration: 0.5).delay(step * Double(index))) { visible = true }
            }
    }
}

extension View {
    func staggered(_ index: Int, step: Double = 0.1) -> some View {
        modifier(StaggeredAppear(index: index, step: step))
    }
}

struct ContentView: View {
    @State private var items = [String]()
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 10) {
                ForEach(Array(items.enumerated()), id: \.element) { offset, item in
                    Text(item)
                        .padding()
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(.regularMaterial, in: .rect(cornerRadius: 12, style: .continuous))
                        .staggered(offset)
                }
            }
            .padding()
        }
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            items = ["Alpha", "Beta", "Gamma"].map { $0.uppercased() }
        }
    }
}
