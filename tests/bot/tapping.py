"""Somebody before a screen in a real browser, a phone, who taps what is offered there."""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from playwright.async_api import Error as PageError
from playwright.async_api import Locator, Page, expect

PATIENCE: Final = 90_000  # milliseconds; what is typed may wait for a minute until there is room
SOON: Final = 5_000  # in which a key stands still under the finger
SHOWN: Final = 20_000  # in which a tap shows what it did, or it is tried again
STEP: Final = 0.1  # seconds between two looks
HEARD: Final = re.compile("/sim/tap$")
IDLE: Final = """() => !document.querySelector(".key[aria-busy]")"""
NO_ROOM: Final = re.compile(r"Tap again in (\d+) s")
OPENS: Final = re.compile("My cards|My move")
ASIDE: Final = re.compile(  # it asks something else, or belongs to a lobby or a result
    "Close|← (Back|Another)|Look again|Rules|Offer a draw|Agree to|[Rr]esign|I am back|"
    "My cards|My move|Join|Leave|🤖|− Computer|House rules|Start|Copy|Whole game|go wrong|Rematch"
)
# What stands on the screen, without clocks that go on by themselves.
LOOK: Final = """() => {
  const words = (selector) => [...document.querySelectorAll(selector)].map((node) => {
    const copy = node.cloneNode(true);
    for (const clock of copy.querySelectorAll(".date-time, .meta")) clock.remove();
    return copy.textContent;
  }).join("\\n");
  return {
    alert: words("[role=alertdialog]"),
    panels: words(".message.ephemeral.in"),
    rest: words(".message:not(.ephemeral)"),
  };
}"""
SHOWS: Final = f"""(before) => {{
  const now = ({LOOK})();
  const asks = document.querySelector(".message.ephemeral .key:not([aria-disabled]).success");
  return !document.querySelector(".key[aria-busy]") && (now.alert
    || now.rest !== before.rest || (asks && now.panels !== before.panels));
}}"""


@dataclass(slots=True)
class Player:
    name: str
    page: Page
    chance: Random = field(default_factory=Random)
    is_refused: bool = False  # by an alert, just now

    async def say(self, text: str) -> None:
        await self._alerted()
        box = self.page.get_by_role("combobox", name="Message")
        await box.fill(text)
        await box.press("Enter")

    async def reads(self, words: str) -> None:
        """In the newest message that has them, which is on the screen."""
        shown = self.page.locator(".message .text", has_text=re.compile(words)).last
        await expect(shown).to_be_visible(timeout=PATIENCE)

    async def tap(self, label: str) -> None:
        """The newest key of this name, without what stands before it and what it is set to; again
        once the group has room for what it opens."""
        key = self.page.locator(".key", has_text=re.compile(rf"^(\W+ )?{re.escape(label)}(:|$)"))
        await self._alerted()
        while True:
            async with self.page.expect_response(HEARD, timeout=PATIENCE):
                await key.last.tap(timeout=PATIENCE)
            await self.page.wait_for_function(IDLE, timeout=PATIENCE)
            if not (words := await self._alerted()):
                return
            told = NO_ROOM.search(words)
            assert told, (label, words)
            await asyncio.sleep(int(told[1]))

    async def start(self) -> None:
        """The table takes the place of the lobby, whose keys go."""
        await self.tap("Start")
        lobby = self.page.locator(".key", has_text="Join")
        await expect(lobby).to_have_count(0, timeout=PATIENCE)

    async def everything(self) -> str:
        """That the page knows, whether or not it can be seen."""
        return str(await self.page.evaluate("document.body.outerHTML"))

    async def is_over(self) -> bool:
        return bool(await self._newest().locator(".key", has_text="Rematch").count())

    async def is_asked(self) -> bool:
        """A table for several says so; one's own table asks by its keys."""
        words = "\n".join(await self._newest().locator(".text").all_inner_texts())
        return "👉" not in words or self.name in words.rpartition("👉")[2]

    async def play(self, *wishes: str, taps: int = 1000) -> None:
        """Taps what may move the game on, until it is over or for so many taps; what is wished for
        goes first, in this order."""
        while taps and not await self.is_over():
            if await self.is_asked() and await self.answer(*wishes):
                taps -= 1
            else:
                await asyncio.sleep(STEP)

    async def answer(self, *wishes: str) -> bool:
        with suppress(PageError):  # it was painted anew under the finger
            if words := await self._alerted():
                told = NO_ROOM.search(words)
                self.is_refused = not told
                await asyncio.sleep(int(told[1]) if told else 0)
                return True
            before: dict[str, Any] = await self.page.evaluate(LOOK)
            key = await self._key(wishes)
            self.is_refused = False
            if key is not None:
                await key.tap(timeout=SOON)
                await self.page.wait_for_function(SHOWS, arg=before, timeout=SHOWN)
                return True
        return False

    async def _alerted(self) -> str:
        """What lies over everything else, which is read and put away."""
        words = "".join(await self.page.get_by_role("alertdialog").all_inner_texts())
        if words:
            await self.page.get_by_role("button", name="OK", exact=True).tap(timeout=SOON)
        return words

    async def _key(self, wishes: tuple[str, ...]) -> Locator | None:
        """What is wished for, else what a panel asks; else what opens a panel, unless that was
        refused just now; else anything below the table."""
        hand_screen = _keys(self.page.locator(".message.ephemeral.in").last)
        table = _keys(self._newest())
        inside, below = await hand_screen.all_inner_texts(), await table.all_inner_texts()
        opening = [] if self.is_refused else _like(OPENS, below)
        for keys, found in (
            (hand_screen, _wished(wishes, inside)),
            (hand_screen, _unlike(ASIDE, inside)),
            (table, opening),
            (table, _wished(wishes, below)),
            (table, _unlike(ASIDE, below)),
        ):
            if found:
                return keys.nth(self.chance.choice(found))
        return None

    def _newest(self) -> Locator:
        return self.page.locator(".message.in:not(.ephemeral)").last


def _keys(message: Locator) -> Locator:
    return message.locator(".key:not([aria-disabled=true])")


def _wished(wishes: tuple[str, ...], labels: list[str]) -> list[int]:
    found = (_like(re.compile(wish), labels) for wish in wishes)
    return next(filter(None, found), [])


def _like(pattern: re.Pattern[str], labels: list[str]) -> list[int]:
    return [at for at, label in enumerate(labels) if pattern.search(label)]


def _unlike(pattern: re.Pattern[str], labels: list[str]) -> list[int]:
    return [at for at, label in enumerate(labels) if not pattern.search(label)]
