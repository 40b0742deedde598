game-differo-about = 斗智棋：数数线上的棋子，不多不少走那么多格，抢先到达对面。
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    两人对战，各13枚棋子。谁先让自己的<b>任意一枚</b>棋子走到目标线（最远的那一排），谁就赢。

    ⚪ 白方先走，往上，目标是A排。
    ⚫ 黑方往下，目标是I排。

    <b>轮到你时</b>
    1. 选一枚自己的棋子。
    2. 选一条穿过它的线：横排，或者 \ 斜线、/ 斜线。
    3. 数这条线上所有的棋子：你的减去对手的。得几，就沿这条线往任一头走<b>正好</b>几格。

    不能不走。

    你的棋子一落到目标线上，<b>你就赢了</b>。轮到对手走、而TA的棋子一枚都动不了，也是你赢。
game-differo-rules-2 =
    📖 <b>一枚棋子走多远</b>

    整条线从这头数到那头，棋子两边都算，中间有空格也接着数。要走的这枚也算在内。

    • 你有4枚、对手1枚：走3格，不能走1格或2格。
    • 对手在这条线上跟你一样多，或者更多：你的棋子都不能沿这条线走。

    图里线两端的数字，是白方<b>G4</b>这枚棋子的结果：横排走3格，两条斜线各走1格。它能走到绿色的格子。

    挡路的棋子一律跳过，没有吃子。

    前进、后退、横走都行。必须落在空格上，而且<b>不能落在对手的目标线上</b>。
game-differo-rules-3 =
    📖 <b>怎么分胜负</b>

    • 你的棋子落到目标线上，<b>你赢</b>。一枚就够。
    • 轮到你而你的棋子都动不了，<b>你输</b>。认输或离开也算输。
    • 同一局面、轮到同一方走，第三次出现时是<b>平局</b>。总共走满300步，或者双方都同意，也是平局。

    <b>房规：换色。</b>白方走完第一步后，黑方可以不走棋，改为换色。先走的那位改执黑，接着走。

    <b>格子的名字。</b>字母是横排，从上到下A到I。数字是 \ 斜线，标在斜线下端。

    先点棋子，再点格子。也可以发送 <code>/move F2-F8</code>。发送 /puzzle 解谜题。
open-differo = ▶ 我来走
differo-table =
    第{ $number }步{ $swap ->
        [yes] { " " }· 黑方第2步可以换色
       *[no] { "" }
    }
differo-over = 🏁 共走了{ $moves }步
differo-plays =
    { $colour ->
        [white] ⚪ 白方，往上走到A排
       *[black] ⚫ 黑方，往下走到I排
    }
differo-side =
    { $colour ->
        [white] 白方
       *[black] 黑方
    }
differo-wins-here = 到这里赢
differo-side-wins-here =
    { $colour ->
        [white] 白方
       *[black] 黑方
    }到这里赢
differo-home = 到达目标线
differo-rows-to-go = 还差{ $rows }排
differo-board-lines = 文字版里，\ 斜线是竖直往下的。
differo-board-chosen = 🔷 { $cell } · ❇️ 能走到这里
differo-which-piece =
    <b>轮到你了。</b>要走哪枚{ $colour ->
        [white] 白
       *[black] 黑
    }棋子？
differo-lines = <b>{ $cell }</b>能走：{ $lines }。
differo-line-row = 横排<b>{ $count }</b>格
differo-line-falling = \ 斜线<b>{ $count }</b>格
differo-line-rising = / 斜线<b>{ $count }</b>格
differo-line-either = 两条斜线都是<b>{ $count }</b>格
differo-key-wins = { $move } · 赢
differo-key-draws = { $move } · 平局
differo-other-piece = ← 换个棋子
differo-swap = ⇄ 换色
differo-tap-below = 用牌桌下方的按钮选怎么走。
differo-not-more = 这条线上你有{ $own }枚棋子，对手有{ $others }枚。你比对手多，才能沿它走。
differo-off-board = 往那边走{ $count }格就出棋盘了。
differo-taken = 往那边走{ $count }格是{ $cell }，那里已经有棋子了。
differo-their-goal = { $cell }在对手的目标线上，不能落在那里。
event-differo-moved =
    { $seat }走了<b>{ $source } → { $target }</b>{ $again ->
        [yes] 。同一局面第二次出现：再来一次就是平局。
       *[no] 。
    }
event-differo-swapped = ⇄ { $seat }换了色。
event-differo-gave_up = 🏳 { $seat }认输了。
reason-differo-goal = 🏆 { $winners }到达目标线，赢了！
reason-differo-blocked = 🏆 { $winners }赢了：对方无路可走！
reason-differo-repetition = 🤝 平局：同一局面第三次出现。
reason-differo-long = 🤝 走满300步，平局。
reason-differo-gave_up = 🏆 { $winners }赢了：对方认输。
rule-differo-white = 谁执白
rule-differo-white-help = 白方先走。可以是第一个加入的、第二个加入的，或者随机。
rule-differo-white-first = 先加入的
rule-differo-white-second = 后加入的
rule-differo-white-lot = 随机
rule-differo-swap = 换色
rule-differo-swap-help = 白方走完第一步，黑方可以不走棋，改为换色。所以白方第一步最好走得两边都公平。
puzzle-title = 🧩 <b>Differo谜题{ $number }</b>/{ $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>白方</b>
       *[black] ⚫ <b>黑方</b>
    }先走，{ $count ->
        [1] <b>一步取胜</b>。
       *[other] <b>{ $count }步取胜</b>。
    }点出走法，或发送 <code>/puzzle { $example }</code>。
puzzle-told =
    ✅ <b>{ $move }</b>！{ $colour ->
        [white] 白方
       *[black] 黑方
    }走<b>{ $reply }</b>撑得最久。
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>：{ $solver }解出来了！
       *[no] 🎉 <b>{ $move }</b>：解出来了！
    }
puzzle-button = 🧩 谜题
puzzle-next = 下一道谜题 →
puzzle-what = 发送 /puzzle 来一道谜题，/puzzle 3 做第3题（共{ $count }题），或者发送走法，比如 /puzzle { $example }。
puzzle-not-home = { $move }到不了目标线，但有别的走法可以。
puzzle-loses =
    { $move }会输：{ $colour ->
        [white] 黑方
       *[black] 白方
    }走{ $reply }，就到了目标线。
puzzle-escapes =
    { $move }不对：{ $reply }之后，{ $colour ->
        [white] 白方
       *[black] 黑方
    }{ $count ->
        [1] 下一步就不一定能赢了。
       *[other] 就没法{ $count }步必胜了。
    }
differo-no-swap = 现在不能换色。只有黑方能换，在白方走完第一步之后，而且房规要允许。
differo-not-yours = { $cell }上没有你的棋子。
differo-goes = { $cell }能走到{ $targets }。
differo-stuck = { $cell }被困住了，现在动不了。
typed-differo = 写棋子在哪、走到哪：F2-F8。字母是横排，从上到下A到I。数字是 \ 斜线，1到9，标在斜线下端。
role-differo-white = ⚪ 白方
role-differo-black = ⚫ 黑方
typed-words-differo = swap: 换色 交换
