"""How what somebody does reaches us: as a tap or as a command."""

import asyncio
from typing import Any, Final

from telegram import Message, Update, User
from telegram.ext import ContextTypes

from bot.address import Address, address_in
from bot.desk import Desk
from bot.handlers.asking import ENTRY, Asking
from bot.handlers.tapped import tapped
from bot.i18n import Translator, translator_for
from bot.screens.callback_data import read
from bot.store.documents import Person, read_document
from bot.tables import Table

ANONYMOUS: Final = (1087968824, 136817688, 777000)  # admins, channels and Telegram as senders


def address_of(message: Message) -> Address:
    return address_in(message.to_dict())


async def tapping(desk: Desk, query: dict[str, Any]) -> Asking:
    """A tap as Telegram tells it: to make objects of all that it tells costs as much as a move."""
    message, user = query["message"], User.de_json(query["from"])
    here = address_in(message)
    around, person = await _known(desk, here, user.id)
    return _asking(
        desk,
        here,
        user,
        person,
        language_of(user, person),
        around,
        title=message["chat"].get("title", ""),
        message_id=message["message_id"],
        ephemeral=message.get("ephemeral_message_id", 0),
        query=query["id"],
        pressed=read(query.get("data", "")),
        tapped=tapped(query),
    )


async def asking(name: str, update: Update, context: ContextTypes.DEFAULT_TYPE) -> Asking:
    """A command."""
    message, user = update.effective_message, update.effective_user
    assert message is not None
    assert user is not None
    sender = message.sender_chat
    desk: Desk = context.bot_data["desk"]
    here, ephemeral = address_of(message), int(message.api_kwargs.get("ephemeral_message_id", 0))
    around, person = await _known(desk, here, user.id)
    # What was typed for everybody to see is answered in the language of everybody.
    is_aloud = here.chat < 0 and not ephemeral
    return _asking(
        desk,
        here,
        user,
        person,
        around.t if is_aloud else language_of(user, person),
        around,
        command=name,
        title=message.chat.title or "",
        message_id=message.message_id,
        ephemeral=ephemeral,
        is_anonymous=user.id in ANONYMOUS,
        leads_here=sender is not None and sender.id == message.chat.id,
    )


async def _known(desk: Desk, here: Address, user: int) -> tuple[Table, Person]:
    """Load the table that stands here and the person who asks, in one round trip."""
    if here.chat == user:  # a private chat and its person share their documents
        around = await desk.tables.see(here)
        return around, read_document(Person, around.saved.chat)
    return await asyncio.gather(desk.tables.see(here), desk.person(user))


def language_of(user: User, person: Person) -> Translator:
    """A person's own language: the chosen one, else that of the app."""
    return translator_for(person.language or user.language_code)


def _asking(
    desk: Desk, here: Address, user: User, person: Person, t: Translator, around: Table, **more: Any
) -> Asking:
    """A letter that was forwarded names the place of its table."""
    there = ENTRY.get().address
    address = there if there and there.chat != here.chat else here
    return Asking(desk, here, address, user, person, t, around, **more)
