"""The drawer: calls, budget, clock, faults, and the members of groups."""

import base64
import re

import pytest
from playwright.async_api import Locator, Page, expect

from bot.playground.server_settings import ServerSettings
from tests.playground.conftest import png
from tests.playground.page.conftest import Room

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="session"),
]


async def opened(page: Page, tab: str) -> Locator:
    await page.get_by_role("button", name="Behind the scenes").click()
    await page.get_by_role("tab", name=tab).click()
    return page.get_by_role("tabpanel", name=tab)


async def member(panel: Locator, name: str) -> Locator:
    row = panel.locator(".member", has=panel.page.get_by_text(name, exact=True))
    await row.locator("summary").click()
    return row


async def test_calls_show_as_they_come_with_what_they_cost(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Calls")
    await room.send("Counted")
    line = panel.locator(".call", has_text="sendmessage")
    await expect(line.locator(".call-status")).to_have_text("200")
    await expect(line.locator(".call-cost")).to_have_text("●")
    await line.locator("summary").click()
    await expect(line.locator(".call-params")).to_contain_text("Counted")
    assert await panel.locator(".call", has_text="getupdates").count() == 0


async def test_the_budget_is_a_meter_that_fills(room: Room) -> None:
    room.playground.world.limits.on = True
    page = await room.screen(room.ann)
    panel = await opened(page, "Calls")
    await room.send("One")
    await room.send("Two")
    meter = panel.get_by_role("meter", name="Budget of Friday games")
    await expect(meter).to_have_attribute("aria-valuenow", "2")
    await expect(meter).to_have_attribute("aria-valuemax", "20")


async def test_time_is_frozen_and_moved_on(room: Room) -> None:
    now = int(room.playground.clock.now())
    text = f'<tg-time unix="{now + 3630}" format="r">later</tg-time>'
    await room.send(text, parse_mode="HTML")
    room.playground.clock.shared = True
    page = await room.screen(room.ann)
    panel = await opened(page, "Clock")
    await panel.get_by_role("switch", name="Time stands still").click()
    await expect(panel.get_by_role("switch")).to_be_checked()
    await panel.get_by_role("button", name="+ 10 min").click()
    await expect(page.locator(".date-time")).to_have_text("in 50 minutes")
    await panel.get_by_label("Seconds to advance").fill("2400")
    await panel.get_by_role("button", name="Advance by seconds").click()
    await expect(page.locator(".date-time")).to_have_text("in 10 minutes")
    assert room.playground.clock.virtual


async def test_the_clock_is_moved_for_both_or_not_at_all(room: Room) -> None:
    page = await room.screen(room.ann)
    badge = page.get_by_role("status").filter(has_text="Clock")
    await expect(badge).to_have_count(0)
    panel = await opened(page, "Clock")
    await expect(panel).to_contain_text("The bot keeps the time of its own machine")
    for control in ("button", "switch", "spinbutton"):
        await expect(panel.get_by_role(control)).to_have_count(0)
    room.playground.clock.shared = True
    await page.reload()
    panel = await opened(page, "Clock")
    await expect(panel).to_contain_text("of Telegram and of the bot")
    await panel.get_by_role("button", name="+ 10 min").click()
    await expect(badge).to_have_text("Clock +10 min")
    await panel.get_by_role("switch", name="Time stands still").click()
    await expect(page.get_by_role("status").filter(has_text="Time stands still")).to_be_visible()


async def test_the_limits_are_switched_off_in_the_bar(room: Room) -> None:
    await room.sim("limits", on=True, per_minute=1)
    page = await room.screen(room.ann)
    limits = page.get_by_role("button", name="Rate limits", exact=True)
    await expect(limits).to_have_attribute("aria-pressed", "true")
    await limits.click()
    none = page.get_by_role("button", name="No rate limits")
    await expect(none).to_have_attribute("aria-pressed", "false")
    for text in ("One", "Two", "Three"):
        await room.send(text)
    await none.click()
    await expect(limits).to_be_visible()
    assert room.playground.world.limits.on


async def test_a_fault_hits_the_bot(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Faults")
    await panel.get_by_label("Only in this method").fill("sendmessage")
    async with page.expect_response("**/sim/faults"):
        await page.keyboard.press("Tab")
    await panel.get_by_label("Next calls that fail").fill("1")
    async with page.expect_response("**/sim/faults"):
        await page.keyboard.press("Tab")
    call = {"chat_id": room.chat, "text": "hit"}
    async with room.http.post(f"{room.bot.url}/sendMessage", json=call) as response:
        assert response.status == 502
    await room.send("The next one passes")


async def test_the_server_is_made_an_older_one_and_todays_again(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Server")
    settings = room.playground.world.server
    for label, value in (
        ("Private hands", "ignored"),
        ("Edits of a private hand", "BOT_NOT_ADMIN"),
        ("Coloured buttons", "invalid button style specified"),
        ("Dates that tick", "ENTITY_DATE_INVALID"),
        ("Remembered pictures", "wrong file identifier/HTTP URL specified"),
        ("Pictures", "IMAGE_PROCESS_FAILED"),
        ("Message ids", "per bot"),
    ):
        async with page.expect_response("**/sim/server"):
            chooser = panel.get_by_label(re.compile(f"^{label}"))
            await chooser.select_option(value)
        assert value in settings.state().values()
    await panel.get_by_role("button", name="Back to the defaults").click()
    await expect(panel.get_by_label(re.compile("^Private hands"))).to_have_value("10.3")
    assert settings == ServerSettings()


async def test_one_chat_is_flooded(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Faults")
    await panel.get_by_label("Seconds of flood").fill("60")
    await panel.get_by_role("button", name="Flood").click()
    await expect(panel).to_contain_text("Friday games is flooded")
    call = {"chat_id": room.chat, "text": "flooded"}
    async with room.http.post(f"{room.bot.url}/sendMessage", json=call) as response:
        assert response.status == 429


async def test_limits_are_switched(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Limits")
    switch = panel.get_by_role("switch", name="Private hands count too")
    await expect(switch).not_to_be_checked()
    async with page.expect_response("**/sim/limits"):
        await switch.click()
    await expect(switch).to_be_checked()
    assert room.playground.world.limits.ephemerals_count


async def test_a_new_person_comes_to_the_group(room: Room) -> None:
    page = await room.screen()
    panel = await opened(page, "Room")
    await panel.get_by_label("First name").fill("Cleo")
    await panel.get_by_role("button", name="Add", exact=True).click()
    await expect(panel.locator(".member", has_text="Cleo")).to_have_count(1)
    await expect(page.locator(".pill", has_text="Cleo joined the group").first).to_be_visible()
    await (await member(panel, "Cleo")).get_by_role("button", name="Show this screen").click()
    await expect(page.get_by_role("region", name="Cleo's screen")).to_be_visible()


async def test_a_person_leaves_and_joins_again_from_the_own_screen(room: Room) -> None:
    bob = await room.screen(room.bob)
    panel = await opened(bob, "Room")
    await (await member(panel, "Bob")).get_by_role("button", name="Leaves").click()
    await bob.get_by_role("button", name="Join group").click()
    await expect(bob.get_by_role("combobox", name="Message")).to_be_visible()


async def test_the_app_of_a_person_hides_and_forgets_private_hands(room: Room) -> None:
    await room.sim("promote", person=room.bot_id, chat=room.chat, rights={})
    to_bob = {"receiver_user_id": room.bob}
    await room.send("Bob's hand", ephemeral_message_parameters=to_bob)
    bob = await room.screen(room.bob)
    shown = bob.locator(".message.ephemeral")
    await expect(shown).to_have_count(1)
    panel = await opened(bob, "Room")
    row = await member(panel, "Bob")
    app = row.get_by_label("App of Bob")
    await app.select_option("old")
    await expect(shown).to_have_count(0)
    await expect(row.locator("summary")).to_contain_text("old app")
    await app.select_option("desktop")
    await expect(shown).to_have_count(1)
    await row.get_by_role("button", name="Restart the app").click()
    await expect(shown).to_have_count(0)
    await room.send("Another hand", ephemeral_message_parameters=to_bob)
    await expect(shown).to_have_text(re.compile("Another hand"))


async def test_a_muted_person_has_no_composer(room: Room) -> None:
    bob = await room.screen(room.bob)
    panel = await opened(bob, "Room")
    row = await member(panel, "Bob")
    await row.get_by_role("button", name="Mute", exact=True).click()
    await expect(bob.locator(".gate")).to_have_text("You may not write here")
    await row.get_by_role("button", name="Unmute").click()
    await expect(bob.get_by_role("combobox", name="Message")).to_be_visible()


async def test_a_banned_person_is_told(room: Room) -> None:
    page = await room.screen()
    panel = await opened(page, "Room")
    await (await member(panel, "Bob")).get_by_role("button", name="Ban").click()
    screen = page.get_by_role("region", name="Bob's screen")
    await expect(screen).to_contain_text("You were removed from this group")


async def test_somebody_becomes_admin_and_the_bot_comes_and_goes(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Room")
    row = await member(panel, "Bob")
    await row.get_by_role("button", name="Make admin").click()
    await expect(row.locator("summary")).to_contain_text("admin")
    row = await member(panel, "Playground")
    await row.get_by_role("button", name="Remove").click()
    await expect(row.locator("summary")).not_to_contain_text("member")
    await row.get_by_role("button", name="Comes back").click()
    await expect(row.locator("summary")).to_contain_text("member")


async def test_a_second_bot_comes_and_answers(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Room")
    come = panel.get_by_role("button", name="A second bot comes")
    await come.click()
    row = panel.locator(".member", has_text="Warden")
    await expect(row.locator("summary")).to_contain_text("admin, bot")
    await expect(come).to_be_hidden()
    await room.say(room.ann, "/rules")
    await expect(page.locator(".message.in .text").last).to_contain_text("Be kind")
    await (await member(panel, "Warden")).get_by_role("button", name="Remove").click()
    await expect(come).to_be_visible()


async def test_a_group_becomes_a_supergroup_and_its_screens_follow(room: Room) -> None:
    group = await room.sim(
        "chats",
        type="group",
        title="Small group",
        owner=room.ann,
        members=[room.ann, room.bob],
        bot=True,
    )
    page = await room.screen(room.ann, group["id"])
    panel = await opened(page, "Room")
    await panel.get_by_label("Group", exact=True).select_option(label="Small group")
    await panel.get_by_role("button", name="Make it a supergroup").click()
    await expect(page.locator(".pill").last).to_contain_text("was a group before")
    await page.get_by_role("combobox", name="Message").fill("Still here")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.out .text")).to_have_text("Still here")


async def test_a_forum_gets_a_topic(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Room")
    await panel.get_by_label("Kind of group").select_option("forum")
    await panel.get_by_label("Title").fill("Club")
    await panel.get_by_role("button", name="Create").click()
    await page.locator(".chat-row", has_text="Club").click()
    await panel.get_by_label("Group", exact=True).select_option(label="Club")
    await panel.get_by_label("Name of the topic").fill("Rally")
    await panel.get_by_role("button", name="New topic").click()
    await expect(page.get_by_role("tab", name="Rally")).to_be_visible()


async def test_pictures_are_forbidden_to_members(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Room")
    async with page.expect_response("**/sim/permissions"):
        await panel.get_by_role("switch", name="Members may send pictures").click()
    photo = base64.b64encode(png()).decode()
    body = {"person": room.bob, "chat": room.chat, "photo": photo}
    async with room.http.post(f"{room.playground.url}/sim/say", json=body) as response:
        assert response.status == 400


async def test_a_bot_says_how_to_point_a_program_at_it(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Bots")
    await expect(panel.locator(".bot").first).to_contain_text(room.playground.token)
    await panel.get_by_role("button", name="Copy: Token").click()
    assert await page.evaluate("navigator.clipboard.readText()") == room.playground.token
    async with page.expect_response("**/sim/privacy"):
        await panel.get_by_role("switch", name="Privacy mode").click()
    assert not room.playground.bot.privacy
    async with page.expect_response("**/sim/inline_mode"):
        await panel.get_by_role("switch", name="Inline mode").click()
    assert not room.playground.bot.inline
    feedback = panel.get_by_role("switch", name="It hears which inline results are chosen")
    await expect(feedback).not_to_be_checked()
    async with page.expect_response("**/sim/feedback"):
        await feedback.click()
    assert room.playground.bot.inline_feedback
    await expect(feedback).to_be_focused()
    await panel.get_by_label("Name", exact=True).fill("Second")
    await panel.get_by_label("Username").fill("second_bot")
    await panel.get_by_role("button", name="Create").click()
    await expect(panel.locator(".bot").last).to_contain_text("@second_bot")
    await expect(page.locator(".chat-row", has_text="Second")).to_be_visible()


async def test_what_cannot_be_done_is_explained(room: Room) -> None:
    page = await room.screen(room.ann)
    panel = await opened(page, "Faults")
    await panel.get_by_label("They fail with").fill("200")
    await page.keyboard.press("Tab")
    await expect(page.locator(".drawer-notice")).to_contain_text("500 to 599")
