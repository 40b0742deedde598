"""The pages' sockets: each hears what its person may see, as it happens."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.playground.call_log import CallLog, LoggedCall
from bot.playground.compact_json import encode_text
from bot.playground.model import JSON, Chat, Event, Message, World
from bot.playground.page_objects import chat_state, message_seen, page_chat

MOST_WAITING = 5000


@dataclass(slots=True, eq=False)
class Screen:
    """One socket. `person` is None for one that hears of everything, as hints."""

    person: int | None
    watches_calls: bool = False
    is_behind: bool = False
    waiting: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def tell(self, event: JSON) -> None:
        """One that falls too far behind is hung up on: it will connect and look anew."""
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(encode_text(event))
        else:
            self.is_behind = True


class Hub:
    def __init__(self, world: World, calls: CallLog) -> None:
        self._world = world
        self.screens: set[Screen] = set()
        self._sockets: set[web.WebSocketResponse] = set()
        world.listeners.append(self._hear)
        calls.listeners.append(self._hear_call)

    async def serve(self, request: web.Request, person: int | None) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        screen = Screen(person)
        screen.tell({"type": "hello"})
        self.screens.add(screen)
        self._sockets.add(socket)
        sender = asyncio.create_task(_send(socket, screen))
        try:
            async for message in socket:
                if message.type is web.WSMsgType.TEXT:
                    screen.watches_calls = _watches_calls(message.data, screen.watches_calls)
        finally:
            self.screens.discard(screen)
            self._sockets.discard(socket)
            sender.cancel()
            with suppress(asyncio.CancelledError):
                await sender
        return socket

    async def close(self) -> None:
        for socket in list(self._sockets):
            await socket.close()

    def _hear(self, happening: Event) -> None:
        for screen in self.screens:
            event = _event(screen.person, happening)
            if event:
                screen.tell(event)

    def _hear_call(self, call: LoggedCall) -> None:
        watching = [screen for screen in self.screens if screen.watches_calls]
        if not watching:
            return
        shown = {"type": "call", "call": call.shown()}
        budget = {"type": "budget", "budget": self._world.limits.budget()} if call.cost else None
        for screen in watching:
            screen.tell(shown)
            if budget:
                screen.tell(budget)


async def _send(socket: web.WebSocketResponse, screen: Screen) -> None:
    with suppress(ConnectionError):
        while not screen.is_behind:
            await socket.send_str(await screen.waiting.get())
        await socket.close()


def _watches_calls(text: str, before: bool) -> bool:
    try:
        wish = json.loads(text)
    except (ValueError, RecursionError):
        return before
    return wish.get("watch") == "calls" if isinstance(wish, dict) else before


def _event(person: int | None, happening: Event) -> JSON | None:
    """What a person's screen is told, or nothing if it is none of that person's business."""
    chat = happening.chat
    if chat is None:
        return {"type": happening.kind, **happening.data}
    if person is None:
        return {"type": "changed", "chat": _page_id(chat)}
    if happening.who not in (None, person) or not _is_there(chat, person, happening.kind):
        return None
    match happening.kind:
        case "message" | "edited":
            return _message_event(happening.kind, happening.message, person)
        case "deleted":
            return {"type": "deleted", "chat": _page_id(chat), "keys": happening.data["keys"]}
        case "chat":
            shown = page_chat(chat) if chat.bot else chat_state(chat)
            return {"type": "chat", "chat": shown}
        case "typing" if happening.data["id"] == person:
            return None
    known: dict[str, Any] = {k: v for k, v in happening.data.items() if v not in (None, "")}
    if happening.kind == "typing":
        known.pop("id")
    return {"type": happening.kind, "chat": _page_id(chat), **known}


def _message_event(kind: str, message: Message | None, person: int) -> JSON:
    assert message
    return {
        "type": kind,
        "chat": _page_id(message.chat),
        "message": message_seen(message, person),
    }


def _is_there(chat: Chat, person: int, kind: str) -> bool:
    """Those who left hear that the chat has changed, so that their screens do, and no more."""
    return person in chat.members if kind in ("chat", "answer") else bool(chat.member(person))


def _page_id(chat: Chat) -> int:
    return chat.bot.user.id if chat.bot else chat.id
