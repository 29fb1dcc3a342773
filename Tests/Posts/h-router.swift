// kind h: a router with a path, sheets by item, a dialog and a zoom
import SwiftUI

enum Route: Hashable, Codable {
    case detail(id: Int)
    case settings
}

@Observable final class Router {
    var path = NavigationPath()
    var sheet: SheetItem?
    enum SheetItem: Identifiable {
        case compose, filter(String);
        var id: String {
            switch self {
            case .compose: "c";
            case .filter(let s): s
            }
        }
    }
    func push(_ route: Route) { path.append(route) }
    func popToRoot() { path.removeLast(path.count) }
}

struct RootView: View {
    @State private var router = Router()
    @Namespace private var zoom

    var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.path) {
            List(1..<6) { id in
                NavigationLink(value: Route.detail(id: id)) {
                    Label("Item \(id)", systemImage: "\(id).circle")
                }
                .matchedTransitionSource(id: id, in: zoom)
            }
            .navigationTitle("Items")
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail(let id):
                    DetailView(id: id).navigationTransition(.zoom(sourceID: id, in: zoom))
                case .settings: Text("Settings")
                }
            }
            .toolbar {
                Button("Compose", systemImage: "square.and.pencil") { router.sheet = .compose }
            }
        }
        .sheet(item: $router.sheet) { item in
            NavigationStack {
                Form { Text("Sheet \(item.id)") }
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Cancel", role: .cancel) { router.sheet = nil }
                        }
                    }
            }
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
        }
        .environment(router)
    }
}

struct DetailView: View {
    let id: Int
    @Environment(Router.self) private var router
    @Environment(\.dismiss) private var dismiss
    @State private var confirm = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Detail \(id)").font(.largeTitle)
            Button("Next") { router.push(.detail(id: id + 1)) }
            Button("Root") { router.popToRoot() }
            Button("Back") { dismiss() }
            Button("Delete", role: .destructive) { confirm = true }
        }
        .confirmationDialog("Delete item?", isPresented: $confirm, titleVisibility: .visible) {
            Button("Delete now", role: .destructive) { dismiss() }
            Button("Keep", role: .cancel) {}
        } message: {
            Text("No way back")
        }
    }
}
