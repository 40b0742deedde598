"""What can be typed. A command means the table that stands where it was typed."""

import json
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from telegram import Message, MessageEntity, Update
from telegram.ext import ContextTypes

from bot.api import ApiError, Unwelcome
from bot.desk import LANGUAGE, Desk, Session
from bot.handlers.asking import Asking, asking
from bot.handlers.opening import open_lobby, open_practice
from bot.i18n import languages
from bot.names import names_of
from bot.places import Place
from bot.screens import (
    Button,
    Screen,
    ending,
    group_start,
    help,
    late,
    my_turns,
    own_language,
    private_start,
    rules,
    settings,
)
from bot.screens.words import game_name
from engine import lobby, refusals
from engine.games import GAMES
from engine.refusals import Refusal

Callback = Callable[[Update, ContextTypes.DEFAULT_TYPE], Coroutine[Any, Any, None]]
Command = Callable[[Asking, Message, str], Awaitable[None]]

WAITS, NOTIFY = "waits ", "notify "  # prefixes of notes: tables of a person, people of a chat


def command(handler: Command) -> Callback:
    """A refusal is an answer like any other."""

    async def called(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        message = update.effective_message
        if message is None or update.effective_user is None:
            return
        ask = await asking(update, context)
        try:
            await handler(ask, message, " ".join(context.args or []))
        except Refusal as error:
            ask.refuse(error)
        except Nobody:
            ask.toast(ask.say("press-the-button"))

    return called


class Nobody(Exception):
    """An anonymous admin has no name by which to sit down; a button tells who taps it."""


def must_be_somebody(ask: Asking) -> None:
    if ask.is_anonymous:
        raise Nobody


async def newgame(ask: Asking, message: Message, text: str) -> None:
    must_be_somebody(ask)
    wanted = text.strip().casefold()
    if wanted and wanted not in GAMES:
        raise refusals.NoSuchGame(game=wanted)
    if ask.is_private:
        if wanted:
            await open_practice(ask, wanted)
        else:
            await ask.show(private_start(ask.say, ask.desk.username))
        return
    await _speak_the_hosts_language(ask)
    try:
        await open_lobby(ask, wanted or next(iter(GAMES)))
    except refusals.AlreadyStarted:
        await board(ask, message, "")
        return
    await _remember_waiting(ask, message)
    ask.desk.later(_tell_who_asked(ask.desk, ask.place, message))


async def _speak_the_hosts_language(ask: Asking) -> None:
    """Of a group that never chose one."""
    notes = await ask.desk.store.notes(ask.place.chat)
    if LANGUAGE not in notes and ask.say.language in languages():
        await ask.desk.note(ask.place.chat, LANGUAGE, ask.say.language)


async def join(ask: Asking, message: Message, text: str) -> None:
    must_be_somebody(ask)
    user = ask.user
    outcome = await ask.change(
        lambda s, now: lobby.join(s, user.id, user.full_name, now, cut=str(message.message_id))
    )
    await _remember_waiting(ask, message)
    session = ask.must_be(outcome.session)
    if session.phase == "playing" and not outcome.repeated:
        await ask.show(late(session, ask.say, names_of(session, ask.say)))


async def leave(ask: Asking, message: Message, text: str) -> None:
    await ask.change(lambda s, now: lobby.leave(s, ask.user.id, now))


async def hand(ask: Asking, message: Message, text: str) -> None:
    ask.show_panel(await ask.look())


async def move(ask: Asking, message: Message, text: str) -> None:
    outcome = await ask.change(lambda s, now: s.say(ask.user.id, text, now))
    session = ask.must_be(outcome.session)
    if ask.ephemeral and session.phase == "playing":
        ask.show_panel(session)


async def board(ask: Asking, message: Message, text: str) -> None:
    """The table anew at the bottom; the old message goes."""
    await ask.look()
    old = await ask.desk.tables.show_anew(ask.place)
    if old:
        ask.desk.later(ask.desk.api.delete(ask.place, old))
    ask.desk.show(ask.place)


async def show_rules(ask: Asking, message: Message, text: str) -> None:
    wanted = text.strip().casefold()
    if wanted and wanted not in GAMES:
        raise refusals.NoSuchGame(game=wanted)
    session = await ask.desk.tables.look(ask.place)
    key = wanted or (session.game if session is not None else next(iter(GAMES)))
    await ask.show(rules(GAMES[key], ask.say))


async def skip(ask: Asking, message: Message, text: str) -> None:
    session = await ask.look()
    if len(session.prompts) != 1:
        raise refusals.NoSuchSeat
    seat, leads = next(iter(session.prompts)), await ask.leads()
    await ask.change(lambda s, now: s.skip(ask.user.id, seat, now, leads))


async def kick(ask: Asking, message: Message, text: str) -> None:
    """Whom: by replying to a message, by a mention, or by the number of the seat."""
    session = await ask.look()
    seat, leads = _seat_meant(session, message, text), await ask.leads()
    await ask.change(lambda s, now: lobby.kick(s, ask.user.id, seat, now, leads))


def _seat_meant(session: Session, message: Message, text: str) -> int:
    named = text.strip()
    if named.isdecimal() and 1 <= int(named) <= len(session.players):
        return int(named) - 1
    users = [
        entity.user.id
        for entity in message.entities
        if entity.type == MessageEntity.TEXT_MENTION and entity.user
    ]
    if message.reply_to_message and message.reply_to_message.from_user:
        users.append(message.reply_to_message.from_user.id)
    for user in users:
        seat = session.seat_of(user)
        if seat is not None:
            return seat
    raise refusals.NoSuchSeat


async def endgame(ask: Asking, message: Message, text: str) -> None:
    session = await ask.look()
    if session.phase not in ("lobby", "playing"):
        raise refusals.Over
    if session.host != ask.user.id and not await ask.leads():
        raise refusals.NotHost
    await ask.show(ending(session, ask.say))


async def chat_settings(ask: Asking, message: Message, text: str) -> None:
    if not await ask.leads():
        raise refusals.NotHost
    manners = await ask.desk.manners(ask.place.chat)
    language = manners.say.language
    await ask.show(settings(manners.pace, manners.with_pictures, language, ask.say))


async def language(ask: Asking, message: Message, text: str) -> None:
    await ask.show(own_language(ask.say.language, ask.say))


async def show_help(ask: Asking, message: Message, text: str) -> None:
    await ask.show(help(ask.say))


async def begin(ask: Asking, message: Message, text: str) -> None:
    if ask.is_private:
        await ask.show(private_start(ask.say, ask.desk.username))
    else:
        await ask.show(group_start(ask.say))


# Waiting for one another ----------------------------------------------------------------------


async def _remember_waiting(ask: Asking, message: Message) -> None:
    title = message.chat.title or ""
    await ask.desk.note(ask.user.id, WAITS + ask.place.key, title)


async def myturns(ask: Asking, message: Message, text: str) -> None:
    """Every table that waits for who asks; tables that are gone are forgotten."""
    waiting: list[tuple[str, str]] = []
    notes = await ask.desk.store.notes(ask.user.id)
    for name, note in notes.items():
        if not name.startswith(WAITS):
            continue
        place = Place.read(name.removeprefix(WAITS))
        saved = await ask.desk.store.load(place)
        session = await ask.desk.tables.look(place)
        if session is None or session.seat_of(ask.user.id) is None:
            await ask.desk.store.note(ask.user.id, name, None)
        elif session.seat_of(ask.user.id) in session.prompts:
            waiting.append((json.loads(note), link(place, saved.painted.message)))
    await ask.show(my_turns(waiting, ask.say))


def link(place: Place, message: int) -> str:
    """To a message of a supergroup; nobody else has links."""
    number = str(place.chat).removeprefix("-100")
    thread = f"{place.thread}/" if place.thread else ""
    return f"https://t.me/c/{number}/{thread}{message}"


async def notify(ask: Asking, message: Message, text: str) -> None:
    """Once, when the next table opens here; by a direct message, if the bot may write one."""
    must_be_somebody(ask)
    name = NOTIFY + str(ask.user.id)
    notes = await ask.desk.store.notes(ask.place.chat)
    if name in notes:
        await ask.desk.store.note(ask.place.chat, name, None)
        await ask.show(Screen(ask.say.html("notify-off")))
        return
    await ask.desk.note(ask.place.chat, name, ask.user.language_code or "")
    start = f"https://t.me/{ask.desk.username}?start=notify"
    button = Button(ask.say("notify-allow"), url=start)
    await ask.show(Screen(ask.say.html("notify-on"), ((button,),)))


async def _tell_who_asked(desk: Desk, place: Place, message: Message) -> None:
    manners = await desk.manners(place.chat)
    session = await desk.tables.look(place)
    notes = await desk.store.notes(place.chat)
    for name in notes:
        if session is None or not name.startswith(NOTIFY):
            continue
        title = message.chat.title or manners.say("a-group")
        text = manners.say.html(
            "notify-open", group=title, game=game_name(session.game, manners.say)
        )
        try:
            await desk.api.send(Place(int(name.removeprefix(NOTIFY))), Screen(text))
        except Unwelcome:
            pass  # never started, or blocked; the wish was granted as far as it could be
        except ApiError:
            continue
        await desk.store.note(place.chat, name, None)


COMMANDS: Final[dict[str, Callback]] = {
    name: command(handler)
    for name, handler in {
        "newgame": newgame,
        "join": join,
        "leave": leave,
        "hand": hand,
        "move": move,
        "board": board,
        "rules": show_rules,
        "myturns": myturns,
        "notify": notify,
        "skip": skip,
        "kick": kick,
        "endgame": endgame,
        "settings": chat_settings,
        "language": language,
        "help": show_help,
        "start": begin,
    }.items()
}
