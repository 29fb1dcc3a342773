import SwiftUI

struct Card: View {
    @State private var open = false
    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .frame(width: 120, height: open ? 200 : 80)
            .opacity(open ? 1 : 0.5)
            .onTapGesture { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { open.toggle() } }
    }
}
