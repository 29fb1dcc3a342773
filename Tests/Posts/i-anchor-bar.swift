// kind i: a bar under the chosen item by anchor preferences, beside a view that measures itself
import SwiftUI

struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>?
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Segments: View {
    let titles: [String]
    @State private var index = 0

    var body: some View {
        HStack(spacing: 10) {
            ForEach(titles.indices, id: \.self) { i in
                Button(titles[i]) { withAnimation(.linear(duration: 1)) { index = i } }
                    .frame(width: 60)
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { anchor in i == index ? anchor : nil }
            }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchor in
            GeometryReader { proxy in
                if let anchor {
                    Capsule()
                        .frame(width: proxy[anchor].width, height: 3)
                        .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
                }
            }
        }
    }
}

struct Measured: View {
    @State private var width: CGFloat = 0
    var body: some View {
        Rectangle().frame(width: 120, height: 10)
            .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
            .onPreferenceChange(WidthKey.self) { width = $0 }
            .overlay(Text("\(Int(width)) wide"))
    }
}

struct ContentView: View {
    var body: some View {
        VStack {
            Segments(titles: ["Day", "Week", "Year"]); Measured()
        }
    }
}
