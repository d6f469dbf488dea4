"""The lines of a finished game, typed in: resolved as the rules do, and refused if they cannot lie so."""

from collections import Counter
from typing import Any

import pytest

from cheeseboard.games.box import Flaw
from cheeseboard.games.go_da_cheese import GAME
from cheeseboard.games.go_da_cheese.layout import COLOURS, LETTERS
from cheeseboard.games.go_da_cheese.position import KINDS
from cheeseboard.games.go_da_cheese.view import view
from cheeseboard.table.referee import Scored, score, score_any
from tests.every_game.tables import SETTINGS, Setting, for_some_seeds
from tests.games.go_da_cheese.scenes import at_first_cheese


def scored(text: str, seats: int = 4, *, as_it_lies: bool = True, **options: Any) -> Scored:
    return score(GAME, text, seats, options, as_it_lies)


@pytest.mark.parametrize(
    ("text", "scores"),
    [
        ("3: RN BN YF RN BN", [1, 1, 2, 0]),
        ("4: RN BC RD YC GN", [7, 0, 0, 1]),
        ("2: RN RC RD BN", [4, 1, 0, 0]),
        ("3: BD YC RD BN", [3, 1, 0, 0]),
        ("5: RN BN RN BF RC", [5, 0, 0, 0]),
        ("5: BN RN BF BN RC", [4, 1, 0, 0]),
        ("3: BN BN YD BN RC", [1, 2, 0, 0]),
        ("2: RN BK YN RK", [1, 1, 0, 0]),
        ("2: RN BN BK YN RC", [4, 0, 0, 0]),
        ("2: RK BN BK YK", [1, 1, 0, 0]),
        ("2: RN RC YC", [1, 0, 0, 0]),
    ],
)
def test_the_worked_examples(text: str, scores: list[int]) -> None:
    found = scored(text)

    assert found.state.scores() == scores
    mice, line = text.split(": ")
    assert found.events == [e for e in at_first_cheese(line, int(mice)) if e.name != "card_turned"]


@pytest.mark.parametrize(
    "text", ["4: RN BC RD YC GN", "4:rnbcrdycgn", " 4 : r n BC 1D 3C 4n", "# mine\n4: RN BC RD YC GN # far\n"]
)
def test_spaces_and_small_letters_do_not_matter(text: str) -> None:
    assert scored(text).state.scores() == [7, 0, 0, 1]


def test_colours_can_be_given_to_seats() -> None:
    assert scored("colours: G, X, R, B\n4: RN BC RD XC GN").state.scores() == [1, 0, 7, 0]


def test_an_empty_line_is_a_cheese_where_nobody_waits() -> None:
    state: Any = scored("4:\n3: -\n2: RN").state

    assert state.scores() == [1, 0, 0, 0]
    assert not any(view(state, -2)["lines"])  # all are resolved and cleared away


def test_dogs_spare_their_own_cats_if_the_house_says_so() -> None:
    assert scored("2: RN RC RD BN", own_cats=False).state.scores() == [1, 1, 0, 0]


def test_a_marked_mouse_may_be_written_as_a_mouse() -> None:
    nine = "3: RN RN RN RN RN / 3: RN RN RN RN"

    assert scored(nine).state.scores() == [6, 0, 0, 0]
    with pytest.raises(Flaw):
        scored(nine + " RM")


def before_the_end(setting: Setting, seed: int) -> tuple[Any, list[Any]]:
    """A finished random game, and what was told of its end."""
    from cheeseboard.engine.dice import Dice  # noqa: PLC0415
    from cheeseboard.table.scribe import scribe  # noqa: PLC0415

    state, dice, tale = setting.new(), Dice(seed), scribe(GAME)
    state.listen(tale)
    while state.turn != -2:
        state.play(state.pick(dice))
    state.listen(GAME.tale())
    end = [event.name for event in tale.events].index("cards_used_up") + 1
    return state, [event for event in tale.events[end:] if event.name != "card_turned"]


def as_text(state: Any) -> str:
    """Finished lines as somebody would type them."""
    seen = view(state, -2)
    lines = [
        " ".join(COLOURS[card["seat"]] + LETTERS[KINDS.index(card["kind"] or "")] for card in line)
        for line in seen["lines"]
    ]
    return "\n".join(f"{mice}: {line}" for mice, line in zip(seen["cheeses"], lines, strict=True))


@pytest.mark.parametrize("setting", [s for s in SETTINGS if s.game is GAME], ids=str)
def test_finished_games_are_scored_as_they_were(setting: Setting) -> None:
    def check(seed: int) -> None:
        state, events = before_the_end(setting, seed)
        text = as_text(state)
        for found in (score(GAME, text, setting.seats, setting.options), score_any(GAME, text, setting.options)):
            assert found.flaws == []
            assert found.events == events
            assert found.state.scores() == state.scores()
            assert found.state.winners() == state.winners()

    for_some_seeds(setting, check, 2)


SETTING = Setting(GAME, 3, {})
WHOLE = as_text(before_the_end(SETTING, 7)[0])


def moved() -> str:
    """The whole table with one card at the wrong cheese: the end of the first line, put behind a far one."""
    rows = WHOLE.split("\n")
    card = rows[0].split()[-1]
    rows[0] = " ".join(rows[0].split()[:-1])
    shortest = min((row for row in rows[1:] if row.count(card[0]) < 5), key=len)
    rows[rows.index(shortest)] = shortest + " " + card
    return "\n".join(rows)


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("", "empty", {}),
        ("colours: R B Y", "empty", {}),
        ("colours: R B\n4: RN", "colours", {"players": 3, "text": "R B"}),
        ("colours: R B Q\n4: RN", "colours", {"players": 3}),
        ("colours: R B B\n4: RN", "colours", {"players": 3}),
        ("4: RN\nRN BC", "line", {"cheese": 2, "text": "RN BC"}),
        ("four: RN", "line", {"cheese": 1}),
        ("4: RN BQ", "unknown-card", {"cheese": 1, "place": 2, "text": "BQ"}),
        ("4: RN ?", "unknown-card", {"cheese": 1, "place": 2, "text": "?"}),
        ("4: RN\n4: YN GN", "nobodys-colour", {"cheese": 2, "place": 2, "text": "G", "possible": "R, B, Y"}),
        ("4: RN 4N", "nobodys-colour", {"cheese": 1, "place": 2, "text": "4"}),
        ("4:\n6: RN", "too-many-such-cheeses", {"cheese": 2, "mice": 6, "most": 0}),
        ("2:\n2:\n2:", "too-many-such-cheeses", {"cheese": 3, "mice": 2, "most": 2}),
        ("4: RK BK\n4: YK RK", "too-many-of-colour", {"cheese": 2, "place": 2, "seat": 0, "kind": "king"}),
        ("4: RM RM RM", "too-many-of-colour", {"cheese": 1, "place": 3, "kind": "marked-mouse"}),
        ("4: RP", "too-many-of-colour", {"cheese": 1, "place": 1, "kind": "plain-cat"}),
        ("4: RN RN RN RN RN RN", "line-too-long", {"cheese": 1, "place": 6, "seat": 0, "most": 5}),
        (WHOLE + "\n5:", "cheeses", {"cheeses": 7, "circle": 6}),
        (WHOLE.rpartition("\n")[0], "cheeses", {"cheeses": 5, "circle": 6}),
        (WHOLE.rpartition(" ")[0], "cards-missing", {"cards": 14, "all": 15}),
        (moved(), "not-in-threes", {}),
    ],
)
def test_what_cannot_lie_so_is_refused(text: str, reason: str, facts: dict[str, object]) -> None:
    with pytest.raises(Flaw) as found:
        scored(text, 3, as_it_lies=False)

    assert found.value.reason == reason
    assert facts.items() <= found.value.facts.items()


def test_what_is_missing_can_be_overlooked() -> None:
    found = scored(WHOLE.rpartition("\n")[0], 3)

    assert Counter(flaw.reason for flaw in found.flaws)["cheeses"] == 1
    assert {flaw.reason for flaw in found.flaws} == {"cheeses", "cards-missing"}


def test_cats_without_a_mark_are_there_if_the_house_says_so() -> None:
    assert scored("4: BN RP", marked_cats=1).state.scores() == [1, 0, 0, 0]
    with pytest.raises(Flaw):
        scored("4: BN RP RC RC", marked_cats=1)


def test_without_a_number_of_players_the_flaw_that_tells_most_is_told() -> None:
    with pytest.raises(Flaw) as found:
        score_any(GAME, "4: RN GN", {})
    assert found.value.facts == {"cheeses": 1, "circle": 8}
    with pytest.raises(Flaw) as found:
        score_any(GAME, WHOLE.replace("RK", "RQ"), {})
    assert found.value.reason == "unknown-card"
