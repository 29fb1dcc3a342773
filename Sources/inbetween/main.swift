import Foundation
import SwiftSubset

// Only how bytes make characters: numbers and sorting are the same everywhere.
setlocale(LC_CTYPE, "")
let status = runOnBigStack {
    do {
        return try run(Arguments(Array(CommandLine.arguments.dropFirst())))
    } catch let error as Arguments.UsageError {
        Console.complain("inbetween: \(error.message)\n'inbetween --help' lists calls and options")
        return ExitStatus.usage
    } catch let error as FileTrouble {
        Console.complain("inbetween: \(error.lines)")
        return ExitStatus.usage
    } catch {
        Console.complain("inbetween: \(error)")
        return ExitStatus.failure
    }
}
Console.flush()
if Console.trouble != 0 {
    Console.complain("inbetween: standard output cannot be written: \(String(cString: strerror(Console.trouble)))")
    exit(ExitStatus.usage.rawValue)
}
exit(status.rawValue)
