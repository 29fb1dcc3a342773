import SwiftParser
import SwiftSyntax
func probe() -> Int { Parser.parse(source: "let a = 1").statements.count }
