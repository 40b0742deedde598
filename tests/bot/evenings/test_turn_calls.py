"""Players who are now to move and were not active get one message that rings, once a turn."""

import json
from typing import Any

import pytest

from bot.activity import PRESENT_MS
from bot.store.documents import ChatSettings, read_document
from tests.bot.evenings.evening import Evening, make_commands_public
from tests.bot.evenings.person import JSON, Person, callback_data_of, text_of
from tests.bot.evenings.test_caesar import sit_down as lay_first
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import play_turns, set_hand_size, start_game

CALL = ", your turn!"
AWAY = PRESENT_MS / 1000 + 1
WITHIN = 2.0  # seconds


async def calls(evening: Evening) -> list[JSON]:
    """Return the visible messages that call somebody to the turn."""
    return [m for m in await evening.people[0].messages() if CALL in text_of(m)]


def rung(heard: list[Any]) -> list[Any]:
    """Return the API calls that called somebody to the turn, in the group or in private."""
    sent = [call for call in heard if call.method == "sendMessage" and call.status == 200]
    return [c for c in sent if CALL in str(c.params) or "It’s your turn in" in str(c.params)]


def is_hand_of(person: Person, call: Any) -> bool:
    """Return whether an API call opened a hand for this person."""
    wanted = f'"receiver_user_id": {person.id}'
    return call.method == "sendMessage" and wanted in str(call.params)


async def away(evening: Evening, *names: str) -> list[Person]:
    """Start a game of Whot and let more than a minute pass."""
    people = await evening.create_group(*(names or ("Ann", "Ben")))
    await start_game(evening)
    await evening.pass_time(AWAY)
    return people


async def test_who_does_not_look_on_is_called_by_name_within_two_seconds(
    evening: Evening,
) -> None:
    ann, ben = await away(evening)
    table = await ann.wait_for("📖 Rules")
    heard = evening.record_calls()
    began = evening.now() / 1000
    await ann.say("/move draw")
    await evening.advance_smoothly(4)
    call = await ann.wait_for(CALL)
    assert call["text"] == "👉 🐟 Ben, your turn!"
    assert [e["user"]["id"] for e in call["entities"] if e["type"] == "text_mention"] == [ben.id]
    (sent,) = rung(heard)
    assert sent.at - began < WITHIN
    assert json.loads(sent.params["reply_parameters"])["message_id"] == table["message_id"]
    assert not sent.params.get("disable_notification")


async def test_nobody_is_called_twice_in_a_turn(evening: Evening) -> None:
    ann, _ = await away(evening)
    heard = evening.record_calls()
    await ann.say("/move draw")
    await ann.wait_for(CALL)
    await ann.say("/settings")
    await ann.tap("1 day")  # a commit that leaves the prompt as it is
    await evening.pass_time(300)
    assert len(rung(heard)) == 1


async def test_who_looks_on_is_not_called(evening: Evening) -> None:
    ann, ben = await away(evening)
    await ben.tap("📖 Rules")
    await evening.pass_time(AWAY / 2 - 5)
    heard = evening.record_calls()
    await ann.say("/move draw")
    await ben.wait_for("Ben, it’s your turn")
    await evening.pass_time(10)
    assert rung(heard) == []


async def test_what_is_typed_counts_as_looking_on_and_talk_does_not(evening: Evening) -> None:
    ann, ben = await away(evening)
    await ben.say("/help")
    heard = evening.record_calls()
    await ann.say("/move draw")
    await ben.wait_for("Ben, it’s your turn")
    await evening.pass_time(5)
    assert rung(heard) == []
    await evening.pass_time(AWAY)
    await ann.say("hello")
    await ben.say("/move draw")
    await ann.wait_for("Ann, it’s your turn")
    await evening.pass_time(5)
    (sent,) = rung(heard)
    assert "Ann" in sent.params["text"]


async def test_the_call_goes_when_they_have_moved(evening: Evening) -> None:
    ann, ben = await away(evening)
    await ann.say("/move draw")
    await ann.wait_for(CALL)
    heard = evening.record_calls()
    await ben.say("/move draw")
    await ann.wait_for("Ann, it’s your turn")
    await evening.settle()
    assert await calls(evening) == []
    assert [call.cost for call in heard if call.method.casefold() == "deletemessage"] == [0]


async def test_the_call_goes_when_the_clock_moved_and_the_next_is_called(evening: Evening) -> None:
    ann, ben = await away(evening)
    await ann.say("/move draw")
    await ann.wait_for(CALL)
    await evening.pass_time(125)
    await ben.wait_for("Ann, it’s your turn")
    (call,) = await calls(evening)
    assert "Ann, your turn!" in text_of(call)


async def test_a_call_goes_though_the_bot_began_anew(evening: Evening) -> None:
    ann, ben = await away(evening)
    await ann.say("/move draw")
    await ann.wait_for(CALL)
    await evening.restart(graceful=False)
    await ben.say("/move draw")
    await ann.wait_for("Ann, it’s your turn")

    async def is_gone() -> bool:
        return not [call for call in await calls(evening) if "Ben" in text_of(call)]

    await evening.wait_until(is_gone, "the end of the call")


async def test_who_moved_before_the_call_is_made_is_not_called(evening: Evening) -> None:
    """The budget delays the call until after the move."""
    ann, ben = await away(evening)
    while await evening.spend_budget() < 15_000:
        await evening.advance(0.5)
    heard = evening.record_calls()
    await ann.say("/move draw")
    await evening.settle()
    await ben.say("/move draw")
    await evening.pass_time(60)
    assert not [call for call in rung(heard) if "Ben" in str(call.params)]


async def test_who_asked_for_it_is_called_in_private(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ben.id, bot=bot, payload="notify")
    await ben.say("/notify")
    assert "Open our private chat" not in text_of(await ben.wait_for("Done. I’ll message you"))
    await start_game(evening)
    await evening.pass_time(AWAY)
    table = await ann.wait_for("📖 Rules")
    heard = evening.record_calls()
    began = evening.now() / 1000
    await ann.say("/move draw")
    await evening.advance_smoothly(4)
    call = await ben.wait_for("👉 It’s your turn in Whot!", bot)
    (sent,) = rung(heard)
    assert sent.at - began < WITHIN
    assert sent.chat == ben.id
    (((button,),)) = call["reply_markup"]["inline_keyboard"]
    assert button["url"].endswith(f"/{table['message_id']}")
    await evening.pass_time(30)
    assert await calls(evening) == []


async def test_who_asked_for_it_and_cannot_be_written_to_is_called_in_the_group(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ben.say("/notify")
    assert "Open our private chat" in text_of(await ben.wait_for("Almost done"))
    await start_game(evening)
    await evening.pass_time(AWAY)
    await ann.say("/move draw")
    await ann.wait_for("👉 🐟 Ben, your turn!")


async def test_who_no_longer_wants_it_is_called_in_the_group(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ben.id, bot=bot, payload="notify")
    await start_game(evening)
    for typed, told in (("", "message you"), ("off", "no more messages about this group")):
        await ben.say(f"/notify {typed}")
        await ben.wait_for(told)
    await evening.pass_time(AWAY)
    await ann.say("/move draw")
    await ann.wait_for("👉 🐟 Ben, your turn!")
    assert "It’s your turn in" not in await ben.visible_text(bot)


async def test_what_is_wanted_stays_so_when_it_is_asked_for_again(evening: Evening) -> None:
    """An update may come twice, in spite of all."""
    ann, ben = await evening.create_group("Ann", "Ben")
    on = {str(ben.id): True}
    for typed, wanted in (("", on), ("nonsense", on), (" OFF ", {}), ("offf", {}), ("on", on)):
        for _ in range(2):
            await ben.say(f"/notify {typed}")
            await evening.settle()
            settings = read_document(ChatSettings, await evening.store.row(ann.chat))
            assert settings.notify == settings.ring == wanted


@pytest.mark.parametrize("counts", [False, True])
@pytest.mark.parametrize("is_open", [False, True])
async def test_an_administrator_opens_the_hand_instead(
    evening: Evening, is_open: bool, counts: bool
) -> None:
    """The hand is sent anew even where one stands: an edit rings nobody."""
    ann, ben = await evening.create_group("Ann", "Ben")
    if counts:
        await evening.charge_for_ephemerals()
    await promote(evening)
    await start_game(evening)
    if is_open:
        await ben.tap("My cards")
    await evening.pass_time(AWAY)
    heard = evening.record_calls()
    table = await ann.wait_for("📖 Rules")
    began = evening.now() / 1000
    # a tap at the table opens no hand of her own
    await ann.send_tap(table, callback_data_of(table, "k"))
    await evening.advance_smoothly(4)
    await ben.wait_for("Your turn")
    await evening.pass_time(10)
    assert rung(heard) == []
    (opened,) = [call for call in heard if is_hand_of(ben, call)]
    # one more second for the mover's own hand
    assert opened.at - began < (WITHIN + 2 if counts else WITHIN)
    assert "Your turn" in await ben.only_ephemeral_text()


async def test_a_hand_that_rings_goes_before_the_hand_of_who_has_just_moved(
    evening: Evening,
) -> None:
    """A chat that pays for ephemeral messages gets one a second: the urgent one first."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.charge_for_ephemerals()
    await promote(evening)
    await start_game(evening)
    await ann.tap("My cards")
    await evening.pass_time(AWAY)
    heard = evening.record_calls()
    table = await ann.wait_for("📖 Rules")
    began = evening.now() / 1000
    await ann.send_tap(table, callback_data_of(table, "k"))
    await evening.advance_smoothly(4)
    (opened,) = [call for call in heard if is_hand_of(ben, call)]
    assert opened.at - began < WITHIN


async def test_an_administrator_without_room_for_the_hand_calls_in_the_group(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.charge_for_ephemerals()
    await promote(evening)
    await start_game(evening)
    await evening.pass_time(AWAY)
    for _ in range(10):
        while await evening.spend_budget():
            await evening.advance(0.2)
    heard = evening.record_calls()
    table = await ann.wait_for("📖 Rules")
    began = evening.now() / 1000
    # a tap at the table opens no hand of her own
    await ann.send_tap(table, callback_data_of(table, "k"))
    await evening.advance_smoothly(4)
    await ann.wait_for("👉 🐟 Ben, your turn!")
    (sent,) = rung(heard)
    assert sent.at - began < WITHIN
    assert not await ben.ephemeral_messages()


async def test_who_are_asked_at_the_same_time_share_one_call(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame caesar")
    await ben.tap("Join")
    await evening.pass_time(AWAY)
    heard = evening.record_calls()
    await ann.tap("Start")
    await ann.wait_for(CALL)
    await evening.pass_time(10)
    (sent,) = rung(heard)
    assert "Ben" in sent.params["text"]
    assert "Ann" not in sent.params["text"]  # Ann is active: she has just started the game


async def test_nothing_more_is_sent_in_a_quick_game(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben", "Cleo")
    await set_hand_size(evening, 3)
    heard = evening.record_calls()
    await start_game(evening)
    await play_turns(evening, moves=15, thinks=4.0)
    assert rung(heard) == []


async def test_nobody_is_called_in_a_game_where_both_lay_cards_quickly(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    heard = evening.record_calls()
    await lay_first(evening)
    for person in (ann, ben):
        await person.tap("My cards")
        await person.wait_for("Card 1 of 5")
    await evening.pass_time(20)
    assert rung(heard) == []


async def test_no_call_is_more_than_a_name_where_all_read_along(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await make_commands_public(evening)
    await start_game(evening)
    await evening.pass_time(AWAY)
    await ann.say("/move draw")
    call = await ann.wait_for(CALL)
    assert text_of(call).splitlines() == ["👉 🐟 Ben, your turn!", "🃏 My cards"]
    assert await ben.tap("My cards") == ""
