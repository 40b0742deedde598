"""Games that people send to the private chat as files."""

import base64
import json
import re
import zlib
from dataclasses import replace

import pytest

from bot.computers import Moments
from bot.imported_games import MOST_BYTES, MOST_MOVES
from bot.requests.quotas import IMPORTS
from bot.store import sent_games
from engine.game_text import write_text
from engine.games import GAMES
from engine.record import Entry, Record, read_record, write_record
from engine.review import Moment
from tests.bot.evenings.evening import Evening, Session
from tests.bot.evenings.person import JSON, Person, callback_data_of, text_of
from tests.bot.evenings.test_exports import exported
from tests.engine.test_records_name_nobody import RECORDS

FAIR, UNFAIR = "Fair: every move follows the rules", "Not fair, or changed afterwards"


def golden(name: str = "caesar-2") -> Record:
    return read_record((RECORDS / f"{name}.json").read_bytes(), GAMES)


def as_text(name: str = "caesar-2", names: tuple[str, ...] = ()) -> bytes:
    return write_text(golden(name), names).encode()


async def meet(evening: Evening, language: str = "en") -> tuple[Person, int]:
    """Return somebody in the private chat with the bot."""
    ann = await evening.add_person("Ann", language)
    evening.people = [ann]
    bot = await ann.start_private_chat()
    await evening.settle()
    return ann, bot


async def send(person: Person, chat: int, data: bytes, name: str = "game.txt") -> None:
    document = {"base64": base64.b64encode(data).decode(), "name": name}
    await person.say("", document=document, chat=chat)


async def answer_to(evening: Evening, person: Person, chat: int, data: bytes) -> JSON:
    """Return what the bot says to a file."""
    known = len(await person.messages(chat)) + 1  # with the file
    await send(person, chat, data)

    async def answers() -> list[JSON]:
        return (await person.messages(chat))[known:]

    await evening.wait_until(answers, "an answer to the file")  # from a process of the pool
    await evening.settle()
    (told,) = await answers()
    return told


def tampered(record: Record, move: int) -> bytes:
    """Return a record in which somebody has another draw at a move."""
    log = [*record.log]
    entry = Entry.read(log[move])
    log[move] = entry._replace(drawn=(entry.drawn[0] + 1,)).line()
    return write_record(replace(record, log=log))


# Good files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_game_is_checked_in_both_forms(evening: Evening, key: str, language: str) -> None:
    ann, bot = await meet(evening, language)
    told = await answer_to(evening, ann, bot, as_text(f"{key}-2"))
    again = await answer_to(evening, ann, bot, write_record(golden(f"{key}-2")))
    assert text_of(told) == text_of(again)
    assert "✓ Fair" in text_of(told)
    assert golden(f"{key}-2").commitment[:8] in text_of(told)
    assert "🥇" in text_of(told)
    assert told["reply_markup"] == again["reply_markup"]
    assert all(str(seat + 1) in text_of(told) for seat in range(len(golden(f"{key}-2").drawn_for)))


async def test_a_file_of_a_group_is_forwarded_and_reviewed(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await evening.people[1].tap("Join")
    await ann.tap("Start")
    await ann.wait_for("turn")
    file = await exported(evening)
    assert file.startswith(b"[Parlour ")
    bot = await ann.start_private_chat()
    await evening.settle()
    told = await answer_to(evening, ann, bot, file)
    assert FAIR in text_of(told)
    for name in ("Ann", "Ben"):
        assert name not in text_of(told)


@pytest.mark.slow
async def test_the_moves_of_one_seat_are_reviewed(evening: Evening) -> None:
    ann, bot = await meet(evening)
    await send(ann, bot, as_text("whot-2"))
    await ann.wait_for("Whose moves shall I review?", bot)
    keys = [button.text for button in await ann.buttons(bot)]
    assert [key for key in keys if key.startswith("🔎")] == [
        "🔎 Player 1",
        "🔎 Player 2",
        "🔎 Player 3",
    ]  # and not the computer
    await ann.tap("🔎 Player 3", bot)
    await evening.wait_until(lambda: is_reviewed(ann, bot))


async def test_a_review_of_a_game_that_was_sent_is_no_mistake_of_who_sent_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bot = await meet(evening)
    assert evening.worker

    async def find_two(session: Session, seat: int, user: int) -> Moments:
        return (Moment(1, "draw", 0.4, 0.6), Moment(4, "draw", 0.4, 0.6))

    monkeypatch.setattr(evening.worker.services, "review", find_two)
    await send(ann, bot, as_text("whot-2"))
    await ann.tap("🔎 Player 1", bot)
    await ann.wait_for("Mistake 1 of 2", bot)
    await ann.tap("Next ▸", bot)
    await ann.wait_for("Mistake 2 of 2", bot)
    assert await evening.store.mistakes.of(ann.id) == {}


@pytest.mark.parametrize("key", GAMES)
async def test_a_game_that_was_sent_is_stepped_through(evening: Evening, key: str) -> None:
    ann, bot = await meet(evening)
    names = tuple(f"{letter}ame" for letter in "ZYXW"[: len(golden(f"{key}-2").drawn_for)])
    await answer_to(evening, ann, bot, as_text(f"{key}-2", names))
    last = len(golden(f"{key}-2").log) - 1
    await ann.tap("Replay", bot)
    await ann.wait_for(f"· 0/{last}", bot)
    await ann.tap("⏭", bot)
    await ann.wait_for(f"· {last}/{last}", bot)
    await ann.tap("◀", bot)
    await ann.wait_for(f"· {last - 1}/{last}", bot)
    shown = await ann.visible_text(bot)
    assert "Z" in shown
    assert not [name for name in names if name in shown]


async def is_reviewed(person: Person, chat: int) -> bool:
    shown = await person.visible_text(chat)
    return "Mistake 1 of" in shown or "no clear mistakes" in shown


async def test_a_game_that_was_sent_twice_is_kept_once(evening: Evening) -> None:
    ann, bot = await meet(evening)
    told = [await answer_to(evening, ann, bot, as_text()) for _ in range(2)]
    assert text_of(told[0]) == text_of(told[1])
    assert callback_data_of(told[0], "I") == callback_data_of(told[1], "I")
    assert len(await sent_games.games(evening.store.calls, ann.id)) == 1


async def test_the_newest_five_games_of_a_person_are_kept_for_a_day(evening: Evening) -> None:
    ann, bot = await meet(evening)
    files = sorted(RECORDS.glob("*-1.json")) + sorted(RECORDS.glob("*-2.json"))
    told = [await answer_to(evening, ann, bot, file.read_bytes()) for file in files[:7]]
    kept = await sent_games.games(evening.store.calls, ann.id)
    ids = [callback_data_of(each, "I").split(":")[1] for each in told]
    assert [*kept] == ids[:1:-1]
    query = await ann.send_tap(told[0], callback_data_of(told[0], "I"), bot)
    assert "I keep a game for a day" in await ann.wait_for_answer(query)


async def test_nothing_is_counted(evening: Evening) -> None:
    ann, bot = await meet(evening)
    await answer_to(evening, ann, bot, as_text())
    assert await evening.store.totals(ann.id) == (0, b"")


# Bad files -----------------------------------------------------------------------------------


async def test_a_game_that_was_tampered_with_is_told_with_its_move(evening: Evening) -> None:
    ann, bot = await meet(evening)
    told = await answer_to(evening, ann, bot, tampered(golden("rally-2"), 4))
    assert UNFAIR in text_of(told)
    assert "at move 4." in text_of(told)
    assert "reply_markup" not in told
    changed = as_text().replace(b"\n9. 1: 5 censor down", b"\n9. 1: 5 censor up")
    assert "at move 10." in text_of(await answer_to(evening, ann, bot, changed))
    secret = re.sub(rb'Secret "..', b'Secret "00', as_text())
    assert "from the very start" in text_of(await answer_to(evening, ann, bot, secret))
    assert await sent_games.games(evening.store.calls, ann.id) == {}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "I can’t read this as a game"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "I can’t read this as a game"),
        (b'{"positions": []}', "reply to its file with /map"),
        (b"[Parlour 2]\nhello", "something is wrong in line 2"),
        (as_text().replace(b"[Parlour 2]", b"[Parlour 3]"), "newer version than mine"),
        (as_text().replace(b"[Rules 1]", b"[Rules 9]"), "newer version than mine"),
        (b"[" * (MOST_BYTES + 1), "too large for a game"),
    ],
)
async def test_a_foreign_file_is_refused(evening: Evening, data: bytes, said: str) -> None:
    ann, bot = await meet(evening)
    assert said in text_of(await answer_to(evening, ann, bot, data or b"\n"))


async def test_a_game_with_too_many_moves_is_refused(evening: Evening) -> None:
    ann, bot = await meet(evening)
    record = golden("differo-2")
    record = replace(record, log=record.log + record.log[-1:] * MOST_MOVES)
    assert "more moves than" in text_of(await answer_to(evening, ann, bot, write_record(record)))


async def test_a_person_sends_so_many_files_an_hour(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bot = await meet(evening)
    monkeypatch.setattr("bot.actions.imports.IMPORTS", replace(IMPORTS, most=2))
    for _ in range(2):
        assert FAIR in text_of(await answer_to(evening, ann, bot, as_text()))
    assert "2 files within an hour" in text_of(await answer_to(evening, ann, bot, as_text()))


async def test_a_file_in_a_group_is_ignored(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    known = len(await ann.messages())
    await send(ann, ann.chat, as_text())
    await evening.settle()
    assert len(await ann.messages()) == known + 1
    assert await sent_games.games(evening.store.calls, ann.id) == {}


# Privacy -------------------------------------------------------------------------------------


async def test_names_in_a_file_are_shown_by_their_first_letters(evening: Evening) -> None:
    ann, bot = await meet(evening)
    names = ("zacharias <b>@everybody", "Xanthippe")
    told = await answer_to(evening, ann, bot, as_text(names=names))
    assert FAIR in text_of(told)
    keys = json.dumps(told["reply_markup"], ensure_ascii=False)
    for shown in (text_of(told), keys):
        assert "acharias" not in shown
        assert "anthippe" not in shown
    assert "🔎 Z" in keys
    assert "🔎 X" in keys
    (kept,) = (await sent_games.games(evening.store.calls, ann.id)).values()
    assert b"anthippe" not in zlib.decompress(kept)


async def test_nobody_looks_at_a_game_that_another_person_sent(evening: Evening) -> None:
    ann, bot = await meet(evening)
    ben, bots = await meet(evening)
    evening.people = [ann, ben]
    anns = await answer_to(evening, ann, bot, as_text())
    bens = await answer_to(evening, ben, bots, as_text("whot-2"))
    query = await ben.send_tap(bens, callback_data_of(anns, "I"), bots)
    assert "I keep a game for a day" in await ben.wait_for_answer(query)


async def test_a_person_gets_and_forgets_the_games_that_they_sent(evening: Evening) -> None:
    ann, bot = await meet(evening)
    await answer_to(evening, ann, bot, as_text())
    await ann.say("/mydata", chat=bot)
    message = await ann.wait_for("Everything I keep about you", bot)
    unique_id = message["document"]["file_unique_id"]
    async with evening.http.get(f"{evening.playground.url}/sim/file/{unique_id}") as answer:
        data = json.loads(await answer.read())
    assert read_record(write_record(golden()), GAMES).secret in data["sent"][0]
    await ann.say("/forgetme", chat=bot)
    await ann.tap("Yes", bot)
    await evening.settle()
    assert await sent_games.games(evening.store.calls, ann.id) == {}
