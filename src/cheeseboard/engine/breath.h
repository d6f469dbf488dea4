/* The function of breath.py for compiled code, which otherwise keeps Python's other threads waiting until it is done. */

#ifndef CHEESEBOARD_BREATH_H
#define CHEESEBOARD_BREATH_H

#include <Python.h>
#include <stdint.h>

#ifdef _WIN32
#include <windows.h>
#else
#include <time.h>
#endif

/* More than the 5 ms after which a thread that waits asks for Python's lock: only then it is sure to get it. Handed on before that,
   the lock is taken back here before the other thread has woken up, and its 5 ms begin anew. */
#define BREATH_MILLISECONDS 8

static inline int64_t breath_milliseconds(void) {
#ifdef _WIN32
    return (int64_t)GetTickCount64();
#else
    struct timespec now;
#ifdef CLOCK_MONOTONIC_COARSE
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now); /* 4 ns instead of 20 */
#else
    clock_gettime(CLOCK_MONOTONIC, &now);
#endif
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
#endif
}

static inline int64_t Breath_breathe(void) {
#ifdef __EMSCRIPTEN__
    return 0; /* a page has one thread */
#else
    static int64_t last; /* whoever reads or writes it holds Python's lock */
    int64_t now = breath_milliseconds();
    if (now - last < BREATH_MILLISECONDS) return 0;
    last = now;
    PyEval_RestoreThread(PyEval_SaveThread());
    return 1;
#endif
}

#endif
