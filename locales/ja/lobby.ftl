lobby-title = 🎲 <b>{ $game }</b> · { $seats }人用
lobby-sits =
    { $count ->
        [0] まだ誰も参加していません
       *[other]
            { $full ->
                [yes] 満席（{ $most }席）
               *[no] 席：{ $count }/{ $most }
            }
    } · ⏳ 1手の時間：{ $pace }
lobby-rematch = 🔁 再戦：もう一度遊ぶなら「参加」をタップ。タップしない人は参加しません。
seat-kept = 席を確保中
lobby-house-rules = 🏠 ハウスルール：{ $rules }
lobby-fills =
    🤖 { $count ->
        [1] 空席にはコンピューター（{ $level }）が入ります。
       *[other] 空いている{ $count }席にはコンピューター（{ $level }）が入ります。
    }
lobby-hands = 🃏 カードはここに、あなただけに見えるように出ます。<a href="{ $link }">個人チャットで見ますか？</a>
lobby-no-hands = 🃏 このグループではカードを本人だけに見せられません。テーブルの下のボタンでのぞくか、<a href="{ $link }">個人チャット</a>で受け取れます。
lobby-suggestion = 💡 { $who }のおすすめ：{ $game }。
lobby-closed = このテーブルは閉じました。/newgame で新しく開けます。
join = 🪑 参加
start = ▶ スタート
more = ⋯ その他
switch-to = 💡 { $game }に変更
speak-here = 🌍 このチャットは{ $language }？
speak-here-no = いいえ
language-kept = わかりました。もう聞きません。管理者は /settings でいつでも言語を変えられます。
more-title = ⋯ <b>{ $game }</b> · 開始前
more-how = 変えたいものをタップ。
more-read = 変えられるのはホストと管理者だけです。別のゲームをおすすめすることはできます。
more-games = 🎲 ゲーム
more-computers = 🤖 コンピューター
more-pace = ⏳ 1手の時間
more-roles = 🎭 役を選ぶ
more-fair = 🔒 フェアプレイ
leave = 🚪 抜ける
more-games-title = 🎲 <b>ゲーム</b>
more-games-lead = タップすると、そのゲームに変わります。
more-games-suggest = タップすると、ホストの{ $host }におすすめします。
game-and-about = • <b>{ $game }</b>：{ $about }
pick-game = { $game }（{ $seats }）
pick-game-chosen = ✓ { $game }（{ $seats }）
pick-game-suggested = 💡 { $game }（{ $seats }）
more-computers-title = 🤖 <b>コンピューター</b>：{ $count }
more-computers-how = 強さをタップすると、コンピューターが1人増えます。
add-computer = + 🤖 { $level }
remove-computer = − コンピューター
more-pace-title = ⏳ <b>1手の時間</b>：{ $pace }
more-pace-how = 変わるのはこのテーブルだけです。すべてのゲームの時間は、管理者が /settings で変えられます。
lobby-roles = 🎭 やりたい役を選びましょう。ホストが優先です。誰も選ばなかった役は席順に割り当てます。
fair-play-title = 🔒 <b>フェアプレイ</b>
fair-play-sealed =
    { $luck ->
        [no] 誰がどの役か
       *[yes] このゲームの運のすべて
    }は、もう決まっています：{ $seal }

    元になるのはひとつの秘密の数です。誰かが参加する前に選んであり、このコードがその証拠です。ゲームが終わったら数を公開するので、コードと合うか誰でも確かめられます。途中ですり替えることは誰にもできません。このボットにもです。
copy-commitment = 🔒 コードをコピー
done-suggested = 💡 { $game }をおすすめしました
done-suggestion-withdrawn = ✓ おすすめを取り下げました
done-joined-next = ✓ 次のゲームに入ります
joined-for-a-computer = 席がいっぱいだったので、コンピューターと交代しました。
played-on-for-a-computer = ✓ コンピューターと交代しました
late = もう始まっています。次のゲームに入れておきました。
late-with-seats = もう始まっています。次のゲームに入れておきました。いま入るなら、コンピューターと交代できます：
late-leave = 今回はやめておく
take-over = { $name }
lobby-stands = ここにはもうテーブルがあります。「参加」をタップしましょう。
playing-stands = ここではもうゲーム中です。「参加」をタップすると次のゲームに入れます。ホストか管理者なら /endgame でいまのゲームを終わらせられます。
asked-another = 選べるのは、コマンドを送った本人だけです。
