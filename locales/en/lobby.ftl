lobby-title = 🎲 <b>{ $game }</b> · for { $seats } players
lobby-sits = { $count ->
    [0] Nobody sits here yet.
   *[other] At the table, { $count } of { $most }:
}
lobby-house-rules = 🏠 House rules: { $rules }
lobby-pace = ⏳ Time for a move: { $pace }
lobby-fills = 🤖 At Start, { $count ->
    [one] a computer ({ $level }) takes the empty seat.
   *[other] computers ({ $level }) take the { $count } empty seats.
}
lobby-roles = 🎭 Tap below what you would like to play. The host has the first say; what nobody chooses goes by the order above.
lobby-hands = 🃏 Your cards come here and only you see them, or <a href="{ $link }">in private</a> if you like.
lobby-fairness = 🔒 Fair play: the secret behind all luck is sealed before anybody sits: <code>{ $commitment }…</code>
lobby-closed = This table was cleared. Send /newgame to set a new one.

pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
join = 🪑 Join
leave = Leave
add-computer = + 🤖 { $level }
remove-computer = − Computer
copy-commitment = 🔒 Copy the fair-play seal
start = ▶ Start

joined-for-a-computer = All seats were taken, so a computer got up for you.
played-on-for-a-computer = You sit where the computer sat, and play on from there.

late = The game is on. You are on the list for the next round.
late-with-seats = The game is on. You are on the list for the next round, or take a computer's seat right now:
take-over = Take over { $name }
