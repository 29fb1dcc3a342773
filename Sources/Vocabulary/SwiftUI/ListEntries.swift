import Interpreter
import ViewValues

/// Where the elements of a ForEach or a List come from.
private struct ElementSource: Sendable {
    /// Generic parameters and the first parameters of the initializer.
    let generics: String, parameters: String
    /// What the content closure gets.
    let element: String
    var condition = ""
    /// How many parameters it has.
    let count: Int
    /// Identities and what the closure gets, in order.
    let read: @Sendable (inout Machine, NativeCall) throws -> [(id: ExplicitID, argument: Value)]
}

extension VocabularySource {
    /// ForEach, List, Section.
    static let lists = VocabularySource(
        "SwiftUI: lists",
        types: ["ForEach", "List", "Section"].map { NativeType("struct \($0): View {}") } + [
            NativeType("struct _PinnedViews: Hashable, OptionSet { var rawValue: Int }"),
            NativeType("struct _EditActions: Hashable, OptionSet { var rawValue: Int }"),
            NativeType("extension LazyVStack { typealias PinnedViews = _PinnedViews }"),
        ],
        entries: forEachEntries + listEntries + sectionEntries + editing + editable)

    private static let content = "@ViewBuilder content: () -> some View"

    private static let sources: [ElementSource] = [
        ElementSource(generics: "", parameters: "_ data: Range<Int>", element: "Int", count: 1) { machine, call in
            try machine.items(call[0], at: call).map { (ExplicitID($0), $0) }
        },
        ElementSource(
            generics: "Data: Sequence, ID", parameters: "_ data: Data, id: KeyPath<Data.Element, ID>",
            element: "Data.Element", count: 2
        ) { machine, call in
            try machine.items(call[0], at: call).map { (ExplicitID(try machine.call(call[1], [$0])), $0) }
        },
        ElementSource(
            generics: "Data: Sequence", parameters: "_ data: Data", element: "Data.Element",
            condition: " where Data.Element: Identifiable", count: 1
        ) { machine, call in
            try machine.items(call[0], at: call).map { (ExplicitID(try machine.identity(of: $0)), $0) }
        },
        ElementSource(
            generics: "Element: Identifiable", parameters: "_ data: Binding<[Element]>", element: "Binding<Element>",
            count: 1
        ) { machine, call in
            try bound(call[0], &machine, call) { try $0.identity(of: $1) }
        },
        ElementSource(
            generics: "Element, ID", parameters: "_ data: Binding<[Element]>, id: KeyPath<Element, ID>",
            element: "Binding<Element>", count: 2
        ) { machine, call in
            try bound(call[0], &machine, call) { try $0.call(call[1], [$1]) }
        },
    ]

    /// Bindings to the elements of a bound array.
    @Sendable private static func bound(
        _ binding: Value, _ machine: inout Machine, _ call: NativeCall,
        _ identity: (inout Machine, Value) throws -> Value
    ) throws -> [(id: ExplicitID, argument: Value)] {
        let values = try machine.items(try readBinding(binding, &machine), at: call)
        return try values.enumerated().map { index, value in
            (ExplicitID(try identity(&machine, value)), .native(BindingBox(.element(binding, index))))
        }
    }

    /// A signature of a source with more parameters before the content.
    private static func signature(_ source: ElementSource, _ more: [String], generics extra: String = "") -> String {
        let generics = [source.generics, extra].filter { !$0.isEmpty }.joined(separator: ", ")
        let content = "@ViewBuilder content: @escaping (\(source.element)) -> some View"
        let parameters = ([source.parameters] + more + [content]).joined(separator: ", ")
        return "init\(generics.isEmpty ? "" : "<\(generics)>")(\(parameters))\(source.condition)"
    }

    private static func rows(
        _ source: ElementSource, content: Int, _ machine: inout Machine, _ call: NativeCall
    ) throws -> ViewKind {
        let elements = try source.read(&machine, call)
        guard elements.count <= largestCount else {
            let count = "\(elements.count) elements, more than the \(largestCount)"
            throw call.trap(.memory, "out of memory: this shows \(count) that ForEach and List build at once")
        }
        return .forEach(
            try elements.map { id, argument in
                let view = try makeView(try machine.call(call[content], [argument]), machine, call.range)
                return ForEachElement(id: id, view: view)
            })
    }

    /// How many elements are shown at most: all of them are built, those out of sight too.
    private static let largestCount = 100_000

    private static var forEachEntries: [NativeEntry] {
        sources.map { source in
            viewEntry(signature(source, []), on: "ForEach") { machine, call in
                try rows(source, content: source.count, &machine, call)
            }
        }
    }

    private static var listEntries: [NativeEntry] {
        let selections = ["Set<Selection>", "Selection", "Selection?"].map { "selection: Binding<\($0)>" }
        let selecting = selections.map { selection in
            viewEntry("init<Selection: Hashable>(\(selection), \(content))", on: "List") { machine, call in
                .container(.named("List", parameters: [:]), children: [try call.built(1, &machine)])
            }
        }
        let plain = viewEntry("init(\(content))", on: "List") { machine, call in
            .container(.named("List", parameters: [:]), children: [try call.built(0, &machine)])
        }
        return [plain] + selecting
            + sources.flatMap { source in
                [list(source, [])]
                    + selections.map { list(source, [$0], generics: "Selection: Hashable") }
            }
    }

    private static func list(_ source: ElementSource, _ more: [String], generics: String = "") -> NativeEntry {
        viewEntry(signature(source, more, generics: generics), on: "List") { machine, call in
            let kind = try rows(source, content: source.count + more.count, &machine, call)
            return .container(.named("List", parameters: [:]), children: [ViewValue(kind)])
        }
    }

    private static var sectionEntries: [NativeEntry] {
        let header = "@ViewBuilder header: () -> some View"
        let footer = "@ViewBuilder footer: () -> some View"
        @Sendable func section(
            _ signature: String, _ parts: @escaping @Sendable (inout Machine, NativeCall) throws -> [ViewValue]
        ) -> NativeEntry {
            viewEntry(signature, on: "Section") { machine, call in
                .container(.named("Section", parameters: [:]), children: try parts(&machine, call))
            }
        }
        return [
            section("init(\(content))") { [try $1.built(0, &$0)] },
            section("init(_ title: String, \(content))") { [titleView(try $1.string(0)), try $1.built(1, &$0)] },
            section("init(_ title: LocalizedStringKey, \(content))") {
                [titleView(try $1.title(0)), try $1.built(1, &$0)]
            },
            section("init(\(content), \(header))") { [try $1.built(1, &$0), try $1.built(0, &$0)] },
            section("init(\(content), \(footer))") { [try $1.built(0, &$0), try $1.built(1, &$0)] },
            section("init(\(content), \(header), \(footer))") {
                [try $1.built(1, &$0), try $1.built(0, &$0), try $1.built(2, &$0)]
            },
            section("init(header: some View, \(content))") { [try $1.view(0, $0), try $1.built(1, &$0)] },
            section("init(footer: some View, \(content))") { [try $1.built(1, &$0), try $1.view(0, $0)] },
            section("init(header: some View, footer: some View, \(content))") {
                [try $1.view(0, $0), try $1.built(2, &$0), try $1.view(1, $0)]
            },
            // An expandable section shows its content while its binding is true.
            section("init(_ title: String, isExpanded: Binding<Bool>, \(content))") { machine, call in
                let isOpen = try readBinding(call[1], &machine).asBool ?? true
                let body = isOpen ? try call.built(2, &machine) : nil
                return [titleView(try call.string(0)), ViewValue(.optional(body))]
            },
        ]
    }

    /// Editing of rows; without an action they cannot be edited.
    private static var editing: [NativeEntry] {
        @Sendable func rows(
            _ signature: String, _ modifier: @escaping @Sendable (ProgramClosure?) -> InputModifier
        ) -> NativeEntry {
            NativeEntry("func \(signature) -> ForEach", on: "ForEach") { machine, call in
                let content = try call.view(0, machine)
                let modifier = modifier(call.optionalClosure(1))
                let view = ViewValue(.modified(content, .input(modifier)), source: place(call.range))
                return .native(ViewBox(view, name: "ForEach"))
            }
        }
        return [
            modifier(
                """
                func swipeActions(edge: _HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, \
                @ViewBuilder content: () -> some View) -> some View
                """
            ) { machine, call in
                .input(
                    .swipeActions(
                        isLeading: call[1].asEnumeration?.tag == 0, allowsFullSwipe: try call.bool(2),
                        try call.built(3, &machine)))
            },
            modifier("func refreshable(action: @escaping () async -> Void) -> some View") { _, call in
                .input(.refreshable(call.closure(1)))
            },
            modifier("func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View") { machine, call in
                .input(.contextMenu(try call.built(1, &machine)))
            },
            modifier(
                """
                func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View) -> \
                some View
                """
            ) { machine, call in .input(.contextMenu(try call.built(1, &machine))) },
            modifier("func scrollDisabled(_ disabled: Bool) -> some View") { _, call in
                .input(.scrollDisabled(try call.bool(1)))
            },
            modifier("func deleteDisabled(_ isDisabled: Bool) -> some View") { _, call in
                .input(.editDisabled(delete: try call.bool(1), move: nil))
            },
            modifier("func moveDisabled(_ isDisabled: Bool) -> some View") { _, call in
                .input(.editDisabled(delete: nil, move: try call.bool(1)))
            },
            rows("onDelete(perform action: ((IndexSet) -> Void)?)") { .onDelete($0) },
            rows("onMove(perform action: ((IndexSet, Int) -> Void)?)") { .onMove($0) },
        ]
            + ["sectionHeaders", "sectionFooters"].enumerated().map { place, name in
                NativeEntry("static var \(name): _PinnedViews { get }", on: "_PinnedViews") { machine, _ in
                    machine.structure("_PinnedViews", .int(1 << place))
                }
            }
    }

    /// Lists and ForEachs over a binding that delete and move its elements by themselves.
    private static var editable: [NativeEntry] {
        let actions = [("delete", 1), ("move", 2), ("all", 3)].map { name, bits in
            NativeEntry("static var \(name): _EditActions { get }", on: "_EditActions") { machine, _ in
                machine.structure("_EditActions", .int(bits))
            }
        }
        return actions
            + sources.filter { $0.parameters.contains("Binding") }.flatMap { source in
                ["List", "ForEach"].map { name in
                    viewEntry(signature(source, ["editActions: _EditActions"]), on: name) { machine, call in
                        let kind = try rows(source, content: source.count + 1, &machine, call)
                        let bits = try call.structure(source.count)[0].asInt ?? 0
                        let rows = edited(ViewValue(kind, source: place(call.range)), call[0], bits)
                        return name == "List"
                            ? .container(.named("List", parameters: [:]), children: [rows]) : rows.kind
                    }
                }
            }
    }

    /// Rows whose deleting and moving writes a bound array.
    private static func edited(_ rows: ViewValue, _ binding: Value, _ bits: Int) -> ViewValue {
        let delete = Value.function { machine, call in
            var values = try machine.items(try readBinding(binding, &machine), at: call)
            for place in try call.array(0).compactMap(\.asInt).sorted().reversed() where values.indices.contains(place)
            {
                values.remove(at: place)
            }
            try writeBinding(binding, .list(values), &machine, call)
            return .void
        }
        let move = Value.function { machine, call in
            let values = try machine.items(try readBinding(binding, &machine), at: call)
            let (from, target) = (Set(try call.array(0).compactMap(\.asInt)), try call.int(1))
            let moved = values.indices.filter { from.contains($0) }.map { values[$0] }
            let before = values.indices.filter { $0 < target && !from.contains($0) }.map { values[$0] }
            let after = values.indices.filter { $0 >= target && !from.contains($0) }.map { values[$0] }
            try writeBinding(binding, .list(ContiguousArray(before + moved + after)), &machine, call)
            return .void
        }
        let deleting = ViewValue(.modified(rows, .input(.onDelete(bits & 1 != 0 ? ProgramClosure(delete) : nil))))
        return ViewValue(.modified(deleting, .input(.onMove(bits & 2 != 0 ? ProgramClosure(move) : nil))))
    }
}
