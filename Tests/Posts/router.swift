// kind h: a router with a path, deep enums, sheets
import SwiftUI
// Navigation router, deep enums, sheet(item:), fullScreenCover
@Observable final class Router {
    var path = NavigationPath(); var sheet: Sheet?;
    enum Sheet: Identifiable {
        case settings, detail(id: Int);
        var id: String {
            switch self {
            case .settings: "s";
            case .detail(let id): "d\(id)"
            }
        }
    }
    func push(_ r: Route) { path.append(r) }; func pop() { guard !path.isEmpty else { return }; path.removeLast() };
    func popToRoot() { path.removeLast(path.count) }
}
enum Route: Hashable { case list(category: String), detail(Int) }
struct RootView: View {
    @State private var router = Router()
    @Namespace private var zoom
    var body: some View {
        NavigationStack(path: $router.path) {
            List(["Books", "Music"], id: \.self) { cat in
                NavigationLink(value: Route.list(category: cat)) { Label(cat, systemImage: "folder") }
            }
            .navigationTitle("Root")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .list(let category): CategoryView(category: category)
                case .detail(let id): Text("Detail \(id)").navigationTransition(.zoom(sourceID: id, in: zoom))
                }
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                        router.sheet = .settings
                    } label: {
                        Image(systemName: "gear")
                    }
                }
            }
        }
        .environment(router)
        .sheet(item: $router.sheet, onDismiss: { print("dismissed") }) { sheet in
            switch sheet {
            case .settings: SettingsSheet()
            case .detail(let id): Text("Sheet \(id)")
            }
        }
    }
}
struct CategoryView: View {
    @Environment(Router.self) private var router
    let category: String
    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<5, id: \.self) { i in Button("\(category) \(i)") { router.push(.detail(i)) } } }
        }
        .navigationTitle(category)
    }
}
struct SettingsSheet: View {
    @Environment(\.dismiss) var dismiss
    @State private var on = false
    var body: some View {
        VStack {
            Toggle("Option", isOn: $on.animation()); if on { Text("Extra").transition(.slide) };
            Button("Done") { dismiss() }
        }
        .presentationDetents([.height(200), .medium]).presentationDragIndicator(.visible).interactiveDismissDisabled(
            !on)
    }
}
#Preview("Root") { RootView() }
