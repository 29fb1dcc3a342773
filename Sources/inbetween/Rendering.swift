import Foundation
import Playground
import Reports
import SessionFiles

/// What `:save` and `:export` write, by the file's extension.
enum Rendering {
    static func text(of playground: Playground, for path: String) throws -> String {
        let title = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        switch URL(fileURLWithPath: path).pathExtension {
        case "md": return markdown(playground)
        case "json":
            let lines = playground.transcript.flatMap { JSONLines.lines($0.outcome) }
            return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
        case "csv":
            if let table = playground.transcript.compactMap(\.table).last { return CSVTable.text(table) }
            guard let recording = try playground.newestRecording() else {
                throw CommandError("there are no samples yet", help: "':frames SEL PROPERTY' makes some")
            }
            return CSVTable.text(recording.table)
        case "svg":
            if let recording = try playground.newestRecording() { return SVGPicture.text(recording) }
            guard let picture = try playground.pictures(1).first else { throw CommandError("nothing is shown") }
            return SVGPicture.text(picture)
        case "html":
            let document = try SessionDocument(name: title, text: markdown(playground))
            var replay = SessionReplay(document) { _ in
                Playground(
                    program: makeProgram(), settings: playground.settings, access: Files.replaying(path, silently: true)
                )
            }
            return HTMLPage.page(&replay)
        default:
            throw CommandError("'\(path)' ends in nothing that can be written", help: ".md, .html, .svg, .csv or .json")
        }
    }

    private static func markdown(_ playground: Playground) -> String {
        SessionWriter.markdown(playground.transcript, settings: playground.settings, title: nil)
    }
}

extension TranscriptEntry {
    /// The last table that the entry showed.
    fileprivate var table: FrameTable? {
        outcome.events.compactMap { event in
            switch event.kind {
            case .report(.frames(let table)), .report(.plot(let table)): table
            default: nil
            }
        }.last
    }
}
