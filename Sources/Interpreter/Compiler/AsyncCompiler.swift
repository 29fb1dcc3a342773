import SwiftSubset

/// Compiles async functions to steps.
struct AsyncCompiler {
    let compiler: FunctionCompiler
    init(_ compiler: FunctionCompiler) { self.compiler = compiler }

    func steps(_ prologue: [StatementCode], _ body: IRBody, initializes: Variable?) -> AsyncSteps { AsyncSteps() }
}
