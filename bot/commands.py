"""Tells Telegram which commands there are: for each kind of chat, in each language."""

import asyncio
import logging
from typing import Final

from telegram import (
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.api import Api, ApiError, Command, Flooded, Unheard
from bot.i18n import FALLBACK, languages, say_for
from bot.screens.private import ALONE, COMMANDS, FOR_HOSTS, about

log = logging.getLogger(__name__)

AGAIN: Final = 3.0  # seconds after which an unanswered call is made again

PUBLIC: Final = ("newgame", "board", "map", "puzzle")  # typed for everybody to see
EVERYBODY: Final = tuple(name for name in COMMANDS if name not in FOR_HOSTS)
SCOPES: Final = (
    (BotCommandScopeAllPrivateChats(), ALONE, False),
    (BotCommandScopeAllGroupChats(), EVERYBODY, True),
    (BotCommandScopeAllChatAdministrators(), COMMANDS, True),
)


async def register(api: Api) -> None:
    for language in languages():
        say = say_for(language)
        for scope, names, in_group in SCOPES:
            listed = [
                Command(name, about(name, say, not in_group), in_group and name not in PUBLIC)
                for name in names
            ]
            await _set(api, listed, scope, "" if language == FALLBACK else language)


async def _set(api: Api, listed: list[Command], scope: BotCommandScope, language: str) -> None:
    """When Telegram is ready for it; a bot without a menu of commands plays as well."""
    while True:
        try:
            await api.set_commands(listed, scope, language)
            return
        except Flooded as error:
            await asyncio.sleep(error.seconds)
        except Unheard:
            await asyncio.sleep(AGAIN)
        except ApiError as error:
            log.warning("the menu of commands is not set", extra={"why": str(error)})
            return
