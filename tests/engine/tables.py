"""Tables for trying sessions: who sits, at what, and that a refusal leaves no trace."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from engine import chance
from engine.chance import Loose
from engine.game import Seat
from engine.refusals import Refusal
from engine.saves import Games
from engine.session import GameSession, dump, lobby
from engine.session import load as load_session
from tests.engine.toys import ALL

Session = GameSession[Any, Any]

ANN, BOB, CID, DAN, EVE, FAY, GUS = 11, 12, 13, 14, 15, 16, 17
NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid", DAN: "Dan", EVE: "Eve", FAY: "Fay", GUS: "Gus"}
SALT = bytes(range(32))
SECRET = chance.secret(SALT)
PACE = 60_000
NOON = 1_800_000_000_000  # when a table opens; a game begins a second later


def load(text: str | bytes, games: Games = ALL) -> Session:
    return load_session(text, games)


def open_table(
    game: str,
    *users: int,
    computers: int = 0,
    pace: int | None = PACE,
    games: Games = ALL,
    id: str = "t1",
) -> Session:
    """A lobby in which the first is the host; `computers` sit down last."""
    name = NAMES[users[0]]
    session = lobby.open_lobby(games, id, game, users[0], name, SALT, NOON, pace=pace)
    for user in users[1:]:
        lobby.join(session, user, NAMES[user], NOON)
    for _ in range(computers):
        lobby.add_computer(session, users[0], "easy", NOON)
    return session


def play_table(
    game: str,
    *users: int,
    computers: int = 0,
    pace: int | None = PACE,
    games: Games = ALL,
    **options: Any,
) -> Session:
    """A game that was just dealt by these house rules."""
    session = open_table(game, *users, computers=computers, pace=pace, games=games)
    for rule, value in options.items():
        lobby.set_option(session, users[0], rule, value, NOON)
    lobby.start(session, users[0], NOON + 1000)
    return session


def play_text(session: Session, seat: Seat, text: str, now: int = NOON + 2000) -> list[Any]:
    """A seat's player types an answer."""
    user = session.players[seat].user
    assert user is not None
    return session.play_text(user, text, now)


def play_on(session: Session, moves: int = 10_000, seed: int = 0, pause: int = 5000) -> Session:
    """Random answers, by whoever is asked and whoever plays there, until the end at most."""
    draw = Loose(seed)
    for _ in range(moves):
        if session.phase != "playing":
            break
        seat, prompt = [*session.prompts.items()][draw.below(len(session.prompts))]
        index = draw.below(len(session.legal(seat)))
        player = session.players[seat]
        now = session.touched + pause
        if player.level is None:
            assert player.user is not None
            session.act(player.user, prompt, index, now)
        else:
            session.act_for(seat, prompt, index, now)
    return session


def in_state(session: Session, state: Any) -> Session:
    """The same session in another state of its game, asking whom that asks."""
    prompts = dict.fromkeys(session.rulebook.to_act(state), len(session.log))
    return replace(session, state=state, prompts=prompts)


def finished(game: str, *users: int, computers: int = 0) -> Session:
    return play_on(play_table(game, *users, computers=computers))


def people(session: Session) -> list[int | None]:
    return [player.user for player in session.players]


@contextmanager
def refused(session: Session, kind: type[Refusal], **fields: Any) -> Iterator[None]:
    """Check that something is refused for this reason and leaves the session as it was."""
    before = dump(session)
    with pytest.raises(Refusal) as caught:
        yield
    assert type(caught.value) is kind
    assert caught.value.fields == fields
    assert dump(session) == before


@contextmanager
def one_change(session: Session, now: int) -> Iterator[None]:
    """Check that what is done inside changes the session at this moment, and can be saved."""
    before = dump(session)
    yield
    assert dump(session) != before
    assert session.touched == now
    assert load(dump(session)) == session


def save_for_ever(game: str) -> bytes:
    """A session in mid-game with a bit of everything, to be kept in tests/saves as it is, under
    the game's key, its rules and the format."""
    session = open_table(game, ANN)
    lobby.cut(session, ANN, "♠ 7", NOON)
    has_room = session.rulebook.seats[-1] > 2
    if has_room:
        lobby.add_computer(session, ANN, "hard", NOON)
    lobby.join(session, BOB, 'Bob "Ace" O\'Hara', NOON, cut="23")
    if has_room:
        lobby.join(session, CID, "שרה", NOON)
    for role in session.rulebook.roles(session.options)[-1:]:
        lobby.choose_role(session, BOB, role, NOON)
    lobby.start(session, ANN, NOON + 1000)
    lobby.join(session, DAN, "Dan", NOON + 1500)
    play_on(session, 15)
    session.hand_over(BOB, session.touched + 1)
    if has_room:
        lobby.leave(session, CID, session.touched + 1)
    play_on(session, 5)
    while not any(session.players[seat].level is None for seat in session.prompts):
        play_on(session, 1)
    session.tick(session.touched + PACE)
    return dump(session)
