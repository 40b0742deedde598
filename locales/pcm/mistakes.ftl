command-mistakes = try di moves from your reviews again
explain-come-back = 🧩 From tomorrow, your mistakes go dey come back as puzzles: /mistakes
mistakes-button =
    🧩 Mistakes{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>My mistakes</b>
mistakes-waiting =
    { $count ->
        [one] { $count } puzzle dey wait for you.
       *[other] { $count } puzzles dey wait for you.
    }
mistakes-later =
    Notin to solve now. { $days ->
        [one] Di next puzzle go come back within { $days } day.
       *[other] Di next puzzle go come back in { $days } days.
    }
mistakes-none = No puzzles yet. Tap “Wia I miss am?” afta any game, and your mistakes go come back here.
mistakes-how = Mistake go come back afta one day, den later and later. If you get am right two times straight, e don go.
mistakes-daily =
    { $on ->
        [yes] 📬 I dey send you one every day, for our private chat, around di time wey you on am.
       *[no] 📭 I no dey send you any.
    }
mistakes-daily-on = 📬 Send one every day
mistakes-daily-off = 📭 Stop to send
mistakes-solve = ▶ Solve one
mistakes-closed = I neva fit message you. Open our private chat, tap Start, den send /mistakes there.
mistakes-stopped = 📭 You no answer { $count } puzzles, so I don stop to send dem. Dem still dey /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] your puzzle for today
       *[no] from one of your games
    }
mistake-question = <b>Wetin you go play?</b>
mistake-right = ✓ <b>Correct: { $better }</b>
mistake-again = ✗ For di game too, na <b>{ $move }</b> you choose.
mistake-wrong = ❓ No be <b>{ $move }</b>.
mistake-why = { $could }% chance to win with <b>{ $better }</b>, { $was }% with <b>{ $played }</b>, your move for di game.
mistake-back =
    { $days ->
        [one] ⏳ E go come back tomorrow.
       *[other] ⏳ E go come back in { $days } days.
    }
mistake-retired = 🏆 Right two times straight: e no go come back again.
mistake-next = ▶ Next · { $count } remain
