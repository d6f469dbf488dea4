/* Writes down what a program does to the files in one folder: LD_PRELOAD this, with RECORD_FOLDER and RECORD_INTO set.
   A line of the record: kind, offset, length, the file's name; then as many bytes as were written. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int record = -1;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* The name of an open file, if it lies in the folder; NULL for all others. */
static const char *name_of(int file, char *path, size_t size) {
    const char *folder = getenv("RECORD_FOLDER");
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, size - 1);
    if (folder == NULL || length <= 0) return NULL;
    path[length] = 0;
    size_t n = strlen(folder);
    return strncmp(path, folder, n) == 0 && path[n] == '/' ? path + n + 1 : NULL;
}

static void put(const void *data, size_t size) {
    while (size > 0) {
        ssize_t done = REAL(write)(record, data, size);
        if (done <= 0) abort();
        data = (const char *)data + done;
        size -= (size_t)done;
    }
}

static void note(char kind, long offset, size_t length, const char *name, const void *data) {
    char line[1200];
    if (record < 0) record = REAL(open)(getenv("RECORD_INTO"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    int size = snprintf(line, sizeof line, "%c %ld %zu %s\n", kind, offset, length, name);
    put(line, (size_t)size);
    if (data != NULL) put(data, length);
}

/* The call and its note in one turn, so that the record has the order in which things happened. */
#define IN_TURN(result, call, told)                                     \
    pthread_mutex_lock(&turn);                                          \
    result = call;                                                      \
    int problem = errno;                                                \
    told;                                                               \
    pthread_mutex_unlock(&turn);                                        \
    errno = problem;

ssize_t pwrite64(int file, const void *data, size_t size, off64_t offset) {
    char path[1024];
    const char *name = name_of(file, path, sizeof path);
    ssize_t done;
    if (name == NULL) return REAL(pwrite64)(file, data, size, offset);
    IN_TURN(done, REAL(pwrite64)(file, data, size, offset), if (done > 0) note('w', offset, (size_t)done, name, data))
    return done;
}

ssize_t pwrite(int file, const void *data, size_t size, off_t offset) { return pwrite64(file, data, size, offset); }

ssize_t write(int file, const void *data, size_t size) {
    char path[1024];
    const char *name = file == record ? NULL : name_of(file, path, sizeof path);
    ssize_t done;
    if (name == NULL) return REAL(write)(file, data, size);
    long offset = (long)lseek(file, 0, SEEK_CUR);
    IN_TURN(done, REAL(write)(file, data, size), if (done > 0) note('w', offset, (size_t)done, name, data))
    return done;
}

int ftruncate64(int file, off64_t size) {
    char path[1024];
    const char *name = name_of(file, path, sizeof path);
    int done;
    if (name == NULL) return REAL(ftruncate64)(file, size);
    IN_TURN(done, REAL(ftruncate64)(file, size), if (done == 0) note('t', (long)size, 0, name, NULL))
    return done;
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

int fdatasync(int file) {
    char path[1024];
    const char *name = name_of(file, path, sizeof path);
    int done;
    if (name == NULL) return REAL(fdatasync)(file);
    IN_TURN(done, REAL(fdatasync)(file), if (done == 0) note('s', 0, 0, name, NULL))
    return done;
}

int fsync(int file) {
    char path[1024];
    const char *name = name_of(file, path, sizeof path);
    int done;
    if (name == NULL) return REAL(fsync)(file);
    IN_TURN(done, REAL(fsync)(file), if (done == 0) note('s', 0, 0, name, NULL))
    return done;
}

int unlink(const char *path) {
    const char *folder = getenv("RECORD_FOLDER");
    size_t n = folder == NULL ? 0 : strlen(folder);
    int done;
    if (n == 0 || strncmp(path, folder, n) != 0 || path[n] != '/') return REAL(unlink)(path);
    IN_TURN(done, REAL(unlink)(path), if (done == 0) note('u', 0, 0, path + n + 1, NULL))
    return done;
}
