import Foundation
import SwiftSubset
import Synchronization

/// Types of the vocabulary that hardly a program does without, and some of their members, declared once for all programs
/// of a process: a program begins with them, so that its own check need not read them.
public final class EverydayDeclarations: Sendable {
    /// `Text` or, for a member, `View.frame`, in the order in which they are declared.
    let names: [String]
    private let checked = Mutex<CheckResult?>(nil)

    init(names: [String]) { self.names = names }

    /// Their declarations and descriptions; nil where there are none. The first call makes them, and others wait.
    func declared(in table: VocabularyTable) -> CheckResult? {
        guard !names.isEmpty else { return nil }
        return checked.withLock { known in
            if let known { return known }
            let result = Declarations().check(everyday: names, vocabulary: table)
            known = result
            return result
        }
    }

    /// Begins to declare them, and returns at once.
    func prepare(in table: VocabularyTable) {
        guard !names.isEmpty else { return }
        let thread = Thread { _ = self.declared(in: table) }
        // Checking nests; the default on some systems is 512 KB.
        thread.stackSize = 16 << 20
        thread.qualityOfService = .utility
        thread.start()
    }
}

extension Declarations {
    /// Declares types of the vocabulary before any program names them.
    fileprivate func check(everyday names: [String], vocabulary: VocabularyTable) -> CheckResult {
        let checker = Checker(declarations: self, vocabulary: vocabulary)
        for name in names {
            let parts = name.split(separator: ".").map(String.init)
            guard let id = checker.typeID(parts[0]), parts.count == 2 else { continue }
            checker.loadMembers(of: id, named: parts[1])
        }
        checker.finishCheck(of: [], from: 0)
        return CheckResult(declarations: checker.declarations, module: checker.module, errors: checker.errors)
    }
}
