/* A disk that fails while a file is there: LD_PRELOAD this, with FAIL_WHILE set to the file's name. The file says how: the
   error's number, and w if writing fails or s if waiting for the disk does. Only files in FAIL_FOLDER are on that disk. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int is_there(int file) {
    const char *folder = getenv("FAIL_FOLDER");
    char link[64], path[1024];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (folder == NULL || length <= 0) return 0;
    path[length] = 0;
    return strncmp(path, folder, strlen(folder)) == 0 && strstr(path, "rooms.db") != NULL;
}

/* The error that a call of this kind has now; 0: none. */
static int fails(int file, char kind) {
    const char *name = getenv("FAIL_WHILE");
    FILE *how = name == NULL || !is_there(file) ? NULL : fopen(name, "r");
    int number = 0;
    char which = 0;
    if (how == NULL) return 0;
    if (fscanf(how, "%d %c", &number, &which) != 2 || which != kind) number = 0;
    fclose(how);
    return number;
}

#define UNLESS_IT_FAILS(file, kind, call)              \
    int problem = fails(file, kind);                   \
    if (problem != 0) {                                \
        errno = problem;                               \
        return -1;                                     \
    }                                                  \
    return call;

ssize_t pwrite64(int file, const void *data, size_t size, off64_t offset) {
    UNLESS_IT_FAILS(file, 'w', REAL(pwrite64)(file, data, size, offset))
}
ssize_t pwrite(int file, const void *data, size_t size, off_t offset) { return pwrite64(file, data, size, offset); }
int ftruncate64(int file, off64_t size) { UNLESS_IT_FAILS(file, 'w', REAL(ftruncate64)(file, size)) }
int ftruncate(int file, off_t size) { return ftruncate64(file, size); }
int fdatasync(int file) { UNLESS_IT_FAILS(file, 's', REAL(fdatasync)(file)) }
int fsync(int file) { UNLESS_IT_FAILS(file, 's', REAL(fsync)(file)) }
