"""Waiting for one another: the tables that wait for somebody, and who wants to be told."""

from typing import Final

from bot.actions.action import SOMEBODY, Where, action
from bot.address import link_to
from bot.i18n import Translator
from bot.requests.lookup import seats_of, sits_at
from bot.requests.request import Declined, Request
from bot.screens import Button, Screen, my_turns
from bot.store.documents import NOTIFY, RING, SITS, Changes, Person, change, changes_of

MOST_TOLD: Final = 100  # people of a chat


@action("myturns", right=SOMEBODY, is_ephemeral=True)
async def myturns(request: Request) -> None:
    """List every table that waits for this person; tables that are gone are forgotten, and one that
    cannot be read hides no other."""
    services, user = request.services, request.user.id
    waiting: list[tuple[str, str]] = []
    gone: Changes = {}
    for table, title in await seats_of(services, user):
        if not sits_at(table, user):
            gone |= change(SITS, table.address.key, None)
        session = table.readable
        if session is not None and session.seat_of(user) in session.prompts:
            waiting.append((title, link_to(table.address, table.painted.message)))
    if gone:
        await services.store.change(user, gone)
    here = request.around.readable if request.is_private else None
    is_asked = here is not None and here.seat_of(user) in here.prompts
    request.reply.show(lambda t: my_turns(waiting, is_asked, t), is_secret=True)


@action("notify", where=Where.GROUPS, right=SOMEBODY, is_ephemeral=True)
async def notify(request: Request) -> None:
    """Tell this person in private when the next table opens here, and from now on when it is their
    turn, until they type `/notify off`. It says what is wanted, and so can be repeated; anything
    else is answered with how to use it."""
    store, chat, user = request.services.store, request.address.chat, request.user.id
    wish = request.text.strip().casefold()
    if wish not in ("", "on", "off"):
        request.reply.show(lambda t: Screen(t.html("notify-how")))
        return
    if wish == "off":
        await store.change(chat, change(NOTIFY, user, None) | change(RING, user, None))
        request.reply.show(lambda t: Screen(t.html("notify-off")))
        return
    settings = request.around.settings
    told = settings.notify.keys() | settings.ring.keys()
    if str(user) not in told and len(told) >= MOST_TOLD:
        raise Declined("notify-too-many", most=MOST_TOLD)
    await request.note_group()
    await store.change(chat, change(NOTIFY, user, True) | change(RING, user, True))
    await store.change(user, changes_of(Person, speaks=request.user.language_code))
    request.services.later(_confirm(request))


async def _confirm(request: Request) -> None:
    """Say that the wish is noted; offer the private chat to somebody to whom the bot may not write
    yet."""
    services, user = request.services, request.user.id
    may_write = await services.client.may_write(user)
    if not may_write:
        services.support.note_closed(user, services.tables.now())
    start = f"https://t.me/{services.username}?start=notify"

    def screen(t: Translator) -> Screen:
        if may_write:
            return Screen(t.html("notify-on"))
        return Screen(t.html("notify-closed"), ((Button(t("open-chat"), url=start),),))

    request.reply.show(screen)
