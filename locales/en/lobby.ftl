lobby-title = 🎲 <b>{ $game }</b> · { $seats } players
lobby-sits = { $count ->
    [0] Nobody has joined yet
   *[other] { $full ->
        [yes] All { $most } seats are taken
       *[no] Seats taken: { $count } of { $most }
    }
} · ⏳ { $pace } per move
lobby-rematch = 🔁 Rematch: tap Join to play again. Nobody plays without tapping.
seat-kept = seat kept
lobby-house-rules = 🏠 House rules: { $rules }
lobby-fills = 🤖 { $count ->
    [one] A computer ({ $level }) will take the empty seat.
   *[other] Computers ({ $level }) will take the { $count } empty seats.
}
lobby-hands = 🃏 Your cards appear here, visible only to you. <a href="{ $link }">Prefer a private chat?</a>
lobby-no-hands = 🃏 Telegram can’t show private cards in this group. Tap the button below the table to peek at yours, or get them in a <a href="{ $link }">private chat</a>.
lobby-suggestion = 💡 { $who } suggests { $game }.
lobby-closed = This table was closed. Send /newgame to open a new one.

join = 🪑 Join
start = ▶ Start
more = ⋯ More
switch-to = 💡 Switch to { $game }
speak-here = 🌍 { $language } in this chat?
speak-here-no = No
language-kept = OK, I won’t ask again. Admins can still change the language in /settings.

more-title = ⋯ <b>{ $game }</b> · before the start
more-how = Tap what you want to change.
more-read = Only the host and admins can change these. You can suggest another game.
more-games = 🎲 Games
more-computers = 🤖 Computers
more-pace = ⏳ Time per move
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
more-computers-how = Tap a level to add a computer.
add-computer = + 🤖 { $level }
remove-computer = − Computer

more-pace-title = ⏳ <b>Time per move</b>: { $pace }
more-pace-how = This only changes this table. Admins can change it for every game with /settings.

lobby-roles = 🎭 Choose your side. The host gets first pick. Sides that nobody picks are dealt out in seat order.

fair-play-title = 🔒 <b>Fair play</b>
fair-play-sealed =
    { $luck ->
        [no] Who plays which side
       *[yes] All the luck in this game
    } is locked in: { $seal }

    It comes from one secret number. I picked it before anyone joined, and this code proves it. After the game I’ll show you the number, and anyone can check that it matches the code. So nobody can swap it during the game, not even me.
copy-commitment = 🔒 Copy the code

done-suggested = 💡 You suggested { $game }
done-suggestion-withdrawn = ✓ You took your suggestion back

done-joined-next = ✓ You’re down for the next game
joined-for-a-computer = All seats were taken, so you took over from a computer.
played-on-for-a-computer = ✓ You took over from the computer

late = The game has already started. You’re down for the next one.
late-with-seats = The game has already started. You’re down for the next one. To join now, take over from a computer:
late-leave = Not this time
take-over = { $name }

lobby-stands = There’s already a table here. Tap Join.
playing-stands = There’s already a game here. Tap Join to play the next one. The host or an admin can end this one with /endgame.
asked-another = Only the person who asked can choose.
