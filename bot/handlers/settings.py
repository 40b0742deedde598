"""How a chat and a person want it: pace, pictures and language, by commands and buttons."""

from contextlib import suppress

from telegram import Message

from bot.handlers.asking import Asking, Instead
from bot.i18n import Translator, languages, translator_for
from bot.screens import Screen, own_language, own_settings, settings
from bot.screens.lobby_screen import pace_name
from bot.screens.private_screens import PACE_OF
from bot.store.documents import Changes, ChatSettings, Person, changes_of
from bot.tables import Table
from engine import lobby, refusals
from engine.refusals import Refusal
from engine.upcasts import BadSave


async def chat_settings(ask: Asking, message: Message, text: str) -> None:
    if not await ask.leads():
        raise Instead("settings-for-admins")
    table = await ask.table()
    ask.show(lambda t: settings_of(ask, table, t))


async def language(ask: Asking, message: Message, text: str) -> None:
    """Chosen on a screen, or by its code or name."""
    typed = text.strip().casefold()
    for known in languages():
        if typed in (known, translator_for(known)("language-name").casefold()):
            await ask.desk.store.change(ask.user.id, changes_of(Person, language=known))
            ask.t = translator_for(known)
    ask.show(lambda t: own_language(ask.t.language, ask.t if typed else t))


async def chat_setting(tap: Asking) -> None:
    if not await tap.leads():
        raise Instead("settings-for-admins")
    desk, chat = tap.desk, tap.address.chat
    match tap.pressed.word(0), tap.pressed.word(1):
        case "pace", value if value in PACE_OF and chat < 0:
            changes = changes_of(ChatSettings, pace=PACE_OF[value])
            done = pace_name(PACE_OF[value], tap.t)
            await _set_pace(tap, PACE_OF[value], changes)
        case "pictures", "on" | "off" as value:
            changes = changes_of(ChatSettings, pictures=value == "on")
            done = tap.t(f"pictures-{value}")
        case "language", value if value in languages():
            changes = changes_of(ChatSettings, language=value)
            done = translator_for(value)("language-name")
        case _:
            raise refusals.Stale
    await desk.store.change(chat, changes)
    for address in await desk.store.addresses(chat):
        if (await desk.tables.see(address)).is_open:
            await desk.tables.touch(address)
    table = tap.around = await desk.tables.see(tap.here)
    shown = tap.t("chosen", value=done)
    tap.show(lambda t: settings_of(tap, table, t), done=shown)


def settings_of(ask: Asking, table: Table, t: Translator) -> Screen:
    """In a private chat they are one person's, and a practice has no clock."""
    known, language = table.settings, table.t.language
    if ask.is_private:
        return own_settings(known.pictures, language, table.t)
    return settings(known.pace, known.pictures, language, t)


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
    t = tap.t = translator_for(value)
    done = t("chosen", value=t("language-name"))
    tap.show(lambda _: own_language(value, t), done=done)
