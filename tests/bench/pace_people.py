"""The people of tests.bench.pace, and the watch that advances their clock and records all."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from itertools import cycle
from random import Random
from typing import Any

from bot.playground.call_log import LoggedCall
from bot.playground.model import CALLBACK_SECONDS
from bot.screens import callback_data as keys
from engine.games import GAMES
from engine.session import load
from tests.bench.pace_report import Moment, Report
from tests.bot.evenings.evening import Evening, Session, is_public
from tests.bot.evenings.person import Button, Person
from tests.bot.evenings.whot import PREFERRED
from tests.patience import patience

# Words of locales/en that say the budget was spent: change them here, too.
EATEN = ("out of date", "Catching up")  # a tap without a move, a reason or an opened hand
NO_ROOM = ("That was a bit fast", "didn’t let me show it")
SECONDS = re.compile(r"\bin (\d+) s\b")  # says so, too, and for how long
# The tap was carried out; the toast only says when the table will show it.
DONE = re.compile(r"^(✓ That counts\.|(✓ )?Done\.)")

STEP = 0.1  # virtual seconds between two checks
BROWSES = 25.0  # seconds between two screens that Bola opens
READS = 5.0  # seconds for which he reads one
TRIES = 12  # taps for one move
SETTLES = 60.0  # seconds in which the last move of an evening may still be shown


class Watch:
    """Advances the clock of an evening, and records what people and Telegram experience."""

    def __init__(self, evening: Evening, report: Report) -> None:
        self.evening = evening
        self.report = report
        self.began = self.now
        self._acting = 0  # people who act at this moment of the clock
        self._version = 0
        self._moves = 0
        self._session = ""
        self._unshown: list[tuple[float, int]] = []  # when each version was committed

    @property
    def now(self) -> float:
        return self.evening.playground.clock.now()

    @property
    def _since(self) -> float:
        return self.now - self.began

    # Time --------------------------------------------------------------------------------------

    async def sleep(self, seconds: float) -> None:
        """Let this much virtual time pass for one person."""
        self._acting -= 1
        try:
            await self.evening.playground.clock.sleep(seconds)
        finally:
            self._acting += 1

    async def run(self, seconds: float, *people: Coroutine[Any, Any, None]) -> None:
        """Let these people act for this long, and then let the bot finish."""
        self.began = self.now
        calls = self.evening.playground.api.calls.listeners
        calls.append(self._hear)
        self._acting = len(people)
        tasks = [asyncio.create_task(person) for person in people]
        while self._since < seconds:
            await self._step()
            for task in tasks:
                if task.done():
                    task.result()  # raises what somebody failed of: nobody ends by themselves
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._acting = 0
        calls.remove(self._hear)
        self.report.seconds = self._since
        while self._unshown and self._since < seconds + SETTLES:
            await self._step()
        for at, _ in self._unshown:
            self.report.lags.append(Moment(at - self.began, self.now - at))

    async def _step(self) -> None:
        await self.evening.advance(STEP)
        async with patience(self.evening.describe, self.evening.signs):
            while self._acting or not await self.evening.is_settled():  # noqa: ASYNC110 - the bot has no event for it
                await asyncio.sleep(0.001)
        await self._look()

    async def _look(self) -> None:
        """Record which version was committed, and which the chat shows."""
        saved = await self.evening.store.load(self.evening.address)
        if saved.version != self._version and saved.session:
            self._version = saved.version
            self._note_commit(load(saved.session, GAMES))
        while self._unshown and self._unshown[0][1] <= saved.painted.version:
            at, _ = self._unshown.pop(0)
            self.report.lags.append(Moment(at - self.began, self.now - at))

    def _note_commit(self, session: Session) -> None:
        made = len(session.log) - (self._moves if session.id == self._session else 0)
        self._session, self._moves = session.id, len(session.log)
        if made > 0 or session.phase == "lobby":
            self.report.moves += max(made, 0) if session.phase != "lobby" else 1
            self._unshown.append((self.now, self._version))

    # Telegram ----------------------------------------------------------------------------------

    def _hear(self, call: LoggedCall) -> None:
        report, moment = self.report, Moment(self._since)
        if call.status == 429:
            report.floods.append(moment)
        elif call.status == 200 and call.chat < 0:
            if not is_public(call):
                if not call.method.lower().startswith("delete"):
                    report.ephemeral.append(moment)
            elif call.cost:
                report.public.append(moment)

    # Taps --------------------------------------------------------------------------------------

    async def tap(self, person: Person, button: Button) -> None:
        """Tap a button as it was seen, and wait if the answer says so."""
        report, asked = self.report, self.now
        try:
            chat = self.evening.playground.bot.user.id if is_private(button) else 0
            id = await person.send_tap(button.message, button.data, chat)
        except AssertionError:
            return  # the message has just been deleted
        report.taps += 1
        query = self.evening.playground.world.queries[id]
        while not query.closed:
            if self.now > asked + CALLBACK_SECONDS:
                report.unanswered += 1
                return
            await self.sleep(STEP)
        answer = query.answer or {}
        if payload := str(answer.get("url") or "").partition("?start=")[2]:
            bot = self.evening.playground.bot.user.id
            await self.evening.sim("start", person=person.id, bot=bot, payload=payload)
            report.sent_on += 1
        if text := str(answer.get("text") or ""):
            await self._read(text, bool(answer.get("show_alert")))

    async def _read(self, text: str, is_alert: bool) -> None:
        report, moment = self.report, Moment(self._since)
        found = SECONDS.search(text)
        said = ("alert: " if is_alert else "toast: ") + gist(text)
        report.said[said] = report.said.get(said, 0) + 1
        report.eaten += any(words in text for words in EATEN)
        if DONE.match(text) and not is_alert:
            report.later += found is not None
            return
        if found is None and not any(words in text for words in NO_ROOM):
            return
        report.refused.append(moment)
        moment.value = float(found[1]) if found else 0.0
        if is_alert:
            report.waits.append(moment)
        await self.sleep(moment.value)


def gist(text: str) -> str:
    """Return the last line of an answer without its numbers and moves."""
    line = text.splitlines()[-1]
    return re.sub(r"\d+", "N", line.split(", or type")[0])[:110]


def verb(button: Button) -> str:
    return button.data.partition(":")[0]


def is_own(button: Button) -> bool:
    return bool(button.message.get("ephemeral")) or is_private(button)


def is_private(button: Button) -> bool:
    return bool(button.message["chat"]["type"] == "private")


async def shown(person: Person, *verbs: str, own: bool | None = None) -> list[Button]:
    """Return the buttons with these verbs, the newest message first; `own` selects hands or the
    public messages."""
    bot = person.evening.playground.bot.user.id
    try:
        alone = await person.buttons(bot)
    except AssertionError:
        alone = []  # no private chat
    return [
        button
        for button in [*alone, *await person.buttons()]
        if verb(button) in verbs and own in (None, is_own(button))
    ]


HAND_KEYS = (keys.MOVE, keys.WALK, keys.WHY_NOT, keys.HAND)


async def hand_keys(person: Person) -> list[Button]:
    """Return the answers that the open hand offers."""
    found = await shown(person, keys.MOVE, keys.WALK, own=True)
    return [button for button in found if "Back" not in button.text]


def whot_way(found: list[Button], chance: Random) -> Button:
    """Choose a fitting card before everything else."""

    def rank(button: Button) -> int:
        text = button.text
        return next((n for n, way in enumerate(PREFERRED) if way in text), len(PREFERRED))

    return min(found, key=rank)


def any_way(found: list[Button], chance: Random) -> Button:
    return chance.choice(found)


def straight_way(found: list[Button], chance: Random) -> Button:
    """Choose a move, if there is one, before another choice."""
    return chance.choice([b for b in found if verb(b) == keys.MOVE] or found)


Way = Callable[[list[Button], Random], Button]


async def next_tap(person: Person, way: Way, chance: Random, is_shut: bool) -> Button | None:
    """Choose the next tap of a player on turn: a key in the open hand, a piece below the table, the
    key that opens the hand, or the numbers for everybody."""
    if found := await hand_keys(person):
        return way(found, chance)
    if found := await shown(person, keys.WALK, own=False):
        return chance.choice(found)
    if is_shut and (found := await shown(person, keys.NUMBER, own=False)):
        return chance.choice(found)
    found = await shown(person, keys.HAND)
    return found[0] if found else None


async def who_is_asked(evening: Evening, session: Session, chance: Random) -> Person:
    user = session.players[chance.choice(sorted(session.prompts))].user
    return next(person for person in evening.people if person.id == user)


async def play_moves(watch: Watch, way: Way, every: float, between: float) -> None:
    """Make a move for the player on turn at this pace, with as many taps as it takes."""
    evening, chance, due = watch.evening, Random(1), watch.now
    while True:
        due = max(due + every, watch.now)
        await watch.sleep(due - watch.now)
        session = await evening.session()
        if session.phase != "playing":
            await begin_again(watch, between)
            continue
        person = await who_is_asked(evening, session, chance)
        before, was_opened = len(session.log), False
        for _ in range(TRIES):
            button = await next_tap(person, way, chance, was_opened)
            if button:
                was_opened = verb(button) == keys.HAND
                await watch.tap(person, button)
            if (await evening.session()).phase != "playing" or await evening.move_count() != before:
                break
            await watch.sleep(between)


async def play_taps(watch: Watch, way: Way, every: float) -> None:
    """Tap for the player on turn at this pace, whatever comes of it."""
    evening, chance = watch.evening, Random(1)
    was_opened: set[str] = set()
    while True:
        await watch.sleep(every)
        session = await evening.session()
        if session.phase != "playing":
            await begin_again(watch, every)
            continue
        person = await who_is_asked(evening, session, chance)
        button = await next_tap(person, way, chance, person.name in was_opened)
        if button:
            was_opened.discard(person.name)
            if verb(button) == keys.HAND:
                was_opened.add(person.name)
            await watch.tap(person, button)


async def tap_the_table(watch: Watch, every: float) -> None:
    """Tap keys of the table alone for the player on turn, whatever it shows by then."""
    evening, chance = watch.evening, Random(1)
    while True:
        await watch.sleep(every)
        session = await evening.session()
        if session.phase != "playing":
            await begin_again(watch, every)
            continue
        person = await who_is_asked(evening, session, chance)
        if found := await shown(person, keys.NUMBER, own=False):
            await watch.tap(person, chance.choice(found))


async def keep_pace(watch: Watch, every: float) -> None:
    """Make a move at this pace whatever the screens show, as by an up-to-date key of an open hand
    or of the table."""
    evening, chance = watch.evening, Random(1)
    while True:
        await watch.sleep(every)
        session = await evening.session()
        if session.phase != "playing":
            await begin_again(watch, every)
            continue
        person = await who_is_asked(evening, session, chance)
        seat = session.seat_of(person.id)
        at = [*await shown(person, *HAND_KEYS, own=True), *await shown(person, keys.HAND)]
        if seat is None or not at:
            continue
        index = chance.randrange(len(session.legal(seat)))
        data = keys.write(keys.MOVE, session.id, session.prompts[seat], index)
        await watch.tap(person, at[0]._replace(data=data))


async def begin_again(watch: Watch, between: float) -> None:
    """After a game, ask for a rematch, seat everybody and start."""
    evening = watch.evening
    for person in evening.people:
        session = await evening.session()
        wanted = keys.REMATCH if session.phase == "over" else keys.JOIN
        is_in = session.seat_of(person.id) is not None and person.id not in session.awaited
        if session.phase == "over" or not is_in:
            await tap_first(watch, person, wanted)
            await watch.sleep(between)
    host = (await evening.session()).host
    for person in evening.people:
        if person.id == host:
            await tap_first(watch, person, keys.START)


async def tap_first(watch: Watch, person: Person, *verbs: str, own: bool | None = None) -> None:
    if found := await shown(person, *verbs, own=own):
        await watch.tap(person, found[0])


async def browse(watch: Watch, person: Person) -> None:
    """Open the rules or the own hand now and then, and close the rules again."""
    for wanted in cycle((keys.RULES, keys.HAND)):
        await watch.sleep(BROWSES)
        await tap_first(watch, person, wanted, own=False)
        await watch.sleep(READS)
        if wanted == keys.RULES:
            for button in await shown(person, keys.CLOSE, own=True):
                if button.data == f"{keys.CLOSE}:":
                    await watch.tap(person, button)
                    break
