"""The WebSockets of the pages: each is told, as it happens, what its person may see."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.playground.call_log import CallLog, LoggedCall
from bot.playground.compact_json import encode_text
from bot.playground.model import JSON, Chat, Event, World
from bot.playground.page_objects import chat_state, is_visible_to, message_view, page_chat

MOST_WAITING = 5000


@dataclass(slots=True, eq=False)
class PageSocket:
    """One socket. `person` is None for one that is told of every change, as a hint without
    content."""

    person: int | None
    watches_calls: bool = False
    is_behind: bool = False
    waiting: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def send(self, payload: JSON) -> None:
        """Queue an event. A socket that falls too far behind is closed: its page will connect and
        load anew."""
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(encode_text(payload))
        else:
            self.is_behind = True


class PageHub:
    def __init__(self, world: World, calls: CallLog) -> None:
        self._world = world
        self.pages: set[PageSocket] = set()
        self._sockets: set[web.WebSocketResponse] = set()
        world.listeners.append(self._on_event)
        calls.listeners.append(self._on_call)

    async def serve(self, request: web.Request, person: int | None) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        page = PageSocket(person)
        page.send({"type": "hello"})
        self.pages.add(page)
        self._sockets.add(socket)
        sender = asyncio.create_task(_send(socket, page))
        try:
            async for message in socket:
                if message.type is web.WSMsgType.TEXT:
                    page.watches_calls = _watches_calls(message.data, page.watches_calls)
        finally:
            self.pages.discard(page)
            self._sockets.discard(socket)
            sender.cancel()
            with suppress(asyncio.CancelledError):
                await sender
        return socket

    async def close(self) -> None:
        for socket in list(self._sockets):
            await socket.close()

    def _on_event(self, event: Event) -> None:
        for page in self.pages:
            payload = _event_json(self._world, page.person, event)
            if payload:
                page.send(payload)

    def _on_call(self, call: LoggedCall) -> None:
        watching = [page for page in self.pages if page.watches_calls]
        if not watching:
            return
        shown = {"type": "call", "call": call.as_json()}
        budget = {"type": "budget", "budget": self._world.limits.budget()} if call.cost else None
        for page in watching:
            page.send(shown)
            if budget:
                page.send(budget)


async def _send(socket: web.WebSocketResponse, page: PageSocket) -> None:
    with suppress(ConnectionError):
        while not page.is_behind:
            await socket.send_str(await page.waiting.get())
        await socket.close()


def _watches_calls(text: str, before: bool) -> bool:
    try:
        request = json.loads(text)
    except (ValueError, RecursionError):
        return before
    return request.get("watch") == "calls" if isinstance(request, dict) else before


def _event_json(world: World, person: int | None, event: Event) -> JSON | None:
    """Return what a person's page is told of an event, or None if it does not concern that
    person."""
    chat = event.chat
    if chat is None:
        return {"type": event.kind, **event.data}
    if person is None:
        return {"type": "changed", "chat": _page_id(chat)}
    if event.who not in (None, person) or not _is_there(chat, person, event.kind):
        return None
    match event.kind:
        case "message" | "edited":
            assert event.message
            if not is_visible_to(world, event.message, person):
                return None
            shown = message_view(event.message, person)
            return {"type": event.kind, "chat": _page_id(chat), "message": shown}
        case "deleted":
            return {"type": "deleted", "chat": _page_id(chat), "keys": event.data["keys"]}
        case "chat":
            shown = page_chat(chat) if chat.bot else chat_state(chat)
            return {"type": "chat", "chat": shown}
        case "typing" if event.data["id"] == person:
            return None
    fields: dict[str, Any] = {k: v for k, v in event.data.items() if v not in (None, "")}
    if event.kind == "typing":
        fields.pop("id")
    return {"type": event.kind, "chat": _page_id(chat), **fields}


def _is_there(chat: Chat, person: int, kind: str) -> bool:
    """Return whether a person is told of events in a chat; those who left are told only
    that it has changed."""
    return person in chat.members if kind in ("chat", "answer") else bool(chat.member(person))


def _page_id(chat: Chat) -> int:
    return chat.bot.user.id if chat.bot else chat.id
