"""Somebody learns a game by tapping, in the private chat or alone beside the others of a group."""

import json
from typing import Any, Final

import pytest
from prometheus_client import REGISTRY

from bot.i18n import translator_for
from bot.screens import lesson_step
from bot.screens.callback_data import LEARN
from bot.screens.lesson_screen import taught
from bot.screens.screen import plain
from bot.store.documents import EARNED, LEARNED, change, read_document
from bot.store.documents import Person as Known
from engine.games import GAMES
from engine.lessons import Ask, Lesson, Scene, Tell, lessons_of, offers, scene, told_of
from tests.bot.evenings.any_game import open_game
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import JSON, Button, Person, text_of
from tests.bot.evenings.test_privacy import own_file
from tests.bot.evenings.test_private import alone
from tests.bot.evenings.test_standings import play_out
from tests.bot.evenings.whot import play_turns
from tests.engine.test_lessons import scenes
from tests.slow import all_but

T = translator_for("en")
GAME: Final = taught()[0]
FIRST: Final = lessons_of(GAME)[0]
ALL_KEYS: Final = [lesson.key for lesson in lessons_of(GAME)]
TITLE = T(f"lesson-{GAME}-{FIRST.key}")
NAME = T(f"game-{GAME}")


async def newest(person: Person, chat: int = 0) -> JSON:
    """Return the newest message that shows lessons."""

    async def find() -> JSON | None:
        shown = [message for message in await person.messages(chat) if "🎓" in text_of(message)]
        own = [m for m in shown if chat or m.get("ephemeral")]
        return own[-1] if own else None

    return await person.evening.wait_until(find, "a lesson")


async def key(person: Person, data: str, chat: int = 0) -> Button:
    """Wait for a key of lessons with this data."""

    async def find() -> Button | None:
        found = (button for button in await person.buttons(chat) if button.data == data)
        return next(found, None)

    return await person.evening.wait_until(find, data)


async def tap(person: Person, data: str, chat: int = 0) -> str:
    await person.evening.advance(1.1)  # a private chat takes an edit a second
    return await person.tap_button(await key(person, data, chat), chat)


def right_answer(game: str, at: Scene) -> int:
    if not isinstance(at.step, Ask):
        return 0
    moves = [GAMES[game].text(action) for action in offers(GAMES[game], at)]
    return moves.index(at.step.move)


def wrong_answers(game: str, at: Scene) -> dict[int, str]:
    """Return what is told of each wrong answer at a step."""
    step = at.step
    if not isinstance(step, Ask):
        return {}
    moves = [GAMES[game].text(action) for action in offers(GAMES[game], at)]
    wrong = {number: move for number, move in enumerate(moves) if move != step.move}
    return {number: T(told_of(step, move)) for number, move in wrong.items()}


async def learn(
    person: Person, game: str, lesson: Lesson, chat: int = 0, errs: bool = False
) -> int:
    """Play a lesson to its end, from the step that is shown; return the number of taps.
    With `errs`, try every wrong answer first."""
    taps = 0
    at = scene(GAMES[game], lesson, 0)
    while not at.is_end:
        data = f"{LEARN}::{game}:{lesson.key}:{at.number}:"
        for number, told in wrong_answers(game, at).items() if errs else ():
            assert await tap(person, f"{data}{number}", chat) == ""
            await shows(person, f"✗ {plain(told)}", chat)
            taps += 1
        await tap(person, f"{data}{right_answer(game, at)}", chat)
        taps += 1
        at = scene(GAMES[game], lesson, at.number + 1)
        await shows(person, lesson_text(game, at), chat)
    return taps


def lesson_text(game: str, at: Scene) -> str:
    return plain(lesson_step(GAMES[game], at, T).text)


async def shows(person: Person, text: str, chat: int = 0) -> None:
    async def is_shown() -> bool:
        return text in text_of(await newest(person, chat))

    await person.evening.wait_until(is_shown, text)


async def learned(evening: Evening, person: Person) -> dict[str, list[str]]:
    return read_document(Known, await evening.store.row(person.id)).learned


def about_messages(calls: list[Any]) -> list[str]:
    """Return the methods of the calls that send or change messages."""
    return [c.method for c in calls if c.method.lower().startswith(("send", "edit", "delete"))]


@pytest.mark.parametrize("game", all_but(("whot", "rally"), taught()))
async def test_a_game_is_learned_in_the_private_chat_by_an_edit_a_step(
    evening: Evening, game: str
) -> None:
    ann, bot = await alone(evening)
    await ann.say(f"/learn {game}", chat=bot)
    first = (await key(ann, f"{LEARN}::{game}:{lessons_of(game)[0].key}:0", bot)).message
    await evening.settle()
    calls, taps = evening.record_calls(), 0
    for lesson in lessons_of(game):
        await tap(ann, f"{LEARN}::{game}:{lesson.key}:0", bot)
        taps += 1 + await learn(ann, game, lesson, bot)
    assert set(map(str.lower, about_messages(calls))) == {"editmessagemedia"}
    assert len(about_messages(calls)) == taps
    assert (await newest(ann, bot))["message_id"] == first["message_id"]
    assert await learned(evening, ann) == {game: [lesson.key for lesson in lessons_of(game)]}


async def test_every_wrong_answer_is_told_in_the_panel_which_asks_again(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.say(f"/learn {GAME}", chat=bot)
    await tap(ann, f"{LEARN}::{GAME}:{FIRST.key}:0", bot)
    await evening.settle()
    calls = evening.record_calls()
    taps = await learn(ann, GAME, FIRST, bot, errs=True)
    assert len(about_messages(calls)) == taps
    assert ann.alerts == []


@pytest.mark.parametrize("game", taught())
async def test_after_the_last_lesson_one_plays_easy_computers(evening: Evening, game: str) -> None:
    ann, bot = await alone(evening)
    await ann.say("/learn", chat=bot)
    await tap(ann, f"{LEARN}::{game}", bot)
    last = lessons_of(game)[-1]
    await tap(ann, f"{LEARN}::{game}:{last.key}:0", bot)
    await learn(ann, game, last, bot)
    await ann.tap("Play an easy computer", bot)
    await ann.wait_for("⋯ More", bot)
    session = await evening.session()
    assert (session.game, session.phase) == (game, "playing")
    assert {player.level for player in session.players} == {None, "easy"}


async def test_answers_are_counted_by_step(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.say(f"/learn {GAME}", chat=bot)
    await tap(ann, f"{LEARN}::{GAME}:{FIRST.key}:0", bot)
    before = {answer: counted(answer) for answer in ("right", "wrong", "next")}
    await learn(ann, GAME, FIRST, bot, errs=True)
    tasks = [at for at in scenes(GAME, FIRST) if isinstance(at.step, Ask)]
    wrong = sum(len(wrong_answers(GAME, at)) for at in tasks)
    told = sum(isinstance(step, Tell) for step in FIRST.steps)
    expected = {"right": len(tasks), "wrong": wrong, "next": told}
    assert {answer: counted(answer) - before[answer] for answer in before} == expected


def counted(answer: str) -> int:
    """Return how often this was the answer to a step of the first lesson."""
    steps = range(1, len(FIRST.steps) + 1)
    labels = {"game": GAME, "lesson": FIRST.key, "answer": answer}
    name = "parlour_lesson_step_total"
    found = (REGISTRY.get_sample_value(name, labels | {"step": str(step)}) for step in steps)
    return int(sum(filter(None, found)))


async def test_a_lesson_in_a_group_is_for_one_person_alone(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say(f"/newgame {GAME}")
    await ben.wait_for("Join")
    await evening.wait_until_painted()
    before = await evening.public_messages()
    await ben.say("/learn", ephemeral=True)
    await tap(ben, f"{LEARN}::{GAME}")
    await evening.settle()
    calls = evening.record_calls()
    taps = 0
    for lesson in lessons_of(GAME):
        await tap(ben, f"{LEARN}::{GAME}:{lesson.key}:0")
        taps += 1 + await learn(ben, GAME, lesson)
    assert about_messages(calls) == ["editEphemeralMessageMedia"] * taps
    assert await evening.public_messages() == before
    assert await ann.ephemeral_messages() == []
    await ben.tap("Play an easy computer")
    bot = await ben.follow_link()
    await ben.wait_for("our turn", bot)


async def test_two_people_learn_at_once(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    last = lessons_of(GAME)[-1]
    for person in (ann, ben):
        await person.say(f"/learn {GAME}", ephemeral=True)
    await tap(ann, f"{LEARN}::{GAME}:{FIRST.key}:0")
    await tap(ben, f"{LEARN}::{GAME}:{last.key}:0")
    await learn(ann, GAME, FIRST)
    await learn(ben, GAME, last)
    await shows(ann, lesson_text(GAME, scene(GAMES[GAME], FIRST, len(FIRST.steps))))
    assert await learned(evening, ann) == {GAME: [FIRST.key]}
    assert await learned(evening, ben) == {GAME: [last.key]}


async def test_a_button_of_a_lesson_that_is_no_more_is_refused(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say(f"/learn {GAME}", ephemeral=True)
    shown = (await key(ann, f"{LEARN}::{GAME}:{FIRST.key}:0")).message
    at = next(at for at in scenes(GAME, FIRST) if isinstance(at.step, Ask))
    gone = (
        *("nogame", f"{GAME}:gone:0", f"{GAME}:{FIRST.key}", f"{GAME}:{FIRST.key}:99"),
        *(f"{GAME}:{FIRST.key}:{at.number}:{answer}" for answer in (7, "x")),
        f"{GAME}:{FIRST.key}:{len(FIRST.steps)}:0",
    )
    for data in gone:
        assert await ann.forge_tap(shown, f"{LEARN}::{data}") == T("refusal-Stale"), data
        await evening.advance(1.1)
    assert text_of(await newest(ann)) == text_of(shown)


async def test_the_lobby_leads_to_the_lessons_of_its_game(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say(f"/newgame {GAME}")
    await ben.wait_for("Join")
    before = await evening.public_messages()
    await ben.open_more("Learn it")
    await shows(ben, NAME)
    await tap(ben, f"{LEARN}::{GAME}:{FIRST.key}:0")
    await shows(ben, TITLE)
    assert await evening.public_messages() == before


async def test_a_game_that_begins_during_a_lesson_is_played(evening: Evening) -> None:
    """Its hand stands where the lesson was opened."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ben.open_more("Learn it")
    lesson = lessons_of("whot")[0]
    await tap(ben, f"{LEARN}::whot:{lesson.key}:0")
    await shows(ben, lesson_text("whot", scene(GAMES["whot"], lesson, 0)))
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    session = await play_turns(evening, moves=4)
    assert len(session.log) > 4


async def test_the_rule_sheet_and_the_private_chat_lead_to_lessons(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Learn a game", bot)
    await ann.wait_for(T("lessons-which"), bot)
    await ann.say(f"/rules {GAME}", chat=bot)
    await ann.tap("Learn it", bot)
    await key(ann, f"{LEARN}::{GAME}:{FIRST.key}:0", bot)


async def test_below_rules_that_everybody_reads_a_lesson_opens_for_one(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say(f"/rules {GAME}")
    await ben.tap("Learn it")
    await key(ben, f"{LEARN}::{GAME}:{FIRST.key}:0")
    assert len(await ben.ephemeral_messages()) == 1
    assert await ann.ephemeral_messages() == []
    assert "Learn it" in "".join(text for text, _ in (await evening.public_messages()).values())


async def test_where_nothing_is_shown_to_one_alone_the_private_chat_opens(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await evening.sim("server", ephemeral="BOT_NOT_ADMIN")
    await ann.say(f"/rules {GAME}")
    await ann.tap("Learn it")
    if not ann.links:
        await ann.tap("Learn it")
    bot = await ann.follow_link()
    await key(ann, f"{LEARN}::{GAME}:{FIRST.key}:0", bot)


async def test_who_lost_is_offered_the_lessons_until_they_are_finished(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben")
    await open_game(evening, GAME)
    await play_out(evening)
    session = await evening.session()
    assert session.outcome is not None
    for person in people:
        seat = session.seat_of(person.id)
        assert seat is not None
        has_lost = session.outcome.ranks[seat] > 1
        await person.tap("⋯ More")
        assert ("Learn it" in text_of(await newest_more(person))) == has_lost
        await evening.store.change(person.id, change(LEARNED, GAME, ALL_KEYS))
        await person.tap("✕ Close")
        await person.tap("⋯ More")
        assert "Learn it" not in text_of(await newest_more(person))


async def newest_more(person: Person) -> JSON:
    async def find() -> JSON | None:
        found = [m for m in await person.ephemeral_messages() if "Save this game" in text_of(m)]
        return found[-1] if found else None

    return await person.evening.wait_until(find, "what stands behind More")


async def test_where_pictures_are_off_a_lesson_is_words(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.say("/settings", chat=bot)
    await ann.tap("Text only", bot)
    await ann.say(f"/learn {GAME}", chat=bot)
    await tap(ann, f"{LEARN}::{GAME}:{FIRST.key}:0", bot)
    at = scene(GAMES[GAME], FIRST, 0)
    await shows(ann, plain(lesson_step(GAMES[GAME], at, T, with_picture=False).text), bot)
    assert "photo" not in await newest(ann, bot)


async def test_what_was_learned_is_in_ones_own_file_and_forgotten_with_the_rest(
    evening: Evening,
) -> None:
    ann, bot = await alone(evening)
    await ann.say(f"/learn {GAME}", chat=bot)
    await tap(ann, f"{LEARN}::{GAME}:{FIRST.key}:0", bot)
    await learn(ann, GAME, FIRST, bot)
    await ann.say("/mydata", chat=bot)
    data = json.loads(await own_file(evening, ann, bot))
    assert data["settings"][f"{LEARNED}{GAME}"] == [FIRST.key]
    await ann.say("/forgetme", chat=bot)
    await ann.tap("Yes, delete everything", bot)
    await ann.wait_for("I’ve deleted everything", bot)
    assert await learned(evening, ann) == {}


async def test_all_lessons_of_a_game_bring_a_badge_once(evening: Evening) -> None:
    ann, bot = await alone(evening)
    last = lessons_of(GAME)[-1]
    badge = T("badge-learned", game=NAME)
    told = plain(T.html("lesson-badge", badge=badge))
    await evening.store.change(ann.id, change(LEARNED, GAME, ALL_KEYS[:-1]))
    for is_new in (True, False):
        await ann.say(f"/learn {GAME}", chat=bot)
        await tap(ann, f"{LEARN}::{GAME}:{last.key}:0", bot)
        await learn(ann, GAME, last, bot)
        assert (told in text_of(await newest(ann, bot))) == is_new
    await ann.say("/me", chat=bot)
    await ann.tap("Badges", bot)
    assert badge in text_of(await ann.wait_for("Still to earn", bot))
    await ann.say("/mydata", chat=bot)
    data = json.loads(await own_file(evening, ann, bot))
    assert data["settings"][f"{EARNED}learned:{GAME}"] > 0
    await ann.say("/forgetme", chat=bot)
    await ann.tap("Yes, delete everything", bot)
    await ann.wait_for("I’ve deleted everything", bot)
    assert read_document(Known, await evening.store.row(ann.id)).earned == {}


async def test_the_first_game_after_lessons_is_in_the_language_of_the_app(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    jan = await evening.add_person("Jan", "de")
    heard = evening.record_calls()
    bot = await jan.start_private_chat(f"p_{GAME}")
    await jan.wait_for("Du bist dran", bot)
    written = [str(call.params) for call in heard if call.chat == jan.id]
    assert written
    assert not [text for text in written if "Your turn" in text]
