command-learn = 几分钟学会一个游戏
learn-it = 🎓 学一学（3分钟）
learn-short = 🎓 学一学
learn-games = 🎓 学一个游戏（3分钟）
lessons-title = 🎓 <b>学一个游戏</b>
lessons-which = 短短几课，亲手走一走，只有你看得到。想学哪个？
lessons-unknown = 我没有“{ $typed }”的课程。
lessons-none = 还没有课程。/rules 讲解每个游戏。
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = 点一课。可以随时关掉，随时回来。
lesson-list-done = 全部学完了。该上桌了！
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = 下一步 ▸
lesson-done = ✓ <b>这课学完了！</b>
lesson-last-done = ✓ <b>最后一课学完了！</b>现在跟简单电脑玩一局{ $game }试试。
lesson-badge = 🎖 新徽章：<b>{ $badge }</b>
lesson-next = 下一课：{ $title } ▸
lesson-play = ▶ 跟简单电脑玩
lesson-all = ← 课程
lesson-games = ← 游戏
lesson-learner = 你
lesson-name-1 = 小安
lesson-name-2 = 小博
lesson-name-3 = 小池
lesson-name-4 = 小朵
lesson-name-5 = 小鹏
