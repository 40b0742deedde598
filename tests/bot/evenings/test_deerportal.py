"""Whole games of DeerPortal in the local Telegram, by tapping what stands below the table."""

import pytest

from tests.bot.evenings.evening import Button, Evening, Person, Session

THINKS = 8.0  # seconds of a turn
GREEN = ("🎲 Roll", "➡", "⬅")


async def open_table(evening: Evening, *rules: str) -> None:
    """The first opens it, with these house rules; the others sit down."""
    host = evening.people[0]
    await host.say("/newgame deerportal")
    for guest in evening.people[1:]:
        await guest.tap("Join")
    if rules:
        await host.tap("House rules")
    for rule in rules:
        await host.tap(rule)
        await host.reads("Now: no")
        await host.tap("yes")
        await host.reads("Now: yes")
        await host.tap("← Back")
    if rules:
        await host.tap("Back to the table")
    await host.tap("Start")
    await host.reads("🎲 Roll")


async def play_on(evening: Evening, moves: int = 1000) -> Session:
    """Whoever is asked taps the last green button below the table, until the end."""
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
            await evening.go_on(0.5)
    return await evening.session()


async def take_turn(person: Person) -> None:
    evening = person.evening
    before = await evening.moves()
    await evening.go_on(THINKS)
    await evening.painted()
    if await evening.moves() == before:
        *_, button = await public(person)
        await person.tap_on(button)


async def public(person: Person) -> list[Button]:
    """What can be tapped below the table, once it shows who is asked."""
    session = await person.evening.session()
    prompt = next(iter(session.prompts.values()))

    async def look() -> list[Button]:
        return [
            button
            for button in await person.buttons()
            if button[3]["text"].startswith(GREEN)
            and button[3]["callback_data"].startswith(f"k:{session.id}:{prompt}:")
        ]

    found: list[Button] = await person.evening.until(look, "the buttons of the turn")
    return found


def titles(text: str) -> tuple[int, int]:
    return text.count("Deer God ·"), text.count("🙏 monk:") + text.count("🌾 heritage:")


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 2, 3, 4])
async def test_a_whole_game_with_computers_on_the_empty_seats(
    evening: Evening, people: int
) -> None:
    crowd = await evening.gather("Ann", "Ben", "Cleo", "Dora")
    evening.people = crowd[:people]
    await open_table(evening, "Quick game")
    heard = evening.listen()
    session = await play_on(evening)
    assert session.phase == "over"
    assert len(session.players) == 4
    assert sum(player.is_computer for player in session.players) == 4 - people
    for person in crowd:
        await person.reads("Rematch")
        assert titles(await person.read()) == (1, 3)
    assert not [call for call in heard if call.status == 429]


@pytest.mark.slow
async def test_two_play_alone_where_empty_seats_stay_empty(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await open_table(evening, "Empty seats stay empty")
    session = await play_on(evening)
    assert (session.phase, len(session.players)) == ("over", 2)
    await ann.reads("Rematch")


@pytest.mark.slow
async def test_who_sleeps_is_played_for_by_the_clock(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame deerportal")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.reads("🎲 Roll")
    before = await evening.moves()
    session = await evening.session()
    assert session.pace is not None
    await evening.pass_time(session.pace / 1000 * 3)
    assert await evening.moves() > before


@pytest.mark.slow
async def test_clumsy_taps_change_nothing(evening: Evening) -> None:
    """Another's turn, the same button twice, and a button of an earlier question."""
    ann, ben = await evening.gather("Ann", "Ben")
    await open_table(evening, "Quick game")
    (roll,) = await public(ann)
    assert "not your turn" in await ben.tap_on(roll)
    assert await evening.moves() == 1
    await ann.tap_on(roll)
    await evening.go_on(THINKS)
    await evening.painted()
    assert await evening.moves() == 2
    message, data = roll[0], roll[3]["callback_data"]
    assert await ann.forge(message, data)
    assert await evening.moves() == 2
    back, forward = await public(ann)
    assert back[3]["text"].startswith("⬅")
    await ann.tap_on(forward)
    assert await evening.moves() == 3
    assert await ann.forge(message, forward[3]["callback_data"])
    assert await evening.moves() == 3
    await ben.reads("Ben, it is your turn")


@pytest.mark.slow
async def test_where_pictures_are_forbidden_it_is_played_by_text(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await evening.sim("permissions", chat=ann.chat, permissions={"can_send_photos": False})
    await open_table(evening, "Quick game")
    await ann.say("/board")
    await evening.painted()
    await play_on(evening, moves=8)
    assert not [message for message in await ann.see() if "photo" in message]
    await ann.reads("🌸 Spring · round")
