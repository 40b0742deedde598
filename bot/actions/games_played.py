"""The games of a chat's archive: list the last ones, and open one of them again."""

from typing import Final

from bot.actions.action import SOMEBODY, action
from bot.actions.standings import anchor_of
from bot.archive.reading import counted, people_of, row, rows, starred_rows, tally_of
from bot.archive.row import Counted
from bot.names import names_of
from bot.requests.request import Declined, Request
from bot.screens import callback_data as keys
from bot.screens import game_in_words, games, old_game
from bot.screens.games_screen import Listed
from engine import refusals

MOST_LISTED: Final = 10
MOST_STARRED: Final = 20  # the newest ones


@action("games", keys.GAMES_PLAYED, right=SOMEBODY, is_ephemeral=True, topic="learn")
async def show_games(request: Request) -> None:
    """List the last games of this chat: one's own, unless there are none, or everybody's."""
    archive, chat = request.services.tables.archive, request.address.chat
    wanted, anchor = request.pressed.rest[:1], await anchor_of(request)
    if wanted == ("starred",):
        kept = (await starred_rows(archive, chat))[:MOST_STARRED]
        people = await people_of(archive, chat, kept)
        request.reply.show(lambda t: games(kept, people, t, anchor, "starred"), is_secret=True)
        return
    found = await rows(archive, chat)
    number, _ = await tally_of(archive, chat, request.user.id)
    mine = [each for each in found if number and each.seat_of(number) is not None]
    is_mine = wanted == ("mine",) or (wanted == () and bool(mine))
    listed = (mine if is_mine else found)[:MOST_LISTED]
    people = await people_of(archive, chat, listed)
    shown: Listed = "mine" if is_mine else "all"
    request.reply.show(lambda t: games(listed, people, t, anchor, shown), is_secret=True)


@action(button=keys.OLD_GAME, right=SOMEBODY)
async def open_game(request: Request) -> None:
    """Show one person the result of a game; of one by older rules, what its row tells."""
    archive, chat, id = (
        request.services.tables.archive,
        request.address.chat,
        request.pressed.session,
    )
    found = await row(archive, chat, id)
    if found is None:
        raise refusals.Stale
    try:
        session = await request.session()
    except Declined:
        session = None
    if session is None or session.phase != "over":
        people = await people_of(archive, chat, [found])
        request.reply.show(
            lambda t: game_in_words(found, people, t, session is None), is_secret=True, is_new=True
        )
        return
    over, told = session, await counted(archive, chat, id, b"") or Counted(found)
    stars = len(await request.services.store.gallery.stars(chat, id))
    user = request.user.id
    request.reply.show(
        lambda t: old_game(over, t, names_of(over, t), told, user, stars),
        is_secret=True,
        is_new=True,
    )
