// kind e: shake on a wrong password by a GeometryEffect
import SwiftUI

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(
                translationX:
                    amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)),
                y: 0))
    }
}

class LoginModel: ObservableObject {
    @Published var password: String = ""
    @Published var attempts: Int = 0
    enum LoginError: Error, LocalizedError {
        case empty, wrong(Int)
        var errorDescription: String? {
            switch self {
            case .empty: return "Type something"
            case .wrong(let n): return "Wrong, attempt \(n)"
            }
        }
    }
    @Published var message: String?
    func login() throws {
        guard !password.isEmpty else { throw LoginError.empty }
        if password != "swift" { throw LoginError.wrong(attempts + 1) }
    }
}

struct LoginView: View {
    @ObservedObject var model = LoginModel()
    var body: some View {
        VStack {
            SecureField("Password", text: $model.password)
                .textFieldStyle(RoundedBorderTextFieldStyle())
                .frame(width: 200)
                .modifier(Shake(animatableData: CGFloat(model.attempts)))
            if let message = model.message { Text(message).foregroundColor(.red) }
            Button("Log in") {
                do {
                    try self.model.login()
                    self.model.message = nil
                } catch {
                    withAnimation(.linear(duration: 1)) { self.model.attempts += 1 }
                    self.model.message = error.localizedDescription
                }
            }
        }
    }
}
