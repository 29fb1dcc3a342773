/// A paged store with holes: elements keep their number until they are removed, and numbers are used again.
///
/// The number given out is always the one freed last, else a new one, so that the same history gives the same numbers.
public struct PagedSlots<Element> {
    @usableFromInline var slots = PagedStore<Element?>()
    /// Freed numbers, the last freed at the end.
    private var free = PagedStore<Int>()
    /// The number of elements.
    public private(set) var count = 0

    /// An empty store.
    public init() {}

    /// Whether there is no element.
    public var isEmpty: Bool { count == 0 }

    /// One more than the highest number ever in use.
    public var capacity: Int { slots.count }

    /// The number that the next `insert` gives.
    public var nextNumber: Int { free.isEmpty ? slots.count : free[free.count - 1] }

    /// Keeps an element and gives its number.
    @discardableResult
    public mutating func insert(_ element: Element) -> Int {
        count += 1
        if let number = free.popLast() {
            slots[number] = element
            return number
        }
        slots.append(element)
        return slots.count - 1
    }

    /// Takes an element out; nil where its number is not in use.
    @discardableResult
    public mutating func remove(at number: Int) -> Element? {
        guard number >= 0, number < slots.count, let element = slots[number] else { return nil }
        slots[number] = nil
        free.append(number)
        count -= 1
        return element
    }

    /// The element of a number, nil where it is not in use. Setting nil removes; setting a number that is not in use is
    /// ignored.
    @inlinable public subscript(number: Int) -> Element? {
        get { number >= 0 && number < slots.count ? slots[number] : nil }
        set {
            guard number >= 0, number < slots.count, slots[number] != nil else { return }
            if let newValue { slots[number] = newValue } else { remove(at: number) }
        }
    }

    /// Changes an element in place; nothing happens where the number is not in use.
    @inlinable public mutating func update(_ number: Int, _ change: (inout Element) throws -> Void) rethrows {
        guard number >= 0, number < slots.count, slots[number] != nil else { return }
        try change(&slots[number]!)
    }

    /// The numbers in use, ascending.
    public var numbers: [Int] { (0..<slots.count).filter { slots[$0] != nil } }
}

extension PagedSlots: Sendable where Element: Sendable {}
