import AnimationMath
import Interpreter
import ViewValues

extension ProgramWorld: ProgramHost {
    /// Answers the engine: see `ProgramHost`.
    public mutating func install(
        _ value: any ProgramValue, at node: NodeNumber, environment: EnvironmentSnapshot
    ) throws -> any ProgramValue { try installValue(value.programValue, at: node, environment: environment) }

    /// Answers the engine: see `ProgramHost`.
    public mutating func uninstall(_ node: NodeNumber) { release(node) }

    /// Answers the engine: see `ProgramHost`.
    public mutating func receive(
        _ publisher: any ProgramValue, _ action: ProgramClosure, at node: NodeNumber
    ) throws {
        let (value, sink) = (publisher.programValue, action.value.programValue)
        if let old = nodes[node]?.listening {
            if sameStructure(old.publisher, value), sendsTheSame(old.publisher, value) {
                return program.machine.replaceSink(of: old.subscription, with: sink)
            }
            program.machine.cancelSubscription(old.subscription)
        }
        guard let box = VocabularySource.publisher(value, program.machine) else { return }
        let subscription = try program.machine.subscribe(box, sink, isImmediate: false)
        nodes[node, default: InstalledNode(typeName: "")].listening = (value, subscription)
    }

    /// Whether what two publishers have to send from the beginning is equal: `Just(text)` with another text is another.
    private func sendsTheSame(_ first: Value, _ second: Value) -> Bool {
        guard let first = VocabularySource.publisher(first, program.machine), case .list = first.source,
            let second = VocabularySource.publisher(second, program.machine), case .list = second.source
        else { return true }
        return sameStructure(.list(first.initial), .list(second.initial))
    }

    /// Keeps what `Self._printChanges()` prints: a new view has all of its state's names.
    public mutating func bodyWillRun(of typeName: String, changed names: [String], at node: NodeNumber) {
        let own = names.contains("@identity") ? state(of: node).map { "_" + $0.name } : []
        program.machine.bodyChanges = BodyChanges(typeName: typeName, names: names + own)
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func body(of view: any ProgramValue, at node: NodeNumber) throws -> BodyResult {
        let value = view.programValue
        return try evaluate { machine in
            machine.noteObserved(by: value)
            guard let body = try machine.property("body", of: value) else {
                throw Trap(.unsupported, "\(machine.describe(machine.type(of: value))) has no body")
            }
            machine.give(body)
            return try makeView(body, machine, nil)
        }
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func body(
        ofModifier modifier: any ProgramValue, phase: Double?, at node: NodeNumber
    ) throws -> BodyResult {
        let value = modifier.programValue
        return try evaluate { machine in
            machine.noteObserved(by: value)
            var arguments: ContiguousArray<Value> = [value, placeholderView]
            var selector = "body(content:)"
            if let phase {
                let names = ["willAppear", "identity", "didDisappear"]
                arguments.append(machine.enumCase("TransitionPhase", names[Int(phase) + 1]) ?? .null)
                selector = "body(content:phase:)"
            }
            guard let body = try machine.callMember(selector, &arguments) else {
                // A GeometryEffect or a TextRenderer has no body of its own: it shows its content.
                let plain = ["GeometryEffect", "TextRenderer"].compactMap { machine.types.id($0) }
                if plain.contains(where: { machine.conforms(value, to: [$0]) }) {
                    return try makeView(placeholderView, machine, nil)
                }
                throw Trap(.unsupported, "\(machine.describe(machine.type(of: value))) has no \(selector)")
            }
            machine.give(body)
            return try makeView(body, machine, nil)
        }
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func body(
        ofStyle style: any ProgramValue, kind: String, configuration: [String: any ProgramValue], isPressed: Bool,
        isOn: ProgramBinding?, at node: NodeNumber
    ) throws -> BodyResult {
        let value = style.programValue
        let box = StyleConfiguration(
            kind: kind, isPressed: isPressed, binding: isOn?.value.programValue,
            action: configuration["action"]?.programValue, fraction: configuration["fraction"]?.programValue.asDouble,
            role: configuration["role"]?.programValue.asString,
            parts: Set((configuration["parts"]?.programValue.asString ?? "").split(separator: " ").map(String.init)))
        return try evaluate { machine in
            // A text field's style is given the field itself.
            let isField = kind == "textField"
            let field = ViewBox(ViewValue(.placeholder(.configuration("label"))), name: "TextField")
            let selector = isField ? "_body(configuration:)" : "makeBody(configuration:)"
            var arguments: ContiguousArray<Value> = [value, isField ? .native(field) : .native(box)]
            guard let body = try machine.callMember(selector, &arguments) else {
                throw Trap(.unsupported, "\(machine.describe(machine.type(of: value))) has no \(selector)")
            }
            machine.give(body)
            return try makeView(body, machine, nil)
        }
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func content(
        of closure: ProgramClosure, _ argument: ContentArgument, at node: NodeNumber
    ) throws -> BodyResult {
        let function = closure.value.programValue
        if case .scrollPhase(let place) = argument { return try scrollContent(of: function, at: place) }
        return try evaluate { machine in
            let arguments: ContiguousArray<Value> =
                switch argument {
                case .none: []
                case .geometry(let geometry): [.native(GeometryBox(value: geometry))]
                case .value(let value): [value.programValue]
                case .date(let seconds): [machine.timelineContext(at: seconds)]
                case .scrollProxy: [.native(ScrollProxyBox(node: node))]
                case .transitionPhase(let phase), .scrollPhase(let phase): [placeholderView, .double(phase)]
                }
            let content = try machine.call(function, arguments)
            machine.give(content)
            return try makeView(content, machine, nil)
        }
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func animation(of closure: ProgramClosure, phase: any ProgramValue) throws -> Animation? {
        let value = try program.machine.acting { try $0.call(closure.value.programValue, [phase.programValue]) }
        return (value.payload?.native as? AnimationBox)?.animation
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func hasMotion(transition: any ProgramValue) throws -> Bool {
        let type = program.machine.type(of: transition.programValue)
        guard program.machine.hasMember("properties", type) else { return true }
        let properties = try program.machine.staticProperty("properties", of: type)
        return properties.asStructure?.fields.first?.asBool ?? true
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func animatableData(of value: any ProgramValue) throws -> AnimatableVector? {
        guard let data = try program.machine.property("animatableData", of: value.programValue) else { return nil }
        if program.machine.isOwnVector(data) { return try program.machine.coordinates(of: data) }
        return program.machine.numbers(of: data)
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func setting(
        _ data: AnimatableVector, on value: any ProgramValue, at node: NodeNumber
    ) throws -> any ProgramValue {
        var changed = value.programValue
        guard let template = try program.machine.property("animatableData", of: changed) else { return changed }
        let new =
            program.machine.isOwnVector(template)
            ? try program.machine.combination(template, data) : program.machine.value(template, with: data)
        _ = try program.machine.setProperty("animatableData", of: &changed, to: new)
        return changed
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func property(_ path: [String], of value: any ProgramValue) throws -> any ProgramValue {
        var current = value.programValue
        for step in path {
            let parts = step.split(separator: "[", omittingEmptySubsequences: false).map(String.init)
            guard let next = try program.machine.property(parts[0], of: current) else {
                throw Trap(.unsupported, "there is no property \(parts[0])")
            }
            current = try parts.dropFirst().reduce(next) { try Self.element($0, at: $1, step) }
        }
        return current
    }

    /// An element of an array by its place in brackets: `values[1]`.
    private static func element(_ list: Value, at place: String, _ step: String) throws -> Value {
        guard let elements = list.asArray, place.hasSuffix("]"), let index = Int(place.dropLast()),
            elements.indices.contains(index)
        else { throw Trap(.unsupported, "there is no property \(step)") }
        return elements[index]
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func transform(
        _ transaction: inout TransactionValue, by closure: ProgramClosure, at node: NodeNumber
    ) throws -> Set<Dependency> {
        var arguments: ContiguousArray<Value> = [.native(TransactionBox(value: transaction))]
        let function = closure.value.programValue
        let (_, reads) = try program.machine.evaluating { machine in try machine.call(function, updating: &arguments) }
        if let changed = arguments[0].native as? TransactionBox { transaction = changed.value }
        return Set(reads.map(dependency))
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func reduce(
        preference key: any ProgramValue, values: [any ProgramValue]
    ) throws -> any ProgramValue {
        guard let type = key.programValue.asType else { return Value.null }
        guard var result = values.first?.programValue else {
            return try program.machine.staticProperty("defaultValue", of: type)
        }
        for value in values.dropFirst() {
            let next = value.programValue
            var arguments: ContiguousArray<Value> = [result, Value.function { _, _ in next }]
            _ = try program.machine.callMember("reduce(value:nextValue:)", of: type, &arguments)
            result = arguments[0]
        }
        return result
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func perform(
        _ action: ProgramClosure, _ argument: ActionArgument, transaction: TransactionValue
    ) throws {
        let arguments: ContiguousArray<Value> =
            switch argument {
            case .none: []
            case .value(let value): [value.programValue]
            case .change(let old, let new): [old.programValue, new.programValue]
            case .bool(let flag): [.bool(flag)]
            case .number(let number): [.double(number)]
            case .geometry(let geometry): [.native(GeometryBox(value: geometry))]
            case .gesture(let event): [try program.machine.acting { try $0.gestureValue(event) }]
            case .values(let values): ContiguousArray(values.map(\.programValue))
            case .rows(let rows, let place): [.list(rows.map { .int($0) })] + (place.map { [.int($0)] } ?? [])
            }
        program.machine.refillBudgets()
        try program.machine.acting { machine in
            _ = try machine.withAmbient(.native(TransactionBox(value: transaction))) {
                try $0.call(action.value.programValue, arguments)
            }
        }
        try program.machine.collectIfNoticed(roots: [action.value.programValue] + arguments)
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func startTask(_ action: ProgramClosure, at node: NodeNumber) throws {
        let transaction = Value.native(TransactionBox(value: TransactionValue(origin: .task)))
        let task = program.machine.startTask(action.value.programValue, transaction: transaction)
        nodes[node, default: InstalledNode(typeName: "")].task = task
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func cancelTask(at node: NodeNumber) {
        if let task = nodes[node]?.task { program.machine.cancel(task) }
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func read(_ binding: ProgramBinding) throws -> any ProgramValue {
        try readBinding(binding.value.programValue, &program.machine)
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func write(
        _ value: any ProgramValue, to binding: ProgramBinding, transaction: TransactionValue
    ) throws {
        try program.machine.withAmbient(.native(TransactionBox(value: transaction))) {
            try writeBinding(binding.value.programValue, value.programValue, &$0, nil)
        }
    }

    /// Answers the engine: see `ProgramHost`.
    public func makeValue(_ number: Double) -> any ProgramValue { Value.double(number) }
    /// Answers the engine: see `ProgramHost`.
    public func makeValue(_ flag: Bool) -> any ProgramValue { Value.bool(flag) }
    /// Answers the engine: see `ProgramHost`.
    public func makeValue(_ text: String) -> any ProgramValue { Value.string(text) }
}
