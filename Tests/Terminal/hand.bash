# A hand at a terminal: opens the program in tmux, types, and looks at the screen until what is expected stands there.
# Nothing sleeps for a fixed time; what does not come within $patience seconds fails the case.

patience=${INBETWEEN_PATIENCE:-20}
socket=inbetween-$$
folder=
checks=0

tmux_() { tmux -L "$socket" -f /dev/null "$@"; }

# open COLUMNS ROWS [NAME=VALUE… or env …] [-- ARGUMENTS…]: starts the program in a window of that size, with a home of its own.
open() {
    local size=("$1" "$2") variables=()
    shift 2
    while [ $# -gt 0 ] && [ "$1" != -- ]; do variables+=("$1"); shift; done
    [ "${1:-}" = -- ] && shift
    window "${size[@]}" env -i PATH=/usr/bin:/bin TERM=screen LANG=C.UTF-8 HOME="$folder" \
        XDG_STATE_HOME="$folder/state" "${variables[@]}" sh -c 'trap : INT; "$@"; echo "left with $?"' sh "$program" "$@"
}

# window COLUMNS ROWS COMMAND…: a window of that size in which the command runs.
window() {
    local size=(-x "$1" -y "$2")
    shift 2
    close
    tmux_ -u new-session -d "${size[@]}" -c "$folder/work" "$(printf '%q ' "$@")" \; \
        set-option -g remain-on-exit on \; set-option -g history-limit 5000
}

# close: ends the window, whatever runs in it.
close() {
    local server
    server=$(tmux_ display-message -p '#{pid}' 2>/dev/null) && [ -n "$server" ] || return 0
    tmux_ kill-server 2>/dev/null || true
    # Until the server is gone its socket answers, and a window that is opened meanwhile goes with it.
    while kill -0 "$server" 2>/dev/null; do sleep 0.02; done
}

# screen: what stands on the screen; screen -S -100 takes lines that have left it, too.
screen() { tmux_ capture-pane -p "$@"; }

# crash: ends the program at once, as nothing else would.
crash() { kill -9 "$(pgrep -P "$(tmux_ display-message -p '#{pane_pid}')")"; }

keys() { tmux_ send-keys "$@"; }
type_() { tmux_ send-keys -l -- "$1"; }
# enter TEXT: types it and, once it stands on the screen, presses Enter.
enter() {
    type_ "$1"
    holds shows_typed "${1//[[:space:]]/}" || fail "'$1' cannot be typed"
    keys Enter
}
# paste TEXT: as a terminal does it, within the marks that the program asked for.
paste() { tmux_ set-buffer -- "$1" \; paste-buffer -p -r; }
resize() { tmux_ resize-window -x "$1" -y "$2"; }

fail() {
    printf '    %s\n' "$1" >&2
    screen -S -200 2>/dev/null | sed 's/^/    | /' >&2
    exit 1
}

# holds COMMAND…: waits until the command succeeds.
holds() {
    local end=$((SECONDS + patience))
    checks=$((checks + 1))
    until "$@"; do
        [ "$SECONDS" -le "$end" ] || return 1
        sleep 0.05
    done
}

screen_has() { screen -S -500 -J | grep -qF -- "$1"; }
screen_lacks() { ! screen_has "$1"; }
last_line_is() { [ "$(screen | sed '/^ *$/d' | tail -1 | sed 's/ *$//')" = "$1" ]; }
prompt_is() { screen | sed '/^ *$/d' | tail -1 | sed 's/  *[0-9.]* s *$//; s/ *$//' | grep -qxF -- "$1"; }
shows_typed() { screen | tr -d ' \n' | grep -qF -- "${1: -12}"; }
widest() { [ "$(screen | LC_ALL=C.UTF-8 wc -L)" -le "$1" ]; }

sees() { holds screen_has "$1" || fail "'$1' does not come"; }
loses() { holds screen_lacks "$1" || fail "'$1' stays"; }
# at_prompt [TEXT]: the last line is the prompt with the text, the clock on the right aside.
at_prompt() { holds prompt_is ">>${1:+ $1}" || fail "the prompt is not '>> ${1:-}'"; }
ends() { holds screen_has "left with $1" || fail "it does not end with $1"; }
fits() { holds widest "$1" || fail "a line is wider than $1"; }
