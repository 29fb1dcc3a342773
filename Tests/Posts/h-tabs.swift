// kind h: a floating tab bar whose highlight slides
import SwiftUI

struct TabItem: Hashable {
    let icon: String, title: String
    var color: Color
}

struct CustomTabBar: View {
    let tabs: [TabItem]
    @Binding var selection: TabItem
    @Namespace private var namespace
    @State var localSelection: TabItem

    var body: some View {
        HStack {
            ForEach(tabs, id: \.self) { tab in
                tabView(tab: tab)
                    .onTapGesture { switchToTab(tab: tab) }
            }
        }
        .padding(6)
        .background(Color.white.ignoresSafeArea(edges: .bottom))
        .cornerRadius(10)
        .shadow(color: Color.black.opacity(0.3), radius: 10, x: 0, y: 5)
        .padding(.horizontal)
        .onChange(
            of: selection,
            perform: { value in
                withAnimation(.linear(duration: 0.4)) { localSelection = value }
            })
    }
}

extension CustomTabBar {
    private func tabView(tab: TabItem) -> some View {
        VStack {
            Image(systemName: tab.icon).font(.subheadline)
            Text(tab.title).font(.system(size: 10, weight: .semibold, design: .rounded))
        }
        .foregroundColor(localSelection == tab ? tab.color : Color.gray)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
        .background(
            ZStack {
                if localSelection == tab {
                    RoundedRectangle(cornerRadius: 10)
                        .fill(tab.color.opacity(0.2))
                        .matchedGeometryEffect(id: "background_rectangle", in: namespace)
                }
            }
        )
    }
    private func switchToTab(tab: TabItem) { selection = tab }
}

struct CustomTabBar_Previews: PreviewProvider {
    static let tabs: [TabItem] = [
        TabItem(icon: "house", title: "Home", color: .red),
        TabItem(icon: "heart", title: "Favorites", color: .blue),
        TabItem(icon: "person", title: "Profile", color: .green),
    ]
    struct Wrapper: View {
        @State var selection = CustomTabBar_Previews.tabs.first!
        var body: some View {
            VStack {
                Spacer()
                CustomTabBar(tabs: tabs, selection: $selection, localSelection: tabs.first!)
            }
        }
    }
    static var previews: some View { Wrapper() }
}
