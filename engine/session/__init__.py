"""One chat's game from the open lobby to the end: who sits, who is asked, until when, and the log.

A session is plain data and pure: it is given the time in milliseconds and its secret, and its
caller saves it. A request that the rules do not allow raises a Refusal and changes nothing.
Nobody outside the engine changes a session but by its methods and the functions of `lobby`.
"""

from engine.session.agreement import GameSession
from engine.session.data import Events, Player, User, seen_by
from engine.session.play import HAND_OVER, SUBSTITUTE
from engine.session.save import dump, load

__all__ = [
    "HAND_OVER",
    "SUBSTITUTE",
    "Events",
    "GameSession",
    "Player",
    "User",
    "dump",
    "load",
    "seen_by",
]
