# Auch der Name eines Siegers kann "Du" sein; er steht dann am Anfang seines Satzes

game-caesar = Caesar & Cleopatra
game-caesar-rules =
    📖 <b>Caesar & Cleopatra</b>

    Gewinne die Patrizier aus fünf Gruppen. Bist du dran, spielst du <b>eine</b> Einflusskarte, offen oder verdeckt, oder <b>zwei</b>, eine so, eine so. In jeder Gruppe höchstens fünf eigene. Davor oder danach geht eine Aktionskarte.

    Dann wird eine <b>Büste</b> gezogen. Farbe: Die Gruppe stimmt ab. ⚫: Alle Büsten zurück. 🪨: keine Abstimmung. Bei 8 Karten stimmt eine Gruppe von selbst ab. Zuletzt füllst du aus deinen zwei Stapeln auf sechs auf.

    <b>Abstimmung</b>: Alle Karten aufdecken. Die größere Summe gewinnt einen Patrizier, bei ungleich vielen <b>Philosophen Φ</b> die kleinere. Die größere Summe wirft ihre höchste Karte ab, die kleinere ihre niedrigste. Gleichstand ändert nichts.

    🗡 wirft eine offene Karte ab, 👁 deckt eine Gruppe auf, 🔀 legt zwei deiner Gruppen neu, ⚡ räumt eine Gruppe ab. ✋ <b>Veto</b> hält all das auf.

    <b>Punkte</b>: 1 je Patrizier, 1 je Mehrheit, 1 mehr für eine ganze Gruppe, 2 für die Mehrheit in deinem Geheimauftrag.

open-caesar = 🃏 Meine Karten

caesar-group-praetor = Prätoren
caesar-group-aedile = Ädilen
caesar-group-quaestor = Quästoren
caesar-group-consul = Konsuln
caesar-group-censor = Zensoren
caesar-persona-caesar = Caesar
caesar-persona-cleopatra = Cleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Attentat
caesar-card-scout = 👁 Späher
caesar-card-castling = 🔀 Rochade
caesar-card-wrath = ⚡ Götterzorn
caesar-card-veto = ✋ Veto
caesar-lost-nothing = nichts

caesar-table-group = { $icon } <b>{ $group }</b> { $left ->
    [0] alle gewonnen
   *[other] ×{ $left }
} · { $one } · { $other }
caesar-busts = 🗿 Büsten draußen: { $out } · im Beutel: { $bag }
caesar-no-busts = keine
caesar-decks = 📚 Stapel: { $one } { $influence_one }+{ $actions_one } · { $other } { $influence_other }+{ $actions_other } · 🗑 { $discarded_one }, { $discarded_other }
caesar-match = 🏆 Spiel { $game } der Partie, bisher gewonnen { $one } : { $other }
caesar-announced = 📣 Angekündigt: <b>{ $trick }</b>. Veto, oder darf es geschehen?
caesar-laying = Beide legen heimlich 1 bis 5, zu jeder Gruppe eine Karte.
caesar-mission = 🎯 Auftrag: die meisten { $group } (+2)
caesar-hand = 🃏 Deine Hand: { $cards }
caesar-standing = { $persona } · <b>{ $points }</b> { $points ->
    [one] Punkt
   *[other] Punkte
} · { $influence }+{ $actions } auf der Hand
caesar-final = { $patricians } Patrizier + { $bonus } für Gruppen{ $mission ->
    [none] { "" }
    [missed] , Auftrag { $group } verfehlt
   *[done] , Auftrag { $group } + 2
} = <b>{ $points }</b>

caesar-trick-assassination = 🗡 Attentat auf die offene Karte { $card } bei den { $group }
caesar-trick-scout = 👁 Späher bei den { $group }
caesar-trick-castling = 🔀 Rochade zwischen { $group } und { $other }
caesar-trick-wrath = ⚡ Götterzorn über die { $group }

caesar-ask-setup = <b>Welche Karte legst du zu den { $group }?</b> Verdeckt; niemand sonst sieht sie.
caesar-ask-play = <b>Spiel eine Karte</b>, und wenn du magst, danach noch eine andersherum.
caesar-ask-more = <b>Spiel noch eine Karte { $face ->
    [up] offen
   *[down] verdeckt
}, oder eine Aktion, oder zieh eine Büste.</b>
caesar-ask-action = <b>Spiel eine Aktionskarte, oder zieh eine Büste.</b>
caesar-ask-where = <b>{ $card }: zu welcher Gruppe?</b>
caesar-ask-target = <b>{ $card }: wogegen?</b> Die andere Seite kann ein Veto einlegen.
caesar-ask-veto = <b>Lässt du es geschehen?</b> Das wirst du gefragt, ob du ein Veto hast oder nicht.
caesar-ask-replace = <b>Zieh eine Karte für dein Veto.</b>
caesar-ask-castling = <b>Wohin mit der Karte { $card }?</b> { $count ->
    [one] Es ist die letzte.
   *[other] { $count } Karten sind noch zu legen.
} Alle liegen verdeckt.
caesar-ask-discard = <b>Du konntest nichts legen.</b> Wirf ab, was du magst, dann füllst du deine Hand auf.
caesar-ask-refill = <b>Füll deine Hand auf:</b> { $cards }

caesar-open = { $icon } { $group }: offen
caesar-hidden = { $icon } verdeckt
caesar-target = { $icon } { $card }
caesar-at = { $icon } { $group }
caesar-pair = { $icon } { $group } + { $icon2 } { $group2 }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 In diesem Zug passen
caesar-done-play = 🗿 Büste ziehen
caesar-done-discard = Das ist alles
caesar-discard = { $card } abwerfen
caesar-draw-influence = 📜 Einfluss ({ $count })
caesar-draw-action = 🎭 Aktion ({ $count })
caesar-lay = { $card }
caesar-play-up = { $card } offen, { $icon } { $group }
caesar-play-down = { $card } verdeckt, { $icon } { $group }

caesar-not-veto = Ein Veto beantwortet eine Aktionskarte der anderen Seite; für sich allein lässt es sich nicht spielen.
caesar-no-veto = Du hast kein Veto. Du kannst es nur geschehen lassen.
caesar-not-acted = Nur eine Aktionskarte pro Zug, und deine hast du schon gespielt.
caesar-not-assassination = Auf der anderen Seite liegt nichts offen.
caesar-not-scout = Auf der anderen Seite liegt nichts verdeckt.
caesar-not-castling = Für eine Rochade braucht es zwei Gruppen, in denen noch Patrizier sind, und dort eine Karte von dir.
caesar-not-wrath = Auf dem Tisch liegt kein Einfluss.
caesar-not-closed = Nach zwei Einflusskarten, oder einer Aktion nach der ersten, kannst du in diesem Zug nichts mehr legen.
caesar-not-open = Keine Gruppe ist für dich frei: Überall liegen fünf Karten von dir, oder alle Patrizier sind gewonnen.
caesar-full = Dort liegen schon fünf Karten von dir.
caesar-no-such-card = So eine Karte hast du nicht.
caesar-empty-hand = Du hast keine Karten.
caesar-asked-nothing = Deine Hand: { $cards }

event-caesar-laid = { $known ->
    [yes] { $seat } { du-hast } verdeckt <b>{ $cards }</b> gelegt.
   *[no] { $seat } { du-hast } fünf Karten verdeckt gelegt.
}
event-caesar-played = { $seat } { du-hast } <b>{ $card }</b> offen zu den { $icon } { $group } gelegt.
event-caesar-hid = { $known ->
    [yes] { $seat } { du-hast } <b>{ $card }</b> verdeckt zu den { $icon } { $group } gelegt.
   *[no] { $seat } { du-hast } eine Karte verdeckt zu den { $icon } { $group } gelegt.
}
event-caesar-announced = 📣 { $seat } { du-hast } angekündigt: <b>{ $trick }</b>.
event-caesar-passed = { $seat } { du-hast } es geschehen lassen.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } { du-hast } verhindert: { $trick }.
event-caesar-assassinated = 🗡 { $seat } { du-hast } bei den { $icon } { $group } die offene Karte <b>{ $card }</b> verloren.
event-caesar-revealed = 👁 { $seat } { du-musst } bei den { $icon } { $group } alles zeigen: <b>{ $cards }</b>.
event-caesar-castled = 🔀 { $seat } { du-hast } verdeckt { $first ->
    [one] 1 Karte
   *[other] { $first } Karten
} zu den { $icon } { $group } gelegt und { $second } zu den { $icon2 } { $group2 }.
event-caesar-struck = ⚡ Die Götter zürnten den { $icon } { $group }: { $one } verlor { $lost_one }, { $other } verlor { $lost_other }.
event-caesar-bust_drawn = 🗿 { $seat } { du-hast } { $bust ->
    [black] die <b>schwarze Büste</b> ⚫ gezogen: Alle Büsten kommen zurück in den Beutel.
    [grey] die <b>graue Büste</b> 🪨 gezogen: keine Abstimmung.
   *[group] die Büste der <b>{ $icon } { $group }</b> gezogen.
}
event-caesar-voted = 🗳 { $by_itself ->
    [yes] Acht Karten: Die { $icon } <b>{ $group }</b> stimmen von selbst ab.
   *[no] Die { $icon } <b>{ $group }</b> stimmen ab.
} { $one } <b>{ $sum_one } : { $sum_other }</b> { $other }. { $result ->
    [tie] Gleichstand: Alles bleibt.
    [turned] Die Philosophen, { $phil_one } : { $phil_other }, drehen es um. <b>{ $winner }</b> { $winner ->
        [Du] hast
       *[other] hat
    } mit der kleineren Summe einen Patrizier gewonnen!
   *[won] <b>{ $winner }</b> { $winner ->
        [Du] hast
       *[other] hat
    } einen Patrizier gewonnen.
}{ $result ->
    [tie] { "" }
   *[other] { " Abgeworfen:" } { $one } { $lost_one }, { $other } { $lost_other }.
}
event-caesar-exhausted = 🏛 Alle { $icon } { $group } sind gewonnen: Ihre Karten ({ $first } und { $second }) und ihre Büste sind aus dem Spiel.
event-caesar-discarded = { $seat } { du-hast } { $card } abgeworfen.
event-caesar-drew = { $known ->
    [yes] { $seat } { du-hast } <b>{ $card }</b> gezogen.
   *[no] { $seat } { du-hast } { $deck ->
        [influence] eine Einflusskarte gezogen.
       *[action] eine Aktionskarte gezogen.
    }
}
event-caesar-drew-several = { $seat } { du-hast } { $influence ->
    [0] { $actions } Aktionskarten gezogen.
   *[other] { $actions ->
        [0] { $influence } Einflusskarten gezogen.
       *[other] { $influence }-mal Einfluss und { $actions }-mal Aktion gezogen.
    }
}
event-caesar-left = { $seat } { du-hast } Rom aufgegeben.
event-caesar-ended = { $result ->
    [tie] Dieses Spiel endet unentschieden, { $score_one } : { $score_other }.
   *[won] <b>{ $winner }</b> { $winner ->
        [Du] hast
       *[other] hat
    } dieses Spiel gewonnen, { $score_one } : { $score_other }.
}{ $goes_on ->
    [yes] { " Für das nächste werden die Seiten getauscht." }
   *[no] { "" }
}

reason-caesar-patricians = Alle Patrizier sind gewonnen. { $count ->
    [one] { $winners } hat Rom gewonnen!
   *[other] { $winners } teilen sich Rom!
}
reason-caesar-influence = Aller Einfluss ist verbraucht. { $count ->
    [one] { $winners } hat Rom gewonnen!
   *[other] { $winners } teilen sich Rom!
}
reason-caesar-stalemate = In jeder Gruppe steht es für immer gleich. { $count ->
    [one] { $winners } hat Rom gewonnen!
   *[other] { $winners } teilen sich Rom!
}
reason-caesar-standstill = Seit zwölf Zügen bewegt sich nichts mehr. { $count ->
    [one] { $winners } hat Rom gewonnen!
   *[other] { $winners } teilen sich Rom!
}
reason-caesar-match = Die Partie ist vorbei. { $count ->
    [one] { $winners } hat sie gewonnen!
   *[other] { $winners } teilen sie sich!
}
reason-caesar-left = { $winners } ist geblieben und hat Rom gewonnen!

rule-caesar-missions = Geheimaufträge
rule-caesar-missions-help = Jede Seite hat eine geheime Gruppe; die Mehrheit dort bringt 2 Punkte mehr.
rule-caesar-philosophers = Philosophen danach
rule-caesar-philosophers-help = Was aus den Philosophen einer Gruppe wird, wenn dort eine Abstimmung gewonnen wurde: Sie bleiben, die Seite mit mehr davon verliert einen, oder alle werden abgeworfen.
rule-caesar-philosophers-stay = bleiben
rule-caesar-philosophers-source = einer geht
rule-caesar-philosophers-classic = alle gehen
rule-caesar-personas = Wer Caesar ist
rule-caesar-personas-help = Wer sich zuerst gesetzt hat, wer sich als Zweiter gesetzt hat, oder wen das Los trifft. Die andere Seite ist Cleopatra.
rule-caesar-personas-seats = der Erste
rule-caesar-personas-swapped = der Zweite
rule-caesar-personas-dealt = das Los
rule-caesar-cleopatra_starts = Cleopatra beginnt
rule-caesar-cleopatra_starts-help = Den ersten Zug hat Cleopatra, nicht Caesar.
rule-caesar-best_of_three = Zwei Siege
rule-caesar-best_of_three-help = Zwei gewonnene Spiele entscheiden, drei Spiele höchstens; nach jedem werden die Seiten getauscht.

caesar-not-there = { $card } kannst du jetzt spielen, aber nicht so.
typed-caesar = Eine Karte, ihre Gruppe und up (offen) oder down (verdeckt): 1 bis 5 oder p für den Philosophen; praetor, aedile, quaestor, consul, censor. Der Anfang jedes Wortes genügt, etwa „3 con up“.
