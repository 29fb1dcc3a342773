import SwiftSubset

/// One way to complete what stands before the cursor.
public struct Completion: Hashable, Sendable {
    /// What replaces everything from `start` to the cursor.
    public var text: String
    /// Where the replaced text begins, as a UTF-8 offset.
    public var start: Int
    /// A short hint: a signature or one line of help; empty for none.
    public var detail: String

    /// Makes a completion.
    public init(_ text: String, start: Int, detail: String = "") {
        self.text = text
        self.start = start
        self.detail = detail
    }
}

extension Playground {
    /// What could stand at a place of an entry that is being typed, in alphabetical order within each kind.
    ///
    /// It knows the commands, the views that are shown, their properties and state, the vocabulary and what the session
    /// declares. Nothing is changed: what has to be evaluated runs on a copy.
    ///
    /// - Parameter cursor: a UTF-8 offset into `text`; what stands behind it is not looked at.
    public func completions(of text: String, at cursor: Int) -> [Completion] {
        let before = String(decoding: Array(text.utf8.prefix(max(0, cursor))), as: UTF8.self)
        return runOnBigStack { completions(before, offset: 0) }
    }

    /// Completions of a text that begins `offset` bytes into the entry.
    func completions(_ before: String, offset: Int) -> [Completion] {
        let isCommand = before.first == ":" && before.dropFirst().first?.isLetter != false
        return isCommand ? commandCompletions(before, offset: offset) : swiftCompletions(before, offset: offset)
    }

    /// The names that begin with a prefix, each once, in the given order; nothing that is already whole.
    static func matching(_ names: [KnownName], _ prefix: String, at start: Int) -> [Completion] {
        var seen: Set<String> = []
        return names.filter { $0.name.hasPrefix(prefix) && seen.insert($0.name).inserted }.map {
            Completion($0.name, start: start, detail: $0.detail)
        }
    }
}

/// A name that may stand at a place, with a hint.
public struct KnownName: Hashable, Sendable {
    /// As it is inserted.
    public var name: String
    /// A signature or a line of help; empty for none.
    public var detail: String

    /// Makes a name.
    public init(_ name: String, detail: String = "") {
        self.name = name
        self.detail = detail
    }
}

/// Places in Swift source of which a program knows the names.
public enum NamePlace: Hashable, Sendable {
    /// A bare name: what the session declares, the vocabulary's globals and types.
    case global
    /// After `base.`; the base as it stands in source.
    case member(base: String)
    /// After a dot with nothing before it, as an argument of a call: `label` is nil for one without.
    case implicitMember(callee: String, label: String?, index: Int)
    /// The labels of a call's arguments.
    case label(callee: String)
}
