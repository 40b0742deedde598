import-title = 📂 <b>{ $game }</b> · { $players }位玩家 · { $moves }步
import-fair =
    ✓ <b>公平</b>：每一步都合规则，所有随机结果都来自这串代码背后的那个秘密数字：{ $seal }

    开局前我给你看过这串代码吗？看过，就说明之后什么都没改过。
import-fair-seed = ✓ <b>公平</b>：每一步都合规则，所有随机结果都来自一个秘密数字。这局太旧，没法证明数字是在有人加入之前选的。
import-stopped = 还没分出胜负，这局就结束了。
import-whose = <b>复盘谁的走法？</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>不公平，或者事后改过</b>：从一开始就对不上。
       *[other] ❌ <b>不公平，或者事后改过</b>：到第{ $at }步对不上了。
    }
import-older = 📂 这局用的是旧规则，没法验证。
import-newer = 📂 这局的版本比我新，我读不了。
import-foreign =
    { $at ->
        [0] 📂 这不像是一局游戏。点<b>保存本局</b>时我发的那个文件，把它发给我。要是Rally地图，就用 /map 回复那个文件。
       *[other] 📂 这局读不了：第{ $at }行有问题。
    }
import-too-long = 📂 这局步数太多，我验证不过来。
import-too-large = 📂 这个文件太大，不像一局游戏。
import-lost = 📂 这个文件没验证成。再发一次试试。
import-gone = 📂 你发来的对局我只留一天。再把文件发给我。
import-too-many = 你一小时内发了{ $most }个文件，到上限了。{ $minutes }分钟后再试。
record-every-draw = 包括每次摸牌
