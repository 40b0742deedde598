"""Play any game by tapping what the app of a person shows: a hand, numbers, a private chat."""

from random import Random

from bot.screens.callback_data import HAND, MOVE, NUMBER, WALK
from tests.bot.evenings.evening import Evening, Session
from tests.bot.evenings.person import Button, Person

THINKS = 12.0  # virtual seconds before each move
MOST_TAPS = 40


async def open_game(evening: Evening, game: str) -> None:
    """Open a table, let everybody join and start."""
    host, *guests = evening.people
    await host.say(f"/newgame {game}")
    for guest in guests:
        await guest.tap("Join")
    await host.tap("Start")

    async def is_playing() -> bool:
        return (await evening.session()).phase == "playing"

    await evening.wait_until(is_playing, "the game")
    await evening.wait_until_painted()


async def take_any_turn(person: Person, chance: Random) -> None:
    """Answer what a person is asked by random taps on buttons that this person sees."""
    evening = person.evening
    before, tried = await evening.move_count(), set()
    await evening.advance(THINKS)
    for _ in range(MOST_TAPS):
        session = await evening.session()
        seat = session.seat_of(person.id)
        if len(session.log) != before or session.phase != "playing" or seat is None:
            return
        chat, hand = await _hand_buttons(person, f":{session.prompts[seat]}:")
        public = [key for key in await person.buttons() if key.data[0] in (HAND, NUMBER)]
        untried = hand or [key for key in public if key.data not in tried] or public
        # A hand is opened before numbers are tapped without knowing what they mean.
        unopened = [key for key in untried if key.data[0] == HAND]
        button, links = chance.choice(unopened or untried), len(person.links)
        tried.add(button.data)
        await person.tap_button(button, chat)
        if len(person.links) > links:
            await person.follow_link()
        await evening.advance(1.5)
    raise AssertionError(f"{person.name} finds nothing to tap: {await person.visible_text()}")


async def _hand_buttons(person: Person, prompt: str) -> tuple[int, list[Button]]:
    """Return the chat where a person sees a hand, the group being 0, and what it offers now."""
    for chat in [0, person.evening.playground.bot.user.id] if person.links else [0]:
        found = [
            button
            for button in await person.buttons(chat)
            if prompt in button.data
            and button.data[0] in (MOVE, WALK)
            and not button.text.startswith("←")
        ]
        if found:
            return chat, found
    return 0, []


async def play_anyhow(evening: Evening, chance: Random, moves: int = 1000) -> Session:
    """Let people play until the game is over, or for so many moves."""
    for _ in range(moves):
        session = await evening.session()
        if session.phase != "playing":
            break
        seat = chance.choice(sorted(session.prompts))
        user = session.players[seat].user
        await take_any_turn(next(p for p in evening.people if p.id == user), chance)
        await evening.wait_until_painted()
    return await evening.session()
