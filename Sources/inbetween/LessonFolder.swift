import Foundation

/// Where the sessions that come with the program are.
enum LessonFolder {
    /// The first place that has any: beside the program as it is installed, in the sources that it was built from, in
    /// the system's folders of shared data, in the present folder.
    static var path: String? {
        (besideProgram + shared + ["sessions"]).first { folder in
            Files.isFolder(folder) && (try? Files.all(in: folder, withExtension: "md"))?.isEmpty == false
        }
    }

    /// `bin/` beside `share/`, links followed or not; `.build/release` within the sources.
    private static var besideProgram: [String] {
        guard let program = Bundle.main.executableURL else { return [] }
        return [program, program.resolvingSymlinksInPath()].flatMap { program -> [String] in
            var folder = program.deletingLastPathComponent()
            var places: [String] = []
            for _ in 0..<4 {
                folder.deleteLastPathComponent()
                places.append(folder.appendingPathComponent("share/inbetween/sessions").path)
                places.append(folder.appendingPathComponent("sessions").path)
            }
            return places
        }
    }

    private static var shared: [String] {
        let own = Terminal.environment("XDG_DATA_HOME") ?? StateFolder.home + "/.local/share"
        let others = (Terminal.environment("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
        return ([own] + others.map(String.init)).map { $0 + "/inbetween/sessions" }
    }
}
