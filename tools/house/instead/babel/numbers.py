"""Numbers as people write them: thousands apart, at most so many digits behind the point."""

from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any


class NumberPattern:
    """As much of Babel's as Fluent uses."""

    def __init__(self, pattern: str, *rest: Any) -> None:
        self.pattern = pattern
        self.prefix, self.suffix, self.grouping, self.int_prec, self.frac_prec, self.exp_prec, self.exp_plus = rest

    def apply(self, value: Any, locale: Any) -> str:
        least, most = self.frac_prec
        exact = (
            round(Decimal(str(+value)), most) if most else Decimal(str(+value)).quantize(Decimal(1), ROUND_HALF_EVEN)
        )
        whole, _, fraction = f"{abs(exact):f}".partition(".")
        fraction = fraction.rstrip("0").ljust(least, "0")
        whole = whole.zfill(self.int_prec[0])
        if self.grouping[0] == 3:
            whole = f"{int(whole):,}".replace(",", locale.group).rjust(self.int_prec[0], "0")
        return ("-" if exact < 0 else "") + whole + (locale.point + fraction if fraction else "")


def parse_pattern(pattern: str) -> NumberPattern:
    grouping = (3, 3) if "," in pattern else (1000, 1000)
    digits = len(pattern.partition(".")[2])
    return NumberPattern(pattern, ("", "-"), ("", ""), grouping, (1, 1), (0, digits), None, None)
