"""Nobody fills the store: how many tables a person opens, topics a group uses, people are told."""

import pytest

from bot.actions import notifications, opening
from bot.address import Address
from bot.requests.quotas import DAY
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person, text_of
from tests.bot.evenings.whot import play_turns, start_game


async def use_up_tables(person: Person, left: int) -> None:
    """Let a person have opened all tables of a day but for some."""
    evening = person.evening
    field = f"made tables {evening.now() // DAY}"
    await evening.store.change(person.id, {field: str(200 - left).encode()})


async def answer_to(person: Person, text: str) -> str:
    """Type something; return the newest message after it."""
    await person.say(text)
    await person.evening.settle()
    return text_of((await person.messages())[-1])


async def test_a_person_opens_two_hundred_tables_a_day(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await use_up_tables(ann, left=1)
    await ann.say("/newgame whot")
    await ann.wait_for("Seats taken: 1 of")
    await ann.end_table()
    await evening.pass_time(60)
    assert "opened 200 tables today" in await answer_to(ann, "/newgame whot")
    await evening.restart()
    await evening.pass_time(60)
    assert "opened 200 tables today" in await answer_to(ann, "/newgame rally")
    await ben.say("/newgame whot")
    await ben.wait_for("Seats taken: 1 of")
    await ann.tap("Join")
    await ann.wait_for("Seats taken: 2 of")
    await ben.end_table()
    await evening.advance(24 * 3600)
    await ann.say("/newgame whot")
    await ann.wait_for("Seats taken: 1 of")


async def test_a_rematch_and_practice_count_as_tables_too(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.tap_more("Computers", "+ 🤖 easy")
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    await ann.give_up_seat()
    await ann.wait_for("Rematch")
    await use_up_tables(ann, left=0)
    assert "opened 200 tables today" in await ann.tap("Rematch")
    bot = await ann.start_private_chat()
    await ann.say("/newgame whot", chat=bot)
    await ann.wait_for("opened 200 tables today", bot)


async def test_the_topics_of_a_group_hold_fifty_open_tables(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "MOST_TABLES", 2)
    ann, _ = await evening.create_group("Ann", "Ben", is_forum=True)
    first = await evening.open_topic_table("One")
    await ann.wait_for("Seats taken: 1 of")
    await evening.open_topic_table("Two")
    await ann.wait_for("Seats taken: 1 of")
    await evening.open_topic_table("Three")
    await ann.wait_for("2 topics of this group already have a game")
    third, evening.address = evening.address, Address(ann.chat, first)
    await ann.end_table()
    evening.address = third
    await evening.pass_time(60)
    await ann.say("/newgame whot")
    await ann.wait_for("Seats taken: 1 of")
    assert len(await evening.store.addresses(ann.chat)) == 2


async def test_a_hundred_people_of_a_group_are_told_of_tables(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "MOST_TOLD", 1)
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/notify")
    await ann.wait_for("message you when the next game opens here")
    await ben.say("/notify")
    await ben.wait_for("I already message 1 people about this group")
    await ann.say("/notify off")
    await ann.wait_for("no more messages about this group")
    await ben.say("/notify")
    await ben.wait_for("message you when the next game opens here")


async def test_hands_of_more_tables_than_are_in_memory_go_on_where_they_stand(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.tap("My cards")
    await ann.wait_for("Close")
    assert evening.worker
    hands = evening.worker.hands
    oldest = hands.of(Address(-(10**6)), ann.id)
    for n in range(1_000):
        hands.of(Address(-(10**7) - n), ann.id)
    assert hands.of(Address(-(10**6)), ann.id) is not oldest
    await play_turns(evening, moves=3)
    await evening.settle()
    assert len(await ann.ephemeral_messages()) == 1
