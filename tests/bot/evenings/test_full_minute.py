"""The group's budget is spent: every tap still counts and is confirmed, hands open in the private
chat, and nothing private is shown to everybody."""

import asyncio

import pytest

from bot.address import Address
from bot.telegram.outbox import ANSWER, GUEST, GUEST_ALONE, HAND, RESULT, TABLE, UNASKED
from engine.session import Events
from tests.bot.evenings.evening import (
    Evening,
    Session,
    charged_calls,
    is_public,
    make_commands_public,
    refuse_ephemeral,
)
from tests.bot.evenings.person import Person, callback_data_of, text_of
from tests.bot.evenings.test_caesar import sit_down as lay_first
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import (
    Secrets,
    best_button,
    hand_faces,
    play_turns,
    set_hand_size,
    start_game,
)

WAITING = ("seconds", " s.", " s ", "too fast", "wait")


async def counted(evening: Evening, *names: str) -> list[Person]:
    """Create a group in a Telegram that charges for ephemeral messages."""
    people = await evening.create_group(*names)
    await evening.charge_for_ephemerals()
    return people


async def opens(person: Person, button: str, chat: int = 0) -> int:
    """Tap a button that must open the private chat, and follow; return the id of that chat."""
    links = len(person.links)
    assert await person.tap(button, chat) == ""
    assert len(person.links) == links + 1
    return await person.follow_link()


# Hands -----------------------------------------------------------------------------------------


async def test_a_hand_that_finds_no_room_opens_in_the_private_chat_and_stays_there(
    evening: Evening,
) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(HAND)
    table = text_of(await ann.wait_for("📖 Rules"))
    heard = evening.record_calls()
    session = await evening.session()
    bot = await opens(ann, "My cards")
    assert ann.links == [f"https://t.me/parlour_bot?start=h_{session.id}"]
    told = text_of(await ann.wait_for("It is your turn", bot))
    assert all(card in told for card in hand_faces(session, 0))
    await opens(ben, "My cards")
    await ben.wait_for("Waiting for", bot)  # he is not on turn
    # the table shows no numbers for everybody
    assert text_of(await ann.wait_for("📖 Rules")) == table
    assert not [
        *await ann.ephemeral_messages(),
        *await ben.ephemeral_messages(),
        *charged_calls(heard),
    ]
    await evening.pass_time(50)
    await opens(ann, "My cards")
    await evening.settle()
    assert not await ann.ephemeral_messages()
    assert len([m for m in await ann.messages(bot) if "It is your turn" in text_of(m)]) == 1
    assert ann.alerts == ben.alerts == []


async def test_a_hand_stays_in_the_private_chat_though_the_bot_began_anew(
    evening: Evening,
) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(HAND)
    bot = await opens(ann, "My cards")
    await ann.wait_for("It is your turn", bot)
    await evening.restart(graceful=False)
    await evening.pass_time(60)
    await opens(ann, "My cards")
    await evening.settle()
    assert not await ann.ephemeral_messages()
    await ann.tap("Draw a card", bot)
    await ann.wait_for("Waiting for", bot)
    await evening.settle()
    hands = [text_of(m) for m in await ann.messages(bot) if "Close" in text_of(m)]
    assert len(hands) == 1
    assert "Waiting for" in hands[0]


async def test_a_whole_game_is_played_from_the_private_chat(evening: Evening) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await set_hand_size(evening, 3)
    await start_game(evening)
    await evening.use_up_budget(HAND)
    bot = await opens(ann, "My cards")
    await ann.wait_for("It is your turn", bot)
    heard = evening.record_calls()
    session = await play_turns(evening, Secrets(evening))
    assert session.phase == "over"
    sent = [call for call in heard if call.method == "sendMessage" and not is_public(call)]
    assert not [call for call in sent if f'"receiver_user_id": {ann.id}' in str(call.params)]
    assert not [call for call in heard if call.status == 429]
    await ben.wait_for("Rematch")
    await evening.settle()
    assert "Close" not in await ann.visible_text(bot)
    for person in (ann, ben):
        assert person.alerts == []


async def test_a_typed_move_is_made_in_a_full_minute(evening: Evening) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(RESULT)
    await ann.say("/move draw")

    async def is_made() -> bool:
        return await evening.move_count() == 2

    await evening.wait_until(is_made, "the move")


async def test_an_administrators_hand_that_is_in_private_follows_there(evening: Evening) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await promote(evening)
    await start_game(evening)
    await evening.use_up_budget(HAND)
    bot = await opens(ben, "My cards")
    await ben.wait_for("Waiting for", bot)
    await ann.say("/move draw")
    await ben.wait_for("It is your turn", bot)
    await evening.settle()
    assert not await ben.ephemeral_messages()


async def test_a_tap_for_a_hand_does_not_wait_for_one_that_nobody_asked_for(
    evening: Evening,
) -> None:
    """An unasked hand leaves more of the budget unspent and would come ten seconds later."""
    ann, ben = await counted(evening, "Ann", "Ben")
    await promote(evening)
    await start_game(evening)
    await evening.pass_time(60)
    await evening.use_up_budget(UNASKED)
    while await evening.spend_budget(UNASKED) > UNASKED.patience / 2:
        await evening.pass_time(1)
    await ben.tap("Draw a card")  # too early, but it shows that he is active
    table = await ann.wait_for("📖 Rules")
    await ann.send_tap(table, callback_data_of(table, "k"))
    await evening.advance_smoothly(2)
    assert await ben.is_on_turn()
    assert not await ben.ephemeral_messages()
    await ben.send_tap(table, callback_data_of(table, "h"))
    await evening.advance_smoothly(2)
    assert "It is your turn" in await ben.only_ephemeral_text()
    await evening.pass_time(30)
    assert len(await ben.ephemeral_messages()) == 1


async def test_a_tap_in_a_hand_without_room_opens_it_in_private_and_leaves_one(
    evening: Evening,
) -> None:
    _, ben = await counted(evening, "Ann", "Ben")
    await start_game(evening)
    assert not await ben.tap("My cards")
    await evening.use_up_budget(HAND)
    bot = await opens(ben, "Look again")
    await ben.wait_for("Waiting for", bot)
    await evening.settle()
    assert not await ben.ephemeral_messages()


async def test_a_hand_that_cannot_follow_goes_and_its_tap_counted(evening: Evening) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await lay_first(evening)
    await evening.pass_time(30)
    await ann.tap("My cards")
    await ann.wait_for("Card 1 of 5")
    one = [button for button in await ann.buttons() if button.text == "1"]
    await evening.use_up_budget(HAND)
    assert (await ann.tap_button(one[0])).startswith("✓ ")
    assert "earlier turn" in await ann.tap_button(one[0])
    assert ann.alerts == []
    await evening.pass_time(10)
    assert not [m for m in await ann.ephemeral_messages() if "Card 1 of 5" in text_of(m)]
    bot = await opens(ann, "My cards")
    await ann.wait_for("Card 2 of 5", bot)


@pytest.mark.parametrize("counts", [False, True])
async def test_impatient_taps_open_one_hand(evening: Evening, counts: bool) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    if counts:
        await evening.charge_for_ephemerals()
    await start_game(evening)
    await evening.wait_until_painted()
    heard = evening.record_calls()
    await asyncio.gather(*[ann.tap("My cards") for _ in range(3)])
    assert "bottom of this chat" in await ann.tap("My cards")
    assert ann.alerts == []
    shown = [call for call in heard if call.method == "sendMessage" and not is_public(call)]
    assert len(shown) == len(await ann.ephemeral_messages()) == 1
    assert len(charged_calls(heard)) == counts
    await ann.tap("Close")
    await ann.tap("My cards")
    await evening.pass_time(15)
    assert not await ann.tap("My cards")
    assert len(await ann.ephemeral_messages()) == 1


async def test_a_stale_tap_is_told_in_a_toast_and_its_hand_shows_what_is(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.tap("My cards")
    button = await evening.wait_until(lambda: best_button(ann, "m"))
    await evening.pass_time(30)
    at_table = [b for b in await ann.buttons() if b.data.startswith("k:")]
    await ann.tap_button(at_table[0])
    await ann.wait_for("Waiting for 🐟 Ben")
    assert "not your turn" in await ann.tap_button(button)
    assert ann.alerts == []
    assert "It is your turn" not in await ann.only_ephemeral_text()


async def test_a_hand_sent_directly_replaces_the_one_before(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    bot = await ann.choose_private_hands()
    refuse_ephemeral(evening, monkeypatch)
    await start_game(evening)
    assert "private chat" in await ann.tap("My cards")
    await evening.pass_time(5)
    await opens(ann, "My cards")  # the hand stays there
    await evening.pass_time(5)
    hands = [m for m in await ann.messages(bot) if "It is your turn" in text_of(m)]
    assert len(hands) == 1
    await ann.tap("Draw a card", bot)
    await ann.wait_for("Waiting for 🐟 Ben", bot)


# Every tap is taken ----------------------------------------------------------------------------


async def test_every_key_of_a_lobby_is_taken_and_confirmed_in_a_full_minute(
    evening: Evening,
) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    lobby = await ann.wait_for("Join")
    rows = lobby["reply_markup"]["inline_keyboard"]
    keys = {b["text"]: b["callback_data"] for row in rows for b in row if "callback_data" in b}
    session = await evening.session()
    await evening.use_up_budget(RESULT)
    for person, data, told in (
        (ben, f"j:{session.id}", "✓ You are in"),
        (ben, f"l:{session.id}", "✓ You got up from the table"),
        (ann, f"g:{session.id}:rally", "✓ Rally"),
        (ann, f"g:{session.id}:whot", "✓ Whot"),
        (ann, f"a:{session.id}:easy", "✓ A computer joins: easy"),
        (ann, f"b:{session.id}", "✓ One computer less"),
        (ann, f"o:{session.id}:hand_size:0", "✓ Cards at the start: 3"),
        (ben, f"j:{session.id}", "✓ You are in"),
        (ann, f"s:{session.id}", "✓ The game begins"),
    ):
        assert await person.forge_tap(lobby, data) == told, (data, keys)
        await evening.advance(0.5)
    assert ann.alerts == ben.alerts == []
    session = await evening.session()
    assert (session.phase, session.options.hand_size) == ("playing", 3)
    assert [player.user for player in session.players] == [ann.id, ben.id]
    await evening.wait_until_painted()
    await ann.wait_for("Ann, it is your turn")


async def test_moves_are_taken_and_confirmed_before_the_table_shows_them(
    evening: Evening,
) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(RESULT)
    draw = callback_data_of(table := await ann.wait_for("📖 Rules"), "k").rpartition(":")[0]
    for number, person in enumerate((ann, ben, ann, ben), 1):
        prompt = (await evening.session()).prompts
        data = ":".join([*draw.split(":")[:2], str(*prompt.values()), "0"])
        assert (await person.forge_tap(table, data)).startswith("✓ You ")
        assert await evening.move_count() == 1 + number
    assert not await evening.is_painted()
    assert ann.alerts == ben.alerts == []
    await evening.wait_until_painted()


async def test_a_table_that_is_behind_says_so_in_a_toast(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    draws = [b for b in await ann.buttons() if "Draw a card" in b.text]
    await evening.use_up_budget(RESULT)  # the budget does not even pay for the table
    assert (await ann.tap_button(draws[0])).startswith("✓ You drew")
    assert await ann.tap_button(draws[0]) == "Somebody was faster. The table catches up right away."
    assert ann.alerts == []
    await evening.wait_until_painted()
    assert "not your turn" in await ann.tap("Draw a card")
    assert await ben.is_on_turn()


async def test_of_two_taps_at_once_on_a_table_that_is_behind_one_is_taken(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    draw = next(b for b in await ann.buttons() if "Draw a card" in b.text)
    await evening.use_up_budget(RESULT)
    first, second = [await ann.send_tap(draw.message, draw.data) for _ in range(2)]
    assert (await ann.wait_for_answer(first)).startswith("✓ You drew")
    assert "Somebody was faster" in await ann.wait_for_answer(second)
    assert await evening.move_count() == 2
    assert ann.alerts == []


async def test_a_setting_that_was_changed_without_room_to_show_it_is_confirmed(
    evening: Evening,
) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await start_game(evening)
    await ann.say("/settings")
    await ann.wait_for("no limit")
    await evening.use_up_budget(ANSWER)
    assert await ann.tap("no limit") == "✓ no limit"
    assert (await evening.session()).due == {}


async def test_a_house_rule_that_was_set_without_room_to_show_it_is_confirmed(
    evening: Evening,
) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    for key in ("House rules", "Several of the same number at once"):
        await ann.tap(key)
    await evening.use_up_budget(ANSWER)
    told = await ann.tap("yes")
    assert told == "✓ ☑ Several of the same number at once"
    assert (await evening.session()).options.double_decking
    assert ann.alerts == []
    await ann.wait_for("✓ yes")  # once the budget allows it


async def test_of_several_changes_without_room_the_screen_shows_the_last(
    evening: Evening,
) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    for key in ("House rules", "Cards at the start"):
        await ann.tap(key)
    (screen,) = await ann.ephemeral_messages()
    await evening.use_up_budget(GUEST)
    await evening.use_up_budget(ANSWER)
    heard = evening.record_calls()
    id = (await evening.session()).id
    for number, shown in enumerate((3, 4, 5)):
        told = await ann.forge_tap(screen, f"o:{id}:hand_size:{number}")
        assert told == f"✓ Cards at the start: {shown}"
    await ann.wait_for("✓ 5")
    await evening.pass_time(60)
    assert "✓ 5" in await ann.only_ephemeral_text()
    edits = [call for call in heard if call.method.startswith("editEphemeral")]
    assert len(edits) == 1


# What is for one person alone ------------------------------------------------------------------


async def test_an_answer_for_one_person_is_not_posted_for_everybody(evening: Evening) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(ANSWER)
    bot = await opens(ann, "📖 Rules")
    session = await evening.session()
    assert ann.links[-1].endswith(f"?start=r_{session.id}")
    await ann.wait_for("Be the first without cards", bot)
    await evening.pass_time(60)
    assert "Be the first without cards" not in await ben.visible_text() + await ann.visible_text()
    assert await ann.tap("📖 Rules") == ""
    await ann.wait_for("Be the first without cards")
    assert "Be the first without cards" not in await ben.visible_text()


async def test_house_rules_that_find_no_room_are_read_and_changed_in_private(
    evening: Evening,
) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await evening.use_up_budget(ANSWER)
    bot = await opens(ann, "House rules")
    assert ann.links[-1].endswith(f"?start=o_{(await evening.session()).id}")
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
    await ann.wait_for("Be the first without cards")


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("/leave", "Give up your seat in this game for good?"),
        ("/move nonsense", "I do not know that move."),
        ("/help", "/newgame – open a table"),
        ("/myturns", "One table waits for you"),
    ],
)
@pytest.mark.parametrize("has_private_chat", [True, False])
async def test_a_command_that_finds_no_room_is_answered_alone_and_in_time(
    evening: Evening, command: str, answer: str, has_private_chat: bool
) -> None:
    """The answer goes to the private chat; without one, a line in the group names the way there."""
    ann, ben = await counted(evening, "Ann", "Ben")
    bot = evening.playground.bot.user.id
    if has_private_chat:
        await evening.sim("start", person=ann.id, bot=bot)
    await start_game(evening)
    await evening.use_up_budget(ANSWER)
    heard = evening.record_calls()
    began = evening.now()
    await ann.say(command)
    if has_private_chat:
        await ann.wait_for(answer, bot)
    else:
        await ben.wait_for("Ann: The answer is for you alone: ")
    assert evening.now() - began < (15_000 if has_private_chat else 60_000)
    await evening.pass_time(60)
    assert answer not in await ben.visible_text() + await ann.visible_text()
    assert not await ann.ephemeral_messages()
    told = [call for call in heard if "The answer is for you alone" in str(call.params)]
    assert len(told) == (not has_private_chat)


async def test_a_hand_that_is_typed_for_without_room_reveals_nothing(evening: Evening) -> None:
    """At most one line a minute, with a link to the private chat, where the hand opens."""
    ann, ben = await counted(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(ANSWER)
    session = await evening.session()
    for _ in range(3):
        await ann.say("/hand")
    told = await ben.wait_for("Ann: The answer is for you alone")
    assert not [card for card in hand_faces(session, 0) if card in text_of(told)]
    (((button,),)) = told["reply_markup"]["inline_keyboard"]
    ann.links.append(button["url"])
    bot = await ann.follow_link()
    await ann.wait_for("It is your turn", bot)
    await evening.settle()
    assert not await ann.ephemeral_messages()
    assert sum("The answer is for you alone" in text_of(m) for m in await ben.messages()) == 1


async def test_a_hand_that_is_typed_for_without_room_comes_in_the_private_chat(
    evening: Evening,
) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await start_game(evening)
    await evening.use_up_budget(ANSWER)
    began = evening.now()
    await ann.say("/hand")
    await ann.wait_for("It is your turn", bot)
    assert evening.now() - began < 15_000
    await evening.pass_time(60)
    assert "Ann: " not in await ben.visible_text()
    assert not await ann.ephemeral_messages()


async def test_a_seat_is_given_up_in_the_private_chat_where_the_question_is(
    evening: Evening,
) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await start_game(evening)
    await evening.use_up_budget(ANSWER)
    await ann.say("/leave")
    await ann.tap("Yes, give it up", bot)
    assert (await evening.session()).phase == "over"


async def test_a_typed_move_that_finds_no_room_is_not_answered_aloud(evening: Evening) -> None:
    """The table shows the move; the outdated hand is removed."""
    ann, ben = await counted(evening, "Ann", "Ben")
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
    await ann.wait_for("In secret")
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
    ann, ben, cleo = await counted(evening, "Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    await evening.use_up_budget(GUEST_ALONE)
    heard = evening.record_calls()
    for command in ("/help", "/rules", "/rules differo", "/help"):
        await cleo.say(command)
    table = await ann.wait_for("📖 Rules")
    await ann.send_tap(table, callback_data_of(table, "h"))
    await evening.advance_smoothly(3)
    assert "It is your turn" in await ann.only_ephemeral_text()
    await evening.pass_time(60)
    assert "The answer is for you alone" in text_of(await ben.wait_for("Cleo: "))
    told = [call for call in heard if call.method == "sendMessage" and call.status == 200]
    assert len([call for call in told if "The answer is" in str(call.params)]) == 1
    assert not await cleo.ephemeral_messages()


async def test_guests_who_read_house_rules_leave_room_for_who_plays(evening: Evening) -> None:
    ann, ben, cleo = await counted(evening, "Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await evening.wait_until_painted()
    await evening.use_up_budget(GUEST_ALONE)
    bot = await opens(cleo, "House rules")
    await cleo.wait_for("Cards at the start", bot)
    for person in (ann, ben):
        assert not await person.tap("House rules")
        assert await person.ephemeral_messages()
        await evening.pass_time(2)
    assert not await cleo.ephemeral_messages()
    await evening.pass_time(50)
    assert not await cleo.tap("House rules")
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
    assert "Only the host or an admin" in await ann.visible_text()


async def test_a_question_that_was_asked_aloud_takes_no_answer_from_others(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await make_commands_public(evening)
    await start_game(evening)
    await evening.use_up_budget(ANSWER)
    await ann.say("/leave")
    await evening.pass_time(45)
    await ben.tap("Yes, give it up")
    assert (await evening.session()).phase == "playing"
    await ann.tap("Yes, give it up")
    await evening.settle()
    assert (await evening.session()).phase == "over"


def without_a_clock(session: Session | None, now: int) -> tuple[Session | None, Events]:
    assert session is not None
    return session, session.set_pace(None, now)


@pytest.mark.parametrize("is_read_along", [False, True])
async def test_the_tables_of_somebody_are_never_told_aloud(
    evening: Evening, is_read_along: bool
) -> None:
    """Without a private chat, the person is told by name how to open one."""
    ann, ben = await counted(evening, "Ann", "Ben")
    if is_read_along:
        await make_commands_public(evening)
    await start_game(evening)
    assert evening.worker
    await evening.worker.tables.change(evening.address, without_a_clock)
    await evening.use_up_budget(ANSWER)
    heard = evening.record_calls()
    await ann.say("/myturns")
    await ben.wait_for("Ann: The answer is for you alone: ")
    await evening.pass_time(60)
    assert len([call for call in heard if call.method == "sendMessage" and call.status == 200]) == 1
    assert "waits for you" not in await ben.visible_text()


async def test_a_command_finds_room_where_a_hand_that_is_tapped_for_finds_none(
    evening: Evening,
) -> None:
    """A tap can open the private chat instead; a command cannot."""
    ann, ben = await counted(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(HAND)
    await opens(ben, "My cards")
    await ben.say("/help")
    await evening.pass_time(2)
    assert "/newgame – open a table" in await ben.only_ephemeral_text()
    assert not await ann.ephemeral_messages()


# Tables ----------------------------------------------------------------------------------------


async def test_a_lobby_that_was_ended_without_room_does_not_stand_beside_the_next(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await ann.say("/endgame")
    await ann.wait_for("Yes, end it")
    await evening.use_up_budget(RESULT)
    await ann.tap("Yes, end it")
    await ben.say("/newgame rally")
    await evening.wait_until_painted()
    (table,) = [m for m in await ann.messages() if "Join" in text_of(m)]
    assert "Rally" in text_of(table)


async def test_nobody_reads_how_long_to_wait(evening: Evening) -> None:
    """Tap and type everything while the budget pays for no call at all."""
    ann, ben, cleo = await counted(evening, "Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    await evening.use_up_budget(RESULT)
    for button in ("My cards", "📖 Rules", "Draw a card"):
        for person in (ann, ben, cleo):
            await person.tap(button)
            await evening.advance(1)
    for command in ("/hand", "/rules", "/move draw"):
        await ben.say(command)
        await evening.advance(1)
    said = [told for person in (ann, ben, cleo) for told in person.toasts]
    assert said
    assert not [told for told in said for words in WAITING if words in told]
    assert TABLE.leaves > RESULT.leaves
    assert ann.alerts == ben.alerts == []
    assert all("You do not sit at this table" in told for told in cleo.alerts)


# In the private chat ---------------------------------------------------------------------------


async def test_in_private_a_hand_that_is_asked_for_again_is_not_there_twice(
    evening: Evening,
) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.tap("▶ Start", bot)
    old = await ann.wait_for("It is your turn", bot)
    for _ in range(2):
        await ann.say("/hand", chat=bot)

        async def is_new(before: int = old["message_id"]) -> bool:
            return bool((await ann.wait_for("It is your turn", bot))["message_id"] > before)

        await evening.wait_until(is_new, "the hand")
        await evening.wait_until_painted()
        old = await ann.wait_for("It is your turn", bot)
        hands = [m for m in await ann.messages(bot) if "It is your turn" in text_of(m)]
        assert len(hands) == 1


async def test_a_practice_is_not_thrown_away_by_a_tap_on_another_game(evening: Evening) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.tap("▶ Start", bot)
    await ann.wait_for("It is your turn", bot)
    untouched = (await evening.session()).id
    await ann.tap("Differo", bot)  # no move was made, so nothing is lost
    await ann.wait_for("Differo", bot)

    async def is_other() -> bool:
        return (await evening.session()).id != untouched

    await evening.wait_until(is_other, "the other game")
    await ann.tap("▶ Start", bot)
    await ann.wait_for("piece moves?", bot)
    session = await evening.session()
    seat = session.seat_of(ann.id)
    assert seat is not None
    await ann.say(f"/move {session.rulebook.text(session.legal(seat)[0])}", chat=bot)

    async def is_played() -> bool:
        return await evening.move_count() > 1

    await evening.wait_until(is_played, "the move")
    assert "middle of a game" in await ann.tap("Rally", bot)
    assert (await evening.session()).id == session.id
