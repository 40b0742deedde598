"""Whoever is now to move and does not look on is told so in a way that rings, once a turn."""

import json
from typing import Any

import pytest

from bot.activity import PRESENT_MS
from tests.bot.evenings.evening import JSON, Evening, Person, data_of, hide_nothing, words_of
from tests.bot.evenings.test_caesar import sit_down as lay_first
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import choose_hand, play_on, sit_down

CALL = "your turn!"
AWAY = PRESENT_MS / 1000 + 1
WITHIN = 2.0  # seconds


async def calls(evening: Evening) -> list[JSON]:
    """The messages that ring, as everybody sees them."""
    return [m for m in await evening.people[0].see() if CALL in words_of(m)]


def rung(heard: list[Any]) -> list[Any]:
    """Every call of Telegram that told somebody so, in the group or in private."""
    sent = [call for call in heard if call.method == "sendMessage" and call.status == 200]
    return [c for c in sent if CALL in str(c.params) or "Your turn at" in str(c.params)]


def is_hand_of(person: Person, call: Any) -> bool:
    """Whether a call opened a hand for somebody."""
    wanted = f'"receiver_user_id": {person.id}'
    return call.method == "sendMessage" and wanted in str(call.params)


async def away(evening: Evening, *names: str) -> list[Person]:
    """A game of Whot, of which nobody has done anything for more than a minute."""
    people = await evening.gather(*(names or ("Ann", "Ben")))
    await sit_down(evening)
    await evening.pass_time(AWAY)
    return people


async def test_who_does_not_look_on_is_called_by_name_within_two_seconds(
    evening: Evening,
) -> None:
    ann, ben = await away(evening)
    table = await ann.reads("📖 Rules")
    heard = evening.listen()
    began = evening.now() / 1000
    await ann.say("/move draw")
    await evening.flow(4)
    call = await ann.reads(CALL)
    assert call["text"] == "👉 🐟 Ben, your turn!"
    assert [e["user"]["id"] for e in call["entities"] if e["type"] == "text_mention"] == [ben.id]
    (sent,) = rung(heard)
    assert sent.at - began < WITHIN
    assert json.loads(sent.params["reply_parameters"])["message_id"] == table["message_id"]
    assert not sent.params.get("disable_notification")


async def test_nobody_is_called_twice_in_a_turn(evening: Evening) -> None:
    ann, _ = await away(evening)
    heard = evening.listen()
    await ann.say("/move draw")
    await ann.reads(CALL)
    await ann.say("/settings")
    await ann.tap("24 hours")  # the table is saved, and asks the same
    await evening.pass_time(300)
    assert len(rung(heard)) == 1


async def test_who_looks_on_is_not_called(evening: Evening) -> None:
    ann, ben = await away(evening)
    await ben.tap("📖 Rules")
    await evening.pass_time(AWAY / 2 - 5)
    heard = evening.listen()
    await ann.say("/move draw")
    await ben.reads("Ben, it is your turn")
    await evening.pass_time(10)
    assert rung(heard) == []


async def test_what_is_typed_counts_as_looking_on_and_talk_does_not(evening: Evening) -> None:
    ann, ben = await away(evening)
    await ben.say("/help")
    heard = evening.listen()
    await ann.say("/move draw")
    await ben.reads("Ben, it is your turn")
    await evening.pass_time(5)
    assert rung(heard) == []
    await evening.pass_time(AWAY)
    await ann.say("hello")
    await ben.say("/move draw")
    await ann.reads("Ann, it is your turn")
    await evening.pass_time(5)
    (sent,) = rung(heard)
    assert "Ann" in sent.params["text"]


async def test_the_call_goes_when_they_have_moved(evening: Evening) -> None:
    ann, ben = await away(evening)
    await ann.say("/move draw")
    await ann.reads(CALL)
    heard = evening.listen()
    await ben.say("/move draw")
    await ann.reads("Ann, it is your turn")
    await evening.rest()
    assert await calls(evening) == []
    assert [call.cost for call in heard if call.method.casefold() == "deletemessage"] == [0]


async def test_the_call_goes_when_the_clock_moved_and_the_next_is_called(evening: Evening) -> None:
    ann, ben = await away(evening)
    await ann.say("/move draw")
    await ann.reads(CALL)
    await evening.pass_time(125)
    await ben.reads("Ann, it is your turn")
    (call,) = await calls(evening)
    assert "Ann, your turn!" in words_of(call)


async def test_a_call_goes_though_the_bot_began_anew(evening: Evening) -> None:
    ann, ben = await away(evening)
    await ann.say("/move draw")
    await ann.reads(CALL)
    await evening.restart(politely=False)
    await ben.say("/move draw")
    await ann.reads("Ann, it is your turn")

    async def is_gone() -> bool:
        return not [call for call in await calls(evening) if "Ben" in words_of(call)]

    await evening.until(is_gone, "the end of the call")


async def test_who_moved_before_the_call_is_made_is_not_called(evening: Evening) -> None:
    """There is no room for the call until then."""
    ann, ben = await away(evening)
    while await evening.spend() < 15_000:
        await evening.go_on(0.5)
    heard = evening.listen()
    await ann.say("/move draw")
    await evening.rest()
    await ben.say("/move draw")
    await evening.pass_time(60)
    assert not [call for call in rung(heard) if "Ben" in str(call.params)]


async def test_who_asked_for_it_is_called_in_private(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ben.id, bot=bot, payload="notify")
    await ben.say("/notify")
    await ben.reads("I will write to you")
    await sit_down(evening)
    await evening.pass_time(AWAY)
    table = await ann.reads("📖 Rules")
    heard = evening.listen()
    began = evening.now() / 1000
    await ann.say("/move draw")
    await evening.flow(4)
    call = await ben.reads("👉 Your turn at Whot!", bot)
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
    ann, ben = await evening.gather("Ann", "Ben")
    await ben.say("/notify")
    await ben.reads("I will write to you")
    await sit_down(evening)
    await evening.pass_time(AWAY)
    await ann.say("/move draw")
    await ann.reads("👉 🐟 Ben, your turn!")


async def test_who_no_longer_wants_it_is_called_in_the_group(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ben.id, bot=bot, payload="notify")
    await sit_down(evening)
    for told in ("I will write to you when", "I will not write to you"):
        await ben.say("/notify")
        await ben.reads(told)
    await evening.pass_time(AWAY)
    await ann.say("/move draw")
    await ann.reads("👉 🐟 Ben, your turn!")
    assert "Your turn at" not in await ben.read(bot)


@pytest.mark.parametrize("counts", [False, True])
@pytest.mark.parametrize("is_open", [False, True])
async def test_an_administrator_opens_the_hand_instead(
    evening: Evening, is_open: bool, counts: bool
) -> None:
    """Anew, where it stands already, for an edit rings nobody."""
    ann, ben = await evening.gather("Ann", "Ben")
    if counts:
        await evening.count_ephemerals()
    await promote(evening)
    await sit_down(evening)
    if is_open:
        await ben.tap("My cards")
    await evening.pass_time(AWAY)
    heard = evening.listen()
    table = await ann.reads("📖 Rules")
    began = evening.now() / 1000
    await ann.send(table, data_of(table, "k"))  # so that no hand of her own follows
    await evening.flow(4)
    await ben.reads("It is your turn")
    await evening.pass_time(10)
    assert rung(heard) == []
    (opened,) = [call for call in heard if is_hand_of(ben, call)]
    assert opened.at - began < (WITHIN + 2 if counts else WITHIN)  # see the next test
    assert "It is your turn" in await ben.only_screen()


async def test_a_hand_that_rings_goes_before_the_hand_of_who_has_just_moved(
    evening: Evening,
) -> None:
    """Where hands count, each call waits a second for the one before; the least urgent must not
    take the next second."""
    ann, ben = await evening.gather("Ann", "Ben")
    await evening.count_ephemerals()
    await promote(evening)
    await sit_down(evening)
    await ann.tap("My cards")
    await evening.pass_time(AWAY)
    heard = evening.listen()
    table = await ann.reads("📖 Rules")
    began = evening.now() / 1000
    await ann.send(table, data_of(table, "k"))
    await evening.flow(4)
    (opened,) = [call for call in heard if is_hand_of(ben, call)]
    assert opened.at - began < WITHIN


async def test_an_administrator_without_room_for_the_hand_calls_in_the_group(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await evening.count_ephemerals()
    await promote(evening)
    await sit_down(evening)
    await evening.pass_time(AWAY)
    for _ in range(10):
        while await evening.spend():
            await evening.go_on(0.2)
    heard = evening.listen()
    table = await ann.reads("📖 Rules")
    began = evening.now() / 1000
    await ann.send(table, data_of(table, "k"))  # so that no hand of her own follows
    await evening.flow(4)
    await ann.reads("👉 🐟 Ben, your turn!")
    (sent,) = rung(heard)
    assert sent.at - began < WITHIN
    assert not await ben.own_screens()


async def test_who_are_asked_at_the_same_time_share_one_call(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame caesar")
    await ben.tap("Join")
    await evening.pass_time(AWAY)
    heard = evening.listen()
    await ann.tap("Start")
    await ann.reads(CALL)
    await evening.pass_time(10)
    (sent,) = rung(heard)
    assert "Ben" in sent.params["text"]
    assert "Ann" not in sent.params["text"]  # who has just begun the game


async def test_nothing_more_is_sent_in_a_quick_game(evening: Evening) -> None:
    await evening.gather("Ann", "Ben", "Cleo")
    await choose_hand(evening, 3)
    heard = evening.listen()
    await sit_down(evening)
    await play_on(evening, moves=15, thinks=4.0)
    assert rung(heard) == []


async def test_nobody_is_called_in_a_game_where_both_lay_cards_quickly(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    heard = evening.listen()
    await lay_first(evening)
    for person in (ann, ben):
        await person.tap("My cards")
        await person.reads("Card 1 of 5")
    await evening.pass_time(20)
    assert rung(heard) == []


async def test_no_call_is_more_than_a_name_where_all_read_along(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await hide_nothing(evening)
    await sit_down(evening)
    await evening.pass_time(AWAY)
    await ann.say("/move draw")
    call = await ann.reads(CALL)
    assert words_of(call).splitlines() == ["👉 🐟 Ben, your turn!", "🃏 My cards"]
    assert await ben.tap("My cards") == ""
