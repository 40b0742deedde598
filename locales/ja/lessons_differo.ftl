lesson-differo-count = ラインのコマを数える
lesson-differo-count-goal = あなたも黒もコマは13個ずつ。あなたは白で先手、上のA列をめざします。黒は下のI列へ。先に1個でもゴールに入れたほうの勝ちです。
lesson-differo-count-row = コマと、それを通るライン（横列か斜め）を選びます。そのラインの自分のコマの数から相手の数を引き、ちょうどそのマス数動きます。F列は6 − 0 = 6。F2をF列で動かしましょう。
lesson-differo-count-other-way = それも6マスで、どちら向きでもかまいません。でもいまはF2を動かしましょう。
lesson-differo-count-in-row = それは別のラインです。F列にはあなたのコマが6個。先頭のF2を動かしましょう。
lesson-differo-count-diagonal = 「F4」のFは横列、4は \ の斜めで、数字は下の端にあります。斜め4には、あなたのコマが3個、黒が1個：3 − 1 = 2。F4をそれに沿って上へ動かしましょう。
lesson-differo-count-same-diagonal = ラインも2マスも合っています。でもいまはF4を動かしましょう。
lesson-differo-count-number = それは別のラインです。斜め4のマスは、どれも名前に4がつきます。F4をそれに沿って動かしましょう。
lesson-differo-count-jump = 斜め4はまだ2です。両側も、すき間の先も全部数え、D4自身も入れます。C4を飛び越えましょう！ C4は残ります。コマを取ることはありません。
lesson-differo-count-back = それも2マスですが、後ろです。ゴールは上にあります。
lesson-differo-count-over-c4 = それは別のコマです。D4でC4を飛び越えられます。斜め4を2マス上へ。
lesson-differo-count-win = B4の / の斜めには、ほかにコマがありません：1 − 0 = 1。それだけでA列に入れて、即勝ちです。やってみましょう！
lesson-differo-count-to-a = それはA列ではありません。B4なら届きます。/ の斜めを1マス上へ。
lesson-differo-limits = どこに着けるか
lesson-differo-limits-longest = G4を通る3本のラインのコマを、それぞれ端から端まで数えましょう。そしてG4をいちばん遠くへ、右に動かします。
lesson-differo-limits-to-the-left = はい、3マスです。でも今回は右へ動かしましょう。
lesson-differo-limits-short = この斜めは3 − 2 = 1です。横列のほうが多く、3 − 0 = 3です。
lesson-differo-limits-exactly = F列にはいま、あなたのコマが4個、相手が1個。だから動くのは3マスで、1マスや2マスではありません。F2をF列で動かしましょう。
lesson-differo-limits-other-piece = それも3マスです。でもいまはF2を動かしましょう。
lesson-differo-limits-in-row = それは別のラインです。F2をF列で動かしましょう。
lesson-differo-limits-back = E4は上に行けません。D4がふさがっていて、着けるのは空いたマスだけです。/ の斜めは3 − 3 = 0で、0以下のラインでは動けません。でも横や後ろには動けます。後ろへ動かしましょう。
lesson-differo-limits-sideways = 横でもかまいません。でもいまは後ろへ、\ の斜めを下へ動かしましょう。
lesson-differo-limits-goal = H3は横列に4マス動くと盤の外です。下のI3も相手のゴールなので、決して入れません。残った手を見つけましょう。
lesson-differo-limits-h3 = それは別のコマです。H3は \ の斜めを上へ動けます。
lesson-differo-limits-blocked = パスはできません。自分の番に動かせるコマがひとつもなければ負け。相手がそうなれば、あなたの勝ちです。
lesson-differo-win = 必ず勝つ手順
lesson-differo-win-threat = まだどのコマもA列に届きません。次の番に届くようになる手を選びましょう。
lesson-differo-win-needed = これでC5はA7に届きます。でも黒がB6をどけると、C5は行き過ぎます。C6はまだ元の場所に必要です。
lesson-differo-win-loses = 黒がH3をI2へ動かして勝ちます！ 相手についても、ラインのコマを数えましょう。
lesson-differo-win-no-threat = それではまだどれも届きません。C5にコマがあれば、/ の斜めが2になり、ちょうどA7に届きます。
lesson-differo-win-now = あなたはC5からA7を狙いました。黒がB6をそのラインから外したので、C5は行き過ぎます。でもB6は別のラインからも外れました。勝つ手を見つけましょう！
lesson-differo-win-line = それはA列ではありません。B6は斜め6にもいました。いまは3 − 1 = 2。C6を見てみましょう。
lesson-differo-win-won = どの手も、自分と相手がそれぞれのラインで動ける数を変えます。このゲームはそれがすべてです！ こういうパズルをもっと解くなら、/puzzle を送りましょう。
lesson-differo-end = 引き分けと色の交換
lesson-differo-end-third = あなたと黒は行ったり来たりしています。同じ側の番で同じ局面が3回目に現れると、引き分けです。F8をF2に戻しましょう。
lesson-differo-end-not-third = それは新しい局面なので、ゲームは続きます。F8をF2に戻しましょう。
lesson-differo-end-others = 300手に達したときや、2人が合意したときも引き分けです。投了したり抜けたりすると負け。時間切れになると、手が自動で決まります。
lesson-differo-end-swap = グループによってはハウスルールで、白の最初の手のあと、黒は動かす代わりに色を交換できます。先に動かした人は、そのあと黒として続け、次に動かします。
lesson-differo-end-start = ゲームではコマをタップし、次にマスをタップします。では、いい勝負を！
