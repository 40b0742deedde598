"""Actions of hosts and administrators: skip, kick, and end a game for everybody."""

from telegram import Message, MessageEntity

from bot.actions.action import HOST, Where, action
from bot.i18n import translator_for
from bot.names import clean, likeness, names_of
from bot.requests.request import Declined, Request
from bot.screens import Screen, ending, ending_unreadable, kick_question, whom_to_kick
from bot.screens import callback_data as keys
from bot.screens.kick_screen import ASK
from bot.tables import Session
from engine import refusals
from engine.game import Seat
from engine.session import Events, lobby
from engine.upcasts import BadSave


@action("skip", where=Where.GROUPS, right=HOST, asks_afresh=True)
async def skip(request: Request) -> None:
    """Let the clock move for who is waited for; of two that are asked at once, for the other."""
    session = await request.session()
    session.must_be_playing()
    user, admin = request.user.id, request.is_admin
    others = [seat for seat in session.prompts if session.players[seat].user != user]
    meant = others or list(session.prompts)
    if len(meant) != 1:
        raise Declined("skip-several")
    await request.change(lambda s, now: s.skip(user, meant[0], now, admin))


# Kicking ---------------------------------------------------------------------------------------


@action("kick", where=Where.GROUPS, right=HOST, asks_afresh=True)
async def kick(request: Request) -> None:
    """Send somebody off the table, who is meant by a reply, @username, the name or a number; from a
    running game only after asking again."""
    session, user, admin = await request.session(), request.user.id, request.is_admin
    session.must_not_have_ended()
    session.must_lead(user, admin)
    meant = await _seats_meant(request, session)
    if len(meant) != 1:
        typed = request.text.strip()
        request.reply.show(
            lambda t: whom_to_kick(session, typed, meant, user, t, names_of(session, t))
        )
        return
    (seat,) = meant
    if session.players[seat].user == user:
        raise Declined("kick-yourself")
    if session.phase == "playing":
        request.reply.show(lambda t: kick_question(session, seat, user, t, names_of(session, t)))
        return
    await request.change(lambda s, now: lobby.kick(s, user, seat, now, admin))


@action(button=keys.KICK, right=HOST, asks_afresh=True)
async def kick_by_button(request: Request) -> None:
    """Remove whose name was tapped and who still sits there; from a running game only after asking
    again."""
    seat, kicked = request.pressed.number(0), request.pressed.number(1)
    user, admin = request.user.id, request.is_admin

    def must_sit(session: Session) -> None:
        if kicked == user:
            raise Declined("kick-yourself")
        if seat not in range(len(session.players)) or (session.players[seat].user or 0) != kicked:
            raise refusals.NoSuchSeat

    def act(session: Session, now: int) -> Events:
        must_sit(session)
        return lobby.kick(session, user, seat, now, admin)

    session = await request.session()
    if request.pressed.rest[2:] == (ASK,) and session.phase == "playing":
        session.must_lead(user, admin)
        must_sit(session)
        request.reply.show(lambda t: kick_question(session, seat, user, t, names_of(session, t)))
        return
    await request.change(act)
    request.reply.done("done")
    request.reply.close_message()


async def _seats_meant(request: Request, session: Session) -> set[Seat]:
    message, text = request.message, request.text.strip()
    sitting = {seat for seat, player in enumerate(session.players) if not player.gone}
    users = _people_in(message, bool(text)) if message is not None else set()
    if users or not text:
        return {seat for seat in sitting if session.players[seat].user in users}
    if text.isdecimal() and int(text) - 1 in sitting:
        return {int(text) - 1}
    if text.startswith("@"):
        username = text[1:].casefold()
        return {seat for seat in sitting if await _username(request, session, seat) == username}
    languages = {request.t.language, (await request.table()).t.language}
    return {seat for language in languages for seat in _named(session, text, language)} & sitting


def _people_in(message: Message, has_text: bool) -> set[int]:
    """Return the people whom a command mentions; without words, who wrote what it replies to."""
    if has_text:
        mentions = (e for e in message.entities if e.type == MessageEntity.TEXT_MENTION)
        return {entity.user.id for entity in mentions if entity.user}
    replied = message.reply_to_message
    # Telegram calls every message of a topic a reply to its opening, which means nobody.
    if replied is None or replied.from_user is None or replied.forum_topic_created:
        return set()
    return {replied.from_user.id}


async def _username(request: Request, session: Session, seat: Seat) -> str:
    """Return somebody's username as it was when they last sat down."""
    user = session.players[seat].user
    if user is None:
        return ""
    return ((await request.services.store.person(user)).username or "").casefold()


def _named(session: Session, text: str, language: str) -> set[Seat]:
    """Return who is shown by this name; else everybody whose name begins like that."""
    meant = likeness(clean(text))
    names = list(map(likeness, names_of(session, translator_for(language))[: len(session.players)]))
    exactly = {seat for seat, name in enumerate(names) if name == meant}
    return exactly or {seat for seat, name in enumerate(names) if meant and name.startswith(meant)}


# Ending ----------------------------------------------------------------------------------------


@action("endgame", right=HOST)
async def endgame(request: Request) -> None:
    """Ask again before a game is ended for everybody, also a table that cannot be read."""
    try:
        session = await request.session()
    except BadSave:
        if not request.is_admin:
            raise Declined("unreadable-for-admins") from None
        version = (await request.table()).version
        request.reply.show(lambda t: ending_unreadable(version, request.user.id, t))
        return
    session.must_not_have_ended()
    session.must_lead(request.user.id, request.is_admin)
    request.reply.show(lambda t: ending(session, request.user.id, t, request.is_private))


@action(button=keys.END, right=HOST, asks_afresh=True)
async def end(request: Request) -> None:
    user, admin = request.user.id, request.is_admin
    match request.pressed.word(0):
        case "ask":
            await endgame(request)
            return
        case "yes":
            await request.change(lambda s, now: lobby.close(s, user, now, admin))
            request.reply.done("done")
        case "unreadable":
            await _end_unreadable(request, request.pressed.number(1))
        case _:
            raise refusals.Stale
    request.reply.close_message()


async def _end_unreadable(request: Request, version: int) -> None:
    """Lose a table that cannot be read; nobody knows whose it was, so its host cannot do it."""
    services = request.services
    if not (await request.table()).is_unreadable:
        raise refusals.Stale
    if not request.is_admin:
        raise Declined("unreadable-for-admins")
    await services.tables.put_away(request.address, version, request.entry)
    services.hands.put_all_away(request.address)
    request.reply.toast()
    words = (await request.table()).t.html("unreadable-ended")
    services.later(services.send(request.address, Screen(words)))
