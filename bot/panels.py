"""The private hand without a tap, which a bot that is an administrator may show: to whose turn it
is, and to who tapped when there was no room.

Unasked it is a kindness and no more. One that cannot come at once does not come: a tap brings it.
"""

import logging
from collections.abc import Coroutine
from contextlib import closing
from typing import Any, Final

from bot.api import Flooded, Refused, Unwelcome
from bot.desk import DAY, NO_PUSHES, PATIENCE, Desk, Manners, Session
from bot.history import since
from bot.names import names_of
from bot.places import Place
from bot.screens import panel
from engine.game import Seat

log = logging.getLogger(__name__)

FOR_HANDS: Final = 4  # of a group's budget is left by a hand that somebody asks for,
TO_SPARE: Final = 10  # and by one that nobody asked for


class Pushes:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def begin(self, place: Place, session: Session, manners: Manners) -> None:
        """To everybody whom the table asks, and who does not look at the question already."""
        now = self.desk.tables.now()
        if place.chat > 0 or session.phase != "playing" or not manners.has_pushes(now):
            return
        for seat, prompt in session.prompts.items():
            player = session.players[seat]
            if player.user is None or player.level is not None:
                continue
            if self.desk.opened.of(place, player.user).question != (session.id, prompt):
                self.desk.opened.shows(place, player.user, (session.id, prompt))
                pushing = push(self.desk, place, player.user, TO_SPARE, PATIENCE)
                self.desk.later(pushing if manners.may_push else self._ask_first(place, pushing))

    async def _ask_first(self, place: Place, pushing: Coroutine[Any, Any, None]) -> None:
        """Once a day; beside that Telegram tells it whenever it changes."""
        desk = self.desk
        with closing(pushing):
            leads = await desk.api.may_lead(place.chat, desk.api.bot.id)
            await desk.note(place.chat, NO_PUSHES, 0 if leads else desk.tables.now() + DAY)
            if leads:
                await pushing


async def push(desk: Desk, place: Place, user: int, keep: int, patience: int) -> None:
    """The hand as it is once there is room for it."""
    mine = (place, user)
    if mine in desk.awaited:
        return
    desk.awaited.add(mine)
    try:
        wait = await desk.wait_for_room(place.chat, keep, patience)
    finally:
        desk.awaited.discard(mine)
    session = None if wait else await desk.tables.look(place)
    seat = session.seat_of(user) if session is not None else None
    if session is not None and seat is not None and session.phase == "playing":
        await _show(desk, place, session, seat, user)


async def _show(desk: Desk, place: Place, session: Session, seat: Seat, user: int) -> None:
    now = desk.tables.now()
    say = await desk.say_unasked(user)
    is_first = await desk.is_first_panel(user, seat in session.prompts)
    told, names = since(session, seat), names_of(session, say)
    screen = panel(session, seat, told, say, names, (), now, is_first)
    try:
        message = await desk.api.whisper(place, user, screen)
    except Flooded as error:
        await desk.flooded(place.chat, error)
    except (Refused, Unwelcome) as error:
        log.info("no hand unasked: %s", error, extra={"place": place.key})
        await desk.note(place.chat, NO_PUSHES, now + DAY)
    else:
        desk.panel_stands(place, user, message)
