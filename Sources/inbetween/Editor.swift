import Foundation
import Playground

/// `$VISUAL`, else `$EDITOR`, else vi, on the terminal.
enum Editor {
    /// Opens files by name and waits until the editor is left.
    static func open(_ paths: [String]) throws {
        let editor = Terminal.environment("VISUAL") ?? Terminal.environment("EDITOR") ?? "vi"
        let status = try Subprocess.run(([editor] + paths.map(Subprocess.quoted)).joined(separator: " "))
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
            throw error.inCommand
        }
    }
}

/// Long output through `$PAGER`, where `:set pager on` asks for it.
enum Pager {
    /// Shows lines; false where the pager could not be run.
    static func show(_ lines: [String]) -> Bool {
        let pager = Terminal.environment("PAGER") ?? "less -R"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("inbetween-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try Files.write(lines.map { $0 + "\n" }.joined(), to: file.path)
            return try Subprocess.run("(\(pager)) <" + Subprocess.quoted(file.path)) == 0
        } catch {
            return false
        }
    }
}

/// Programs of the user's that take the terminal over for a while.
///
/// They run in this program's own process group, as a shell would have it: one of their own would be stopped as soon as
/// it reads from the terminal, and Ctrl-Z would leave nobody to go on.
private enum Subprocess {
    /// Runs a line of the shell; its exit status, 128 and more where a signal ended it.
    static func run(_ line: String) throws -> Int32 {
        Console.flush()
        Progress.holdBack()
        let status = system(line)
        guard status != -1 else { throw CommandError("cannot run '\(line)'") }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// A word of the shell that stands for exactly this text.
    static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
