// kind d: pinch and rotate together, with double tap to reset
import SwiftUI

struct PhotoView: View {
    @State private var currentAmount = 0.0
    @State private var finalAmount = 1.0
    @State private var angle = Angle.zero
    @State private var lastAngle: Angle = .degrees(0)

    var body: some View {
        Image("photo")
            .resizable()
            .scaledToFit()
            .frame(width: 250, height: 250)
            .scaleEffect(finalAmount + currentAmount)
            .rotationEffect(angle)
            .gesture(
                MagnificationGesture()
                    .onChanged { amount in currentAmount = amount - 1 }
                    .onEnded { amount in
                        finalAmount = min(max(finalAmount + currentAmount, 1), 4)
                        currentAmount = 0
                    }
                    .simultaneously(
                        with: RotationGesture()
                            .onChanged { value in self.angle = self.lastAngle + value }
                            .onEnded { _ in self.lastAngle = self.angle })
            )
            .onTapGesture(count: 2) {
                withAnimation(.easeOut(duration: 0.4)) {
                    finalAmount = 1
                    (angle, lastAngle) = (.zero, .zero)
                }
            }
    }
}
