"""The lines below a result that tell what the game changed: ratings or why there are none, new
badges, and whose month the last one was."""

from collections import defaultdict
from collections.abc import Collection
from typing import Final

from bot.archive.row import Counted, Row, SeatRow
from bot.i18n import Html, Translator
from bot.names import Names, clean
from engine.ratings import POINT, PROVISIONAL

MOST_BADGES: Final = 3  # that are named


def counted_lines(
    counted: Counted | None, t: Translator, names: Names, gone: Collection[int] = ()
) -> list[Html]:
    """Return the lines, the most wanted ones first; nothing about the people of some seats, who are
    `gone`."""
    if counted is None or len(counted.row.seats) > len(names):
        return []
    row = counted.row
    lines = [_ratings(row, t, names, gone), _crown(counted, t), _badges(row, t, names, gone)]
    return [line for line in lines if line]


def points(value: int) -> int:
    """Round hundredths of a point."""
    return (value + POINT // 2) // POINT


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"


def _ratings(row: Row, t: Translator, names: Names, gone: Collection[int]) -> Html:
    if row.unrated:  # alone there is no game to be rated
        return t.html("result-for-fun", why=row.unrated) if row.unrated != "alone" else Html("")
    rated = [at for at, seat in enumerate(row.seats) if seat.value and at not in gone]
    rated.sort(key=lambda at: row.seats[at].place)
    told = [_rating(row.seats[at], t.html("name", name=names[at]), t) for at in rated]
    return t.html("result-ratings", ratings=Html(" · ".join(told))) if told else Html("")


def _rating(seat: SeatRow, name: Html, t: Translator) -> Html:
    change = points(seat.value) - points(seat.value - seat.change)
    unsure = "?" if seat.deviation > PROVISIONAL else ""
    return t.html(
        "result-rating", who=name, rating=f"{points(seat.value)}{unsure}", change=signed(change)
    )


def _badges(row: Row, t: Translator, names: Names, gone: Collection[int]) -> Html:
    """Name the new badges, each with all who earned it."""
    earned: dict[str, list[Html]] = defaultdict(list)
    for person, code in row.badges:
        at = row.seat_of(person)
        if at is not None and at not in gone:
            earned[code].append(t.html("name", name=names[at]))
    told = [
        t.html("result-badge", badge=t(f"badge-{code}"), who=Html(t.comma.join(who)))
        for code, who in earned.items()
        if t.has(f"badge-{code}")
    ]
    if len(told) > MOST_BADGES:
        told[MOST_BADGES:] = [Html(f"+{len(told) - MOST_BADGES}")]
    return t.html("result-badges", badges=Html(" · ".join(told))) if told else Html("")


def _crown(counted: Counted, t: Translator) -> Html:
    if counted.row.crown is None:
        return Html("")
    month, _, games = counted.row.crown
    name = t.html("name", name=clean(counted.crowned) or t("somebody"))
    return t.html("result-crown", month=t(f"month-{month % 100}"), who=name, count=games)
