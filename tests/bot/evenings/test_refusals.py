"""A Telegram that refuses colours, dates, file ids or pictures shows the game without them."""

from typing import Any

import pytest

from bot.playground.methods.call import Call
from bot.playground.refusals import bad_request
from bot.playground.server_settings import CHOICES
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import callback_data_of, text_of
from tests.bot.evenings.whot import play_turns, start_game
from tests.slow import all_but

HOUR = 3600
KNOBS = [
    (name, complaint)
    for name in ("button_styles", "date_times", "file_ids", "pictures")
    for complaint in CHOICES[name][1:]
]

BEGINS = ["from the start", "in the middle"]


def refused(calls: list[Any]) -> list[Any]:
    return [call for call in calls if call.status == 400]


@pytest.mark.parametrize(("knob", "complaint"), KNOBS)
@pytest.mark.parametrize("begins", all_but(BEGINS[1:], BEGINS))
async def test_a_game_goes_on_whatever_telegram_refuses(
    evening: Evening, knob: str, complaint: str, begins: str
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    if begins == "from the start":
        await evening.sim("server", **{knob: complaint})
    await start_game(evening)
    await play_turns(evening, moves=2)
    await evening.sim("server", **{knob: complaint})
    await ann.say("/board")
    await evening.pass_time(5)
    await play_turns(evening, moves=3)
    await ben.give_up_seat()
    await ann.wait_for("outlasted everyone else and won")
    await evening.wait_until_painted()
    await ann.tap("Rematch")
    await ann.wait_for("Seats taken: 1 of")


@pytest.mark.parametrize(("knob", "complaint"), KNOBS)
async def test_a_hand_opens_whatever_telegram_refuses(
    evening: Evening, knob: str, complaint: str
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await evening.sim("server", **{knob: complaint})
    await start_game(evening)
    await ann.tap("My cards")
    assert "Close" in await ann.only_ephemeral_text()
    assert (await evening.chat_status()).no_hands_until == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("knob", "complaint"),
    [KNOBS[0], *(pytest.param(*knob, marks=pytest.mark.slow) for knob in KNOBS[1:3])],
)
async def test_what_was_refused_is_left_away_for_an_hour(
    evening: Evening, knob: str, complaint: str
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.sim("server", **{knob: complaint})
    await start_game(evening)
    heard = evening.record_calls()
    await play_turns(evening, moves=3)
    assert not refused(heard)
    await evening.pass_time(HOUR)
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    assert refused(heard)


@pytest.mark.slow
async def test_decorations_come_back_to_a_server_that_takes_them(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await evening.sim("server", button_styles="invalid button style specified")
    await ann.say("/newgame whot")
    lobby = await ann.wait_for("Join")
    assert "style" not in str(lobby["reply_markup"])
    await evening.sim("server", button_styles="accepted")
    await evening.pass_time(HOUR)
    await ann.say("/newgame whot")
    lobby = await ann.wait_for("Join")
    assert "style" in str(lobby["reply_markup"])


async def test_a_file_id_that_was_refused_is_forgotten(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await evening.wait_until_painted()
    heard = evening.record_calls()
    await evening.sim("server", file_ids=CHOICES["file_ids"][1])
    await ann.say("/board")
    await evening.wait_until_painted()
    assert refused(heard)
    assert "photo" in await ann.wait_for("Join")
    await evening.sim("server", file_ids="accepted")
    heard = evening.record_calls()
    await ann.say("/board")
    await evening.wait_until_painted()
    assert "photo" in await ann.wait_for("Join")
    assert not refused(heard)


async def test_file_ids_are_kept_of_pictures_that_repeat(evening: Evening) -> None:
    """Tables, hands and endings hardly ever look like one before."""

    async def kept() -> int:
        return len([name async for name in evening.store.calls.scan("file:*")])

    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await evening.wait_until_painted()
    assert await kept() == 1  # the cover
    await ben.tap("Join")
    await ann.tap("Start")
    await play_turns(evening)
    await ann.wait_for("Rematch")
    await evening.settle()
    assert await kept() == 1
    private = await ann.start_private_chat()
    await ann.say("/rules whot", chat=private)
    await ann.wait_for("Close", private)
    await evening.settle()
    assert await kept() == 2


@pytest.mark.slow
async def test_pictures_come_back_an_hour_after_one_was_refused(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.remove_time_limit()
    await evening.sim("server", pictures="IMAGE_PROCESS_FAILED")
    await ann.say("/board")
    await evening.pass_time(5)
    assert "photo" not in await ann.wait_for("📖 Rules")
    await evening.sim("server", pictures="accepted")
    await evening.pass_time(HOUR)
    await play_turns(evening, moves=1)
    assert "photo" in await ann.wait_for("📖 Rules")


async def test_who_asks_for_pictures_gets_them_before_the_hour_is_over(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.sim("server", pictures="IMAGE_PROCESS_FAILED")
    await ann.say("/board")
    await evening.pass_time(5)
    assert "photo" not in await ann.wait_for("📖 Rules")
    await evening.sim("server", pictures="accepted")
    await ann.say("/settings")
    await ann.tap("With pictures")
    await evening.wait_until_painted()
    assert "photo" in await ann.wait_for("📖 Rules")


@pytest.mark.parametrize(
    "complaint", ["can't parse entities: Unclosed start tag at byte offset 3", "TEXT_IS_ODD"]
)
async def test_text_that_telegram_cannot_read_is_sent_plain(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, complaint: str
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    refuse_tables(evening, monkeypatch, complaint, "<b>")
    await start_game(evening)
    await play_turns(evening, moves=2)
    assert "bold" not in str(await ann.wait_for("📖 Rules"))


async def test_a_group_is_told_once_of_a_table_that_telegram_shows_in_no_form(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    before = await evening.move_count()
    with monkeypatch.context() as patch:
        refuse_tables(evening, patch, "MESSAGE_NOT_LIKED")
        table = await ann.wait_for("Draw a card")
        await ann.forge_tap(table, callback_data_of(table, "k"))
        assert await evening.move_count() == before + 1
        await ann.wait_for("Telegram isn’t letting me show the table")
        await ben.tap("My cards")
        await ben.tap("Draw a card")
        assert await evening.move_count() == before + 2
        await evening.pass_time(60)
    told = [m for m in await ann.messages() if "letting me show" in text_of(m)]
    assert len(told) == 1
    await ann.say("/board")
    await ann.wait_for("Ann, it’s your turn")
    await evening.wait_until_painted()
    assert "telegram refused the table" in caplog.text
    caplog.clear()


def refuse_tables(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, complaint: str, part: str = ""
) -> None:
    """Make the local Telegram refuse every message of a table whose text contains `part`."""
    run = evening.playground.api.run

    async def picky(call: Call) -> Any:
        shown = str(call.params.values)
        is_table = '"r:' in shown and "phemeral" not in shown + call.method
        if is_table and part in shown:
            raise bad_request(complaint)
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", picky)
