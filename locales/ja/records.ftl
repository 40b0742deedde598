somebody = 誰か
pool-whot = Whot、3人以上
pool-whot-2 = Whot、2人
command-me = 自分のレート、勝ち数、バッジを見る
command-top = このグループのランキングを見る
command-games = 最近のゲームをもう一度見る

lobby-rated = 🏅 レート戦
lobby-rated-from-two = 🏅 人が2人以上でレート戦
lobby-for-fun =
    🏠 フリー{ $why ->
        [house] ：ハウスルール
        [clock] ：時間無制限
       *[other] { "" }
    }
play-for-fun = 🏠 フリーで遊ぶ
rate-again = 🏅 レート戦にする
done-for-fun = ✓ このゲームはフリーになりました
done-rated = ✓ このゲームはレートに数えます
often-leaves = ⚠️ { $who }は途中で抜けることが多いです。

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 フリー{ $why ->
        [house] ：ハウスルール
        [clock] ：時間無制限
        [short] ：短すぎて数えません
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }：{ $who }
result-crown = 👑 { $month }：{ $who }（{ $count }ゲーム）
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月

me-title = 👤 <b>{ $name }</b> · このグループ
me-title-private = 👤 <b>{ $name }</b> · コンピューター戦
me-title-everywhere = 👤 <b>{ $name }</b> · 全グループ
me-nothing = ここではまだ最後まで遊んだゲームがありません。/newgame で始められます。
me-pool-rated = <b>{ $pool }</b>：{ $rating } · { $count }ゲーム
me-pool = <b>{ $pool }</b>：{ $count }ゲーム
me-won = 勝率{ $won }%（均等なら{ $share }%）
me-rating-how = レートは1500から始まります。±はまだずれているかもしれない幅、? はまだ定まっていない印です。
me-finishes = 🏁 完走{ $percent }%
me-answers = 1手平均{ $seconds }秒
me-badges = 🎖 バッジ{ $count }/{ $most }
privacy-button = 🛡 保存するもの
me-everywhere = 🌍 全グループ
my-games = 📜 自分のゲーム
badges-button = 🎖 バッジ

top-title-month = 🏆 <b>{ $pool }</b> · 今月
top-title-ever = 🏆 <b>{ $pool }</b> · 通算
top-month = { $who } · { $count }戦{ $won }勝
top-ever = { $who } · { $rating } · { $count }ゲーム
top-ever-few = { $who } · { $rating } · { $count }/{ $most }ゲーム
top-streak = 🔥 { $count }連勝
top-nothing = まだ誰もランキングにいません。ゲームを最後まで遊ぶと載ります。
top-month-button = 📅 今月
top-ever-button = 🏅 通算
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 グループに見せる
top-shown = ✓ グループに見せました
top-shown-lately = ランキングは少し前に出しました。10分に1回で十分です。
top-on = /top あり
top-off = /top なし
top-is-off = このグループではランキングがオフです。管理者なら /settings でオンにできます。

games-title = 📜 <b>ここでの最近のゲーム</b>
games-title-mine = 📜 <b>ここでのあなたの最近のゲーム</b>
games-line = { $number }. { $told }
games-none = 終わったゲームはまだありません。/newgame で始められます。
games-all = みんなのゲーム
games-mine = 自分のゲーム
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 引き分け · { $when }
game-told-ended = <b>{ $game }</b> · 途中終了 · { $when }
game-of-older-rules = 古いルールで遊んだゲームなので、もう開けません。

badges-title = 🎖 <b>バッジ{ $count }/{ $most }</b>
badges-open = まだのバッジ：
badge-earned = 🎖 <b>{ $badge }</b>：{ $about }
badge-open = • { $badge }：{ $about }
badge-secret = • ???
badge-games-1 = はじめの一歩
badge-games-1-about = ゲームを最後まで遊ぶ
badge-games-10 = 常連
badge-games-10-about = 10ゲームを最後まで遊ぶ
badge-games-50 = もはや家族
badge-games-50-about = 50ゲームを最後まで遊ぶ
badge-games-100 = 百の夜
badge-games-100-about = 100ゲームを最後まで遊ぶ
badge-games-500 = テーブルの伝説
badge-games-500-about = 500ゲームを最後まで遊ぶ
badge-wins-1 = 初勝利
badge-wins-1-about = 1回勝つ
badge-wins-10 = 10勝
badge-wins-10-about = 10回勝つ
badge-wins-50 = 50勝
badge-wins-50-about = 50回勝つ
badge-wins-100 = 100勝
badge-wins-100-about = 100回勝つ
badge-row-3 = ハットトリック
badge-row-3-about = 3連勝する
badge-row-5 = 絶好調
badge-row-5-about = 5連勝する
badge-row-10 = 止まらない
badge-row-10-about = 10連勝する
badge-won-whot = ラスト1枚
badge-won-whot-about = Whotに勝つ
badge-won-caesar = 凱旋
badge-won-caesar-about = シーザー＆クレオパトラに勝つ
badge-won-deerportal = 鹿の神のお気に入り
badge-won-deerportal-about = DeerPortalに勝つ
badge-won-rally = 一番乗り
badge-won-rally-about = Rallyに勝つ
badge-won-differo = 突破
badge-won-differo-about = Differoに勝つ
badge-won-all = オールラウンダー
badge-won-all-about = 5つのゲームすべてで勝つ
badge-learned = { $game }修了
badge-learned-about = { $game }のレッスンをすべて終える
badge-beat-hard = 鋼より強い
badge-beat-hard-about = 「むずかしい」のコンピューターより上位になる
badge-full-table = 満席
badge-full-table-about = 4人以上を相手に勝つ
badge-giant = 大物食い
badge-giant-about = レートが200以上高い人に勝つ
badge-met-10 = 顔が広い
badge-met-10-about = 10人と遊ぶ
badge-met-25 = みんなの友だち
badge-met-25-about = 25人と遊ぶ
badge-week = まる1週間
badge-week-about = 7日続けて遊ぶ
badge-night = 夜ふかし
badge-night-about = 午前2時〜5時に勝つ（UTC）
badge-phoenix = 不死鳥
badge-phoenix-about = 5連敗のあとに勝つ
badge-dead-heat = 全員同着
badge-dead-heat-about = 全員で1位を分け合う
badge-fast = 早業
badge-fast-about = 1手3秒未満で勝つ
badge-marathon = マラソン
badge-marathon-about = 200手以上のゲームを最後まで遊ぶ
badge-last-again = よき敗者
badge-last-again-about = 3回続けて最下位でも最後まで残る

command-nickname = 世界ランキングでの名前を選ぶ
world-button = 🌍 世界
world-title = 🌍 <b>{ $pool }</b> · 全グループ
world-line = { $place } { $who } · { $rating }
world-nobody = まだ誰もいません。定まったレート、相手5人と2グループ、そしてニックネームが必要です。
world-how = 載りたいときは、<code>/nickname</code> で名前を選びましょう
nickname-chosen = 🌍 レートが定まり、2つ以上のグループで5人と遊ぶと、世界ランキングに<b>{ $nickname }</b>として載ります。やめるときは <code>/nickname off</code>
nickname-none = 🌍 世界ランキングには載っていません。載るには、<code>/nickname</code> に続けて好きな名前を送りましょう。見えるのはその名前とレートだけで、Telegramの名前は出ません。
nickname-needs-letters = ニックネームには文字が2つ以上必要です。
