"""Set what Telegram shows of the bot before somebody starts it, in each language that it knows."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple

from telegram import Bot

from bot.i18n import FALLBACK, languages, translator_for
from bot.telegram.client import TelegramClient
from bot.telegram.command_menu import menu_languages
from bot.telegram.errors import CallFailed, result_of
from bot.telegram.outbox import until_answered

log = logging.getLogger(__name__)


class Part(NamedTuple):
    """A part of the profile: its name at Telegram, and how it is read and set."""

    name: str
    read: Callable[..., Awaitable[Any]]
    set: Callable[..., Awaitable[bool]]


NAME: Final = Part("name", Bot.get_my_name, Bot.set_my_name)
# Each with the longest text that Telegram takes, and the key of its message.
TEXTS: Final = {
    "bot-description": (Part("description", Bot.get_my_description, Bot.set_my_description), 512),
    "bot-short-description": (
        Part("short_description", Bot.get_my_short_description, Bot.set_my_short_description),
        120,
    ),
}


async def set_profile(client: TelegramClient, name: str = "") -> list[str]:
    """Set the descriptions in each language, and the name if there is one; return what differed,
    each as a part and its language."""
    changed = []
    if name and await _set(client.bot, NAME, name, ""):
        changed.append(NAME.name)
    for code, language in menu_languages(languages()).items():
        t = translator_for(language)
        for key, (part, _) in TEXTS.items():
            if await _set(client.bot, part, t(key), code):
                changed.append(f"{part.name} ({code or FALLBACK})")
    return changed


async def introduce(client: TelegramClient) -> None:
    """Set the descriptions of a bot that has none, as an empty chat with it shows one; what its
    operator set stays."""
    description, _ = TEXTS["bot-description"]
    try:
        if await _read(client.bot, description, ""):
            return
        # English last: it is read where a language has none, and tells that all are set.
        for code, language in reversed(menu_languages(languages()).items()):
            t = translator_for(language)
            for key, (part, _) in TEXTS.items():
                if not await _read(client.bot, part, code):
                    await until_answered(partial(_write, client.bot, part, t(key), code))
    except CallFailed as error:
        log.warning("descriptions not set", extra={"error": str(error)})


async def _set(bot: Bot, part: Part, text: str, code: str) -> bool:
    """Set a part, waiting for as long as Telegram asks to; return whether it differed."""
    if await _read(bot, part, code) == text:
        return False
    await until_answered(partial(_write, bot, part, text, code))
    return True


async def _read(bot: Bot, part: Part, code: str) -> str:
    async def read() -> str:
        return str(getattr(await result_of(part.read(bot, language_code=code)), part.name))

    return await until_answered(read)


async def _write(bot: Bot, part: Part, text: str, code: str) -> None:
    await result_of(part.set(bot, text, code))
