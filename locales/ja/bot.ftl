private-start =
    🎲 <b>Parlour</b>：グループチャットで遊ぶボードゲームとカードゲーム。

    グループに追加して /newgame を送るだけ。ゲームはメッセージひとつに収まり、あなたのカードはあなたにしか見えません。

    ここでコンピューターと遊ぶこともできます：
group-start = 🎲 こんにちは！ みんなで遊ぶなら /newgame、ゲームを覚えるなら /learn、できることを見るなら /help を送りましょう。
bot-description =
    🎲 グループチャットで遊ぶボードゲームとカードゲーム。

    ゲームはメッセージひとつに収まり、あなたのカードはあなたにしか見えません。一気に遊んでも、何日かけてもOK。インストールは要りません。

    グループに追加して /newgame を送るか、「開始」をタップしてコンピューターと遊びましょう。
bot-short-description = 🎲 グループチャットで遊ぶボードゲームとカードゲーム。グループに追加して /newgame を送るだけ。
add-to-group = ➕ グループに追加
practise = { $game }（{ $seats }）
help-offer = ❔ ヘルプ
help-play = 🎲 遊ぶ
help-learn = 🎓 覚える・振り返る
help-you = 👤 あなたのこと
help-host = 🔑 ホスト・管理者
for-you = 👇 見えるのはあなただけ：
help-title = 🎲 <b>Parlour</b>：このチャットで遊べるボードゲームとカードゲーム
settings-title = ⚙️ <b>グループの設定</b>：1手の時間、画像、言語
pictures-on = 画像あり
pictures-off = 文字だけ
settings-language = 🌍 { $language }
own-language-title = <b>あなたとは何語で話しましょうか？</b>
chat-language-title = <b>このチャットでは何語で話しましょうか？</b>
language-by-machine = { $language } · 機械翻訳です。ネイティブの確認はまだ受けていません。
language-help = 🙏 <a href="{ $link }">ことばの手直しを手伝う</a>
my-turns = あなたの番になっているゲームが{ $count }件あります：
my-turns-none = いま、あなたの番になっているゲームはありません。
a-group = グループ
command-newgame = 新しいゲームを始める
command-newgame-private = コンピューターと遊ぶ
command-join = ゲームに参加する
command-hand = 自分のカードと選べる手を見る（見えるのはあなただけ）
command-hand-private = 自分のカードと選べる手を見る
command-move = 手を文字で送る（/move だけで書き方が出る）
command-board = テーブルをチャットのいちばん下に出す
command-rules = このゲームの遊び方を見る
command-leave = ゲームを抜ける
command-myturns = 自分の番になっているゲームを見る
command-notify = ゲームの募集が始まったとき、番が来たときに知らせてもらう
command-puzzle = Differoのパズルを解く
command-map = 自分のRallyマップをアップロードする
command-skip = 遅い人をスキップする（ホスト、管理者）
command-kick = プレイヤーを外す（ホスト、管理者）
command-endgame = ゲームを終わらせる（ホスト、管理者）
command-endgame-private = ゲームを終わらせる
command-settings = 1手の時間、画像、言語（管理者）
command-settings-private = 手札の表示場所、画像、言語
command-language = 言語を選ぶ
command-help = できることを見る
help-title-private = 🎲 <b>Parlour</b>：ボードゲームとカードゲーム。ここではコンピューターと、グループでは友だちと遊べます。
for-groups = /{ $command } はグループでだけ使えます：{ $about }。
command-near = そのコマンドはありません。/{ $command } ですか？
command-none = そのコマンドはありません。/help でできることが見られます。
command-plain = わかるのはボタンとコマンドだけです。遊ぶなら /newgame、詳しくは /help を送りましょう。
typed-plain = その手にするなら、こう送りましょう：<code>/move { $move }</code>
settings-title-private = ⚙️ <b>あなたの設定</b>：手札の表示場所、画像、言語
end-sure-private = <b>この{ $game }を終わらせますか？</b>
my-turns-here = 👉 このチャットであなたの番です。/board でテーブルが出ます。
my-turns-at = • { $group }
only-in-private = それは個人チャットでしか見せられません。個人チャットを開いてから、ここでもう一度 { $command } を送りましょう。
notify-allowed = 🔔 できました。ゲームの募集が始まったときと、あなたの番が来たときに、ここでお知らせします。
practice-title = 🎲 <b>{ $game }</b>：コンピューターと対戦
practice-against =
    🤖 { $count ->
        [0] コンピューターなし
       *[other] コンピューター{ $count }人（{ $level }）
    }
