"""The games on a whole screen, with keys and mouse."""

import asyncio
import os
from collections.abc import Sequence
from textwrap import wrap
from typing import ClassVar, Final

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from cheeseboard.engine.state import NOBODY
from cheeseboard.table.table import Refused
from cheeseboard.table.words import LANGUAGES
from cheeseboard.terminal.game import Setup, Sitting, seed_of
from cheeseboard.terminal.offers import KEY, TO_END, UNTIL, Offer, most_rows, offer
from cheeseboard.terminal.pages import MOUSE, Another, Curtain, Page, Pressable
from cheeseboard.terminal.saved import Folder
from cheeseboard.terminal.start import Start, following

FOOTER: Final = {"?": "help", "r": "rules", "l": "log", "o": "odds", "h": "hint", "u": "undo", "n": "new", "q": "quit"}
ORDERS: Final = {**FOOTER, "s": "seal"}
WIDEST: Final = 64  # so many letters of the footer's keys leave room for two spaces between them, in 80 columns
MOVE_KEYS: Final = "".join(key for key in "123456789abcdefghijklmnopqrstuvwxyz" if key not in ORDERS) + "ABCDEFGHIJKLM"
WIDE: Final = 110  # columns from which the log stands beside the table
PACE: Final = {UNTIL: 0.2, TO_END: 0.05}  # seconds between two moves of a game that plays by itself


class TableScreen(Screen[None]):
    """The table, what can be done, and what has happened."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left", "app.focus_previous", show=False),
        Binding("down,right", "app.focus_next", show=False),
        Binding("pageup", "scroll_table(-1)", show=False),
        Binding("pagedown", "scroll_table(1)", show=False),
        Binding("escape,backspace", "back", show=False),
        Binding("f2", "language", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.offers: dict[str, str] = {}  # what the keys mean: a notation, or what is chosen first
        self.sentence = sitting.seal()  # stands above the question: later, why something was not done
        self.first = ""  # what has been chosen first, of many moves
        self.version = sitting.table.version  # that the offers are for
        self.offer = Offer("", {})
        self.by_itself = ""  # how far the game plays by itself, if it does

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="picture", markup=False)
            with VerticalScroll(id="beside", can_focus=False):
                yield Static(id="log", markup=False)
        yield Static(id="news", markup=False)
        yield Static(id="prompt", markup=False)
        yield Grid(id="moves")
        labels = {order: f"{key} {self.sitting.words.say(f'key-{order}')}" for key, order in FOOTER.items()}
        with Horizontal(id="keys", classes="tight" if sum(map(len, labels.values())) > WIDEST else ""):
            for order, label in labels.items():
                yield Pressable(label, order, focusable=False)

    def on_mount(self) -> None:
        self.sitting.save()
        self.go_on()

    # What happens.

    def go_on(self) -> None:
        """Bots play, then whoever is next."""
        self.run_worker(self._go_on(), exclusive=True)

    async def _go_on(self) -> None:
        sitting = self.sitting
        if sitting.phase == "bot":
            await self.present()
        while sitting.phase == "bot":
            sitting.play_bot(await asyncio.to_thread(sitting.bot()))
        await self.present()
        if sitting.phase == "curtain":
            self.app.push_screen(Curtain(sitting), lambda _: self.go_on())
        elif sitting.phase == "over":
            self.end()

    async def _play_by_itself(self) -> None:
        """Where nobody has a choice: until something happens, to the end, or until somebody presses a key."""
        happened, sitting = False, self.sitting
        while self.by_itself and sitting.phase != "over" and not (happened and self.by_itself == UNTIL):
            happened = sitting.go_on()
            await self.present()
            await asyncio.sleep(self.pause())
        self.by_itself = ""
        sitting.save()
        await self._go_on()

    def pause(self) -> float:
        """Seconds to look at a card; none for those who want no animations."""
        return 0.0 if self.app.animation_level == "none" else PACE.get(self.by_itself, 0.0)

    def stop(self) -> bool:
        """Whether the game played by itself; now it does not."""
        was, self.by_itself = self.by_itself, ""
        return bool(was)

    def end(self) -> None:
        words = self.sitting.words
        page = Page(words.say("result-title"), self.sitting.ending(), words, "nql", f"{MOUSE}\n")
        self.app.push_screen(page, self.obey)

    def choose(self, key: str) -> None:
        """A key of a move: play it, or choose among those that begin so."""
        chosen = self.offers[key]
        self.sentence = ""
        if self.sitting.phase == "hand over":
            self.sitting.hand_over()
        elif chosen in PACE:
            self.by_itself, self.offers = chosen, {}
            self.run_worker(self._play_by_itself(), exclusive=True)
            return
        elif chosen in self.sitting.moves():
            self.play(chosen)
        elif self.sitting.phase == "choose":
            self.first = chosen
        self.offers = {}
        self.go_on()

    def play(self, notation: str) -> None:
        try:
            self.sitting.play(notation, self.version)
        except Refused as refused:
            self.say(self.sitting.refusal(refused))
        self.first = ""

    # What is asked for.

    def on_key(self, event: Key) -> None:
        key = event.character or ""
        self.put_back()
        if self.stop() and key != "q":
            event.stop()
        elif key in ORDERS:
            event.stop()
            self.obey(key)
        elif key in self.offers:
            event.stop()
            self.choose(key)
        elif event.is_printable and key.strip() and self.offers:
            event.stop()
            self.say(self.sitting.words.say("refused-not-legal", {"asked": key}))

    @on(Pressable.Pressed)
    def pressed(self, event: Pressable.Pressed) -> None:
        order = event.means
        self.put_back()
        if order in ORDERS.values():
            self.obey(next(key for key, each in ORDERS.items() if each == order))
        elif order in self.offers:
            self.choose(order)

    def put_back(self) -> None:
        """As printed: whatever key is pressed, what somebody was looking at lies face down again."""
        if self.sitting.put_back():
            self.show_table()
            self.fit()

    def obey(self, key: str | None) -> None:
        """One of the footer's keys."""
        self.stop()
        if key in ORDERS:
            getattr(self, f"order_{ORDERS[key]}")()

    def order_help(self) -> None:
        self.read(
            "help-title",
            [self.sitting.words.say(f"help-{k}") for k in ("moves", "tab", "scroll", "keys", "language", "saved")],
        )

    def order_rules(self) -> None:
        words = self.sitting.words
        self.app.push_screen(Page(words.say("rules-title"), self.sitting.rules(), words))

    def order_log(self) -> None:
        self.read("log-title", self.lines())

    def lines(self) -> list[str]:
        return [self.sitting.seal(), *self.sitting.log()]

    def order_seal(self) -> None:
        self.read("seal-title", self.sitting.seal_explained())

    def order_odds(self) -> None:
        self.read("key-odds", self.sitting.odds())

    def order_hint(self) -> None:
        self.say(self.sitting.hint())

    def order_undo(self) -> None:
        try:
            self.sitting.undo()
        except Refused as refused:
            self.say(self.sitting.refusal(refused))
            return
        self.sentence = self.first = ""
        self.go_on()

    def order_new(self) -> None:
        self.app.push_screen(Another(self.sitting.words), self.another)

    def order_quit(self) -> None:
        self.app.exit()

    def another(self, wish: str | None) -> None:
        if wish == "rematch":
            self.sitting = self.sitting.again()
            self.sentence, self.first = self.sitting.seal(), ""
            self.sitting.save()
            self.go_on()
        elif wish == "other":
            self.app.switch_screen(Start(self.sitting.setup))

    def read(self, title: str, lines: Sequence[str]) -> None:
        words = self.sitting.words
        self.app.push_screen(Page(words.say(title), lines, words))

    def say(self, sentence: str) -> None:
        """A sentence before the question, until something happens."""
        self.sentence = sentence
        self.query_one("#prompt", Static).update(self.prompt())
        self.fit()

    def action_scroll_table(self, pages: int) -> None:
        table = self.query_one("#table")
        table.scroll_relative(y=pages * max(1, table.size.height - 1), animate=False)

    def action_back(self) -> None:
        """The first half of a choice is taken back."""
        if self.first:
            self.first = ""
            self.go_on()

    def action_language(self) -> None:
        """The next language, for everything on the screen."""
        self.stop()
        self.sitting.speak(following(LANGUAGES, self.sitting.setup.language, 1))
        self.sentence = self.first = ""
        self.run_worker(self._anew(), exclusive=True)

    async def _anew(self) -> None:
        await self.recompose()
        await self._go_on()

    # What is seen.

    async def present(self) -> None:
        """Everything anew, from what whoever looks may know."""
        self.version = self.sitting.table.version
        self.show_table()
        await self.show_moves()

    def show_table(self) -> None:
        sitting = self.sitting
        looks = "" if sitting.facing == NOBODY else sitting.table.names[sitting.facing]
        self.query_one("#title", Static).update(f"{sitting.game.title}  ·  {sitting.whose_turn()}")
        self.query_one("#picture", Static).update(sitting.picture())
        self.query_one("#log", Static).update("\n".join(self.lines()))
        self.call_after_refresh(self.query_one("#beside").scroll_end, animate=False)
        self.query_one("#beside").border_title = sitting.words.say("log-title")
        self.query_one("#table").border_title = looks

    def prompt(self) -> str:
        return f"{self.sentence}\n{self.offer.question}" if self.sentence else self.offer.question

    def offered(self) -> Offer:
        """What is asked, and what can be chosen, with its words."""
        sitting = self.sitting
        if self.by_itself:
            return Offer(sitting.words.say("go-stop"), {})
        if sitting.phase == "choose":
            before = len(wrap(self.sentence, self.size.width - 2))
            return offer(sitting, self.first, self.size.width, self.size.height, before)
        if sitting.phase == "bot":
            thinks = {"seat": sitting.table.names[sitting.table.turn]}
            return Offer(sitting.words.say("bot-thinks", thinks), {})
        if sitting.phase == "hand over":
            seat = {"seat": sitting.table.names[sitting.table.turn]}
            return Offer(sitting.whose_turn(), {"hand over": sitting.words.say("hand-over-button", seat)})
        end = {"over": sitting.words.say("result-title")} if sitting.phase == "over" else {}
        return Offer(sitting.whose_turn(), end)

    async def show_moves(self) -> None:
        """The question, and below it what can be chosen."""
        self.offer = self.offered()
        self.offers = dict(zip(MOVE_KEYS, self.offer.labels, strict=False))
        self.query_one("#prompt", Static).update(self.prompt())
        texts = self.offer.labels.values()
        grid = self.query_one("#moves", Grid)
        with self.app.batch_update():
            await grid.remove_children()
            await grid.mount_all(
                Pressable(f"{key:<{KEY}}{text}", key) for key, text in zip(self.offers, texts, strict=False)
            )
            self.fit()
        if grid.children:
            grid.children[0].focus(scroll_visible=False)

    def fit(self) -> None:
        """Room for the moves first, then for the table, then for as much of the log as is left."""
        width, height = self.size
        self.set_class(width >= WIDE, "wide")
        rows = self.fit_moves(width, most_rows(height))
        asked = sum(len(wrap(line, width - 2)) for line in self.prompt().splitlines())
        left = height - 2 - rows - asked
        picture = self.sitting.picture().count("\n") + 1
        self.set_class(picture + 2 > left - 1, "tight")  # no frame where every line counts
        table = left if width >= WIDE else min(picture if self.has_class("tight") else picture + 2, left - 1)
        self.query_one("#middle").styles.height = max(3, table)
        told = [line for said in self.sitting.log()[-left:] for line in wrap(said, width - 4)]
        self.query_one("#news", Static).update("\n".join(told[table - left :]))

    def fit_moves(self, width: int, most: int) -> int:
        """As many columns as the moves leave room for; how many rows they take."""
        grid = self.query_one("#moves", Grid)
        rows = min(self.offer.rows(width), most)
        grid.styles.grid_size_columns = self.offer.columns(width)
        grid.styles.height = rows
        return rows

    def on_resize(self, _: Resize) -> None:
        """Moves may have room for more words now, or fewer."""
        if self.offered() != self.offer:
            self.run_worker(self.show_moves(), exclusive=False)
        else:
            self.fit()


class Cheeseboard(App[None]):
    """The program."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Cheeseboard"
    CSS_PATH = "app.tcss"

    def __init__(self, setup: Setup, folder: Folder, sitting: Sitting | None = None, seed: int | None = None) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)  # or Textual would paint in greys
        self.setup, self.folder, self.seed = setup, folder, seed
        self.given = sitting

    def on_mount(self) -> None:
        self.push_screen(Start(self.setup) if self.given is None else TableScreen(self.given))

    def sit_down(self, setup: Setup) -> None:
        """All is agreed on: the game begins. A seed that was asked for is for the first game only."""
        seed, self.seed = seed_of(self.seed), None
        self.switch_screen(TableScreen(Sitting(setup, seed, self.folder)))

    @property
    def sitting(self) -> Sitting | None:
        """The game that is being played."""
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        return tables[-1].sitting if tables else None

    def exit(self, *args: object, **more: object) -> None:
        self.given = self.sitting
        super().exit(*args, **more)  # type: ignore[arg-type]

    def farewell(self) -> list[str]:
        """What is said once the screen is gone."""
        if self.given is None or self.given.folder is None:
            return []
        words = self.given.words
        if self.given.phase == "over":
            return [self.given.won(), self.given.where_saved()]
        return [words.say("saved-go-on"), self.given.where_saved()]
