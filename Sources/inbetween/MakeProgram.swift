import Playground
import Vocabulary

/// The program that sessions run: interpreted Swift in SwiftUI's vocabulary.
func makeProgram() -> any EntryProgram { ProgramWorld.stoppable() }

/// Reads the vocabulary while the user reads the prompt, so that the first use of a name costs nothing.
func prepareForUser() { standardVocabulary.readAheadWhole() }
