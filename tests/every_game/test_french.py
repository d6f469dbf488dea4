"""Faults that crept into the French words once."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cheeseboard.games import find
from cheeseboard.table.grammar import FUNCTIONS
from cheeseboard.table.scribe import Event
from cheeseboard.table.words import Words

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "cheeseboard" / "games"
PAGES = sorted(
    [*ROOT.glob("src/**/fr.ftl"), *ROOT.glob("client/words/fr.ftl"), *ROOT.glob("src/**/RULES.fr.md")],
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_is_certain_is_not_called_probable(page: Path) -> None:
    """«Sûrement» is what one says of something that one does not know."""
    assert "sûrement" not in page.read_text("utf-8").casefold()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_nothing_is_left_with_ne(page: Path) -> None:
    """«Il reste aucun» lacks its «ne», also where a message is put together from parts."""
    text = re.sub(r"\s+", " ", page.read_text("utf-8"))
    assert not re.search(
        r"(?<!ne )(?<!ne te )(?<!ne lui )reste (à \{ \$\w+ \} \} )?(\{ [^{}]*\[0\] )?(aucun|rien|personne)", text
    )


@pytest.mark.parametrize(
    ("seat", "attempts", "says"),
    [
        ("you", 0, "Il ne te reste aucun essai sur 3."),
        ("other", 0, "Il ne reste aucun essai à Anna sur 3."),
        ("you", 1, "Il te reste un essai sur 3."),
        ("other", 2, "Il reste 2 essais à Anna sur 3."),
    ],
)
def test_how_many_tries_are_left(seat: str, attempts: int, says: str) -> None:
    bundle = FluentBundle(["fr"], FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource((GAMES / "cheese" / "client" / "words" / "fr.ftl").read_text("utf-8")))
    facts = {"seat": "Anna", "seat-is": seat, "attempts": attempts, "footsteps": 3}
    pattern = bundle.get_message("tries-of").value
    assert pattern is not None
    said, _ = bundle.format_pattern(pattern, facts)
    assert " ".join(str(said).split()) == says


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.suffix == ".ftl"], ids=lambda page: str(page.relative_to(ROOT))
)
def test_before_a_name_de_may_lose_its_vowel(page: Path) -> None:
    """A name after «de» is said by BEFORE, for it may begin with a vowel."""
    assert not re.search(
        r"\b[Dd]e \{ \$(seat|owner|hunter|only|name|host|was|turn|makers|designer) \}", page.read_text("utf-8")
    )


@pytest.mark.parametrize(
    ("name", "says"), [("Otto", "d’Otto"), ("Ben", "de Ben"), ("Émile", "d’Émile"), ("Hugo", "d’Hugo")]
)
def test_a_dog_of_anybody(name: str, says: str) -> None:
    event = Event(0, "cat_chased", {"seat": 0, "owner": 1, "cheese": 3})
    said = Words(find("go-da-cheese"), "fr").event(event, [name, "Anna"])
    assert said == f"Ouaf au fromage 3 ! Le chien {says} attrape un chat d’Anna."
