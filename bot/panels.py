"""The private hand without a tap: one that stands shows who is asked now, or goes; and a bot that
is an administrator shows a new one to whose turn it is, and to who tapped when there was no room.

Unasked it is a kindness and no more. One that cannot come soon does not come: a tap brings it.
"""

import logging
from typing import Final

from bot.api import ApiError, Flooded, Refused, Unwelcome
from bot.desk import DAY, NO_PUSHES, Desk, Manners, Opened, Question, Session
from bot.names import names_of
from bot.places import Place
from bot.screens import Screen, panel
from engine.game import Seat

log = logging.getLogger(__name__)

FOR_HANDS: Final = 4  # of a group's budget is left by a hand that somebody asks for,
TO_SPARE: Final = 10  # by one that nobody asked for,
FOR_SHOW: Final = 12  # and by one that asks nothing
SOON: Final = 20_000  # milliseconds for which one that nobody asked for waits for room
IN_VIEW: Final = 5_000  # milliseconds for which one that stands may be out of date


class Pushes:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def begin(self, place: Place, session: Session, manners: Manners) -> None:
        """To everybody whom the table asks, and who does not look at the question already."""
        if place.chat > 0:
            return
        if session.phase in ("over", "closed"):
            self.desk.put_panels_away(place)
        elif session.phase == "playing":
            for seat, player in enumerate(session.players):
                if player.user is not None:
                    self._begin(place, session, seat, player.user, manners)

    def _begin(
        self, place: Place, session: Session, seat: Seat, user: int, manners: Manners
    ) -> None:
        desk = self.desk
        opened, question = desk.opened.of(place, user), question_of(session, seat)
        if session.players[seat].gone:
            desk.put_panel_away(place, user)
        elif opened.question != question:
            desk.opened.shows(place, user, question)
            is_new = question and (not opened.question or opened.question[:2] != question[:2])
            if is_new and manners.may_push and manners.has_pushes(desk.tables.now()):
                desk.later(self._show_unasked(place, user))
            elif is_new and manners.has_pushes(desk.tables.now()):
                desk.later(self._ask_first(place, user))
            elif opened.message:
                desk.later(renew(desk, place, user, question))

    async def _ask_first(self, place: Place, user: int) -> None:
        """Once a day; beside that Telegram tells it whenever it changes."""
        desk = self.desk
        leads = await desk.api.may_lead(place.chat, desk.api.bot.id)
        await desk.note(place.chat, NO_PUSHES, 0 if leads else desk.tables.now() + DAY)
        if leads:
            await self._show_unasked(place, user)
        else:
            await renew(desk, place, user, desk.opened.of(place, user).question)

    async def _show_unasked(self, place: Place, user: int) -> None:
        """Unless it was looked at meanwhile, or something else is asked."""
        desk = self.desk
        asked = desk.opened.of(place, user)

        def is_wanted() -> bool:
            return desk.opened.of(place, user) == asked

        wait = await desk.wait_for_room(place.chat, TO_SPARE, SOON, is_wanted)
        if not wait and is_wanted():
            await _show(desk, place, user)


def question_of(session: Session, seat: Seat) -> Question:
    """What a person is asked; for who is away, a computer answers."""
    if seat not in session.prompts or session.players[seat].level is not None:
        return None
    return session.id, session.prompts[seat], session.due.get(seat)


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
    if not wait:
        await _show(desk, place, user)


async def renew(desk: Desk, place: Place, user: int, question: Question) -> None:
    """A panel that stands shows what is now. Without room for that it goes, which costs nothing:
    what it shows is no longer so."""

    def is_newest() -> bool:
        return desk.opened.of(place, user).question == question

    opened = desk.opened.of(place, user)
    if not opened.message:
        return
    keep = TO_SPARE if question else FOR_SHOW
    wait = await desk.wait_for_room(opened.where.chat, keep, IN_VIEW, is_newest)
    if not is_newest():
        return  # it is shown what was asked since then
    session = None if wait else await desk.tables.look(place)
    seat = session.seat_of(user) if session is not None else None
    opened = desk.opened.of(place, user)
    if session is not None and seat is not None and session.phase == "playing" and opened.message:
        try:
            await _edit(desk, opened, user, await _screen(desk, place, session, seat, user))
            return
        except Flooded as error:
            await desk.flooded(opened.where.chat, error)
        except ApiError as error:
            log.info("a hand stays behind: %s", error, extra={"place": place.key})
    desk.put_panel_away(place, user)


async def _edit(desk: Desk, opened: Opened, user: int, screen: Screen) -> None:
    if opened.where.chat > 0:
        await desk.api.edit(opened.where, opened.message, screen)
    else:
        await desk.api.whisper_again(opened.where, user, opened.message, screen)


async def _show(desk: Desk, place: Place, user: int) -> None:
    session = await desk.tables.look(place)
    seat = session.seat_of(user) if session is not None else None
    if session is None or seat is None or session.phase != "playing":
        return
    screen = await _screen(desk, place, session, seat, user)
    try:
        message = await desk.api.whisper(place, user, screen)
    except Flooded as error:
        await desk.flooded(place.chat, error)
    except (Refused, Unwelcome) as error:
        log.info("no hand unasked: %s", error, extra={"place": place.key})
        await desk.note(place.chat, NO_PUSHES, desk.tables.now() + DAY)
    else:
        desk.panel_stands(place, user, message)


async def _screen(desk: Desk, place: Place, session: Session, seat: Seat, user: int) -> Screen:
    desk.opened.shows(place, user, question_of(session, seat))
    say = await desk.say_unasked(user)
    is_first = await desk.is_first_panel(user, seat in session.prompts)
    told, names = session.events_since_own_move(seat), names_of(session, say)
    return panel(session, seat, told, say, names, (), desk.tables.now(), is_first)
