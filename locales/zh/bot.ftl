private-start =
    🎲 <b>Parlour</b>：在群里玩的桌游和纸牌游戏。

    把我拉进群，在那里发送 /newgame 就能开局。整局都在一条消息里，牌只有你自己看得到。

    也可以就在这里跟电脑玩：
group-start = 🎲 大家好！发送 /newgame 一起玩，/learn 学一个游戏，/help 看我会什么。
bot-description =
    🎲 在群里玩的桌游和纸牌游戏。

    整局都在一条消息里，牌只有你自己看得到。一口气玩完也行，慢慢玩几天也行，谁都不用装东西。

    把我拉进群，发送 /newgame 就能玩；或者点“开始”，先跟电脑来一局。
bot-short-description = 🎲 在群里玩的桌游和纸牌游戏。把我拉进群，发送 /newgame 就能玩。
add-to-group = ➕ 拉我进群
practise = { $game }（{ $seats }）
help-offer = ❔ 帮助
help-play = 🎲 玩
help-learn = 🎓 学习、回看
help-you = 👤 关于你
help-host = 🔑 房主、管理员
for-you = 👇 只有你看得到：
help-title = 🎲 <b>Parlour</b>：就在聊天里玩桌游和纸牌
settings-title = ⚙️ <b>群设置</b>：每步用时、图片、语言
pictures-on = 带图片
pictures-off = 只要文字
settings-language = 🌍 { $language }
own-language-title = <b>我跟你说话用哪种语言？</b>
chat-language-title = <b>我在这个聊天里用哪种语言？</b>
language-by-machine = { $language } · 由机器写成，还没有母语者检查过。
language-help = 🙏 <a href="{ $link }">帮我说得更地道</a>
my-turns = 有{ $count }局在等你走：
my-turns-none = 没有哪局在等你走。
a-group = 某个群
command-newgame = 开一局新游戏
command-newgame-private = 跟电脑玩
command-join = 加入游戏
command-hand = 看你的牌和可选走法（只有你看得到）
command-hand-private = 看你的牌和可选走法
command-move = 打字走一步（只发 /move 看说明）
command-board = 把牌桌移到聊天最下面
command-rules = 看这个游戏怎么玩
command-leave = 离开游戏
command-myturns = 看哪几局在等你走
command-notify = 有新桌开了或轮到你时通知你
command-puzzle = 解一道Differo谜题
command-map = 上传自己的Rally地图
command-skip = 跳过太慢的人（房主、管理员）
command-kick = 移出一个人（房主、管理员）
command-endgame = 结束游戏（房主、管理员）
command-endgame-private = 结束游戏
command-settings = 每步用时、图片、语言（管理员）
command-settings-private = 牌显示在哪里、图片、语言
command-language = 选择语言
command-help = 看我会什么
help-title-private = 🎲 <b>Parlour</b>：桌游和纸牌游戏。在这里跟电脑玩，在群里跟朋友玩。
for-groups = /{ $command } 只能在群里用：{ $about }。
command-near = 没有这个命令。你是说 /{ $command } 吗？
command-none = 没有这个命令。发送 /help 看我会什么。
command-plain = 我只听得懂按钮和命令。发送 /newgame 开局，或者 /help 看更多。
typed-plain = 要走这一步，发送 <code>/move { $move }</code>
settings-title-private = ⚙️ <b>你的设置</b>：牌显示在哪里、图片、语言
end-sure-private = <b>要结束这局{ $game }吗？</b>
my-turns-here = 👉 在这个聊天里轮到你了。发送 /board 看牌桌。
my-turns-at = • { $group }
only-in-private = 这个只能私下给你看。打开我们的私聊，再回来发送 { $command } 就行。
notify-allowed = 🔔 好了。有新桌开了，或轮到你时，我会在这里告诉你。
practice-title = 🎲 <b>{ $game }</b> · 跟电脑玩
practice-against =
    🤖 { $count ->
        [0] 还没加电脑
       *[other] { $count }个电脑（{ $level }）
    }
