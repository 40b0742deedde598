"""Links into groups, to bots and nowhere; and gates that open once."""

import asyncio
from urllib.parse import urlencode

import pytest
from playwright.async_api import Page, Route, expect

from tests.playground.page.conftest import Room

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="session"),
]

LINK = "https://t.me/playground_bot?startgroup=table7"


async def other_group(room: Room) -> int:
    chat = await room.sim(
        "chats", type="group", title="Chess club", owner=room.ann, members=[room.ann, room.bob]
    )
    return int(chat["id"])


async def link(room: Room, url: str) -> None:
    await room.send(f'<a href="{url}">Follow me</a>', parse_mode="HTML")


@pytest.mark.parametrize("url", [LINK, "tg://resolve?domain=playground_bot&startgroup=table7"])
async def test_a_link_adds_the_bot_to_the_chosen_group(room: Room, url: str) -> None:
    await other_group(room)
    await link(room, url)
    ann = await room.screen(room.ann)
    await ann.get_by_role("link", name="Follow me").click()
    dialog = ann.get_by_role("dialog", name="Choose a group")
    await dialog.get_by_role("button", name="Chess club").click()
    await expect(ann.locator(".head-title")).to_have_text("Chess club")
    await expect(ann.locator(".pill").last).to_contain_text("Playground")
    await expect(ann.locator(".text")).to_have_text("/start@playground_bot table7")


async def test_a_button_adds_the_bot_to_a_group_too(room: Room) -> None:
    await other_group(room)
    keyboard = [[{"text": "Add me to a group", "url": "https://t.me/playground_bot?startgroup="}]]
    await room.send("Let us play", reply_markup={"inline_keyboard": keyboard})
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="Add me to a group").click()
    await ann.get_by_role("dialog").get_by_role("button", name="Chess club").click()
    await expect(ann.locator(".pill").last).to_contain_text("Playground")
    await expect(ann.locator(".text")).to_have_count(0)


async def test_a_bot_that_is_in_the_group_already_is_told_the_words(room: Room) -> None:
    await link(room, LINK)
    ann = await room.screen(room.ann)
    await ann.get_by_role("link", name="Follow me").click()
    await ann.get_by_role("dialog").get_by_role("button", name="Friday games").click()
    await expect(ann.locator(".message.out .text")).to_have_text("/start@playground_bot table7")


async def test_who_is_in_no_group_is_told_so(room: Room) -> None:
    cleo = (await room.sim("people", first_name="Cleo"))["id"]
    await room.sim("start", person=cleo, bot=room.bot_id)
    await room.bot.call(
        "sendMessage", chat_id=cleo, text=f'<a href="{LINK}">Follow me</a>', parse_mode="HTML"
    )
    page = await room.screen(cleo, room.bot_id)
    await page.get_by_role("link", name="Follow me").click()
    await expect(page.locator(".toast")).to_have_text("You are in no group here")


@pytest.mark.parametrize("begin", ["https://t.me/share/url", "tg://msg_url"])
async def test_what_is_shared_is_a_draft_in_the_chosen_chat(room: Room, begin: str) -> None:
    await other_group(room)
    replay = "https://t.me/playground_bot?start=S7"
    url = f"{begin}?{urlencode({'url': replay, 'text': 'A game of Whot'})}"
    await room.send("Over", reply_markup={"inline_keyboard": [[{"text": "Share", "url": url}]]})
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="Share").click()
    dialog = ann.get_by_role("dialog", name="Choose a chat")
    await dialog.get_by_role("button", name="Chess club").click()
    await expect(ann.locator(".head-title")).to_have_text("Chess club")
    message = ann.get_by_role("combobox", name="Message")
    await expect(message).to_have_value(f"{replay}\nA game of Whot")
    await message.press("Enter")
    await ann.get_by_role("link", name=replay).click()
    await ann.get_by_role("button", name="Start", exact=True).click()
    await expect(ann.locator(".text")).to_have_text(["/start S7"])


@pytest.mark.parametrize(
    "url", ["https://t.me/+AbCdEf", "https://t.me/nobody_here", "tg://settings", "tg://user?id=4"]
)
async def test_a_link_to_what_is_not_here_says_so(room: Room, url: str) -> None:
    keyboard = [[{"text": "Go there", "url": url}]]
    await room.send("A button", reply_markup={"inline_keyboard": keyboard})
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="Go there").click()
    await expect(ann.locator(".toast")).to_be_visible()
    assert len(ann.context.pages) == 1


async def hold(page: Page, path: str) -> tuple[asyncio.Event, list[str]]:
    """Hold back what is posted to a path until the event is set, and record it."""
    free = asyncio.Event()
    posted: list[str] = []

    async def wait(route: Route) -> None:
        posted.append(path)
        await free.wait()
        await route.continue_()

    await page.route(f"**/sim/{path}", wait)
    return free, posted


async def test_start_is_sent_once_however_often_it_is_pressed(room: Room) -> None:
    await link(room, "https://t.me/playground_bot?start=table7")
    ann = await room.screen(room.ann)
    free, posted = await hold(ann, "start")
    await ann.get_by_role("link", name="Follow me").dblclick()
    start = ann.get_by_role("button", name="Start")
    for _ in range(3):
        await start.click()
    free.set()
    await expect(ann.get_by_role("combobox", name="Message")).to_be_visible()
    await expect(ann.locator(".text")).to_have_text(["/start table7"])
    assert posted == ["start"]


async def test_a_group_is_joined_once_however_often_it_is_pressed(room: Room) -> None:
    await room.sim("leave", person=room.bob, chat=room.chat)
    bob = await room.screen(room.bob)
    free, posted = await hold(bob, "join")
    for _ in range(3):
        await bob.get_by_role("button", name="Join group").click()
    free.set()
    await expect(bob.get_by_role("combobox", name="Message")).to_be_visible()
    await expect(bob.locator(".pill", has_text="joined")).to_have_count(1)
    assert posted == ["join"]


async def test_a_start_that_fails_can_be_pressed_again_with_its_words(room: Room) -> None:
    await link(room, "https://t.me/playground_bot?start=table7")
    ann = await room.screen(room.ann)
    await ann.route("**/sim/start", lambda route: route.abort())
    await ann.get_by_role("link", name="Follow me").click()
    await ann.get_by_role("button", name="Start").click()
    await expect(ann.locator(".toast.error")).to_be_visible()
    await ann.unroute("**/sim/start")
    await ann.get_by_role("button", name="Start").click()
    await expect(ann.locator(".text")).to_have_text(["/start table7"])
