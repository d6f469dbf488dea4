/* The functions of rows.py for compiled code: one look at the bounds, and as many bytes at once as the processor can write. */

#ifndef CHEESEBOARD_ROWS_H
#define CHEESEBOARD_ROWS_H

#include <Python.h>
#include <stdint.h>
#include <string.h>

#include "vecs/librt_vecs.h"

static inline char rows_refuse(void) {
    PyErr_SetNone(PyExc_IndexError);
    return 0;
}

static inline char Rows_clear(VecI64 into, int64_t at, int64_t words) {
    if (at < 0 || words < 0 || at + words > into.len) return rows_refuse();
    memset(into.items + at, 0, (size_t)words * 8);
    return 1;
}

static inline char Rows_put(VecI64 into, int64_t number, int64_t bag) {
    if ((uint64_t)number > (uint64_t)into.len * 8 - 8 || into.len == 0) return rows_refuse();
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    int64_t *word = into.items + (number >> 3);
    int64_t kept = 8 * (number & 7);
    if (kept == 0) {
        *word = bag;
        return 1;
    }
    word[0] = (int64_t)(((uint64_t)word[0] & ((1ULL << kept) - 1)) | ((uint64_t)bag << kept));
    word[1] = (int64_t)(((uint64_t)word[1] >> kept << kept) | ((uint64_t)bag >> (64 - kept)));
#else
    memcpy((char *)into.items + number, &bag, 8);
#endif
    return 1;
}

#endif
