"""Send the recap of a finished game to the private chat, and from there on request to the group."""

import logging
from typing import Final

from bot.actions.action import SOMEBODY, action
from bot.address import Address
from bot.names import initials_of, names_of
from bot.ops.logs import log_fields
from bot.requests.request import Declined, Request
from bot.screens import Screen
from bot.screens.callback_data import RECAP
from bot.screens.recap_screen import SHOW, can_recap, recap_caption
from bot.tables import Session
from bot.telegram.errors import CallFailed
from bot.telegram.outbox import ALOUD, ANSWER, Priority
from engine import refusals

SHOWN_AGAIN_MS: Final = 600_000  # after which a group, or a private chat, may be shown it again
NEVER_AGAIN_MS: Final = 1 << 52  # to somebody who asks in a group: it is in the private chat
PATIENCE_MS: Final = 120_000  # for which a recap waits for room in a chat

log = logging.getLogger(__name__)


@action(button=RECAP, right=SOMEBODY)
async def show_recap(request: Request) -> None:
    """Send a recap to one person, or on request to everybody."""
    session = await request.session()
    if session.phase != "over":
        raise refusals.NotOver
    if not can_recap(session):
        raise refusals.Stale
    if session.is_of_older_rules:
        raise Declined("game-of-older-rules")
    if SHOW not in request.pressed.rest:
        request.services.later(_send_privately(request, session))
    elif request.address.chat > 0:
        raise refusals.Stale
    elif request.services.throttle.may_tell(request.address.chat, RECAP, SHOWN_AGAIN_MS):
        request.services.later(_show_to_all(request, session))
    else:
        request.reply.toast(request.t("recap-shown-lately"), alert=True)


async def _send_privately(request: Request, session: Session) -> None:
    services, user, address = request.services, request.user.id, request.address
    told = request.t("recap-comes-here" if request.is_private else "recap-comes")
    under_way, it = services.under_way, ("recap", session.id, user)
    if it in under_way:
        request.reply.toast(told)
        return
    every = SHOWN_AGAIN_MS if request.is_private else NEVER_AGAIN_MS
    under_way.add(it)
    try:
        if not request.is_private:
            await request.note_seat()  # where the key below the film is looked for
            if not await services.client.may_write(user):
                request.reply.open_private(f"{RECAP}_{session.id}")
                return
        if not services.throttle.may_tell(user, it, every):
            request.reply.toast(request.t("shown-in-private"))
            return
        request.reply.toast(told)
        t, is_group = request.own_t, address.chat < 0
        names = initials_of(session, t) if is_group else names_of(session, t)
        screen = recap_caption(session, t, names, may_show=is_group)
        if not await _send(request, session, Address(user), screen, ANSWER):
            services.throttle.forget_told(user, it)
    finally:
        under_way.discard(it)


async def _show_to_all(request: Request, session: Session) -> None:
    """Post a recap in the group."""
    request.reply.toast(request.t("recap-comes-here"))
    address, t = request.address, (await request.table()).t
    screen = recap_caption(session, t, names_of(session, t), may_show=False)
    if not await _send(request, session, address, screen, ALOUD):
        request.services.throttle.forget_told(address.chat, RECAP)


async def _send(
    request: Request, session: Session, address: Address, screen: Screen, priority: Priority
) -> bool:
    """Send a recap; tell the person if that fails. Return whether it was sent."""
    services, user, chat = request.services, request.user.id, request.address.chat
    recaps, t = services.recaps, (await request.table()).t
    try:
        film = await recaps.get(chat, session, t, user)

        async def call() -> None:
            sent = await services.client.send_film(address, screen, film)
            await recaps.keep(chat, session, sent)

        await services.outbox.send(address.chat, priority, call, PATIENCE_MS)
    except CallFailed as error:
        log.info("recap not sent", extra=log_fields(address, error))
        await _tell(request, "recap-not-sent")
    except Exception:
        log.exception("recap failed", extra=log_fields(request.address))
        await _tell(request, "recap-failed")
    else:
        return True
    return False


async def _tell(request: Request, key: str) -> None:
    """Tell in the private chat why there is no recap: the tap was answered before."""
    text = request.own_t.html(key)
    await request.services.send(Address(request.user.id), Screen(text), priority=ANSWER)
