// kind j: arrays, sorting and moving, grouping, search, dates
import SwiftUI

struct Expense: Identifiable, Hashable, Comparable {
    enum Category: String, CaseIterable, Identifiable {
        case food, travel, fun; var id: String { rawValue };
        var symbol: String {
            switch self {
            case .food: "fork.knife";
            case .travel: "airplane";
            case .fun: "gamecontroller"
            }
        }
    }
    let id: Int; var title: String; var amount: Double; var category: Category; var date: Date
    static func < (a: Expense, b: Expense) -> Bool { (a.date, a.id) < (b.date, b.id) }
}
extension Sequence {
    func grouped<K: Hashable>(by key: KeyPath<Element, K>) -> [K: [Element]] {
        Dictionary(grouping: self) { $0[keyPath: key] }
    }
    func sum<N: AdditiveArithmetic>(_ f: (Element) -> N) -> N { reduce(.zero) { $0 + f($1) } }
}
@Observable class Ledger {
    var expenses: [Expense] = []
    var query = ""
    var order: SortOrder = .forward
    private var calendar = Calendar(identifier: .gregorian)
    init() {
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let base = calendar.date(from: DateComponents(year: 2025, month: 3, day: 1))!
        for (i, (t, a, c)) in [
            ("Lunch", 12.5, Expense.Category.food), ("Train", 30, .travel), ("Arcade", 8.25, .fun),
            ("Dinner", 41, .food),
        ].enumerated() {
            expenses.append(
                Expense(
                    id: i, title: t, amount: a, category: c,
                    date: calendar.date(byAdding: .day, value: i * 3, to: base)!))
        }
    }
    var shown: [Expense] {
        let found =
            query.isEmpty
            ? expenses
            : expenses.filter {
                $0.title.localizedStandardContains(query) || $0.category.rawValue.hasPrefix(query.lowercased())
            }
        return order == .forward ? found.sorted() : found.sorted(by: >)
    }
    var totals: [(category: Expense.Category, total: Double)] {
        expenses.grouped(by: \.category).map { (category: $0.key, total: $0.value.sum(\.amount)) }.sorted {
            $0.total > $1.total
        }
    }
    func day(_ e: Expense) -> String {
        let c = calendar.dateComponents([.month, .day], from: e.date); return "\(c.month!)/\(c.day!)"
    }
}
struct LedgerView: View {
    @State private var ledger = Ledger()
    @State private var selected: Expense.ID?
    var body: some View {
        @Bindable var ledger = ledger
        NavigationStack {
            List {
                Section("Totals") {
                    ForEach(ledger.totals, id: \.category) { item in
                        LabeledContent {
                            Text(item.total, format: .currency(code: "USD"))
                        } label: {
                            Label(item.category.rawValue.capitalized, systemImage: item.category.symbol)
                        }
                    }
                }
                ForEach(ledger.shown) { e in
                    HStack {
                        Text(e.title)
                        Spacer()
                        Text(ledger.day(e)).foregroundStyle(.secondary)
                    }
                    .listRowBackground(selected == e.id ? Color.yellow.opacity(0.3) : nil)
                    .onTapGesture {
                        withAnimation(.easeOut(duration: 0.25)) { selected = selected == e.id ? nil : e.id }
                    }
                    .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                        Button(role: .destructive) {
                            withAnimation { ledger.expenses.removeAll { $0.id == e.id } }
                        } label: {
                            Label("Delete", systemImage: "trash")
                        }
                    }
                }
                .onDelete { offsets in
                    let ids = offsets.map { ledger.shown[$0].id }; ledger.expenses.removeAll { ids.contains($0.id) }
                }
            }
            .searchable(text: $ledger.query)
            .toolbar {
                Button("Flip") { withAnimation { ledger.order = ledger.order == .forward ? .reverse : .forward } }
            }
            .animation(.default, value: ledger.shown.map(\.id))
        }
    }
}
