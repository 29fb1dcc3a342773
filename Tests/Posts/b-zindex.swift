// kind b: the removal transition is not seen without a zIndex
import SwiftUI

struct OverlayTest: View {
    @State var show = false
    var body: some View {
        ZStack(alignment: .bottom) {
            Color.orange
                .zIndex(0)
            if show {
                VStack {
                    Text("Sheet").font(.headline).padding(.top, 20)
                    Spacer()
                    Button("Close") { withAnimation(.easeIn(duration: 0.5)) { self.show = false } }
                }
                .frame(height: 400)
                .frame(maxWidth: .infinity)
                .background(RoundedRectangle(cornerRadius: 25.0).foregroundColor(.white).shadow(radius: 10))
                .transition(AnyTransition.move(edge: .bottom))
                .zIndex(1)
            }
            if !show {
                Button(
                    action: {
                        withAnimation(Animation.easeOut(duration: 0.5)) {
                            self.show.toggle()
                        }
                    },
                    label: {
                        Text("Open")
                    }
                )
                .padding(.bottom, 60)
            }
        }
        .edgesIgnoringSafeArea(.all)
    }
}

struct OverlayTest_Previews: PreviewProvider {
    static var previews: some View { OverlayTest() }
}
