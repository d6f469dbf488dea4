"""Before the game: which one, who plays, in which language."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, Vertical
from textual.events import Click
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, Static

from cheeseboard.bots.bots import BOTS, FAMILY
from cheeseboard.games import find, names
from cheeseboard.games.box import Game
from cheeseboard.games.text import NAME
from cheeseboard.table.words import LANGUAGES, Words
from cheeseboard.terminal.game import Setup, bots_called, called
from cheeseboard.terminal.pages import MOUSE, Page, Pressable

if TYPE_CHECKING:
    from cheeseboard.terminal.app import Cheeseboard

T = TypeVar("T")

ROWS = ("game", "seats", "people", "bots", "language")
MOST = max(find(name).seats[-1] for name in names())  # people


class SettingRow(Static, can_focus=True):
    """One thing to agree on. Left and right change it, so does the mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "turn(-1)", show=False),
        Binding("right,plus,space", "turn(1)", show=False),
    ]

    class Turned(Message):
        """Somebody wants the next or the last."""

        def __init__(self, row: str, by: int) -> None:
            super().__init__()
            self.row, self.by = row, by

    def __init__(self, name: str) -> None:
        super().__init__(id=f"row-{name}", markup=False)
        self.row = name

    def action_turn(self, by: int) -> None:
        self.post_message(self.Turned(self.row, by))

    def on_click(self, event: Click) -> None:
        """On the left arrow back, anywhere else on."""
        self.action_turn(-1 if LEFT <= event.x <= LEFT + 2 else 1)


LEFT = 18  # the column of the left arrow


class Start(Screen[None]):
    """All that is agreed on before the first card."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("enter", "start", show=False),
        Binding("r", "rules", show=False),
        Binding("q,escape", "app.quit", show=False),
        *(Binding(str(k), f"game({k - 1})", show=False) for k in range(1, 10)),
    ]

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup

    @property
    def game(self) -> Game[Any]:
        return find(self.setup.game)

    @property
    def words(self) -> Words:
        return Words(self.game, self.setup.language)

    def compose(self) -> ComposeResult:
        with Vertical(id="start") as frame:
            frame.border_title = "Cheeseboard"
            yield Static(MOUSE, markup=False, classes="art")
            for row in ROWS:
                yield SettingRow(row)
            with Horizontal(id="names"):
                yield Static(id="label-names", markup=False)
                with Grid():
                    for seat in range(MOST):
                        yield Input(name_of(self.setup, seat), max_length=NAME, compact=True)
            yield Static(id="about", markup=False)
            yield Pressable("", "start")
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.present()
        self.query_one(SettingRow).focus()

    # What is changed.

    def on_setting_row_turned(self, event: SettingRow.Turned) -> None:
        getattr(self, f"turn_{event.row}")(event.by)
        self.present()

    def turn_game(self, by: int) -> None:
        self.take_game(following(names(), self.setup.game, by))

    def take_game(self, name: str) -> None:
        """Another game: as many players as before, if it can be played so."""
        seats = find(name).seats
        number = min(max(self.setup.seats, seats[0]), seats[-1])
        options = self.setup.options if name == self.setup.game else {}
        people = min(self.setup.people, number)
        self.setup = replace(self.setup, game=name, seats=number, people=people, options=options)

    def turn_seats(self, by: int) -> None:
        seats = following(self.game.seats, self.setup.seats, by)
        self.setup = replace(self.setup, seats=seats, people=min(self.setup.people, seats))

    def turn_people(self, by: int) -> None:
        self.setup = replace(self.setup, people=following(range(1, self.setup.seats + 1), self.setup.people, by))

    def turn_bots(self, by: int) -> None:
        self.setup = replace(self.setup, bot=following([FAMILY, *BOTS], self.setup.bot, by))

    def turn_language(self, by: int) -> None:
        self.setup = replace(self.setup, language=following(LANGUAGES, self.setup.language, by))

    def on_input_changed(self) -> None:
        self.take_names()

    def take_names(self) -> None:
        """Of those who sit here."""
        fields = list(self.query(Input))[: self.setup.people]
        self.setup = replace(self.setup, names=tuple(field.value for field in fields))

    def on_input_submitted(self) -> None:
        self.action_start()

    def action_game(self, number: int) -> None:
        if number < len(names()):
            self.take_game(names()[number])
            self.present()

    # What is seen.

    def present(self) -> None:
        words, game = self.words, self.game
        for row, value in self.values(words).items():
            self.query_one(f"#row-{row}", SettingRow).update(f"  {words.say(f'label-{row}'):<14}  ‹ {value} ›")
        for seat, field in enumerate(self.query(Input)):
            field.display = seat < self.setup.people
            field.placeholder = words.player(seat)
        self.query_one("#label-names", Static).update(f"  {words.say('label-names')}")
        self.take_names()
        facts: dict[str, int | str] = {"from": game.seats[0], "to": game.seats[-1], "designer": game.designer}
        about = f"\n{words.tagline()}\n{words.say('players-for', facts)}\n"
        self.query_one("#about", Static).update(about)
        self.query_one(Pressable).update(f"[ {words.say('start')} ]")
        keys = [f"Enter {words.say('key-start')}", f"← → {words.say('key-change')}"]
        keys += [f"r {words.say('key-rules')}", f"q {words.say('key-quit')}"]
        self.query_one("#keys", Static).update("   ".join(keys))

    def values(self, words: Words) -> dict[str, str]:
        setup = self.setup
        return {
            "game": words.say("title"),
            "seats": str(setup.seats),
            "people": str(setup.people),
            "bots": others(setup, words),
            "language": words.own_name(),
        }

    # What comes of it.

    def action_rules(self) -> None:
        words = self.words
        rules = self.game.rulebook(self.setup.language).read_text("utf-8")
        self.app.push_screen(Page(words.say("rules-title"), rules, words))

    def action_start(self) -> None:
        cast("Cheeseboard", self.app).sit_down(self.setup)

    def on_pressable_pressed(self) -> None:
        self.action_start()


def others(setup: Setup, words: Words) -> str:
    """Who else plays: a family by its names, or a kind of bots by what is special about it."""
    if setup.people == setup.seats:
        return words.say("bot-none")
    if setup.bot != FAMILY:
        return words.say(f"bot-{setup.bot}")
    return words.listed(bots_called(words, setup.bots, called(words, setup.names, setup.people)))


def name_of(setup: Setup, seat: int) -> str:
    return setup.names[seat] if seat < len(setup.names) else ""


def following(things: Sequence[T], thing: T, by: int) -> T:
    """The next or the last, round and round."""
    return things[(things.index(thing) + by) % len(things)]
