lobby-title = 🎲 <b>{ $game }</b> · { $seats } players
lobby-sits = { $count ->
    [0] Nobody is in yet
   *[other] At the table, { $count } of { $most }
} · ⏳ { $pace }
lobby-house-rules = 🏠 House rules: { $rules }
lobby-fills = 🤖 { $count ->
    [one] A computer ({ $level }) takes the empty seat.
   *[other] Computers ({ $level }) take the { $count } empty seats.
}
lobby-hands = 🃏 Your cards appear here, visible only to you. <a href="{ $link }">Prefer a private chat?</a>
lobby-no-hands = 🃏 Telegram can’t show private cards in this group. Tap to peek at yours, or get them in a <a href="{ $link }">private chat</a>.
lobby-suggestion = 💡 { $who } suggests { $game }.
lobby-closed = This table was closed. Send /newgame to open a new one.

join = 🪑 Join
start = ▶ Start
more = ⋯ More
switch-to = 💡 Switch to { $game }

more-title = ⋯ <b>{ $game }</b> · before the start
more-how = Tap what you want to change.
more-read = The host and admins can change the table. You can suggest another game.
more-games = 🎲 Games
more-computers = 🤖 Computers
more-pace = ⏳ Time for a move
more-roles = 🎭 Choose a side
more-fair = 🔒 Fair play
leave = 🚪 Leave

more-games-title = 🎲 <b>Games</b>
more-games-lead = Tap a game to switch to it.
more-games-suggest = Tap a game to suggest it to { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })

more-computers-title = 🤖 <b>Computers</b>: { $count }
more-computers-how = Tap a level to add one.
add-computer = + 🤖 { $level }
remove-computer = − Computer

more-pace-title = ⏳ <b>Time for a move</b>: { $pace }
more-pace-how = For this table only. An admin sets it for every game with /settings.

lobby-roles = 🎭 Choose what you want to play. The host has first pick. What nobody picks goes by the order of the seats.

fair-play-title = 🔒 <b>Fair play</b>
fair-play-sealed =
    The luck is locked in: { $seal }

    Everything left to chance, such as a shuffle or a roll, comes from one secret number. I chose it before anyone took a seat, and this code proves it. After the game you get the number, and anyone can check that it fits. So nobody can change anything during the game, not even me.
copy-commitment = 🔒 Copy the code

done-suggested = 💡 You suggested { $game }
done-suggestion-withdrawn = ✓ Suggestion taken back

done-joined-next = ✓ You’re in for the next game
joined-for-a-computer = All seats were taken, so you took over for a computer.
played-on-for-a-computer = ✓ You took over for the computer

late = The game has started. You’re in for the next one.
late-with-seats = The game has started. You’re in for the next one, or take over a computer now:
late-leave = Not this time
take-over = { $name }

lobby-stands = A table is open here already: tap Join.
playing-stands = A game is running here. Tap Join for the next one. The host or an admin can end it with /endgame.
asked-another = Only the person who asked can choose here.
