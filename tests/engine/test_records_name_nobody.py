"""Records name nobody: people and their cuts stand in them by labels that no id can be found by."""

import json
import re
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import chance
from engine.games import GAMES
from engine.record import Drift, Record, read_record, verify, write_record
from engine.session import dump, lobby
from engine.session.archived import MAGIC, Known, pack, unpack
from tests.engine.tables import PACE, SALT, Session, load, play_on
from tests.engine.test_command import engine

RECORDS = Path(__file__).parents[1] / "golden" / "records"
BEFORE_LABELS = Path(__file__).parents[1] / "saves" / "before_labels"
# Only the games that were out before there were labels have saves without them.
IN_THE_ARCHIVE = [
    *((key, False) for key in GAMES),
    *((file.stem, True) for file in sorted(BEFORE_LABELS.iterdir())),
]
PEOPLE = (5183920147, 6120398475, 7001234567)
OPENED = 1_800_000_000_000
LABEL = re.compile(r"[0-9a-f]{32}")


def cut_of(user: int) -> str:
    """A cut as a tap makes it: the id of its callback query begins with the bits of the user's."""
    return str((user << 32) + 1234567)


def traces(user: int) -> list[bytes]:
    """All that would tell of a user in a file."""
    ways = (
        str(user),
        f"{user:x}",
        f"{user:X}",
        str(user >> 1),
        f"{user << 32:x}"[:9],
        str(user)[::-1],
    )
    return [way.encode() for way in (*ways, cut_of(user), cut_of(user)[:12])]


def opened(key: str, id: str = "q7hc2kxm", salt: bytes = SALT) -> Session:
    """A lobby of people whose ids and cuts are as long as Telegram's, and of a computer."""
    ann, bob, cid = PEOPLE
    session = lobby.open_lobby(GAMES, id, key, ann, "Ann", salt, OPENED, cut=cut_of(ann), pace=PACE)
    lobby.join(session, bob, "Bob", OPENED, cut=cut_of(bob))
    if GAMES[key].seats[-1] > 2:
        lobby.join(session, cid, "Cid", OPENED, cut=cut_of(cid))
        lobby.add_computer(session, ann, "easy", OPENED)
    return session


def ended(session: Session) -> Session:
    """Play for a while; then everybody leaves."""
    if session.phase == "lobby":
        lobby.start(session, PEOPLE[0], OPENED + 1000)
    play_on(session, 60)
    for user in PEOPLE:
        if session.phase == "playing" and session.seat_of(user) is not None:
            lobby.leave(session, user, session.touched + 1000)
    assert session.phase in ("over", "closed")
    return session


def written(session: Session) -> bytes:
    """Return the file of a game as it leaves the bot, which anybody can verify."""
    data = write_record(session.record())
    assert verify(read_record(data, GAMES), GAMES[session.game])
    return data


def must_name_nobody(data: bytes) -> None:
    assert [trace for user in PEOPLE for trace in traces(user) if trace in data] == []
    for name, cut in json.loads(data)["drawn_for"]:
        is_label = LABEL.fullmatch(name) is not None
        assert is_label or re.fullmatch(r"computer [a-z]+|player [1-9]", name), name
        assert cut == "" or (is_label and LABEL.fullmatch(cut)), cut


def golden(format_: int) -> pytest.MarkDecorator:
    files = sorted(RECORDS.glob(f"*-{format_}.json"))
    return pytest.mark.parametrize("file", files, ids=lambda file: file.stem)


# Files that leave the bot --------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_the_record_of_a_game_names_nobody(key: str) -> None:
    session = ended(opened(key))
    assert json.loads(written(session))["format"] == 2
    must_name_nobody(written(session))


@pytest.mark.parametrize(("key", "is_old"), IN_THE_ARCHIVE)
def test_a_record_from_the_archive_names_nobody(key: str, is_old: bool) -> None:
    """Nor does the archive itself, which keeps who its numbers are in another place."""
    session = ended(load((BEFORE_LABELS / f"{key}.json").read_bytes()) if is_old else opened(key))
    numbers = {user: number for number, user in enumerate(PEOPLE, 1)}
    packed = pack(session, numbers)
    kept = zlib.decompress(packed.removeprefix(MAGIC))
    assert [trace for user in PEOPLE for trace in traces(user) if trace in kept] == []
    people = {number: Known(user, "Ann") for user, number in numbers.items()}
    again = unpack(packed, people, GAMES)
    assert {player.user for player in again.players} & {*PEOPLE}
    must_name_nobody(written(again))
    assert written(again) == written(session)


@golden(2)
def test_a_golden_record_names_nobody_and_is_verified(file: Path) -> None:
    must_name_nobody(file.read_bytes())
    record = read_record(file.read_bytes(), GAMES)
    assert write_record(record) == file.read_bytes().strip()
    if record.rules == GAMES[record.game].rules:
        assert verify(record, GAMES[record.game])


@pytest.mark.parametrize("key", sorted(file.stem for file in BEFORE_LABELS.iterdir()))
def test_a_game_that_ran_at_the_upgrade_is_played_on_and_its_record_names_nobody(key: str) -> None:
    saved = (BEFORE_LABELS / f"{key}.json").read_bytes()
    assert all(str(user).encode() in saved for user in PEOPLE[: len(json.loads(saved)["players"])])
    session = load(saved)
    moves = len(session.log)
    must_name_nobody(write_record(session.record()))
    session = load(dump(ended(session)))
    assert len(session.log) > moves
    must_name_nobody(written(session))


@pytest.mark.parametrize("key", GAMES)
def test_a_lobby_that_stood_at_the_upgrade_is_dealt_and_its_record_names_nobody(key: str) -> None:
    saved = json.loads(dump(opened(key)))
    del saved["salt"]
    session = ended(load(json.dumps(saved)))
    assert session.drawn_for[0] == (str(PEOPLE[0]), cut_of(PEOPLE[0]))
    must_name_nobody(written(session))


def test_there_is_a_golden_record_of_both_formats() -> None:
    assert {file.stem.split("-")[-1] for file in RECORDS.iterdir()} == {"1", "2"}


# What a label tells --------------------------------------------------------------------------


def test_labels_of_a_person_in_two_games_have_nothing_in_common() -> None:
    records = [
        ended(opened("whot", id, salt)).record()
        for id, salt in (("one", SALT), ("two", SALT[::-1]), ("three", bytes(32)))
    ]
    labels = [label for record in records for entry in record.drawn_for for label in entry if label]
    people = [label for label in labels if not label.startswith("computer ")]
    assert len(people) == len(set(people)) == 3 * 2 * len(PEOPLE)


def test_a_label_is_bound_to_the_person_the_cut_the_salt_and_the_commitment() -> None:
    asked = [(SALT, "c", "11", "7"), (bytes(32), "c", "11", "7"), (SALT, "d", "11", "7")]
    asked += [(SALT, "c", "12", "7"), (SALT, "c", "11", "8")]
    people, cuts = zip(*(chance.labels(*one) for one in asked), strict=True)
    assert len(set(people)) == 4  # a person's label is not another one after another cut
    assert people[0] == people[4]
    assert len({*people, *cuts}) == 9
    assert chance.labels(SALT, "c", "11", "")[1] == ""


def test_nobody_can_try_ids_with_what_a_record_shows() -> None:
    """With the secret, that is all the key material that a reader has."""
    record = ended(opened("whot")).record()
    secret = bytes.fromhex(record.secret)
    keys = [b"", secret, record.secret.encode(), bytes.fromhex(record.commitment)]
    keys += [record.commitment.encode(), record.session.encode(), chance.secret(secret)]
    for user in PEOPLE:
        for key in keys:
            tried = chance.labels(key, record.commitment, str(user), cut_of(user))
            assert not {*tried} & {label for entry in record.drawn_for for label in entry}
    assert SALT not in secret
    assert SALT.hex().encode() not in write_record(record)


def test_a_record_of_a_game_from_before_labels_leaves_out_the_secret_of_its_ids() -> None:
    """With it anybody could derive the seed from one id after another."""
    session = ended(load((BEFORE_LABELS / "whot.json").read_bytes()))
    record = session.record()
    assert record.secret == ""
    secret = bytes.fromhex(session.secret)
    assert record.seed == chance.seed(secret, session.id, session.drawn_for).hex()
    assert session.secret.encode() not in write_record(record)


def test_the_commitment_binds_the_salt_too() -> None:
    """Else labels could be chosen until the deal pleases."""
    session = opened("whot")
    assert session.secret == chance.secret(SALT).hex()
    assert session.commitment == chance.commitment(chance.secret(SALT))


# Verifying -----------------------------------------------------------------------------------


@golden(1)
def test_a_record_that_names_its_players_is_verified_as_before(file: Path) -> None:
    record = read_record(file.read_bytes(), GAMES)
    assert record.format == 1
    assert record.drawn_for[0][0] == str(PEOPLE[0])
    assert write_record(record) == file.read_bytes().strip()
    if record.rules != GAMES[record.game].rules:
        return
    assert verify(record, GAMES[record.game])
    checked = engine("verify", str(file))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.splitlines() == [
        f"{record.game}, {len(record.drawn_for)} seats. The secret is the one committed to,",
        f"{record.commitment},",
        f"and everything that chance said in {len(record.log)} entries was drawn from it.",
        checked.stdout.splitlines()[3],
        "This proves the deal and every draw; who moved, when, and who left is only told.",
    ]


def test_both_kinds_of_new_records_are_verified_for_what_they_prove(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(written(ended(opened("whot"))))
    told = engine("verify", str(file)).stdout
    assert "The secret is the one committed to" in told
    assert "This proves the deal and every draw;" in told

    file.write_bytes(written(ended(load((BEFORE_LABELS / "whot.json").read_bytes()))))
    told = engine("verify", str(file)).stdout
    assert "drawn from the seed in the record" in told
    assert "cannot show that\nthe seed comes from the one committed to" in told
    assert "This proves that all draws are of one seed;" in told


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": "00" * 32}, "chance says"),
        ({"seed": "seed"}, "the seed is not hexadecimal"),
        ({"seed": ""}, "the secret is not shown before the game is over"),
        ({"secret": "00" * 32}, "the secret is not the one that was committed to"),
    ],
)
def test_another_seed_is_noticed(change: dict[str, Any], why: str) -> None:
    record: Record = ended(load((BEFORE_LABELS / "whot.json").read_bytes())).record()
    with pytest.raises(Drift, match=why):
        verify(replace(record, **change), GAMES["whot"])


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": 3}, "was written by a later version of Parlour: format: 3"),
        ({"format": 3, "people": []}, "was written by a later version of Parlour: format: 3"),
        ({"rules": 99}, "was written by a later version of Parlour: rules: 99"),
        ({"format": "2"}, "is not a record: format: a version from 1 is missing"),
        ({"game": "chess"}, "is not a record: game: there is no game 'chess'"),
        ({"people": []}, "is not a record: people: "),
    ],
)
def test_a_file_of_others_or_of_a_later_version_gets_one_clear_line(
    changes: dict[str, Any], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**json.loads(written(ended(opened("whot")))), **changes}))
    run = engine("verify", str(file))
    assert (run.returncode, run.stdout) == (2, "")
    assert said in run.stderr
    assert len(run.stderr.splitlines()) == 1
