"""The page plays films by themselves, as apps do: the recap of each game, in Chromium."""

import io
import sys
from typing import Final

import aiohttp
import pytest
from playwright.async_api import Page, expect

from bot.pictures.recap_film import Recap, recap
from engine.games import GAMES
from tests.bot.test_recap_film import tables
from tests.playground.page.conftest import Room

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYS_JS: Final = """() => {
  const video = document.querySelector("video");
  return video && (video.error || video.currentTime > 0.4);
}"""
SHOWN_JS: Final = """(video) => ({
  error: video.error?.message ?? "", loop: video.loop, muted: video.muted,
  width: video.videoWidth, height: video.videoHeight, seconds: video.duration,
})"""


async def send(room: Room, film: Recap) -> Page:
    form = aiohttp.FormData({"chat_id": str(room.chat)})
    form.add_field("animation", io.BytesIO(film.data), filename=film.name)
    async with room.http.post(f"{room.bot.url}/sendAnimation", data=form) as response:
        assert response.status == 200
    return await room.screen(room.ann)


@pytest.mark.parametrize("game", GAMES)
async def test_a_recap_plays_again_and_again(room: Room, game: str) -> None:
    film = recap(tables(game, 4))
    page = await send(room, film)
    await page.wait_for_function(PLAYS_JS)
    assert await page.locator("video").evaluate(SHOWN_JS) == {
        "error": "",
        "loop": True,
        "muted": True,
        "width": film.width,
        "height": film.height,
        "seconds": film.seconds,
    }


async def test_an_animated_gif_is_a_picture(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "av", None)
    film = recap(tables("whot", 4))
    page = await send(room, film)
    image = page.locator(".picture img")
    await expect(image).to_be_visible()
    shown = await image.evaluate("node => [node.naturalWidth, node.naturalHeight]")
    assert shown == [film.width, film.height]
