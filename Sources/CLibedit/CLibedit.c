#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CLibedit.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

void line_use_utf8_locale(void) {
    static const char *const fallbacks[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
    setlocale(LC_CTYPE, "");
    for (size_t i = 0; i < sizeof fallbacks / sizeof *fallbacks; i++) {
        if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
        setlocale(LC_CTYPE, fallbacks[i]);
    }
}

int line_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static wchar_t *no_prompt(EditLine *editor) {
    static wchar_t empty[] = L"";
    (void)editor;
    return empty;
}

EditLine *line_open(const char *program, int input, int output, LineReadFunction read) {
    static FILE *nowhere;
    line_use_utf8_locale();
    if (!nowhere) nowhere = fopen("/dev/null", "r+");
    if (!nowhere) return NULL;
    EditLine *editor = el_init_fd(program, nowhere, nowhere, nowhere, input, output, output);
    if (!editor) return NULL;
    el_wset(editor, EL_GETCFN, read);
    el_wset(editor, EL_PROMPT, no_prompt);
    el_wset(editor, EL_SIGNAL, 0);
    el_wset(editor, EL_EDITOR, L"emacs");
    return editor;
}

void line_close(EditLine *editor) { el_end(editor); }

void line_set_client(EditLine *editor, void *client) { el_wset(editor, EL_CLIENTDATA, client); }

void *line_client(EditLine *editor) {
    void *client = NULL;
    el_wget(editor, EL_CLIENTDATA, &client);
    return client;
}

int line_add_function(EditLine *editor, const wchar_t *name, LineKeyFunction function) {
    static wchar_t no_help[] = L"";
    // libedit keeps the name's address for as long as the editor lives.
    wchar_t *kept = wcsdup(name);
    return kept ? el_wset(editor, EL_ADDFN, kept, no_help, function) : -1;
}

int line_bind(EditLine *editor, const wchar_t *key, const wchar_t *function, int commandMap) {
    if (commandMap) return el_wset(editor, EL_BIND, L"-a", key, function, NULL);
    return el_wset(editor, EL_BIND, key, function, NULL);
}

int line_uses_vi_keys(EditLine *editor) {
    const wchar_t *name = NULL;
    return el_wget(editor, EL_EDITOR, &name) == 0 && name && wcscmp(name, L"vi") == 0;
}

void line_take_signal_keys(EditLine *editor) { el_wset(editor, EL_SETTY, L"-d", L"-isig", NULL); }

void line_set_unseen_size(EditLine *editor) {
    el_wset(editor, EL_SETTC, L"co", L"1000", NULL);
    el_wset(editor, EL_SETTC, L"li", L"200", NULL);
}

void line_prepare_terminal(EditLine *editor, int editing) { el_wset(editor, EL_PREP_TERM, editing); }

void line_refresh(EditLine *editor) { el_wset(editor, EL_REFRESH); }

HistoryW *line_history_open(EditLine *editor, int size) {
    HistEventW event;
    HistoryW *history = history_winit();
    if (!history) return NULL;
    history_w(history, &event, H_SETSIZE, size);
    history_w(history, &event, H_SETUNIQUE, 1);
    el_wset(editor, EL_HIST, history_w, history);
    return history;
}

void line_history_add(HistoryW *history, const wchar_t *entry) {
    HistEventW event;
    history_w(history, &event, H_ENTER, entry);
}

void line_history_close(HistoryW *history) { history_wend(history); }

// The rest is reached from signal handlers: only calls that are safe there.

static const int ending[] = {SIGHUP, SIGTERM, SIGQUIT, SIGINT};
enum { ending_count = sizeof ending / sizeof *ending };
static struct sigaction saved_ending[ending_count], saved_window, saved_continue;
static struct termios saved_mode;
static int signal_terminal = -1;
static const char signal_reset[] = LINE_PASTE_OFF "\r\n";
static volatile sig_atomic_t noted;
// Any thread may be the one to take a signal: a byte in a pipe reaches the one that waits for keys.
static int wake[2] = {-1, -1};
static sigset_t saved_mask;

static void put_terminal_back(void) {
    ssize_t ignored = write(signal_terminal, signal_reset, sizeof signal_reset - 1);
    (void)ignored;
    tcsetattr(signal_terminal, TCSANOW, &saved_mode);
}

static void note(int what) {
    int kept = errno;
    noted |= what;
    ssize_t ignored = write(wake[1], "", 1);
    (void)ignored;
    errno = kept;
}

static void on_ending(int number) {
    put_terminal_back();
    note(2); // a handler of the program may let it live on: then the terminal has to be prepared again
    for (int i = 0; i < ending_count; i++)
        if (ending[i] == number) sigaction(number, &saved_ending[i], NULL);
    raise(number);
}

static void on_change(int number) { note(number == SIGWINCH ? 1 : 2); }

static void open_wake(void) {
    if (wake[0] >= 0 || pipe(wake) != 0) return;
    for (int i = 0; i < 2; i++) {
        fcntl(wake[i], F_SETFL, O_NONBLOCK);
        fcntl(wake[i], F_SETFD, FD_CLOEXEC);
    }
}

void line_signals_begin(int terminal) {
    struct sigaction action;
    sigset_t wanted;
    open_wake();
    signal_terminal = terminal;
    tcgetattr(terminal, &saved_mode);
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    sigemptyset(&wanted);
    action.sa_handler = on_ending;
    for (int i = 0; i < ending_count; i++) {
        sigaction(ending[i], &action, &saved_ending[i]);
        sigaddset(&wanted, ending[i]);
    }
    action.sa_handler = on_change;
    sigaction(SIGWINCH, &action, &saved_window);
    sigaction(SIGCONT, &action, &saved_continue);
    sigaddset(&wanted, SIGWINCH);
    sigaddset(&wanted, SIGCONT);
    // Whoever started the process may have left them blocked.
    pthread_sigmask(SIG_UNBLOCK, &wanted, &saved_mask);
}

void line_signals_end(void) {
    pthread_sigmask(SIG_SETMASK, &saved_mask, NULL);
    for (int i = 0; i < ending_count; i++) sigaction(ending[i], &saved_ending[i], NULL);
    sigaction(SIGWINCH, &saved_window, NULL);
    sigaction(SIGCONT, &saved_continue, NULL);
}

static struct sigaction saved_interrupt;

static void on_interrupt(int number) {
    (void)number;
    note(4);
}

void line_interrupts_begin(void) {
    struct sigaction action;
    sigset_t wanted;
    open_wake();
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_handler = on_interrupt;
    sigaction(SIGINT, &action, &saved_interrupt);
    sigemptyset(&wanted);
    sigaddset(&wanted, SIGINT);
    pthread_sigmask(SIG_UNBLOCK, &wanted, &saved_mask);
}

void line_interrupts_end(void) {
    pthread_sigmask(SIG_SETMASK, &saved_mask, NULL);
    sigaction(SIGINT, &saved_interrupt, NULL);
}

int line_signals_descriptor(void) { return wake[0]; }

int line_signals_take(void) {
    char bytes[64];
    while (read(wake[0], bytes, sizeof bytes) > 0) continue;
    int what = noted;
    noted = 0;
    return what;
}

void line_stop(void) { kill(0, SIGTSTP); }
