import TestSupport
import Testing

@testable import Vocabulary

/// Gestures and what they hand over (LIFE-7, TX-8).
@Suite struct GestureTests {
    private func failures(_ source: String, _ steps: String) -> [String] {
        TestSupport.failures(of: source, in: ProgramWorld(), steps: steps)
    }

    @Test("LIFE-7 a sequence is at its first gesture, then at its second; its state lasts until the finger leaves")
    func sequence() {
        let source = """
            enum Hold: Equatable { case none, pressing, carrying(Double) }
            struct ContentView: View {
                @GestureState private var hold = Hold.none
                @State private var dropped = 0.0
                var body: some View {
                    Circle().frame(width: 80, height: 80).gesture(
                        LongPressGesture().sequenced(before: DragGesture())
                            .updating($hold) { value, state, _ in
                                switch value {
                                case .first(true): state = .pressing
                                case .second(true, let drag): state = .carrying(drag?.translation.width ?? 0)
                                default: state = .none
                                }
                            }
                            .onEnded { value in
                                if case .second(true, let drag?) = value { dropped = drag.translation.width }
                            })
                }
            }
            """
        let steps = """
            :press Circle hold
            :expect state hold == Hold.pressing
            :step 0.5
            :expect state hold == Hold.carrying(0)
            :drag Circle 60 0 hold
            :expect state hold == Hold.carrying(60)
            :expect state dropped == 0
            :release
            :expect state hold == Hold.none
            :expect state dropped == 60
            :press Circle 0.2
            :expect state hold == Hold.none
            :expect state dropped == 60
            """
        #expect(failures(source, steps) == [])
    }

    @Test("LIFE-7 a GestureState falls back with its own transaction; onEnded comes after it")
    func reset() {
        let source = """
            struct ContentView: View {
                @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) var way = CGSize.zero
                var body: some View {
                    Rectangle().frame(width: 50, height: 50).offset(way)
                        .gesture(DragGesture(minimumDistance: 0).updating($way) { value, state, _ in
                            state = value.translation
                        })
                }
            }
            """
        let steps = """
            :drag Rectangle 100 0
            :expect Rectangle offset.x == 100
            :expect Rectangle offset.x animates
            :step 0.5
            :expect Rectangle offset.x == 50 ± 0.4
            :step 0.5
            :expect Rectangle offset.x == 0
            """
        #expect(failures(source, steps) == [])
    }
}
