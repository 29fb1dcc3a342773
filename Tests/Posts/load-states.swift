// kind j: a generic view model with states of loading
import SwiftUI

@MainActor protocol ViewModelProtocol: ObservableObject {
    associatedtype Item: Identifiable & Hashable
    var items: [Item] { get set }
    var selection: Item? { get set }
    func select(_ item: Item)
}
extension ViewModelProtocol {
    func select(_ item: Item) { withAnimation(.spring()) { selection = selection == item ? nil : item } }
    var hasSelection: Bool { selection != nil }
}
struct Fruit: Identifiable, Hashable { let id: String; var emoji: String; init(_ e: String) { id = e; emoji = e } }
final class FruitVM: ViewModelProtocol {
    @Published var items: [Fruit] = ["🍎", "🍌", "🍇"].map(Fruit.init)
    @Published var selection: Fruit?
}
struct Picker2<VM: ViewModelProtocol, Row: View>: View {
    @ObservedObject var vm: VM
    @ViewBuilder let row: (VM.Item, Bool) -> Row
    var body: some View {
        HStack(spacing: vm.hasSelection ? 20 : 8) {
            ForEach(vm.items) { item in
                row(item, vm.selection == item)
                    .onTapGesture { vm.select(item) }
            }
        }
    }
}
enum LoadState<Value> {
    case idle, loading(progress: Double), loaded(Value), failed(any Error)
    var value: Value? { guard case let .loaded(v) = self else { return nil }; return v }
    var isLoading: Bool { if case .loading = self { true } else { false } }
    func map<T>(_ f: (Value) -> T) -> LoadState<T> {
        switch self {
        case .idle: .idle
        case .loading(let p): .loading(progress: p)
        case .loaded(let v): .loaded(f(v))
        case .failed(let e): .failed(e)
        }
    }
}
extension LoadState: Equatable where Value: Equatable {
    static func == (l: Self, r: Self) -> Bool {
        switch (l, r) {
        case (.idle, .idle), (.failed, .failed): return true
        case let (.loading(a), .loading(b)): return a == b
        case let (.loaded(a), .loaded(b)): return a == b
        default: return false
        }
    }
}
struct AsyncContent<Value, Content: View>: View {
    let load: () async throws -> Value
    @ViewBuilder var content: (Value) -> Content
    @State private var state: LoadState<Value> = .idle
    var body: some View {
        ZStack {
            switch state {
            case .idle, .loading: ProgressView().transition(.opacity)
            case .loaded(let v): content(v).transition(.move(edge: .bottom).combined(with: .opacity))
            case .failed(let e): Label(e.localizedDescription, systemImage: "xmark.octagon")
            }
        }
        .task {
            withAnimation { state = .loading(progress: 0) }
            do { let v = try await load(); withAnimation(.easeOut(duration: 0.3)) { state = .loaded(v) } } catch {
                withAnimation { state = .failed(error) }
            }
        }
    }
}
struct Root: View {
    @StateObject private var vm = FruitVM()
    var body: some View {
        VStack {
            Picker2(vm: vm) { item, isOn in
                Text(item.emoji).font(.system(size: isOn ? 60 : 30)).rotationEffect(isOn ? .degrees(15) : .zero)
            }
            AsyncContent { () async throws -> [Int] in
                try await Task.sleep(for: .seconds(1)); return [1, 2, 3]
            } content: { nums in
                Text(nums.map(String.init).joined(separator: "+"))
            }
        }
    }
}
