import Interpreter

// Internal: the one public table is `standardVocabulary`.
/// The families of SwiftUI's vocabulary, in the order in which names are looked up.
let swiftUIVocabulary: [VocabularySource] = [
    .viewProtocols, .animatable, .colors, .resolvedColors, .gradients, .shapes, .fonts, .texts, .formattedTexts,
    .images,
    .symbolVariants, .geometry, .alignments, .layouts, .anchors, .scrollPositions, .scrollReading, .containers,
    .layoutModifiers, .effects, .styling, .moreStyling, .textRenderers, .accessibility, .feedback, .canvas,
    .controls, .pickers, .lists, .builtInStyles, .environmentValues, .animations, .customAnimations, .springs,
    .symbolEffects, .transactions, .state, .lifecycle, .transitions, .environment, .paths, .gestures, .keyframes,
    .timelineViews, .projections, .navigation, .sheets, .dismissals, .scrolling, .uiKit, .mutablePaths,
    .uiKitAppearance, .device, .modifierAlgebra, .outlines, .tables, .undoing, .systemActions, .formattedFields,
]
