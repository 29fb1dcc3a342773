/// Entries known beforehand: `-e` arguments, a session's entries, a test.
public final class ScriptLines: LineSource {
    private var remaining: ArraySlice<String>

    /// A source that gives each element as one entry, then ends.
    public init(_ entries: [String]) {
        remaining = entries[...]
    }

    /// The next element, unchanged; it is submitted whether `isComplete` or not.
    public func next(prompt: Prompt, isComplete: (String) -> Bool) -> LineEvent {
        remaining.popFirst().map(LineEvent.text) ?? .endOfInput
    }

    /// Always empty: nothing can go wrong.
    public func takeNotices() -> [String] { [] }
}
