"""Somebody who wants to be forgotten is found in no place of the store; others' results stay."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.address import Address
from bot.archive.recount import count, read
from bot.archive.row import read_row
from bot.store import StoreAway, keys
from bot.store.documents import (
    BROUGHT_BY,
    HOUSE_VALUE,
    KNOWN_IN,
    UNSEEN,
    ChatSettings,
    change,
    read_document,
)
from bot.store.world import WORLD
from engine.session import Events
from tests.bot.evenings.club import (
    Club,
    Session,
    change_table,
    finish,
    forget,
    found_club,
    must_be_forgotten,
    must_be_verified,
    places_of,
    play,
    play_games,
)
from tests.bot.evenings.evening import Evening
from tests.engine.tables import load, play_on
from tests.slow import all_but

BEFORE_LABELS = Path(__file__).parents[2] / "saves" / "before_labels"


@pytest.mark.slow
async def test_nothing_is_left_of_who_is_forgotten_after_fifty_games(evening: Evening) -> None:
    club = await found_club(evening)
    leaver, ben, cleo = club.people[:3]
    first, second = club.groups
    played = await play_games(evening, club, 50)
    await play(evening, Address(leaver.id), "differo", [leaver], "alone001")
    await leaver.say("/language en", chat=club.bot)
    await evening.store.hand_stands(Address(leaver.id), leaver.id, b"[]")
    await leaver.say("/notify", chat=second.chat)
    await leaver.tap("Differo", club.bot)
    await leaver.tap("Start", club.bot)
    await leaver.wait_for("Which white piece", club.bot)
    await change_table(evening, Address(leaver.id), lambda s, now: (s and play_on(s, 1), []))
    await finish(evening)
    await leaver.say("/newgame whot")
    await ben.tap("Join")
    await cleo.tap("Join")
    await leaver.tap("Start")
    await leaver.tap("My cards")
    await leaver.say("/newgame rally", chat=second.chat)
    await finish(evening)
    found = await places_of(evening, leaver)
    kinds = {name.split(":")[1] for name in found}
    assert {"s", "tally", "me", "notes", "hands", "played", "game", "newest"} <= kinds, kinds
    await forget(club)
    await must_be_forgotten(evening, club)
    await must_be_verified(evening, club, played)
    session = await evening.session(first)
    assert session.phase == "playing"
    assert session.host in (ben.id, cleo.id)
    await ben.wait_for("somebody")
    assert (await evening.session(second)).phase == "closed"
    numbers = {
        seat.person
        for text in await evening.store.calls.ask("LRANGE", keys.played(first.chat), 0, -1)
        for seat in read_row(text).seats
    }
    assert numbers <= {0, 1, 2, 3, 4}


async def test_a_game_that_goes_on_is_counted_for_the_number_of_who_was_forgotten(
    evening: Evening,
) -> None:
    club = await found_club(evening)
    leaver, ben, cleo = club.people[:3]
    played, chat = await play_games(evening, club, 3), club.groups[0].chat
    number = (await read(evening.store.archives, chat, evening.now())).numbers[leaver.id]
    await leaver.say("/newgame whot")
    await ben.tap("Join")
    await cleo.tap("Join")
    await leaver.tap("Start")
    await leaver.wait_for("it’s your turn")
    await forget(club)
    await cleo.give_up_seat()
    await finish(evening)
    stored = await read(evening.store.archives, chat, evening.now())
    ends = {seat.person: seat.end for seat in read_row(stored.rows[-1]).seats}
    assert number not in stored.identities
    assert ends == {number: "left", stored.numbers[ben.id]: "", stored.numbers[cleo.id]: "left"}
    await must_be_forgotten(evening, club)
    await must_be_verified(evening, club, played)


async def test_who_plays_again_is_new(evening: Evening) -> None:
    club = await found_club(evening)
    leaver, ben = club.people[:2]
    await play(evening, club.groups[0], "whot", [leaver, ben], "before01")
    await finish(evening)
    await forget(club)
    await play(evening, club.groups[0], "whot", [leaver, ben], "after001")
    await finish(evening)
    stored = await read(evening.store.archives, club.groups[0].chat, evening.now())
    assert stored.numbers == {-1: 1, ben.id: 2, leaver.id: 3}
    assert count(stored).differences == []
    _, totals = await evening.store.totals(leaver.id)
    assert json.loads(totals)["dealt"] == 1


BROKEN = ("stand_in", "forget_person", "commit", "HDEL", "name_in_world", "DEL")


@pytest.mark.parametrize("broken", all_but(("stand_in", "HDEL"), BROKEN))
async def test_a_crash_in_between_leaves_nothing(
    evening: Evening, broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await found_club(evening)
    leaver, ben = club.people[:2]
    played = await play_games(evening, club, 3)
    await leaver.say("/notify")
    await leaver.say("/newgame whot")
    await ben.tap("Join")
    await finish(evening)
    await leaver.say("/forgetme", chat=club.bot)
    await leaver.wait_for("Yes, delete everything", club.bot)
    assert evening.worker
    calls = evening.worker.store.calls
    failed: list[tuple[Any, ...]] = []
    ask = calls.ask

    async def fails_once(*command: Any, script: str = "") -> Any:
        if not failed and broken in (script, command[0]):
            failed.append(command)
            raise StoreAway("broken off")
        return await ask(*command, script=script)

    monkeypatch.setattr(calls, "ask", fails_once)
    await leaver.tap("Yes, delete everything", club.bot)
    await leaver.wait_for("I’ve deleted everything about you", club.bot)
    assert failed
    await must_be_forgotten(evening, club)
    await must_be_verified(evening, club, played)


async def test_nothing_goes_without_the_answer_yes(evening: Evening) -> None:
    club = await found_club(evening)
    await play(evening, club.groups[0], "whot", club.people[:2], "before01")
    await finish(evening)
    before = await places_of(evening, club.leaver)
    await club.leaver.say("/forgetme", chat=club.bot)
    await club.leaver.tap("Keep everything", club.bot)
    await finish(evening)
    assert await places_of(evening, club.leaver) == before


async def test_in_a_group_the_question_is_for_its_author_alone(evening: Evening) -> None:
    club = await found_club(evening)
    await club.leaver.say("/forgetme")
    await finish(evening)
    assert "Delete everything about you" in await club.leaver.only_ephemeral_text()
    assert "Delete everything about you" not in await club.people[1].visible_text()


async def test_a_game_that_is_still_being_counted_brings_nobody_back(evening: Evening) -> None:
    club = await found_club(evening)
    chat, people = club.groups[0].chat, club.people[:2]
    await play(evening, club.groups[0], "whot", people, "before01")
    await finish(evening)
    await forget(club)
    (text,) = (await read(evening.store.archives, chat, evening.now())).rows
    row, users = json.loads(text), {n: person.id for n, person in enumerate(people, 1)}
    for where, told in (
        (club.leaver.id, {"total": row, "number": 1, "chat": chat}),
        (WORLD.chat, {"world": row, "people": users, "chat": chat}),
    ):
        body = json.dumps(told).encode()
        await evening.store.deliver(where, "request", body, address=Address(where))
    await must_be_forgotten(evening, club)


async def test_who_only_looked_on_is_forgotten_too(evening: Evening) -> None:
    """Somebody who never sat down may have suggested a game, and wants to be told of tables."""
    club = await found_club(evening)
    leaver, ben = club.people[:2]
    evening.address = club.groups[1]  # where the leaver is no admin
    await ben.say("/newgame whot")
    await leaver.open_more("Games", "Rally")
    await ben.wait_for("Xanthippe suggests Rally")
    await leaver.say("/notify", chat=club.groups[0].chat)
    await finish(evening)
    assert {"s", "hands", "notes"} <= {
        name.split(":")[1] for name in await places_of(evening, leaver)
    }
    await forget(club)
    await must_be_forgotten(evening, club)
    assert (await evening.session()).suggestion is None


async def test_tables_that_are_no_seats_any_more_are_found(evening: Evening) -> None:
    club = await found_club(evening)
    leaver = club.leaver
    await leaver.say("/newgame whot")
    await leaver.end_table()
    await leaver.say("/myturns", chat=club.bot)
    await leaver.wait_for("No game is waiting for you", club.bot)
    await finish(evening)
    await forget(club)
    await must_be_forgotten(evening, club)


async def test_a_map_that_was_brought_stays_without_who_brought_it(evening: Evening) -> None:
    club = await found_club(evening)
    chat = club.groups[0].chat
    brought = change(BROUGHT_BY, "rally board", club.leaver.id)
    await evening.store.change(chat, brought | change(HOUSE_VALUE, "rally board", "{}"))
    await evening.store.change(chat, change(UNSEEN, club.leaver.id, 5))
    await evening.store.change(club.leaver.id, change(KNOWN_IN, chat, "The parlour"))
    await forget(club)
    await must_be_forgotten(evening, club)
    settings = read_document(ChatSettings, await evening.store.row(chat))
    assert (settings.house_values, settings.brought_by) == ({"rally board": "{}"}, {})


async def test_a_group_that_became_a_supergroup_is_found(evening: Evening) -> None:
    club = await found_club(evening, kind="group")
    leaver, ben, cleo = club.people[:3]
    await play(evening, club.groups[0], "whot", [ben, cleo], "before01")
    await leaver.say("/notify")
    await ben.say("/newgame rally")
    await leaver.tap("Join")
    await finish(evening)
    new = Address((await evening.sim("migrate", chat=club.groups[0].chat))["id"])
    evening.address = new

    async def is_moved() -> bool:
        return bool((await evening.store.load(new)).session)

    await evening.wait_until(is_moved, "the table")
    await finish(evening)
    moved = await evening.store.calls.ask("DEL", keys.state(club.groups[0]))  # after 30 days
    assert moved
    await forget(club)
    await must_be_forgotten(evening, club)
    await must_be_verified(evening, Club(club.people, (new, club.groups[1]), club.bot), [])


async def test_a_game_that_was_dealt_for_ids_goes_when_it_is_over(evening: Evening) -> None:
    """Before there were labels the ids of people stood in the deal itself."""
    club = await found_club(evening)
    old = load((BEFORE_LABELS / "whot.json").read_bytes())
    assert old.players[0].user == club.leaver.id

    def over(session: Session | None, now: int) -> tuple[Session, Events]:
        return play_on(old), []

    await change_table(evening, club.groups[0], over)
    await evening.store.change(club.leaver.id, change(KNOWN_IN, club.groups[0].chat, ""))
    await finish(evening)
    await forget(club)
    await must_be_forgotten(evening, club)
