import AnimationMath
import ViewValues

/// Names a group of views that share a frame (GEO-6).
struct MatchedKey: Hashable, Sendable {
    var id: ExplicitID
    var namespace: Int
}

/// A group of views that share a frame (GEO-6).
struct MatchedGroup: Sendable {
    /// The nodes of the modifier in the order of their insertion, leaving ones included.
    var members: [NodeNumber] = []
    /// Whose frame the others follow.
    var source: NodeNumber?
    /// The source's model frame on the screen after the last update.
    var frame: Rect?
    /// Whether another view has become the source in this update.
    var hasNewSource = false
    /// The shared frame (x, y, width, height), once the source has changed.
    var attribute: AttributeNumber?
    /// Leaves that are shown by the shared frame instead of their own.
    var carried: Set<NodeNumber> = []
    /// Leaves whose model frame follows the source's.
    var followers: Set<NodeNumber> = []
    /// Whether the views have been warned of.
    var hasWarned = false
}

/// Matched geometry: when another view becomes the source of a group, the group's shared frame moves from the old
/// source's to the new one's, and every view of the group follows it; at rest the others follow the source (GEO-6).
extension RenderTree {
    /// Takes a matched view into its group; one that has just been inserted comes last.
    mutating func joinMatched(_ number: NodeNumber, isNew: Bool) {
        guard let key = matchedParameters(of: number)?.key else { return }
        if !isNew, matchedGroups[key]?.members.contains(number) == true { return }
        for other in matchedGroups.keys { matchedGroups[other]?.members.removeAll { $0 == number } }
        matchedGroups[key, default: MatchedGroup()].members.append(number)
        invalidateLayout(number)
    }

    /// Before frames are handed to leaves: chooses the sources, and gives the views that follow the model frames that
    /// they have in the source's. A leaving view keeps its own (TRANS-3); it is shown elsewhere.
    mutating func followMatched<Host: ProgramHost>(host: inout Host) throws {
        for key in sortedMatchedKeys() {
            chooseSource(of: key, host: &host)
            guard let group = matchedGroups[key], let source = group.source,
                let frame = modelBounds(of: source)
            else {
                continue
            }
            var followers: Set<NodeNumber> = []
            for member in group.members where member != source && !isLeaving(member) {
                for item in try framesMatched(of: member, to: frame, host: &host)
                where isLeafKind(item.node) {
                    followers.insert(item.node)
                    place(item.node, at: item.frame)
                }
            }
            for leaf in group.followers.subtracting(followers).sorted()
            where nodes.contains(leaf) && !isLeaving(leaf) {
                if let own = nodes[leaf].layout.frame { place(leaf, at: own) }
            }
            matchedGroups[key]?.followers = followers
        }
    }

    /// After layout in an update: starts the shared frame where the source is another one.
    mutating func updateMatchedGeometry<Host: ProgramHost>(host: inout Host) throws {
        for key in sortedMatchedKeys() {
            guard let source = matchedGroups[key]?.source, let frame = modelBounds(of: source) else {
                continue
            }
            try moveShared(of: key, at: source, to: frame, host: &host)
            matchedGroups[key]?.hasNewSource = false
            matchedGroups[key]?.frame = frame
            try showMatched(key, host: &host)
        }
    }

    /// After the animators of a frame: the views of groups whose shared frame moves.
    mutating func sampleMatched<Host: ProgramHost>(host: inout Host) throws {
        for key in sortedMatchedKeys() where !(matchedGroups[key]?.carried.isEmpty ?? true) {
            try showMatched(key, host: &host)
        }
    }
}

/// Sources and what follows them.
extension RenderTree {
    /// What a matched geometry modifier says.
    struct MatchedParameters {
        var key: MatchedKey
        var size: Bool, position: Bool, isSource: Bool
        var anchor: UnitPointValue
    }

    /// The parameters of a matched view; nil for other nodes.
    func matchedParameters(of number: NodeNumber) -> MatchedParameters? {
        guard nodes.contains(number), case .modified(_, .show(let show)) = nodes[number].view.kind,
            case .matchedGeometry(
                let id, let namespace, let size, let position, let anchor, let isSource) = show
        else { return nil }
        return MatchedParameters(
            key: MatchedKey(id: id, namespace: namespace), size: size, position: position,
            isSource: isSource,
            anchor: anchor)
    }

    /// Groups in the order of their first members: the same on every machine.
    private func sortedMatchedKeys() -> [MatchedKey] {
        guard !matchedGroups.isEmpty else { return [] }
        return matchedGroups.sorted { ($0.value.members.first ?? -1) < ($1.value.members.first ?? -1) }
            .map(\.key)
    }

    /// Makes the last inserted source that is not leaving the group's, and drops a group without views.
    private mutating func chooseSource<Host: ProgramHost>(of key: MatchedKey, host: inout Host) {
        guard var group = matchedGroups[key] else { return }
        group.members.removeAll { matchedParameters(of: $0)?.key != key }
        guard let last = group.members.last else {
            matchedGroups[key] = nil
            return
        }
        let sources = group.members.filter {
            matchedParameters(of: $0)?.isSource == true && !isLeaving($0)
        }
        if sources.count > 1, !group.hasWarned {
            group.hasWarned = true
            warn(
                "GEO-6",
                "several views of the matched group \(key.id) are its source; the one inserted last counts",
                at: sources.last, host: &host)
        }
        let before = group.source.flatMap { group.members.contains($0) ? $0 : nil }
        let next = sources.last ?? before ?? last
        if let known = group.source, known != next { group.hasNewSource = true }
        group.source = next
        matchedGroups[key] = group
    }

    /// Whether a node belongs to an element on its way out.
    func isLeaving(_ number: NodeNumber) -> Bool { leavingElement(of: number) != nil }

    private func leavingElement(of number: NodeNumber) -> NodeNumber? {
        var current: NodeNumber? = number
        while let next = current {
            if !nodes[next].leavingBox.isEmpty { return next }
            current = nodes[next].parent
        }
        return nil
    }

    /// Gives a leaf a model frame that layout did not.
    private mutating func place(_ leaf: NodeNumber, at frame: Rect) {
        let rounded = frame.roundedToPixels()
        guard nodes[leaf].frame != rounded else { return }
        nodes[leaf].frame = rounded
        if !placed.contains(leaf) { placed.append(leaf) }
    }
}

/// The shared frame.
extension RenderTree {
    /// The shared frame that shows a leaf's frame elsewhere (GEO-6); nil where its own animator counts.
    func sharedFrame(carrying number: AttributeNumber) -> AttributeNumber? {
        guard let carrier = attributes[number].carried, nodes.contains(carrier.node) else { return nil }
        return nodes[carrier.node].attribute(.matched)
    }

    /// Gives the shared frame its target: animated by the new source's transaction where the source is another one.
    private mutating func moveShared<Host: ProgramHost>(
        of key: MatchedKey, at source: NodeNumber, to frame: Rect, host: inout Host
    ) throws {
        guard let group = matchedGroups[key] else { return }
        let value = AttributeValue([frame.minX, frame.minY, frame.size.width, frame.size.height])
        let alive = group.attribute.flatMap { attributes.contains($0) ? $0 : nil }
        guard group.hasNewSource, let from = group.frame else {
            guard let alive, attributes[alive].model != value.vector else { return }
            let isMoving = running.contains(alive)
            let trace = try incoming(source, host: &host)
            return try change(
                alive, to: value, under: trace, animation: isMoving ? trace.value.animation : nil,
                host: &host)
        }
        let start = AttributeValue([from.minX, from.minY, from.size.width, from.size.height])
        let attribute = alive ?? addAttribute(start, for: .matched, of: source)
        matchedGroups[key]?.attribute = attribute
        rehome(attribute, to: source)
        let trace = try incoming(source, host: &host)
        try change(attribute, to: value, under: trace, animation: trace.value.animation, host: &host)
        guard running.contains(attribute) else { return }
        for member in group.members {
            // A view with the identity transition goes at once, whatever runs (TRANS-8).
            if let element = leavingElement(of: member), nodes[element].leaving?.isIdentity == false {
                nodes[element].leaving?.pending.insert(attribute)
            }
        }
    }

    /// The shared frame is an attribute of the source; it goes on where the source is another node.
    private mutating func rehome(_ attribute: AttributeNumber, to node: NodeNumber) {
        let old = attributes[attribute].node
        guard old != node else { return }
        if nodes.contains(old) { nodes[old].attributes.removeAll { $0.number == attribute } }
        attributes[attribute].node = node
        nodes[node].attributes.append((.matched, attribute))
    }

    /// Shows the leaves of a group where the shared frame has them: all while it moves, those of leaving views always.
    /// The others get their own frames back.
    private mutating func showMatched<Host: ProgramHost>(_ key: MatchedKey, host: inout Host) throws {
        guard let group = matchedGroups[key], var frame = group.frame, let source = group.source else { return }
        let moving = group.attribute.flatMap { attributes.contains($0) && running.contains($0) ? $0 : nil }
        if let moving {
            let shown = attributes[moving].shown
            frame = Rect(shown[0], shown[1], shown[2], shown[3])
        }
        var carried: Set<NodeNumber> = []
        for member in group.members where matchedParameters(of: member) != nil {
            guard moving != nil || (member != source && isLeaving(member)) else { continue }
            for item in try framesMatched(of: member, to: frame, host: &host) where isLeafKind(item.node) {
                guard let own = nodes[item.node].attribute(.frame) else { continue }
                carried.insert(item.node)
                carry(own, of: item.node, to: item.frame, by: moving, of: source)
            }
        }
        for leaf in group.carried.subtracting(carried).sorted() where nodes.contains(leaf) { release(leaf) }
        matchedGroups[key]?.carried = carried
    }

    /// Shows a leaf's frame elsewhere than its own animator would.
    private mutating func carry(
        _ own: AttributeNumber, of leaf: NodeNumber, to frame: Rect, by moving: AttributeNumber?,
        of source: NodeNumber
    ) {
        let origin = frame.origin - shownOffset(above: leaf, isShown: true)
        attributes[own].shown = AnimatableVector([origin.x, origin.y, frame.size.width, frame.size.height])
        attributes[own].past.carried = moving.flatMap { attributes[$0].animator }.map {
            CarriedChange(node: source, tick: pass.time.tick, components: $0.changedComponents)
        }
    }

    /// Shows a leaf's own frame again.
    private mutating func release(_ leaf: NodeNumber) {
        guard let own = nodes[leaf].attribute(.frame) else { return }
        attributes[own].shown = attributes[own].animator?.shown ?? attributes[own].model
        if attributes[own].carried != nil { attributes[own].past.carried = nil }
    }

    /// The frames of a matched view and what is in it, in a shared frame: size by `.size`, anchor point by `.position`.
    private mutating func framesMatched<Host: ProgramHost>(
        of member: NodeNumber, to frame: Rect, host: inout Host
    ) throws -> [ShownFrame] {
        guard let parameters = matchedParameters(of: member) else { return [] }
        let own = modelBounds(of: member) ?? frame
        let target = parameters.position ? frame : own
        let point = Point(
            target.minX + target.size.width * parameters.anchor.x,
            target.minY + target.size.height * parameters.anchor.y)
        return try framesShown(
            at: member, offered: parameters.size ? frame.size : nil, anchor: parameters.anchor, to: point,
            &host)
    }
}
