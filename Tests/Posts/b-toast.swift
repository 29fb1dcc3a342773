// kind b: a toast that comes from the top and goes by itself; the modifier as people share it
import SwiftUI

struct ToastModifier<ToastContent: View>: ViewModifier {
    @Binding var isPresented: Bool
    let duration: TimeInterval
    let toastContent: () -> ToastContent

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .top) {
                if isPresented {
                    toastContent()
                        .padding()
                        .background(Capsule().fill(.black.opacity(0.8)))
                        .foregroundStyle(.white)
                        .transition(.move(edge: .top).combined(with: .opacity))
                        .onAppear {
                            DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
                                isPresented = false
                            }
                        }
                }
            }
            .animation(.linear(duration: 0.5), value: isPresented)
    }
}

extension View {
    func toast<T: View>(isPresented: Binding<Bool>, duration: TimeInterval = 2, @ViewBuilder content: @escaping () -> T)
        -> some View
    {
        modifier(ToastModifier(isPresented: isPresented, duration: duration, toastContent: content))
    }
}

struct ContentView: View {
    @State private var showToast = false

    var body: some View {
        VStack {
            Spacer()
            Button("Save") { showToast = true }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .toast(isPresented: $showToast, duration: 1) {
            Label("Saved", systemImage: "checkmark.circle.fill")
        }
    }
}
