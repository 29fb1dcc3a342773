import Interpreter

extension VocabularySource {
    /// `UndoManager`, and the window's own in the environment. What is registered in one event is undone at once; what an
    /// undoing block registers is redone.
    static let undoing = VocabularySource(
        "SwiftUI: undoing",
        entries: [
            NativeEntry("func _presentEvent() -> Int") { machine, _ in .int(machine.event) }
        ],
        prelude: [step, manager, window])

    private static let step = """
        struct _UndoStep {
            var event: Int
            var name: String
            var targets: [ObjectIdentifier]
            var actions: [() -> Void]
        }
        """

    private static let manager = """
        class UndoManager {
            static let _window = UndoManager()
            var groupsByEvent = true
            var levelsOfUndo = 0
            private(set) var isUndoing = false
            private(set) var isRedoing = false
            private(set) var groupingLevel = 0
            private var _undos: [_UndoStep] = []
            private var _redos: [_UndoStep] = []
            private var _registered: _UndoStep? = nil
            private var _disabled = 0
            init() {}
            var canUndo: Bool { !_undos.isEmpty }
            var canRedo: Bool { !_redos.isEmpty }
            var isUndoRegistrationEnabled: Bool { _disabled == 0 }
            var undoActionName: String { _undos.last?.name ?? "" }
            var redoActionName: String { _redos.last?.name ?? "" }
            var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName }
            var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName }
            func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
                guard _disabled == 0 else { return }
                let action = { handler(target) }
                if _registered != nil {
                    _registered?.targets.append(ObjectIdentifier(target))
                    _registered?.actions.append(action)
                    return
                }
                _redos = []
                let event = _presentEvent()
                if let last = _undos.last, groupingLevel > 0 ? last.event == -1 : groupsByEvent && last.event == event {
                    _undos[_undos.count - 1].targets.append(ObjectIdentifier(target))
                    _undos[_undos.count - 1].actions.append(action)
                    return
                }
                _undos.append(
                    _UndoStep(event: groupingLevel > 0 ? -1 : event, name: "", targets: [ObjectIdentifier(target)], actions: [action]))
                if levelsOfUndo > 0 && _undos.count > levelsOfUndo { _undos.removeFirst() }
            }
            func setActionName(_ actionName: String) {
                if _registered != nil {
                    _registered?.name = actionName
                } else if !_undos.isEmpty {
                    _undos[_undos.count - 1].name = actionName
                }
            }
            func undo() {
                guard let step = _undos.popLast() else { return }
                isUndoing = true
                if let opposite = _play(step) { _redos.append(opposite) }
                isUndoing = false
            }
            func redo() {
                guard let step = _redos.popLast() else { return }
                isRedoing = true
                if let opposite = _play(step) { _undos.append(opposite) }
                isRedoing = false
            }
            func undoNestedGroup() { undo() }
            private func _play(_ step: _UndoStep) -> _UndoStep? {
                _registered = _UndoStep(event: -2, name: step.name, targets: [], actions: [])
                for action in step.actions.reversed() { action() }
                let opposite = _registered
                _registered = nil
                return opposite?.actions.isEmpty == false ? opposite : nil
            }
            func beginUndoGrouping() { groupingLevel += 1 }
            func endUndoGrouping() {
                groupingLevel = max(groupingLevel - 1, 0)
                if groupingLevel == 0, let last = _undos.last, last.event == -1 { _undos[_undos.count - 1].event = -2 }
            }
            func disableUndoRegistration() { _disabled += 1 }
            func enableUndoRegistration() { _disabled = max(_disabled - 1, 0) }
            func removeAllActions() {
                _undos = []
                _redos = []
            }
            func removeAllActions<Target: AnyObject>(withTarget target: Target) {
                let object = ObjectIdentifier(target)
                _undos = _undos.filter { !$0.targets.contains(object) }
                _redos = _redos.filter { !$0.targets.contains(object) }
            }
        }
        """

    private static let window = """
        extension EnvironmentValues {
            var undoManager: UndoManager? { UndoManager._window }
        }
        """
}
