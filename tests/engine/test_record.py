"""Records: log lines as they are written, games played again, and every change of them noticed."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine import record as records
from engine.chance import commitment
from engine.record import Drift, Entry, Moment, Record, digest, write_record
from engine.saves import BadSave, Games
from engine.session import lobby
from tests.engine.tables import ANN, BOB, CID, DAN, NOON, SECRET, finished, play_on, play_table
from tests.engine.toys import ALL, Duel, Rolled

LATER = NOON + 5000
LINE = "17250 2 player 9c0f6a1d52be77e3 - c5"


def read_record(text: str | bytes, games: Games = ALL) -> Record:
    return records.read_record(text, games)


def replay(record: Record) -> Iterator[Moment]:
    return records.replay(record, ALL[record.game])


def fold(record: Record) -> Any:
    return records.fold(record, ALL[record.game])


def verify(record: Record) -> list[Moment]:
    return records.verify(record, ALL[record.game])


def drift_of(check: Callable[[Record], Any], record: Record) -> tuple[int, str]:
    with pytest.raises(Drift) as drift:
        check(record)
    assert str(drift.value).startswith(f"entry {drift.value.entry}: ")
    return drift.value.entry, str(drift.value)


def with_entry(record: Record, index: int, **changes: Any) -> Record:
    log = record.log.copy()
    log[index] = Entry.read(log[index])._replace(**changes).line()
    return replace(record, log=log)


def dice() -> Record:
    """A game in which every move of chance matters to the state."""
    return finished("dice", ANN, BOB, CID, DAN).record()


def first_roll(record: Record) -> tuple[int, Entry]:
    entries = map(Entry.read, record.log)
    return next((n, e) for n, e in enumerate(entries) if e.drawn)


# Log lines -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "entry",
    [
        Entry(17250, 2, "player", "9c0f6a1d52be77e3", (), "c5"),
        Entry(0, -1, "player", "0000000000000000", (53, 0, 7), "!deal"),
        Entry(-5, 0, "clock", "9c0f6a1d52be77e3", (3,), "w20 star last"),
    ],
)
def test_a_log_line_is_read_back(entry: Entry) -> None:
    assert Entry.read(entry.line()) == entry


def test_a_log_line_is_plain() -> None:
    assert Entry(17250, 2, "player", "9c0f6a1d52be77e3", (), "c5").line() == LINE
    drawn = Entry(1, 0, "admin", "9c0f6a1d52be77e3", (10, 2), "draw").line()
    assert drawn == "1 0 admin 9c0f6a1d52be77e3 10,2 draw"


@pytest.mark.parametrize(
    "line",
    [
        *("", "17250", LINE.rsplit(" ", 1)[0]),
        *(LINE.replace("player", "nobody"), LINE.replace("17250", "soon")),
        *(LINE.replace(" 2 ", " two "), LINE.replace("-", "1,"), LINE.replace("-", "1,x")),
        *(LINE.replace(" 2 ", " 02 "), LINE.replace("-", "1_0"), "+" + LINE, " " + LINE),
    ],
)
def test_what_is_no_log_line_is_said_so(line: str) -> None:
    with pytest.raises(ValueError, match="no log line"):
        Entry.read(line)


# Playing again -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "users"), [("whot", (ANN, BOB, CID)), ("duel", (ANN, BOB)), ("dice", (ANN, BOB))]
)
def test_a_record_plays_out_as_it_was(key: str, users: tuple[int, ...]) -> None:
    session = finished(key, *users)
    record = session.record()
    assert fold(record) == session.state
    moments = verify(record)
    assert [moment.entry.line() for moment in moments] == session.log
    assert moments[-1].state == session.state
    tape = replace(record, secret="", commitment="")
    assert [moment.state for moment in replay(tape)] == [moment.state for moment in moments]


def test_a_game_that_still_goes_on_folds_by_its_tape() -> None:
    session = play_on(play_table("whot", ANN, BOB, computers=1), 7)
    assert session.phase == "playing"
    assert fold(session.record()) == session.state


def test_an_empty_log_leads_nowhere() -> None:
    assert fold(replace(dice(), log=[])) is None


def test_every_moment_tells_what_happened() -> None:
    record = dice()
    index, entry = first_roll(record)
    rolled = [*replay(record)][index].events[0]
    assert rolled == Rolled(entry.seat, entry.drawn[0] + 1)


def test_each_moment_has_a_state_of_its_own() -> None:
    moments = [*replay(dice())]
    before = ""
    for moment in moments:
        assert moment.entry.digest == digest(ALL["dice"], moment.state, before)
        before = moment.entry.digest


def test_who_has_left_does_not_play_on() -> None:
    session = play_table("dice", ANN, BOB, CID)
    lobby.leave(session, BOB, LATER)
    entry = Entry.read(session.log[-1])
    record = replace(session.record(), log=[*session.log, entry.line()])
    assert drift_of(fold, record)[1].endswith(f"seat {entry.seat} had left")


def test_who_left_and_who_was_thrown_out_is_in_the_record() -> None:
    session = play_table("dice", ANN, BOB, CID, computers=1)
    lobby.leave(session, BOB, LATER)
    lobby.kick(session, ANN, 2, LATER)
    lobby.kick(session, ANN, 0, LATER)
    assert session.phase == "over"
    assert verify(session.record())[-1].state == session.state


# Tampering -----------------------------------------------------------------------------------


def other_drawn(entry: Entry) -> Entry:
    return entry._replace(drawn=((entry.drawn[0] + 1) % 6,))


TAMPERING: dict[str, Callable[[Entry], Entry]] = {
    "action": lambda entry: entry._replace(what="hold"),
    "nonsense": lambda entry: entry._replace(what="bluff"),
    "seat": lambda entry: entry._replace(seat=(entry.seat + 1) % 4),
    "no seat": lambda entry: entry._replace(seat=4),
    "nobody": lambda entry: entry._replace(seat=-1),
    "digest": lambda entry: entry._replace(digest="0" * 16),
    "number": other_drawn,
    "impossible number": lambda entry: entry._replace(drawn=(6,)),
    "negative number": lambda entry: entry._replace(drawn=(-1,)),
    "missing number": lambda entry: entry._replace(drawn=()),
    "number too many": lambda entry: entry._replace(drawn=(*entry.drawn, 0)),
    "dealt again": lambda entry: entry._replace(seat=-1, what="!deal"),
    "left": lambda entry: entry._replace(what="!leave"),
    "resigned": lambda entry: entry._replace(what="!resign"),
    "agreed": lambda entry: entry._replace(what="!agree"),
    "stopped": lambda entry: entry._replace(seat=-1, what="!stop"),
}


@pytest.mark.parametrize("how", TAMPERING)
@pytest.mark.parametrize("check", [fold, verify])
def test_a_change_is_noticed_where_it_was_made(how: str, check: Callable[[Record], Any]) -> None:
    record = dice()
    index, entry = first_roll(record)
    record.log[index] = TAMPERING[how](entry).line()
    assert drift_of(check, record)[0] == index


def test_a_broken_line_is_noticed() -> None:
    record = dice()
    record.log[3] = record.log[3].replace(" ", ";")
    assert drift_of(fold, record) == (3, f"entry 3: no log line: {record.log[3]!r}")


def test_a_line_that_changes_nothing_cannot_be_cut_out() -> None:
    """Digests hang together."""
    record = dice()
    index = next(i for i, line in enumerate(record.log) if line.endswith("hold"))
    del record.log[index]
    assert drift_of(fold, record)[0] == index


def test_time_does_not_go_back() -> None:
    record = dice()
    record.log[2] = Entry.read(record.log[2])._replace(ms=-1).line()
    assert drift_of(fold, record)[0] == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [({"goal": 7}, "goal cannot be 7"), ({"joker": 1}, "there is no house rule 'joker'")],
)
def test_house_rules_that_are_none_are_named(options: dict[str, Any], said: str) -> None:
    record = replace(dice(), options=options)
    assert said in drift_of(fold, record)[1]


def test_half_a_character_is_refused_by_its_field() -> None:
    data = b" " + write_record(dice()).replace(b'"session":"', b'"session":"\\ud800')
    with pytest.raises(BadSave, match="session"):
        read_record(data)


def test_other_numbers_do_not_pass_even_with_a_digest_that_fits() -> None:
    """The tape alone cannot tell; the secret can."""
    record = dice()
    index, entry = first_roll(record)
    number = 1 + entry.drawn[0] % 5 if entry.drawn[0] != 5 else 4  # never 0, which ends the turn
    record.log = record.log[: index + 1]
    forged = with_entry(record, index, drawn=(number,))
    last = [*replay(replace(record, log=record.log[:index]))][-1]
    state, before = last.state, last.entry.digest
    game = ALL["dice"]
    state = game.copy(state)
    state.pot += number + 1
    forged = with_entry(forged, index, digest=digest(game, state, before))
    assert fold(forged) == state
    at, why = drift_of(verify, forged)
    assert at == index
    assert why == f"entry {index}: draw 1: chance says {entry.drawn[0]} and not {number}"


def test_a_missing_line_is_noticed() -> None:
    record = dice()
    for index in (0, 1, 5):
        log = [*record.log[:index], *record.log[index + 1 :]]
        assert drift_of(verify, replace(record, log=log))[0] == index


def test_an_extra_line_is_noticed() -> None:
    record = dice()
    for index in (1, 5):
        log = [*record.log[:index], record.log[index - 1], *record.log[index - 1 :]]
        assert drift_of(verify, replace(record, log=log))[0] in (index, index + 1)


def test_another_order_is_noticed() -> None:
    session = play_table("dice", ANN, BOB, CID, DAN)
    record = play_on(session).record()
    index, entry = first_roll(record)
    assert Entry.read(record.log[index + 1])[1:] != entry[1:]
    log = record.log.copy()
    log[index : index + 2] = log[index + 1], log[index]
    assert drift_of(verify, replace(record, log=log))[0] == index


@pytest.mark.parametrize("what", ["!leave", "!agree", "!resign", "!stop", "rock", "!deal"])
def test_nothing_follows_the_end(what: str) -> None:
    record = finished("duel", ANN, BOB).record()
    end = Entry.read(record.log[-1])
    record.log.append(end._replace(what=what, seat=-1 if what in ("!stop", "!deal") else 0).line())
    assert drift_of(fold, record) == (7, "entry 7: the game was over")


@pytest.mark.parametrize("how", ["agree", "stop"])
def test_nothing_follows_an_agreement_or_a_stop(how: str) -> None:
    session = play_table("duel", ANN, BOB)
    if how == "agree":
        session.offer_draw(ANN, LATER)
        session.answer_draw(BOB, True, LATER)
    else:
        lobby.close(session, ANN, LATER)
    record = session.record()
    verify(record)
    record.log.append(record.log[-1])
    assert drift_of(fold, record) == (2, "entry 2: the game was over")


def test_nobody_leaves_twice_or_plays_on() -> None:
    session = play_table("dice", ANN, BOB, CID, DAN)
    lobby.leave(session, CID, LATER)
    record = session.record()
    record.log.append(record.log[-1])
    assert drift_of(fold, record) == (2, "entry 2: seat 2 had left")


@pytest.mark.parametrize("seat", [-2, -1, 4])
@pytest.mark.parametrize("what", ["!leave", "roll"])
def test_only_who_sits_plays_or_leaves(seat: int, what: str) -> None:
    record = dice()
    record.log = [record.log[0], f"0 {seat} player 0000000000000000 - {what}"]
    assert drift_of(fold, record) == (1, f"entry 1: there is no seat {seat}")


@pytest.mark.parametrize("change", [{"seat": 0}, {"what": "roll"}, {"what": "!stop"}])
def test_a_game_begins_with_its_deal(change: dict[str, Any]) -> None:
    record = with_entry(dice(), 0, **change)
    why = "entry 0: a game begins with its deal, and is dealt once"
    assert drift_of(fold, record) == (0, why)


def test_draws_and_resigning_are_only_where_the_game_knows_them() -> None:
    session = play_table("dice", ANN, BOB, CID, DAN)
    for what in ("!agree", "!resign", "!stop"):  # a stop is nobody's move
        entry = Entry.read(session.log[0])._replace(seat=0, what=what, drawn=())
        record = replace(session.record(), log=[session.log[0], entry.line()])
        assert drift_of(fold, record) == (1, f"entry 1: {what!r} could not be played")


def test_a_record_that_stops_before_the_end_is_not_verified() -> None:
    record = dice()
    for length in (0, 1, len(record.log) - 1):
        part = replace(record, log=record.log[:length])
        assert [*replay(part)] == [*replay(record)][:length]
        assert drift_of(verify, part) == (
            length,
            f"entry {length}: the log ends before the game does",
        )


def test_other_house_rules_are_noticed() -> None:
    record = finished("whot", ANN, BOB).record()
    record.options["tender"] = True
    assert drift_of(fold, record)[0] == 0
    record.options["hand_size"] = 99
    assert drift_of(fold, record)[0] == 0


@pytest.mark.parametrize("seats", [0, 1, 3, 50])
def test_other_seats_are_noticed(seats: int) -> None:
    record = finished("whot", ANN, BOB).record()
    record.drawn_for = [(str(user), "") for user in range(seats)]
    assert drift_of(fold, record)[0] == 0
    assert drift_of(verify, record)[0] == 0


def test_other_rules_are_noticed() -> None:
    record = replace(dice(), rules=2)
    why = "entry 0: it was played by rules 2, and these are 1"
    assert drift_of(fold, record) == (0, why)


@pytest.mark.parametrize(
    ("secret", "why"),
    [
        ("", "the secret is not shown before the game is over"),
        ("secret", "the secret is not hexadecimal"),
        (SECRET[::-1].hex(), "the secret is not the one that was committed to"),
    ],
)
def test_another_secret_is_noticed(secret: str, why: str) -> None:
    assert drift_of(verify, replace(dice(), secret=secret)) == (0, f"entry 0: {why}")


@pytest.mark.parametrize(
    "change",
    [
        {"session": "t2"},
        {"drawn_for": [("12", ""), ("11", "")]},
        {"drawn_for": [("11", ""), ("12", "7")]},
        {"secret": SECRET[::-1].hex(), "commitment": commitment(SECRET[::-1])},
    ],
)
def test_every_draw_is_bound_to_the_secret_the_session_and_who_sits(
    change: dict[str, Any],
) -> None:
    record = replace(finished("whot", ANN, BOB).record(), **change)
    assert fold(record)  # the tape knows nothing of it
    entry, why = drift_of(verify, record)
    assert (entry, "chance says" in why) == (0, True)


# Reading and writing -------------------------------------------------------------------------


def test_a_record_is_written_and_read_back() -> None:
    record = finished("whot", ANN, BOB).record()
    assert read_record(write_record(record)) == record
    assert read_record(write_record(record).decode()) == record
    assert verify(read_record(write_record(record)))


@pytest.mark.parametrize(
    ("before", "after", "field"),
    [
        ('"log":["', '"log":[1,"', "log.0"),
        ('"options":{', '"options":[],"x":{', "options"),
        ('"session":"t1"', '"session":null', "session"),
        ('"secret"', '"secrets"', "secret"),
        ('"game":"duel"', '"game":"chess"', "game"),
        ('"format":2', '"format":3', "format"),
    ],
)
def test_a_broken_record_names_the_field(before: str, after: str, field: str) -> None:
    text = write_record(finished("duel", ANN, BOB).record()).decode()
    assert before in text
    with pytest.raises(BadSave, match=rf"^{field}:"):
        read_record(text.replace(before, after))


def test_a_record_of_older_rules_is_read_and_not_played() -> None:
    """Newer rules say nothing of how it was played."""

    class NewerDuel(Duel):
        rules = 2

    newer, record = NewerDuel(), finished("duel", ANN, BOB).record()
    old = read_record(write_record(record), {"duel": newer})
    assert old == record
    drift = drift_of(lambda record: records.verify(record, newer), old)
    assert drift == (
        0,
        "entry 0: it was played by rules 1, and these are 2",
    )
