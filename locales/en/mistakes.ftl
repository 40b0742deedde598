# My mistakes: the moments of reviews, which come back as puzzles

command-mistakes = try the moves of your reviews again
explain-come-back = 🧩 From tomorrow on, your mistakes come back as puzzles: /mistakes
mistakes-button = 🧩 Mistakes{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}

mistakes-title = 🧩 <b>My mistakes</b>
mistakes-waiting = { $count ->
    [one] 1 puzzle is waiting for you.
   *[other] { $count } puzzles are waiting for you.
}
mistakes-later = Nothing to solve right now. { $days ->
    [one] The next puzzle comes back within a day.
   *[other] The next puzzle comes back in { $days } days.
}
mistakes-none = No puzzles yet. Tap “Where did I go wrong?” after a game, and your mistakes come back here.
mistakes-how = A mistake comes back after a day, then later and later. Get it right twice in a row and it’s gone.
mistakes-daily = { $on ->
    [yes] 📬 I send you one a day, in our private chat, around the time you turned this on.
   *[no] 📭 I don’t send you any.
}
mistakes-daily-on = 📬 Send me one a day
mistakes-daily-off = 📭 Stop sending
mistakes-solve = ▶ Solve one
mistakes-closed = I can’t write to you yet. Open our private chat, tap Start, then send /mistakes there.
mistakes-stopped = 📭 You left { $count } puzzles unanswered, so I’ve stopped sending them. They’re still in /mistakes.

mistake-title = 🧩 <b>{ $game }</b> · { $daily ->
    [yes] your puzzle of the day
   *[no] from one of your games
}
mistake-question = <b>What would you play?</b>
mistake-right = ✓ <b>Right: { $better }</b>
mistake-again = ✗ In the game you chose <b>{ $move }</b>, too.
mistake-wrong = ❓ Not <b>{ $move }</b>.
mistake-why = A { $could }% chance of winning with <b>{ $better }</b>, { $was }% with <b>{ $played }</b>, your move in the game.
mistake-back = { $days ->
    [one] ⏳ It comes back tomorrow.
   *[other] ⏳ It comes back in { $days } days.
}
mistake-retired = 🏆 Right twice in a row: it won’t come back.
mistake-next = ▶ Next · { $count } left
