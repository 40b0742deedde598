"""Tells Telegram which commands there are: for each kind of chat, in each language."""

from typing import Final

from telegram import (
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.api import Api, Command
from bot.i18n import FALLBACK, languages, say_for

PUBLIC: Final = ("newgame", "board")  # typed for everybody to see
PRIVATE: Final = ("newgame", "hand", "move", "board", "rules", "myturns", "language", "help")
EVERYBODY: Final = (
    *("newgame", "join", "leave", "hand", "move", "board", "rules", "myturns", "notify"),
    *("language", "help"),
)
LEADERS: Final = (*EVERYBODY, "skip", "kick", "endgame", "settings")
SCOPES: Final = (
    (BotCommandScopeAllPrivateChats(), PRIVATE, False),
    (BotCommandScopeAllGroupChats(), EVERYBODY, True),
    (BotCommandScopeAllChatAdministrators(), LEADERS, True),
)


async def register(api: Api) -> None:
    for language in languages():
        say = say_for(language)
        for scope, names, in_group in SCOPES:
            listed = [
                Command(name, say(f"command-{name}"), in_group and name not in PUBLIC)
                for name in names
            ]
            await api.set_commands(listed, scope, "" if language == FALLBACK else language)
