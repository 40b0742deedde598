"""Show what the archive tells of people: their own results and badges, and a group's boards."""

import logging
from typing import Final, cast, get_args

from bot.actions.action import SOMEBODY, Where, action
from bot.archive.reading import newest_game, tally_of, top, totals_of
from bot.archive.tally import DAY_MS
from bot.archive.top import Period, Top
from bot.mistake_puzzles import mistakes_of
from bot.mistakes import due_by
from bot.ops.logs import log_fields
from bot.requests.request import Declined, Request
from bot.screens import badges, me, me_everywhere, top_for_all
from bot.screens import callback_data as keys
from bot.screens import top as top_screen
from bot.screens.me_screen import EVERYWHERE, NAME
from bot.screens.top_screen import SHOW
from bot.store.documents import Person, changes_of
from bot.telegram.errors import CallFailed
from bot.telegram.outbox import ALOUD
from engine import refusals

SHOWN_AGAIN_MS: Final = 600_000  # after which a group may be shown a board again

log = logging.getLogger(__name__)


async def anchor_of(request: Request) -> str:
    """Return the game by which keys lead back to this chat's archive; "" if it has none. Keys name
    no chat."""
    if not request.is_private:
        await request.note_seat()  # where the keys are looked for if the answer goes to private
    archive = request.services.tables.archive
    return await newest_game(archive, request.address.chat) or request.pressed.session


@action("me", keys.ME, right=SOMEBODY, is_ephemeral=True, topic="you")
async def show_me(request: Request) -> None:
    """Show somebody their own results: here, or in all groups."""
    services, user, chat = request.services, request.user, request.address.chat
    archive, anchor = services.tables.archive, await anchor_of(request)
    totals = await totals_of(archive, user.id)
    if EVERYWHERE in request.pressed.rest and totals is not None:
        everywhere = totals
        request.reply.show(
            lambda t: me_everywhere(user.full_name, everywhere, t, anchor, request.person.earned),
            is_secret=True,
        )
        return
    shows_name = request.person.shows_name
    if NAME in request.pressed.rest:
        shows_name = not shows_name
        await services.store.change(user.id, changes_of(Person, shows_name=shows_name))
        request.reply.toast(request.t("name-shown" if shows_name else "name-hidden"))
    _, tally = await tally_of(archive, chat, user.id)
    now, mistakes = services.tables.now(), await mistakes_of(services, user.id)
    waiting = len(due_by(mistakes, now)) if mistakes else None
    request.reply.show(
        lambda t: me(
            *(user.full_name, tally, totals, t, now // DAY_MS, anchor, chat > 0),
            *(waiting, shows_name, request.person.earned),
        ),
        is_secret=True,
    )


@action(button=keys.BADGES, right=SOMEBODY)
async def show_badges(request: Request) -> None:
    """Show which badges somebody earned here, and which there are."""
    archive, anchor = request.services.tables.archive, await anchor_of(request)
    _, tally = await tally_of(archive, request.address.chat, request.user.id)
    page = max(1, *request.pressed.numbers, 1)
    earned = [*tally.badges, *request.person.earned]
    request.reply.show(lambda t: badges(earned, t, anchor, page), is_secret=True)


@action("top", keys.TOP, where=Where.GROUPS, right=SOMEBODY, is_ephemeral=True, topic="learn")
async def show_top(request: Request) -> None:
    """Show a board of this group to one person, or on request to everybody."""
    if not (await request.table()).settings.has_top:
        raise Declined("top-is-off")
    period, pool, show = (*request.pressed.rest, "", "", "")[:3]
    if period not in (*get_args(Period), ""):
        raise refusals.Stale
    board = await _board(request, cast("Period", period) if period else None, pool)
    if show == SHOW:
        _show_to_all(request, board)
        return
    anchor = await anchor_of(request)
    request.reply.show(lambda t: top_screen(board, t, anchor), is_secret=True)


async def _board(request: Request, period: Period | None, pool: str) -> Top:
    services, chat = request.services, request.address.chat

    def is_gone(user: int) -> bool:
        """Return whether somebody left the group, or was forgotten and has no id of Telegram's."""
        standing = services.members.known(chat, user)
        return user <= 0 or (standing is not None and not standing.is_in)

    now, archive = services.tables.now(), services.tables.archive
    return await top(archive, chat, request.user.id, period, pool, now, is_gone)


def _show_to_all(request: Request, board: Top) -> None:
    """Post a board in the group, once in ten minutes."""
    if request.services.throttle.may_tell(request.address.chat, SHOW, SHOWN_AGAIN_MS):
        request.services.later(_post(request, board))
    else:
        request.reply.toast(request.t("top-shown-lately"), alert=True)


async def _post(request: Request, board: Top) -> None:
    services, address = request.services, request.address
    screen = top_for_all(board, (await request.table()).t)
    try:
        await services.send(address, screen, priority=ALOUD)
    except CallFailed as error:
        log.info("board not shown", extra=log_fields(address, error))
        services.throttle.forget_told(address.chat, SHOW)
        request.reply.toast(request.t("not-shown"), alert=True)
    else:
        request.reply.toast(request.t("top-shown"))
