"""What happens in groups: rights, names, silence, time that runs out, a bot that is sent away."""

import asyncio

from bot.actions.membership import greet
from bot.address import Address
from bot.i18n import translator_for
from bot.telegram.intake import deliver
from engine.session import HAND_OVER
from tests.bot.evenings.evening import Evening, data_of, words_of
from tests.bot.evenings.whot import asked, play_on, sit_down, sit_down_alone, take_turn

MINUTE = 60.0
WAITS = "the table waits for you"


async def is_timed(evening: Evening) -> bool:
    return bool((await evening.session()).due)


async def test_a_bot_that_was_removed_is_silent_and_goes_on_when_it_is_back(
    evening: Evening,
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    before = await evening.moves()
    bot = evening.playground.bot.user.id
    await evening.sim("bot", chat=ann.chat, bot=bot, present=False)
    await evening.rest()
    assert (await evening.session()).due == {}
    heard = evening.listen()
    await evening.pass_time(30 * MINUTE)
    assert {call.method for call in heard} <= {"getUpdates"}
    await evening.sim("bot", chat=ann.chat, bot=bot, present=True)
    await evening.until(lambda: is_timed(evening), "time for a move")
    session = await evening.session()
    assert len(session.log) == before
    assert min(session.due.values()) > evening.now()
    await evening.pass_time(10)
    assert "it is your turn" in words_of((await ann.see())[-1])
    await play_on(evening, moves=2)


async def test_a_muted_bot_waits_until_it_may_speak(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    bot = evening.playground.bot.user.id
    permissions = {"can_send_messages": False}
    await evening.sim("restrict", chat=ann.chat, person=bot, permissions=permissions)
    await evening.rest()
    assert (await evening.session()).due == {}
    before = await evening.moves()
    await evening.pass_time(10 * MINUTE)
    assert await evening.moves() == before
    permissions = {"can_send_messages": True}
    await evening.sim("restrict", chat=ann.chat, person=bot, permissions=permissions)
    await evening.until(lambda: is_timed(evening), "time for a move")
    await play_on(evening, moves=2)


async def test_a_mute_that_ends_by_itself_is_told_to_nobody_and_time_runs_from_then_on(
    evening: Evening,
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    late = await evening.until(lambda: asked(evening))
    until = evening.now() // 1000 + 600
    fields = {"permissions": {"can_send_messages": False}, "until": until}
    bot = evening.playground.bot.user.id
    await evening.sim("restrict", chat=ann.chat, person=bot, **fields)
    await evening.rest()
    await late.say("/move draw")
    await evening.rest()
    before = await evening.moves()
    assert len((await evening.session()).log) == 2  # the deal, and this
    await evening.pass_time(10 * MINUTE)
    assert await evening.moves() == before
    assert WAITS not in await ann.read()
    await evening.pass_time(3 * MINUTE)
    await ann.reads(WAITS)
    await evening.pass_time(2 * MINUTE)
    await ann.reads("ran out of time")


async def test_a_mute_that_is_made_longer_or_becomes_a_removal_does_not_end_before(
    evening: Evening,
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    bot = evening.playground.bot.user.id

    async def mute(minutes: int) -> int:
        until = evening.now() // 1000 + minutes * 60
        fields = {"permissions": {"can_send_messages": False}, "until": until}
        await evening.sim("restrict", chat=ann.chat, person=bot, **fields)
        await evening.rest()
        return until * 1000

    await mute(2)
    until = await mute(10)
    assert min((await evening.session()).due.values()) > until
    await evening.pass_time(5 * MINUTE)
    await evening.sim("bot", chat=ann.chat, bot=bot, present=False)
    await evening.rest()
    assert (await evening.session()).due == {}
    heard = evening.listen()
    await evening.pass_time(12 * MINUTE)
    assert {call.method for call in heard} <= {"getUpdates"}
    assert await evening.moves() == 1  # the deal


async def test_a_closed_topic_is_shown_the_table_when_it_opens(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben", is_forum=True)
    topic = await evening.open_topic()
    await ann.reads("Join")
    await evening.sim("topic", chat=ann.chat, person=ann.id, id=topic, closed=True)
    table = await ann.reads("Join")
    await evening.sim("delete", person=ann.id, chat=ann.chat, key=table["key"])
    await ben.forge(table, data_of(table, "j"))
    await evening.pass_time(30)
    assert len((await evening.session()).players) == 2
    assert "Join" not in await ann.read()
    await evening.sim("topic", chat=ann.chat, person=ann.id, id=topic, closed=False)
    await ann.reads("At the table, 2 of")


async def test_an_anonymous_admin_is_asked_to_press_the_button(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot", anonymous=True)
    await ann.reads("so I cannot tell who you are")
    assert (await evening.store.load(evening.address)).session is None


async def test_an_anonymous_admin_may_lead_and_a_channel_may_not(evening: Evening) -> None:
    ann, ben, _ = await evening.gather("Ann", "Ben", "Cleo")
    evening.people = [ben, ann]
    await sit_down(evening)
    await ben.say("/skip", channel="News")
    await ben.reads("Only the host or an admin")
    before = await evening.moves()
    await ann.say("/skip", anonymous=True)

    async def is_skipped() -> bool:
        return await evening.moves() == before + 1

    await evening.until(is_skipped, "the skip")
    await ann.reads("got skipped: ")


async def test_ugly_names_do_nothing_to_the_table(evening: Evening) -> None:
    names = ("<b>Ann</b>", "Ben\n\nwins", "\u202enamreG", "\u200b\u200b", "😀" * 30, "<b>Ann</b>")
    people = await evening.gather(*names)
    await people[0].say("/newgame whot")
    for person in people[1:]:
        await person.tap("Join")
    lobby = words_of(await people[0].reads("At the table, 6 of"))
    for shown in ("<b>Ann<∕b>", "<b>Ann<∕b> (2)", "Ben wins", "Player 4"):
        assert shown in lobby
    assert "\u202e" not in lobby
    assert "😀" * 3 not in lobby
    await people[0].tap("Start")
    await people[0].reads("it is your turn")


async def test_only_the_host_and_admins_of_this_chat_may_lead(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    evening.people = [ben, cleo]
    await sit_down(evening)
    await cleo.say("/skip")
    await cleo.reads("Only the host or an admin of this group")
    before = await evening.moves()
    await ann.say("/skip")  # no player, but the owner of the group

    async def is_skipped() -> bool:
        return await evening.moves() == before + 1

    await evening.until(is_skipped, "the skip")


async def test_a_lobby_that_nobody_joins_is_cleared(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.reads("Join")
    await evening.pass_time(31 * MINUTE)
    await ann.reads("This table was cleared")
    assert (await evening.session()).phase == "closed"
    await ann.say("/newgame whot")
    await ann.reads("Join")


async def test_computers_do_not_play_on_when_everybody_has_gone(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await ben.say("/newgame whot")
    await cleo.tap("Join")
    await ben.tap("+ 🤖 easy")
    await ben.tap("Start")
    await ann.reads("it is your turn")
    for person in (ben, cleo):
        await evening.sim("leave", person=person.id, chat=ann.chat)
    await ann.reads("Nobody is here any more")
    before = await evening.store.load(evening.address)
    await evening.pass_time(20 * MINUTE)
    assert (await evening.store.load(evening.address)).version == before.version
    await evening.sim("join", person=ben.id, chat=ann.chat)
    await ben.tap("I am back")
    evening.people = [ben]
    await evening.until(lambda: asked(evening), "Ben's turn, after the computers'")
    await evening.sim("leave", person=ben.id, chat=ann.chat)
    await ann.reads("Nobody is here any more")
    await evening.pass_time(31 * MINUTE)
    await ann.reads("was ended before anybody won")
    assert (await evening.session()).phase == "closed"


async def test_who_does_not_move_is_reminded_once_then_moved_then_played_for(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    late = await evening.until(lambda: asked(evening))
    heard = evening.listen()
    await evening.pass_time(1.5 * MINUTE + 10)
    nudge = await late.reads("the table waits for you")
    mentions = [e for e in nudge["entities"] if e["type"] == "text_mention"]
    assert [mention["user"]["id"] for mention in mentions] == [late.id]
    before = await evening.moves()
    await evening.pass_time(MINUTE / 2)
    assert await evening.moves() == before + 1
    await late.reads("ran out of time, so the clock stepped in: Ann drew a card")
    assert sum("the table waits for you" in str(call.params) for call in heard) == 1
    other = ben if late is ann else ann
    session = await evening.session()
    seat = session.seat_of(late.id)
    assert seat is not None
    assert session.players[seat].strikes == HAND_OVER - 1
    while not (await evening.session()).players[seat].is_away:
        if await other.is_asked():
            await take_turn(other)
            await evening.painted()
        await evening.pass_time(15)
    await late.tap("I am back")
    await evening.painted()
    assert not (await evening.session()).players[seat].is_away


async def test_a_guest_who_comes_late_waits_or_takes_a_computers_seat(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down_alone(evening)
    await ben.say("/join")
    await ben.tap("Take over")
    session = await evening.session()
    assert [player.user for player in session.players] == [ann.id, ben.id]
    await cleo.say("/join")
    await ann.reads("Next round: Cleo")
    await evening.painted()
    evening.people = [ann, ben]
    await play_on(evening, moves=2)


async def test_a_bot_says_hello_where_it_comes_and_not_where_a_group_becomes_a_supergroup(
    evening: Evening,
) -> None:
    ann, _ = await evening.gather("Ann", "Ben", kind="group")
    await sit_down(evening)
    new = await evening.sim("migrate", chat=ann.chat)
    evening.address = Address(new["id"])
    await evening.pass_time(30)
    await ann.reads("it is your turn")
    assert "Hello" not in await ann.read()
    await ann.end_table()
    bot = evening.playground.bot.user.id
    for present in (False, True):
        await evening.sim("bot", chat=ann.chat, bot=bot, present=present)
    await ann.reads("Hello")


async def test_who_adds_the_bot_by_its_link_is_greeted_once(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("bot", chat=ann.chat, bot=bot, present=False)
    before = len(await ann.see())
    await evening.sim("bot", chat=ann.chat, bot=bot, present=True, startgroup="new")
    await evening.pass_time(10)
    hellos = [m for m in (await ann.see())[before:] if "Hello" in words_of(m)]
    assert len(hellos) == 1
    await ann.say("/start@parlour_bot")
    await evening.pass_time(10)
    assert len([m for m in (await ann.see())[before:] if "Hello" in words_of(m)]) == 2


async def test_a_channel_is_not_greeted(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    bot = evening.playground.bot.user
    who = {"id": bot.id, "is_bot": True, "first_name": bot.first_name}
    moved = {
        "chat": {"id": ann.chat, "type": "channel", "title": "News"},
        "from": {"id": ann.id, "is_bot": False, "first_name": "Ann"},
        "date": evening.now() // 1000,
        "old_chat_member": {"user": who, "status": "left"},
        "new_chat_member": {"user": who, "status": "member"},
    }
    heard = evening.listen()
    await deliver(evening.store, {"update_id": 1_000_000, "my_chat_member": moved})
    await evening.pass_time(10)
    assert {call.method for call in heard} <= {"getUpdates"}


async def test_no_greeting_comes_below_a_table_that_was_opened_at_once(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    services = evening.worker.services if evening.worker else None
    assert services
    await services.store.change(ann.chat, {"greeted": None})
    await ann.say("/newgame whot")
    await ann.reads("At the table")
    before = len(await ann.see())
    greeting = asyncio.create_task(greet(services, ann.chat, translator_for("en")))
    await evening.pass_time(10)
    await greeting
    assert len(await ann.see()) == before
