// kind i: a form with checks, a picker that brings a row and a button that wakes up
import SwiftUI
// keyboard-avoiding form, validation, disabled button animations; sheet with detents; multi-date
struct KeyboardAdaptive: ViewModifier {
    @State private var bottomPadding: CGFloat = 0
    func body(content: Content) -> some View {
        content
            .padding(.bottom, bottomPadding)
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) {
                notification in
                guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
                    return
                }
                withAnimation(.easeOut(duration: 0.16)) { bottomPadding = frame.cgRectValue.height }
            }
            .onReceive(
                NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in
                    CGFloat(0)
                }
            ) { bottomPadding = $0 }
    }
}
struct SignUpForm: View {
    enum Field: Int, Hashable, CaseIterable { case name, email, password }
    @State private var name = ""
    @State private var email = ""
    @State private var password = ""
    @State private var birthday = Date.now
    @State private var plan = Plan.free
    @State private var seats = 1
    @State private var agreed = false
    @FocusState private var focus: Field?
    enum Plan: String, CaseIterable, Identifiable { case free, pro, team; var id: Self { self } }
    private var isValid: Bool { !name.isEmpty && email.contains("@") && password.count >= 4 && agreed }
    var body: some View {
        NavigationStack {
            Form {
                Section("Account") {
                    TextField("Name", text: $name).focused($focus, equals: .name).textContentType(.name).submitLabel(
                        .next)
                    TextField("Email", text: $email).focused($focus, equals: .email).keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never).autocorrectionDisabled()
                    SecureField("Password", text: $password).focused($focus, equals: .password)
                    if !password.isEmpty && password.count < 4 {
                        Text("Too short").font(.caption).foregroundStyle(.red).transition(.opacity)
                    }
                }
                Section {
                    Picker("Plan", selection: $plan.animation(.easeInOut(duration: 0.3))) {
                        ForEach(Plan.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }.pickerStyle(.segmented)
                    if plan == .team {
                        Stepper("Seats: \(seats)", value: $seats, in: 1...10).transition(
                            .move(edge: .top).combined(with: .opacity))
                    }
                    DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
                } header: {
                    Text("Plan")
                } footer: {
                    Text("You can change this later").font(.footnote)
                }
                Section {
                    Toggle("I agree", isOn: $agreed);
                    Button("Create") { print("created \(name) \(plan) \(seats)") }.disabled(!isValid).opacity(
                        isValid ? 1 : 0.5
                    ).animation(.default, value: isValid)
                }
            }
            .animation(.spring, value: password.isEmpty)
            .navigationTitle("Sign up")
            .onSubmit {
                if let f = focus, let next = Field(rawValue: f.rawValue + 1) { focus = next } else { focus = nil }
            }
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer(); Button("Done") { focus = nil }
                }
            }
        }
        .modifier(KeyboardAdaptive())
    }
}
