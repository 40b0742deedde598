"""Expensive requests of one person, beside which the others play on."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.computers import Moments
from bot.screens import callback_data as keys
from engine.games import GAMES
from engine.games.caesar import Caesar
from engine.games.whot import Whot
from engine.session.archived import session_of
from tests.bot.evenings.club import finish
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.test_imports import answer_to, as_text, golden, meet
from tests.bot.evenings.test_mistakes import bot, faults, last_choice, review
from tests.bot.evenings.test_review import WHERE, lose


def played_by(monkeypatch: pytest.MonkeyPatch, game: type[Any]) -> Counter[str]:
    """Return a counter of the moves of a game that each thread plays from now on."""
    threads, play = Counter[str](), game.play

    def played(*about: Any) -> None:
        threads[threading.current_thread().name] += 1
        play(*about)

    monkeypatch.setattr(game, "play", played)
    return threads


def find_at_once(evening: Evening, found: Moments) -> None:
    """Let every review find this, without a search."""
    assert evening.worker

    async def look_back(*_: object) -> Moments:
        return found

    evening.worker.services.review = look_back


MAIN = threading.main_thread().name
MOST_TRIED = 4  # moves, to say why one is better than another


async def test_a_game_that_was_sent_is_never_played_again_in_the_loop(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, private = await meet(evening)
    find_at_once(evening, faults(session_of(golden(), "", (), GAMES), 0)[:1])
    threads = played_by(monkeypatch, Caesar)
    await answer_to(evening, ann, private, as_text())
    await ann.tap("Replay", private)
    await ann.tap("▶", private)
    await ann.tap("🔎", private)
    await ann.wait_for("Mistake", private)
    await finish(evening)
    assert threads.total() > threads[MAIN] <= MOST_TRIED


async def test_an_old_game_is_never_played_again_in_the_loop(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await review(evening)
    find_at_once(evening, await last_choice(await evening.session(), 0, ann.id))
    await ann.say("/newgame differo")
    await evening.settle()
    threads = played_by(monkeypatch, Whot)
    await ann.say("/mistakes", chat=bot(evening))
    await ann.say("/replay")
    await ann.tap(WHERE)
    await ann.say("/mydata")
    await finish(evening)
    assert threads.total() > threads[MAIN] <= MOST_TRIED


async def test_a_group_goes_on_while_an_old_game_is_opened(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await lose(evening)
    assert evening.worker
    may_open = asyncio.Event()
    in_turn = evening.worker.tables.replays.in_turn

    async def when_allowed(person: int, ask: Callable[..., Any], *about: Any) -> Any:
        await may_open.wait()
        return await in_turn(person, ask, *about)

    monkeypatch.setattr(evening.worker.tables.replays, "in_turn", when_allowed)
    over = await evening.session()
    (table,) = [m for m in await ann.messages() if WHERE in str(m.get("reply_markup"))]
    await ann.say("/newgame differo")
    await ann.wait_for("Join")
    await ann.send_tap(table, keys.write(keys.RECORD, over.id))
    await evening.people[1].tap("Join")
    await ann.wait_for("All 2 seats are taken")
    assert not [m for m in await ann.messages() if "document" in m]
    may_open.set()
    await ann.wait_for("for you to keep")
