"""A scenario for a bot written with any library: people act, and the test checks what each of them
sees of the bot's reactions."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp

from tests.patience import patience
from tests.playground.conftest import Telegram, png

JSON = dict[str, Any]

PICTURES = [png(60, 40, seed) for seed in range(3)]
GIF = (
    b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xf9\x04\x01\x00\x00\x00\x00,"
    b"\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;"
)
# The methods that a bot of any library has to use in the scenario.
NAMED = frozenset(
    (
        *("getme", "getupdates", "setwebhook", "deletewebhook", "getwebhookinfo"),
        *("sendmessage", "sendphoto", "senddocument", "sendanimation", "senddice"),
        *("sendchataction", "editmessagetext", "editmessagecaption", "editmessagemedia"),
        *("editmessagereplymarkup", "deletemessage", "deletemessages"),
        *("answercallbackquery", "answerinlinequery", "pinchatmessage", "unpinchatmessage"),
        *("setmessagereaction", "getfile", "getchat", "getchatmember"),
        *("getchatadministrators", "getchatmembercount", "setmycommands", "getmycommands"),
        *("deletemycommands", "setmydescription", "getmydescription", "setmyname", "getmyname"),
        *("setmyshortdescription", "getmyshortdescription", "leavechat"),
        *("editephemeralmessagetext", "editephemeralmessagemedia"),
        *("editephemeralmessagecaption", "editephemeralmessagereplymarkup"),
        "deleteephemeralmessage",
    )
)
# The kinds of updates that it gets, by polling or by webhook.
KINDS = frozenset(
    (
        *("message", "edited_message", "callback_query", "inline_query", "chosen_inline_result"),
        *("my_chat_member", "chat_member", "message_reaction"),
    )
)
ALL_KINDS = sorted(KINDS)


@asynccontextmanager
async def scenario(tg: Telegram, errors: list[BaseException]) -> AsyncIterator["Scenario"]:
    """Make Ann's group, with Ben and the bot. `errors` collects the exceptions of the bot."""
    await tg.sim("limits", on=False)
    ann, ben = await tg.person("Ann"), await tg.person("Ben")
    group = await tg.group(ann, ben)
    async with tg.http.ws_connect(f"{tg.playground.url}/sim/live") as live:
        yield Scenario(tg, ann, ben, group, live, errors)


@dataclass(slots=True)
class Scenario:
    tg: Telegram
    ann: int
    ben: int
    group: int
    live: aiohttp.ClientWebSocketResponse
    errors: list[BaseException]

    async def eventually(self, look: Callable[[], Awaitable[Any]]) -> Any:
        """Return what `look` finds; look again whenever something has changed in a chat."""
        async with patience(lambda: f"what the test waits for never came: {self.errors}"):
            while not (found := await look()):
                await self.live.receive_json()
        return found

    async def messages(self, person: int, chat: int | None = None) -> list[JSON]:
        shown = await self.tg.see(person, chat or self.group)
        messages: list[JSON] = shown["messages"]
        return messages

    async def reading(self, person: int, words: str, chat: int | None = None) -> JSON:
        """Return the message with these words, once this person can read it."""

        async def look() -> JSON | None:
            for message in await self.messages(person, chat):
                if words in (message.get("text") or message.get("caption") or ""):
                    return message
            return None

        found: JSON = await self.eventually(look)
        return found

    async def is_hidden(self, person: int, words: str) -> bool:
        messages = await self.messages(person)
        return not any(words in (m.get("text") or m.get("caption") or "") for m in messages)

    async def tap(self, person: int, message: JSON, column: int = 0) -> JSON:
        """Tap a button, and return the bot's answer."""
        tapped = await self.tg.tap(person, self.group, message, column=column, wait=20)
        answer: JSON = tapped["answer"]
        return answer

    async def run(self) -> None:
        await self.start()
        await self.tour()
        await self.hands()
        await self.command_for_one()
        await self.inline()
        await self.comings_and_goings()

    async def start(self) -> None:
        tg = self.tg
        await tg.sim("start", person=self.ann, bot=tg.bot_id, payload="table7")
        welcome = await self.reading(self.ann, "Welcome", tg.bot_id)
        assert welcome["text"] == "Welcome, Ann: table7"
        assert welcome["entities"][0]["type"] == "bold"

    async def tour(self) -> None:
        """Send one command that makes the bot use nearly every method there is."""
        tg = self.tg
        rights = ("can_manage_chat", "can_pin_messages", "can_delete_messages")
        await tg.promote(self.group, None, *rights, by=self.ann)
        await tg.say(self.ann, self.group, f"/tour@{tg.username}")
        await self.reading(self.ben, "The tour is over")
        seen = await self.messages(self.ben)
        (photo,) = [m for m in seen if m.get("caption") == "The table, painted"]
        assert photo["photo"]
        assert photo["reply_markup"]["inline_keyboard"][0][0]["style"] == "primary"
        (document,) = [m for m in seen if "document" in m and "animation" not in m]
        assert document["document"]["file_name"] == "rules.txt"
        assert [m for m in seen if "animation" in m]
        assert [m for m in seen if "dice" in m]
        assert [m for m in seen if "pinned_message" in m]
        assert await self.is_hidden(self.ben, "delete me")
        (asked,) = [m for m in seen if m.get("text", "").startswith("/tour")]
        assert asked["reactions"] == [{"emoji": "👍", "count": 1, "mine": False}]
        menu = (await tg.see(self.ben, self.group))["commands"]
        assert {command["command"] for command in menu} == {"tour", "hand"}

    async def hands(self) -> None:
        """Check that an ephemeral hand never reaches another person."""
        table = await self.reading(self.ann, "The table, painted")
        assert await self.tap(self.ann, table, 0) == {"text": "Dealt"}
        hand = await self.reading(self.ann, "Your hand")
        assert hand["text"] == "Your hand: 5 13"
        assert hand["ephemeral"] is True
        assert hand["message_id"] == 0
        assert await self.is_hidden(self.ben, "Your hand")
        assert await self.tap(self.ann, hand, 0) == {"text": "Played", "show_alert": True}
        picture = await self.reading(self.ann, "Your hand, painted")
        assert picture["photo"]
        assert await self.is_hidden(self.ben, "Your hand")
        assert await self.tap(self.ann, picture, 0) == {}

        async def is_gone() -> bool:
            return await self.is_hidden(self.ann, "Your hand")

        await self.eventually(is_gone)
        assert await self.tap(self.ben, table, 1) == {"text": "Only for you"}
        instead = await self.reading(self.ben, "Ben's table")
        assert instead["replaces"] == table["key"]
        assert await self.is_hidden(self.ben, "The table, painted")
        assert not await self.is_hidden(self.ann, "The table, painted")

    async def command_for_one(self) -> None:
        await self.tg.say(self.ann, self.group, "/hand", ephemeral=True)
        answer = await self.reading(self.ann, "Only you asked")
        assert answer["ephemeral"] is True
        assert await self.is_hidden(self.ben, "/hand")
        assert await self.is_hidden(self.ben, "Only you asked")

    async def inline(self) -> None:
        tg = self.tg
        where: JSON = {"person": self.ann, "chat": self.group}
        await tg.sim("feedback", bot=tg.bot_id, on=True)
        found = await tg.sim("inline", **where, query="rules", wait=20)
        assert [result["id"] for result in found["results"]] == ["rules"]
        await tg.sim("choose", **where, id=found["id"], result_id="rules")
        await self.reading(self.ben, "The rules, chosen by Ann")

    async def comings_and_goings(self) -> None:
        tg = self.tg
        said = await tg.say(self.ann, self.group, "helo")
        await tg.sim("edit", person=self.ann, chat=self.group, key=said["key"], text="hello")
        await tg.sim("react", person=self.ben, chat=self.group, key=said["key"], emoji="🔥")
        chen = await tg.person("Chen")
        await tg.sim("join", person=chen, chat=self.group)
        await self.reading(self.ann, "I saw 🔥, hello and Chen")
        await tg.say(self.ann, self.group, f"/leave@{tg.username}")

        async def is_gone() -> bool:
            state = await tg.get("state")
            (chat,) = [chat for chat in state["chats"] if chat["id"] == self.group]
            return not any(
                member["id"] == tg.bot_id and member["status"] == "administrator"
                for member in chat["members"]
            )

        await self.eventually(is_gone)
