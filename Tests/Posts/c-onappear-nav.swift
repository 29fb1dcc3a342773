// kind c: an endless animation in a NavigationView must not move the layout with it
import SwiftUI

struct LoadingView: View {
    @State private var isLoading: Bool = false
    let gradient = AngularGradient(
        gradient: Gradient(colors: [Color.blue, Color.clear]), center: .center, startAngle: .degrees(270),
        endAngle: .degrees(0))
    var body: some View {
        NavigationView {
            VStack {
                Circle()
                    .trim(from: 0, to: 0.7)
                    .stroke(gradient, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [10, 4]))
                    .frame(width: 60, height: 60)
                    .rotationEffect(Angle(degrees: isLoading ? 360 : 0))
                    .onAppear {
                        DispatchQueue.main.async {
                            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isLoading = true }
                        }
                    }
                Text("Please wait…").font(.footnote).foregroundColor(Color(UIColor.secondaryLabel))
            }
            .navigationBarTitle(Text("Loading"), displayMode: .inline)
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}
