"""How a chat and a person want it: pace, pictures and language, by commands and buttons."""

from contextlib import suppress

from telegram import Message

from bot.desk import LANGUAGE, PACE, PICTURES, Manners
from bot.handlers.asking import Asking, Instead
from bot.i18n import Say, languages, say_for
from bot.screens import Screen, own_language, own_settings, settings
from bot.screens.private import PACE_OF
from engine import lobby, refusals
from engine.refusals import Refusal
from engine.upcasts import BadSave


async def chat_settings(ask: Asking, message: Message, text: str) -> None:
    if not await ask.leads():
        raise Instead("settings-for-admins")
    manners = await ask.desk.manners(ask.place.chat)
    ask.show(lambda say: settings_of(ask, manners, say))


async def language(ask: Asking, message: Message, text: str) -> None:
    """Chosen on a screen, or by its code or name."""
    typed = text.strip().casefold()
    for known in languages():
        if typed in (known, say_for(known)("language-name").casefold()):
            await ask.desk.note(ask.user.id, LANGUAGE, known)
            ask.say = say_for(known)
    ask.show(lambda say: own_language(ask.say.language, ask.say if typed else say))


async def chat_setting(tap: Asking) -> None:
    if not await tap.leads():
        raise Instead("settings-for-admins")
    desk, chat = tap.desk, tap.place.chat
    match tap.pressed.word(0), tap.pressed.word(1):
        case "pace", value if value in PACE_OF and chat < 0:
            await desk.note(chat, PACE, PACE_OF[value])
            await _set_pace(tap, PACE_OF[value])
        case "pictures", "on" | "off" as value:
            await desk.note(chat, PICTURES, value == "on")
        case "language", value if value in languages():
            await desk.note(chat, LANGUAGE, value)
        case _:
            raise refusals.Stale
    for place in await desk.store.places(chat):
        session = (await desk.tables.see(place)).readable
        if session is not None and session.phase in ("lobby", "playing"):
            await desk.tables.touch(place)
    manners = await desk.manners(chat)
    tap.show(lambda say: settings_of(tap, manners, say), counts=True)


def settings_of(ask: Asking, manners: Manners, say: Say) -> Screen:
    """In a private chat they are one person's, and a practice has no clock."""
    if ask.is_private:
        return own_settings(manners.with_pictures, manners.say.language, manners.say)
    return settings(manners.pace, manners.with_pictures, manners.say.language, say)


async def _set_pace(tap: Asking, pace: int | None) -> None:
    """At a table that stands already, too."""
    with suppress(Refusal, Instead, BadSave):
        await tap.change(lambda s, now: lobby.set_pace(s, tap.user.id, pace, now, admin=True))


async def own_setting(tap: Asking) -> None:
    value = tap.pressed.word(1)
    if tap.pressed.word(0) != "language" or value not in languages():
        raise refusals.Stale
    await tap.desk.note(tap.user.id, LANGUAGE, value)
    tap.show(lambda _: own_language(value, say_for(value)), counts=True)
