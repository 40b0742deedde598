"""Evenings of Caesar & Cleopatra, by tapping what is seen; nobody sees what he may not know."""

from random import Random

import pytest

from bot.address import Address
from bot.names import names_of
from bot.screens import hand_screen, table
from tests.bot.evenings.evening import Button, Evening, Person, Session, words_of
from tests.bot.screens.looking import EN, other_worlds

pytestmark = pytest.mark.slow  # whole programs and servers that are killed take their time

THINKS = 12.0  # seconds of a turn


async def sit_down(evening: Evening) -> None:
    ann, ben = evening.people
    await ann.say("/newgame caesar")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.reads("In secret, both give each group one card")


def is_window(session: Session) -> bool:
    return session.phase == "playing" and bool(session.view(None).phase == "veto")


def check(session: Session) -> None:
    """With other secrets behind them, both people's screens are the same, and so is the group's."""
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
    """Both see the same of the group, and beside it only panels of their own."""
    session = await evening.session()
    check(session)
    seen = [await person.see() for person in evening.people]
    public = [[words_of(m) for m in messages if not m.get("ephemeral")] for messages in seen]
    assert public[0] == public[1]
    private = [{m["key"] for m in messages if m.get("ephemeral")} for messages in seen]
    assert not private[0] & private[1]
    if is_window(session):
        buttons = [button[3]["text"] for button in await evening.people[0].buttons()]
        assert {EN("caesar-pass"), EN("caesar-veto")} <= set(buttons)


async def panel_buttons(person: Person, prompt: int) -> list[Button]:
    """What the own panel offers, and no way back."""
    return [
        button
        for button in await person.buttons()
        if button[0].get("ephemeral")
        and f":{prompt}:" in button[3]["callback_data"]
        and button[3]["callback_data"][0] in "mw"
        and button[3]["text"] != EN("back")
    ]


async def answer(person: Person, chance: Random) -> None:
    """Opens the panel and taps what can be chosen there, until it is done."""
    evening = person.evening
    before = await evening.moves()
    await evening.go_on(THINKS)
    for _ in range(40):
        session = await evening.session()
        seat = session.seat_of(person.id)
        if len(session.log) != before or session.phase != "playing" or seat is None:
            return
        found = await panel_buttons(person, session.prompts[seat])
        key = chance.choice(found) if found else None
        await (person.tap_on(key) if key else person.tap("My cards"))
        await evening.go_on(1.0)
    raise AssertionError(f"{person.name} finds nothing to tap: {await evening.state()}")


async def play_on(evening: Evening, chance: Random, moves: int = 1000) -> Session:
    for _ in range(moves):
        session = await evening.session()
        if session.phase != "playing":
            break
        seat = chance.choice(sorted(session.prompts))
        (person,) = [p for p in evening.people if p.id == session.players[seat].user]
        await answer(person, chance)
        await evening.painted()
        await check_seen(evening)
    return await evening.session()


async def test_two_people_play_a_whole_game_and_see_nothing_they_must_not(
    evening: Evening,
) -> None:
    await evening.gather("Ann", "Ben")
    await sit_down(evening)
    session = await play_on(evening, Random(5))
    assert session.phase == "over"
    assert any("scout" in line or "wrath" in line for line in session.log)
    for person in evening.people:
        await person.reads("Rematch")


async def test_the_moment_of_a_veto_is_the_same_for_who_holds_none(evening: Evening) -> None:
    """The first hands hold a Veto each; the buttons below the table answer without a panel."""
    ann, ben = await evening.gather("Ann", "Ben")
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
    await actor.reads("may stop it with a Veto")
    assert await actor.tap("Veto!")  # it is not for him to say
    assert (await evening.session()).log == session.log
    await vetoer.tap("Pass for this turn")
    await evening.painted()
    after = await evening.session()
    assert len(after.log) == len(session.log) + 1
    await actor.reads("let it happen")


async def test_of_several_moves_by_one_tap_all_happen_or_none(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ann.tap("My cards")
    message = await ann.reads("Card 1 of 5")
    session = await evening.session()
    await ann.forge(message, f"m:{session.id}:{session.prompts[0]}:0.9")
    assert (await evening.session()).log == session.log
    await ann.forge(message, f"m:{session.id}:{session.prompts[0]}:0.1")
    laid = (await evening.session()).log[len(session.log) :]
    assert [line.split(" - ")[-1] for line in laid] == ["1 praetor", "3 aedile"]
    await ann.reads("Card 3 of 5")


async def test_one_person_plays_alone_against_a_computer(evening: Evening) -> None:
    ann = await evening.person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Caesar & Cleopatra", bot)
    await ann.tap("Start", bot)
    message = await ann.reads("which one for the", bot)
    assert "photo" in message
    for number, group in zip("5432", ("Praetors", "Aediles", "Quaestors", "Consuls"), strict=True):
        await ann.reads(f"{group}?", bot)
        await ann.tap(number, bot)
    await ann.reads("Choose a card", bot)
