"""What the build adds to the C that mypyc writes: it is there, and it leaves out nothing that could change a game."""

import re
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).resolve().parents[2]
STRUCT = "((KaeseObject *)cpy_r_self)"
TOLD = f"""char CPyDef_rules___Kaese___roll(PyObject *cpy_r_self, int64_t cpy_r_face) {{
    PyObject *cpy_r_r1;
    cpy_r_r1 = {STRUCT}->_story;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_rules___Kaese___seat(cpy_r_self);
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_r1, CPyType_rules___Tale, 2, TaleObject, char (*)(PyObject *))(cpy_r_r1, cpy_r_r2); /* rolled */
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == 2)) {{
        goto CPyL3;
    }}
    return 1;
CPyL3: ;
    return 2;
}}
"""
LOOKS = f"""int64_t CPyDef_rules___Kaese___seat(PyObject *cpy_r_self) {{
    cpy_r_r0 = {STRUCT}->_mover;
    return cpy_r_r0;
}}
"""
CHANGES = f"""int64_t CPyDef_rules___Kaese___seat(PyObject *cpy_r_self) {{
    {STRUCT}->_mover = 1;
    return 1;
}}
"""
ARRAY = f"""char CPyDef_dice___Cup___shake(PyObject *cpy_r_self) {{
    VecU8 cpy_r_r1;
    cpy_r_r1 = {STRUCT}->_holes;
    VEC_U8_INCREF(cpy_r_r1);
    cpy_r_r2 = (int64_t)cpy_r_r1.len;
    cpy_r_r3 = (CPyPtr)cpy_r_r1.items;
    VEC_U8_DECREF(cpy_r_r1);
    return 1;
}}
"""


def test_silence_is_told_nothing() -> None:
    found = hatch_build.quicker(TOLD + LOOKS)
    assert (
        "    if (likely(cpy_r_r1 == CPyStatic_rules___SILENCE)) {\n        cpy_r_r3 = 1;\n        goto Past_" in found
    )
    assert found.index("goto Past_") < found.index("CPy_INCREF") < found.index("___seat(cpy_r_self);")
    assert "    CPy_DECREF(cpy_r_r1);\nPast_cpy_r_r1: ;\n    if (unlikely(cpy_r_r3 == 2))" in found


def itself(text: str) -> str:
    return text.replace("return cpy_r_r0;", "return CPyDef_rules___Kaese___seat(cpy_r_self);")


@pytest.mark.parametrize("called", [CHANGES, "", itself(LOOKS)], ids=["changes", "unknown", "calls itself"])
def test_a_fact_is_worked_out_for_silence_too_if_that_might_change_something(called: str) -> None:
    assert "goto Past_" not in hatch_build.quicker(TOLD + called)


def test_an_array_that_stays_is_not_counted() -> None:
    found = hatch_build.quicker(ARRAY)
    assert "CREF" not in found
    assert ".len" in found


@pytest.mark.parametrize(
    "more",
    ["static int Kaese_set_holes(KaeseObject *self);\n", ""],
    ids=["the position may exchange it", "somebody keeps it"],
)
def test_an_array_that_may_go_is_counted(more: str) -> None:
    code = ARRAY if more else ARRAY.replace("    VEC_U8_DECREF", "    cpy_r_r9 = cpy_r_r1;\n    VEC_U8_DECREF")
    assert hatch_build.quicker(more + code).count("CREF") == 2


def test_a_number_without_a_name_is_not_made() -> None:
    made = "    cpy_r_r3 = PyLong_FromLongLong(cpy_r_r0);\n    cpy_r__ = cpy_r_r3;\n    CPy_DECREF(cpy_r__);\n"
    assert hatch_build.quicker(made + "    cpy_r_r4 = 1;\n") == "    cpy_r_r4 = 1;\n"
    named = made.replace("cpy_r__", "cpy_r_k")
    assert hatch_build.quicker(named) == named


def test_a_whole_game_at_random_is_one_function() -> None:
    named = "CPyDef_kaese___rules___Kaese"
    steps = f"char {named}___play_out(PyObject *cpy_r_self) {{\n    return 1;\n}}\n"
    found = hatch_build.quicker(hatch_build.FIRST + steps + steps.replace("play_out", "happen"))
    assert f"\nIN_ONE char {named}___play_out(PyObject *cpy_r_self) {{\n" in found
    assert f"\ninline char {named}___happen(PyObject *cpy_r_self) {{\n" in found
    assert found.index("#define IN_ONE") < found.index(hatch_build.FIRST)


def test_all_stories_of_all_games_may_be_silent() -> None:
    """Whoever changes a version of mypy learns here that it writes something else."""
    written = sorted((ROOT / "build" / "mypyc").glob("__native*.c"))
    if not written:
        pytest.skip("nothing was compiled here")
    (code,) = [path.read_text("utf-8") for path in written]
    calls = re.findall(r"CPY_GET_METHOD\(\w+, CPyType_\w+___Tale,", code)
    silent = re.findall(r"->_story;\n    if \(likely\(\w+ == CPyStatic_\w+___SILENCE\)\)", code)
    assert len(silent) == len(calls) > 60, "some are told what nobody hears"
    assert len(re.findall(r"^inline \w+ CPyDef_", code, re.MULTILINE)) > 300
    assert len(re.findall(r"^IN_ONE \w+ CPyDef_\w+___rules___\w+___play_out\(.*\{", code, re.MULTILINE)) == 5
    assert not hatch_build.UNNAMED.search(code)
