// kind c: a marquee that measures its text before it runs
import SwiftUI

// Infinite marquee + preference measuring
struct SizePreferenceKey: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
extension View {
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(
            GeometryReader { geometryProxy in
                Color.clear.preference(key: SizePreferenceKey.self, value: geometryProxy.size)
            }
        )
        .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
    }
}
struct Marquee: View {
    let text: String
    var speed: CGFloat = 50
    @State private var textWidth: CGFloat = 0
    @State private var containerWidth: CGFloat = 0
    @State private var offset: CGFloat = 0
    private var animation: Animation {
        .linear(duration: Double(textWidth / speed)).delay(1).repeatForever(autoreverses: false)
    }
    var body: some View {
        GeometryReader { geo in
            let needsScroll = textWidth > geo.size.width
            HStack(spacing: 30) {
                Text(text).fixedSize().readSize { textWidth = $0.width }
                if needsScroll { Text(text).fixedSize() }
            }
            .offset(x: offset)
            .onChange(of: textWidth) { w in
                guard needsScroll || w > geo.size.width else { return }
                withAnimation(animation) { offset = -(w + 30) }
            }
            .onAppear { containerWidth = geo.size.width }
        }
        .frame(height: 24)
        .clipped()
        .mask(
            LinearGradient(
                stops: [
                    .init(color: .clear, location: 0), .init(color: .black, location: 0.05),
                    .init(color: .black, location: 0.95), .init(color: .clear, location: 1),
                ], startPoint: .leading, endPoint: .trailing))
    }
}
struct ContentView: View {
    var body: some View {
        VStack(spacing: 20) {
            Marquee(text: "The quick brown fox jumps over the lazy dog and keeps on running for ever")
            Marquee(text: "Short")
        }.frame(width: 200)
    }
}
