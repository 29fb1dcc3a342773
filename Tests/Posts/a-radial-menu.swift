// kind a: a menu of round buttons, in loose formatting
import SwiftUI
// Expandable FAB + radial menu + keyboardShortcut + confetti via ForEach enumerated; sloppy formatting
struct FloatingMenu: View {
    @State var isOpen: Bool = false
    var icons = [("pencil", Color.red), ("camera", .blue), ("mic", .green)]
    let radius: CGFloat = 90.0

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Rectangle().fill(Color.black.opacity(isOpen ? 0.3 : 0.0001)).ignoresSafeArea().onTapGesture {
                if isOpen { toggle() }
            }
            ForEach(Array(icons.enumerated()), id: \.element.0) { (index, icon) in
                Button(action: {
                    print("tapped \(icon.0)"); toggle()
                }) {
                    Image(systemName: icon.0).foregroundColor(.white).frame(width: 44, height: 44).background(
                        Circle().fill(icon.1))
                }
                .offset(position(for: index))
                .scaleEffect(isOpen ? 1 : 0.1, anchor: .center)
                .opacity(isOpen ? 1 : 0)
                .animation(
                    Animation.spring(response: 0.4, dampingFraction: 0.6).delay(isOpen ? Double(index) * 0.05 : 0),
                    value: isOpen)
            }
            Button(action: toggle) {
                Image(systemName: "plus").font(.title).frame(width: 60, height: 60).background(
                    Circle().fill(Color.accentColor)
                ).rotationEffect(Angle.degrees(isOpen ? 45 : 0))
            }
            .animation(.spring(), value: isOpen)
        }.padding()
    }

    func toggle() -> Void { isOpen.toggle();  }

    func position(for index: Int) -> CGSize {
        if !isOpen { return .zero }
        let step = Double.pi / 2 / Double(icons.count - 1)
        let angle = Double.pi + step * Double(index)
        return CGSize(width: radius * CGFloat(cos(angle)), height: radius * CGFloat(sin(angle)))
    }
}
#if DEBUG
    struct FloatingMenu_Previews: PreviewProvider { static var previews: some View { FloatingMenu() } }
#endif
