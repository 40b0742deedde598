game-differo = Differo
game-differo-rules =
    📖 <b>Differo</b>

    Bring <b>one</b> of your pieces to the far side. White goes up to row A, Black down to row I. White moves first.

    A piece moves along one of three lines: its row, \ or /. On the <b>whole line</b>, count your pieces and take away the others’. That is how many steps it moves, <b>exactly so many</b>. At 0 or less nobody of yours moves along that line.

    It jumps over everything and takes nothing. It must land on a free place of the board, and never in the other’s goal row. Forward, back and sideways are all fine.

    Land in your goal row, and you <b>win at once</b>. Who cannot move loses. A position that comes for the third time is a draw, and so is move 300.

    Tap a piece, then where it goes; or type <code>/move F2-F8</code>: the letter is the row, the number the \ line, written at its lower end. /puzzle has positions to solve.

open-differo = ▶ My move

differo-table = Move { $number }{ $swap ->
    [yes] { " " }· Black may take White after White’s first move
   *[no] { "" }
}
differo-over = 🏁 Over after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
differo-plays = { $colour ->
    [white] ⚪ White, up to row A
   *[black] ⚫ Black, down to row I
}
differo-side = { $colour ->
    [white] White
   *[black] Black
}
differo-wins-here = wins here
differo-side-wins-here = { $colour ->
    [white] White
   *[black] Black
} wins here
differo-home = reached the goal
differo-rows-to-go = { $rows ->
    [one] 1 row to go
   *[other] { $rows } rows to go
}
differo-board-lines = In this text the \ diagonals run straight down.
differo-board-chosen = 🔷 { $cell } · ❇️ where it can go
differo-which-piece = <b>Your turn.</b> Which { $colour ->
    [white] ⚪ white
   *[black] ⚫ black
} piece do you move?
differo-lines = <b>{ $cell }</b> can move { $lines }.
differo-line-row = <b>{ $count }</b> along its row
differo-line-falling = <b>{ $count }</b> along its \ diagonal
differo-line-rising = <b>{ $count }</b> along its / diagonal
differo-line-either = <b>{ $count }</b> along either diagonal
differo-key-wins = { $move } · wins
differo-key-draws = { $move } · draw
differo-other-piece = ← Another piece
differo-swap = ⇄ Take White
differo-tap-below = Tap your move below the table.

differo-not-more = No move along this line: { $own } of yours against { $others } of theirs. You need more than they have.
differo-off-board = { $count ->
    [one] 1 space that way is off the board.
   *[other] { $count } spaces that way is off the board.
}
differo-taken = { $count ->
    [one] 1 space that way is { $cell }, and a piece stands there.
   *[other] { $count } spaces that way is { $cell }, and a piece stands there.
}
differo-their-goal = You can’t land on { $cell }: it is in the other player’s goal row.

event-differo-moved = { $seat } moved <b>{ $source } → { $target }</b>{ $again ->
    [yes] . This position has come up before: the third time is a draw.
   *[no] .
}
event-differo-swapped = ⇄ { $seat } took White: the players traded colours.
event-differo-gave_up = { $seat } gave up.

reason-differo-goal = 🎯 { $winners } reached the goal and won!
reason-differo-blocked = 🏆 { $winners } won: the other player can’t move any piece!
reason-differo-repetition = 🤝 Draw: the same position came up for the third time.
reason-differo-long = 🤝 Draw after 300 moves.
reason-differo-gave_up = 🏆 { $winners } won: the other player gave up.

rule-differo-white = Who plays White
rule-differo-white-help = White moves first. White can be the first to join, the second to join, or either at random.
rule-differo-white-first = the first to join
rule-differo-white-second = the second to join
rule-differo-white-lot = at random
rule-differo-swap = Swap
rule-differo-swap-help = After White’s first move, Black may take White instead of moving. So it pays to make a fair first move.

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
puzzle-what = Send /puzzle for a puzzle, /puzzle 3 for number 3 of { $count }, or your move, such as /puzzle { $example }.
puzzle-not-home = { $move } doesn’t reach the goal row, but another move does.
puzzle-loses = { $move } loses: { $colour ->
    [white] Black
   *[black] White
} plays { $reply } and reaches the goal.
puzzle-escapes = Not { $move }: after { $reply } { $colour ->
    [white] White
   *[black] Black
} can no longer force { $count ->
    [one] a win on the next move.
   *[other] a win in { $count } moves.
}

differo-no-swap = You can’t swap now. Only Black can, right after White’s first move, and only with that house rule.
differo-not-yours = There is no piece of yours on { $cell }.
differo-goes = { $cell } can move to { $targets }.
differo-stuck = { $cell } can’t move right now.
typed-differo = Where the piece stands, then where it goes: F2-F8. The letter is the row, A to I from the top; the number is the \ diagonal, 1 to 9, and stands at its lower end.

role-differo-white = ⚪ White
role-differo-black = ⚫ Black
