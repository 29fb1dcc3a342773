import SwiftSubset

/// Where the compiler of one function keeps its variables: slots of the frame, and what comes from the function around.
final class FrameLayout {
    let parent: FrameLayout?
    let name: String
    /// The types known at run time, for the kinds of slots.
    let types: TypeTable
    let vocabulary: VocabularyTable
    private(set) var words = 1
    private(set) var values = 1
    private var homes: [ObjectIdentifier: Home] = [:]
    private var genericSlots: [GenericParameterID: Int] = [:]
    /// What a closure takes along: the slot of the function around, and the closure's own.
    private(set) var captures: [(outer: Slot, inner: Slot)] = []
    /// Keeps variables alive, so that their identities stay unique.
    private var keepAlive: [Variable] = []
    /// Tests of the optional chain that is being compiled, innermost link first.
    var links: [LinkTest] = []
    /// The innermost chain's extent is open.
    var resultKind = SlotKind.value
    /// The loop that is compiled next, or another place that a budget's end names.
    var place: SourceRange?
    /// The work compiled so far, in the budget's steps.
    var work = 1
    let isAsync: Bool

    /// Where a variable lives: a slot that holds it, or the number of its box in the heap.
    struct Home {
        let slot: Slot
        let isBoxed: Bool
        let kind: SlotKind
        let strength: Capture.Strength
    }

    init(
        _ name: String, types: TypeTable, vocabulary: VocabularyTable, parent: FrameLayout? = nil,
        isAsync: Bool = false
    ) {
        self.name = name
        self.types = types
        self.vocabulary = vocabulary
        self.parent = parent
        self.isAsync = isAsync
    }

    func makeSlot(_ kind: SlotKind) -> Slot {
        if kind == .value {
            values += 1
            return Slot(kind: kind, index: values - 1)
        }
        words += 1
        return Slot(kind: kind, index: words - 1)
    }

    /// The kind of slot for a type.
    func kind(of type: SwiftType) -> SlotKind {
        guard case .nominal(let id, let arguments) = type, arguments.isEmpty, id.index < types.nominals.count else {
            return .value
        }
        return types[id].isVocabulary ? types[id].scalarKind : .value
    }

    /// Gives a variable of this function its home.
    @discardableResult
    func declare(_ variable: Variable, isParameter: Bool = false) -> Home {
        if let home = homes[ObjectIdentifier(variable)] { return home }
        let isBoxed = variable.isCaptured && (variable.isMutated || !variable.isLet)
        return declare(variable, isBoxed: isBoxed)
    }

    @discardableResult
    func declare(_ variable: Variable, isBoxed: Bool) -> Home {
        let kind = variable.strength == .strong ? kind(of: variable.type) : .value
        let home = Home(
            slot: makeSlot(isBoxed ? .value : kind), isBoxed: isBoxed, kind: kind, strength: variable.strength)
        homes[ObjectIdentifier(variable)] = home
        keepAlive.append(variable)
        return home
    }

    /// The home of a variable, captured from the functions around where it is theirs; nil where nobody declares it.
    func home(of variable: Variable) -> Home? {
        if let home = homes[ObjectIdentifier(variable)] { return home }
        guard let outer = parent?.home(of: variable) else { return nil }
        let slot = makeSlot(outer.slot.kind)
        let home = Home(slot: slot, isBoxed: outer.isBoxed, kind: outer.kind, strength: outer.strength)
        captures.append((outer.slot, slot))
        homes[ObjectIdentifier(variable)] = home
        keepAlive.append(variable)
        return home
    }

    func declare(_ parameter: GenericParameterID) -> Slot {
        let slot = makeSlot(.value)
        genericSlots[parameter] = slot.index
        return slot
    }

    /// The value slot of a generic parameter's run-time type; captured like a variable.
    func slot(of parameter: GenericParameterID) -> Int? {
        if let slot = genericSlots[parameter] { return slot }
        guard let outer = parent?.slot(of: parameter) else { return nil }
        let slot = makeSlot(.value)
        captures.append((Slot(kind: .value, index: outer), slot))
        genericSlots[parameter] = slot.index
        return slot.index
    }
}

/// One link of an optional chain: what is tested, and the slot that gets the payload.
struct LinkTest {
    let subject: ValueCode
    let slot: Int?
}

extension NominalInfo {
    /// The kind of slot for a scalar type of the vocabulary.
    var scalarKind: SlotKind {
        switch name {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": .int
        case "Double", "CGFloat", "Float": .double
        case "Bool": .bool
        default: .value
        }
    }
}
