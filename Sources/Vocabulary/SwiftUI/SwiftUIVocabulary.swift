import Interpreter

// Internal: the one public table is `standardVocabulary`.
/// The families of SwiftUI's vocabulary, in the order in which names are looked up.
let swiftUIVocabulary: [VocabularySource] = [
    .viewProtocols, .animatable, .colors, .resolvedColors, .shapes, .texts, .geometry, .containers, .layoutModifiers,
    .effects, .inertTypes,
    .animations, .customAnimations, .springs, .symbolEffects,
    .transactions, .state, .lifecycle, .transitions, .environment, .paths, .gestures, .keyframes, .timelineViews,
    .projections,
    .navigation, .sheets, .dismissals, .environmentValues, .scrolling, .uiKit,
]
