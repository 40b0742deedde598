"""A person at a phone-sized browser window who taps what the page offers."""

import asyncio
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from playwright.async_api import Error as PageError
from playwright.async_api import Locator, Page, expect

from engine.games import GAMES
from tests.bot.wording import EN, pattern
from tests.patience import patience, started_work

PAGE_TIMEOUT_MS: Final = 900_000  # patience ends a wait before
TAP_TIMEOUT_MS: Final = 5_000
EFFECT_TIMEOUT_MS: Final = 20_000  # afterwards the tap is tried again
POLL_SECONDS: Final = 0.1
TAP_URL: Final = re.compile("/sim/tap$")
NO_KEY_BUSY_JS: Final = """() => !document.querySelector(".key[aria-busy]")"""
OPENING_KEYS: Final = ("open-panel", *(f"open-{game}" for game in GAMES))
OTHER_KEYS: Final = (  # of other screens, lobbies and results
    *("close", "back", "back-to-lobby", "refresh", "differo-other-piece", "rules-button"),
    *("draw-or-offer", "draw-yes", "draw-or-sure", "resign-yes", "undo-ask", "undo-yes"),
    *("beside", "reclaim-button", "join", "leave", "start", "more", "house-rules-button"),
    *("explain-button", "rematch", "replay-button"),
)
# The visible texts without clocks, which change by themselves.
SCREEN_JS: Final = """() => {
  const words = (selector) => [...document.querySelectorAll(selector)].map((node) => {
    const copy = node.cloneNode(true);
    for (const clock of copy.querySelectorAll(".date-time, .meta")) clock.remove();
    return copy.textContent;
  }).join("\\n");
  return {
    alert: words("[role=alertdialog]"),
    hands: words(".message.ephemeral.in"),
    rest: words(".message:not(.ephemeral)"),
  };
}"""
TAP_SHOWN_JS: Final = f"""(before) => {{
  const now = ({SCREEN_JS})();
  const asks = document.querySelector(".message.ephemeral .key:not([aria-disabled]).success");
  return !document.querySelector(".key[aria-busy]") && (now.alert
    || now.rest !== before.rest || (asks && now.hands !== before.hands));
}}"""


def labels_like(keys: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern for the labels that have these messages, which a game need not have."""
    return re.compile("|".join(pattern(key) for key in keys if EN.has(key)))


OPENS_HAND: Final = labels_like(OPENING_KEYS)
NO_MOVE: Final = labels_like((*OPENING_KEYS, *OTHER_KEYS))


@dataclass(slots=True)
class Player:
    name: str
    page: Page
    chance: Random = field(default_factory=Random)
    is_refused: bool = False  # whether an alert refused the last tap

    async def say(self, text: str) -> None:
        await self.dismiss_alert()
        box = self.page.get_by_role("combobox", name="Message")
        await box.fill(text)
        await box.press("Enter")

    async def wait_for(self, words: str) -> None:
        """Wait until the newest message with this text is visible."""
        shown = self.page.locator(".message .text", has_text=re.compile(words)).last
        async with patience(lambda: f"{self.name} never saw {words}"):
            await expect(shown).to_be_visible(timeout=PAGE_TIMEOUT_MS)

    async def tap(self, label: str) -> None:
        """Tap the newest key with this label, ignoring its icon and value."""
        key = self.page.locator(".key", has_text=re.compile(rf"^(\W+ )?{re.escape(label)}(:|$)"))
        await self.dismiss_alert()
        async with patience(lambda: f"{self.name} could never tap {label}"):
            async with self.page.expect_response(TAP_URL, timeout=PAGE_TIMEOUT_MS):
                await key.last.tap(timeout=PAGE_TIMEOUT_MS)
            await self.page.wait_for_function(NO_KEY_BUSY_JS, timeout=PAGE_TIMEOUT_MS)
        words = await self.dismiss_alert()
        assert not words, (label, words)

    async def start(self) -> None:
        """Start the game and wait until the lobby's keys are gone."""
        await self.tap(EN("start"))
        lobby = self.page.locator(".key", has_text=EN("start"))
        async with patience(lambda: f"the game of {self.name} never started"):
            await expect(lobby).to_have_count(0, timeout=PAGE_TIMEOUT_MS)

    async def page_source(self) -> str:
        """Return all that the page knows, visible or not."""
        return str(await self.page.evaluate("document.body.outerHTML"))

    async def is_over(self) -> bool:
        return bool(await self._newest().locator(".key", has_text=EN("rematch")).count())

    async def is_on_turn(self) -> bool:
        """Return whether the newest table asks this player; a table for one asks by its keys."""
        words = "\n".join(await self._newest().locator(".text").all_inner_texts())
        return "👉" not in words or self.name in words.rpartition("👉")[2]

    async def play(self, *wishes: str, taps: int = 1000) -> None:
        """Tap what advances the game, until it is over or `taps` are made; `wishes` go first, in
        order."""
        newest = self._newest().inner_text
        async with patience(newest, lambda: {"taps left": taps, **started_work()}):
            while taps and not await self.is_over():
                if await self.is_on_turn() and await self.tap_once(*wishes):
                    taps -= 1
                else:
                    await asyncio.sleep(POLL_SECONDS)

    async def tap_once(self, *wishes: str) -> bool:
        with suppress(PageError):  # the page was repainted meanwhile
            if await self.dismiss_alert():
                self.is_refused = True
                return True
            before: dict[str, Any] = await self.page.evaluate(SCREEN_JS)
            key = await self.choose_key(wishes)
            self.is_refused = False
            if key is not None:
                await key.tap(timeout=TAP_TIMEOUT_MS)
                await self.page.wait_for_function(
                    TAP_SHOWN_JS, arg=before, timeout=EFFECT_TIMEOUT_MS
                )
                return True
        return False

    async def dismiss_alert(self) -> str:
        """Return the text of an open alert, and close it."""
        words = "".join(await self.page.get_by_role("alertdialog").all_inner_texts())
        if words:
            await self.page.get_by_role("button", name="OK", exact=True).tap(timeout=TAP_TIMEOUT_MS)
        return words

    async def choose_key(self, wishes: tuple[str, ...]) -> Locator | None:
        """Choose a key: a wished one, else one of the open hand; else one that opens a hand, unless
        that was just refused; else any below the table."""
        hand_screen = _enabled_keys(self.page.locator(".message.ephemeral.in").last)
        table = _enabled_keys(self._newest())
        inside, below = await hand_screen.all_inner_texts(), await table.all_inner_texts()
        opening = [] if self.is_refused else _matching(OPENS_HAND, below)
        for keys, found in (
            (hand_screen, _matching_first(wishes, inside)),
            (hand_screen, _not_matching(NO_MOVE, inside)),
            (table, opening),
            (table, _matching_first(wishes, below)),
            (table, _not_matching(NO_MOVE, below)),
        ):
            if found:
                return keys.nth(self.chance.choice(found))
        return None

    def _newest(self) -> Locator:
        return self.page.locator(".message.in:not(.ephemeral)").last


def _enabled_keys(message: Locator) -> Locator:
    return message.locator(".key:not([aria-disabled=true])")


def _matching_first(wishes: tuple[str, ...], labels: list[str]) -> list[int]:
    found = (_matching(re.compile(wish), labels) for wish in wishes)
    return next(filter(None, found), [])


def _matching(pattern: re.Pattern[str], labels: list[str]) -> list[int]:
    return [at for at, label in enumerate(labels) if pattern.search(label)]


def _not_matching(pattern: re.Pattern[str], labels: list[str]) -> list[int]:
    return [at for at, label in enumerate(labels) if not pattern.search(label)]
