"""The group's budget is spent: private answers go to the private chat, never to everybody."""

import pytest

from bot.telegram.outbox import ANSWER, GUEST_ALONE, HAND
from tests.bot.evenings.evening import (
    Evening,
    is_public,
    make_commands_public,
    refuse_ephemeral,
)
from tests.bot.evenings.full_minute import create_charged_group, tap_into_private_chat
from tests.bot.evenings.person import callback_data_of, text_of
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import hand_faces, start_game


async def test_an_answer_for_one_person_is_not_posted_for_everybody(evening: Evening) -> None:
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(ANSWER)
    bot = await tap_into_private_chat(ann, "📖 Rules")
    session = await evening.session()
    assert ann.links[-1].endswith(f"?start=r_{session.id}")
    await ann.wait_for("get rid of all your cards", bot)
    await evening.pass_time(60)
    assert "get rid of all your cards" not in await ben.visible_text() + await ann.visible_text()
    assert await ann.tap("📖 Rules") == ""
    await ann.wait_for("get rid of all your cards")
    assert "get rid of all your cards" not in await ben.visible_text()


async def test_house_rules_that_find_no_room_are_read_and_changed_in_private(
    evening: Evening,
) -> None:
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await evening.use_up_budget(ANSWER)
    bot = await tap_into_private_chat(ann, "⋯ More")
    assert ann.links[-1].endswith(f"?start=M_{(await evening.session()).id}")
    await ann.tap("House rules", bot)
    await ann.tap("Cards at the start", bot)
    assert await ann.tap("4", bot) == "✓ Cards at the start: 4"
    assert (await evening.session()).options.hand_size == 4
    await ben.wait_for("Cards at the start: 4")


async def test_what_everybody_must_see_is_in_the_language_of_the_group(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, jan = await evening.create_group("Ann", "Jan", german=("Jan",))
    refuse_ephemeral(evening, monkeypatch)
    await start_game(evening)
    await evening.pass_time(60)
    await jan.tap("Rules")
    await ann.wait_for("get rid of all your cards")


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("/leave", "leave this game?"),
        ("/move nonsense", "I don’t know that move."),
        ("/help", "/newgame – start a new game"),
        ("/myturns", "1 game is waiting for your move"),
    ],
)
@pytest.mark.parametrize("has_private_chat", [True, False])
async def test_a_command_that_finds_no_room_is_answered_alone_and_in_time(
    evening: Evening, command: str, answer: str, has_private_chat: bool
) -> None:
    """The answer goes to the private chat; without one, a line in the group names the way there."""
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    bot = evening.playground.bot.user.id
    if has_private_chat:
        await evening.sim("start", person=ann.id, bot=bot)
    await start_game(evening)
    await promote(evening)
    await evening.use_up_budget(ANSWER)
    heard = evening.record_calls()
    began = evening.now()
    await ann.say(command)
    if has_private_chat:
        await ann.wait_for(answer, bot)
    else:
        await ben.wait_for("Ann: I can only show you that in private. ")
    assert evening.now() - began < (15_000 if has_private_chat else 60_000)
    await evening.pass_time(60)
    assert answer not in await ben.visible_text() + await ann.visible_text()
    assert not await ann.ephemeral_messages()
    told = [call for call in heard if "I can only show you that in private" in str(call.params)]
    assert len(told) == (not has_private_chat)


async def test_a_hand_that_is_typed_for_without_room_reveals_nothing(evening: Evening) -> None:
    """At most one line a minute, with a link to the private chat, where the hand opens."""
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(ANSWER)
    session = await evening.session()
    for _ in range(3):
        await ann.say("/hand")
    told = await ben.wait_for("Ann: I can only show you that in private")
    assert not [card for card in hand_faces(session, 0) if card in text_of(told)]
    (((button,),)) = told["reply_markup"]["inline_keyboard"]
    ann.links.append(button["url"])
    bot = await ann.follow_link()
    await ann.wait_for("Your turn", bot)
    await evening.settle()
    assert not await ann.ephemeral_messages()
    assert (
        sum("I can only show you that in private" in text_of(m) for m in await ben.messages()) == 1
    )


async def test_a_hand_that_is_typed_for_without_room_comes_in_the_private_chat(
    evening: Evening,
) -> None:
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await start_game(evening)
    await evening.use_up_budget(ANSWER)
    began = evening.now()
    await ann.say("/hand")
    await ann.wait_for("Your turn", bot)
    assert evening.now() - began < 15_000
    await evening.pass_time(60)
    assert "Ann: " not in await ben.visible_text()
    assert not await ann.ephemeral_messages()


async def test_a_seat_is_given_up_in_the_private_chat_where_the_question_is(
    evening: Evening,
) -> None:
    ann, _ = await create_charged_group(evening, "Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await start_game(evening)
    await promote(evening)
    await evening.use_up_budget(ANSWER)
    await ann.say("/leave")
    await ann.tap("Yes, leave", bot)
    assert (await evening.session()).phase == "over"


async def test_a_typed_move_that_finds_no_room_is_not_answered_aloud(evening: Evening) -> None:
    """The table shows the move; the outdated hand is removed."""
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    await start_game(evening)
    assert not await ann.tap("My cards")
    await evening.use_up_budget(HAND)
    await ann.say("/move draw")
    await evening.pass_time(60)
    assert await evening.move_count() > 1
    assert not await ann.ephemeral_messages()
    assert "Ann: " not in await ben.visible_text()


@pytest.mark.parametrize("counts", [False, True])
async def test_moves_that_are_typed_fast_open_one_hand_with_what_is_then(
    evening: Evening, counts: bool
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    if counts:
        await evening.charge_for_ephemerals()
    await ann.say("/newgame caesar")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("Both players secretly")
    await evening.pass_time(60)
    heard = evening.record_calls()
    for move in ("1 praetor", "2 aedile", "3 quaestor"):
        await ann.say(f"/move {move}")
    await evening.pass_time(20)
    assert "Card 4 of 5" in await ann.only_ephemeral_text()
    assert len([c for c in heard if c.method == "sendMessage" and not is_public(c)]) == 1


async def test_what_a_guest_asks_for_leaves_room_for_who_plays_and_fills_no_group(
    evening: Evening,
) -> None:
    ann, ben, cleo = await create_charged_group(evening, "Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    await promote(evening)
    await evening.use_up_budget(GUEST_ALONE)
    heard = evening.record_calls()
    for command in ("/help", "/myturns", "/help", "/myturns"):
        await cleo.say(command)
    table = await ann.wait_for("📖 Rules")
    await ann.send_tap(table, callback_data_of(table, "h"))
    await evening.advance_smoothly(3)
    assert "Your turn" in await ann.only_ephemeral_text()
    await evening.pass_time(60)
    assert "I can only show you that in private" in text_of(await ben.wait_for("Cleo: "))
    told = [call for call in heard if call.method == "sendMessage" and call.status == 200]
    assert len([call for call in told if "I can only show you that" in str(call.params)]) == 1
    assert not await cleo.ephemeral_messages()


async def test_guests_who_read_house_rules_leave_room_for_who_plays(evening: Evening) -> None:
    ann, ben, cleo = await create_charged_group(evening, "Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await evening.wait_until_painted()
    await evening.use_up_budget(GUEST_ALONE)
    bot = await tap_into_private_chat(cleo, "⋯ More")
    await cleo.wait_for("House rules: standard", bot)
    for person in (ann, ben):
        assert not await person.tap("⋯ More")
        assert await person.ephemeral_messages()
        await evening.pass_time(2)
    assert not await cleo.ephemeral_messages()
    await evening.pass_time(50)
    assert not await cleo.tap("⋯ More")
    assert await cleo.ephemeral_messages()


async def test_what_everybody_saw_a_guest_type_is_answered_in_a_busy_group(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await make_commands_public(evening)
    await start_game(evening, ben)
    await evening.pass_time(60)
    for _ in range(8):
        while await evening.spend_budget():
            await evening.advance(0.2)
    await cleo.say("/endgame")
    await evening.pass_time(5)
    assert "Only the host (" in await ann.visible_text()


async def test_a_question_that_was_asked_aloud_takes_no_answer_from_others(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await make_commands_public(evening)
    await start_game(evening)
    await evening.use_up_budget(ANSWER)
    await ann.say("/leave")
    await evening.pass_time(45)
    await ben.tap("Yes, leave")
    assert (await evening.session()).phase == "playing"
    await ann.tap("Yes, leave")
    await evening.settle()
    assert (await evening.session()).phase == "over"


@pytest.mark.parametrize("is_read_along", [False, True])
async def test_the_tables_of_somebody_are_never_told_aloud(
    evening: Evening, is_read_along: bool
) -> None:
    """Without a private chat, the person is told by name how to open one."""
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    if is_read_along:
        await make_commands_public(evening)
    await start_game(evening)
    await evening.remove_time_limit()
    await evening.use_up_budget(ANSWER)
    heard = evening.record_calls()
    await ann.say("/myturns")
    await ben.wait_for("Ann: I can only show you that in private. ")
    await evening.pass_time(60)
    assert len([call for call in heard if call.method == "sendMessage" and call.status == 200]) == 1
    assert "waiting for you" not in await ben.visible_text()


async def test_a_command_finds_room_where_a_hand_that_is_tapped_for_finds_none(
    evening: Evening,
) -> None:
    """A tap can open the private chat instead; a command cannot."""
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    await start_game(evening)
    await promote(evening)
    await evening.use_up_budget(HAND)
    await tap_into_private_chat(ben, "My cards")
    await ben.say("/help")
    await evening.pass_time(2)
    assert "/newgame – start a new game" in await ben.only_ephemeral_text()
    assert not await ann.ephemeral_messages()


@pytest.mark.parametrize(
    ("command", "answer"), [("/kick", "Who should be removed?"), ("/skip", "hasn’t started yet")]
)
async def test_an_anonymous_admin_is_answered_in_the_group_when_the_minute_is_over(
    evening: Evening, command: str, answer: str
) -> None:
    """Nobody knows whose private chat that would be."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await ben.say("/newgame whot")
    await ann.tap("Join")
    await evening.wait_until_painted()
    await evening.use_up_budget(HAND)
    while await evening.spend_budget():
        await evening.advance(0.2)
    heard = evening.record_calls()
    await ann.say(command, anonymous=True)
    await ben.wait_for(answer)
    await evening.pass_time(60)
    told = [call for call in heard if call.method == "sendMessage"]
    assert [(call.chat, call.status) for call in told] == [(ann.chat, 200)]
