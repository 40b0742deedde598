"""Old messages that everybody sees, whose buttons lead nowhere: a tap takes these away."""

from typing import Final

from bot.handlers.asking import Asking
from bot.telegram.outbox import CLEANUP
from engine import refusals
from engine.refusals import Refusal

DEAD: Final = (refusals.Stale, refusals.Over)


async def take_buttons_away(tap: Asking, error: Refusal) -> None:
    """Not of the table, which is painted anew, nor for data that nobody was offered there. An edit
    counts, so only where there is room to spare; else a later tap does it."""
    client, here = tap.desk.client, tap.here
    is_old = isinstance(error, DEAD) and not (tap.is_private or tap.ephemeral)
    if is_old and tap.may_change_message:
        await tap.desk.outbox.send(
            here.chat,
            CLEANUP,
            lambda: client.edit_buttons(here, tap.message_id, tap.tapped.lasting),
        )
