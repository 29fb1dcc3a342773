// What changes state, and what is typed at a program of the grammar.
extension ProgramGrammar {
    static let stepForms: [String: [String]] = [
        // What does not ask for another round by itself.
        "calm": [
            "model.level = 0.75", "print(count)", "_ = rows.count", "withAnimation(‹animation›) { model.level = 0.1 }",
        ],
        "change": [
            "on.toggle()", "on.toggle()", "count += 1", "count -= 1", "mode = .‹mode›", "rows.append(count)",
            "rows.reverse()",
            "rows.insert(count + 10, at: 0)", "if !rows.isEmpty { rows.removeLast() }", "rows = []", "rows.sort(by: >)",
            "model.level = 0.9", "model.items.append(count)", "rows = Array(0..<6)", "print(count)", "print(rows)",
        ],
        "statement": [
            "‹change›", "‹change›", "withAnimation(‹animation›) { ‹change› }",
            "withAnimation(‹animation›) { ‹change› }",
            "withAnimation(‹animation›) { ‹change›; ‹change› } completion: { ‹change› }", "‹change›; ‹statement›",
            "withAnimation(‹animation›, completionCriteria: .removed) { ‹change› } completion: { ‹calm› }",
            "withTransaction(Transaction(animation: ‹animation›)) { ‹statement› }", "if ‹condition› { ‹statement› }",
            "DispatchQueue.main.asyncAfter(deadline: .now() + ‹time›) { ‹statement› }", "for _ in 0..<3 { ‹change› }",
            "Task { try? await Task.sleep(for: .seconds(‹time›)); ‹change› }", "DispatchQueue.main.async { ‹change› }",
        ],
        "step": [
            "‹statement›", "‹statement›", "‹statement›", "withAnimation(‹animation›) { amount = ‹number› }",
            ":tap \"Go\"", ":tap \"Go\"",
            ":tap \"‹word›\"#1", ":tap @‹old›", ":step", ":step ‹time›", ":step 7f", ":run", ":run ‹time›",
            ":seek ‹time›", ":undo",
            ":redo", ":undo 2", ":goto 2", ":frames @‹old› ‹property› for ‹time›", ":plot @‹old› ‹property›",
            ":why @‹old›",
            ":why @‹old› ‹property›", ":get @‹old› ‹property›", ":drag @‹old› 30 -50 0.1", ":drag @‹old› 10 80 hold",
            ":release",
            ":press @‹old› ‹time›", ":press \"Go\" hold", ":tree", ":tree render", ":diff", ":tx", ":anims", ":lint",
            ":bodies", ":log",
            ":film 3", ":timeline", ":mark", ":slide Slider 70", ":scroll ScrollView 0 40 0.1",
            ":select Picker \"second\"",
            ":screen 320 480", ":reset", ":dismiss", ":watch @‹old› ‹property›", ":unwatch",
            ":freeze @‹old› ‹property›", ":thaw",
            ":fps 30", ":set os 16", ":in @‹old›", ":in", ":state", ":compare ‹animation› ‹animation›",
            ":curve ‹animation›",
            ":run until animations == 0", ":show ContentView()", ":note kept", ":expect count of Text < 99", "‹fault›",
            "‹fault›",
            "struct ContentView: View { @State private var on = true; var body: some View { ‹view› } }",
        ],
        // What fails, some of it after it has changed something.
        "fault": [
            "rows[99] += 1", "‹change›; fatalError(\"end\")", "withAnimation(‹animation›) { ‹change›; _ = rows[1000] }",
            "let wrong: Int = \"text\"", "count = 1 / (count - count)", "‹change›; while true {}", "nothing()",
            "on = 5",
            "rows.append(count); rows.append(Int.max + count)", "let none: Int? = nil; ‹change›; print(none!)",
            ":tap @none",
            ":expect @none exists", ":try ‹change›; fatalError()", ":run until nothing", ":get @‹old› nothing",
            ":step x",
            "struct ContentView: View { var body: some View { Text(missing) } }",
            "func again() { again() }; ‹change›; again()",
            "withAnimation(‹animation›) { ‹change› } completion: { fatalError() }", ":drag @‹old› x", ":goto 99",
        ],
        "property": ["x", "y", "width", "opacity", "scale", "rotation", "offset.x", "height", "opacity.total", "blur"],
    ]
}
