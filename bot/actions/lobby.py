"""Before the deal: open a table, join it, leave it or deal; and a rematch."""

from html import escape
from secrets import token_bytes

from bot.actions.action import HOST, SOMEBODY, Where, action
from bot.actions.chat_language import language_for_host
from bot.actions.games import ask_which_game, games_meant
from bot.actions.opening import new_id, open_lobby, open_table, took_a_computers_seat
from bot.actions.practice import open_practice, start_practice
from bot.names import names_of
from bot.requests.request import Declined, Request, own_language
from bot.screens import (
    Screen,
    late,
    leaving,
    private_start,
    refusal,
)
from bot.screens import callback_data as keys
from bot.tables import Session
from engine import refusals
from engine.games import GAMES
from engine.session import Events, lobby


@action("newgame", keys.NEW_GAME, right=SOMEBODY)
async def newgame(request: Request) -> None:
    """Open a lobby for the game that is named, else for the last one here; alone, a practice
    table."""
    typed = request.pressed.word(0) if request.query else request.text.strip()
    meant = games_meant(typed, request.t) if typed else []
    if request.pressed.rest[1:] not in ((), (str(request.user.id),)):
        request.reply.toast(request.t("asked-another"))
    elif typed and len(meant) != 1:
        ask_which_game(request, typed, meant, keys.NEW_GAME)
    elif request.is_private and not meant:
        request.reply.show(lambda t: private_start(t, request.services.username))
    else:
        if request.is_private:
            await open_practice(request, meant[0])
        else:
            await _open(request, meant[0] if meant else _last_game(request))
        if request.query:
            request.reply.toast()
            request.reply.close_message()


def _last_game(request: Request) -> str:
    """Return the game that was dealt here last, in a new chat the first of all."""
    last = request.around.status.last_game
    return last if last in GAMES else next(iter(GAMES))


async def _open(request: Request, game: str) -> None:
    spoken = own_language(request.user, request.person).language
    chat = language_for_host(request.around.settings, spoken)
    await request.note_seat()
    try:
        await open_lobby(request, game, chat)
    except refusals.AlreadyStarted:
        await request.services.painter.repost(request.address)
        key = f"{(await request.table()).phase or 'lobby'}-stands"
        if request.query:
            request.reply.toast(request.t(key))
        else:
            request.reply.say(key)


@action("join", keys.JOIN, where=Where.GROUPS, right=SOMEBODY)
async def join(request: Request) -> None:
    """Take a seat; in a running game, a place in the next round."""
    user, cut = request.user, request.query or str(request.message_id)
    known = (await request.table()).readable
    if known is not None and known.phase == "playing" and known.waits(user.id):
        _show_late(request, request.must_be(known))
        return
    await request.note_seat()
    try:
        result = await request.change(
            lambda s, now: lobby.join(s, user.id, user.full_name, now, cut=cut)
        )
    except refusals.AlreadySeated as error:
        if request.query:
            raise
        words = refusal(error, own_language(user, request.person))
        request.reply.show(lambda _: Screen(escape(words, quote=False)), is_secret=True)
        return
    session = request.must_be(result.session)
    if session.phase == "playing" and not result.repeated:
        _show_late(request, session)
    elif took_a_computers_seat(result):
        request.reply.toast(request.t("joined-for-a-computer"))
    else:
        request.reply.done("done-joined")


def _show_late(request: Request, session: Session) -> None:
    """Tell somebody that they play the next round, and offer a computer's seat at once."""
    done = request.t("done-joined-next") if request.query else ""
    request.reply.show(lambda t: late(session, t, names_of(session, t)), done=done, is_new=True)


@action("leave", keys.LEAVE, where=Where.GROUPS, right=SOMEBODY)
async def leave(request: Request) -> None:
    """Leave the table; a seat in a running game is asked for again first, for a finger that was
    slower than Start."""
    session = await request.session()
    seat = session.seat_of(request.user.id)
    is_sure = request.pressed.rest == ("yes", str(seat))
    if session.phase == "playing" and seat is not None and not is_sure:
        request.reply.show(lambda t: leaving(session, seat, t, names_of(session, t)))
        return
    await request.change(lambda s, now: lobby.leave(s, request.user.id, now))
    request.reply.done("done-left")
    if is_sure or request.ephemeral or request.is_elsewhere:
        request.reply.close_message()


@action(button=keys.START, right=HOST)
async def start(request: Request) -> None:
    if request.address.chat > 0:
        await start_practice(request)
        return
    user, admin = request.user.id, request.is_admin
    await request.change(lambda s, now: lobby.start(s, user, now, admin))
    request.reply.done("done-started")


@action(button=keys.REMATCH)
async def rematch(request: Request) -> None:
    """Open the lobby of a rematch, of an earlier game too; where one is open already, join it."""
    over, user = await request.session(), request.user

    def again(session: Session | None, now: int) -> tuple[Session, Events]:
        if session is None or session.phase not in ("lobby", "playing"):
            return lobby.rematch(over, user.id, new_id(), token_bytes(32), now), []
        if session.phase == "playing" and not session.knows(user.id):
            raise Declined("table-is-open")
        return session, lobby.join(session, user.id, user.full_name, now, cut=request.query)

    if request.address.chat < 0:
        await request.note_seat()
    result = await open_table(request, again)
    is_for_computer = took_a_computers_seat(result)
    request.reply.done("joined-for-a-computer" if is_for_computer else "done-joined")
