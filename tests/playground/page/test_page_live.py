"""Several people looking at one group: each sees what happens as it happens."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.playground.page.conftest import Bot, Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ONE_BUTTON = {"inline_keyboard": [[{"text": "Press me", "callback_data": "pressed"}]]}


async def write(page: Page, text: str) -> None:
    await page.get_by_role("combobox", name="Message").first.fill(text)
    await page.keyboard.press("Enter")


async def test_two_people_in_two_tabs_see_the_same_group(room: Room) -> None:
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await write(ann, "Good evening")
    await expect(ann.locator(".message.out .text")).to_have_text("Good evening")
    await expect(bob.locator(".message.in .text")).to_have_text("Good evening")
    await expect(bob.locator(".message.in .author .name")).to_have_text("Ann")


async def test_everybody_stands_side_by_side_without_a_person_in_the_address(room: Room) -> None:
    page = await room.screen()
    await expect(page.locator(".pane")).to_have_count(2)
    await write(page, "From the first screen")
    await expect(page.locator(".text", has_text="From the first screen")).to_have_count(2)
    await expect(page.locator(".message.out")).to_have_count(1)


async def test_what_a_person_writes_reaches_the_bot(room: Room) -> None:
    ann = await room.screen(room.ann)
    await write(ann, "/start@playground_bot")
    message = await room.bot.next("message")
    while message.get("text") != "/start@playground_bot":
        message = await room.bot.next("message")
    assert message["from"]["first_name"] == "Ann"


async def test_a_button_spins_until_the_bot_answers_and_swallows_further_taps(room: Room) -> None:
    free = asyncio.Event()

    async def answer(bot: Bot, query: dict[str, Any]) -> None:
        await free.wait()
        await bot.call("answerCallbackQuery", callback_query_id=query["id"], text="Well pressed")

    room.bot.on("callback_query", answer)
    await room.send("Press", reply_markup=ONE_BUTTON)
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    button = ann.get_by_role("button", name="Press me")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await button.click()
    await button.click()
    free.set()
    await expect(ann.locator(".toast")).to_have_text("Well pressed")
    await expect(button).not_to_have_attribute("aria-busy", "true")
    await expect(bob.locator(".toast")).to_have_count(0)
    await room.bot.next("callback_query")
    calls = [call.method.lower() for call in room.playground.api.calls.calls]
    assert calls.count("answercallbackquery") == 1


async def test_a_button_stops_spinning_when_the_query_ends_unanswered(room: Room) -> None:
    await room.send("Press", reply_markup=ONE_BUTTON)
    await room.sim("clock", virtual=True)
    ann = await room.screen(room.ann)
    button = ann.get_by_role("button", name="Press me")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await room.bot.next("callback_query")
    await room.sim("clock", advance=16)
    await expect(button).not_to_have_attribute("aria-busy", "true")


async def test_an_alert_waits_for_ok_and_gives_the_focus_back(room: Room) -> None:
    async def answer(bot: Bot, query: dict[str, Any]) -> None:
        await bot.call(
            "answerCallbackQuery", callback_query_id=query["id"], text="Look here", show_alert=True
        )

    room.bot.on("callback_query", answer)
    await room.send("Press", reply_markup=ONE_BUTTON)
    ann = await room.screen(room.ann)
    button = ann.get_by_role("button", name="Press me")
    await button.focus()
    await ann.keyboard.press("Enter")
    alert = ann.get_by_role("alertdialog")
    await expect(alert).to_contain_text("Look here")
    await expect(alert.get_by_role("button", name="OK")).to_be_focused()
    await ann.keyboard.press("Enter")
    await expect(alert).to_have_count(0)
    await expect(button).to_be_focused()


async def test_an_ephemeral_message_reaches_one_person_and_not_the_other(room: Room) -> None:
    async def show_hand(bot: Bot, query: dict[str, Any]) -> None:
        who = {"receiver_user_id": query["from"]["id"], "callback_query_id": query["id"]}
        await room.send("Your card: ●5", ephemeral_message_parameters=who)
        await bot.call("answerCallbackQuery", callback_query_id=query["id"])

    room.bot.on("callback_query", show_hand)
    await room.send("Press", reply_markup=ONE_BUTTON)
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await ann.get_by_role("button", name="Press me").click()
    hand = ann.locator(".message", has_text="Your card: ●5")
    await expect(hand).to_contain_text("Only visible to you")
    await room.send("For everybody")
    await expect(bob.locator(".message", has_text="For everybody")).to_have_count(1)
    assert "●5" not in await bob.content()


async def test_an_ephemeral_message_stands_in_place_of_the_tapped_one(room: Room) -> None:
    async def show_hand(bot: Bot, query: dict[str, Any]) -> None:
        who = {
            "receiver_user_id": query["from"]["id"],
            "callback_query_id": query["id"],
            "replace_callback_query_message": True,
        }
        await room.send("Only for Ann", ephemeral_message_parameters=who)

    room.bot.on("callback_query", show_hand)
    await room.send("The table", reply_markup=ONE_BUTTON)
    await room.send("After the table")
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await ann.get_by_role("button", name="Press me").click()
    await expect(ann.locator(".text")).to_have_text(["Only for Ann", "After the table"])
    await expect(bob.locator(".text")).to_have_text(["The table", "After the table"])
    await ann.reload()
    await expect(ann.locator(".text")).to_have_text(["Only for Ann", "After the table"])


async def test_a_table_comes_back_when_what_stood_in_its_place_goes(room: Room) -> None:
    hands: list[int] = []

    async def show_hand(bot: Bot, query: dict[str, Any]) -> None:
        who = {
            "receiver_user_id": query["from"]["id"],
            "callback_query_id": query["id"],
            "replace_callback_query_message": True,
        }
        hand = await room.send("Only for Ann", ephemeral_message_parameters=who)
        hands.append(hand["ephemeral_message_id"])

    room.bot.on("callback_query", show_hand)
    await room.send("The table", reply_markup=ONE_BUTTON)
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="Press me").click()
    await expect(ann.locator(".text")).to_have_text("Only for Ann")
    place = {"chat_id": room.chat, "receiver_user_id": room.ann, "ephemeral_message_id": hands[0]}
    await room.bot.call("editEphemeralMessageText", text="Changed for Ann", **place)
    await expect(ann.locator(".text")).to_have_text("Changed for Ann")
    await room.bot.call("deleteEphemeralMessage", **place)
    await expect(ann.locator(".text")).to_have_text("The table")


async def test_an_anonymous_admin_writes_as_the_group(room: Room) -> None:
    rights = {"can_manage_chat": True}
    await room.sim("promote", person=room.bob, chat=room.chat, rights=rights, anonymous=True)
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await write(bob, "Be nice")
    await expect(bob.locator(".message.out .text")).to_have_text("Be nice")
    said = ann.locator(".message", has_text="Be nice")
    await expect(said.locator(".author .name")).to_have_text("Friday games")
    await expect(said).not_to_contain_text("Bob")


async def test_an_edit_changes_the_message_in_place_and_keeps_the_focus(room: Room) -> None:
    two = {
        "inline_keyboard": [
            [{"text": "One", "callback_data": "1"}, {"text": "Two", "callback_data": "2"}]
        ]
    }
    sent = await room.send("Before", reply_markup=two)
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="Two").focus()
    two["inline_keyboard"][0][1]["text"] = "Two again"
    await room.bot.call(
        "editMessageText",
        chat_id=room.chat,
        message_id=sent["message_id"],
        text="After",
        reply_markup=two,
    )
    await expect(ann.locator(".text")).to_have_text("After")
    await expect(ann.locator(".meta")).to_contain_text("edited")
    await expect(ann.get_by_role("button", name="Two again")).to_be_focused()


async def test_a_deleted_message_goes_from_every_screen(room: Room) -> None:
    sent = await room.send("Soon gone")
    ann = await room.screen(room.ann)
    await expect(ann.locator(".text")).to_have_text("Soon gone")
    await room.bot.call("deleteMessage", chat_id=room.chat, message_id=sent["message_id"])
    await expect(ann.locator(".text")).to_have_count(0)


async def test_typing_shows_until_the_message_comes(room: Room) -> None:
    ann = await room.screen(room.ann)
    await room.bot.call("sendChatAction", chat_id=room.chat, action="typing")
    await expect(ann.locator(".head-under")).to_contain_text("Playground is typing")
    await room.send("Done")
    await expect(ann.locator(".head-under")).to_contain_text("members")


async def test_people_see_each_other_typing(room: Room) -> None:
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await bob.get_by_role("combobox", name="Message").press_sequentially("I thi")
    await expect(ann.locator(".head-under")).to_contain_text("Bob is typing")
    await expect(bob.locator(".head-under")).to_have_text("3 members")


async def test_the_page_comes_back_after_a_lost_connection(room: Room) -> None:
    ann = await room.screen(room.ann)
    await room.playground.hub.close()
    await room.send("While nobody listened")
    await expect(ann.locator(".text")).to_have_text("While nobody listened")
    await expect(ann.locator(".head-under")).to_have_text("3 members")
    await room.send("And now live again")
    await expect(ann.locator(".text").last).to_have_text("And now live again")


async def test_a_reader_further_up_stays_there_and_is_told_of_news(room: Room) -> None:
    for number in range(60):
        await room.send(f"Line {number}")
    ann = await room.screen(room.ann)
    await expect(ann.locator(".text", has_text="Line 59")).to_be_in_viewport()
    scroller = ann.locator(".scroller")
    await scroller.hover()
    await ann.mouse.wheel(0, -900)
    await expect(ann.locator(".down")).to_be_visible()
    before = await scroller.evaluate("node => node.scrollTop")
    await room.send("News")
    await expect(ann.locator(".down .count")).to_have_text("1")
    assert await scroller.evaluate("node => node.scrollTop") == before
    await ann.locator(".down").click()
    await expect(ann.locator(".text", has_text="News")).to_be_in_viewport()
    await room.send("Followed")
    await expect(ann.locator(".text", has_text="Followed")).to_be_in_viewport()


async def test_an_edit_further_up_does_not_move_what_is_being_read(room: Room) -> None:
    sent = [await room.send(f"Line {number}") for number in range(80)]
    ann = await room.screen(room.ann)
    await expect(ann.locator(".text", has_text="Line 79")).to_be_in_viewport()
    await ann.locator(".scroller").hover()
    await ann.mouse.wheel(0, -1200)
    await expect(ann.locator(".down")).to_be_visible()
    read = "document.elementFromPoint(600, 400).closest('.message').dataset.key"
    key = await ann.evaluate(read)
    taller = {"inline_keyboard": [[{"text": str(row), "callback_data": "x"}] for row in range(8)]}
    await room.bot.call(
        "editMessageText",
        chat_id=room.chat,
        message_id=sent[10]["message_id"],
        text="Much longer\n" * 12,
        reply_markup=taller,
    )
    await expect(ann.get_by_role("button", name="7", exact=True)).to_have_count(1)
    assert await ann.evaluate(read) == key


async def test_long_histories_show_their_end_and_more_on_the_way_up(room: Room) -> None:
    for number in range(400):
        await room.say(room.bob, f"Line {number}")
    ann = await room.screen(room.ann)
    await expect(ann.locator(".text", has_text="Line 399")).to_be_in_viewport()
    await expect(ann.locator(".message")).to_have_count(150)
    await ann.locator(".scroller").evaluate("node => { node.scrollTop = 0; }")
    await expect(ann.locator(".message")).to_have_count(250)
    await expect(ann.locator(".text", has_text="Line 250")).to_be_in_viewport()


async def test_an_edit_leaves_the_other_messages_as_they_are(room: Room) -> None:
    sent = [await room.send(f"Line {number}") for number in range(5)]
    ann = await room.screen(room.ann)
    await expect(ann.locator(".text").last).to_have_text("Line 4")
    await ann.evaluate("document.querySelectorAll('.message').forEach(m => { m.before = true; })")
    await room.bot.call(
        "editMessageText", chat_id=room.chat, message_id=sent[2]["message_id"], text="New"
    )
    await expect(ann.locator(".text", has_text="New")).to_have_count(1)
    kept = "[...document.querySelectorAll('.message')].every(m => m.before)"
    assert await ann.evaluate(kept)
