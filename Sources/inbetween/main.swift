import Foundation
import SwiftSubset

setlocale(LC_ALL, "")
let status = runOnBigStack {
    do {
        return try run(Arguments(Array(CommandLine.arguments.dropFirst())))
    } catch let error as Arguments.UsageError {
        Console.complain("inbetween: \(error.message)\n'inbetween --help' lists calls and options")
        return ExitStatus.usage
    } catch let error as FileTrouble {
        Console.complain("inbetween: \(error.message)")
        return ExitStatus.usage
    } catch {
        Console.complain("inbetween: \(error)")
        return ExitStatus.failure
    }
}
Console.flush()
exit(status.rawValue)
