table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }，轮到你了！
turn-computer = 🤖 { $who }在想…
turn-of-several = 👉 等{ $who }…
table-deserted = 💤 人都走开了，游戏先暂停。30分钟内没人回来就结束。
table-not-shown = ⚠️ Telegram现在不让我显示牌桌。你们走的每一步都保存好了，我会继续试。你也可以发送 /board 试试。
nudge =
    ⏰ { $who }，时间快到了！{ $then ->
        [computer] 再不行动，电脑就先替你玩，直到你回来。
        [goes-on] 时间一到，游戏就不等了。
       *[clock] 再不行动，就自动替你走一步。
    }
rules-table =
    👥 人数：{ $players }。{ $first ->
        [seat] 最先加入的人先走；再来一局时轮到下一位。
        [none] { "" }
       *[role] { $first }先走。
    }
    ⏰ 超时的话，会自动替你走一步。
rules-before = ◂ 返回第{ $page }页
rules-after = 下一页：{ $page } ▸
reclaim-button = 🙋 我回来了
next-round = 🪑 下一局：{ $names }
told-so-far = 到目前为止：
told-since = 你上一步之后：
told-alone = 经过：
beside = ⋯ 更多
beside-the-game = <b>你想做什么？</b>
your-turn = <b>轮到你了</b>
panel-hint =
    💡 只有你看得到。{ $asked ->
        [yes] 想做什么就点什么，暂时不行的话我会告诉你原因。
       *[no] { "" }
    }
not-your-turn = 等{ $who }…
you-are-away = 你回来之前，电脑替你玩。
draw-is-offered = 🤝 { $who }提议平局。{ $asked }，同意吗？
draw-own-offer = 🤝 你提议了平局。下一步之前都有效。
draw-yes = 🤝 同意平局
draw-no = 继续玩
pass-windows-how =
    { $passes ->
        [yes] 对手的行动牌你一律放行，不再问你。点{ pass-windows-off }恢复。
       *[no] { pass-windows-on }：对手出行动牌时不再问你，直接生效。随时可以改回来。
    }
pass-windows-on = ⏩ 一律放行
pass-windows-off = ✋ 重新问我
draw-or-offer = 🤝 提议平局
draw-or-sure = 🏳 认输
resign-sure = <b>这局要认输吗？</b>
resign-yes = 🏳 认输
resign-no = 继续玩
undo-is-asked = ↩ { $who }想悔一步。{ $asked }，同意吗？
undo-own-request = ↩ 你请求悔棋。下一步之前都有效。
undo-yes = ↩ 可以悔棋
undo-no = 不行，落子无悔
undo-ask = ↩ 悔棋
leave-sure = <b>{ $who }，要离开这局吗？</b>离开后座位就没了。
leave-yes = 离开
leave-no = 继续玩
end-sure = <b>要结束这局{ $game }吗？</b>所有人的这局都会结束，不会有赢家。
end-this = 🏁 结束本局
end-yes = 结束
end-no = 继续玩
ended = 这局{ $game }已结束，没有赢家。发送 /newgame 再开一局。
result-title = 🏁 <b>{ $game }</b>
result-place = 第{ $rank }名
result-more-title = ⋯ <b>{ $game }</b> · 赛后
result-more-save = 📄 <b>保存本局</b>：我把对局记录发到这里，一步不落，你可以留着。
result-more-fair =
    🔒 <b>公平</b>：在有人加入之前，我就公布了这串代码：{ $seal }

    { $luck ->
        [no] 谁玩哪一边
       *[yes] 本局的所有运气都
    }由它背后的那个秘密数字决定。点<b>验证</b>会复制一条命令，在任何装了Python的电脑上都能用这个数字重新算出代码。代码一致，就说明它还是有人加入之前我选的那个数字。
reason-agreed = 所有人都同意平局。
copy-check = 🔒 验证
record-button = 📄 保存本局
record-caption = 📄 你们这局{ $game }，一步不落，留着吧。
record-check = 📄 <code>{ $file }</code>：转发到我们的私聊，我就帮你验证是否公平。也可以自己验证：<code>python -m engine verify { $file }</code>
rematch = 🔁 再来一局
explain-button = 🔎 我哪里走错了？
explain-looking = 🔎 正在复盘你走的每一步…要等几秒。
explain-one-at-a-time = 🔎 你的另一局还在复盘。稍后再试。
explain-nothing = 🔎 玩得漂亮：没有明显失误。
explain-failed = 这局没法复盘。
explain-older-rules = 🔎 这局用的是旧规则，没法复盘。
explain-in-private = 已发到我们的私聊。
explain-nowhere = 在这里没法单独给你看。打开我们的私聊，点“开始”，再试一次。
explain-title = 🔎 <b>失误{ $number }/{ $count }</b>
explain-played = 你选了<b>{ $move }</b>。
explain-better = 更好的是<b>{ $move }</b>，胜率{ $could }%，而不是{ $was }%。
explain-marks =
    🖼 ✗ 你当时的走法 · ✓ 更好的走法{ $tapped ->
        [yes] { " " }· ❓ 你点的
       *[no] { "" }
    }
explain-earlier = ◂ 上一个
explain-later = 下一个 ▸
