import ViewValues

/// Callbacks of a view's life, queued while the tree is updated and called after the samples (LIFE-1).
extension RenderTree {
    mutating func refreshCallbacks<Host: ProgramHost>(
        _ number: NodeNumber, _ modifier: Modifier, old: FormerNode?, host: inout Host
    ) throws {
        switch modifier {
        case .lifecycle(let lifecycle): try refreshLifecycle(number, lifecycle, isNew: old == nil, host: &host)
        case .preference(let preference): try refreshPreference(number, preference, old: old, host: &host)
        case .presentation(let presentation):
            try refreshPresentation(number, presentation, old: old, host: &host)
        case .input: break
        default: break
        }
    }

    private mutating func refreshLifecycle<Host: ProgramHost>(
        _ number: NodeNumber, _ lifecycle: LifecycleModifier, isNew: Bool, host: inout Host
    ) throws {
        switch lifecycle {
        case .onAppear(let action) where isNew:
            actions.append(.appear, .perform(action, .none, .onAppear, node: number, .appear))
        case .onChange(let value, let initial, let action, let arguments):
            compare(number, value, initial: initial, action, arguments, isNew: isNew)
        case .onGeometryChange: geometryReaders.insert(number)
        case .onScrollGeometryChange, .onScrollPhaseChange, .onScrollVisibilityChange: scrollReaders.insert(number)
        case .task(let action, let id):
            restart(number, action, id: id, isNew: isNew, host: &host)
        case .onReceive(let publisher, let action): try host.receive(publisher, action, at: number)
        default: break
        }
    }

    private mutating func compare(
        _ number: NodeNumber, _ value: any ProgramValue, initial: Bool, _ action: ProgramClosure, _ arguments: Int,
        isNew: Bool
    ) {
        let (old, before) = (nodes[number].lifecycle?.value, nodes[number].lifecycle?.action)
        nodes[number].lifecycle = LifecycleState(value: value)
        nodes[number].lifecycle?.action = action
        if let old, old.isEqual(to: value) { return }
        if old == nil, !(isNew && initial) { return }
        let argument: ActionArgument =
            switch arguments {
            case 0: .none
            case 1: .value(value)
            default: .change(old: old ?? value, new: value)
            }
        // The form with the new value alone calls the closure of before, whose captures hold the old one.
        let called = arguments == 1 ? before ?? action : action
        actions.append(.change, .perform(called, argument, .onChange, node: number, .change))
    }

    private mutating func restart<Host: ProgramHost>(
        _ number: NodeNumber, _ action: ProgramClosure, id: (any ProgramValue)?, isNew: Bool, host: inout Host
    ) {
        let old = nodes[number].lifecycle?.value
        nodes[number].lifecycle = LifecycleState(value: id)
        if !isNew {
            if sameProgramValue(old, id) { return }
            host.cancelTask(at: number)
            report(.taskCancelled, of: number)
        }
        actions.append(.task, .task(action, node: number))
    }
}
