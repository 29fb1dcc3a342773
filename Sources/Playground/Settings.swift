import AnimationMath
import RenderTree
import SwiftSubset

/// What the options and `:set` choose for a session.
public struct Settings: Sendable {
    /// Frames a second.
    public var fps = 60
    /// Whose defaults hold.
    public var os = OSProfile.ios26
    /// The screen in points.
    public var screen = ScreenValue.phone
    /// Keys of `:set` that only change how things are printed.
    public var display: [String: String] = [:]

    /// The usual settings.
    public init() {}
}

/// How `:load`, `:reload` and `:save` reach files: handed in, so that the playground itself touches none.
public struct FileAccess: Sendable {
    /// The text of a file or of a folder's Swift files, by name.
    public var read: @Sendable (String) throws -> [(name: String, text: String)]
    /// The contents of the files that programs may read, by name: those that stand in the folders of the program's own
    /// files and are named in its text.
    public var resources: @Sendable ([SourceFile]) -> [String: [UInt8]]
    /// Writes a file, beside it first, then in its place.
    public var write: @Sendable (String, String) throws -> Void
    /// Turns a session into a file's text, by the file's name.
    public var render: @Sendable (String, Playground) throws -> String
    /// Paths that begin with a text, folders with a slash at their end: for completion.
    public var list: @Sendable (String) -> [String]
    /// The lessons that come with the program, in order; empty where none are found.
    public var lessons: @Sendable () -> [Lesson]

    /// Makes an access.
    public init(
        read: @escaping @Sendable (String) throws -> [(name: String, text: String)],
        write: @escaping @Sendable (String, String) throws -> Void,
        render: @escaping @Sendable (String, Playground) throws -> String,
        list: @escaping @Sendable (String) -> [String] = { _ in [] },
        resources: @escaping @Sendable ([SourceFile]) -> [String: [UInt8]] = { _ in [:] },
        lessons: @escaping @Sendable () -> [Lesson] = { [] }
    ) {
        self.lessons = lessons
        self.resources = resources
        self.read = read
        self.write = write
        self.render = render
        self.list = list
    }

    /// No files at all.
    public static let none = FileAccess(
        read: { name in throw CommandError("no files can be read here: \(name)") },
        write: { name, _ in throw CommandError("no files can be written here: \(name)") },
        render: { name, _ in throw CommandError("no files can be written here: \(name)") })
}

/// One entry with what it did.
public struct TranscriptEntry: Sendable {
    /// The lines as they were read.
    public var source: String
    /// What it did.
    public var outcome: Outcome
    /// The name of the file that the source is, for the program that a session begins with.
    public var file: String?

    /// Makes a pair.
    public init(source: String, outcome: Outcome, file: String? = nil) {
        self.source = source
        self.outcome = outcome
        self.file = file
    }
}

/// A property that is shown after each entry.
struct Watch: Hashable, Sendable {
    var selector: ViewSelector, property: String
}
