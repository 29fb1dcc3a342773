# bash completion for inbetween: put it into ~/.local/share/bash-completion/completions/inbetween
_inbetween() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local options="-e --json --fps --width --color --ascii --plain --os --no-init --no-history --version --help"
    case $before in
        --color) mapfile -t COMPREPLY < <(compgen -W "auto always never" -- "$word"); return ;;
        --os) mapfile -t COMPREPLY < <(compgen -W "16 17 18 26" -- "$word"); return ;;
        --fps | --width | -e) return ;;
        --junit | -o) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    esac
    case ${COMP_WORDS[1]} in
        check) options+=" --update --junit" ;;
        test) options+=" --junit" ;;
        replay) options+=" --pause" ;;
        export) options+=" -o" ;;
    esac
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        return
    fi
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
    if ((COMP_CWORD == 1)); then
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "test check replay export doctor" -- "$word")
    fi
}
complete -F _inbetween inbetween
