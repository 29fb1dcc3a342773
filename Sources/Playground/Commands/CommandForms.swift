/// What the commands take whose usage does not fit into one line: `:help` lists it below them.
enum CommandForms {
    /// Forms with what they mean, by the command's name.
    static let all: [String: [[String]]] = [
        "expect": [
            ["SEL PROPERTY == VALUE [± TOLERANCE]", "what is shown now; also != < <= > >="],
            ["SEL PROPERTY animates | still", "whether an animation takes part in it"],
            ["SEL exists | gone | leaving", "whether it is in the render tree"],
            ["count of SEL == N", "how many there are"],
            ["state NAME == VALUE", "state of the scope, or of the only view that has it"],
            ["bodies TYPE == N", "how often its body ran since ':mark'"],
            ["output contains \"TEXT\"", "what was printed; also 'output count \"TEXT\" == N'"],
            ["warning contains \"TEXT\"", "what a program was warned of since ':mark'"],
            ["error contains \"TEXT\"", "what the last ':try' failed with"],
            ["animations == N", "how many attributes are in flight"],
            ["transaction animation == .bouncy", "the newest transaction; also origin, or a key of its own"],
            ["why SEL PROPERTY == TX-2", "the rule that decided, as ':why' names it"],
            ["time == SECONDS", "the clock"],
        ],
        "compare": [
            ["ANIMATION ANIMATION…", "their courses over each other, with where they differ the most"],
            ["{ ENTRIES } { ENTRIES }", "futures of this moment, ';' between entries: what moves, and both trees"],
        ],
        "frames": [
            ["for SECONDS | for Nf", "how far ahead; without it to rest, at most 10 s"],
            ["every Nf", "each Nth frame only"],
        ],
        "run": [
            ["LIMIT", "at most that many seconds"],
            ["until CONDITION", "to the first frame at which it holds: what may follow ':expect'"],
        ],
        "drag": [
            ["DX DY [SECONDS]", "points to the right and down, in 0.25 s unless said; then the finger goes up"],
            ["hold", "the finger stays down until ':release'"],
        ],
        "set": [
            ["width N", "columns of the output, 20 to 200"], ["digits N", "digits after the point"],
            ["events on | off", "tells bodies, lifecycle and work, too"],
            ["plain on | off", "tables in place of plots"],
            ["pager on | off", "long output through $PAGER"],
            ["colorScheme light | dark", "what the system says to views"],
            ["reduceMotion true | false", "likewise; also layoutDirection, dynamicTypeSize and the size classes"],
        ],
    ]
}
