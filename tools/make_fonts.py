"""The letters of pictures, for PNG: cut from the client's own variable fonts, which must be installed (``npm ci``).

    pip install fonttools brotli
    python tools/make_fonts.py

Rasterisers read neither woff2 nor the axes of a variable font, so each weight that pictures use is a file of its own. The licence,
OFL-1.1, stands in each file.
"""

from pathlib import Path
from typing import Any, Final

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT: Final = Path(__file__).parents[1]
FROM: Final = ROOT / "client" / "node_modules" / "@fontsource-variable"
INTO: Final = ROOT / "src" / "cheeseboard" / "games" / "art" / "fonts"
FRAUNCES: Final = "fraunces/files/fraunces-latin-soft-normal.woff2"
ATKINSON: Final = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
FONTS: Final[dict[str, tuple[str, dict[str, int]]]] = {
    "Fraunces-Bold": (FRAUNCES, {"wght": 700, "SOFT": 100}),
    "AtkinsonHyperlegibleNext-Regular": (ATKINSON, {"wght": 400}),
    "AtkinsonHyperlegibleNext-Bold": (ATKINSON, {"wght": 700}),
}
NAMES: Final = {1, 2, 4, 6, 16, 17}  # entries of the table "name" that say what a font is called
HINTS: Final = ("fpgm", "prep", "cvt ", "gasp", "STAT", "MVAR")


def make(name: str, source: str, axes: dict[str, int]) -> None:
    font = instancer.instantiateVariableFont(TTFont(FROM / source), axes)
    for table in HINTS:
        if table in font:
            del font[table]
    rename(font, name, axes["wght"])
    font.flavor = None
    font.save(INTO / f"{name}.ttf")


def rename(font: Any, name: str, weight: int) -> None:
    family = str(font["name"].getDebugName(1)).split(" Thin")[0].split(" Black")[0]
    style = "Bold" if weight == 700 else "Regular"
    font["name"].names = [record for record in font["name"].names if record.nameID not in NAMES]
    for number, text in {1: family, 2: style, 4: f"{family} {style}", 6: name}.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = 0x20 if weight == 700 else 0x40
    font["head"].macStyle = int(weight == 700)


if __name__ == "__main__":
    INTO.mkdir(parents=True, exist_ok=True)
    for each, (source, axes) in FONTS.items():
        make(each, source, axes)
        print(each, (INTO / f"{each}.ttf").stat().st_size)
