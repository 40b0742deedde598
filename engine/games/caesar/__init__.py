"""Caesar & Cleopatra: two rulers court the patricians of Rome with influence, in secret.

There are five groups: five praetors, five aediles and five quaestors, three consuls and three
censors. Each ruler has 37 cards of influence (seven times 1 to 5, two Philosophers) and ten action
cards. To begin, both lay 1 to 5 face down, one to each group, and hold another 1 to 5 and a Veto.

A turn: play one card of influence, either way up, or two, one of them face up and one face down;
never more than five of one's own in a group. Before them or after them, at most one action card.
Then draw a bust. A coloured one calls a vote of confidence in its group and stays out, the grey one
calls none, the black one puts all busts back into the bag. After that every group in which eight
cards lie or more votes by itself. In the end refill the hand to six, from either deck.

A vote turns all cards of its group up. The larger sum wins the patrician on top; but the smaller
one if both sides do not show equally many Philosophers, which count 0. The side with the larger sum
then discards its highest card, the other side its lowest. Equal sums win and lose nothing. When the
last patrician of a group is won, its cards are discarded and its bust is out of the game.

Assassination discards a face-up card of the opponent; Scout turns his cards of one group up;
Castling takes one's cards of two groups and lays them there anew, face down; the Wrath of the Gods
discards everything in a group. To any of these the opponent may answer with a Veto, and then draws
a card for it; he is asked whether or not he holds one.

Who has nothing to play, or no group to play it in, may discard from his hand before he refills it.

It ends when all patricians are won, or all influence is played, or nothing can ever change any
more. A patrician is a point, the majority of a group another, a whole group one more, and the
majority of the group on one's secret mission two.

Moves are written "3 praetor" at the start, "5 praetor up", "P consul down", "assassination censor
4", "castling praetor aedile", "veto", "pass", "draw influence", "done"; the beginnings of the words
will do.
"""

from engine.games.caesar.rules import Caesar

__all__ = ["Caesar"]
