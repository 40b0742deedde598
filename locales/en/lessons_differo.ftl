# The lessons of Differo: a title each, their steps, and what is told of a move that isn’t the one.
# No text has more than 240 letters.

lesson-differo-count = Count the line
lesson-differo-count-goal = You and Black have 13 pieces each. You’re White: you move first and head up, to row A. Black heads down, to row I. The first to get one piece to their goal wins.
lesson-differo-count-row = Choose a piece and a line through it: its row or one of its diagonals. It moves exactly as many spaces as the line counts: your pieces minus theirs. Row F: 6 − 0 = 6. Move F2 along it.
lesson-differo-count-other-way = Also 6 spaces, and either way is fine. But now move F2.
lesson-differo-count-in-row = That’s another line. Row F has 6 of your pieces. Move the first of them, F2.
lesson-differo-count-diagonal = In “F4”, F is the row and 4 is the \ diagonal; its number is shown at its lower end. On diagonal 4 you have 3 pieces and Black has 1: 3 − 1 = 2. Move F4 up along it.
lesson-differo-count-same-diagonal = The right line, and 2 spaces. But now move F4.
lesson-differo-count-number = That’s another line. All spaces of diagonal 4 have a 4 in their name. Move F4 along it.
lesson-differo-count-jump = Diagonal 4 still counts 2. You count all of it, on both sides and across gaps, and D4 counts, too. Jump over C4! It stays: nothing is ever captured.
lesson-differo-count-back = Also 2 spaces, but backwards. Your goal is at the top.
lesson-differo-count-over-c4 = That’s another piece. D4 can jump over C4: 2 spaces up along diagonal 4.
lesson-differo-count-win = On its / diagonal B4 is alone: 1 − 0 = 1. That’s enough to land in row A, and you win at once. Do it!
lesson-differo-count-to-a = That isn’t row A. B4 gets there: 1 space up along its / diagonal.

lesson-differo-limits = Where you can land
lesson-differo-limits-longest = Count the three lines through G4, each from edge to edge. Then make its longest move to the right.
lesson-differo-limits-to-the-left = Yes, 3 spaces. But move to the right this time.
lesson-differo-limits-short = This diagonal counts 3 − 2 = 1. The row counts more: 3 − 0 = 3.
lesson-differo-limits-exactly = Now row F has 4 of your pieces and 1 of theirs. So you move 3 spaces, not 1 or 2. Move F2 along it.
lesson-differo-limits-other-piece = Also 3 spaces. But now move F2.
lesson-differo-limits-in-row = That’s another line. Move F2 along row F.
lesson-differo-limits-back = E4 can’t move up: D4 is taken, and you must land on an empty space. Its / diagonal counts 3 − 3 = 0, and at 0 or less you can’t move along that line. But you may move sideways or back. Move it back.
lesson-differo-limits-sideways = Sideways is fine, too. But now move back, down its \ diagonal.
lesson-differo-limits-goal = H3 can’t move 4 spaces along its row: that’s off the board. It can’t move down to I3 either: that’s in their goal, and you never land there. Find the move it has left.
lesson-differo-limits-h3 = That’s another piece. H3 can move up its \ diagonal.
lesson-differo-limits-blocked = You can’t pass. If it’s your turn and none of your pieces can move, you lose. If it happens to your opponent, you win.

lesson-differo-win = A forced win
lesson-differo-win-threat = None of your pieces can reach row A yet. Make a move so that one of them could, next turn.
lesson-differo-win-needed = Now C5 could reach A7. But Black moves B6 away, and C5 would jump too far. You still need C6 where it is.
lesson-differo-win-loses = Black moves H3 to I2 and wins! Count their lines, too.
lesson-differo-win-no-threat = After that, still none of them can. A piece on C5 could: its / diagonal would count 2, just enough for A7.
lesson-differo-win-now = You threatened to move C5 to A7. Black took B6 off that line, so C5 would now jump too far. But B6 also left another line. Find the winning move!
lesson-differo-win-line = That isn’t row A. B6 was on diagonal 6, too. Now it counts 3 − 1 = 2: look at C6.
lesson-differo-win-won = Every move changes what lines count, yours and theirs. That’s the whole game! For more positions like this, send /puzzle.

lesson-differo-end = Ties and swapping colours
lesson-differo-end-third = You and Black have been moving back and forth. When the same position comes up for the third time with the same side to move, it’s a tie. Move F8 back to F2.
lesson-differo-end-not-third = That position is new, so the game goes on. Move F8 back to F2.
lesson-differo-end-others = It’s also a tie after 300 moves, or when you both agree to one. If you resign or leave, you lose. If you run out of time, a move is made for you.
lesson-differo-end-swap = Your group may play by a house rule: after White’s first move, Black may swap colours instead of moving. The player who moved first then plays on as Black and moves next.
lesson-differo-end-start = In a game, tap a piece, then a space. Good luck!
