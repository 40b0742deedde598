command-replay = 一步步回看上一局
replay-button = 📽 回放
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = 开局。
replay-moved = { $who }走了一步。
replay-eyes = 👁 { $who }
replay-next-key = ⭐ 下个关键时刻
replay-eyes-button = 👁 { $name }的视角
replay-open-button = 👁 全部亮牌
replay-share = ↗ 分享
replay-share-text = 📽 一局{ $game }，一步步看
replay-number = 发送 /replay 加数字，直接跳到那一步。
replay-at-border = 到头了。
replay-running = 这局还在玩。结束后就能看回放。
replay-none = 这里还没玩完过一局。发送 /newgame 开一局。
replay-gone = 这局我已经没有了。
star-button =
    ⭐ 加星{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ 再来一颗星，这局我就一直留着。
star-kept = ⭐ 这局进珍藏了：/games
star-taken-back = ✓ 你的星收回了。
star-for-players = 只有管理员和玩过这局的人能给它加星。
star-full = 珍藏最多放{ $most }局。先收回一颗星。
games-replay = 📽 /replay 一步步回放最新的一局。
games-starred = ⭐ 加星的
games-title-starred = ⭐ <b>这里的珍藏</b>
games-none-starred = 还没有加星的局。用 /games 打开一局，点“⭐ 加星”：管理员的一颗，或两位玩家各一颗，它就一直留在这里。
name-show = 👁 分享的回放里显示我的名字
name-hide = 🙈 分享的回放里隐藏我的名字
name-shown = ✓ 打开分享的回放，谁都能看到你的名字了。
name-hidden = ✓ 分享的回放现在只显示你名字的第一个字。
