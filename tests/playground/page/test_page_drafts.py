"""Drafts are never lost: refused, too long, or in the way of something else."""

import pytest
from playwright.async_api import FilePayload, Locator, Page, expect

from tests.playground.conftest import png
from tests.playground.page.conftest import Room

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="session"),
]

PICTURE = FilePayload(name="table.png", mimeType="image/png", buffer=png())


def box(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Message")


async def answer_to(page: Page, words: str) -> None:
    await page.locator(".message", has_text=words).locator(".text").click(button="right")
    await page.get_by_role("menuitem", name="Reply").click()


async def test_a_refused_answer_comes_back_with_what_it_answers(room: Room) -> None:
    await room.say(room.bob, "Who plays?")
    ann = await room.screen(room.ann)
    await ann.route("**/sim/say", lambda route: route.abort())
    await answer_to(ann, "Who plays?")
    await box(ann).fill("I do")
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".toast.error")).to_be_visible()
    await expect(box(ann)).to_have_value("I do")
    await expect(ann.locator(".strip.about")).to_contain_text("Reply to Bob")
    await ann.unroute("**/sim/say")
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".message.out .quote")).to_contain_text("Who plays?")


async def test_a_refused_edit_is_still_an_edit(room: Room) -> None:
    await room.say(room.ann, "Hello evrybody")
    ann = await room.screen(room.ann)
    await box(ann).press("ArrowUp")
    await box(ann).fill("x" * 4097)
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".toast.error")).to_be_visible()
    await expect(box(ann)).to_have_value("x" * 4097)
    await expect(ann.locator(".strip.about")).to_contain_text("Edit message")
    await box(ann).fill("Hello everybody")
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".message.out .text")).to_have_text("Hello everybody")


async def test_a_refused_file_stays_with_its_words(room: Room) -> None:
    ann = await room.screen(room.ann)
    broken = FilePayload(name="table.png", mimeType="image/png", buffer=b"no picture at all")
    await ann.locator("input[type=file]").set_input_files(broken)
    await box(ann).fill("The table")
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".toast.error")).to_be_visible()
    await expect(box(ann)).to_have_value("The table")
    await expect(ann.locator(".strip", has_text="table.png")).to_be_visible()


async def test_what_is_written_meanwhile_stands_after_what_was_refused(room: Room) -> None:
    ann = await room.screen(room.ann)
    await ann.route("**/sim/say", lambda route: route.abort())
    await ann.evaluate(
        """() => {
          const input = document.querySelector('.input');
          const type = (text) => { input.value = text; input.dispatchEvent(new Event('input')); };
          type('First');
          document.querySelector('.send').click();
          type('second');
        }"""
    )
    await expect(box(ann)).to_have_value("First\nsecond")


async def test_a_tapped_command_leaves_what_is_being_written(room: Room) -> None:
    await room.send("Try /play@playground_bot")
    ann = await room.screen(room.ann)
    await ann.locator("input[type=file]").set_input_files(PICTURE)
    await box(ann).fill("Half a sent")
    await ann.get_by_role("button", name="/play@playground_bot", exact=True).click()
    await expect(ann.locator(".message.out .text")).to_have_text("/play@playground_bot")
    await expect(ann.locator(".message.out .picture")).to_have_count(0)
    await expect(box(ann)).to_have_value("Half a sent")
    await expect(ann.locator(".strip", has_text="table.png")).to_be_visible()


async def test_a_long_text_becomes_several_messages(room: Room) -> None:
    await room.say(room.bob, "Tell me all")
    ann = await room.screen(room.ann)
    await answer_to(ann, "Tell me all")
    lines = ["word " * 500 + "end" for _ in range(3)]
    await box(ann).fill("\n".join(lines))
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".message.out .text")).to_have_text(lines)
    await expect(ann.locator(".message.out .quote")).to_have_count(1)
    await expect(box(ann)).to_have_value("")


async def test_a_text_without_any_gap_is_cut_between_letters(room: Room) -> None:
    ann = await room.screen(room.ann)
    await box(ann).fill("x" + "😀" * 3000)
    await ann.keyboard.press("Enter")
    shown = ann.locator(".message.out .text")
    await expect(shown).to_have_text(["x" + "😀" * 2047, "😀" * 953])


async def test_the_strip_goes_with_the_message_that_it_is_about(room: Room) -> None:
    sent = await room.send("Who plays?")
    ann = await room.screen(room.ann)
    await answer_to(ann, "Who plays?")
    await box(ann).fill("I do")
    await room.bot.call("deleteMessage", chat_id=room.chat, message_id=sent["message_id"])
    await expect(ann.locator(".strip.about")).to_be_hidden()
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".message.out .text")).to_have_text("I do")
