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
            return playground.transcript.flatMap { JSONLines.lines($0.outcome) }.map { $0 + "\n" }.joined()
        case "csv":
            guard let table = playground.transcript.compactMap(\.table).last else {
                throw CommandError("there is no table yet", help: "':frames SEL PROPERTY' makes one")
            }
            return CSVTable.text(table)
        case "svg":
            guard let picture = try playground.pictures(1).first else { throw CommandError("nothing is shown") }
            return SVGPicture.text(picture)
        case "html":
            let document = try SessionDocument(name: title, text: markdown(playground))
            var replay = SessionReplay(document) { _ in
                Playground(program: makeProgram(), settings: playground.settings)
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
