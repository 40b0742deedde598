game-deerportal-about = ポータルへ急ぎ、ダイヤを集め、属性をぶつけ合いましょう。
game-deerportal = DeerPortal
game-deerportal-aliases = ディアポータル, ポータル
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>目的</b>：最後にダイヤ💎をいちばん多く持っていること。

    道は1人に1本ずつ。コーナー（マス0）から中央のポータル🌀（マス40）まで続きます。道どうしは交わらないので、じゃまされることはありません。

    <b>自分の番</b>
    1. サイコロ🎲を振ります。
    2. 出た目のぶんだけ、<b>前か後ろ</b>に進みます。必ず動きます。後ろに下がるだけのマスがないときは、自動で前に進みます。目が大きすぎても、ポータルには入れます。
    3. 数えるのは<b>止まった</b>マスだけです。ダイヤがあれば、あなたのもの。ルーンがあれば、カードの効果が出ます（次のページ）。

    <b>終わり</b>：最初にポータルに着いた人はダイヤを5個もらい、鹿モード🦌が始まります。そこから全員合わせて16手番が過ぎるか、全員がポータルに入ったら、ダイヤを数えます。いちばん多い人の勝ちです！
game-deerportal-rules-2 =
    📖 <b>ルーンとカード</b>

    どの道にも、最初はダイヤが12個とルーンが16個あります。ルーンには💧水、🌱土、🔥火、💨風の属性があります。ルーンに止まると、その属性の山の一番上のカード（全員に見えています）が、その属性に効きます。

    • <b>凍結</b>❄️：その属性の人は1回休み。2回凍ると2回休みです。
    • <b>ルーンを失う</b>：その人の道からルーンが1個消えます。
    • <b>ダイヤを1個取る</b>：その道に残りがなくても1個もらえます。
    • <b>ダイヤを2個取る</b>：その道に残っているぶんを、2個までもらえます。

    集めたダイヤは安全です。取られるのは道に残っているダイヤだけです。<b>自分の</b>属性のルーンは何も起きませんが、カードは使われます。山の最後のカード（32枚目）のあと、その属性のルーンはすべて消えます。

    🧘 <b>瞑想</b>：ぴったりの目でコーナーに戻ると、道のダイヤとルーンが最初と同じに戻ります。
game-deerportal-rules-3 =
    📖 <b>ポータルと終わり</b>

    🌀 目が届けば、いつでもポータルに入れます。<b>最初</b>の人はダイヤを5個もらい、ほかの人は何ももらえません。ポータルでは、持っているダイヤはそのまま。もう番は来ず、凍ることもなく、自分の道に残ったものはすべて消えます。

    🦌 <b>鹿モード</b>は全員合わせて16手番、1席につき4回です。休んだ番も、もうポータルにいる人の番も数えます。

    💠 <b>ビッグダイヤ</b>はダイヤ3個ぶん。取れるのは火🔥だけで、誰よりも多くダイヤを持って、最初にポータルに入ったときです。

    <b>勝つのは？</b> ダイヤがいちばん多い人が鹿の神🦌です。ポータルに着いていなくてもかまいません。引き分けなら、ポータルに着いた人が先で、着いた順です。ほかにポータルに着いた人は僧🙏になります。

    空席にはコンピューターが入ります。季節で変わるのは盤の見た目だけです。
open-deerportal = 🧭 手を決める
level-document = クラシック
level-document-help = 🤖 <b>クラシック</b>の決め方は単純です。何か取れるほうへ動き、なければコインを投げ、先は読みません。
deerportal-water = 💧 水
deerportal-earth = 🌱 土
deerportal-fire = 🔥 火
deerportal-air = 💨 風
deerportal-stop = 凍結
deerportal-card = ルーンを失う
deerportal-diamond = ダイヤを1個取る
deerportal-diamonds = ダイヤを2個取る
deerportal-spring = 🌸 春
deerportal-summer = ☀️ 夏
deerportal-fall = 🍂 秋
deerportal-winter = ❄️ 冬
deerportal-time =
    { $season } · ラウンド{ $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>鹿モード</b>：最後の番
       *[other] { " " }· 🦌 <b>鹿モード</b>：このあと残り{ $left }手番
    }
deerportal-over = 🏁 ダイヤを数えました
deerportal-piles = 🎴 いまのルーンの効果：{ $cards }
deerportal-big = 💠 ビッグダイヤはまだポータルの中：{ $who }なら3個ぶん
deerportal-sides = 🤝 ダイヤ 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } 前、マス{ $last }まで：{ $things ->
        [none] なし
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } 後ろ、マス{ $last }まで：{ $things ->
        [none] なし
       *[other] { $things }
    }
deerportal-still = 💎 残り：{ $counts }
deerportal-at = { $mark } マス{ $field }/{ $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 ポータルの中 · 💎 { $count }
deerportal-frozen = ❄️ { $turns }回休み
deerportal-score =
    { $team ->
        [yes] チーム：
       *[no] { "" }
    }ダイヤ{ $count }個
deerportal-title-god = 🦌 <b>鹿の神</b> · 💎 { $count }
deerportal-title-monk = 🙏 僧：ポータルに到着 · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 途中で抜けた
       *[no] 🌾 ポータルに届かず
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 ポータルに届かず
   *[other] 🌀 { $number }番目にポータルへ
}
deerportal-together = 🤝 合わせて{ $count }
deerportal-roll = 🎲 振る
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }：💎
deerportal-rune =
    { $field }：{ $effect ->
        [stop] { $element }を凍結❄️
        [card] { $element }のルーン−1
        [diamond] { $element }から💎1
        [diamonds] { $element }から💎{ $count }
       *[none] { $element }、効果なし
    }
deerportal-portal =
    🌀 ポータル{ $bonus ->
        [none] { "" }
       *[other] ：+{ $bonus } 💎
    }
deerportal-corner = { $field }：🧘 瞑想
deerportal-ends = { $move } · ゲーム終了
deerportal-said =
    { $way ->
        [back] 後ろ
       *[forward] 前
    }へ、{ $place ->
        [portal] ポータルに入る 🌀
        [corner] コーナーまで（🧘 瞑想）
        [diamond] マス{ $field }まで（ダイヤ 💎）
        [own] マス{ $field }まで（自分のルーン、{ $element }：効果なし）
        [rune] マス{ $field }まで（{ $element }のルーン：{ $card }）
       *[nothing] マス{ $field }まで（何もなし）
    }
deerportal-ask-roll = <b>あなたの番：</b>サイコロを振りましょう。
deerportal-ask-way = 🎲 <b>{ $number }の目です。前と後ろ、どちらに進みますか？</b>
event-deerportal-rolled = 🎲 { $seat }は{ $number }の目を出しました。
event-deerportal-moved =
    { $seat }は{ $rolled ->
        [0] { "" }
       *[other] { $rolled }の目で、
    }{ $place ->
        [portal] ポータル
        [corner] コーナー
       *[field] マス{ $end }
    }{ $way ->
        [back] まで戻り
       *[forward] まで進み
    }{ $found ->
        [diamond] 、ダイヤ💎を見つけました。
        [own] ました：自分のルーンなので効果なし。
       *[nothing] ました。
    }
event-deerportal-meditated = 🧘 { $seat }は瞑想しました。道が最初と同じに戻りました。
event-deerportal-found_big = 💠 { $seat }はビッグダイヤを取りました。ダイヤ{ $count }個ぶんです！
event-deerportal-found_diamond = 💎 { $seat }はダイヤを見つけました。
event-deerportal-drew =
    { $what ->
        [own] { $seat }は自分の属性{ $mark }のルーンを発動しました。効果なし。
        [frozen] { $seat }は{ $target }（{ $mark }）を凍らせました。1回休み❄️。
        [lost] { $seat }は{ $target }（{ $mark }）の道からルーンを1個消しました。
        [lost-nobody] { $seat }は{ $element }{ $mark }の道からルーンを1個消しました。
        [won] { $seat }は{ $target }（{ $mark }）の道からダイヤを{ $gained }個取りました。
        [won-nobody] { $seat }は{ $element }{ $mark }の道からダイヤを{ $gained }個取りました。
        [won-anyway] { $element }{ $mark }の道にダイヤはもうありませんが、{ $seat }は1個もらいました。
        [no-diamond] { $seat }のルーンは効果なし：{ $element }{ $mark }の道にもうダイヤがありません。
        [no-rune] { $seat }のルーンは効果なし：{ $element }{ $mark }の道にもうルーンがありません。
       *[no-one] { $seat }のルーンは効果なし：{ $element }{ $mark }の道には誰もいません。
    }{ $was_last ->
        [yes] これが山の最後のカードだったので、{ $mark }のルーンはすべて消えました。
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { $seat }は{ $rolled ->
        [0] { "" }
       *[other] { $rolled }の目で、
    }{ $place ->
        [1] 最初にポータルに着きました。ダイヤ{ $bonus }個です！
       *[other] ポータルに着きました。
    }
event-deerportal-deer_mode = 🦌 鹿モードの始まりです。全員合わせて残り{ $turns }手番。
event-deerportal-missed =
    ❄️ { $seat }は1回休みました{ $left ->
        [0] 。
       *[other] 。あと{ $left }回休みです。
    }
event-deerportal-season_began = { $season }になりました。
event-deerportal-left = { $seat }はダイヤを持ったまま抜けました。
event-deerportal-ended = ゲームは終わりです。
reason-deerportal-all_home =
    🌀 全員がポータルに入りました。{ $count ->
        [1] { $winners }が勝って🦌鹿の神になりました！
       *[other] { $winners }がいっしょに勝って🦌鹿の神になりました！
    }
reason-deerportal-deer_mode =
    🦌 鹿モードが終わりました。{ $count ->
        [1] { $winners }が勝って鹿の神になりました！
       *[other] { $winners }がいっしょに勝って鹿の神になりました！
    }
reason-deerportal-last_standing = 最後まで残った{ $winners }の勝ちです！
rule-deerportal-fair_centre = 誰でもビッグダイヤ
rule-deerportal-fair_centre-help = 火だけでなく、誰でもビッグダイヤを取れます。自分だけがダイヤをいちばん多く持っているときに、ポータルに入りましょう。
rule-deerportal-portal_required = ポータル必須
rule-deerportal-portal_required-help = ポータルに着かなかった人は、ダイヤが何個あっても、着いた人全員より下の順位になります。
rule-deerportal-quick = 短いゲーム
rule-deerportal-quick-help = 全員が半分のところ、マス20から始めます。
rule-deerportal-no_bots = 空席はそのまま
rule-deerportal-no_bots-help = コンピューターは、追加したときだけ入ります。属性は参加順に水、土、火、風。鹿モードは1人につき4手番です。
rule-deerportal-random_bonus = ポータルのダイヤは5か6個
rule-deerportal-random_bonus-help = 最初にポータルに着いた人のダイヤが、ランダムで5個か6個になります。
rule-deerportal-teams = 2チーム戦
rule-deerportal-teams-help = 向かいのコーナーどうしが組みます：水と火、土と風。ダイヤはチームで合計します。
deerportal-day-1-2 = フリッグがまた糸巻き棒を手にする日
deerportal-day-1-6 = ケルトの三相女神の日
deerportal-day-1-10 = 聖ゲライントの日
deerportal-day-1-13 = 真冬の供儀、ミドヴィンテルブロート
deerportal-day-1-20 = 別の暦のミドヴィンテルブロート
deerportal-day-1-22 = ムーサたちの祭り
deerportal-day-1-25 = 古い祭り、ディスティング
deerportal-day-1-30 = 古い火祭り、アップ・ヘリー・アー
deerportal-day-1-31 = ヴァルキュリアをたたえる日
deerportal-day-2-2 = 冬至と春分の中間の日 · ブリギッドの祭り、インボルク
deerportal-day-2-11 = 鳥たちが歌いはじめる日
deerportal-day-2-14 = ヴァーリの祭り
deerportal-day-3-2 = カラスの日
deerportal-day-3-13 = 太陽が生まれ変わり春が近づく日、ブルクゾンデク
deerportal-day-3-17 = トレフィルニド・トレオカル、いまの聖パトリックの日
deerportal-day-3-18 = シーラの日
deerportal-day-3-19 = 四季の節目その1：春分
deerportal-day-3-20 = イズンの祭り
deerportal-day-3-21 = サクソンの春の女神、オスタラ
deerportal-day-4-30 = 五月祭の前夜、ヴァルプルギスの夜
deerportal-day-5-1 = ケルトのかがり火の祭り、ベルテイン
deerportal-day-5-4 = 春分と夏至の中間の日
deerportal-day-5-12 = 猫のパレード
deerportal-day-5-14 = 白夜の太陽の祭り
deerportal-day-5-18 = 角のある神、ケルヌンノスの祭り
deerportal-day-5-20 = トールの槌、ミョルニルの祭り
deerportal-day-5-24 = 三相女神の母の日
deerportal-day-6-20 = 四季の節目その2：夏至
deerportal-day-6-21 = リーザ、一年でいちばん長い日
deerportal-day-6-23 = 聖ヨハネの前夜、真夏の夜
deerportal-day-8-1 = 太陽神ルーの夏の競技、ルーナサ
deerportal-day-8-2 = レディ・ゴダイヴァの日
deerportal-day-8-4 = ロッホ・モ・ネアと癒やしの水
deerportal-day-8-5 = 夏至と秋分の中間の日
deerportal-day-8-10 = パック・フェア
deerportal-day-8-14 = バリーマンの日
deerportal-day-8-17 = オーディンの試練
deerportal-day-8-23 = イルマタルの祭り
deerportal-day-8-28 = フレイの日、フレイ・ファクシ
deerportal-day-8-29 = ウルズの祭り
deerportal-day-9-21 = 四季の節目その3：秋分
deerportal-day-10-8 = 赤毛のエイリークの日
deerportal-day-10-9 = レイフ・エリクソンの日
deerportal-day-10-11 = 木々の老女の日
deerportal-day-10-14 = 収穫を終えた、冬の夜
deerportal-day-10-18 = 角の大市
deerportal-day-10-24 = 風の精霊の祭り
deerportal-day-10-27 = アランのりんごを贈り合う、アランタイド
deerportal-day-10-31 = ハロウィーン
deerportal-day-11-1 = 太陽が去りケルトの年が始まる、サウィン
deerportal-day-11-5 = 秋分と冬至の中間の日
deerportal-day-12-6 = 聖ニコラウスの祭り、その姿でオーディンが狩りを率いる
deerportal-day-12-9 = ユールの大掃除、デンマークではユールの酒のために水をくむ
deerportal-day-12-13 = ウォーデン神のワイルドハント
deerportal-day-12-18 = エポナの祭り
deerportal-day-12-20 = 四季の節目その4：冬至
deerportal-day-12-21 = ベイヴェの祭り · ユール、車輪の12日間
deerportal-not-rolled = まず振りましょう：/move 振る
deerportal-tap-way = それが出目です。行きたいところをタップしましょう。
deerportal-has-rolled = もう振っています。/move 前 か /move 後ろ を送りましょう
typed-deerportal = 使えることばは3つ：振る、前、後ろ。
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: 振る ふる
    forward: 前 まえ 前へ
    back: 後ろ うしろ 戻る
