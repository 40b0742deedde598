"""The rule book of Caesar & Cleopatra, a test a sentence."""

from tests.engine.games.caesar_table import everything, hidden

__all__ = ["everything", "hidden"]  # what the contract of all games asks of this one
