import Playground
import Vocabulary

/// The program that sessions run: interpreted Swift in SwiftUI's vocabulary.
func makeProgram() -> any EntryProgram { ProgramWorld.stoppable() }
