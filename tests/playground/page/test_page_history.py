"""A group that became a supergroup: the older messages are still above, and their buttons work."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.playground.page.conftest import Bot, Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TAKE = {"inline_keyboard": [[{"text": "Take a card", "callback_data": "take"}]]}


async def test_what_was_said_before_a_migration_stays_above_and_works(room: Room) -> None:
    chats: list[int] = []

    async def answer(bot: Bot, query: dict[str, Any]) -> None:
        chats.append(query["message"]["chat"]["id"])
        await bot.call("answerCallbackQuery", callback_query_id=query["id"], text="A card for you")

    room.bot.on("callback_query", answer)
    people = {"owner": room.ann, "members": [room.ann, room.bob]}
    old = await room.sim("chats", type="group", title="Small group", bot=True, **people)
    sent = await room.bot.call("sendMessage", chat_id=old["id"], text="Before", reply_markup=TAKE)
    await room.sim(
        "say", person=room.bob, chat=old["id"], text="Me", reply_to=f"m{sent['message_id']}"
    )
    new = await room.sim("migrate", chat=old["id"])
    for number in range(sent["message_id"] + 2):
        await room.sim("say", person=room.bob, chat=new["id"], text=f"After {number}")
    ann = await room.screen(room.ann, new["id"])
    texts = ann.locator(".text")
    await expect(texts.first).to_have_text("Before")
    await expect(texts.last).to_contain_text("After")
    await expect(ann.locator(".text", has_text="After")).to_have_count(sent["message_id"] + 2)
    button = ann.get_by_role("button", name="Take a card")
    await button.click()
    await expect(ann.locator(".toast")).to_have_text("A card for you")
    await expect(button).not_to_have_attribute("aria-busy", "true")
    assert chats == [old["id"]]
    await ann.locator(".quote").click()
    await expect(ann.locator(".message.flash")).to_contain_text("Before")
    await texts.first.click(button="right")
    await expect(ann.get_by_role("menuitem")).to_have_text(["Copy text"])
