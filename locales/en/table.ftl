table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, it’s your turn!
turn-computer = 🤖 { $who } is thinking…
turn-of-several = 👉 Waiting for { $who }…
table-deserted = 💤 Everyone’s away, so the game is paused. It ends if nobody comes back within 30 min.
table-not-shown = ⚠️ Telegram isn’t letting me show the table right now. Your moves are saved, and I’ll keep trying. To try again now, send /board.
nudge = ⏰ { $who }, time is running out! { $then ->
    [computer] When it’s up, a computer plays for you until you’re back.
    [goes-on] When it’s up, the game goes on without waiting.
   *[clock] When it’s up, a move is made automatically.
}
rules-before = ◂ Page { $page }
rules-after = Page { $page } of { $count } ▸
reclaim-button = 🙋 I’m back

next-round = 🪑 Next game: { $names }

told-so-far = So far:
told-since = Since your last move:
told-alone = What happened:
beside = ⋯ More
beside-the-game = <b>What would you like to do?</b>
your-turn = <b>Your turn</b>
panel-hint = 💡 Only you can see this.{ $asked ->
    [yes] { " " }Tap what you want to do. If it won’t work right now, I’ll tell you why.
   *[no] { "" }
}
not-your-turn = Waiting for { $who }…
you-are-away = A computer plays for you until you’re back.

draw-is-offered = 🤝 { $who } offers a tie. Do you agree, { $asked }?
draw-own-offer = 🤝 You offered a tie. It stands until the next move.
draw-yes = 🤝 Agree to a tie
draw-no = Keep playing
pass-windows-on = ⏩ Allow everything
pass-windows-off = ✋ Ask me again
draw-or-offer = 🤝 Offer a tie
draw-or-sure = 🏳 Resign
resign-sure = <b>Resign this game?</b>
resign-yes = 🏳 Yes, resign
resign-no = Keep playing

undo-is-asked = ↩ { $who } asks to take a move back. Do you agree, { $asked }?
undo-own-request = ↩ You asked to take your last move back. Your request stands until the next move.
undo-yes = ↩ Yes, take it back
undo-no = No, it stands
undo-ask = ↩ Take my move back

leave-sure = <b>Leave this game?</b> Your seat is gone for good.
leave-yes = Yes, leave
leave-no = Keep playing

end-sure = <b>End this game of { $game } for everyone?</b> Nobody will win.
end-yes = Yes, end it
end-no = Keep playing
ended = This game of { $game } was ended, and nobody won. Send /newgame to start another.

result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-fairness = 🔓 Fair play: <code>{ $commitment }…</code>
reason-agreed = You agreed to a draw.
copy-check = 🔓 Copy the proof
record-button = 📄 Whole game
record-caption = 📄 This game of { $game }, move by move. <code>python -m engine verify { $file }</code> checks that its luck was fair.
rematch = 🔁 Rematch

explain-button = 🔎 Where did I go wrong?
explain-looking = 🔎 Looking through your moves… that takes some seconds.
explain-one-at-a-time = 🔎 I am still looking through another game of yours. Ask again when that is done.
explain-nothing = 🔎 No move of yours stands out. { $hidden ->
    [yes] From what you knew, no other was clearly better by itself.
   *[no] No other was clearly better by itself.
}
explain-failed = This game cannot be looked through.
explain-older-rules = 🔎 This game began before the bot learned newer rules for it, so I cannot look through it.
explain-in-private = You find it in our private chat.
explain-nowhere = I can show this to nobody alone here. Open our private chat, tap Start there, and try again.
explain-title = 🔎 <b>Moment { $number } of { $count }</b>
explain-played = You chose <b>{ $move }</b>.
explain-better = A better choice was <b>{ $move }</b>. { $hidden ->
    [yes] From what you knew then, your chances were { $could } % with it, and { $was } % with your choice.
   *[no] Your chances were { $could } % with it, and { $was } % with your choice.
}
explain-marks-differo = 🖼 One ring marks your move, a double ring the better one.
explain-marks-deerportal = 🖼 One frame marks your move, a double frame the better one.
explain-marks-rally = 🖼 One frame marks your move, a double frame the better one.
explain-earlier = ◂ Earlier
explain-later = Later ▸
