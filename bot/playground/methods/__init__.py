"""The methods of the Bot API, by their names in lower case."""

from bot.playground.methods import (
    callbacks,
    chats,
    commands,
    edits,
    ephemeral_edits,
    files,
    forum,
    forwards,
    inline,
    intake,
    members,
    sending,
    webhook,
)
from bot.playground.methods.call import Handler

MODULES = (
    callbacks,
    chats,
    commands,
    edits,
    ephemeral_edits,
    files,
    forum,
    forwards,
    inline,
    intake,
    members,
    sending,
    webhook,
)
METHODS: dict[str, Handler] = {
    name: handler for module in MODULES for name, handler in module.HANDLERS.items()
}
