"""Old messages that everybody sees, whose buttons lead nowhere: a tap takes these away."""

from typing import Final

from bot.api import Flooded
from bot.handlers.asking import Asking
from bot.panels import FOR_SHOW
from engine import refusals
from engine.refusals import Refusal

DEAD: Final = (refusals.Stale, refusals.Over)


async def take_buttons_away(tap: Asking, error: Refusal) -> None:
    """Not of the table, which is painted anew, nor for data that nobody was offered there. An edit
    counts, so only where there is room to spare; else a later tap does it."""
    desk, here = tap.desk, tap.here
    is_old = isinstance(error, DEAD) and not (tap.is_private or tap.ephemeral)
    if not is_old or not await tap.may_change_message():
        return
    if await desk.wait_for_room(here.chat, FOR_SHOW, 0):
        return
    try:
        await desk.api.edit_buttons(here, tap.message_id, tap.tapped.lasting)
    except Flooded as flood:
        await desk.flooded(here.chat, flood)
