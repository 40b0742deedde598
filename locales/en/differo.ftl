game-differo-about = A duel of pure thinking: count the pieces on a line, jump that far, reach the far side first.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Two players, 13 pieces each. Be the first to get <b>one</b> of your pieces to your goal, the far row.

    ⚪ White moves first and heads up, to row A.
    ⚫ Black heads down, to row I.

    <b>Your turn</b>
    1. Choose one of your pieces.
    2. Choose a line through it: its row, or one of its diagonals, \ or /.
    3. Count all the pieces on that line: yours minus theirs. Move <b>exactly</b> that many spaces, either way along the line.

    You can’t pass.

    <b>You win</b> at once when a piece of yours lands in your goal. You also win when your opponent has to move and none of their pieces can.

game-differo-rules-2 =
    📖 <b>How far a piece moves</b>

    Count the line from edge to edge, on both sides of the piece, across gaps too. The piece you move counts too.

    • 4 of yours and 1 of theirs: you move 3 spaces, not 1 or 2.
    • If they have as many there as you, or more, none of your pieces can move along that line.

    In the picture, the numbers at the ends of the lines are White’s counts for <b>G4</b>: 3 along its row, 1 along each diagonal. It can move to the green spaces.

    Pieces jump over everything in their way. Nothing is ever captured.

    You may move forwards, backwards or sideways. You must land on an empty space, and <b>never in their goal</b>.

game-differo-rules-3 =
    📖 <b>How a game ends</b>

    • <b>You win</b> when a piece of yours lands in your goal. One is enough.
    • <b>You lose</b> when it’s your turn and none of your pieces can move, or when you resign or leave the game.
    • <b>It’s a tie</b> when the same position comes up for the third time, with the same side to move. Also after 300 moves in all, or when you both agree to a tie.

    If you run out of time, a move is made for you.

    <b>House rule: swap colours.</b> After White’s first move, Black may swap colours instead of moving. The player who moved first then goes on as Black.

    <b>Names of spaces.</b> The letter is the row, A to I from the top. The number is that of the \ diagonal, shown at its lower end.

    Tap a piece, then a space. Or send <code>/move F2-F8</code>. Send /puzzle for positions to solve.

open-differo = ▶ My move

differo-table = Move { $number }{ $swap ->
    [yes] { " " }· Black may swap colours on move 2
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
    [white] white
   *[black] black
} piece moves?
differo-lines = <b>{ $cell }</b> can move { $lines }.
differo-line-row = <b>{ $count }</b> along its row
differo-line-falling = <b>{ $count }</b> along its \ diagonal
differo-line-rising = <b>{ $count }</b> along its / diagonal
differo-line-either = <b>{ $count }</b> along either diagonal
differo-key-wins = { $move } · wins
differo-key-draws = { $move } · tie
differo-other-piece = ← Another piece
differo-swap = ⇄ Swap colours
differo-tap-below = Tap your move below the table.

differo-not-more = No move along this line: { $own } of yours, { $others } of theirs. You need more than they have.
differo-off-board = { $count ->
    [one] 1 space that way is off the board.
   *[other] { $count } spaces that way is off the board.
}
differo-taken = { $count ->
    [one] 1 space that way is { $cell }, and a piece stands there.
   *[other] { $count } spaces that way is { $cell }, and a piece stands there.
}
differo-their-goal = { $cell } is in their goal: you can’t land there.

event-differo-moved = { $seat } moved <b>{ $source } → { $target }</b>{ $again ->
    [yes] . The same position has come up before: the third time is a tie.
   *[no] .
}
event-differo-swapped = ⇄ { $seat } swapped colours.
event-differo-gave_up = 🏳 { $seat } resigned.

reason-differo-goal = 🏆 { $winners } reached the goal and won!
reason-differo-blocked = 🏆 { $winners } won: the other side is blocked!
reason-differo-repetition = 🤝 It’s a tie: the same position for the third time.
reason-differo-long = 🤝 It’s a tie after 300 moves.
reason-differo-gave_up = 🏆 { $winners } won: the other side resigned.

rule-differo-white = Who plays White
rule-differo-white-help = White moves first. White can be the first to join, the second to join, or either at random.
rule-differo-white-first = the first to join
rule-differo-white-second = the second to join
rule-differo-white-lot = at random
rule-differo-swap = Swap colours
rule-differo-swap-help = After White’s first move, Black may swap colours instead of moving. So a fair first move is the best one.

puzzle-title = 🧩 <b>Differo puzzle { $number }</b> of { $count }
puzzle-task = { $colour ->
    [white] ⚪ <b>White</b>
   *[black] ⚫ <b>Black</b>
} to move and { $count ->
    [one] <b>win at once</b>.
   *[other] <b>win in { $count }</b>.
} Tap the move, or send <code>/puzzle { $example }</code>.
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
puzzle-not-home = { $move } doesn’t reach the goal. Another move does.
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

differo-no-swap = You can’t swap colours now. Only Black can, right after White’s first move, and only with that house rule.
differo-not-yours = There is no piece of yours on { $cell }.
differo-goes = { $cell } can move to { $targets }.
differo-stuck = { $cell } is blocked: it can’t move now.
typed-differo = Where the piece is, then where it lands: F2-F8. The letter is the row, A to I from the top. The number is the \ diagonal, 1 to 9: find it at its lower end.

role-differo-white = ⚪ White
role-differo-black = ⚫ Black
