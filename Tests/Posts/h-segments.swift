// kind h: segments from a builder, over pages
import SwiftUI
// Toolbar/segmented custom picker with PreferenceKey-less matched geometry, generic over Hashable; async image; enumerated result builder
@resultBuilder enum SegmentBuilder<ID: Hashable> {
    static func buildBlock(_ parts: [Segment<ID>]...) -> [Segment<ID>] { parts.flatMap { $0 } }
    static func buildExpression(_ s: Segment<ID>) -> [Segment<ID>] { [s] }
    static func buildOptional(_ s: [Segment<ID>]?) -> [Segment<ID>] { s ?? [] }
    static func buildEither(first s: [Segment<ID>]) -> [Segment<ID>] { s }
    static func buildEither(second s: [Segment<ID>]) -> [Segment<ID>] { s }
    static func buildArray(_ s: [[Segment<ID>]]) -> [Segment<ID>] { s.flatMap { $0 } }
}
struct Segment<ID: Hashable>: Identifiable { let id: ID; let title: String; var icon: String? = nil }
struct SegmentedControl<ID: Hashable>: View {
    @Binding var selection: ID
    let segments: [Segment<ID>]
    @Namespace private var ns
    init(selection: Binding<ID>, @SegmentBuilder<ID> segments: () -> [Segment<ID>]) {
        _selection = selection; self.segments = segments()
    }
    var body: some View {
        HStack(spacing: 0) {
            ForEach(segments) { segment in
                let isOn = segment.id == selection
                Button {
                    withAnimation(.spring(duration: 0.35, bounce: 0.2)) { selection = segment.id }
                } label: {
                    HStack {
                        if let icon = segment.icon { Image(systemName: icon) }; Text(segment.title)
                    }
                    .padding(.vertical, 8).frame(maxWidth: .infinity)
                    .background {
                        if isOn { Capsule().fill(.white).shadow(radius: 2).matchedGeometryEffect(id: "pill", in: ns) }
                    }
                }
                .buttonStyle(.plain)
                .foregroundStyle(isOn ? Color.primary : .secondary)
            }
        }
        .padding(3).background(Capsule().fill(.gray.opacity(0.2)))
    }
}
enum Page: Hashable { case all, mine, shared }
struct ContentView: View {
    @State private var page = Page.all
    var showShared = true
    var body: some View {
        VStack {
            SegmentedControl(selection: $page) {
                Segment(id: Page.all, title: "All", icon: "tray")
                Segment(id: .mine, title: "Mine")
                if showShared { Segment(id: .shared, title: "Shared") }
            }
            TabView(selection: $page) {
                Color.red.tag(Page.all); Color.green.tag(Page.mine); Color.blue.tag(Page.shared)
            }.tabViewStyle(.page(indexDisplayMode: .never)).frame(height: 200)
        }.padding()
    }
}
