table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, it’s your turn!
turn-computer = 🤖 { $who } is thinking…
turn-of-several = 👉 Waiting for { $who }…
table-deserted = 💤 Everyone’s away, so the game is paused. It ends if nobody comes back within 30 min.
table-not-shown = ⚠️ Telegram isn’t letting me show the table right now. Your moves are saved, and I’ll keep trying. To try again yourself, send /board.
nudge = ⏰ { $who }, time is running out! { $then ->
    [computer] If you don’t move, a computer will play for you until you’re back.
    [goes-on] After that, the game goes on without waiting.
   *[clock] If you don’t move, a move will be made for you.
}
rules-table =
    👥 Players: { $players }.{ $first ->
        [seat] { " " }The first to join begins; in a rematch, the next player does.
        [none] { "" }
       *[role] { " " }{ $first } begins.
    }
    ⏰ If you run out of time, a move is made for you.
rules-before = ◂ Back: page { $page }
rules-after = Next: page { $page } ▸
reclaim-button = 🙋 I’m back

next-round = 🪑 Next game: { $names }

told-so-far = So far:
told-since = Since your last move:
told-alone = What happened:
beside = ⋯ More
beside-the-game = <b>What would you like to do?</b>
your-turn = <b>Your turn</b>
panel-hint = 💡 Only you can see this.{ $asked ->
    [yes] { " " }Tap what you want to do. If you can’t do it right now, I’ll tell you why.
   *[no] { "" }
}
not-your-turn = Waiting for { $who }…
you-are-away = A computer is playing for you until you’re back.

draw-is-offered = 🤝 { $who } offers a tie. Do you agree, { $asked }?
draw-own-offer = 🤝 You offered a tie. The offer stands until the next move.
draw-yes = 🤝 Agree to a tie
draw-no = Keep playing
pass-windows-how = { $passes ->
    [yes] You allow every action card of your opponent without being asked. { pass-windows-off } ends that.
   *[no] { pass-windows-on }: you aren’t asked about your opponent’s action cards any more, they just happen. You can change that at any time.
}
pass-windows-on = ⏩ Allow everything
pass-windows-off = ✋ Ask me again
draw-or-offer = 🤝 Offer a tie
draw-or-sure = 🏳 Resign
resign-sure = <b>Resign this game?</b>
resign-yes = 🏳 Yes, resign
resign-no = Keep playing

undo-is-asked = ↩ { $who } wants to take a move back. Do you agree, { $asked }?
undo-own-request = ↩ You asked to take your last move back. The request stands until the next move.
undo-yes = ↩ Yes, take it back
undo-no = No, it stands
undo-ask = ↩ Take back my move

leave-sure = <b>{ $who }, leave this game?</b> You’ll lose your seat for good.
leave-yes = Yes, leave
leave-no = Keep playing

end-sure = <b>End this game of { $game } for everyone?</b> Nobody will win.
end-this = 🏁 End this game
end-yes = Yes, end it
end-no = Keep playing
ended = This game of { $game } was ended, and nobody won. Send /newgame to start another.

result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · after the game
result-more-save = 📄 <b>Save this game</b>: I’ll post the game log here, a file with every move for you to keep.
result-more-fair =
    🔒 <b>Fair play</b>: before anyone joined, I showed this code: { $seal }

    { $luck ->
        [no] Who played which side
       *[yes] All the luck in this game
    } came from the one secret number behind it. <b>Check it</b> copies a command that works out the code from that number again, on any computer with Python. If the codes match, it’s still the number I picked before anyone joined.
reason-agreed = Everyone agreed to a tie.
copy-check = 🔒 Check it
record-button = 📄 Save this game
record-caption = 📄 Your { $game } game, move by move, for you to keep.
record-check = 📄 <code>{ $file }</code>: forward it to our private chat, and I’ll check that it was fair. Or check it yourself: <code>python -m engine verify { $file }</code>
rematch = 🔁 Rematch

explain-button = 🔎 Where did I go wrong?
explain-looking = 🔎 Reviewing your moves… This takes a few seconds.
explain-one-at-a-time = 🔎 I’m still reviewing another game of yours. Try again in a moment.
explain-nothing = 🔎 Well played: no clear mistakes.
explain-failed = I couldn’t review this game.
explain-older-rules = 🔎 This game was played under older rules, so I can’t review it.
explain-in-private = I sent it to our private chat.
explain-nowhere = I can’t show you this privately here. Open our private chat, tap Start, and try again.
explain-title = 🔎 <b>Mistake { $number } of { $count }</b>
explain-played = You chose <b>{ $move }</b>.
explain-better = A better choice was <b>{ $move }</b>, with a { $could }% chance of winning instead of { $was }%.
explain-marks = 🖼 ✗ your move in the game · ✓ the better move{ $tapped ->
    [yes] {" "}· ❓ your tap
   *[no] {""}
}
explain-earlier = ◂ Back
explain-later = Next ▸
