"""Rows, tallies and boards as the archive of a chat holds them, for trying screens."""

from bot.archive.badges import BADGES
from bot.archive.fold import Ledger
from bot.archive.row import Counted, Row, row_of
from bot.archive.tally import DAY_MS, PoolTally, Tally
from bot.archive.top import Period, Top, TopLine
from bot.archive.totals import PoolTotal, Totals
from engine.ratings import WIN, Rating
from engine.record import steps
from engine.session.archived import Known
from tests.bot.screens.looking import Session
from tests.engine.tables import NOON

DAY = NOON // DAY_MS
ANCHOR = "abcdefghijklm"


def counted(session: Session, crowned: str = "Ann", full: bool = False) -> Counted:
    """The row of a game that ended, which closed a month; with `full`, all that it can tell."""
    numbers = {player.user: at + 1 for at, player in enumerate(session.players) if player.user}
    row = row_of(session, 0, NOON, numbers, steps(session.log))
    row.unrated = ""
    Ledger().add(row)
    row.crown = (202610, 1, 31)
    if full:
        row.badges = [(number, code) for number in numbers.values() for code in BADGES]
    return Counted(row, crowned)


def tally(badges: int = 7) -> Tally:
    pools = {
        "differo": PoolTally(12, 7, 7 * WIN, 6 * WIN, 17, 12, 170_200, 9_500, DAY),
        "whot": PoolTally(41, 18, 18 * WIN, 11 * WIN, 70, 41, 158_400, 8_000, DAY),
        "rally": PoolTally(1, 0, 0, WIN // 3, 2),
    }
    earned = [*BADGES][:badges]
    return Tally(pools, dealt=54, finished=53, own=400, ms=4_400_000, day=DAY, badges=earned)


def totals() -> Totals:
    pools = {"whot": PoolTotal(80, 30, 30 * WIN, 20 * WIN), "rally": PoolTotal(1, 0, 0, WIN // 3)}
    return Totals(pools, 81, 80, 900, 9_000_000, {"games-1": NOON})


def board(period: Period, names: tuple[str, ...] = ("Bola", "Ann", "Chi", "Dan")) -> Top:
    """A board whose reader is not among the first."""
    lines = [_line(period, place, name) for place, name in enumerate(names, 1)]
    own = _line(period, 17, "Eve")
    return Top(period, "whot", ["whot-2", "whot", "differo"], lines, own, own.known.user)


def _line(period: Period, place: int, name: str) -> TopLine:
    known, games = Known(100 + place, name), 70 - 16 * (place - 1) if place < 5 else 3
    if period == "month":
        return TopLine(place, known, games, games * WIN // place)
    rating = Rating(160_000 - 3_000 * place, 8_000 if games > 10 else 20_000, DAY)
    return TopLine(
        place, known, games, rating=rating, streak=4 if place == 1 else 0, is_idle=place == 3
    )


def rows(*sessions: Session) -> list[Row]:
    return [counted(session).row for session in sessions]
