import Interpreter
import ViewValues

extension VocabularySource {
    /// Sensory feedback: felt, not seen.
    static let feedback = VocabularySource(
        "SwiftUI: feedback",
        types: [
            NativeType("struct SensoryFeedback: Equatable { var name: String }"),
            NativeType("enum _FeedbackWeight: Hashable { case light, medium, heavy }"),
            NativeType("enum _FeedbackFlexibility: Hashable { case rigid, solid, soft }"),
        ],
        entries: names + impacts
            + inert([
                "sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable)",
                """
                sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> \
                Bool)
                """,
                "sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?)",
                "sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?)",
            ]))

    private static func feedback(_ machine: Machine, _ name: String) -> Value {
        machine.structure("SensoryFeedback", .string(name))
    }

    private static let names: [NativeEntry] = [
        "success", "warning", "error", "selection", "increase", "decrease", "start", "stop", "alignment", "levelChange",
        "impact", "pathComplete",
    ].map { name in
        NativeEntry("static var \(name): SensoryFeedback { get }", on: "SensoryFeedback") { machine, _ in
            feedback(machine, name)
        }
    }

    private static let impacts: [NativeEntry] = [
        "weight: _FeedbackWeight, intensity: Double = 1.0",
        "flexibility: _FeedbackFlexibility, intensity: Double = 1.0",
        "intensity: Double",
    ].map { parameters in
        NativeEntry("static func impact(\(parameters)) -> SensoryFeedback", on: "SensoryFeedback") { machine, _ in
            feedback(machine, "impact")
        }
    }
}
