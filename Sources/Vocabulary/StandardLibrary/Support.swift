import Interpreter

/// Lists one after the other. Long sums of lists take the compiler too long.
func all(_ lists: [NativeEntry]...) -> [NativeEntry] { lists.flatMap { $0 } }
