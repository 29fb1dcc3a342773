// kind h: navigation by value with a path, and the zoom transition of iOS 18
import SwiftUI

struct Recipe: Identifiable, Hashable {
    let id: String
    let minutes: Int
}

struct RecipesView: View {
    @State private var path: [Recipe] = []
    @Namespace private var zoom
    let recipes = [Recipe(id: "Soup", minutes: 20), Recipe(id: "Cake", minutes: 60)]

    var body: some View {
        NavigationStack(path: $path) {
            List(recipes) { recipe in
                NavigationLink(value: recipe) {
                    Label(recipe.id, systemImage: "fork.knife")
                        .matchedTransitionSource(id: recipe.id, in: zoom)
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { recipe in
                VStack {
                    Text("\(recipe.minutes) min")
                    Button("Back to start") { path.removeAll() }
                }
                .navigationTitle(recipe.id)
                .navigationTransition(.zoom(sourceID: recipe.id, in: zoom))
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("More", systemImage: "ellipsis") {}
                    }
                }
            }
        }
    }
}
