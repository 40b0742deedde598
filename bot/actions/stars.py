"""Stars for finished games: those of an administrator, or of two who played, keep a game."""

from dataclasses import replace
from typing import Final

from bot.actions.action import Right, action
from bot.archive.reading import row
from bot.archive.row import Row, write_row
from bot.requests.request import Declined, Request
from bot.screens import callback_data as keys

MOST_KEPT_BY_STARS: Final = 100  # games of a chat
PLAYERS_NEEDED: Final = 2
OF_ADMINS: Final = "a"  # in place of a person's number


async def _always(request: Request) -> bool:
    return True


@action(button=keys.STAR, right=Right(_always, needs_name=True))
async def star(request: Request) -> None:
    """Give a game a star, or take the own one back."""
    services, chat, id = request.services, request.address.chat, request.pressed.session
    archive, gallery = services.tables.archive, services.store.gallery
    found = await row(archive, chat, id)
    packed = await services.store.game(chat, id)
    if found is None or packed is None:
        raise Declined("replay-gone")
    who = await _who(request, found)
    stars = await gallery.stars(chat, id)
    was_kept, is_on = _are_enough(stars), who not in stars
    stars = stars | {who} if is_on else stars - {who}
    is_kept = _are_enough(stars)
    if is_kept and not was_kept and await gallery.count(chat) >= MOST_KEPT_BY_STARS:
        raise Declined("star-full", most=MOST_KEPT_BY_STARS)
    if is_kept:
        await gallery.keep(chat, id, packed, write_row(_plain(found)))
    await gallery.star(chat, id, who, is_on)
    if was_kept and not is_kept:
        await gallery.drop(chat, id)
    told = "star-kept" if is_kept else "star-given" if is_on else "star-taken-back"
    request.reply.toast(request.t(told), alert=is_on)


async def _who(request: Request, found: Row) -> str:
    """Return the number of a player, or the sign of the administrators."""
    if request.is_admin:
        return OF_ADMINS
    number = await request.services.store.archives.number_of(request.address.chat, request.user.id)
    if number is None or found.seat_of(number) is None:
        raise Declined("star-for-players")
    return str(number)


def _are_enough(stars: set[str]) -> bool:
    return OF_ADMINS in stars or len(stars) >= PLAYERS_NEEDED


def _plain(found: Row) -> Row:
    """Return a row without what follows from other games, which a recount may change."""
    seats = [seat._replace(value=0, change=0, deviation=0) for seat in found.seats]
    return replace(found, seats=seats, badges=[], crown=None)
