"""What a reader writes in a page runs as at a prompt, and what goes wrong is told with the reader's lines."""

import sys

from cheeseboard.table.console import MOST, Console, Output


def ran(*codes: str) -> list[tuple[Output, str]]:
    """What one console tells of several pieces of code, each text whole."""
    told: list[tuple[Output, str]] = []

    def tell(kind: Output, text: str) -> None:
        if told and told[-1][0] == kind == "text":
            told[-1] = (kind, told[-1][1] + text)
        else:
            told.append((kind, text))

    console = Console(tell)
    for number, code in enumerate(codes, 1):
        console.run(code, f"<example {number}>")
    return told


def test_values_are_shown_and_names_are_kept() -> None:
    assert ran("x = 20\nx + 1\nNone\n", "for each in (1, 2):\n    each * x\nprint('done')\n", "_\n") == [
        ("text", "21\n20\n40\ndone\n40\n")
    ]


def test_what_has_a_picture_is_shown_with_it() -> None:
    text, picture, after = ran("import cheeseboard\ngame = cheeseboard.new('cheese', seed=1)\ngame\n1\n")
    assert text[1].startswith("<Cheese 2 seats")
    assert picture[0] == "html" and "<svg" in picture[1]
    assert after == ("text", "1\n")


def test_an_error_is_told_with_the_readers_lines_and_no_others() -> None:
    code = (
        "import cheeseboard\ndef play():\n    cheeseboard.new('cheese', seed=1).play('fly')\nplay()\nprint('never')\n"
    )
    ((kind, text),) = ran(code)
    assert kind == "error"
    assert text.startswith(
        'Traceback (most recent call last):\n  File "<example 1>", line 4, in <module>\n    play()\n'
    )
    assert "line 3, in play" in text and "prompt.py" not in text and "console.py" not in text
    assert "IllegalMove: 'fly' is not possible now" in text


def test_a_syntax_error_has_its_place_and_nothing_runs() -> None:
    ((kind, text),) = ran("print(1)\ndef f(:\n    pass\n")
    assert kind == "error" and 'File "<example 1>", line 2' in text and "^" in text and "Traceback" not in text


def test_after_an_error_and_after_an_exit_the_console_goes_on() -> None:
    *_, last = ran("x = 1\n1 / 0\n", "import sys\nsys.exit(3)\n", "x\n")
    assert last == ("text", "1\n")


def test_a_flood_is_cut() -> None:
    text, cut = ran("for _ in range(60_000):\n    print('mouse')\n")
    assert len(text[1]) == MOST and cut[0] == "error" and "the rest is not shown" in cut[1]


def test_nothing_is_left_behind() -> None:
    before = sys.displayhook, sys.stdout
    ran("1\n", "1 / 0\n")
    assert (sys.displayhook, sys.stdout) == before
