// kind b: toasts that come from an observed object and go by themselves
import SwiftUI

struct Toast: Identifiable, Equatable {
    enum Style: String, CaseIterable {
        case success, warning, error
        var tint: Color {
            switch self {
            case .success: return .green
            case .warning: return .orange
            case .error: return .red
            }
        }
        var symbol: String {
            switch self {
            case .success: "checkmark.circle"
            case .warning: "exclamationmark.triangle"
            case .error: "xmark.octagon"
            }
        }
    }
    let id = UUID()
    var message: String
    var style: Style = .success
    var duration: Duration = .seconds(2)

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

@Observable
class ToastCenter {
    static let shared = ToastCenter()
    private(set) var toasts: [Toast] = []

    func show(_ message: String, style: Toast.Style = .success) {
        let toast = Toast(message: message, style: style)
        withAnimation(.snappy) { toasts.append(toast) }
        Task { @MainActor in
            try? await Task.sleep(for: toast.duration)
            withAnimation(.snappy) { toasts.removeAll(where: { $0 == toast }) }
        }
    }
}

struct ToastView: View {
    let toast: Toast
    var body: some View {
        Label {
            Text(toast.message).font(.callout.weight(.medium))
        } icon: {
            Image(systemName: toast.style.symbol).foregroundStyle(toast.style.tint)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .background(.thinMaterial, in: .capsule)
        .overlay { Capsule().strokeBorder(toast.style.tint.opacity(0.4), lineWidth: 1) }
        .shadow(color: .black.opacity(0.1), radius: 8, y: 4)
    }
}

struct ToastOverlay: ViewModifier {
    @Environment(ToastCenter.self) private var center
    func body(content: Content) -> some View {
        content.overlay(alignment: .top) {
            VStack(spacing: 8) {
                ForEach(center.toasts) { toast in
                    ToastView(toast: toast)
                        .transition(.move(edge: .top).combined(with: .opacity))
                }
            }
            .padding(.top)
        }
    }
}

extension View {
    func toastOverlay() -> some View { modifier(ToastOverlay()) }
}

struct ContentView: View {
    @State private var center = ToastCenter.shared
    var body: some View {
        List(Toast.Style.allCases, id: \.self) { style in
            Button(style.rawValue.capitalized) {
                center.show("This is a \(style.rawValue)", style: style)
            }
            .tint(style.tint)
        }
        .toastOverlay()
        .environment(center)
    }
}
