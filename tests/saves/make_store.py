"""Play an evening with this version, break off, and dump the store.

Run it by `python -m tests.saves.make_store`. The dump is named after the commit of HEAD;
tests/bot/evenings/test_stores_of_before.py plays every such dump on. It has five groups:

    Parlour  Whot in mid-game, with a computer: a hand is open, somebody was reminded and
             somebody is away
    Temple   Caesar & Cleopatra, just dealt
    Road     a lobby of Rally; a tap is read and not finished, another one is not read
    Club     Whot, finished and announced
    Cellar   Whot, finished and neither painted nor announced
"""

import asyncio
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from bot.address import Address, partition
from bot.playground.methods.call import Call
from bot.store import keys
from bot.store.embedded import Embedded
from bot.telegram import intake
from tests.bot.evenings import test_caesar, whot
from tests.bot.evenings.conftest import open_evening
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Button, Person
from tests.saves.store_dump import dump_store
from tests.saves.telegram_dump import dump_telegram

STORES = Path(__file__).parent / "stores"
PEOPLE = ("Ann", "Ben", "Cleo", "Dora", "Emil")
ROOM = 20.0  # virtual seconds after which the budget pays for another hand
TOO_LATE = 250.0  # virtual seconds after which the turn is lost, or the next player reminded
FLOOD = 40.0  # seconds for which Telegram refuses calls


async def main(version: str) -> None:
    with tempfile.TemporaryDirectory(prefix="parlour-") as folder:
        async with Embedded(Path(folder)) as server, open_evening(server.url) as evening:
            await play(evening)
            await evening.stop_bot(graceful=False)
            await leave_unread(evening)
            await check(evening)
            kept = {
                "now": evening.now(),
                "telegram": dump_telegram(evening),
                "store": dump_store(server.url),
            }
            await evening.start_bot()
    path = STORES / f"{version}.json"
    path.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
    print(f"{path}: {path.stat().st_size / 1000:.0f} kB")


def head() -> str:
    asked = ["git", "rev-parse", "--short=7", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


async def play(evening: Evening) -> None:
    people = [await evening.add_person(name) for name in PEOPLE]
    ann, ben, cleo, dora, emil = people
    await gather(evening, "Club", cleo, emil)
    await whot.set_hand_size(evening, 3)
    await whot.start_game(evening)
    await whot.play_turns(evening)
    await cleo.wait_for("Rematch")
    await gather(evening, "Road", ann, ben, cleo, dora, emil)
    await open_road(evening, ben, dora)
    await gather(evening, "Parlour", ann, ben, cleo, dora)
    await play_parlour(evening, ann, ben, cleo, dora)
    await gather(evening, "Cellar", cleo, emil)
    await whot.start_game(evening)
    cellar = evening.address
    await emil.say("/leave")
    await emil.wait_for("Yes, leave")
    await evening.settle()
    await gather(evening, "Temple", ann, ben)
    await test_caesar.sit_down(evening)
    await evening.wait_until_painted()
    evening.address, evening.people = cellar, [cleo, emil]
    await evening.sim("faults", flood={"chat": cellar.chat, "seconds": FLOOD})
    await emil.tap("Yes, leave")

    async def is_over() -> bool:
        return (await evening.session()).phase == "over"

    await evening.wait_until(is_over, "the end")
    evening.address, evening.people = room_of(evening, "Road"), people
    await tap_and_hear_nothing(evening, ann)


async def gather(evening: Evening, title: str, *people: Person) -> None:
    """Create a group of existing people; the first owns it."""
    owner, *members = [person.id for person in people]
    group = {"title": title, "owner": owner, "members": members}
    evening.address = Address((await evening.sim("chats", **group, bot=True))["id"])
    evening.people = list(people)
    for person in people:
        person.toasts.clear()  # they belong to another game
    await people[0].wait_for("Hello")


def room_of(evening: Evening, title: str) -> Address:
    groups = evening.playground.world.groups.values()
    return next(Address(group.id) for group in groups if group.title == title)


async def open_road(evening: Evening, host: Person, guest: Person) -> None:
    await host.say("/newgame rally")
    await guest.tap("Join")
    for button in ("House rules", "Stamps to win", "2", "← Back", "Back to the table"):
        await evening.pass_time(ROOM)
        await host.tap(button)
    await evening.wait_until_painted()
    await guest.wait_for("Seats taken: 2 of")


async def play_parlour(
    evening: Evening, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    """Play the group Parlour, which has no pictures.

    Ben runs out of time twice and is away. Dora, whose language is German, comes too late and
    wants her hand in the private chat where a group cannot show it.
    """
    await dora.say("/language de")
    await dora.wait_for("Deutsch")
    await dora.choose_private_hands()
    await ann.say("/settings")
    await ann.tap("Text only")
    await evening.pass_time(ROOM)
    await whot.set_hand_size(evening, 6)
    await ann.tap("+ 🤖 easy")
    await ann.wait_for("Seats taken: 2 of")
    await whot.start_game(evening, ben, cleo)
    await evening.pass_time(ROOM)
    await dora.say("/join")
    await evening.wait_until_painted()
    for _ in range(2):
        while (await evening.wait_until(lambda: whot.person_on_turn(evening))) is not ben:
            await whot.play_turns(evening, moves=1)
        await evening.pass_time(TOO_LATE)
    await ann.wait_for("away (computer playing)")
    await ann.wait_for("time is running out")
    await evening.pass_time(ROOM)
    person = await evening.wait_until(lambda: whot.person_on_turn(evening))
    await person.tap("My cards")
    await evening.wait_until(lambda: whot.best_button(person, "m"), "a hand")
    await evening.wait_until_painted()


# Breaking off ------------------------------------------------------------------------------------


async def tap_and_hear_nothing(evening: Evening, owner: Person) -> None:
    """Break off while Telegram does not tell the bot whether the owner leads the group."""
    button = await find(owner, "+ 🤖 easy")
    run, is_asked = evening.playground.api.run, asyncio.Event()

    async def silent(call: Call) -> Any:
        if call.method == "getchatmember":
            is_asked.set()
            await asyncio.Event().wait()
        return await run(call)

    evening.playground.api.run = silent  # type: ignore[method-assign]
    await owner.send_tap(button.message, button.data)
    while not is_asked.is_set():
        await evening.advance(0.0)


async def leave_unread(evening: Evening) -> None:
    """Tap while an intake runs and no worker."""
    cleo = evening.people[PEOPLE.index("Cleo")]
    button = await find(cleo, "Join")
    await cleo.send_tap(button.message, button.data)
    playground = evening.playground
    poll = asyncio.create_task(intake.poll(evening.store, playground.token, playground.url))
    while playground.bot.queue.updates:  # noqa: ASYNC110 - intake fetches them in its own time
        await asyncio.sleep(0.01)
    poll.cancel()
    await asyncio.gather(poll, return_exceptions=True)


async def find(person: Person, text: str) -> Button:
    return next(button for button in await person.buttons() if text in button.text)


async def check(evening: Evening) -> None:
    """Check that the store holds what the evening was played for."""
    ask = evening.store.calls.ask
    road, cellar = room_of(evening, "Road"), room_of(evening, "Cellar")
    inbox = keys.inbox(partition(road.chat))
    missing = keys.announcements(partition(cellar.chat))
    assert (await ask("XPENDING", inbox, "g"))[0] == 1, "one tap is read"
    assert await ask("XLEN", inbox) == 2, "another one is not"
    assert await ask("XLEN", missing) == 1, "a result waits"
    dirty = await evening.store.dirty([partition(cellar.chat)], 1 << 52)
    assert cellar in dirty, "its table is not painted"
    evening.address = room_of(evening, "Parlour")
    parlour = await evening.session()
    assert parlour.phase == "playing"
    assert len(parlour.waiting) == 1, "somebody came late"
    assert any([await whot.best_button(person, "m") for person in evening.people]), "a hand is open"


if __name__ == "__main__":
    asyncio.run(main(head()))
