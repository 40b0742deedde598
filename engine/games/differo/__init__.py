"""Differo: bring one piece to the far side, by steps that are counted out of the lines themselves.

The board is a hexagon with five places on a side, 61 in all. Rows are called A to I from the top,
places in a row 1 to 9, such that a number runs down to the right: A5 to A9, E1 to E9, I1 to I5.
White stands below and moves first, Black stands above; each has thirteen pieces.

A turn moves one piece along one of the three lines through its place: its row, the line that falls
to the right (\\) or the line that rises to the right (/). It moves exactly as many steps as there
are more pieces of its own colour than of the other on that whole line, from edge to edge, itself
counted. Where there are not more, nobody moves along that line. It jumps over whatever stands
between; it must land on a free place of the board, and never in the other player's goal. Nothing
is ever taken. Forward, backward and sideways are all allowed.

White's goal is the whole top row, Black's the whole bottom row. A piece that lands in its goal wins
at once. Who cannot move any piece in his turn has lost. A position that comes for the third time
with the same player to move is a draw, and so is a game of 300 moves.

A move is written as its two places: F2-F8. By the house rule of the swap, Black may answer White's
first move with `swap`: the players then change colours, and it is still Black's move.
"""

from engine.games.differo.rules import Differo

__all__ = ["Differo"]
