"""Reply keyboards and forced replies, as each person has them."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.playground.page.conftest import Room

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="session"),
]

YES_NO: dict[str, Any] = {"keyboard": [[{"text": "Yes"}, {"text": "No"}]]}


def box(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Message")


def key(page: Page, text: str = "Yes") -> Locator:
    return page.locator(".reply-key", has_text=text)


async def test_a_pressed_key_answers_the_message_that_brought_it(room: Room) -> None:
    await room.send("Who plays?", reply_markup=YES_NO)
    ann = await room.screen(room.ann)
    await box(ann).fill("Half a sent")
    await key(ann).click()
    said = ann.locator(".message.out")
    await expect(said.locator(".text")).to_have_text("Yes")
    await expect(said.locator(".quote")).to_contain_text("Who plays?")
    await expect(box(ann)).to_have_value("Half a sent")


async def test_a_selective_keyboard_is_only_on_the_screen_of_whom_it_is_for(room: Room) -> None:
    markup = YES_NO | {"selective": True, "input_field_placeholder": "Well?"}
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await room.send("Do you play, @annlee?", reply_markup=markup)
    await expect(key(ann)).to_be_visible()
    await expect(box(ann)).to_have_attribute("placeholder", "Well?")
    await room.send("Another message")
    await expect(bob.locator(".text").last).to_have_text("Another message")
    await expect(key(bob)).to_have_count(0)
    await expect(box(bob)).to_have_attribute("placeholder", "Message")


async def test_a_removed_keyboard_takes_its_placeholder_along(room: Room) -> None:
    await room.send("?", reply_markup=YES_NO | {"input_field_placeholder": "Well?"})
    ann = await room.screen(room.ann)
    await expect(box(ann)).to_have_attribute("placeholder", "Well?")
    await room.send("No more", reply_markup={"remove_keyboard": True})
    await expect(key(ann)).to_have_count(0)
    await expect(box(ann)).to_have_attribute("placeholder", "Message")


async def test_a_keyboard_for_one_use_is_put_away_and_taken_out_again(room: Room) -> None:
    await room.send("?", reply_markup=YES_NO | {"one_time_keyboard": True})
    ann = await room.screen(room.ann)
    await key(ann).click()
    await expect(key(ann)).to_be_hidden()
    await ann.get_by_role("button", name="Show the bot's keyboard").click()
    await expect(key(ann)).to_be_visible()
    await ann.get_by_role("button", name="Hide the bot's keyboard").click()
    await expect(key(ann)).to_be_hidden()


async def test_a_keyboard_goes_with_its_bot(room: Room) -> None:
    await room.send("?", reply_markup=YES_NO)
    ann = await room.screen(room.ann)
    await expect(key(ann)).to_be_visible()
    await room.sim("bot", chat=room.chat, bot=room.bot_id, present=False, by=room.ann)
    await expect(key(ann)).to_have_count(0)
    await expect(ann.get_by_role("button", name="the bot's keyboard")).to_be_hidden()


async def test_a_wished_answer_is_begun_and_over_once_it_is_given(room: Room) -> None:
    ann = await room.screen(room.ann)
    await box(ann).fill("Seven")
    markup = {"force_reply": True, "input_field_placeholder": "Your bid"}
    await room.send("What do you bid?", reply_markup=markup)
    strip = ann.locator(".strip.about")
    await expect(strip).to_contain_text("What do you bid?")
    await expect(box(ann)).to_have_attribute("placeholder", "Your bid")
    await expect(box(ann)).to_have_value("Seven")
    await ann.reload()
    await expect(strip).to_contain_text("What do you bid?")
    await box(ann).fill("Seven")
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".message.out .quote")).to_contain_text("What do you bid?")
    await expect(strip).to_be_hidden()
    await expect(box(ann)).to_have_attribute("placeholder", "Message")


async def test_a_wished_answer_that_is_cancelled_does_not_come_back(room: Room) -> None:
    await room.send("What do you bid?", reply_markup={"force_reply": True})
    ann = await room.screen(room.ann)
    strip = ann.locator(".strip.about")
    async with ann.expect_response("**/sim/dismiss"):
        await ann.get_by_role("button", name="Cancel the reply").click()
    await expect(strip).to_be_hidden()
    await ann.reload()
    await expect(ann.locator(".text")).to_have_text("What do you bid?")
    await expect(strip).to_be_hidden()


async def test_a_wish_that_is_taken_back_takes_its_strip_along(room: Room) -> None:
    await room.send("What do you bid?", reply_markup={"force_reply": True})
    ann = await room.screen(room.ann)
    await expect(ann.locator(".strip.about")).to_contain_text("What do you bid?")
    await room.send("Choose", reply_markup=YES_NO)
    await expect(key(ann)).to_be_visible()
    await expect(ann.locator(".strip.about")).to_be_hidden()


async def test_each_topic_has_a_keyboard_of_its_own(room: Room) -> None:
    people = {"owner": room.ann, "members": [room.ann]}
    forum = await room.sim(
        "chats", type="supergroup", title="Forum", is_forum=True, bot=True, **people
    )
    topic = await room.sim("topic", chat=forum["id"], name="Whot")
    where = {"chat_id": forum["id"], "message_thread_id": topic["id"]}
    await room.bot.call("sendMessage", text="?", reply_markup=YES_NO, **where)
    ann = await room.screen(room.ann, forum["id"])
    await expect(key(ann)).to_have_count(0)
    await ann.get_by_role("tab", name="Whot").click()
    await expect(key(ann)).to_be_visible()
    await ann.get_by_role("tab", name="General").click()
    await expect(key(ann)).to_have_count(0)
