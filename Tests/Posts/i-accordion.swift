// kind i: an accordion of sections with a rotating chevron, only one of them open
import SwiftUI

struct Faq: Identifiable, Decodable {
    var id: String { question }
    let question: String
    let answer: String
}

final class FaqModel: ObservableObject {
    @Published var items: [Faq] = []
    @Published var openID: Faq.ID? {
        willSet { objectWillChange.send() }
    }
    init() {
        let json = #"[{"question": "Where?", "answer": "Here."}, {"question": "When?", "answer": "Now."}]"#
        items = (try? JSONDecoder().decode([Faq].self, from: Data(json.utf8))) ?? []
    }
    func toggle(_ item: Faq) { openID = openID == item.id ? nil : item.id }
}

struct FaqView: View {
    @ObservedObject var model: FaqModel
    init(model: FaqModel = .init()) { self.model = model }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(model.items) { item in
                let isOpen = model.openID == item.id
                VStack(alignment: .leading) {
                    HStack {
                        Text(item.question).font(.headline)
                        Spacer()
                        Image(systemName: "chevron.right").rotationEffect(isOpen ? .degrees(90) : .zero)
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation(.linear(duration: 0.5)) { model.toggle(item) } }
                    if isOpen { Text(item.answer).transition(.opacity.combined(with: .move(edge: .top))) }
                }
                .padding(.vertical, 8)
                Divider()
            }
        }
        .frame(width: 300)
    }
}
