// What Swift cannot say to libedit itself: its variadic calls, and the few process-wide things around a read.
#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <histedit.h>
#include <stdint.h>

/// Has a terminal mark what is pasted, and stop doing so.
#define LINE_PASTE_ON "\033[?2004h"
#define LINE_PASTE_OFF "\033[?2004l"

typedef unsigned char (*LineKeyFunction)(EditLine *, wint_t);
typedef int (*LineReadFunction)(EditLine *, wchar_t *);

/// Takes the user's locale for character classes and widths; UTF-8 where that locale has another encoding.
void line_use_utf8_locale(void);

/// Cells a code point takes: 0, 1 or 2, and -1 for one that cannot be shown.
int line_width(uint32_t scalar);

/// An editor on two terminal descriptors that edits but draws nothing: its own drawing goes to /dev/null.
/// What line_set_client takes is handed back by line_client. NULL when libedit cannot start.
EditLine *line_open(const char *program, int input, int output, LineReadFunction read);
void line_close(EditLine *editor);
void *line_client(EditLine *editor);
void line_set_client(EditLine *editor, void *client);

/// Names a function so that keys can be bound to it.
int line_add_function(EditLine *editor, const wchar_t *name, LineKeyFunction function);
/// Binds a key sequence (in the syntax of editrc(5)) to a function, in the main or in vi's command map.
int line_bind(EditLine *editor, const wchar_t *key, const wchar_t *function, int commandMap);
/// 1 while vi keys are in use.
int line_uses_vi_keys(EditLine *editor);

/// Makes Ctrl-C and Ctrl-Z arrive as keys while a line is edited.
void line_take_signal_keys(EditLine *editor);
/// The size libedit believes in; it bounds only its own unseen drawing.
void line_set_unseen_size(EditLine *editor);
/// Puts the terminal into editing (1) or ordinary (0) mode.
void line_prepare_terminal(EditLine *editor, int editing);
/// Forgets what libedit believes is on the screen.
void line_refresh(EditLine *editor);

HistoryW *line_history_open(EditLine *editor, int size);
void line_history_add(HistoryW *history, const wchar_t *entry);
void line_history_close(HistoryW *history);

/// While a line is read: SIGWINCH and SIGCONT are noted, and signals that end the process first put the
/// terminal back and end bracketed paste.
void line_signals_begin(int terminal);
void line_signals_end(void);
/// While a line is read without editing: Ctrl-C is noted, whichever thread the signal comes to.
void line_interrupts_begin(void);
void line_interrupts_end(void);
/// Can be read from as soon as something was noted; -1 before the first read of a line.
int line_signals_descriptor(void);
/// What was noted since the last call: bit 0 the window changed, bit 1 the process was continued, bit 2 Ctrl-C.
int line_signals_take(void);
/// Stops the process group as Ctrl-Z does; returns when it is continued.
void line_stop(void);

/// A pseudo-terminal, for tests: the descriptor of its keyboard and screen, and `program` for who is tested. -1 when
/// there is none.
int line_open_pseudo_terminal(int *program);

#endif
