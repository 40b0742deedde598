"""Buttons: each verb of their data is a function here. Anybody can send any data, at any time."""

import logging
from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import Any, Final

from bot.desk import Desk
from bot.handlers.arriving import tapping
from bot.handlers.asking import ENTRY, Act, Asking, Instead
from bot.handlers.flood import Buckets
from bot.handlers.hand_requests import confirm, refuse_in_hand, show_hand
from bot.handlers.leftovers import take_buttons_away
from bot.handlers.opening import new_id, open_table, took_a_computers_seat
from bot.handlers.practice import practise, start_practice
from bot.handlers.puzzles import answer, turn_to
from bot.handlers.recording import record
from bot.handlers.reviewing import explain
from bot.handlers.settings import chat_setting, own_setting
from bot.names import names_of
from bot.screens import (
    Screen,
    chosen,
    house_rules,
    house_rules_now,
    late,
    leaving,
    numbered,
    resigning,
    rules,
)
from bot.screens import callback_data as keys
from bot.screens import why_not as reason_why_not
from bot.screens.words import game_name, level_name, rule_and_value
from bot.tables import Session
from engine import lobby, refusals
from engine.refusals import Refusal
from engine.session import Events
from engine.upcasts import BadSave

log = logging.getLogger(__name__)

# What is behind makes people do these.
OUTDATED: Final = (refusals.Stale, refusals.NotYourTurn)
OF_A_HAND: Final = (keys.MOVE, keys.WALK, keys.WHY_NOT, keys.HAND, keys.DRAW_OR_RESIGN)


async def on_tap(desk: Desk, buckets: Buckets, query: dict[str, Any]) -> None:
    if "message" not in query:
        return
    tap = await tapping(desk, query)
    try:
        await _on_tap(desk, buckets, tap)
    except BadSave as error:
        log.error("a table cannot be read: %s", error)
        tap.toast(tap.t("table-unreadable"), alert=True)


async def _on_tap(desk: Desk, buckets: Buckets, tap: Asking) -> None:
    if not buckets.take(tap.user.id):
        tap.toast(tap.t("busy"))
        return
    verb = VERBS.get(tap.pressed.verb)
    is_in_hand = tap.pressed.verb in OF_A_HAND and bool(tap.ephemeral or tap.is_elsewhere)
    try:
        if verb is None:
            raise refusals.Stale
        await tap.find()
        desk.tables.activity.note(tap.address.chat, tap.user.id, desk.tables.now())
        if is_in_hand:
            await _adopt(tap)
        await verb(tap)
    except Refusal as error:
        if is_in_hand:
            await refuse_in_hand(tap, error)
        elif isinstance(error, OUTDATED) and tap.is_behind:
            tap.toast(tap.t("table-behind"))
        else:
            tap.refuse(error)
            desk.later(take_buttons_away(tap, error))
    except Instead as words:
        tap.toast(tap.t(str(words)), alert=True)


async def _adopt(tap: Asking) -> None:
    """The message that was tapped is this person's hand, also after a restart."""
    session = (await tap.table()).session
    if session is None or session.phase != "playing" or session.seat_of(tap.user.id) is None:
        return
    message = tap.ephemeral or tap.message_id
    tap.desk.hands.learn(await tap.table())
    tap.desk.hands.adopt(tap.address, tap.user.id, session, message, tap.here, tap.t)


async def do(tap: Asking, act: Act, done: str = "") -> None:
    """Change the table; the chat shows it by itself."""
    await tap.change(act)
    tap.toast(done)


# A player's own turn --------------------------------------------------------------------------


async def move(tap: Asking) -> None:
    """One thing, or several in a row, of which all happen or none does."""
    prompt, first, *more = tap.pressed.number(0), tap.pressed.number(1), *tap.pressed.numbers[2:]
    user = tap.user.id

    def act(session: Session, now: int) -> Events:
        happened = session.act(user, prompt, first, now)
        for index in more:
            seat = session.seat(user)
            if seat not in session.prompts:
                raise refusals.NotYourTurn
            meant = index if index >= 0 else len(session.legal(seat)) - 1
            happened += session.act(user, session.prompts[seat], meant, now)
        return happened

    confirm(tap, await tap.change(act))


async def walk(tap: Asking) -> None:
    """The next step of a choice; where one stands in it is in the button alone."""
    session = await tap.look()
    seat = session.seat(tap.user.id)
    if seat not in session.prompts:
        raise refusals.NotYourTurn
    if session.prompts[seat] != tap.pressed.number(0):
        raise refusals.Stale
    show_hand(tap, session, tap.pressed.numbers[1:])


async def hand(tap: Asking) -> None:
    show_hand(tap, await tap.look())


async def why_not(tap: Asking) -> None:
    session = await tap.look()
    seat = session.seat(tap.user.id)
    if session.prompts.get(seat, 0) != tap.pressed.number(0):
        raise refusals.Stale  # a reason of now would be none for what is shown there
    tap.toast(reason_why_not(session, seat, tap.pressed.number(1), tap.t), alert=True)


async def by_number(tap: Asking) -> None:
    """A public button: what it means, only the hand of who taps can tell. It was shown when every
    question up to its number stood, and answers whichever of these is still asked."""
    session = await tap.look()
    seat = session.seat(tap.user.id)
    if seat not in session.prompts:
        raise refusals.NotYourTurn
    prompt = session.prompts[seat]
    if prompt > tap.pressed.number(0):
        raise refusals.Stale
    meant = numbered(session, seat, tap.pressed.number(1), tap.t)
    if isinstance(meant, str):
        tap.toast(meant, alert=True)
        return
    confirm(tap, await tap.change(lambda s, now: s.act(tap.user.id, prompt, meant, now)))


async def draw_or_resign(tap: Asking) -> None:
    user = tap.user.id
    match tap.pressed.word(0):
        case "offer":
            outcome = await tap.change(lambda s, now: s.offer_draw(user, now))
            confirm(tap, outcome, tap.t("draw-own-offer"))
        case "yes" | "no" as answer:
            outcome = await tap.change(lambda s, now: s.answer_draw(user, answer == "yes", now))
            confirm(tap, outcome)
        case "sure":
            session = await tap.look()
            tap.show(lambda t: resigning(session, t, tap.address.chat > 0))
        case "resign":
            await do(tap, lambda s, now: s.resign(user, now), tap.t("done-resigned"))
            await put_away(tap)
        case _:
            raise refusals.Stale


async def reclaim(tap: Asking) -> None:
    await do(tap, lambda s, now: s.reclaim(tap.user.id, now), tap.t("done-back"))


async def take_over(tap: Asking) -> None:
    seat, user = tap.pressed.number(0), tap.user
    outcome = await tap.change(lambda s, now: s.take_over(user.id, user.full_name, seat, now))
    await tap.sits()
    confirm(tap, outcome, tap.t("played-on-for-a-computer"))


# The lobby ------------------------------------------------------------------------------------


async def join(tap: Asking) -> None:
    user = tap.user
    outcome = await tap.change(
        lambda s, now: lobby.join(s, user.id, user.full_name, now, cut=tap.query)
    )
    await tap.sits()
    session = tap.must_be(outcome.session)
    if session.phase == "playing" and not outcome.repeated:
        tap.show(lambda t: late(session, t, names_of(session, t)))
    elif took_a_computers_seat(outcome):
        tap.toast(tap.t("joined-for-a-computer"))
    else:
        tap.toast(tap.t("done-joined"))


async def leave(ask: Asking) -> None:
    """A seat in a running game is asked for again, by a command and by a finger that was slower
    than Start."""
    session = await ask.look()
    seat = session.seat_of(ask.user.id)
    is_sure = ask.pressed.rest == ("yes", str(seat))
    if session.phase == "playing" and seat is not None and not is_sure:
        ask.show(lambda t: leaving(session, seat, t))
        return
    await do(ask, lambda s, now: lobby.leave(s, ask.user.id, now), _done(ask, "left"))
    if is_sure:
        await put_away(ask)


async def start(tap: Asking) -> None:
    if tap.address.chat > 0:
        await start_practice(tap)
        return
    leads = await _leads(tap)
    done = tap.t("done-started")
    await do(tap, lambda s, now: lobby.start(s, tap.user.id, now, leads), done)


async def choose_game(tap: Asking) -> None:
    game, leads = tap.pressed.word(0), await _leads(tap)
    await tap.change(lambda s, now: lobby.choose_game(s, tap.user.id, game, now, leads))
    tap.toast(tap.t("chosen", value=game_name(game, tap.t)))


async def add_computer(tap: Asking) -> None:
    level, leads = tap.pressed.word(0), await _leads(tap)
    done = tap.t("done-computer-added", level=level_name(level, tap.t))
    await do(tap, lambda s, now: lobby.add_computer(s, tap.user.id, level, now, leads), done)


async def remove_computer(tap: Asking) -> None:
    leads = await _leads(tap)
    done = tap.t("done-computer-removed")
    await do(tap, lambda s, now: lobby.remove_computer(s, tap.user.id, now, leads), done)


async def house(tap: Asking) -> None:
    """Reads the house rules, or changes one, on a screen of one's own."""
    rest = tap.pressed.rest
    session = await tap.look()
    if session.phase != "lobby":
        being = session
        tap.show(lambda t: house_rules_now(being, t))
        return
    own = (await tap.table()).settings.values_of(session.game)
    done = ""
    if len(rest) == 2:
        leads = await _leads(tap)
        value = chosen(session, rest[0], tap.pressed.number(1), own)

        outcome = await tap.change(
            lambda s, now: lobby.set_option(s, tap.user.id, rest[0], value, now, leads)
        )
        session = tap.must_be(outcome.session)
        shown = rule_and_value(session.game, rest[0], value, tap.t)
        done = tap.t("chosen", value=shown)
    may_change = session.host == tap.user.id or await tap.leads()
    tap.show(
        lambda t: house_rules(session, t, rest[:1], own, may_change),
        is_hand=True,
        done=done,
    )


async def kick(tap: Asking) -> None:
    """Whoever sat there when it was asked."""
    seat, user = tap.pressed.number(0), tap.pressed.number(1)
    leads = await _leads(tap)

    def act(session: Session, now: int) -> Events:
        if user == tap.user.id:
            raise Instead("kick-yourself")
        if seat not in range(len(session.players)) or (session.players[seat].user or 0) != user:
            raise refusals.NoSuchSeat
        return lobby.kick(session, tap.user.id, seat, now, leads)

    await do(tap, act, tap.t("done"))
    await put_away(tap)


def _done(ask: Asking, what: str) -> str:
    """The toast of a tap; a command is answered by the table alone."""
    return ask.t(f"done-{what}") if ask.query else ""


async def _leads(tap: Asking) -> bool:
    """Asks Telegram only about who is not the host anyway."""
    session = await tap.look()
    return session.host != tap.user.id and await tap.leads()


# The end --------------------------------------------------------------------------------------


async def end(tap: Asking) -> None:
    match tap.pressed.word(0):
        case "yes":
            leads = await _leads(tap)
            await do(tap, lambda s, now: lobby.close(s, tap.user.id, now, leads), tap.t("done"))
        case "no":
            tap.must_be_in_place()
            tap.toast()
        case "unreadable":
            await _end_unreadable(tap, tap.pressed.number(1))
        case _:
            raise refusals.Stale
    await put_away(tap)


async def _end_unreadable(tap: Asking, version: int) -> None:
    """Nobody knows whose table it was, so that its host cannot do it."""
    desk = tap.desk
    if not await tap.leads():
        raise Instead("unreadable-for-admins")
    await desk.tables.put_away(tap.address, version, ENTRY.get())
    desk.hands.put_all_away(tap.address)
    tap.toast()
    desk.later(desk.send(tap.address, Screen((await tap.table()).t.html("unreadable-ended"))))


async def rematch(tap: Asking) -> None:
    """Of an earlier game too. Where a lobby is open already, that is what one joins."""
    over, user = await tap.look(), tap.user

    def again(session: Session | None, now: int) -> tuple[Session, Events]:
        if session is None or session.phase not in ("lobby", "playing"):
            return lobby.rematch(over, user.id, new_id(), token_bytes(32), now), []
        if session.phase == "playing" and not session.knows(user.id):
            raise Instead("table-is-open")
        return session, lobby.join(session, user.id, user.full_name, now, cut=tap.query)

    outcome = await open_table(tap, again)
    if tap.address.chat < 0:
        await tap.sits()
    is_for_computer = took_a_computers_seat(outcome)
    tap.toast(tap.t("joined-for-a-computer" if is_for_computer else "done-joined"))


# The bot itself -------------------------------------------------------------------------------


async def show_rules(tap: Asking) -> None:
    session = await tap.look()
    tap.show(lambda t: rules(session.rulebook, t, session.options))


async def put_away(tap: Asking) -> None:
    """Close a screen of one's own."""
    if tap.ephemeral:
        tap.desk.hands.put_away(tap.address, tap.user.id, tap.ephemeral)
    elif tap.may_change_message:
        tap.desk.later(tap.desk.client.delete(tap.here, tap.message_id))


async def close(tap: Asking) -> None:
    tap.must_be_in_place()
    await put_away(tap)
    tap.toast()


VERBS: Final[dict[str, Callable[[Asking], Awaitable[None]]]] = {
    keys.MOVE: move,
    keys.WALK: walk,
    keys.WHY_NOT: why_not,
    keys.NUMBER: by_number,
    keys.HAND: hand,
    keys.RULES: show_rules,
    keys.HOUSE: house,
    keys.CLOSE: close,
    keys.JOIN: join,
    keys.LEAVE: leave,
    keys.START: start,
    keys.GAME: choose_game,
    keys.ADD: add_computer,
    keys.REMOVE: remove_computer,
    keys.REMATCH: rematch,
    keys.RECLAIM: reclaim,
    keys.TAKE_OVER: take_over,
    keys.DRAW_OR_RESIGN: draw_or_resign,
    keys.END: end,
    keys.KICK: kick,
    keys.CHAT_SETTING: chat_setting,
    keys.OWN_SETTING: own_setting,
    keys.PRACTISE: practise,
    keys.RECORD: record,
    keys.PUZZLE: turn_to,
    keys.ANSWER: answer,
    keys.EXPLAIN: explain,
}
