game-differo-about = 知恵比べ。ラインのコマを数え、ちょうどその数のマスだけ動かして、先に向こう側へたどり着きましょう。
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    2人用、コマは13個ずつ。自分のコマを<b>1個</b>、いちばん向こうの列（ゴール）に先に入れた人の勝ちです。

    ⚪ 白が先手で、上のA列をめざします。
    ⚫ 黒は下のI列をめざします。

    <b>自分の番</b>
    1. 自分のコマを1個選びます。
    2. そのコマを通るラインを選びます。横列か、\ または / の斜めです。
    3. そのラインのコマを全部数え、自分の数から相手の数を引きます。ライン上を、どちら向きでもいいので、<b>ちょうど</b>その数のマスだけ動かします。

    パスはできません。

    <b>勝ち</b>：自分のコマがゴールに入った瞬間に勝ちです。相手の番で、動かせるコマがひとつもないときも勝ちです。
game-differo-rules-2 =
    📖 <b>動ける距離</b>

    ラインのコマを端から端まで数えます。動かすコマの両側も、すき間の先も、動かすコマ自身も入れます。

    • 自分が4個、相手が1個なら、3マス動きます。1マスや2マスでは止まれません。
    • 相手が同じ数か多いときは、そのラインでは自分のコマは動けません。

    図では、ラインの端の数字が<b>G4</b>についての白の数です。横列は3、斜めはどちらも1。緑のマスに動けます。

    途中のコマはすべて飛び越えます。コマを取ることはありません。

    前にも後ろにも横にも動けます。着けるのは空いたマスだけで、<b>相手のゴールには入れません</b>。
game-differo-rules-3 =
    📖 <b>ゲームの終わり</b>

    • <b>勝ち</b>：自分のコマがゴールに入ったとき。1個で十分です。
    • <b>負け</b>：自分の番に動かせるコマがないとき。投了したときや抜けたときも負けです。
    • <b>引き分け</b>：同じ側の番で、同じ局面が3回目に現れたとき。全部で300手に達したときや、2人が合意したときも引き分けです。

    <b>ハウスルール：色の交換</b> 白の最初の手のあと、黒は動かす代わりに色を交換できます。先に動かした人は、そのあと黒として続けます。

    <b>マスの名前</b> 文字は横列で、上からA〜I。数字は \ の斜めで、下の端に書いてあります。

    コマをタップし、次にマスをタップします。<code>/move F2-F8</code> と送ることもできます。/puzzle でパズルが解けます。
open-differo = ▶ 手を決める
differo-table =
    { $number }手目{ $swap ->
        [yes] { " " }· 黒は2手目で色を交換できます
       *[no] { "" }
    }
differo-over = 🏁 { $moves }手で終了
differo-plays =
    { $colour ->
        [white] ⚪ 白、上のA列へ
       *[black] ⚫ 黒、下のI列へ
    }
differo-side =
    { $colour ->
        [white] 白
       *[black] 黒
    }
differo-wins-here = ここで勝ち
differo-side-wins-here =
    { $colour ->
        [white] 白
       *[black] 黒
    }はここで勝ち
differo-home = ゴールに到着
differo-rows-to-go = あと{ $rows }列
differo-board-lines = この文字版では、\ の斜めがまっすぐ下に伸びます。
differo-board-chosen = 🔷 { $cell } · ❇️ 動ける先
differo-which-piece =
    <b>あなたの番です。</b>どの{ $colour ->
        [white] 白
       *[black] 黒
    }のコマを動かしますか？
differo-lines = <b>{ $cell }</b>が動けるのは：{ $lines }。
differo-line-row = 横列に<b>{ $count }</b>
differo-line-falling = \ の斜めに<b>{ $count }</b>
differo-line-rising = / の斜めに<b>{ $count }</b>
differo-line-either = どちらの斜めにも<b>{ $count }</b>
differo-key-wins = { $move } · 勝ち
differo-key-draws = { $move } · 引き分け
differo-other-piece = ← 別のコマ
differo-swap = ⇄ 色を交換
differo-tap-below = テーブルの下のボタンで手を選びましょう。
differo-not-more = このラインには、あなたのコマが{ $own }個、相手のコマが{ $others }個あります。動けるのは、相手より多いときだけです。
differo-off-board = そちらへ{ $count }マス進むと、盤の外に出てしまいます。
differo-taken = そちらへ{ $count }マス進むと{ $cell }ですが、もうコマがあります。
differo-their-goal = { $cell }は相手のゴールなので、入れません。
event-differo-moved =
    { $seat }は<b>{ $source } → { $target }</b>と動かしました{ $again ->
        [yes] 。同じ局面が2回目です。もう一度出ると引き分けです。
       *[no] 。
    }
event-differo-swapped = ⇄ { $seat }は色を交換しました。
event-differo-gave_up = 🏳 { $seat }は投了しました。
reason-differo-goal = 🏆 { $winners }がゴールして勝ちました！
reason-differo-blocked = 🏆 { $winners }の勝ち：相手は動けません！
reason-differo-repetition = 🤝 同じ局面が3回出たので、引き分けです。
reason-differo-long = 🤝 300手に達したので、引き分けです。
reason-differo-gave_up = 🏆 { $winners }の勝ち：相手が投了しました。
rule-differo-white = 白を持つ人
rule-differo-white-help = 先に動くのは白です。白になるのは、最初に参加した人、2番目の人、またはランダムに選ばれた人です。
rule-differo-white-first = 最初に参加
rule-differo-white-second = 2番目に参加
rule-differo-white-lot = ランダム
rule-differo-swap = 色の交換
rule-differo-swap-help = 白の最初の手のあと、黒は動かす代わりに色を交換できます。だから白は、どちらにも公平な手で始めるのが得です。
puzzle-title = 🧩 <b>Differoのパズル{ $number }</b>/{ $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>白</b>
       *[black] ⚫ <b>黒</b>
    }の番です。{ $count ->
        [1] <b>1手で勝ちましょう。</b>
       *[other] <b>{ $count }手で勝ちましょう。</b>
    }手をタップするか、<code>/puzzle { $example }</code> のように送ります。
puzzle-told =
    ✅ <b>{ $move }</b>、正解！ { $colour ->
        [white] 白
       *[black] 黒
    }がいちばん長くねばる手は<b>{ $reply }</b>です。
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>：{ $solver }が解きました！
       *[no] 🎉 <b>{ $move }</b>：正解です！
    }
puzzle-button = 🧩 パズル
puzzle-next = 次のパズル →
puzzle-what = /puzzle でパズル、/puzzle 3 で3番（全{ $count }問）が出ます。手を送るには /puzzle { $example } のように。
puzzle-not-home = { $move }ではゴールに届きません。届く手がほかにあります。
puzzle-loses =
    { $move }は負けです：{ $colour ->
        [white] 黒
       *[black] 白
    }が{ $reply }でゴールします。
puzzle-escapes =
    { $move }ではありません：{ $reply }と返されると、{ $colour ->
        [white] 白
       *[black] 黒
    }は{ $count ->
        [1] 次の手で必ず勝てるとはいえなくなります。
       *[other] { $count }手で必ず勝てるとはいえなくなります。
    }
differo-no-swap = いまは色を交換できません。できるのは黒だけで、白の最初の手のすぐあと、ハウスルールで認めているときに限ります。
differo-not-yours = { $cell }にあなたのコマはありません。
differo-goes = { $cell }が動ける先は{ $targets }です。
differo-stuck = { $cell }はいま動けません。
typed-differo = コマの位置と動く先を書きます：F2-F8。文字は横列で、上からA〜I。数字は \ の斜めで1〜9、下の端に書いてあります。
role-differo-white = ⚪ 白
role-differo-black = ⚫ 黒
typed-words-differo = swap: 交換
