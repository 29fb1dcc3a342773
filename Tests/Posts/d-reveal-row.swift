// kind d: swipe a row to the left to reveal a delete button; clamped and with resistance
import SwiftUI

struct SwipeRow: View {
    let title: String
    var onDelete: () -> ()
    @State private var offset: CGFloat = 0
    @State private var isOpen = false
    private let buttonWidth: CGFloat = 80

    var drag: some Gesture {
        DragGesture(minimumDistance: 15, coordinateSpace: .local)
            .onChanged { value in
                let start = isOpen ? -buttonWidth : 0
                let raw = start + value.translation.width
                offset = raw < -buttonWidth ? -buttonWidth + (raw + buttonWidth) / 4 : min(raw, 0)
            }
            .onEnded { value in
                withAnimation(.spring(response: 0.4, dampingFraction: 1, blendDuration: 0)) {
                    isOpen = offset < -buttonWidth / 2
                    offset = isOpen ? -buttonWidth : .zero
                }
            }
    }

    var body: some View {
        ZStack(alignment: .trailing) {
            Button(action: onDelete) {
                Image(systemName: "trash").foregroundColor(.white).frame(width: buttonWidth, height: 50).background(
                    Color.red)
            }
            HStack {
                Text(title); Spacer()
            }
            .padding(.horizontal)
            .frame(height: 50)
            .background(Color(UIColor.systemBackground))
            .offset(x: offset)
            .gesture(drag)
        }
    }
}

struct ContentView: View {
    @State var names = ["Ann", "Ben", "Cem"]
    var body: some View {
        VStack(spacing: 1) {
            ForEach(names, id: \.self) { name in
                SwipeRow(title: name) { withAnimation { names.removeAll(where: { $0 == name }) } }
            }
        }
    }
}
