// kind a: animate one way only
import SwiftUI

struct OneWay: View {
    @State private var isActive: Bool = false
    @State private var duration: Double = 1
    var anim: Animation? { isActive ? .easeInOut(duration: duration) : nil }
    var body: some View {
        ZStack {
            Color.yellow.edgesIgnoringSafeArea(.all)
            Circle()
                .foregroundColor(isActive ? .green : .black)
                .frame(width: isActive ? 200 : 100)
                .animation(anim, value: isActive)
        }
        .onTapGesture(count: 2) { isActive.toggle() }
        .onLongPressGesture(minimumDuration: 1) { duration = 3 }
    }
}

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { OneWay() }
    }
}
