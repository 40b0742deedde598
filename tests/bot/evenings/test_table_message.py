"""A table's message is edited rather than sent again, and its picture is uploaded once."""

from typing import Any

import pytest
from prometheus_client import REGISTRY

from bot.painter import Painter
from tests.bot.evenings.evening import Evening, is_public
from tests.bot.evenings.test_game_over import RESULT
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.test_taps import whose_turn


def public(heard: list[Any], verb: str, chat: int) -> list[Any]:
    return [
        call
        for call in heard
        if call.method.startswith(verb) and call.chat == chat and is_public(call)
    ]


async def test_from_the_lobby_to_the_result_a_group_has_one_message_of_its_table(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    heard = evening.record_calls()
    await ann.say("/newgame whot")
    lobby = await ann.wait_for("Join")
    await ben.tap("Join")
    await cleo.say("/join")
    await ann.wait_for("Seats taken: 3 of")
    await ann.tap("Start")
    for _ in range(2):
        await evening.wait_until_painted()
        person = await whose_turn(evening)
        await person.tap("My cards")
        await person.tap("Draw a card")
    await evening.wait_until_painted()
    assert (await whose_turn(evening)) is cleo
    assert len(public(heard, "send", ann.chat)) == 1
    await promote(evening)
    for guest in (ben, cleo):
        await guest.give_up_seat()
    await ann.wait_for("🏁 Whot")
    await evening.wait_until_painted()
    _, result = public(heard, "send", ann.chat)
    assert RESULT in result.params["caption"]
    edited = {call.params["message_id"] for call in public(heard, "edit", ann.chat)}
    assert edited == {str(lobby["message_id"])}
    assert not public(heard, "delete", ann.chat)


async def test_a_picture_that_telegram_has_is_not_uploaded_again(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await evening.wait_until_painted()
    heard = evening.record_calls()
    for _ in range(2):
        await ann.say("/board")
        await evening.wait_until_painted()
    sent = [call.params["photo"] for call in public(heard, "sendPhoto", ann.chat)]
    assert len(sent) == 2
    assert not [photo for photo in sent if "bytes" in photo]


async def test_a_painting_that_breaks_off_is_counted_and_tried_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failed() -> float:
        return REGISTRY.get_sample_value("parlour_painting_failed_total") or 0.0

    (ann,) = await evening.create_group("Ann")
    before, screen = failed(), Painter.screen

    def broken_once(*_: Any) -> Any:
        monkeypatch.setattr(Painter, "screen", screen)
        raise RuntimeError("broken")

    monkeypatch.setattr(Painter, "screen", broken_once)
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    assert failed() == before + 1
    assert [r for r in caplog.records if r.getMessage() == "painting failed"]
    caplog.clear()
