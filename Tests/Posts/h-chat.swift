// kind h: a chat with a typing indicator that goes with its timer
import SwiftUI

struct Message: Identifiable, Hashable {
    let id = UUID()
    let text: String
    let isMine: Bool
}

final class ChatViewModel: ObservableObject {
    @Published var messages: [Message] = [Message(text: "Hello!", isMine: false)]
    @Published var draft: String = ""
    @Published var isTyping = false

    func send() {
        let trimmed = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return }
        withAnimation(.easeOut(duration: 0.25)) {
            messages.append(Message(text: trimmed, isMine: true))
            draft = ""
        }
        isTyping = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { [weak self] in
            guard let self = self else { return }
            withAnimation(.spring()) {
                self.isTyping = false
                self.messages.append(Message(text: String(trimmed.reversed()), isMine: false))
            }
        }
    }
}

struct Bubble: View {
    let message: Message
    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 60) }
            Text(message.text)
                .padding(.vertical, 8)
                .padding(.horizontal, 14)
                .background(message.isMine ? Color.blue : Color(.systemGray5))
                .foregroundColor(message.isMine ? .white : .primary)
                .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
            if !message.isMine { Spacer(minLength: 60) }
        }
    }
}

struct TypingIndicator: View {
    @State private var phase = 0
    let timer = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()
    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3) { i in
                Circle().frame(width: 8, height: 8)
                    .opacity(phase == i ? 1 : 0.3)
                    .animation(.linear(duration: 0.2), value: phase)
            }
        }
        .onReceive(timer) { _ in phase = (phase + 1) % 3 }
    }
}

struct ChatView: View {
    @StateObject private var vm = ChatViewModel()
    @FocusState private var focused: Bool
    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(vm.messages) { message in
                            Bubble(message: message)
                                .id(message.id)
                                .transition(
                                    .asymmetric(
                                        insertion: .scale(
                                            scale: 0.5, anchor: message.isMine ? .bottomTrailing : .bottomLeading
                                        ).combined(with: .opacity), removal: .opacity))
                        }
                        if vm.isTyping { TypingIndicator().transition(.opacity) }
                    }
                    .padding()
                }
                .onChange(of: vm.messages.count) { _ in
                    guard let last = vm.messages.last else { return }
                    withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
                }
            }
            HStack {
                TextField("Message", text: $vm.draft, onCommit: vm.send)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .focused($focused)
                Button(action: vm.send) { Image(systemName: "paperplane.fill") }
                    .disabled(vm.draft.trimmingCharacters(in: .whitespaces).isEmpty)
            }
            .padding()
            .background(.ultraThinMaterial)
        }
    }
}
