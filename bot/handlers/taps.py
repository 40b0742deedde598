"""Buttons: each verb of their data is a function here. Anybody can send any data, at any time."""

import logging
from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import Final

from telegram import Update
from telegram.ext import ContextTypes

from bot.desk import LANGUAGE, PACE, PICTURES
from bot.handlers.asking import Act, Asking, asking
from bot.handlers.opening import new_id, open_table
from bot.i18n import languages
from bot.names import names_of
from bot.screens import chosen, ending, house_rules, keys, numbered, panel, resigning, rules
from bot.screens import why_not as reason_why_not
from bot.store import Commit
from engine import lobby, refusals
from engine.games import GAMES
from engine.refusals import Refusal
from engine.session import Happenings

log = logging.getLogger(__name__)


async def on_tap(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    query = update.callback_query
    assert query is not None
    if query.message is None:
        return
    tap = await asking(update, context)
    tap.pressed = keys.read(query.data or "")
    verb = VERBS.get(tap.pressed.verb)
    try:
        if verb is None:
            raise refusals.Stale
        if tap.pressed.session:
            tap.place = await tap.desk.find(tap.place, tap.pressed.session)
        await verb(tap)
    except Refusal as error:
        tap.refuse(error)


def number(tap: Asking, index: int) -> int:
    numbers = tap.pressed.numbers
    if index >= len(numbers):
        raise refusals.Stale
    return numbers[index]


def word(tap: Asking, index: int = 0) -> str:
    if index >= len(tap.pressed.rest):
        raise refusals.Stale
    return tap.pressed.rest[index]


async def do(tap: Asking, act: Act, done: str = "") -> None:
    """Changes the table; the chat shows it by itself."""
    await tap.change(act)
    tap.toast(done)


# A player's own turn --------------------------------------------------------------------------


async def move(tap: Asking) -> None:
    prompt, index = number(tap, 0), number(tap, 1)
    outcome = await tap.change(lambda s, now: s.act(tap.user.id, prompt, index, now))
    tap.finish(outcome.session)


async def walk(tap: Asking) -> None:
    """The next step of a choice; where one stands in it is in the button alone."""
    session = await tap.look()
    seat = session.seat_of(tap.user.id)
    if seat is None:
        raise refusals.NotSeated
    if session.prompts.get(seat) != number(tap, 0):
        raise refusals.Stale
    await tap.show_panel(session, tap.pressed.numbers[1:])


async def hand(tap: Asking) -> None:
    await tap.show_panel(await tap.look())


async def why_not(tap: Asking) -> None:
    session = await tap.look()
    seat = session.seat_of(tap.user.id)
    if seat is None:
        raise refusals.NotSeated
    tap.toast(reason_why_not(session, seat, number(tap, 1), tap.say), alert=True)


async def by_number(tap: Asking) -> None:
    """A public button: what it means, only the hand of who taps can tell."""
    session = await tap.look()
    seat = session.seat_of(tap.user.id)
    if seat is None:
        raise refusals.NotSeated
    if seat not in session.prompts:
        raise refusals.NotYourTurn
    meant = numbered(session, seat, number(tap, 1), tap.say)
    if isinstance(meant, str):
        tap.toast(meant, alert=True)
        return
    prompt = number(tap, 0)
    await do(tap, lambda s, now: s.act(tap.user.id, prompt, meant, now))


async def draw_or_resign(tap: Asking) -> None:
    user = tap.user.id
    match word(tap):
        case "offer":
            await do(tap, lambda s, now: s.offer_draw(user, now))
        case "yes" | "no" as answer:
            await do(tap, lambda s, now: s.answer_draw(user, answer == "yes", now))
        case "sure":
            await tap.show(resigning(await tap.look(), tap.say))
            tap.toast()
        case "resign":
            await do(tap, lambda s, now: s.resign(user, now))
        case _:
            raise refusals.Stale


async def reclaim(tap: Asking) -> None:
    await do(tap, lambda s, now: s.reclaim(tap.user.id, now))


async def take_over(tap: Asking) -> None:
    seat, user = number(tap, 0), tap.user
    await do(tap, lambda s, now: s.take_over(user.id, user.full_name, seat, now))


# The lobby ------------------------------------------------------------------------------------


async def join(tap: Asking) -> None:
    user = tap.user
    await do(tap, lambda s, now: lobby.join(s, user.id, user.full_name, now, cut=tap.query))


async def leave(tap: Asking) -> None:
    await do(tap, lambda s, now: lobby.leave(s, tap.user.id, now))


async def start(tap: Asking) -> None:
    leads = await _leads(tap)
    await do(tap, lambda s, now: lobby.start(s, tap.user.id, now, leads))


async def choose_game(tap: Asking) -> None:
    game, leads = word(tap), await _leads(tap)
    await do(tap, lambda s, now: lobby.choose_game(s, tap.user.id, game, now, leads))


async def add_computer(tap: Asking) -> None:
    level, leads = word(tap), await _leads(tap)
    await do(tap, lambda s, now: lobby.add_computer(s, tap.user.id, level, now, leads))


async def remove_computer(tap: Asking) -> None:
    leads = await _leads(tap)
    await do(tap, lambda s, now: lobby.remove_computer(s, tap.user.id, now, leads))


async def house(tap: Asking) -> None:
    """Reads the house rules, or changes one, on a screen of one's own."""
    rest = tap.pressed.rest
    session = await tap.look()
    if len(rest) == 2:
        leads = await _leads(tap)
        value = chosen(session, rest[0], number(tap, 1))

        def change(s: object, now: int) -> Happenings:
            return lobby.set_option(session_of(s), tap.user.id, rest[0], value, now, leads)

        outcome = await tap.change(change)
        session = tap.must_be(outcome.session)
    await tap.show(house_rules(session, tap.say, rest[:1]))
    tap.toast()
