"""Whole evenings of Whot, from /newgame to the result, by tapping only what is seen."""

import pytest

from bot.address import Address
from tests.bot.evenings.evening import Evening, budget, is_public, refuse_ephemeral, words_of
from tests.bot.evenings.whot import Secrets, asked, choose_hand, play_on, sit_down, take_turn

pytestmark = pytest.mark.slow  # whole programs and servers that are killed take their time


@pytest.mark.parametrize("cards", [3, pytest.param(7, marks=pytest.mark.slow)])
async def test_four_people_play_from_newgame_to_the_result(evening: Evening, cards: int) -> None:
    people = await evening.gather("Ann", "Ben", "Cleo", "Dora")
    if cards != 7:
        await choose_hand(evening, cards)
    await sit_down(evening)
    heard = evening.listen()
    secrets = Secrets(evening)
    session = await play_on(evening, secrets)
    assert session.phase == "over"
    assert secrets.looks >= len(people) * (len(session.log) // 2)
    for person in people:
        await person.reads("Rematch")
    assert not [call for call in heard if call.status == 429]
    tables = [call for call in budget(heard) if is_public(call)]
    assert len(tables) <= 1.1 * len(session.log) + 2


async def test_without_ephemeral_messages_everybody_plays_by_numbers(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await evening.gather("Ann", "Ben")
    refuse_ephemeral(evening, monkeypatch)
    await choose_hand(evening)
    await sit_down(evening)
    session = await play_on(evening)
    assert session.phase == "over"
    assert any("  " in toast for toast in people[0].toasts)  # a hand in an alert
    assert not [m for person in people for m in await person.see() if m.get("ephemeral")]


async def test_where_pictures_are_forbidden_the_table_is_a_text(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben")
    await evening.sim("permissions", chat=people[0].chat, permissions={"can_send_photos": False})
    await sit_down(evening)
    await people[0].say("/board")  # what is sent anew may be no picture
    await evening.painted()
    await play_on(evening, moves=6)
    assert not [message for message in await people[0].see() if "photo" in message]


async def test_a_table_of_a_topic_stays_in_its_topic(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben", is_forum=True)
    await evening.open_topic()
    await people[1].tap("Join")
    await people[0].tap("Start")
    await play_on(evening, moves=6)
    await evening.pass_time(60)
    await people[0].tap("My cards")
    await people[0].reads("Close")
    in_topic = [message for person in people for message in await person.see()]
    assert any(message.get("ephemeral") for message in in_topic)
    evening.address = Address(evening.address.chat)
    everywhere = [message for person in people for message in await person.see()]
    tables = [message for message in everywhere if "Whot" in words_of(message)]
    assert tables
    assert {message["key"] for message in tables} <= {message["key"] for message in in_topic}


async def test_a_group_becomes_a_supergroup_in_the_middle_of_a_game(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben", "Cleo", kind="group")
    await sit_down(evening)
    await play_on(evening, moves=4)
    before = await evening.session()
    old = people[0].chat
    new = await evening.sim("migrate", chat=old)
    evening.address = Address(new["id"])
    await people[0].reads("it is your turn")
    after = await evening.session()
    assert (after.id, after.log) == (before.id, before.log)
    assert (await evening.store.load(Address(old))).session is None
    session = await play_on(evening, moves=6)
    assert len(session.log) >= len(before.log) + 6


async def test_people_play_with_computers(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await choose_hand(evening)
    await ben.tap("Join")
    await ann.tap("+ 🤖 easy")
    await ann.tap("+ 🤖 hard")
    await ann.tap("Start")
    await ann.reads("your turn")
    session = await play_on(evening)
    assert session.phase == "over"
    assert {player.level for player in session.players} == {None, "easy", "hard"}


async def test_one_person_practises_in_the_private_chat(evening: Evening) -> None:
    ann = await evening.person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.tap("Start", bot)
    message = await ann.reads("It is your turn", bot)
    assert "photo" in message
    for _ in range(300):
        session = await evening.session()
        if session.phase == "over":
            break
        if session.prompts and session.seat_of(ann.id) in session.prompts:
            await evening.until(evening.is_painted)
            await tap_in_private(evening, ann.id)
        await evening.go_on(1.0)
    await ann.reads("Rematch", bot)


async def tap_in_private(evening: Evening, user: int) -> None:
    (ann,) = [person for person in evening.people if person.id == user]
    bot = evening.playground.bot.user.id
    before = await evening.moves()
    for _ in range(3):  # a Whot has a second step
        for way in ("✓", "circle", "Draw a card", "Take ", "That is all"):
            found = [b for b in await ann.buttons(bot) if way in b[3]["text"]]
            if found:
                await ann.tap_on(found[0], bot)
                break
        if await evening.moves() != before:
            return


async def test_a_rematch_seats_everybody_again(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben")
    await choose_hand(evening)
    await sit_down(evening)
    first = await play_on(evening)
    await people[1].tap("Rematch")
    await people[0].reads("At the table, 2 of")
    second = await evening.session()
    assert second.id != first.id
    assert {player.user for player in second.players} == {person.id for person in people}
    for person in people:
        person.toasts.clear()
    old = {message["key"] for person in people for message in await person.see()}
    await people[0].tap("Start")
    await evening.until(lambda: asked(evening), "the first turn")
    await play_on(evening, Secrets(evening, old - {(await people[0].reads("market"))["key"]}), 2)


async def test_who_leaves_the_group_is_played_for_and_can_come_back(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    await evening.sim("leave", person=ben.id, chat=ben.chat)
    await ann.reads("away, the computer plays")
    evening.people = [ann, cleo]
    await play_on(evening, moves=3)
    await evening.sim("join", person=ben.id, chat=ben.chat)
    await ben.tap("I am back")
    await evening.painted()
    evening.people = [ann, ben, cleo]
    assert not (await evening.session()).players[1].is_away
    await play_on(evening, moves=3)


async def test_who_is_banned_is_played_for(evening: Evening) -> None:
    ann, ben, _ = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    await evening.sim("ban", person=ben.id, chat=ben.chat)
    await ann.reads("away, the computer plays")
    assert (await evening.session()).players[1].is_away


async def test_who_is_kicked_off_the_table_is_out_of_the_game(evening: Evening) -> None:
    ann, _, _ = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    await ann.sends_off("2")
    await ann.reads("Ben had to leave the table")
    assert (await evening.session()).players[1].gone
    await play_on(evening, moves=2)


async def test_a_hand_goes_to_the_private_chat_of_who_wants_that(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third rung; it stays there, also for who blocked the bot: START lets it in again."""
    ann, ben = await evening.gather("Ann", "Ben")
    bot = await ann.wants_hands()
    await ann.reads("I send them to you here", bot)
    refuse_ephemeral(evening, monkeypatch)
    await sit_down(evening)
    assert "private chat" in await ann.tap("My cards")
    await ann.reads("It is your turn", bot)
    before = await evening.moves()
    await ann.tap("Draw a card", bot)
    assert await evening.moves() > before
    await evening.sim("block", person=ann.id, bot=bot, blocked=True)
    assert await ann.tap("My cards") == ""
    await take_turn(ben)
    await ann.follow()
    await ann.tap("Draw a card", bot)
    assert await evening.moves() > before + 2


async def test_who_wants_hands_in_private_and_blocked_the_bot_reads_them_in_an_alert(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A 403 clears the wish."""
    ann, ben = await evening.gather("Ann", "Ben")
    bot = await ann.wants_hands()
    await ann.reads("I send them to you here", bot)
    refuse_ephemeral(evening, monkeypatch)
    await sit_down(evening)
    await evening.sim("block", person=ann.id, bot=bot, blocked=True)
    assert "private chat" not in await ann.tap("My cards")
    assert len(ann.alerts) == 1
    assert not (await evening.store.person(ann.id)).direct
    await take_turn(ann)
    await take_turn(ben)


async def test_the_first_panel_explains_itself_once(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ben.tap("My cards")
    await ben.reads("Only you see this")
    assert b"hinted" not in await evening.store.row(ben.id)  # who waits cannot try it yet
    await ann.tap("My cards")
    await ann.reads("Only you see this. Tap what you want to do")
    assert b"hinted" in await evening.store.row(ann.id)
    await ann.tap("✕ Close")
    await ann.tap("My cards")
    await ann.reads("It is your turn")
    assert "Only you see this" not in await ann.read()
