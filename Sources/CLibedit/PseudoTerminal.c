#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CLibedit.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

int line_open_pseudo_terminal(int *program) {
    int person = posix_openpt(O_RDWR | O_NOCTTY);
    if (person < 0) return -1;
    const char *name = grantpt(person) == 0 && unlockpt(person) == 0 ? ptsname(person) : NULL;
    *program = name ? open(name, O_RDWR | O_NOCTTY) : -1;
    if (*program >= 0) return person;
    close(person);
    return -1;
}
