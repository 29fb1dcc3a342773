import Interpreter

extension VocabularySource {
    /// Tables: columns of cells below a header of titles, a row for each value. Where the width is compact only the first
    /// column is there, without header, as on an iPhone.
    static let tables = VocabularySource(
        "SwiftUI: tables",
        prelude: [alignment, column, columnBuilder, row, rowBuilder, table, tableRow, tableHeader])

    /// Numbers are aligned by their own direction, which is the text's wherever Inbetween writes.
    private static let alignment = """
        struct TableColumnAlignment: Hashable {
            let _frame: Alignment
            static let automatic = TableColumnAlignment(_frame: .leading)
            static let leading = TableColumnAlignment(_frame: .leading)
            static let center = TableColumnAlignment(_frame: .center)
            static let trailing = TableColumnAlignment(_frame: .trailing)
            static let numeric = TableColumnAlignment(_frame: .trailing)
        }
        """

    private static let row = """
        struct TableRow<Value: Identifiable> {
            let _values: [Value]
            init(_ value: Value) { _values = [value] }
        }
        """

    private static let rowBuilder = """
        @resultBuilder struct TableRowBuilder<Value: Identifiable> {
            static func buildExpression(_ row: TableRow<Value>) -> [Value] { row._values }
            static func buildBlock(_ rows: [Value]...) -> [Value] { rows.flatMap { $0 } }
            static func buildIf(_ rows: [Value]?) -> [Value] { rows ?? [] }
            static func buildEither(first: [Value]) -> [Value] { first }
            static func buildEither(second: [Value]) -> [Value] { second }
        }
        """

    private static let column = """
        struct TableColumn<RowValue> {
            let _title: String
            let _comparator: KeyPathComparator<RowValue>?
            let _cell: (RowValue) -> AnyView
            var _minimum: CGFloat? = nil
            var _maximum: CGFloat? = .infinity
            var _alignment: TableColumnAlignment = .automatic
            init(_ title: String, value: KeyPath<RowValue, String>) {
                _title = title
                _comparator = KeyPathComparator(value)
                _cell = { row in AnyView(Text(row[keyPath: value])) }
            }
            init<V: Comparable, Cell: View>(
                _ title: String, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Cell
            ) {
                _title = title
                _comparator = KeyPathComparator(value)
                _cell = { row in AnyView(content(row)) }
            }
            init<Cell: View>(
                _ title: String, sortUsing comparator: KeyPathComparator<RowValue>,
                @ViewBuilder content: @escaping (RowValue) -> Cell
            ) {
                _title = title
                _comparator = comparator
                _cell = { row in AnyView(content(row)) }
            }
            init<Cell: View>(_ title: String, @ViewBuilder content: @escaping (RowValue) -> Cell) {
                _title = title
                _comparator = nil
                _cell = { row in AnyView(content(row)) }
            }
            func width(_ width: CGFloat? = nil) -> TableColumn<RowValue> {
                var copy = self
                copy._minimum = width
                copy._maximum = width ?? .infinity
                return copy
            }
            func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue> {
                var copy = self
                copy._minimum = min
                copy._maximum = max ?? .infinity
                return copy
            }
            func defaultVisibility(_ visibility: Visibility) -> TableColumn<RowValue> { self }
            func customizationID(_ id: String) -> TableColumn<RowValue> { self }
            func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue> {
                var copy = self
                copy._alignment = alignment
                return copy
            }
        }
        """

    private static let columnBuilder = """
        @resultBuilder struct TableColumnBuilder<RowValue> {
            static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] { [column] }
            static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
                columns.flatMap { $0 }
            }
            static func buildIf(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] { columns ?? [] }
            static func buildEither(first: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] { first }
            static func buildEither(second: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] { second }
        }
        """

    private static let table = """
        struct Table<Value: Identifiable>: View {
            @Environment(\\.horizontalSizeClass) var _width
            let _rows: [Value]
            let _columns: [TableColumn<Value>]
            var _isSelected: (Value.ID) -> Bool = { _ in false }
            var _select: ((Value.ID) -> Void)? = nil
            var _sortOrder: Binding<[KeyPathComparator<Value>]>? = nil
            init(_ data: [Value], @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]) {
                _rows = data
                _columns = columns()
            }
            init(
                _ data: [Value], sortOrder: Binding<[KeyPathComparator<Value>]>,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
            ) {
                self.init(data, columns: columns)
                _sortOrder = sortOrder
            }
            init(
                _ data: [Value], selection: Binding<Value.ID?>,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
            ) {
                self.init(data, columns: columns)
                _isSelected = { selection.wrappedValue == $0 }
                _select = { selection.wrappedValue = $0 }
            }
            init(
                _ data: [Value], selection: Binding<Set<Value.ID>>,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
            ) {
                self.init(data, columns: columns)
                _isSelected = { selection.wrappedValue.contains($0) }
                _select = { selection.wrappedValue = [$0] }
            }
            init(
                _ data: [Value], selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
            ) {
                self.init(data, selection: selection, columns: columns)
                _sortOrder = sortOrder
            }
            init(
                _ data: [Value], selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
            ) {
                self.init(data, selection: selection, columns: columns)
                _sortOrder = sortOrder
            }
            init(
                of valueType: Value.Type,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]
            ) { self.init(rows(), columns: columns) }
            init(
                of valueType: Value.Type, selection: Binding<Value.ID?>,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]
            ) { self.init(rows(), selection: selection, columns: columns) }
            init(
                of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]
            ) { self.init(rows(), selection: selection, columns: columns) }
            init(
                of valueType: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]
            ) { self.init(rows(), sortOrder: sortOrder, columns: columns) }
            init(
                of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]
            ) { self.init(rows(), selection: selection, sortOrder: sortOrder, columns: columns) }
            init(
                of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
                @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]
            ) { self.init(rows(), selection: selection, sortOrder: sortOrder, columns: columns) }
            var body: some View {
                let isCompact = _width == .compact
                let shown = isCompact ? Array(_columns.prefix(1)) : _columns
                List {
                    if !isCompact { _TableHeader(columns: shown, sortOrder: _sortOrder) }
                    ForEach(_rows) { row in
                        _TableRow(row: row, columns: shown, isSelected: _isSelected(row.id), select: _select)
                    }
                }
            }
        }
        """

    private static let tableRow = """
        struct _TableRow<Value: Identifiable>: View {
            let row: Value
            let columns: [TableColumn<Value>]
            let isSelected: Bool
            let select: ((Value.ID) -> Void)?
            var body: some View {
                let cells = HStack(spacing: 8) {
                    ForEach(Array(columns.indices), id: \\.self) { place in
                        columns[place]._cell(row).frame(
                            minWidth: columns[place]._minimum, maxWidth: columns[place]._maximum,
                            alignment: columns[place]._alignment._frame)
                    }
                }
                if let select {
                    cells.contentShape(Rectangle())
                        .background(isSelected ? Color.accentColor : Color.clear)
                        .onTapGesture { select(row.id) }
                } else {
                    cells
                }
            }
        }
        """

    private static let tableHeader = """
        struct _TableHeader<Value: Identifiable>: View {
            let columns: [TableColumn<Value>]
            let sortOrder: Binding<[KeyPathComparator<Value>]>?
            var body: some View {
                HStack(spacing: 8) {
                    ForEach(Array(columns.indices), id: \\.self) { place in
                        let column = columns[place]
                        let title = Text(column._title).font(.subheadline.bold())
                            .frame(minWidth: column._minimum, maxWidth: column._maximum, alignment: column._alignment._frame)
                        if let sortOrder, let comparator = column._comparator {
                            title.onTapGesture {
                                sortOrder.wrappedValue = comparator._first(in: sortOrder.wrappedValue)
                            }
                        } else {
                            title
                        }
                    }
                }
            }
        }
        """
}
