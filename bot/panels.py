"""The private hand that comes unasked: a bot that is an administrator shows it to whose turn it is.

It is a kindness and no more. One that cannot come at once does not come: a tap brings it always.
"""

import logging
from collections.abc import Coroutine
from contextlib import closing
from typing import Any, Final

from bot.api import Flooded, Refused, Unwelcome
from bot.desk import DAY, NO_PUSHES, Desk, Manners, Session
from bot.history import since
from bot.names import names_of
from bot.places import Place
from bot.screens import panel

log = logging.getLogger(__name__)

TO_SPARE: Final = 10  # of a group's budget, left for what somebody asks for
A_GUEST: Final = "participant"  # what is wrong is who plays, and not what the bot may do


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
                push = self._push(place, session, seat, player.user)
                self.desk.later(push if manners.may_push else self._ask_first(place, push))

    async def _ask_first(self, place: Place, push: Coroutine[Any, Any, None]) -> None:
        """Once a day; beside that Telegram tells it whenever it changes."""
        desk = self.desk
        with closing(push):
            leads = await desk.api.may_lead(place.chat, desk.api.bot.id)
            await desk.note(place.chat, NO_PUSHES, 0 if leads else desk.tables.now() + DAY)
            if leads:
                await push

    async def _push(self, place: Place, session: Session, seat: int, user: int) -> None:
        desk = self.desk
        if not await desk.has_room(place.chat, TO_SPARE):
            return
        now = desk.tables.now()
        say = await desk.say_unasked(user)
        is_first = await desk.is_first_panel(user)
        told, names = since(session, seat), names_of(session, say)
        screen = panel(session, seat, told, say, names, (), now, is_first)
        try:
            message = await desk.api.whisper(place, user, screen)
        except Flooded as error:
            await desk.flooded(place.chat, error)
        except (Refused, Unwelcome) as error:
            log.info("no hand unasked: %s", error, extra={"place": place.key})
            if A_GUEST not in str(error).casefold():
                await desk.note(place.chat, NO_PUSHES, now + DAY)
        else:
            desk.panel_stands(place, user, message)
