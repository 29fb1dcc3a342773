import Interpreter

extension VocabularySource {
    /// Rows with rows inside: `OutlineGroup`, and `List` over such data. Children are made once their row is open.
    static let outlines = VocabularySource("SwiftUI: outlines", prelude: [outlineGroup, outlineList])

    private static let outlineGroup = """
        struct OutlineGroup<Element, ID: Hashable, Row: View>: View {
            let _items: [Element]
            let _id: KeyPath<Element, ID>
            let _children: KeyPath<Element, [Element]?>
            let _row: (Element) -> Row
            init(
                _ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
                @ViewBuilder content: @escaping (Element) -> Row
            ) {
                _items = data
                _id = id
                _children = children
                _row = content
            }
            init(
                _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
                @ViewBuilder content: @escaping (Element) -> Row
            ) {
                self.init([root], id: id, children: children, content: content)
            }
            init(
                _ data: [Element], children: KeyPath<Element, [Element]?>,
                @ViewBuilder content: @escaping (Element) -> Row
            ) where Element: Identifiable, ID == Element.ID {
                self.init(data, id: \\.id, children: children, content: content)
            }
            init(
                _ root: Element, children: KeyPath<Element, [Element]?>,
                @ViewBuilder content: @escaping (Element) -> Row
            ) where Element: Identifiable, ID == Element.ID {
                self.init([root], id: \\.id, children: children, content: content)
            }
            var body: some View {
                ForEach(_items, id: _id) { item in
                    if let inner = item[keyPath: _children] {
                        DisclosureGroup {
                            OutlineGroup(inner, id: _id, children: _children, content: _row)
                        } label: {
                            _row(item)
                        }
                    } else {
                        _row(item)
                    }
                }
            }
        }
        """

    private static let outlineList = """
        extension List {
            init<Element: Identifiable, Row: View>(
                _ data: [Element], children: KeyPath<Element, [Element]?>,
                @ViewBuilder rowContent: @escaping (Element) -> Row
            ) {
                self = List { OutlineGroup(data, children: children, content: rowContent) }
            }
            init<Element, ID: Hashable, Row: View>(
                _ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
                @ViewBuilder rowContent: @escaping (Element) -> Row
            ) {
                self = List { OutlineGroup(data, id: id, children: children, content: rowContent) }
            }
            init<Element: Identifiable, Row: View, Selection>(
                _ data: [Element], children: KeyPath<Element, [Element]?>, selection: Binding<Selection>,
                @ViewBuilder rowContent: @escaping (Element) -> Row
            ) {
                self = List { OutlineGroup(data, children: children, content: rowContent) }
            }
        }
        """
}
