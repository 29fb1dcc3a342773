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
        let found = try all(in: path, withExtension: "swift")
        guard !found.isEmpty else { throw FileTrouble(message: "there is no Swift file in '\(path)'") }
        return try found.map { ($0, try text($0)) }
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
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
        return found.sorted().map {
            folder + (folder.hasSuffix("/") ? "" : "/") + $0
        }
    }

    /// Writes beside the file, then puts it in its place: a write that fails leaves what was there. What is no file
    /// (`/dev/stdout`, a pipe) is written as it stands; a link keeps pointing where it does.
    static func write(_ text: String, to path: String) throws {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        var status = stat()
        let exists = stat(target.path, &status) == 0
        do {
            if exists, status.st_mode & S_IFMT != S_IFREG {
                try writeThrough(text, to: target.path)
            } else {
                try Data(text.utf8).write(to: target, options: .atomic)
                if exists { chmod(target.path, status.st_mode & 0o7777) }
            }
        } catch {
            let why = reason(error)
            throw FileTrouble(message: "cannot write '\(path)'" + (why.isEmpty ? missingFolder(of: path) : why))
        }
    }

    private static func writeThrough(_ text: String, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(descriptor) }
        if let trouble = writeAll(Array(text.utf8), to: descriptor) {
            throw POSIXError(POSIXErrorCode(rawValue: trouble) ?? .EIO)
        }
    }

    /// Writes all bytes; nil, or the system's number for why it did not take them.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return errno }
            rest = rest.dropFirst(written)
        }
        return nil
    }

    /// Why, in the system's words.
    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let code = (error as? POSIXError)?.code.rawValue ?? underlying.map { Int32($0.code) }
        return code.map { ": " + String(cString: strerror($0)) } ?? ""
    }

    /// Why a file cannot be written, where the system does not say: its folder is not there.
    private static func missingFolder(of path: String) -> String {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return isFolder(folder) ? "" : ": there is no folder '\(folder)'"
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

    /// What a playground may do that only reads files: one that replays a session for a page.
    static var reading: FileAccess {
        var files = access
        files.write = { _, _ in }
        files.render = { _, _ in "" }
        return files
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
        list: { paths(beginningWith: $0) },
        resources: { ResourceFiles.contents(for: $0) },
        lessons: {
            guard let folder = LessonFolder.path else { return [] }
            return ((try? all(in: folder, withExtension: "md")) ?? []).compactMap { path in
                (try? SessionDocument(name: path, text: text(path)))?.lesson
            }
        })
}

extension String {
    /// Decodes strictly; nil where the bytes are no UTF-8.
    init?(validating data: Data, as encoding: UTF8.Type) {
        guard let text = String(data: data, encoding: .utf8) else { return nil }
        self = text
    }
}
