"""What every game promises, each promise a function that a planted fault can be given to."""

import json
from typing import Any

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy, finish
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove
from cheeseboard.table.scribe import Event, scribe
from cheeseboard.table.words import LANGUAGES, Words
from tests.every_game.tables import Setting, positions, reference, worlds
from tests.long import often


def plain(view: Any) -> Any:
    """A view after a journey through JSON."""
    return json.loads(json.dumps(view))


def ends_in_time(setting: Setting, seed: int) -> None:
    """The game ends within its bound, and its scores are below a tally's limit."""
    state, dice, steps = setting.new(), Dice(seed), 0
    while state.turn != NOBODY:
        state.happen(state.pick(dice))
        steps += 1
    assert 0 < steps <= setting.game.longest(setting.seats, setting.game.settle(setting.options))
    assert all(0 <= score < 256 for score in state.scores())
    assert state.count() == 0
    assert state.moves() == []


def offers_its_moves_in_one_voice(setting: Setting, seed: int) -> None:
    """count, move, moves, is_legal, odds, tickets, drawn, write and read say the same."""
    actions = setting.game.actions(setting.seats)
    for state, _ in positions(setting, seed, 30):
        moves = state.moves()
        assert moves == [state.move(k) for k in range(state.count())]
        assert moves == sorted(set(moves))
        assert [m for m in range(-3, actions + 3) if state.is_legal(m)] == moves
        odds = [state.odds(move) for move in moves]
        assert all(weight >= 1 for weight in odds)
        assert sum(odds) == state.tickets
        if state.turn != LUCK:
            assert odds == [1] * len(moves)
        owners = [state.drawn(ticket) for ticket in range(state.tickets)]
        assert [owners.count(move) for move in moves] == odds
        texts = [state.write(move) for move in moves]
        assert [state.read(text) for text in texts] == moves
        assert all(text.isascii() and text == text.strip().lower() for text in texts)


def keeps_its_cards(setting: Setting, seed: int) -> None:
    """No card appears or gets lost."""
    slow = reference(setting.game)
    deck = slow.deck(setting.seats, setting.game.settle(setting.options))
    for state, _ in positions(setting, seed, 40):
        assert slow.cards(state) == deck


def refuses_and_changes_nothing(setting: Setting, seed: int) -> None:
    """What is not offered is refused, with what is."""
    actions = setting.game.actions(setting.seats)
    for state, _ in positions(setting, seed, 12):
        before = state.facts()
        legal = set(state.moves())
        wrong = [move for move in (-7, -1, *range(actions), actions, actions + 9, 1 << 40) if move not in legal]
        for move in wrong[:: max(1, len(wrong) // 12)]:
            refused(state, lambda state=state, move=move: state.play(move))
        for text in ("", "dance", "keep", "peek 99", "\x00", state.write(wrong[1]) if 0 <= wrong[1] < actions else "x"):
            if text not in [state.write(move) for move in legal]:
                refused(state, lambda state=state, text=text: state.read(text))
        assert state.facts() == before


def refused(state: Any, attempt: Any) -> None:
    try:
        attempt()
    except IllegalMove as refusal:
        said = str(refusal)
        assert (
            "the game is over" in said
            if state.turn == NOBODY
            else all(state.write(m) in said for m in state.moves()[:3])
        )
    else:
        raise AssertionError("an illegal move was taken")


def copies_do_not_share(setting: Setting, seed: int) -> None:
    """A clone is equal, silent, and independent."""
    for state, move in positions(setting, seed, 15):
        before, copy = state.facts(), state.clone()
        assert copy.facts() == before
        if move >= 0:
            copy.play(move)
            assert state.facts() == before
            again = state.clone()
            again.play(move)
            assert again.facts() == copy.facts()


def shows_nothing_hidden(setting: Setting, seed: int, limit: int = often(5, 10)) -> None:
    """Another world that a seat cannot tell from this one gives it the same view, picture and choices."""
    view, draw = setting.game.view, Words(setting.game, "en").draw
    for state, _ in positions(setting, seed, limit):
        before = state.facts()
        public = plain(view(state, NOBODY))
        for seat in setting.viewers():
            seen = plain(view(state, seat))
            assert draw(seen) == draw(view(state, seat))
            for world in worlds(state, seat, seed, 2):
                assert plain(view(world, seat)) == seen
                assert plain(view(world, NOBODY)) == public
                assert (world.turn, world.mover) == (state.turn, state.mover)
                assert state.turn != seat or world.moves() == state.moves()
        assert state.facts() == before


def imagines_from_what_was_seen(setting: Setting, seed: int, limit: int = 10) -> None:
    """Two worlds that look alike to a seat imagine alike."""
    for state, _ in positions(setting, seed, limit):
        for seat in setting.viewers():
            expected = state.imagine(seat, Dice(5)).facts()
            for world in worlds(state, seat, seed, 2):
                assert world.imagine(seat, Dice(5)).facts() == expected


def told(setting: Setting, state: Any, move: int) -> tuple[Any, list[Event]]:
    """The position after a move, and what was told of it."""
    copy, tale = state.clone(), scribe(setting.game)
    copy.listen(tale)
    copy.play(move)
    copy.listen(setting.game.tale())
    return copy, tale.events


def brings_the_same_news(setting: Setting, seed: int, limit: int = 12) -> int:
    """Moves that look alike, in worlds that look alike, lead to what looks alike and sounds alike; how many pairs."""
    view, pairs = setting.game.view, 0
    for state, move in positions(setting, seed, limit):
        if move < 0:
            continue
        after, heard = told(setting, state, move)
        for seat in setting.viewers():
            expected = plain(view(after, seat)), [event for event in heard if event.is_heard_by(seat)]
            for world in worlds(state, seat, seed, 2):
                twins = [m for m in world.moves() if world.seen(m, seat) == state.seen(move, seat)]
                for twin in twins[:2]:
                    other, news = told(setting, world, twin)
                    assert (plain(view(other, seat)), [e for e in news if e.is_heard_by(seat)]) == expected
                    pairs += 1
    return pairs


def hides_no_more_than_it_must(setting: Setting, seed: int, limit: int = 8) -> None:
    """Moves that a seat tells apart look or sound different to it afterwards: ``seen`` does not know better than it."""
    view = setting.game.view
    for state, move in positions(setting, seed, limit):
        others = [other for other in state.moves() if other != move][-2:]
        for seat in setting.viewers():
            for other in others:
                if state.seen(move, seat) != state.seen(other, seat):
                    (one, heard), (two, news) = told(setting, state, move), told(setting, state, other)
                    audible = [e for e in heard if e.is_heard_by(seat)] != [e for e in news if e.is_heard_by(seat)]
                    assert audible or plain(view(one, seat)) != plain(view(two, seat))


def can_be_recalled(setting: Setting, seed: int, limit: int = 10) -> None:
    """A view is enough to rebuild a position that looks the same, and to imagine from there."""
    view, recall = setting.game.view, setting.game.recall
    for state, _ in positions(setting, seed, limit):
        for seat in setting.viewers():
            seen = plain(view(state, seat))
            before = json.dumps(seen)
            back = recall(seen)
            assert json.dumps(seen) == before
            assert plain(view(back, seat)) == seen
            assert plain(view(back.imagine(seat, Dice(seed)), seat)) == seen
            assert (back.turn, back.mover, back.seats) == (state.turn, state.mover, state.seats)
            assert state.turn != seat or back.moves() == state.moves()
            assert finish(back, Dice(seed), Policy()) <= setting.game.longest(setting.seats, seen["options"])


def has_a_plain_view(setting: Setting, seed: int) -> None:
    """A view is JSON, says whose it is and what the house rules are."""
    for state, _ in positions(setting, seed, often(2, 6)):
        for seat in setting.viewers():
            seen = setting.game.view(state, seat)
            assert plain(seen) == seen
            assert (seen["seat"], seen["seats"], seen["turn"], seen["mover"]) == (
                seat,
                state.seats,
                state.turn,
                state.mover,
            )
            assert seen["options"] == setting.game.settle(setting.options)
            for language in LANGUAGES:
                text = Words(setting.game, language).draw(seen)
                assert text
                assert text.isascii() or language != "en"
                assert max(map(len, text.splitlines())) <= 78


def agrees_with_the_reference(setting: Setting, state: Any, moves: list[tuple[int, str]]) -> None:
    """Scores and winners recomputed from the moves alone."""
    slow, options = reference(setting.game), setting.game.settle(setting.options)
    assert state.scores() == slow.scores(setting.seats, options, moves)
    assert state.winners() == slow.winners(setting.seats, options, moves)
