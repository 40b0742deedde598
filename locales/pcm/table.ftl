table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, na your turn!
turn-computer = 🤖 { $who } dey think…
turn-of-several = 👉 We dey wait for { $who }…
table-deserted = 💤 Nobody dey around, so di game don pause. If nobody come back within 30 min, e go end.
table-not-shown = ⚠️ Telegram no gree make I show di table now. Your moves dey safe, and I go dey try. To try am yourself, send /board.
nudge =
    ⏰ { $who }, time don dey finish! { $then ->
        [computer] If you no move, computer go play for you till you come back.
        [goes-on] Afta dat, di game go continue, e no go wait.
       *[clock] If you no move, I go move for you.
    }
rules-table =
    👥 Players: { $players }.{ $first ->
        [seat] { " " }Who join first go start; for rematch, na di next player.
        [none] { "" }
       *[role] { " " }{ $first } go start.
    }
    ⏰ If your time finish, I go move for you.
rules-before = ◂ Go back: page { $page }
rules-after = Next: page { $page } ▸
reclaim-button = 🙋 I don come back
next-round = 🪑 Next game: { $names }
told-so-far = So far:
told-since = Since you play last:
told-alone = Wetin happen:
beside = ⋯ More
beside-the-game = <b>Wetin you wan do?</b>
your-turn = <b>Your turn</b>
panel-hint =
    💡 Na only you fit see dis one.{ $asked ->
        [yes] { " " }Tap wetin you wan do. If you no fit do am now, I go tell you why.
       *[no] { "" }
    }
not-your-turn = We dey wait for { $who }…
you-are-away = Computer dey play for you till you come back.
draw-is-offered = 🤝 { $who } dey offer tie. You gree, { $asked }?
draw-own-offer = 🤝 You don offer tie. Di offer go stand till di next move.
draw-yes = 🤝 Gree for tie
draw-no = Continue to play
pass-windows-how =
    { $passes ->
        [yes] You dey gree for every action card of your opponent and I no dey ask you. { pass-windows-off } go stop am.
       *[no] { pass-windows-on }: I no go ask you about your opponent’s action cards again, dem go just happen. You fit change am anytime.
    }
pass-windows-on = ⏩ Gree for everytin
pass-windows-off = ✋ Ask me again
draw-or-offer = 🤝 Offer tie
draw-or-sure = 🏳 Resign
resign-sure = <b>Resign for dis game?</b>
resign-yes = 🏳 Yes, resign
resign-no = Continue to play
undo-is-asked = ↩ { $who } wan take move back. You gree, { $asked }?
undo-own-request = ↩ You don ask to take your last move back. Di request go stand till di next move.
undo-yes = ↩ Yes, take am back
undo-no = No, leave am so
undo-ask = ↩ Take my move back
leave-sure = <b>{ $who }, you wan comot from dis game?</b> You go lose your seat for good.
leave-yes = Yes, comot
leave-no = Continue to play
end-sure = <b>End dis { $game } game for everybody?</b> Nobody go win.
end-this = 🏁 End dis game
end-yes = Yes, end am
end-no = Continue to play
ended = Dis { $game } game don end, and nobody win. Send /newgame to start anoda one.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · afta di game
result-more-save = 📄 <b>Save dis game</b>: I go post di game log here, one file wey get every move, make you keep am.
result-more-fair =
    🔒 <b>Fair play</b>: before anybody join, I show dis code: { $seal }

    { $luck ->
        [no] Who play which side
       *[yes] All di luck for dis game
    } come from di one secret number wey dey behind am. <b>Check am</b> go copy one command wey dey work out di code from dat number again, for any computer wey get Python. If di codes match, e mean sey na still di number wey I choose before anybody join.
reason-agreed = Everybody gree for tie.
copy-check = 🔒 Check am
record-button = 📄 Save dis game
record-caption = 📄 Your { $game } game, move by move, make you keep am.
record-check = 📄 <code>{ $file }</code>: Forward am to our private chat and I go check sey e fair. Or check am yourself: <code>python -m engine verify { $file }</code>
rematch = 🔁 Rematch
explain-button = 🔎 Wia I miss am?
explain-looking = 🔎 I dey review your moves… E go take some seconds.
explain-one-at-a-time = 🔎 I still dey review anoda game of yours. Try again small time.
explain-nothing = 🔎 You play well: no clear mistake.
explain-failed = I no fit review dis game.
explain-older-rules = 🔎 Dem play dis game with old rules, so I no fit review am.
explain-in-private = I don send am to our private chat.
explain-nowhere = I no fit show only you dis one for here. Open our private chat, tap Start, and try again.
explain-title = 🔎 <b>Mistake { $number } of { $count }</b>
explain-played = You choose <b>{ $move }</b>.
explain-better = Beta choice na <b>{ $move }</b>, with { $could }% chance to win, no be { $was }%.
explain-marks =
    🖼 ✗ your move for di game · ✓ di beta move{ $tapped ->
        [yes] { " " }· ❓ wetin you tap
       *[no] { "" }
    }
explain-earlier = ◂ Go back
explain-later = Next ▸
