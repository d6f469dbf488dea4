"""The gallery has a picture of every page, and of every sheet that opens over one."""

from pathlib import Path

from tools.gallery import SCREENS

CLIENT = Path(__file__).parents[2] / "client" / "src"
ELSEWHERE = "house/"  # what only a house without a server has


def test_every_page_and_sheet_is_in_the_gallery() -> None:
    parts = {str(one.relative_to(CLIENT).with_suffix("")): one.read_text("utf-8") for one in CLIENT.rglob("*.svelte")}
    screens = {
        name
        for name, text in parts.items()
        if name.startswith("pages/") or ("<Sheet" in text and ELSEWHERE not in name)
    }
    assert len(screens) > 20
    assert screens - set(SCREENS.values()) == set()
    assert set(SCREENS.values()) - set(parts) == set()
