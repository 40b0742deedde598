"""The review of a game: clear mistakes are found, good moves are left alone, nobody peeks."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.chance import Loose
from engine.game import Seat
from engine.games import GAMES
from engine.record import Entry, state_before
from engine.review import MOST, WEAKER, Moment, decisions, moments
from engine.session import Player, lobby
from tests.engine.tables import NOON, SALT, Session
from tests.engine.test_search import frozen
from tests.engine.toys import ALL

ANN = 11
Choice = Callable[[Session, Seat], str]


def played(game: str, seats: int, choose: Choice, **rules: Any) -> Session:
    """A person plays by `choose`, computers take what comes first or last."""
    session = lobby.open_lobby(ALL, "t2", game, ANN, "Ann", SALT, NOON)
    session.players += [Player(None, level="easy") for _ in range(seats - 1)]
    for rule, value in rules.items():
        lobby.set_option(session, ANN, rule, value, NOON)
    lobby.start(session, ANN, NOON)
    chance = Loose(1)
    while session.phase == "playing":
        seat, prompt = next(iter(session.prompts.items()))
        if seat:
            session.act_for(seat, prompt, chance.below(len(session.legal(seat))), NOON)
        else:
            session.play_text(ANN, choose(session, seat), NOON)
    return session


def looked_through(session: Session) -> list[Moment]:
    return moments(session.record(), session.rulebook, 0, frozen, 1.0)


def greedily(session: Session, seat: Seat) -> str:
    """Rolls until one comes, though what is in the pot would have won."""
    return "roll"


def sensibly(session: Session, seat: Seat) -> str:
    s = session.state
    assert s is not None
    return "hold" if s.scores[seat] + s.pot >= s.options.goal else "roll"


def test_who_does_not_take_the_win_is_told() -> None:
    session = played("dice", 4, greedily, goal=10)
    found = looked_through(session)
    assert found
    for moment in found:
        state = state_before(session.record(), session.rulebook, moment.entry)
        assert Entry.read(session.log[moment.entry]).what == "roll"
        assert moment.better == "hold"
        assert state.pot > 0
        assert moment.could > moment.was
    states = [state_before(session.record(), session.rulebook, moment.entry) for moment in found]
    winning = [m.could for m, state in zip(found, states, strict=True) if state.pot >= 10]
    assert winning == [1.0] * len(winning)


@pytest.mark.slow
def test_weaker_moves_are_neither_of_the_two() -> None:
    session = played("differo", 2, lambda session, seat: session.rulebook.text(session.legal(0)[0]))
    found = looked_through(session)
    assert any(moment.weaker for moment in found)
    for moment in found:
        taken = Entry.read(session.log[moment.entry]).what
        assert len({taken, moment.better, *moment.weaker}) == 2 + len(moment.weaker)
        assert len(moment.weaker) <= WEAKER
        state = state_before(session.record(), session.rulebook, moment.entry)
        legal = {session.rulebook.text(action) for action in session.rulebook.legal(state, 0)}
        assert legal >= {*moment.weaker}


def test_who_takes_the_win_is_not_blamed_for_it() -> None:
    session = played("dice", 4, sensibly, goal=10)
    blamed = {Entry.read(session.log[moment.entry]).what for moment in looked_through(session)}
    assert "hold" not in blamed


def test_the_costliest_moments_are_shown_in_the_order_of_the_game() -> None:
    found = looked_through(played("dice", 4, greedily, goal=20))
    assert len(found) <= MOST
    assert [moment.entry for moment in found] == sorted(moment.entry for moment in found)


def test_decisions_are_those_of_the_person_where_there_was_a_choice() -> None:
    session = played("whot", 3, lambda session, seat: "draw")
    record = session.record()
    seen = list(decisions(record, GAMES["whot"], 0))
    assert seen
    for decision in seen:
        entry = Entry.read(record.log[decision.entry])
        assert (entry.seat, entry.by, entry.what) == (0, "player", "draw")
        assert len(decision.legal) > 1
        assert decision.view.seat == 0
        hands = [hand for seat, hand in enumerate(decision.view.hands) if seat != 0]
        assert not any(hands)
    assert not list(decisions(record, GAMES["whot"], 1))


def test_only_so_much_time_is_taken() -> None:
    session = played("whot", 2, lambda session, seat: "draw")
    ticks = iter(range(10**6))
    moments(session.record(), session.rulebook, 0, lambda: next(ticks), 300.0)
    assert next(ticks) < 1000
