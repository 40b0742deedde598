"""Privacy: tell what is kept of people, send it to one as a file, and delete it."""

import logging
from typing import Final

from bot.actions.action import SOMEBODY, action
from bot.actions.standings import anchor_of
from bot.address import Address
from bot.forgetting import forget
from bot.ops.logs import log_fields
from bot.own_data import own_data
from bot.requests.request import Request
from bot.screens import Button, Screen, for_you, forgetting, privacy
from bot.screens import callback_data as keys
from bot.telegram.errors import CallFailed
from bot.telegram.outbox import ANSWER
from engine import refusals

log = logging.getLogger(__name__)

FILE: Final = "parlour-data.json"


@action("privacy", keys.PRIVACY, topic="you")
async def show_privacy(request: Request) -> None:
    """Tell one person what is kept of people, also below /me."""
    archive, is_tap = request.services.tables.archive, bool(request.query)
    anchor = await anchor_of(request) if is_tap else None
    request.reply.show(
        lambda t: privacy(t, archive.days_kept, archive.newest_kept, anchor),
        is_secret=is_tap,
        offer=lambda t: for_you(t, Button(t("privacy-button"), keys.write(keys.PRIVACY, ""))),
    )


@action("mydata", right=SOMEBODY, is_ephemeral=True, topic="you")
async def mydata(request: Request) -> None:
    """Send all that is kept of this person to the private chat, once a minute."""
    if request.services.throttle.may_tell(request.user.id, FILE):
        request.services.later(_send(request))
    else:
        request.reply.say("mydata-again")


async def _send(request: Request) -> None:
    services, user, t = request.services, request.user.id, request.own_t
    data, private = await own_data(services, user), Address(user)
    below = Screen(t.html("mydata-caption"))
    try:
        await services.outbox.send(
            user,
            ANSWER,
            lambda: services.client.send_file(private, FILE, data, below),
        )
    except CallFailed as error:
        log.info("own data not sent", extra=log_fields(private, error))
        services.throttle.forget_told(user, FILE)
        request.reply.say("mydata-not-sent")
    else:
        if not request.is_private:
            request.reply.say("shown-in-private")


@action("forgetme", right=SOMEBODY, is_ephemeral=True, topic="you")
async def forgetme(request: Request) -> None:
    request.reply.show(forgetting, is_secret=True)


@action(button=keys.FORGET)
async def forget_for_good(request: Request) -> None:
    """Forget whoever taps. The tap is finished only then, so that a crash begins it anew."""
    if request.pressed.rest != ("yes",):
        raise refusals.Stale
    await forget(request.services, request.user.id, request.entry.at)
    done = request.t("forgotten")
    request.reply.show(lambda t: Screen(t.html("forgotten")), is_secret=True, done=done)
