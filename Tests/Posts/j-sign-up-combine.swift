// kind j: publishers joined to validate a form
import SwiftUI
import Combine

protocol Validating { associatedtype Input; func validate(_ input: Input) -> Bool }
struct MinLength: Validating { let count: Int; func validate(_ input: String) -> Bool { input.count >= count } }
struct Contains: Validating {
    let character: Character; func validate(_ input: String) -> Bool { input.contains(character) }
}

struct AnyValidator<Input> {
    private let check: (Input) -> Bool
    init<V: Validating>(_ validator: V) where V.Input == Input { check = validator.validate }
    func callAsFunction(_ input: Input) -> Bool { check(input) }
}

final class SignUpModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var isValid = false
    @Published private(set) var strength: Double = 0
    private var bag: Set<AnyCancellable> = []

    init() {
        let emailOK = $email.map { AnyValidator(Contains(character: "@"))($0) }.removeDuplicates()
        let passwordOK =
            $password
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .map { AnyValidator(MinLength(count: 8))($0) }
        Publishers.CombineLatest(emailOK, passwordOK)
            .map { $0 && $1 }
            .assign(to: &$isValid)
        $password
            .map { min(1, Double($0.count) / 12) }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] value in withAnimation(.easeOut) { self?.strength = value } }
            .store(in: &bag)
    }
}

struct StrengthBar: View {
    var value: Double
    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.quaternary)
                Capsule()
                    .fill(LinearGradient(colors: [.red, .yellow, .green], startPoint: .leading, endPoint: .trailing))
                    .frame(width: proxy.size.width * value)
            }
        }
        .frame(height: 6)
    }
}

struct SignUpView: View {
    @StateObject private var model = SignUpModel()
    @FocusState private var focus: Field?
    enum Field: Hashable { case email, password }

    var body: some View {
        Form {
            TextField("Email", text: $model.email)
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .autocapitalization(.none)
                .focused($focus, equals: .email)
                .submitLabel(.next)
                .onSubmit { focus = .password }
            SecureField("Password", text: $model.password)
                .focused($focus, equals: .password)
            StrengthBar(value: model.strength)
            Button("Sign up") { print("signed up \(model.email)") }
                .disabled(!model.isValid)
        }
        .onAppear { focus = .email }
    }
}
