"""A minute that has no more room: every tap is taken and confirmed, what one person alone is to see
opens in the private chat, and nothing private is told before everybody."""

import asyncio

import pytest

from bot.address import Address
from bot.telegram.outbox import ANSWER, GUEST, GUEST_ALONE, HAND, RESULT, TABLE, UNASKED
from engine.session import Events
from tests.bot.evenings.evening import (
    Evening,
    Person,
    Session,
    budget,
    data_of,
    hide_nothing,
    is_public,
    refuse_ephemeral,
    words_of,
)
from tests.bot.evenings.test_caesar import sit_down as lay_first
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import Secrets, best, choose_hand, hand, play_on, sit_down

WAITING = ("seconds", " s.", " s ", "too fast", "wait")  # nobody reads any of it


async def counted(evening: Evening, *names: str) -> list[Person]:
    """In a Telegram where private hands count."""
    people = await evening.gather(*names)
    await evening.count_ephemerals()
    return people


async def opens(person: Person, button: str, chat: int = 0) -> int:
    """A tap that is answered by the private chat; its number for this person."""
    links = len(person.links)
    assert await person.tap(button, chat) == ""
    assert len(person.links) == links + 1
    return await person.follow()


# Hands -----------------------------------------------------------------------------------------


async def test_a_hand_that_finds_no_room_opens_in_the_private_chat_and_stays_there(
    evening: Evening,
) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await sit_down(evening)
    await evening.fill(HAND)
    table = words_of(await ann.reads("📖 Rules"))
    heard = evening.listen()
    session = await evening.session()
    bot = await opens(ann, "My cards")
    assert ann.links == [f"https://t.me/parlour_bot?start=h_{session.id}"]
    told = words_of(await ann.reads("It is your turn", bot))
    assert all(card in told for card in hand(session, 0))
    await opens(ben, "My cards")
    await ben.reads("Waiting for", bot)  # who is not asked
    assert words_of(await ann.reads("📖 Rules")) == table  # no numbers for everybody
    assert not [*await ann.own_screens(), *await ben.own_screens(), *budget(heard)]
    await evening.pass_time(50)
    await opens(ann, "My cards")
    await evening.rest()
    assert not await ann.own_screens()
    assert len([m for m in await ann.see(bot) if "It is your turn" in words_of(m)]) == 1
    assert ann.alerts == ben.alerts == []


async def test_a_hand_stays_in_the_private_chat_though_the_bot_began_anew(
    evening: Evening,
) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await sit_down(evening)
    await evening.fill(HAND)
    bot = await opens(ann, "My cards")
    await ann.reads("It is your turn", bot)
    await evening.restart(politely=False)
    await evening.pass_time(60)
    await opens(ann, "My cards")
    await evening.rest()
    assert not await ann.own_screens()
    await ann.tap("Draw a card", bot)
    await ann.reads("Waiting for", bot)
    await evening.rest()
    hands = [words_of(m) for m in await ann.see(bot) if "Close" in words_of(m)]
    assert len(hands) == 1
    assert "Waiting for" in hands[0]


async def test_a_whole_game_is_played_from_the_private_chat(evening: Evening) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await choose_hand(evening, 3)
    await sit_down(evening)
    await evening.fill(HAND)
    bot = await opens(ann, "My cards")
    await ann.reads("It is your turn", bot)
    heard = evening.listen()
    session = await play_on(evening, Secrets(evening))
    assert session.phase == "over"
    sent = [call for call in heard if call.method == "sendMessage" and not is_public(call)]
    assert not [call for call in sent if f'"receiver_user_id": {ann.id}' in str(call.params)]
    assert not [call for call in heard if call.status == 429]
    await ben.reads("Rematch")
    await evening.rest()
    assert "Close" not in await ann.read(bot)
    for person in (ann, ben):
        assert person.alerts == []


async def test_a_typed_move_is_made_in_a_full_minute(evening: Evening) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await sit_down(evening)
    await evening.fill(RESULT)
    await ann.say("/move draw")

    async def is_made() -> bool:
        return await evening.moves() == 2

    await evening.until(is_made, "the move")


async def test_an_administrators_hand_that_is_in_private_follows_there(evening: Evening) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await promote(evening)
    await sit_down(evening)
    await evening.fill(HAND)
    bot = await opens(ben, "My cards")
    await ben.reads("Waiting for", bot)
    await ann.say("/move draw")
    await ben.reads("It is your turn", bot)
    await evening.rest()
    assert not await ben.own_screens()


async def test_a_tap_for_a_hand_does_not_wait_for_one_that_nobody_asked_for(
    evening: Evening,
) -> None:
    """That one leaves more room, and would come in ten seconds."""
    ann, ben = await counted(evening, "Ann", "Ben")
    await promote(evening)
    await sit_down(evening)
    await evening.pass_time(60)
    await evening.fill(UNASKED)
    while await evening.spend(UNASKED) > UNASKED.patience / 2:
        await evening.pass_time(1)
    await ben.tap("Draw a card")  # too early, but he looks on
    table = await ann.reads("📖 Rules")
    await ann.send(table, data_of(table, "k"))
    await evening.flow(2)
    assert await ben.is_asked()
    assert not await ben.own_screens()
    await ben.send(table, data_of(table, "h"))
    await evening.flow(2)
    assert "It is your turn" in await ben.only_screen()
    await evening.pass_time(30)
    assert len(await ben.own_screens()) == 1


async def test_a_tap_in_a_hand_without_room_opens_it_in_private_and_leaves_one(
    evening: Evening,
) -> None:
    _, ben = await counted(evening, "Ann", "Ben")
    await sit_down(evening)
    assert not await ben.tap("My cards")
    await evening.fill(HAND)
    bot = await opens(ben, "Look again")
    await ben.reads("Waiting for", bot)
    await evening.rest()
    assert not await ben.own_screens()


async def test_a_hand_that_cannot_follow_goes_and_its_tap_counted(evening: Evening) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await lay_first(evening)
    await evening.pass_time(30)
    await ann.tap("My cards")
    await ann.reads("Card 1 of 5")
    one = [button for button in await ann.buttons() if button[3]["text"] == "1"]
    await evening.fill(HAND)
    assert (await ann.tap_on(one[0])).startswith("✓ ")
    assert "earlier turn" in await ann.tap_on(one[0])
    assert ann.alerts == []
    await evening.pass_time(10)
    assert not [m for m in await ann.own_screens() if "Card 1 of 5" in words_of(m)]
    bot = await opens(ann, "My cards")
    await ann.reads("Card 2 of 5", bot)


@pytest.mark.parametrize("counts", [False, True])
async def test_impatient_taps_open_one_hand(evening: Evening, counts: bool) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    if counts:
        await evening.count_ephemerals()
    await sit_down(evening)
    await evening.painted()
    heard = evening.listen()
    await asyncio.gather(*[ann.tap("My cards") for _ in range(3)])
    assert "bottom of this chat" in await ann.tap("My cards")
    assert ann.alerts == []
    shown = [call for call in heard if call.method == "sendMessage" and not is_public(call)]
    assert len(shown) == len(await ann.own_screens()) == 1
    assert len(budget(heard)) == counts
    await ann.tap("Close")
    await ann.tap("My cards")
    await evening.pass_time(15)
    assert not await ann.tap("My cards")
    assert len(await ann.own_screens()) == 1


async def test_a_stale_tap_is_told_in_a_toast_and_its_hand_shows_what_is(
    evening: Evening,
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ann.tap("My cards")
    button = await evening.until(lambda: best(ann, "m"))
    await evening.pass_time(30)
    at_table = [b for b in await ann.buttons() if b[3]["callback_data"].startswith("k:")]
    await ann.tap_on(at_table[0])
    await ann.reads("Waiting for 🐟 Ben")
    assert "not your turn" in await ann.tap_on(button)
    assert ann.alerts == []
    assert "It is your turn" not in await ann.only_screen()


async def test_a_hand_sent_directly_takes_the_place_of_the_one_before(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    bot = await ann.wants_hands()
    refuse_ephemeral(evening, monkeypatch)
    await sit_down(evening)
    assert "private chat" in await ann.tap("My cards")
    await evening.pass_time(5)
    await opens(ann, "My cards")  # where it stays
    await evening.pass_time(5)
    hands = [m for m in await ann.see(bot) if "It is your turn" in words_of(m)]
    assert len(hands) == 1
    await ann.tap("Draw a card", bot)
    await ann.reads("Waiting for 🐟 Ben", bot)


# Every tap is taken ----------------------------------------------------------------------------


async def test_every_key_of_a_lobby_is_taken_and_confirmed_in_a_full_minute(
    evening: Evening,
) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    lobby = await ann.reads("Join")
    rows = lobby["reply_markup"]["inline_keyboard"]
    keys = {b["text"]: b["callback_data"] for row in rows for b in row if "callback_data" in b}
    session = await evening.session()
    await evening.fill(RESULT)
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
        assert await person.forge(lobby, data) == told, (data, keys)
        await evening.go_on(0.5)
    assert ann.alerts == ben.alerts == []
    session = await evening.session()
    assert (session.phase, session.options.hand_size) == ("playing", 3)
    assert [player.user for player in session.players] == [ann.id, ben.id]
    await evening.painted()
    await ann.reads("Ann, it is your turn")


async def test_moves_are_taken_and_confirmed_before_the_table_shows_them(
    evening: Evening,
) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await sit_down(evening)
    await evening.fill(RESULT)
    draw = data_of(table := await ann.reads("📖 Rules"), "k").rpartition(":")[0]
    for number, person in enumerate((ann, ben, ann, ben), 1):
        prompt = (await evening.session()).prompts
        data = ":".join([*draw.split(":")[:2], str(*prompt.values()), "0"])
        assert (await person.forge(table, data)).startswith("✓ You ")
        assert await evening.moves() == 1 + number
    assert not await evening.is_painted()
    assert ann.alerts == ben.alerts == []
    await evening.painted()


async def test_a_table_that_is_behind_says_so_in_a_toast(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    draws = [b for b in await ann.buttons() if "Draw a card" in b[3]["text"]]
    await evening.fill(RESULT)  # not even a table has room
    assert (await ann.tap_on(draws[0])).startswith("✓ You drew")
    assert await ann.tap_on(draws[0]) == "Somebody was faster. The table catches up right away."
    assert ann.alerts == []
    await evening.painted()
    assert "not your turn" in await ann.tap("Draw a card")
    assert await ben.is_asked()


async def test_of_two_taps_at_once_on_a_table_that_is_behind_one_is_taken(
    evening: Evening,
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    draw = next(b for b in await ann.buttons() if "Draw a card" in b[3]["text"])
    await evening.fill(RESULT)
    first, second = [await ann.send(draw[0], draw[3]["callback_data"]) for _ in range(2)]
    assert (await ann.answered(first)).startswith("✓ You drew")
    assert "Somebody was faster" in await ann.answered(second)
    assert await evening.moves() == 2
    assert ann.alerts == []


async def test_a_setting_that_was_changed_without_room_to_show_it_is_confirmed(
    evening: Evening,
) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await sit_down(evening)
    await ann.say("/settings")
    await ann.reads("no limit")
    await evening.fill(ANSWER)
    assert await ann.tap("no limit") == "✓ no limit"
    assert (await evening.session()).due == {}


async def test_a_house_rule_that_was_set_without_room_to_show_it_is_confirmed(
    evening: Evening,
) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    for key in ("House rules", "Several of the same number at once"):
        await ann.tap(key)
    await evening.fill(ANSWER)
    told = await ann.tap("yes")
    assert told == "✓ ☑ Several of the same number at once"
    assert (await evening.session()).options.double_decking
    assert ann.alerts == []
    await ann.reads("✓ yes")  # when there is room


async def test_of_several_changes_without_room_the_screen_shows_the_last(
    evening: Evening,
) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    for key in ("House rules", "Cards at the start"):
        await ann.tap(key)
    (screen,) = await ann.own_screens()
    await evening.fill(GUEST)
    await evening.fill(ANSWER)
    heard = evening.listen()
    id = (await evening.session()).id
    for number, shown in enumerate((3, 4, 5)):
        told = await ann.forge(screen, f"o:{id}:hand_size:{number}")
        assert told == f"✓ Cards at the start: {shown}"
    await ann.reads("✓ 5")
    await evening.pass_time(60)
    assert "✓ 5" in await ann.only_screen()
    edits = [call for call in heard if call.method.startswith("editEphemeral")]
    assert len(edits) == 1


# What is for one person alone ------------------------------------------------------------------


async def test_an_answer_for_one_person_is_not_posted_for_everybody(evening: Evening) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await sit_down(evening)
    await evening.fill(ANSWER)
    bot = await opens(ann, "📖 Rules")
    session = await evening.session()
    assert ann.links[-1].endswith(f"?start=r_{session.id}")
    await ann.reads("Be the first without cards", bot)
    await evening.pass_time(60)
    assert "Be the first without cards" not in await ben.read() + await ann.read()
    assert await ann.tap("📖 Rules") == ""
    await ann.reads("Be the first without cards")
    assert "Be the first without cards" not in await ben.read()


async def test_house_rules_that_find_no_room_are_read_and_changed_in_private(
    evening: Evening,
) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.reads("Join")
    await evening.fill(ANSWER)
    bot = await opens(ann, "House rules")
    assert ann.links[-1].endswith(f"?start=o_{(await evening.session()).id}")
    await ann.tap("Cards at the start", bot)
    assert await ann.tap("4", bot) == "✓ Cards at the start: 4"
    assert (await evening.session()).options.hand_size == 4
    await ben.reads("Cards at the start: 4")


async def test_what_everybody_must_see_is_in_the_language_of_the_group(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, jan = await evening.gather("Ann", "Jan", german=("Jan",))
    refuse_ephemeral(evening, monkeypatch)
    await sit_down(evening)
    await evening.pass_time(60)
    await jan.tap("Rules")
    await ann.reads("Be the first without cards")


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
    """In the private chat, else by one line that tells nothing but where the answer is."""
    ann, ben = await counted(evening, "Ann", "Ben")
    bot = evening.playground.bot.user.id
    if has_private_chat:
        await evening.sim("start", person=ann.id, bot=bot)
    await sit_down(evening)
    await evening.fill(ANSWER)
    heard = evening.listen()
    began = evening.now()
    await ann.say(command)
    if has_private_chat:
        await ann.reads(answer, bot)
    else:
        await ben.reads("Ann: The answer is for you alone: ")
    assert evening.now() - began < (15_000 if has_private_chat else 60_000)
    await evening.pass_time(60)
    assert answer not in await ben.read() + await ann.read()
    assert not await ann.own_screens()
    told = [call for call in heard if "The answer is for you alone" in str(call.params)]
    assert len(told) == (not has_private_chat)


async def test_a_hand_that_is_typed_for_without_room_reveals_nothing(evening: Evening) -> None:
    """Once a minute, with the way to the private chat, where the hand opens."""
    ann, ben = await counted(evening, "Ann", "Ben")
    await sit_down(evening)
    await evening.fill(ANSWER)
    session = await evening.session()
    for _ in range(3):
        await ann.say("/hand")
    told = await ben.reads("Ann: The answer is for you alone")
    assert not [card for card in hand(session, 0) if card in words_of(told)]
    (((button,),)) = told["reply_markup"]["inline_keyboard"]
    ann.links.append(button["url"])
    bot = await ann.follow()
    await ann.reads("It is your turn", bot)
    await evening.rest()
    assert not await ann.own_screens()
    assert sum("The answer is for you alone" in words_of(m) for m in await ben.see()) == 1


async def test_a_hand_that_is_typed_for_without_room_comes_in_the_private_chat(
    evening: Evening,
) -> None:
    ann, ben = await counted(evening, "Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await sit_down(evening)
    await evening.fill(ANSWER)
    began = evening.now()
    await ann.say("/hand")
    await ann.reads("It is your turn", bot)
    assert evening.now() - began < 15_000
    await evening.pass_time(60)
    assert "Ann: " not in await ben.read()
    assert not await ann.own_screens()


async def test_a_seat_is_given_up_in_the_private_chat_where_the_question_is(
    evening: Evening,
) -> None:
    ann, _ = await counted(evening, "Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await sit_down(evening)
    await evening.fill(ANSWER)
    await ann.say("/leave")
    await ann.tap("Yes, give it up", bot)
    assert (await evening.session()).phase == "over"


async def test_a_typed_move_that_finds_no_room_is_not_answered_aloud(evening: Evening) -> None:
    """The table shows it; what stood before the move is gone."""
    ann, ben = await counted(evening, "Ann", "Ben")
    await sit_down(evening)
    assert not await ann.tap("My cards")
    await evening.fill(HAND)
    await ann.say("/move draw")
    await evening.pass_time(60)
    assert await evening.moves() > 1
    assert not await ann.own_screens()
    assert "Ann: " not in await ben.read()


@pytest.mark.parametrize("counts", [False, True])
async def test_moves_that_are_typed_fast_open_one_hand_with_what_is_then(
    evening: Evening, counts: bool
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    if counts:
        await evening.count_ephemerals()
    await ann.say("/newgame caesar")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.reads("In secret")
    await evening.pass_time(60)
    heard = evening.listen()
    for move in ("1 praetor", "2 aedile", "3 quaestor"):
        await ann.say(f"/move {move}")
    await evening.pass_time(20)
    assert "Card 4 of 5" in await ann.only_screen()
    assert len([c for c in heard if c.method == "sendMessage" and not is_public(c)]) == 1


async def test_what_a_guest_asks_for_leaves_room_for_who_plays_and_fills_no_group(
    evening: Evening,
) -> None:
    ann, ben, cleo = await counted(evening, "Ann", "Ben", "Cleo")
    await sit_down(evening, ben)
    await evening.fill(GUEST_ALONE)
    heard = evening.listen()
    for command in ("/help", "/rules", "/rules differo", "/help"):
        await cleo.say(command)
    table = await ann.reads("📖 Rules")
    await ann.send(table, data_of(table, "h"))
    await evening.flow(3)
    assert "It is your turn" in await ann.only_screen()
    await evening.pass_time(60)
    assert "The answer is for you alone" in words_of(await ben.reads("Cleo: "))
    told = [call for call in heard if call.method == "sendMessage" and call.status == 200]
    assert len([call for call in told if "The answer is" in str(call.params)]) == 1
    assert not await cleo.own_screens()


async def test_guests_who_read_house_rules_leave_room_for_who_plays(evening: Evening) -> None:
    ann, ben, cleo = await counted(evening, "Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await evening.painted()
    await evening.fill(GUEST_ALONE)
    bot = await opens(cleo, "House rules")
    await cleo.reads("Cards at the start", bot)
    for person in (ann, ben):
        assert not await person.tap("House rules")
        assert await person.own_screens()
        await evening.pass_time(2)
    assert not await cleo.own_screens()
    await evening.pass_time(50)
    assert not await cleo.tap("House rules")
    assert await cleo.own_screens()


async def test_what_everybody_saw_a_guest_type_is_answered_in_a_busy_group(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await hide_nothing(evening)
    await sit_down(evening, ben)
    await evening.pass_time(60)
    for _ in range(8):
        while await evening.spend():
            await evening.go_on(0.2)
    await cleo.say("/endgame")
    await evening.pass_time(5)
    assert "Only the host or an admin" in await ann.read()


async def test_a_question_that_was_asked_aloud_takes_no_answer_from_others(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await hide_nothing(evening)
    await sit_down(evening)
    await evening.fill(ANSWER)
    await ann.say("/leave")
    await evening.pass_time(45)
    await ben.tap("Yes, give it up")
    assert (await evening.session()).phase == "playing"
    await ann.tap("Yes, give it up")
    await evening.rest()
    assert (await evening.session()).phase == "over"


def without_a_clock(session: Session | None, now: int) -> tuple[Session | None, Events]:
    """Nobody is reminded meanwhile."""
    assert session is not None
    return session, session.set_pace(None, now)


@pytest.mark.parametrize("is_read_along", [False, True])
async def test_the_tables_of_somebody_are_never_told_aloud(
    evening: Evening, is_read_along: bool
) -> None:
    """Who has no private chat with the bot is told, by name, that there is the way."""
    ann, ben = await counted(evening, "Ann", "Ben")
    if is_read_along:
        await hide_nothing(evening)
    await sit_down(evening)
    assert evening.worker
    await evening.worker.tables.change(evening.address, without_a_clock)
    await evening.fill(ANSWER)
    heard = evening.listen()
    await ann.say("/myturns")
    await ben.reads("Ann: The answer is for you alone: ")
    await evening.pass_time(60)
    assert len([call for call in heard if call.method == "sendMessage" and call.status == 200]) == 1
    assert "waits for you" not in await ben.read()


async def test_a_command_finds_room_where_a_hand_that_is_tapped_for_finds_none(
    evening: Evening,
) -> None:
    """The hand has another place, where it opens by the tap."""
    ann, ben = await counted(evening, "Ann", "Ben")
    await sit_down(evening)
    await evening.fill(HAND)
    await opens(ben, "My cards")
    await ben.say("/help")
    await evening.pass_time(2)
    assert "/newgame – open a table" in await ben.only_screen()
    assert not await ann.own_screens()


# Tables ----------------------------------------------------------------------------------------


async def test_a_lobby_that_was_ended_without_room_does_not_stand_beside_the_next(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.reads("Join")
    await ann.say("/endgame")
    await ann.reads("Yes, end it")
    await evening.fill(RESULT)
    await ann.tap("Yes, end it")
    await ben.say("/newgame rally")
    await evening.painted()
    (table,) = [m for m in await ann.see() if "Join" in words_of(m)]
    assert "Rally" in words_of(table)


async def test_nobody_reads_how_long_to_wait(evening: Evening) -> None:
    """Whatever is tapped and typed while there is room for nothing."""
    ann, ben, cleo = await counted(evening, "Ann", "Ben", "Cleo")
    await sit_down(evening, ben)
    await evening.fill(RESULT)
    for button in ("My cards", "📖 Rules", "Draw a card"):
        for person in (ann, ben, cleo):
            await person.tap(button)
            await evening.go_on(1)
    for command in ("/hand", "/rules", "/move draw"):
        await ben.say(command)
        await evening.go_on(1)
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
    ann = await evening.person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.tap("▶ Start", bot)
    old = await ann.reads("It is your turn", bot)
    for _ in range(2):
        await ann.say("/hand", chat=bot)

        async def is_new(before: int = old["message_id"]) -> bool:
            return bool((await ann.reads("It is your turn", bot))["message_id"] > before)

        await evening.until(is_new, "the hand")
        await evening.painted()
        old = await ann.reads("It is your turn", bot)
        hands = [m for m in await ann.see(bot) if "It is your turn" in words_of(m)]
        assert len(hands) == 1


async def test_a_practice_is_not_thrown_away_by_a_tap_on_another_game(evening: Evening) -> None:
    ann = await evening.person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.tap("▶ Start", bot)
    await ann.reads("It is your turn", bot)
    untouched = (await evening.session()).id
    await ann.tap("Differo", bot)  # where nothing was played, nothing is lost
    await ann.reads("Differo", bot)

    async def is_other() -> bool:
        return (await evening.session()).id != untouched

    await evening.until(is_other, "the other game")
    await ann.tap("▶ Start", bot)
    await ann.reads("piece moves?", bot)
    session = await evening.session()
    seat = session.seat_of(ann.id)
    assert seat is not None
    await ann.say(f"/move {session.rulebook.text(session.legal(seat)[0])}", chat=bot)

    async def is_played() -> bool:
        return await evening.moves() > 1

    await evening.until(is_played, "the move")
    assert "middle of a game" in await ann.tap("Rally", bot)
    assert (await evening.session()).id == session.id
