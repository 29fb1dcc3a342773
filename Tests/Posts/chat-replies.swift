// kind b: bubbles that come and go
import SwiftUI

struct Message: Identifiable, Equatable, Hashable {
    enum Sender: Hashable { case me, other(name: String) }
    let id = UUID()
    let text: String
    let sender: Sender
    let date: Date = .now

    var isMine: Bool { if case .me = sender { return true } else { return false } }
    var author: String {
        switch sender {
        case .me: "You"
        case .other(let name): name
        }
    }
}

@MainActor
@Observable final class ChatModel {
    private(set) var messages: [Message] = []
    var draft = ""
    var isTyping = false

    @ObservationIgnored private var replyTask: Task<Void, Never>?

    func send() {
        guard !draft.trimmingCharacters(in: .whitespaces).isEmpty else { return }
        let text = draft
        draft = ""
        withAnimation(.spring(duration: 0.35, bounce: 0.25)) {
            messages.append(.init(text: text, sender: .me))
        }
        replyTask?.cancel()
        replyTask = Task { [weak self] in
            try? await Task.sleep(for: .seconds(0.5))
            guard let self, !Task.isCancelled else { return }
            withAnimation(.easeInOut) { self.isTyping = true }
            try? await Task.sleep(until: .now + .seconds(1), clock: .continuous)
            withAnimation(.snappy) {
                self.isTyping = false
                self.messages.append(Message(text: Self.reply(to: text), sender: .other(name: "Bot")))
            }
        }
    }

    private static func reply(to text: String) -> String {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace)
        return words.count > 2 ? "That's \(words.count) words!" : String(text.reversed())
    }
}

struct Bubble: View {
    let message: Message
    var body: some View {
        Text(message.text)
            .padding(.horizontal, 14).padding(.vertical, 8)
            .foregroundStyle(message.isMine ? .white : .primary)
            .background(
                message.isMine ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.regularMaterial),
                in: .rect(cornerRadius: 18)
            )
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
            .transition(
                .asymmetric(
                    insertion: .move(edge: message.isMine ? .trailing : .leading).combined(with: .opacity),
                    removal: .opacity))
    }
}

struct TypingIndicator: View {
    @State private var animating = false
    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3, id: \.self) { i in
                Circle().fill(.secondary).frame(width: 8, height: 8)
                    .offset(y: animating ? -4 : 4)
                    .animation(
                        .easeInOut(duration: 0.5).repeatForever(autoreverses: true).delay(0.15 * Double(i)),
                        value: animating)
            }
        }
        .onAppear { animating = true }
        .onDisappear { print("typing gone") }
    }
}

struct ChatView: View {
    @State private var model = ChatModel()
    var body: some View {
        VStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(model.messages) { Bubble(message: $0).id($0.id) }
                        if model.isTyping { TypingIndicator().transition(.scale(scale: 0.5, anchor: .leading)) }
                    }
                }
                .onChange(of: model.messages.count) {
                    withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
                }
            }
            HStack {
                TextField("Message", text: $model.draft, axis: .vertical).lineLimit(1...4)
                Button("Send", systemImage: "paperplane.fill", action: model.send)
                    .labelStyle(.iconOnly)
                    .symbolEffect(.bounce, options: .speed(1.5), value: model.messages.count)
                    .disabled(model.draft.isEmpty)
            }
        }
    }
}
#Preview { ChatView() }
