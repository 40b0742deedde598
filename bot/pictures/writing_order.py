"""Put a line of text in the order in which it is seen, from left to right: a number within Persian
words stands to their left.

A short form of the Unicode bidirectional algorithm, for the one line of a label or a name.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

RIGHT_TO_LEFT: Final = ("R", "AL")
NUMBERS: Final = ("EN", "AN")
ISOLATES, END_OF_ISOLATE = "\u2066\u2067\u2068", "\u2069"


def is_right_to_left(text: str) -> bool:
    """Return whether the first letter outside isolates is of a right-to-left script; where none is
    outside, the first within."""
    depth, within = 0, ""
    for letter in text:
        direction = unicodedata.bidirectional(letter)
        if letter in ISOLATES:
            depth += 1
        elif letter == END_OF_ISOLATE:
            depth -= 1
        elif direction == "L" or direction in RIGHT_TO_LEFT:
            if depth <= 0:
                return direction != "L"
            within = within or direction
    return within in RIGHT_TO_LEFT


def levels(clusters: Iterable[str], base: int) -> list[int]:
    """Return how deep each cluster is: odd ones are read from right to left. `base` is 1 for a line
    that is."""
    kinds: list[str] = []
    strong = "R" if base else "L"
    for cluster in clusters:
        kind = unicodedata.bidirectional(cluster[0])
        if kind == "L" or kind in RIGHT_TO_LEFT:
            strong = "L" if kind == "L" else "R"
            kinds.append(strong)
        else:
            kinds.append(("L" if strong == "L" else "N") if kind in NUMBERS else kind)
    return [_level(kind, base) for kind in _without_neutrals(kinds, base)]


def seen_order(depths: Sequence[int]) -> list[int]:
    """Return which parts are seen from left to right."""
    order = list(range(len(depths)))
    for depth in range(max(depths, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and depths[order[end]] >= depth:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    return order


def _without_neutrals(kinds: list[str], base: int) -> list[str]:
    """Let what has no direction take that of both its neighbours, else that of the line. A single
    separator between two numbers is part of them."""
    found, edge = list(kinds), "R" if base else "L"
    for at in range(1, len(kinds) - 1):
        if kinds[at] in ("CS", "ES") and kinds[at - 1] == kinds[at + 1] == "N":
            found[at] = "N"
    strong = ("L", "R", "N")
    start = 0
    while start < len(found):
        end = start
        while end < len(found) and found[end] not in strong:
            end += 1
        before = found[start - 1] if start else edge
        after = found[end] if end < len(found) else edge
        same = (before == "L") == (after == "L")
        found[start:end] = [("L" if before == "L" else "R") if same else edge] * (end - start)
        start = end + 1
    return found


def _level(kind: str, base: int) -> int:
    return {"L": 2 * base, "R": 1, "N": 2}[kind]
