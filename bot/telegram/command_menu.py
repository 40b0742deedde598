"""Register the menus of commands: for each kind of chat, in each language."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from telegram import (
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.i18n import FALLBACK, Translator, languages, translator_for
from bot.telegram.client import CallFailed, Command, TelegramClient
from bot.telegram.outbox import until_answered

log = logging.getLogger(__name__)

Commands = Callable[[Translator, bool, bool], list[Command]]

# Each kind of chat, whether it is private, and whether its menu lists what only hosts may do.
SCOPES: Final = (
    (BotCommandScopeAllPrivateChats(), True, True),
    (BotCommandScopeAllGroupChats(), False, False),
    (BotCommandScopeAllChatAdministrators(), False, True),
)


async def register(client: TelegramClient, commands: Commands) -> None:
    """Set the menus that `commands` makes; the bot plays without one that Telegram refuses."""
    for language in languages():
        t, code = translator_for(language), "" if language == FALLBACK else language
        for scope, is_private, for_hosts in SCOPES:
            menu = commands(t, is_private, for_hosts)
            try:
                await until_answered(partial(client.set_commands, menu, scope, code))
            except CallFailed as error:
                log.warning("menu of commands not set", extra={"error": str(error)})
