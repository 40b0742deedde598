"""Open hands follow the game while it goes on by table buttons or typed moves, until its end."""

import re

import pytest

from bot.tables import Act
from bot.telegram.outbox import HAND
from engine.session import Events
from tests.bot.evenings.evening import Evening, Session, charged_calls, is_public, refuse_ephemeral
from tests.bot.evenings.person import Person, callback_data_of
from tests.bot.evenings.whot import start_game


def set_pace(pace: int | None) -> Act:
    """Change the time limit, which changes no prompt."""

    def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
        assert session is not None
        return session, session.set_pace(pace, now)

    return act


both_ways = pytest.mark.parametrize("counts", [False, True])


async def draw(person: Person) -> None:
    """Draw by the button below the table."""
    found = [b for b in await person.buttons() if b.data.startswith("k:")]
    await person.tap_button(found[0])


async def open_both(evening: Evening, counts: bool = False) -> tuple[Person, Person]:
    ann, ben = await evening.create_group("Ann", "Ben")
    if counts:
        await evening.charge_for_ephemerals()
    await start_game(evening)
    for person in (ann, ben):
        assert not await person.tap("My cards")
        await evening.pass_time(31)  # so that a minute holds nothing of the lobby
    return ann, ben


@both_ways
async def test_hands_show_whose_turn_it_is_when_somebody_moved_at_the_table(
    evening: Evening, counts: bool
) -> None:
    ann, ben = await open_both(evening, counts)
    heard = evening.record_calls()
    await draw(ann)
    await ben.wait_for("Your turn")
    await ann.wait_for("Waiting for 🐟 Ben")
    await evening.wait_until_painted()
    assert "Your turn" in await ben.only_ephemeral_text()
    assert "Your turn" not in await ann.only_ephemeral_text()
    assert len([call for call in heard if not is_public(call)]) == 2
    assert len(charged_calls(heard)) == (3 if counts else 1)  # one of them is the table
    await evening.pass_time(30)
    assert len(charged_calls(heard)) == (3 if counts else 1)


async def test_who_only_waits_sees_the_newest_in_a_hand_that_stands(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    assert not await cleo.tap("My cards")
    for person, then in ((ann, "Ben"), (ben, "Cleo")):
        assert re.search(f"Waiting for .*{person.name}", await cleo.only_ephemeral_text())
        await person.say("/move draw")
        await ann.wait_for(f"{then}, it’s your turn")
        await evening.wait_until_painted()
    assert "Your turn" in await cleo.only_ephemeral_text()


async def test_a_hand_that_finds_no_room_goes_and_costs_nothing(evening: Evening) -> None:
    ann, ben = await open_both(evening, counts=True)
    await evening.use_up_budget(HAND)
    heard = evening.record_calls()
    await draw(ann)
    await evening.wait_until_painted()
    await evening.pass_time(10)
    assert not [*await ann.ephemeral_messages(), *await ben.ephemeral_messages()]
    assert len([call for call in charged_calls(heard) if not is_public(call)]) == 0
    assert not [call for call in heard if call.status >= 400]


async def test_a_hand_that_waits_for_room_is_shown_once_what_is_newest_then(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.charge_for_ephemerals()
    await start_game(evening)
    assert evening.worker
    tables, outbox = evening.worker.tables, evening.worker.outbox
    await tables.change(evening.address, set_pace(None))
    await evening.pass_time(60)
    assert not await ben.tap("My cards")
    await evening.use_up_budget(HAND)
    while await outbox.reserve(ann.chat, evening.now(), HAND) > 1_500:  # the table takes one
        await evening.pass_time(1)
    await draw(ben)  # too early, but it shows that he is active
    heard = evening.record_calls()
    table = await ann.wait_for("📖 Rules")
    await ann.send_tap(table, callback_data_of(table, "k"))
    while await evening.move_count() == 1:
        await evening.advance(0.01)
    for pace in (86_400_000, 120_000):
        await tables.change(evening.address, set_pace(pace))
    await evening.wait_until_painted()
    await evening.pass_time(10)
    assert "Your turn" in await ben.only_ephemeral_text()
    shown = [call for call in heard if "editEphemeral" in call.method]
    assert [call.status for call in shown] == [200]


@both_ways
async def test_who_moves_in_the_own_hand_has_it_shown_once(evening: Evening, counts: bool) -> None:
    ann, ben = await open_both(evening, counts)
    await ben.tap("✕ Close")
    await evening.settle()
    heard = evening.record_calls()
    assert (await ann.tap("Draw a card")).startswith("✓ You drew")
    await ann.wait_for("Waiting for 🐟 Ben")
    await evening.wait_until_painted()
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
        await (ben if person is ann else ann).wait_for("Your turn")
        await evening.wait_until_painted()
        assert "Waiting for" in await person.only_ephemeral_text()
    await evening.restart()
    await ann.end_table()
    await evening.wait_until_painted()
    await evening.settle()
    assert not [*await ann.ephemeral_messages(), *await ben.ephemeral_messages()]


@pytest.mark.parametrize(
    ("command", "sure"), [("/endgame", "Yes, end it"), ("/leave", "Yes, leave")]
)
async def test_hands_go_with_their_game(evening: Evening, command: str, sure: str) -> None:
    ann, ben = await open_both(evening)
    await ann.say(command)
    await ann.tap(sure)
    await evening.wait_until_painted()
    await evening.settle()
    assert not [*await ann.ephemeral_messages(), *await ben.ephemeral_messages()]


async def test_who_leaves_a_game_that_goes_on_has_no_hand_left(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    assert not await cleo.tap("My cards")
    await evening.pass_time(30)
    await ann.kick("3")
    await ben.wait_for("Cleo was removed from the game")
    await evening.settle()
    assert not await cleo.ephemeral_messages()


async def test_a_hand_in_the_private_chat_goes_with_its_game(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    for person in (ann, ben):
        bot = await person.choose_private_hands()
    refuse_ephemeral(evening, monkeypatch)
    await start_game(evening)
    await ben.wait_for("Waiting for", bot)
    assert await ben.tap("My cards") == ""
    assert ben.links  # to where it is
    await ann.say("/move draw")
    await ben.wait_for("Your turn", bot)
    await ann.end_table()
    await ben.wait_for("was ended, and nobody won")
    await evening.wait_until_painted()
    await evening.settle()
    assert "Your turn" not in await ben.visible_text(bot)
