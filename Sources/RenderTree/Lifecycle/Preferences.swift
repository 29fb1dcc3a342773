import ViewValues

/// Preferences: values that go up (PreferenceKey), and callbacks about geometry.
extension RenderTree {
    mutating func refreshPreference<Host: ProgramHost>(
        _ number: NodeNumber, _ preference: PreferenceModifier, old: FormerNode?, host: inout Host
    ) throws {
        switch preference {
        case .set, .transform: preferencesChanged = true
        case .anchor, .transformAnchor:
            anchorWriters.insert(number)
            preferencesChanged = true
        case .onChange, .overlayPreference:
            preferenceReaders.insert(number)
            preferencesChanged = true
        }
    }

    /// Asks anew what comes up to the nodes that listen, deepest first, where anything was written.
    mutating func updatePreferences<Host: ProgramHost>(host: inout Host) throws {
        guard preferencesChanged, !preferenceReaders.isEmpty else { return }
        preferencesChanged = false
        let readers = preferenceReaders.filter { nodes.contains($0) }
        preferenceReaders = readers
        for reader in readers.sorted(by: { (nodes[$1].depth, $0) < (nodes[$0].depth, $1) }) {
            try updateReader(reader, host: &host)
        }
        try runDirty(host: &host)
        try updateFrames(host: &host)
    }

    private mutating func updateReader<Host: ProgramHost>(_ number: NodeNumber, host: inout Host) throws {
        guard case .modified(_, .preference(let preference)) = nodes[number].view.kind else { return }
        switch preference {
        case .onChange(let key, let name, let action):
            let value = try risen(name, key, below: number, host: &host)
            let before = try nodes[number].lifecycle?.value ?? host.reduce(preference: key, values: [])
            nodes[number].lifecycle = LifecycleState(value: value)
            guard !before.isEqual(to: value) else { return }
            actions.append(.preference, .perform(action, .value(value), .onChange, node: number, .preferenceChange))
        case .overlayPreference(let key, let name, let closure, _):
            let value = try risen(name, key, below: number, host: &host)
            if let before = nodes[number].lifecycle?.value, before.isEqual(to: value), !nodes[number].secondary.isEmpty
            {
                return
            }
            nodes[number].lifecycle = LifecycleState(value: value)
            let result = try host.content(of: closure, .value(value), at: number)
            track(result.reads, of: number)
            let isFirst = nodes[number].secondary.isEmpty
            try reconcileSecondary([result.view], of: number, isFirst ? nil : former(number), host: &host)
            invalidateLayout(number)
        default: break
        }
    }

    /// The value of a preference as it comes up to a node from its content.
    private mutating func risen<Host: ProgramHost>(
        _ name: String, _ key: any ProgramValue, below number: NodeNumber, host: inout Host
    ) throws -> any ProgramValue {
        var values: [any ProgramValue] = []
        for child in nodes[number].children { try collect(name, at: child, &values, host: &host) }
        return try host.reduce(preference: key, values: values)
    }

    /// Values in tree order; a view's own stands in for what is below it. Leaving views have none.
    private mutating func collect<Host: ProgramHost>(
        _ name: String, at number: NodeNumber, _ values: inout [any ProgramValue], host: inout Host
    ) throws {
        guard nodes[number].leavingBox.isEmpty else { return }
        if case .modified(_, .preference(let preference)) = nodes[number].view.kind {
            switch preference {
            case .set(_, name, let value): return values.append(value)
            case .anchor(_, name, let source, let closure):
                if let anchor = anchor(source, of: number) {
                    values.append(try host.value(of: closure, anchor: anchor))
                    track(host.takeLayoutReads(), of: number)
                }
                return
            case .transform(let key, name, let closure):
                let value = try risen(name, key, below: number, host: &host)
                values.append(try host.transformed(value, by: closure, anchor: nil))
                return track(host.takeLayoutReads(), of: number)
            case .transformAnchor(let key, name, let source, let closure):
                guard let anchor = anchor(source, of: number) else { break }
                let value = try risen(name, key, below: number, host: &host)
                values.append(try host.transformed(value, by: closure, anchor: anchor))
                return track(host.takeLayoutReads(), of: number)
            default: break
            }
        }
        for child in nodes[number].children + nodes[number].secondary {
            try collect(name, at: child, &values, host: &host)
        }
    }

    /// What an anchor marks, on the screen in model values (GEO-2).
    private func anchor(_ source: AnchorSource, of number: NodeNumber) -> AnchorValue? {
        guard let frame = modelFrame(of: number) ?? modelBox(of: number) else { return nil }
        switch source {
        case .bounds: return AnchorValue(rect: frame, isPoint: false)
        case .rect(let rect):
            return AnchorValue(rect: Rect(origin: frame.origin + rect.origin, size: rect.size), isPoint: false)
        case .point(let point):
            return AnchorValue(rect: Rect(origin: frame.origin + point, size: .zero), isPoint: true)
        case .unitPoint(let unit):
            let point = Point(frame.size.width * unit.x, frame.size.height * unit.y)
            return AnchorValue(rect: Rect(origin: frame.origin + point, size: .zero), isPoint: true)
        }
    }

    /// Layout moved nodes: `onGeometryChange` is asked with the new geometry.
    mutating func geometryMoved<Host: ProgramHost>(_ moved: [NodeNumber], host: inout Host) throws {
        if !anchorWriters.isEmpty {
            anchorWriters = anchorWriters.filter { nodes.contains($0) }
            preferencesChanged = preferencesChanged || !anchorWriters.isEmpty
        }
        try scrollMoved(host: &host)
        guard !geometryReaders.isEmpty else { return }
        geometryReaders = geometryReaders.filter { nodes.contains($0) }
        for number in geometryReaders.sorted() { try compareGeometry(of: number, host: &host) }
    }

    private mutating func compareGeometry<Host: ProgramHost>(of number: NodeNumber, host: inout Host) throws {
        guard
            case .modified(_, .lifecycle(.onGeometryChange(let transform, let action, let arguments))) =
                nodes[number].view.kind, let frame = modelFrame(of: number) ?? modelBox(of: number)
        else { return }
        let geometry = geometry(of: number, frame)
        guard let value = try host.value(of: transform, geometry: geometry) else { return }
        let before = nodes[number].lifecycle?.value
        if let before, before.isEqual(to: value) { return }
        nodes[number].lifecycle = LifecycleState(value: value)
        let argument: ActionArgument = arguments == 2 ? .change(old: before ?? value, new: value) : .value(value)
        actions.append(.preference, .perform(action, argument, .onChange, node: number, .geometryChange))
    }
}
