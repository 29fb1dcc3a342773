/// A sequence of elements addressed by index, kept in pages that copies share.
///
/// Copying is constant time; the first write after a copy copies one page of 64 elements and the directories above it,
/// never the whole store. This is what makes a world a value (design: "Stores are paged").
public struct PagedStore<Element> {
    /// Chapters of 64 pages, each of 64 elements: a write copies at most 64 + 64 + count/4096 slots.
    @usableFromInline var chapters: ContiguousArray<ContiguousArray<Page<Element>>> = []
    /// The number of elements.
    public private(set) var count = 0

    /// An empty store.
    public init() {}

    /// A store of the elements of a sequence, in its order.
    public init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    /// Whether there is no element.
    @inlinable public var isEmpty: Bool { count == 0 }

    /// The valid indices.
    @inlinable public var indices: Range<Int> { 0..<count }

    /// Adds an element behind the last; its index is the former `count`.
    public mutating func append(_ element: Element) {
        if count & ((1 << (2 * Page<Element>.bits)) - 1) == 0 { chapters.append([]) }
        let chapter = chapters.count - 1
        if count & Page<Element>.mask == 0 { chapters[chapter].append(Page()) }
        makeUnique(chapter, chapters[chapter].count - 1).append(element)
        count += 1
    }

    /// Removes the last element; nil when the store is empty.
    @discardableResult
    public mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        let chapter = chapters.count - 1
        let page = makeUnique(chapter, chapters[chapter].count - 1)
        let element = page.removeLast()
        if page.count == 0 { chapters[chapter].removeLast() }
        if chapters[chapter].isEmpty { chapters.removeLast() }
        count -= 1
        return element
    }

    /// The element at an index below `count`, lent, not copied; writing in place copies only the page if it is shared.
    @inlinable public subscript(index: Int) -> Element {
        _read {
            precondition(index >= 0 && index < count, "index out of range")
            yield chapters[index >> 12][(index >> 6) & 63].elements[index & 63]
        }
        _modify {
            precondition(index >= 0 && index < count, "index out of range")
            let elements = makeUnique(index >> 12, (index >> 6) & 63).elements
            yield &elements[index & 63]
        }
    }

    /// Changes the elements at indices below `count`, one after the other. Several of a page in a row ask for it once.
    @inlinable public mutating func update(
        each indices: some Sequence<Int>, _ change: (Int, inout Element) throws -> Void
    ) rethrows {
        var current: (number: Int, page: Page<Element>)?
        for index in indices {
            precondition(index >= 0 && index < count, "index out of range")
            let page: Page<Element>
            if let current, current.number == index >> 6 {
                page = current.page
            } else {
                page = makeUnique(index >> 12, (index >> 6) & 63)
                current = (index >> 6, page)
            }
            try change(index, &page.elements[index & 63])
        }
    }

    /// A page that no copy of the store shares.
    @inlinable
    mutating func makeUnique(_ chapter: Int, _ page: Int) -> Page<Element> {
        if !isKnownUniquelyReferenced(&chapters[chapter][page]) {
            chapters[chapter][page] = Page(copying: chapters[chapter][page])
        }
        return chapters[chapter][page]
    }
}

/// Up to 64 elements in a row of memory, which can be lent without copying them. Stores that share a page never change
/// it.
@usableFromInline
final class Page<Element> {
    @usableFromInline static var bits: Int { 6 }
    @usableFromInline static var mask: Int { 63 }

    @usableFromInline let elements: UnsafeMutablePointer<Element>
    /// How many elements there are: the first ones of the row.
    private(set) var count = 0

    init() {
        elements = .allocate(capacity: Self.mask + 1)
    }

    @usableFromInline
    convenience init(copying page: Page) {
        self.init()
        elements.initialize(from: page.elements, count: page.count)
        count = page.count
    }

    func append(_ element: Element) {
        (elements + count).initialize(to: element)
        count += 1
    }

    func removeLast() -> Element {
        count -= 1
        return (elements + count).move()
    }

    deinit {
        elements.deinitialize(count: count)
        elements.deallocate()
    }
}

extension Page: @unchecked Sendable where Element: Sendable {}

extension PagedStore: Sequence {
    /// Elements in index order.
    public func makeIterator() -> Iterator { Iterator(store: self) }

    /// Goes through a store.
    public struct Iterator: IteratorProtocol {
        fileprivate let store: PagedStore
        fileprivate var index = 0

        /// The next element; nil after the last.
        public mutating func next() -> Element? {
            guard index < store.count else { return nil }
            defer { index += 1 }
            return store[index]
        }
    }
}

extension PagedStore: Sendable where Element: Sendable {}
extension PagedStore: Equatable where Element: Equatable {
    /// Equal elements in the same order.
    public static func == (left: PagedStore, right: PagedStore) -> Bool {
        left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
    }
}
