"""Whole games of Caesar & Cleopatra by tapping; nobody sees what the rules hide."""

from random import Random

import pytest

from bot.address import Address
from bot.names import names_of
from bot.screens import hand_screen, table
from tests.bot.evenings.evening import Evening, Session
from tests.bot.evenings.person import Button, Person, text_of
from tests.bot.screens.looking import EN, other_worlds

pytestmark = pytest.mark.slow  # whole evenings take minutes

THINKS = 12.0  # virtual seconds before each move


async def sit_down(evening: Evening) -> None:
    ann, ben = evening.people
    await ann.say("/newgame caesar")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("Both players secretly place")


def is_window(session: Session) -> bool:
    return session.phase == "playing" and bool(session.view(None).phase == "veto")


def check(session: Session) -> None:
    """Check that the session deals with other secrets would look the same to both people."""
    if session.phase != "playing":
        return
    names = names_of(session, EN)
    told = session.recent_events()
    shown = table(session, told, EN, names, 0)
    for world in other_worlds(session, None):
        assert table(world, told, EN, names, 0) == shown
    for seat in (0, 1):
        mine = session.events_since_own_move(seat)
        own = hand_screen(session, seat, mine, EN, names)
        for world in other_worlds(session, seat):
            assert hand_screen(world, seat, mine, EN, names) == own


async def check_seen(evening: Evening) -> None:
    """Check that both people see the same public messages, and hands only of their own."""
    session = await evening.session()
    check(session)
    seen = [await person.messages() for person in evening.people]
    public = [[text_of(m) for m in messages if not m.get("ephemeral")] for messages in seen]
    assert public[0] == public[1]
    private = [{m["key"] for m in messages if m.get("ephemeral")} for messages in seen]
    assert not private[0] & private[1]
    if is_window(session):
        buttons = [button.text for button in await evening.people[0].buttons()]
        assert {EN("caesar-pass"), EN("caesar-veto")} <= set(buttons)


async def hand_buttons(person: Person, prompt: int) -> list[Button]:
    """Return the buttons of the hand that answer this prompt, without the way back."""
    return [
        button
        for button in await person.buttons()
        if button.message.get("ephemeral")
        and f":{prompt}:" in button.data
        and button.data[0] in "mw"
        and button.text != EN("back")
    ]


async def answer(person: Person, chance: Random) -> None:
    """Open the hand and tap choices until the prompt is answered."""
    evening = person.evening
    before = await evening.move_count()
    await evening.advance(THINKS)
    for _ in range(40):
        session = await evening.session()
        seat = session.seat_of(person.id)
        if len(session.log) != before or session.phase != "playing" or seat is None:
            return
        found = await hand_buttons(person, session.prompts[seat])
        key = chance.choice(found) if found else None
        await (person.tap_button(key) if key else person.tap("My cards"))
        await evening.advance(1.0)
    raise AssertionError(f"{person.name} finds nothing to tap: {await evening.describe()}")


async def play_on(evening: Evening, chance: Random, moves: int = 1000) -> Session:
    for _ in range(moves):
        session = await evening.session()
        if session.phase != "playing":
            break
        seat = chance.choice(sorted(session.prompts))
        (person,) = [p for p in evening.people if p.id == session.players[seat].user]
        await answer(person, chance)
        await evening.wait_until_painted()
        await check_seen(evening)
    return await evening.session()


async def test_two_people_play_a_whole_game_and_see_nothing_they_must_not(
    evening: Evening,
) -> None:
    await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    session = await play_on(evening, Random(5))
    assert session.phase == "over"
    assert any("scout" in line or "wrath" in line for line in session.log)
    for person in evening.people:
        await person.wait_for("Rematch")


async def test_the_moment_of_a_veto_is_the_same_for_who_holds_none(evening: Evening) -> None:
    """Each opening hand holds a Veto; the buttons below the table answer without a hand."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    chance = Random(1)
    for _ in range(400):
        session = await evening.session()
        if session.phase != "playing" or is_window(session):
            break
        await play_on(evening, chance, 1)
    assert is_window(session)
    turn = session.view(None).turn
    vetoer, actor = (ben, ann) if session.players[turn].user == ann.id else (ann, ben)
    await actor.wait_for("allow it, or stop it with a Veto?")
    assert await actor.tap("Veto!")  # the other player decides
    assert (await evening.session()).log == session.log
    await vetoer.tap("Allow it")
    await evening.wait_until_painted()
    after = await evening.session()
    assert len(after.log) == len(session.log) + 1
    await actor.wait_for("allowed it")


async def test_of_several_moves_by_one_tap_all_happen_or_none(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    await ann.tap("My cards")
    message = await ann.wait_for("Card 1 of 5")
    session = await evening.session()
    await ann.forge_tap(message, f"m:{session.id}:{session.prompts[0]}:0.9")
    assert (await evening.session()).log == session.log
    await ann.forge_tap(message, f"m:{session.id}:{session.prompts[0]}:0.1")
    laid = (await evening.session()).log[len(session.log) :]
    assert [line.split(" - ")[-1] for line in laid] == ["1 praetor", "3 aedile"]
    await ann.wait_for("Card 3 of 5")


async def test_one_person_plays_alone_against_a_computer(evening: Evening) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Caesar & Cleopatra", bot)
    await ann.tap("Start", bot)
    message = await ann.wait_for("Which card goes face down", bot)
    assert "photo" in message
    for number, group in zip("5432", ("Praetors", "Aediles", "Quaestors", "Consuls"), strict=True):
        await ann.wait_for(f"{group}?", bot)
        await ann.tap(number, bot)
    await ann.wait_for("Choose a card", bot)
