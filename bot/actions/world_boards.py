"""The world boards: show them, and let people choose the nickname that stands there for them."""

from typing import Final

from bot.actions.action import SOMEBODY, action
from bot.actions.standings import anchor_of
from bot.archive.world_board import POOLS
from bot.names import clean
from bot.requests.request import Declined, Request
from bot.screens import callback_data as keys
from bot.screens import nickname_screen, world
from engine import refusals

OFF: Final = "off"
LEAST_LETTERS: Final = 2


@action(button=keys.WORLD, right=SOMEBODY)
async def show_world(request: Request) -> None:
    """Show the best of all groups, who chose to be named there."""
    pool = request.pressed.rest[0] if request.pressed.rest else POOLS[0]
    if pool not in POOLS:
        raise refusals.Stale
    services, anchor = request.services, await anchor_of(request)
    places = await services.tables.archive.world.board(pool, services.tables.now())
    request.reply.show(lambda t: world(places, pool, POOLS, t, anchor), is_secret=True)


@action("nickname", right=SOMEBODY, is_ephemeral=True, topic="you")
async def choose_nickname(request: Request) -> None:
    """Choose the nickname for the world boards, leave them, or look at what was chosen."""
    board, user = request.services.tables.archive.world, request.user.id
    typed = clean(request.text)
    if typed:
        is_off = typed.casefold() == OFF
        if not is_off and sum(letter.isalpha() for letter in typed) < LEAST_LETTERS:
            raise Declined("nickname-needs-letters")
        if not await board.choose_nickname(user, "" if is_off else typed):
            raise Declined("nickname-taken")
    chosen = await board.nickname(user)
    request.reply.show(lambda t: nickname_screen(chosen, t), is_secret=True)
