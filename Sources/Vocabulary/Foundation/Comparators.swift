import Interpreter

extension VocabularySource {
    /// `KeyPathComparator` and `SortDescriptor`, alone and in lists whose first one decides where it can.
    static let comparators = VocabularySource("Comparators", prelude: names.flatMap(declarations))

    private static let names = ["KeyPathComparator", "SortDescriptor"]

    private static func declarations(_ name: String) -> [String] {
        [comparator(name), sorting(name), ordering(name)]
    }

    private static func comparator(_ name: String) -> String {
        """
        struct \(name)<Compared>: Equatable {
            let _path: String
            let _precedes: (Compared, Compared) -> Bool
            var order: SortOrder
            init<V: Comparable>(_ keyPath: KeyPath<Compared, V>, order: SortOrder = .forward) {
                _path = "\\(keyPath)"
                _precedes = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
                self.order = order
            }
            init<V: Comparable>(_ keyPath: KeyPath<Compared, V?>, order: SortOrder = .forward) {
                _path = "\\(keyPath)"
                _precedes = {
                    guard let first = $0[keyPath: keyPath] else { return $1[keyPath: keyPath] != nil }
                    guard let second = $1[keyPath: keyPath] else { return false }
                    return first < second
                }
                self.order = order
            }
            func _sorts(_ first: Compared, before second: Compared) -> Bool {
                order == .forward ? _precedes(first, second) : _precedes(second, first)
            }
            func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
                if _sorts(lhs, before: rhs) { return .orderedAscending }
                return _sorts(rhs, before: lhs) ? .orderedDescending : .orderedSame
            }
            func _first(in others: [\(name)<Compared>]) -> [\(name)<Compared>] {
                var new = self
                if let first = others.first, first._path == _path {
                    new.order = first.order == .forward ? .reverse : .forward
                }
                return [new] + others.filter { $0._path != _path }
            }
            static func == (lhs: \(name)<Compared>, rhs: \(name)<Compared>) -> Bool {
                lhs._path == rhs._path && lhs.order == rhs.order
            }
        }
        """
    }

    private static func sorting(_ name: String) -> String {
        """
        extension Sequence {
            func sorted(using comparator: \(name)<Element>) -> [Element] {
                sorted { comparator._sorts($0, before: $1) }
            }
            func sorted(using comparators: [\(name)<Element>]) -> [Element] {
                sorted { first, second in
                    for comparator in comparators {
                        if comparator._sorts(first, before: second) { return true }
                        if comparator._sorts(second, before: first) { return false }
                    }
                    return false
                }
            }
        }
        """
    }

    private static func ordering(_ name: String) -> String {
        """
        extension Array {
            mutating func sort(using comparator: \(name)<Element>) { self = sorted(using: comparator) }
            mutating func sort(using comparators: [\(name)<Element>]) { self = sorted(using: comparators) }
        }
        """
    }
}
