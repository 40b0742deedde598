"""The page under stress: long labels, long names, one toast, every screen, broken pictures."""

import base64
import io
from typing import Any

import aiohttp
import pytest
from playwright.async_api import Locator, Page, expect

from tests.playground.conftest import png
from tests.playground.page.conftest import Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CUT = """nodes => nodes.filter(node => node.scrollWidth > node.clientWidth)
    .map(node => node.textContent)"""
SPILLS = "node => node.scrollWidth > node.clientWidth"
LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff" * 3


def keyboard(*rows: list[str]) -> dict[str, Any]:
    buttons = [[{"text": text, "callback_data": text[:9]} for text in row] for row in rows]
    return {"inline_keyboard": buttons}


async def widths(labels: Locator) -> set[int]:
    every = await labels.evaluate_all("nodes => nodes.map(n => n.getBoundingClientRect().width)")
    return {round(width) for width in every}


async def test_labels_are_whole_while_there_is_room(room: Room) -> None:
    rows = [["Join the game", "Rules"], ["A", "Somewhat longer than that"], ["One", "Two", "Three"]]
    await room.send("Hi", reply_markup=keyboard(*rows))
    await room.send("Hi", reply_markup=keyboard(["OK", "This is the longest label that fits here"]))
    ann = await room.screen(room.ann)
    await expect(ann.locator(".key")).to_have_count(9)
    assert await ann.locator(".key .label").evaluate_all(CUT) == []
    bubble = await ann.locator(".bubble").first.bounding_box()
    keys = await ann.locator(".keyboard").first.bounding_box()
    assert bubble
    assert keys
    assert bubble["width"] == keys["width"]


async def test_the_squares_of_a_board_stand_below_each_other(room: Room) -> None:
    rows = [["1", "🟥", "1234", "x", "."], ["🟦🟦", "2", ".", "y", "·"]]
    await room.send("Hi", reply_markup=keyboard(*rows))
    ann = await room.screen(room.ann)
    await expect(ann.locator(".key")).to_have_count(10)
    assert len(await widths(ann.locator(".key"))) == 1


async def test_a_keyboard_never_sticks_out_of_the_screen(room: Room) -> None:
    rows = [["An answer that goes on and on without any end at all", "No" * 40]]
    await room.send("Hi", reply_markup=keyboard(*rows))
    page = await room.screen(viewport={"width": 390, "height": 780})
    await expect(page.locator(".key").first).to_be_visible()
    assert not await page.locator(".scroller").first.evaluate(SPILLS)
    assert not await page.locator(".keyboard").first.evaluate(SPILLS)


async def test_a_long_name_fits_everywhere(room: Room) -> None:
    longname = (await room.sim("people", first_name=LONG_NAME[:64]))["id"]
    await room.sim("join", person=longname, chat=room.chat)
    await room.sim(
        "chats", type="group", title=LONG_NAME, owner=longname, members=[longname, room.ann]
    )
    page = await room.screen(viewport={"width": 1400, "height": 800})
    await page.get_by_role("button", name="Behind the scenes").click()
    await page.get_by_role("tab", name="Room").click()
    panel = page.get_by_role("tabpanel", name="Room")
    await panel.get_by_label("Group", exact=True).select_option(label="Friday games")
    row = panel.locator(".member", has_text="Wolfe")
    await row.locator("summary").click()
    await expect(row.get_by_role("button", name="Leaves")).to_be_visible()
    for selector in ("#drawer", ".panel:visible", ".member[open]", "#bar", ".head-bar", ".rows"):
        assert not await page.locator(selector).first.evaluate(SPILLS), selector


async def test_one_toast_at_a_time_lies_under_the_heading(room: Room) -> None:
    ann = await room.screen(room.ann)
    for url in ("https://t.me/nobody_here", "https://t.me/+AbCdEf"):
        button = {"text": url, "url": url}
        await room.send("Hi", reply_markup={"inline_keyboard": [[button]]})
        await ann.get_by_role("button", name=url).click()
    await expect(ann.locator(".toast")).to_have_count(1)
    await expect(ann.locator(".toast")).to_contain_text("does not have")
    heading = await ann.locator(".head-bar").bounding_box()
    toast = await ann.locator(".toast").bounding_box()
    assert heading
    assert toast
    bottom = heading["y"] + heading["height"]
    assert bottom <= toast["y"] < bottom + 40
    await expect(ann.locator(".toast")).to_have_css("pointer-events", "none")


async def everybody(room: Room) -> Page:
    for name in ("Cleo", "Dan"):
        person = (await room.sim("people", first_name=name))["id"]
        await room.sim("join", person=person, chat=room.chat)
    page = await room.screen(viewport={"width": 1400, "height": 800})
    await page.get_by_role("button", name="Behind the scenes").click()
    return page


async def test_the_drawer_hides_no_screen(room: Room) -> None:
    page = await everybody(room)
    await expect(page.locator(".pane")).to_have_count(4)
    edge = await page.locator("#drawer").evaluate("node => node.getBoundingClientRect().left")
    ends = "nodes => nodes.map(node => node.getBoundingClientRect().right)"
    assert max(await page.locator(".pane").evaluate_all(ends)) <= edge


async def test_what_cannot_be_drawn_is_a_quiet_line_with_its_name(room: Room) -> None:
    torn = base64.b64encode(png()[:33]).decode()
    await room.sim("say", person=room.bob, chat=room.chat, photo=torn)
    for name in ("deal.gif", "deal.mp4"):
        form = aiohttp.FormData({"chat_id": str(room.chat)})
        form.add_field("animation", io.BytesIO(b"nothing of the kind"), filename=name)
        async with room.http.post(f"{room.bot.url}/sendAnimation", data=form) as response:
            assert response.status == 200
    ann = await room.screen(room.ann)
    await expect(ann.locator(".undecodable")).to_have_text(["Picture", "deal.gif", "deal.mp4"])
    await expect(ann.locator(".picture img, video")).to_have_count(0)
    await ann.locator(".undecodable").first.click()
    await expect(ann.locator(".viewer")).to_have_count(0)
