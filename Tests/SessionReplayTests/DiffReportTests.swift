import Playground
import Reports
import SwiftSubset
import Testing
import Vocabulary

@Suite struct DiffReportTests {
    @Test("an entry tells what moves; :diff tells the parameters that changed in the view tree, too")
    func parameters() {
        var playground = Playground(program: ProgramWorld())
        let source = """
            import SwiftUI
            struct Bar: View {
                @State var isLong = false
                var body: some View { Rectangle().frame(width: isLong ? 80 : 20, height: 10) }
            }
            """
        _ = playground.load([SourceFile(name: "Bar.swift", text: source)])
        let report = HumanReport(options: ReportOptions())
        let entry = report.transcript(playground.run(Entry(text: "withAnimation { isLong = true }")))
        #expect(!entry.contains { $0.contains("frame.width") })
        let diff = report.transcript(playground.run(Entry(text: ":diff")))
        #expect(diff == ["  changed Bar/Rectangle frame.width: 20 → 80"])
    }
}
