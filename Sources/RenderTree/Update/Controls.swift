import ViewValues

/// What a control keeps.
struct ControlState: Sendable {
    var isPressed = false
    /// The style's value with its storage, for styles of the program.
    var style: (any ProgramValue)?
    var isExpanded = false
    /// The bound value as last read, printed: a slider's, a toggle's, a text field's.
    var bound: (any ProgramValue)?
    /// Where its parts stand, and the update that last moved them.
    var reading: ControlReading?
    var changedIn = -1
}

/// Controls: a label, a style that may be the program's, and what they are bound to.
extension RenderTree {
    mutating func refreshControl<Host: ProgramHost>(
        _ number: NodeNumber, _ control: Control, old: FormerNode?, host: inout Host
    ) throws {
        if old == nil { nodes[number].control = ControlState() }
        if let old, old.environment !== nodes[number].environment,
            old.environment.values.look(of: control.kind) != nodes[number].environment.values.look(of: control.kind)
        {
            invalidateLayout(number)
        }
        dirty.remove(number)
        if let binding = control.kind.binding {
            let (value, reads) = try host.reading(binding)
            nodes[number].control?.bound = value
            track(nodes[number].reads.union(reads), of: number)
        }
        let choice = nodes[number].environment.values.styles[control.styleKind]
        if let style = choice?.value {
            try refreshStyled(number, control.styled(host: host), style, old: old, host: &host)
        } else {
            nodes[number].innerScope = nil
            nodes[number].innerEnvironment = nil
            let isEditButton = control.name == "EditButton"
            let label = isEditButton ? try editLabel(of: number, host: &host) : control.label(styled: choice?.name)
            try withoutInsertion { tree in
                try tree.reconcile([(.content, label)], of: number, old, cutsList: true, host: &host)
            }
        }
        try refreshControlContent(number, control, old: old, host: &host)
    }

    /// A DisclosureGroup's content is there while it is expanded; a Picker's options always; then what the system draws.
    private mutating func refreshControlContent<Host: ProgramHost>(
        _ number: NodeNumber, _ control: Control, old: FormerNode?, host: inout Host
    ) throws {
        let parts = parts(of: number, control)
        if !parts.isEmpty { readParts(of: number, control) }
        var desired: [Desired] = []
        if nodes[number].innerScope == nil, let content = shownContent(of: number, control) {
            desired.append((.secondary(0), content))
        }
        try reconcileBeside(desired + parts, of: number, old, host: &host)
        pass.presentation = nil
        // Which option is selected is known once the options are there.
        if case .picker = control.kind, !parts.isEmpty { readParts(of: number, control) }
    }

    private mutating func shownContent(of number: NodeNumber, _ control: Control) -> ViewValue? {
        guard let content = control.content else { return nil }
        switch control.kind {
        case .disclosureGroup(let binding):
            let isOn = nodes[number].control?.isOn ?? false
            if binding != nil { nodes[number].control?.isExpanded = isOn }
            return ViewValue(.optional(nodes[number].control?.isExpanded == true ? content : nil))
        case .picker: return content
        case .menu:
            guard nodes[number].control?.isExpanded == true else { return nil }
            return menuView(content, of: number)
        default: return nil
        }
    }
}

extension RenderTree {
    /// What an open menu shows, presented below what it belongs to.
    mutating func menuView(_ items: ViewValue, of number: NodeNumber) -> ViewValue {
        let nowhere = Rect(origin: .zero, size: .zero)
        pass.presentation = PresentationState(
            kind: .menu(control: number), style: "menu", argument: .none, rect: nowhere, outside: nowhere)
        return ViewValue(.modified(items, .presentationMark), source: nodes[number].view.source)
    }
}

extension Control {
    /// The kind of styles that it takes: a Gauge is a progress with styles of its own.
    var styleKind: String { name == "Gauge" ? "gauge" : kind.styleKind }

    /// The label as a style of the system shows it: of a Label, one half where the style says so.
    func label(styled name: String?) -> ViewValue {
        switch (kind, name ?? "") {
        case (.label(let icon, _), "iconOnly"): icon
        case (.label(_, let title), "titleOnly"): title
        default: valueLabels.isEmpty ? label : labelled
        }
    }

    /// The label with what a gauge or a progress tells of its value below it.
    private var labelled: ViewValue {
        let rows = [label] + valueLabels.map(\.view)
        return ViewValue(.container(.vStack(alignment: .leading, spacing: nil), children: rows))
    }

    /// What a style of the program is given.
    func styled<Host: ProgramHost>(host: Host) -> StyledView {
        var parts = ["label": label]
        if let content { parts["content"] = content }
        if case .label(let icon, let title) = kind {
            parts["icon"] = icon
            parts["title"] = title
        }
        for part in valueLabels { parts[part.name] = part.view }
        var values = kind.styleValues(host: host)
        values["parts"] = host.makeValue(partNames)
        return StyledView(kind: styleKind, parts: parts, values: values, binding: kind.binding)
    }

    /// The names of the labels that are there, for a style that asks.
    var partNames: String {
        var names = valueLabels.map(\.name)
        if case .empty = label.kind {} else { names.append("label") }
        return names.joined(separator: " ")
    }
}

extension Control.Kind {
    /// What a style's body is told beside the parts of the control.
    func styleValues<Host: ProgramHost>(host: Host) -> [String: any ProgramValue] {
        switch self {
        case .button(let role, let action):
            var values: [String: any ProgramValue] = ["action": action.value]
            if let role { values["role"] = host.makeValue(role) }
            return values
        case .menu(let primary?): return ["action": primary.value]
        case .progress(let fraction?): return ["fraction": host.makeValue(fraction)]
        default: return [:]
        }
    }

    /// What the control is bound to.
    var binding: ProgramBinding? {
        switch self {
        case .toggle(let binding), .slider(let binding, _, _, _), .picker(let binding), .textField(let binding, _, _),
            .datePicker(let binding):
            binding
        case .disclosureGroup(let binding): binding
        default: nil
        }
    }

    /// The kind of styles that it takes.
    var styleKind: String {
        switch self {
        case .button: "button"
        case .toggle: "toggle"
        case .slider: "slider"
        case .stepper: "stepper"
        case .picker: "picker"
        case .textField: "textField"
        case .disclosureGroup: "disclosureGroup"
        case .navigationLink: "button"
        case .menu: "menu"
        case .link: "button"
        case .progress: "progressView"
        case .datePicker: "datePicker"
        case .label: "label"
        }
    }
}
