// kind c: dots that wait for each other
import SwiftUI
struct LoadingDots: View {
    @State private var active = false
    let count: Int = 3
    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { i in
                Circle().frame(width: 12, height: 12)
                    .foregroundColor(Color(hue: Double(i) / Double(count), saturation: 0.8, brightness: 0.9))
                    .scaleEffect(active ? 1 : 0.4)
                    .animation(.easeInOut(duration: 0.6).repeatForever().delay(0.2 * Double(i)), value: active)
            }
        }
        .onAppear { active = true }
    }
}
struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = -1
    func body(content: Content) -> some View {
        content
            .overlay(
                GeometryReader { geo in
                    LinearGradient(
                        colors: [.clear, .white.opacity(0.6), .clear], startPoint: .leading, endPoint: .trailing
                    )
                    .frame(width: geo.size.width)
                    .offset(x: phase * geo.size.width)
                }
            )
            .mask(content)
            .task {
                withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) { phase = 1 }
            }
    }
}
struct ContentView: View {
    @State private var isLoading = true
    @State private var message: String?
    var body: some View {
        VStack(spacing: 30) {
            if isLoading {
                LoadingDots()
                RoundedRectangle(cornerRadius: 4).fill(.gray.opacity(0.3)).frame(width: 200, height: 20).modifier(
                    Shimmer())
                ProgressView("Loading…").progressViewStyle(CircularProgressViewStyle(tint: .blue))
            } else if let message {
                Text(message).font(.headline).transition(.move(edge: .trailing).combined(with: .opacity))
            }
        }
        .task {
            do {
                try await Task.sleep(for: .seconds(2))
                let loaded = try await load()
                withAnimation(.easeOut(duration: 0.5)) {
                    message = loaded
                    isLoading = false
                }
            } catch {
                message = error.localizedDescription
            }
        }
    }
    func load() async throws -> String {
        try await Task.sleep(nanoseconds: 500_000_000)
        return "Hello, \(["Ann", "Bob"].joined(separator: " & "))"
    }
}
