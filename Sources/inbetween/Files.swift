import Foundation
import Playground
import Reports
import SessionFiles
import SwiftSubset

/// A file that cannot be read, written or understood: exit status 2.
struct FileTrouble: Error { var message: String }

/// Reading and writing files.
enum Files {
    /// A file's text; it must be UTF-8.
    static func text(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw FileTrouble(message: "cannot read '\(path)'")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw FileTrouble(message: "'\(path)' is not UTF-8 text")
        }
        return text
    }

    /// The Swift files that a path names: itself, or a folder's, in the order of their names.
    static func sources(_ path: String) throws -> [(name: String, text: String)] {
        guard isFolder(path) else { return [(path, try text(path))] }
        let found = all(in: path, withExtension: "swift")
        guard !found.isEmpty else { throw FileTrouble(message: "there is no Swift file in '\(path)'") }
        return try found.map { ($0, try text($0)) }
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// All files below a folder with an extension, sorted by path.
    static func all(in folder: String, withExtension wanted: String) -> [String] {
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix("." + wanted) }.sorted().map {
            folder + (folder.hasSuffix("/") ? "" : "/") + $0
        }
    }

    /// Writes beside the file, then puts it in its place.
    static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw FileTrouble(message: "cannot write '\(path)'")
        }
    }

    /// What a playground may do with files.
    static let access = FileAccess(
        read: { path in
            do { return try sources(path) } catch let error as FileTrouble { throw CommandError(error.message) }
        },
        write: { path, text in
            do { try write(text, to: path) } catch let error as FileTrouble { throw CommandError(error.message) }
        },
        render: { path, playground in try Rendering.text(of: playground, for: path) },
        lessons: {
            guard let folder = lessonFolder else { return [] }
            return all(in: folder, withExtension: "md").compactMap { path in
                (try? SessionDocument(name: path, text: text(path)))?.lesson
            }
        })

    /// Where the sessions that come with the program are: installed beside it, or in the sources that it was built from.
    private static var lessonFolder: String? {
        var places = ["sessions"]
        if let program = Bundle.main.executableURL?.resolvingSymlinksInPath() {
            var folder = program.deletingLastPathComponent()
            places.insert(folder.appendingPathComponent("../share/inbetween/sessions").path, at: 0)
            for _ in 0..<4 {
                folder.deleteLastPathComponent()
                places.append(folder.appendingPathComponent("sessions").path)
            }
        }
        return places.first { isFolder($0) && !all(in: $0, withExtension: "md").isEmpty }
    }
}

extension String {
    /// Decodes strictly; nil where the bytes are no UTF-8.
    init?(validating data: Data, as encoding: UTF8.Type) {
        guard let text = String(data: data, encoding: .utf8) else { return nil }
        self = text
    }
}
