"""Who is sent off the table: told by a reply, @username, the name as it is shown, or a number."""

from telegram import Message, MessageEntity

from bot.desk import Desk
from bot.handlers.asking import Asking, Instead
from bot.i18n import translator_for
from bot.names import clean, likeness, names_of
from bot.screens import sending_off, who_sits
from bot.tables import Session
from engine import lobby
from engine.game import Seat


async def kick(ask: Asking, message: Message, text: str) -> None:
    session = await ask.look()
    session.must_not_have_ended()
    leads = session.host != ask.user.id and await ask.leads()
    session.must_lead(ask.user.id, leads)
    meant = await _seats_meant(ask, session, message, text.strip())
    if len(meant) != 1:
        ask.show(lambda t: who_sits(session, t, names_of(session, t)))
        return
    (seat,) = meant
    if session.players[seat].user == ask.user.id:
        raise Instead("kick-yourself")
    if session.phase == "playing":
        ask.show(lambda t: sending_off(session, seat, t, names_of(session, t)))
        return
    await ask.change(lambda s, now: lobby.kick(s, ask.user.id, seat, now, leads))


async def _seats_meant(ask: Asking, session: Session, message: Message, text: str) -> set[Seat]:
    sitting = {seat for seat, player in enumerate(session.players) if not player.gone}
    users = _mentioned(message) if text else _replied_to(message)
    if users or not text:
        return {seat for seat in sitting if session.players[seat].user in users}
    if text.isdecimal() and int(text) - 1 in sitting:
        return {int(text) - 1}
    if text.startswith("@"):
        return await _called(ask.desk, session, text[1:].casefold()) & sitting
    languages = {ask.t.language, (await ask.table()).t.language}
    return {seat for language in languages for seat in _named(session, text, language)} & sitting


def _mentioned(message: Message) -> set[int]:
    return {
        entity.user.id
        for entity in message.entities
        if entity.type == MessageEntity.TEXT_MENTION and entity.user
    }


def _replied_to(message: Message) -> set[int]:
    """Telegram calls every message of a topic a reply to its opening, which means nobody."""
    replied = message.reply_to_message
    if replied is None or replied.from_user is None or replied.forum_topic_created:
        return set()
    return {replied.from_user.id}


async def _called(desk: Desk, session: Session, username: str) -> set[Seat]:
    return {
        seat
        for seat, player in enumerate(session.players)
        if player.user is not None and await _is_called(desk, player.user, username)
    }


async def _is_called(desk: Desk, user: int, username: str) -> bool:
    """As it was when this person last sat down."""
    return ((await desk.store.person(user)).username or "").casefold() == username


def _named(session: Session, text: str, language: str) -> set[Seat]:
    """Who is shown by this name; else everybody whose name begins like that."""
    meant = likeness(clean(text))
    names = list(map(likeness, names_of(session, translator_for(language))[: len(session.players)]))
    exactly = {seat for seat, name in enumerate(names) if name == meant}
    return exactly or {seat for seat, name in enumerate(names) if meant and name.startswith(meant)}
