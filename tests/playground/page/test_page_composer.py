"""Writing: commands, mentions, inline queries, replies, edits, pictures, private chats, topics."""

import base64
from typing import Any

import pytest
from playwright.async_api import FilePayload, Page, expect

from tests.playground.conftest import png
from tests.playground.page.conftest import Bot, Room

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="session"),
]

COMMANDS = [
    {"command": "play", "description": "Start a game"},
    {"command": "players", "description": "Who is at the table"},
    {"command": "hand", "description": "Your cards", "is_ephemeral": True},
]


def box(page: Page) -> Any:
    return page.get_by_role("combobox", name="Message")


async def test_a_slash_completes_the_bots_commands(room: Room) -> None:
    await room.bot.call("setMyCommands", commands=COMMANDS)
    ann = await room.screen(room.ann)
    await box(ann).press_sequentially("/")
    await expect(ann.get_by_role("option")).to_have_count(3)
    await box(ann).press_sequentially("pl")
    await expect(ann.get_by_role("option")).to_have_count(2)
    await ann.keyboard.press("ArrowDown")
    await expect(ann.get_by_role("option").nth(1)).to_have_attribute("aria-selected", "true")
    await ann.keyboard.press("Tab")
    await expect(box(ann)).to_have_value("/players ")
    await expect(ann.get_by_role("option")).to_have_count(0)


async def test_a_chosen_command_is_sent_at_once_to_its_bot(room: Room) -> None:
    await room.bot.call("setMyCommands", commands=COMMANDS)
    ann = await room.screen(room.ann)
    await box(ann).press_sequentially("/play")
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".message.out .text")).to_have_text("/play@playground_bot")
    await expect(box(ann)).to_have_value("")


async def test_an_ephemeral_command_is_seen_by_nobody_else(room: Room) -> None:
    await room.bot.call("setMyCommands", commands=COMMANDS)
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await box(ann).press_sequentially("/hand")
    await ann.keyboard.press("Enter")
    mine = ann.locator(".message.out.ephemeral")
    await expect(mine).to_contain_text("Only visible to you")
    await room.send("For everybody")
    await expect(bob.locator(".text")).to_have_text("For everybody")


async def test_a_command_in_a_message_is_sent_by_a_tap(room: Room) -> None:
    await room.send("Try /play@playground_bot")
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="/play@playground_bot", exact=True).click()
    await expect(ann.locator(".message.out .text")).to_have_text("/play@playground_bot")


async def test_an_at_sign_offers_the_people_of_the_group(room: Room) -> None:
    ann = await room.screen(room.ann)
    await box(ann).press_sequentially("Hello @bo")
    await expect(ann.get_by_role("option")).to_contain_text("@bobby")
    await ann.keyboard.press("Enter")
    await expect(box(ann)).to_have_value("Hello @bobby ")


async def answer_inline(bot: Bot, query: dict[str, Any]) -> None:
    games = [game for game in ("Whot", "Differo", "Rally") if query["query"] in game.lower()]
    await bot.call(
        "answerInlineQuery",
        inline_query_id=query["id"],
        cache_time=0,
        results=[
            {
                "type": "article",
                "id": game,
                "title": game,
                "description": f"Play {game}",
                "input_message_content": {"message_text": f"Let us play {game}"},
            }
            for game in games
        ],
    )


async def test_an_inline_query_shows_results_and_sends_the_chosen_one(room: Room) -> None:
    room.bot.on("inline_query", answer_inline)
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await box(ann).press_sequentially("@playground_bot ")
    await expect(ann.get_by_role("option")).to_have_count(3)
    await box(ann).press_sequentially("rall")
    await expect(ann.get_by_role("option")).to_have_count(1)
    await ann.keyboard.press("Enter")
    await expect(bob.locator(".text")).to_have_text("Let us play Rally")
    await expect(bob.locator(".via")).to_have_text("via @playground_bot")
    await expect(box(ann)).to_have_value("")


async def test_a_refused_inline_result_gives_the_query_back(room: Room) -> None:
    room.bot.on("inline_query", answer_inline)
    bob = await room.screen(room.bob)
    await box(bob).press_sequentially("@playground_bot rall")
    await expect(bob.get_by_role("option")).to_contain_text("Play Rally")
    await room.sim("permissions", chat=room.chat, permissions={"can_send_other_messages": False})
    await bob.keyboard.press("Enter")
    await expect(bob.get_by_text("may not use inline bots here")).to_be_visible()
    await expect(box(bob)).to_have_value("@playground_bot rall")


async def test_a_button_puts_an_inline_query_into_this_input(room: Room) -> None:
    room.bot.on("inline_query", answer_inline)
    keyboard = [[{"text": "Search", "switch_inline_query_current_chat": "diff"}]]
    await room.send("Find a game", reply_markup={"inline_keyboard": keyboard})
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="Search", exact=True).click()
    await expect(box(ann)).to_have_value("@playground_bot diff")
    await expect(ann.get_by_role("option")).to_contain_text("Play Differo")


async def test_a_button_asks_for_the_chat_of_its_inline_query(room: Room) -> None:
    keyboard = [[{"text": "Share", "switch_inline_query": "whot"}]]
    await room.send("Share it", reply_markup={"inline_keyboard": keyboard})
    await room.sim(
        "chats", type="group", title="Other people", owner=room.ann, members=[room.ann], bot=True
    )
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="Share", exact=True).click()
    await ann.get_by_role("button", name="Other people").last.click()
    await expect(ann.locator(".head-title")).to_have_text("Other people")
    await expect(box(ann)).to_have_value("@playground_bot whot")


async def test_a_reply_quotes_what_it_answers(room: Room) -> None:
    await room.say(room.bob, "Who plays?")
    ann = await room.screen(room.ann)
    await ann.locator(".message", has_text="Who plays?").locator(".text").click(button="right")
    await ann.get_by_role("menuitem", name="Reply").click()
    await expect(ann.locator(".strip.about")).to_contain_text("Reply to Bob")
    await box(ann).fill("I do")
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".message.out .quote")).to_contain_text("Who plays?")


async def test_arrow_up_edits_the_last_own_message(room: Room) -> None:
    await room.say(room.ann, "Hello evrybody")
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await box(ann).press("ArrowUp")
    await expect(box(ann)).to_have_value("Hello evrybody")
    await box(ann).fill("Hello everybody")
    await ann.keyboard.press("Enter")
    await expect(bob.locator(".text")).to_have_text("Hello everybody")
    await expect(bob.locator(".meta")).to_contain_text("edited")


async def test_a_picture_is_attached_and_sent_with_its_caption(room: Room) -> None:
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    file: FilePayload = {"name": "dot.png", "mimeType": "image/png", "buffer": png(60, 40)}
    await ann.locator("input[type=file]").set_input_files(file)
    await expect(ann.locator(".strip:visible")).to_contain_text("Send as a picture")
    await box(ann).fill("A dot")
    await ann.keyboard.press("Enter")
    await expect(bob.locator(".picture img")).to_have_js_property("naturalWidth", 60)
    await expect(bob.locator(".text")).to_have_text("A dot")


async def test_a_picture_is_pasted(room: Room) -> None:
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await box(ann).evaluate(
        """(input, data) => {
            const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
            const transfer = new DataTransfer();
            transfer.items.add(new File([bytes], "pasted.png", { type: "image/png" }));
            input.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer }));
        }""",
        base64.b64encode(png(30, 20)).decode(),
    )
    await ann.get_by_role("button", name="Send", exact=True).click()
    await expect(bob.locator(".picture img")).to_have_js_property("naturalWidth", 30)


async def test_another_file_is_sent_as_a_document(room: Room) -> None:
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    file: FilePayload = {"name": "rules.txt", "mimeType": "text/plain", "buffer": b"be nice"}
    await ann.locator("input[type=file]").set_input_files(file)
    await ann.keyboard.press("Enter")
    await expect(bob.locator(".document")).to_contain_text("rules.txt")


async def test_a_reaction_is_a_chip_that_counts(room: Room) -> None:
    sent = await room.say(room.bob, "We won")
    ann = await room.screen(room.ann)
    await ann.locator(".message", has_text="We won").locator(".text").click(button="right")
    await ann.get_by_role("menuitem", name="React with 🔥").click()
    chip = ann.locator(".chip")
    await expect(chip).to_have_attribute("aria-pressed", "true")
    await room.sim("react", person=room.bob, chat=room.chat, key=sent["key"], emoji="🔥")
    await expect(chip).to_have_attribute("aria-label", "🔥, 2")
    await chip.click()
    await expect(chip).to_have_attribute("aria-pressed", "false")


async def test_an_empty_private_chat_says_what_the_bot_can_do(room: Room) -> None:
    await room.bot.call("setMyDescription", description="Games for your group")
    ann = await room.screen(room.ann, room.bot_id)
    await expect(ann.locator(".about-bot")).to_contain_text("Games for your group")


async def test_a_private_chat_begins_with_start(room: Room) -> None:
    async def greet(bot: Bot, message: dict[str, Any]) -> None:
        if message["chat"]["type"] == "private":
            await bot.call("sendMessage", chat_id=message["chat"]["id"], text="Welcome")

    room.bot.on("message", greet)
    ann, bob = await room.screen(room.ann), await room.screen(room.bob)
    await ann.get_by_role("button", name="Playground bot").click()
    await ann.get_by_role("button", name="Start").click()
    await expect(ann.locator(".text")).to_have_text(["/start", "Welcome"])
    await expect(box(ann)).to_be_visible()
    await expect(bob.locator(".text")).to_have_count(0)


async def test_a_deep_link_starts_the_private_chat_with_its_words(room: Room) -> None:
    await room.send(
        '<a href="https://t.me/playground_bot?start=table7">Join</a>', parse_mode="HTML"
    )
    ann = await room.screen(room.ann)
    await ann.get_by_role("link", name="Join").click()
    await ann.get_by_role("button", name="Start").click()
    await expect(ann.locator(".text")).to_have_text("/start table7")


async def test_a_blocked_bot_is_unblocked_from_its_chat(room: Room) -> None:
    await room.sim("start", person=room.ann, bot=room.bot_id)
    ann = await room.screen(room.ann, room.bot_id)
    await ann.get_by_role("button", name="Chat menu").click()
    await ann.get_by_role("menuitem", name="Block the bot").click()
    await ann.get_by_role("button", name="Unblock the bot").click()
    await expect(box(ann)).to_be_visible()


async def test_topics_keep_their_messages_apart(room: Room) -> None:
    forum = await room.sim(
        "chats",
        type="supergroup",
        title="Forum",
        is_forum=True,
        owner=room.ann,
        members=[room.ann, room.bob],
        bot=True,
    )
    topic = await room.sim("topic", chat=forum["id"], name="Whot")
    ann, bob = await room.screen(room.ann, forum["id"]), await room.screen(room.bob, forum["id"])
    await ann.get_by_role("tab", name="Whot").click()
    await box(ann).fill("In the topic")
    await ann.keyboard.press("Enter")
    await expect(ann.locator(".text")).to_have_text("In the topic")
    await expect(bob.locator(".text")).to_have_count(0)
    await expect(bob.get_by_role("tab", name="Whot").locator(".count")).to_have_text("1")
    await bob.get_by_role("tab", name="Whot").click()
    await expect(bob.locator(".text")).to_have_text("In the topic")
    await room.bot.call(
        "sendMessage", chat_id=forum["id"], message_thread_id=topic["id"], text="The bot too"
    )
    await expect(bob.locator(".text").last).to_have_text("The bot too")


async def test_the_chat_list_counts_what_is_unread(room: Room) -> None:
    other = await room.sim(
        "chats", type="group", title="Elsewhere", owner=room.ann, members=[room.ann, room.bob]
    )
    ann = await room.screen(room.ann)
    await room.sim("say", person=room.bob, chat=other["id"], text="Over here")
    row = ann.locator(".chat-row", has_text="Elsewhere")
    await expect(row).to_contain_text("Bob: Over here")
    await ann.reload()
    await expect(row).to_contain_text("Bob: Over here")
    await room.sim("say", person=room.bob, chat=other["id"], text="And here")
    await expect(row.locator(".count")).to_have_text("1")
    await row.click()
    await expect(row.locator(".count")).to_be_hidden()


async def test_a_reply_keyboard_sends_its_words(room: Room) -> None:
    await room.send("Yes or no?", reply_markup={"keyboard": [[{"text": "Yes"}, {"text": "No"}]]})
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="Yes", exact=True).click()
    await expect(ann.locator(".message.out .text")).to_have_text("Yes")
