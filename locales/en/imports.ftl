# A game log that somebody sends to the private chat as a file

import-title = 📂 <b>{ $game }</b> · { $players ->
        [one] 1 player
       *[other] { $players } players
    } · { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
import-fair =
    ✓ <b>Fair</b>: every move follows the rules, and everything random comes from the one secret number behind this code: { $seal }

    Did I show you that code before the start? Then nothing was changed since.
import-fair-seed = ✓ <b>Fair</b>: every move follows the rules, and everything random comes from one secret number. The game is too old to show that I picked it before anyone joined.
import-stopped = The game was ended before anyone won.
import-whose = <b>Whose moves shall I review?</b>
import-explain = 🔎 { $name }
import-unfair = { $at ->
        [0] ❌ <b>Not fair, or changed afterwards</b>: it doesn’t add up from the very start.
       *[other] ❌ <b>Not fair, or changed afterwards</b>: it stops adding up at move { $at }.
    }
import-older = 📂 This game was played under older rules, so I can’t check it.
import-newer = 📂 This game is from a newer version than mine, so I can’t read it.
import-foreign = { $at ->
        [0] 📂 I can’t read this as a game. Send me the file that I posted for <b>Save this game</b>. For a Rally map, reply to its file with /map.
       *[other] 📂 I can’t read this game: something is wrong in line { $at }.
    }
import-too-long = 📂 This game has more moves than I can check.
import-too-large = 📂 This file is too large for a game.
import-lost = 📂 I couldn’t check that file. Try sending it again.
import-gone = 📂 I keep a game for a day after you send it. Send me the file again.
import-too-many = You’ve sent me { $most } files within an hour, and that’s the limit. Try again in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.

# Below the file of a game

record-every-draw = With every draw
