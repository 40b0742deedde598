"""Where a minute has no more room for what one person wants to see; and panels that are behind."""

import asyncio

import pytest

from bot.handlers.asking import FOR_SCREENS, FOR_TYPED
from bot.panels import FOR_HANDS, FOR_SHOW
from bot.places import Place
from tests.bot.evenings.evening import (
    Evening,
    Person,
    budget,
    hide_nothing,
    is_public,
    refuse_ephemeral,
    seconds_told,
    words_of,
)
from tests.bot.evenings.test_caesar import sit_down as lay_first
from tests.bot.evenings.test_hands import panels, promote
from tests.bot.evenings.whot import best, hand, sit_down

NO_ROOM = "Tap again in "


async def fill(evening: Evening, keep: int) -> None:
    """Others use the minute, until what leaves so much room finds none for a while."""
    chat = evening.place.chat
    while (wait := await evening.store.budget(chat, evening.now(), keep=keep)) < 15_000:
        await evening.go_on(wait / 1000)


async def only_panel(person: Person) -> str:
    (shown,) = await panels(person)
    return words_of(shown)


async def test_a_hand_that_finds_no_room_is_told_in_an_alert_and_opens_later(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await fill(evening, FOR_HANDS)
    table = words_of(await ann.reads("📖 Rules"))
    heard = evening.listen()
    told = await ann.tap("My cards")
    assert NO_ROOM in told
    session = await evening.session()
    assert all(card in told for card in hand(session, 0))
    assert session.rulebook.text(session.legal(0)[0]) in told
    assert "/move" not in await ben.tap("My cards")  # who is not asked
    assert words_of(await ann.reads("📖 Rules")) == table  # no numbers for everybody
    assert not [*await panels(ann), *await panels(ben), *budget(heard)]
    await evening.pass_time(50)
    assert not await ann.tap("My cards")
    assert "It is your turn" in await only_panel(ann)


async def test_who_finds_no_room_can_type_the_move_that_the_alert_names(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await fill(evening, FOR_HANDS)
    command = (await ann.tap("My cards")).partition("as in: ")[2]
    await ann.say(command)

    async def is_made() -> bool:
        return await evening.moves() == 2

    await evening.until(is_made, "the move")


async def test_a_hand_of_an_administrator_opens_by_itself_when_there_is_room(
    evening: Evening,
) -> None:
    _, ben = await evening.gather("Ann", "Ben")
    await promote(evening)
    await sit_down(evening)
    await fill(evening, FOR_HANDS)
    for answer in ("What you asked for follows in", "It is coming"):
        assert answer in await ben.tap("My cards")
    heard = evening.listen()
    await ben.reads("Waiting for")
    await evening.rest()
    assert len(budget(heard)) == len(await panels(ben)) == 1


async def test_a_tap_in_a_panel_without_room_keeps_the_panel_and_says_so(evening: Evening) -> None:
    _, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ben.tap("My cards")
    before = await only_panel(ben)
    await fill(evening, FOR_HANDS)
    assert NO_ROOM in await ben.tap("Look again")
    await evening.rest()
    assert await only_panel(ben) == before


async def test_a_panel_that_is_behind_tells_when_it_follows_and_follows_by_itself(
    evening: Evening,
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await lay_first(evening)
    await evening.pass_time(30)
    await ann.tap("My cards")
    await ann.reads("Card 1 of 5")
    one = [button for button in await ann.buttons() if button[3]["text"] == "1"]
    await fill(evening, FOR_HANDS)
    assert "That counts." in await ann.tap_on(one[0])
    again = await ann.tap_on(one[0])
    assert "That did not count. These buttons are brought up to date in" in again
    assert "Card 1 of 5" in await only_panel(ann)
    await ann.reads("Card 2 of 5")
    assert len(await panels(ann)) == 1


async def test_impatient_taps_open_one_panel(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await evening.painted()
    heard = evening.listen()
    await asyncio.gather(*[ann.tap("My cards") for _ in range(3)])
    assert "bottom of this chat" in await ann.tap("My cards")
    assert len(budget(heard)) == len(await panels(ann)) == 1
    await ann.tap("Close")
    await ann.tap("My cards")
    await evening.pass_time(15)
    assert not await ann.tap("My cards")
    assert len(await panels(ann)) == 1


async def test_a_stale_tap_brings_its_panel_up_to_now(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ann.tap("My cards")
    button = await evening.until(lambda: best(ann, "m"))
    await evening.pass_time(60)
    at_table = [b for b in await ann.buttons() if b[3]["callback_data"].startswith("k:")]
    await ann.tap_on(at_table[0])
    assert "It is your turn" in await only_panel(ann)
    assert "not your turn" in await ann.tap_on(button)
    await ann.reads("Waiting for 🐟 Ben")
    assert "It is your turn" not in await only_panel(ann)


async def test_a_table_that_is_behind_says_so_to_who_taps_it(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    draws = [b for b in await ann.buttons() if "Draw a card" in b[3]["text"]]
    await fill(evening, 0)  # not even a table has room
    assert "✓ That counts" in await ann.tap_on(draws[0])
    behind = await ann.tap_on(draws[0])
    assert "More has happened" in behind
    assert seconds_told(behind) > 5
    await evening.painted()
    assert "not your turn" in await ann.tap("Draw a card")
    assert await ben.is_asked()


async def test_how_long_a_table_is_behind_is_known_before_it_is_painted(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    draw = next(b for b in await ann.buttons() if "Draw a card" in b[3]["text"])
    await fill(evening, 0)
    first, second = [await ann.send(draw[0], draw[3]["callback_data"]) for _ in range(2)]
    assert "✓ That counts" in await ann.answered(first)
    assert seconds_told(await ann.answered(second)) > 5


async def test_an_answer_for_one_person_is_not_posted_for_everybody(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await fill(evening, FOR_HANDS)
    for button in ("My cards", "Rules"):
        assert NO_ROOM in await ann.tap(button)
    await evening.pass_time(50)
    await ann.tap("Rules")
    await ann.reads("Be the first without cards")
    assert "Be the first without cards" not in await ben.read()


async def test_what_everybody_must_see_is_in_the_language_of_the_group(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, jan = await evening.gather("Ann", "Jan", german=("Jan",))
    refuse_ephemeral(evening, monkeypatch)
    await sit_down(evening)
    await evening.pass_time(60)
    await jan.tap("Rules")
    await ann.reads("Be the first without cards")


async def test_in_private_a_hand_that_is_asked_for_again_is_not_there_twice(
    evening: Evening,
) -> None:
    ann = await evening.person("Ann")
    evening.people, evening.place = [ann], Place(ann.id)
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


async def test_a_hand_sent_directly_takes_the_place_of_the_one_before(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    bot = await ann.wants_hands()
    refuse_ephemeral(evening, monkeypatch)
    await sit_down(evening)
    for _ in range(2):
        assert "private chat" in await ann.tap("My cards")
        await evening.rest()
        await evening.pass_time(5)
    hands = [m for m in await ann.see(bot) if "It is your turn" in words_of(m)]
    assert len(hands) == 1
    await ann.tap("Draw a card", bot)
    await ann.reads("Waiting for 🐟 Ben", bot)


async def test_a_practice_is_not_thrown_away_by_a_tap_on_another_game(evening: Evening) -> None:
    ann = await evening.person("Ann")
    evening.people, evening.place = [ann], Place(ann.id)
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


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("/leave", "Ann: Give up your seat in this game for good?"),
        ("/move nonsense", "Ann: I do not know that move.\nNow you can type: /move draw"),
        ("/hand", "Ann: Tap the button below the table"),
    ],
)
async def test_a_command_that_finds_no_room_is_answered_aloud_by_name(
    evening: Evening, command: str, answer: str
) -> None:
    """In the words for everybody, so without her cards."""
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await fill(evening, FOR_TYPED)
    await ann.say(command)
    await evening.pass_time(60)
    assert answer in words_of(await ben.reads("Ann: "))
    assert not await panels(ann)


async def test_a_typed_move_that_finds_no_room_is_not_answered_aloud(evening: Evening) -> None:
    """The table shows it; what stood before the move is gone."""
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    assert not await ann.tap("My cards")
    await fill(evening, FOR_HANDS)
    await ann.say("/move draw")
    await evening.pass_time(60)
    assert await evening.moves() > 1
    assert not await panels(ann)
    assert "Ann: " not in await ben.read()


async def test_moves_that_are_typed_fast_are_answered_once_with_what_is_then(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame caesar")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.reads("In secret")
    await fill(evening, FOR_HANDS)
    while await evening.store.budget(ann.chat, evening.now(), keep=FOR_HANDS) > 8_000:
        await evening.pass_time(1)
    heard = evening.listen()
    for move in ("1 praetor", "2 aedile", "3 quaestor"):
        await ann.say(f"/move {move}")
    await evening.pass_time(30)
    assert "Card 4 of 5" in await only_panel(ann)
    assert len([call for call in budget(heard) if not is_public(call)]) == 1


async def test_what_a_guest_types_leaves_room_for_who_plays_and_fills_no_group(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening, ben)
    await fill(evening, FOR_SHOW)
    heard = evening.listen()
    for command in ("/help", "/rules", "/rules differo", "/help"):
        await cleo.say(command)
    assert not await ann.tap("My cards")
    await evening.pass_time(60)
    assert "only in our private chat" in words_of(await ben.reads("Cleo: "))
    told = [call for call in heard if call.method == "sendMessage" and call.status == 200]
    assert len([call for call in told if is_public(call)]) == 1
    assert not await panels(cleo)


async def test_what_everybody_saw_a_guest_type_is_answered_in_a_busy_group(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening, ben)
    await evening.pass_time(60)
    for _ in range(8):
        await evening.store.budget(ann.chat, evening.now())
        await evening.go_on(1.2)
    await cleo.say("/endgame")
    await evening.pass_time(5)
    assert "Only the host or an admin" in await ann.read()


async def test_what_is_too_long_to_be_said_aloud_comes_in_the_private_chat(
    evening: Evening,
) -> None:
    _, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    bot = await cleo.wants_hands()
    await sit_down(evening, ben)
    await fill(evening, FOR_TYPED)
    await cleo.say("/help")
    await cleo.reads("/newgame – open a table", bot)
    assert "Cleo: " not in await ben.read()


async def test_a_setting_that_was_changed_without_room_to_show_it_counts(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ann.say("/settings")
    await ann.reads("no limit")
    await fill(evening, FOR_SCREENS)
    assert "✓ That counts, but" in await ann.tap("no limit")
    assert (await evening.session()).due == {}


async def test_a_question_that_was_asked_aloud_takes_no_answer_from_others(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await fill(evening, FOR_TYPED)
    await ann.say("/leave")
    await evening.pass_time(60)
    await ben.tap("Yes, give it up")
    assert (await evening.session()).phase == "playing"
    await ann.tap("Yes, give it up")
    await evening.rest()
    assert (await evening.session()).phase == "over"


async def test_the_tables_of_somebody_are_told_in_the_private_chat_where_there_is_no_room(
    evening: Evening,
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await sit_down(evening)
    await fill(evening, FOR_TYPED)
    heard = evening.listen()
    await ann.say("/myturns")
    await ann.reads("One table waits for you", bot)
    await evening.pass_time(60)
    assert not budget(heard)


@pytest.mark.parametrize("is_read_along", [False, True])
async def test_the_tables_of_somebody_are_never_told_aloud(
    evening: Evening, is_read_along: bool
) -> None:
    """Who has no private chat with the bot is told, by name, that there is the way."""
    ann, ben = await evening.gather("Ann", "Ben")
    if is_read_along:
        await hide_nothing(evening)
    await sit_down(evening)
    await evening.stop_the_clock()
    await fill(evening, FOR_TYPED)
    heard = evening.listen()
    await ann.say("/myturns")
    await ben.reads("Ann: I can show you that only in our private chat")
    await evening.pass_time(60)
    assert len([call for call in heard if call.method == "sendMessage" and call.status == 200]) == 1
    assert "waits for you" not in await ben.read()


async def test_a_command_finds_room_where_a_screen_that_is_tapped_finds_none(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await fill(evening, FOR_SCREENS)
    assert NO_ROOM in await ben.tap("Rules")
    await ben.say("/help")
    await evening.pass_time(2)
    assert len(await panels(ben)) == 1
    assert not await panels(ann)


async def test_guests_who_read_house_rules_leave_room_for_who_plays(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await evening.painted()
    await fill(evening, FOR_SHOW)
    assert NO_ROOM in await cleo.tap("House rules")
    for person in (ann, ben):
        assert not await person.tap("House rules")
        await evening.pass_time(2)
    assert not await panels(cleo)
    await evening.pass_time(50)
    assert not await cleo.tap("House rules")


async def test_a_house_rule_that_was_set_without_room_to_show_it_counts(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot")
    for key in ("House rules", "Several of the same number at once"):
        await ann.tap(key)
    await fill(evening, FOR_SCREENS)
    told = await ann.tap("yes")
    assert told.startswith("✓ That counts, but")
    assert NO_ROOM not in told
    assert (await evening.session()).options.double_decking


async def test_a_move_on_a_table_that_is_painted_later_counts(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await fill(evening, 0)
    assert "That counts. What you see is brought up to date" in await ann.tap("Draw a card")
    assert await evening.moves() == 2


async def test_a_lobby_that_was_ended_without_room_does_not_stand_beside_the_next(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.reads("Join")
    await ann.say("/endgame")
    await ann.reads("Yes, end it")
    await fill(evening, 0)
    await ann.tap("Yes, end it")
    await ben.say("/newgame rally")
    await evening.painted()
    (table,) = [m for m in await ann.see() if "Join" in words_of(m)]
    assert "Rally" in words_of(table)
