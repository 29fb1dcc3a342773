# Homes, folders and files that are not as they should be.

case_no_home() {
    open 80 24 env -u HOME
    at_prompt
    enter "print(6 * 7)"
    sees "42"
    at_prompt
    enter ":quit"
    ends 0
    # A home that is none: a file stands in its way.
    : >"$folder/file"
    open 80 24 HOME="$folder/file/below" env -u XDG_STATE_HOME
    sees "cannot be written: nothing is kept"
    at_prompt
    enter ":quit"
    ends 0
}

case_a_state_folder_that_cannot_be_written() {
    # A file in the folder's place: what root may do, and what nobody may, alike.
    : >"$folder/state"
    open 80 24
    sees "cannot be written: nothing is kept"
    at_prompt
    enter "print(6 * 7)"
    sees "42"
    enter ":quit"
    ends 0
}

case_a_history_of_another_kind() {
    mkdir -p "$folder/state/inbetween"
    head -c 3000 /dev/urandom >"$folder/state/inbetween/history"
    open 80 24
    at_prompt
    enter "print(6 * 7)"
    sees "42"
    enter ":quit"
    ends 0
}

case_a_session_with_a_broken_fence() {
    printf -- '---\ninbetween: 1\n---\n\n```console\n>> let n = 1\n' >"$folder/work/broken.md"
    open 80 24 -- broken.md
    sees "broken.md:5:"
    ends 2
}

case_saving_where_nothing_can_be_written() {
    open 80 24 -- Lamp.swift
    at_prompt
    enter ":save nowhere/lamp.md"
    sees "cannot write 'nowhere/lamp.md'"
    at_prompt ":save nowhere/lamp.md"
    keys C-u
    enter ":save lamp.md"
    sees "wrote lamp.md"
    enter ":export lamp.html"
    sees "wrote lamp.html"
    enter ":quit"
    ends 0
    [ -s "$folder/work/lamp.html" ] || fail "no page was written"
}

case_edit_opens_the_editor() {
    printf '#!/bin/sh\nsed -i s/bright/lit/g "$@"\n' >"$folder/editor"
    chmod +x "$folder/editor"
    open 80 30 VISUAL="$folder/editor" -- Lamp.swift
    at_prompt
    enter ":edit"
    sees "shown Lamp()"
    enter ":state"
    sees "lit"
}

# What takes the terminal over may read from it: it must not be stopped as a job in the background.
case_edit_and_pager_have_the_terminal() {
    printf '#!/bin/sh\nprintf "which? "\nread -r word </dev/tty\nsed -i "s/bright/$word/g" "$@"\n' >"$folder/editor"
    printf '#!/bin/sh\necho paged\nread -r word </dev/tty\necho "read $word"\n' >"$folder/pager"
    chmod +x "$folder/editor" "$folder/pager"
    open 80 30 VISUAL="$folder/editor" PAGER="$folder/pager" -- Lamp.swift
    at_prompt
    enter ":edit"
    sees "which?"
    enter "shiny"
    sees "shown Lamp()"
    enter ":state"
    sees "shiny"
    enter ":set pager on"
    at_prompt
    enter ":help modifiers"
    sees "paged"
    enter "on"
    sees "read on"
    at_prompt
}

case_a_lesson_from_any_folder() {
    open 80 40
    at_prompt
    enter ":lesson"
    sees "The model jumps"
    at_prompt
    enter ":lesson 1"
    sees "':continue' plays the lesson's next entry"
    enter ":continue"
    at_prompt
}

case_replay_with_pauses() {
    printf -- '---\ninbetween: 1\n---\nFirst.\n\n```console\n>> let n = 41\n>> print(n + 1)\n42\n```\n' \
        >"$folder/work/short.md"
    open 80 24 -- replay short.md --pause
    sees ">> let n = 41"
    enter "print(1000 + 1)"
    sees "1001"
    enter ""
    sees ">> print(n + 1)"
    enter ":continue"
    sees "42"
    ends 0
}
