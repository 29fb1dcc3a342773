import ViewValues

/// A guide of either axis.
enum GuideKey: Hashable, Sendable {
    case horizontal(HorizontalGuide)
    case vertical(VerticalGuide)

    /// The axis along which the guide's value counts.
    var axis: AxisValue {
        if case .horizontal = self { return .horizontal }
        return .vertical
    }

    /// The guides that every view has, with the names under which an alignment closure finds them. Both axes have a
    /// `center`; without a prefix it is the one of the closure's axis.
    static let builtIn: [(String, GuideKey)] = [
        ("leading", .horizontal(.leading)), ("horizontal.center", .horizontal(.center)),
        ("trailing", .horizontal(.trailing)), ("top", .vertical(.top)), ("vertical.center", .vertical(.center)),
        ("bottom", .vertical(.bottom)), ("firstTextBaseline", .vertical(.firstTextBaseline)),
        ("lastTextBaseline", .vertical(.lastTextBaseline)),
    ]

    /// Its value in a view of a size that does not set it; nil for a guide of the program.
    func builtInDefault(_ size: Size) -> Double? {
        switch self {
        case .horizontal(.leading), .vertical(.top): 0
        case .horizontal(.center): size.width.isFinite ? size.width / 2 : 0
        case .vertical(.center): size.height.isFinite ? size.height / 2 : 0
        case .horizontal(.trailing): size.width.isFinite ? size.width : 0
        case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
            size.height.isFinite ? size.height : 0
        case .horizontal(.custom), .vertical(.custom): nil
        }
    }
}

extension LayoutTree {
    /// Where a guide stands in a view, from the view's origin: as set by the view or what is in it, else the default.
    mutating func guide<Calls: LayoutCalls>(
        _ key: GuideKey, of box: LayoutBox, _ proposal: Proposal, _ size: Size, _ calls: inout Calls
    ) throws -> Double {
        try explicitGuide(key, of: box, proposal, size, &calls) ?? defaultGuide(key, size, &calls)
    }

    /// A guide's default in a size; a guide of the program is asked for it.
    mutating func defaultGuide<Calls: LayoutCalls>(
        _ key: GuideKey, _ size: Size, _ calls: inout Calls
    ) throws -> Double {
        if let value = key.builtInDefault(size) { return value }
        var defaults: [String: Double] = [:]
        for (name, key) in GuideKey.builtIn { defaults[name] = key.builtInDefault(size) }
        switch key {
        case .horizontal(.custom(let name)), .vertical(.custom(let name)):
            return try calls.defaultGuide(name, axis: key.axis, size: size, defaults: defaults)
        default: return 0
        }
    }

    /// A guide that the view or something in it sets; nil where none does.
    private mutating func explicitGuide<Calls: LayoutCalls>(
        _ key: GuideKey, of box: LayoutBox, _ proposal: Proposal, _ size: Size, _ calls: inout Calls
    ) throws -> Double? {
        guard key.isBaseline || traits(of: box.node).contains(.guides) else { return nil }
        if !self[layout: box.node].guidesAsked { self[layout: box.node].guidesAsked = true }
        switch layoutItem(of: box.node) {
        case .leaf(.text(let text)): return key.baseline(of: text, height: size.height)
        case .modifier(.horizontalGuide(let guide, let closure)) where key == .horizontal(guide):
            return try run(closure, for: key, at: box, proposal, size, &calls)
        case .modifier(.verticalGuide(let guide, let closure)) where key == .vertical(guide):
            return try run(closure, for: key, at: box, proposal, size, &calls)
        case .modifier(.offset), .decorated:
            guard let content = content(of: box) else { return nil }
            return try explicitGuide(key, of: content, proposal, size, &calls)
        case .modifier, .container(.hStack), .container(.vStack), .container(.zStack), .container(.grid),
            .container(.gridRow), .container(.any), .control:
            return try combinedGuide(key, of: box, proposal, size, &calls)
        default: return nil
        }
    }

    /// What the children set, in the parent's space: the first or last baseline, the mean of other guides.
    private mutating func combinedGuide<Calls: LayoutCalls>(
        _ key: GuideKey, of box: LayoutBox, _ proposal: Proposal, _ size: Size, _ calls: inout Calls
    ) throws -> Double? {
        var values: [Double] = []
        for child in try arrangement(of: box, proposal, size, &calls) {
            if let value = try explicitGuide(key, of: child.box, child.proposal, child.size, &calls) {
                values.append(child.origin[key.axis] + value)
            }
        }
        switch key {
        case .vertical(.firstTextBaseline): return values.min()
        case .vertical(.lastTextBaseline): return values.max()
        default: return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        }
    }

    private mutating func run<Calls: LayoutCalls>(
        _ closure: ProgramClosure, for key: GuideKey, at box: LayoutBox, _ proposal: Proposal, _ size: Size,
        _ calls: inout Calls
    ) throws -> Double? {
        guard let content = content(of: box) else { return nil }
        var defaults: [String: Double] = [:]
        for (name, other) in GuideKey.builtIn {
            defaults[name] = try guide(other, of: content, proposal, size, &calls)
        }
        defaults["center"] = defaults[key.axis == .horizontal ? "horizontal.center" : "vertical.center"]
        let value = try calls.guide(closure, size: size, defaults: defaults)
        noteReads(at: box.node, &calls)
        return value
    }
}

extension LayoutTree {
    /// Keeps what the program read while layout asked it.
    mutating func noteReads<Calls: LayoutCalls>(at node: NodeNumber, _ calls: inout Calls) {
        let reads = calls.takeLayoutReads()
        if !reads.isEmpty { layoutRead(reads, at: node) }
    }
}

extension GuideKey {
    /// Whether texts set it.
    var isBaseline: Bool { self == .vertical(.firstTextBaseline) || self == .vertical(.lastTextBaseline) }

    /// A text's baseline for one of the two keys.
    func baseline(of text: StyledText, height: Double) -> Double? {
        switch self {
        case .vertical(.firstTextBaseline): text.baselines(height: height).first
        case .vertical(.lastTextBaseline): text.baselines(height: height).last
        default: nil
        }
    }
}
