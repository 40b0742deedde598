"""Whole evenings of Whot, from /newgame to the result, by tapping what is seen."""

import pytest

from bot.address import Address
from tests.bot.evenings.evening import Evening, charged_calls, is_public, refuse_ephemeral
from tests.bot.evenings.person import text_of
from tests.bot.evenings.whot import (
    Secrets,
    person_on_turn,
    play_turns,
    set_hand_size,
    start_game,
    take_turn,
)

pytestmark = pytest.mark.slow  # whole evenings take minutes


@pytest.mark.parametrize("cards", [3, pytest.param(7, marks=pytest.mark.slow)])
async def test_four_people_play_from_newgame_to_the_result(evening: Evening, cards: int) -> None:
    people = await evening.create_group("Ann", "Ben", "Cleo", "Dora")
    if cards != 7:
        await set_hand_size(evening, cards)
    await start_game(evening)
    heard = evening.record_calls()
    secrets = Secrets(evening)
    session = await play_turns(evening, secrets)
    assert session.phase == "over"
    assert secrets.looks >= len(people) * (len(session.log) // 2)
    for person in people:
        await person.wait_for("Rematch")
    assert not [call for call in heard if call.status == 429]
    tables = [call for call in charged_calls(heard) if is_public(call)]
    assert len(tables) <= 1.1 * len(session.log) + 2


async def test_without_ephemeral_messages_everybody_plays_by_numbers(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await evening.create_group("Ann", "Ben")
    refuse_ephemeral(evening, monkeypatch)
    await set_hand_size(evening)
    await start_game(evening)
    session = await play_turns(evening)
    assert session.phase == "over"
    assert any("  " in toast for toast in people[0].toasts)  # an alert showed a hand
    assert not [m for person in people for m in await person.messages() if m.get("ephemeral")]


async def test_where_pictures_are_forbidden_the_table_is_a_text(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben")
    await evening.sim("permissions", chat=people[0].chat, permissions={"can_send_photos": False})
    await start_game(evening)
    await people[0].say("/board")  # a new message may not be a photo
    await evening.wait_until_painted()
    await play_turns(evening, moves=6)
    assert not [message for message in await people[0].messages() if "photo" in message]


async def test_a_table_of_a_topic_stays_in_its_topic(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben", is_forum=True)
    await evening.open_topic_table()
    await people[1].tap("Join")
    await people[0].tap("Start")
    await play_turns(evening, moves=6)
    await evening.pass_time(60)
    await people[0].tap("My cards")
    await people[0].wait_for("Close")
    in_topic = [message for person in people for message in await person.messages()]
    assert any(message.get("ephemeral") for message in in_topic)
    evening.address = Address(evening.address.chat)
    everywhere = [message for person in people for message in await person.messages()]
    tables = [message for message in everywhere if "Whot" in text_of(message)]
    assert tables
    assert {message["key"] for message in tables} <= {message["key"] for message in in_topic}


async def test_a_group_becomes_a_supergroup_in_the_middle_of_a_game(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben", "Cleo", kind="group")
    await start_game(evening)
    await play_turns(evening, moves=4)
    before = await evening.session()
    old = people[0].chat
    new = await evening.sim("migrate", chat=old)
    evening.address = Address(new["id"])
    await people[0].wait_for("it’s your turn")
    after = await evening.session()
    assert (after.id, after.log) == (before.id, before.log)
    assert (await evening.store.load(Address(old))).session is None
    session = await play_turns(evening, moves=6)
    assert len(session.log) >= len(before.log) + 6


async def test_people_play_with_computers(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await set_hand_size(evening)
    await ben.tap("Join")
    await ann.tap_more("Computers", "+ 🤖 easy", "+ 🤖 hard")
    await ann.tap("Start")
    await ann.wait_for("your turn")
    session = await play_turns(evening)
    assert session.phase == "over"
    assert {player.level for player in session.players} == {None, "easy", "hard"}


async def test_one_person_practises_in_the_private_chat(evening: Evening) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.tap("Start", bot)
    message = await ann.wait_for("Your turn", bot)
    assert "photo" in message

    async def computers_have_moved() -> bool:
        session = await evening.session()
        return session.phase == "over" or session.seat_of(ann.id) in session.prompts

    while (await evening.session()).phase == "playing":
        await evening.wait_until_painted()
        await tap_in_private(evening, ann.id)
        await evening.wait_until(computers_have_moved)
    await ann.wait_for("Rematch", bot)


async def tap_in_private(evening: Evening, user: int) -> None:
    (ann,) = [person for person in evening.people if person.id == user]
    bot = evening.playground.bot.user.id
    before = await evening.move_count()
    for _ in range(3):  # a Whot asks for its symbol
        for way in ("✓", "circle", "Draw ", "Done"):
            found = [b for b in await ann.buttons(bot) if way in b.text]
            if found:
                await ann.tap_button(found[0], bot)
                break
        if await evening.move_count() != before:
            return


async def test_a_rematch_seats_everybody_again(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben")
    await set_hand_size(evening)
    await start_game(evening)
    first = await play_turns(evening)
    await people[1].tap("Rematch")
    await people[0].wait_for("Rematch: tap Join to play again")
    second = await evening.session()
    assert second.id != first.id
    assert {player.user for player in second.players} == {person.id for person in people}
    for person in people:
        person.toasts.clear()
    old = {message["key"] for person in people for message in await person.messages()}
    await people[0].tap("Start")
    await evening.wait_until(lambda: person_on_turn(evening), "the first turn")
    await play_turns(
        evening, Secrets(evening, old - {(await people[0].wait_for("My cards"))["key"]}), 2
    )


async def test_who_leaves_the_group_is_played_for_and_can_come_back(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    await evening.sim("leave", person=ben.id, chat=ben.chat)
    await ann.wait_for("away (computer playing)")
    evening.people = [ann, cleo]
    await play_turns(evening, moves=3)
    await evening.sim("join", person=ben.id, chat=ben.chat)
    await ben.tap("I’m back")
    await evening.wait_until_painted()
    evening.people = [ann, ben, cleo]
    assert not (await evening.session()).players[1].is_away
    await play_turns(evening, moves=3)


async def test_who_is_banned_is_played_for(evening: Evening) -> None:
    ann, ben, _ = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    await evening.sim("ban", person=ben.id, chat=ben.chat)
    await ann.wait_for("away (computer playing)")
    assert (await evening.session()).players[1].is_away


async def test_who_is_kicked_off_the_table_is_out_of_the_game(evening: Evening) -> None:
    ann, _, _ = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    await ann.kick("2")
    await ann.wait_for("Ben was removed from the game")
    assert (await evening.session()).players[1].gone
    await play_turns(evening, moves=2)


async def test_a_hand_goes_to_the_private_chat_of_who_wants_that(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hands keep going there, also after the person blocked the bot and pressed START again."""
    ann, ben = await evening.create_group("Ann", "Ben")
    bot = await ann.choose_private_hands()
    await ann.wait_for("From now on your cards appear here", bot)
    refuse_ephemeral(evening, monkeypatch)
    await start_game(evening)
    await ann.wait_for("Your turn", bot)
    before = await evening.move_count()
    await ann.tap("Draw a card", bot)
    assert await evening.move_count() > before
    await evening.sim("block", person=ann.id, bot=bot, blocked=True)
    assert await ann.tap("My cards") == ""
    await take_turn(ben)
    await ann.follow_link()
    await ann.tap("Draw a card", bot)
    assert await evening.move_count() > before + 2


async def test_who_wants_hands_in_private_and_blocked_the_bot_reads_them_in_an_alert(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Telegram's 403 clears the person's choice."""
    ann, _ = await evening.create_group("Ann", "Ben")
    bot = await ann.choose_private_hands()
    await ann.wait_for("From now on your cards appear here", bot)
    refuse_ephemeral(evening, monkeypatch)
    await evening.sim("block", person=ann.id, bot=bot, blocked=True)
    await start_game(evening)
    assert "Your cards are in" not in await ann.tap("My cards")
    assert len(ann.alerts) == 1
    assert not (await evening.store.person(ann.id)).direct
    await play_turns(evening, moves=2)


async def test_the_first_hand_explains_itself_once(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ben.tap("My cards")
    await ben.wait_for("Only you can see this")
    # no hint for a player who cannot move yet
    assert b"hinted" not in await evening.store.row(ben.id)
    await ann.tap("My cards")
    await ann.wait_for("Only you can see this. Tap what you want to do")
    assert b"hinted" in await evening.store.row(ann.id)
    await ann.tap("✕ Close")
    await ann.tap("My cards")
    await ann.wait_for("Your turn")
    assert "Only you can see this" not in await ann.visible_text()
