"""How to play on in Alles Käse! without thinking: by the price of traps, or by a table of what is still to win."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, held, lowest, popcount, size
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import State
from cheeseboard.games.alles_kaese.rules import DROP, FACES, KEEP, PEEK, TRAPS_TO_LOSE, Kaese

PRICES: Final = vec[float]([1.0, 2.0, 8.0])  # of the first, second and third trap, in holes
SURE: Final = 1.0
ALL: Final[i64] = 30  # turns with two players: each uses one card of the supply
REACH: Final[i64] = 60  # how far ahead anybody is looked at
WIDTH: Final[i64] = 121
STEP: Final[i64] = 9 * 121  # between two numbers of turns in the table


def danger(table: Kaese, seat: i64, card: i64) -> float:
    """The chance of a trap, for a seat that remembers its peeks."""
    if ((table.peeks[seat] | table.open_cards()) >> card) & 1 == 1:
        return SURE if table.is_trap(card) else 0.0
    return hidden_danger(table, i64(table.holes[card]))


def hidden_danger(table: Kaese, holes: i64) -> float:
    """Of a card with so many holes that nobody has looked at; when all have been, of any that is left."""
    traps = held(table.hidden_traps, holes)
    cards = traps + held(table.hidden_cheeses, holes)
    return float(traps) / float(cards) if cards > 0 else 0.5


@mypyc_attr(acyclic=True)
class ByPrice(Policy):
    """Keeps a card if its holes, in the mean, are worth the risk; peeks where most is in doubt."""

    def choose(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Kaese)
        if state.legal < bit(KEEP):
            return PEEK + self.doubtful(state, dice)
        return self.keep_or_drop(state)

    def keep_or_drop(self, table: Kaese) -> i64:
        """Of several cards with the same holes the safest."""
        seat = table.turn
        safest: i64 = -1
        least = 2.0
        for place in range(table.house.display):
            if (table.legal >> (KEEP + place)) & 1 == 1:
                risk = danger(table, seat, i64(table.display[place]))
                if risk < least:
                    least = risk
                    safest = place
        return (KEEP if self.keeps(table, seat, least) else DROP) + safest

    def keeps(self, table: Kaese, seat: i64, risk: float) -> bool:
        price = PRICES[TRAPS_TO_LOSE - table.house.traps_to_lose + table.traps_of(seat)]
        return (1.0 - risk) * float(table.die) > risk * price

    def doubtful(self, table: Kaese, dice: Dice) -> i64:
        """The place where most depends on what this seat does not know; any of equal ones."""
        seat = table.turn
        most = -1.0
        found: i64 = 0
        alike: i64 = 0
        for place in range(table.house.display):
            card = i64(table.display[place])
            risk = danger(table, seat, card)
            doubt = float(i64(table.holes[card])) * risk * (1.0 - risk)
            if doubt > most:
                most = doubt
                found = place
                alike = 1
            elif doubt == most:
                alike += 1
                if dice.below(alike) == 0:
                    found = place
        return found


@mypyc_attr(acyclic=True)
class Frugal(Policy):
    """The game's own advice: like ByPrice, but at the true table, by nothing but what the seat in turn has seen."""

    def choose(self, state: State, dice: Dice) -> i64:  # noqa: ARG002 - there is one advised move
        assert isinstance(state, Kaese)
        if state.legal < bit(KEEP):
            return PEEK + most_in_doubt(state)
        return self.keep_or_drop(state)

    def keep_or_drop(self, table: Kaese) -> i64:
        seat = table.turn
        safest: i64 = -1
        fewest: i64 = 0
        among: i64 = 1
        for place in range(table.house.display):
            if (table.legal >> (KEEP + place)) & 1 == 1:
                traps, cards = odds_of(table, seat, i64(table.display[place]))
                if safest == -1 or traps * among < fewest * cards:
                    fewest = traps
                    among = cards
                    safest = place
        price = i64(PRICES[TRAPS_TO_LOSE - table.house.traps_to_lose + table.traps_of(seat)])
        pays = (among - fewest) * table.die > fewest * price
        return (KEEP if fewest < among and (pays or is_free(table, seat)) else DROP) + safest


def odds_of(table: Kaese, seat: i64, card: i64) -> tuple[i64, i64]:
    """To a seat: how many traps there are among so many cards, of which this is one. One that it has seen is only itself."""
    seen = table.peeks[seat] | table.open_cards()
    if (seen >> card) & 1 == 1:
        return i64(table.is_trap(card)), 1
    holes = i64(table.holes[card])
    traps = held(table.house.traps, holes)
    cards = held(table.house.cards, holes)
    while seen != 0:
        other = lowest(seen)
        seen &= seen - 1
        if i64(table.holes[other]) == holes:
            cards -= 1
            traps -= i64(table.is_trap(other))
    return traps, cards


def is_free(table: Kaese, seat: i64) -> bool:
    """One more trap makes no difference: it may be the last turn, and this is not the third, or all is lost anyway."""
    supply = size(table.supply) + i64(table.top_in_sight())
    if min(supply, table.house.turn_limit - table.turns) > table.seats:
        return False
    if table.traps_of(seat) < table.house.traps_to_lose - 1:
        return True
    for other in range(table.seats):
        if table.score(other) > table.score(seat):
            return True
    return False


def most_in_doubt(table: Kaese) -> i64:
    """The place where most depends on what nobody can know; the first of equal ones."""
    most = -1.0
    found: i64 = 0
    for place in range(table.house.display):
        card = i64(table.display[place])
        traps, among = odds_of(table, table.turn, card)
        doubt = float(i64(table.holes[card]) * traps * (among - traps)) / float(among * among)
        if doubt > most:
            most = doubt
            found = place
    return found


@mypyc_attr(acyclic=True)
class ByTable(ByPrice):
    """For two: a table of the chance to win, by turns left, lead and traps, from the cards still unseen.

    It takes the shares of the numbers and of their traps as they are now and lets them stay so. Each turn uses one card.
    """

    def __init__(self) -> None:
        self.chances: Final = vec[float]([0.0] * ((ALL + 1) * STEP))
        self.fits: Final = vec[float]([0.0] * 7)  # of each number: the chance that one lies in the display
        self.risks: Final = vec[float]([0.0] * 7)
        self.faces: i64 = FACES
        self.last: i64 = TRAPS_TO_LOSE - 1  # so many traps and one more lose

    def prepare(self, root: State, seat: i64) -> None:
        assert isinstance(root, Kaese)
        world = root.clone()
        world.forget_fronts(root.known & ~root.open_cards() & ~root.peeks_of(seat))
        self.faces = world.house.faces
        self.last = world.house.traps_to_lose - 1
        self.count_cards(world)
        self.fill(self.turns_left(root))

    def count_cards(self, world: Kaese) -> None:
        left: i64 = 0
        for holes in range(1, 7):
            left += self.still_there(world, holes)
        for holes in range(1, 7):
            there = self.still_there(world, holes)
            missing = 1.0
            for _ in range(world.house.display):
                missing *= 1.0 - float(there) / float(max(1, left))
            self.fits[holes] = 1.0 - missing
            self.risks[holes] = hidden_danger(world, holes)

    def still_there(self, world: Kaese, holes: i64) -> i64:
        """Cards with so many holes in the display and the supply."""
        count = held(world.supply, holes)
        gone = world.dropped | world.open_cards()
        for card in range(world.cards):
            if i64(world.holes[card]) == holes and (gone >> card) & 1 == 0:
                count += 1
        return count

    def fill(self, most: i64) -> None:
        """Without turns left whoever leads has won; otherwise by what the next turn brings."""
        for lead in range(WIDTH):
            won = 1.0 if lead > REACH else 0.5 if lead == REACH else 0.0
            for traps in range(9):
                self.chances[traps * WIDTH + lead] = won
        for turns in range(1, most + 1):
            for mine in range(TRAPS_TO_LOSE):
                for theirs in range(TRAPS_TO_LOSE):
                    for lead in range(-REACH, REACH + 1):
                        self.chances[turns * STEP + (mine * 3 + theirs) * WIDTH + lead + REACH] = self.ahead(
                            turns, lead, mine, theirs
                        )

    def ahead(self, turns: i64, lead: i64, mine: i64, theirs: i64) -> float:
        """The chance of whoever rolls now."""
        leave = self.after(turns - 1, lead, mine, theirs)
        total = 0.0
        for holes in range(1, self.faces + 1):
            take = self.take(turns - 1, lead, mine, theirs, holes, self.risks[holes])
            best = max(leave, take)
            total += self.fits[holes] * best + (1.0 - self.fits[holes]) * leave
        return total / float(self.faces)

    def take(self, turns: i64, lead: i64, mine: i64, theirs: i64, holes: i64, risk: float) -> float:
        """The chance of who keeps a card with so many holes, that is a trap with this risk."""
        good = self.after(turns, lead + holes, mine, theirs)
        if mine == self.last:
            return (1.0 - risk) * good
        return (1.0 - risk) * good + risk * self.after(turns, lead, mine + 1, theirs)

    def after(self, turns: i64, lead: i64, mine: i64, theirs: i64) -> float:
        """The chance of who has just finished a turn: the other rolls next."""
        lead = min(REACH, max(-REACH, lead))
        return 1.0 - self.chances[turns * STEP + (theirs * 3 + mine) * WIDTH + REACH - lead]

    def keeps(self, table: Kaese, seat: i64, risk: float) -> bool:
        other = 1 - seat
        turns = self.turns_left(table) - 1
        lead = table.score(seat) - table.score(other)
        mine = table.traps_of(seat)
        theirs = table.traps_of(other)
        leave = self.after(turns, lead, mine, theirs)
        return self.take(turns, lead, mine, theirs, table.die, risk) > leave

    def turns_left(self, table: Kaese) -> i64:
        """Until the supply is used up or time is up, this one included."""
        supply = size(table.house.cards) - table.house.display - popcount(table.dropped | table.open_cards())
        return max(1, min(ALL, supply, table.house.turn_limit - table.turns))
