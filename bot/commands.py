"""Tells Telegram which commands there are: for each kind of chat, in each language."""

import logging
from typing import Final

from telegram import (
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.i18n import FALLBACK, languages, translator_for
from bot.screens.private_screens import ALONE, COMMANDS, FOR_HOSTS, about
from bot.telegram.client import CallFailed, Command, TelegramClient
from bot.telegram.outbox import patiently

log = logging.getLogger(__name__)

PUBLIC: Final = ("newgame", "board", "map", "puzzle")  # typed for everybody to see
EVERYBODY: Final = tuple(name for name in COMMANDS if name not in FOR_HOSTS)
SCOPES: Final = (
    (BotCommandScopeAllPrivateChats(), ALONE, False),
    (BotCommandScopeAllGroupChats(), EVERYBODY, True),
    (BotCommandScopeAllChatAdministrators(), COMMANDS, True),
)


async def register(client: TelegramClient) -> None:
    for language in languages():
        t = translator_for(language)
        for scope, names, in_group in SCOPES:
            listed = [
                Command(name, about(name, t, not in_group), in_group and name not in PUBLIC)
                for name in names
            ]
            await _set(client, listed, scope, "" if language == FALLBACK else language)


async def _set(
    client: TelegramClient, listed: list[Command], scope: BotCommandScope, language: str
) -> None:
    """When Telegram is ready for it; a bot without a menu of commands plays as well."""
    try:
        await patiently(lambda: client.set_commands(listed, scope, language))
    except CallFailed as error:
        log.warning("the menu of commands is not set", extra={"why": str(error)})
