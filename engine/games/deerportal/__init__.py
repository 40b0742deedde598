"""DeerPortal: four elements wind their way to the middle, and most diamonds make a Deer God.

Water, Earth, Fire and Air each walk a track of their own, from field 0 in a corner of the board to
the portal on field 40. A turn is a die and then a choice: as many fields forward or back. Only
where one stops counts. Nobody goes back beyond the corner; the portal takes one in with any roll
that is high enough.

On the way lie 12 diamonds and 16 runes. A diamond is one's own at once. A rune takes the top card
of its element's pile, which everybody sees, and plays it against that element; one's own element
does nothing. "stop" freezes its player for a turn, "card" takes a rune out of its area, "diamond"
one diamond, and one is won whether or not one lay there, "diamond x 2" two diamonds, as many as
there are. Who comes back to the corner by the exact roll meditates: the whole area is laid anew.

Who leads alone at the beginning of a turn may take the big diamond on the exit of Fire: three.
The first in the portal wins five diamonds and begins the deer mode: sixteen more turns, of whoever
they are. Then, or when all are in, most diamonds win; if equal, who reached the portal, and sooner.

Moves are written roll, forward, back.
"""

from engine.games.deerportal.rules import DeerPortal

__all__ = ["DeerPortal"]
