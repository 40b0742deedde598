"""Whot: match the top card by symbol or number, and be the first to hold no card.

A turn is one card that matches the top of the pile by symbol or by number, or any Whot (20), or
one card drawn from the market. Who plays a Whot calls the symbol that comes next.

1 Hold On: the same player goes again.  2 Pick Two, 5 Pick Three: the next player draws that many,
or answers with the same number and passes on the sum.  8 Suspension: the next player is skipped.
14 General Market: everybody else draws one.

Cards are written c t x s * for circle, triangle, cross, square and star, and their number: c5, *8.
A Whot is w20 with the symbol that it calls: w20 star.

When the market is first empty, the pile is shuffled into a new one. When that is empty too, it is
Sudden Death: the first draw that cannot be made ends the game, and the lowest hand wins; a card
counts its number, a star twice its number.

By the house rule of a match, the cards that are left in a hand at the end of a deal count against
its player, and deals follow each other until somebody has 100 points; then the fewest win.
"""

from engine.games.whot.rules import Whot

__all__ = ["Whot"]
