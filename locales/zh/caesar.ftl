game-caesar-about = 凯撒对克娄巴特拉：靠虚张声势、侦察和否决，争取罗马五个官职的贵族。
game-caesar = 凯撒与克娄巴特拉
game-caesar-aliases = Caesar, Cleopatra, 凯撒, 克娄巴特拉
game-caesar-rules-1 =
    📖 <b>凯撒与克娄巴特拉</b>

    <b>目标：</b>争取罗马的贵族。贵族分五个官职，三个（裁判官、市政官、财务官）各有5位，两个（执政官、监察官）各有3位。结束时分数最多的人赢。

    <b>开局：</b>双方各自把1、2、3、4、5秘密扣在桌上，每个官职一张。之后每人手里还有1到5各一张和一张否决，另有一道密令（第4页）。凯撒先走。

    <b>轮到你时</b>
    1. 出影响力牌：出<b>一张</b>，正面朝上或扣着都行；或出<b>两张</b>，一张正面朝上、一张扣着。至少出一张。一个官职上你最多放五张。
    2. 还可以出<b>一张</b>行动牌，之前之后都行。但在第一张影响力牌之后出了行动牌，就不能再出第二张影响力牌。
    3. 从袋里抽一个<b>胸像</b>：可能会有官职投票。
    4. 把手牌补到六张。每一张都由你选牌库：影响力或行动。
game-caesar-rules-2 =
    🗿 <b>胸像和投票</b>

    袋里有七个胸像。
    • 官职胸像：那个官职投票。胸像放到一边。
    • 🪨 灰：不投票。胸像放到一边。
    • ⚫ 黑：不投票。所有胸像连它自己都放回袋里。
    不管抽到哪个，之后凡是有8张或更多牌（双方合计）的官职也要投票。所以同一个官职一回合可能投票两次。

    <b>怎么投票</b>
    1. 把那个官职上的牌全部翻开，之后一直翻开着。
    2. 各自把点数加起来。哲学家 Φ 算0。
    3. 总点数大的一方赢得一位贵族。但只要有一方的 Φ 比对方多，就改成<b>小</b>的一方赢。
    4. 不管谁赢，总点数大的一方弃掉最大的数字，另一方弃掉最小的。其他牌都留着，Φ 也是。
    <b>总点数相同：</b>谁都不赢，也不弃牌。

    一个官职的最后一位贵族被赢走后，那里的牌全部弃掉，它的胸像也退出游戏。
game-caesar-rules-3 =
    🃏 <b>牌</b>

    <b>影响力牌</b>（每人37张）：1到5每个数字七张，加两张哲学家<b>Φ</b>。

    <b>行动牌</b>（每人10张）
    🗡 <b>刺杀</b> ×3：你指定对手桌上一张正面朝上的牌，让TA弃掉，Φ 也行。
    👁 <b>侦察</b> ×3：对手在一个官职上扣着的牌全部翻开。
    🔀 <b>易位</b> ×1：拿起你在两个官职上的所有牌，在这两处重新分，全部扣着，每处最多五张。
    ⚡ <b>众神之怒</b> ×1：双方弃掉一个官职上的所有牌。
    ✋ <b>否决</b> ×2：对手宣布上面任何一张时，把它挡下。两张牌都弃掉，你马上摸一张。否决不能被否决，也只能用来回应。

    没有否决也会问你；如果大家都能看出你没有，就可能不问。被否决的牌也算用掉了这回合的行动牌。
game-caesar-rules-4 =
    🏆 <b>结束和计分</b>

    <b>没有影响力牌，</b>或者没有官职能放？那就只抽胸像，补到六张之前可以弃掉手里任意几张牌。
    <b>牌库空了</b>不重洗，从另一个摸。两个都空了，就用剩下的牌接着玩。

    出现下面任何一种情况，<b>游戏在那个回合结束时结束</b>：
    • 21位贵族全被赢走，
    • 双方手里和牌库里都没有影响力牌了，
    • 所有官职都是平局，而且谁也改变不了，
    • 桌面连续12个回合（每人6个）没有变化。

    <b>分数</b>
    • 每位贵族1分
    • 一个官职占多数（5位得3位，3位得2位）加1分，全拿下再加1分
    • 密令上的官职占多数加2分：裁判官、市政官或财务官

    分数最多的人赢。分数相同就是平局。
open-caesar = 🃏 我的牌
caesar-group-praetor = 裁判官
caesar-group-aedile = 市政官
caesar-group-quaestor = 财务官
caesar-group-consul = 执政官
caesar-group-censor = 监察官
caesar-persona-caesar = 凯撒
caesar-persona-cleopatra = 克娄巴特拉
caesar-card-p = Φ
caesar-card-assassination = 🗡 刺杀
caesar-card-scout = 👁 侦察
caesar-card-castling = 🔀 易位
caesar-card-wrath = ⚡ 神怒
caesar-card-veto = ✋ 否决
caesar-label-hand = 手牌
caesar-label-decks = 牌库
caesar-label-discarded = 弃牌
caesar-label-busts = 已抽胸像
caesar-label-bag = 袋里
caesar-title-mission =
    { $persona } · { $group }密令{ $done ->
        [yes] { " " }+2
       *[no] 没完成
    }
caesar-points = { $points }分
caesar-label-mission = 你的密令
caesar-name-assassination = 刺杀
caesar-name-scout = 侦察
caesar-name-castling = 易位
caesar-name-wrath = 神怒
caesar-name-veto = 否决
caesar-lost-nothing = 无
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] 全被赢走
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 已抽胸像：{ $out } · 袋里：{ $bag }
caesar-no-busts = 没有
caesar-decks = 📚 牌库（影响力 + 行动）：{ $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 弃牌：{ $discarded_one }和{ $discarded_other }
caesar-match = 🏆 整场第{ $game }局，{ $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>：放行，还是用否决挡下？
caesar-now-setup = 🤫 双方各自把1、2、3、4、5秘密扣下，每个官职一张。
caesar-now-play = ▶️ 接下来：出1或2张影响力牌，行动牌最多1张。
caesar-now-influence = ▶️ 接下来：出1或2张影响力牌。
caesar-now-more =
    ▶️ 接下来：出第二张影响力牌（{ $way ->
        [up] 正面朝上
       *[down] 扣着
    }）{ $acted ->
        [yes] { "" }
       *[no] 、出行动牌
    }，或者抽胸像。
caesar-now-action = ▶️ 接下来：行动牌或抽胸像。
caesar-now-replace = ▶️ 接下来：摸一张牌补上否决。
caesar-now-castling = ▶️ 接下来：重排选好的两个官职上的牌，全部扣着。
caesar-now-discard = ▶️ 影响力牌出不了。接下来：弃掉不想要的牌，再补到六张。
caesar-now-refill = ▶️ 接下来：把手牌补到六张。
caesar-mission = 🎯 密令：赢得多数{ $group }（+2）
caesar-hand = 🃏 你的手牌：{ $cards }
caesar-discards = 🗑 弃牌：{ $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — 没有弃牌 —
       *[other] 🗑 弃牌（{ $count }）
    }
caesar-standing = { $persona } · <b>{ $points }</b>分 · 手牌：影响力{ $influence }、行动{ $actions }
caesar-final =
    { $patricians }位贵族 + 官职{ $bonus }{ $mission ->
        [none] { "" }
        [missed] （{ $group }密令没完成）
       *[done] { " " }+ { $group }密令2
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 刺杀（翻开的{ $card }，{ $group }）
caesar-trick-scout = 👁 侦察（{ $group }）
caesar-trick-castling = 🔀 易位（{ $group }和{ $other }）
caesar-trick-wrath = ⚡ 众神之怒（{ $group }）
caesar-ask-setup = <b>哪张牌扣在 { $icon } { $group }上？</b>第{ $number }张，共5张。最后一张自动扣在监察官上。
caesar-ask-play = <b>选一张牌。</b>出1张影响力牌，或2张（一张正面朝上，一张扣着）。之前或之后还可以出1张行动牌。
caesar-ask-influence = <b>选一张影响力牌。</b>行动牌你已经出过了。
caesar-ask-more =
    <b>再出一张{ $way ->
        [up] 正面朝上的
       *[down] 扣着的
    }？</b>选一张，{ $acted ->
        [yes] 或者抽胸像。
       *[no] 或者出行动牌，或者抽胸像。
    }
caesar-ask-action = <b>出一张行动牌，或者抽胸像。</b>这回合不能再出影响力牌了。
caesar-ask-where =
    <b>{ $way ->
        [either] { $card }放到哪个官职？</b>
        [up] { $card }正面朝上，放到哪个官职？</b>
       *[down] { $card }扣着，放到哪个官职？</b>
    }
caesar-ask-target =
    <b>{ $card }：{ $kind ->
        [castling] 哪两个官职？
       *[other] 哪个官职？
    }</b>
caesar-ask-veto = <b>放行吗？</b>手里没有否决也会问你。
caesar-ask-replace = <b>摸一张牌补上否决。</b>从哪个牌库摸？
caesar-ask-castling =
    <b>{ $card }放到哪里？</b>{ $count ->
        [1] 这是最后一张，扣着。
       *[other] 还有{ $count }张要放，都扣着。
    }
caesar-ask-discard = <b>你出不了影响力牌。</b>想弃哪些就弃，再点“完成”。然后补到六张。
caesar-ask-refill = <b>摸{ $missing }张牌。</b>📜 影响力（剩{ $influence }）还是 🎭 行动（剩{ $actions }）？
caesar-at = { $icon } { $group }
caesar-veto = ✋ 否决！
caesar-pass = 🤝 放行
caesar-done-play = 🗿 抽胸像
caesar-done-discard = ✅ 完成
caesar-discard = 弃{ $card }
caesar-draw-influence = 📜 影响力（{ $count }）
caesar-draw-action = 🎭 行动（{ $count }）
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — 最后一张 —
       *[other] — 然后：{ $cards } —
    }
caesar-all-at =
    { $count ->
        [2] 两张都
       *[other] { $count }张都
    } → { $icon } { $group }
caesar-bust-drawn = — 胸像已抽 —
caesar-bust-follows = — 接着抽胸像 —
caesar-veto-played = — 否决已出 —
caesar-first-influence = 先摸1张 📜
caesar-first-action = 先摸1张 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card }正面朝上，{ $icon } { $group }
caesar-play-down = { $card }扣着，{ $icon } { $group }
caesar-not-veto = 否决只能回应对手的行动牌，不能单独出。
caesar-no-veto = 你没有否决，只能放行。
caesar-not-acted = 这回合你已经出过行动牌了。
caesar-not-assassination = 对手没有正面朝上的牌。
caesar-not-scout = 对手没有扣着的牌。
caesar-not-castling = 易位要两个还有贵族的官职，而且其中一个上有你的牌。
caesar-not-wrath = 桌上没有影响力牌。
caesar-not-closed = 这回合不能再出影响力牌了。你已经出了两张，或者在第一张之后出了行动牌。
caesar-not-open = 没有官职能放了。每个都已经有你的五张牌，或者没有贵族了。
caesar-not-bust = 先出一张影响力牌，再抽胸像。
caesar-not-there = 这个按钮只是告诉你接下来是什么。
caesar-not-another = 这回合你已经抽过胸像了。
caesar-not-vetoed = 你出了否决，摸一张牌补上。
caesar-not-yet = 先把要重排的牌一张张放完。
caesar-not-again = 这张牌你已经放过了。
caesar-full = 你在那里已经有五张牌，到上限了。
caesar-no-such-card = 你没有这张牌。
caesar-keys = { $icon }5表示把5正面朝上放到{ $group }。
caesar-own-hidden = 🙈 你扣着的牌：{ $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card }放到 { $icon } { $group }：正面朝上还是扣着？</b>
        [up] 把{ $card }正面朝上放到 { $icon } { $group }？</b>
       *[down] 把{ $card }扣在 { $icon } { $group }上？</b>
    }{ $way ->
        [either] { "" }
       *[other] “+ 🗿”会顺便抽胸像。
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] { $icon } { $group }上哪张正面朝上的牌？
        [castling] { $icon } { $group }和另外哪个官职？
       *[other] 对 { $icon } { $group }用{ $card }？
    }</b>对手可以否决。
caesar-place-up = { $card }正面朝上
caesar-place-down = { $card }扣着 ▮
caesar-not-here = 这张牌现在不能放到{ $group }。
caesar-not-won = { $group }的贵族已全被赢走。
caesar-empty-hand = 你没有牌。
event-caesar-two =
    { $known ->
        [yes] { $seat }把<b>{ $card }</b>正面朝上放到 { $icon } { $group }，把<b>{ $card2 }</b>扣在 { $icon2 } { $group2 }上。
       *[no] { $seat }把<b>{ $card }</b>正面朝上放到 { $icon } { $group }，又把一张牌扣在 { $icon2 } { $group2 }上。
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }。{ $result ->
        [tie] 平局：什么都不变。
        [turned] 哲学家 { $phil_one } : { $phil_other }，结果反转：<b>{ $winner }</b>以小胜大，赢得一位贵族。
       *[won] <b>{ $winner }</b>赢得一位贵族。
    }{ $result ->
        [tie] { "" }
       *[other]
            { $high }弃掉{ $highest }，{ $lowest ->
                [0] { $low }没有可弃的。
               *[other] { $low }弃掉{ $lowest }。
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat }扣下了<b>{ $cards }</b>。
       *[no] { $seat }扣下了五张牌。
    }
event-caesar-played = { $seat }把<b>{ $card }</b>正面朝上放到 { $icon } { $group }。
event-caesar-hid =
    { $known ->
        [yes] { $seat }把<b>{ $card }</b>扣在 { $icon } { $group }上。
       *[no] { $seat }把一张牌扣在 { $icon } { $group }上。
    }
event-caesar-announced = 📣 { $seat }宣布 <b>{ $trick }</b>。
event-caesar-passed = { $seat }放行了。
event-caesar-vetoed = ✋ <b>否决！</b>{ $seat }挡下了 { $trick }。
event-caesar-assassinated = 🗡 { $seat }失去了 { $icon } { $group }上翻开的<b>{ $card }</b>。
event-caesar-revealed = 👁 { $seat }只好翻开 { $icon } { $group }上的<b>{ $cards }</b>。
event-caesar-castled = 🔀 { $seat }重排了牌：{ $icon } { $group }放{ $first }张，{ $icon2 } { $group2 }放{ $second }张，全都扣着。
event-caesar-struck = ⚡ 众神怒击 { $icon } { $group }，弃牌：{ $one } { $lost_one }，{ $other } { $lost_other }。
event-caesar-bust_drawn =
    🗿 { $seat }抽到{ $bust ->
        [black] <b>黑色胸像</b> ⚫：所有胸像放回袋里。
        [grey] <b>灰色胸像</b> 🪨：不投票。
       *[group] { " " }<b>{ $icon } { $group }</b>的胸像。
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b>上有8张或更多牌，也要投票：
       *[no] 🗳 { $icon } <b>{ $group }</b>投票：
    }{ $vote }
event-caesar-exhausted = 🏛 { $icon } { $group }全被赢走，那里的牌和胸像退出游戏。
event-caesar-discarded = { $seat }弃了一张牌：<b>{ $card }</b>。
event-caesar-drew =
    { $known ->
        [yes] { $seat }摸到<b>{ $card }</b>。
       *[no]
            { $seat }摸了1张{ $deck ->
                [influence] 影响力牌。
               *[action] 行动牌。
            }
    }
event-caesar-drew-several =
    { $seat }摸了{ $influence ->
        [0] { $actions }张行动牌。
       *[other]
            { $influence }张影响力牌{ $actions ->
                [0] 。
               *[other] 和{ $actions }张行动牌。
            }
    }
event-caesar-left = { $seat }离开了游戏。
event-caesar-ended =
    { $result ->
        [tie] 这局平局，{ $best } : { $worst }。
       *[won] <b>{ $winner }</b>赢了这局，{ $best } : { $worst }。
    }{ $goes_on ->
        [yes] 下一局交换角色。
       *[no] { "" }
    }
reason-caesar-patricians =
    贵族全被赢走。{ $count ->
        [1] { $winners }赢得罗马！
       *[other] { $winners }平分罗马！
    }
reason-caesar-influence =
    没有影响力牌可出了。{ $count ->
        [1] { $winners }赢得罗马！
       *[other] { $winners }平分罗马！
    }
reason-caesar-stalemate =
    每个官职都是平局，谁也改变不了。{ $count ->
        [1] { $winners }赢得罗马！
       *[other] { $winners }平分罗马！
    }
reason-caesar-standstill =
    12个回合没有变化。{ $count ->
        [1] { $winners }赢得罗马！
       *[other] { $winners }平分罗马！
    }
reason-caesar-match =
    整场结束。{ $count ->
        [1] { $winners }赢了！
       *[other] { $winners }并列获胜！
    }
reason-caesar-left = { $winners }赢得罗马：对方离开了。
rule-caesar-missions = 密令
rule-caesar-missions-help = 每人有一个秘密官职，在那里占多数就加2分。
rule-caesar-philosophers = 投票后的哲学家
rule-caesar-philosophers-help = 投票分出胜负后，这个官职上的哲学家怎么办：全部留下、多的一方弃一张，或者全部弃掉。
rule-caesar-philosophers-stay = 全部留下
rule-caesar-philosophers-source = 弃1张
rule-caesar-philosophers-classic = 全部弃掉
rule-caesar-personas = 谁当凯撒
rule-caesar-personas-help = 凯撒可以是第一个加入的、第二个加入的，或者随机。另一位是克娄巴特拉。
rule-caesar-personas-seats = 先加入的
rule-caesar-personas-swapped = 后加入的
rule-caesar-personas-dealt = 随机
rule-caesar-cleopatra_starts = 克娄巴特拉先走
rule-caesar-cleopatra_starts-help = 第一回合由克娄巴特拉走，不是凯撒。
rule-caesar-best_of_three = 三局两胜
rule-caesar-best_of_three-help = 最多玩三局，先赢两局的赢下整场。每局之后交换角色。
caesar-not-so = 现在能出{ $card }，但不能这样出。
typed-caesar = 写牌、官职，再写“明”（正面朝上）或“扣”。牌：1到5，哲学家写p。官职：裁判官、市政官、财务官、执政官、监察官。可以简写，比如“3 执政 明”。
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = 没得选就自动走
rule-caesar-forced_moves-help = 要是大家都看得出你没有否决（手里没有行动牌，或者两张否决都弃了），对手出行动牌就不再问你，直接生效。对手用易位，或者接下来就要抽胸像，还是会问你。
typed-words-caesar =
    praetor: 裁判官 裁判
    aedile: 市政官 市政
    quaestor: 财务官 财务
    consul: 执政官 执政
    censor: 监察官 监察
    up: 明 翻开
    down: 扣 扣着
    p: 哲学家 Φ
    assassination: 刺杀
    scout: 侦察
    castling: 易位
    wrath: 神怒 众神之怒
    veto: 否决
    draw: 摸 抽
    influence: 影响力 影响力牌
    action: 行动 行动牌
    discard: 弃 弃牌
    pass: 放行
    done: 完成
    bust: 胸像
