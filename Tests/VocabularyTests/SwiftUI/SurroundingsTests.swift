import TestSupport
import Testing

@testable import Vocabulary

/// What views read of their surroundings, and what changes it.
@Suite struct SurroundingsTests {
    private let source = """
        struct Reader: View {
            @Environment(\\.colorScheme) private var scheme
            @Environment(\\.dynamicTypeSize) private var size
            @Environment(\\.horizontalSizeClass) private var width
            var body: some View {
                VStack {
                    Text("\\(scheme == .dark ? "dark" : "light") \\(size > .large ? "big" : "usual")")
                    Rectangle().fill(.orange).frame(width: width == .regular ? 90 : 30, height: 10)
                }
            }
        }
        struct ContentView: View {
            var body: some View {
                VStack {
                    Reader()
                    Reader().environment(\\.colorScheme, .dark).transformEnvironment(\\.dynamicTypeSize) { $0 = .xxLarge }
                }
            }
        }
        """

    @Test("GEO-7 the system's palette and text sizes follow :set; a view above wins")
    func settings() {
        // Orange and body in Apple's Human Interface Guidelines: 255 149 0 and 255 159 10; 17 and 21 points.
        let steps = """
            :expect Reader#1/Text text == "light usual"
            :expect Reader#2/Text text == "dark big"
            :expect Reader#1/Rectangle color.green == 0.5843 ± 0.0001
            :expect Reader#2/Rectangle color.green == 0.6235 ± 0.0001
            :expect Reader#2/Text fontSize == 21
            :set colorScheme dark
            :expect Reader#1/Text text == "dark usual"
            :expect Reader#1/Rectangle color.green == 0.6235 ± 0.0001
            :set dynamicTypeSize xSmall
            :expect Reader#1/Text fontSize == 14
            :expect Reader#2/Text fontSize == 21
            :set horizontalSizeClass regular
            :expect Reader#1/Rectangle width == 90
            :undo 2
            :expect Reader#1/Text fontSize == 17
            """
        #expect(failures(of: source, in: ProgramWorld(), steps: steps) == [])
    }
}
