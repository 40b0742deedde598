"""Several moves in a row by one tap look at nothing hidden: the answer is the same whatever it is.

Twin worlds differ in nothing that the player sees: in cards, and in what chance will say.
"""

from collections import Counter
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.chance import Loose, secret
from engine.game import house_rules
from engine.games import GAMES
from engine.record import Entry
from engine.refusals import Illegal, NotYourTurn, Refusal, Stale
from engine.session import dump, lobby
from tests.engine.games.caesar_table import CAESAR, act, table
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    NOON,
    Session,
    in_state,
    load,
    open_table,
    play_on,
    play_table,
    refused,
)

LATER = NOON + 9000
MOVES = 120  # of a random game
LONGEST = 5  # moves of a row that is tried
ROWS = 6  # tried in each position
FEW, MANY = range(2), range(2, 46)  # seeds of random games: for every change, and for make slow
HOUSES: dict[str, list[dict[str, Any]]] = {
    "whot": [
        {"draw_until_playable": True},
        {"draw_until_playable": True, "last_card_call": True},
        {"no_defending": True},
    ],
    "caesar": [{"best_of_three": True}],
}


def table_of(key: str, seed: int, draw: Loose) -> Session:
    """Deal a table by the house rules as written, by random ones, or by those that matter here."""
    game = GAMES[key]
    count = draw.below(len(game.seats))
    users = (ANN, BOB, CID)[: max(game.seats[0], min(game.seats[count], 3))]
    session = open_table(key, *users)
    rules = {
        name: values[draw.below(len(values))] for name, values in house_rules(game.options).items()
    }
    houses = [{}, rules, *HOUSES.get(key, [])]
    lobby.set_options(session, ANN, houses[seed % len(houses)], NOON)
    lobby.start(session, ANN, NOON + 1000)
    return session


def people_asked(session: Session) -> list[int]:
    return [seat for seat in session.prompts if session.players[seat].user is not None]


def answer(session: Session, seat: int, row: list[int]) -> object:
    """Return how a row is answered: the moves that the player makes, or the reason why none is."""
    before = dump(session)
    session = load(before, GAMES)
    user, moves = session.players[seat].user, len(session.log)
    assert user is not None
    try:
        session.act_in_row(user, session.prompts[seat], row, LATER)
    except Refusal as refusal:
        assert dump(session) == before
        return type(refusal), refusal.fields
    made = map(Entry.read, session.log[moves:])
    return [entry.what for entry in made if entry.by != "rules"]


def twin_of(session: Session, seat: int, draw: Loose) -> Session:
    """The same table to the eyes of a seat, with other hidden cards, and other chance to come."""
    view = session.view(seat)
    world = session.rulebook.copy(next(iter(session.rulebook.worlds(view, draw))))
    salt = bytes(draw.below(256) for _ in range(32))
    other = replace(session, salt=salt.hex(), secret=secret(salt).hex())
    twin = in_state(other, world)
    assert twin.view(seat) == view
    return twin


def random_row(session: Session, seat: int, draw: Loose) -> list[int]:
    """Mostly what may be legal, and now and then what is not, or the last of it."""
    most = len(session.legal(seat)) + 2
    first = draw.below(most)
    return [first, *(draw.below(most + 1) - 1 for _ in range(draw.below(LONGEST)))]


def twins_answer_alike(key: str, seed: int) -> Counter[int]:
    """Try rows along a random game; count how many moves the accepted ones made."""
    draw = Loose(f"{key} {seed}")
    session, made = table_of(key, seed, draw), Counter[int]()
    for _ in range(MOVES):
        if session.phase != "playing":
            break
        for seat in people_asked(session):
            twins = [in_state(session, session.rulebook.copy(session.state))]
            twins += [twin_of(session, seat, draw) for _ in range(2)]
            for _ in range(ROWS):
                row = random_row(session, seat, draw)
                first, *others = (answer(twin, seat, row) for twin in twins)
                assert others == [first] * len(others), (session.options, row)
                if isinstance(first, list):
                    made[len(first)] += 1
        play_on(session, 1, seed=draw.below(1 << 30))
    return made


@pytest.mark.parametrize("key", GAMES)
def test_twin_worlds_answer_the_same_row_alike(key: str) -> None:
    made = sum((twins_answer_alike(key, seed) for seed in FEW), Counter[int]())
    assert made[1] > 30
    assert (len(made) > 1) == (key == "caesar"), "elsewhere every row ends with its first move"


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_twin_worlds_answer_the_same_row_alike_in_thousands_of_positions(key: str) -> None:
    made = sum((twins_answer_alike(key, seed) for seed in MANY), Counter[int]())
    assert made[1] > 1000


@pytest.mark.parametrize("key", GAMES)
def test_what_can_follow_in_a_row_depends_on_nothing_hidden(key: str) -> None:
    """Step by step, for every legal move, where rows by chance go seldom."""
    game = GAMES[key]
    for seed in FEW:
        draw = Loose(seed)
        session = table_of(key, seed, draw)
        for _ in range(MOVES):
            if session.phase != "playing":
                break
            for seat in people_asked(session):
                view = session.view(seat)
                worlds = [game.copy(w) for w in islice(game.worlds(view, draw), 4)]
                worlds.append(session.state)
                for action in session.legal(seat):
                    asked = [_asked_after(game, w, seat, action, draw) for w in worlds]
                    assert asked == [asked[0]] * 5, (session.options, game.text(action))
            play_on(session, 1, seed=draw.below(1 << 30))


def _asked_after(game: Any, s: Any, seat: int, action: Any, draw: Loose) -> object:
    """Return what can follow a move in a row; None if nothing can."""
    if not game.can_chain(s, seat, action):
        return None
    after = game.copy(s)
    game.play(after, seat, action, draw)
    assert seat in game.to_act(after)
    return game.legal(after, seat)


# What is told ------------------------------------------------------------------------------------


def test_a_row_ends_with_a_draw_whatever_fits() -> None:
    """Play by the house rule that lets a card be played that was just drawn."""
    session = play_table("whot", ANN, BOB, draw_until_playable=True)
    draw = len(session.legal(0)) - 1
    for more in ([0], [1], [-1], [99], [-7], [0, 0, 0]):
        assert answer(session, 0, [draw, *more]) == ["draw"]
    assert answer(session, 0, [draw]) == ["draw"]


def test_a_row_ends_with_a_roll() -> None:
    session = play_table("deerportal", ANN, BOB)
    assert answer(session, 0, [0, 1]) == answer(session, 0, [0, 99]) == ["roll"]


def caesar_row(state: Any, *row: int) -> object:
    seat = CAESAR.to_act(state)[0]
    return answer(in_state(play_table("caesar", ANN, BOB), state), seat, list(row))


def test_a_row_of_cards_of_a_castling_ends_with_the_last_of_them() -> None:
    """After two cards of influence nothing is asked for but the bust, which may end the game."""
    state = table("C 5 | 1 V", praetor="5 | ", aedile="4 | ", placed=2, faces=0)
    act(state, "castling praetor aedile", "pass")
    assert caesar_row(state, 0, 1, 1, 1, 1) == ["praetor", "aedile"]


def test_a_row_ends_with_a_card_drawn_for_a_veto() -> None:
    state = table("C 5 | 1 V", praetor="5 | ", aedile="4 | ")
    act(state, "castling praetor aedile", "veto")
    assert state.phase == "replace"
    for row in ((0, 0), (0, 1), (0, 99)):
        assert caesar_row(state, *row) == ["draw influence"]


def test_all_that_is_missing_in_a_hand_is_drawn_in_a_row() -> None:
    state = table("1 2 3 4 | 1", phase="refill")
    assert caesar_row(state, 0, 1, 0, 0) == ["draw influence", "draw action"]


def test_all_of_a_row_happens_or_nothing_does() -> None:
    session = play_table("caesar", ANN, BOB)
    asked = session.prompts[0]
    for row in ([99], [0, 99], [0, 1, 2, 99], [-2], [0, -2], [-1]):  # the last of nothing, at last
        with refused(session, Illegal):
            session.act_in_row(ANN, asked, row, LATER)
    with refused(session, Stale):
        session.act_in_row(ANN, asked + 1, [0], LATER)
    session.act_in_row(ANN, asked, [0, -1, 0, 0], LATER)
    laid = [Entry.read(line).what.split()[0] for line in session.log[1:]]
    assert laid == ["1", "5", "2", "3"]
    with refused(session, NotYourTurn):
        session.act_in_row(ANN, asked, [0], LATER)
