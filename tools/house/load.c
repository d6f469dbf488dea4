#include <Python.h>

/* In place of a small library for each compiled module: what mypyc's shim does, with the names as arguments. */
static PyObject *load(PyObject *self, PyObject *args) {
    const char *attribute, *name;
    PyObject *group, *capsule;
    if (!PyArg_ParseTuple(args, "Oss", &group, &attribute, &name)) return NULL;
    capsule = PyObject_GetAttrString(group, "ensure_deps");
    if (capsule != NULL) {
        int (*deps)(void) = (int (*)(void))PyCapsule_GetPointer(capsule, "cheeseboard__mypyc.ensure_deps");
        Py_DECREF(capsule);
        if (deps == NULL || deps() < 0) return NULL;
    } else {
        PyErr_Clear();
    }
    capsule = PyObject_GetAttrString(group, attribute);
    if (capsule == NULL) return NULL;
    void *init = PyCapsule_GetPointer(capsule, name);
    Py_DECREF(capsule);
    return init ? ((PyObject *(*)(void))init)() : NULL;
}

static PyMethodDef methods[] = {{"load", load, METH_VARARGS, "Start a compiled module of a group."}, {0}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "cheeseboard__load", 0, -1, methods};

__attribute__((visibility("default"))) PyMODINIT_FUNC PyInit_cheeseboard__load(void) {
    return PyModule_Create(&module);
}
