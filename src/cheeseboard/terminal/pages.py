"""What is shown before the table: things to press, pages to read, the curtain."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Key
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Markdown, Static

from cheeseboard.table.words import Words
from cheeseboard.terminal.game import Sitting

MOUSE: Final = r"""
  ,-.   ,-.
 (   )_(   )        __..--.
  `-/ o o \-'    _.-' o    |
   (   v   )   .'__ o___ o_|
  ==\_____/==  |__________|""".strip("\n")


class Pressable(Static, can_focus=True):
    """A line that can be pressed: with the mouse, or Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "press", show=False)]

    class Pressed(Message):
        """Somebody pressed it."""

        def __init__(self, means: str) -> None:
            super().__init__()
            self.means = means

    def __init__(self, text: str, means: str, *, focusable: bool = True) -> None:
        super().__init__(text, markup=False)
        self.means = means
        self.can_focus = focusable
        self.columns = len(text)

    def action_press(self) -> None:
        self.post_message(self.Pressed(self.means))

    def on_click(self, event: Click) -> None:
        event.stop()
        self.action_press()


class Page(ModalScreen[str]):
    """Something to read: lines, or a rulebook. Any of its keys closes it and is the answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,backspace", "close", show=False)]

    def __init__(self, title: str, text: Sequence[str] | str, words: Words, keys: str = "", art: str = "") -> None:
        super().__init__()
        self.heading, self.text, self.words, self.keys, self.art = title, text, words, keys, art

    def compose(self) -> ComposeResult:
        with Vertical(id="page") as page:
            page.border_title = self.heading
            with VerticalScroll(id="reading"):
                yield self.body()
            yield Pressable(self.answers(), "", focusable=False)

    def answers(self) -> str:
        named = {"n": "key-new", "q": "key-quit", "l": "key-log"}
        return "  ".join(
            [*(f"{key} {self.words.say(named[key])}" for key in self.keys), f"Esc {self.words.say('key-back')}"]
        )

    def body(self) -> Widget:
        if isinstance(self.text, str):
            return Markdown(self.text)
        return Static("\n".join([self.art, *self.text] if self.art else self.text), markup=False)

    def on_mount(self) -> None:
        self.query_one("#reading").focus()

    def on_key(self, event: Key) -> None:
        if event.character and event.character in self.keys:
            event.stop()
            self.dismiss(event.character)
        elif event.character == "q":
            event.stop()
            self.dismiss("")

    def on_pressable_pressed(self) -> None:
        self.dismiss("")

    def action_close(self) -> None:
        self.dismiss("")


class Another(ModalScreen[str]):
    """A rematch, another game, or neither."""

    CHOICES: ClassVar = {"1": "rematch", "2": "other", "3": "back"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "press('back')", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(id="page", classes="small") as page:
            page.border_title = self.words.say("new-title")
            yield from self.choices()

    def choices(self) -> Iterable[Pressable]:
        for key, choice in self.CHOICES.items():
            yield Pressable(f"{key}  {self.words.say(f'new-{choice}')}", choice)

    def on_key(self, event: Key) -> None:
        if event.character in self.CHOICES:
            event.stop()
            self.dismiss(self.CHOICES[event.character])

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        self.dismiss(event.means)

    def action_press(self, choice: str) -> None:
        self.dismiss(choice)


class Curtain(Screen[None]):
    """Nothing to see until the next one says that nobody else is looking."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "open", show=False), Binding("q", "app.quit")]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting

    def compose(self) -> ComposeResult:
        words = self.sitting.words
        seat = {"seat": self.sitting.table.names[self.sitting.table.turn]}
        with Vertical(id="curtain") as curtain:
            curtain.border_title = self.sitting.game.title
            yield Static(MOUSE, markup=False, classes="art")
            yield Static(words.say("curtain", seat), markup=False, classes="loud")
            yield Pressable(words.say("curtain-ask", seat), "open")
        yield Static(f"q {words.say('key-quit')}", id="keys", markup=False)

    def on_pressable_pressed(self) -> None:
        self.action_open()

    def action_open(self) -> None:
        self.sitting.face()
        self.dismiss()
