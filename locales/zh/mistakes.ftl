command-mistakes = 把复盘里走错的重走一次
explain-come-back = 🧩 从明天起，你的失误会变成谜题回来：/mistakes
mistakes-button =
    🧩 失误{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>我的失误</b>
mistakes-waiting = 有{ $count }道谜题在等你。
mistakes-later =
    现在没有要解的。{ $days ->
        [1] 下一道谜题一天之内回来。
       *[other] 下一道谜题{ $days }天后回来。
    }
mistakes-none = 还没有谜题。玩完一局点“我哪里走错了？”，你的失误就会出现在这里。
mistakes-how = 失误过一天回来，之后越隔越久。连续答对两次就不再来了。
mistakes-daily =
    { $on ->
        [yes] 📬 我每天在私聊里给你发一道，就在你开启每日谜题的那个钟点前后。
       *[no] 📭 现在不给你发。
    }
mistakes-daily-on = 📬 每天发我一道
mistakes-daily-off = 📭 别再发了
mistakes-solve = ▶ 来一道
mistakes-closed = 我还不能给你发消息。打开我们的私聊点“开始”，再在那里发送 /mistakes。
mistakes-stopped = 📭 你有{ $count }道谜题没答，所以我不再发了。它们都还在 /mistakes 里。
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] 你的今日谜题
       *[no] 来自你的一局
    }
mistake-question = <b>你会怎么走？</b>
mistake-right = ✓ <b>对了：{ $better }</b>
mistake-again = ✗ 那局里你选的也是<b>{ $move }</b>。
mistake-wrong = ❓ 不是<b>{ $move }</b>。
mistake-why = <b>{ $better }</b>的胜率是{ $could }%，你当时走的<b>{ $played }</b>是{ $was }%。
mistake-back =
    { $days ->
        [1] ⏳ 它明天再来。
       *[other] ⏳ 它{ $days }天后再来。
    }
mistake-retired = 🏆 连续答对两次：它不会再来了。
mistake-next = ▶ 下一道 · 还有{ $count }道
