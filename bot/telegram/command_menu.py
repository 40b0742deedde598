"""Tells Telegram which commands there are: for each kind of chat, in each language."""

import logging
from collections.abc import Callable
from typing import Final

from telegram import (
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.i18n import FALLBACK, Translator, languages, translator_for
from bot.telegram.client import CallFailed, Command, TelegramClient
from bot.telegram.outbox import patiently

log = logging.getLogger(__name__)

# Each kind of chat: whether it is private, and whether its menu lists what hosts may do.
SCOPES: Final = (
    (BotCommandScopeAllPrivateChats(), True, True),
    (BotCommandScopeAllGroupChats(), False, False),
    (BotCommandScopeAllChatAdministrators(), False, True),
)

Commands = Callable[[Translator, bool, bool], list[Command]]


async def register(client: TelegramClient, commands: Commands) -> None:
    """Set the menus, as `commands` makes them for a language and a kind of chat."""
    for language in languages():
        t = translator_for(language)
        for scope, is_private, for_hosts in SCOPES:
            listed = commands(t, is_private, for_hosts)
            await _set(client, listed, scope, "" if language == FALLBACK else language)


async def _set(
    client: TelegramClient, listed: list[Command], scope: BotCommandScope, language: str
) -> None:
    """Set a menu when Telegram is ready for it; a bot without one plays as well."""
    try:
        await patiently(lambda: client.set_commands(listed, scope, language))
    except CallFailed as error:
        log.warning("the menu of commands is not set", extra={"why": str(error)})
