command-mistakes = 振り返りで出たミスに再挑戦する
explain-come-back = 🧩 明日から、ミスがパズルになって戻ってきます：/mistakes
mistakes-button =
    🧩 ミス{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>自分のミス</b>
mistakes-waiting = パズルが{ $count }問待っています。
mistakes-later =
    いま解くものはありません。{ $days ->
        [1] 次のパズルは1日以内に戻ってきます。
       *[other] 次のパズルは{ $days }日後に戻ってきます。
    }
mistakes-none = まだパズルはありません。ゲームのあとに「どこがまずかった？」をタップすると、ミスがここに戻ってきます。
mistakes-how = ミスは1日後、そのあとはだんだん間をあけて戻ってきます。2回続けて正解すると消えます。
mistakes-daily =
    { $on ->
        [yes] 📬 1日1問、オンにした時刻のころに個人チャットへ送ります。
       *[no] 📭 いまは送っていません。
    }
mistakes-daily-on = 📬 1日1問受け取る
mistakes-daily-off = 📭 受け取らない
mistakes-solve = ▶ 解いてみる
mistakes-closed = まだあなたにメッセージを送れません。個人チャットを開いて「開始」をタップし、そこで /mistakes を送りましょう。
mistakes-stopped = 📭 { $count }問のパズルに答えがないままなので、送るのを止めました。/mistakes にはまだあります。
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] 今日のパズル
       *[no] あなたのゲームから
    }
mistake-question = <b>あなたならどうしますか？</b>
mistake-right = ✓ <b>正解：{ $better }</b>
mistake-again = ✗ ゲームでも<b>{ $move }</b>を選びました。
mistake-wrong = ❓ <b>{ $move }</b>ではありません。
mistake-why = 勝つ確率は<b>{ $better }</b>なら{ $could }%、ゲームで選んだ<b>{ $played }</b>なら{ $was }%です。
mistake-back =
    { $days ->
        [1] ⏳ 明日また戻ってきます。
       *[other] ⏳ { $days }日後に戻ってきます。
    }
mistake-retired = 🏆 2回続けて正解：もう戻ってきません。
mistake-next = ▶ 次へ · あと{ $count }問
