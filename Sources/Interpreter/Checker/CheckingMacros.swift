import SwiftSubset

// Macros that stand for a value.
extension Checker {
    func checkMacro(_ macro: MacroExpansion, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        switch macro.name.text {
        case "line": return IRExpr(.constant(.int(range.start.line)), intType, range)
        case "column": return IRExpr(.constant(.int(range.start.column)), intType, range)
        case "file", "fileID", "filePath":
            return IRExpr(.constant(.string(range.file.name)), stringType, range)
        case "function": return IRExpr(.constant(.string(function.name)), stringType, range)
        case "Preview": throw fail(.unusable("#Preview"), range)
        default: throw fail(.notYet("#\(macro.name.text)"), range)
        }
    }
}
