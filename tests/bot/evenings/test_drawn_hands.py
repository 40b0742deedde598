"""Hands as pictures with their keys below, in one message: sent, edited, refused and remembered."""

from typing import Any

import pytest

from bot.playground.model import JSON
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person, text_of

REFUSED = "IMAGE_PROCESS_FAILED"
HOUR = 3_600.0


async def start_game(evening: Evening) -> tuple[Person, Person]:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame caesar")
    await ben.tap("Join")
    await ann.tap("Start")
    await evening.remove_time_limit()
    await evening.wait_until_painted()
    return ann, ben


async def hand_of(evening: Evening, person: Person) -> JSON:
    """Open somebody's hand, if none is open, and return its message."""
    if not await person.ephemeral_messages():
        await person.tap("My cards")
    await evening.settle()
    (hand,) = await person.ephemeral_messages()
    return hand


async def take_a_step(evening: Evening, person: Person) -> list[str]:
    """Tap the first key of an open hand; return the calls that changed messages of this person
    alone."""
    hand = await hand_of(evening, person)
    heard = evening.record_calls()
    await person.forge_tap(hand, hand["reply_markup"]["inline_keyboard"][0][0]["callback_data"])
    await evening.settle()
    return [call.method for call in heard if "phemeral" in str(call.method) or is_alone(call)]


def is_alone(call: Any) -> bool:
    return "ephemeral_message_parameters" in str(call)


async def test_a_hand_is_one_message_with_picture_words_and_keys(evening: Evening) -> None:
    ann, _ = await start_game(evening)
    hand = await hand_of(evening, ann)
    assert hand["photo"]
    assert hand["caption"]
    assert hand["reply_markup"]["inline_keyboard"]


async def test_a_step_of_a_choice_is_one_edit_of_that_message(evening: Evening) -> None:
    ann, _ = await start_game(evening)
    before = await hand_of(evening, ann)
    assert await take_a_step(evening, ann) == ["editEphemeralMessageMedia"]
    after = await hand_of(evening, ann)
    assert after["key"] == before["key"]
    assert after["photo"] != before["photo"]


async def test_what_is_asked_beside_the_game_stands_below_the_same_picture(
    evening: Evening,
) -> None:
    ann, _ = await start_game(evening)
    before = await hand_of(evening, ann)
    await ann.tap("⋯ More")
    await evening.settle()
    asked = await hand_of(evening, ann)
    assert (asked["key"], asked["photo"]) == (before["key"], before["photo"])
    await ann.tap("Back")
    await evening.settle()
    assert "⋯ More" in text_of(await hand_of(evening, ann))


async def test_a_picture_is_remembered_when_the_bot_starts_again(evening: Evening) -> None:
    ann, _ = await start_game(evening)
    before = await hand_of(evening, ann)
    await evening.restart()
    await take_a_step(evening, ann)
    after = await hand_of(evening, ann)
    assert after["key"] == before["key"]
    assert after["photo"]


async def test_where_a_chat_wants_no_pictures_hands_are_words(evening: Evening) -> None:
    ann, _ = await start_game(evening)
    await evening.store.change(ann.chat, {"pictures": b"false"})
    hand = await hand_of(evening, ann)
    assert "photo" not in hand
    assert hand["text"]
    await take_a_step(evening, ann)
    assert (await hand_of(evening, ann))["key"] == hand["key"]


@pytest.mark.parametrize(
    "begins", ["before it opens", pytest.param("while it is open", marks=pytest.mark.slow)]
)
async def test_a_refused_picture_gives_way_to_words_for_an_hour(
    evening: Evening, begins: str
) -> None:
    ann, _ = await start_game(evening)
    if begins == "while it is open":
        await hand_of(evening, ann)
    await evening.sim("server", pictures=REFUSED)
    await take_a_step(evening, ann)
    hand = await hand_of(evening, ann)
    assert "photo" not in hand
    await evening.sim("server", pictures="accepted")
    await take_a_step(evening, ann)
    assert (await hand_of(evening, ann))["key"] == hand["key"]
    await evening.pass_time(HOUR)
    await ann.tap("My cards")
    await evening.settle()
    assert (await hand_of(evening, ann))["photo"]


async def test_a_hand_in_words_becomes_a_picture_by_an_edit(evening: Evening) -> None:
    """As one that a version without pictures of hands left open."""
    ann, _ = await start_game(evening)
    await evening.store.change(ann.chat, {"pictures": b"false"})
    words = await hand_of(evening, ann)
    await evening.store.change(ann.chat, {"pictures": b"true"})
    await evening.restart()
    assert await take_a_step(evening, ann) == ["editEphemeralMessageMedia"]
    drawn = await hand_of(evening, ann)
    assert drawn["key"] == words["key"]
    assert drawn["photo"]


async def test_when_pictures_are_switched_off_an_open_hand_is_replaced_by_words(
    evening: Evening,
) -> None:
    ann, _ = await start_game(evening)
    drawn = await hand_of(evening, ann)
    await evening.store.change(ann.chat, {"pictures": b"false"})
    await take_a_step(evening, ann)
    words = await hand_of(evening, ann)
    assert words["key"] != drawn["key"]
    assert words["text"]


async def test_in_the_private_chat_a_hand_is_a_picture_too(evening: Evening) -> None:
    ann, _ = await start_game(evening)
    private = await ann.choose_private_hands()
    await ann.tap("My cards")
    hand = await ann.wait_for("⋯ More", private)
    assert hand["photo"]
    key = hand["reply_markup"]["inline_keyboard"][0][0]["callback_data"]
    await ann.wait_for_answer(await ann.send_tap(hand, key, private))
    await evening.settle()
    assert (await ann.messages(private))[-1]["key"] == hand["key"]
