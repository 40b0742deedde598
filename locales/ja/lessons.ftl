command-learn = 数分でゲームを覚える
learn-it = 🎓 覚える（3分）
learn-short = 🎓 覚える
learn-games = 🎓 ゲームを覚える（3分）
lessons-title = 🎓 <b>ゲームを覚える</b>
lessons-which = 実際に手を動かす、あなただけの短いレッスンです。どのゲームを覚えますか？
lessons-unknown = 「{ $typed }」のレッスンはありません。
lessons-none = レッスンはまだありません。/rules でどのゲームの説明も見られます。
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = レッスンをタップしましょう。途中で閉じても、いつでも戻れます。
lesson-list-done = レッスンはすべて終わりました。さあ、遊びましょう！
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = 次へ ▸
lesson-done = ✓ <b>レッスン終了！</b>
lesson-last-done = ✓ <b>最後のレッスンでした！</b> 次は、やさしいコンピューターと{ $game }で遊んでみましょう。
lesson-badge = 🎖 新しいバッジ：<b>{ $badge }</b>
lesson-next = 次：{ $title } ▸
lesson-play = ▶ やさしいコンピューターと遊ぶ
lesson-all = ← レッスン一覧
lesson-games = ← ゲーム一覧
lesson-learner = あなた
lesson-name-1 = ユイ
lesson-name-2 = ケン
lesson-name-3 = ハル
lesson-name-4 = ミオ
lesson-name-5 = ソラ
