"""Nobody who was forgotten comes back: by a death at a bad moment, by what was under way, or by a
request from before that is carried out late."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.address import Address
from bot.requests.request import Request
from bot.store import Store
from tests.bot.evenings.club import (
    Club,
    forget,
    found_club,
    must_be_forgotten,
    play,
)
from tests.bot.evenings.evening import Evening


async def newgame(club: Club) -> None:
    await club.leaver.say("/newgame whot")


async def join(club: Club) -> None:
    await club.people[1].say("/newgame whot")
    await club.leaver.tap("Join")


@pytest.mark.parametrize("take_seat", [newgame, join])
async def test_a_death_just_after_a_seat_is_taken_leaves_nothing_that_is_not_forgotten(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    take_seat: Callable[[Club], Awaitable[None]],
) -> None:
    club = await found_club(evening)
    seated = asyncio.Event()
    commit = Store.commit

    async def die_after(store: Store, address: Address, made: Any) -> Any:
        done = await commit(store, address, made)
        if str(club.leaver.id).encode() in (made.session or b""):
            seated.set()
            await asyncio.Event().wait()  # the process is killed here
        return done

    monkeypatch.setattr(Store, "commit", die_after)
    await take_seat(club)
    async with asyncio.timeout(60):
        await seated.wait()
    monkeypatch.setattr(Store, "commit", commit)
    await evening.restart(graceful=False)
    evening.taps.clear()  # nobody answers a tap whose process was killed
    await forget(club)
    await must_be_forgotten(evening, club)


class Held:
    """Holds a step of the bot, the first time that it is taken, until it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> None:
        self.came, self.may_go_on = asyncio.Event(), asyncio.Event()
        step = getattr(owner, name)

        async def held(*about: Any, **more: Any) -> Any:
            monkeypatch.setattr(owner, name, step)
            self.came.set()
            await self.may_go_on.wait()
            return await step(*about, **more)

        monkeypatch.setattr(owner, name, held)


@pytest.mark.parametrize("name", ["count_person", "world.add"])
async def test_a_game_that_is_being_counted_does_not_bring_anybody_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    club = await found_club(evening)
    assert evening.worker
    store = evening.worker.store
    owner = store.world if name == "world.add" else store
    held = Held(monkeypatch, owner, name.rpartition(".")[2])
    await play(evening, club.groups[0], "whot", club.people[:2], "counted1")
    await evening.wait_until(_is_set(held.came), "a game that is counted")
    await forget(club)
    held.may_go_on.set()
    await must_be_forgotten(evening, club)


def _is_set(event: asyncio.Event) -> Callable[[], Awaitable[bool]]:
    async def is_set() -> bool:
        return event.is_set()

    return is_set


async def test_a_seat_that_is_being_taken_is_not_taken_after_the_person_was_forgotten(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit is held until all is deleted."""
    club = await found_club(evening)
    assert evening.worker
    held = Held(monkeypatch, evening.worker.store, "commit")
    await club.leaver.say("/newgame whot")
    await evening.wait_until(_is_set(held.came), "a seat that is taken")
    await forget(club)
    held.may_go_on.set()
    await must_be_forgotten(evening, club)


async def test_a_seat_that_is_being_noted_is_not_noted_after_the_person_was_forgotten(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await found_club(evening)
    held = Held(monkeypatch, Request, "note_seat")
    await club.leaver.say("/newgame whot")
    await evening.wait_until(_is_set(held.came), "a seat that is noted")
    await forget(club)
    held.may_go_on.set()
    await must_be_forgotten(evening, club)


async def test_what_was_asked_for_before_is_not_carried_out_afterwards(evening: Evening) -> None:
    """The worker died while older requests waited; the one that forgets is handled first."""
    club = await found_club(evening)
    leaver, (first, second) = club.leaver, club.groups
    assert evening.worker
    older = asyncio.Event()
    handle = evening.worker.dispatcher.handle

    async def only_private(entry: Any) -> None:
        if b'"chat":{"id":%d' % leaver.id not in entry.body.replace(b" ", b""):
            older.set()
            return
        await handle(entry)

    evening.worker.dispatcher.queues.handle = only_private
    await leaver.say("/newgame whot")
    await leaver.say("/notify", chat=second.chat)
    await evening.wait_until(_is_set(older), "requests that wait")
    await forget(club)
    await evening.restart(graceful=False)
    await must_be_forgotten(evening, club)
    assert not (await evening.store.load(first)).session


async def test_who_plays_again_is_counted_again(evening: Evening) -> None:
    club = await found_club(evening)
    await forget(club)
    await evening.pass_time(1)
    await club.leaver.say("/newgame whot")
    await club.leaver.wait_for("Join")
    assert club.leaver.id == (await evening.session()).host


async def test_the_mark_names_nobody_and_goes_after_a_day(evening: Evening) -> None:
    club = await found_club(evening)
    await forget(club)
    store = evening.store
    name = await store.forgotten.key(club.leaver.id, club.leaver.id)
    assert str(club.leaver.id) not in name
    assert 0 < await store.calls.ask("PTTL", name) <= 24 * 3600 * 1000
