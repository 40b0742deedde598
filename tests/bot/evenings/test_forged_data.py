"""A modified client may send any callback data: each tap is answered and changes nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.requests.throttle import AT_ONCE, EVERY
from bot.screens import callback_data as keys
from bot.store.documents import ChatSettings, ChatStatus, changes_of
from engine.games import GAMES
from engine.games.differo.puzzles import judge
from tests.bot.evenings.conftest import open_evening
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import JSON, Person
from tests.bot.evenings.test_reminders import remind
from tests.bot.evenings.test_taps import STALE
from tests.bot.evenings.whot import start_game

SESSION = "{session}"  # replaced by the table's session id
VERBS = sorted(
    {value for value in vars(keys).values() if isinstance(value, str) and len(value) == 1}
)
WORDS = (
    *("0", "1", "-1", "99999999999", "1.1.1", "²", "yes", "no", "resign", "offer", "sure"),
    *("pace", "none", "30", "pictures", "off", "language", "de", "hard", "hand_size", *GAMES),
)


def fits(data: str) -> bool:
    return 1 <= len(data.replace(SESSION, "12345678").encode()) <= 64


any_text = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=64)
nearly_right = st.builds(
    lambda verb, session, words: ":".join((verb, session, *words)),
    st.sampled_from(VERBS) | st.text(max_size=2),
    st.sampled_from((SESSION, SESSION, "", "aaaaaaaa")),
    st.lists(st.sampled_from(WORDS) | st.text(max_size=5), max_size=4),
)
forged = st.lists((any_text | nearly_right).filter(fits), min_size=20, max_size=20)


async def tapped(url: str, everything: list[str]) -> None:
    async with open_evening(url) as evening:
        _, _, eve = await evening.create_group("Ann", "Ben", "Eve")
        await start_game(evening, evening.people[1])
        before = await evening.session()
        notes = await evening.store.row(evening.address.chat)
        table = await eve.wait_for("My cards")
        stood = await evening.public_messages()
        for data in everything:
            await eve.forge_tap(table, data.replace(SESSION, before.id))
            await evening.advance(0.6)
        await evening.wait_until_painted()
        after = await evening.session()
        if not after.waiting:  # the table names who waits
            # anybody may have the table sent anew, as by /newgame
            shown = await evening.public_messages()
            assert {text for text, _ in stood.values()} <= {text for text, _ in shown.values()}
        waiting = [late.user for late in after.waiting if late.user != eve.id]
        assert (after.log, after.options, after.pace) == (before.log, before.options, before.pace)
        assert (after.players, waiting) == (before.players, [])
        assert await evening.store.row(evening.address.chat) == notes


@given(forged)
@example([f"{keys.NEW_GAME}::C"])
@settings(
    max_examples=3, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_forged_data_is_answered_and_changes_nothing(
    url: str, quick: Any, caplog: Any, everything: list[str]
) -> None:
    asyncio.run(tapped(url, everything))
    assert [record.getMessage() for record in caplog.records if record.levelno >= 40] == []


# Under every message that everybody sees ---------------------------------------------------------

ANYBODYS = (keys.JOIN, keys.LEAVE, keys.REMATCH)  # they change what everybody sees, as intended
SOLUTION = next(index for index in range(99) if (found := judge((0,), index)) and found.path)
EVERYTHING = (
    f"{keys.ANSWER}::0:{SOLUTION}",
    *(
        f"{verb}:{rest}"
        for verb in VERBS
        for rest in (f"{SESSION}:0", ":0", ":no")
        if verb not in ANYBODYS
    ),
)


async def lobby(evening: Evening) -> JSON:
    ann, ben, _ = evening.people
    await ann.say("/newgame whot")
    await ben.tap("Join")
    return await ben.wait_for("Seats taken: 2 of")


async def table(evening: Evening) -> JSON:
    await start_game(evening, evening.people[1])
    return await evening.people[0].wait_for("My cards")


async def reminder(evening: Evening) -> JSON:
    ann, _, _ = evening.people
    await table(evening)
    message = await remind(evening)
    await ann.say("/settings")
    await ann.tap("no limit")
    return message


async def result(evening: Evening) -> JSON:
    await table(evening)
    await evening.people[1].give_up_seat()
    return await evening.people[0].wait_for("Rematch")


async def next_table(evening: Evening) -> JSON:
    await result(evening)
    await evening.people[1].say("/newgame rally")
    return await evening.people[0].wait_for("Join")


async def send_everything(person: Person, message: JSON, session: str) -> None:
    """Tap with every forged datum, no faster than the throttle allows one person."""
    for first in range(0, len(EVERYTHING), AT_ONCE):
        some = EVERYTHING[first : first + AT_ONCE]
        for query in [
            await person.send_tap(message, data.replace(SESSION, session)) for data in some
        ]:
            await person.wait_for_answer(query)
        await person.evening.advance(AT_ONCE * EVERY / 1000)


@pytest.mark.parametrize("shows_hands", [True, pytest.param(False, marks=pytest.mark.slow)])
@pytest.mark.parametrize("tapped", [lobby, table, reminder, result, next_table])
async def test_nobody_writes_over_what_everybody_sees(
    evening: Evening, tapped: Callable[[Evening], Awaitable[JSON]], shows_hands: bool
) -> None:
    """Neither a player nor a spectator."""
    ann, ben, eve = await evening.create_group("Ann", "Ben", "Eve")
    if tapped is not reminder:
        await evening.store.change(ann.chat, changes_of(ChatSettings, pace=None))
    if not shows_hands:
        await evening.store.change(ann.chat, changes_of(ChatStatus, no_hands_until=1 << 52))
    games: list[str] = []
    assert evening.worker
    evening.worker.tables.committed.append(lambda table, *_: games.append(table.session.id))
    message = await tapped(evening)
    await evening.wait_until_painted()
    before = await evening.public_messages()
    for person in (ben, eve):
        await send_everything(person, message, games[0])
    await evening.wait_until_painted()
    assert (await evening.public_messages()).items() >= before.items()
    evening.taps.clear()  # so many answers aloud fill the minute until some taps have ended


async def test_data_that_stands_nowhere_there_is_stale(evening: Evening) -> None:
    _, ben, _ = await evening.create_group("Ann", "Ben", "Eve")
    message = await result(evening)
    over = (await evening.session()).id
    for data in ("z:", "q::0", f"i::0:{SOLUTION}", "e::no", f"y:{over}:0"):
        assert STALE in await ben.forge_tap(message, data), data


async def test_who_ends_a_table_from_under_the_last_result_leaves_the_result(
    evening: Evening,
) -> None:
    ann, ben, _ = await evening.create_group("Ann", "Ben", "Eve")
    last = await result(evening)
    await ben.say("/newgame rally")
    await ann.wait_for("Join")
    await ben.forge_tap(last, f"e:{(await evening.session()).id}:yes")
    await evening.wait_until_painted()
    assert (await evening.session()).phase == "closed"
    assert last["message_id"] in await evening.public_messages()


async def test_a_button_of_a_message_that_is_gone_is_stale(evening: Evening) -> None:
    """Telegram no longer delivers the keyboard of such a message."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/puzzle")
    message = await ben.wait_for("Differo puzzle 1 of")
    await evening.sim("delete", person=ann.id, chat=ann.chat, key=message["key"])
    before = await evening.public_messages()
    for data in ("q::1", f"i::0:{SOLUTION}"):
        assert STALE in await ben.forge_tap(message, data)
    assert await evening.public_messages() == before
