# Typing, editing and pasting.

case_banner_and_quit() {
    open 80 24
    sees "':help' lists commands"
    at_prompt
    screen_has "0 s" || fail "no clock stands on the right"
    enter ":quit"
    ends 0
}

case_several_lines_by_hand() {
    open 80 24
    at_prompt
    enter "struct Dot: View {"
    holds last_line_is ".." || fail "no line goes on"
    enter "    var body: some View { Circle().frame(width: 40) }"
    enter "}"
    sees "struct Dot"
    at_prompt
    # Up brings the whole entry back; the cursor goes through its lines, and what is changed there runs.
    keys Up
    sees ".. }"
    keys Up Up End
    type_ " // mine"
    keys Down Down End Enter
    sees "{ // mine"
    at_prompt
    enter ":show Dot()"
    at_prompt
    enter ":get Circle width"
    sees "width = 40"
}

case_a_paste_runs_after_enter() {
    open 80 24
    at_prompt
    paste $'let first = 20\nlet second = 22\nprint(first\n    + second)'
    sees "+ second)"
    screen_lacks "let first  Int" || fail "it ran before Enter"
    keys Enter
    sees "42"
    at_prompt
    paste $'>> let n = 6\nlet n  (as it was printed)\n>> print(n *\n.. 8)\n41\n'
    keys Enter
    sees "48"
    screen_lacks "41: " || fail "an output ran as an entry"
}

case_a_pasted_struct_with_tabs() {
    open 100 40
    at_prompt
    paste $'struct Bar: View {\n\t@State var on = false\n\tvar body: some View {\n\t\tRectangle().frame(width: on ? 200 : 100)\n\t\t\t.onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }\n\t}\n}'
    keys Enter
    sees "struct Bar"
    enter ":show Bar()"
    at_prompt
    enter ":tap Rectangle"
    at_prompt
    enter ":step 0.5"
    at_prompt
    enter ":expect Rectangle width == 150 ± 0.01"
    sees "✓ Rectangle width == 150"
}

case_tab_completes() {
    open 80 24 -- Lamp.swift
    at_prompt
    type_ ":ste"
    keys Tab
    at_prompt ":step"
    keys C-u
    type_ ":get Ci"
    keys Tab
    at_prompt ":get Circle"
    type_ " opac"
    keys Tab
    at_prompt ":get Circle opacity"
    keys Tab
    sees "opacity.total"
    keys C-u
    type_ "bri"
    keys Tab
    at_prompt "bright"
    keys C-u
    type_ "withAnimation(.bou"
    keys Tab
    sees "withAnimation(.bouncy"
}

case_ctrl_r_finds_an_entry() {
    open 80 24
    at_prompt
    enter "let apple = 1"
    sees "let apple"
    enter "let pear = 2"
    at_prompt
    enter ":step 0.5"
    at_prompt
    keys C-r
    type_ "app"
    sees "let apple = 1"
    keys Enter
    keys Enter
    at_prompt
    # Another program beside it has the history, too.
    enter ":quit"
    ends 0
    open 80 24
    at_prompt
    keys C-r
    type_ "pear"
    sees "let pear = 2"
}

case_a_mistyped_entry_comes_back() {
    open 80 24
    at_prompt
    enter "let n = 1 +* 2"
    sees "error"
    at_prompt "let n = 1 +* 2"
    keys C-u
    at_prompt
}

case_control_characters_are_shown() {
    open 80 24
    at_prompt
    enter 'print("a\u{1B}[31mred\u{7}")'
    sees 'a\u{1B}[31mred\u{7}'
}
