"""A table stands once in its chat: a second message of it goes at the next tap, and does nothing
else."""

import pytest

from bot.address import Address
from bot.store import Painted
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import JSON, Person, callback_data_of, text_of
from tests.bot.evenings.whot import start_game

COPY = "an old copy of the table"


async def tables(person: Person, label: str) -> list[JSON]:
    return [message for message in await person.messages() if label in text_of(message)]


async def lobby_with_copy(evening: Evening) -> tuple[JSON, JSON]:
    """Open a table whose message is sent twice, because the first answer got lost."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.sim("faults", lose_answers=1, method="sendphoto")
    await ann.say("/newgame whot")
    await evening.pass_time(20)
    await ben.tap("Join")
    await evening.wait_until_painted()
    copy, table = await tables(ann, "Start")
    assert "1 of 6" in text_of(copy)
    assert "2 of 6" in text_of(table)
    return copy, table


@pytest.mark.parametrize("verb", ["s", "j", "M"])
async def test_a_tap_on_a_copy_of_a_lobby_removes_it_and_does_nothing_else(
    evening: Evening, verb: str
) -> None:
    copy, table = await lobby_with_copy(evening)
    ann = evening.people[0]
    assert COPY in await ann.forge_tap(copy, callback_data_of(copy, verb))
    await evening.settle()
    assert [m["message_id"] for m in await tables(ann, "Start")] == [table["message_id"]]
    assert (await evening.session()).phase == "lobby"
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")


async def test_a_tap_on_a_copy_of_a_running_game_removes_it(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.pass_time(5)
    await evening.sim("faults", lose_answers=1, method="sendphoto")
    await ann.say("/board")
    await evening.pass_time(20)
    copy, _ = await tables(ann, "📖 Rules")
    before = await evening.move_count()
    assert COPY in await ann.forge_tap(copy, callback_data_of(copy, "k"))
    await evening.settle()
    assert len(await tables(ann, "📖 Rules")) == 1
    assert await evening.move_count() == before
    await ann.tap("Draw a card")
    assert await evening.move_count() == before + 1


async def test_a_copy_that_cannot_be_deleted_loses_its_buttons(evening: Evening) -> None:
    copy, _ = await lobby_with_copy(evening)
    ann = evening.people[0]
    await evening.sim("faults", errors=1, method="deletemessage")
    assert COPY in await ann.forge_tap(copy, callback_data_of(copy, "s"))
    await evening.pass_time(70)
    (left,) = [m for m in await ann.messages() if m["message_id"] == copy["message_id"]]
    assert "reply_markup" not in left


async def test_a_table_that_is_posted_anew_leaves_no_copy_when_the_stores_answer_gets_lost(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.wait_until_painted()
    assert evening.worker
    store = evening.worker.store
    record = store.painted
    lost: list[Painted] = []

    async def lose_first(
        address: Address, painted: Painted, expected_fence: int, again: int | None = None
    ) -> int | None:
        fence = await record(address, painted, expected_fence, again)
        if lost:
            return fence
        lost.append(painted)
        return None  # as the same script says when it is sent again

    monkeypatch.setattr(store, "painted", lose_first)
    await ann.say("/board")
    await evening.pass_time(5)
    assert lost
    assert len(await tables(ann, "📖 Rules")) == 1
