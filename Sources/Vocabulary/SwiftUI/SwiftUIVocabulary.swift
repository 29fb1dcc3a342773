import Interpreter

/// The families of SwiftUI's vocabulary, in the order in which names are looked up.
public let swiftUIVocabulary: [VocabularySource] = [
    .viewProtocols, .colors, .shapes, .texts, .geometry, .containers, .layoutModifiers, .effects, .inertTypes, .animations,
    .transactions, .state, .lifecycle, .transitions,
]
