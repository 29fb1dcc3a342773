import Interpreter
import ViewValues

/// The screen as the program can ask for it, where it does not come with the environment.
struct ScreenBox: NativeValue {
    var size = Size(393, 852)
    var safeArea = Insets(top: 59, bottom: 34)
    var nativeType: String { "_Screen" }
    static let key = "screen"
}

extension Machine {
    /// The screen's size and safe area, points.
    var screenSize: ScreenBox { extras[ScreenBox.key] as? ScreenBox ?? ScreenBox() }
}

extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func screenChanged(to size: Size, safeArea: Insets) {
        program.machine.extras[ScreenBox.key] = ScreenBox(size: size, safeArea: safeArea)
    }
}
