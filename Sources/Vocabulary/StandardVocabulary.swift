import Interpreter

/// Every name that a program may use, the vocabulary's families in one table.
///
/// Later families add to earlier ones; nothing is parsed until its name is used.
public let standardVocabulary = VocabularyTable(
    VocabularySource.standardLibrary + VocabularySource.foundation + swiftUIVocabulary,
    absent: AbsentNames.frameworks, absentModifiers: AbsentNames.modifiers)

extension VocabularySource {
    /// The standard library's families.
    static let standardLibrary: [VocabularySource] = [
        protocols, comparing, integers, floatingPoints, genericNumbers, ranges, optionals, sequences, arrays,
        dictionaries, sets,
        strings, characters, vectors, printing, erasedSequences,
    ]

    /// Foundation's families.
    static let foundation: [VocabularySource] = [
        maths, dates, calendars, foundationTexts, dispatching, timers, tasking, taskGroups, asyncSequences, formatters,
        moreFormatters, numberFormats, dateFormats, otherFormats, measurements, resources, decoding, defaults,
        attributedStrings, system, indexSets, publishers, joinedPublishers, scanners, objectiveStrings, decimals,
    ]
}
