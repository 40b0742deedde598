game-whot-about = 一番上のカードに合わせて出し、ペナルティをぶつけ合い、先に手札をなくした人の勝ち。
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>目的</b>：誰よりも先に手札をなくします。

    <b>準備</b>：全員にカードを7枚ずつ配ります。さらに1枚を表向きに置いて、捨て札の山を始めます。これが「一番上のカード」です。この最初の1枚は、特殊カードでも効果がありません。残りは引くための山、マーケットになります。

    <b>自分の番</b>には、どちらかひとつをします。
    1. <b>一番上のカードに合うカードを1枚出す</b>：同じマーク（● ▲ ✚ ■ ★）、同じ数字、またはWhot（2ページ）。出したカードが新しい一番上になります。
    2. マーケットから<b>1枚引く</b>：出せるカードがあっても引けます。引いた番には出せません。

    そのあと、次の人の番です。順番はいつも時計回りです。

    <b>勝ち</b>：最後の1枚を出した瞬間に勝ちです。それが特殊カードでもかまいません。
game-whot-rules-2 =
    📖 <b>Whot：特殊カード</b>

    <b>1 もう一度</b>：続けてもう一度あなたの番です。

    <b>2 ドローツー</b>：次の人は、ペナルティとして2枚引くか、好きなマークの2で返します。返すと、その次の人が4枚引くか、また返します。その先も同じです。

    <b>5 ドロースリー</b>：同じですが、返すのは5で、ペナルティは3枚です。2に返せるのは2だけ、5に返せるのは5だけ。ペナルティを引くと番が終わり、次の人はいつもどおり進めます。返せるカードがすべて捨て札の山にあるときは、自動で引きます。

    <b>8 スキップ</b>：次の人は1回休みです。2人のときは、もう一度あなたの番です。

    <b>14 全員ドロー</b>：ほかの全員が1枚ずつ引きます。そのあとは、いつもどおり次の人の番です。

    <b>20 Whot</b>：どのカードの上にも出せますが、ペナルティを返すのには使えません。出したらマークを指定します。誰かがWhot以外を出すまで、そのマークのカードとほかのWhotしか出せません。最後の1枚がWhotなら、指定しなくても勝ちです。
game-whot-rules-3 =
    📖 <b>Whot：マーケットが尽きたら</b>

    <b>1回目</b>：引くときにカードが足りなくなったら、捨て札の山を切り直して新しいマーケットにします。残すのは一番上のカードだけです。

    <b>そのあと</b>は切り直しません。マーケットが完全になくなると<b>サドンデス☠️</b>です。ゲームは続きますが、引くカードが足りなくなったとき終わりです。自分から引いたときも、ペナルティのときも、誰かが全員ドローを出したとき（それが最後の1枚でも）も同じです。手札の点がいちばん少ない人の勝ち。同点なら勝ちを分け合います。

    <b>手札の点</b>：カードは数字どおり、★は2倍、Whotは20点。2位以下もこの点で決まり、少ないほど上です。

    <b>抜けると</b>、手札はマーケットの底に入り、順位は残った全員の下になります。引くはずのペナルティは次の人に移ります。最後まで残った1人は勝ちです。

    <b>カードは54枚</b>：●12枚、▲12枚、✚9枚、■9枚、★7枚、Whot5枚。
open-whot = 🃏 手札を見る
whot-card = Whot
whot-symbol-circle = 丸
whot-symbol-triangle = 三角
whot-symbol-cross = 十字
whot-symbol-square = 四角
whot-symbol-star = 星
whot-name-1 = もう一度
whot-name-2 = ドローツー
whot-name-5 = ドロースリー
whot-name-8 = スキップ
whot-name-14 = 全員ドロー
whot-name-20 = Whot
whot-top = 一番上
whot-market = マーケット
whot-market-holds = マーケット { $count }
whot-board =
    一番上：<b>{ $card }</b> · { $market ->
        [0] マーケットは空
       *[other] マーケット残り{ $market }枚
    }
whot-called = 📣 指定：<b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] { $count }枚引く
       *[no] { $seat }は{ $count }枚引く
    }{ $answer ->
        [none] 番です。
        [none-or-whot] か、Whotで返します。
        [number-or-whot] か、{ $number }かWhotで返します。
       *[number] か、{ $number }で返します。
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ { $number }をもう1枚重ねるか、番を終えます{ $count ->
                [0] 。
               *[other] 。そのあと{ $asked }が{ $count }枚引きます。
            }
       *[no]
            ⚠️ { $you ->
                [yes] あなたは{ $count }枚引くことになります。
               *[no] { $asked }は{ $count }枚引くことになります。
            }その前に、{ $seat }は{ $number }をもう1枚重ねられます。
    }
whot-holds =
    { $count ->
        [1] <b>1枚</b>
       *[other] { $count }枚
    }
whot-hand = 🃏 手札：{ $cards }
whot-points = { $count }点
whot-match = 🏆 ここまでの点：{ $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = 手札がありません。
whot-alert = あなたの手札です。出すときは、テーブルの下の番号をタップ：
whot-large-hand = { $count }枚。出せるカード：{ "" }
whot-draw =
    { $count ->
        [1] 1枚引く
       *[other] { $count }枚引く
    }
whot-ends =
    { $label } · { $match ->
        [yes] 局が終了
       *[no] ゲーム終了
    }
whot-deadly =
    { $match ->
        [yes] ☠️ マーケットが切れそうです。足りなくなったら、そこで局が終わります。
       *[no] ☠️ マーケットが切れそうです。足りなくなったらゲーム終了で、手札の点がいちばん少ない人の勝ちです。
    }
whot-done = 完了
whot-catch = { $seat }を指摘：「ラスト1枚！」なし
whot-says-last = 「ラスト1枚！」
whot-which-symbol = <b>どのマークを指定しますか？</b>
whot-last-unsaid = ☐ 「ラスト1枚！」と言う
whot-last-said = ☑ 「ラスト1枚！」と言う
whot-number-last = { $number }：ラスト1枚！
whot-not-pick = { $card }では返せません。{ $number }を出すか、{ $count }枚引きます。
whot-not-pick-undefended = いま{ $card }は出せません。{ $count }枚引かなければなりません。
whot-not-decking = { $card }は重ねられません。重ねられるのは{ $number }だけです。
whot-not-special = { $card }は特殊カードです。このハウスルールでは、最後の1枚はふつうのカードだけです。
whot-not-called = { $card }は出せません。指定は{ $symbol }です。
whot-not-fitting = { $top }の上に{ $card }は出せません。同じマークか、同じ数字か、Whotを出しましょう。
whot-tap-a-symbol = Whotを出すには、指定するマークをタップ。
whot-no-whot = Whotがないので、マークは指定できません。
event-whot-played =
    { $seat }は<b>{ $card }</b>を出し{ $call ->
        [none] ました
       *[other] 、<b>{ $call }</b>を指定しました
    }{ $last ->
        [yes] ：「ラスト1枚！」
       *[no]
            { $left ->
                [0] 。最後の1枚です！
                [1] 。残り1枚です。
               *[other] 。
            }
    }
event-whot-pick_due = { $seat }は{ $count }枚引くことになります。
event-whot-pick_cancelled = { $seat }は{ $count }枚のペナルティを打ち消しました。
event-whot-held_on = もう一度{ $seat }の番です。
event-whot-suspended = { $seat }は1回休みになりました。
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { $seat }は罰として{ $count }枚引きました：<b>{ $cards }</b>。
                [market] 全員ドロー：{ $seat }は<b>{ $cards }</b>を引きました。
                [pick] { $seat }は{ $count }枚引きました：<b>{ $cards }</b>。
               *[turn] { $seat }は<b>{ $cards }</b>を引きました。
            }
       *[no]
            { $why ->
                [caught] { $seat }は罰として{ $count }枚引きました。
                [market] 全員ドロー：{ $seat }は1枚引きました。
               *[turn] { $seat }は{ $count }枚引きました。
            }
    }
event-whot-market = 全員ドロー：{ $count }人が1枚ずつ引きました。
event-whot-reshuffled = マーケットが尽きたので、捨て札の山の{ $count }枚を切り直して新しいマーケットにしました。
event-whot-sudden_death = ☠️ サドンデス：マーケットが尽き、もう補充されません。
event-whot-caught = { $seat }は「ラスト1枚！」を言い忘れ、{ $by }に指摘されました。
event-whot-left = { $seat }のカードはマーケットの底に入りました。
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ サドンデス：この局は終わりです。
       *[empty_hand] この局は終わりです。
    }点：{ $scores }。
event-whot-ended = 全員が手札を見せました。
reason-whot-empty_hand = { $winners }が最後の1枚を出して勝ちました！
reason-whot-sudden_death =
    ☠️ サドンデス：{ $count ->
        [1] 点がいちばん少ない{ $winners }の勝ちです！
       *[other] 点がいちばん少ない{ $winners }が勝ちを分け合いました！
    }
reason-whot-match =
    マッチ終了。{ $count ->
        [1] 点がいちばん少ない{ $winners }の勝ちです！
       *[other] 点がいちばん少ない{ $winners }が勝ちを分け合いました！
    }
reason-whot-last_standing = 最後まで残った{ $winners }の勝ちです！
rule-whot-hand_size = 最初の枚数
rule-whot-hand_size-help = 全員に配るカードの枚数です。
rule-whot-market_keeps_turn = 14のあと、もう一度
rule-whot-market_keeps_turn-help = 全員ドロー（14）を出すと、もう一度あなたの番になります。
rule-whot-tender = 切り直しなし
rule-whot-tender-help = マーケットを切り直しません。カードが足りなくなったらそこでゲーム終了で、手札の点がいちばん少ない人の勝ちです。
rule-whot-whot_cancels_pick = Whotでペナルティを打ち消す
rule-whot-whot_cancels_pick-help = 2や5にWhotで返せます。そのとき、誰も引きません。
rule-whot-no_defending = ペナルティに返せない
rule-whot-no_defending-help = 2か5のあと、次の人は必ず引きます。誰も返せません。
rule-whot-pick_five = 5のあとは3枚でなく5枚引く
rule-whot-pick_five-help = 5のペナルティが、3枚ではなく5枚になります。
rule-whot-star_skips_two = ★8で2人休み
rule-whot-star_skips_two-help = ★8のあと、次の2人が1回休みになります。
rule-whot-draw_until_playable = 出せるまで引く
rule-whot-draw_until_playable-help = 引くと決めたら、出せるカードが来るまで引きます。そのあと、引いたカードか別の出せるカードを必ず出します。
rule-whot-double_decking = 同じ数字をまとめて出す
rule-whot-double_decking-help = 1回の番に、同じ数字のカードを何枚でも出せます。
rule-whot-last_card_call = 「ラスト1枚！」と言う
rule-whot-last_card_call-help = 残り2枚から1枚を出すときに言います。忘れると次の人が指摘でき、指摘されたら2枚引きます。
rule-whot-no_special_finish = 最後の1枚は特殊カード禁止
rule-whot-no_special_finish-help = 最後の1枚はふつうのカードだけ。1、2、5、8、14、Whotでは上がれません。
rule-whot-match_to = マッチ
rule-whot-match_to-0 = 1局
rule-whot-match_to-100 = 100点
rule-whot-match_to-help = 局が終わると、手札に残ったカードが失点になります。誰かが100点に届くまで続け、点のいちばん少ない人が勝ちます。
rule-whot-forced_moves = 一択の手は自動
rule-whot-forced_moves-help = ペナルティを返せないと全員にわかるとき、カードを自動で引きます。「ペナルティに返せない」のときはいつもそうです。出せるカードがないだけのときは、自分で引きます。
whot-not-held = { $card }は持っていません。
whot-say-symbol = 指定するマークをつけましょう。例：/move w20 星
whot-not-last = 「ラスト1枚！」と言えるのは、残り2枚から1枚を出すときだけ。ハウスルールにあるときに限ります。
whot-not-draw-found = 出せるカードを引きました。そのカードか、別の出せるカードを出しましょう。
whot-not-draw-decking = もう出しています。{ $number }を重ねるか、/move 完了 を送りましょう
typed-whot = カードはマークの文字と数字で書きます：丸<b>c</b>、三角<b>t</b>、十字<b>x</b>、四角<b>s</b>、星<b>*</b>。Whotのあとには指定するマークをつけます。例：/move c5、/move *8、/move w20 星、/move 引く
typed-open-whot = /move とカード。例：<b>c5</b>
typed-words-whot =
    circle: 丸 まる
    triangle: 三角 さんかく
    cross: 十字 じゅうじ
    square: 四角 しかく
    star: 星 ほし
    draw: 引く ひく
    take: 取る とる
    market: マーケット
    last: ラスト
    card: カード
    done: 完了
    catch: 指摘
