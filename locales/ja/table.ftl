table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }の番です！
turn-computer = 🤖 { $who }が考えています…
turn-of-several = 👉 { $who }を待っています…
table-deserted = 💤 全員が離席中なので、ゲームは一時停止しています。30分以内に誰も戻らなければ終わります。
table-not-shown = ⚠️ いまTelegramでテーブルを表示できません。手は保存されていて、表示も試し続けます。/board を送れば自分でも試せます。
nudge =
    ⏰ { $who }、まもなく時間切れです！ { $then ->
        [computer] 手を決めないと、戻るまでコンピューターが代わりに進めます。
        [goes-on] 時間が過ぎると、待たずに先へ進みます。
       *[clock] 手を決めないと、自動で1手進みます。
    }
rules-table =
    👥 人数：{ $players }。{ $first ->
        [seat] 最初に参加した人から始めます。再戦では次の人からです。
        [none] { "" }
       *[role] { $first }から始めます。
    }
    ⏰ 時間切れになると、手が自動で決まります。
rules-before = ◂ 前へ：{ $page }ページ
rules-after = 次へ：{ $page }ページ ▸
reclaim-button = 🙋 戻りました
next-round = 🪑 次のゲーム：{ $names }
told-so-far = ここまで：
told-since = あなたの前の手のあと：
told-alone = できごと：
beside = ⋯ その他
beside-the-game = <b>何をしますか？</b>
your-turn = <b>あなたの番</b>
panel-hint =
    💡 これが見えるのはあなただけです。{ $asked ->
        [yes] したいことをタップしましょう。いまできないときは、理由を出します。
       *[no] { "" }
    }
not-your-turn = { $who }を待っています…
you-are-away = 戻るまで、コンピューターが代わりに進めます。
draw-is-offered = 🤝 { $who }が引き分けを提案しています。{ $asked }、受けますか？
draw-own-offer = 🤝 引き分けを提案しました。次の手まで有効です。
draw-yes = 🤝 引き分けにする
draw-no = 続ける
pass-windows-how =
    { $passes ->
        [yes] 相手のアクションカードは、聞かれずにすべて通ります。やめるときは「{ pass-windows-off }」。
       *[no] { pass-windows-on }：相手のアクションカードについて聞かれなくなり、そのまま通ります。いつでも変えられます。
    }
pass-windows-on = ⏩ すべて通す
pass-windows-off = ✋ また聞く
draw-or-offer = 🤝 引き分けを提案
draw-or-sure = 🏳 投了
resign-sure = <b>このゲームを投了しますか？</b>
resign-yes = 🏳 はい、投了する
resign-no = 続ける
undo-is-asked = ↩ { $who }が「待った」をしたいそうです。{ $asked }、いいですか？
undo-own-request = ↩ 「待った」をお願いしました。次の手まで有効です。
undo-yes = ↩ はい、戻す
undo-no = いいえ、そのまま
undo-ask = ↩ 待った
leave-sure = <b>{ $who }、このゲームを抜けますか？</b> 席にはもう戻れません。
leave-yes = はい、抜ける
leave-no = 続ける
end-sure = <b>この{ $game }を終わらせますか？</b> 全員のゲームが終わり、勝者はなしになります。
end-this = 🏁 ゲームを終わらせる
end-yes = はい、終わらせる
end-no = 続ける
ended = この{ $game }は途中で終了しました。勝者はいません。/newgame でまた遊べます。
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }位
result-more-title = ⋯ <b>{ $game }</b> · ゲームのあと
result-more-save = 📄 <b>ゲームを保存</b>：すべての手が入ったゲーム記録をここに送ります。手元に残しておけます。
result-more-fair =
    🔒 <b>フェアプレイ</b>：誰かが参加する前に、このコードを出しました：{ $seal }

    { $luck ->
        [no] 誰がどの役か
       *[yes] このゲームの運のすべて
    }は、その裏にあるひとつの秘密の数で決まっていました。<b>確かめる</b>をタップすると、その数からコードを計算し直すコマンドをコピーできます。Pythonの入ったパソコンならどこでも動きます。コードが合えば、誰かが参加する前に選んだ数のままです。
reason-agreed = 全員の合意で引き分けです。
copy-check = 🔒 確かめる
record-button = 📄 ゲームを保存
record-caption = 📄 { $game }の全部の手です。手元にどうぞ。
record-check = 📄 <code>{ $file }</code>：個人チャットに転送すると、公平だったか確かめます。自分で確かめるなら：<code>python -m engine verify { $file }</code>
rematch = 🔁 再戦
explain-button = 🔎 どこがまずかった？
explain-looking = 🔎 あなたの手を振り返っています… 数秒かかります。
explain-one-at-a-time = 🔎 まだ別のゲームを振り返っています。少し待ってからもう一度どうぞ。
explain-nothing = 🔎 いい内容でした。はっきりしたミスはありません。
explain-failed = このゲームは振り返れませんでした。
explain-older-rules = 🔎 古いルールで遊んだゲームなので、振り返れません。
explain-in-private = 個人チャットに送りました。
explain-nowhere = ここではあなただけに見せられません。個人チャットを開いて「開始」をタップし、もう一度試しましょう。
explain-title = 🔎 <b>ミス{ $number }/{ $count }</b>
explain-played = あなたの手：<b>{ $move }</b>。
explain-better = もっといい手：<b>{ $move }</b>。勝つ確率は{ $was }%ではなく{ $could }%でした。
explain-marks =
    🖼 ✗ ゲームでの手 · ✓ もっといい手{ $tapped ->
        [yes] { " " }· ❓ タップした手
       *[no] { "" }
    }
explain-earlier = ◂ 前へ
explain-later = 次へ ▸
