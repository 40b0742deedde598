"""Rally: a stamp rally over a map. Collect enough stamps and be the first to come home.

Everybody sets out from the start. A turn is a roll of the die, and then a walk of so many steps
along the connections, in one move or in several. Where one has walked in this turn, one may not
walk again before the next. Any number of figures may stand on a position, and nobody is in
anybody's way.

All steps must be walked. Who cannot go on, in a dead end or shut in by the own trail, forfeits the
rest, and the turn ends there.

A station gives its stamp to whoever ends a turn on it, once. To pass by is not enough. Who holds
enough stamps may enter the finish, if it is exactly as far as there are steps left; nobody passes
through it.

When somebody has finished, the round is played to its end, and the game is over. Who finished
stands before who did not, the earlier the better; the others follow by their stamps.

Moves are written "roll" and "to" with a position: to 17, to B.
"""

from engine.games.rally.rules import Rally

__all__ = ["Rally"]
