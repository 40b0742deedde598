"""Play Whot by tapping what people see, and check that nobody sees a hidden card."""

import re
from collections.abc import Iterable

from bot.i18n import translator_for
from bot.screens.whot import face
from engine.games.whot.pack import PLAIN_PACK, WHOT
from tests.bot.evenings.evening import Evening, Session
from tests.bot.evenings.person import Button, Person, text_of

FACE_PATTERN = re.compile(r"[●▲✚■★]\d+")
PREFERRED = ("✓", "Done", "Draw ", "circle")

THINKING_SECONDS = 8.0  # virtual, before each move
MOST_TAPS = 30


class Secrets:
    """Track which cards each person may know: the own ones and those that ever lay open."""

    def __init__(self, evening: Evening, old: Iterable[str] = ()) -> None:
        """`old` are the keys of messages of a finished game, which show every card."""
        self.evening = evening
        self.old = set(old)
        self.open: set[str] = set()
        self.own: dict[int, set[str]] = {}
        self.looks = 0

    async def learn(self) -> set[str]:
        """Record the cards that are known by now; return all cards held, none after the game."""
        session = await self.evening.session()
        if session.phase != "playing":
            return set()
        self.open |= faces(session.view(None).pile) | faces(played(session))
        for seat, player in enumerate(session.players):
            if player.user is not None:
                self.own.setdefault(player.user, set()).update(hand_faces(session, seat))
        return {card for seat in range(len(session.players)) for card in hand_faces(session, seat)}

    async def check(self, people: list[Person] | None = None) -> None:
        """Check that nobody sees another player's card in any message or toast."""
        before = await self.learn()
        seen = {}
        for person in people or self.evening.people:
            shown = [text_of(m) for m in await person.messages() if m["key"] not in self.old]
            seen[person.id] = set(FACE_PATTERN.findall("\n".join([*shown, *person.toasts])))
        after = await self.learn()  # computers move meanwhile
        for user, cards in seen.items():
            leaked = cards & before & after - self.open - self.own.get(user, set())
            assert not leaked, (user, leaked)
            self.looks += bool(after)


def hand_faces(session: Session, seat: int) -> set[str]:
    return faces(session.view(seat).hands[seat])


def played(session: Session) -> list[str]:
    """Return the cards played so far, some of which may be in the market again."""
    said = [line.split(" - ")[-1].split()[0] for line in session.log]
    return [card for card in said if card in PLAIN_PACK]


def faces(cards: Iterable[str]) -> set[str]:
    return {face(card, translator_for("en")) for card in cards if card != WHOT}


async def set_hand_size(evening: Evening, count: int = 3) -> None:
    """Open a table where this many cards are dealt."""
    host = evening.people[0]
    await host.say("/newgame whot")
    await host.wait_for("Seats taken: 1 of")
    await host.tap_more("House rules", "Cards at the start", str(count))
    await host.wait_for(f"Cards at the start: {count}")


async def start_game(evening: Evening, *guests: Person) -> None:
    """Open a table unless one is open, let the others join, and start."""
    host = evening.people[0]
    if (await evening.store.load(evening.address)).session is None:
        await host.say("/newgame whot")
    for guest in guests or evening.people[1:]:
        await guest.tap("Join")
    await host.tap("Start")
    await host.wait_for("it’s your turn")


async def start_against_computers(evening: Evening, computers: int = 1) -> Person:
    """Start a game of the first person against easy computers; return the person."""
    host = evening.people[0]
    await host.say("/newgame whot")
    await host.wait_for("Seats taken: 1 of")
    for number in range(computers):
        await host.tap_more("Computers", "+ 🤖 easy")
        await host.wait_for(f"Seats taken: {number + 2} of")
    await host.tap("Start")
    await host.wait_for("it’s your turn")
    return host


async def take_turn(person: Person, thinks: float = THINKING_SECONDS) -> None:
    """Make one move by the hand, or by the card numbers below the table if no hand opens."""
    evening = person.evening
    before = await evening.move_count()
    await evening.advance(thinks)
    for _ in range(MOST_TAPS):
        if await evening.move_count() != before:
            return
        alerts, links = len(person.alerts), len(person.links)
        private = evening.playground.bot.user.id if person.links else 0
        if button := await best_button(person):
            await person.tap_button(button)
        elif private and (button := await best_button(person, chat=private)):
            await person.tap_button(button, private)
        else:
            await person.tap("My cards")
            await evening.advance(1.0)  # a private chat takes one message a second
        if len(person.links) > links:
            await person.follow_link()
            await evening.settle()
        elif len(person.alerts) > alerts and await evening.move_count() == before:
            await play_by_number(person, before)
            await evening.advance(thinks)
    raise AssertionError(f"{person.name} finds no move; {await person.visible_text()}")


async def best_button(person: Person, prefix: str = "", chat: int = 0) -> Button | None:
    """Return the hand's best answer to the current prompt, the first of PREFERRED that is there.

    `prefix` restricts the callback data, `chat` 0 is the group.
    """
    prompt = await prompt_of(person)
    found = [
        (rank, button)
        for button in await person.buttons(chat)
        for rank in range(len(PREFERRED))
        if (chat or button.message.get("ephemeral"))
        and PREFERRED[rank] in button.text
        and f":{prompt}:" in button.data
        and button.data.startswith(prefix)
    ]
    return min(found, key=lambda each: each[0])[1] if found else None


async def play_by_number(person: Person, before: int) -> None:
    """Tap the card numbers below the table until one of them is a legal move."""
    prompt = await prompt_of(person)
    for button in await person.buttons():
        if button.data.startswith("k:") and f":{prompt}:" in button.data:
            await person.evening.advance(1.0)  # faster taps are throttled
            await person.tap_button(button)
            if await person.evening.move_count() != before:
                return


async def prompt_of(person: Person) -> int | None:
    session = await person.evening.session()
    seat = session.seat_of(person.id)
    return None if seat is None else session.prompts.get(seat)


async def play_turns(
    evening: Evening,
    secrets: Secrets | None = None,
    moves: int = 1000,
    thinks: float = THINKING_SECONDS,
) -> Session:
    """Make moves for whoever is on turn, until the game ends or this many were made."""
    secrets = secrets or Secrets(evening)
    for _ in range(moves):
        session = await evening.session()
        if session.phase != "playing":
            break
        person = await evening.wait_until(lambda: person_on_turn(evening))
        await take_turn(person, thinks)
        await evening.wait_until_painted()
        await secrets.check()
    return await evening.session()


async def person_on_turn(evening: Evening) -> Person | None:
    """Return the person whom the table names as the one to move."""
    shown = "\n".join(text_of(message) for message in await evening.people[0].messages())
    turns = [person for person in evening.people if f"{person.name}, it’s your turn" in shown]
    return turns[0] if turns else None
