"""Which frames of a game its recap shows."""

from itertools import pairwise

import pytest

from bot.screens.recap_screen import MOST_TABLES, runs, spread
from engine.frames import Frame, frames
from engine.games import GAMES
from engine.record import By
from tests.engine.tables import ANN, BOB, play_on, play_table


def played(*moves: str) -> list[Frame]:
    """Make frames of the deal and of moves: `0p` by the player of a seat, `0c` by a computer."""
    by: dict[str, By] = {"p": "player", "c": "computer"}
    made = [Frame(0, -1, "admin", 0, [])]
    for number, move in enumerate(moves, 1):
        made.append(Frame(number, int(move[0]), by[move[1]], number, []))
    return made


def ends(*moves: str) -> list[int]:
    return [frame.entry for frame in runs(played(*moves))]


LONG = ["0p", "1p"] * 5  # so that the game has enough pictures


def test_moves_of_one_person_in_a_row_are_one_picture() -> None:
    assert ends("0p", "0p", "0p", *LONG[1:]) == [0, 3, *range(4, 13)]


def test_moves_of_computers_in_a_row_are_one_picture() -> None:
    assert ends(*LONG, "2c", "1c", "2c", "0p") == [*range(11), 13, 14]


def test_a_game_of_computers_is_shown_move_by_move() -> None:
    assert ends(*["0c", "1c"] * 6) == list(range(13))


@pytest.mark.parametrize("count", [1, 43, 44, 45, 66, 400])
def test_more_pictures_than_fit_are_left_out_evenly(count: int) -> None:
    every = played(*["0p"] * (count - 1))
    shown = [frame.entry for frame in spread(every)]
    assert len(shown) == min(count, MOST_TABLES)
    assert (shown[0], shown[-1]) == (0, count - 1)
    steps = {after - before for before, after in pairwise(shown)}
    assert max(steps, default=0) - min(steps, default=0) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_real_game_has_at_most_45_pictures_with_its_ending(game: str) -> None:
    session = play_on(play_table(game, ANN, BOB, games=GAMES))
    every = frames(session.record(), GAMES[game])
    shown = spread(runs(every))
    assert 3 <= len(shown) <= MOST_TABLES
    assert shown[-1] == every[-1]
