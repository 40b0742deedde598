"""The methods of the Bot API, by their names in lower case."""

from bot.playground.methods import (
    callbacks,
    edits,
    ephemeral_edits,
    intake,
    sending,
)
from bot.playground.methods.call import Handler

MODULES = (callbacks, edits, ephemeral_edits, intake, sending)
METHODS: dict[str, Handler] = {
    name: handler for module in MODULES for name, handler in module.HANDLERS.items()
}
