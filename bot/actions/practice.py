"""Alone against computers, in a private chat: a table for one, set up as it was the last time."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.actions.action import action
from bot.actions.opening import new_lobby, open_table
from bot.requests.request import Declined, Request
from bot.screens import callback_data as keys
from bot.screens.practice_screen import computers_of, counts, level_of
from bot.screens.words import game_name, levels_of
from bot.store.documents import PRACTICE, ChatStatus, change, changes_of
from bot.tables import Session
from engine import refusals
from engine.game import LEVELS, changed_values
from engine.games import GAMES
from engine.record import Entry
from engine.session import SUBSTITUTE, Events, lobby

COMPUTERS: Final = 3  # where the game has room, for who never chose


async def open_practice(
    request: Request,
    game: str,
    house_rules: Mapping[str, Any] = MappingProxyType({}),
    level: str = "",
) -> None:
    """Open a table without a clock; one that was not played at makes room. It is dealt at once if
    it is for these house rules, or by the plain rules against computers of this level."""
    user = request.user
    await request.note_seat()
    wish: dict[str, Any] = request.person.practice.get(game, {})
    if level:
        wish = {"level": level, "count": 1}
    own = request.around.settings.values_of(game)
    brought = {rule: own[rule] for rule in wish.get("own", ()) if rule in own}

    def opening(before: Session | None, now: int) -> tuple[Session, Events]:
        if before is not None and before.phase == "playing" and _has_played(before):
            raise Declined("practice-goes-on")
        session = new_lobby(request.services.tables.games, game, user.id, user.full_name, now, None)
        _set_up(session, wish, brought, now)
        for rule, value in house_rules.items():
            lobby.set_option(session, user.id, rule, value, now)
        if level:
            _fill(session, now)
        return session, lobby.start(session, user.id, now) if house_rules or level else []

    before = (await request.table()).readable
    # A person's first table is painted in the language of their app, too.
    await open_table(request, opening, changes_of(ChatStatus, speaks=user.language_code))
    if before is not None and before.phase in ("lobby", "playing"):
        name = game_name(before.game, request.t)
        request.reply.toast(request.t("practice-made-room", game=name))


def _set_up(session: Session, wish: dict[str, Any], brought: dict[str, Any], now: int) -> None:
    game = session.rulebook
    lobby.set_options(session, session.host, wish.get("rules", {}) | brought, now)
    level = wish.get("level")
    known = level if level in levels_of(game) else SUBSTITUTE
    _seat_computers(session, known, wish.get("count", COMPUTERS), now)


def _seat_computers(session: Session, level: str, count: int, now: int) -> None:
    for _ in range(computers_of(session)):
        lobby.remove_computer(session, session.host, now)
    least, most = max(1, session.rulebook.seats[0] - 1), session.rulebook.seats[-1] - 1
    for _ in range(min(max(least, count), most)):
        lobby.add_computer(session, session.host, level, now)


def _fill(session: Session, now: int) -> None:
    """Seat computers also where the game would seat some by itself, all of the chosen level."""
    wanted = session.rulebook.filled_seats(session.options) - 1
    _seat_computers(session, level_of(session), max(wanted, computers_of(session)), now)


def _has_played(session: Session) -> bool:
    return any(Entry.read(line).by == "player" for line in session.log[1:])


@action(button=keys.PRACTISE)
async def practise(request: Request) -> None:
    """Choose the game; or at its table, how strong the computers are, or how many."""
    rest, is_easy = request.pressed.rest, keys.EASY in request.pressed.rest[1:]
    if not rest or (not request.pressed.session and rest[0] not in GAMES):
        raise refusals.Stale
    if not request.is_private and is_easy and not request.pressed.session:
        request.reply.open_private(f"{keys.PRACTISE}_{rest[0]}")
        return
    if not request.is_private:
        raise refusals.Stale
    if not request.pressed.session and is_easy:
        await open_practice(request, rest[0], level=LEVELS[0])
    elif not request.pressed.session:
        own = request.around.settings.values_of(rest[0]) if keys.OWN in rest[1:] else {}
        await open_practice(request, rest[0], own)
    else:
        await request.change(lambda s, now: _choose(s, rest, now))
    request.reply.toast()


def _choose(session: Session, wish: tuple[str, ...], now: int) -> Events:
    session.must_be_lobby()
    match wish:
        case "level", level if level in levels_of(session.rulebook):
            _seat_computers(session, level, computers_of(session), now)
        case "count", count if count in map(str, counts(session)):
            _seat_computers(session, level_of(session), int(count), now)
        case _:
            raise refusals.Stale
    return []


async def start_practice(request: Request) -> None:
    """Deal, with computers also in the seats that the game fills by itself, and remember how the
    table was set up."""

    def act(session: Session, now: int) -> Events:
        session.must_be_lobby()
        _fill(session, now)
        return lobby.start(session, request.user.id, now)

    session = request.must_be((await request.change(act)).session)
    own = request.around.settings.values_of(session.game)
    changed = changed_values(session.options)
    wish = {
        "level": level_of(session),
        "count": computers_of(session),
        "rules": {rule: value for rule, value in changed.items() if own.get(rule) != value},
        "own": [rule for rule, value in changed.items() if own.get(rule) == value],
    }
    noted = change(PRACTICE, session.game, wish)
    await request.services.store.change(request.user.id, noted)
    request.reply.toast()
