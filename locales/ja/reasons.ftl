why-whot-wins = 💡 もっといい手なら、最後の1枚を出せます。
why-whot-ends = 💡 あなたの手だとすぐ局が終わりますが、もっといい手なら終わりません。
why-whot-catches = 💡 { $seat }は何も言わずに残り1枚になりました。指摘すれば2枚引かせられます。
why-whot-silent = 💡 あなたの手は「ラスト1枚！」なしで残り1枚になります。指摘されると2枚引きます。
why-whot-passes = 💡 もっといい手はペナルティを次へ送ります。{ $seat }は返すか{ $count }枚引くしかありません。あなたの手では自分が{ $instead }枚引きます。
why-whot-cancels = 💡 もっといい手は{ $instead }枚のペナルティを打ち消します。
why-whot-picks =
    💡 { $instead ->
        [1] { $seat }は残り1枚。もっといい手なら、返すか{ $count }枚引くしかありません。
       *[other] もっといい手なら、{ $seat }は返すか{ $count }枚引くしかありません。
    }
why-whot-draws =
    💡 { $instead ->
        [1] { $seat }は残り1枚。もっといい手なら、さらに{ $count }枚引かせられます。
       *[other] もっといい手なら、{ $seat }に{ $count }枚引かせられます。
    }
why-whot-again = 💡 もっといい手なら、もう一度あなたの番です。
why-whot-skips =
    💡 { $instead ->
        [1] { $seat }は残り1枚。もっといい手なら1回休みにできます。
       *[other] もっといい手なら、{ $seat }を1回休みにできます。
    }
why-whot-market =
    💡 もっといい手なら、{ $count ->
        [1] 次の人が1枚引きます。
       *[other] ほかの{ $count }人が1枚ずつ引きます。
    }
why-whot-sheds = 💡 もっといい手なら手札は{ $count }枚、あなたの手では{ $instead }枚です。
why-whot-keeps = 💡 もっといい手なら、{ $what }をあとに取っておけます。
why-whot-fits =
    💡 そのあと捨て札の山に出せるカードは、もっといい手なら{ $count }枚、あなたの手では{ $instead ->
        [0] ありません。
       *[other] { $instead }枚です。
    }
why-whot-lighter = 💡 手札の点は、もっといい手なら{ $count }点、あなたの手では{ $instead }点です。
why-differo-wins = 💡 もっといい手なら、すぐに勝ちです。
why-differo-allows = 💡 あなたの手のあと、{ $seat }は<b>{ $reply }</b>ですぐに勝てます。
why-differo-loses = 💡 あなたの手のあと、{ $seat }は<b>{ $reply }</b>から{ $count }手で必ず勝てます。
why-differo-forces =
    💡 もっといい手なら必ず勝てます。{ $seat }がどう動かしても、{ $count ->
        [1] 次の手で勝ちです。
       *[other] 遅くともあと{ $count }手で勝ちです。
    }
why-differo-threatens = 💡 もっといい手なら、次に<b>{ $reply }</b>で勝つことをねらえます。
why-differo-runs = 💡 あなたの手だと、{ $seat }は<b>{ $reply }</b>でゴールまであと{ $instead }列に迫ります。もっといい手なら、近づいても{ $count }列です。
why-differo-nearer = 💡 ゴールまでは、もっといい手なら{ $count }列、あなたの手では{ $instead }列です。
why-differo-narrows = 💡 { $seat }が選べる手は、もっといい手なら{ $count }通り、あなたの手では{ $instead }通りです。
why-deerportal-portal =
    💡 もっといい進み方ならポータルに着{ $count ->
        [0] きます。
       *[other] き、ダイヤを{ $count }個もらえます。
    }
why-deerportal-stays = 💡 ポータルに入ると道のりは終わりです。ダイヤ{ $count }個を道に残すことになります。
why-deerportal-diamonds =
    💡 すぐに取れるダイヤは、もっといい進み方なら{ $count }個、あなたの進み方では{ $instead ->
        [0] ありません。
       *[other] { $instead }個です。
    }
why-deerportal-freezes = 💡 もっといい進み方なら、{ $seat }を凍らせて1回休みにできます。
why-deerportal-meditates = 💡 瞑想すると道のダイヤは{ $count }個になります。あなたの進み方では{ $instead }個です。
why-deerportal-reaches =
    💡 次の目で届くダイヤは、もっといいマスからなら{ $count }個、あなたのマスからは{ $instead ->
        [0] ありません。
       *[other] { $instead }個です。
    }
why-deerportal-things =
    💡 次の目で届く、ルーンかダイヤのあるマスは、もっといいマスからなら{ $count }か所、あなたのマスからは{ $instead ->
        [0] ありません。
       *[other] { $instead }か所です。
    }
why-deerportal-nearer = 💡 ポータルまでは、もっといいマスからなら{ $count }マス、あなたのマスからは{ $instead }マスです。
why-rally-home = 💡 もっといい手なら、ゴールできます。
why-rally-stamp = 💡 もっといい手なら、スタンプがもらえます：{ $what }。
why-rally-still = 💡 もっといい手なら、残りの歩数でまだ{ $what }で番を終えられます。あなたの手では、どの目標にも届きません。
why-rally-lapse =
    💡 行き止まりで消えるのは、あなたの手では{ $instead }歩、もっといい手なら{ $count ->
        [0] ゼロです。
       *[other] { $count }歩です。
    }
why-rally-lucky =
    💡 次の番に目標で終われる目は、もっといい場所からなら6通り中{ $count }通り、あなたの場所からは{ $instead ->
        [0] ありません。
       *[other] { $instead }通りです。
    }
why-rally-lucky2 =
    💡 次の番に目標で終われる目は、もっといい場所からなら36通り中{ $count }通り、あなたの場所からは{ $instead ->
        [0] ありません。
       *[other] { $instead }通りです。
    }
why-rally-nearer = 💡 いちばん近い目標までは、もっといい場所からなら{ $count }歩、あなたの場所からは{ $instead }歩です。
why-caesar-stops = 💡 あなたが拒否権を使えば、これを止められます：{ $what }。
why-caesar-removes = 💡 拒否権で止められなければ、もっといい手で{ $seat }の{ $count }を取り除けます：{ $what }。
why-caesar-removes-philosopher = 💡 拒否権で止められなければ、もっといい手で{ $seat }のΦを取り除けます：{ $what }。
why-caesar-strikes = 💡 拒否権で止められなければ、もっといい手で{ $seat }のカード{ $count }枚とあなたの{ $instead }枚が消えます：{ $what }。
why-caesar-reveals = 💡 拒否権で止められなければ、もっといい手で{ $seat }のカード{ $count }枚を表にできます：{ $what }。
why-caesar-leads = 💡 もっといい手なら、{ $what }の投票になったとき、あなたの勝ちです。
why-caesar-hides = 💡 裏向きなら、あなたのカードは暗殺されません。
why-caesar-decided = 💡 そのカードがなくても、{ $what }の投票になればあなたの勝ちです。
why-caesar-adds =
    💡 増える影響力は、もっといい手なら{ $count }、あなたの手では{ $instead ->
        [0] ゼロです。
       *[other] { $instead }です。
    }
why-caesar-saves = 💡 もっといい手なら、{ $count }を手札に残せます。
why-caesar-keeps = 💡 もっといい手なら、{ $what }をあとに取っておけます。
