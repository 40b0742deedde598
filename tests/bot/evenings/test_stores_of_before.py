"""Stores of released versions, left in mid-game, are played on by this version.

The dumps hold tables, their old buttons, unfinished inbox entries, and the choices of people and
groups; tests/saves/make_store.py tells what each contains. A change that breaks one of them would
break the games of everybody who updates.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.address import Address
from bot.archive.row import read_row
from bot.store import keys
from tests.bot.evenings import test_caesar, test_rally, whot
from tests.bot.evenings.evening import Evening, refuse_ephemeral
from tests.bot.evenings.person import JSON, Button, Person, text_of
from tests.saves.store_dump import dump_store, restore_store
from tests.saves.telegram_dump import rebuild_telegram

STORES = sorted((Path(__file__).parents[2] / "saves" / "stores").glob("*.json"))
FILE = "file:"  # in the keys of Telegram's file ids
UPDATE = 60.0  # seconds between the two versions


@dataclass
class Before:
    """A restored store with the bot not yet running; `evening.start_bot` starts this version."""

    evening: Evening
    dump: JSON
    people: dict[str, Person]

    def enter(self, title: str) -> list[Person]:
        """Go on in the group with this title; return its people."""
        groups = self.dump["telegram"]["groups"]
        group = next(group for group in groups if group["title"] == title)
        members = [group["owner"], *group["members"]]
        people = [person for person in self.people.values() if person.id in members]
        self.evening.address, self.evening.people = Address(group["id"]), people
        return people


@pytest.fixture
def few_partitions() -> None:
    """Override the fixture of conftest: a chat's partition must never change between versions."""


@pytest.fixture(params=STORES, ids=lambda path: path.stem)
async def before(evening: Evening, request: pytest.FixtureRequest) -> Before:
    dump: JSON = json.loads(request.param.read_text())
    await evening.stop_bot()
    clock = evening.playground.clock
    clock.advance(dump["now"] / 1000 - clock.now() + UPDATE)
    people, picture = await rebuild_telegram(evening, dump["telegram"])
    restore_store(evening.url, with_picture(dump["store"], picture))
    return Before(evening, dump, {person.name: person for person in people})


def with_picture(store: JSON, picture: str) -> JSON:
    """Replace the stored file ids, which differ in a fresh Telegram."""
    found = {key: dumped | {"value": picture} for key, dumped in store.items() if FILE in key}
    return store | found


async def old_button(person: Person, text: str) -> Button:
    return next(button for button in await person.buttons() if text in button.text)


async def public(person: Person, words: str) -> list[JSON]:
    shown = await person.messages()
    return [m for m in shown if words in text_of(m) and not m.get("ephemeral")]


async def hands(person: Person) -> list[JSON]:
    return [message for message in await person.messages() if message.get("ephemeral")]


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_what_is_restored_is_what_was_dumped(url: str, path: Path) -> None:
    store = json.loads(path.read_text())["store"]
    restore_store(url, store)
    again = dump_store(url)
    assert list(again) == list(store)
    for key, dumped in store.items():
        left = again[key].pop("ttl")
        was = dumped.pop("ttl")
        assert (left is None) == (was is None)
        assert (was or 0) - 30_000 < (left or 0) <= (was or 0)
        forget_idle(dumped)
        forget_idle(again[key])
        assert again[key] == dumped


def forget_idle(dumped: JSON) -> None:
    """Drop how long ago entries were read, which depends on the time of the test."""
    if dumped["type"] == "stream":
        for group in dumped["value"]["groups"]:
            for entry in group["pending"]:
                del entry["idle"]


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Parlour", "🏠 Cards at the start: 6"),
        ("Temple", "🤫"),
        ("Road", "Stamps to win: 2"),
        ("Club", "🏠 Cards at the start: 3"),
        ("Cellar", "On top|Everyone showed their cards"),
    ],
)
async def test_every_table_is_shown_as_it_stands(before: Before, title: str, words: str) -> None:
    people = before.enter(title)
    said, _, words = words.rpartition("|")  # where the version before said something else
    (old,) = await public(people[0], said or words)
    await before.evening.start_bot()
    await before.evening.wait_until_painted()
    (table,) = await public(people[0], words)
    assert table["message_id"] == old["message_id"]
    assert ("photo" in table) == (
        title in ("Temple", "Club", "Cellar", "Road")
    )  # a lobby has become one
    await people[0].say("/board")

    async def is_anew() -> bool:
        shown = await public(people[0], words)
        return [m["message_id"] > old["message_id"] for m in shown] == [True]

    await before.evening.wait_until(is_anew, "a new message of the table")


@pytest.mark.slow
async def test_an_open_hand_is_played_from_and_who_waited_sits_down(
    before: Before, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = before.evening
    ann, _, _, dora = before.enter("Parlour")
    old = [message["key"] for each in evening.people for message in await hands(each)]
    held = [(person, await whot.best_button(person, "m")) for person in evening.people]
    ((person, card),) = [(person, card) for person, card in held if card]
    session = await evening.session()
    assert [late.user for late in session.waiting] == [dora.id]
    await evening.start_bot()
    await person.tap_button(card)
    await evening.wait_until_painted()
    assert len((await evening.session()).log) > len(session.log)
    assert "the table waits for you" not in await ann.visible_text()  # the old reminder is gone
    evening.people = [person for person in evening.people if person is not dora]
    session = await whot.play_turns(evening, whot.Secrets(evening, old))
    assert session.phase == "over"
    assert not [message for message in await ann.messages() if "photo" in message]
    for again in evening.people:
        await again.tap("Rematch")
    await ann.wait_for("Seats taken: 5 of")
    refuse_ephemeral(evening, monkeypatch)
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    assert dora.id in [player.user for player in (await evening.session()).players]
    bot = evening.playground.bot.user.id
    await dora.wait_for("Deine Hand", bot)
    assert await dora.tap("My cards") == ""
    assert dora.links


async def test_who_waited_takes_a_computers_seat_by_an_old_button(before: Before) -> None:
    evening = before.evening
    *_, dora = before.enter("Parlour")
    (button,) = [b for b in await dora.buttons() if "Computer" in b.text]
    await evening.start_bot()
    await dora.tap_button(button)
    await evening.wait_until_painted()
    session = await evening.session()
    assert dora.id in [player.user for player in session.players]
    assert session.waiting == []


async def test_who_was_away_comes_back_by_an_old_button(before: Before) -> None:
    evening = before.evening
    _, ben, *_ = before.enter("Parlour")
    button = await old_button(ben, "I am back")
    session = await evening.session()
    assert session.players[session.seat(ben.id)].is_away
    await evening.start_bot()
    await ben.tap_button(button)
    await evening.wait_until_painted()
    session = await evening.session()
    assert not session.players[session.seat(ben.id)].is_away


async def archived(evening: Evening) -> list[str]:
    """Return the ids of the games in the archive of a group, of which each can be opened again."""
    rows = await evening.store.calls.ask("LRANGE", keys.played(evening.address.chat), 0, -1)
    ids = [read_row(row).id for row in rows]
    assert evening.worker
    for id in ids:
        assert await evening.worker.tables.finished(evening.address.chat, id, 0) is not None
    return ids


@pytest.mark.slow
async def test_two_who_were_just_dealt_play_to_the_end(before: Before) -> None:
    evening = before.evening
    ann, _ = before.enter("Temple")
    button = await old_button(ann, "My cards")
    await evening.start_bot()
    await ann.tap_button(button)
    await ann.wait_for("Which card goes face down")
    session = await test_caesar.play_on(evening, Random(5))
    assert session.phase == "over"
    await ann.wait_for("Rematch")
    assert await archived(evening) == [session.id]


@pytest.mark.slow
async def test_a_lobby_is_joined_and_played_to_the_end(before: Before) -> None:
    """One entry was read and not finished: adding a computer. One was never read: Cleo's Join."""
    evening = before.evening
    _, ben, cleo, dora, emil = before.enter("Road")
    join = await old_button(emil, "Join")
    start = await old_button(ben, "Start")
    await evening.start_bot()
    await emil.tap_button(join)
    await ben.wait_for("Seats taken: 5 of")
    seats = [player.user for player in (await evening.session()).players]
    assert seats[:2] == [ben.id, dora.id]
    assert set(seats[2:]) == {None, cleo.id, emil.id}
    await ben.tap_button(start)
    await ben.wait_for("it’s your turn")
    session = await test_rally.play_on(evening)
    assert session.phase == "over"
    assert session.options.stamps_needed == 2
    await emil.wait_for("Rematch")
    assert await archived(evening) == [session.id]


async def test_an_old_result_leads_to_a_rematch(before: Before) -> None:
    evening = before.evening
    cleo, emil = before.enter("Club")
    old = [message["key"] for person in (cleo, emil) for message in await person.messages()]
    rematch = await old_button(emil, "Rematch")
    await evening.start_bot()
    over = await evening.session()
    await emil.tap_button(rematch)
    await cleo.tap("Join")
    await cleo.wait_for("Seats taken: 2 of")
    assert await archived(evening) == [over.id]
    await emil.tap("Start")
    await cleo.wait_for("it’s your turn")
    session = await whot.play_turns(evening, whot.Secrets(evening, old))
    assert session.phase == "over"
    assert session.options.hand_size == 3


async def test_a_result_that_was_not_told_is_told_once(before: Before) -> None:
    evening = before.evening
    cleo, emil = before.enter("Cellar")
    await evening.start_bot()
    await cleo.wait_for("Rematch")
    await evening.wait_until_painted()
    await evening.pass_time(120)
    told = [message for message in await cleo.messages() if "Rematch" in text_of(message)]
    assert len(told) == 1
    await cleo.tap("Rematch")
    await emil.wait_for("Seats taken: 1 of")  # Emil, who had given up


async def test_everybody_is_spoken_to_as_before(before: Before) -> None:
    evening = before.evening
    ann, _, _, dora = before.enter("Parlour")
    cards, pace = await old_button(dora, "My cards"), await old_button(ann, "30 seconds")
    await evening.start_bot()
    assert "Du spielst hier nicht mit" in await dora.tap_button(cards)
    await ann.tap_button(pace)
    await evening.wait_until_painted()
    assert (await evening.session()).pace == 30_000
    await ann.say("/settings")
    settings = text_of(await ann.wait_for("Group settings"))
    assert "✓ Text only" in settings
    assert "🌍 English" in settings
    assert "✓ 30 seconds" in settings
