game-differo = Differo
game-differo-rules =
    📖 <b>Differo</b>

    Bring <b>one</b> of your pieces to the far side. White goes up to row A, Black down to row I. White moves first.

    A piece moves along one of three lines: its row, \ or /. On the <b>whole line</b>, count your pieces and take away the others’. That is how many steps it moves, <b>exactly so many</b>. At 0 or less nobody of yours moves along that line.

    It jumps over everything and takes nothing. It must land on a free place of the board, and never in the other’s goal row. Forward, back and sideways are all fine.

    Land in your goal row, and you <b>win at once</b>. Who cannot move loses. A position that comes for the third time is a draw, and so is move 300.

    Tap a piece, then where it goes; or type <code>/move F2-F8</code>: the letter is the row, the number the \ line, written at its lower end. /puzzle has positions to solve.

open-differo = ▶ My move

differo-colour = { $colour ->
    [white] ⚪ White
   *[black] ⚫ Black
}
differo-table = Move { $number } · { $colour ->
    [white] ⚪ White ▲
   *[black] ⚫ Black ▼
}
differo-over = 🏁 Over after { $moves ->
    [one] one move
   *[other] { $moves } moves
}
differo-plays = { $colour ->
    [white] ⚪ White, up to row A
   *[black] ⚫ Black, down to row I
}
differo-which-piece = <b>Your turn.</b> Which { $colour ->
    [white] white
   *[black] black
} piece moves?
differo-counts = <b>{ $cell }</b> counts: row <b>{ $row }</b> · \ <b>{ $falling }</b> · / <b>{ $rising }</b>. Where to?
differo-other-piece = ← Another piece
differo-swap = ⇄ Take White
differo-tap-below = Tap your move below the table.

differo-not-more = No move along this line: { $own } of yours against { $others }. You need more than the other.
differo-off-board = { $count ->
    [one] One step leads off the board.
   *[other] { $count } steps lead off the board.
}
differo-taken = { $count ->
    [one] One step leads to { $cell }, and that is taken.
   *[other] { $count } steps lead to { $cell }, and that is taken.
}
differo-their-goal = { $cell } is the other’s goal: you may not land there.

event-differo-moved = { $seat } moved <b>{ $source } → { $target }</b>{ $again ->
    [yes] . This position was here before; the third time is a draw.
   *[no] .
}
event-differo-swapped = ⇄ { $seat } took White; the players changed colours.
event-differo-gave_up = { $seat } gave up.

reason-differo-goal = 🎯 { $winners } reached the goal and won!
reason-differo-blocked = { $winners } won: the other cannot move any piece!
reason-differo-repetition = A draw: this position came for the third time.
reason-differo-long = A draw after 300 moves.
reason-differo-gave_up = { $winners } won: the other gave up.

rule-differo-white = Who plays White
rule-differo-white-help = White moves first. It can be who sat down first or second, or be drawn by lot.
rule-differo-white-first = who sat down first
rule-differo-white-second = who sat down second
rule-differo-white-lot = drawn by lot
rule-differo-swap = Swap
rule-differo-swap-help = After White’s first move Black may take White instead. So the first move should be a fair one.

puzzle-title = 🧩 <b>Differo puzzle { $number }</b> of { $count }
puzzle-task = { $colour ->
    [white] ⚪ <b>White</b>
   *[black] ⚫ <b>Black</b>
} to move and { $count ->
    [one] <b>win at once</b>.
   *[other] <b>win in { $count }</b>.
} Tap the move, or type <code>/puzzle { $example }</code>.
puzzle-told = ✅ <b>{ $move }</b>! { $colour ->
    [white] White
   *[black] Black
} holds out longest with <b>{ $reply }</b>.
puzzle-solved = { $known ->
    [yes] 🎉 <b>{ $move }</b>: { $solver } solved it!
   *[no] 🎉 <b>{ $move }</b>: solved!
}
puzzle-button = 🧩 Puzzles
puzzle-next = Next puzzle →
puzzle-what = Send /puzzle for a puzzle, /puzzle 3 for the third of { $count }, or your move, for example /puzzle { $example }.
puzzle-not-home = { $move } does not reach the goal. There is a move that does.
puzzle-loses = { $move } loses: { $colour ->
    [white] Black
   *[black] White
} answers { $reply } and is in the goal.
puzzle-escapes = { $move } is not it: after { $reply } { $colour ->
    [white] White
   *[black] Black
} cannot force { $count ->
    [one] a win with the next move.
   *[other] a win in { $count } more moves.
}

differo-no-swap = There is nothing to swap now: only Black may, and only after White’s first move, where the house plays that.
differo-not-yours = No piece of yours stands on { $cell }.
differo-goes = From { $cell } you can go to { $targets }.
differo-stuck = The piece on { $cell } cannot move now.
typed-differo = First where the piece stands, then where it goes. The letter is the row, A to I from the top; the number is the \ line, 1 to 9 from the left, and stands at its lower end.

role-differo-white = ⚪ White
role-differo-black = ⚫ Black
