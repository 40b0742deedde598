"""The computer players of DeerPortal: the document's own and those that search; and the clock."""

from statistics import mean

import pytest

from engine.chance import Loose, Recorded
from engine.game import Seat
from engine.games.deerportal.model import BACK, FORWARD, ROLL, Options, State
from engine.search import Budget, best_of, choose, search
from engine.session import lobby
from tests.engine.games.deerportal_table import DEER, WATER, area, board, may
from tests.engine.tables import ANN, NOON, open_table, play_on, play_table

GAMES, ROUNDS = 3000, 19.3


def standing_still() -> float:
    return 0.0


def document(state: State, *tape: int) -> str:
    """Return what the document's player does, and check that it drew no more than that."""
    (seat,) = DEER.to_act(state)
    chance = Recorded(tape)
    view = DEER.view(state, seat)
    index = int(DEER.levels["document"](DEER, view, seat, chance, standing_still))
    assert chance.drawn == list(tape)
    return may(state)[index]


# The document's player -------------------------------------------------------------------------


def test_in_the_deer_mode_it_goes_forward() -> None:
    late = {"arrived": (3,), "turns_left": 9}
    assert document(board(10, 0, 0, 40, roll=2, water=area(d=8), **late)) == "forward"


def test_while_it_leads_alone_it_goes_forward() -> None:
    state = board(10, 0, 0, 0, roll=2, water=area(d=8), diamonds=(1, 0, 0, 0))
    assert document(state) == "forward"


def test_it_goes_forward_to_a_thing_whatever_lies_behind() -> None:
    for thing in "dwefa":
        assert document(board(10, 0, 0, 0, roll=2, water=area(**{"x": 8, thing: 12}))) == "forward"


def test_it_goes_back_to_a_thing_where_none_lies_before_it() -> None:
    for thing in "dwefa":
        assert document(board(10, 0, 0, 0, roll=2, water=area(**{thing: 8}))) == "back"


def test_where_nothing_lies_it_tosses_a_coin() -> None:
    for draw, way in enumerate(("forward", "back")):
        assert document(board(10, 0, 0, 0, roll=2), draw) == way
        assert document(board(39, 0, 0, 0, roll=6), draw) == way  # nothing lies in the portal


def test_where_there_is_no_choice_it_is_not_asked() -> None:
    state = board(10, 0, 0, 0)
    assert choose(DEER, DEER.view(state, 0), 0, "document", Loose(1), standing_still) == 0


def test_it_can_be_had_at_a_table() -> None:
    session = open_table("deerportal", ANN)
    lobby.add_computer(session, ANN, "document", NOON)
    lobby.start(session, ANN, NOON)
    assert session.players[1].level == "document"


def played(seed: int) -> State:
    """A whole game of it against itself."""
    chance = Loose(seed)
    state = DEER.setup(4, Options(), chance)
    while asked := DEER.to_act(state):
        legal, index = DEER.legal(state, asked[0]), 0
        if len(legal) > 1:
            view = DEER.view(state, asked[0])
            index = DEER.levels["document"](DEER, view, asked[0], chance, standing_still)
        DEER.play(state, asked[0], legal[index], chance)
    return state


def test_3000_games_of_it_end_after_19_rounds_in_the_mean() -> None:
    rounds = [played(seed).round + 1 for seed in range(GAMES)]
    assert abs(mean(rounds) - ROUNDS) < 0.5
    assert min(rounds) >= 10
    assert max(rounds) < 70


# Those that search -----------------------------------------------------------------------------


def wins(iterations: int, games: int) -> int:
    """How many games one that searches wins against three of the document's."""
    return sum(_is_won(seed, iterations) for seed in range(games))


def _is_won(seed: int, iterations: int) -> bool:
    chance = Loose(seed)
    state = DEER.setup(4, Options(), chance)
    while asked := DEER.to_act(state):
        seat = asked[0]
        legal, index = DEER.legal(state, seat), 0
        if len(legal) > 1 and seat == seed % 4:
            index = _searched(state, seat, iterations, chance)
        elif len(legal) > 1:
            view = DEER.view(state, seat)
            index = DEER.levels["document"](DEER, view, seat, chance, standing_still)
        DEER.play(state, seat, legal[index], chance)
    outcome = DEER.outcome(state)
    assert outcome is not None
    return outcome.ranks[seed % 4] == 1


def _searched(state: State, seat: Seat, iterations: int, chance: Loose) -> int:
    legal = DEER.legal(state, seat)
    budget = Budget(iterations, 60.0)
    worlds = DEER.worlds(DEER.view(state, seat), chance)
    found = search(DEER, worlds, seat, legal, chance, budget, standing_still)
    return legal.index(best_of(found).action)


@pytest.mark.slow
def test_who_searches_a_little_wins_more_than_its_share() -> None:
    """Seeds are fixed, so this is one outcome and not a gamble."""
    assert wins(30, 80) >= 28  # where each would win 20


@pytest.mark.slow
def test_who_searches_longer_wins_most_games() -> None:
    assert wins(400, 40) >= 20


def test_a_position_is_worth_the_more_the_better_it_is() -> None:
    def worth(state: State, seat: Seat = WATER) -> float:
        return DEER.worth(state, seat)

    level = board(10, 10, 10, 10)
    assert worth(level) == pytest.approx(0.5)
    assert worth(board(10, 10, 10, 10, diamonds=(2, 0, 0, 0))) > 0.5
    assert worth(board(20, 10, 10, 10)) > 0.5
    assert worth(board(10, 10, 10, 10, frozen=(1, 0, 0, 0))) < 0.5
    late = {"arrived": (1,), "turns_left": 8}
    assert worth(board(10, 40, 10, 10, **late)) > worth(board(10, 40, 10, 10, **late), 1)
    assert worth(board(10, 10, 10, 10, left=(0,))) == 0.0


def test_in_a_team_a_partners_diamonds_are_worth_the_same() -> None:
    state = board(10, 10, 10, 10, diamonds=(0, 0, 4, 0), teams=True)
    assert DEER.worth(state, 0) == DEER.worth(state, 2) > 0.5


# The clock -------------------------------------------------------------------------------------


def test_the_clock_rolls() -> None:
    assert DEER.on_timeout(board(10, 10, 10, 10), WATER) == ROLL


def test_the_clock_chooses_as_the_documents_player_does() -> None:
    back = board(10, 0, 0, 0, roll=2, water=area(d=8))
    assert DEER.on_timeout(back, WATER) == BACK
    both = board(10, 0, 0, 0, roll=2, water=area(d=(8, 12)))
    assert DEER.on_timeout(both, WATER) == FORWARD
    lead = board(10, 0, 0, 0, roll=2, water=area(d=8), diamonds=(1, 0, 0, 0))
    assert DEER.on_timeout(lead, WATER) == FORWARD


def test_the_clock_goes_forward_where_that_one_tosses_a_coin() -> None:
    assert DEER.on_timeout(board(10, 0, 0, 0, roll=2), WATER) == FORWARD


# A table ---------------------------------------------------------------------------------------


def test_a_saved_game_goes_on() -> None:
    session = play_on(play_table("deerportal", ANN))
    assert session.outcome is not None
    assert {player.level for player in session.players} == {None, "normal"}
