"""What the lab says, in every language: Fluent files in ``lab/words``, and numbers as they are written there."""

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from cheeseboard.table.languages import ENGLISH


class Wording:
    """The lab's words in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        page = files("cheeseboard.lab") / "words" / f"{language}.ftl"
        self.bundle.add_resource(FluentResource(page.read_text("utf-8")))

    def say(self, key: str, part: str | None = None, /, **facts: int | str) -> str:
        """A message, or a part of it. What is missing is our mistake, and said loudly."""
        message = self.bundle.get_message(key)
        pattern = message.value if part is None else message.attributes[part]
        if pattern is None:
            raise KeyError(f"the lab has no words for {key}.{part or ''} in {self.language}")
        text, problems = self.bundle.format_pattern(pattern, facts)
        if problems:
            raise ValueError(f"{self.language}, {key}: {problems[0]}")
        return re.sub(r"[ \n]+", " ", str(text)).strip()

    def has_part(self, key: str, part: str) -> bool:
        return part in self.bundle.get_message(key).attributes

    def number(self, value: float, decimals: int = 0) -> str:
        """As it is written in this language, whatever library formats numbers there: 1,234.5 or 1.234,5."""
        whole, _, rest = f"{value:,.{decimals}f}".partition(".")
        whole = whole.replace(",", self.say("thousands-mark"))
        return f"{whole}{self.say('decimal-mark')}{rest}" if rest else whole

    def percent(self, share: float) -> str:
        return self.say("percent", number=self.number(100 * share, 1))


@cache
def wording(language: str = ENGLISH) -> Wording:
    return Wording(language)
