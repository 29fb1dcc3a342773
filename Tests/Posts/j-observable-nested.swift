// kind j: nested observable models, bindings through @Bindable, and a computed property that drives motion
import SwiftUI
import Observation

@Observable
final class Lamp: Identifiable {
    let id: Int
    var isOn = false
    @ObservationIgnored var presses = 0
    init(id: Int) { self.id = id }
}

@Observable
final class Room {
    var lamps = (1...3).map(Lamp.init(id:))
    var brightness: Double { Double(lamps.filter(\.isOn).count) / Double(lamps.count) }
    func all(_ on: Bool) { lamps.forEach { $0.isOn = on } }
}

struct LampRow: View {
    @Bindable var lamp: Lamp
    var body: some View {
        Toggle("Lamp \(lamp.id)", isOn: $lamp.isOn.animation(.linear(duration: 0.5)))
    }
}

struct RoomView: View {
    @State private var room = Room()
    var body: some View {
        VStack {
            Circle().fill(.yellow).opacity(room.brightness).frame(height: 80)
            ForEach(room.lamps) { LampRow(lamp: $0) }
            Button("All") { withAnimation(.easeIn(duration: 1)) { room.all(true) } }
        }
        .environment(room)
    }
}
