game-caesar-about = シーザー対クレオパトラ：はったりと偵察と拒否権で、5つの役職のローマ貴族を味方につけましょう。
game-caesar = シーザー＆クレオパトラ
game-caesar-aliases = クレオパトラ, シーザー
game-caesar-rules-1 =
    📖 <b>シーザー＆クレオパトラ</b>

    <b>目的</b>：ローマの貴族を味方につけます。役職は5つ。貴族が5人の役職が3つ（法務官、造営官、財務官）、3人の役職が2つ（執政官、監察官）あります。最後に点がいちばん多い人の勝ちです。

    <b>準備</b>：それぞれ1、2、3、4、5のカードを1枚ずつ、5つの役職にひそかに裏向きで置きます。手札は別の1〜5と拒否権1枚。さらに密命がひとつあります（4ページ）。先手はシーザーです。

    <b>自分の番</b>
    1. 影響力カードを出します。<b>1枚</b>なら表向きでも裏向きでも。<b>2枚</b>なら1枚は表向き、1枚は裏向き。少なくとも1枚は出します。自分のカードは、ひとつの役職に5枚までです。
    2. その前かあとに、アクションカードを<b>1枚</b>出せます。1枚目の影響力カードのあとに出すと、2枚目の影響力カードは出せません。
    3. 袋から<b>胸像</b>を1つ引きます。役職が投票することがあります。
    4. 手札が6枚になるまで引きます。1枚ごとに、影響力とアクション、どちらの山札から引くか選べます。
game-caesar-rules-2 =
    🗿 <b>胸像と投票</b>

    袋には胸像が7つ入っています。
    • 役職の胸像：その役職が投票します。胸像は脇に置きます。
    • 🪨 灰色：投票なし。胸像は脇に置きます。
    • ⚫ 黒：投票なし。これも含めて、胸像をすべて袋に戻します。
    どの胸像でもそのあと、カードが両者合わせて8枚以上ある役職も投票します。1つの番に同じ役職が2回投票することもあります。

    <b>投票</b>
    1. その役職のカードをすべて表向きにします。そのあとも表のままです。
    2. それぞれの合計を出します。哲学者Φは0です。
    3. 合計の大きいほうが貴族を1人得ます。ただし、どちらかのΦが相手より多ければ、<b>小さい</b>ほうが得ます。
    4. どちらが勝っても、合計の大きい側はいちばん大きい数字を、小さい側はいちばん小さい数字を捨てます。ほかのカードは、Φも含めて残ります。
    <b>合計が同じ</b>：誰も得ず、何も捨てません。

    役職の最後の貴族が決まったら、そこのカードは捨て、胸像はゲームから除きます。
game-caesar-rules-3 =
    🃏 <b>カード</b>

    <b>影響力</b>（それぞれ37枚）：1〜5が7枚ずつ、哲学者<b>Φ</b>が2枚。

    <b>アクションカード</b>（それぞれ10枚）
    🗡 <b>暗殺</b> ×3：場にある相手の表向きのカードを1枚選び、捨てさせます。Φでもかまいません。
    👁 <b>偵察</b> ×3：ひとつの役職にある相手の裏向きのカードを、すべて表向きにします。
    🔀 <b>配置換え</b> ×1：ふたつの役職から自分のカードをすべて取り、裏向きでその2か所に分け直します。どちらも5枚まで。
    ⚡ <b>神々の怒り</b> ×1：ひとつの役職で、両者ともカードをすべて捨てます。
    ✋ <b>拒否権</b> ×2：相手が宣言したアクションカードを止めます。どちらのカードも捨て、自分はすぐに1枚引きます。拒否権は止められず、相手に応えるときにしか出せません。

    拒否権がなくても聞かれますが、ないことが誰にでもわかるときは聞かれないことがあります。止められたカードも、その番のアクションカードに数えます。
game-caesar-rules-4 =
    🏆 <b>終わりと得点</b>

    <b>影響力カードがない</b>、または出せる役職がないときは、胸像を引くだけです。そのあと手札から好きなカードを捨ててもよく、それから6枚になるまで引きます。
    <b>尽きた山札</b>は切り直しません。もう一方から引きます。両方尽きたら、少ない手札のまま続けます。

    <b>ゲームの終わり</b>：番の終わりに、次のどれかになったとき
    • 21人の貴族がすべて決まった
    • 両者とも、手札にも山札にも影響力がない
    • どの役職も引き分けで、もう誰にも変えられない
    • 12手番（6回ずつ）続けて、場に何の変化もない

    <b>得点</b>
    • 貴族1人につき1点
    • 役職の過半数（5人中3人、3人中2人）で+1点、全員なら、さらに+1点
    • 密命の役職（法務官、造営官、財務官のどれか）で過半数なら+2点

    点がいちばん多い人の勝ち。同点なら引き分けです。
open-caesar = 🃏 手札を見る
caesar-group-praetor = 法務官
caesar-group-aedile = 造営官
caesar-group-quaestor = 財務官
caesar-group-consul = 執政官
caesar-group-censor = 監察官
caesar-persona-caesar = シーザー
caesar-persona-cleopatra = クレオパトラ
caesar-card-p = Φ
caesar-card-assassination = 🗡 暗殺
caesar-card-scout = 👁 偵察
caesar-card-castling = 🔀 配置換え
caesar-card-wrath = ⚡ 神々の怒り
caesar-card-veto = ✋ 拒否権
caesar-label-hand = 手札
caesar-label-decks = 山札
caesar-label-discarded = 捨て札
caesar-label-busts = 出た胸像
caesar-label-bag = 袋の中
caesar-title-mission =
    { $persona } · { $group }の密命{ $done ->
        [yes] ：+2
       *[no] ：失敗
    }
caesar-points = { $points }点
caesar-label-mission = あなたの密命
caesar-name-assassination = 暗殺
caesar-name-scout = 偵察
caesar-name-castling = 配置換え
caesar-name-wrath = 神々の怒り
caesar-name-veto = 拒否権
caesar-lost-nothing = なし
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] 決着
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 出た胸像：{ $out } · 袋の中：{ $bag }
caesar-no-busts = なし
caesar-decks = 📚 山札（影響力+アクション）：{ $one } { $influence_one }+{ $actions_one } · { $other } { $influence_other }+{ $actions_other } · 🗑 捨て札：{ $discarded_one }と{ $discarded_other }
caesar-match = 🏆 マッチの第{ $game }ゲーム、{ $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>：通しますか？ 拒否権で止めますか？
caesar-now-setup = 🤫 それぞれ1、2、3、4、5を1枚ずつ、各役職にひそかに裏向きで置きます。
caesar-now-play = ▶️ 次：影響力カード1〜2枚と、アクションカード1枚まで。
caesar-now-influence = ▶️ 次：影響力カード1〜2枚。
caesar-now-more =
    ▶️ 次：2枚目の影響力カード（{ $way ->
        [up] 表向き
       *[down] 裏向き
    }）{ $acted ->
        [yes] か、
       *[no] か、アクションカードか、
    }胸像。
caesar-now-action = ▶️ 次：アクションカードか胸像。
caesar-now-replace = ▶️ 次：使った拒否権のぶん、1枚引きます。
caesar-now-castling = ▶️ 次：ふたつの役職のカードを裏向きで置き直します。
caesar-now-discard = ▶️ 影響力を出せませんでした。次：要らないカードを捨て、6枚になるまで引きます。
caesar-now-refill = ▶️ 次：6枚になるまで引きます。
caesar-mission = 🎯 密命：{ $group }の過半数を得る（+2）
caesar-hand = 🃏 手札：{ $cards }
caesar-discards = 🗑 捨て札：{ $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — 捨て札なし —
       *[other] 🗑 捨て札（{ $count }）
    }
caesar-standing = { $persona } · <b>{ $points }</b>点 · 手札：影響力{ $influence }枚、アクション{ $actions }枚
caesar-final =
    貴族{ $patricians }人 + 役職で{ $bonus }{ $mission ->
        [none] { "" }
        [missed] （密命「{ $group }」失敗）
       *[done] { " " }+ 密命「{ $group }」で2
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 暗殺（{ $group }、表向きの{ $card }）
caesar-trick-scout = 👁 偵察（{ $group }）
caesar-trick-castling = 🔀 配置換え（{ $group }と{ $other }）
caesar-trick-wrath = ⚡ 神々の怒り（{ $group }）
caesar-ask-setup = <b>{ $icon } { $group }に裏向きで置くのは？</b> 5枚中{ $number }枚目。5枚目は自動で監察官に置きます。
caesar-ask-play = <b>カードを選びましょう。</b>影響力カードを1枚、または2枚（表向き1枚、裏向き1枚）出します。その前かあとに、アクションカードも1枚出せます。
caesar-ask-influence = <b>影響力カードを選びましょう。</b>アクションカードはもう出しました。
caesar-ask-more =
    <b>2枚目を{ $way ->
        [up] 表向き
       *[down] 裏向き
    }で出しますか？</b> カードを選ぶか、{ $acted ->
        [yes] 胸像を引きます。
       *[no] アクションカードを出すか、胸像を引きます。
    }
caesar-ask-action = <b>アクションカードを出すか、胸像を引きましょう。</b>この番はもう影響力を出せません。
caesar-ask-where =
    <b>{ $way ->
        [either] { $card }をどの役職に置きますか？</b>
        [up] { $card }を表向きで、どの役職に置きますか？</b>
       *[down] { $card }を裏向きで、どの役職に置きますか？</b>
    }
caesar-ask-target =
    <b>{ $card }：{ $kind ->
        [castling] どのふたつの役職ですか？
       *[other] どの役職ですか？
    }</b>
caesar-ask-veto = <b>通しますか？</b> 拒否権がなくても、毎回聞きます。
caesar-ask-replace = <b>使った拒否権のぶん、1枚引きましょう。</b>どちらの山札から引きますか？
caesar-ask-castling =
    <b>{ $card }をどこに置きますか？</b> { $count ->
        [1] 最後の1枚です。
       *[other] 残り{ $count }枚、すべて
    }裏向きで置きます。
caesar-ask-discard = <b>影響力を出せません。</b>要らないカードを捨てて「完了」をタップしましょう。そのあと6枚になるまで引きます。
caesar-ask-refill = <b>{ $missing }枚引きましょう。</b>📜 影響力（残り{ $influence }）と🎭 アクション（残り{ $actions }）、どちらにしますか？
caesar-at = { $icon } { $group }
caesar-veto = ✋ 拒否権！
caesar-pass = 🤝 通す
caesar-done-play = 🗿 胸像を引く
caesar-done-discard = ✅ 完了
caesar-discard = { $card }を捨てる
caesar-draw-influence = 📜 影響力（{ $count }）
caesar-draw-action = 🎭 アクション（{ $count }）
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — 最後の1枚 —
       *[other] — 次：{ $cards } —
    }
caesar-all-at =
    { $count ->
        [2] 2枚とも
       *[other] { $count }枚とも
    } → { $icon } { $group }
caesar-bust-drawn = — 胸像は引きました —
caesar-bust-follows = — このあと胸像を引く —
caesar-veto-played = — 拒否権を使いました —
caesar-first-influence = まず📜を1枚引く
caesar-first-action = まず🎭を1枚引く
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } 表向き、{ $icon } { $group }
caesar-play-down = { $card } 裏向き、{ $icon } { $group }
caesar-not-veto = 拒否権は、相手のアクションカードに応えるときだけ使えます。自分からは出せません。
caesar-no-veto = 拒否権がないので、通すしかありません。
caesar-not-acted = この番はもうアクションカードを出しました。
caesar-not-assassination = 相手に表向きのカードがありません。
caesar-not-scout = 相手に裏向きのカードがありません。
caesar-not-castling = 配置換えには、貴族の残っている役職が2つと、そのどちらかに自分のカードが必要です。
caesar-not-wrath = 場に影響力がありません。
caesar-not-closed = この番はもう影響力を出せません。2枚出したか、1枚目のあとにアクションカードを出したからです。
caesar-not-open = 出せる役職がありません。どこも自分のカードが5枚あるか、貴族が残っていません。
caesar-not-bust = まず影響力カードを出しましょう。胸像はそのあとです。
caesar-not-there = このボタンは、次に何が来るかを示すだけです。
caesar-not-another = この番はもう胸像を引きました。
caesar-not-vetoed = 拒否権を使いました。代わりに1枚引きましょう。
caesar-not-yet = まず、置き直すカードを1枚ずつすべて置きましょう。
caesar-not-again = このカードはもう置きました。
caesar-full = そこにはもう自分のカードが5枚あり、これが上限です。
caesar-no-such-card = そのカードは持っていません。
caesar-keys = { $icon }5は、{ $group }に表向きの5を出すという意味です。
caesar-own-hidden = 🙈 あなたの裏向きのカード：{ $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card }を{ $icon } { $group }に出すのは表向き？ 裏向き？</b>
        [up] { $card }を{ $icon } { $group }に表向きで出しますか？</b>
       *[down] { $card }を{ $icon } { $group }に裏向きで出しますか？</b>
    }{ $way ->
        [either] { "" }
       *[other] { " " }「+ 🗿」なら胸像も引きます。
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] { $icon } { $group }の、どの表向きのカードにしますか？
        [castling] { $icon } { $group }と、もうひとつはどの役職ですか？
       *[other] { $icon } { $group }に{ $card }を使いますか？
    }</b> 相手は拒否権で止められます。
caesar-place-up = { $card } 表向き
caesar-place-down = { $card } 裏向き ▮
caesar-not-here = このカードはいま{ $group }に使えません。
caesar-not-won = { $group }の貴族はすべて決まりました。
caesar-empty-hand = 手札がありません。
event-caesar-two =
    { $known ->
        [yes] { $seat }は<b>{ $card }</b>を表向きで{ $icon } { $group }に、<b>{ $card2 }</b>を裏向きで{ $icon2 } { $group2 }に出しました。
       *[no] { $seat }は<b>{ $card }</b>を表向きで{ $icon } { $group }に、1枚を裏向きで{ $icon2 } { $group2 }に出しました。
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }。{ $result ->
        [tie] 引き分けで、変化なし。
        [turned] 哲学者{ $phil_one } : { $phil_other }で結果がひっくり返り、合計の小さい<b>{ $winner }</b>が貴族を1人得ました。
       *[won] <b>{ $winner }</b>が貴族を1人得ました。
    }{ $result ->
        [tie] { "" }
       *[other]
            { $high }は{ $highest }を{ $lowest ->
                [0] 捨て、{ $low }は何も捨てませんでした。
               *[other] 、{ $low }は{ $lowest }を捨てました。
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat }は<b>{ $cards }</b>を裏向きで置きました。
       *[no] { $seat }は5枚を裏向きで置きました。
    }
event-caesar-played = { $seat }は<b>{ $card }</b>を{ $icon } { $group }に表向きで出しました。
event-caesar-hid =
    { $known ->
        [yes] { $seat }は<b>{ $card }</b>を{ $icon } { $group }に裏向きで出しました。
       *[no] { $seat }は1枚を{ $icon } { $group }に裏向きで出しました。
    }
event-caesar-announced = 📣 { $seat }が<b>{ $trick }</b>を宣言しました。
event-caesar-passed = { $seat }は通しました。
event-caesar-vetoed = ✋ <b>拒否権！</b> { $seat }が{ $trick }を止めました。
event-caesar-assassinated = 🗡 { $seat }は{ $icon } { $group }で表向きの<b>{ $card }</b>を失いました。
event-caesar-revealed = 👁 { $seat }は{ $icon } { $group }の<b>{ $cards }</b>を公開させられました。
event-caesar-castled = 🔀 { $seat }は自分のカードを置き直しました。{ $icon } { $group }に{ $first }枚、{ $icon2 } { $group2 }に{ $second }枚、すべて裏向きです。
event-caesar-struck = ⚡ 神々の怒りが{ $icon } { $group }に落ちました。失ったカード · { $one }：{ $lost_one } · { $other }：{ $lost_other }。
event-caesar-bust_drawn =
    🗿 { $seat }は{ $bust ->
        [black] <b>黒い胸像</b>⚫を引きました。胸像はすべて袋に戻ります。
        [grey] <b>灰色の胸像</b>🪨を引きました。投票はありません。
       *[group] <b>{ $icon } { $group }</b>の胸像を引きました。
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b>は8枚以上あるので、こちらも投票：
       *[no] 🗳 { $icon } <b>{ $group }</b>の投票：
    }{ $vote }
event-caesar-exhausted = 🏛 { $icon } { $group }は全員決まりました。カードと胸像はゲームから外れます。
event-caesar-discarded = { $seat }は1枚捨てました：<b>{ $card }</b>。
event-caesar-drew =
    { $known ->
        [yes]
            { $seat }は{ $deck ->
                [influence] <b>{ $card }</b>を引きました。
               *[action] <b>{ $card }</b>を引きました。
            }
       *[no]
            { $seat }は{ $deck ->
                [influence] 影響力カードを1枚引きました。
               *[action] アクションカードを1枚引きました。
            }
    }
event-caesar-drew-several =
    { $seat }は{ $influence ->
        [0] アクションカードを{ $actions }枚引きました。
       *[other]
            影響力カードを{ $influence }枚{ $actions ->
                [0] 引きました。
               *[other] 、アクションカードを{ $actions }枚引きました。
            }
    }
event-caesar-left = { $seat }はゲームを抜けました。
event-caesar-ended =
    { $result ->
        [tie] このゲームは{ $best } : { $worst }で引き分けです。
       *[won] このゲームは{ $best } : { $worst }で<b>{ $winner }</b>の勝ちです。
    }{ $goes_on ->
        [yes] 次のゲームは役を入れ替えます。
       *[no] { "" }
    }
reason-caesar-patricians =
    貴族がすべて決まりました。{ $count ->
        [1] { $winners }がローマを手に入れました！
       *[other] { $winners }がローマを分け合いました！
    }
reason-caesar-influence =
    出せる影響力が残っていません。{ $count ->
        [1] { $winners }がローマを手に入れました！
       *[other] { $winners }がローマを分け合いました！
    }
reason-caesar-stalemate =
    どの役職も引き分けで、もう誰にも変えられません。{ $count ->
        [1] { $winners }がローマを手に入れました！
       *[other] { $winners }がローマを分け合いました！
    }
reason-caesar-standstill =
    12手番続けて何も変わりませんでした。{ $count ->
        [1] { $winners }がローマを手に入れました！
       *[other] { $winners }がローマを分け合いました！
    }
reason-caesar-match =
    マッチ終了。{ $count ->
        [1] { $winners }の勝ちです！
       *[other] { $winners }が勝ちを分け合いました！
    }
reason-caesar-left = 相手が抜けたので、{ $winners }がローマを手に入れました。
rule-caesar-missions = 密命
rule-caesar-missions-help = それぞれに秘密の役職がひとつあります。その過半数を得ると+2点です。
rule-caesar-philosophers = 投票後の哲学者
rule-caesar-philosophers-help = 勝負のついた投票のあと、その役職の哲学者がどうなるか：すべて残る、多い側が1枚捨てる、すべて捨てる、のどれかです。
rule-caesar-philosophers-stay = すべて残る
rule-caesar-philosophers-source = 1枚捨てる
rule-caesar-philosophers-classic = すべて捨てる
rule-caesar-personas = シーザー役
rule-caesar-personas-help = シーザーになるのは、最初に参加した人、2番目の人、またはランダムに選ばれた人です。もう1人がクレオパトラです。
rule-caesar-personas-seats = 最初に参加
rule-caesar-personas-swapped = 2番目に参加
rule-caesar-personas-dealt = ランダム
rule-caesar-cleopatra_starts = クレオパトラが先手
rule-caesar-cleopatra_starts-help = シーザーではなくクレオパトラから始めます。
rule-caesar-best_of_three = 三番勝負
rule-caesar-best_of_three-help = 最大3ゲームで、先に2勝した人がマッチの勝者です。1ゲームごとに役を入れ替えます。
caesar-not-so = いま{ $card }は出せますが、その形では出せません。
typed-caesar = カード、役職、表か裏を書きます。カードは1〜5、哲学者はp。役職は法務官、造営官、財務官、執政官、監察官。短くしてもかまいません。例：「3 執政 表」。
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = 一択の手は自動
rule-caesar-forced_moves-help = 拒否権がないと全員にわかるとき（アクションカードが手札にないか、拒否権を2枚とも捨てたとき）は、通すか聞かれず、そのまま効果が出ます。配置換えのときと、胸像を引く前には聞かれます。
typed-words-caesar =
    praetor: 法務官
    aedile: 造営官
    quaestor: 財務官
    consul: 執政官
    censor: 監察官
    up: 表 表向き
    down: 裏 裏向き
    p: 哲学者 Φ
    assassination: 暗殺
    scout: 偵察
    castling: 配置換え キャスリング
    wrath: 怒り 神々の怒り
    veto: 拒否権
    draw: 引く ひく
    influence: 影響力
    action: アクション
    discard: 捨てる
    pass: 通す
    done: 完了
    bust: 胸像
