"""How what somebody does reaches us: as a tap or as a command."""

import asyncio
from typing import Any, Final

from telegram import Message, Update, User
from telegram.ext import ContextTypes

from bot.desk import Desk
from bot.handlers.asking import LETTER, Asking
from bot.handlers.tapped import tapped
from bot.i18n import Say
from bot.places import Place, place_in
from bot.screens.keys import read
from bot.tables import Seen

ANONYMOUS: Final = (1087968824, 136817688, 777000)  # admins, channels and Telegram as senders


def place_of(message: Message) -> Place:
    return place_in(message.to_dict())


async def tapping(desk: Desk, query: dict[str, Any]) -> tuple[Asking, Seen]:
    """A tap as Telegram tells it: to make objects of all that it tells costs as much as a move.
    With it comes the table that stands there."""
    message, user = query["message"], User.de_json(query["from"])
    here = place_in(message)
    say, seen = await asyncio.gather(desk.say_to(user), desk.tables.see(here))
    tap = _asking(
        desk,
        here,
        user,
        say,
        title=message["chat"].get("title", ""),
        message_id=message["message_id"],
        ephemeral=message.get("ephemeral_message_id", 0),
        query=query["id"],
        pressed=read(query.get("data", "")),
        tapped=tapped(query),
    )
    return tap, seen


async def asking(update: Update, context: ContextTypes.DEFAULT_TYPE) -> Asking:
    """A command."""
    message, user = update.effective_message, update.effective_user
    assert message is not None
    assert user is not None
    sender = message.sender_chat
    desk: Desk = context.bot_data["desk"]
    here, ephemeral = place_of(message), int(message.api_kwargs.get("ephemeral_message_id", 0))
    # What was typed for everybody to see is answered in the language of everybody.
    is_aloud = here.chat < 0 and not ephemeral
    say = (await desk.manners(here.chat)).say if is_aloud else await desk.say_to(user)
    return _asking(
        desk,
        here,
        user,
        say,
        title=message.chat.title or "",
        message_id=message.message_id,
        ephemeral=ephemeral,
        is_anonymous=user.id in ANONYMOUS,
        leads_here=sender is not None and sender.id == message.chat.id,
    )


def _asking(desk: Desk, here: Place, user: User, say: Say, **more: Any) -> Asking:
    """A letter that was forwarded names the place of its table."""
    there = LETTER.get().place
    place = there if there and there.chat != here.chat else here
    return Asking(desk, here, place, user, say, **more)
