"""Bot API servers that know no ephemeral messages: nothing private is readable for others."""

import logging
from random import Random
from typing import Any

import pytest

from bot.playground.methods.call import Call
from bot.playground.refusals import bad_request, too_many
from bot.requests.reply import DAY
from bot.screens.callback_data import HAND, RULES
from bot.telegram import client
from bot.telegram.client import PROBE
from engine.games import GAMES
from tests.bot.evenings.any_game import open_game, play_anyhow
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person, text_of
from tests.bot.evenings.whot import FACE_PATTERN, Secrets, play_turns, start_game
from tests.slow import all_but

OLD_SERVERS = ("ignored", pytest.param("10.2", marks=pytest.mark.slow))


def sent_for_one(calls: list[Any]) -> list[str]:
    """Return the texts that were sent for one person alone, as the bot meant it."""
    return [
        str(call.params.get("text") or call.params["caption"])
        for call in calls
        if call.method in ("sendMessage", "sendPhoto")
        and "ephemeral_message_parameters" in call.params
    ]


def expect_one_error(caplog: pytest.LogCaptureFixture, text: str) -> None:
    """Check that one error was logged, and take it off what a test may not log."""
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert len(errors) == 1, errors
    assert text in errors[0]
    caplog.clear()


async def public_texts(evening: Evening) -> list[str]:
    """Return what everybody can read in the group."""
    messages = await evening.people[0].messages()
    return [text_of(message) for message in messages if not message.get("ephemeral")]


@pytest.mark.parametrize("old", OLD_SERVERS)
@pytest.mark.parametrize("game", all_but(["whot"], sorted(GAMES)))
async def test_an_old_server_never_gets_a_private_text(
    evening: Evening, caplog: pytest.LogCaptureFixture, game: str, old: str
) -> None:
    """The probe is the only message that it shows to everybody, and it is deleted."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.sim("server", ephemeral=old)
    calls = evening.record_calls()
    await open_game(evening, game)
    before = await evening.move_count()
    await ann.tap("Rules")
    if game == "whot":
        await ben.tap("My cards")
    await play_anyhow(evening, Random(7), moves=8)
    assert await evening.move_count() > before
    assert sent_for_one(calls) == [PROBE.text]
    assert PROBE.text not in await public_texts(evening)
    expect_one_error(caplog, "update the Bot API server to 10.3")


async def tap_every_private_button(person: Person) -> None:
    """Tap whatever below the table is answered to one person alone."""
    for button in await person.buttons():
        if button.data[0] in (HAND, RULES) and not button.message.get("ephemeral"):
            await person.tap_button(button)


@pytest.mark.parametrize("game", all_but(["caesar"], sorted(GAMES)))
async def test_a_server_that_is_replaced_by_an_older_one_shows_one_text_for_a_moment(
    evening: Evening, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    """The first text that it shows to everybody is deleted, and no other one is sent."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await open_game(evening, game)
    await ann.tap("Rules")
    await ann.tap("✕ Close")
    calls = evening.record_calls()
    await evening.sim("server", ephemeral="ignored")
    for person in (ben, ann):
        await tap_every_private_button(person)
    await evening.settle()
    (shown,) = sent_for_one(calls)
    assert shown not in "\n".join(await public_texts(evening))
    assert PROBE.text not in await public_texts(evening)
    await play_anyhow(evening, Random(7), moves=4)
    assert sent_for_one(calls) == [shown]
    expect_one_error(caplog, "update the Bot API server to 10.3")


async def test_a_text_that_cannot_be_deleted_is_made_to_say_nothing(
    evening: Evening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.tap("My cards")
    run = evening.playground.api.run

    async def keep(call: Call) -> Any:
        if call.method.lower() == "deletemessage":
            raise bad_request("message can't be deleted")
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", keep)
    await evening.sim("server", ephemeral="ignored")
    hand = next(button for button in await ben.buttons() if button.data[0] == HAND)
    await ben.send_tap(hand.message, hand.data)

    async def is_empty() -> bool:
        return PROBE.text in await public_texts(evening)

    await evening.wait_until(is_empty, "a text that says nothing")
    await Secrets(evening).check()
    evening.taps.clear()  # the clock ran past the end of the tap while the bot tried to delete
    caplog.clear()
    monkeypatch.undo()


async def test_an_old_server_is_probed_in_one_group_for_all(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.sim("server", ephemeral="ignored")
    calls = evening.record_calls()
    for names in (("Ann", "Ben"), ("Cleo", "Dora")):
        first, _ = await evening.create_group(*names)
        await start_game(evening)
        assert FACE_PATTERN.search(await first.tap("My cards"))
    assert sent_for_one(calls) == [PROBE.text]
    expect_one_error(caplog, "update the Bot API server to 10.3")


async def test_a_second_tap_opens_the_private_chat_where_a_server_shows_no_hands(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await evening.sim("server", ephemeral="ignored")
    await start_game(evening)
    assert "Tap again to see your cards in our private chat" in await ann.tap("My cards")
    assert await ann.tap("My cards") == ""
    await ann.wait_for("Your turn", await ann.follow_link())
    expect_one_error(caplog, "update the Bot API server to 10.3")


async def test_after_a_restart_the_server_is_probed_once(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.restart()
    calls = evening.record_calls()
    for person in (ann, ben):
        await person.tap("My cards")
        await person.wait_for("✕ Close")
    texts = sent_for_one(calls)
    assert texts[0] == PROBE.text
    assert PROBE.text not in texts[1:]
    assert len(texts) == 2


async def test_a_probe_that_telegram_does_not_let_be_edited_yet_is_filled_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    run, put_off = evening.playground.api.run, list[Call]()

    async def put_off_once(call: Call) -> Any:
        if call.method.lower().startswith("editephemeralmessage") and not put_off:
            put_off.append(call)
            raise too_many(1)
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", put_off_once)
    for _ in range(2):
        await ann.tap("My cards")
        await evening.pass_time(5)
    assert put_off
    assert "Your turn" in await ann.only_ephemeral_text()


async def test_a_server_that_was_updated_shows_hands_again_the_next_day(
    evening: Evening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "PROBE_AGAIN_SECONDS", 0.0)
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.sim("server", ephemeral="ignored")
    await start_game(evening)
    await evening.remove_time_limit()
    assert FACE_PATTERN.search(await ann.tap("My cards"))
    expect_one_error(caplog, "update the Bot API server to 10.3")
    await evening.sim("server", ephemeral="10.3")
    evening.playground.clock.advance(DAY / 1000)
    await ben.tap("My cards")
    assert len(await ben.ephemeral_messages()) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", ["whot", "caesar"])
async def test_a_whole_game_on_an_old_server(
    evening: Evening, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    names = ("Ann", "Ben") if game == "caesar" else ("Ann", "Ben", "Cleo", "Dora")
    people = await evening.create_group(*names)
    await evening.sim("server", ephemeral="ignored")
    await open_game(evening, game)
    session = await play_anyhow(evening, Random(3))
    assert session.phase == "over"
    for person in people:
        await person.wait_for("Rematch")
        assert not await person.ephemeral_messages()
    expect_one_error(caplog, "update the Bot API server to 10.3")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["whot", "caesar"])
async def test_a_whole_game_with_an_old_app(evening: Evening, game: str) -> None:
    names = ("Ann", "Ben") if game == "caesar" else ("Ann", "Ben", "Cleo", "Dora")
    people = await evening.create_group(*names)
    await evening.sim("app", person=people[0].id, app="old")
    await open_game(evening, game)
    session = await play_anyhow(evening, Random(3))
    assert session.phase == "over"
    for person in people:
        await person.wait_for("Rematch")


@pytest.mark.parametrize("game", all_but(["whot", "caesar"], sorted(GAMES)))
async def test_where_every_private_hand_is_refused_the_game_is_played_by_numbers(
    evening: Evening, game: str
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.sim("server", ephemeral="BOT_NOT_ADMIN")
    await open_game(evening, game)
    await ann.tap("Rules")
    before = await evening.move_count()
    await play_anyhow(evening, Random(7), moves=4)
    assert await evening.move_count() > before
    for person in (ann, ben):
        assert not await person.ephemeral_messages()


async def test_a_hand_that_may_not_be_edited_any_more_is_opened_again_by_a_tap(
    evening: Evening,
) -> None:
    """Of somebody who has not tapped for 15 seconds; it is no sign of an old app."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.sim("server", ephemeral_edits="BOT_NOT_ADMIN")
    await start_game(evening)
    await ben.tap("My cards")
    await ben.wait_for("Waiting for")
    await evening.pass_time(20)
    await ann.say("/move draw")
    await evening.wait_until_painted()
    await evening.settle()
    assert not await ben.ephemeral_messages()  # an outdated hand would mislead
    assert await ben.tap("My cards") == ""
    await ben.wait_for("Your turn")
    session = await play_turns(evening, moves=4)
    assert len(session.log) >= 6
    assert (await evening.chat_status()).no_hands_until == 0


@pytest.mark.parametrize("kind", ["group", "supergroup"])
async def test_a_game_is_played_where_message_ids_have_gaps(evening: Evening, kind: str) -> None:
    """As in private chats and basic groups, where a bot has one count for all of them."""
    ann, _ = await evening.create_group("Ann", "Ben", kind=kind)
    await evening.sim("server", message_ids="per bot")
    bot = await ann.choose_private_hands()
    await start_game(evening)
    await ann.wait_for("Your turn", bot)
    await ann.tap("Draw a card", bot)
    await evening.wait_until_painted()
    session = await play_turns(evening, moves=4)
    assert len(session.log) >= 6
    await ann.give_up_seat()
    await ann.wait_for("outlasted everyone else and won")
    await evening.wait_until_painted()
    assert not [b for b in await ann.buttons() if b.data[0] == HAND]
