"""Frames of finished games, and the moments that decided them."""

import pytest

from engine.frames import frames, key_moments
from engine.game import Game
from engine.games import GAMES
from engine.record import Entry
from engine.session import lobby
from engine.session_events import Gone, Resigned, TimedOut
from tests.engine.tables import ANN, BOB, CID, DAN, NOON, PACE, finished, play_on, play_table

PEOPLE = (ANN, BOB, CID, DAN)


def some(game: str) -> tuple[int, ...]:
    return PEOPLE[: GAMES[game].seats[-1]]


@pytest.mark.parametrize("game", GAMES)
def test_frames_begin_with_the_deal_and_end_with_the_game(game: str) -> None:
    session = finished(game, *some(game))
    made = frames(session.record(), GAMES[game])
    assert made[0].entry == 0
    assert made[-1].state == session.state
    assert GAMES[game].outcome(made[-2].state) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_was_the_only_one_belongs_to_the_frame_before(game: str) -> None:
    session = finished(game, *some(game))
    chosen = [
        number
        for number, entry in enumerate(map(Entry.read, session.log))
        if number < 2 or entry.by != "rules"
    ]
    assert [frame.entry for frame in frames(session.record(), GAMES[game])] == chosen


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_two_to_eight_key_moments_in_their_order(game: str) -> None:
    for seed in range(5):
        session = play_on(play_table(game, *some(game)), seed=seed)
        made = frames(session.record(), GAMES[game])
        moments = key_moments(made, GAMES[game])
        # The last frame is one in any game; others follow from what the game calls important.
        weighs = type(GAMES[game]).importance is not Game.importance
        assert 1 + weighs <= len(moments) <= 8
        assert moments == sorted(set(moments))
        assert moments[-1] == len(made) - 1
        assert moments[0] > 0


def test_a_missed_deadline_is_told_before_the_move_that_was_made_then() -> None:
    session = play_table("whot", ANN, BOB)
    session.tick(NOON + 1000 + PACE)
    play_on(session)
    made = frames(session.record(), GAMES["whot"])
    assert made[1].events[0] == TimedOut(made[1].seat)


def test_leaving_and_resigning_are_key_moments() -> None:
    session = play_on(play_table("whot", ANN, BOB, CID), 10)
    lobby.leave(session, BOB, session.touched)
    play_on(session)
    made = frames(session.record(), GAMES["whot"])
    left = next(n for n, frame in enumerate(made) if Gone(1, "player") in frame.events)
    assert left in key_moments(made, GAMES["whot"])

    session = play_on(play_table("differo", ANN, BOB), 10)
    session.resign(ANN, session.touched)
    made = frames(session.record(), GAMES["differo"])
    assert Resigned(0) in made[-1].events
