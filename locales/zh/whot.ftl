game-whot-about = 跟着顶牌出，用罚牌坑别人，抢先把手牌出光。
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>目标</b>：第一个出光手里的牌。

    <b>开局</b>：每人发7张牌。再翻开1张放到牌堆上，这就是顶牌。这第一张就算是功能牌也不生效。剩下的牌是牌库，摸牌都从这里摸。

    <b>轮到你时</b>，二选一：
    1. <b>出1张能接顶牌的牌</b>：花色相同（● ▲ ✚ ■ ★）、数字相同，或者一张Whot（见第2页）。它就成了新的顶牌。
    2. 从牌库<b>摸1张牌</b>。手里有能出的也可以摸。刚摸的牌这回合不能出。

    然后轮到下家，一直按顺时针走。

    <b>出掉最后一张就赢</b>，哪怕它是功能牌。
game-whot-rules-2 =
    📖 <b>Whot：功能牌</b>

    <b>1 再来一次</b>：你再走一回合。

    <b>2 加二</b>：下家要么罚摸2张，要么用任意花色的2接上。接上了，再下家就要罚摸4张或者再接，依此类推。

    <b>5 加三</b>：一样，只是换成5，每次罚3张。2只能用2接，5只能用5接。罚摸之后回合就结束，下家照常走。如果能接的牌都已在牌堆里，会自动罚摸。

    <b>8 停一回合</b>：下家停一回合。只有2个人时，等于你再走一回合。

    <b>14 全员摸牌</b>：其他人各摸1张，然后照常轮到下家。

    <b>20 Whot</b>：什么牌上都能出，但不能用来接罚牌。出的时候你指定一种花色。之后只能出这种花色或别的Whot，直到有人出了一张不是Whot的牌。Whot是你最后一张时，不用指定，直接赢。
game-whot-rules-3 =
    📖 <b>Whot：牌库摸完了</b>

    <b>第一次</b>有人要摸而牌不够时，把牌堆洗匀当新牌库，只留下顶牌。

    <b>之后</b>不再洗牌。牌库彻底空了，就是<b>突然死亡 ☠️</b>：可以继续出牌，但一旦要摸而牌不够，本局立刻结束，不管是你自己要摸、是罚牌，还是有人出了全员摸牌（哪怕那是TA的最后一张牌）。手里分数最少的人赢。分数相同就并列获胜。

    <b>手牌分数</b>：牌面数字就是分数，★ 算两倍，Whot算20分。冠军之后的名次也看分数：越少越靠前。

    <b>中途离开</b>，你的牌放到牌库底部，名次排在所有留下的人后面。你欠着的罚牌转给下家。只剩一个人时，这个人赢。

    <b>共54张牌</b>：12张 ●、12张 ▲、9张 ✚、9张 ■、7张 ★，还有5张Whot。
open-whot = 🃏 我的牌
whot-card = Whot
whot-symbol-circle = 圆
whot-symbol-triangle = 三角
whot-symbol-cross = 十字
whot-symbol-square = 正方形
whot-symbol-star = 星
whot-name-1 = 再来一次
whot-name-2 = 加二
whot-name-5 = 加三
whot-name-8 = 停一回合
whot-name-14 = 全员摸牌
whot-name-20 = Whot
whot-top = 顶牌
whot-market = 牌库
whot-market-holds = 牌库：{ $count }
whot-board =
    顶牌：<b>{ $card }</b> · { $market ->
        [0] 没牌可摸了
       *[other] 还能摸{ $market }张
    }
whot-called = 📣 指定：<b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] 摸{ $count }张牌
       *[no] { $seat }要摸{ $count }张牌
    }{ $answer ->
        [none] 。
        [none-or-whot] ，或者用Whot接。
        [number-or-whot] ，或者用{ $number }或Whot接。
       *[number] ，或者用{ $number }接。
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ 再加一张{ $number }，或者结束回合{ $count ->
                [0] 。
               *[other] 。然后{ $asked }要摸{ $count }张牌。
            }
       *[no]
            ⚠️ { $you ->
                [yes] 你要摸{ $count }张牌。
               *[no] { $asked }要摸{ $count }张牌。
            }{ $seat }还可以先再加一张{ $number }。
    }
whot-holds =
    { $count ->
        [1] <b>1张牌</b>
       *[other] { $count }张牌
    }
whot-hand = 🃏 你的手牌：{ $cards }
whot-points = { $count }分
whot-match = 🏆 目前分数：{ $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = 你没有牌。
whot-alert = 你的牌。要出哪张，就点牌桌下方的编号：
whot-large-hand = { $count }张牌。能出：{ "" }
whot-draw =
    { $count ->
        [1] 摸牌
       *[other] 摸{ $count }张
    }
whot-ends =
    { $label } · { $match ->
        [yes] 这一把结束
       *[no] 本局结束
    }
whot-deadly =
    { $match ->
        [yes] ☠️ 牌库快没了。一旦不够摸，这一把就结束。
       *[no] ☠️ 牌库快没了。一旦不够摸，本局就结束，分数最少的玩家赢。
    }
whot-done = 完成
whot-catch = 抓{ $seat }：没喊“最后一张！”
whot-says-last = “最后一张！”
whot-which-symbol = <b>指定什么花色？</b>
whot-last-unsaid = ☐ 喊“最后一张！”
whot-last-said = ☑ 喊“最后一张！”
whot-number-last = { $number }：最后一张！
whot-not-pick = { $card }接不了。出一张{ $number }，或者摸{ $count }张牌。
whot-not-pick-undefended = 现在不能出{ $card }。你得摸{ $count }张牌。
whot-not-decking = 不能加{ $card }，只能再加{ $number }。
whot-not-special = { $card }是功能牌。按你们的房规，最后一张必须是普通牌。
whot-not-called = { $card }出不了。指定的是{ $symbol }。
whot-not-fitting = { $card }接不上{ $top }。出同花色、同数字的牌，或者Whot。
whot-tap-a-symbol = 要出Whot，就点你想指定的花色。
whot-no-whot = 你没有Whot，不能指定花色。
event-whot-played =
    { $seat }出了<b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] ，指定<b>{ $call }</b>
    }{ $last ->
        [yes] ：“最后一张！”
       *[no]
            { $left ->
                [0] ，手牌出光了！
                [1] 。还剩1张牌。
               *[other] 。
            }
    }
event-whot-pick_due = { $seat }要摸{ $count }张牌。
event-whot-pick_cancelled = { $seat }抵消了{ $count }张罚牌。
event-whot-held_on = { $seat }再走一回合。
event-whot-suspended = { $seat }停了一回合。
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { $seat }为此摸了{ $count }张：<b>{ $cards }</b>。
                [market] 全员摸牌：{ $seat }摸了<b>{ $cards }</b>。
                [pick] { $seat }摸了{ $count }张：<b>{ $cards }</b>。
               *[turn] { $seat }摸了<b>{ $cards }</b>。
            }
       *[no]
            { $why ->
                [caught] { $seat }为此摸了{ $count }张牌。
                [market] 全员摸牌：{ $seat }摸了1张牌。
               *[turn] { $seat }摸了{ $count }张牌。
            }
    }
event-whot-market = 全员摸牌：{ $count }人各摸了1张。
event-whot-reshuffled =
    { $count ->
        [1] 牌库空了，牌堆里的1张牌成了新牌库。
       *[other] 牌库空了，牌堆里的{ $count }张牌洗成了新牌库。
    }
event-whot-sudden_death = ☠️ 突然死亡：牌库彻底没了。
event-whot-caught = { $seat }忘了喊“最后一张！”，被{ $by }抓到了。
event-whot-left = { $seat }的牌放到了牌库底部。
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ 突然死亡：这一把结束。
       *[empty_hand] 这一把结束。
    }分数：{ $scores }。
event-whot-ended = 所有人都亮了牌。
reason-whot-empty_hand = { $winners }出掉最后一张牌，赢了！
reason-whot-sudden_death =
    ☠️ 突然死亡：{ $count ->
        [1] { $winners }分数最少，赢了！
       *[other] { $winners }分数最少，并列获胜！
    }
reason-whot-match =
    整场结束。{ $count ->
        [1] { $winners }分数最少，赢了！
       *[other] { $winners }分数最少，并列获胜！
    }
reason-whot-last_standing = 别人都走了，{ $winners }坚持到最后，赢了！
rule-whot-hand_size = 起手牌数
rule-whot-hand_size-help = 每人发几张牌。
rule-whot-market_keeps_turn = 出14后再走一回合
rule-whot-market_keeps_turn-help = 出全员摸牌（14）后，你再走一回合。
rule-whot-tender = 不重洗
rule-whot-tender-help = 牌库不会重洗。一旦不够摸，本局就结束，分数最少的玩家赢。
rule-whot-whot_cancels_pick = Whot抵消罚牌
rule-whot-whot_cancels_pick-help = 可以用Whot接2或5。这样谁都不用摸。
rule-whot-no_defending = 罚牌不能接
rule-whot-no_defending-help = 出了2或5，下家必须摸牌，谁都不能接。
rule-whot-pick_five = 5罚5张，不是3张
rule-whot-pick_five-help = 5的罚牌从3张变成5张。
rule-whot-star_skips_two = ★8跳过两个人
rule-whot-star_skips_two-help = 出了★8，接下来两个人都停一回合。
rule-whot-draw_until_playable = 摸到能出为止
rule-whot-draw_until_playable-help = 只要开始摸，就要摸到一张能出的才停。然后必须出一张能出的：那张或别的都行。
rule-whot-double_decking = 同数字可以一起出
rule-whot-double_decking-help = 一回合可以出好几张数字相同的牌。
rule-whot-last_card_call = 喊“最后一张！”
rule-whot-last_card_call-help = 出倒数第二张牌时要喊。忘了喊，下家可以抓你，你就摸2张牌。
rule-whot-no_special_finish = 最后一张不能是功能牌
rule-whot-no_special_finish-help = 最后一张必须是普通牌，不能是1、2、5、8、14或Whot。
rule-whot-match_to = 整场
rule-whot-match_to-0 = 1把
rule-whot-match_to-100 = 100分
rule-whot-match_to-help = 一把结束时，手里剩的牌都算进你的分数，越少越好。一把接一把，直到有人满100分。那时分数最少的玩家赢。
rule-whot-forced_moves = 没得选就自动走
rule-whot-forced_moves-help = 要罚摸、而且大家都看得出你接不了时，自动替你摸。开了“罚牌不能接”就总是这样。只是手里没有能出的牌时，还是由你自己摸。
whot-not-held = 你没有{ $card }。
whot-say-symbol = 加上要指定的花色，比如：/move w20 星
whot-not-last = 只有出倒数第二张牌、而且房规要求喊的时候，才能喊“最后”。
whot-not-draw-found = 你摸到了能出的牌。出它，或者出别的能出的。
whot-not-draw-decking = 你已经出过了。再加一张{ $number }，或发送 /move 完成
typed-whot = 出牌就写花色的字母加数字：圆<b>c</b>、三角<b>t</b>、十字<b>x</b>、正方形<b>s</b>、星<b>*</b>。出Whot再加上指定的花色。例如：/move c5、/move *8、/move w20 星、/move 摸
typed-open-whot = /move 加一张牌，比如<b>c5</b>
typed-words-whot =
    circle: 圆 圆形 圆圈
    triangle: 三角 三角形
    cross: 十字 叉
    square: 正方形 方块
    star: 星 星星
    draw: 摸 摸牌 抽 抽牌
    take: 拿 拿牌
    market: 牌库
    last: 最后 最后一张
    card: 牌
    done: 完成 结束
    catch: 抓
