internal import SwiftSyntax

/// `#if`: the branch that holds for iOS with this version of the language; the others are dropped.
extension Lowerer {
    /// What the branch that holds consists of; nil where none holds, or it is empty.
    func activeElements(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
        for clause in node.clauses {
            guard let condition = clause.condition else { return clause.elements }
            isLoweringCondition = true
            defer { isLoweringCondition = false }
            if holds(expr(condition)) { return clause.elements }
        }
        return nil
    }

    private func holds(_ condition: Expr) -> Bool {
        switch condition.kind {
        case .bool(let value): return value
        case .paren(let inner): return holds(inner)
        case .prefix(let name, let inner) where name.text == "!": return !holds(inner)
        case .binary(let left, let name, let right) where name.text == "&&": return holds(left) && holds(right)
        case .binary(let left, let name, let right) where name.text == "||": return holds(left) || holds(right)
        case .identifier(let reference): return reference.name.text == "DEBUG"
        case .call(let call):
            if case .identifier(let function) = call.callee.kind, let argument = call.arguments.first {
                return holds(function.name.text, argument.range.text, at: condition.range)
            }
        default: break
        }
        report(.notYet("the condition \(condition.range.text)"), at: condition.range)
        return false
    }

    private func holds(_ function: String, _ argument: String, at place: SourceRange) -> Bool {
        switch function {
        case "os": return argument == "iOS"
        case "canImport": return importableModules.contains(argument)
        case "targetEnvironment": return argument == "simulator"
        case "arch": return argument == "arm64"
        case "swift", "compiler": return versionHolds(argument)
        case "hasFeature", "hasAttribute": return true
        default:
            report(.notYet("the condition \(function)"), at: place)
            return false
        }
    }

    /// `>=5.9`, `<6.0.1`: a comparison with the version of the language that is parsed.
    private func versionHolds(_ comparison: String) -> Bool {
        let isAtLeast = comparison.hasPrefix(">=")
        let digits = comparison.drop { !$0.isNumber }
        let version = digits.split(separator: ".").compactMap { Int($0) }
        let isOlder = languageVersion.lexicographicallyPrecedes(version)
        return isAtLeast ? !isOlder : isOlder
    }
}

/// The version of the language, as `#if swift(>=…)` compares with it.
private let languageVersion = [6, 3, 1]

/// The modules that a program for iOS can import and whose names, in part, are known here.
private let importableModules: Set = [
    "SwiftUI", "UIKit", "Foundation", "Combine", "Observation", "CoreGraphics", "QuartzCore", "Swift", "Dispatch",
]
