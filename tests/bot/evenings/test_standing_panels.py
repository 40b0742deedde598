"""Panels that stand while the game goes on elsewhere: at the table, by typing, to its end."""

import pytest

from tests.bot.evenings.evening import Evening, Person, budget, is_public, refuse_ephemeral
from tests.bot.evenings.test_hands import panels
from tests.bot.evenings.test_room import fill, only_panel
from tests.bot.evenings.whot import sit_down


async def draw(person: Person) -> None:
    """By the key below the table that everybody has."""
    found = [b for b in await person.buttons() if b[3]["callback_data"].startswith("k:")]
    await person.tap_on(found[0])


async def open_both(evening: Evening) -> tuple[Person, Person]:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    for person in (ann, ben):
        assert not await person.tap("My cards")
        await evening.pass_time(30)
    return ann, ben


async def test_panels_show_whose_turn_it_is_when_somebody_moved_at_the_table(
    evening: Evening,
) -> None:
    ann, ben = await open_both(evening)
    await evening.pass_time(30)
    heard = evening.listen()
    await draw(ann)
    await ben.reads("It is your turn")
    await ann.reads("Waiting for 🐟 Ben")
    assert "It is your turn" in await only_panel(ben)
    assert "It is your turn" not in await only_panel(ann)
    assert len(budget(heard)) == 3  # with the table's
    await evening.pass_time(30)
    assert len(budget(heard)) == 3


async def test_who_only_waits_sees_how_old_a_panel_is(evening: Evening) -> None:
    ann, ben = await open_both(evening)
    assert "As it was" in await only_panel(ben)
    assert "As it was" not in await only_panel(ann)


async def test_a_panel_that_finds_no_room_goes_and_costs_nothing(evening: Evening) -> None:
    ann, ben = await open_both(evening)
    await fill(evening, 4)
    heard = evening.listen()
    await draw(ann)
    await evening.painted()
    await evening.pass_time(10)
    assert not [*await panels(ann), *await panels(ben)]
    assert len(budget(heard)) == 1
    assert not [call for call in heard if call.status >= 400]


async def test_who_is_asked_again_while_the_panel_waits_for_room_is_shown_it_once(
    evening: Evening,
) -> None:
    ann, ben = await open_both(evening)
    await evening.stop_the_clock()
    await evening.pass_time(60)
    for others, seconds in ((2, 53), (2, 0)):
        for _ in range(others):
            while await evening.store.budget(ann.chat, evening.now()):
                await evening.go_on(0.5)
        await evening.pass_time(seconds)
    await evening.go_on(1)
    heard = evening.listen()
    for person in (ann, ben):
        await draw(person)
        await evening.painted()
    await evening.pass_time(10)
    assert "It is your turn" in await only_panel(ann)
    private = [call for call in heard if "editEphemeral" in call.method]
    assert [call.status for call in private] == [200, 200]


async def test_who_moves_in_the_own_panel_has_it_shown_once(evening: Evening) -> None:
    ann, ben = await open_both(evening)
    await ben.tap("✕ Close")
    await evening.pass_time(30)
    heard = evening.listen()
    await ann.tap("Draw a card")
    await ann.reads("Waiting for 🐟 Ben")
    await evening.painted()
    await evening.pass_time(10)
    assert len([call for call in budget(heard) if not is_public(call)]) == 1


@pytest.mark.parametrize(
    ("command", "sure"), [("/endgame", "Yes, end it"), ("/leave", "Yes, give it up")]
)
async def test_panels_go_with_their_game(evening: Evening, command: str, sure: str) -> None:
    ann, ben = await open_both(evening)
    await ann.say(command)
    await ann.tap(sure)
    await evening.painted()
    await evening.rest()
    assert not [*await panels(ann), *await panels(ben)]


async def test_who_leaves_a_game_that_goes_on_has_no_panel_left(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    assert not await cleo.tap("My cards")
    await evening.pass_time(30)
    await ann.sends_off("3")
    await ben.reads("Cleo had to leave the table")
    await evening.rest()
    assert not await panels(cleo)


async def test_a_hand_in_the_private_chat_goes_with_its_game(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    bot = await ben.wants_hands()
    refuse_ephemeral(evening, monkeypatch)
    await sit_down(evening)
    assert "private chat" in await ben.tap("My cards")
    await ben.reads("Waiting for", bot)
    await ann.say("/move draw")
    await ben.reads("It is your turn", bot)
    await ann.end_table()
    await evening.painted()
    await evening.rest()
    assert "It is your turn" not in await ben.read(bot)
