import PagedStore

/// What type variables stand for, by number. Trying a candidate keeps a copy and puts it back: copies share all that
/// does not change, so that thousands of calls in one expression do not each copy what is known of the others.
struct Solutions {
    private var types = PagedStore<SwiftType?>()

    subscript(variable: Int) -> SwiftType? {
        get { types.indices.contains(variable) ? types[variable] : nil }
        set {
            while types.count <= variable { types.append(nil) }
            types[variable] = newValue
        }
    }
}
