import Foundation

/// The built program, run with arguments and a text on its standard input.
enum ProgramUnderTest {
    /// What a run gave.
    struct Result {
        var status: Int32
        var output: String, diagnostics: String
    }

    /// Beside the test bundle, where the build puts both.
    static let binary: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            folder = bundle.bundleURL.deletingLastPathComponent()
        }
        return folder.appendingPathComponent("inbetween")
    }()

    static func run(_ arguments: [String], input: String = "", in folder: URL? = nil) throws -> Result {
        let process = Process()
        process.executableURL = binary
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (standardInput, output, diagnostics) = (Pipe(), Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (standardInput, output, diagnostics)
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaint = try diagnostics.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            diagnostics: String(decoding: complaint, as: UTF8.self))
    }

    /// Runs `body` with an empty folder that is removed afterwards.
    static func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
