"""Ratings of computer players, by pool and level: data that the arena measured.

They are points on a scale on which the normal computer has 1500, and never change by playing. Each
follows from the share of games that one of a level won against the others of another, in the table
of docs/computers.md: who wins a share p at a table of n is ahead by 400 log10((n-1) p/(1-p)),
rounded to tens here; all or none of N games count as half a game less. The matches were

    python -m engine arena GAME hard:normal --seats N
    python -m engine arena GAME normal:LEVEL --seats N

with N = 2 for Caesar, Differo and "whot-2", and 4 for the others. `tests/engine/test_anchors.py`
computes them again from that table, and fails if a row says something else.
"""

from collections.abc import Mapping
from typing import Final

ANCHORS: Final[Mapping[str, Mapping[str, int]]] = {
    "whot": {"easy": 1300, "greedy": 1480, "normal": 1500, "hard": 1490},
    "whot-2": {"easy": 990, "greedy": 1410, "normal": 1500, "hard": 1570},
    "caesar": {"easy": 960, "greedy": 990, "normal": 1500, "hard": 1630},
    "deerportal": {"document": 1230, "easy": 1280, "greedy": 1470, "normal": 1500, "hard": 1490},
    "differo": {"easy": 820, "greedy": 670, "normal": 1500, "hard": 2140},
    "rally": {"easy": 1200, "greedy": 1300, "normal": 1500, "hard": 1480},
}
