# bash completion for inbetween: put it into ~/.local/share/bash-completion/completions/inbetween
# Nothing here needs more than the bash 3.2 of macOS.

# _inbetween_files WORD EXTENSION…: folders, and files that end so.
_inbetween_files() {
    local word=$1 extension
    shift
    compgen -d -- "$word"
    for extension; do compgen -f -X "!*.$extension" -- "$word"; done
}

_inbetween() {
    local IFS=$'\n' word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    # bash takes the sign in --color=always for a word of its own.
    [ "$word" = = ] && word=
    [ "$before" = = ] && before=${COMP_WORDS[COMP_CWORD - 2]}
    local calls=(test check replay export doctor) files=(swift md)
    local options=(-e --json --fps --width --color --ascii --plain --os --no-init --no-history --version --help)
    if [ "$COMP_CWORD" -gt 1 ]; then
        case ${COMP_WORDS[1]} in
            check) options+=(--update --junit) files=(md) ;;
            test) options+=(--junit) files=(steps) ;;
            replay) options+=(--pause) files=(md) ;;
            export) options+=(-o) files=(md) ;;
            doctor) files=(none) ;;
        esac
    fi
    case $before in
        --color) COMPREPLY=($(compgen -W $'auto\nalways\nnever' -- "$word")) ;;
        --os) COMPREPLY=($(compgen -W $'16\n17\n18\n26' -- "$word")) ;;
        --fps | --width | -e) COMPREPLY=() ;;
        --junit) COMPREPLY=($(compgen -f -- "$word")) ;;
        -o) COMPREPLY=($(_inbetween_files "$word" html)) ;;
        *)
            if [ "${word#-}" != "$word" ]; then
                COMPREPLY=($(compgen -W "${options[*]}" -- "$word"))
            elif [ "${files[0]}" != none ]; then
                COMPREPLY=($(_inbetween_files "$word" "${files[@]}"))
                [ "$COMP_CWORD" -gt 1 ] || COMPREPLY+=($(compgen -W "${calls[*]}" -- "$word"))
            fi
            ;;
    esac
}
complete -o filenames -F _inbetween inbetween
