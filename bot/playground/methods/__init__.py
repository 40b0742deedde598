"""The methods of the Bot API, by their names in lower case."""

from bot.playground.methods import (
    bot_profile,
    callbacks,
    chats,
    edits,
    ephemeral_edits,
    forum,
    forwards,
    inline_answers,
    media,
    moderation,
    sending,
    updates,
)
from bot.playground.methods.call import Handler

MODULES = (
    callbacks,
    chats,
    bot_profile,
    edits,
    ephemeral_edits,
    forum,
    forwards,
    inline_answers,
    media,
    moderation,
    sending,
    updates,
)
METHODS: dict[str, Handler] = {
    name: handler for module in MODULES for name, handler in module.HANDLERS.items()
}
