"""How a chat and a person want it: pace, pictures and language, by commands and buttons."""

from contextlib import suppress

from telegram import Message

from bot.handlers.asking import Asking, Instead
from bot.i18n import Say, languages, say_for
from bot.screens import Screen, own_language, own_settings, settings
from bot.screens.lobby import pace_name
from bot.screens.private import PACE_OF
from bot.store.documents import Changes, ChatSettings, Person, changes_of
from bot.tables import Table
from engine import lobby, refusals
from engine.refusals import Refusal
from engine.upcasts import BadSave


async def chat_settings(ask: Asking, message: Message, text: str) -> None:
    if not await ask.leads():
        raise Instead("settings-for-admins")
    table = await ask.table()
    ask.show(lambda say: settings_of(ask, table, say))


async def language(ask: Asking, message: Message, text: str) -> None:
    """Chosen on a screen, or by its code or name."""
    typed = text.strip().casefold()
    for known in languages():
        if typed in (known, say_for(known)("language-name").casefold()):
            await ask.desk.store.change(ask.user.id, changes_of(Person, language=known))
            ask.say = say_for(known)
    ask.show(lambda say: own_language(ask.say.language, ask.say if typed else say))


async def chat_setting(tap: Asking) -> None:
    if not await tap.leads():
        raise Instead("settings-for-admins")
    desk, chat = tap.desk, tap.place.chat
    match tap.pressed.word(0), tap.pressed.word(1):
        case "pace", value if value in PACE_OF and chat < 0:
            changes = changes_of(ChatSettings, pace=PACE_OF[value])
            done = pace_name(PACE_OF[value], tap.say)
            await _set_pace(tap, PACE_OF[value], changes)
        case "pictures", "on" | "off" as value:
            changes = changes_of(ChatSettings, pictures=value == "on")
            done = tap.say(f"pictures-{value}")
        case "language", value if value in languages():
            changes = changes_of(ChatSettings, language=value)
            done = say_for(value)("language-name")
        case _:
            raise refusals.Stale
    await desk.store.change(chat, changes)
    for place in await desk.store.places(chat):
        if (await desk.tables.see(place)).is_open:
            await desk.tables.touch(place)
    table = tap.around = await desk.tables.see(tap.here)
    shown = tap.say("chosen", value=done)
    tap.show(lambda say: settings_of(tap, table, say), done=shown)


def settings_of(ask: Asking, table: Table, say: Say) -> Screen:
    """In a private chat they are one person's, and a practice has no clock."""
    known, language = table.settings, table.say.language
    if ask.is_private:
        return own_settings(known.pictures, language, table.say)
    return settings(known.pace, known.pictures, language, say)


async def _set_pace(tap: Asking, pace: int | None, changes: Changes) -> None:
    """At a table that stands already, too."""
    with suppress(Refusal, Instead, BadSave):
        await tap.change(
            lambda s, now: lobby.set_pace(s, tap.user.id, pace, now, admin=True), changes
        )


async def own_setting(tap: Asking) -> None:
    value = tap.pressed.word(1)
    if tap.pressed.word(0) != "language" or value not in languages():
        raise refusals.Stale
    await tap.desk.store.change(tap.user.id, changes_of(Person, language=value))
    say = tap.say = say_for(value)
    done = say("chosen", value=say("language-name"))
    tap.show(lambda _: own_language(value, say), done=done)
