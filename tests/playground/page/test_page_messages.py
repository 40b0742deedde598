"""The content of messages: entities, media, time, and that nothing from outside becomes markup."""

import base64
import re
from typing import Any

import aiohttp
import pytest
from playwright.async_api import Locator, expect

from tests.playground.conftest import png
from tests.playground.page.conftest import Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

IMAGE = "<img src=x onerror=\"document.title='owned'\">"
SCRIPT = "<script>document.title='owned'</script>"
EVIL = IMAGE + SCRIPT


async def height(node: Locator) -> float:
    return float(await node.evaluate("node => node.getBoundingClientRect().height"))


async def test_each_entity_looks_like_what_it_is(room: Room) -> None:
    await room.send(
        "<b>bold</b> <i>italic</i> <u>under</u> <s>struck</s> <code>code</code> "
        '<pre><code class="language-python">x = 1</code></pre>'
        '<blockquote>quoted</blockquote> <a href="https://example.org/">link</a> '
        '@annlee /play #tag <tg-emoji emoji-id="5368324170671202286">👍</tg-emoji> '
        f'<a href="tg://user?id={room.bob}">the second</a>',
        parse_mode="HTML",
    )
    ann = await room.screen(room.ann)
    text = ann.locator(".text")
    for tag, words in [
        ("strong", "bold"),
        ("em", "italic"),
        ("u", "under"),
        ("s", "struck"),
        ("pre", "x = 1"),
        ("blockquote", "quoted"),
        ("a", "link"),
    ]:
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.locator("code").first).to_have_text("code")
    await expect(text.locator(".pre-head")).to_contain_text("python")
    for words in ("@annlee", "/play", "#tag", "the second"):
        await expect(text.locator(".link", has_text=words)).to_have_count(1)
    await expect(text).to_contain_text("👍")


async def test_a_line_break_after_a_block_is_not_shown_once_more(room: Room) -> None:
    for apart in ("", "\n", "\n\n"):
        await room.send(f"<pre>a board</pre>{apart}below", parse_mode="HTML")
    ann = await room.screen(room.ann)
    without, one, two = [
        await height(ann.locator(".text", has_text="below").nth(at)) for at in range(3)
    ]
    assert without == one < two


async def test_offsets_count_as_telegram_counts_them(room: Room) -> None:
    await room.send("😀😀 <b>bold</b> 😀", parse_mode="HTML")
    ann = await room.screen(room.ann)
    await expect(ann.locator(".text strong")).to_have_text("bold")


async def test_overlapping_entities_all_show(room: Room) -> None:
    await room.send("<b>bold <i>both</i></b><i> italic</i>", parse_mode="HTML")
    ann = await room.screen(room.ann)
    await expect(ann.locator(".text")).to_have_text("bold both italic")
    await expect(ann.locator(".text em strong, .text strong em")).to_have_text("both")


async def test_nothing_from_outside_becomes_markup(room: Room) -> None:
    mallory = await room.sim("people", first_name=IMAGE, last_name=SCRIPT, username="mallory")
    await room.sim("join", person=mallory["id"], chat=room.chat)
    await room.say(mallory["id"], EVIL)
    await room.say(room.ann, "an answer", reply_to=(await room.say(mallory["id"], EVIL))["key"])
    keyboard = [[{"text": EVIL, "callback_data": "x"}], [{"text": "u", "url": "https://a.org/"}]]
    await room.send(EVIL, reply_markup={"inline_keyboard": keyboard})
    await room.sim(
        "say",
        person=mallory["id"],
        chat=room.chat,
        text=EVIL,
        document={"name": EVIL, "base64": base64.b64encode(b"x").decode()},
    )
    await room.bot.call("setMyCommands", commands=[{"command": "evil", "description": EVIL[:250]}])
    for page in (await room.screen(room.ann), await room.screen()):
        await expect(page.get_by_role("button", name="<img src=x").first).to_be_visible()
        await page.get_by_role("combobox", name="Message").first.fill("/")
        await expect(page.locator(".option").first).to_contain_text("<img src=x")
        await page.get_by_role("button", name="Behind the scenes").click()
        await page.get_by_role("tab", name="Room").click()
        await expect(page.locator("#drawer .member").first).to_be_visible()
        assert await page.locator("img[src=x]").count() == 0
        assert await page.title() != "owned"


async def test_a_javascript_link_is_no_link(room: Room) -> None:
    sent = await room.send("click me")
    stored = room.playground.world.groups[room.chat].messages[sent["message_id"]]
    link = {"type": "text_link", "offset": 0, "length": 5, "url": "javascript:alert(1)"}
    stored.content = {"text": "click me", "entities": [link]}
    ann = await room.screen(room.ann)
    await expect(ann.locator(".text")).to_have_text("click me")
    assert await ann.locator("a[href^='javascript']").count() == 0


async def test_a_name_cannot_turn_its_surroundings_backwards(room: Room) -> None:
    mallory = await room.sim("people", first_name="\u202eevil")
    await room.sim("join", person=mallory["id"], chat=room.chat)
    await room.say(mallory["id"], "hello")
    ann = await room.screen(room.ann)
    name = ann.locator(".author .name")
    assert await name.evaluate("node => getComputedStyle(node).unicodeBidi") == "isolate"


async def test_a_spoiler_is_hidden_until_it_is_tapped(room: Room) -> None:
    sent = await room.send("My card: <tg-spoiler>●5</tg-spoiler>", parse_mode="HTML")
    await room.say(room.bob, "an answer", reply_to=f"m{sent['message_id']}")
    ann = await room.screen(room.ann)
    secret = ann.locator(".secret")
    assert await secret.evaluate("node => getComputedStyle(node).opacity") == "0"
    await expect(ann.locator(".quote")).to_contain_text("My card: ▒▒")
    await ann.get_by_role("button", name="Hidden text").click()
    await expect(secret).to_have_css("opacity", "1")


async def test_a_folded_quote_opens(room: Room) -> None:
    lines = "\n".join(f"line {number}" for number in range(12))
    await room.send(f"<blockquote expandable>{lines}</blockquote>", parse_mode="HTML")
    ann = await room.screen(room.ann)
    quote = ann.locator("blockquote")
    folded = await height(quote)
    await ann.get_by_role("button", name="Show more").click()
    assert await height(quote) > folded * 2


async def test_a_deadline_counts_down(room: Room) -> None:
    await room.sim("clock", virtual=True)
    now = int(room.playground.clock.now())
    await room.send(
        f'Moves <tg-time unix="{now + 150}" format="r">soon</tg-time>, '
        f'<tg-time unix="{now + 150}">as it was written</tg-time>',
        parse_mode="HTML",
    )
    ann = await room.screen(room.ann)
    times = ann.locator(".date-time")
    await expect(times).to_have_text(["in 2 minutes", "as it was written"])
    await room.sim("clock", advance=100)
    await expect(times.first).to_have_text("in 50 seconds")
    await room.sim("clock", advance=110)
    await expect(times.first).to_have_text("1 minute ago")


async def test_what_is_just_now_is_not_ahead(room: Room) -> None:
    await room.sim("clock", virtual=True)
    now = int(room.playground.clock.now())
    await room.send(f'Asked <tg-time unix="{now}" format="r">now</tg-time>', parse_mode="HTML")
    ann = await room.screen(room.ann)
    await expect(ann.locator(".date-time")).to_have_text("0 seconds ago")


async def test_a_running_clock_ticks_by_itself(room: Room) -> None:
    now = int(room.playground.clock.now())
    await room.send(f'<tg-time unix="{now + 40}" format="r">soon</tg-time>', parse_mode="HTML")
    ann = await room.screen(room.ann)
    first = await ann.locator(".date-time").text_content()
    assert first
    assert first.endswith("seconds")
    await expect(ann.locator(".date-time")).not_to_have_text(first)


async def test_dates_are_written_in_the_readers_language(room: Room) -> None:
    hans = await room.sim("people", first_name="Hans", language_code="de")
    await room.sim("join", person=hans["id"], chat=room.chat)
    await room.send('<tg-time unix="1767225600" format="wD">x</tg-time>', parse_mode="HTML")
    page = await room.screen(hans["id"], timezone_id="Europe/Berlin")
    await expect(page.locator(".date-time")).to_have_text("Donnerstag, 1. Januar 2026")


async def test_a_date_has_the_numerals_of_the_text_around_it(room: Room) -> None:
    sara = await room.sim("people", first_name="Sara", language_code="fa")
    await room.sim("join", person=sara["id"], chat=room.chat)
    await room.send('<tg-time unix="1767225600" format="D">x</tg-time>', parse_mode="HTML")
    page = await room.screen(sara["id"], timezone_id="Europe/Berlin")
    await expect(page.locator(".date-time")).to_have_text(re.compile("^[^۰-۹]*[0-9][^۰-۹]*$"))


async def test_a_picture_shows_with_its_caption_and_opens(room: Room) -> None:
    photo = base64.b64encode(png(120, 60)).decode()
    await room.say(room.bob, "The board", photo=photo)
    ann = await room.screen(room.ann)
    image = ann.locator(".picture img")
    await expect(image).to_have_js_property("naturalWidth", 120)
    await expect(ann.locator(".text")).to_have_text("The board")
    await ann.get_by_role("button", name="Open the picture").click()
    await expect(ann.get_by_role("dialog", name="Picture")).to_be_visible()
    await ann.keyboard.press("Escape")
    await expect(ann.get_by_role("dialog")).to_have_count(0)


async def send_picture(room: Room, photo: bytes, **more: str) -> dict[str, Any]:
    form = aiohttp.FormData()
    form.add_field("chat_id", str(room.chat))
    form.add_field("photo", photo, filename="picture.png")
    for name, value in more.items():
        form.add_field(name, value)
    async with room.http.post(f"{room.bot.url}/sendPhoto", data=form) as response:
        return dict((await response.json())["result"])


async def test_a_new_picture_of_the_table_takes_the_place_of_the_old(room: Room) -> None:
    table = await send_picture(room, png(120, 60), caption="Ann's turn")
    other = await send_picture(room, png(90, 90, seed=9))
    ann = await room.screen(room.ann)
    image = ann.locator(".picture img").first
    await expect(image).to_have_js_property("naturalWidth", 120)
    await room.bot.call(
        "editMessageMedia",
        chat_id=room.chat,
        message_id=table["message_id"],
        media={"type": "photo", "media": other["photo"][-1]["file_id"], "caption": "Bob's turn"},
    )
    await expect(image).to_have_js_property("naturalWidth", 90)
    await expect(ann.locator(".text")).to_have_text("Bob's turn")


async def test_a_hidden_picture_is_veiled_until_it_is_tapped(room: Room) -> None:
    await send_picture(room, png(200, 100), has_spoiler="true")
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="Hidden picture").click()
    await expect(ann.locator(".picture.veiled")).to_have_count(0)
    await expect(ann.get_by_role("dialog")).to_have_count(0)


async def test_dice_show_their_value(room: Room) -> None:
    dice = await room.bot.call("sendDice", chat_id=room.chat, emoji="🎲")
    slots = await room.bot.call("sendDice", chat_id=room.chat, emoji="🎰")
    ann = await room.screen(room.ann)
    value = dice["dice"]["value"]
    await expect(ann.get_by_role("img", name=f"🎲 shows {value}")).to_be_visible()
    await expect(ann.locator(".pip")).to_have_count(value)
    value = slots["dice"]["value"]
    await expect(ann.get_by_role("img", name=f"🎰 shows {value}")).to_be_visible()


async def test_buttons_have_their_colours_and_the_disabled_one_is_dead(room: Room) -> None:
    keyboard = [
        [
            {"text": "Blue", "callback_data": "a", "style": "primary"},
            {"text": "Green", "callback_data": "b", "style": "success"},
            {"text": "Red", "callback_data": "c", "style": "danger"},
            {"text": "Dead", "disabled": {}},
        ]
    ]
    await room.send("Choose", reply_markup={"inline_keyboard": keyboard})
    ann = await room.screen(room.ann)
    colours = [
        await ann.get_by_role("button", name=name).evaluate(
            "node => getComputedStyle(node).backgroundColor"
        )
        for name in ("Blue", "Green", "Red", "Dead")
    ]
    assert len(set(colours)) == 4
    dead = ann.get_by_role("button", name="Dead")
    await expect(dead).to_have_attribute("aria-disabled", "true")
    await dead.click(force=True)
    await ann.get_by_role("button", name="Blue").click()
    assert (await room.bot.next("callback_query"))["data"] == "a"


async def test_a_copy_button_fills_the_clipboard(room: Room) -> None:
    keyboard = [[{"text": "Copy", "copy_text": {"text": "the words"}}]]
    await room.send("Copy this", reply_markup={"inline_keyboard": keyboard})
    ann = await room.screen(room.ann)
    await ann.get_by_role("button", name="Copy", exact=True).click()
    await expect(ann.locator(".toast")).to_have_text("Copied to the clipboard")
    assert await ann.evaluate("navigator.clipboard.readText()") == "the words"


async def test_following_messages_of_one_sender_stand_together(room: Room) -> None:
    for words in ("one", "two", "three"):
        await room.say(room.bob, words)
    ann = await room.screen(room.ann)
    await expect(ann.locator(".message.in .author:visible")).to_have_count(1)
    await expect(ann.locator(".message.in .line > .avatar:visible")).to_have_count(1)
    await expect(ann).to_have_title("Ann · Playground")


async def test_a_bell_marks_what_rang_the_phone_and_an_edit_does_not(room: Room) -> None:
    page = await room.screen(room.ann)
    loud = page.get_by_role("img", name="Rang the phone", exact=True)
    mention = page.get_by_role("img", name="Rang the phone, as a mention")
    quiet = await room.send("Silent", disable_notification=True)
    await room.bot.call(
        "editMessageText", chat_id=room.chat, message_id=quiet["message_id"], text="Edited"
    )
    await expect(page.locator(".message.in .text")).to_have_text(["Edited"])
    await expect(loud).to_have_count(0)
    await room.send("Loud")
    await expect(page.locator(".message", has=loud)).to_have_text(re.compile("Loud"))
    await room.send("@annlee, your turn")
    await expect(page.locator(".message", has=mention)).to_have_text(re.compile("your turn"))
    await room.say(room.ann, "Mine")
    await expect(page.locator(".message.out .bell")).to_have_count(0)
