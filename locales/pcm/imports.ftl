import-title =
    📂 <b>{ $game }</b> · { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
import-fair =
    ✓ <b>Fair</b>: every move follow di rules, and all di luck come from di one secret number wey dey behind dis code: { $seal }

    I show you dat code before di start? Den nobody don change anytin since.
import-fair-seed = ✓ <b>Fair</b>: every move follow di rules, and all di luck come from one secret number. Di game too old to show sey I choose am before anybody join.
import-stopped = Dem end di game before anybody win.
import-whose = <b>Whose moves make I review?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>E no fair, or dem change am later</b>: e no balance from di very start.
       *[other] ❌ <b>E no fair, or dem change am later</b>: from move { $at } e no balance again.
    }
import-older = 📂 Dem play dis game with old rules, so I no fit check am.
import-newer = 📂 Dis game come from newer version pass my own, so I no fit read am.
import-foreign =
    { $at ->
        [0] 📂 I no fit read dis as game. Send me di file wey I post for <b>Save dis game</b>. For Rally map, reply im file with /map.
       *[other] 📂 I no fit read dis game: sometin wrong for line { $at }.
    }
import-too-long = 📂 Dis game get moves pass wetin I fit check.
import-too-large = 📂 Dis file too big for game.
import-lost = 📂 I no fit check dat file. Try send am again.
import-gone = 📂 I dey keep game for one day afta you send am. Send me di file again.
import-too-many =
    You don send me { $most } files inside one hour, and na di limit be dat. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.

record-every-draw = Show all luck
