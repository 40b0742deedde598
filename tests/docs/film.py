"""Film the README's animation: `python -m tests.docs.film` plays all five games at a phone-sized
window of the local Telegram, and writes docs/parlour.webp. It needs Chromium and a font with emoji.
"""

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import aiohttp
from PIL import Image
from playwright.async_api import Browser, Locator, ViewportSize, async_playwright
from playwright.async_api import TimeoutError as PageTimeout

from tests.bot.browser_player import (
    PAGE_TIMEOUT_MS,
    POLL_SECONDS,
    SCREEN_JS,
    TAP_SHOWN_JS,
    Player,
)
from tests.bot.program import ROOT, Group, Program
from tests.bot.wording import ANY, pattern

FILM: Final = ROOT / "docs" / "parlour.webp"
CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ["--no-sandbox", "--disable-gpu"]
PHONE: Final[ViewportSize] = {"width": 430, "height": 932}
SCALE: Final = 1.25
QUALITY: Final = 38
READ_MS, GLANCE_MS, TAP_MS = 2200, 1300, 500  # how long frames stand
SETTLE_SECONDS: Final = 0.9  # for pictures to arrive and the chat to scroll
EFFECT_TIMEOUT_MS: Final = 6_000
MOST_SECONDS: Final = 900.0
CHAT: Final = '[aria-label="Ann\'s screen"]'
PLAYABLE: Final = ("^✓", "circle|^Done$", "^Draw ")
# A ring where a finger is, which the next frame no longer has.
RING_JS: Final = """(key) => {
  const box = key.getBoundingClientRect(), ring = document.createElement("div");
  ring.id = "finger";
  ring.style.cssText = `position: fixed; z-index: 9999; width: 44px; height: 44px;
    left: ${box.x + box.width / 2 - 22}px; top: ${box.y + box.height / 2 - 22}px;
    border-radius: 50%; background: #e5397a88; border: 3px solid #e5397a;`;
  document.body.append(ring);
}"""
NO_RING_JS: Final = """() => document.getElementById("finger")?.remove()"""


@dataclass(slots=True)
class Camera:
    """Takes pictures of a player's screen, and of what they tap."""

    player: Player
    frames: list[Image.Image]
    durations: list[int]

    async def shoot(self, duration: int = READ_MS) -> None:
        await asyncio.sleep(SETTLE_SECONDS)
        await self.shoot_now(duration)

    async def shoot_now(self, duration: int) -> None:
        png = await self.player.page.locator(CHAT).screenshot()
        self.frames.append(Image.open(BytesIO(png)).convert("RGB"))
        self.durations.append(duration)

    async def tap(self, label: str) -> None:
        found = self.player.page.locator(".key", has_text=re.compile(label)).last
        await found.wait_for(timeout=PAGE_TIMEOUT_MS)
        await self.tap_key(found)

    async def tap_key(self, key: Locator) -> None:
        """Show a finger on a key, then tap it."""
        await key.scroll_into_view_if_needed()
        await key.evaluate(RING_JS)
        await self.shoot_now(TAP_MS)
        await self.player.page.evaluate(NO_RING_JS)
        before = await self.player.page.evaluate(SCREEN_JS)
        await key.tap()
        with suppress(PageTimeout):
            shown = {"arg": before, "timeout": EFFECT_TIMEOUT_MS}
            await self.player.page.wait_for_function(TAP_SHOWN_JS, **shown)

    async def play(self, others: Sequence[Player], taps: int, *wishes: str) -> None:
        """Film so many taps of the player; let the others move between them."""
        while taps and not await self.player.is_over():
            if not await self.player.is_on_turn():
                await move(others)
                continue
            key = await self.player.choose_key(wishes)
            if key is None:
                await asyncio.sleep(SETTLE_SECONDS)
                continue
            await self.tap_key(key)
            await self.shoot(GLANCE_MS)
            if words := await self.player.dismiss_alert():
                print(f"not filmed: {words}", flush=True)
                del self.frames[-2:], self.durations[-2:]
            else:
                taps -= 1


async def move(players: Sequence[Player]) -> None:
    """Let each of these players who is on turn make a move."""
    for player in players:
        if await player.is_on_turn():
            await player.tap_once(*PLAYABLE)
    await asyncio.sleep(POLL_SECONDS)


def sitting(count: int) -> str:
    return pattern("lobby-sits", count=count, most=ANY, pace=ANY)


async def gather(host: Player, guests: Sequence[Player], game: str) -> None:
    """Open a table, and let the guests join it."""
    await host.say(f"/newgame@parlour_bot {game}")
    await host.wait_for(sitting(1))
    for number, guest in enumerate(guests, 2):
        await guest.tap("Join")
        await host.wait_for(sitting(number))


@dataclass(slots=True)
class Studio:
    """A local Telegram in which every game is filmed in a chat of its own."""

    browser: Browser
    group: Group
    frames: list[Image.Image] = field(default_factory=list)
    durations: list[int] = field(default_factory=list)

    async def sit_down(self, title: str, guests: Sequence[str]) -> tuple[Camera, list[Player]]:
        """Make a chat; return a camera before Ann's phone, and the phones of her guests."""
        members = list(self.group.people.values())
        about = {"title": title, "owner": members[0], "members": members}
        made = await self.group.sim("chats", type="supergroup", bot=True, **about)
        ann, *others = [await self.phone(name, made["id"]) for name in ("Ann", *guests)]
        await ann.wait_for("Hello")
        return Camera(ann, self.frames, self.durations), others

    async def phone(self, name: str, chat: int) -> Player:
        context = await self.browser.new_context(
            viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=SCALE
        )
        page = await context.new_page()
        page.set_default_timeout(PAGE_TIMEOUT_MS)
        await page.goto(f"{self.group.url}/?person={self.group.people[name]}&chat={chat}")
        return Player(name, page)

    async def film_an_evening(self) -> None:
        """Film Whot from Ann's first hand to the result."""
        camera, others = await self.sit_down("Friday night", ["Bola", "Chen"])
        await gather(camera.player, others, "whot")
        await camera.player.start()
        while not await camera.player.is_on_turn():
            await move(others)
        await camera.player.tap("My cards")
        await camera.player.page.get_by_text("Only visible to you").wait_for(
            timeout=PAGE_TIMEOUT_MS
        )
        await camera.shoot()
        await camera.play(others, 4, *PLAYABLE)
        everybody = [camera.player, *others]
        while not await camera.player.is_over():
            await move(everybody)
        await camera.shoot(READ_MS)

    async def film_a_glance(self, title: str, game: str, guests: Sequence[str], taps: int) -> None:
        """Film the lobby and the beginning of a game."""
        camera, others = await self.sit_down(title, guests)
        await gather(camera.player, others, game)
        await camera.shoot(GLANCE_MS)
        await camera.tap("Start")
        await camera.shoot()
        await camera.play(others, taps)

    def save(self, file: Path) -> None:
        first, *others = self.frames
        first.save(
            file,
            save_all=True,
            append_images=others,
            duration=self.durations,
            loop=0,
            quality=QUALITY,
            method=6,
        )


async def film() -> None:
    with TemporaryDirectory() as folder:
        async with (
            asyncio.timeout(MOST_SECONDS),
            Program(Path(folder), {}) as bot,
            aiohttp.ClientSession() as http,
            async_playwright() as playwright,
        ):
            group = await Group(http, bot.page_url).load()
            await group.sim("limits", on=False)
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            studio = Studio(browser, group)
            await studio.film_an_evening()
            await studio.film_a_glance("Rally round the town", "rally", ["Bola"], 4)
            await studio.film_a_glance("Deer friends", "deerportal", ["Bola"], 2)
            await studio.film_a_glance("Caesar & Cleopatra", "caesar", ["Bola"], 3)
            await studio.film_a_glance("Differo", "differo", ["Bola"], 3)
            await browser.close()
    studio.save(FILM)
    print(f"wrote {FILM}: {len(studio.frames)} frames, {FILM.stat().st_size // 1024} KB")


if __name__ == "__main__":
    asyncio.run(film())
