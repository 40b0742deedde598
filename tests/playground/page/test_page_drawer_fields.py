"""The drawer's fields: refused values, empty ones, and choices."""

import pytest
from playwright.async_api import expect

from tests.playground.page.conftest import Room
from tests.playground.page.test_page_drawer import member, opened

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_refused_value_gives_way_to_the_real_one(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Faults")
    field = panel.get_by_label("They fail with")
    await field.fill("200")
    await field.press("Enter")
    await expect(page.locator(".drawer-notice")).to_contain_text("They fail with")
    await expect(page.locator(".drawer-notice")).not_to_contain_text("error_code")
    await expect(field).to_have_value("502")
    await expect(field).to_be_focused()


async def test_an_emptied_field_changes_nothing(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Limits")
    posted: list[str] = []
    page.on("request", lambda request: posted.append(request.url))
    field = panel.get_by_label("Messages a minute in a group")
    await field.fill("")
    await field.press("Enter")
    await expect(field).to_have_value("20")
    assert not [url for url in posted if url.endswith("/sim/limits")]


async def test_a_flood_of_no_length_is_not_sent(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Faults")
    await panel.get_by_label("Seconds of flood").fill("")
    await panel.get_by_role("button", name="Flood").click()
    await room.send("Not flooded")
    assert not room.playground.world.faults.floods


async def test_the_known_methods_are_offered(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Faults")
    field = panel.get_by_label("Only in this method")
    offered = panel.locator(f"datalist[id='{await field.get_attribute('list')}'] option")
    await expect(offered.first).to_be_attached()
    names = await offered.evaluate_all("nodes => nodes.map(node => node.value.toLowerCase())")
    assert "sendmessage" in names


async def test_one_button_blocks_and_unblocks(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Room")
    row = await member(panel, "Bob")
    await row.get_by_role("button", name="Blocks Playground", exact=True).click()
    await row.get_by_role("button", name="Unblocks Playground").click()
    await expect(row.get_by_role("button", name="Blocks Playground", exact=True)).to_be_visible()
    await expect(row.get_by_role("button", name="locks Playground")).to_have_count(1)


async def test_a_failed_call_says_why_at_a_glance(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Calls")
    call = {"chat_id": room.chat, "text": ""}
    async with room.http.post(f"{room.bot.url}/sendMessage", json=call) as response:
        assert response.status == 400
    line = panel.locator(".call.bad summary")
    await expect(line.locator(".call-why")).to_be_visible()
    await expect(line).to_contain_text("message text is empty")
