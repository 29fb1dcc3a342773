import Foundation
import SwiftSubset

/// libFuzzer's own loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private let target = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["INBETWEEN_FUZZ_TARGET"] ?? "")

/// The whole loop on the stack that the program runs on: else each input would begin a thread of its own.
@main
enum FuzzEntry {
    static func main() {
        guard target != nil else {
            let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
            FileHandle.standardError.write(Data("INBETWEEN_FUZZ_TARGET is none of \(names)\n".utf8))
            exit(2)
        }
        exit(
            runOnBigStack { () -> CInt in
                var count = CommandLine.argc
                var arguments = CommandLine.unsafeArgv
                return runDriver(&count, &arguments) { start, count in
                    target?.feed(Array(UnsafeBufferPointer(start: start, count: count)))
                    return 0
                }
            })
    }
}
