"""What can be typed. A command means the table that stands where it was typed."""

import logging
import re
from collections.abc import Awaitable, Callable, Coroutine
from difflib import get_close_matches
from html import escape
from typing import Any, Final

from telegram import Message, Update
from telegram.ext import ContextTypes

from bot.address import link_to
from bot.handlers import settings, taps
from bot.handlers.arriving import asking, language_of
from bot.handlers.asking import Asking, Instead
from bot.handlers.flood import Buckets
from bot.handlers.hand_requests import show_hand
from bot.handlers.kicking import kick
from bot.handlers.maps import bring_map
from bot.handlers.opening import open_lobby, took_a_computers_seat
from bot.handlers.practice import open_practice
from bot.handlers.puzzles import show_puzzle
from bot.i18n import Translator
from bot.names import clean, names_of
from bot.screens import (
    Button,
    Screen,
    as_typed,
    ending,
    ending_unreadable,
    for_groups,
    group_start,
    help,
    how_to_type,
    late,
    meant,
    my_turns,
    no_such_command,
    not_played,
    private_start,
    refusal,
    rules,
)
from bot.screens import callback_data as keys
from bot.screens.callback_data import read_payload
from bot.screens.private_screens import FOR_GROUPS
from bot.screens.words import game_name, games_known
from bot.store.documents import (
    NOTIFY,
    RING,
    SITS,
    Changes,
    ChatSettings,
    Person,
    change,
    changes_of,
)
from bot.tables import Session
from engine import lobby, refusals
from engine.game import Seat, squeeze
from engine.games import GAMES
from engine.refusals import Refusal
from engine.upcasts import BadSave

log = logging.getLogger(__name__)

Callback = Callable[[Update, ContextTypes.DEFAULT_TYPE], Coroutine[Any, Any, None]]
Command = Callable[[Asking, Message, str], Awaitable[None]]

MOST_TYPED: Final = 40  # letters of the name of a game
NEARLY: Final = 0.75  # how alike a name is to be
# What an anonymous admin cannot ask for: nobody can tell who that is.
OF_SOMEBODY: Final = (
    *("newgame", "join", "leave", "hand", "move", "myturns", "notify", "language"),
)


def command(name: str, handler: Command) -> Callback:
    """A refusal is an answer like any other."""

    async def called(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        message = update.effective_message
        if message is None or update.effective_user is None:
            return
        ask = await asking(name, update, context)
        buckets: Buckets = context.bot_data["buckets"]
        if not ask.is_anonymous and not buckets.take(ask.user.id):
            if buckets.tells(ask.user.id):
                ask.toast(ask.t("busy"))
            return
        if ask.is_private and name in FOR_GROUPS:
            ask.show(lambda t: for_groups(name, t, ask.desk.username))
            return
        if ask.is_anonymous and name in OF_SOMEBODY:
            ask.toast(ask.t("as-the-group"))
            return
        tables = ask.desk.tables
        tables.activity.note(ask.address.chat, ask.user.id, tables.now())
        try:
            await handler(ask, message, " ".join(context.args or []))
        except (Refusal, Instead) as error:
            if ask.is_read_along and not buckets.refuses_aloud(ask.user.id):
                return
            if isinstance(error, Instead):
                words = Screen(ask.t.html(str(error)))
                ask.show(lambda _: words)
            else:
                ask.toast(refusal(error, ask.t))
        except BadSave as error:
            log.error("a table cannot be read: %s", error)
            ask.toast(ask.t("table-unreadable"))

    return called


def game_meant(text: str, t: Translator) -> str:
    """By its key or its name, or nearly so; nothing if none is named."""
    typed = squeeze(text)[:MOST_TYPED]
    known = {squeeze(name): key for key in GAMES for name in (key, game_name(key, t))}
    near = get_close_matches(typed, known, n=1, cutoff=NEARLY) if typed else []
    if typed and not near:
        raise refusals.NoSuchGame(game=clean(text[:MOST_TYPED]) or "?")
    return known[near[0]] if near else ""


async def newgame(ask: Asking, message: Message, text: str) -> None:
    wanted = game_meant(text, ask.t)
    if ask.is_private:
        if wanted:
            await open_practice(ask, wanted)
        else:
            ask.show(lambda t: private_start(t, ask.desk.username))
        return
    chat: Changes = {}
    if ask.around.settings.language is None:  # a group that never chose one speaks its host's
        chat = changes_of(ChatSettings, language=language_of(ask.user, ask.person).language)
    try:
        await open_lobby(ask, wanted or next(iter(GAMES)), chat)
    except refusals.AlreadyStarted:
        await board(ask, message, "")
        return
    await ask.sits()


async def join(ask: Asking, message: Message, text: str) -> None:
    user = ask.user
    try:
        outcome = await ask.change(
            lambda s, now: lobby.join(s, user.id, user.full_name, now, cut=str(message.message_id))
        )
    except refusals.AlreadySeated as error:
        t = language_of(user, ask.person)
        screen = Screen(escape(refusal(error, t), quote=False))
        ask.show(lambda _: screen, is_secret=True)
        return
    await ask.sits()
    session = ask.must_be(outcome.session)
    if session.phase == "playing" and not outcome.repeated:
        ask.show(lambda t: late(session, t, names_of(session, t)))
    elif took_a_computers_seat(outcome):
        ask.toast(ask.t("joined-for-a-computer"))


async def leave(ask: Asking, message: Message, text: str) -> None:
    await taps.leave(ask)


async def hand(ask: Asking, message: Message, text: str) -> None:
    session = await ask.look()
    session.must_be_playing()
    if ask.is_private:  # where table and hand are one
        await board(ask, message, text)
    else:
        show_hand(ask, session)


async def move(ask: Asking, message: Message, text: str) -> None:
    if not text.strip():
        session = await ask.look()
        seat = _asked(session, ask.user.id)
        ask.show(lambda t: how_to_type(session, seat, t, ask.is_read_along))
        return
    try:
        outcome = await ask.change(
            lambda s, now: s.play_text(ask.user.id, _written(s, text, ask), now)
        )
    except refusals.Illegal:
        session = await ask.look()
        seat = _asked(session, ask.user.id)
        ask.show(lambda t: not_played(session, seat, text, t, ask.is_read_along))
        return
    session = ask.must_be(outcome.session)
    if ask.ephemeral and session.phase == "playing":
        show_hand(ask, session, is_asked_for=False)


def _written(session: Session, text: str, ask: Asking) -> str:
    """What was typed as the game writes it, if anything is meant by it."""
    seat = session.seat_of(ask.user.id)
    legal = session.legal(seat) if seat is not None else []
    move = meant(session.rulebook, text, legal, ask.t)
    return text if move is None else session.rulebook.text(move)


def _asked(session: Session, user: int) -> Seat:
    session.must_be_playing()
    seat = session.seat(user)
    if seat not in session.prompts:
        raise refusals.NotYourTurn
    return seat


async def board(ask: Asking, message: Message, text: str) -> None:
    await ask.look()
    await ask.desk.bring_down(ask.address)


async def show_rules(ask: Asking, message: Message, text: str) -> None:
    wanted = game_meant(text, ask.t)
    seen = await ask.table()
    session = seen.readable if wanted else seen.session
    if session is None and not wanted:
        ask.show(lambda t: Screen(t.html("rules-which", known=games_known(t))))
        return
    key = wanted or (session.game if session is not None else "")
    is_here = session is not None and session.game == key and session.phase in ("lobby", "playing")
    options = session.options if session and is_here else None
    ask.command = f"rules {key}"
    ask.show(lambda t: rules(GAMES[key], t, options))


async def skip(ask: Asking, message: Message, text: str) -> None:
    """Whoever is waited for; of two that the game asks at once, the other one."""
    session = await ask.look()
    session.must_be_playing()
    others = [seat for seat in session.prompts if session.players[seat].user != ask.user.id]
    meant = others or list(session.prompts)
    if len(meant) != 1:
        raise refusals.NoSuchSeat
    leads = session.host != ask.user.id and await ask.leads()
    await ask.change(lambda s, now: s.skip(ask.user.id, meant[0], now, leads))


async def endgame(ask: Asking, message: Message, text: str) -> None:
    try:
        session = await ask.look()
    except BadSave:
        await _end_unreadable(ask)
        return
    if session.phase not in ("lobby", "playing"):
        raise refusals.Over
    if session.host != ask.user.id and not await ask.leads():
        raise refusals.NotHost
    ask.show(lambda t: ending(session, t, ask.is_private))


async def _end_unreadable(ask: Asking) -> None:
    if not await ask.leads():
        raise Instead("unreadable-for-admins")
    version = (await ask.table()).version
    ask.show(lambda t: ending_unreadable(version, t))


async def show_help(ask: Asking, message: Message, text: str) -> None:
    ask.show(lambda t: help(t, ask.is_private))


async def begin(ask: Asking, message: Message, text: str) -> None:
    """A link leads into the private chat: to have hands there, to be told of tables and turns
    there, or to see there what the group had no room for."""
    if ask.is_private and text == "hands":
        await ask.desk.store.change(ask.user.id, changes_of(Person, direct=True))
        ask.show(lambda t: Screen(t.html("hands-in-private")))
    elif ask.is_private and text == "notify":
        ask.show(lambda t: Screen(t.html("notify-allowed")))
    elif ask.is_private and (pressed := read_payload(text)):
        ask.pressed = pressed
        await ask.find()
        await OPENED[pressed.verb](ask)
    elif ask.is_private:
        ask.show(lambda t: private_start(t, ask.desk.username))
    elif ask.here.chat not in ask.desk.greeting:  # the link that adds the bot sends this too
        ask.show(group_start)


async def misspelt(ask: Asking, message: Message, text: str) -> None:
    """Alone with the bot somebody sends what is no command, or a move without its command."""
    typed = message.text or ""
    if typed.startswith("/"):
        name = re.split(r"[@\s]", typed[1:30])[0].casefold()
        ask.show(lambda t: no_such_command(name, t))
        return
    session = (await ask.table()).session
    seat = session.seat_of(ask.user.id) if session is not None else None
    if session is not None and seat is not None and seat in session.prompts:
        move = meant(session.rulebook, typed, session.legal(seat), ask.t)
        if move is not None:
            text = as_typed(session.rulebook, move, ask.t)
            ask.show(lambda t: Screen(t.html("typed-plain", move=text)))
            return
    ask.show(lambda t: Screen(t.html("command-plain")))


# Waiting for one another ----------------------------------------------------------------------


async def myturns(ask: Asking, message: Message, text: str) -> None:
    """Every table that waits for who asks; tables that are gone are forgotten, and one that cannot
    be read hides no other."""
    desk, user = ask.desk, ask.user.id
    waiting: list[tuple[str, str]] = []
    for address, title in (await desk.seats(user)).items():
        seen = await desk.tables.see(address)
        if seen.is_unreadable:
            continue
        session = seen.session
        seat = session.seat_of(user) if session is not None else None
        if session is None or session.phase == "closed" or not session.knows(user):
            await desk.store.change(user, change(SITS, address.key, None))
        elif seat in session.prompts:
            waiting.append((title, link_to(address, seen.painted.message)))
    here = (await desk.tables.see(ask.here)).readable if ask.is_private else None
    seat = here.seat_of(user) if here is not None else None
    is_asked = here is not None and seat in here.prompts
    ask.show(lambda t: my_turns(waiting, is_asked, t), is_secret=True)


async def notify(ask: Asking, message: Message, text: str) -> None:
    """Tell somebody by a private message when the next table opens here, and from now on when it
    is their turn; typed again, no more."""
    user, settings = ask.user.id, ask.around.settings
    name = str(user)
    if name in settings.notify or name in settings.ring:
        changes = change(NOTIFY, user, None) | change(RING, user, None)
        await ask.desk.store.change(ask.address.chat, changes)
        ask.show(lambda t: Screen(t.html("notify-off")))
        return
    changes = change(NOTIFY, user, True) | change(RING, user, True)
    await ask.desk.store.change(ask.address.chat, changes)
    await ask.desk.store.change(user, changes_of(Person, speaks=ask.user.language_code))
    start = f"https://t.me/{ask.desk.username}?start=notify"

    def screen(t: Translator) -> Screen:
        return Screen(t.html("notify-on"), ((Button(t("open-chat"), url=start),),))

    ask.show(screen)


# What a link to the private chat opens, by the button that it stands for.
OPENED: Final[dict[str, Callable[[Asking], Awaitable[None]]]] = {
    keys.HAND: taps.hand,
    keys.RULES: taps.show_rules,
    keys.HOUSE: taps.house,
}
COMMANDS: Final[dict[str, Callback]] = {
    name: command(name, handler)
    for name, handler in {
        "newgame": newgame,
        "join": join,
        "leave": leave,
        "hand": hand,
        "move": move,
        "board": board,
        "rules": show_rules,
        "myturns": myturns,
        "puzzle": show_puzzle,
        "notify": notify,
        "map": bring_map,
        "skip": skip,
        "kick": kick,
        "endgame": endgame,
        "settings": settings.chat_settings,
        "language": settings.language,
        "help": show_help,
        "start": begin,
    }.items()
}
MISSPELT: Final = command("", misspelt)
