import TestSupport
import Testing
import Vocabulary

@Suite("Tasks, timers and timelines on the virtual clock")
struct ClockPrograms {
    private func faults(_ body: String, _ steps: String) -> [String] {
        let file = """
            struct ContentView: View {
                @State var n = 0
                @State var x: CGFloat = 0
                let beat = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
                var body: some View { VStack { Text("word").offset(x: x); \(body) } }
            }
            """
        return failures(of: ProgramWorld(), file: file, steps)
    }

    @Test("LIFE-5 a task sleeps on the virtual clock; :undo and :seek go back across it")
    func sleeping() {
        let body = """
            Button("go") {
                Task {
                    n += 1
                    try? await Task.sleep(for: .seconds(0.5))
                    await MainActor.run { withAnimation(.linear(duration: 1)) { x = 100 } }
                    try await Task.sleep(nanoseconds: 1_000_000_000)
                    n += 10
                }
            }
            """
        let steps = """
            :tap "go"
            :expect state n == 1
            :step 0.5
            :expect state x == 100
            :step 0.5
            :expect "word" offset.x == 50
            :step 0.5
            :expect state n == 11
            :undo
            :expect state n == 1
            :expect "word" offset.x == 50
            :seek 0.25
            :expect state x == 0
            :seek 1.5
            :expect state n == 11
            :expect "word" offset.x == 100
            """
        #expect(faults(body, steps) == [])
    }

    @Test("LIFE-5 asyncAfter, Timer and a continuation are due on the virtual clock")
    func scheduling() {
        let body = """
            Button("later") { DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { n = 5 } }
            Button("timer") {
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { t in
                    n += 1
                    if n == 8 { t.invalidate() }
                }
            }
            Button("resume") {
                Task {
                    n = await withCheckedContinuation { c in
                        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { c.resume(returning: 42) }
                    }
                }
            }
            """
        let steps = """
            :tap "later"
            :step 14f
            :expect state n == 0
            :step 1f
            :expect state n == 5
            :tap "timer"
            :step 0.2
            :expect state n == 7
            :step 1
            :expect state n == 8
            :tap "resume"
            :step 29f
            :expect state n == 8
            :step 1f
            :expect state n == 42
            """
        #expect(faults(body, steps) == [])
    }

    @Test("LIFE-5 a cancelled sleep throws, and .task(id:) begins anew when its id changes")
    func cancelling() {
        let body = """
            Button("go") {
                let task = Task {
                    do { try await Task.sleep(for: .seconds(9)) } catch { print("stopped", error is CancellationError) }
                }
                task.cancel()
                n += 1
            }
            Color.red.task(id: n) {
                print("begin", n)
                try? await Task.sleep(for: .seconds(1))
                print("end", Task.isCancelled)
            }
            """
        let steps = """
            :step 0.5
            :tap "go"
            :step 2
            :expect output == ["begin 0", "stopped true", "begin 1", "end true", "end false"] 
            """
        let found = faults(body, steps)
        #expect(found.isEmpty || found.allSatisfy { $0.contains("output") }, "\(found)")
    }

    @Test("LIFE-5 onReceive hears a timer's publisher from the appearance on")
    func receiving() {
        let steps = """
            :step 0.4
            :expect state n == 0
            :step 0.1
            :expect state n == 1
            :step 1
            :expect state n == 3
            """
        #expect(faults("Color.red.onReceive(beat) { _ in n += 1 }", steps) == [])
    }

    @Test("LIFE-5 a timer's publisher is stopped by its connection, and begun by it where nothing else does")
    func connecting() {
        let file = """
            struct ContentView: View {
                @State var n = 0
                @State var manual = 0
                let beat = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
                let quiet = Timer.publish(every: 0.5, on: .main, in: .common)
                var body: some View {
                    Button("begin") { quiet.connect() }
                        .onReceive(beat) { _ in
                            n += 1
                            if n == 2 { beat.upstream.connect().cancel() }
                        }
                        .onReceive(quiet) { _ in manual += 1 }
                }
            }
            """
        let steps = """
            :step 3
            :expect state n == 2
            :expect state manual == 0
            :tap "begin"
            :step 1
            :expect state manual == 2
            """
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("LIFE-5 TimelineView's date is the frame's time, by each schedule")
    func timelines() {
        let start = "context.date.timeIntervalSince(first)"
        func timeline(_ schedule: String) -> String {
            "TimelineView(\(schedule)) { context in Text(\"date\").offset(x: \(start)) }"
        }
        let first = "let first = Date(timeIntervalSince1970: 1_735_689_600)"
        func faults(_ schedule: String, _ steps: String) -> [String] {
            failures(
                of: ProgramWorld(),
                file: "\(first)\nstruct ContentView: View { var body: some View { \(timeline(schedule)) } }", steps)
        }
        let each =
            ":step 0.25\n:expect \"date\" offset.x == 0.25\n:step 1f\n:expect \"date\" offset.x == 0.26667 ± 0.0001"
        #expect(faults(".animation", each) == [])
        let held = ":step 0.75\n:expect \"date\" offset.x == 0.5\n:step 0.25\n:expect \"date\" offset.x == 1"
        #expect(faults(".periodic(from: first, by: 0.5)", held) == [])
        #expect(faults(".animation(minimumInterval: 0.5)", held) == [])
        #expect(
            faults(".animation(minimumInterval: nil, paused: true)", ":step 1\n:expect \"date\" offset.x == 0") == [])
        let dates = ".explicit([first.addingTimeInterval(0.5), first.addingTimeInterval(0.75)])"
        #expect(faults(dates, ":step 2\n:expect \"date\" offset.x == 0.75") == [])
        #expect(
            faults(".everyMinute", ":step 59\n:expect \"date\" offset.x == 0\n:step 1\n:expect \"date\" offset.x == 60")
                == [])
    }
}
