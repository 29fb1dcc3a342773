import AnimationMath
import RenderTree
import SwiftSubset
import ViewValues

/// `:curve` and `:compare`.
extension World {
    /// An animation's course from 0 to 1.
    func curve(_ text: String, os: OSProfile) throws -> CurveData {
        guard !text.isEmpty else { throw CommandError("expected an animation", help: ":curve .bouncy") }
        let value = try evaluate(text.hasPrefix(".") ? "Animation" + text : text, at: scopeNode)
        guard let animation = program.animation(in: value) else {
            throw CommandError("'\(text)' is no animation", help: ":curve .bouncy")
        }
        return CurveData(animation, fps: time.fps, os: os)
    }
}

extension CurveData {
    /// Samples an animation each frame until it ends, at most 10 s.
    init(_ animation: Animation, fps: Int, os: OSProfile) {
        var externals = NoExternalAnimations()
        let zero = AnimatableVector(0)
        var animator = Animator(
            from: zero, to: AnimatableVector(1), animation: animation, at: FrameTime(tick: 0, fps: fps), os: os)
        var values: [Double] = []
        var end: Double?
        var logical: Double?
        for tick in 0...(fps * 10) {
            let time = FrameTime(tick: tick, fps: fps)
            let sample = animator.sample(at: time, externals: &externals)
            values.append(sample.value[0])
            if logical == nil, !sample.logicallyCompleted.isEmpty { logical = time.seconds }
            if sample.isFinished {
                end = time.seconds
                break
            }
        }
        let highest = values.max() ?? 1
        var facts = end.map { ["ends at \(NumberText.short($0)) s"] } ?? ["does not end within 10 s"]
        if let logical { facts.append("logically complete at \(NumberText.short(logical)) s") }
        if highest > 1.0005 { facts.append("overshoots to \(NumberText.short(highest))") }
        if let lowest = values.min(), lowest < -0.0005 { facts.append("goes back to \(NumberText.short(lowest))") }
        self.init(
            name: animation.description, duration: end, values: values, interval: 1 / Double(fps), facts: facts)
    }
}

extension Playground {
    /// Curves side by side, or two futures of this moment.
    mutating func compare(_ call: inout CommandCall) throws {
        var arguments = call.takeDisplayOptions()
        let text = arguments.remainder()
        if text.hasPrefix("{") { return try compareFutures(text, &call) }
        let curves = try Self.animations(in: text).map { try world.curve($0, os: world.tree.os) }
        guard curves.count > 1 else {
            throw CommandError("expected two animations or more", help: ":compare .bouncy .smooth")
        }
        call.recorder.add(.report(.curves(curves)), in: world)
    }

    /// Splits `ANIMATION ANIMATION…` at white space outside brackets.
    static func animations(in text: String) -> [String] {
        var parts: [String] = []
        var current = ""
        var depth = 0
        for character in text {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth == 0, character.isWhitespace {
                if !current.isEmpty { parts.append(current) }
                current = ""
            } else {
                current.append(character)
            }
        }
        return current.isEmpty ? parts : parts + [current]
    }

    private func compareFutures(_ text: String, _ call: inout CommandCall) throws {
        let groups = try Self.groups(in: text)
        guard groups.count == 2 else { throw CommandError("expected two groups of entries: { … } { … }") }
        let futures = try groups.enumerated().map { index, entries in
            var copy = self
            copy.stage = nil
            for entry in entries {
                var inner = CommandCall(entry: entry, number: call.number)
                try copy.perform(&inner)
            }
            return try copy.world.future(title: "\(index + 1): " + entries.map(\.text).joined(separator: "; "))
        }
        call.recorder.add(.report(.futures(futures)), in: world)
    }

    /// The entries in each pair of braces, `;` between them outside strings and brackets.
    static func groups(in text: String) throws -> [[Entry]] {
        var cursor = TextCursor(text)
        var groups: [[Entry]] = []
        cursor.skipSpaces()
        while cursor.take("{") {
            groups.append(try cursor.entriesInBraces())
            cursor.skipSpaces()
        }
        guard cursor.isAtEnd else { throw CommandError("unexpected '\(cursor.remainder())' after the groups") }
        return groups
    }
}

extension TextCursor {
    /// Takes entries up to the closing brace.
    fileprivate mutating func entriesInBraces() throws -> [Entry] {
        var entries: [Entry] = []
        var current = ""
        var depth = 0
        func finish() {
            let text = current.trimmed
            current = ""
            guard !text.isEmpty else { return }
            entries.append(Entry(text: text))
        }
        while let character = next {
            if isAtString {
                let start = index
                _ = try stringLiteral()
                current += text[start..<index]
                continue
            }
            take()
            if depth == 0, character == "}" {
                finish()
                return entries
            }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth == 0, character == ";" { finish() } else { current.append(character) }
        }
        throw CommandError("expected '}'")
    }
}

extension World {
    /// What moves in this world, frame by frame until rest, and the view tree that it ends with: a column for each
    /// attribute that is in flight at any time, `null` where it is not.
    func future(title: String) throws -> FutureData {
        var copy = self
        var unheard = Recorder(entry: 0)
        let start = time.tick
        var names: [String] = []
        var shown: [(frame: Int, time: Double, values: [String: RawValue])] = []
        while true {
            var values: [String: RawValue] = [:]
            for row in copy.motionRows() {
                let name = "\(row.path) \(row.property)"
                if !names.contains(name) { names.append(name) }
                values[name] = row.shown
            }
            shown.append((copy.time.tick - start, copy.time.seconds - time.seconds, values))
            guard !copy.isAtRest, copy.time.tick - start < frames(in: 10) else { break }
            try copy.advance(into: &unheard)
        }
        let rows = shown.map { moment in
            FrameRow(frame: moment.frame, time: moment.time, values: names.map { moment.values[$0] ?? .null })
        }
        return FutureData(
            table: FrameTable(title: title, columns: names, rows: rows), tree: copy.tree.viewTree()?.lines() ?? [],
            rests: copy.isAtRest)
    }
}
