import Interpreter
import ViewValues

extension VocabularySource {
    /// Titles of navigation bars, and how these show them (SHOW-6).
    static var titleEntries: [NativeEntry] {
        let modes: [TitleMode] = [.automatic, .inline, .large, .inline]
        let toolbarModes: [TitleMode] = [.automatic, .large, .inline, .inline]
        @Sendable func mode(_ value: Value, of modes: [TitleMode]) -> TitleMode {
            guard let tag = value.asEnumeration?.tag, modes.indices.contains(tag) else { return .automatic }
            return modes[tag]
        }
        @Sendable func text(_ call: NativeCall) throws -> String {
            try call.native(1, TextBox.self).text.content
        }
        return [
            modifier("func navigationTitle(_ title: String) -> some View") { _, call in
                .presentation(.navigationTitle(try call.string(1), mode: nil))
            },
            modifier("func navigationTitle(_ title: Text) -> some View") { _, call in
                .presentation(.navigationTitle(try text(call), mode: nil))
            },
            modifier("func navigationBarTitle(_ title: Text) -> some View") { _, call in
                .presentation(.navigationTitle(try text(call), mode: nil))
            },
            modifier("func navigationBarTitle(_ title: Text, displayMode: _TitleDisplayMode) -> some View") { _, call in
                .presentation(.navigationTitle(try text(call), mode: mode(call[2], of: modes)))
            },
            modifier("func navigationBarTitle(_ title: String) -> some View") { _, call in
                .presentation(.navigationTitle(try call.string(1), mode: nil))
            },
            modifier("func navigationBarTitle(_ title: String, displayMode: _TitleDisplayMode) -> some View") {
                _, call in
                .presentation(.navigationTitle(try call.string(1), mode: mode(call[2], of: modes)))
            },
            modifier("func navigationBarTitleDisplayMode(_ mode: _TitleDisplayMode) -> some View") { _, call in
                .presentation(.titleMode(mode(call[1], of: modes)))
            },
            modifier("func toolbarTitleDisplayMode(_ mode: _ToolbarTitleMode) -> some View") { _, call in
                .presentation(.titleMode(mode(call[1], of: toolbarModes)))
            },
        ]
    }
}
