"""Ratings, tallies, badges and months follow from rows alone, the same way each time."""

import random

import pytest

from bot.archive.badges import BADGES
from bot.archive.fold import Ledger, count_again, month_before, month_of, people
from bot.archive.row import Row, SeatRow, Unrated, read_row, row_of, write_row
from bot.archive.tally import read_tally, write_tally
from engine.games import GAMES
from engine.ratings import WIN
from engine.record import steps
from engine.session import lobby
from tests.engine.tables import ANN, BOB, CID, NOON, Session, finished, play_on, play_table

DAY = 86_400_000
ANN_NO, BOB_NO, CID_NO = 1, 2, 3
NUMBERS = {ANN: ANN_NO, BOB: BOB_NO, CID: CID_NO}
START = 1_790_000_000_000  # in September 2026


def seat(person: int, place: int, own: int = 20, of: int = 20, level: str = "") -> SeatRow:
    return SeatRow(person, level, place, own, of, 60_000)


def row(*seats: SeatRow, at: int = START, game: str = "whot", moves: int = 60) -> Row:
    unrated: Unrated = "" if sum(each.person > 0 for each in seats) > 1 else "alone"
    reason = GAMES[game].reasons[0]
    return Row(f"g{at}", at, game, 1, 0, 60_000, 300_000, moves, reason, unrated, list(seats))


def random_rows(count: int, seed: int = 1) -> list[Row]:
    chance, rows, at = random.Random(seed), [], START
    for _ in range(count):
        at += chance.randrange(DAY)
        who = chance.sample(range(1, 9), chance.randint(1, 4))
        places = [*range(1, 5)]
        chance.shuffle(places)
        seats = [
            seat(person, place, chance.randint(0, 20))
            for person, place in zip(who, places, strict=False)
        ]
        seats += [seat(0, places[len(who)], 0, 20, "hard")] if len(who) < 4 else []
        rows.append(row(*seats, at=at, game=chance.choice([*GAMES])))
    return rows


def test_two_who_know_nothing_of_each_other_part_by_the_result() -> None:
    ledger, played = Ledger(), row(seat(ANN_NO, 1), seat(BOB_NO, 2))
    ledger.add(played)
    ann, bob = played.seats
    assert ann.value == 150_000 + ann.change
    assert ann.change == -bob.change > 0
    assert ledger.tally(ANN_NO).pools["whot-2"].value == ann.value
    assert ledger.tally(ANN_NO).pools["whot-2"].won == WIN
    assert ledger.tally(BOB_NO).pools["whot-2"].par == WIN // 2


@pytest.mark.parametrize("unrated", ["ended", "alone", "house", "fun", "clock", "short"])
def test_an_unrated_game_changes_no_rating(unrated: str) -> None:
    played = row(seat(ANN_NO, 1), seat(BOB_NO, 2))
    played.unrated = unrated  # type: ignore[assignment]
    ledger = Ledger()
    ledger.add(played)
    assert [(each.value, each.change) for each in played.seats] == [(0, 0), (0, 0)]
    assert ledger.tally(ANN_NO).dealt == 1
    pools = ledger.tally(ANN_NO).pools
    assert sum(pool.games for pool in pools.values()) == (unrated != "ended")


def test_counting_again_gives_the_same_bits() -> None:
    rows = random_rows(300)
    first = count_again(rows)
    written = [write_row(each) for each in rows]
    second = count_again([read_row(text) for text in written])
    assert second == first
    assert [write_row(read_row(text)) for text in written] == written
    again = [read_row(text) for text in written]
    count_again(again)
    assert [write_row(each) for each in again] == written


def test_counting_goes_on_from_a_balance() -> None:
    rows = random_rows(200)
    whole = count_again(random_rows(200))
    opening = count_again(rows[:120])
    assert count_again(rows[120:], opening) == whole


def test_a_tally_is_read_as_it_is_written() -> None:
    for tally in count_again(random_rows(200)).tallies.values():
        assert read_tally(write_tally(tally)) == tally


def test_a_shared_first_place_is_half_a_win() -> None:
    ledger = Ledger()
    ledger.add(row(seat(ANN_NO, 1), seat(BOB_NO, 1), seat(CID_NO, 3)))
    assert ledger.tally(ANN_NO).pools["whot"].won == WIN // 2


def test_days_in_a_row_are_counted_and_never_go_back() -> None:
    ledger = Ledger()
    for days in (0, 1, 1, 2, 0):
        ledger.add(row(seat(ANN_NO, 1), seat(BOB_NO, 2), at=START + days * DAY))
    ann = ledger.tally(ANN_NO)
    assert (ann.days, ann.best_days, ann.day) == (3, 3, START // DAY + 2)


def test_a_badge_comes_once() -> None:
    ledger = Ledger()
    first, second = (row(seat(ANN_NO, 1), seat(BOB_NO, 2), at=START + n) for n in (0, 1))
    ledger.add(first)
    ledger.add(second)
    assert (ANN_NO, "won-whot") in first.badges
    assert (BOB_NO, "games-1") in first.badges
    assert second.badges == []
    assert ledger.tally(ANN_NO).badges.count("won-whot") == 1


ENDINGS = {
    "won-whot": ("whot", "empty_hand"),
    "won-rally": ("rally", "finished"),
    "won-differo": ("differo", "goal"),
}


@pytest.mark.parametrize("code", ENDINGS)
def test_a_badge_named_after_an_ending_is_earned_by_that_one_alone(code: str) -> None:
    game, named = ENDINGS[code]
    for reason in GAMES[game].reasons:
        won = row(seat(ANN_NO, 1), seat(BOB_NO, 2), game=game)
        won.reason = reason
        Ledger().add(won)
        assert ((ANN_NO, code) in won.badges) == (reason == named), reason


@pytest.mark.parametrize("code", ENDINGS)
def test_a_badge_that_was_given_by_a_wider_condition_stays_when_counted_again(code: str) -> None:
    won = row(seat(ANN_NO, 1), seat(BOB_NO, 2), game=ENDINGS[code][0])
    won.reason, won.badges = "last_standing", [(ANN_NO, code)]
    ledger = Ledger()
    ledger.add(won)
    assert won.badges.count((ANN_NO, code)) == 1
    assert ledger.tally(ANN_NO).badges.count(code) == 1
    assert (BOB_NO, code) not in won.badges


def test_there_are_thirty_badges_six_of_them_secret() -> None:
    assert len(BADGES) == 30
    assert sum(badge.is_secret for badge in BADGES.values()) == 6


def test_every_badge_can_be_earned() -> None:
    ledger, chance, at = Ledger(), random.Random(3), START
    for number in range(600):
        at += chance.choice([1000, DAY // 2, DAY])
        others = chance.sample(range(2, 40), 5)
        place = 6 if number % 100 < 6 else 1  # six losses in a row, then wins
        seats = [seat(1, place, own=15, of=15)._replace(ms=2000 * 15)]
        seats += [seat(who, 2 + n, 5, 20) for n, who in enumerate(others[:4])]
        seats.append(seat(0, 5, 0, 20, "hard"))
        ledger.add(row(*seats, at=at, game=chance.choice([*GAMES]), moves=201))
    ledger.add(row(seat(1, 1), seat(2, 1), at=at))
    weak, strong = Ledger(), [row(seat(8, 1), seat(9, 2), at=START + n) for n in range(30)]
    for each in strong:
        weak.add(each)
    upset = row(seat(9, 1), seat(8, 2), at=START + 99)
    weak.add(upset)
    earned = {*ledger.tally(1).badges, *(code for _, code in upset.badges)}
    assert BADGES.keys() - earned == set()


def test_the_first_game_of_a_month_crowns_the_month_before() -> None:
    ledger = Ledger()
    for number in range(6):
        ledger.add(row(seat(1, 1), seat(2, 2), seat(3, 3), at=START + number))
    crowned = row(seat(2, 1), seat(3, 2), at=START + 30 * DAY)
    ledger.add(crowned)
    assert crowned.crown == (month_of(START), 1, 6)
    later = row(seat(2, 1), seat(3, 2), at=START + 31 * DAY)
    ledger.add(later)
    assert later.crown is None


def test_a_month_that_few_played_in_crowns_nobody() -> None:
    ledger = Ledger()
    for number in range(6):
        ledger.add(row(seat(1, 1), seat(2, 2), at=START + number))
    closing = row(seat(2, 1), seat(3, 2), at=START + 30 * DAY)
    ledger.add(closing)
    assert closing.crown is None


def test_the_month_before_january_is_december() -> None:
    assert month_before(202701) == 202612
    assert month_before(202612) == 202611


@pytest.mark.parametrize("game", GAMES)
def test_a_row_tells_who_made_the_decisions(game: str) -> None:
    count = min(3, GAMES[game].seats[-1])
    session = finished(game, *(ANN, BOB, CID)[:count])
    made = row_of(session, 7, NOON, NUMBERS, steps(session.log))
    assert made.places == list(session.outcome.ranks if session.outcome else ())
    assert people(made) == [1, 2, 3][:count]
    assert made.moves >= sum(each.decisions for each in made.seats) > 0  # some were forced
    assert (made.id, made.thread, made.pool.partition("-")[0]) == (session.id, 7, game)
    assert len(write_row(made)) < 400


def test_a_game_is_unrated_for_a_reason() -> None:
    def reason(session: Session) -> str:
        return row_of(session, 0, NOON, NUMBERS, steps(session.log)).unrated

    assert reason(finished("whot", ANN, BOB, CID)) == ""
    short = play_table("whot", ANN, BOB)
    lobby.leave(short, ANN, NOON + 2000)
    assert reason(short) == "short"
    stopped = play_on(play_table("whot", ANN, BOB), 30)
    lobby.close(stopped, ANN, NOON + 2000)
    assert reason(stopped) == "ended"
