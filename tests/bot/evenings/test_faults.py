"""Faults between two steps: dirty marks of deleted tables, pictures that fail, conflicting
requests, and moves of computers that come too late."""

import asyncio

import pytest

from bot import dispatcher
from bot.address import Address, partition
from bot.store import Commit, StoreAway, keys
from bot.store.records import Committed
from bot.telegram import photos
from bot.telegram.outbox import ALOUD
from tests.bot.evenings.evening import Evening, make_commands_public, refuse_ephemeral
from tests.bot.evenings.person import callback_data_of, text_of
from tests.bot.evenings.test_game_over import end
from tests.bot.evenings.test_groups import MINUTE, is_timed
from tests.bot.evenings.test_rally import bring, village
from tests.bot.evenings.test_taps import whose_turn
from tests.bot.evenings.whot import play_turns, start_against_computers, start_game, take_turn


async def test_a_mark_of_a_table_that_has_expired_goes_away(evening: Evening) -> None:
    (ann,) = await evening.create_group("Ann")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await evening.wait_until_painted()
    number = partition(ann.chat)
    await evening.store.calls.ask("DEL", keys.state(evening.address))
    await evening.store.calls.ask("ZADD", keys.dirty(number), 0, evening.address.key)
    await evening.settle()
    assert await evening.store.dirty([number], evening.now()) == []


async def test_a_picture_that_cannot_be_drawn_gives_way_to_words(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> bytes:
        raise ArithmeticError("no such colour")

    monkeypatch.setattr(photos, "draw", fail)
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await play_turns(evening, moves=2)
    assert "no such colour" in caplog.text
    caplog.clear()


async def test_two_who_open_a_table_at_once_have_one_message_of_it(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.sim("faults", latency=0.3, method="sendphoto")
    await ann.say("/newgame whot")
    await ben.say("/newgame whot")
    await ann.wait_for("Join")
    await evening.pass_time(30)
    await evening.wait_until_painted()
    tables = [m for m in await ann.messages() if "🪑 Join" in text_of(m)]
    assert len(tables) == 1


async def test_the_pace_can_be_set_where_no_table_stands_and_is_that_of_the_next(
    evening: Evening,
) -> None:
    (ann,) = await evening.create_group("Ann")
    await ann.say("/settings")
    assert await ann.tap("30 seconds") == "✓ 30 seconds"
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    assert (await evening.session()).pace == 30_000


@pytest.mark.slow
async def test_a_computer_moves_though_its_first_thought_came_too_late(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await evening.stop_bot()
    await evening.start_bot(pause=1.0)
    await start_game(evening)
    await ann.say("/settings")
    await ann.tap("no limit")
    person = await whose_turn(evening)
    before = await evening.move_count()
    await evening.sim("leave", chat=ann.chat, person=person.id)
    await evening.wait_until(lambda: thinks(evening))
    await evening.sim("join", chat=ann.chat, person=person.id)
    await person.tap("back")
    await evening.wait_until(lambda: thinks(evening, False))
    await evening.settle()  # until the computer has answered
    assert await evening.move_count() == before
    await evening.sim("leave", chat=ann.chat, person=person.id)

    async def is_made() -> bool:
        return await evening.move_count() > before

    await evening.wait_until(is_made, "the computer's move")


async def thinks(evening: Evening, does: bool = True) -> bool:
    return bool((await evening.session()).thinking) == does


async def test_who_leaves_the_group_waits_for_no_next_round(evening: Evening) -> None:
    ann, _, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening, evening.people[1])
    await cleo.say("/join")
    await ann.wait_for("Next game: Cleo")
    await evening.sim("leave", chat=ann.chat, person=cleo.id)
    await evening.settle()
    assert (await evening.session()).waiting == []


async def test_a_hand_in_private_goes_with_a_group_that_moves(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await evening.create_group("Ann", "Ben", kind="group")
    for person in people:
        bot = await person.choose_private_hands()
    refuse_ephemeral(evening, monkeypatch)
    await start_game(evening)
    person = await whose_turn(evening)
    await person.wait_for("Your turn", bot)
    new = await evening.sim("migrate", chat=person.chat)
    evening.address = Address(new["id"])
    await person.wait_for("it’s your turn")
    before = await evening.move_count()
    await person.tap("Draw a card", bot)
    assert await evening.move_count() == before + 1


async def test_my_turns_go_with_a_group_that_moves(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben", kind="group")
    await start_game(evening)
    person = await whose_turn(evening)
    new = await evening.sim("migrate", chat=ann.chat)
    evening.address = Address(new["id"])
    await person.wait_for("it’s your turn")
    for _ in range(2):
        await person.say("/myturns")
        await person.wait_for("1 game is waiting for your move")


async def test_who_asks_for_turns_between_two_games_is_told_of_the_next(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ann.wait_for("Rematch")
    await ann.say("/myturns")
    await ann.wait_for("No game is waiting for your move")
    await ann.tap("Rematch")
    await ann.wait_for("Seats taken: 1 of")
    await ann.tap_more("Computers", "+ 🤖 easy")
    await ann.tap("Start")
    await ann.wait_for("Ann, it’s your turn")
    await evening.pass_time(60)  # the budget has recovered
    await ann.say("/myturns")
    await ann.wait_for("1 game is waiting for your move")


async def test_an_older_result_opens_its_rematch_in_the_group_that_moved(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben", kind="group")
    await end(evening)
    result = await ann.wait_for("Rematch")
    await ben.say("/newgame rally")
    await ben.end_table()
    new = await evening.sim("migrate", chat=ann.chat)
    data = callback_data_of(result, "n")
    await ann.forge_tap(result, data)
    evening.address = Address(new["id"])
    await ann.wait_for("Seats taken: 1 of")
    assert (await evening.session()).game == "whot"


async def test_who_cannot_be_shown_where_it_went_wrong_is_told_so(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = await evening.create_group("Ann")
    await start_against_computers(evening)
    await ann.give_up_seat()
    await ann.wait_for("Rematch")
    refuse_ephemeral(evening, monkeypatch)
    assert "Open our private chat" in await ann.tap("Where did I go wrong?")


async def test_what_the_store_did_not_take_is_soon_tried_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await evening.wait_until_painted()
    assert evening.worker
    store = evening.worker.store
    commit = store.commit
    failed: list[Commit] = []

    async def fail_once(address: Address, what: Commit) -> Committed:
        if not failed:
            failed.append(what)
            raise StoreAway("The store does not answer")
        return await commit(address, what)

    monkeypatch.setattr(store, "commit", fail_once)
    await ben.tap("Join")
    assert failed
    assert len((await evening.session()).players) == 2


async def fail_commits(evening: Evening, monkeypatch: pytest.MonkeyPatch, times: int) -> list[int]:
    """Let commits fail with an error of our own. Return the list of tries of their entries."""
    assert evening.worker
    store = evening.worker.store
    commit = store.commit
    tries: list[int] = []

    async def fail(address: Address, what: Commit) -> Committed:
        if what.entry is not None and len(tries) < times:
            tries.append(what.entry.tries)
            raise RuntimeError("a fault of ours")
        return await commit(address, what)

    monkeypatch.setattr(store, "commit", fail)
    monkeypatch.setattr(dispatcher, "RETRY_SECONDS", 0.05)
    return tries


async def test_what_failed_is_tried_again_after_a_while(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    tries = await fail_commits(evening, monkeypatch, 2)
    await ben.tap("Join")
    assert tries == [1, 2]
    assert len((await evening.session()).players) == 2
    caplog.clear()


async def test_what_fails_again_and_again_is_put_aside(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    tries = await fail_commits(evening, monkeypatch, dispatcher.MOST_TRIES)
    await ben.tap("Join")
    evening.taps.clear()  # nothing answers a tap that is put aside
    assert tries == [1, 2, 3, 4, 5]
    await evening.settle()
    assert len((await evening.session()).players) == 1
    await ben.tap("Join")
    assert len((await evening.session()).players) == 2
    caplog.clear()


@pytest.mark.slow
async def test_what_waits_long_in_this_process_is_handled_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await make_commands_public(evening)
    assert evening.worker
    store = evening.worker.store
    commit = store.commit

    async def take_long(address: Address, what: Commit) -> Committed:
        await asyncio.sleep(20)  # real seconds, longer than an entry once had
        return await commit(address, what)

    monkeypatch.setattr(store, "commit", take_long)
    await ann.say("/newgame whot")
    await ben.say("/help")
    await ann.wait_for("Join")
    await evening.pass_time(30)
    sent = [call["params"] for call in await evening.calls() if call["method"] == "sendMessage"]
    assert len([each for each in sent if "Only you will see it" in each["text"]]) == 1


async def test_a_table_goes_on_while_what_lies_elsewhere_is_away(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a cluster, file ids and people's documents may lie on a server that is down."""
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    assert evening.worker
    store = evening.worker.store
    person = store.person

    async def fail(*_: object) -> None:
        raise StoreAway("The store does not answer")

    assert await person(evening.people[0].id)
    for name in ("person", "file_id", "remember_file"):
        monkeypatch.setattr(store, name, fail)
    began = evening.now()
    await play_turns(evening, moves=2)
    assert evening.now() - began < MINUTE * 1000  # before the time limit


async def test_a_tap_of_who_is_not_in_the_group_takes_nobodys_hand_away(evening: Evening) -> None:
    ann, _, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening, evening.people[1])
    table = await cleo.wait_for("📖 Rules")
    await evening.stop_bot()
    query = await cleo.send_tap(table, callback_data_of(table, "r"))
    await evening.sim("leave", chat=ann.chat, person=cleo.id)
    await evening.start_bot()
    await cleo.wait_for_answer(query)
    assert not (await evening.chat_status()).no_hands_until
    await ann.tap("My cards")
    await ann.wait_for("Close")


async def test_a_tap_in_a_closed_topic_takes_nobodys_hand_away(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben", is_forum=True)
    topic = await evening.open_topic_table()
    await ben.tap("Join")
    await evening.sim("topic", chat=ann.chat, person=ann.id, id=topic, closed=True)
    await ben.tap("⋯ More")
    assert not (await evening.chat_status()).no_hands_until


async def test_a_tap_while_the_bot_is_muted_takes_nobodys_hand_away(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    bot = evening.playground.bot.user.id
    muted = {"can_send_messages": False}
    await evening.sim("restrict", chat=ann.chat, person=bot, permissions=muted)
    await evening.settle()
    await ben.tap("My cards")
    assert not (await evening.chat_status()).no_hands_until


async def test_a_bot_that_may_speak_again_shows_pictures_again(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    bot = evening.playground.bot.user.id
    muted = {"can_send_messages": False, "can_send_photos": False}
    await evening.sim("restrict", chat=ann.chat, person=bot, permissions=muted)
    await ann.say("/board")
    await evening.pass_time(60)
    assert (await evening.chat_status()).no_pictures_until
    free = dict.fromkeys(muted, True)
    await evening.sim("restrict", chat=ann.chat, person=bot, permissions=free)
    await ann.wait_for("📖 Rules")
    await evening.wait_until_painted()
    assert "photo" in await ann.wait_for("📖 Rules")


async def test_a_map_is_told_of_where_no_picture_may_be_sent(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    bot = evening.playground.bot.user.id
    no_photos = {"can_send_messages": True, "can_send_photos": False}
    await evening.sim("restrict", chat=ann.chat, person=bot, permissions=no_photos)
    await bring(ann, village())
    await ann.wait_for("Uploaded by")


async def test_the_whole_game_is_not_sent_oftener_than_the_group_has_room(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await end(evening)
    result = await ann.wait_for("Rematch")
    await evening.wait_until_painted()
    heard = evening.record_calls()
    data = f"f:{(await evening.session()).id}"
    for _ in range(25):
        await ann.forge_tap(result, data)
    await evening.pass_time(2)
    await evening.pass_time(2)
    sent = [call for call in heard if call.method == "sendDocument"]
    assert 0 < len(sent) < 19
    assert not [call for call in heard if call.status == 429]


async def test_an_impatient_finger_gets_the_whole_game_once_and_is_told_where(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await end(evening)
    result = await ann.wait_for("Rematch")
    await evening.wait_until_painted()
    heard = evening.record_calls()

    def sent() -> list[object]:
        return [call for call in heard if call.method == "sendDocument"]

    queries = [
        await person.send_tap(result, f"f:{(await evening.session()).id}")
        for person in (ann, ann, ben)
    ]
    told = [await ann.wait_for_answer(query) for query in queries]
    name = f"whot-{(await evening.session()).id}.txt"
    assert [name in answer for answer in told] == [False, True, True]
    await evening.pass_time(2)
    assert len(sent()) == 1
    await evening.pass_time(61)
    assert "Sending the game log" in await ben.open_more("Save this game")
    await evening.pass_time(2)
    assert len(sent()) == 2


async def test_a_whole_game_that_found_no_room_can_be_asked_for_again(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ann.wait_for("Rematch")
    await evening.wait_until_painted()
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    heard = evening.record_calls()
    await evening.sim("faults", flood={"chat": ann.chat, "seconds": 90})
    assert "Sending the game log" in await ann.open_more("Save this game")
    await evening.pass_time(ALOUD.patience / 1000)
    await ann.wait_for("I couldn’t send the file to this group", bot)
    assert not [call for call in heard if call.method == "sendDocument" and call.status == 200]
    await evening.pass_time(60)
    assert "Sending the game log" in await ann.open_more("Save this game")
    await ann.wait_for("move by move, for you to keep")


async def test_who_asks_for_a_whole_game_where_no_file_may_be_sent_is_told_in_private(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ann.wait_for("Rematch")
    bot = evening.playground.bot.user.id
    no_files = {"can_send_messages": True, "can_send_documents": False}
    await evening.sim("restrict", chat=ann.chat, person=bot, permissions=no_files)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    for count in (1, 2):
        assert "Sending the game log" in await ann.open_more("Save this game")

        async def is_told(wanted: int = count) -> bool:
            told = [m for m in await ann.messages(bot) if "couldn’t send the file" in text_of(m)]
            return len(told) == wanted

        await evening.wait_until(is_told, "the reason")


async def test_a_store_that_takes_nothing_for_a_while_ends_nothing(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    table = await ann.wait_for("Join")
    client = evening.store.calls.client
    await client.config_set("min-replicas-to-write", 1)
    try:
        await ben.send_tap(table, callback_data_of(table, "j"))
        for _ in range(100):
            await evening.advance(0.02)
    finally:
        await client.config_set("min-replicas-to-write", 0)
    await ann.wait_for("Seats taken: 2 of")


@pytest.mark.slow
async def test_nobodys_time_runs_though_a_computer_moved_after_the_bot_was_removed(
    evening: Evening,
) -> None:
    (ann,) = await evening.create_group("Ann")
    await evening.stop_bot()
    await evening.start_bot(pause=0.5)
    await start_against_computers(evening)
    bot = evening.playground.bot.user.id
    while not (await evening.session()).thinking:
        await take_turn(ann)
    await evening.sim("bot", chat=ann.chat, bot=bot, present=False)
    await evening.wait_until(lambda: thinks(evening, False))
    moves = await evening.move_count()
    await evening.pass_time(10 * MINUTE)
    session = await evening.session()
    assert (session.phase, len(session.log)) == ("playing", moves)
    assert not session.players[0].is_away
    await evening.sim("bot", chat=ann.chat, bot=bot, present=True)
    await evening.wait_until(lambda: is_timed(evening))
