"""A sequential test: is a bot's share of the wins rather the lower number or the higher? It stops as soon as that is known.

Generalised after Van den Bergh, as Stockfish's Fishtest has it, for blocks of any number of games and players: block
scores may fall anyhow between 0 and 1, only their mean is asked for. For each of the two means, the likeliest way for
scores to fall that has this mean is fitted to those that were seen, and the log-likelihood ratio of the two is compared
with Wald's bounds. A tenth of an imaginary block that won nothing and a tenth of one that won all are counted with the
others, so that there is a fit from the first block on. (Half a block each was wrong 6 to 8 % of the time near 0 and 1,
a hundredth up to 6.5 %: docs/arena.md.)
"""

import math
from dataclasses import dataclass, field
from typing import Final, Literal

ERROR: Final = 0.05  # how often the test may be wrong, either way
TENTH: Final = 0.1
BOUND: Final = math.log((1 - ERROR) / ERROR)  # 2.94: the log-likelihood ratio that decides

Hypothesis = Literal["low", "high"]


@dataclass
class Sprt:
    """Told block after block, it decides for the low or the high share."""

    low: float
    high: float
    scores: dict[float, float] = field(default_factory=lambda: {0.0: TENTH, 1.0: TENTH})  # how often each was seen
    ratio: float = 0.0  # logarithm of the likelihoods': above 0, high fits better

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(
                f"sprt: {self.low:g} {self.high:g} is not possible; possible: two shares between 0 and 1, the lower first"
            )

    def add(self, score: float) -> None:
        score = round(score, 9)
        self.scores[score] = self.scores.get(score, 0) + 1
        self.ratio = self.log_likelihood(self.high) - self.log_likelihood(self.low)

    @property
    def is_decided(self) -> bool:
        return abs(self.ratio) >= BOUND

    @property
    def accepted(self) -> Hypothesis | None:
        if not self.is_decided:
            return None
        return "high" if self.ratio > 0 else "low"

    def log_likelihood(self, mean: float) -> float:
        """Of the likeliest way to fall that has this mean, compared with that of the scores as they fell.

        It gives a score the chance count / total / (1 + tilt · (score - mean)).
        """
        tilt = self.tilt(mean)
        return -sum(count * math.log1p(tilt * (score - mean)) for score, count in self.scores.items())

    def tilt(self, mean: float) -> float:
        """Where the chances have this mean. The likelihood is flat there: a millionth off changes it by far less."""
        low, high = -1 / (1 - mean), 1 / mean  # beyond these a chance would be below zero
        for _ in range(24):
            middle = (low + high) / 2
            if sum(count * (s - mean) / (1 + middle * (s - mean)) for s, count in self.scores.items()) > 0:
                low = middle
            else:
                high = middle
        return (low + high) / 2
