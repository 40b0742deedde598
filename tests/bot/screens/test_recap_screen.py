"""Which moments of a game its recap shows."""

from itertools import pairwise

import pytest

from bot.screens.recap_screen import MOST_TABLES, runs, spread
from engine.games import GAMES
from engine.record import By, Entry, Moment, replay
from tests.engine.tables import ANN, BOB, play_on, play_table


def moments(*moves: str) -> list[Moment]:
    """Make moments of moves, each by a seat and, after a letter, by whom: `0c` by a computer, `1r`
    by the rules alone; and before them the deal."""
    by: dict[str, By] = {"p": "player", "c": "computer", "r": "rules"}
    entries = [Entry(0, -1, "admin", "", (), "!deal")]
    entries += [Entry(0, int(move[0]), by[move[1]], "", (), "draw") for move in moves]
    return [Moment(entry, number, []) for number, entry in enumerate(entries)]


def ends(*moves: str) -> list[int]:
    return [moment.state for moment in runs(moments(*moves))]


LONG = ["0p", "1p"] * 5  # so that the game has enough pictures


def test_moves_of_one_person_in_a_row_are_one_picture() -> None:
    assert ends("0p", "0p", "0p", *LONG[1:]) == [0, 3, *range(4, 13)]


def test_moves_of_computers_in_a_row_are_one_picture() -> None:
    assert ends(*LONG, "2c", "1c", "2c", "0p") == [*range(11), 13, 14]


def test_what_the_rules_alone_allow_belongs_to_the_move_before() -> None:
    assert ends("0p", "1r", "1p", *LONG) == [0, 2, *range(3, 14)]


def test_the_deal_stands_for_itself_even_before_a_forced_move() -> None:
    assert ends("1r", *LONG)[:2] == [0, 1]


def test_a_game_of_computers_is_shown_move_by_move() -> None:
    assert ends(*["0c", "1c"] * 6) == list(range(13))


@pytest.mark.parametrize("count", [1, 43, 44, 45, 66, 400])
def test_more_pictures_than_fit_are_left_out_evenly(count: int) -> None:
    every = moments(*["0p"] * (count - 1))
    shown = [moment.state for moment in spread(every)]
    assert len(shown) == min(count, MOST_TABLES)
    assert (shown[0], shown[-1]) == (0, count - 1)
    steps = {after - before for before, after in pairwise(shown)}
    assert max(steps, default=0) - min(steps, default=0) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_real_game_has_at_most_45_pictures_with_its_ending(game: str) -> None:
    session = play_on(play_table(game, ANN, BOB, games=GAMES))
    record = session.record()
    shown = spread(runs(list(replay(record, GAMES[game]))))
    assert 3 <= len(shown) <= MOST_TABLES
    assert shown[-1].entry.line() == record.log[-1]
