import TestSupport
import Testing

@testable import Vocabulary

/// Pages, sheets and what closes them (SHOW-6): the ends and the direction; Apple publishes no curve.
@Suite struct NavigationTests {
    private func failures(_ source: String, _ steps: String) -> [String] {
        TestSupport.failures(of: source, in: ProgramWorld(), steps: steps)
    }

    private let stack = """
        struct Berg: Hashable, Identifiable { let id: Int; var name: String }
        struct Page: View {
            let title: String
            @Environment(\\.dismiss) private var dismiss
            var body: some View {
                VStack { Text(title); Button("Close \\(title)") { dismiss() } }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        struct ContentView: View {
            @State private var path = NavigationPath()
            @State private var isOpen = false
            @State private var berg: Berg?
            @State private var count = 0
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("Number", value: 7)
                        NavigationLink("Berg", value: Berg(id: 1, name: "Seorak"))
                        Button("Both") { path.append(3); path.append(Berg(id: 2, name: "Jiri")) }
                        Button("Sheet") { isOpen = true }
                        Button("Item") { berg = Berg(id: 3, name: "Halla") }
                    }
                    .navigationDestination(for: Int.self) { Page(title: "number \\($0)") }
                    .navigationDestination(for: Berg.self) { Page(title: $0.name) }
                }
                .sheet(isPresented: $isOpen, onDismiss: { count += 1 }) {
                    Page(title: "sheet").presentationDetents([.medium])
                }
                .fullScreenCover(item: $berg) { Page(title: $0.name) }
            }
        }
        """

    @Test("SHOW-6 a value pushes the destination of its own type, and the path says so")
    func values() {
        let steps = """
            :tap "Number"
            :expect state path == NavigationPath([7])
            :expect Page x == 393 ± 1
            :run
            :expect Text("number 7") exists
            :expect Page x == 0
            :back
            :expect Page leaving
            :run
            :expect state path.count == 0
            :tap Button("Both")
            :run
            :expect count of Page == 2
            :tap "Close Jiri"
            :run
            :expect count of Page == 1
            :expect state path.count == 1
            """
        #expect(failures(stack, steps) == [])
    }

    @Test("SHOW-6 a sheet of half height comes from below; dismissing it from inside sets its binding back")
    func sheet() {
        let steps = """
            :tap "Sheet"
            :expect Page y >= 851
            :step 0.1
            :expect Page y > 430
            :expect Page y < 851
            :run
            :expect Page y == 426 ± 1
            :expect state isOpen == true
            :tap "Close sheet"
            :expect state isOpen == false
            :expect Page leaving
            :expect state count == 0
            :run
            :expect Page gone
            :expect state count == 1
            """
        #expect(failures(stack, steps) == [])
    }

    @Test("SHOW-6 a sheet that is shown again while it leaves turns round from where it is (TRANS-4)")
    func turningRound() {
        let steps = """
            isOpen = true
            :run
            isOpen = false
            :step 0.1
            :expect Page y > 440
            :expect Page y < 800
            isOpen = true
            :expect count of Page == 1
            :expect Page y < 800
            :run
            :expect Page y == 426 ± 1
            """
        #expect(failures(stack, steps) == [])
    }

    @Test("SHOW-6 a cover shows an item and takes the whole screen; closing it writes nil")
    func cover() {
        let steps = """
            :tap "Item"
            :run
            :expect Page y == 0 ± 60
            :expect Text("Halla") exists
            :dismiss
            :expect state berg == nil
            :run
            :expect Page gone
            """
        #expect(failures(stack, steps) == [])
    }

    @Test("SHOW-6 an alert fades in at its place; its buttons close it after their action")
    func alert() {
        let source = """
            struct ContentView: View {
                @State private var asks = false
                @State private var removed = 0
                var body: some View {
                    Button("Remove") { asks = true }
                        .alert("Really?", isPresented: $asks) {
                            Button("Yes", role: .destructive) { removed += 1 }
                            Button("No", role: .cancel) {}
                        } message: { Text("It cannot be undone.") }
                }
            }
            """
        let steps = """
            :tap "Remove"
            :expect Text("Really?") opacity.total == 0
            :step 0.1
            :expect Text("Really?") opacity.total > 0.2
            :expect Text("Really?") opacity.total < 0.9
            :run
            :expect Text("It cannot be undone.") opacity.total == 1
            :tap "Yes"
            :expect state removed == 1
            :expect state asks == false
            :run
            :expect Text("Really?") gone
            """
        #expect(failures(source, steps) == [])
    }
}
