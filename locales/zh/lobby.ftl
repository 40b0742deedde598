lobby-title = 🎲 <b>{ $game }</b> · { $seats }人
lobby-sits =
    { $count ->
        [0] 还没有人加入
       *[other]
            { $full ->
                [yes] { $most }个座位都坐满了
               *[no] 已入座：{ $count }/{ $most }
            }
    } · ⏳ 每步{ $pace }
lobby-rematch = 🔁 再来一局：想玩就点“加入”，不点不算。
seat-kept = 留座
lobby-house-rules = 🏠 房规：{ $rules }
lobby-fills = 🤖 空着的{ $count }个座位由电脑（{ $level }）补上。
lobby-hands = 🃏 你的牌会显示在这里，只有你看得到。<a href="{ $link }">想在私聊里看？</a>
lobby-no-hands = 🃏 Telegram没法在这个群里单独给你看牌。点牌桌下方的按钮偷看一眼，或者到<a href="{ $link }">私聊</a>里看。
lobby-suggestion = 💡 { $who }提议玩{ $game }。
lobby-closed = 这桌已经关了。发送 /newgame 再开一桌。
join = 🪑 加入
start = ▶ 开始
more = ⋯ 更多
switch-to = 💡 换成{ $game }
speak-here = 🌍 这里用{ $language }？
speak-here-no = 不用
language-kept = 好，不再问了。管理员随时可以在 /settings 里换语言。
more-title = ⋯ <b>{ $game }</b> · 开局前
more-how = 想改什么就点什么。
more-read = 只有房主和管理员能改。你可以提议换个游戏。
more-games = 🎲 游戏
more-computers = 🤖 电脑
more-pace = ⏳ 每步用时
more-roles = 🎭 选边
more-fair = 🔒 公平
leave = 🚪 离开
more-games-title = 🎲 <b>游戏</b>
more-games-lead = 点一个游戏就换成它。
more-games-suggest = 点一个游戏，向{ $host }提议。
game-and-about = • <b>{ $game }</b>：{ $about }
pick-game = { $game }（{ $seats }）
pick-game-chosen = ✓ { $game }（{ $seats }）
pick-game-suggested = 💡 { $game }（{ $seats }）
more-computers-title = 🤖 <b>电脑</b>：{ $count }
more-computers-how = 点一个难度，加一个电脑。
add-computer = + 🤖 { $level }
remove-computer = − 电脑
more-pace-title = ⏳ <b>每步用时</b>：{ $pace }
more-pace-how = 只改这一桌。管理员可以用 /settings 改所有游戏的。
lobby-roles = 🎭 选你要的一边，房主先选。没人选的边按座位顺序分。
fair-play-title = 🔒 <b>公平</b>
fair-play-sealed =
    { $luck ->
        [no] 谁玩哪一边
       *[yes] 本局的所有运气
    }都已封好：{ $seal }

    全都来自一个秘密数字。我在有人加入之前就选好了它，这串代码就是证据。游戏结束后我会公开这个数字，谁都可以验证它和代码对得上。所以中途没人能换掉它，连我也不行。
copy-commitment = 🔒 复制代码
done-suggested = 💡 你提议玩{ $game }
done-suggestion-withdrawn = ✓ 已收回提议
done-joined-next = ✓ 已报名下一局
joined-for-a-computer = 座位满了，所以你接替了一个电脑。
played-on-for-a-computer = ✓ 你接替了电脑
late = 游戏已经开始。给你报名下一局了。
late-with-seats = 游戏已经开始，给你报名下一局了。想现在就玩，就接替一个电脑：
late-leave = 这次算了
take-over = { $name }
lobby-stands = 这里已经有一桌了。点“加入”。
playing-stands = 这里已经有一局在玩。点“加入”玩下一局。房主或管理员可以用 /endgame 结束这局。
asked-another = 只有发起的人能选。
