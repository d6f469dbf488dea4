"""The games on a whole screen, played with keys and mouse by Textual's Pilot."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, Static

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.games.box import Game
from cheeseboard.table.fairness import verify
from cheeseboard.table.words import LANGUAGES
from cheeseboard.terminal.app import Cheeseboard, TableScreen
from cheeseboard.terminal.game import Sitting
from cheeseboard.terminal.offers import FEW
from cheeseboard.terminal.pages import Another, Curtain, Page
from cheeseboard.terminal.saved import Folder
from cheeseboard.terminal.start import LEFT, Start
from tests.every_game.tables import EVERY_GAME, GAMES, worlds
from tests.long import cases, often
from tests.terminal.sittings import SHORT, SHORTER, play_bots, sitting

SMALL, LARGE = (80, 24), (120, 40)

Script = Callable[[Cheeseboard, Pilot[None]], Awaitable[None]]


def on_screen(place: Sitting | None, script: Script, size: tuple[int, int] = SMALL, folder: Path | None = None) -> None:
    """Run the program without a terminal, and do what the script says."""

    async def run() -> None:
        setup = sitting().setup if place is None else place.setup
        app = Cheeseboard(setup, Folder(folder or Path("/nowhere")), place)
        app.animation_level = "none"
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)

    asyncio.run(run())


async def settled(app: Cheeseboard, pilot: Pilot[None]) -> None:
    await pilot.pause()
    await quiet(app)
    await pilot.pause()


async def press(app: Cheeseboard, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(app, pilot)


def shown(app: Cheeseboard) -> Screen[Any]:
    return app.screen


def text(app: Cheeseboard) -> str:
    """All that is on the screen, letter by letter."""
    rows = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in row).rstrip() for row in rows)


async def play_out(app: Cheeseboard) -> None:
    """Any keys that play moves, to the end. Pilot's own press waits for a quiet processor, which takes too long here."""
    dice = Dice(1)
    while not isinstance(app.screen, Page):
        keys = list(app.screen.offers) if isinstance(app.screen, TableScreen) else ["enter"]
        if keys:
            key = keys[dice.below(len(keys))]
            app.post_message(Key(key, key if len(key) == 1 else None))
        await quiet(app)


async def quiet(app: Cheeseboard) -> None:
    """Until nothing is under way."""
    calm = 0
    while calm < 3:
        await asyncio.sleep(0)
        pumps = [app, app.screen, *app.screen.walk_children()]
        busy = any(pump.message_queue_size for pump in pumps) or any(not worker.is_finished for worker in app.workers)
        calm = 0 if busy else calm + 1


@pytest.mark.parametrize(
    ("game", "people"),
    cases([(game, people) for people in (1, 2) for game in GAMES], [(GAMES[0], 2), *((game, 1) for game in GAMES)]),
    ids=lambda each: str(getattr(each, "name", each)),
)
def test_a_whole_game_can_be_played(game: Game[Any], people: int, tmp_path: Path) -> None:
    options = SHORTER if people > 1 else often(SHORTER, SHORT)
    place = sitting(game.name, game.seats[0], people, 3, tmp_path, options=options.get(game.name))

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await play_out(app)
        await settled(app, pilot)

        assert place.table.over
        said = text(app)
        assert place.won() in said
        for score in place.scores():
            assert score in said

    on_screen(place, script, LARGE if people == 1 else SMALL)


@EVERY_GAME
def test_the_curtain_shows_nothing_of_anybody(game: Game[Any]) -> None:
    """The same letters after everything hidden has been dealt again; and below the curtain, nothing but what all may see."""
    place = sitting(game.name, game.seats[0], game.seats[0], 5, options=SHORT.get(game.name))

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        fallen = 0
        for _ in range(16):
            if isinstance(app.screen, Curtain):
                fallen += 1
                await pilot.pause()
                await compare(app, place, fallen)
                app.post_message(Key("enter", "\r"))
            else:
                app.post_message(Key("1", "1"))
            await quiet(app)
        assert fallen > 2 if place.has_curtain else fallen == 0

    on_screen(place, script)


async def compare(app: Cheeseboard, place: Sitting, seed: int) -> None:
    beneath = app.screen_stack[-2]
    assert isinstance(beneath, TableScreen)
    true, before, below = place.table.state, text(app), contents(beneath)
    for world in worlds(true, NOBODY, seed, 2):
        place.table.state = world
        await beneath.present()
        assert contents(beneath) == below
        assert text(app) == before
    place.table.state = true
    for seat in range(place.setup.seats):
        place.facing = seat
        secrets = [said for said, each in zip(place._said(), place.table.log, strict=True) if each.only == seat]
        place.facing = NOBODY
        assert not [said for said in secrets if said in before or said in below]


def contents(screen: TableScreen) -> str:
    """All that its widgets hold, also what has no room."""
    return "\n".join(str(each.content) for each in screen.query(Static))


def test_luck_is_sealed_before_the_first_move() -> None:
    place = sitting()
    assert place.table.luck is not None
    seal = place.table.luck.noted

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        assert f"sealed ({seal[:8]}…)" in text(app)
        assert seal not in text(app), "one short line"
        await press(app, pilot, "s")
        assert seal in text(app)
        assert "cheeseboard verify FILE --seal SEAL" in text(app)
        await press(app, pilot, "escape", "1")
        assert seal[:8] not in text(app)
        await press(app, pilot, "l")
        assert seal[:8] in text(app)

    on_screen(place, script)


def test_a_game_without_choices_goes_on_until_something_happens() -> None:
    place = sitting("cheese", 3, options={"max_flips": 60})

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        assert "Go on until something happens" in text(app)
        await press(app, pilot, "1")
        assert {"mouse_caught", "mouse_escaped"} & {event.name for event in place.table.log}
        assert place.phase != "over"
        flips = place.table.moves.count("flip")
        await press(app, pilot, "2")
        assert 1 <= place.table.moves.count("flip") - flips < 9, "one card, and those of the bots"
        await press(app, pilot, "3")
        assert place.table.over
        assert isinstance(app.screen, Page)

    on_screen(place, script)


def test_any_key_stops_a_game_that_plays_by_itself() -> None:
    place = sitting("cheese", 3)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        app.animation_level = "full"  # with time to look, and to press a key
        app.post_message(Key("3", "3"))
        while not (place.table.moves and isinstance(app.screen, TableScreen) and app.screen.by_itself):  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert "Any key: stop" in text(app)
        await press(app, pilot, "x")
        assert not place.table.over
        assert "Go on until something happens" in text(app)

    on_screen(place, script)


# Keys, one by one


def alone(script: Script, size: tuple[int, int] = SMALL, **more: Any) -> None:
    on_screen(sitting(**more), script, size)


@pytest.mark.parametrize(
    ("key", "shows", "closing", "size"),
    [
        ("?", "Every move is saved", "escape", SMALL),
        ("r", "The cards", "q", SMALL),
        ("l", "You roll a", "enter", SMALL),
        ("o", "as far as you can know", "escape", SMALL),
    ],
)
def test_pages_open_and_close(key: str, shows: str, closing: str, size: tuple[int, int]) -> None:
    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await press(app, pilot, key)
        assert isinstance(app.screen, Page)
        assert shows in text(app)
        await press(app, pilot, closing)
        assert isinstance(app.screen, TableScreen)

    alone(script, size)


def test_odds_can_be_had_when_it_is_not_ones_turn() -> None:
    """After the move, before the screen is handed over."""
    place = sitting(seats=2, people=2)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        await press(app, pilot, "1")
        assert place.phase == "hand over"
        await press(app, pilot, "o")
        assert isinstance(app.screen, Page)
        assert "as far as Player 1 can know" in text(app)

    on_screen(place, script)


def test_a_key_that_means_nothing_gets_a_sentence() -> None:
    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await press(app, pilot, "z")

        assert "“z” is not possible now." in text(app)
        assert isinstance(app.screen, TableScreen)
        assert app.screen.sitting.table.version == 0

    alone(script)


@EVERY_GAME
def test_a_hint_stands_above_the_question(game: Game[Any]) -> None:
    place = sitting(game.name, game.seats[0], seed=2)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        version = place.table.version
        assert isinstance(app.screen, TableScreen)
        await press(app, pilot, "h")
        assert "(h again: more)" in " ".join(app.screen.prompt().split())
        await press(app, pilot, "h")
        assert "Hint: " in text(app)
        await press(app, pilot, "h")
        assert place.hint() in " ".join(app.screen.prompt().split())
        assert place.table.version == version, "a hint plays nothing"

    on_screen(place, script)


def test_taking_back_and_its_refusal() -> None:
    place = sitting()
    start = list(place.table.moves)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await press(app, pilot, "u")
        assert "no move to take back" in text(app)
        await press(app, pilot, "1")
        assert place.table.moves != start
        await press(app, pilot, "u")
        assert place.table.moves == start

    on_screen(place, script)


def test_a_key_pressed_twice_plays_once() -> None:
    place = sitting(people=2)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        assert isinstance(app.screen, TableScreen)
        app.post_message(Key("1", "1"))
        app.post_message(Key("1", "1"))
        await settled(app, pilot)
        assert place.table.version == 1

    on_screen(place, script)


def test_a_choice_that_comes_too_late_is_refused_in_words() -> None:
    place = sitting()

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        table = app.screen
        assert isinstance(table, TableScreen)
        table.version += 1
        await press(app, pilot, "1")

        assert "Something has happened since you chose." in text(app)
        assert place.table.version == 0

    on_screen(place, script)


def test_moves_can_be_chosen_with_arrows_and_mouse() -> None:
    place = sitting()

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        assert app.focused is not None
        first = app.focused
        await press(app, pilot, "down")
        assert app.focused is not first
        await press(app, pilot, "up", "enter")
        assert place.table.version > 0
        version = place.table.version
        await pilot.click("#moves Pressable")
        await settled(app, pilot)
        assert place.table.version > version
        await pilot.click("#keys Pressable")
        await settled(app, pilot)
        assert isinstance(app.screen, Page)

    on_screen(place, script)


def test_many_moves_are_chosen_in_two_steps() -> None:
    place = sitting("cheese-rescue", 2, seed=1)
    while len(place.moves()) <= FEW:
        place.play(place.moves()[0])
        play_bots(place)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        table = app.screen
        assert isinstance(table, TableScreen)
        kinds = dict(table.offers)
        assert len(kinds) < 7
        await press(app, pilot, "1")
        assert set(table.offers.values()) < set(place.moves())
        await press(app, pilot, "escape")
        assert table.offers == kinds
        version = place.table.version
        await press(app, pilot, "2", "1")
        assert place.table.version > version

    on_screen(place, script)


def test_rematch_and_another_game(tmp_path: Path) -> None:
    place = sitting(folder=tmp_path)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await press(app, pilot, "n")
        assert isinstance(app.screen, Another)
        await press(app, pilot, "3")
        assert app.sitting is place
        await press(app, pilot, "n", "1")
        assert app.sitting is not None
        assert app.sitting is not place
        assert app.sitting.setup == place.setup
        assert "Player 1" in text(app)
        await press(app, pilot, "n", "down", "enter")
        assert isinstance(shown(app), Start)

    on_screen(place, script, folder=tmp_path)


def test_the_end_shows_how_luck_can_be_checked(tmp_path: Path) -> None:
    place = sitting(seats=2, seed=3, folder=tmp_path)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await play_out(app)
        await settled(app, pilot)
        said = "".join(text(app).split())
        assert place.table.luck is not None
        for shown in (place.table.luck.noted, place.table.luck.seed.hex(), place.saved_as):
            assert shown in "".join(said.replace("│", "").split())
        await press(app, pilot, "escape", "1")
        assert isinstance(app.screen, Page), "the result can be opened again"
        await press(app, pilot, "n", "1")
        assert app.sitting is not place

    on_screen(place, script, LARGE, tmp_path)
    assert verify((tmp_path / f"{place.saved_as}.json").read_text("utf-8"))


# Before the game


def test_everything_can_be_agreed_on_with_keys(tmp_path: Path) -> None:
    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Start)
        await press(app, pilot, "2")
        assert app.screen.setup.game == "cheese"
        await press(app, pilot, "1", "down", "right", "down", "right", "down", "right")
        assert "Otto" in text(app), "a family is told by its names"
        await press(app, pilot, "right", "down", "right")
        chosen = app.screen.setup
        assert (chosen.seats, chosen.people, chosen.bot, chosen.language) == (4, 2, "pip", "de")
        assert "Würfeln, schnuppern, nehmen" in text(app)
        await press(app, pilot, "r")
        assert isinstance(app.screen, Page)
        await press(app, pilot, "escape", "enter")
        assert isinstance(app.screen, Curtain)
        assert app.sitting is not None
        assert app.sitting.setup == chosen

    on_screen(None, script, folder=tmp_path)


def test_people_can_say_what_they_are_called(tmp_path: Path) -> None:
    """Also with letters that mean something elsewhere on this screen."""

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        start = app.screen
        assert isinstance(start, Start)
        await press(app, pilot, "1", "down", "down", "right")
        fields = [field for field in start.query(Input) if field.display]
        assert [field.placeholder for field in fields] == ["Player 1", "Player 2"]
        await press(app, pilot, "down", "down", "down", *"qr1", "down", *"Ben")
        assert start.setup.names == ("qr1", "Ben")
        await press(app, pilot, "enter")
        assert app.sitting is not None
        assert app.sitting.table.names == ["qr1", "Ben", "Random"]
        assert "qr1 is next." in text(app)

    on_screen(None, script, folder=tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_has_room_for_all_names(language: str, tmp_path: Path) -> None:
    place = sitting("cheese-chase", 9, 9, language=language)
    app = Cheeseboard(place.setup, Folder(tmp_path))

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            said = text(app)
            assert all(place.words.player(seat) in said for seat in range(9))
            assert f"[ {place.words.say('start')} ]" in said
            assert place.words.say("players-for", {"from": 2, "to": 9, "designer": place.game.designer}) in said

    asyncio.run(run())


def test_another_language_in_the_middle_of_a_game(tmp_path: Path) -> None:
    place = sitting(folder=tmp_path)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        version = place.table.version
        assert "q Leave" in text(app)
        await press(app, pilot, "f2")
        said = text(app)
        assert place.setup.language == "de"
        assert "Du bist dran" in said or "Du bist an der Reihe" in said
        assert "q Schluss" in said
        assert "Zufall" in said
        assert "Random" not in said
        assert not re.search(r"\b(you|rolls|Player)\b", "\n".join(place.log()))
        assert place.table.version == version
        await press(app, pilot, "1")
        assert place.table.version > version
        await press(app, pilot, *["f2"] * (len(LANGUAGES) - 1), "?")
        assert place.setup.language == "en"
        assert "F2: another language" in text(app)

    on_screen(place, script, folder=tmp_path)
    found = Folder(tmp_path).last_unfinished()
    assert found is not None
    assert found.language == "en"


def test_everything_can_be_agreed_on_with_the_mouse(tmp_path: Path) -> None:
    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Start)
        await pilot.click("#row-seats")
        assert app.screen.setup.seats == 4
        await pilot.click("#row-seats", offset=(LEFT, 0))
        assert app.screen.setup.seats == 3
        await pilot.click("Pressable")
        await settled(app, pilot)
        assert isinstance(shown(app), TableScreen)

    on_screen(None, script, folder=tmp_path)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        (name, LANGUAGES[number % len(LANGUAGES)])
        for number, name in enumerate([*names(), "go-da-cheese", "alles-kaese"])
    ],
)
def test_everything_fits_into_80_by_24(game: str, language: str) -> None:
    """Also with the most players: title, prompt, moves and every key can be read."""
    place = sitting(game, find(game).seats[-1], 1, 2, language=language)

    async def script(app: Cheeseboard, _: Pilot[None]) -> None:
        rows = text(app).splitlines()
        assert len(rows) == 24
        assert place.whose_turn() in rows[0]
        assert place.words.say("key-quit") in rows[-1]
        assert place.words.prompt(place.moves())[:60] in "\n".join(rows)
        assert any(row.strip().startswith("1  ") for row in rows)

    on_screen(place, script)


def test_the_log_stands_beside_a_wide_table() -> None:
    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        assert "What happened" in text(app)
        await pilot.resize_terminal(80, 24)
        await settled(app, pilot)
        assert "What happened" not in text(app)
        assert "You roll a" in text(app)

    alone(script, LARGE)


def test_a_long_table_can_be_scrolled() -> None:
    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        before = text(app)
        await press(app, pilot, "pagedown")
        assert text(app) != before
        await press(app, pilot, "pageup")
        assert text(app) == before

    alone(script, (80, 16), game="go-da-cheese", seats=5)


def test_leaving_says_how_to_go_on(tmp_path: Path) -> None:
    place = sitting(folder=tmp_path, people=2)
    said: list[str] = []

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        said.extend(app.farewell())

    on_screen(place, script, folder=tmp_path)
    assert said == [place.words.say("saved-go-on"), place.where_saved()]
