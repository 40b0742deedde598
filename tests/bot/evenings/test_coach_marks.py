"""Coach marks in real hands: each is shown while one question stands, and never again."""

import re
from random import Random

from bot.i18n import LOCALES
from bot.screens import coach_marks
from bot.store.documents import COACHED, Person, change, changes_of
from tests.bot.evenings import person as people_of_evenings
from tests.bot.evenings.any_game import open_game, take_any_turn
from tests.bot.evenings.evening import Evening, Session
from tests.bot.evenings.person import text_of
from tests.bot.evenings.test_private import alone
from tests.bot.evenings.whot import person_on_turn

Player = people_of_evenings.Person
WORDS = (LOCALES / "en" / "coach.ftl").read_text()
TEXTS = dict(re.findall(r"^coach-(\S+) = (.+)$", WORDS, re.MULTILINE))


async def know_hands(evening: Evening, *marks: str) -> None:
    """Let all people know how a hand works, and these coach marks."""
    for player in evening.people:
        await evening.store.change(player.id, changes_of(Person, hinted=True))
        for mark in marks:
            await evening.store.change(player.id, change(COACHED, mark, True))


async def marks_in(player: Player) -> set[str]:
    """Return the coach marks that somebody sees, in the group or in the private chat."""
    evening, bot = player.evening, player.evening.playground.bot.user.id
    chats = [bot] if evening.address.chat > 0 else [0, bot] if player.links else [0]
    shown = [text_of(message) for chat in chats for message in await player.messages(chat)]
    return {mark for mark, text in TEXTS.items() if any(text in each for each in shown)}


async def until_something_is_new(evening: Evening, turns: int = 40) -> tuple[Player, Session]:
    """Let people draw cards until one of them is asked with something new."""
    for _ in range(turns):
        player = await evening.wait_until(lambda: person_on_turn(evening))
        session = await evening.session()
        if coach_marks(session, session.seat(player.id)):
            return player, session
        await evening.pass_time(60)
        await player.say("/move draw")
        await evening.wait_until_painted()
    raise AssertionError("nobody was asked with anything new")


async def open_hand(evening: Evening, player: Player) -> list[str]:
    """Let somebody open the hand anew; return which calls that took for them."""
    await evening.settle()
    while await player.ephemeral_messages():
        await player.tap("✕ Close")
        await evening.settle()
    await evening.pass_time(60)
    heard = evening.record_calls()
    await player.tap("My cards")
    await evening.settle()
    calls = [str(call.method) for call in heard if str(player.id) in str(call)]
    return sorted(method for method in calls if method != "getUpdates")  # which brings the tap


async def test_what_is_new_has_its_line_once(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await know_hands(evening)
    await open_game(evening, "whot")
    await evening.remove_time_limit()
    player, session = await until_something_is_new(evening)
    first, *_ = coach_marks(session, session.seat(player.id))
    await open_hand(evening, player)
    assert await marks_in(player) == {first}
    assert (await evening.store.person(player.id)).coached == {first: True}
    for other in evening.people:
        assert other is player or await marks_in(other) == set()
    await player.say("/move draw")
    await evening.wait_until_painted()
    assert first not in await marks_in(player)


async def test_a_line_costs_no_call(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await know_hands(evening)
    await open_game(evening, "whot")
    await evening.remove_time_limit()
    await open_hand(evening, evening.people[1])  # the first hand of a group takes a call more
    player, _ = await until_something_is_new(evening)
    with_mark = await open_hand(evening, player)
    assert len(await marks_in(player)) == 1
    await evening.restart()
    assert await open_hand(evening, player) == with_mark
    assert await marks_in(player) == set()


async def test_a_table_for_one_has_the_line_once_too(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Whot", bot)
    await ann.tap("Start", bot)
    await ann.wait_for("⋯ More", bot)
    beside = dict[str, set[int]]()
    for turn in range(30):
        session = await evening.session()
        if session.phase != "playing":
            break
        prompt = session.prompts.get(session.seat(ann.id))
        for mark in await marks_in(ann):
            assert prompt is not None
            beside.setdefault(mark, set()).add(prompt)
        if beside and turn > 12:
            break
        await ann.say("/move draw", chat=bot)
        await evening.wait_until_painted()
    assert beside
    assert all(len(prompts) == 1 for prompts in beside.values()), beside
    assert (await evening.store.person(ann.id)).coached.keys() == beside.keys()


async def test_nobody_is_told_what_they_were_told_before(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await know_hands(evening, *TEXTS)
    await open_game(evening, "whot")
    await evening.remove_time_limit()
    player, _ = await until_something_is_new(evening)
    await open_hand(evening, player)
    assert await marks_in(player) == set()


async def test_each_line_stands_beside_one_question_in_a_whole_game(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben", "Cleo")
    await know_hands(evening)
    await open_game(evening, "whot")
    await evening.remove_time_limit()
    await until_something_is_new(evening)
    chance, beside = Random(5), dict[tuple[int, str], set[int]]()
    for turn in range(24):
        if turn == 12:
            await evening.restart()
        if (await evening.session()).phase != "playing":
            break
        on_turn = await evening.wait_until(lambda: person_on_turn(evening))
        if not await on_turn.ephemeral_messages():
            await open_hand(evening, on_turn)
        session = await evening.session()
        for player in evening.people:
            for mark in await marks_in(player):
                prompt = session.prompts[session.seat(player.id)]
                beside.setdefault((player.id, mark), set()).add(prompt)
        await take_any_turn(on_turn, chance)
        await evening.wait_until_painted()
    assert beside
    assert all(len(prompts) == 1 for prompts in beside.values()), beside
    for player in evening.people:
        kept = (await evening.store.person(player.id)).coached
        assert {mark for user, mark in beside if user == player.id} <= kept.keys()
