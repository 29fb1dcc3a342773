import Foundation
import SwiftSubset

/// The files that a program reads through `Bundle.main`: they stand where its own files stand, or in a folder
/// `Resources` beside them, and its text names them. Nothing outside of those folders is read.
enum ResourceFiles {
    /// The largest file, and all of them together, in bytes.
    private static let mostBytes = 4 << 20, mostBytesInAll = 16 << 20

    /// The contents by file name; a file nearer to the program's first one wins.
    static func contents(for files: [SourceFile]) -> [String: [UInt8]] {
        let quoted = files.flatMap { $0.text[...].utf8.split(separator: UInt8(ascii: "\"")) }
        var found: [String: [UInt8]] = [:]
        var left = mostBytesInAll
        for folder in folders(of: files) {
            for name in names(in: folder) where found[name] == nil && isNamed(name, in: quoted) {
                guard let bytes = bytes(of: name, in: folder), bytes.count <= left else { continue }
                left -= bytes.count
                found[name] = bytes
            }
        }
        return found
    }

    /// The folders of files that are there as they were loaded, up to the one that holds them all.
    private static func folders(of files: [SourceFile]) -> [URL] {
        let own = files.filter { (try? Files.text($0.name)) == $0.text }.map {
            URL(fileURLWithPath: $0.name).standardizedFileURL.deletingLastPathComponent().pathComponents
        }
        guard let first = own.first else { return [] }
        let shared = own.reduce(first) { common, next in
            Array(zip(common, next).prefix { $0 == $1 }.map(\.0))
        }
        var paths: [[String]] = []
        for folder in own {
            for length in stride(from: folder.count, through: max(shared.count, 1), by: -1) {
                let path = Array(folder.prefix(length))
                if !paths.contains(path) { paths += [path, path + ["Resources"]] }
            }
        }
        return paths.map { URL(fileURLWithPath: NSString.path(withComponents: $0), isDirectory: true) }
    }

    private static func names(in folder: URL) -> [String] {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return found.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") }.sorted()
    }

    /// Whether a program has a file's name in quotes, without its extension too, or at least the extension.
    private static func isNamed(_ name: String, in quoted: [Substring.UTF8View]) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return quoted.contains { $0.starts(with: name.utf8) } }
        let stem = name[..<dot].utf8, ending = name[dot...].utf8
        return quoted.contains { $0.starts(with: stem) || $0.suffix(ending.count).elementsEqual(ending) }
    }

    /// A plain file's bytes; a link that leads out of the folder is none.
    private static func bytes(of name: String, in folder: URL) -> [UInt8]? {
        let file = folder.appendingPathComponent(name).resolvingSymlinksInPath()
        guard file.deletingLastPathComponent().path == folder.resolvingSymlinksInPath().path,
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? Int, size <= mostBytes
        else { return nil }
        return FileManager.default.contents(atPath: file.path).map { Array($0) }
    }
}
