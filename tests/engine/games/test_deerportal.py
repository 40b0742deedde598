"""The rule book of DeerPortal, a test a sentence; house rules are in a file beside it."""

from tests.engine.games.deerportal_table import everything, hidden

__all__ = ["everything", "hidden"]  # what the contract of all games asks of this one
