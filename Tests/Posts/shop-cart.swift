// kind j: a cart of Codable lines
import SwiftUI

struct Cart: Codable, Equatable {
    struct Line: Codable, Equatable, Identifiable {
        var id: Int { product.id }
        var product: Product
        var quantity: Int
        var subtotal: Decimal { product.price * Decimal(quantity) }
    }
    struct Product: Codable, Hashable, Identifiable {
        let id: Int
        let name: String
        let price: Decimal
        var tags: [String]?
        enum CodingKeys: String, CodingKey {
            case id, name, price = "unit_price", tags
        }
    }
    var lines: [Line] = []
    var total: Decimal { lines.reduce(0) { $0 + $1.subtotal } }
    mutating func add(_ p: Product) {
        if let i = lines.firstIndex(where: { $0.product == p }) {
            lines[i].quantity += 1
        } else {
            lines.append(Line(product: p, quantity: 1))
        }
    }
}

let json = """
    [
      {"id": 1, "name": "Tea", "unit_price": 3.5, "tags": ["hot"]},
      {"id": 2, "name": "Cake", "unit_price": 4.25}
    ]
    """

enum LoadError: LocalizedError {
    case badData(String)
    case empty
    var errorDescription: String? {
        switch self {
        case .badData(let why): return "Bad data: \(why)"
        case .empty: return "Nothing here"
        }
    }
}

@MainActor
final class Shop: ObservableObject {
    @Published var products = [Cart.Product]()
    @Published var cart = Cart() { didSet { if cart != oldValue { bump += 1 } } }
    @Published var bump = 0
    @Published var error: LoadError?
    @Published private(set) var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            products = try await fetch()
        } catch let e as LoadError {
            error = e
        } catch {
            self.error = .badData(error.localizedDescription)
        }
    }

    private func fetch() async throws -> [Cart.Product] {
        try await Task.sleep(for: .seconds(0.5))
        guard let data = json.data(using: .utf8) else { throw LoadError.empty }
        let decoder = JSONDecoder()
        let list = try decoder.decode([Cart.Product].self, from: data)
        return list.sorted { $0.price > $1.price }
    }
}

struct ShopView: View {
    @StateObject var shop = Shop()
    static let money: NumberFormatter = {
        let f = NumberFormatter()
        f.numberStyle = .currency
        f.currencyCode = "USD"
        return f
    }()

    var body: some View {
        VStack {
            if shop.isLoading {
                ProgressView().progressViewStyle(CircularProgressViewStyle())
            }
            ForEach(shop.products) { p in
                Button(action: { withAnimation { shop.cart.add(p) } }) {
                    HStack {
                        Text(p.name)
                        Text(p.price, format: .currency(code: "USD"))
                        if let tags = p.tags, !tags.isEmpty { Text(tags.joined(separator: ", ")).italic() }
                    }
                }
            }
            Text("Total: \(shop.cart.total as NSDecimalNumber, formatter: Self.money)")
            Text("\(shop.cart.lines.map(\.quantity).reduce(0, +)) items")
                .scaleEffect(shop.bump.isMultiple(of: 2) ? 1 : 1.3)
                .animation(.spring(response: 0.2, dampingFraction: 0.3), value: shop.bump)
        }
        .task { await shop.load() }
        .alert(item: $shop.error) { e in
            Alert(title: Text("Oops"), message: Text(e.errorDescription ?? ""), dismissButton: .default(Text("OK")))
        }
    }
}
extension LoadError: Identifiable { var id: String { errorDescription ?? "" } }
