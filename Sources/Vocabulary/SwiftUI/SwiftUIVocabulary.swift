import Interpreter

// Internal: the one public table is `standardVocabulary`.
/// The families of SwiftUI's vocabulary, in the order in which names are looked up.
let swiftUIVocabulary: [VocabularySource] = [
    .viewProtocols, .colors, .shapes, .texts, .geometry, .containers, .layoutModifiers, .effects, .inertTypes,
    .animations,
    .transactions, .state, .lifecycle, .transitions, .environment, .paths, .gestures, .keyframes, .presentation,
    .navigation, .sheets, .dismissals, .environmentValues, .scrolling, .uiKit,
]
