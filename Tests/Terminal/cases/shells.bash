# Completion of the command line in the shells that it is written for.

guides=$here/../../Guides/install

# completes TYPED SHOWN: what Tab makes of a line.
completes() {
    keys C-u
    type_ "$1"
    keys Tab
    holds last_typed_is "$2" || fail "'$1' does not become '$2'"
}
last_typed_is() { screen | sed "/^ *$/d; s/ *$//" | grep -qxF -- "%${1:+ $1}"; }

# What both shells do alike.
complete_in_a_shell() {
    holds last_typed_is "" || fail "no prompt"
    completes "inbetween che" "inbetween check"
    completes "inbetween check --upd" "inbetween check --update"
    completes "inbetween check no" "inbetween check notes.md"
    completes "inbetween Lam" "inbetween Lamp.swift"
    completes "inbetween test al" "inbetween test all.steps"
    completes "inbetween --color=al" "inbetween --color=always"
    completes "inbetween replay --pau" "inbetween replay --pause"
    completes "inbetween export notes.md -o pa" "inbetween export notes.md -o page.html"
}

files_to_complete() { (cd "$folder/work" && touch notes.md all.steps page.html); }

case_completion_in_bash() {
    files_to_complete
    printf "PS1='%% '\n. %q\n" "$guides/inbetween.bash" >"$folder/bashrc"
    window 80 24 env -i PATH=/usr/bin:/bin TERM=screen LANG=C.UTF-8 HOME="$folder" bash --rcfile "$folder/bashrc" -i
    complete_in_a_shell
}

case_completion_in_zsh() {
    if ! command -v zsh >/dev/null; then
        [[ ${INBETWEEN_DEMANDS:-} != *terminal* ]] || fail "zsh is not installed"
        return 0
    fi
    files_to_complete
    printf "PS1='%%%% '\nPROMPT_SP=\nfpath=(%q \$fpath)\nautoload -Uz compinit\ncompinit -u\n" "$guides" >"$folder/.zshrc"
    window 80 24 env -i PATH=/usr/bin:/bin TERM=screen LANG=C.UTF-8 HOME="$folder" zsh -i
    complete_in_a_shell
}

case_the_man_page_has_no_mistake() {
    command -v man >/dev/null || return 0
    local said
    said=$(man --warnings -l "$guides/inbetween.1" 2>&1 >/dev/null)
    [ -z "$said" ] || fail "$said"
}
