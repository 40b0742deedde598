"""The page on a phone, in the dark, by keyboard alone, for a screen reader, without motion."""

import pytest
from playwright.async_api import Page, expect

from tests.playground.page.conftest import Room

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="session"),
]

PHONE = {"width": 360, "height": 740}
BUTTONS = {
    "inline_keyboard": [
        [{"text": "One", "callback_data": "1"}, {"text": "Two", "callback_data": "2"}],
        [{"text": "Three", "callback_data": "3"}],
    ]
}


async def luminance(page: Page, selector: str) -> float:
    colour = await page.locator(selector).first.evaluate(
        "node => getComputedStyle(node).backgroundColor.match(/\\d+(\\.\\d+)?/g).map(Number)"
    )
    return float(sum(colour[:3])) / 3


async def test_a_phone_shows_one_person_and_nothing_sticks_out(room: Room) -> None:
    board = [[{"text": "🟥", "callback_data": f"{r}{c}"} for c in range(8)] for r in range(8)]
    await room.send("x" * 300, reply_markup={"inline_keyboard": board})
    await room.send(f"<pre>{'y' * 300}</pre>", parse_mode="HTML")
    await room.send("A table with a rather long text\n" * 5, reply_markup=BUTTONS)
    page = await room.screen(viewport=PHONE)
    await expect(page.locator(".pane:visible")).to_have_count(1)
    await expect(page.get_by_role("button", name="Three")).to_be_in_viewport()
    widths = await page.evaluate(
        "[document.documentElement.scrollWidth, document.querySelector('.scroller').scrollWidth]"
    )
    assert max(widths) <= PHONE["width"]
    await page.get_by_role("button", name="Bob").click()
    await expect(page.get_by_role("region", name="Bob's screen")).to_be_visible()
    await expect(page.get_by_role("region", name="Ann's screen")).to_be_hidden()


async def test_a_phone_goes_back_to_the_list_of_chats(room: Room) -> None:
    page = await room.screen(room.ann, viewport=PHONE)
    await page.get_by_role("button", name="Back to the chats").click()
    await expect(page.locator(".room")).to_be_hidden()
    await page.get_by_role("button", name="Friday games").click()
    await expect(page.locator(".room")).to_be_visible()


async def test_the_system_says_dark_and_the_switch_overrides_it(room: Room) -> None:
    page = await room.screen(room.ann, color_scheme="dark")
    assert await luminance(page, "#bar") < 80
    await page.get_by_role("button", name="Theme").click()
    assert await luminance(page, "#bar") > 200
    await page.reload()
    await page.wait_for_selector(".pane .input")
    assert await luminance(page, "#bar") > 200
    await page.get_by_role("button", name="Theme").click()
    assert await luminance(page, "#bar") < 80


async def test_everything_is_reached_by_the_keyboard_alone(room: Room) -> None:
    await room.send("The table", reply_markup=BUTTONS)
    await room.say(room.bob, "Your turn, Ann")
    page = await room.screen(room.ann)
    await expect(page.get_by_role("combobox", name="Message")).to_be_focused()
    await page.keyboard.type("Coming")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.out .text")).to_have_text("Coming")
    await page.locator(".scroller").focus()
    await page.keyboard.press("ArrowUp")
    await expect(page.locator(".message", has_text="Coming")).to_be_focused()
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("ArrowUp")
    await expect(page.locator(".message", has_text="The table")).to_be_focused()
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("button", name="One")).to_be_focused()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("button", name="Three")).to_be_focused()
    await page.keyboard.press("Enter")
    assert (await room.bot.next("callback_query"))["data"] == "3"


async def test_a_menu_opens_with_enter_and_closes_with_escape(room: Room) -> None:
    await room.say(room.bob, "Hello")
    page = await room.screen(room.ann)
    await page.locator(".scroller").focus()
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("menuitem", name="Reply")).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("menuitem", name="Copy text")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("menu")).to_have_count(0)
    await expect(page.locator(".message", has_text="Hello")).to_be_focused()


async def test_a_screen_reader_hears_new_messages_but_no_countdown(room: Room) -> None:
    now = int(room.playground.clock.now())
    await room.send(f'<tg-time unix="{now + 500}" format="r">soon</tg-time>', parse_mode="HTML")
    page = await room.screen(room.ann)
    log = page.get_by_role("log", name="Messages in Friday games")
    await expect(log).to_have_attribute("aria-live", "polite")
    await expect(log.get_by_role("article", name="Playground")).to_have_count(1)
    await expect(page.locator(".date-time")).to_have_attribute("aria-live", "off")
    unnamed = await page.evaluate(
        """[...document.querySelectorAll('button, input, textarea, select')]
           .filter(node => node.checkVisibility()
             && !(node.ariaLabel || node.textContent.trim() || node.labels?.length))
           .map(node => node.outerHTML)"""
    )
    assert unnamed == []


async def test_motion_is_reduced_for_those_who_ask(room: Room) -> None:
    await room.send("<tg-spoiler>secret</tg-spoiler>", parse_mode="HTML")
    page = await room.screen(room.ann, reduced_motion="reduce")
    spoiler = page.locator(".spoiler")
    await expect(spoiler).to_have_css("animation-iteration-count", "1")


async def test_an_address_of_nobody_says_so(room: Room) -> None:
    context = await room.browser.new_context()
    room.stack.push_async_callback(context.close)
    page = await context.new_page()
    await page.goto(f"{room.playground.url}/?person=999")
    await expect(page.locator("main")).to_contain_text("Nobody here has this number")


async def test_a_reload_shows_the_same_screens_and_chats(room: Room) -> None:
    page = await room.screen(viewport={"width": 700, "height": 700})
    await page.get_by_role("button", name="Close this screen").first.click()
    await expect(page.locator(".pane")).to_have_count(1)
    await page.get_by_role("button", name="Back to the chats").click()
    await page.get_by_role("button", name="Playground").last.click()
    await expect(page.get_by_role("button", name="Start")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("region", name="Bob's screen")).to_be_visible()
    await expect(page.get_by_role("button", name="Start")).to_be_visible()
