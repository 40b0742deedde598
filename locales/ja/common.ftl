you-was =
    { WHO($seat) ->
        [you] は
       *[other] は
    }

computer-name = CPU{ $number }
player-name = プレイヤー{ $number }
name = { $name }
list-of = { $others }、{ $last }
labelled = { $label }：{ $value }
you-first = あなた
you = あなた
is-host = ホスト
is-away = 離席中（コンピューターが代打）
has-left = 抜けました
has-kicked = 外されました
has-resigned = 投了しました

level-easy = やさしい
level-normal = ふつう
level-hard = むずかしい
level-random = ランダム
level-greedy = 欲ばり

close = ✕ 閉じる
back = ← 戻る
refresh = ↻ 更新
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 ルール
open-panel = ▶ 手を決める
earlier-moves = ← 前へ
more-moves = 続き →

deadline = ⏳ 期限：{ $time }
deadline-clock = { $clock }
deadline-now = ⌛ 時間切れ
pace-none = 無制限
pace-seconds = { $count }秒
pace-minutes = { $count }分
pace-hours =
    { $count ->
        [24] 1日
       *[other] { $count }時間
    }

rule-on = あり
rule-off = なし
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>ハウスルール</b> · { $game }
house-rules-plain = 標準
house-rules-plain-line = 標準ルールです。
house-rules-how = ルールをタップすると、説明を見たり変えたりできます。
house-rules-read = ルールをタップすると説明が見られます。変えられるのはホストと管理者だけです。
house-rules-stand = ゲーム中はハウスルールを変えられません。
house-rules-here = 🏠 <b>このテーブルのハウスルール</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = いまの設定：<b>{ $value }</b>
house-rule-read = 変えられるのはホストと管理者だけです。
house-rules-button = 🏠 ハウスルール
back-to-lobby = ← テーブルに戻る
game-no-rules = { $game }のルールはまだありません。
