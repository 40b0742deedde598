lobby-title = 🎲 <b>{ $game }</b> · { $seats } players
lobby-sits =
    { $count ->
        [0] Nobody don join yet
       *[other]
            { $full ->
                [yes] All di { $most } seats don full
               *[no] { $count } of { $most } seats don full
            }
    } · ⏳ { $pace } for each move
lobby-rematch = 🔁 Rematch: tap Join to play again. If you no tap, you no dey inside.
seat-kept = dem keep seat
lobby-house-rules = 🏠 House rules: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] Computer ({ $level }) go take di seat wey remain.
       *[other] Computers ({ $level }) go take di { $count } seats wey remain.
    }
lobby-hands = 🃏 Your cards dey show here, na only you fit see dem. <a href="{ $link }">You prefer private chat?</a>
lobby-no-hands = 🃏 Telegram no fit show private cards for dis group. Tap di button under di table to peep your own, or collect dem for <a href="{ $link }">private chat</a>.
lobby-suggestion = 💡 { $who } say make una play { $game }.
lobby-closed = Dis table don close. Send /newgame to open new one.
join = 🪑 Join
start = ▶ Start
more = ⋯ More
switch-to = 💡 Change to { $game }
speak-here = 🌍 { $language } for dis chat?
speak-here-no = No
language-kept = OK, I no go ask again. Admins still fit change di language for /settings.
more-title = ⋯ <b>{ $game }</b> · before e start
more-how = Tap wetin you wan change.
more-read = Na only di host and admins fit change dis ones. But you fit suggest anoda game.
more-games = 🎲 Games
more-computers = 🤖 Computers
more-pace = ⏳ Time for each move
more-roles = 🎭 Choose side
more-fair = 🔒 Fair play
leave = 🚪 Comot
more-games-title = 🎲 <b>Games</b>
more-games-lead = Tap any game to change to am.
more-games-suggest = Tap any game to suggest am give { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Computers</b>: { $count }
more-computers-how = Tap one level to add computer.
add-computer = + 🤖 { $level }
remove-computer = − Computer
more-pace-title = ⏳ <b>Time for each move</b>: { $pace }
more-pace-how = Na only dis table e go change. Admins fit change am for all games with /settings.
lobby-roles = 🎭 Choose your side. Di host dey choose first. Any side wey nobody choose, I go share am as una sidon.
fair-play-title = 🔒 <b>Fair play</b>
fair-play-sealed =
    { $luck ->
        [no] Who go play which side
       *[yes] All di luck for dis game
    } don lock: { $seal }

    Everytin come from one secret number. I choose am before anybody join, and dis code na di proof. Wen di game finish I go show you di number, and anybody fit check sey e match di code. So nobody fit change am for middle of game, even me sef.
copy-commitment = 🔒 Copy di code
done-suggested = 💡 You don suggest { $game }
done-suggestion-withdrawn = ✓ You don take your suggestion back
done-joined-next = ✓ Your name dey for di next game
joined-for-a-computer = All seats don full, so you take ova from one computer.
played-on-for-a-computer = ✓ You don take ova from di computer
late = Di game don already start. Your name dey for di next one.
late-with-seats = Di game don already start. Your name dey for di next one. To join now, take ova from one computer:
late-leave = Leave am for now
take-over = { $name }
lobby-stands = Table already dey here. Tap Join.
playing-stands = Game already dey go on here. Tap Join to play di next one. Di host or admin fit end dis one with /endgame.
asked-another = Na only di pesin wey ask fit choose.
