import Playground

extension EventKind {
    /// The same event with nothing in it that a terminal would obey: what a program or a session named, printed or
    /// threw is shown as text. Colours and lines are made of it afterwards.
    var printable: EventKind {
        switch self {
        case .defined(let name, let what): .defined(name: name.printable, what: what)
        case .shown(let root): .shown(root: root.printableLines)
        case .transaction(let id, let animation, let origin, let writes):
            .transaction(
                id: id, animation: animation?.printable, origin: origin.printable, writes: writes.map(\.printable))
        case .write(let name, let old, let new):
            .write(name: name.printable, old: old.printableLines, new: new.printableLines)
        case .diff(let change): .diff(change.printable)
        case .motion(let stage, let change): .motion(stage, change.printable)
        case .sample(let sample): .sample(sample.printable)
        case .lifecycle(let path, let what): .lifecycle(path: path.printable, what: what.printable)
        case .body(let path, let reason): .body(path: path.printable, reason: reason.printable)
        case .output(let text): .output(text.printable)
        case .value(let text, let type): .value(text: text.printableLines, type: type?.printable)
        case .expect(let verdict): .expect(verdict.printable)
        case .why(let answer): .why(answer.printable)
        case .warning(let problem): .warning(problem.printable)
        case .error(let problem, let tried): .error(problem.printable, tried: tried)
        case .report(let report): .report(report.printable)
        case .completion, .work: self
        }
    }
}

extension TreeChange {
    var printable: TreeChange {
        TreeChange(
            operation, path: path.printable, parameter: parameter?.printable, old: old?.printableLines,
            new: new?.printableLines)
    }
}

extension MotionChange {
    fileprivate var printable: MotionChange {
        MotionChange(
            path: path.printable, property: property.printable, from: from.printable, to: to.printable,
            animation: animation.printable, components: components.map(\.printable))
    }
}

extension SampleValue {
    fileprivate var printable: SampleValue {
        SampleValue(
            path: path.printable, property: property.printable, value: value.printable, model: model.printable,
            velocity: velocity)
    }
}

extension RawValue {
    /// The value with its texts made printable.
    fileprivate var printable: RawValue {
        switch self {
        case .text(let text): .text(text.printableLines)
        case .list(let values): .list(values.map(\.printable))
        case .record(let name, let parts): .record(name.printable, parts.map(\.printable))
        case .null, .bool, .int, .number: self
        }
    }
}

extension Verdict {
    fileprivate var printable: Verdict {
        Verdict(
            line: line.printableLines, holds: holds, expected: expected.printableLines, shown: shown.printableLines,
            actual: actual, tolerance: tolerance, isJudged: isJudged)
    }
}

extension WhyAnswer {
    fileprivate var printable: WhyAnswer {
        WhyAnswer(
            subject: subject.printable, cause: cause.printable, rule: rule, confidence: confidence,
            file: file?.printable, line: line, details: details.map(\.printable))
    }
}

extension Problem {
    /// What the caret stands under is spelled out as well, and the caret goes with it.
    fileprivate var printable: Problem {
        var problem = self
        problem.file = file?.printable
        problem.message = message.printableLines
        problem.help = help?.printableLines
        problem.notes = notes.map(\.printableLines)
        if let source = sourceLine, source.printable != source { problem.spellOut(source) }
        return problem
    }

    private mutating func spellOut(_ whole: String) {
        // Of a line feed with a return before it only the line feed has been taken off.
        let source = whole.last == "\r" ? String(whole.dropLast()) : whole
        sourceLine = source.printable
        guard let column else { return }
        let before = String(source.prefix(max(0, column - 1)))
        let marked = source.dropFirst(max(0, column - 1)).prefix(max(1, length ?? 1))
        self.column = before.printable.count + 1
        if length != nil { length = String(marked).printable.count }
    }
}

extension ReportData {
    fileprivate var printable: ReportData {
        switch self {
        case .frames(let table): .frames(table.printable)
        case .plot(let table): .plot(table.printable)
        case .curves(let curves):
            .curves(
                curves.map {
                    CurveData(
                        name: $0.name.printable, duration: $0.duration, values: $0.values, interval: $0.interval,
                        facts: $0.facts.map(\.printable))
                })
        case .futures(let futures):
            .futures(
                futures.map {
                    FutureData(table: $0.table.printable, tree: $0.tree.map(\.printable), rests: $0.rests)
                })
        case .differences(let changes): .differences(changes.map(\.printable))
        case .tree(let lines): .tree(lines.map(\.printable))
        case .animations(let rows): .animations(rows.map(\.printable))
        case .timeline(let rows, let from, let to):
            .timeline(
                rows.map {
                    TimelineRow(
                        label: $0.label.printable, start: $0.start, end: $0.end, detail: $0.detail.printable)
                }, from: from, to: to)
        // Its texts are made printable where they are drawn.
        case .film: self
        case .columns(let title, let rows):
            .columns(title: title.printable, rows: rows.map { $0.map(\.printable) })
        case .words(let words): .words(words.map(\.printable))
        case .lines(let lines): .lines(lines.map(\.printableLines))
        }
    }
}

extension FrameTable {
    fileprivate var printable: FrameTable {
        var table = self
        table.title = title.printable
        table.columns = columns.map(\.printable)
        table.paths = paths.map(\.printable)
        for index in rows.indices {
            table.rows[index].values = rows[index].values.map(\.printable)
            table.rows[index].models = rows[index].models.map(\.printable)
        }
        return table
    }
}

extension TreeLine {
    fileprivate var printable: TreeLine {
        TreeLine(depth: depth, text: text.printable, marks: marks.map(\.printable))
    }
}

extension MotionRow {
    fileprivate var printable: MotionRow {
        MotionRow(
            path: path.printable, property: property.printable, from: from.printable, to: to.printable,
            shown: shown.printable, velocity: velocity, animation: animation.printable, transaction: transaction,
            ends: ends)
    }
}
