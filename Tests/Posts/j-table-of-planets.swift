// kind j: a table that sorts itself and marks a row, on a wide screen and on a narrow one
import SwiftUI

struct Planet: Identifiable, Equatable {
    let id = UUID()
    let name: String
    let moons: Int
    let radius: Double
}

@Observable
final class Atlas {
    var planets = [
        Planet(name: "Mars", moons: 2, radius: 3390), Planet(name: "Earth", moons: 1, radius: 6371),
        Planet(name: "Jupiter", moons: 95, radius: 69_911),
    ]
    var order = [KeyPathComparator(\Planet.name)] {
        didSet { withAnimation(.easeInOut(duration: 0.4)) { planets.sort(using: order) } }
    }
}

struct AtlasView: View {
    @State private var atlas = Atlas()
    @State private var chosen: Planet.ID?

    var body: some View {
        VStack {
            Table(atlas.planets, selection: $chosen, sortOrder: $atlas.order) {
                TableColumn("Name", value: \.name)
                TableColumn("Moons", value: \.moons) { planet in
                    Text(planet.moons, format: .number).monospacedDigit()
                }
                .width(min: 60, max: 90)
                TableColumn("Radius") { Text("\($0.radius / 1000, specifier: "%.1f") Mm") }
            }
            if let planet = atlas.planets.first(where: { $0.id == chosen }) {
                Text("\(planet.name) is chosen").transition(.move(edge: .bottom))
            }
        }
        .animation(.default, value: chosen)
        .onAppear { atlas.planets.sort(using: atlas.order) }
    }
}
