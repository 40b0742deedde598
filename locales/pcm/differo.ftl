game-differo-about = Battle of sense: count di pieces for one line, move exactly dat number of spaces and be di first to reach di oda side.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Two players, 13 pieces each. Be di first to carry <b>one</b> of your pieces reach your goal: di far row.

    ⚪ White dey move first and e dey go up, to row A.
    ⚫ Black dey go down, to row I.

    <b>Your turn</b>
    1. Choose one of your pieces.
    2. Choose one line wey pass through am: im row, or one of im diagonals, \ or /.
    3. Count all di pieces for dat line: your own minus your opponent own. Move <b>exactly</b> dat number of spaces, any of di two ways.

    You no fit pass.

    <b>You win</b> sharp-sharp once your piece land for your goal. You still win if na your opponent turn and none of im pieces fit move.
game-differo-rules-2 =
    📖 <b>How far piece fit move</b>

    Count di whole line from edge to edge, both sides of di piece, even wia gap dey. Di piece wey dey move sef count.

    • Your own 4, your opponent own 1: you move 3 spaces, no be 1 or 2.
    • If your opponent get di same number for di line, or more, none of your pieces fit move for am.

    For di picture, di numbers for di end of di lines na White count for <b>G4</b>: 3 for im row, 1 for each diagonal. E fit move to di green spaces.

    Pieces dey jump anytin wey dey dia road. Nobody dey chop any piece.

    You fit move go front, go back or go side. You must land for empty space, and <b>neva for your opponent goal</b>.
game-differo-rules-3 =
    📖 <b>How game dey end</b>

    • <b>You win</b> wen your piece land for your goal. One don do.
    • <b>You lose</b> wen e reach your turn and none of your pieces fit move, or wen you resign or comot from di game.
    • <b>Na tie</b> wen di same position show for di third time, with di same side to move. Na tie too afta 300 moves in all, or wen both of una gree for am.

    <b>House rule: swap colours.</b> Afta White first move, Black fit swap colours instead make e move. Di player wey move first go den continue as Black.

    <b>Name of spaces.</b> Di letter na di row, A to I from top. Di number na di \ diagonal, e dey show for im down end.

    Tap piece, den tap space. Or send <code>/move F2-F8</code>. Send /puzzle for positions to solve.
open-differo = ▶ My move
differo-table =
    Move { $number }{ $swap ->
        [yes] { " " }· Black fit swap colours for move 2
       *[no] { "" }
    }
differo-over =
    🏁 E end afta { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
differo-plays =
    { $colour ->
        [white] ⚪ White, dey go up to row A
       *[black] ⚫ Black, dey go down to row I
    }
differo-side =
    { $colour ->
        [white] White
       *[black] Black
    }
differo-wins-here = win here
differo-side-wins-here =
    { $colour ->
        [white] White
       *[black] Black
    } win here
differo-home = don reach di goal
differo-rows-to-go =
    { $rows ->
        [one] { $rows } row remain
       *[other] { $rows } rows remain
    }
differo-board-lines = For dis text version, di \ diagonals dey run straight down.
differo-board-chosen = 🔷 { $cell } · ❇️ wia e fit go
differo-which-piece =
    <b>Your turn.</b> Which { $colour ->
        [white] white
       *[black] black
    } piece you wan move?
differo-lines = <b>{ $cell }</b> fit move: { $lines }.
differo-line-row = <b>{ $count }</b> for im row
differo-line-falling = <b>{ $count }</b> for im \ diagonal
differo-line-rising = <b>{ $count }</b> for im / diagonal
differo-line-either = <b>{ $count }</b> for any of im two diagonals
differo-key-wins = { $move } · win
differo-key-draws = { $move } · tie
differo-other-piece = ← Anoda piece
differo-swap = ⇄ Swap colours
differo-tap-below = Choose your move with di buttons under di table.
differo-not-more = { $own } of your pieces and { $others } of dia own dey dis line. You fit move for am only if your own plenti pass.
differo-off-board =
    { $count ->
        [one] If you move { $count } space dat side, you go comot from di board.
       *[other] If you move { $count } spaces dat side, you go comot from di board.
    }
differo-taken =
    { $count ->
        [one] { $count } space dat side na { $cell }, and piece already dey there.
       *[other] { $count } spaces dat side na { $cell }, and piece already dey there.
    }
differo-their-goal = { $cell } dey inside your opponent goal, you no fit land there.
event-differo-moved =
    { $seat } move <b>{ $source } → { $target }</b>{ $again ->
        [yes] . Di same position don show two times: next time na tie.
       *[no] .
    }
event-differo-swapped = ⇄ { $seat } swap colours.
event-differo-gave_up = 🏳 { $seat } don resign.
reason-differo-goal = 🏆 { $winners } reach di goal and win!
reason-differo-blocked = 🏆 { $winners } win: dem don block di oda side!
reason-differo-repetition = 🤝 Na tie: di same position don show for di third time.
reason-differo-long = 🤝 Na tie afta 300 moves.
reason-differo-gave_up = 🏆 { $winners } win: di oda side don resign.
rule-differo-white = Who go play White
rule-differo-white-help = White dey move first. White fit be di player wey first join, di second one, or make luck choose am.
rule-differo-white-first = who first join
rule-differo-white-second = who join second
rule-differo-white-lot = by luck
rule-differo-swap = Swap colours
rule-differo-swap-help = Afta White first move, Black fit swap colours instead make e move. So make White choose first move wey fair for both sides.
puzzle-title = 🧩 <b>Differo puzzle { $number }</b> out of { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>White</b>
       *[black] ⚫ <b>Black</b>
    } go move and { $count ->
        [one] <b>win sharp-sharp</b>.
       *[other] <b>win in { $count } moves</b>.
    } Tap di move, or send <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ <b>{ $move }</b>! Na <b>{ $reply }</b> go make { $colour ->
        [white] White
       *[black] Black
    } tey pass for di game.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: { $solver } don solve am!
       *[no] 🎉 <b>{ $move }</b>: dem don solve am!
    }
puzzle-button = 🧩 Puzzles
puzzle-next = Next puzzle →
puzzle-what = Send /puzzle for one puzzle, /puzzle 3 for number 3 of { $count }, or one move, like /puzzle { $example }.
puzzle-not-home = { $move } no reach di goal, but anoda move dey wey reach.
puzzle-loses =
    { $move } go lose: { $colour ->
        [white] Black
       *[black] White
    } go play { $reply } and reach di goal.
puzzle-escapes =
    No be { $move }: afta { $reply }, { $colour ->
        [white] White
       *[black] Black
    } no fit force { $count ->
        [one] win for di next move again.
       *[other] win in { $count } moves again.
    }
differo-no-swap = You no fit swap colours now. Na only Black fit, just afta White first move, and only if di house rules allow am.
differo-not-yours = You no get piece for { $cell }.
differo-goes = { $cell } fit move go { $targets }.
differo-stuck = { $cell } don block. E no fit move now.
typed-differo = Type wia di piece dey, den wia e go land: F2-F8. Di letter na di row, A to I from top. Di number na di \ diagonal, 1 to 9, e dey show for im down end.
role-differo-white = ⚪ White
role-differo-black = ⚫ Black
typed-words-differo = swap: swap
