/// The attributes that move, in ascending order, so that every run of a session visits them alike.
struct RunningSet: Sendable {
    private(set) var numbers: [AttributeNumber] = []

    /// Whether nothing moves.
    var isEmpty: Bool { numbers.isEmpty }

    private func place(of number: AttributeNumber) -> Int {
        var low = 0
        var high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether an attribute moves.
    func contains(_ number: AttributeNumber) -> Bool {
        let index = place(of: number)
        return index < numbers.count && numbers[index] == number
    }

    /// Adds an attribute.
    mutating func insert(_ number: AttributeNumber) {
        let index = place(of: number)
        if index == numbers.count || numbers[index] != number { numbers.insert(number, at: index) }
    }

    /// Takes an attribute out.
    mutating func remove(_ number: AttributeNumber) {
        let index = place(of: number)
        if index < numbers.count, numbers[index] == number { numbers.remove(at: index) }
    }

    /// Takes some attributes out.
    mutating func remove(_ gone: [AttributeNumber]) {
        guard gone.count > 1 else { return gone.forEach { remove($0) } }
        var next = gone.sorted()[...]
        numbers.removeAll { number in
            while let first = next.first, first < number { next.removeFirst() }
            return next.first == number
        }
    }
}
