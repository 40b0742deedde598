"""The board of a group: who won most in this month, or who has the highest ratings."""

from typing import Final

from bot.archive.top import MANY_WON, SETTLED_GAMES, Top, TopLine
from bot.i18n import Html, Translator
from bot.names import names_for
from bot.screens.callback_data import CLOSE, TOP, WORLD, write
from bot.screens.counted_lines import points
from bot.screens.screen import Button, Rows, Screen, turning
from bot.screens.words import MEDALS, pool_name
from engine.ratings import WIN
from engine.session import Player

SHOW: Final = "show"
OTHER: Final = {"month": "ever", "ever": "month"}


def top(board: Top, t: Translator, anchor: str) -> Screen:
    """Return a board for one person, with keys to the others. The keys lead on by the `anchor`, a
    game of the chat's archive."""
    rows = _rows(board, t, anchor) if anchor else ()
    return Screen(_text(board, t, with_own=True), rows)


def top_for_all(board: Top, t: Translator) -> Screen:
    """Return a board for everybody in the group to see."""
    return Screen(_text(board, t, with_own=False))


def _text(board: Top, t: Translator, with_own: bool) -> str:
    if not board.pool:
        return t.html("top-nothing")
    title = t.html(f"top-title-{board.period}", pool=pool_name(board.pool, t))
    others = [board.own] if board.own is not None and with_own else []
    lines = [*board.lines, *others]
    players = [Player(line.known.user, line.known.name) for line in lines]
    names = names_for(players, t)
    told = [
        _line(line, name, with_own and line.known.user == board.reader, t)
        for line, name in zip(lines, names, strict=True)
    ]
    if others:
        told.insert(len(board.lines), "…")
    return "\n".join([title, "", *told])


def _line(line: TopLine, name: str, is_own: bool, t: Translator) -> str:
    shown = t.html("name", name=name)
    who = Html(f"<b>{shown}</b>") if is_own else shown
    place = MEDALS.get(line.place) or t.html("result-place", rank=line.place)
    if line.rating is None:
        won = round(line.won / WIN, 1)
        wins = int(won) if won == int(won) else won
        return f"{place} {t.html('top-month', who=who, won=wins, count=line.games)}"
    unsure = "?" if line.rating.is_provisional else ""
    rating = f"{points(line.rating.value)}{unsure}"
    parts = [t.html("top-ever", who=who, rating=rating, count=line.games)]
    if unsure and line.games < SETTLED_GAMES:
        few = {"count": line.games, "most": SETTLED_GAMES}
        parts = [t.html("top-ever-few", who=who, rating=rating, **few)]
    if line.is_idle:
        parts.append(Html("💤"))
    elif line.streak >= MANY_WON:
        parts.append(t.html("top-streak", count=line.streak))
    return f"{place} {' '.join(parts)}"


def _rows(board: Top, t: Translator, anchor: str) -> Rows:
    def leads_to(text: str, period: str, *more: str) -> Button:
        return Button(text, write(TOP, anchor, period, *more))

    at = board.pools.index(board.pool) if board.pool in board.pools else 0
    beside = [
        leads_to(t(key, pool=pool_name(board.pools[to], t)), board.period, board.pools[to])
        for key, to in (("top-before", at - 1), ("top-after", at + 1))
        if 0 <= to < len(board.pools)
    ]
    other = OTHER[board.period]
    pool = (board.pool,) if board.pool else ()
    periods = (leads_to(t(f"top-{other}-button"), other, *pool),)
    show = (leads_to(t("top-show"), board.period, board.pool, SHOW),) if board.lines else ()
    other_boards = (*periods, Button(t("world-button"), write(WORLD, anchor, *pool)))
    close = (Button(t("close"), write(CLOSE, "")),)
    return tuple(row for row in (turning(beside, t), other_boards, show, close) if row)
