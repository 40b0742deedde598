game-deerportal-about = 抢先冲进传送门，一路捡钻石，让元素互相使绊子。
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal, 鹿门, 传送门
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>目标：</b>结束时钻石 💎 最多。

    每人有自己的路线，从角落（0号格）走到中间的传送门 🌀（40号格）。路线互不相交，谁也挡不了你。

    <b>轮到你时</b>
    1. 掷骰子 🎲。
    2. <b>前进或后退</b>，点数必须走完，不能不走。后面退不了那么远，就自动前进。点数超过了，照样进传送门。
    3. 只看<b>停下</b>的那一格。有钻石就归你。有符文就触发一张牌（见下一页）。

    <b>结束：</b>第一个到传送门的人得5颗钻石，并开启鹿模式 🦌。所有人加起来再走16个回合，或者所有人都进了传送门，就数钻石。最多的人赢！
game-deerportal-rules-2 =
    📖 <b>符文和牌</b>

    每条路线开局有12颗钻石和16个符文。符文分属 💧 水、🌱 土、🔥 火、💨 风。停在符文上，就触发那个元素牌堆的顶牌（人人都看得到），作用在那个元素身上：

    • <b>冰冻</b> ❄️：那个元素的玩家停一回合。冻两次停两回合。
    • <b>失去符文</b>：那位玩家的路线上少1个符文。
    • <b>拿1颗钻石</b>：你得1颗，哪怕那条路线上已经没有了。
    • <b>拿2颗钻石</b>：那条路线上有几颗拿几颗，最多2颗。

    到手的钻石是安全的：牌只能拿还在路线上的。停在<b>自己</b>元素的符文上没有效果，但牌照样用掉。一个牌堆的最后一张（第32张）用完，它的符文全部消失。

    🧘 <b>冥想：</b>后退时点数正好回到自己的角落，你的路线就像开局那样重新摆满。
game-deerportal-rules-3 =
    📖 <b>传送门和结局</b>

    🌀 点数够就可以进传送门。<b>第一个</b>进的得5颗钻石，后面的没有。进门之后，你的钻石都留着，不能再走，牌也冻不到你，但你路线上剩下的东西全部消失。

    🦌 <b>鹿模式</b>一共16个回合，每个座位4个。停掉的回合也算，已经进传送门的玩家的回合也算。

    💠 <b>大钻石</b>再加3颗。只有火 🔥 能拿：第一个进传送门，而且当时手里的钻石比谁都多。

    <b>谁赢？</b>钻石最多的就是鹿神 🦌，没到过传送门也行。平局时，到过传送门的排前面，先到先排。其他到过传送门的是僧人 🙏。

    空座位由电脑坐。季节只是换换棋盘的样子。
open-deerportal = 🧭 我来走
level-document = 经典
level-document-help = 🤖 <b>经典</b>只按一条简单规则走：哪边有东西拿就去哪边，否则抛硬币，从不多想一步。
deerportal-water = 💧 水
deerportal-earth = 🌱 土
deerportal-fire = 🔥 火
deerportal-air = 💨 风
deerportal-stop = 冰冻
deerportal-card = 失去符文
deerportal-diamond = 拿1颗钻石
deerportal-diamonds = 拿2颗钻石
deerportal-spring = 🌸 春
deerportal-summer = ☀️ 夏
deerportal-fall = 🍂 秋
deerportal-winter = ❄️ 冬
deerportal-time =
    { $season } · 第{ $round }轮{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>鹿模式</b>：最后一回合
       *[other] { " " }· 🦌 <b>鹿模式</b>：这回合之后还剩{ $left }回合
    }
deerportal-over = 🏁 钻石数完了
deerportal-piles = 🎴 现在符文的效果：{ $cards }
deerportal-big = 💠 大钻石还在传送门里：对{ $who }来说值3颗
deerportal-sides = 🤝 钻石 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } 往前，一直到{ $last }号格：{ $things ->
        [none] 什么都没有
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } 往后，一直到{ $last }号格：{ $things ->
        [none] 什么都没有
       *[other] { $things }
    }
deerportal-still = 💎 路线上还有：{ $counts }
deerportal-at = { $mark } { $field }/{ $last }格 · 💎 { $count }
deerportal-home = { $mark } 🌀 在传送门里 · 💎 { $count }
deerportal-frozen = ❄️ 停{ $turns }回合
deerportal-score =
    { $team ->
        [yes] 全队：
       *[no] { "" }
    }{ $count }颗钻石
deerportal-title-god = 🦌 <b>鹿神</b> · 💎 { $count }
deerportal-title-monk = 🙏 僧人：到了传送门 · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 提前离开
       *[no] 🌾 没到过传送门
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 没到过传送门
   *[other] 🌀 第{ $number }个进传送门
}
deerportal-together = 🤝 合计{ $count }
deerportal-roll = 🎲 掷骰子
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }：💎
deerportal-rune =
    { $field }：{ $effect ->
        [stop] 冰冻 { $element } ❄️
        [card] { $element } 失去符文
        [diamond] 从 { $element } 拿 1 💎
        [diamonds] 从 { $element } 拿 { $count } 💎
       *[none] { $element } 无效果
    }
deerportal-portal =
    🌀 传送门{ $bonus ->
        [none] { "" }
       *[other] ：+{ $bonus } 💎
    }
deerportal-corner = { $field }：🧘 冥想
deerportal-ends = { $move } · 本局结束
deerportal-said =
    { $way ->
        [back] 后退
       *[forward] 前进
    }{ $place ->
        [portal] 进传送门 🌀
        [corner] 到你的角落（🧘 冥想）
        [diamond] 到{ $field }号格（一颗钻石 💎）
        [own] 到{ $field }号格（自己的符文，{ $element }：无效果）
        [rune] 到{ $field }号格（{ $element } 符文：{ $card }）
       *[nothing] 到{ $field }号格（空的）
    }
deerportal-ask-roll = <b>轮到你了：</b>掷骰子。
deerportal-ask-way = 🎲 <b>你掷出{ $number }：前进还是后退？</b>
event-deerportal-rolled = 🎲 { $seat }掷出{ $number }。
event-deerportal-moved =
    { $rolled ->
        [0] { $seat }
       *[other] { $seat }掷出{ $rolled }，
    }{ $way ->
        [back] 退到
       *[forward] 走到
    }{ $place ->
        [portal] 传送门
        [corner] 角落
       *[field] { $end }号格
    }{ $found ->
        [diamond] ，捡到一颗钻石 💎。
        [own] ：自己的符文，无效果。
       *[nothing] 。
    }
event-deerportal-meditated = 🧘 { $seat }冥想了：路线重新摆满。
event-deerportal-found_big = 💠 { $seat }拿到大钻石：{ $count }颗钻石！
event-deerportal-found_diamond = 💎 { $seat }捡到一颗钻石。
event-deerportal-drew =
    { $what ->
        [own] { $seat }触发了自己元素 { $mark } 的符文：无效果。
        [frozen] { $seat }的符文冰冻了{ $target }（{ $mark }）：停一回合 ❄️。
        [lost] { $seat }的符文让{ $target }（{ $mark }）的路线少了1个符文。
        [lost-nobody] { $seat }的符文让{ $element }路线 { $mark } 少了1个符文。
        [won] { $seat }从{ $target }（{ $mark }）的路线拿走{ $gained }颗钻石。
        [won-nobody] { $seat }从{ $element }路线 { $mark } 拿走{ $gained }颗钻石。
        [won-anyway] { $element }路线 { $mark } 已经没有钻石了，{ $seat }还是得了1颗钻石。
        [no-diamond] { $seat }的符文没起作用：{ $element }路线 { $mark } 没有钻石了。
        [no-rune] { $seat }的符文没起作用：{ $element }路线 { $mark } 没有符文了。
       *[no-one] { $seat }的符文没起作用：{ $element }路线 { $mark } 上没有人。
    }{ $was_last ->
        [yes] 这是牌堆的最后一张，{ $mark } 的符文全都消失了。
       *[no] { "" }
    }
event-deerportal-reached_portal =
    { $rolled ->
        [0] 🌀 { $seat }
       *[other] 🌀 { $seat }掷出{ $rolled }，
    }{ $place ->
        [1] 第一个到传送门，得{ $bonus }颗钻石！
       *[other] 到了传送门。
    }
event-deerportal-deer_mode = 🦌 鹿模式开始：所有人加起来还剩{ $turns }回合。
event-deerportal-missed =
    ❄️ { $seat }停了一回合{ $left ->
        [0] 。
       *[other] ，还要停{ $left }回合。
    }
event-deerportal-season_began = { $season }天到了。
event-deerportal-left = { $seat }带着钻石离开了。
event-deerportal-ended = 游戏结束。
reason-deerportal-all_home =
    🌀 所有人都进了传送门。{ $count ->
        [1] { $winners }赢了，成为 🦌 鹿神！
       *[other] { $winners }一起赢了，都成为 🦌 鹿神！
    }
reason-deerportal-deer_mode =
    🦌 鹿模式结束。{ $count ->
        [1] { $winners }赢了，成为鹿神！
       *[other] { $winners }一起赢了，都成为鹿神！
    }
reason-deerportal-last_standing = 别人都离开了，{ $winners }坚持到最后，赢了！
rule-deerportal-fair_centre = 人人能拿大钻石
rule-deerportal-fair_centre-help = 谁都能拿大钻石，不只是火。进传送门时钻石最多，而且没人跟你一样多，就归你。
rule-deerportal-portal_required = 不进传送门不算
rule-deerportal-portal_required-help = 没到过传送门的玩家，钻石再多也排在到过的人后面。
rule-deerportal-quick = 快速局
rule-deerportal-quick-help = 所有人从半路的20号格出发。
rule-deerportal-no_bots = 空位就空着
rule-deerportal-no_bots-help = 你加电脑才有电脑。元素按加入顺序分：水、土、火、风。鹿模式每位玩家4回合。
rule-deerportal-random_bonus = 传送门奖5或6颗
rule-deerportal-random_bonus-help = 第一个进传送门的玩家得5或6颗钻石，随机。
rule-deerportal-teams = 两队对战
rule-deerportal-teams-help = 对角的两个角落是一队：水和火，土和风。每队的钻石加在一起算。
deerportal-day-1-2 = 弗丽嘉重新拿起纺纱杆的日子
deerportal-day-1-6 = 凯尔特人敬三相女神的日子
deerportal-day-1-10 = 圣杰兰特日
deerportal-day-1-13 = 仲冬祭，隆冬的献祭
deerportal-day-1-20 = 又一个仲冬祭，按另一种历法
deerportal-day-1-22 = 缪斯的节日
deerportal-day-1-25 = 古老的迪丝节
deerportal-day-1-30 = 圣火节，古老的火之庆典
deerportal-day-1-31 = 敬女武神的日子
deerportal-day-2-2 = 第一个季中日 · 因波克节，布里吉德的节日
deerportal-day-2-11 = 鸟儿开始唱歌的日子
deerportal-day-2-14 = 瓦利的节日
deerportal-day-3-2 = 乌鸦日
deerportal-day-3-13 = 城堡星期日，太阳重生，春天近了
deerportal-day-3-17 = 三叶草之神的日子，如今的圣帕特里克节
deerportal-day-3-18 = 希拉日
deerportal-day-3-19 = 第一个四季日：春分
deerportal-day-3-20 = 伊登的节日
deerportal-day-3-21 = 奥斯塔拉，撒克逊人的春天女神
deerportal-day-4-30 = 五朔节前夜，瓦尔普吉斯之夜
deerportal-day-5-1 = 五朔节，凯尔特人的篝火节
deerportal-day-5-4 = 第二个季中日
deerportal-day-5-12 = 猫咪大游行
deerportal-day-5-14 = 午夜太阳节
deerportal-day-5-18 = 角神科尔努诺斯的节日
deerportal-day-5-20 = 雷神之锤妙尔尼尔的节日
deerportal-day-5-24 = 敬三相女神的母亲节
deerportal-day-6-20 = 第二个四季日：夏至
deerportal-day-6-21 = 仲夏节，一年里最长的白天
deerportal-day-6-23 = 圣约翰之夜，仲夏夜
deerportal-day-8-1 = 卢格纳萨节，太阳神卢格的夏日竞技
deerportal-day-8-2 = 戈黛娃夫人日
deerportal-day-8-4 = 莫奈尔湖和它的疗愈之水
deerportal-day-8-5 = 第三个季中日
deerportal-day-8-10 = 山羊王集市
deerportal-day-8-14 = 刺果人日
deerportal-day-8-17 = 奥丁受难日
deerportal-day-8-23 = 伊尔玛塔的节日
deerportal-day-8-28 = 弗雷法克西，弗雷的日子
deerportal-day-8-29 = 乌尔德的节日
deerportal-day-9-21 = 第三个四季日：秋分
deerportal-day-10-8 = 红发埃里克日
deerportal-day-10-9 = 莱夫·埃里克松日
deerportal-day-10-11 = 树林里的老妇人
deerportal-day-10-14 = 冬夜节，庄稼都收好了
deerportal-day-10-18 = 大号角集市
deerportal-day-10-24 = 风中精灵的节日
deerportal-day-10-27 = 互送苹果的阿兰节
deerportal-day-10-31 = 万圣节前夜
deerportal-day-11-1 = 萨温节，太阳远去，凯尔特新年开始
deerportal-day-11-5 = 第四个季中日
deerportal-day-12-6 = 圣尼古拉节，奥丁化作他的模样带队狩猎
deerportal-day-12-9 = 尤尔节大扫除，丹麦人打水酿尤尔麦酒
deerportal-day-12-13 = 沃登的狂猎
deerportal-day-12-18 = 马神艾波娜的节日
deerportal-day-12-20 = 第四个四季日：冬至
deerportal-day-12-21 = 太阳女神贝薇的节日 · 尤尔节，时轮的十二天
deerportal-not-rolled = 先掷骰子：/move 掷
deerportal-tap-way = 骰子已经掷了，点你想去的方向。
deerportal-has-rolled = 你已经掷过了。发送 /move 前进 或 /move 后退
typed-deerportal = 可以写三个词：掷、前进、后退。
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: 掷 掷骰子 骰子
    forward: 前进 前 往前
    back: 后退 后 往后
