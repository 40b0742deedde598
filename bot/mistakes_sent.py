"""One mistake a day for who switched that on: sent to the private chat at the time of the day at
which it was switched on, if one waits.

The day is noted before the message is sent: after a crash in between, a message is lost rather than
sent twice.
"""

import logging
from dataclasses import replace

from bot.address import Address
from bot.i18n import translator_for
from bot.mistake_puzzles import next_puzzle
from bot.mistakes import DAY_MS, sent_next
from bot.ops.logs import log_fields
from bot.screens import Screen, mistake_puzzle, mistakes_stopped
from bot.screens.mistake_screen import MOST_UNANSWERED
from bot.services import Services
from bot.store.documents import Person, changes_of
from bot.telegram.errors import CallFailed, Forbidden, PictureRefused
from bot.telegram.outbox import ALOUD

log = logging.getLogger(__name__)


async def set_sent_at(services: Services, user: int, at: int, unanswered: int = 0) -> None:
    """Note when the next mistake is sent, and how many stayed without an answer until then; at 0
    none is sent any more."""
    changes = changes_of(Person, mistake_at=at, unanswered=unanswered)
    await services.store.change(user, changes)
    await services.store.mistakes.send_at(user, at or None)


async def send_mistake(services: Services, user: int) -> None:
    """Send the mistake that waits longest, if it is time; stop after too many without an answer."""
    person, now = await services.store.person(user), services.tables.now()
    if not person.mistake_at:
        return
    if person.mistake_at > now:  # the deadline was put off, or the clock set back
        at = min(person.mistake_at, now + DAY_MS)
        await set_sent_at(services, user, at, person.unanswered)
        return
    following = sent_next(person.mistake_at, now)
    puzzle = await next_puzzle(services, user)
    if puzzle is None:
        await set_sent_at(services, user, following, person.unanswered)
        return
    t = translator_for(person.language or person.speaks)
    if person.unanswered >= MOST_UNANSWERED:
        await set_sent_at(services, user, 0)
        await _send(services, user, mistakes_stopped(t))
        return
    await set_sent_at(services, user, following, person.unanswered + 1)
    has_pictures = (await services.tables.see(Address(user))).has_pictures(now)
    await _send(services, user, mistake_puzzle(puzzle, t, has_pictures, is_sent=True))


async def _send(services: Services, user: int, screen: Screen) -> None:
    """Send a screen to the private chat, without its picture if Telegram takes none; send no more
    to somebody who blocked the bot."""
    address = Address(user)
    try:
        picture = await services.photos.get(screen)
        await services.send(address, screen, picture, ALOUD)
    except PictureRefused:
        await _send(services, user, replace(screen, picture=None))
    except Forbidden:
        await set_sent_at(services, user, 0)
    except CallFailed as error:
        log.info("mistake not sent", extra=log_fields(address, error))
