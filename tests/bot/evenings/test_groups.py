"""Groups: rights, greetings, mutes, time limits, and a bot that is removed and added again."""

import asyncio

from bot.actions.membership import greet
from bot.address import Address
from bot.i18n import translator_for
from bot.telegram.intake import deliver
from engine.session import HAND_OVER
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import callback_data_of, text_of
from tests.bot.evenings.whot import (
    person_on_turn,
    play_turns,
    start_against_computers,
    start_game,
    take_turn,
)

MINUTE = 60.0
WAITS = "time is running out"


async def is_timed(evening: Evening) -> bool:
    return bool((await evening.session()).due)


async def test_a_bot_that_was_removed_is_silent_and_goes_on_when_it_is_back(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    before = await evening.move_count()
    bot = evening.playground.bot.user.id
    await evening.sim("bot", chat=ann.chat, bot=bot, present=False)
    await evening.settle()
    assert (await evening.session()).due == {}
    heard = evening.record_calls()
    await evening.pass_time(30 * MINUTE)
    assert {call.method for call in heard} <= {"getUpdates"}
    await evening.sim("bot", chat=ann.chat, bot=bot, present=True)
    await evening.wait_until(lambda: is_timed(evening), "time per move")
    session = await evening.session()
    assert len(session.log) == before
    assert min(session.due.values()) > evening.now()
    await evening.pass_time(10)
    assert "it’s your turn" in text_of((await ann.messages())[-1])
    await play_turns(evening, moves=2)


async def test_a_muted_bot_waits_until_it_may_speak(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    bot = evening.playground.bot.user.id
    permissions = {"can_send_messages": False}
    await evening.sim("restrict", chat=ann.chat, person=bot, permissions=permissions)
    await evening.settle()
    assert (await evening.session()).due == {}
    before = await evening.move_count()
    await evening.pass_time(10 * MINUTE)
    assert await evening.move_count() == before
    permissions = {"can_send_messages": True}
    await evening.sim("restrict", chat=ann.chat, person=bot, permissions=permissions)
    await evening.wait_until(lambda: is_timed(evening), "time per move")
    await play_turns(evening, moves=2)


async def test_a_mute_that_ends_by_itself_is_told_to_nobody_and_time_runs_from_then_on(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    late = await evening.wait_until(lambda: person_on_turn(evening))
    until = evening.now() // 1000 + 600
    fields = {"permissions": {"can_send_messages": False}, "until": until}
    bot = evening.playground.bot.user.id
    await evening.sim("restrict", chat=ann.chat, person=bot, **fields)
    await evening.settle()
    await late.say("/move draw")
    await evening.settle()
    before = await evening.move_count()
    assert len((await evening.session()).log) == 2  # the deal, and this
    await evening.pass_time(10 * MINUTE)
    assert await evening.move_count() == before
    assert WAITS not in await ann.visible_text()
    await evening.pass_time(3 * MINUTE)
    await ann.wait_for(WAITS)
    await evening.pass_time(2 * MINUTE)
    await ann.wait_for("Time’s up")


async def test_a_mute_that_is_made_longer_or_becomes_a_removal_does_not_end_before(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    bot = evening.playground.bot.user.id

    async def mute(minutes: int) -> int:
        until = evening.now() // 1000 + minutes * 60
        fields = {"permissions": {"can_send_messages": False}, "until": until}
        await evening.sim("restrict", chat=ann.chat, person=bot, **fields)
        await evening.settle()
        return until * 1000

    await mute(2)
    until = await mute(10)
    assert min((await evening.session()).due.values()) > until
    await evening.pass_time(5 * MINUTE)
    await evening.sim("bot", chat=ann.chat, bot=bot, present=False)
    await evening.settle()
    assert (await evening.session()).due == {}
    heard = evening.record_calls()
    await evening.pass_time(12 * MINUTE)
    assert {call.method for call in heard} <= {"getUpdates"}
    assert await evening.move_count() == 1  # the deal


async def test_a_closed_topic_is_shown_the_table_when_it_opens(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben", is_forum=True)
    topic = await evening.open_topic_table()
    await ann.wait_for("Join")
    await evening.sim("topic", chat=ann.chat, person=ann.id, id=topic, closed=True)
    table = await ann.wait_for("Join")
    await evening.sim("delete", person=ann.id, chat=ann.chat, key=table["key"])
    await ben.forge_tap(table, callback_data_of(table, "j"))
    await evening.pass_time(30)
    assert len((await evening.session()).players) == 2
    assert "Join" not in await ann.visible_text()
    await evening.sim("topic", chat=ann.chat, person=ann.id, id=topic, closed=False)
    await ann.wait_for("Seats taken: 2 of")


async def test_an_anonymous_admin_is_asked_to_press_the_button(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot", anonymous=True)
    await ann.wait_for("so I can’t tell who you are")
    assert (await evening.store.load(evening.address)).session is None


async def test_an_anonymous_admin_may_lead_and_a_channel_may_not(evening: Evening) -> None:
    ann, ben, _ = await evening.create_group("Ann", "Ben", "Cleo")
    evening.people = [ben, ann]
    await start_game(evening)
    await ben.say("/skip", channel="News")
    await ben.wait_for("Only the host (")
    before = await evening.move_count()
    await ann.say("/skip", anonymous=True)

    async def is_skipped() -> bool:
        return await evening.move_count() == before + 1

    await evening.wait_until(is_skipped, "the skip")
    await ann.wait_for("Skipped. ")


async def test_ugly_names_do_nothing_to_the_table(evening: Evening) -> None:
    names = ("<b>Ann</b>", "Ben\n\nwins", "\u202enamreG", "\u200b\u200b", "😀" * 30, "<b>Ann</b>")
    people = await evening.create_group(*names)
    await people[0].say("/newgame whot")
    for person in people[1:]:
        await person.tap("Join")
    lobby = text_of(await people[0].wait_for("All 6 seats are taken"))
    for shown in ("<b>Ann<∕b>", "<b>Ann<∕b> (2)", "Ben wins", "Player 4"):
        assert shown in lobby
    assert "\u202e" not in lobby
    assert "😀" * 3 not in lobby
    await people[0].tap("Start")
    await people[0].wait_for("it’s your turn")


async def test_only_the_host_and_admins_of_this_chat_may_lead(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    evening.people = [ben, cleo]
    await start_game(evening)
    await cleo.say("/skip")
    await cleo.wait_for("Only the host (")
    before = await evening.move_count()
    await ann.say("/skip")  # no player, but she owns the group

    async def is_skipped() -> bool:
        return await evening.move_count() == before + 1

    await evening.wait_until(is_skipped, "the skip")


async def test_a_lobby_that_nobody_joins_is_cleared(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await evening.pass_time(31 * MINUTE)
    await ann.wait_for("This table was closed")
    assert (await evening.session()).phase == "closed"
    await ann.say("/newgame whot")
    await ann.wait_for("Join")


async def test_computers_do_not_play_on_when_everybody_has_gone(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await ben.say("/newgame whot")
    await cleo.tap("Join")
    await ben.tap_more("Computers", "+ 🤖 easy")
    await ben.tap("Start")
    await ann.wait_for("it’s your turn")
    for person in (ben, cleo):
        await evening.sim("leave", person=person.id, chat=ann.chat)
    await ann.wait_for("Everyone’s away")
    before = await evening.store.load(evening.address)
    await evening.pass_time(20 * MINUTE)
    assert (await evening.store.load(evening.address)).version == before.version
    await evening.sim("join", person=ben.id, chat=ann.chat)
    await ben.tap("I’m back")
    evening.people = [ben]
    await evening.wait_until(lambda: person_on_turn(evening), "Ben's turn, after the computers'")
    await evening.sim("leave", person=ben.id, chat=ann.chat)
    await ann.wait_for("Everyone’s away")
    await evening.pass_time(31 * MINUTE)
    await ann.wait_for("was ended, and nobody won")
    assert (await evening.session()).phase == "closed"


async def test_who_does_not_move_is_reminded_once_then_moved_then_played_for(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    late = await evening.wait_until(lambda: person_on_turn(evening))
    heard = evening.record_calls()
    await evening.pass_time(1.5 * MINUTE + 10)
    nudge = await late.wait_for("time is running out")
    mentions = [e for e in nudge["entities"] if e["type"] == "text_mention"]
    assert [mention["user"]["id"] for mention in mentions] == [late.id]
    before = await evening.move_count()
    await evening.pass_time(MINUTE / 2)
    assert await evening.move_count() == before + 1
    await late.wait_for("Time’s up. Ann drew a card")
    assert sum("time is running out" in str(call.params) for call in heard) == 1
    other = ben if late is ann else ann
    session = await evening.session()
    seat = session.seat_of(late.id)
    assert seat is not None
    assert session.players[seat].strikes == HAND_OVER - 1
    while not (await evening.session()).players[seat].is_away:
        if await other.is_on_turn():
            await take_turn(other)
            await evening.wait_until_painted()
        await evening.pass_time(15)
    await late.tap("I’m back")
    await evening.wait_until_painted()
    assert not (await evening.session()).players[seat].is_away


async def test_a_guest_who_comes_late_waits_or_takes_a_computers_seat(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_against_computers(evening)
    await ben.say("/join")
    await ben.tap("🐟 Computer 1")
    session = await evening.session()
    assert [player.user for player in session.players] == [ann.id, ben.id]
    await cleo.say("/join")
    await ann.wait_for("Next game: Cleo")
    await evening.wait_until_painted()
    evening.people = [ann, ben]
    await play_turns(evening, moves=2)


async def test_a_bot_says_hello_where_it_comes_and_not_where_a_group_becomes_a_supergroup(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben", kind="group")
    await start_game(evening)
    new = await evening.sim("migrate", chat=ann.chat)
    evening.address = Address(new["id"])
    await evening.pass_time(30)
    await ann.wait_for("it’s your turn")
    assert "Hello" not in await ann.visible_text()
    await ann.end_table()
    bot = evening.playground.bot.user.id
    for present in (False, True):
        await evening.sim("bot", chat=ann.chat, bot=bot, present=present)
    await ann.wait_for("Hello")


async def test_who_adds_the_bot_by_its_link_is_greeted_once(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("bot", chat=ann.chat, bot=bot, present=False)
    before = len(await ann.messages())
    await evening.sim("bot", chat=ann.chat, bot=bot, present=True, startgroup="new")
    await evening.pass_time(10)
    hellos = [m for m in (await ann.messages())[before:] if "Hello" in text_of(m)]
    assert len(hellos) == 1
    await ann.say("/start@parlour_bot")
    await evening.pass_time(10)
    assert len([m for m in (await ann.messages())[before:] if "Hello" in text_of(m)]) == 2


async def test_a_channel_is_not_greeted(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    bot = evening.playground.bot.user
    who = {"id": bot.id, "is_bot": True, "first_name": bot.first_name}
    moved = {
        "chat": {"id": ann.chat, "type": "channel", "title": "News"},
        "from": {"id": ann.id, "is_bot": False, "first_name": "Ann"},
        "date": evening.now() // 1000,
        "old_chat_member": {"user": who, "status": "left"},
        "new_chat_member": {"user": who, "status": "member"},
    }
    heard = evening.record_calls()
    await deliver(evening.store, {"update_id": 1_000_000, "my_chat_member": moved})
    await evening.pass_time(10)
    assert {call.method for call in heard} <= {"getUpdates"}


async def test_no_greeting_comes_below_a_table_that_was_opened_at_once(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    services = evening.worker.services if evening.worker else None
    assert services
    await services.store.change(ann.chat, {"greeted": None})
    await ann.say("/newgame whot")
    await ann.wait_for("Seats taken")
    before = len(await ann.messages())
    greeting = asyncio.create_task(greet(services, ann.chat, translator_for("en")))
    await evening.pass_time(10)
    await greeting
    assert len(await ann.messages()) == before
