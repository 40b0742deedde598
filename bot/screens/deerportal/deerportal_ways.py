"""Find out where a move leads in DeerPortal, what it brings, and whether the game ends with it."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Translator
from bot.screens.deerportal.deerportal_words import mark_of
from engine.game import Seat
from engine.games.deerportal.board import (
    CORNER,
    DIAMOND,
    EFFECT,
    ELEMENTS,
    EMPTY,
    PILE_SIZE,
    PORTAL,
    RUNES,
)
from engine.games.deerportal.model import FORWARD, Action, View
from engine.games.deerportal.rules import BIG_DIAMOND, FIRST_IN_PORTAL

FIRE: Final = ELEMENTS.index("fire")


def end_of(action: Action, view: View) -> int:
    field = view.fields[view.turn]
    return min(field + view.roll, PORTAL) if action == FORWARD else field - view.roll


def what_lies(view: View, end: int, t: Translator) -> str:
    thing = view.areas[view.turn][end]
    if end == PORTAL:
        return t("deerportal-portal", bonus=bonus(view))
    if end == CORNER:
        return t("deerportal-corner", field=end)
    if thing == EMPTY:
        return t("deerportal-nothing", field=end)
    if thing == DIAMOND:
        return t("deerportal-found", field=end)
    element = RUNES.index(thing)
    effect, count = _effect_on(view, element)
    mark = mark_of(element, t)
    return t("deerportal-rune", field=end, element=mark, effect=effect, count=count)


def _effect_on(view: View, element: int) -> tuple[str, int]:
    """Return what a rune of this element does now, and how many diamonds that brings."""
    effect, area = tops(view)[element], view.areas[element]
    diamonds = min(2, area.count(DIAMOND))
    is_there = element < len(view.fields) and element not in (*view.arrived, *view.left)
    does = {
        "stop": is_there,
        "card": any(rune in area for rune in RUNES),
        "diamond": True,
        "diamonds": diamonds > 0,
    }
    return (effect if element != view.turn and does[effect] else "none"), diamonds


def bonus(view: View) -> str:
    """Return how many diamonds the portal brings to the player who moves into it now."""
    first = 0 if view.arrived else FIRST_IN_PORTAL
    least = first + (BIG_DIAMOND if big_on(view) is not None else 0)
    is_chance = view.options.random_bonus and not view.arrived
    if is_chance:
        return f"{least}–{least + 1}"
    return str(least or "none")


def is_last_turn(view: View, end: int | None = None) -> bool:
    """Return whether the game ends with this turn, and if it leads to this field: everybody else is
    in the portal, or no turn of the deer mode is left to anybody who could take it."""
    seats = range(len(view.fields))
    home = {*view.arrived, *view.left, *((view.turn,) if end == PORTAL else ())}
    if home.issuperset(seats):
        return True
    if not view.arrived:
        return False
    frozen = list(view.frozen)
    for turn in range(1, view.turns_left + 1):
        seat = (view.turn + turn) % len(seats)
        if seat in home:
            continue
        if not frozen[seat]:
            return False
        frozen[seat] -= 1
    return True


def tops(view: View) -> tuple[str, ...]:
    """Return what the open card of each pile does; nothing for a pile that is used up."""
    piles = zip(view.seen, view.used, strict=True)
    return tuple(EFFECT[seen[-1]] if used < PILE_SIZE else "" for seen, used in piles)


def big_on(view: View) -> int | None:
    """Return who may take the big diamond in this turn, if anybody."""
    can_take = view.options.fair_centre or view.turn == FIRE
    return view.turn if view.is_big_out and can_take else None


def lying(view: View, seat: Seat, way: str, fields: Sequence[int], t: Translator) -> str:
    """List what lies on the fields in one direction, the nearest first."""
    signs = {DIAMOND: "💎"} | {rune: mark_of(of, t) for of, rune in enumerate(RUNES)}
    ends = {CORNER: "🧘", PORTAL: "🌀"}
    found = [(field, ends.get(field) or signs.get(view.areas[seat][field])) for field in fields]
    things = " · ".join(f"{field}\u00a0{sign}" for field, sign in found if sign)
    return t.html(
        f"deerportal-{way}", mark=mark_of(seat, t), last=fields[-1], things=things or "none"
    )
