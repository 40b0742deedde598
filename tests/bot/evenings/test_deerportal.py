"""Whole games of DeerPortal in the local Telegram, played by the buttons below the table."""

import pytest

from tests.bot.evenings.evening import Evening, Session
from tests.bot.evenings.person import Button, Person

THINKS = 8.0  # virtual seconds before each move
GREEN = ("🎲 Roll", "➡", "⬅")


async def open_table(evening: Evening, *rules: str) -> None:
    """Open a table with these house rules and seat everybody."""
    host = evening.people[0]
    await host.say("/newgame deerportal")
    for guest in evening.people[1:]:
        await guest.tap("Join")
    if rules:
        await host.open_more("House rules")
    for rule in rules:
        await host.tap(rule)
        await host.wait_for("Now: no")
        await host.tap("yes")
        await host.wait_for("Now: yes")
        await host.tap("← Back")
    if rules:
        await host.tap("✕ Close")
    await host.tap("Start")
    await host.wait_for("🎲 Roll")


async def play_on(evening: Evening, moves: int = 1000) -> Session:
    """Tap the last green button below the table for whoever is on turn, until the game ends."""
    for _ in range(moves):
        session = await evening.session()
        if session.phase != "playing":
            break
        people = {person.id: person for person in evening.people}
        asked = [people[user] for seat in session.prompts
                 if (user := session.players[seat].user) in people]  # fmt: skip
        if asked:
            await take_turn(asked[0])
        else:
            await evening.advance(0.5)
    return await evening.session()


async def take_turn(person: Person) -> None:
    evening = person.evening
    before = await evening.move_count()
    await evening.advance(THINKS)
    await evening.wait_until_painted()
    if await evening.move_count() == before:
        *_, button = await public(person)
        await person.tap_button(button)


async def public(person: Person) -> list[Button]:
    """Wait until the table shows who is on turn, and return the green buttons of that turn."""
    session = await person.evening.session()
    prompt = next(iter(session.prompts.values()))

    async def look() -> list[Button]:
        return [
            button
            for button in await person.buttons()
            if button.text.startswith(GREEN) and button.data.startswith(f"k:{session.id}:{prompt}:")
        ]

    return await person.evening.wait_until(look, "the buttons of the turn")


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 2, 3, 4])
async def test_a_whole_game_with_computers_on_the_empty_seats(
    evening: Evening, people: int
) -> None:
    crowd = await evening.create_group("Ann", "Ben", "Cleo", "Dora")
    evening.people = crowd[:people]
    await open_table(evening, "Quick game")
    heard = evening.record_calls()
    session = await play_on(evening)
    assert session.phase == "over"
    assert len(session.players) == 4
    assert sum(player.is_computer for player in session.players) == 4 - people
    for person in crowd:
        await person.wait_for("Rematch")
        assert "won and became the" in await person.visible_text()
    assert not [call for call in heard if call.status == 429]


@pytest.mark.slow
async def test_two_play_alone_where_empty_seats_stay_empty(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await open_table(evening, "Empty seats stay empty")
    session = await play_on(evening)
    assert (session.phase, len(session.players)) == ("over", 2)
    await ann.wait_for("Rematch")


@pytest.mark.slow
async def test_who_sleeps_is_played_for_by_the_clock(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame deerportal")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("🎲 Roll")
    before = await evening.move_count()
    session = await evening.session()
    assert session.pace is not None
    await evening.pass_time(session.pace / 1000 * 3)
    assert await evening.move_count() > before


@pytest.mark.slow
async def test_clumsy_taps_change_nothing(evening: Evening) -> None:
    """Tap on another's turn, the same button twice, and a button of an earlier prompt."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await open_table(evening, "Quick game")
    (roll,) = await public(ann)
    assert "not your turn" in await ben.tap_button(roll)
    assert await evening.move_count() == 1
    await ann.tap_button(roll)
    await evening.advance(THINKS)
    await evening.wait_until_painted()
    assert await evening.move_count() == 2
    message, data = roll.message, roll.data
    assert await ann.forge_tap(message, data)
    assert await evening.move_count() == 2
    back, forward = await public(ann)
    assert back.text.startswith("⬅")
    await ann.tap_button(forward)
    assert await evening.move_count() == 3
    assert await ann.forge_tap(message, forward.data)
    assert await evening.move_count() == 3
    await ben.wait_for("Ben, it’s your turn")


@pytest.mark.slow
async def test_where_pictures_are_forbidden_it_is_played_by_text(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await evening.sim("permissions", chat=ann.chat, permissions={"can_send_photos": False})
    await open_table(evening, "Quick game")
    await ann.say("/board")
    await evening.wait_until_painted()
    await ann.tap("My move")
    await ann.wait_for("➡ 💧 forward, up to space 32")
    await play_on(evening, moves=8)
    assert not [message for message in await ann.messages() if "photo" in message]
    await ann.wait_for("🌸 Spring · round")


@pytest.mark.slow
async def test_the_own_screen_is_a_picture_and_is_played_by_its_keys(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await open_table(evening, "Quick game")
    await ann.tap("My move")
    await ann.wait_for("Your turn:")
    (hand,) = await ann.ephemeral_messages()
    assert "photo" in hand
    await ann.tap("🎲 Roll")
    await ann.wait_for("forward or back?")
    (hand,) = await ann.ephemeral_messages()
    assert "photo" in hand
    ways = [button.text for button in await ann.buttons() if button.message["key"] == hand["key"]]
    assert [way[0] for way in ways[:3]] == ["🎲", "⬅", "➡"]
    await evening.advance(THINKS)
    await ann.tap("➡")
    assert await evening.move_count() == 3
    await ann.wait_for("Waiting for 🐟 Ben")
