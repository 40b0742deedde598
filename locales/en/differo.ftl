game-differo-about = A battle of wits: count the pieces on a line, move exactly that many spaces and be the first to reach the other side.
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

    Count the whole line from edge to edge, on both sides of the piece and across gaps. The piece you move counts too.

    • 4 of yours and 1 of theirs: you move 3 spaces, not 1 or 2.
    • If they have as many on the line as you, or more, none of your pieces can move along it.

    In the picture, the numbers at the ends of the lines are White’s counts for <b>G4</b>: 3 along its row, 1 along each diagonal. It can move to the green spaces.

    Pieces jump over everything in their way. Nothing is ever captured.

    You may move forwards, backwards or sideways. You must land on an empty space, and <b>never in their goal</b>.

game-differo-rules-3 =
    📖 <b>How a game ends</b>

    • <b>You win</b> when a piece of yours lands in your goal. One is enough.
    • <b>You lose</b> when it’s your turn and none of your pieces can move, or when you resign or leave the game.
    • <b>It’s a tie</b> when the same position comes up for the third time, with the same side to move. It’s also a tie after 300 moves in all, or when you both agree to one.

    <b>House rule: swap colours.</b> After White’s first move, Black may swap colours instead of moving. The player who moved first then plays on as Black.

    <b>Names of spaces.</b> The letter is the row, A to I from the top. The number is the \ diagonal, shown at its lower end.

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
    [white] ⚪ White, heading up to row A
   *[black] ⚫ Black, heading down to row I
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
differo-board-lines = In this text version the \ diagonals run straight down.
differo-board-chosen = 🔷 { $cell } · ❇️ where it can go
differo-which-piece = <b>Your turn.</b> Which { $colour ->
    [white] white
   *[black] black
} piece do you want to move?
differo-lines = <b>{ $cell }</b> can move: { $lines }.
differo-line-row = <b>{ $count }</b> along its row
differo-line-falling = <b>{ $count }</b> along its \ diagonal
differo-line-rising = <b>{ $count }</b> along its / diagonal
differo-line-either = <b>{ $count }</b> along either diagonal
differo-key-wins = { $move } · wins
differo-key-draws = { $move } · tie
differo-other-piece = ← Another piece
differo-swap = ⇄ Swap colours
differo-tap-below = Choose your move with the buttons below the table.

differo-not-more = { $own } of your pieces and { $others } of theirs are on this line. You can only move along it if you have more than they do.
differo-off-board = { $count ->
    [one] 1 space that way would be off the board.
   *[other] { $count } spaces that way would be off the board.
}
differo-taken = { $count ->
    [one] 1 space that way is { $cell }, and there’s already a piece there.
   *[other] { $count } spaces that way is { $cell }, and there’s already a piece there.
}
differo-their-goal = { $cell } is in their goal, and you can’t land there.

event-differo-moved = { $seat } moved <b>{ $source } → { $target }</b>{ $again ->
    [yes] . The same position for the second time: next time, it’s a tie.
   *[no] .
}
event-differo-swapped = ⇄ { $seat } swapped colours.
event-differo-gave_up = 🏳 { $seat } resigned.

reason-differo-goal = 🏆 { $winners } reached the goal and won!
reason-differo-blocked = 🏆 { $winners } won: the other side is blocked!
reason-differo-repetition = 🤝 It’s a tie: the same position came up for the third time.
reason-differo-long = 🤝 It’s a tie after 300 moves.
reason-differo-gave_up = 🏆 { $winners } won: the other side resigned.

rule-differo-white = Who plays White
rule-differo-white-help = White moves first. White is either the first player to join, the second, or chosen at random.
rule-differo-white-first = first to join
rule-differo-white-second = second to join
rule-differo-white-lot = random
rule-differo-swap = Swap colours
rule-differo-swap-help = After White’s first move, Black may swap colours instead of moving. So White does best with a first move that’s fair to both.

puzzle-title = 🧩 <b>Differo puzzle { $number }</b> of { $count }
puzzle-task = { $colour ->
    [white] ⚪ <b>White</b>
   *[black] ⚫ <b>Black</b>
} to move and { $count ->
    [one] <b>win at once</b>.
   *[other] <b>win in { $count } moves</b>.
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
puzzle-what = Send /puzzle for a puzzle, /puzzle 3 for number 3 of { $count }, or a move, such as /puzzle { $example }.
puzzle-not-home = { $move } doesn’t reach the goal, but another move does.
puzzle-loses = { $move } loses: { $colour ->
    [white] Black
   *[black] White
} plays { $reply } and reaches the goal.
puzzle-escapes = Not { $move }: after { $reply }, { $colour ->
    [white] White
   *[black] Black
} can no longer force { $count ->
    [one] a win on the next move.
   *[other] a win in { $count } moves.
}

differo-no-swap = You can’t swap colours now. Only Black can, right after White’s first move, and only if the house rules allow it.
differo-not-yours = You don’t have a piece on { $cell }.
differo-goes = { $cell } can move to { $targets }.
differo-stuck = { $cell } is blocked. It can’t move right now.
typed-differo = Type where the piece is, then where it lands: F2-F8. The letter is the row, A to I from the top. The number is the \ diagonal, 1 to 9, shown at its lower end.

role-differo-white = ⚪ White
role-differo-black = ⚫ Black
