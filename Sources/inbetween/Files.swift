import Foundation
import Playground
import SessionFiles
import SwiftSubset

/// Reading and writing files.
enum Files {
    /// The Swift files that a path names: itself, or a folder's, in the order of their names.
    static func sources(_ path: String) throws -> [(name: String, text: String)] {
        guard isFolder(path) else { return [(path, try text(path))] }
        let found = try all(in: path, withExtension: "swift")
        guard !found.isEmpty else { throw FileTrouble(message: "there is no Swift file in '\(path)'") }
        return try found.map { ($0, try text($0)) }
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether a path, or what its links lead to, is a plain file that can be read to its end.
    static func isFile(_ path: String) -> Bool {
        var found = stat()
        return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
    }

    private static let mostFiles = 20_000

    /// All files below a folder with an extension, sorted by path.
    ///
    /// A folder of very many files is none of somebody's programs or sessions: it is left after `mostFiles`.
    static func all(in folder: String, withExtension wanted: String) throws -> [String] {
        var found: [String] = []
        var left = mostFiles
        let names = FileManager.default.enumerator(atPath: folder)
        while let name = names?.nextObject() as? String {
            left -= 1
            guard left > 0 else { throw FileTrouble(message: "'\(folder)' holds more than \(mostFiles) files") }
            if name.hasSuffix("." + wanted) { found.append(name) }
        }
        // A folder or a pipe of such a name is none of the files.
        return found.sorted().map { folder + (folder.hasSuffix("/") ? "" : "/") + $0 }.filter(isFile)
    }

    /// Paths that begin with a text, sorted, folders with a slash at their end; hidden ones only where asked for.
    static func paths(beginningWith text: String) -> [String] {
        let cut = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
        let (folder, name) = (String(text[..<cut]), text[cut...])
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return found.filter { $0.hasPrefix(name) && (name.first == "." || $0.first != ".") }.sorted().map {
            let path = folder + $0
            return isFolder(path) ? path + "/" : path
        }
    }

    /// What a playground may do with files.
    static let access = FileAccess(
        read: { path in
            do { return try sources(path) } catch let error as FileTrouble { throw error.inCommand }
        },
        write: { path, text in
            do { try write(text, to: path) } catch let error as FileTrouble { throw error.inCommand }
        },
        render: { path, playground in try Rendering.text(of: playground, for: path) },
        list: { paths(beginningWith: $0) },
        resources: { ResourceFiles.contents(for: $0) },
        lessons: {
            guard let folder = LessonFolder.path else { return [] }
            return ((try? all(in: folder, withExtension: "md")) ?? []).compactMap { path in
                (try? SessionDocument(name: path, text: text(path)))?.lesson
            }
        })
}
