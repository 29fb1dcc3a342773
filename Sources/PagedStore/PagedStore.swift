/// A sequence of elements addressed by index, kept in pages that copies share.
///
/// Copying is constant time; the first write after a copy copies one page of 64 elements and the directories above it,
/// never the whole store. This is what makes a world a value (design: "Stores are paged").
public struct PagedStore<Element> {
    @usableFromInline static var pageBits: Int { 6 }
    @usableFromInline static var pageMask: Int { 63 }

    /// Chapters of 64 pages, each of 64 elements: a write copies at most 64 + 64 + count/4096 slots.
    @usableFromInline var chapters: ContiguousArray<ContiguousArray<ContiguousArray<Element>>> = []
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
        if count & ((1 << (2 * Self.pageBits)) - 1) == 0 { chapters.append([]) }
        if count & Self.pageMask == 0 {
            var page = ContiguousArray<Element>()
            page.reserveCapacity(1 << Self.pageBits)
            chapters[chapters.count - 1].append(page)
        }
        let chapter = chapters.count - 1
        chapters[chapter][chapters[chapter].count - 1].append(element)
        count += 1
    }

    /// Removes the last element; nil when the store is empty.
    @discardableResult
    public mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        let chapter = chapters.count - 1
        let page = chapters[chapter].count - 1
        let element = chapters[chapter][page].removeLast()
        if chapters[chapter][page].isEmpty { chapters[chapter].removeLast() }
        if chapters[chapter].isEmpty { chapters.removeLast() }
        count -= 1
        return element
    }

    /// The element at an index below `count`; writing in place copies only the page if it is shared.
    @inlinable public subscript(index: Int) -> Element {
        get { chapters[index >> 12][(index >> 6) & 63][index & 63] }
        _modify { yield &chapters[index >> 12][(index >> 6) & 63][index & 63] }
    }
}

extension PagedStore: Sequence {
    /// Elements in index order.
    public func makeIterator() -> AnyIterator<Element> {
        var next = 0
        return AnyIterator {
            guard next < count else { return nil }
            defer { next += 1 }
            return self[next]
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
