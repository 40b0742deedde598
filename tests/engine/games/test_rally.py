"""The rules of Rally, sentence by sentence, on a small map with a loop and dead ends."""

from tests.engine.games.rally_table import everything, hidden

__all__ = ["everything", "hidden"]
