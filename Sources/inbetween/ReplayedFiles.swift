import Foundation
import Playground
import SwiftSubset

extension Files {
    /// What a session file may do with files while it is replayed: whoever wrote it is not who replays it.
    ///
    /// It loads Swift files that stand beside it or in the present folder, or below them, and its program finds its
    /// resources there; nothing elsewhere, through no `..` and no link. It writes none: what its `:save` and `:export`
    /// would have written is told as the session has it, and the reader hears that it was not.
    static func replaying(_ session: String, silently: Bool = false) -> FileAccess {
        let folders = [URL(fileURLWithPath: session).deletingLastPathComponent().path, "."].compactMap { real($0) }
        var files = access
        let (read, resources) = (access.read, access.resources)
        files.read = { path in
            guard real(path) == nil || isWithin(folders, path) else { throw outside(path) }
            let found = try read(path)
            guard found.allSatisfy({ isWithin(folders, $0.name) }) else { throw outside(path) }
            return found
        }
        files.resources = { sources in resources(sources.filter { isWithin(folders, $0.name) }) }
        files.render = { _, _ in "" }
        files.write = { path, _ in
            guard !silently else { return }
            Console.complain("inbetween: a session that is replayed writes no file: '\(path)' is as it was")
        }
        return files
    }

    private static func outside(_ path: String) -> CommandError {
        CommandError(
            "a session loads Swift files that stand beside it, not '\(path)'",
            help: "load it yourself, after the session or on the command line")
    }

    private static func isWithin(_ folders: [String], _ path: String) -> Bool {
        guard let place = real(path), isFolder(place) || place.hasSuffix(".swift") && isFile(place) else {
            return false
        }
        return folders.contains { place == $0 || place.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    }

    /// Where a path leads, links followed; nil where nothing is there.
    private static func real(_ path: String) -> String? {
        guard let whole = realpath(path, nil) else { return nil }
        defer { free(whole) }
        return String(cString: whole)
    }
}
