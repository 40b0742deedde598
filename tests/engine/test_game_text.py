"""The text form of games: read back as it was written, and refused in one line where it is bad."""

import json
import random
import re
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.game_text import MOST_BYTES, MOST_MOVES, is_text, read_game, read_text, write_text
from engine.games import GAMES
from engine.record import Drift, OlderRules, Record, read_record, write_record
from engine.saves import BadSave, NewerSave
from engine.session import lobby
from engine.session.archived import session_of
from tests.engine.tables import ANN, BOB, CID, NOON, Session, load, play_on, play_table, play_text
from tests.engine.test_command import engine
from tests.engine.test_records_name_nobody import PEOPLE, RECORDS, ended, opened

BEFORE = Path(__file__).parents[1] / "saves"
SAVES = [*BEFORE.glob("*.json"), *BEFORE.glob("before_labels/*.json")]
GOLDEN = sorted(RECORDS.iterdir())
LATER = NOON + 900_000
NAMES_ITS_PLACE = re.compile(r"(line|entry) [0-9]+[:,] ")


def golden(name: str = "whot-2") -> Record:
    return read_record((RECORDS / f"{name}.json").read_bytes(), GAMES)


def text(name: str = "whot-2") -> str:
    return write_text(golden(name))


def closed(session: Session) -> Session:
    """End a game of other people than the tests' own by everybody's leaving."""
    play_on(session, 40)
    for user in [player.user for player in session.players]:
        if user is not None and session.phase == "playing" and session.seat_of(user) is not None:
            lobby.leave(session, user, session.touched + 1234)
    return session


def must_read_back(session: Session) -> str:
    record = session.record()
    places = session.outcome.ranks if session.outcome else ()
    written = write_text(record, ["A"] * len(session.players), places)
    read = read_text(written, GAMES)
    assert read.record == record
    assert write_record(read.record) == write_record(record)
    assert (read.names, read.places) == (("A",) * len(session.players), places)
    return written


def refusal(written: str | bytes) -> str:
    with pytest.raises((BadSave, Drift)) as refused:
        read_text(written, GAMES)
    said = str(refused.value)
    assert NAMES_ITS_PLACE.match(said), said
    assert said.isprintable()
    assert len(said) < 400
    return said


# Reading back --------------------------------------------------------------------------------


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_record_is_read_back(file: Path) -> None:
    record = read_record(file.read_bytes(), GAMES)
    written = write_text(record)
    assert read_text(written, GAMES).record == record
    assert read_text(written.encode(), GAMES).record == record
    assert write_record(read_text(written, GAMES).record) == file.read_bytes().strip()
    assert len(written) < 0.7 * len(file.read_bytes())


@pytest.mark.parametrize("file", sorted(SAVES), ids=lambda file: file.stem)
def test_a_saved_game_is_read_back_once_it_is_over(file: Path) -> None:
    must_read_back(closed(load(file.read_bytes())))


@pytest.mark.parametrize("key", GAMES)
def test_a_game_with_computers_is_read_back(key: str) -> None:
    written = must_read_back(ended(opened(key)))
    if GAMES[key].seats[-1] > 2:
        assert " computer}" in written


def test_all_that_people_may_do_beside_the_game_is_read_back() -> None:
    session = play_table("differo", ANN, BOB)
    for seat, move in enumerate(("f2-f8", "b5-b9")):
        play_text(session, seat, move, NOON + 2017 + seat)
    session.ask_undo(BOB, NOON + 5000)
    session.answer_undo(ANN, True, NOON + 5000)
    session.offer_draw(ANN, NOON + 6000)
    session.offer_draw(BOB, NOON + 7003)
    written = must_read_back(session)
    assert "1. 1: F2-F8 {1.017s}\n2. 2: B5-B9 {0.001s}\n" in written
    assert "3. 2: !undo 2 {" in written
    assert "4. 2: !agree {2.003s}\n" in written
    assert "[Places [1,1]]" in written


def test_a_resignation_and_a_kick_are_read_back() -> None:
    session = play_table("caesar", ANN, BOB)
    play_on(session, 5)
    session.resign(BOB, session.touched + 1)
    assert "2: !resign {0.001s}" in must_read_back(session)
    table = play_table("whot", ANN, BOB, CID)
    lobby.kick(table, ANN, 2, LATER)
    lobby.kick(table, ANN, 1, LATER)
    written = must_read_back(table)
    assert "!leave {899s admin}" in written
    assert "!leave {admin}" in written


def test_a_game_that_was_stopped_has_no_places() -> None:
    session = play_on(play_table("whot", ANN, BOB), 3)
    session.stop(session.touched + 500)
    written = must_read_back(session)
    assert "\n4. !stop {0.5s admin}\n" in written
    assert "Places" not in written


def test_times_may_be_left_out_of_a_text() -> None:
    short = re.sub(r"[0-9.]+s ?", "", text()).replace(" {}", "")
    assert "{computer}" in short
    read = read_text(short, GAMES)
    assert read.record.log[-1].startswith("0 2 player 3b2319567072bd96 - !leave")


def test_a_text_that_went_through_an_editor_is_read() -> None:
    edited = "\ufeff\n" + text().replace("\n", " \r\n")
    assert is_text(edited.encode())
    assert read_text(edited.encode(), GAMES).record == golden()


def test_both_forms_are_read() -> None:
    assert read_game(text().encode(), GAMES).record == golden()
    assert read_game(write_record(golden()), GAMES).record == golden()
    assert not is_text(write_record(golden()))


def test_a_game_that_goes_on_is_not_written() -> None:
    session = play_on(play_table("whot", ANN, BOB), 3)
    with pytest.raises(ValueError, match="not over"):
        write_text(session.record())


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_record_becomes_a_finished_session(file: Path) -> None:
    record = read_record(file.read_bytes(), GAMES)
    session = session_of(record, "t1", (), GAMES)
    assert session.phase == "over"
    assert session.record() == record
    assert session.outcome is not None
    assert session.outcome.ranks == read_text(write_text(record), GAMES).places
    known = {player.user for player in session.players if player.user is not None}
    assert len(known) + len(session.computers_dealt) == len(record.drawn_for)
    assert not known & {*PEOPLE}


# Refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("[Parlour 2]", "[Parlour 9]", "line 1: [Parlour] 9 is newer than"),
        ("[Parlour 2]", "", "line 2: a game begins with the tag [Parlour]"),
        ('[Game "whot"]', '[Game "chess"]', "line 2: [Game] there is no game 'chess'"),
        ('[Game "whot"]', '[Game "whot"', "line 2: no tag of a game"),
        ('[Game "whot"]', "[Game whot]", "line 2: [Game] is not JSON"),
        ('[Game "whot"]', "", "[Game] is missing"),
        ("[Rules 1]", "[Rules 1]\n[Rules 1]", "line 4: there are two tags [Rules]"),
        ("[Rules 1]", "[Rules 77]", "line 3: [Rules] 77 is newer than"),
        ("[Rules 1]", "[Rules 0]", "line 3: [Rules] a version from 1 is missing"),
        ("[Rules 1]", "[Ruler 1]", "line 3: no tag of a game: '[Ruler 1]'"),
        ('[Session "q7hc2kxm"]', '[Session "\\ud800"]', "line 4: [Session] "),
        ('[Session "q7hc2kxm"]', "[Session 5]", "line 4: [Session] "),
        ('[Session "q7hc2kxm"]', '[Session "other"]', "entry "),
        ('"hand_size":7', '"hand_size":70', "entry 0: hand_size cannot be 70"),
        ('[Seats [["', '[Seats [[["', "line 6: [Seats] is not JSON"),
        ('[Commitment "53', '[Commitment "54', "entry 0: the secret is not the one"),
        ('[Secret "72', '[Secret "73', "entry 0: the secret is not the one"),
        ('[Secret "72', '[Secret "zz', "entry 0: the secret is not hexadecimal"),
        ("\n7. ", "\n8. ", "line 16: move 7 is missing: this is move 8"),
        ("1. 1: w20 star", "1. 1: w20 moon", "entry 1: 'w20 moon' could not be played"),
        ("1. 1: w20 star", "1. 2: w20 star", "entry 1: seat 1 was not asked"),
        ("1. 1: w20 star", "1. 9: w20 star", "entry 1: there is no seat 8"),
        ("1. 1: w20 star", "1. 1: w20 circle", "entry "),
        ("1. 1: w20 star", "1. !deal", "entry 1: a game begins with its deal, and is dealt once"),
        ("star {5s}", "star {soon}", "move 1: in braces stand its time"),
        ("star {5s}", "star {5s", "line 10: move 1 is missing: '1. 1: w20 star {5s'"),
        ("star {5s}", "star {99999999999s}", "move 1: in braces stand its time"),
        ("[Digest", "64. 1: draw\n[Digest", "entry 64: the game was over"),
        ('[Digest "3b23', '[Digest "3b24', "entry 63: the digest in the end is not the one"),
        ("[Digest", "[Names 5]\n[Digest", "[Names] a list of 4 short names is wanted"),
        ("[Digest", '[Names ["A"]]\n[Digest', "[Names] a list of 4 short names is wanted"),
        ("[Digest", "[Places [1,2,3,4]]\n[Digest", "[Places] the game ended with [4, 3, 2, 1]"),
        ("63. 3: !leave {1s}\n", "", "entry 62: the moves end before the game does"),
    ],
)
def test_a_text_is_refused_in_one_line_that_names_the_place(
    before: str, after: str, said: str
) -> None:
    assert before in text()
    assert said in refusal(text().replace(before, after))


@pytest.mark.parametrize("broken", ["", "\n\n", "hello", b"\xff\xfe[Parlour 2]", "[Parlour 2]"])
def test_a_foreign_text_is_refused(broken: str | bytes) -> None:
    assert refusal(broken).startswith("line 1: ")


def test_nothing_follows_the_digest() -> None:
    assert refusal(text() + "65. 1: draw\n").endswith("nothing follows the digest")


def test_a_game_of_older_rules_is_told_as_such() -> None:
    class Newer(type(GAMES["whot"])):  # type: ignore[misc]
        rules = 2

    with pytest.raises(OlderRules):
        read_text(text(), {"whot": Newer()})
    with pytest.raises(NewerSave):
        read_text(text().replace("[Rules 1]", "[Rules 2]"), GAMES)


def hostile() -> Iterator[tuple[str, str | bytes]]:
    head, _, moves = text().partition("\n\n")
    mega = MOST_BYTES - len(text()) - 100
    yield "too large", "[Parlour 2]\n" + "a" * MOST_BYTES
    yield "one long line", head + "\n\n1. 1: " + "a" * mega
    yield "one long tag", text().replace('"whot"', f'"{"w" * mega}"')
    yield "a long brace", text().replace("star {5s}", "star {" + "5" * mega + "}", 1)
    yield "many braces", head + "\n\n1. 1: " + "{" * mega
    yield "many blanks", head + "\n\n1. 1: " + " {" * (mega // 2)
    yield "a huge number", text().replace("[Rules 1]", f"[Rules {'9' * mega}]")
    yield "a huge power", text().replace("[Rules 1]", "[Rules 1e999999]")
    yield "a huge seat", text().replace("\n1. 1:", f"\n1. {'1' * 100}:")
    yield "a huge move", text().replace("\n1. 1:", f"\n{'1' * 100}. 1:")
    yield "no number", text().replace('"hand_size":7', '"hand_size":NaN')
    for depth in (300, 900, 990, mega // 2):
        nested = "[" * depth + "]" * depth
        yield f"nested {depth}", text().replace('"hand_size":7', f'"hand_size":{nested}')
        yield f"nested places {depth}", text().replace("[Digest", f"[Places {nested}]\n[Digest")
        yield f"nested seats {depth}", re.sub(r"\[Seats .*\]", f"[Seats {nested}]", text())
    yield "many tags", "[Parlour 2]\n" + '[Names ["A"]]\n' * (mega // 15)
    seats = json.dumps([["computer easy", ""]] * (mega // 25))
    yield "many seats", re.sub(r"\[Seats .*\]", f"[Seats {seats}]", text())
    moves = "\n".join(f"{number}. 1: draw" for number in range(1, mega // 16))
    yield "many moves", f'{head}\n{moves}\n[Digest ""]'
    yield "halves of letters", text().replace("whot", "\ud800")
    yield "unseen letters", text().replace("1: draw", "1: dr\u202e\x00\u2028aw", 1)


@pytest.mark.parametrize("written", [pytest.param(said, id=what) for what, said in hostile()])
def test_a_hostile_text_is_refused_in_little_memory(written: str | bytes) -> None:
    tracemalloc.start()
    try:
        refusal(written)
        assert tracemalloc.get_traced_memory()[1] < 40 * MOST_BYTES
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("depth", [150, 900, 100_000])
def test_a_hostile_record_in_json_is_refused(depth: int) -> None:
    nested = b'"hand_size":' + b"[" * depth + b"]" * depth
    data = write_record(golden()).replace(b'"hand_size":7', nested)
    for one in (data, b" " + data):
        with pytest.raises((BadSave, Drift)) as refused:
            session_of(read_game(one, GAMES).record, "t1", (), GAMES)
        assert len(str(refused.value)) < 200


def test_a_text_has_a_bound_of_moves() -> None:
    record = golden()
    record.log += [record.log[1]] * MOST_MOVES
    with pytest.raises(BadSave, match="more than"):
        read_game(write_record(record), GAMES)


# Mutations -----------------------------------------------------------------------------------


SCRAPS = (
    *("", " ", "\n", "[", "]", "{", "}", '"', ":", ".", "-1", "0", "9" * 30, "\x00", "\u202e"),
    *("!leave", "!undo 3", "!agree", "!stop", "!resign", "!deal", "computer", "rules", "null"),
    *('[Seed "00"]\n', '[Names ["a"]]\n', "[Places []]\n", "{5s clock}", "1e9", "é", "\\ud800"),
)


def mutated(written: str, draw: random.Random) -> str:
    """Change a text in one to three places, as damage or a forger might."""
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        at, lines = draw.randrange(len(written)), written.split("\n")
        one, other = draw.randrange(len(lines)), draw.randrange(len(lines))
        match draw.randrange(7):
            case 0:
                written = written[:at] + draw.choice(SCRAPS) + written[at:]
            case 1:
                written = written[:at] + written[at + draw.choice((1, 1, 2, 20)) :]
            case 2:
                written = written[:at] + chr(draw.randrange(32, 127)) + written[at + 1 :]
            case 3:
                lines[one], lines[other] = lines[other], lines[one]
                written = "\n".join(lines)
            case 4:
                written = "\n".join([*lines[:one], *lines[one + 1 :]])
            case 5:
                lines.insert(one, lines[other])
                written = "\n".join(lines)
            case _:
                number = str(draw.choice((0, 1, 2, 3, 7, 99, 10**9)))
                written = re.sub("[0-9]+", number, written[at:], count=1).join((written[:at], ""))
        written = written or " "
    return written


@pytest.mark.parametrize("count", [2_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_a_mutated_text_is_read_or_refused_in_one_line(count: int) -> None:
    draw = random.Random(count)
    texts = [text(file.stem) for file in GOLDEN]
    texts += [must_read_back(ended(opened(key))) for key in GAMES]
    read, slowest = 0, 0.0
    for _ in range(count):
        written = mutated(draw.choice(texts), draw)
        began = time.process_time()
        try:
            read_text(written, GAMES)
            read += 1
        except (BadSave, Drift) as refused:
            said = str(refused)
            assert NAMES_ITS_PLACE.match(said), (said, written)
            assert said.isprintable(), (said, written)
            assert len(said) < 400, (said, written)
        slowest = max(slowest, time.process_time() - began)
    assert 0 < read < count / 2
    print(f"{count} texts, {read} read, slowest {slowest * 1000:.0f} ms")


# The command ---------------------------------------------------------------------------------


def test_the_command_converts_and_verifies_both_forms(tmp_path: Path) -> None:
    record = RECORDS / "deerportal-2.json"
    shown = engine("text", str(record))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "[Places [4,3,2,1]]" in shown.stdout
    file = tmp_path / "game.txt"
    file.write_text(shown.stdout)
    assert engine("verify", str(file)).stdout == engine("verify", str(record)).stdout != ""
    assert engine("text", str(file)).stdout == shown.stdout
    back = engine("text", "--json", str(file))
    assert back.stdout.strip() == record.read_text().strip()

    file.write_text(shown.stdout.replace("2. 2: roll", "2. 2: back"))
    forged = engine("verify", str(file))
    assert (forged.returncode, forged.stdout) == (2, "")
    assert "entry 2: 'back' could not be played" in forged.stderr
    assert forged.stderr.count("\n") == 1
