game-rally-about = マップを駆けめぐって駅のスタンプを集め、一番にゴールしましょう。
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>目的</b>
    マップじゅうのスタンプを集めます。必要な数（ふつうは4個）がそろったら、誰よりも先にゴール🏁をめざしましょう。全員が矢印のマスから始めます。

    <b>自分の番</b>
    1. サイコロを振ります。
    2. 出た目とちょうど同じ歩数だけ、道に沿って進みます。1歩で隣のマスへ。駅もマスに数えます。
    3. 番の終わりに駅にいれば、そこのスタンプをもらいます。

    <b>ゲームの終わり</b>
    誰かがゴールしたら、そのラウンドは最後まで続けます。まだ番が来ていない人は、あと1回できます。それでゲームは終わりです。
    ゴールした人が上位で、順位は着いた順。ほかの人はスタンプの数で決まり、同じ数なら同じ順位です。
    ほかの全員が抜けたら、残った1人の勝ちです。
game-rally-rules-2 =
    👣 <b>進み方</b>

    • <b>緑の四角</b>は、出た目を全部使って行ける先です。いちばん短い道で進み、番が終わります。
    • <b>青い丸</b>は途中で止まれるマスです。（2）はここから2歩という意味です。そこから残りの歩数でまた選ぶので、自分の好きな道を通れます。止まるには<i>途中で止まる…</i>をタップします。
    • 歩数は全部使います。動かないことも、取っておくこともできません。
    • <b>足跡</b>：同じ番のうちは、一度いたマスに戻れません。出発したマスにもです。次の番には戻れます。
    • <b>行き先がないとき</b>：行き止まりに入ったり、自分の足跡にふさがれたりしたら、残りの歩数は消え、そこで番が終わります。そこが駅ならスタンプはもらえます。
    • ほかの人にじゃまされることはありません。同じマスに何人でも入れます。
game-rally-rules-3 =
    🏷 <b>スタンプ</b>
    • 文字の看板が駅です。スタンプがもらえるのは、そこで番が<b>終わった</b>ときだけ。通り過ぎたり、途中で止まったりしただけではもらえません。
    • 同じスタンプは1人1個ですが、誰でもそれぞれもらえます。なくなることはありません。
    • 必要な数より多く集めてもかまいません。
    • ボタンの🏷は、そこで番を終えると新しいスタンプがもらえるという印です。

    🏁 <b>ゴール</b>
    • スタンプがそろうまでは入れません。
    • そろったら、いちばん短い道が残りの歩数と<b>ちょうど</b>同じときだけ、まっすぐゴールできます。もっと短いときは遠回りを：途中で止まって、最後の1歩でゴールに着くようにします。
    • ゴールは通り抜けられません。
    • ゴールしたら、もう番は来ません。
game-rally-rules-4 =
    🏠 <b>ハウスルール</b>

    • <b>マップ</b>：旧市街（6駅）、七つの岬（8駅）、夜空（10駅）、または自分のマップ。作り方は /map で見られます。
    • <b>必要なスタンプ</b>：4個でなく2〜6個。マップの駅がそれより少なければ、全部必要です。
    • <b>全部のスタンプ</b>：すべての駅のスタンプが必要です。
    • <b>サイコロ2個</b>：2個振って、出た目の合計の歩数を進みます。
    • <b>らくらくゴール</b>：歩数が余ってもゴールに入れます。余りは消えます。
    • <b>折り返し</b>：途中で行き止まりに止まったら、折り返して来た道を戻れます。
    • <b>一択の手は自動</b>（最初からあり）：行ける先がひとつだけなら、自動で進みます。サイコロを振るのと、ゴールに入るのは自分でします。
rally-example-1 = ユイ
rally-example-2 = ケン
open-rally = 🗺 手を決める
rally-map-town = 旧市街
rally-map-island = 七つの岬
rally-map-sky = 夜空
rally-map-own = 自分のマップ
rally-table = 🗺 <b>{ $map }</b> · スタンプ{ $needed }個でゴール🏁が開く
rally-steps =
    🎲 { $dice } · <b>残り{ $steps }歩</b>{ $some ->
        [0] { "" }
       *[other] 。ちょうど{ $steps }歩で行けるマスがないので、途中で止まりましょう：（{ $some }）は{ $some }歩のあとという意味です。
    }
rally-nearest =
    👣 { $mine ->
        [yes] 各スタンプまでの歩数
       *[no] { $who }から各スタンプまでの歩数
    }：{ $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] ゴール🏁までの歩数
       *[no] { $who }からゴール🏁までの歩数
    }：{ $steps }
rally-stampless = 🏷 つきの行き先では、スタンプがもらえます。
rally-ahead = 🧭 この目で行けるマス（よい順）。後ろの数は、そこから次のスタンプかゴールまでの歩数です：
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }：スタンプ、次は{ $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }：ゴールです！
rally-ahead-stops = 🧭 途中で止まれるマス（よい順）。後ろは、そこで止まったときに番を終えられるいちばんよいマスです。
rally-field = マス{ $number }
rally-stands =
    { $place } · スタンプ{ $more ->
        [yes] { $held }個（必要{ $needed }個）
       *[no] { $held }/{ $needed }
    }
rally-home = 🏁 ゴール済み · スタンプ{ $held }個
rally-final =
    { $held ->
        [0] スタンプなし
       *[other] スタンプ{ $held }個
    }{ $stamps ->
        [none] { "" }
       *[other] ：{ $stamps }
    }
rally-final-home = 🏁 スタンプ{ $held }個でゴール
rally-score = スタンプ{ $held }個
rally-hand-steps = { $steps }歩
rally-roll = 🎲 振る
rally-go-field = マス{ $number }
rally-go = { $place }
rally-go-part = { $place }（{ $steps }）
rally-walk = { $place }
rally-walk-steps = { $place }（{ $whole }歩中{ $steps }歩）
rally-walk-part = 途中で止まる…
rally-more-places = あと{ $count }か所…
rally-where = <b>どこへ行きますか？</b>
rally-rest = <b>残り{ $steps }歩、どこへ行きますか？</b>
rally-which-part = <b>まずどこで止まりますか？</b>（{ $some }）は{ $some }歩のあとという意味です。そこからまた進みますが、自分の足跡は横切れません。
rally-tap-below =
    テーブルの下のボタンで行き先を選びましょう。{ $some ->
        [0] { "" }
       *[other] （{ $some }）は、{ $some }歩でいったん止まり、そこからまた進むという意味です。
    }
rally-tap-roll = あなたの番です。テーブルの下の🎲 振るをタップしましょう。
rally-look = まだあなたの番ではありません。このゲームに隠しごとはなく、すべてテーブルに出ています。
event-rally-rolled = { $seat }は🎲 { $dice }を出しました。
event-rally-rolled_two = { $seat }は🎲 { $dice }を出しました。{ $steps }歩です。
event-rally-walked =
    { $seat }は{ $steps }歩進んで<b>{ $to }</b>へ{ $left ->
        [0] 。
       *[other] 。残り{ $left }歩です。
    }
event-rally-turn =
    { $seat }は🎲 { $dice }を出して<b>{ $to }</b>へ{ $held ->
        [0] 。
       *[other]
            ：🏷 スタンプ{ $more ->
                [yes] { $held }個（必要{ $needed }個）。
               *[no] { $held }/{ $needed }。
            }
    }
event-rally-forfeited = { $seat }はそれ以上進めず、残り{ $steps }歩が消えました。
event-rally-stamped =
    🏷 { $seat }は<b>{ $at }</b>でスタンプをもらいました：{ $more ->
        [yes] { $held }個（必要{ $needed }個）。
       *[no] { $held }/{ $needed }。
    }
event-rally-finished =
    🏁 { $seat }{ $place ->
        [1]
            が一番にゴールしました！{ $ends ->
                [yes] { "" }
               *[no] { " " }ほかの人はこのラウンドを最後まで続けます。
            }
       *[other] もゴールしました。
    }
event-rally-left = { $seat }はゲームを抜けました。
event-rally-ended = ゲームは終わりです。
reason-rally-finished = 🏁 { $winners }が一番にゴールして勝ちました！
reason-rally-last_standing = 最後まで残った{ $winners }の勝ちです！
rule-rally-board = マップ
rule-rally-board-help = 遊ぶマップです。自分のマップを使うときは、ファイルをここに送り、<code>/map</code> と返信します。
rule-rally-board-town = 旧市街
rule-rally-board-island = 七つの岬
rule-rally-board-sky = 夜空
rule-rally-board-own = 🗺 自分のマップ
rule-rally-stamps_needed = 必要なスタンプ
rule-rally-stamps_needed-help = ゴール🏁に入るのに必要なスタンプの数です。
rule-rally-all_stamps = 全部のスタンプ
rule-rally-all_stamps-help = マップのすべての駅のスタンプが必要です。
rule-rally-two_dice = サイコロ2個
rule-rally-two_dice-help = サイコロを2個振って、出た目の合計の歩数を進みます。
rule-rally-no_exact_finish = らくらくゴール
rule-rally-no_exact_finish-help = 歩数が余ってもゴール🏁に入れます。余りは消えます。
rule-rally-turnaround = 折り返し
rule-rally-turnaround-help = 途中で行き止まりに止まったら、折り返して来た道を戻れます。
rally-town-S = 西門
rally-town-A = 古い水車小屋
rally-town-B = 革なめし場
rally-town-C = 鐘楼
rally-town-D = 魚市場
rally-town-E = 劇場
rally-town-F = 醸造所
rally-town-Z = 城
rally-island-S = 港
rally-island-A = カモメ岬
rally-island-B = サンゴ岬
rally-island-C = 北の岬
rally-island-D = ヤシの岬
rally-island-E = 海賊岬
rally-island-F = カメの岬
rally-island-G = 温泉
rally-island-H = 古い神殿
rally-island-Z = 灯台
rally-sky-S = 天文台
rally-sky-A = はくちょう座
rally-sky-B = こと座
rally-sky-C = わし座
rally-sky-D = くじら座
rally-sky-E = さそり座
rally-sky-F = おひつじ座
rally-sky-G = しし座
rally-sky-H = かに座
rally-sky-I = おおぐま座
rally-sky-J = りゅう座
rally-sky-Z = 北極星
map-kept =
    🗺 <b>{ $name }</b>：{ $positions }マス、{ $stations }駅。{ $where ->
        [private] あなた用に保存しました。
       *[group] このグループ用に保存しました。遊ぶには、/newgame rally を送り、ハウスルールの「マップ」で選びます。
    }
map-brought = アップロードした人：{ $by }。差し替えられるのはその人と管理者だけです。
map-is-anothers = このグループにはもうマップがあります。差し替えられるのは、アップロードした人と管理者だけです。
map-play = ▶ このマップで遊ぶ
map-unnamed = あなたのマップ
map-how =
    マップのJSONファイルをここに送り、そのファイルに /map と返信します。中身はこんな形です：

    <pre>{ "{" }"name": "わたしたちの村", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "売店"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> は0〜1000、<code>y</code> は0〜800です。<code>look</code> は <code>town</code>、<code>island</code>、<code>sky</code> のどれか。マップひとつに入るのは、位置が5〜120、駅が12までです。
map-too-many = 1時間にマップを{ $most }個アップロードしていて、これが上限です。あと{ $minutes }分でまた送れます。
map-lost = ファイルを取り込めませんでした。もう一度送って、/map と返信しましょう。
map-refused = ❌ このマップはまだ使えません：
map-fault = • { $line }行目：{ $fault }
map-more =
    • … { $all ->
        [yes] ほか{ $count }件。
       *[no] ほかにもあります。
    }
map-fault-too-large = ファイルは{ $size } KBですが、上限は{ $most } KBです。
map-fault-not-text = テキストファイルではありません。UTF-8のテキストで保存しましょう。
map-fault-not-json = JSONではありません：{ $column }文字目がおかしいようです。抜けたコンマ、引用符、かっこがないか見てみましょう。
map-fault-no-map = マップは波かっこの中に <code>positions</code> と <code>connections</code> を書きます。
map-fault-missing =
    { $position ->
        [none] マップに <code>{ $word }</code> がありません。
       *[other] 位置 <code>{ $position }</code> に <code>{ $word }</code> がありません。
    }
map-fault-unknown-word =
    { $position ->
        [none] <code>{ $word }</code> はマップでは使えません。
       *[other] 位置 <code>{ $position }</code> の <code>{ $word }</code> は使えません。
    }
map-fault-no-list = <code>{ $word }</code> は角かっこのリストで書きます。
map-fault-no-position = <code>positions</code> の{ $number }番目が位置になっていません。こう書きます：<code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>。
map-fault-no-pair = 道は位置ふたつの組で書きます。例：<code>["7", "8"]</code>。
map-fault-bad-id = <code>{ $value }</code> は位置 <code>{ $position }</code> の <code>id</code> にできません。1〜3文字の英数字にしましょう。
map-fault-bad-x = 位置 <code>{ $position }</code> の <code>x</code> が <code>{ $value }</code> ですが、0〜1000の数でなければなりません。
map-fault-bad-y = 位置 <code>{ $position }</code> の <code>y</code> が <code>{ $value }</code> ですが、0〜800の数でなければなりません。
map-fault-bad-kind = 位置 <code>{ $position }</code> の <code>kind</code> が <code>{ $value }</code> ですが、<code>field</code>、<code>station</code>、<code>start</code>、<code>finish</code> のどれかにします。
map-fault-bad-name = <code>name</code> が <code>{ $value }</code> ですが、30文字までの文字列にします。
map-fault-bad-look = <code>look</code> が <code>{ $value }</code> ですが、<code>town</code>、<code>island</code>、<code>sky</code> のどれかにします。
map-fault-bad-count = マップの位置が{ $count }個ですが、{ $least }〜{ $most }個必要です。
map-fault-bad-connections = マップの道が{ $count }本ですが、上限は{ $most }本です。
map-fault-twice = <code>{ $position }</code> という位置がふたつあります（大文字と小文字は区別しません）。
map-fault-no-start = スタートがありません。どれかの位置に <code>"kind": "start"</code> を書きましょう。
map-fault-no-finish = ゴールがありません。どれかの位置に <code>"kind": "finish"</code> を書きましょう。
map-fault-two-start = 位置 <code>{ $position }</code> はふたつ目のスタートですが、マップにスタートはひとつだけです。
map-fault-two-finish = 位置 <code>{ $position }</code> はふたつ目のゴールですが、マップにゴールはひとつだけです。
map-fault-bad-stations = マップの駅が{ $count }個ですが、1〜{ $most }個必要です。
map-fault-nowhere = 道が <code>{ $position }</code> に続いていますが、その位置はありません。
map-fault-to-itself = 位置 <code>{ $position }</code> が自分自身につながっています。
map-fault-connected-twice = <code>{ $one }</code> と <code>{ $other }</code> が二重につながっています。
map-fault-too-many-ways = 位置 <code>{ $position }</code> の道が{ $most }本を超えています。
map-fault-too-close = 位置 <code>{ $other }</code> が <code>{ $one }</code> に近すぎます。{ $apart }以上離しましょう。
map-fault-runs-over = <code>{ $one }</code> から <code>{ $other }</code> への道が、位置 <code>{ $position }</code> の上を通っています。
map-fault-apart = スタートから位置 <code>{ $position }</code> に行けません。
map-fault-behind-finish = 位置 <code>{ $position }</code> にはゴールを通らないと行けませんが、ゴールは通り抜けられません。
map-fault-finish-apart = 位置 <code>{ $position }</code> がゴールですが、そこに行けません。
map-fault-no-end = ゲームが終わらないかもしれません：サイコロ2個だと、<code>{ $position }</code> にいる人は <code>{ $goal }</code> で番を終えられません。位置をいくつか足しましょう。
rally-not-rolled = まず振りましょう：/move 振る
rally-has-rolled = もう振っていて、残り{ $steps }歩です。行き先を書きましょう。
rally-not-reached = いま{ $place }には行けません。残りは{ $steps }歩です。
typed-rally = まず「振る」と書き、そのあとマップのマスや駅の名前（12やBなど）を書きます。
rule-rally-forced_moves = 一択の手は自動
rule-rally-forced_moves-help = 行ける先がひとつだけなら、自動で進みます。サイコロを振るのと、ゴール🏁に入るのは自分でします。
typed-words-rally =
    roll: 振る ふる
    to: へ まで
