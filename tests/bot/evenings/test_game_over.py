"""After the end of a game: the result is announced once despite crashes, and old buttons say so."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.address import partition
from bot.playground.methods.call import Call
from bot.playground.refusals import Refusal
from bot.store import keys
from bot.store.documents import ChatSettings, read_document
from bot.telegram.outbox import CLEANUP
from tests.bot.evenings.evening import Evening, make_commands_public, words_sent
from tests.bot.evenings.person import Person, callback_data_of, text_of
from tests.bot.evenings.test_groups import MINUTE
from tests.bot.evenings.test_standings import play_out
from tests.bot.evenings.whot import person_on_turn, start_against_computers, start_game

RESULT = "🏁 <b>Whot"
NUDGE = "time is running out"
EDITS = ("editmessagecaption", "editmessagemedia", "editmessagetext")


async def end(evening: Evening) -> None:
    """Start a game and let everybody but the first leave."""
    await start_game(evening)
    for guest in evening.people[1:]:
        await guest.give_up_seat()


async def shown(person: Person, words: str) -> list[int]:
    """Return the ids of visible messages that contain `words`."""
    return [m["message_id"] for m in await person.messages() if words in text_of(m)]


def dies_saying(evening: Evening, words: str) -> list[Any]:
    """Cancel the worker when Telegram has received a message with `words`, before the answer."""
    died: list[Any] = []

    def look(call: Any) -> None:
        if not died and words in words_sent(call):
            died.append(call)
            assert evening.worker
            evening.worker.cancel()

    evening.playground.api.calls.listeners.append(look)
    return died


async def comes_back(evening: Evening, died: list[Any]) -> None:
    async def is_dead() -> bool:
        return bool(died)

    await evening.wait_until(is_dead, "the end of the bot")
    await evening.restart(graceful=False)
    await evening.pass_time(30)
    await evening.wait_until_painted()


def said(evening: Evening, words: str) -> int:
    return sum(words in words_sent(call) for call in evening.playground.api.calls.calls)


async def test_a_bot_that_dies_over_the_result_says_it_once(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    died = dies_saying(evening, RESULT)
    await end(evening)
    await comes_back(evening, died)
    assert said(evening, RESULT) == 1
    table = (await evening.store.load(evening.address)).painted.message
    assert table in await shown(ann, "Rematch")  # the announcement might have been lost


@pytest.mark.parametrize("fault", ["lose_requests", "lose_answers"])
async def test_a_result_of_which_nothing_is_heard_stands_in_the_table(
    evening: Evening, fault: str
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.people[1].say("/leave")
    await evening.people[1].wait_for("Yes, leave")
    await evening.sim("faults", **{fault: 1}, method="sendphoto")
    await evening.people[1].tap("Yes, leave")
    await ann.wait_for("Rematch")
    await evening.pass_time(30)
    await evening.wait_until_painted()
    assert said(evening, RESULT) == (fault == "lose_answers")
    assert (await evening.store.load(evening.address)).painted.message in await shown(
        ann, "Rematch"
    )


async def test_a_result_that_telegram_puts_off_is_said_later(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.people[1].say("/leave")
    await evening.people[1].wait_for("Yes, leave")
    await evening.sim("faults", flood={"chat": ann.chat, "seconds": 20})
    await evening.people[1].tap("Yes, leave")
    await evening.pass_time(5)
    assert await shown(ann, "Rematch") == []
    await evening.pass_time(30)
    table = (await evening.store.load(evening.address)).painted.message
    (result,) = await shown(ann, "Rematch")
    assert result != table


async def test_a_bot_that_dies_over_a_reminder_says_it_once(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    late = await evening.wait_until(lambda: person_on_turn(evening))
    died = dies_saying(evening, NUDGE)
    await evening.pass_time(1.5 * MINUTE)
    await comes_back(evening, died)
    assert len(await shown(late, NUDGE)) == 1


async def test_a_finished_table_stays_where_it_is_when_the_settings_change(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ann.wait_for("Rematch")
    await evening.wait_until_painted()
    before = await evening.store.load(evening.address)
    await ann.say("/settings")
    await ann.tap("Text only")
    await evening.pass_time(30)
    after = await evening.store.load(evening.address)
    assert read_document(ChatSettings, after.chat).pictures is False
    assert replace(after, chat=before.chat) == before
    assert before.painted.message in [m["message_id"] for m in await ann.messages() if "photo" in m]


async def test_a_finished_table_stays_where_it_is_when_the_bot_is_muted_for_a_while(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ann.wait_for("Rematch")
    await evening.wait_until_painted()
    before = (await evening.store.load(evening.address)).painted.message
    await ann.say("/settings")
    await ann.tap("Text only")
    bot = evening.playground.bot.user.id
    for may in (False, True):
        permissions = {"can_send_messages": may, "can_send_photos": may}
        await evening.sim("restrict", chat=ann.chat, person=bot, permissions=permissions)
        await evening.pass_time(30)
    await evening.wait_until_painted()
    assert (await evening.store.load(evening.address)).painted.message == before
    assert before in [m["message_id"] for m in await ann.messages() if "photo" in m]


async def test_a_result_that_finds_its_topic_closed_stands_in_the_table(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben", is_forum=True)
    topic = await evening.open_topic_table()
    await start_game(evening)
    await ben.say("/leave")
    sure = await ben.wait_for("Yes, leave")
    await evening.sim("topic", chat=ann.chat, person=ann.id, id=topic, closed=True)
    await ben.forge_tap(sure, callback_data_of(sure, "l"))
    result = text_of(await ann.wait_for("Rematch"))
    assert "🥇 ❤️ Ann" in result
    assert "⋯ More" in result


# Tables that were cleared for another -----------------------------------------------------------


async def test_the_buttons_of_a_result_live_on_when_the_next_table_opens(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ann.wait_for("Rematch")
    over = await evening.session()
    await ben.say("/newgame rally")
    await ann.wait_for("Join")
    result = await ann.wait_for("Rematch")
    await ann.forge_tap(result, f"M:{over.id}")
    await ann.tap("Save this game")

    file = await ann.wait_for("move by move, for you to keep")
    assert file["document"]["file_name"] == f"whot-{over.id}.txt"
    assert "python" not in file["caption"]
    assert await ann.tap("Rematch") == "✓ You’re in"
    session = await evening.session()
    assert (session.game, [p.user for p in session.players]) == ("rally", [ben.id, ann.id])


async def test_everybody_may_tap_rematch(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    await ben.give_up_seat()
    await ann.wait_for("Rematch")
    assert await ann.tap("Rematch") == "✓ You’re in"
    await ann.wait_for("Seats taken: 1 of")
    for person, count in ((ben, 2), (cleo, 3)):
        assert await person.tap("Rematch") == "✓ You’re in"
        await ann.wait_for(f"Seats taken: {count} of")
    for button in ("Rematch", "Join"):
        assert await ben.tap(button) == "You’re already in."
    assert ben.alerts == []
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    assert await ben.tap("Rematch") == "You’re already in."
    dora = await evening.add_person("Dora")
    await evening.sim("join", chat=ann.chat, person=dora.id)
    assert "There’s already a table here" in await dora.tap("Rematch")
    assert len(dora.alerts) == 1


async def test_nobody_who_walked_away_is_made_to_play_a_rematch(evening: Evening) -> None:
    _ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    await play_out(evening)
    await ben.tap("Rematch")
    told = text_of(await ben.wait_for("Rematch: tap Join to play again"))
    assert "Ann · seat kept" in told
    assert "Ben · host" in told
    assert "Seats taken: 1 of 6" in told
    assert "You need at least 2 players" in await ben.tap("Start")
    await cleo.tap("Join")
    await ben.wait_for("Seats taken: 2 of 6")
    await ben.tap("Start")
    await ben.wait_for("it’s your turn")
    assert [player.user for player in (await evening.session()).players] == [ben.id, cleo.id]


async def test_who_played_last_time_takes_the_kept_seat_by_join(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await play_out(evening)
    await ann.tap("Rematch")
    assert await ben.tap("Join") == "✓ You’re in"
    await ann.wait_for("Seats taken: 2 of 6")
    assert "seat kept" not in await ann.visible_text()


async def test_a_rematch_that_has_no_room_says_so(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await ann.say("/newgame differo")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("turn")
    await ben.give_up_seat()
    await ann.tap("Rematch")
    await cleo.tap("Rematch")
    assert "All 2 seats are taken" in await ben.tap("Rematch")
    assert (await evening.session()).seat_of(ben.id) is None


async def ends_while_somebody_waits(evening: Evening) -> tuple[Person, Person]:
    """End a game that Ann won and Ben left while Cleo waits for a seat."""
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    await cleo.say("/join")
    await ann.wait_for("Next game: Cleo")
    await ben.give_up_seat()
    await ann.wait_for("Rematch")
    return ben, cleo


async def test_who_waited_for_the_next_round_sits_in_it(evening: Evening) -> None:
    ben, cleo = await ends_while_somebody_waits(evening)
    await ben.say("/newgame rally")
    await ben.wait_for("Seats taken: 2 of")
    assert (await evening.session()).seat_of(cleo.id) == 1
    await cleo.tap_more("Leave")
    await ben.wait_for("Seats taken: 1 of")


async def test_who_waited_long_ago_is_not_taken_to_be_there(evening: Evening) -> None:
    ben, cleo = await ends_while_somebody_waits(evening)
    evening.playground.clock.advance(31 * MINUTE)
    await ben.say("/newgame rally")
    await ben.wait_for("Seats taken: 1 of")
    assert not (await evening.session()).knows(cleo.id)


async def test_an_older_result_opens_its_rematch_where_no_table_is_open(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ann.wait_for("Rematch")
    await ben.say("/newgame rally")
    await ben.end_table()
    await ann.tap("Rematch")
    await ann.wait_for("Seats taken: 1 of")
    assert (await evening.session()).game == "whot"


async def test_where_one_went_wrong_is_told_of_an_older_game(evening: Evening) -> None:
    (ann,) = await evening.create_group("Ann")
    await start_against_computers(evening, 2)
    await ann.kick("2")
    await ann.wait_for("was removed from the game")
    await ann.kick("3")
    await ann.wait_for("Rematch")
    await evening.pass_time(60)  # hands wait for the budget
    await ann.say("/newgame rally")
    await ann.wait_for("Join")
    await ann.tap("Where did I go wrong?")
    await ann.wait_for("Well played")


async def test_who_left_looks_back_and_opens_a_rematch(evening: Evening) -> None:
    (ann,) = await evening.create_group("Ann")
    await start_against_computers(evening)
    await ann.give_up_seat()
    await ann.tap("Where did I go wrong?")
    await ann.wait_for("Well played")
    await ann.tap("Rematch")
    await ann.wait_for("Seats taken: 2 of")


async def test_what_belongs_to_an_older_game_changes_nothing(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await end(evening)
    result = await ann.wait_for("Rematch")
    over = await evening.session()
    await ben.say("/newgame whot")
    await ann.wait_for("Join")
    before = (await evening.session()).players
    for data in (f"j:{over.id}", f"l:{over.id}", f"s:{over.id}", f"a:{over.id}:easy"):
        assert "This game is over" in await ann.forge_tap(result, data)
    assert (await evening.session()).players == before


async def test_the_last_picture_of_a_game_stays_when_the_next_table_opens(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ann.wait_for("Rematch")
    await evening.wait_until_painted()
    before = await evening.public_messages()
    await ann.tap("Rematch")
    await ann.wait_for("Join")
    await evening.wait_until_painted()
    assert (await evening.public_messages()).items() > before.items()


async def test_a_result_that_is_too_old_loses_its_keys(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await end(evening)
    result = await ann.wait_for("Rematch")
    over = await evening.session()
    await ben.say("/newgame rally")
    await ann.wait_for("Join")
    await evening.store.calls.ask("DEL", keys.game(ann.chat, over.id))  # as its lifetime would
    await evening.pass_time(60)
    # no such button was ever there
    assert "out of date" in await ann.forge_tap(result, f"k:{over.id}:0:0")
    await evening.settle()
    await ann.wait_for("Rematch")
    await evening.use_up_budget(CLEANUP)
    assert "out of date" in await ann.forge_tap(result, f"M:{over.id}")
    await evening.settle()
    await ann.wait_for("Rematch")  # clean-up waits for the budget
    await evening.pass_time(60)
    assert "out of date" in await ann.forge_tap(result, f"M:{over.id}")
    await evening.settle()
    assert "Rematch" not in await ann.visible_text()
    assert "🥇" in text_of(await ann.wait_for("🏁"))


async def test_an_old_question_that_everybody_reads_can_still_be_put_away(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await make_commands_public(evening)
    await start_game(evening)
    await ann.say("/leave")
    await ann.wait_for("Yes, leave")
    await ann.end_table()
    await evening.pass_time(60)
    assert "over" in await ann.tap("Yes, leave")
    await evening.settle()
    assert "Yes, leave" not in await ann.visible_text()
    await ann.tap("Keep playing")
    await evening.settle()
    assert "leave this game" not in await ann.visible_text()


@pytest.mark.parametrize("is_gone", [False, True])
async def test_a_result_without_an_answer_is_shown_though_the_next_table_is_open(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, is_gone: bool
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.wait_until_painted()
    board = await ann.wait_for("📖 Rules")
    run, may_fail = evening.playground.api.run, asyncio.Event()
    failed: list[Call] = []

    async def fail_once(call: Call) -> Any:
        if not failed and RESULT in call.params.text("caption"):
            failed.append(call)
            await may_fail.wait()
            raise Refusal(502, "Bad Gateway")
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", fail_once)
    await ben.give_up_seat()

    async def is_being_said() -> bool:
        return bool(failed)

    await evening.wait_until(is_being_said)
    await ann.say("/newgame rally")
    await ann.wait_for("Seats taken: 1 of")
    await evening.advance_smoothly(3)
    if is_gone:
        await evening.client.delete(evening.address, board["message_id"])
    may_fail.set()
    told = await ann.wait_for("Rematch")
    assert (told["message_id"] == board["message_id"]) != is_gone
    await evening.pass_time(130)
    assert len(await shown(ann, "Rematch")) == 1
    assert await shown(ann, "Seats taken: 1 of")


async def test_a_result_that_its_table_alone_can_show_is_shown_after_two_deaths_and_a_new_game(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ben.say("/leave")
    sure = await ben.wait_for("Yes, leave")
    await evening.sim("faults", lose_requests=1, method="sendphoto")
    may_edit = refuse_edits(evening, monkeypatch)
    table = (await evening.store.load(evening.address)).painted.message
    await ben.forge_tap(sure, callback_data_of(sure, "l"))

    async def is_left_to_the_table() -> bool:
        left = await evening.store.unannounced(partition(evening.address.chat))
        return bool((await evening.chat_status()).result_in_table) and not left

    await evening.wait_until(is_left_to_the_table, "a result without an answer")
    await evening.restart(graceful=False)
    await ann.say("/newgame rally")
    await ann.wait_for("Seats taken: 1 of")
    await evening.restart(graceful=False)
    may_edit.set()
    await evening.pass_time(60)
    assert said(evening, RESULT) == 0
    assert await shown(ann, "Rematch") == [table]


def refuse_edits(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let Telegram answer no edit of a public message until the event is set."""
    run, may_edit = evening.playground.api.run, asyncio.Event()

    async def fail(call: Call) -> Any:
        if call.method in EDITS and not may_edit.is_set():
            raise Refusal(502, "Bad Gateway")
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", fail)
    return may_edit
