game-rally-about = 满地图跑，到各车站收集印章，抢先冲到终点。
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>目标</b>
    在地图各处收集印章。集够了（一般是4枚），就抢先赶到终点 🏁。大家从有箭头的那一格出发。

    <b>轮到你时</b>
    1. 掷骰子。
    2. 沿着路走，掷出几点就正好走几步。一步走到下一格。车站也算一格。
    3. 回合结束时停在车站上，就得到它的印章。

    <b>怎么结束</b>
    有人到了终点，这一轮要走完：这轮还没轮到的人各走一回合，然后游戏结束。
    到了终点的人排在前面，先到先排。其他人按印章数排，数目一样就并列。
    要是别人都离开了，最后剩下的那位赢。
game-rally-rules-2 =
    👣 <b>怎么走</b>

    • <b>绿色方块</b>是一口气把步数走完能到的地方。会走最短的路，走完回合就结束。
    • <b>蓝色圆圈</b>是中途可停的地方：(2) 表示离这里2步。停下后再选一次，把剩下的步数用完，这样路线就由你定。要中途停，点<i>中途停…</i>
    • 步数必须全用完：不能原地不动，也不能留着。
    • <b>你的足迹：</b>同一回合里，走过的格子不能再走，连出发的那格也不行。下回合就可以了。
    • <b>走不动了？</b>进了死路，或者被自己的足迹围住，剩下的步数作废，回合就停在那里。那里是车站的话，印章照样拿。
    • 玩家之间互不挡路。一格上站多少人都行。
game-rally-rules-3 =
    🏷 <b>印章</b>
    • 带字母的牌子就是车站。回合<b>结束</b>时停在那里才能拿印章，路过或中途停都不算。
    • 每个印章只能拿一次，但人人都能拿，不会被拿光。
    • 可以多拿，超过需要的也行。
    • 按钮上有 🏷，表示回合停在那里能拿到新印章。

    🏁 <b>终点</b>
    • 印章没集够，不能进终点。
    • 集够之后，到终点的最短路<b>正好</b>等于你剩下的步数，才能直接进。路太短就绕一绕：中途在别处停一下，让最后一步正好踏进终点。
    • 不能穿过终点。
    • 到了终点，就不用再走了。
game-rally-rules-4 =
    🏠 <b>房规</b>

    • <b>地图：</b>老城（6个车站）、七岬岛（8个）、星空（10个），或者你自己的：发送 /map 看怎么做。
    • <b>取胜印章数：</b>2–6枚，不一定是4枚。地图上的车站不够这个数，就要全部集齐。
    • <b>集齐印章：</b>每个车站的印章都要有。
    • <b>两颗骰子：</b>掷两颗，走总点数。
    • <b>轻松进终点：</b>步数有多也能进终点，多的作废。
    • <b>掉头：</b>在死路中途停下时，可以掉头，从来的路走回去。
    • <b>没得选就自动走</b>（默认开）：只有一个地方能去时，自动替你走。掷骰子和走进终点那一步还是你自己来。
rally-example-1 = 小安
rally-example-2 = 小博
open-rally = 🗺 我来走
rally-map-town = 老城
rally-map-island = 七岬岛
rally-map-sky = 星空
rally-map-own = 自己的地图
rally-table = 🗺 <b>{ $map }</b> · { $needed }枚印章可进终点 🏁
rally-steps =
    🎲 { $dice } · <b>还剩{ $steps }步</b>{ $some ->
        [0] { "" }
       *[other] 。没有正好{ $steps }步远的格子，所以先中途停：({ $some }) 表示走{ $some }步之后。
    }
rally-nearest =
    👣 { $mine ->
        [yes] 到各印章的步数
       *[no] { $who }到各印章的步数
    }：{ $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] 你到终点 🏁 的步数
       *[no] { $who }到终点 🏁 的步数
    }：{ $steps }
rally-stampless = 🏷 能拿到印章。
rally-ahead = 🧭 这次能走到的格子，好的在前。后面写着从那里到下一个印章或终点的步数：
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }：拿印章，再到{ $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }：到终点！
rally-ahead-stops = 🧭 中途可停的地方，好的在前。后面写着停在那里之后，回合最好结束在哪一格。
rally-field = { $number }号格
rally-stands =
    { $place } · { $more ->
        [yes] { $held }枚印章（要{ $needed }枚）
       *[no] { $held }/{ $needed }枚印章
    }
rally-home = 🏁 已到终点 · { $held }枚印章
rally-final =
    { $held ->
        [0] 没有印章
       *[other] { $held }枚印章
    }{ $stamps ->
        [none] { "" }
       *[other] ：{ $stamps }
    }
rally-final-home = 🏁 带着{ $held }枚印章到终点
rally-score = { $held }枚印章
rally-hand-steps = { $steps }步
rally-roll = 🎲 掷骰子
rally-go-field = { $number }号格
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place }（{ $steps }/{ $whole }步）
rally-walk-part = 中途停…
rally-more-places = 还有{ $count }个…
rally-where = <b>去哪里？</b>
rally-rest = <b>还剩{ $steps }步，去哪里？</b>
rally-which-part = <b>先停在哪里？</b>({ $some }) 表示走{ $some }步之后。停下后接着走，但不能穿过自己的足迹。
rally-tap-below =
    用牌桌下方的按钮选去哪里。{ $some ->
        [0] { "" }
       *[other] ({ $some }) 表示走{ $some }步停在那里，再接着走。
    }
rally-tap-roll = 轮到你了：点牌桌下方的 🎲 掷骰子。
rally-look = 还没轮到你。这个游戏没有秘密，牌桌上什么都看得到。
event-rally-rolled = { $seat }掷出 🎲 { $dice }。
event-rally-rolled_two = { $seat }掷出 🎲 { $dice }：{ $steps }步。
event-rally-walked =
    { $seat }走了{ $steps }步，到<b>{ $to }</b>{ $left ->
        [0] 。
       *[other] ，还剩{ $left }步。
    }
event-rally-turn =
    { $seat }掷出 🎲 { $dice }，走到<b>{ $to }</b>{ $held ->
        [0] 。
       *[other]
            ：🏷 印章{ $more ->
                [yes] { $held }枚（要{ $needed }枚）。
               *[no] { $held }/{ $needed }。
            }
    }
event-rally-forfeited = { $seat }走不动了，{ $steps }步作废。
event-rally-stamped =
    🏷 { $seat }拿到<b>{ $at }</b>的印章：{ $more ->
        [yes] { $held }枚（要{ $needed }枚）。
       *[no] { $held }/{ $needed }。
    }
event-rally-finished =
    🏁 { $seat }{ $place ->
        [1]
            第一个到终点！{ $ends ->
                [yes] { "" }
               *[no] 其他人走完这一轮。
            }
       *[other] 也到了终点。
    }
event-rally-left = { $seat }离开了游戏。
event-rally-ended = 游戏结束。
reason-rally-finished = 🏁 { $winners }第一个到终点，赢了！
reason-rally-last_standing = 别人都走了，{ $winners }坚持到最后，赢了！
rule-rally-board = 地图
rule-rally-board-help = 用哪张地图。想用自己的，就把文件发到这里，再回复它 <code>/map</code>。
rule-rally-board-town = 老城
rule-rally-board-island = 七岬岛
rule-rally-board-sky = 星空
rule-rally-board-own = 🗺 自己的地图
rule-rally-stamps_needed = 取胜印章数
rule-rally-stamps_needed-help = 集够几枚印章才能进终点 🏁。
rule-rally-all_stamps = 集齐印章
rule-rally-all_stamps-help = 地图上每个车站的印章都要有。
rule-rally-two_dice = 两颗骰子
rule-rally-two_dice-help = 掷两颗骰子，走总点数。
rule-rally-no_exact_finish = 轻松进终点
rule-rally-no_exact_finish-help = 步数有多也能进终点 🏁，多的作废。
rule-rally-turnaround = 掉头
rule-rally-turnaround-help = 在死路中途停下时，可以掉头，从来的路走回去。
rally-town-S = 西门
rally-town-A = 老磨坊
rally-town-B = 皮匠铺
rally-town-C = 钟楼
rally-town-D = 鱼市
rally-town-E = 剧院
rally-town-F = 酒坊
rally-town-Z = 城堡
rally-island-S = 港口
rally-island-A = 海鸥岬
rally-island-B = 珊瑚岬
rally-island-C = 北岬
rally-island-D = 椰林岬
rally-island-E = 海盗岬
rally-island-F = 海龟岬
rally-island-G = 温泉
rally-island-H = 古庙
rally-island-Z = 灯塔
rally-sky-S = 天文台
rally-sky-A = 天鹅
rally-sky-B = 天琴
rally-sky-C = 天鹰
rally-sky-D = 鲸鱼
rally-sky-E = 天蝎
rally-sky-F = 白羊
rally-sky-G = 狮子
rally-sky-H = 巨蟹
rally-sky-I = 大熊
rally-sky-J = 天龙
rally-sky-Z = 北极星
map-kept =
    🗺 <b>{ $name }</b>：{ $positions }格，{ $stations }个车站。{ $where ->
        [private] 已给你存好。
       *[group] 已给本群存好。想用它，发送 /newgame rally，在“房规”的“地图”里选。
    }
map-brought = 由{ $by }上传。只有本人或管理员能换。
map-is-anothers = 本群已经有地图了。只有上传的人或管理员能换。
map-play = ▶ 用这张地图玩
map-unnamed = 你的地图
map-how =
    把你的地图做成JSON文件发到这里，再用 /map 回复那个文件。它长这样：

    <pre>{ "{" }"name": "我们村", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "小卖部"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code>从0到1000，<code>y</code>从0到800。<code>look</code>可以是<code>town</code>、<code>island</code>或<code>sky</code>。一张地图有5到120个位置，最多12个车站。
map-too-many = 你一小时内上传了{ $most }张地图，到上限了。{ $minutes }分钟后再试。
map-lost = 文件没下载下来。再发一次，然后用 /map 回复它。
map-refused = ❌ 这张地图还不能用：
map-fault = • 第{ $line }行：{ $fault }
map-more =
    • … 还有{ $all ->
        [yes] { $count }处。
       *[no] 别的。
    }
map-fault-too-large = 文件有{ $size } KB，上限是{ $most } KB。
map-fault-not-text = 这不是文本文件。存成UTF-8的纯文本。
map-fault-not-json = 这不是JSON：第{ $column }列有问题。看看是不是少了逗号、引号或括号。
map-fault-no-map = 地图是花括号里的一个对象，里面有<code>positions</code>和<code>connections</code>。
map-fault-missing =
    { $position ->
        [none] 地图缺少<code>{ $word }</code>。
       *[other] 位置<code>{ $position }</code>缺少<code>{ $word }</code>。
    }
map-fault-unknown-word =
    { $position ->
        [none] 地图里的<code>{ $word }</code>我不认识。
       *[other] 位置<code>{ $position }</code>里的<code>{ $word }</code>我不认识。
    }
map-fault-no-list = <code>{ $word }</code>必须是方括号里的列表。
map-fault-no-position = <code>positions</code>里的第{ $number }个不是位置。这样写：<code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>。
map-fault-no-pair = 一条连接是两个位置，比如<code>["7", "8"]</code>。
map-fault-bad-id = <code>{ $value }</code>不能当位置<code>{ $position }</code>的<code>id</code>。用1到3个字母或数字。
map-fault-bad-x = 位置<code>{ $position }</code>的<code>x</code>是<code>{ $value }</code>，必须是0到1000的数字。
map-fault-bad-y = 位置<code>{ $position }</code>的<code>y</code>是<code>{ $value }</code>，必须是0到800的数字。
map-fault-bad-kind = 位置<code>{ $position }</code>的<code>kind</code>是<code>{ $value }</code>，必须是<code>field</code>、<code>station</code>、<code>start</code>或<code>finish</code>。
map-fault-bad-name = <code>name</code>是<code>{ $value }</code>，必须是最多30个字符的文字。
map-fault-bad-look = <code>look</code>是<code>{ $value }</code>，必须是<code>town</code>、<code>island</code>或<code>sky</code>。
map-fault-bad-count = 地图有{ $count }个位置，需要{ $least }到{ $most }个。
map-fault-bad-connections = 地图有{ $count }条连接，上限是{ $most }条。
map-fault-twice = 有两个位置都叫<code>{ $position }</code>。（大小写算一样。）
map-fault-no-start = 没有起点。给一个位置写上<code>"kind": "start"</code>。
map-fault-no-finish = 没有终点。给一个位置写上<code>"kind": "finish"</code>。
map-fault-two-start = 位置<code>{ $position }</code>是第二个起点，地图只能有一个。
map-fault-two-finish = 位置<code>{ $position }</code>是第二个终点，地图只能有一个。
map-fault-bad-stations = 地图有{ $count }个车站，需要1到{ $most }个。
map-fault-nowhere = 有条连接通到<code>{ $position }</code>，但没有这个位置。
map-fault-to-itself = 位置<code>{ $position }</code>连到了自己。
map-fault-connected-twice = <code>{ $one }</code>和<code>{ $other }</code>连了两次。
map-fault-too-many-ways = 位置<code>{ $position }</code>的连接超过了{ $most }条。
map-fault-too-close = 位置<code>{ $other }</code>离<code>{ $one }</code>太近。至少隔开{ $apart }。
map-fault-runs-over = 从<code>{ $one }</code>到<code>{ $other }</code>的连接压过了位置<code>{ $position }</code>。
map-fault-apart = 从起点到不了位置<code>{ $position }</code>。
map-fault-behind-finish = 位置<code>{ $position }</code>只能穿过终点才到得了，可终点不能穿过。
map-fault-finish-apart = 到不了终点，也就是位置<code>{ $position }</code>。
map-fault-no-end = 游戏可能永远结束不了：用两颗骰子时，在<code>{ $position }</code>的玩家怎么都没法把回合结束在<code>{ $goal }</code>。多加几个位置吧。
rally-not-rolled = 先掷骰子：/move 掷
rally-has-rolled = 你已经掷过了，还剩{ $steps }步。写你要去哪里。
rally-not-reached = 现在到不了{ $place }。你还剩{ $steps }步。
typed-rally = 先写“掷”，再写地图上的格子或车站，比如12或B。
rule-rally-forced_moves = 没得选就自动走
rule-rally-forced_moves-help = 只有一个地方能去时，自动替你走。掷骰子和走进终点 🏁 那一步还是你自己来。
typed-words-rally =
    roll: 掷 掷骰子 骰子
    to: 到 去
