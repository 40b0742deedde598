"""Mistakes that a review found come back as puzzles, to one person alone, until they were right
twice in a row."""

import json
from typing import Any

import pytest

from bot.address import Address
from bot.computers import Moments
from bot.mistakes import DAY_MS, MOST_MISTAKES, Mistake, read_mistakes, write_mistake
from bot.own_data import own_data
from bot.store import keys
from engine import upcasts
from engine.games import GAMES
from engine.record import Entry, state_before
from engine.review import Moment
from engine.session import Events
from tests.bot.evenings.club import finish, forget, found_club, must_be_forgotten, play
from tests.bot.evenings.evening import Evening, Session, words_sent
from tests.bot.evenings.person import Button, Person, text_of
from tests.bot.evenings.test_review import NewerWhot
from tests.bot.evenings.whot import start_against_computers
from tests.engine.tables import play_on

DAY, MINUTE = DAY_MS // 1000, 60
WHERE, QUESTION, SOLVE = "Where did I go wrong?", "What would you play?", "Solve one"
ON, OFF = "Send me one a day", "Stop sending"
DAILY = "your puzzle of the day"


async def last_choice(session: Session, seat: int, user: int) -> Moments:
    """Find fault with the last choice of a seat: every other move was better."""
    return (await every_choice(session, seat, user))[-1:]


async def every_choice(session: Session, seat: int, user: int) -> Moments:
    return faults(session, seat)


def faults(session: Session, seat: int) -> Moments:
    """Find fault with every choice of a seat."""
    found = []
    for number, line in enumerate(session.log):
        entry = Entry.read(line)
        if number and entry.is_own_move(seat):
            state = state_before(session.record(), session.rulebook, number)
            texts = [session.rulebook.text(a) for a in session.rulebook.legal(state, seat)]
            others = [text for text in texts if text != entry.what]
            if others and entry.what in texts:
                found.append(Moment(number, others[0], 0.25, 0.5, tuple(others[1:5])))
    return tuple(found)


async def play_and_lose(evening: Evening, ann: Person) -> None:
    """Play a few moves against a computer, at least two of them by choice, and leave."""

    def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
        assert session is not None
        play_on(session, 12)
        while len(faults(session, 0)) < 2 and session.phase == "playing":
            play_on(session, 1, seed=len(session.log))
        return session, []

    evening.people = [ann, *(each for each in evening.people if each is not ann)]
    await start_against_computers(evening)
    assert evening.worker
    await evening.worker.tables.change(evening.address, act)
    await evening.settle()
    await ann.give_up_seat()
    await ann.wait_for(WHERE)
    await finish(evening)


async def review(evening: Evening, found: Any = last_choice) -> Person:
    """Play a game that is reviewed, and open the private chat."""
    ann, _ = await evening.create_group("Ann", "Ben")
    await play_and_lose(evening, ann)
    assert evening.worker
    evening.worker.services.review = found
    await ann.tap(WHERE)
    await ann.wait_for("Mistake 1 of")
    await ann.start_private_chat()
    await evening.settle()
    return ann


def bot(evening: Evening) -> int:
    return int(evening.playground.bot.user.id)


async def jump(evening: Evening, seconds: float) -> None:
    """Let time pass in one step, as if no bot had run meanwhile."""
    evening.playground.clock.advance(seconds)
    await evening.sweep_deadlines()
    await evening.settle()


async def kept(evening: Evening, person: Person) -> list[Mistake]:
    return read_mistakes(await evening.store.mistakes.of(person.id))


async def only(evening: Evening, person: Person) -> Mistake:
    (mistake,) = await kept(evening, person)
    return mistake


async def newest(person: Person, *texts: str) -> str:
    """Wait until the last message of the private chat contains one of these texts; return it."""

    async def find() -> str | None:
        shown = text_of((await person.messages(bot(person.evening)))[-1])
        return shown if any(text in shown for text in texts) else None

    return await person.evening.wait_until(find, " or ".join(texts))


async def overview(person: Person) -> str:
    """Ask for the own mistakes in the private chat; return the answer."""
    await person.say("/mistakes", chat=bot(person.evening))
    return await newest(person, "My mistakes")


async def open_puzzle(person: Person) -> None:
    private = bot(person.evening)
    assert SOLVE in await overview(person)
    await person.tap(SOLVE, private)
    await newest(person, QUESTION)


async def choices(person: Person) -> list[Button]:
    shown = await person.buttons(bot(person.evening))
    newest = shown[0].message["key"]
    return [each for each in shown if ":a:" in each.data and each.message["key"] == newest]


async def answer(person: Person, is_right: bool) -> str:
    """Answer the newest puzzle in the private chat; return what is told then."""
    evening, private = person.evening, bot(person.evening)
    session = await evening.session()
    mistake = await only(evening, person)
    state = state_before(session.record(), session.rulebook, mistake.entry)
    legal = [session.rulebook.text(a) for a in session.rulebook.legal(state, 0)]
    wanted = [
        each
        for each in await choices(person)
        if (legal[int(each.data.split(":")[-1])] == mistake.better) == is_right
    ]
    await person.tap_button(wanted[0], private)
    return await newest(person, *(("✓",) if is_right else ("✗", "❓")))


async def test_a_mistake_comes_back_until_it_was_right_twice_in_a_row(evening: Evening) -> None:
    ann = await review(evening)
    assert "come back as puzzles: /mistakes" in await ann.visible_text()
    assert "comes back within a day" in await overview(ann)
    await jump(evening, DAY)
    await open_puzzle(ann)
    assert "tomorrow" in await answer(ann, is_right=False)
    await jump(evening, DAY)
    await open_puzzle(ann)
    told = await answer(ann, is_right=True)
    assert "50% chance of winning" in told
    assert "in 3 days" in told
    await jump(evening, 3 * DAY - MINUTE)
    assert "comes back within a day" in await overview(ann)
    await jump(evening, MINUTE)
    await open_puzzle(ann)
    assert "won’t come back" in await answer(ann, is_right=True)
    await jump(evening, 30 * DAY)
    assert "No puzzles yet" in await overview(ann)


async def test_a_tap_is_one_edit_and_an_answer_counts_once(evening: Evening) -> None:
    ann = await review(evening)
    private = bot(evening)
    await jump(evening, DAY)
    assert "1 puzzle is waiting" in await overview(ann)
    heard = evening.record_calls()
    await ann.tap(SOLVE, private)
    await ann.wait_for(QUESTION, private)
    (first, *_) = await choices(ann)
    await ann.tap_button(first, private)
    await evening.settle()
    assert [call.method for call in heard if call.cost] == ["editMessageMedia"] * 2
    after = await only(evening, ann)
    await ann.tap_button(first, private)
    await evening.settle()
    assert await only(evening, ann) == after
    assert after.asked == 1


async def test_the_same_moment_is_kept_once(evening: Evening) -> None:
    ann = await review(evening, every_choice)
    before = await kept(evening, ann)
    assert len({mistake.entry for mistake in before}) == len(before) > 1
    await jump(evening, MINUTE)
    await ann.tap(WHERE)
    await evening.pass_time(5)
    assert await kept(evening, ann) == before


async def test_in_a_group_only_who_asked_sees_them(evening: Evening) -> None:
    ann = await review(evening)
    (ben,) = [each for each in evening.people if each is not ann]
    await jump(evening, DAY)
    await ann.say("/mistakes")
    await ann.tap(SOLVE)
    await ann.wait_for(QUESTION)
    assert QUESTION in "".join(map(text_of, await ann.ephemeral_messages()))
    assert QUESTION not in await ben.visible_text()
    await ben.say("/mistakes")
    await ben.wait_for("No puzzles yet")


async def test_me_leads_to_them(evening: Evening) -> None:
    ann = await review(evening)
    private = bot(evening)
    await ann.say("/me", chat=private)
    await ann.wait_for("🧩 Mistakes", private)
    await jump(evening, DAY)
    await ann.say("/me", chat=private)
    await ann.tap("Mistakes 1", private)
    await ann.wait_for("1 puzzle is waiting", private)


async def test_a_game_that_is_not_kept_any_more_is_dropped_silently(evening: Evening) -> None:
    ann = await review(evening, every_choice)
    gone = (await kept(evening, ann))[0]
    await jump(evening, DAY)
    assert "puzzles are waiting" in await overview(ann)
    await evening.store.calls.ask("DEL", keys.game(gone.chat, gone.game))
    await ann.tap(SOLVE, bot(evening))
    await ann.wait_for("No puzzles yet", bot(evening))
    assert await kept(evening, ann) == []


async def test_a_game_of_older_rules_is_dropped_silently(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await review(evening)
    await jump(evening, DAY)
    assert SOLVE in await overview(ann)
    assert evening.worker
    newer = GAMES | {"whot": NewerWhot()}
    monkeypatch.setattr(evening.worker.tables, "games", newer)
    monkeypatch.setattr(evening.worker.tables.archive, "games", newer)
    monkeypatch.setitem(upcasts.RULES, ("whot", 1), lambda old, games: {**old, "rules": 2})
    await ann.tap(SOLVE, bot(evening))
    await ann.wait_for("No puzzles yet", bot(evening))


async def test_a_group_that_became_a_supergroup_still_has_its_games(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben", kind="group")
    await play_and_lose(evening, ann)
    assert evening.worker
    evening.worker.services.review = last_choice
    await ann.tap(WHERE)
    await ann.wait_for("Mistake 1 of")
    await ann.start_private_chat()
    evening.address = Address((await evening.sim("migrate", chat=ann.chat))["id"])

    async def is_moved() -> bool:
        return bool((await evening.store.load(evening.address)).session)

    await evening.wait_until(is_moved, "the table")
    await finish(evening)
    await jump(evening, DAY)
    await open_puzzle(ann)


async def test_only_the_newest_are_kept(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    old = Mistake("oldgame", 1, -5, "c5", (), 25, 50, 1000, 5000)
    many = [old._replace(entry=n, found=n) for n in range(MOST_MISTAKES)]
    stored = {each.name: write_mistake(each) for each in many}
    await evening.store.mistakes.keep_mistakes(ann.id, stored)
    await play_and_lose(evening, ann)
    assert evening.worker
    evening.worker.services.review = last_choice
    await ann.tap(WHERE)
    await ann.wait_for("Mistake 1 of")
    names = {each.name for each in await kept(evening, ann)}
    assert len(names) == MOST_MISTAKES
    assert stored.keys() - names == {"oldgame 0"}


async def test_the_own_data_name_them(evening: Evening) -> None:
    ann = await review(evening)
    assert evening.worker
    data = json.loads(await own_data(evening.worker.services, ann.id))
    (told,) = data["mistakes"]
    mistake = await only(evening, ann)
    assert (told["game"], told["better"]) == (mistake.game, mistake.better)


async def test_forged_keys_change_nothing(evening: Evening) -> None:
    ann = await review(evening)
    await jump(evening, DAY)
    await open_puzzle(ann)
    before = await only(evening, ann)
    message = (await choices(ann))[0].message
    name = f"{before.game}:{before.entry}"
    for data in (
        *("X::a", "X::a:x", f"X::a:{name}", f"X::a:{name}:0", f"X::a:{name}:0:999"),
        *(
            f"X::a:{name}:0:-1",
            "X::a:nogamewithit:5:0:0",
            "X::what",
            "X::a:²:²:²:²",
            f"X::a:{name}:x:0:0",
        ),
    ):
        query = await ann.send_tap(message, data, bot(evening))
        await ann.wait_for_answer(query)
    assert await only(evening, ann) == before


# One a day ------------------------------------------------------------------------------------


def sent(calls: list[Any], person: Person) -> list[str]:
    """Return what was sent unasked to a private chat."""
    words = [words_sent(call) for call in calls if call.chat == person.id]
    return [text for text in words if text]


async def switch_on(ann: Person) -> None:
    private = bot(ann.evening)
    assert ON in await overview(ann)
    await ann.tap(ON, private)
    await ann.wait_for(OFF, private)


async def test_nothing_is_sent_unless_it_is_switched_on(evening: Evening) -> None:
    ann = await review(evening)
    heard = evening.record_calls()
    for _ in range(3):
        await jump(evening, DAY)
    assert sent(heard, ann) == []


async def test_one_a_day_is_sent_at_the_time_at_which_it_was_switched_on(evening: Evening) -> None:
    ann = await review(evening, every_choice)
    await switch_on(ann)
    heard = evening.record_calls()
    await jump(evening, DAY - 40)
    assert sent(heard, ann) == []
    await evening.pass_time(60)
    (first,) = sent(heard, ann)
    assert DAILY in first
    await evening.pass_time(5 * MINUTE)
    await jump(evening, DAY - 10 * MINUTE)
    assert len(sent(heard, ann)) == 1
    await jump(evening, 5 * MINUTE)
    assert len(sent(heard, ann)) == 2
    await ann.tap(OFF, bot(evening))
    await ann.wait_for(ON, bot(evening))
    heard.clear()
    await jump(evening, 2 * DAY)
    assert sent(heard, ann) == []


async def test_it_is_sent_once_over_restarts(evening: Evening) -> None:
    ann = await review(evening)
    await switch_on(ann)
    heard = evening.record_calls()
    await evening.restart(graceful=False)
    await jump(evening, DAY + MINUTE)
    await evening.restart(graceful=False)
    await evening.pass_time(2 * MINUTE)
    await evening.restart()
    await evening.pass_time(MINUTE)
    assert len(sent(heard, ann)) == 1


async def test_nothing_is_sent_while_none_waits(evening: Evening) -> None:
    ann = await review(evening)
    await switch_on(ann)
    heard = evening.record_calls()
    await jump(evening, DAY + MINUTE)
    assert "in 3 days" in await answer(ann, is_right=True)
    for _ in range(2):
        await jump(evening, DAY)
    assert len(sent(heard, ann)) == 1
    await jump(evening, DAY)
    assert len(sent(heard, ann)) == 2


async def test_it_stops_after_seven_without_an_answer(evening: Evening) -> None:
    ann = await review(evening)
    await switch_on(ann)
    heard = evening.record_calls()
    for _ in range(12):
        await jump(evening, DAY)
    told = sent(heard, ann)
    assert [DAILY in text for text in told] == [True] * 7 + [False]
    assert "I’ve stopped sending them" in told[-1]
    await ann.tap(ON, bot(evening))
    await ann.wait_for(OFF, bot(evening))


async def test_an_answer_begins_the_count_anew(evening: Evening) -> None:
    ann = await review(evening)
    await switch_on(ann)
    for _ in range(6):
        await jump(evening, DAY)
    await answer(ann, is_right=False)
    heard = evening.record_calls()
    for _ in range(8):
        await jump(evening, DAY)
    assert [DAILY in text for text in sent(heard, ann)] == [True] * 7 + [False]


async def test_who_blocks_the_bot_is_sent_no_more(evening: Evening) -> None:
    ann = await review(evening)
    await switch_on(ann)
    await evening.sim("block", person=ann.id, bot=bot(evening), blocked=True)
    heard = evening.record_calls()
    await jump(evening, DAY + MINUTE)
    await jump(evening, DAY)
    assert len(sent(heard, ann)) == 1
    assert (await evening.store.person(ann.id)).mistake_at == 0


async def test_in_a_group_it_is_not_switched_on_for_who_cannot_be_written_to(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/mistakes")
    assert "can’t write to you yet" in await ann.tap(ON)
    assert (await evening.store.person(ann.id)).mistake_at == 0


async def test_nothing_is_left_of_who_is_forgotten(evening: Evening) -> None:
    club = await found_club(evening)
    leaver, ben = club.people[:2]
    await play(evening, club.groups[0], "whot", [leaver, ben], "before01")
    await finish(evening)
    assert evening.worker
    evening.worker.services.review = every_choice
    await leaver.tap(WHERE)
    await leaver.wait_for("Mistake 1 of")
    await leaver.say("/mistakes", chat=club.bot)
    await leaver.tap(ON, club.bot)
    await leaver.wait_for(OFF, club.bot)
    assert await kept(evening, leaver)
    await forget(club)
    await must_be_forgotten(evening, club)
