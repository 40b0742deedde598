"""The group's budget is spent: every tap still counts, and nobody is told to wait."""

from bot.telegram.outbox import ANSWER, GUEST, RESULT, TABLE
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.full_minute import create_charged_group
from tests.bot.evenings.person import callback_data_of, text_of
from tests.bot.evenings.whot import start_game

WAITING = ("seconds", " s.", " s ", "bit fast", "wait")


async def test_every_key_of_a_lobby_is_taken_and_confirmed_in_a_full_minute(
    evening: Evening,
) -> None:
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    lobby = await ann.wait_for("Join")
    rows = lobby["reply_markup"]["inline_keyboard"]
    keys = {b["text"]: b["callback_data"] for row in rows for b in row if "callback_data" in b}
    session = await evening.session()
    await evening.use_up_budget(RESULT)
    for person, data, told in (
        (ben, f"j:{session.id}", "✓ You’re in"),
        (ben, f"l:{session.id}", "✓ You left the game"),
        (ann, f"g:{session.id}:rally", "✓ Rally"),
        (ann, f"g:{session.id}:whot", "✓ Whot"),
        (ann, f"a:{session.id}:easy", "✓ Computer added (easy)"),
        (ann, f"b:{session.id}", "✓ Computer removed"),
        (ann, f"o:{session.id}:hand_size:0", "✓ Cards at the start: 3"),
        (ben, f"j:{session.id}", "✓ You’re in"),
        (ann, f"s:{session.id}", "✓ The game has started"),
    ):
        assert await person.forge_tap(lobby, data) == told, (data, keys)
        await evening.advance(0.5)
    assert ann.alerts == ben.alerts == []
    session = await evening.session()
    assert (session.phase, session.options.hand_size) == ("playing", 3)
    assert [player.user for player in session.players] == [ann.id, ben.id]
    await evening.wait_until_painted()
    await ann.wait_for("Ann, it’s your turn")


async def test_moves_are_taken_and_confirmed_before_the_table_shows_them(
    evening: Evening,
) -> None:
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
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


async def test_a_tap_on_a_table_that_is_behind_is_told_who_is_asked_now(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    draws = [b for b in await ann.buttons() if "Draw a card" in b.text]
    await evening.use_up_budget(RESULT)  # the budget does not even pay for the table
    assert (await ann.tap_button(draws[0])).startswith("✓ You drew")
    assert await ann.tap_button(draws[0]) == "Waiting for 🐟 Ben…"
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
    assert await ann.wait_for_answer(second) == "Waiting for 🐟 Ben…"
    assert await evening.move_count() == 2
    assert ann.alerts == []


async def test_a_setting_that_was_changed_without_room_to_show_it_is_confirmed(
    evening: Evening,
) -> None:
    ann, _ = await create_charged_group(evening, "Ann", "Ben")
    await start_game(evening)
    await ann.say("/settings")
    await ann.wait_for("no limit")
    await evening.use_up_budget(ANSWER)
    assert await ann.tap("no limit") == "✓ no limit"
    assert (await evening.session()).due == {}


async def test_a_house_rule_that_was_set_without_room_to_show_it_is_confirmed(
    evening: Evening,
) -> None:
    ann, _ = await create_charged_group(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.open_more("House rules", "Play several of one number")
    await evening.use_up_budget(ANSWER)
    told = await ann.tap("yes")
    assert told == "✓ ☑ Play several of one number"
    assert (await evening.session()).options.double_decking
    assert ann.alerts == []
    await ann.wait_for("✓ yes")  # once the budget allows it


async def test_of_several_changes_without_room_the_screen_shows_the_last(
    evening: Evening,
) -> None:
    ann, _ = await create_charged_group(evening, "Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.open_more("House rules", "Cards at the start")
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
    ann, ben, cleo = await create_charged_group(evening, "Ann", "Ben", "Cleo")
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
    assert all("You’re not in this game" in told for told in cleo.alerts)
