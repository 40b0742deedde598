game-whot-about = Spiel Karten, die passen, stell den anderen Fallen und werde zuerst alle Karten los.
game-whot = Whot
game-whot-rules =
    📖 <b>Whot</b>

    Werde als Erster alle Karten los. Bist du dran, <b>spielst du eine Karte, die auf die oberste passt</b>, nach Zeichen (● ▲ ✚ ■ ★) oder Zahl, oder du <b>ziehst eine</b> vom Markt.

    <b>1 Dranbleiben</b>: Du bist noch einmal dran.
    <b>2 Zieh zwei</b>: Der Nächste zieht 2 oder legt eine 2 und gibt die Summe weiter.
    <b>5 Zieh drei</b>: dasselbe mit 3 Karten und einer 5.
    <b>8 Aussetzen</b>: Der Nächste setzt aus.
    <b>14 Markttag</b>: Alle anderen ziehen eine.
    <b>20 Whot</b>: passt auf alles, nur nicht auf ein Ziehen; du wünschst dir das nächste Zeichen.

    Ist der Markt leer, wird der Stapel zu einem neuen gemischt. Ist auch der leer, gilt <b>plötzlicher Tod</b>: Wer nicht mehr ziehen kann, beendet das Spiel, und die kleinste Hand gewinnt. Karten zählen ihre Zahl, Sterne doppelt.

open-whot = 🃏 Meine Karten

whot-card = Whot
whot-card-short = W
whot-symbol-circle = Kreis
whot-symbol-triangle = Dreieck
whot-symbol-cross = Kreuz
whot-symbol-square = Quadrat
whot-symbol-star = Stern

whot-table = Obenauf: <b>{ $card }</b> · Markt: { $market }
whot-called = 📣 Gewünscht: <b>{ $symbol }</b>
whot-pick = ⚠️ { $mine ->
    [yes] Zieh { $count }{ $answer ->
        [none] { "" }
        [none-or-whot] , oder leg einen Whot
        [number-or-whot] , oder leg eine { $number } oder einen Whot
       *[number] , oder leg eine { $number }
    }
   *[no] { $seat } muss { $count } ziehen{ $answer ->
        [none] { "" }
        [none-or-whot] {" "}oder einen Whot legen
        [number-or-whot] {" "}oder eine { $number } oder einen Whot legen
       *[number] {" "}oder eine { $number } legen
    }
}
whot-adds = { $mine ->
    [yes] ➕ Leg noch eine { $number } dazu, oder beende deinen Zug{ $count ->
        [0] .
       *[other] : Dann muss { $asked } { $count } ziehen.
    }
   *[no] ⚠️ { $you ->
        [yes] Du musst
       *[no] { $asked } muss
    } gleich { $count } ziehen; { $seat } darf vorher noch eine { $number } dazulegen.
}
whot-holds = { $count ->
    [one] <b>eine Karte</b>
   *[other] { $count } Karten
}
whot-hand = 🃏 Deine Hand: { $cards }
whot-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Du hast keine Karten.
whot-large-hand = { $count } Karten; spielen kannst du: { "" }

whot-draw = Karte ziehen
whot-take = { $count } nehmen
whot-done = Das ist alles
whot-catch = Erwischt! Niemand hat „letzte Karte!“ gesagt
whot-says-last = „letzte Karte!“
whot-which-symbol = <b>Welches Zeichen wünschst du dir?</b>
whot-last-unsaid = ☐ „Letzte Karte!“ sagen
whot-last-said = ☑ Du sagst „letzte Karte!“
whot-number-last = { $number } letzte!

whot-not-pick = { $card } hilft nicht: Leg eine { $number }, oder nimm { $count }.
whot-not-pick-undefended = { $card } hilft nicht: Nimm { $count }.
whot-not-decking = { $card } passt nicht dazu: Jetzt geht nur noch eine { $number }.
whot-not-special = { $card } kann etwas Besonderes und ist nach euren Hausregeln keine letzte Karte.
whot-not-called = { $card } passt nicht: Gewünscht ist { $symbol }.
whot-not-fitting = { $card } passt nicht auf { $top }: gleiches Zeichen, gleiche Zahl oder ein Whot.
whot-tap-a-symbol = Um einen Whot zu spielen, tipp auf das Zeichen, das du dir wünschst.
whot-no-whot = Du hast keinen Whot, um dir ein Zeichen zu wünschen.

event-whot-played = { $seat } { du-hast } <b>{ $card }</b> gespielt{ $call ->
    [none] { "" }
   *[other] { " und" } { du-dir } gewünscht: <b>{ $call }</b>
}{ $last ->
    [yes] : „letzte Karte!“
   *[no] { $left ->
        [0] , und das war die letzte!
        [1] ; nur eine Karte bleibt.
       *[other] .
    }
}
event-whot-pick_due = { $seat } { du-musst } { $count } ziehen.
event-whot-pick_cancelled = { $seat } { du-hast } das Ziehen von { $count } abgewehrt.
event-whot-held_on = { $seat } { du-bist } noch einmal dran.
event-whot-suspended = { $seat } { du-hast } ausgesetzt.
event-whot-drew = { $known ->
    [yes] { $why ->
        [pick] { $seat } { du-hast } { $count } genommen: <b>{ $cards }</b>.
        [caught] { $seat } { du-hast } dafür { $count } genommen: <b>{ $cards }</b>.
        [market] { $seat } { du-hast } am Markttag <b>{ $cards }</b> gezogen.
       *[turn] { $seat } { du-hast } <b>{ $cards }</b> gezogen.
    }
   *[no] { $why ->
        [pick] { $seat } { du-hast } { $count } Karten genommen.
        [caught] { $seat } { du-hast } dafür { $count } Karten genommen.
        [market] { $seat } { du-hast } am Markttag eine Karte gezogen.
       *[turn] { $count ->
            [one] { $seat } { du-hast } eine Karte gezogen.
           *[other] { $seat } { du-hast } { $count } Karten gezogen.
        }
    }
}
event-whot-market = Markttag: { $count } andere haben je eine Karte gezogen.
event-whot-reshuffled = Der Markt war leer: { $count } Karten wurden zu einem neuen gemischt.
event-whot-sudden_death = ☠️ Plötzlicher Tod: Der Markt ist endgültig leer.
event-whot-caught = { $seat } { du-hast } „letzte Karte!“ vergessen, und { $by ->
    [du] du hast
   *[other] { $by } hat
} es gemerkt.
event-whot-left = { $seat } { du-hast } alle Karten unter den Markt zurückgelegt.
event-whot-deal_ended = { $reason ->
    [sudden_death] ☠️ Plötzlicher Tod: Dieses Spiel ist vorbei.
   *[empty_hand] Dieses Spiel ist vorbei.
} Punkte: { $scores }.
event-whot-ended = Alle Karten liegen auf dem Tisch.

reason-whot-empty_hand = { $winners } hat die letzte Karte gespielt und gewonnen!
reason-whot-sudden_death = ☠️ Plötzlicher Tod: { $count ->
    [one] { $winners } hatte die kleinste Hand und gewinnt!
   *[other] { $winners } hatten die kleinste Hand und teilen sich den Sieg!
}
reason-whot-match = Die Partie ist zu Ende. { $count ->
    [one] { $winners } hat die wenigsten Punkte und gewinnt!
   *[other] { $winners } haben die wenigsten Punkte und teilen sich den Sieg!
}
reason-whot-last_standing = { $winners } hat bis zum Schluss durchgehalten und gewonnen!

rule-whot-hand_size = Karten am Anfang
rule-whot-hand_size-help = Wie viele Karten alle bekommen.
rule-whot-market_keeps_turn = Nach der 14 noch mal
rule-whot-market_keeps_turn-help = Wer eine 14 (Markttag) spielt, ist noch einmal dran.
rule-whot-tender = Kein Neumischen
rule-whot-tender-help = Der Markt wird nie neu gemischt: Wer zuerst nicht mehr ziehen kann, beendet das Spiel, und die kleinste Hand gewinnt.
rule-whot-whot_cancels_pick = Whot wehrt ab
rule-whot-whot_cancels_pick-help = Ein Whot beantwortet eine 2 oder eine 5, und niemand muss ziehen.
rule-whot-no_defending = Kein Kontern
rule-whot-no_defending-help = Wer ziehen muss, zieht sofort; eine 2 oder 5 lässt sich nicht weitergeben.
rule-whot-pick_five = Nach einer 5 fünf ziehen statt drei
rule-whot-pick_five-help = Bei einer 5 zieht der Nächste fünf Karten statt drei.
rule-whot-star_skips_two = Nach ★8 setzen zwei Leute aus
rule-whot-star_skips_two-help = Bei der Stern-8 setzen zwei Leute aus.
rule-whot-draw_until_playable = Ziehen, bis eine passt
rule-whot-draw_until_playable-help = Gezogen wird, bis eine Karte passt. Dann muss eine passende gespielt werden: diese oder eine andere.
rule-whot-double_decking = Mehrere mit gleicher Zahl zugleich
rule-whot-double_decking-help = Karten mit gleicher Zahl dürfen in einem Zug zusammen gespielt werden.
rule-whot-last_card_call = „Letzte Karte!“ sagen
rule-whot-last_card_call-help = Wer beim Spielen nur noch eine Karte behält, muss es sagen. Wer schweigt, kann vom Nächsten erwischt werden und nimmt dann zwei.
rule-whot-no_special_finish = Letzte Karte muss gewöhnlich sein
rule-whot-no_special_finish-help = Die letzte Karte muss eine gewöhnliche sein: keine 1, 2, 5, 8 oder 14 und kein Whot.
rule-whot-match_to = Partie
rule-whot-match_to-0 = ein Spiel
rule-whot-match_to-100 = 100 Punkte
rule-whot-match_to-help = Karten, die am Ende eines Spiels auf der Hand bleiben, zählen als Minuspunkte, und es wird neu gegeben, bis jemand 100 Punkte hat. Dann gewinnen die wenigsten.

whot-not-held = { $card } hast du nicht auf der Hand.
whot-say-symbol = Sag dazu, welches Zeichen du dir wünschst: /move w20 Stern
whot-not-last = „letzte“ gehört zu der Karte, nach der dir eine bleibt, und nur, wo ihr so spielt.
whot-not-draw-found = Du hast eine Karte gezogen, die passt: Spiel sie, oder eine andere, die passt.
whot-not-draw-decking = Du hast schon gespielt. Leg eine { $number } dazu, oder schreib: /move fertig
typed-whot = Eine Karte ist ihr Zeichen und ihre Zahl: Kreis <b>c</b>, Dreieck <b>t</b>, Kreuz <b>x</b>, Quadrat <b>s</b>, Stern <b>*</b>. Ein Whot ist w20 und das gewünschte Zeichen, etwa „w20 Stern“. Eine Karte nimmst du mit „ziehen“.
typed-words-whot =
    circle: Kreis Kreise
    triangle: Dreieck Dreiecke
    cross: Kreuz Kreuze
    square: Quadrat Quadrate
    star: Stern Sterne
    draw: ziehen zieh ziehe
    take: nehmen nimm
    market: Markt
    last: letzte
    card: Karte
    done: fertig
    catch: erwischt

rule-whot-forced_moves = Erzwungene Züge automatisch
rule-whot-forced_moves-help = Wenn du nach einer 2 oder 5 ziehen musst und alle sehen, dass keine Karte dagegen hilft, werden die Karten sofort gezogen, ohne dass du tippst. Mit „Kein Kontern“ ist das immer so. Hast du nur keine passende Karte, ziehst du weiterhin selbst.
