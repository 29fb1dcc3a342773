import PagedStore
import Testing

@Test("CORE-7 a copy of a paged store keeps its elements when the original is written")
func copiesAreIndependent() {
    var store = PagedStore(0..<10_000)
    let before = store
    for index in stride(from: 0, to: 10_000, by: 97) { store[index] = -index }
    store.append(10_000)
    #expect(before.count == 10_000)
    #expect((0..<10_000).allSatisfy { before[$0] == $0 })
    #expect((0..<10_000).allSatisfy { store[$0] == ($0 % 97 == 0 ? -$0 : $0) })
    #expect(store[10_000] == 10_000)
}

@Test("CORE-7 elements that are changed one after the other are changed in the store alone, in any order")
func updatesOfSome() {
    var store = PagedStore(0..<5_000)
    let before = store
    var visited: [Int] = []
    store.update(each: [4_999, 63, 64, 0, 63, 4_096]) { index, element in
        visited.append(index)
        element += 10_000
    }
    #expect(visited == [4_999, 63, 64, 0, 63, 4_096])
    #expect(before.indices.allSatisfy { before[$0] == $0 })
    let changed = [0: 10_000, 63: 20_063, 64: 10_064, 4_096: 14_096, 4_999: 14_999]
    #expect(store.indices.allSatisfy { store[$0] == changed[$0] ?? $0 })
}

@Test("CORE-7 elements come back in the order of their indices, across pages and chapters")
func iterationFollowsIndices() {
    let store = PagedStore(0..<5_000)
    #expect(Array(store) == Array(0..<5_000))
    #expect(PagedStore<Int>().isEmpty)
}

@Test("CORE-7 taking the last elements away leaves the others, at page and chapter borders too")
func popsAcrossBorders() {
    var store = PagedStore(0..<4_100)
    for expected in (0..<4_100).reversed() { #expect(store.popLast() == expected) }
    #expect(store.popLast() == nil)
    store.append(7)
    #expect(store[0] == 7 && store.count == 1)
}

@Test("CORE-7 a freed number is given out again, the last freed first")
func numbersAreReused() {
    var slots = PagedSlots<String>()
    let numbers = ["a", "b", "c"].map { slots.insert($0) }
    #expect(numbers == [0, 1, 2])
    #expect(slots.remove(at: 0) == "a")
    #expect(slots.remove(at: 2) == "c")
    #expect(slots.remove(at: 2) == nil)
    #expect(slots.insert("d") == 2)
    #expect(slots.insert("e") == 0)
    #expect(slots.insert("f") == 3)
    #expect(slots.numbers == [0, 1, 2, 3] && slots.count == 4)
}

@Test("CORE-7 slots of a copy do not see later changes")
func slotCopiesAreIndependent() {
    var slots = PagedSlots<Int>()
    for value in 0..<200 { slots.insert(value) }
    let before = slots
    slots.update(150) { $0 += 1_000 }
    slots[3] = nil
    #expect(before[150] == 150 && before[3] == 3)
    #expect(slots[150] == 1_150 && slots[3] == nil)
    #expect(slots[-1] == nil && slots[5_000] == nil)
}
