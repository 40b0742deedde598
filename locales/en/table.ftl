table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, it is your turn.
turn-computer = 🤖 { $who } is thinking.
turn-of-several = 👉 Waiting for { $who }.
table-deserted = 💤 Nobody is here any more, so the computers wait too. If nobody comes back within half an hour, the game ends.
table-not-shown = ⚠️ Telegram won't show the table right now. Your moves count, and I keep trying. /board tries again at once.
nudge = { $who }, the table waits for { $count ->
    [one] you
   *[other] you all
}. Three quarters of the time are gone. { $then ->
    [computer] When it is up, a computer plays for you until you are back.
    [goes-on] When it is up, the game goes on without waiting.
   *[clock] When it is up, the clock makes the move.
}
rules-before = ◂ Page { $page }
rules-after = Page { $page } of { $count } ▸
reclaim-button = 🙋 I am back

next-round = 🪑 Next round: { $names }

told-so-far = So far:
told-since = Since your last move:
told-alone = What happened:
beside = ⋯ More
beside-the-game = What would you like to do?
your-turn = <b>It is your turn.</b>
panel-hint = 💡 Only you see this.{ $asked ->
    [yes] { " " }Tap what you want to do. If something cannot be done just now, a tap on it tells you why.
   *[no] { "" }
}
not-your-turn = Waiting for { $who }.
you-are-away = The computer plays for you until you come back.

draw-is-offered = 🤝 { $who } offers a draw: { $asked }, do you agree?
draw-own-offer = 🤝 You offered a draw. It stands until the next move.
draw-yes = 🤝 Agree to a draw
draw-no = Play on
pass-windows-on = ⏩ Allow everything
pass-windows-off = ✋ Ask me again
draw-or-offer = 🤝 Offer a draw
draw-or-sure = 🏳 Resign
resign-sure = Do you really want to resign?
resign-yes = 🏳 Yes, I resign
resign-no = No, play on

undo-is-asked = ↩ { $who } asks to take a move back: { $asked }, is that all right?
undo-own-request = ↩ You asked to take your last move back. It stands until the next move.
undo-yes = ↩ Yes, take it back
undo-no = No, it stands
undo-ask = ↩ Take my move back

leave-sure = Give up your seat in this game for good?
leave-yes = Yes, give it up
leave-no = No, play on

end-sure = End this game of { $game } for everybody? Nobody will win.
end-yes = Yes, end it
end-no = No, play on
ended = The game of { $game } was ended before anybody won. Send /newgame for another.

result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · after the game
result-more-save = 📄 <b>Save this game</b>: I post the game log here as a file, move by move, for you to keep.
result-more-fair = 🔒 <b>Fair play</b>: before anyone took a seat I showed the code { $seal } Every shuffle and every roll came from the one secret number behind it. <b>Check the shuffle</b> copies a command that makes the code from that number again, on any computer with Python. So nobody changed a card.
reason-agreed = You agreed to a tie.
copy-check = 🔒 Check the shuffle
record-button = 📄 Save this game
record-caption = 📄 The game log of your { $game } game, move by move: keep it as a memory. To check the shuffle: <code>python -m engine verify { $file }</code>
rematch = 🔁 Rematch

explain-button = 🔎 Where did I go wrong?
explain-looking = 🔎 Looking through your moves… a few seconds.
explain-one-at-a-time = 🔎 I’m still looking through another game of yours. Try again in a moment.
explain-nothing = 🔎 Well played: no clear mistakes.
explain-failed = I couldn’t review this game.
explain-older-rules = 🔎 This game was played by older rules, so I can’t review it.
explain-in-private = I sent it to our private chat.
explain-nowhere = I can’t show this to you alone here. Open our private chat, tap Start, and try again.
explain-title = 🔎 <b>Mistake { $number } of { $count }</b>
explain-played = You chose <b>{ $move }</b>.
explain-better = <b>{ $move }</b> was better, with { $could }% to win instead of { $was }%.
explain-marks-differo = 🖼 One ring marks your move, a double ring the better one.
explain-marks-deerportal = 🖼 One frame marks your move, a double frame the better one.
explain-marks-rally = 🖼 One frame marks your move, a double frame the better one.
explain-earlier = ◂ Back
explain-later = Next ▸
