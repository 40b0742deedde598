"""Taps as real groups make them: at once, twice, late, forged and too many; and failing edits."""

import asyncio
import random
from typing import Any

import pytest

from bot.playground.methods.call import Call
from bot.playground.refusals import too_many
from tests.bot.evenings.evening import Evening, charged_calls
from tests.bot.evenings.person import Person, callback_data_of
from tests.bot.evenings.whot import best_button, person_on_turn, play_turns, start_game, take_turn

STALE = "That button is out of date"


async def whose_turn(evening: Evening) -> Person:
    return await evening.wait_until(lambda: person_on_turn(evening), "somebody's turn")


async def test_two_people_tap_at_once_and_both_are_heard(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await asyncio.gather(ben.tap("Join"), cleo.tap("Join"))
    session = await evening.session()
    assert {player.user for player in session.players} == {ann.id, ben.id, cleo.id}


async def test_a_move_that_is_tapped_twice_at_once_is_made_once(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    person = await whose_turn(evening)
    await person.tap("My cards")
    button = await evening.wait_until(lambda: best_button(person, "m"))
    before = await evening.move_count()
    await asyncio.gather(person.tap_button(button), person.tap_button(button, again=True))
    assert await evening.move_count() == before + 1


async def test_every_update_comes_twice_and_counts_once(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await evening.sim("faults", duplicate_updates=1_000_000)
    await start_game(evening)
    for _ in range(4):
        before = await evening.move_count()
        await take_turn(await whose_turn(evening))
        await evening.wait_until_painted()
        assert await evening.move_count() == before + 1


async def test_a_tap_on_an_old_hand_is_told_so(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    person = await whose_turn(evening)
    await person.tap("My cards")
    button = await evening.wait_until(lambda: best_button(person, "m"))
    await person.tap_button(button)
    await evening.wait_until_painted()
    before = await evening.move_count()
    table = await person.wait_for("My cards")
    assert STALE in await person.forge_tap(table, button.data) or "turn" in person.toasts[-1]
    assert await evening.move_count() == before


async def test_a_row_of_moves_ends_with_a_draw(evening: Evening) -> None:
    """Nothing after it is looked at: its answer would tell what lies on the market."""
    people = {person.id: person for person in await evening.create_group("Ann", "Ben")}
    await start_game(evening)
    message = await evening.people[0].wait_for("it’s your turn")
    for more in (0, 99):
        session = await evening.session()
        (seat,) = session.prompts
        person, draw = people[session.players[seat].user or 0], len(session.legal(seat)) - 1
        data = f"m:{session.id}:{session.prompts[seat]}:{draw}.{more}.0"
        assert "You" in await person.forge_tap(message, data)
        drawn = (await evening.session()).log[len(session.log) :]
        assert [line.split()[-1] for line in drawn] == ["draw"]


async def test_a_button_of_another_table_is_stale(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    table = await ann.wait_for("My cards")
    assert STALE in await ann.forge_tap(table, "h:aaaaaaaa")
    assert STALE in await ann.forge_tap(table, "m:aaaaaaaa:1:0")


async def test_forged_taps_change_nothing_and_break_nothing(evening: Evening) -> None:
    """Random bytes, and data that look nearly right from somebody without a seat."""
    ann, _, eve = await evening.create_group("Ann", "Ben", "Eve")
    await start_game(evening, evening.people[1])
    session = await evening.session()
    table = await ann.wait_for("My cards")
    before = await evening.public_messages()
    chance = random.Random(11)
    verbs = "mwxkhrozjlsgabntvdecupfyqi" + "Q:\x00é"
    words = [session.id, "", "aaaaaaaa", "0", "1", "-1", "999999999999", "1.1.1", "yes", "resign"]
    words += ["pace", "language", "none", "whot", "hard", "hand_size", "\u202e", "²", "１"]
    for number in range(90):
        if number % 3:
            parts = [
                chance.choice(verbs),
                session.id,
                *chance.choices(words, k=chance.randrange(4)),
            ]
            data = ":".join(parts)
        else:
            data = "".join(chr(chance.randrange(1, 0x2FFF)) for _ in range(chance.randrange(1, 21)))
        data = data.encode()[:64].decode(errors="ignore") or ":"
        await eve.forge_tap(table, data)
        await evening.advance(0.6)
    await evening.wait_until_painted()
    if not (after := await evening.session()).waiting:  # the table names who waits
        assert (await evening.public_messages()).items() >= before.items()
    assert after.log == session.log
    assert [player.user for player in after.players] == [player.user for player in session.players]
    assert after.options == session.options


@pytest.mark.parametrize("pace", ["1", "0", "99999999999", "30000", "-1", "120.0", "²"])
async def test_only_the_paces_that_are_offered_are_taken(evening: Evening, pace: str) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    table = await ann.wait_for("My cards")
    assert STALE in await ann.forge_tap(table, f"c::pace:{pace}")
    assert (await evening.session()).pace == 120_000
    assert b"pace" not in await evening.store.row(ann.chat)


async def test_a_tap_that_is_answered_too_late_still_counts(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    person = await whose_turn(evening)
    await person.tap("My cards")
    button = await evening.wait_until(lambda: best_button(person, "m"))
    before = await evening.move_count()
    await evening.stop_bot()
    await person.send_tap(button.message, button.data)
    await evening.sim("clock", advance=30)
    await evening.start_bot()

    async def is_made() -> bool:
        return await evening.move_count() == before + 1

    await evening.wait_until(is_made, "the move")


async def test_a_deleted_table_is_posted_anew(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    table = await ann.wait_for("📖 Rules")
    await evening.sim("delete", person=ann.id, chat=ann.chat, key=table["key"])
    person = await whose_turn_of_record(evening)
    await person.say("/move draw")
    await evening.wait_until_painted()
    anew = await ann.wait_for("📖 Rules")
    assert anew["message_id"] > table["message_id"]
    await play_turns(evening, moves=2)


async def whose_turn_of_record(evening: Evening) -> Person:
    """Return the person to move by the saved session, where no table shows it."""
    session = await evening.session()
    (seat,) = session.prompts
    (person,) = [p for p in evening.people if p.id == session.players[seat].user]
    return person


async def test_a_move_stands_when_its_edit_fails(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    person = await whose_turn(evening)
    before = await evening.move_count()
    await evening.sim("faults", errors=2, method="editmessagemedia")
    await take_turn(person)
    await evening.wait_until_painted()
    assert await evening.move_count() == before + 1
    assert await whose_turn(evening)


async def test_an_edit_whose_answer_is_lost_is_repeated_and_not_modified(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    heard = evening.record_calls()
    await evening.sim("faults", lose_answers=1, method="editmessagemedia")
    await ben.tap("Join")
    await evening.wait_until_painted()
    assert [call for call in heard if "not modified" in call.description]
    await ann.wait_for("Seats taken: 2 of")


async def test_a_flood_is_told_to_wait_and_is_never_shut_out(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    lobby = await ann.wait_for("Join")
    queries = [await ben.send_tap(lobby, "j:aaaaaaaa") for _ in range(40)]
    answers = [await ben.wait_for_answer(query) for query in queries]
    assert any("bit fast" in answer for answer in answers)
    assert any("bit fast" not in answer for answer in answers)
    assert "bit fast" not in await ann.tap("⋯ More")
    await evening.pass_time(10)
    assert "bit fast" not in await ben.tap("Join")


async def test_fifty_taps_a_second_in_one_group_never_flood_telegram(evening: Evening) -> None:
    people = await evening.create_group(*(f"Guest {number}" for number in range(12)))
    await people[0].say("/newgame whot")
    lobby = await people[0].wait_for("Join")
    id = (await evening.session()).id
    everything = (f"j:{id}", f"h:{id}", f"a:{id}:easy", f"b:{id}", f"o:{id}", f"r:{id}")
    heard = evening.record_calls()
    for _ in range(2):
        taps = [(p, await p.send_tap(lobby, data)) for p in people for data in everything]
        assert len(taps) > 50  # within one virtual second
        for person, query in taps:
            await person.wait_for_answer(query)
    await evening.wait_until_painted()
    assert not [call for call in heard if call.status == 429]
    spent = charged_calls(heard)
    assert spent
    seconds = spent[-1].at - spent[0].at
    assert len(spent) <= 18 * (1 + seconds / 60)


async def test_an_old_hand_gives_no_reasons_of_now(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.tap("My cards")
    hand_screen = await ann.wait_for("Close")
    prompt = (await evening.session()).prompts[0]
    why = f"x:{(await evening.session()).id}:{prompt}:0"
    assert STALE not in await ann.forge_tap(hand_screen, why)
    for person in (ann, ben):
        await person.say("/move draw")
        await evening.wait_until_painted()
    assert STALE in await ann.forge_tap(hand_screen, why)


async def test_who_allows_everything_is_told_so_and_may_be_asked_again(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame caesar")
    await ben.tap("Join")
    await ann.tap("Start")
    await ben.tap("My cards")
    await ben.tap("⋯ More")
    await ben.wait_for("you aren’t asked about your opponent’s action cards any more")
    assert "Everything is allowed" in await ben.tap("⏩ Allow everything")
    assert (await evening.session()).passers == [1]
    await evening.settle()
    menu = await ben.only_ephemeral_text()
    assert "without being asked. ✋ Ask me again ends that" in menu
    assert "⏩" not in menu
    assert "I’ll ask you again" in await ben.tap("✋ Ask me again")
    assert (await evening.session()).passers == []
    await ben.wait_for("⏩ Allow everything")
    assert "⏩" not in await ann.visible_text()


@pytest.mark.parametrize(("seconds", "is_in_time"), [(3, True), (20, False)])
async def test_an_answer_that_telegram_puts_off_is_given_while_the_tap_waits(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, seconds: int, is_in_time: bool
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    table = await ann.wait_for("Join")
    run = evening.playground.api.run
    began = evening.now()

    async def flooded(call: Call) -> Any:
        if call.method == "answercallbackquery" and evening.now() < began + seconds * 1000:
            raise too_many(seconds)
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", flooded)
    heard = evening.record_calls()
    query = await ben.send_tap(table, callback_data_of(table, "j"))
    await ann.wait_for("Seats taken: 2 of")
    await evening.advance_smoothly(seconds + 5)
    assert bool(evening.playground.world.queries[query].answer) == is_in_time
    answers = [call.status for call in heard if call.method == "answerCallbackQuery"]
    assert answers == [429, 200][: 1 + is_in_time]
    evening.taps.clear()  # of which one came too late
