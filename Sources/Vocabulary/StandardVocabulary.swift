import Interpreter
import SwiftSubset

/// Every name that a program may use, the vocabulary's families in one table.
///
/// Later families add to earlier ones; nothing is parsed until its name is used.
public let standardVocabulary = VocabularyTable(
    VocabularySource.standardLibrary + VocabularySource.foundation + swiftUIVocabulary,
    absent: AbsentNames.frameworks, absentModifiers: AbsentNames.modifiers,
    everyday: [
        "View", "Bool", "Int", "Double", "String", "Optional", "Array", "CGFloat", "Range", "ViewBuilder", "State",
        "Binding", "Color", "Animation", "Text", "VStack", "HStack", "ZStack", "ForEach", "Button", "Alignment",
        "HorizontalAlignment", "VerticalAlignment", "Font", "CGSize", "CGPoint", "CGRect", "Angle", "UnitPoint",
        "EdgeInsets", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Image", "Spacer", "ShapeStyle",
        "GeometryReader", "GeometryProxy", "PreviewProvider", "AnyTransition", "State.init", "State.wrappedValue",
        "ViewBuilder.buildBlock", "ViewBuilder.buildExpression", "VStack.init", "HStack.init", "ZStack.init",
        "View.frame", "View.padding", "View.opacity", "View.offset", "View.scaleEffect", "View.rotationEffect",
        "View.animation", "View.onTapGesture", "View.foregroundColor", "Shape.fill", "Bool.toggle", "Spacer.init",
        "Color.red", "Color.blue", "Button.init",
    ], store: SignatureStore(storedSignatures))

extension VocabularySource {
    /// The standard library's families.
    static let standardLibrary: [VocabularySource] = [
        protocols, comparing, integers, floatingPoints, genericNumbers, ranges, optionals, sequences, arrays,
        dictionaries, sets,
        strings, characters, vectors, printing, dumping, erasedSequences,
    ]

    /// Foundation's families.
    static let foundation: [VocabularySource] = [
        maths, dates, calendars, foundationTexts, dispatching, timers, tasking, taskGroups, asyncSequences, formatters,
        moreFormatters, numberFormats, dateFormats, otherFormats, measurements, resources, decoding, defaults,
        attributedStrings, system, indexSets, publishers, joinedPublishers, scanners, objectiveStrings, decimals,
        comparators,
    ]
}
