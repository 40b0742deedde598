"""Taps as they come in real groups: at once, twice, late, forged, too many; and edits that fail."""

import asyncio
import random

import pytest

from tests.bot.evenings.evening import Evening, Person, budget
from tests.bot.evenings.whot import asked, best, play_on, sit_down, take_turn

STALE = "That button belongs to an earlier turn"


async def whose_turn(evening: Evening) -> Person:
    person: Person = await evening.until(lambda: asked(evening), "somebody's turn")
    return person


async def test_two_people_tap_at_once_and_both_are_heard(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    await ann.reads("Join")
    await asyncio.gather(ben.tap("Join"), cleo.tap("Join"))
    session = await evening.session()
    assert {player.user for player in session.players} == {ann.id, ben.id, cleo.id}


async def test_a_move_that_is_tapped_twice_at_once_is_made_once(evening: Evening) -> None:
    await evening.gather("Ann", "Ben")
    await sit_down(evening)
    person = await whose_turn(evening)
    await person.tap("My cards")
    button = await evening.until(lambda: best(person, "m"))
    before = await evening.moves()
    await asyncio.gather(person.tap_on(button), person.tap_on(button, again=True))
    assert await evening.moves() == before + 1


async def test_every_update_comes_twice_and_counts_once(evening: Evening) -> None:
    await evening.gather("Ann", "Ben")
    await evening.sim("faults", duplicate_updates=1_000_000)
    await sit_down(evening)
    for _ in range(4):
        before = await evening.moves()
        await take_turn(await whose_turn(evening))
        await evening.painted()
        assert await evening.moves() == before + 1


async def test_a_tap_on_an_old_panel_is_told_so(evening: Evening) -> None:
    await evening.gather("Ann", "Ben")
    await sit_down(evening)
    person = await whose_turn(evening)
    await person.tap("My cards")
    message, row, column, button = await evening.until(lambda: best(person, "m"))
    await person.tap_on((message, row, column, button))
    await evening.painted()
    before = await evening.moves()
    table = await person.reads("market")
    assert (
        STALE in await person.forge(table, button["callback_data"]) or "turn" in person.toasts[-1]
    )
    assert await evening.moves() == before


async def test_a_button_of_another_table_is_stale(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    table = await ann.reads("market")
    assert STALE in await ann.forge(table, "h:aaaaaaaa")
    assert STALE in await ann.forge(table, "m:aaaaaaaa:1:0")


async def test_forged_taps_change_nothing_and_break_nothing(evening: Evening) -> None:
    """Any bytes; and everything that looks nearly right, from somebody who does not sit here."""
    ann, _, eve = await evening.gather("Ann", "Ben", "Eve")
    await sit_down(evening, evening.people[1])
    session = await evening.session()
    table = await ann.reads("market")
    before = await evening.everybody_sees()
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
        await eve.forge(table, data)
        await evening.go_on(0.6)
    await evening.painted()
    if not (after := await evening.session()).waiting:  # whom the table names
        assert (await evening.everybody_sees()).items() >= before.items()
    assert after.log == session.log
    assert [player.user for player in after.players] == [player.user for player in session.players]
    assert after.options == session.options


@pytest.mark.parametrize("pace", ["1", "0", "99999999999", "30000", "-1", "120.0", "²"])
async def test_only_the_paces_that_are_offered_are_taken(evening: Evening, pace: str) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    table = await ann.reads("market")
    assert STALE in await ann.forge(table, f"c::pace:{pace}")
    assert (await evening.session()).pace == 120_000
    assert b"pace" not in await evening.store.row(ann.chat)


async def test_a_tap_that_is_answered_too_late_still_counts(evening: Evening) -> None:
    await evening.gather("Ann", "Ben")
    await sit_down(evening)
    person = await whose_turn(evening)
    await person.tap("My cards")
    message, row, column, _ = await evening.until(lambda: best(person, "m"))
    before = await evening.moves()
    await evening.stop_bot()
    fields = {"chat": person.chat, "key": message["key"], "row": row, "column": column}
    await evening.sim("tap", person=person.id, **fields)
    await evening.sim("clock", advance=30)
    await evening.start_bot()

    async def is_made() -> bool:
        return await evening.moves() == before + 1

    await evening.until(is_made, "the move")


async def test_a_deleted_table_is_posted_anew(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    table = await ann.reads("📖 Rules")
    await evening.sim("delete", person=ann.id, chat=ann.chat, key=table["key"])
    person = await whose_turn_of_record(evening)
    await person.say("/move draw")
    await evening.painted()
    anew = await ann.reads("📖 Rules")
    assert anew["message_id"] > table["message_id"]
    await play_on(evening, moves=2)


async def whose_turn_of_record(evening: Evening) -> Person:
    """Where no table tells it."""
    session = await evening.session()
    (seat,) = session.prompts
    (person,) = [p for p in evening.people if p.id == session.players[seat].user]
    return person


async def test_a_move_stands_when_its_edit_fails(evening: Evening) -> None:
    await evening.gather("Ann", "Ben")
    await sit_down(evening)
    person = await whose_turn(evening)
    before = await evening.moves()
    await evening.sim("faults", errors=2, method="editmessagemedia")
    await take_turn(person)
    await evening.painted()
    assert await evening.moves() == before + 1
    assert await whose_turn(evening)


async def test_an_edit_whose_answer_is_lost_is_repeated_and_not_modified(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.reads("Join")
    heard = evening.listen()
    await evening.sim("faults", lose_answers=1, method="editmessagetext")
    await ben.tap("Join")
    await evening.painted()
    assert [call for call in heard if "not modified" in call.description]
    await ann.reads("At the table, 2 of")


async def test_a_flood_is_told_to_wait_and_is_never_shut_out(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.reads("Join")
    lobby = await ann.reads("Join")
    queries = [await ben.send(lobby, "j:aaaaaaaa") for _ in range(40)]
    answers = [await ben.answered(query) for query in queries]
    assert any("too fast" in answer for answer in answers)
    assert any("too fast" not in answer for answer in answers)
    assert "too fast" not in await ann.tap("House rules")
    await evening.pass_time(10)
    assert "too fast" not in await ben.tap("Join")


async def test_fifty_taps_a_second_in_one_group_never_flood_telegram(evening: Evening) -> None:
    people = await evening.gather(*(f"Guest {number}" for number in range(12)))
    await people[0].say("/newgame whot")
    lobby = await people[0].reads("Join")
    id = (await evening.session()).id
    everything = (f"j:{id}", f"h:{id}", f"a:{id}:easy", f"b:{id}", f"o:{id}", f"r:{id}")
    heard = evening.listen()
    for _ in range(2):
        taps = [(p, await p.send(lobby, data)) for p in people for data in everything]
        assert len(taps) > 50  # and not a second of the evening has passed
        for person, query in taps:
            await person.answered(query)
    await evening.painted()
    assert not [call for call in heard if call.status == 429]
    spent = budget(heard)
    assert spent
    seconds = spent[-1].at - spent[0].at
    assert len(spent) <= 18 * (1 + seconds / 60)


async def test_an_old_panel_gives_no_reasons_of_now(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ann.tap("My cards")
    hand_screen = await ann.reads("Close")
    prompt = (await evening.session()).prompts[0]
    why = f"x:{(await evening.session()).id}:{prompt}:0"
    assert STALE not in await ann.forge(hand_screen, why)
    for person in (ann, ben):
        await person.say("/move draw")
        await evening.painted()
    assert STALE in await ann.forge(hand_screen, why)


async def test_who_allows_everything_is_told_so_and_may_be_asked_again(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame caesar")
    await ben.tap("Join")
    await ann.tap("Start")
    await ben.tap("My cards")
    assert "You let every move stand" in await ben.tap("⏩ Allow everything")
    assert (await evening.session()).passers == [1]
    assert "You are asked again" in await ben.tap("✋ Ask me again")
    assert (await evening.session()).passers == []
    assert "⏩" not in await ann.read()
