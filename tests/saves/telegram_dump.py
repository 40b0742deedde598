"""Dump what people see in the local Telegram around a store, and rebuild it in a fresh one.

People, chats and messages of the bot keep their numbers, and the messages their buttons. Messages
of people become gaps in the numbers: no bot is told of them again. Files get new ids, as with every
bot: `rebuild_telegram` returns one for all that the store remembers.
"""

import io
import json
from typing import Any

import aiohttp
from PIL import Image

from bot.playground.model import Chat, Message
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import JSON, Person

KEPT = ("text", "entities", "caption", "caption_entities")
OLD_MESSAGE = "…"  # stands for a deleted message


def dump_telegram(evening: Evening) -> JSON:
    world = evening.playground.world
    people = [
        {
            "id": person.id,
            "name": person.first_name,
            "username": person.username,
            "language": person.language_code,
        }
        for person in world.people.values()
    ]
    return {
        "people": people,
        "last_update": evening.playground.bot.queue.last_id,
        "groups": [_dump_group(evening, chat) for chat in world.groups.values()],
        "private": [_dump_messages(chat) for chat in world.private.values()],
    }


def _dump_group(evening: Evening, chat: Chat) -> JSON:
    owner, *members = [id for id in chat.members if id != evening.playground.bot.user.id]
    group = {"type": chat.type, "title": chat.title, "owner": owner, "members": members}
    return group | _dump_messages(chat)


def _dump_messages(chat: Chat) -> JSON:
    """Return the messages in the order in which they came."""
    shown = [((message.id, 0), message) for message in chat.messages.values()]
    shown += [((message.after, id), message) for id, message in chat.ephemeral.items()]
    by_bot = [m for _, m in sorted(shown, key=lambda each: each[0]) if m.sender.is_bot]
    messages = [_dump_message(message) for message in by_bot if not message.service]
    return {"id": chat.id, "last_message": chat.last_id, "messages": messages}


def _dump_message(message: Message) -> JSON:
    dumped: JSON = {"id": message.ephemeral_id or message.id}
    if message.receiver:
        dumped["receiver"] = message.receiver.id
    if message.media:
        dumped["file"] = message.media.kind
    dumped |= {name: message.content[name] for name in KEPT if name in message.content}
    if message.markup:
        dumped["reply_markup"] = message.markup
    return dumped


# Rebuilding --------------------------------------------------------------------------------------


async def rebuild_telegram(evening: Evening, telegram: JSON) -> tuple[list[Person], str]:
    """Return the people by id and the file id of a picture; the bot must not run meanwhile."""
    await evening.sim("limits", on=False)
    people = [await _rebuild_person(evening, person) for person in telegram["people"]]
    for group in telegram["groups"]:
        await _rebuild_group(evening, group)
    for private in telegram["private"]:
        await evening.sim("start", person=private["id"], bot=evening.playground.bot.user.id)
        await _rebuild_messages(evening, private)
    files = await evening.sim("chats", title="Files", owner=people[0].id, bot=True)
    sent = await call(evening, "sendPhoto", chat_id=files["id"], photo=_picture())
    await call(evening, "deleteWebhook", drop_pending_updates=True)
    evening.playground.bot.queue.last_id = telegram["last_update"]
    await evening.sim("limits", on=True)
    return people, sent["photo"][-1]["file_id"]


async def _rebuild_person(evening: Evening, known: JSON) -> Person:
    fields = {"username": known["username"], "language_code": known["language"]}
    made = await evening.sim("people", first_name=known["name"], **fields)
    assert made["id"] == known["id"]
    return Person(evening, made["id"], known["name"])


async def _rebuild_group(evening: Evening, known: JSON) -> None:
    fields = {name: known[name] for name in ("type", "title", "owner", "members")}
    made = await evening.sim("chats", **fields, bot=True)
    assert made["id"] == known["id"]
    # only an administrator may send ephemeral messages unasked
    bot = evening.playground.bot.user.id
    await evening.sim("promote", person=bot, chat=known["id"], rights={"can_invite_users": True})
    await _rebuild_messages(evening, known)
    await evening.sim("promote", person=bot, chat=known["id"], rights=None)


async def _rebuild_messages(evening: Evening, chat: JSON) -> None:
    for message in chat["messages"]:
        await _rebuild_message(evening, chat["id"], message)
    if chat["messages"] and chat["messages"][-1]["id"] < chat["last_message"]:
        last = {"id": chat["last_message"], "text": OLD_MESSAGE}
        await _rebuild_message(evening, chat["id"], last, is_kept=False)


async def _rebuild_message(
    evening: Evening, chat: int, message: JSON, is_kept: bool = True
) -> None:
    """Send the message until it gets its old number: numbers go up one by one."""
    fields = {name: message[name] for name in (*KEPT, "reply_markup") if name in message}
    method, key = "sendMessage", "message_id"
    match message.get("file"):
        case "photo":
            method, fields["photo"] = "sendPhoto", _picture()
        case "document":
            method, fields["document"] = "sendDocument", OLD_MESSAGE.encode()
    if "receiver" in message:
        key = "ephemeral_message_id"
        fields["receiver_user_id"] = message["receiver"]
    while True:
        number = (await call(evening, method, chat_id=chat, **fields))[key]
        assert number <= message["id"], f"message {message['id']} of {chat} comes too late"
        if number == message["id"] and is_kept:
            return
        where = {"chat_id": chat, key: number}
        if "receiver" in message:
            where["receiver_user_id"] = message["receiver"]
        gone = "deleteEphemeralMessage" if "receiver" in message else "deleteMessage"
        await call(evening, gone, **where)
        if number == message["id"]:
            return


async def call(evening: Evening, method: str, **params: Any) -> Any:
    """Call a method of the Bot API as the bot."""
    url = f"{evening.playground.url}/bot{evening.playground.token}/{method}"
    if any(isinstance(value, bytes) for value in params.values()):
        sent = evening.http.post(url, data=_form(params))
    else:
        sent = evening.http.post(url, json=params)
    async with sent as response:
        answer = await response.json()
        assert answer["ok"], (method, answer)
        return answer["result"]


def _form(params: JSON) -> aiohttp.FormData:
    form = aiohttp.FormData()
    for name, value in params.items():
        if isinstance(value, bytes):
            form.add_field(name, value, filename=name)
        else:
            form.add_field(name, value if isinstance(value, str) else json.dumps(value))
    return form


def _picture() -> bytes:
    written = io.BytesIO()
    Image.new("RGB", (90, 90)).save(written, "PNG")
    return written.getvalue()
