you-was =
    { WHO($seat) ->
       *[other] 被
    }
computer-name = 电脑{ $number }
player-name = 玩家{ $number }
name = { $name }
list-of = { $others }和{ $last }
labelled = { $label }：{ $value }
you-first = 你
you = 你
is-host = 房主
is-away = 暂离（电脑代打）
has-left = 已离开
has-kicked = 已移出
has-resigned = 已认输
level-easy = 简单
level-normal = 普通
level-hard = 困难
level-random = 随机
level-greedy = 贪心
close = ✕ 关闭
back = ← 返回
refresh = ↻ 刷新
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 规则
open-panel = ▶ 我来走
earlier-moves = ← 前面
more-moves = 更多 →
deadline = ⏳ { $time }截止
deadline-clock = { $clock }
deadline-now = ⌛ 时间到
pace-none = 不限时
pace-seconds = { $count }秒
pace-minutes = { $count }分钟
pace-hours =
    { $count ->
        [24] 1天
       *[other] { $count }小时
    }
rule-on = 是
rule-off = 否
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>房规</b> · { $game }
house-rules-plain = 标准
house-rules-plain-line = 标准规则。
house-rules-how = 点一条房规，看说明或修改。
house-rules-read = 点一条房规看说明。只有房主和管理员能改。
house-rules-stand = 开局后就不能改房规了。
house-rules-here = 🏠 <b>本桌房规</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = 现在：<b>{ $value }</b>
house-rule-read = 只有房主和管理员能改。
house-rules-button = 🏠 房规
back-to-lobby = ← 返回牌桌
game-no-rules = 我这儿还没有{ $game }的规则。
