game-whot-about = Spiel passende Karten, brumm den anderen Strafen auf und werde vor ihnen alle Karten los.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Ziel</b>: Werde alle Karten los, und zwar vor den anderen.

    <b>Start</b>: Alle bekommen 7 Karten. Eine weitere kommt offen in die Mitte, mit ihr beginnt der Stapel. Sie bewirkt nichts, auch wenn sie eine Sonderkarte ist. Die übrigen Karten bilden den Markt, von dem ihr zieht.

    <b>Wenn du dran bist</b>, hast du zwei Möglichkeiten:
    1. <b>Spiel 1 Karte, die zur obersten passt</b>: gleiches Zeichen (● ▲ ✚ ■ ★), gleiche Zahl oder ein Whot (Seite 2). Sie ist dann die neue oberste Karte.
    2. <b>Zieh 1 Karte</b> vom Markt, auch wenn du eine passende hast. Spielen darfst du sie erst in einem späteren Zug.

    Danach ist die nächste Person dran, immer im Uhrzeigersinn.

    <b>Du gewinnst</b>, sobald du deine letzte Karte spielst, auch wenn es eine Sonderkarte ist.
game-whot-rules-2 =
    📖 <b>Whot: Sonderkarten</b>

    <b>1 Noch mal</b>: Du bist gleich noch einmal dran.

    <b>2 Zieh zwei</b>: Die nächste Person muss 2 Karten als Strafe ziehen oder mit einer beliebigen 2 kontern. Kontert sie, muss die übernächste 4 ziehen oder kontern, und so weiter.

    <b>5 Zieh drei</b>: genauso, nur mit 3 Karten und einer 5. Eine 2 lässt sich nur mit einer 2 kontern, eine 5 nur mit einer 5. Wenn du die Strafe ziehst, ist dein Zug vorbei, und die nächste Person spielt ganz normal weiter. Liegen alle Karten, die kontern könnten, im Stapel, ziehst du automatisch.

    <b>8 Aussetzen</b>: Die nächste Person setzt aus. Zu zweit bist du noch einmal dran.

    <b>14 Markttag</b>: Alle anderen ziehen 1 Karte. Danach ist wie immer die nächste Person dran.

    <b>20 Whot</b>: passt auf jede Karte, kontert aber keine Strafe. Du wünschst dir ein Zeichen. Bis jemand etwas anderes als einen Whot spielt, passen nur dieses Zeichen und weitere Whots. Ist ein Whot deine letzte Karte, gewinnst du ohne Wunsch.
game-whot-rules-3 =
    📖 <b>Whot: Wenn der Markt leer ist</b>

    <b>Reicht der Markt zum ersten Mal nicht</b>, wenn jemand ziehen will oder muss, wird der Stapel gemischt und zum neuen Markt. Nur die oberste Karte bleibt.

    <b>Danach</b> wird nicht mehr gemischt. Ist der Markt endgültig leer, gilt <b>Plötzliches Ende ☠️</b>: Ihr spielt weiter, aber reicht er beim Ziehen nicht, ist es aus: beim freiwilligen Ziehen, bei einer Strafe oder am Markttag, auch wenn jemand mit der 14 die letzte Karte gespielt hat. Dann gewinnt, wer die wenigsten Punkte auf der Hand hat. Bei Gleichstand teilt ihr euch den Sieg.

    <b>Punkte auf der Hand</b>: Jede Karte zählt ihre Zahl, ★ doppelt, ein Whot 20. Die Punkte entscheiden auch über die übrigen Plätze: je weniger, desto besser.

    <b>Wer aussteigt</b>, landet hinter allen anderen, und die Karten kommen unter den Markt. Eine offene Strafe geht auf die nächste Person über. Bleibt nur eine Person übrig, gewinnt sie.

    <b>54 Karten</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ und 5 Whots.

open-whot = 🃏 Meine Karten

whot-card = Whot
whot-symbol-circle = Kreis
whot-symbol-triangle = Dreieck
whot-symbol-cross = Kreuz
whot-symbol-square = Quadrat
whot-symbol-star = Stern
whot-name-1 = Noch mal
whot-name-2 = Zieh zwei
whot-name-5 = Zieh drei
whot-name-8 = Aussetzen
whot-name-14 = Markttag
whot-name-20 = Whot

whot-top = Oberste Karte
whot-market = Markt
whot-market-holds = Markt: { $count }
whot-board = Oberste Karte: <b>{ $card }</b> · { $market ->
    [0] nichts mehr im Markt
   *[other] noch { $market } im Markt
}
whot-called = 📣 Gewünscht: <b>{ $symbol }</b>
whot-due = ⚠️ { $mine ->
    [yes] Zieh { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $answer ->
        [none] .
        [none-or-whot] {" "}oder kontere mit einem Whot.
        [number-or-whot] {" "}oder kontere mit einer { $number } oder einem Whot.
       *[number] {" "}oder kontere mit einer { $number }.
    }
   *[no] { $seat } muss { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ziehen{ $answer ->
        [none] .
        [none-or-whot] {" "}oder mit einem Whot kontern.
        [number-or-whot] {" "}oder mit einer { $number } oder einem Whot kontern.
       *[number] {" "}oder mit einer { $number } kontern.
    }
}
whot-adds = { $mine ->
    [yes] ➕ Leg noch eine { $number } dazu, oder beende deinen Zug{ $count ->
        [0] .
       *[other] . Dann muss { $asked } { $count } Karten ziehen.
    }
   *[no] ⚠️ { $you ->
        [yes] Du musst gleich { $count } Karten ziehen.
       *[no] { $asked } muss gleich { $count } Karten ziehen.
    } { $seat } darf vorher noch eine { $number } dazulegen.
}
whot-holds = { $count ->
    [one] <b>1 Karte</b>
   *[other] { $count } Karten
}
whot-hand = 🃏 Deine Hand: { $cards }
whot-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
whot-match = 🏆 Punkte bisher: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Du hast keine Karten.
whot-alert = Deine Karten. Zum Spielen tipp unten auf ihre Zahl:
whot-large-hand = { $count } Karten. Spielen kannst du: { "" }

whot-draw = { $count ->
    [one] Karte ziehen
   *[other] { $count } Karten ziehen
}
whot-ends = { $label } · { $match ->
    [yes] beendet dieses Spiel
   *[no] beendet das Spiel
}
whot-deadly = { $match ->
    [yes] ☠️ Der Markt ist bald leer. Reicht er nicht mehr zum Ziehen, ist dieses Spiel aus.
   *[no] ☠️ Der Markt ist bald leer. Reicht er nicht mehr zum Ziehen, ist das Spiel aus, und wer die wenigsten Punkte auf der Hand hat, gewinnt.
}
whot-done = Fertig
whot-catch = { $seat } erwischen: „Letzte Karte!“ vergessen
whot-says-last = „Letzte Karte!“
whot-which-symbol = <b>Welches Zeichen wünschst du dir?</b>
whot-last-unsaid = ☐ „Letzte Karte!“ rufen
whot-last-said = ☑ „Letzte Karte!“ rufen
whot-number-last = { $number } „Letzte!“

whot-not-pick = Mit { $card } kannst du nicht kontern. Spiel eine { $number } oder zieh { $count } Karten.
whot-not-pick-undefended = { $card } kannst du jetzt nicht spielen. Du musst { $count } Karten ziehen.
whot-not-decking = { $card } kannst du nicht dazulegen. Das geht nur mit einer { $number }.
whot-not-special = { $card } ist eine Sonderkarte. Nach euren Hausregeln darf deine letzte Karte keine sein.
whot-not-called = { $card } passt nicht. Gewünscht ist { $symbol }.
whot-not-fitting = { $card } passt nicht auf { $top }. Spiel das gleiche Zeichen, die gleiche Zahl oder einen Whot.
whot-tap-a-symbol = Tipp auf das Zeichen, das du dir wünschst. Damit spielst du deinen Whot.
whot-no-whot = Ohne Whot kannst du dir kein Zeichen wünschen.

event-whot-played = { $seat } { du-hast } <b>{ $card }</b> gespielt{ $call ->
    [none] { "" }
   *[other] { " und" } { du-dir } <b>{ $call }</b> gewünscht
}{ $last ->
    [yes] : „Letzte Karte!“
   *[no] { $left ->
        [0] , die letzte Karte!
        [1] . Noch 1 Karte.
       *[other] .
    }
}
event-whot-pick_due = { $seat } { du-musst } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ziehen.
event-whot-pick_cancelled = { $seat } { du-hast } die Strafe ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}) aufgehoben.
event-whot-held_on = { $seat } { du-bist } noch einmal dran.
event-whot-suspended = { $seat } { du-hast } ausgesetzt.
event-whot-drew = { $known ->
    [yes] { $why ->
        [caught] { $seat } { du-hast } dafür { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } gezogen: <b>{ $cards }</b>.
        [market] Markttag: { $seat } { du-hast } <b>{ $cards }</b> gezogen.
        [pick] { $seat } { du-hast } { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } gezogen: <b>{ $cards }</b>.
       *[turn] { $seat } { du-hast } <b>{ $cards }</b> gezogen.
    }
   *[no] { $why ->
        [caught] { $count ->
            [one] { $seat } { du-hast } dafür 1 Karte gezogen.
           *[other] { $seat } { du-hast } dafür { $count } Karten gezogen.
        }
        [market] Markttag: { $seat } { du-hast } eine Karte gezogen.
       *[turn] { $count ->
            [one] { $seat } { du-hast } eine Karte gezogen.
           *[other] { $seat } { du-hast } { $count } Karten gezogen.
        }
    }
}
event-whot-market = Markttag: { $count } andere haben je 1 Karte gezogen.
event-whot-reshuffled = { $count ->
    [one] Der Markt war leer. 1 Karte vom Stapel ist jetzt der neue Markt.
   *[other] Der Markt war leer. { $count } Karten vom Stapel wurden gemischt und sind jetzt der neue Markt.
}
event-whot-sudden_death = ☠️ Plötzliches Ende: Der Markt ist endgültig leer.
event-whot-caught = { $seat } { du-hast } „Letzte Karte!“ vergessen und { du-wurde } von { WHO($by) ->
    [you] dir
   *[other] { $by }
} erwischt.
event-whot-left = { WHO($seat) ->
    [you] Deine Karten
   *[other] Die Karten von { $seat }
} liegen jetzt unter dem Markt.
event-whot-deal_ended = { $reason ->
    [sudden_death] ☠️ Plötzliches Ende: Dieses Spiel ist aus.
   *[empty_hand] Dieses Spiel ist aus.
} Punkte: { $scores }.
event-whot-ended = Alle haben ihre Karten gezeigt.

reason-whot-empty_hand = { $winners } ist alle Karten los und hat gewonnen!
reason-whot-sudden_death = ☠️ Plötzliches Ende: { $count ->
    [one] { $winners } hat die wenigsten Punkte auf der Hand und gewinnt!
   *[other] { $winners } haben die wenigsten Punkte auf der Hand und teilen sich den Sieg!
}
reason-whot-match = Die Partie ist zu Ende. { $count ->
    [one] { $winners } hat die wenigsten Punkte und gewinnt!
   *[other] { $winners } haben die wenigsten Punkte und teilen sich den Sieg!
}
reason-whot-last_standing = { $winners } hat bis zum Schluss durchgehalten und gewonnen!

rule-whot-hand_size = Karten am Anfang
rule-whot-hand_size-help = So viele Karten bekommen alle zu Beginn.
rule-whot-market_keeps_turn = Nach einer 14 noch einmal dran
rule-whot-market_keeps_turn-help = Nach einem Markttag (14) bist du gleich noch einmal dran.
rule-whot-tender = Kein Neumischen
rule-whot-tender-help = Der Markt wird nie neu gemischt. Reicht er nicht mehr zum Ziehen, ist das Spiel aus, und wer die wenigsten Punkte auf der Hand hat, gewinnt.
rule-whot-whot_cancels_pick = Ein Whot hebt die Strafe auf
rule-whot-whot_cancels_pick-help = Eine 2 oder eine 5 darfst du mit einem Whot kontern. Dann zieht niemand.
rule-whot-no_defending = Kontern verboten
rule-whot-no_defending-help = Nach einer 2 oder einer 5 muss die nächste Person ziehen. Niemand darf kontern.
rule-whot-pick_five = Nach einer 5: 5 Karten statt 3
rule-whot-pick_five-help = Die Strafe für eine 5 beträgt 5 Karten statt 3.
rule-whot-star_skips_two = Nach ★8 setzen zwei aus
rule-whot-star_skips_two-help = Nach der ★8 setzen die nächsten zwei Personen aus.
rule-whot-draw_until_playable = Ziehen, bis eine passt
rule-whot-draw_until_playable-help = Wenn du ziehst, dann so lange, bis eine Karte passt. Danach musst du eine passende spielen: diese oder eine andere.
rule-whot-double_decking = Mehrere mit gleicher Zahl spielen
rule-whot-double_decking-help = In einem Zug darfst du mehrere Karten mit gleicher Zahl spielen.
rule-whot-last_card_call = „Letzte Karte!“ rufen
rule-whot-last_card_call-help = Ruf es, wenn du deine vorletzte Karte spielst. Vergisst du es, kann dich die nächste Person erwischen, und du ziehst 2 Karten.
rule-whot-no_special_finish = Letzte Karte: keine Sonderkarte
rule-whot-no_special_finish-help = Deine letzte Karte darf keine 1, 2, 5, 8 oder 14 und kein Whot sein.
rule-whot-match_to = Partie
rule-whot-match_to-0 = 1 Spiel
rule-whot-match_to-100 = 100 Punkte
rule-whot-match_to-help = Karten, die dir nach einem Spiel auf der Hand bleiben, zählen gegen dich. Ihr spielt weitere Spiele, bis jemand 100 Punkte erreicht. Dann gewinnt, wer die wenigsten Punkte hat.
rule-whot-forced_moves = Erzwungene Züge automatisch
rule-whot-forced_moves-help = Musst du eine Strafe ziehen und ist für alle klar, dass du nicht kontern kannst, ziehst du automatisch. Mit der Hausregel „Kontern verboten“ ist das immer so. Fehlt dir nur eine passende Karte, ziehst du weiterhin selbst.

whot-not-held = { $card } hast du nicht auf der Hand.
whot-say-symbol = Schreib dazu, welches Zeichen du dir wünschst: /move w20 Stern
whot-not-last = „letzte“ gilt nur bei deiner vorletzten Karte, und nur, wenn eure Hausregeln es verlangen.
whot-not-draw-found = Du hast eine passende Karte gezogen. Spiel sie oder eine andere, die passt.
whot-not-draw-decking = Du hast schon gespielt. Leg eine { $number } dazu oder schick /move fertig
typed-whot = Eine Karte schreibst du als Buchstabe ihres Zeichens und Zahl: Kreis <b>c</b>, Dreieck <b>t</b>, Kreuz <b>x</b>, Quadrat <b>s</b>, Stern <b>*</b>. Nach einem Whot schreibst du das Zeichen dazu, das du dir wünschst. Zum Beispiel so: /move c5, /move *8, /move w20 Stern, /move ziehen
typed-open-whot = /move und eine Karte, etwa <b>c5</b>
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
