"""How people play Whot by tapping what they see, and what none of them may see."""

import re
from collections.abc import Iterable

from bot.i18n import translator_for
from bot.screens.whot import face
from engine.games.whot.pack import PLAIN_PACK, WHOT
from tests.bot.evenings.evening import Button, Evening, Person, Session, words_of

FACE = re.compile(r"[●▲✚■★]\d+")
WAYS = ("✓", "That is all", "Draw a card", "Take ", "circle")  # what is tapped, the first first

THINKS = 8.0  # seconds of a turn
TRIES = 30


class Secrets:
    """What each person may know of the cards: the own ones, and what ever lay open."""

    def __init__(self, evening: Evening, old: Iterable[str] = ()) -> None:
        """`old` are the messages of an evening before, whose cards were shown in the end."""
        self.evening = evening
        self.old = set(old)
        self.open: set[str] = set()
        self.own: dict[int, set[str]] = {}
        self.looks = 0

    async def learn(self) -> set[str]:
        """Every card that is held now; after the end they are no secrets."""
        session = await self.evening.session()
        if session.phase != "playing":
            return set()
        self.open |= faces(session.view(None).pile) | faces(played(session))
        for seat, player in enumerate(session.players):
            if player.user is not None:
                self.own.setdefault(player.user, set()).update(hand(session, seat))
        return {card for seat in range(len(session.players)) for card in hand(session, seat)}

    async def check(self, people: list[Person] | None = None) -> None:
        """Nobody sees a card of another, wherever it may stand."""
        before = await self.learn()
        seen = {}
        for person in people or self.evening.people:
            shown = [words_of(m) for m in await person.see() if m["key"] not in self.old]
            seen[person.id] = set(FACE.findall("\n".join([*shown, *person.toasts])))
        after = await self.learn()  # computers play while people look
        for user, cards in seen.items():
            leaked = cards & before & after - self.open - self.own.get(user, set())
            assert not leaked, (user, leaked)
            self.looks += bool(after)


def hand(session: Session, seat: int) -> set[str]:
    return faces(session.view(seat).hands[seat])


def played(session: Session) -> list[str]:
    """Some may be in the market again, when two moves came between two looks."""
    said = [line.split(" - ")[-1].split()[0] for line in session.log]
    return [card for card in said if card in PLAIN_PACK]


def faces(cards: Iterable[str]) -> set[str]:
    return {face(card, translator_for("en")) for card in cards if card != WHOT}


async def choose_hand(evening: Evening, count: int = 3) -> None:
    """The first opens a table where so many cards are dealt."""
    host = evening.people[0]
    await host.say("/newgame whot")
    await host.tap("House rules")
    await host.tap("Cards at the start")
    await host.tap(str(count))
    await host.tap("← Back")
    await host.tap("Back to the table")
    await host.reads(f"Cards at the start: {count}")


async def sit_down(evening: Evening, *guests: Person) -> None:
    """The first opens a table, unless one is open; the others join, and it begins."""
    host = evening.people[0]
    if (await evening.store.load(evening.address)).session is None:
        await host.say("/newgame whot")
    for guest in guests or evening.people[1:]:
        await guest.tap("Join")
    await host.tap("Start")
    await host.reads("it is your turn")


async def sit_down_alone(evening: Evening, computers: int = 1) -> Person:
    """The first, against computers."""
    host = evening.people[0]
    await host.say("/newgame whot")
    for number in range(computers):
        await host.tap("+ 🤖 easy")
        await host.reads(f"At the table, {number + 2} of")
    await host.tap("Start")
    await host.reads("it is your turn")
    return host


async def take_turn(person: Person, thinks: float = THINKS) -> None:
    """Looks at the hand and taps the first thing that can be done, by its card or by its number;
    in the private chat, if that was opened for it."""
    evening = person.evening
    before = await evening.moves()
    await evening.go_on(thinks)
    for _ in range(TRIES):
        if await evening.moves() != before:
            return
        alerts, links = len(person.alerts), len(person.links)
        private = evening.playground.bot.user.id if person.links else 0
        if button := await best(person):
            await person.tap_on(button)
        elif private and (button := await best(person, chat=private)):
            await person.tap_on(button, private)
        else:
            await person.tap("My cards")
        if len(person.links) > links:
            await person.follow()
            await evening.rest()
        elif len(person.alerts) > alerts and await evening.moves() == before:  # and no hand
            await by_number(person, before)
            await evening.go_on(thinks)
    raise AssertionError(f"{person.name} finds no move; {await person.read()}")


async def best(person: Person, verb: str = "", chat: int = 0) -> Button | None:
    """Of the own hand, in the group or in the private chat, what answers this question; perhaps at
    once, by `m`."""
    prompt = await prompt_of(person)
    found = [
        (way, button)
        for button in await person.buttons(chat)
        for way in range(len(WAYS))
        if (chat or button[0].get("ephemeral"))
        and WAYS[way] in button[3]["text"]
        and f":{prompt}:" in button[3]["callback_data"]
        and button[3]["callback_data"].startswith(verb)
    ]
    return min(found, key=lambda each: each[0])[1] if found else None


async def by_number(person: Person, before: int) -> None:
    """The numbers below the table, until one of them is a card that fits."""
    prompt = await prompt_of(person)
    for button in await person.buttons():
        if (
            button[3]["callback_data"].startswith("k:")
            and f":{prompt}:" in button[3]["callback_data"]
        ):
            await person.evening.go_on(1.0)  # or it is too fast
            await person.tap_on(button)
            if await person.evening.moves() != before:
                return


async def prompt_of(person: Person) -> int | None:
    session = await person.evening.session()
    seat = session.seat_of(person.id)
    return None if seat is None else session.prompts.get(seat)


async def play_on(
    evening: Evening,
    secrets: Secrets | None = None,
    moves: int = 1000,
    thinks: float = THINKS,
) -> Session:
    """Whoever the table asks takes a turn, until the end or for so many moves."""
    secrets = secrets or Secrets(evening)
    for _ in range(moves):
        session = await evening.session()
        if session.phase != "playing":
            break
        person = await evening.until(lambda: asked(evening))
        await take_turn(person, thinks)
        await evening.painted()
        await secrets.check()
    return await evening.session()


async def asked(evening: Evening) -> Person | None:
    """Whom the table asks, which is the same for whoever looks at it."""
    shown = "\n".join(words_of(message) for message in await evening.people[0].see())
    turns = [person for person in evening.people if f"{person.name}, it is your turn" in shown]
    return turns[0] if turns else None
