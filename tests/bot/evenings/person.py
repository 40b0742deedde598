"""A person in the local Telegram: reads messages, types, and taps buttons."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tests.bot.evenings.evening import Evening

JSON = dict[str, Any]
TAP_PAUSE = 1.0  # virtual seconds between two taps of a person


class Button(NamedTuple):
    """A button as one person saw it, which may have changed since."""

    message: JSON
    text: str
    data: str


@dataclass(slots=True)
class Person:
    """A member of the evening's group, with every answer that the bot gave to a tap."""

    evening: "Evening"
    id: int
    name: str
    toasts: list[str] = field(default_factory=list)  # alerts included
    alerts: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)  # deep links to the private chat

    @property
    def chat(self) -> int:
        return self.evening.address.chat

    # Reading -----------------------------------------------------------------------------------

    async def messages(self, chat: int = 0) -> list[JSON]:
        """Return the messages this person can see, the oldest first; `chat` 0 is the group."""
        shown = await self.evening.get(
            "see", person=self.id, chat=chat or self.chat, thread=self.evening.address.thread
        )
        messages: list[JSON] = shown["messages"]
        return messages

    async def visible_text(self, chat: int = 0) -> str:
        """Return the text of all visible messages, buttons and toasts."""
        texts = [text_of(message) for message in await self.messages(chat)]
        return "\n".join([*texts, *self.toasts])

    async def wait_for(self, text: str, chat: int = 0) -> JSON:
        """Wait until a message or one of its buttons contains `text`; return the newest such."""

        async def find() -> JSON | None:
            for message in reversed(await self.messages(chat)):
                if text in text_of(message):
                    return message
            return None

        return await self.evening.wait_until(find, text)

    async def buttons(self, chat: int = 0) -> list[Button]:
        """Return the callback buttons, the newest message's first, each message's from its top."""
        return [
            Button(message, key["text"], key["callback_data"])
            for message in reversed(await self.messages(chat))
            for row in message.get("reply_markup", {}).get("inline_keyboard", [])
            for key in row
            if "callback_data" in key
        ]

    async def ephemeral_messages(self) -> list[JSON]:
        """Return what the bot shows to this person alone in the group."""
        return [
            message
            for message in await self.messages()
            if message.get("ephemeral") and message["from"]["is_bot"]
        ]

    async def only_ephemeral_text(self) -> str:
        (shown,) = await self.ephemeral_messages()
        return text_of(shown)

    async def is_on_turn(self) -> bool:
        """Return whether the table message names this person as the one to move."""
        prompt = f"{self.name}, it’s your turn"
        return any(prompt in text_of(message) for message in await self.messages())

    # Typing and tapping ------------------------------------------------------------------------

    async def say(self, text: str, **more: Any) -> JSON:
        fields = {"chat": self.chat, "thread": self.evening.address.thread} | more
        said: JSON = await self.evening.sim("say", person=self.id, text=text, **fields)
        return said

    async def tap(self, text: str, chat: int = 0, **more: Any) -> str:
        """Wait for a button whose label contains `text`, tap the newest; return the answer."""

        async def find() -> Button | None:
            for button in await self.buttons(chat):
                if text in button.text:
                    return button
            return None

        return await self.tap_button(await self.evening.wait_until(find, text), chat, **more)

    async def tap_button(self, button: Button, chat: int = 0, **more: Any) -> str:
        """Tap a button as it was seen, though the message may have changed since."""
        query = await self.send_tap(button.message, button.data, chat, **more)
        return await self.wait_for_answer(query)

    async def forge_tap(self, message: JSON, data: str) -> str:
        """Tap with callback data of a modified client, whatever the message's buttons are."""
        return await self.wait_for_answer(await self.send_tap(message, data))

    async def send_tap(self, message: JSON, data: str, chat: int = 0, **more: Any) -> str:
        """Tap without waiting for the answer; return the id of the callback query."""
        fields = {"chat": chat or self.chat, "key": message["key"], "data": data} | more
        return str((await self.evening.sim("tap", person=self.id, **fields))["id"])

    async def wait_for_answer(self, query: str) -> str:
        """Wait until the bot answers a callback query; keep and return the text of the answer."""
        queries = self.evening.playground.world.queries

        async def is_answered() -> bool:
            return queries[query].closed

        await self.evening.wait_until(is_answered, "an answer")
        answer = queries[query].answer or {}
        text = str(answer.get("text") or "")
        if text:
            self.toasts.append(text)
        if text and answer.get("show_alert"):
            self.alerts.append(text)
        if answer.get("url"):
            self.links.append(str(answer["url"]))
        return text

    async def open_more(self, *labels: str, more: str = "⋯ More") -> str:
        """Open the screen behind "More" and tap what stands there, one after another; return the
        answer to the last tap."""
        answer = ""
        for label in (more, *labels):
            await self.evening.advance(TAP_PAUSE)  # as people tap: Telegram may refuse faster edits
            await self.evening.settle()
            shown = [button.text for button in await self.buttons()]
            if not any(label in text for text in shown) and any("▸" in text for text in shown):
                await self.tap("▸")  # it stands on the next page
            answer = await self.tap(label)
        return answer

    async def tap_more(self, *labels: str) -> str:
        """Tap what stands behind "More", and close it, unless the last tap has."""
        answer = await self.open_more(*labels)
        await self.evening.settle()
        if any("✕ Close" in text_of(message) for message in await self.ephemeral_messages()):
            await self.tap("✕ Close")
        return answer

    # Whole errands -----------------------------------------------------------------------------

    async def start_private_chat(self, payload: str = "") -> int:
        """Press START in the private chat with the bot; return the id of that chat."""
        bot: int = self.evening.playground.bot.user.id
        more = {"payload": payload} if payload else {}
        await self.evening.sim("start", person=self.id, bot=bot, **more)
        return bot

    async def follow_link(self) -> int:
        """Open the newest deep link to the private chat; return the id of that chat."""
        address, _, payload = self.links[-1].partition("?start=")
        assert address == f"https://t.me/{self.evening.playground.bot.user.username}"
        return await self.start_private_chat(payload)

    async def choose_private_hands(self) -> int:
        """Ask for hands in the private chat from now on; return the id of that chat."""
        return await self.start_private_chat("hands")

    async def give_up_seat(self) -> None:
        await self.say("/leave")
        await self.tap("Yes, leave")

    async def kick(self, whom: str, **more: Any) -> None:
        """Send somebody off a running game."""
        await self.say(f"/kick {whom}", **more)
        await self.tap("Yes, remove")

    async def end_table(self) -> None:
        await self.say("/endgame")
        await self.wait_for("Yes, end it")
        phase = (await self.evening.session()).phase
        await self.tap("Yes, end it")
        result = {"lobby": "This table was closed", "playing": "was ended, and nobody won"}
        await self.wait_for(result[phase])


def text_of(message: JSON) -> str:
    """Return the text or caption of a message, and below it the label of each button."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    labels = [button["text"] for row in rows for button in row]
    return "\n".join([message.get("text") or message.get("caption") or "", *labels])


def callback_data_of(message: JSON, prefix: str) -> str:
    """Return the callback data of the first button whose data begins with `prefix:`."""
    rows = message["reply_markup"]["inline_keyboard"]
    data = [str(button.get("callback_data")) for row in rows for button in row]
    return next(each for each in data if each.startswith(f"{prefix}:"))
