"""Measure what others wait for beside each expensive thing that one person may ask for:
`python -m tests.bench.beside [NAME ...]`.

One person asks for it five times a second, as often as the throttle lets anybody, about games of
4,405 moves, an archive of 10,000 games, the largest files. Meanwhile others play in groups of their
own. Exits with 1 where 1 % of their taps wait for too long; beside nobody is measured in the same
way. `EXPENSIVE` and `CHEAP` together name every action, which
tests/bot/test_actions.py holds.
"""

import asyncio
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from bot.address import Address
from bot.archive.row import read_row, write_row
from bot.mistakes import Mistake, write_mistake
from bot.playground import user_actions
from bot.playground.model import Chat, Message, User, add_person, private_chat
from bot.playground.user_actions import Draft
from bot.screens import callback_data as keys
from bot.store import sent_games
from bot.store.keys import played
from bot.tables import Session, Tables
from engine.game_text import write_text
from engine.record import Entry
from engine.session import Player
from tests.bench.cost import measure, our_bot
from tests.bench.parlour import Parlour, parlour
from tests.bot.program import wait_for
from tests.engine.games.test_rally_maps import HOSTILE
from tests.engine.long_game import long_game

# What 99 in 100 taps of others may wait: seconds, or on a busy machine times what they wait anyway
MOST_SECONDS, MOST_RATIO = 0.3, 2.0
SECONDS, EVERY = 5.0, 0.2  # of one measurement, and between two requests of the one person
TABLES, PAUSE = 12, 0.1  # at which others play, and seconds between two taps at a table
OLD_GAMES, OLD_LINES, LIVE_LINES, ROWS = 20, 4405, 901, 10_000
SENT_GAMES, SENT_LINES = 4, 1495
NOBODY: Final = "nobody"


@dataclass(slots=True)
class Attacker:
    """One person in the private chat with the bot."""

    made: Parlour
    person: User
    chat: Chat
    message: str = ""  # the key of one with buttons
    sent: str = ""  # the id of a game that was sent

    def tap(self, letter: str, *about: object) -> None:
        data = keys.write(letter, *about)  # type: ignore[arg-type]
        world = self.made.playground.world
        user_actions.tap(world, self.person, self.chat, self.message, 0, 0, data)

    def say(self, text: str, document: bytes = b"") -> None:
        draft = Draft(text, document=document, name="file.json")
        user_actions.say(self.made.playground.world, self.person, self.chat, draft)


Ask = Callable[[Attacker, int], None]  # with the number of the request

IDS: Final = [f"oldgame{number:04}" for number in range(OLD_GAMES)]
MAPS: Final = list(HOSTILE.values())


def of_old_games(letter: str, *more: object) -> Ask:
    return lambda one, number: one.tap(letter, IDS[number % OLD_GAMES], *more)


def of_the_game_sent(letter: str, *more: object) -> Ask:
    return lambda one, _: one.tap(letter, one.sent, *more)


@cache
def file(seed: int) -> bytes:
    return write_text(long_game(SENT_LINES, seed=seed).record(), (), (2, 1)).encode()


def send_file(one: Attacker, number: int) -> None:
    one.say("", file(number % SENT_GAMES))


def take_back(one: Attacker, number: int) -> None:
    """Make a move in a game in which many were taken back, and take it back."""
    if number % 2:
        one.tap(keys.DRAW_OR_RESIGN, "livegame0", "undo")
    else:
        one.say("/move f3-g3")


# What one person may ask for that grows with what people played or sent, or that takes long, by the
# name of the function of its action.
EXPENSIVE: Final[dict[str, dict[str, Ask]]] = {
    "answer": {"answers to puzzles": lambda one, n: one.tap(keys.ANSWER, "", n % 50, n % 7)},
    "bring_game": {"games sent": send_file},
    "bring_map": {"maps": lambda one, n: one.say("/map", MAPS[n % len(MAPS)])},
    "draw_or_resign": {"moves taken back": take_back},
    "export": {
        "a sent game exported": of_the_game_sent(keys.RECORD, keys.EVERY_DRAW),
        "old games exported": of_old_games(keys.RECORD, keys.EVERY_DRAW),
    },
    "learn": {"/learn": lambda one, n: one.tap(keys.LEARN, "", "caesar", "start", n % 5)},
    "mydata": {"/mydata": lambda one, _: one.say("/mydata")},
    "open_game": {"old games": of_old_games(keys.OLD_GAME)},
    "own_mistakes": {"mistakes": lambda one, _: one.say("/mistakes")},
    "rematch": {"rematches": of_old_games(keys.REMATCH)},
    "review": {"reviews": of_old_games(keys.EXPLAIN)},
    "review_seat": {"a review of a sent game": of_the_game_sent(keys.IMPORTED, 0)},
    "show_games": {"/games": lambda one, _: one.say("/games")},
    "show_me": {"/me": lambda one, _: one.say("/me")},
    "show_recap": {"recaps": of_old_games(keys.RECAP)},
    "show_replay": {
        "a sent game replayed": lambda one, n: one.tap(keys.REPLAY, one.sent, n, 0),
        "old games replayed": lambda one, n: one.tap(keys.REPLAY, IDS[n % OLD_GAMES], n, 0),
    },
    "show_rules": {"/rules": lambda one, _: one.say("/rules rally")},
    "forget_for_good": {"/forgetme": lambda one, _: one.tap(keys.FORGET, "", "yes")},  # the last
}

# These cost a few reads and writes, whatever people played before.
CHEAP: Final = frozenset(
    (
        *("add_computer", "answer_offer", "board", "by_number", "chat_setting"),
        *("chat_settings", "choose_fun", "choose_game", "choose_nickname", "choose_pace"),
        *("choose_role", "close", "end", "endgame", "forgetme"),
        *("hand", "house", "join", "kick", "kick_by_button"),
        *("language", "leave", "move", "myturns", "newgame"),
        *("notify", "own_setting", "pass_windows", "practise", "reclaim"),
        *("remove_computer", "show_badges", "show_help", "show_more", "show_privacy"),
        *("show_puzzle", "show_top", "show_world", "skip", "star"),
        *("start", "switch_game", "take_over", "turn_to", "typed_move"),
        *("walk", "why_not"),
    )
)


# The person and what they have --------------------------------------------------------------------


async def prepared(made: Parlour) -> Attacker:
    """Return a person with an archive, mistakes, and a game that goes on."""
    world, bot = made.playground.world, made.playground.bot
    person = add_person(world, "Mallory")
    one = Attacker(made, person, private_chat(world, person, bot))
    address, tables = Address(person.id), Tables(made.store)
    over, live = _of(person.id, OLD_LINES), _of(person.id, LIVE_LINES)
    for id in IDS:  # Differo draws nothing, so a game is the same by any id
        for session in (replace(over, phase="playing", outcome=None), over):
            session = replace(session, id=id)
            await tables.change(address, lambda _, now, session=session: (session, []))  # type: ignore[misc]
    (*_, row) = await made.store.archives.newest_rows(person.id, 1)
    rows = [write_row(replace(read_row(row), id=f"filler{n:07}")) for n in range(ROWS)]
    await made.store.calls.ask("LPUSH", played(person.id), *rows)
    await tables.change(address, lambda _, now: (_going_on(live), []))
    kept = [_mistake(over, id, person.id) for id in IDS]
    await made.store.mistakes.keep_mistakes(person.id, {m.name: write_mistake(m) for m in kept})
    return one


def _of(user: int, lines: int) -> Session:
    session = long_game(lines)
    first = replace(session.players[0], user=user)
    return replace(session, players=[first, Player(None, level="easy")], host=user)


def _going_on(over: Session) -> Session:
    """Return the game before its last line."""
    log = over.log[:-1]
    prompts = {0: len(log)}
    players = [replace(player, gone=False) for player in over.players]
    return replace(
        over,
        id="livegame0",
        phase="playing",
        outcome=None,
        log=log,
        prompts=prompts,
        players=players,
    )


def _mistake(over: Session, id: str, chat: int) -> Mistake:
    """Return a mistake late in a game: another of its moves was better."""
    moves = {Entry.read(line).what for line in over.log if "!" not in line}
    entry = len(over.log) - 3
    better = next(iter(moves - {Entry.read(over.log[entry]).what}))
    return Mistake(id, entry, chat, better, (), 25, 50, 1, 1)


async def arrive(one: Attacker) -> None:
    """Begin the private chat, and have a game in hand that was sent."""
    one.say("/start")

    async def answers() -> list[Message]:
        return [m for m in one.chat.messages.values() if m.actor != one.person.id]

    async def games() -> list[str]:
        return list(await sent_games.games(one.made.store.calls, one.person.id))

    one.message = f"m{(await wait_for(answers, lambda: 'no answer'))[-1].id}"
    send_file(one, 0)
    one.sent = (await wait_for(games, lambda: "the game that was sent was not kept"))[0]


# Measuring ----------------------------------------------------------------------------------------


async def beside(one: Attacker, name: str, ask: Ask | None, pids: dict[str, int]) -> float:
    """Return what 99 in 100 taps of others wait for at most while somebody asks for this."""

    async def keep_asking() -> None:
        number = 0
        while ask is not None:
            ask(one, number)
            number += 1
            await asyncio.sleep(EVERY)

    asking = asyncio.create_task(keep_asking())
    found = await measure(name, one.made, pids, SECONDS, people=TABLES, pause=PAUSE, most=TABLES)
    if asking.done():
        asking.result()  # raises what went wrong
    asking.cancel()
    waits = sorted(found.waits)
    p99 = waits[int(len(waits) * 0.99)]
    print(
        f"{name:24} {len(waits):5} taps  p50 {1000 * statistics.median(waits):7.1f} ms  "
        f"p99 {1000 * p99:7.1f} ms  bot {found.spent['bot']:5.1f} s  lost {found.lost}",
        flush=True,
    )
    return p99


async def main(names: list[str]) -> int:
    asked = {name: ask for asks in EXPENSIVE.values() for name, ask in asks.items()}
    wanted = {name: ask for name, ask in asked.items() if not names or name in names}
    async with parlour() as made:
        await made.build(TABLES)
        one = await prepared(made)
        async with our_bot(made) as pids:
            await arrive(one)
            await beside(one, "(warming up)", None, pids)
            quiet = await beside(one, NOBODY, None, pids)
            waits = {name: await beside(one, name, ask, pids) for name, ask in wanted.items()}
    worst = max(waits, key=lambda name: waits[name])
    print(f"worst: {worst}, {waits[worst] / quiet:.1f} times as long as beside nobody")
    return 0 if waits[worst] <= max(MOST_SECONDS, MOST_RATIO * quiet) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
