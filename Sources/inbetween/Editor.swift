import Foundation
import Playground

/// `$VISUAL`, else `$EDITOR`, else vi, on the terminal.
enum Editor {
    /// Opens files by name and waits until the editor is left.
    static func open(_ paths: [String]) throws {
        let editor = Terminal.environment("VISUAL") ?? Terminal.environment("EDITOR") ?? "vi"
        let status = try Subprocess.run(editor + " \"$@\"", arguments: paths)
        guard status == 0 else { throw CommandError("the editor '\(editor)' ended with status \(status)") }
    }

    /// Opens a text in a file of its own and gives back what it was left with.
    static func compose(_ text: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inbetween-\(UUID().uuidString)")
        let file = folder.appendingPathComponent("entry.swift")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try Files.write(text + "\n", to: file.path)
            try open([file.path])
            return try Files.text(file.path)
        } catch let error as FileTrouble {
            throw CommandError(error.message)
        }
    }
}

/// Long output through `$PAGER`, where `:set pager on` asks for it.
enum Pager {
    /// Shows lines; false where the pager could not be run.
    static func show(_ lines: [String]) -> Bool {
        let pager = Terminal.environment("PAGER") ?? "less -R"
        let text = lines.map { $0 + "\n" }.joined()
        return (try? Subprocess.run(pager, arguments: [], input: text)) == 0
    }
}

/// Programs of the user's that take the terminal over for a while.
private enum Subprocess {
    /// Runs a line of the shell with arguments, and a text as its standard input where there is one; its exit status.
    static func run(_ line: String, arguments: [String], input: String? = nil) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line, "inbetween"] + arguments
        let pipe = input.map { _ in Pipe() }
        if let pipe { process.standardInput = pipe }
        // Ctrl-C is for the program that has the terminal.
        let before = signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, before) }
        do { try process.run() } catch { throw CommandError("cannot run '\(line)'") }
        if let pipe, let input {
            signal(SIGPIPE, SIG_IGN)
            try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try? pipe.fileHandleForWriting.close()
            signal(SIGPIPE, SIG_DFL)
        }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
