"""Tables in the middle of random games of every game, for the laws of screens; and a failure tells
which screen it was, for whom, and how to come there again."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final, NamedTuple

import pytest

from bot.screens import Screen
from engine.chance import Loose
from engine.game import Game, Viewer, changed_values, house_rules
from engine.games import GAMES
from engine.session import Player
from engine.session import lobby as lobbies
from tests.bot.screens.court import COURT
from tests.bot.screens.looking import LONGEST, Session
from tests.engine import toys
from tests.engine.tables import NOON, PACE, SALT
from tests.spoken import LATER, READ, later

ALL: Final[dict[str, Game[Any, Any, Any]]] = toys.ALL | {COURT.key: COURT}
SEEDS: Final = range(3)
MORE_SEEDS: Final = range(3, 8)  # for make slow
HOST: Final = 10**15
MOST: Final = 150  # moves that are looked at; of a longer game the end as well
OPENING, STRIDE = 4, 6  # moves that are all looked at, and one in so many after them

every_game = pytest.mark.parametrize("game", ALL)
every_table = pytest.mark.parametrize(
    ("game", "seed"),
    [
        *((game, seed) for game in ALL for seed in SEEDS),
        *(pytest.param(game, seed, marks=pytest.mark.slow) for game in ALL for seed in MORE_SEEDS),
    ],
)
# A table in the languages that are spoken there: all tables in English and German, and one of each
# game in each other language.
every_spoken_table = pytest.mark.parametrize(
    ("game", "seed", "spoken"),
    [
        *((game, seed, READ) for game in ALL for seed in SEEDS),
        *(later(game, seed, READ) for game in ALL for seed in MORE_SEEDS),
        *(later(game, SEEDS[0], (language,)) for game in GAMES for language in LATER),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, tuple) else str(value),
)


class Moment(NamedTuple):
    session: Session
    events: list[Any]  # recent ones, with private fields
    seed: int

    def __str__(self) -> str:
        session = self.session
        seats, rules = len(session.players), changed_values(session.options)
        moves = f"{len(session.log)} lines of the log"
        return f"{session.game}, seed {self.seed}, {seats} seats, {rules}, after {moves}"


@contextmanager
def looking_at(moment: Moment, screen: str, viewer: Viewer = None) -> Iterator[None]:
    """Add to whatever fails inside which screen it was, for whom and when."""
    try:
        yield
    except BaseException as error:
        whom = "the group" if viewer is None else f"seat {viewer}"
        error.add_note(f"{screen} for {whom}: {moment}")
        raise


def moments(game: str, seed: int) -> Iterator[Moment]:
    """Walk through a random game: its opening, some moves of the rest, and the end. The session is
    played on when the next moment is asked for."""
    chance = Loose(f"{game} {seed}")
    session = _dealt(game, seed, chance)
    leaves_at = chance.below(12) if seed % 3 == 1 else -1
    for move in range(MOST):
        if session.phase != "playing":
            break
        if move < OPENING or move % STRIDE == 0:
            yield Moment(session, session.recent_events(), seed)
        if move == leaves_at:
            lobbies.leave(session, HOST, session.touched + 1000)
        else:
            step(session, chance)
    while session.phase == "playing":
        step(session, chance)
    yield Moment(session, session.recent_events(), seed)


def _dealt(game: str, seed: int, chance: Loose) -> Session:
    """Deal the first table of each game by the default house rules, the others by random ones."""
    rules = ALL[game]
    session = lobbies.open_lobby(ALL, "abcdefghijklm", game, HOST, "", SALT, NOON, pace=PACE)
    seats = rules.seats[seed % len(rules.seats)]
    players = [Player(HOST + seat, _name(chance)) for seat in range(seats)]
    if chance.below(2) and seats > 1:
        players[-1] = Player(None, level="hard")
    waiting = [Player(9, _name(chance))] * chance.below(3)
    session = replace(session, players=players)
    for rule, values in house_rules(rules.options).items():
        if seed and not chance.below(3):
            value = values[chance.below(len(values))]
            lobbies.set_option(session, HOST, rule, value, NOON)
    lobbies.start(session, HOST, NOON)
    return replace(session, waiting=waiting)


def _name(chance: Loose) -> str:
    """Choose one of the longest names, or any letters."""
    letters = "".join(chr(chance.below(0x3000)) for _ in range(chance.below(64)))
    return (*LONGEST, letters)[chance.below(len(LONGEST) + 1)]


def step(session: Session, chance: Loose) -> None:
    """Let somebody who is asked do something; now and then the clock moves."""
    seat, prompt = [*session.prompts.items()][chance.below(len(session.prompts))]
    now = session.touched + 1000
    if not chance.below(40) and session.next_due is not None:
        session.tick(session.next_due + 1)
        return
    index, player = chance.below(len(session.legal(seat))), session.players[seat]
    if player.user is None or player.level is not None:
        session.act_for(seat, prompt, index, now)
    else:
        session.act(player.user, prompt, index, now)


def differences(one: Screen, other: Screen) -> Iterator[str]:
    """Tell where two screens differ: in the first such line of the text, and in each key."""
    for line, other_line in zip(one.text.split("\n"), other.text.split("\n"), strict=False):
        if line != other_line:
            yield f"text: {line!r} and {other_line!r}"
            break
    else:
        if one.text != other.text:
            yield f"text: {one.text.count(chr(10))} and {other.text.count(chr(10))} line breaks"
    shapes = [[len(row) for row in screen.rows] for screen in (one, other)]
    if shapes[0] != shapes[1]:
        yield f"keys: rows of {shapes[0]} and {shapes[1]}"
    for row, other_row in zip(one.rows, other.rows, strict=False):
        for key, other_key in zip(row, other_row, strict=False):
            if key != other_key:
                yield f"key: {key} and {other_key}"
    if one.picture != other.picture:
        yield f"picture: {one.picture} and {other.picture}"
