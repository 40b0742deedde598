"""The engine without a chat: games in a terminal, and golden playthroughs, by notation alone."""

import contextlib
import json
import sys
from collections.abc import Iterator
from dataclasses import Field, fields
from hashlib import sha256
from typing import Any, Final, NamedTuple

from engine.chance import Loose, Sealed
from engine.game import Game, Seat, Viewer, house_rules, shown, squeeze, with_option
from engine.record import digest
from engine.refusals import Refusal
from engine.search import Clock, choose
from engine.session import Events, GameSession, Player, lobby, seen_by

Session = GameSession[Any, Any]
ME: Final = 1  # the user at the terminal
LONGEST: Final = 200  # letters of a typed move
BEGINNING, END = 180, 20  # lines of a game that a golden playthrough tells in full

with contextlib.suppress(ImportError):  # arrow keys, where the terminal has them
    import readline  # noqa: F401


class TerminalTable(NamedTuple):
    """A game to be played, as the command line describes it."""

    game: Game[Any, Any, Any]
    seats: int
    me: Seat | None  # None lets computers play among themselves
    level: str
    salt: bytes
    rules: dict[str, Any]
    clock: Clock  # of the computers; one that stands still makes them repeatable


def sit_down(table: TerminalTable) -> Session:
    game = table.game
    session = lobby.open_lobby({game.key: game}, "terminal", game.key, ME, "", table.salt, 0)
    lobby.set_options(session, ME, table.rules, 0)
    session.players = [
        Player(ME) if seat == table.me else Player(None, level=table.level)
        for seat in range(table.seats)
    ]
    lobby.start(session, ME, 0)
    return session


def play(table: TerminalTable) -> Session:
    """Play until the end, and print each move if only computers play."""
    session = sit_down(table)
    chance = Loose(table.salt)
    if table.me is None:
        print(session.rulebook.sketch(session.view(None)))
    while session.phase == "playing":
        if session.thinking:
            _let_think(session, table, chance)
        else:
            _ask(session, table)
    print(session.rulebook.sketch(session.view(table.me)))
    print(result(session, table.me))
    return session


def _let_think(session: Session, table: TerminalTable, chance: Loose) -> None:
    seat, level, prompt = session.thinking[0]
    view = session.view(seat)
    index = choose(session.rulebook, view, seat, level, chance, table.clock)
    action = session.rulebook.text(session.legal(seat)[index])
    events = session.act_for(seat, prompt, index, 0)
    if table.me is None:
        print(f"{len(session.log) - 1}. {seat_name(seat)}: {action}")
    print(told(seen_by(table.me, events), table.me), end="")


def _ask(session: Session, table: TerminalTable) -> None:
    """Ask the person for a move until a legal one is typed."""
    assert table.me is not None
    game = session.rulebook
    legal = session.legal(table.me)
    print()
    print(game.sketch(session.view(table.me)))
    print("  ".join(f"{n}) {game.text(action)}" for n, action in enumerate(legal, 1)))
    numbers = {str(n): game.text(action) for n, action in enumerate(legal, 1)}
    while True:
        text = _typed("your move (its text or its number, ? for the rules, q to leave): ")
        if text in ("?", "help"):
            print(rules_of(game, session.options))
        elif text in ("q", "quit", "exit"):
            raise EOFError
        elif text:
            try:
                events = session.play_text(ME, numbers.get(text, text), 0)
            except Refusal:
                print(_not_legal(text, list(numbers.values())))
            else:
                print(told(seen_by(table.me, events), table.me), end="")
                return


def _typed(prompt: str) -> str:
    try:
        return input(prompt).strip().casefold()[:LONGEST]
    except RuntimeError:  # there is no terminal at all
        raise EOFError from None
    except UnicodeDecodeError:
        return "what this terminal cannot write"


def _not_legal(text: str, legal: list[str]) -> str:
    meant = [move for move in legal if squeeze(move).startswith(squeeze(text))]
    if meant:
        return f"{shown(text)} can be {' or '.join(meant)}"
    return f"{shown(text)} is not one of the moves above"


def rules_of(game: Game[Any, Any, Any], options: Any) -> str:
    """Return a game's rules, with which its module opens, and the house rules of this table."""
    package = type(game).__module__.removesuffix(".rules")
    lines = [(sys.modules[package].__doc__ or "").strip(), "", "House rules here:"]
    for name, values in house_rules(game.options).items():
        others = ", ".join(json.dumps(v) for v in values if v != getattr(options, name))
        lines.append(f"  {name} = {json.dumps(getattr(options, name))}  (or {others})")
    return "\n".join(lines)


# Telling --------------------------------------------------------------------------------------


def told(events: Events, me: Seat | None) -> str:
    return "".join(f"  {tell(event, me)}\n" for event in events)


def tell(event: Any, me: Seat | None = None) -> str:
    """Describe an event by its kind and fields: `seat 2: drew (count 2, why pick)`."""
    details = ", ".join(
        _detail(f, value, me)
        for f in fields(event)
        if f.name not in ("kind", "seat") and not _is_nothing(value := getattr(event, f.name))
    )
    what = event.kind.replace("_", " ") + (f" ({details})" if details else "")
    seat = getattr(event, "seat", None)
    return what if seat is None else f"{seat_name(seat, me)}: {what}"


def _is_nothing(value: Any) -> bool:
    """Return whether a field's value is left out; a zero is told."""
    return value is None or value is False or value in ("", ())


def _detail(field: Field[Any], value: Any, me: Seat | None) -> str:
    name = field.name.replace("_", " ")
    if value is True:
        return name
    if field.type in (Seat, Viewer):
        return f"{name} {seat_name(value, me)}"
    return f"{name} {plain(value)}"


def plain(value: Any) -> str:
    """Write tuples with cards side by side and hands apart."""
    if not isinstance(value, tuple):
        return str(value)
    nested = any(isinstance(part, tuple) for part in value)
    return (" | " if nested else " ").join(plain(part) or "-" for part in value)


def seat_name(seat: Seat, me: Seat | None = None) -> str:
    return "you" if seat == me else f"seat {seat + 1}"


def result(session: Session, me: Seat | None = None) -> str:
    assert session.outcome is not None
    ranks = session.outcome.ranks
    order = sorted(enumerate(ranks), key=lambda place: place[1])
    places = ", ".join(f"{rank}. {seat_name(seat, me)}" for seat, rank in order)
    ending = "" if me is None else "; you won" if ranks[me] == 1 else "; you did not win"
    return f"{session.outcome.reason.replace('_', ' ')}: {places}{ending}"


# Golden playthroughs --------------------------------------------------------------------------


def golden(game: Game[Any, Any, Any]) -> str:
    """Describe random games so fully that every change of the rules shows."""
    plainly, oddly = game.options(), game.options()
    for name, values in house_rules(game.options).items():
        other = next((v for v in values if v != getattr(plainly, name)), values[0])
        oddly = with_option(oddly, name, other)
    tables = [(seats, options) for options in (plainly, oddly) for seats in ends_of(game.seats)]
    parts = [f"{game.key}, rules {game.rules}\n"]
    for number, (seats, options) in enumerate(tables):
        parts.append(f"\n{seats} seats, {options}\n")
        parts += _abridged([*_playthrough(game, seats, options, f"golden {number}".encode())])
    return "".join(parts)


def _abridged(told: list[str]) -> list[str]:
    """Keep the beginning and the end of a long game, and a digest of the moves between."""
    if len(told) <= BEGINNING + END:
        return told
    between = told[BEGINNING:-END]
    mark = sha256("".join(between).encode()).hexdigest()[:16]
    return [*told[:BEGINNING], f"and so on: {mark}\n", *told[-END:]]


def ends_of(seats: range) -> list[int]:
    return sorted({seats[0], seats[-1]})


def _playthrough(game: Game[Any, Any, Any], seats: int, options: Any, seed: bytes) -> Iterator[str]:
    s = game.setup(seats, options, Sealed(seed))
    yield f"{game.sketch(game.view(s, None))}\n{digest(game, s)}\n"
    moves = Sealed(seed, 1)
    while asked := game.to_act(s):
        seat = asked[moves.below(len(asked))]
        legal = game.legal(s, seat)
        action = legal[moves.below(len(legal))]
        events: list[Any] = []
        game.play(s, seat, action, moves, events.append)
        choices = ", ".join(map(game.text, legal))
        yield f"{seat_name(seat)} of {choices}: {game.text(action)}\n{told(events, None)}"
        views = b"".join(game.views.dump_json(game.view(s, v)) for v in (None, *range(seats)))
        yield f"  {digest(game, s)} {sha256(views).hexdigest()[:16]}\n"
    yield f"{game.outcome(s)}\n"
