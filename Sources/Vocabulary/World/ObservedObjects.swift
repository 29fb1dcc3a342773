import Interpreter

extension Machine {
    /// Notes the objects that a view holds in `@ObservedObject`, `@StateObject` or `@EnvironmentObject`: it depends on
    /// all that they announce, whether its body reads it or not.
    mutating func noteObserved(by view: Value) {
        guard let box = view.asStructure else { return }
        for index in 0..<box.count {
            guard let wrapper = box[index].native else { continue }
            let object: Value? =
                switch wrapper {
                case let observed as ObjectBox where observed.kind == "ObservedObject": observed.object
                case let state as StateBox where state.kind == "StateObject": state.cell.map { peek($0) }
                case let environment as EnvironmentBox: environment.observed
                default: nil
                }
            if let object { _ = VocabularySource.noteObject(object, &self) }
        }
    }
}

extension EnvironmentBox {
    /// The object that it stands for.
    fileprivate var observed: Value? {
        guard case .object(let name) = key else { return nil }
        return snapshot.objects[name]?.programValue
    }
}
