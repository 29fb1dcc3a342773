import AnimationMath
import RenderTree
import ViewValues

extension World {
    /// Why a property is as it is; without a name, one that moves, else the one that changed last.
    mutating func explain(_ selector: ViewSelector, _ name: String?) throws -> WhyAnswer {
        let node: NodeID
        do {
            node = try self.node(selector)
        } catch let error as SelectorError {
            throw goneError(error) ?? error
        }
        let name = name ?? mostTelling(node)
        let explanation = try tree.explanation(of: property(name), at: node, host: &program)
        let reading = try reading(name, of: node)
        let sentences = WhySentences(
            explanation, name: name, reading: reading, shown: raw(reading.shown).display,
            from: explanation.from.map { quoted($0, name) }, to: explanation.to.map { quoted($0, name) })
        return WhyAnswer(
            subject: "\(selector) \(name)", cause: sentences.cause, rule: explanation.rule,
            confidence: RuleBook.confidence(of: explanation.rule), file: explanation.source?.file,
            line: explanation.source?.line, details: sentences.details)
    }

    /// A value in a sentence: a text in quotes.
    private func quoted(_ value: PropertyReading.Value, _ name: String) -> String {
        name == "text" ? raw(value).display.debugDescription : raw(value).display
    }

    /// What to tell of a view without being asked for a property: what moves, else what changed last.
    private mutating func mostTelling(_ node: NodeID) -> String {
        let preferred: [ViewProperty] = [.width, .height, .x, .y]
        let own = tree.animatedTypes(at: node).map { ViewProperty.program(type: $0, path: ["animatableData"]) }
        let names = preferred + own + ViewProperty.all.filter { !preferred.contains($0) }
        var best = (name: "width", moves: false, update: -1)
        for property in names {
            guard let found = try? tree.explanation(of: property, at: node, host: &program) else { continue }
            let moves = (try? reading(property.name, of: node))?.isAnimating ?? false
            if (moves && !best.moves) || (moves == best.moves && found.update > best.update) {
                best = (property.name, moves, found.update)
            }
        }
        return best.name
    }

    /// A view that the newest entry took away at once cannot be asked any more; its absence can be explained.
    private func goneError(_ error: SelectorError) -> CommandError? {
        guard case .none(let selector, _) = error.kind, case .type(let type, _)? = selector.steps.last?.name else {
            return nil
        }
        let gone = journal.differences.last { difference in
            let last = difference.path.split(separator: "/").last?.split(separator: "#").first
            return difference.operation == .removed && last.map(String.init) == type
        }
        guard let gone, let removing = journal.newestWriting else { return nil }
        let writes = removing.writes.map(\.name).joined(separator: ", ")
        return CommandError(
            "no view matches \(selector): transaction \(removing.id), which wrote \(writes), took \(gone.path) away, "
                + "and it is erased (TRANS-1, TRANS-3)",
            help: "a view that goes is shown until its transition ends, if an animation arrives where it stands: "
                + "withAnimation around the write, or .animation(_:value:) on the container around it, not inside it")
    }
}
