// kind f: a splash screen: scale up, wait, fade out, then the app
import SwiftUI

struct SplashScreen: View {
    @State private var isActive = false
    @State private var size = 0.8
    @State private var opacity = 0.5
    var body: some View {
        if isActive {
            HomeView()
        } else {
            VStack {
                VStack {
                    Image(systemName: "hare.fill").font(.system(size: 80)).foregroundColor(.red)
                    Text("Epic App").font(Font.custom("Baskerville-Bold", size: 26)).foregroundColor(
                        .black.opacity(0.80))
                }
                .scaleEffect(size)
                .opacity(opacity)
                .onAppear {
                    withAnimation(.easeIn(duration: 1.2)) {
                        self.size = 0.9
                        self.opacity = 1.00
                    }
                }
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 2.0) {
                    withAnimation {
                        self.isActive = true
                    }
                }
            }
        }
    }
}
struct HomeView: View {
    var body: some View {
        Text("Hello, World!").padding()
    }
}
struct SplashScreen_Previews: PreviewProvider {
    static var previews: some View { SplashScreen() }
}
