# Ctrl-C and Ctrl-D wherever one may press them.

# drops_what_is_typed: Ctrl-C in a line that was not entered leaves it standing and gives a new prompt.
drops_what_is_typed() {
    at_prompt
    type_ "let half = "
    keys C-c
    sees "let half = ^C"
    at_prompt
}

case_ctrl_c_at_the_prompt() {
    open 80 24
    drops_what_is_typed
    enter "struct Half {"
    sees ".. "
    keys C-c
    sees "^C"
    enter "print(6 * 7)"
    sees "42"
    keys C-d
    ends 0
}

case_ctrl_c_without_a_cursor() {
    open 80 24 TERM=dumb
    drops_what_is_typed
    enter "struct Half {"
    holds last_line_is ".." || fail "no line goes on"
    keys C-c
    at_prompt
    enter "print(6 * 7)"
    sees "42"
    at_prompt
    enter ":quit"
    ends 0
}

case_ctrl_c_while_running() {
    open 80 24
    at_prompt
    enter "var n = 0"
    at_prompt
    enter "while true { n += 1; n -= 1 }"
    sees "Ctrl-C stops it"
    keys C-c
    sees "interrupted"
    at_prompt
    enter "print(n + 42)"
    sees "42"
}

case_ctrl_c_in_play() {
    open 80 40 -- Lamp.swift
    at_prompt
    enter ':tap "Switch"'
    sees "bright: false → true"
    enter ":play 0.05"
    sees "in flight"
    keys C-c
    at_prompt
    enter ":get Circle width"
    sees "width ="
    enter ":quit"
    ends 0
}

case_ctrl_c_in_a_long_run() {
    open 80 24
    at_prompt
    enter 'struct Spin: View { @State var on = false; var body: some View { Circle().opacity(on ? 1 : 0.5) } }'
    sees "struct Spin"
    at_prompt
    enter ":show Spin()"
    at_prompt
    enter "withAnimation(.linear.repeatForever()) { on = true }"
    at_prompt
    enter ":step 9000"
    sees "Ctrl-C stops it"
    keys C-c
    at_prompt
    enter ":expect animations == 1"
    sees "✓ animations == 1"
}

case_killed_sessions_come_back() {
    open 80 24
    at_prompt
    enter "let kept = 41"
    sees "let kept"
    at_prompt
    crash
    sees "left with 137"
    open 80 24
    sees "bring back 1 entry of a session that ended on its own?"
    enter "y"
    at_prompt
    enter "print(kept + 1)"
    sees "42"
}
