import SwiftSubset

extension Array where Element == Entry {
    /// The entries of a pasted block, with declarations that follow each other as one: a file may name a type before it
    /// declares it, so a part of a file may, too.
    var joiningDeclarations: [Entry] {
        var result: [Entry] = []
        var open: [Entry] = []
        func close() {
            guard let first = open.first else { return }
            result.append(
                open.count == 1 ? first : Entry(text: open.map(\.text).joined(separator: "\n"), line: first.line))
            open = []
        }
        for entry in self {
            guard entry.isDeclarations else {
                close()
                result.append(entry)
                continue
            }
            open.append(entry)
        }
        close()
        return result
    }
}

extension Entry {
    /// Whether it declares types, functions or extensions, and does nothing else.
    var isDeclarations: Bool {
        guard kind == .swift, !isUnfinished else { return false }
        let result = parse(SourceFile(name: "entry", text: text))
        guard !result.hasErrors, result.program.declarations.count == result.program.statements.count else {
            return false
        }
        return result.program.declarations.allSatisfy {
            $0.declaredNames.allSatisfy { !["let", "var"].contains($0.what) }
        }
    }
}
