// kind j: onChange of before iOS 17, whose capture list holds the old value; a model that is an NSObject
import SwiftUI

class Player: NSObject, ObservableObject {
    @Published var track = 1
    override init() {
        super.init()
    }
    func next() { track += 1 }
}

struct PlayerView: View {
    @StateObject var player = Player()
    @State private var direction: CGFloat = 0
    @State private var note = ""

    var body: some View {
        VStack {
            Image(systemName: "music.note")
                .offset(x: direction * 50)
                .animation(.linear(duration: 1), value: direction)
            Text(note)
            Button("Next", action: player.next)
            Button("First") { player.track = 1 }
        }
        .onChange(of: player.track) { [player] newTrack in
            direction = newTrack > 1 ? 1 : -1
            note = "now \(newTrack) of \(type(of: player))"
        }
        .onChange(of: direction) { [direction] new in
            print("from \(Int(direction)) to \(Int(new))")
        }
    }
}
