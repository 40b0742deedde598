"""Register the menus of commands: for each kind of chat, in each language that Telegram knows.

They are set only when they differ from those that were set last: the store has a digest of what
they are made of, so that a start without a change reads no language.
"""

import hashlib
import json
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final

from telegram import (
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.i18n import FALLBACK, Translator, entries_of, languages, translator_for
from bot.store import Store, StoreAway
from bot.telegram.client import Command, TelegramClient
from bot.telegram.errors import CallFailed
from bot.telegram.outbox import until_answered

log = logging.getLogger(__name__)

Commands = Callable[[Translator, bool, bool], list[Command]]
Menu = tuple[list[Command], BotCommandScope, str]

NOTE: Final = "menus"  # in the documents of the bot itself
DESCRIPTION: Final = "command-"  # with which the name of a description begins
# Each kind of chat, whether it is private, and whether its menu lists what only hosts may do.
SCOPES: Final = (
    (BotCommandScopeAllPrivateChats(), True, True),
    (BotCommandScopeAllGroupChats(), False, False),
    (BotCommandScopeAllChatAdministrators(), False, True),
)


async def register(
    client: TelegramClient, store: Store, commands: Commands, listed: object
) -> None:
    """Set the menus that `commands` makes, if what is `listed` or described has changed; the bot
    plays without one that Telegram refuses, and sets it again at the next start."""
    digest = _digest(listed)
    with suppress(StoreAway):
        if (await store.row(client.bot.id)).get(NOTE.encode()) == digest:
            return
    is_refused = False
    for menu, scope, code in _menus(commands):
        try:
            await until_answered(partial(client.set_commands, menu, scope, code))
        except CallFailed as error:
            log.warning("command menu not set", extra={"error": str(error)})
            is_refused = True
    if not is_refused:
        with suppress(StoreAway):
            await store.change(client.bot.id, {NOTE: digest})


def menu_languages(known: Iterable[str]) -> dict[str, str]:
    """Return the language of the menu for each language code of Telegram, which has two letters;
    "" is for everybody else. A language without such a code has no menu of its own."""
    found = {"": FALLBACK}
    for language in sorted(known):
        code = language.partition("-")[0]
        if len(code) == 2 and language != FALLBACK:
            found.setdefault(code, language)
    return found


def _menus(commands: Commands) -> list[Menu]:
    return [
        (commands(translator_for(language), is_private, for_hosts), scope, code)
        for code, language in menu_languages(languages()).items()
        for scope, is_private, for_hosts in SCOPES
    ]


def _digest(listed: object) -> bytes:
    """Hash the list of commands, and their descriptions as the files of the languages have them."""
    described = [
        (code, name, entry)
        for code, language in menu_languages(languages()).items()
        for name, entry in entries_of(language, DESCRIPTION)
    ]
    plain = json.dumps([listed, described]).encode()
    return json.dumps(hashlib.sha256(plain).hexdigest()).encode()
