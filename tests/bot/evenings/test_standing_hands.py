"""Hands that stand while the game goes on elsewhere: at the table, by typing, to its end."""

import re

import pytest

from bot.tables import Act
from bot.telegram.outbox import HAND
from engine.session import Events
from tests.bot.evenings.evening import (
    Evening,
    Person,
    Session,
    budget,
    data_of,
    is_public,
    refuse_ephemeral,
)
from tests.bot.evenings.whot import sit_down


def set_pace(pace: int | None) -> Act:
    """The pace of the game changes, and nobody else is asked."""

    def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
        assert session is not None
        return session, session.set_pace(pace, now)

    return act


both_ways = pytest.mark.parametrize("counts", [False, True])


async def draw(person: Person) -> None:
    """By the key below the table that everybody has."""
    found = [b for b in await person.buttons() if b[3]["callback_data"].startswith("k:")]
    await person.tap_on(found[0])


async def open_both(evening: Evening, counts: bool = False) -> tuple[Person, Person]:
    ann, ben = await evening.gather("Ann", "Ben")
    if counts:
        await evening.count_ephemerals()
    await sit_down(evening)
    for person in (ann, ben):
        assert not await person.tap("My cards")
        await evening.pass_time(20)
    return ann, ben


@both_ways
async def test_hands_show_whose_turn_it_is_when_somebody_moved_at_the_table(
    evening: Evening, counts: bool
) -> None:
    ann, ben = await open_both(evening, counts)
    heard = evening.listen()
    await draw(ann)
    await ben.reads("It is your turn")
    await ann.reads("Waiting for 🐟 Ben")
    await evening.painted()
    assert "It is your turn" in await ben.only_screen()
    assert "It is your turn" not in await ann.only_screen()
    assert len([call for call in heard if not is_public(call)]) == 2
    assert len(budget(heard)) == (3 if counts else 1)  # with the table's
    await evening.pass_time(30)
    assert len(budget(heard)) == (3 if counts else 1)


async def test_who_only_waits_sees_the_newest_in_a_hand_that_stands(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    assert not await cleo.tap("My cards")
    for person, then in ((ann, "Ben"), (ben, "Cleo")):
        assert re.search(f"Waiting for .*{person.name}", await cleo.only_screen())
        await person.say("/move draw")
        await ann.reads(f"{then}, it is your turn")
        await evening.painted()
    assert "It is your turn" in await cleo.only_screen()


async def test_a_hand_that_finds_no_room_goes_and_costs_nothing(evening: Evening) -> None:
    ann, ben = await open_both(evening, counts=True)
    await evening.fill(HAND)
    heard = evening.listen()
    await draw(ann)
    await evening.painted()
    await evening.pass_time(10)
    assert not [*await ann.own_screens(), *await ben.own_screens()]
    assert len([call for call in budget(heard) if not is_public(call)]) == 0
    assert not [call for call in heard if call.status >= 400]


async def test_a_hand_that_waits_for_room_is_shown_once_what_is_newest_then(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await evening.count_ephemerals()
    await sit_down(evening)
    assert evening.worker
    tables, outbox = evening.worker.tables, evening.worker.outbox
    await tables.change(evening.address, set_pace(None))
    await evening.pass_time(60)
    assert not await ben.tap("My cards")
    await evening.fill(HAND)
    while await outbox.reserve(ann.chat, evening.now(), HAND) > 1_500:  # and the table takes one
        await evening.pass_time(1)
    await draw(ben)  # too early, but he looks on
    heard = evening.listen()
    table = await ann.reads("📖 Rules")
    await ann.send(table, data_of(table, "k"))
    while await evening.moves() == 1:
        await evening.go_on(0.01)
    for pace in (86_400_000, 120_000):
        await tables.change(evening.address, set_pace(pace))
    await evening.painted()
    await evening.pass_time(10)
    assert "It is your turn" in await ben.only_screen()
    shown = [call for call in heard if "editEphemeral" in call.method]
    assert [call.status for call in shown] == [200]


@both_ways
async def test_who_moves_in_the_own_hand_has_it_shown_once(evening: Evening, counts: bool) -> None:
    ann, ben = await open_both(evening, counts)
    await ben.tap("✕ Close")
    await evening.rest()
    heard = evening.listen()
    assert (await ann.tap("Draw a card")).startswith("✓ You drew")
    await ann.reads("Waiting for 🐟 Ben")
    await evening.painted()
    await evening.pass_time(10)
    assert len([call for call in heard if not is_public(call)]) == 1


async def test_a_hand_that_was_opened_before_a_restart_follows_and_goes_with_its_game(
    evening: Evening,
) -> None:
    ann, ben = await open_both(evening)
    for politely in (True, False):
        await evening.restart(politely)
        before = await evening.session()
        person = ann if 0 in before.prompts else ben
        await person.say("/move draw")
        await (ben if person is ann else ann).reads("It is your turn")
        await evening.painted()
        assert "Waiting for" in await person.only_screen()
    await evening.restart()
    await ann.end_table()
    await evening.painted()
    await evening.rest()
    assert not [*await ann.own_screens(), *await ben.own_screens()]


@pytest.mark.parametrize(
    ("command", "sure"), [("/endgame", "Yes, end it"), ("/leave", "Yes, give it up")]
)
async def test_hands_go_with_their_game(evening: Evening, command: str, sure: str) -> None:
    ann, ben = await open_both(evening)
    await ann.say(command)
    await ann.tap(sure)
    await evening.painted()
    await evening.rest()
    assert not [*await ann.own_screens(), *await ben.own_screens()]


async def test_who_leaves_a_game_that_goes_on_has_no_hand_left(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    assert not await cleo.tap("My cards")
    await evening.pass_time(30)
    await ann.sends_off("3")
    await ben.reads("Cleo had to leave the table")
    await evening.rest()
    assert not await cleo.own_screens()


async def test_a_hand_in_the_private_chat_goes_with_its_game(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    for person in (ann, ben):
        bot = await person.wants_hands()
    refuse_ephemeral(evening, monkeypatch)
    await sit_down(evening)
    assert "private chat" in await ben.tap("My cards")
    await ben.reads("Waiting for", bot)
    await ann.say("/move draw")
    await ben.reads("It is your turn", bot)
    await ann.say("/endgame")  # asked again where a question can be shown to her alone
    await ann.tap("Yes, end it", bot)
    await ben.reads("was ended before anybody won")
    await evening.painted()
    await evening.rest()
    assert "It is your turn" not in await ben.read(bot)
