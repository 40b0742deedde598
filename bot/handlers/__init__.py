"""What people may ask for, and what each of it does to a table."""

from typing import Any

from telegram.ext import (
    Application,
    ChatMemberHandler,
    CommandHandler,
    ContextTypes,
    MessageHandler,
    filters,
)

from bot.handlers.asking import FAULTS
from bot.handlers.commands import COMMANDS, MISSPELT
from bot.handlers.membership import (
    bot_moved,
    group_migrated,
    member_left,
    member_moved,
    topic_opened,
)


async def _remember(_: object, context: ContextTypes.DEFAULT_TYPE) -> None:
    """The Application swallows what a handler raises; whoever handles letters must know."""
    if context.error is not None:
        FAULTS.get().append(context.error)


def add_handlers(app: Application[Any, Any, Any, Any, Any, Any], username: str) -> None:
    for name, handler in COMMANDS.items():
        app.add_handler(CommandHandler(name, handler, filters.UpdateType.MESSAGE))
    has_map = filters.Document.ALL & filters.CaptionRegex(rf"(?i)^/map(@{username})?(\s|$)")
    app.add_handler(MessageHandler(filters.UpdateType.MESSAGE & has_map, COMMANDS["map"]))
    alone = filters.UpdateType.MESSAGE & filters.ChatType.PRIVATE & filters.TEXT
    app.add_handler(MessageHandler(alone, MISSPELT))
    app.add_handler(ChatMemberHandler(bot_moved, ChatMemberHandler.MY_CHAT_MEMBER))
    app.add_handler(ChatMemberHandler(member_moved, ChatMemberHandler.CHAT_MEMBER))
    app.add_handler(MessageHandler(filters.StatusUpdate.LEFT_CHAT_MEMBER, member_left))
    app.add_handler(MessageHandler(filters.StatusUpdate.MIGRATE, group_migrated))
    app.add_handler(MessageHandler(filters.StatusUpdate.FORUM_TOPIC_REOPENED, topic_opened))
    app.add_error_handler(_remember)
