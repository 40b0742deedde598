# Auch der Name eines Siegers kann "Du" sein; er steht dann am Anfang seines Satzes

game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra, Kleopatra, Cäsar
game-caesar-rules =
    📖 <b>Caesar & Cleopatra</b>

    Gewinne die Patrizier aus fünf Gruppen. <b>Einfluss</b> sind Karten von 1 bis 5 und der <b>Philosoph Φ</b>, der 0 zählt. Bist du dran, leg <b>eine</b>, offen oder verdeckt, oder <b>zwei</b>, eine offen und eine verdeckt; je Gruppe höchstens fünf eigene. Davor oder danach eine Aktionskarte.

    Dann zieh eine <b>Büste</b>, einen Steinkopf, aus dem Beutel. Farbe: Diese Gruppe stimmt ab. ⚫: Alle Büsten zurück. 🪨: nichts. Bei 8 Karten stimmt eine Gruppe von selbst ab. Dann füll aus zwei Stapeln auf sechs auf.

    <b>Abstimmung</b>: Die Gruppe wird aufgedeckt. Die größere Summe gewinnt einen Patrizier; zeigt eine Seite mehr Φ, die kleinere. Die größere wirft ihre höchste Karte ab, die kleinere ihre niedrigste. Gleichstand ändert nichts.

    🗡 wirft eine offene Karte ab, 👁 deckt eine Gruppe auf, 🔀 legt zwei eigene neu, ⚡ räumt eine ab, ✋ <b>Veto</b> verhindert das.

    <b>Ende</b>: alle Gruppen gewonnen, patt oder kein Einfluss mehr. <b>Punkte</b>: 1 je Patrizier; in jeder Gruppe 1 für die meisten oder 2 für alle; 2 für die meisten in deinem Geheimauftrag.

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
caesar-label-hand = Hand
caesar-label-decks = Stapel
caesar-label-discarded = Ablage
caesar-label-busts = Büsten gezogen
caesar-label-bag = Im Beutel
caesar-title-mission = { $persona } · { $group } { $done ->
    [yes] +2
   *[no] verfehlt
}
caesar-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
caesar-label-mission = Dein Auftrag
caesar-name-assassination = Attentat
caesar-name-scout = Späher
caesar-name-castling = Rochade
caesar-name-wrath = Zorn
caesar-name-veto = Veto
caesar-lost-nothing = nichts

caesar-table-group = { $icon } <b>{ $group }</b> { $left ->
    [0] alle gewonnen
   *[other] ×{ $left }
} · { $one } · { $other }
caesar-busts = 🗿 Büsten draußen: { $out } · im Beutel: { $bag }
caesar-no-busts = keine
caesar-decks = 📚 In den Stapeln, Einfluss + Aktion: { $one } { $influence_one }+{ $actions_one } · { $other } { $influence_other }+{ $actions_other } · 🗑 abgeworfen: { $discarded_one } und { $discarded_other }
caesar-match = 🏆 Spiel { $game } der Partie, bisher gewonnen { $one } : { $other }
caesar-announced = 📣 Angekündigt: <b>{ $trick }</b>. Die andere Seite kann es mit einem Veto verhindern.
caesar-now-setup = 🤫 Beide geben jetzt heimlich jeder Gruppe eine verdeckte Karte: 1, 2, 3, 4 und 5, verteilt, wie sie mögen.
caesar-now-play = ▶️ Jetzt kommen eine oder zwei Einflusskarten und höchstens eine Aktionskarte.
caesar-now-more = ▶️ Noch geht eine zweite Einflusskarte, { $way ->
    [up] offen
   *[down] verdeckt
}{ $acted ->
    [yes] { "" }
   *[no] { ", oder eine Aktionskarte" }
}; dann wird eine Büste gezogen.
caesar-now-action = ▶️ Noch geht eine Aktionskarte; dann wird eine Büste gezogen.
caesar-now-replace = ▶️ Wer das Veto gespielt hat, zieht jetzt eine Karte dafür.
caesar-now-castling = ▶️ Die Karten der zwei Gruppen werden jetzt verdeckt neu gelegt.
caesar-now-discard = ▶️ Es ließ sich kein Einfluss legen; darum dürfen vor dem Auffüllen Karten abgeworfen werden.
caesar-now-refill = ▶️ Jetzt wird die Hand auf sechs aufgefüllt, aus einem der zwei Stapel oder aus beiden.
caesar-mission = 🎯 Auftrag: die meisten { $group } (+2)
caesar-hand = 🃏 Deine Hand: { $cards }
caesar-discards = 🗑 Ablage: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button = 🗑 Ablage ({ $count })
caesar-standing = { $persona } · <b>{ $points }</b> { $points ->
    [one] Punkt
   *[other] Punkte
} · auf der Hand: { $influence } Einfluss- und { $actions } { $actions ->
    [one] Aktionskarte
   *[other] Aktionskarten
}
caesar-final = { $patricians } Patrizier + { $bonus } für Gruppen{ $mission ->
    [none] { "" }
    [missed] , Auftrag { $group } verfehlt
   *[done] , Auftrag { $group } + 2
} = <b>{ $points }</b>

caesar-trick-assassination = 🗡 Attentat auf die offene Karte { $card } bei den { $group }
caesar-trick-scout = 👁 Späher bei den { $group }
caesar-trick-castling = 🔀 Rochade zwischen { $group } und { $other }
caesar-trick-wrath = ⚡ Götterzorn über die { $group }

caesar-ask-setup = <b>Karte { $number } von 5: Welche bekommen die { $icon } { $group }?</b> Jede Gruppe bekommt eine von 1 bis 5, verdeckt, und niemand sonst sieht, welche. Die letzte geht an die Zensoren.
caesar-ask-play = <b>Wähl eine Karte.</b> Leg eine Einflusskarte, offen oder verdeckt, und wenn du magst, danach eine zweite andersherum. Davor oder danach eine Aktionskarte.
caesar-ask-influence = <b>Wähl eine Einflusskarte</b>, um sie offen oder verdeckt zu legen; danach geht noch eine andersherum, wenn du magst.
caesar-ask-more = <b>Noch eine zweite Karte, { $way ->
    [up] offen
   *[down] verdeckt
}?</b> Wähl eine, { $acted ->
    [yes] oder zieh eine Büste.
   *[no] oder spiel eine Aktionskarte, oder zieh eine Büste.
}
caesar-ask-action = <b>Spiel eine Aktionskarte, oder zieh eine Büste.</b> Einfluss kannst du in diesem Zug keinen mehr legen.
caesar-ask-where = <b>{ $way ->
    [either] { $card }: Zu welcher Gruppe, offen oder verdeckt ▮?</b>
    [up] { $card }, offen: Zu welcher Gruppe?</b>
   *[down] { $card }, verdeckt: Zu welcher Gruppe?</b>
}{ $way ->
    [either] { "" }
   *[other] { " Mit 🗿 ziehst du gleich danach die Büste." }
}
caesar-ask-target = <b>{ $card }: { $kind ->
    [assassination] Auf welche offene Karte?
    [castling] Zwischen welchen zwei Gruppen?
   *[other] In welcher Gruppe?
}</b> Die andere Seite kann ein Veto einlegen.
caesar-ask-veto = <b>Lässt du es geschehen?</b> Das wirst du gefragt, ob du ein Veto hast oder nicht.
caesar-ask-replace = <b>Zieh eine Karte für dein Veto: aus welchem Stapel?</b> Du hast { $cards }.
caesar-ask-castling = <b>Wohin mit der Karte { $card }?</b> { $count ->
    [one] Es ist die letzte.
   *[other] { $count } Karten sind noch zu legen.
} Alle liegen verdeckt.
caesar-ask-discard = <b>Du konntest keinen Einfluss legen, also darfst du abwerfen.</b> Wähl eine Karte, um sie abzuwerfen, oder beende das. Dann füllst du deine Hand auf.
caesar-ask-refill = <b>Füll deine Hand auf sechs auf: { $missing ->
    [one] Aus welchem Stapel kommt die letzte Karte?</b>
   *[other] Aus welchen Stapeln kommen { $missing } Karten?</b>
} Du hast { $cards }. In den Stapeln: 📜 Einfluss { $influence }, 🎭 Aktion { $actions }.

caesar-open = { $icon } { $group } offen
caesar-hidden = { $icon } { $group } ▮
caesar-target = { $card } · { $icon } { $group }
caesar-at = { $icon } { $group }
caesar-pair = { $icon } { $group } + { $icon2 } { $group2 }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 In diesem Zug passen
caesar-done-play = 🗿 Büste ziehen
caesar-done-discard = Das ist alles
caesar-discard = { $card } abwerfen
caesar-draw-influence = 📜 Einfluss ({ $count })
caesar-draw-action = 🎭 Aktion ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $icon } { $group } + 🗿
caesar-chosen = ▸ { $card }
caesar-then = { $count ->
    [0] Die letzte Karte
   *[other] Danach: { $cards }
}
caesar-all-at = Alle { $count } → { $icon } { $group }
caesar-bust-drawn = 🗿 Die Büste ist gezogen
caesar-bust-follows = 🗿 Gleich danach kommt die Büste
caesar-no-influence = Kein Einfluss auf der Hand
caesar-no-action = Keine Aktionskarte auf der Hand
caesar-veto-played = ✋ Dein Veto ist gespielt
caesar-first-influence = Erst mal 1 📜 ziehen
caesar-first-action = Erst mal 1 🎭 ziehen
caesar-draw-several = { $influence ->
    [0] { $actions } 🎭
   *[other] { $actions ->
        [0] { $influence } 📜
       *[other] { $influence } 📜 + { $actions } 🎭
    }
}
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
caesar-not-bust = Leg erst eine Einflusskarte. Danach wird eine Büste gezogen.
caesar-not-there = Das ist keine Karte. Es sagt nur, wie es steht.
caesar-not-another = Die Büste dieses Zuges ist schon gezogen.
caesar-not-vetoed = Dein Veto ist schon gespielt. Zieh eine Karte dafür.
caesar-not-yet = Leg erst alle Karten der Rochade, eine nach der anderen.
caesar-not-again = Diese Karte hast du schon gelegt.
caesar-full = Dort liegen schon fünf Karten von dir.
caesar-no-such-card = So eine Karte hast du nicht.
caesar-keys = Unter dem Tisch spielt { $icon }5 eine offene 5, { $icon }5{ $back } eine verdeckte.
caesar-empty-hand = Du hast keine Karten.
caesar-asked-nothing = Deine Hand: { $cards }

event-caesar-laid = { $known ->
    [yes] { $seat } { du-hast } verdeckt <b>{ $cards }</b> gelegt.
   *[no] { $seat } { du-hast } fünf Karten verdeckt gelegt.
}
event-caesar-played = { $seat } { du-hast } die Karte <b>{ $card }</b> offen zu den { $icon } { $group } gelegt.
event-caesar-hid = { $known ->
    [yes] { $seat } { du-hast } die Karte <b>{ $card }</b> verdeckt zu den { $icon } { $group } gelegt.
   *[no] { $seat } { du-hast } eine Karte verdeckt zu den { $icon } { $group } gelegt.
}
event-caesar-announced = 📣 { $seat } { du-hast } angekündigt: <b>{ $trick }</b>.
event-caesar-passed = { $seat } { du-hast } es geschehen lassen.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } { du-hast } verhindert: { $trick }.
event-caesar-assassinated = 🗡 { $seat } { du-hast } bei den { $icon } { $group } die offene Karte <b>{ $card }</b> verloren.
event-caesar-revealed = 👁 { $seat } { du-musst } bei den { $icon } { $group } alles zeigen: <b>{ $cards }</b>.
event-caesar-castled = 🔀 { $seat } { du-hast } verdeckt neu gelegt: { $first ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $first } Karten
} zu den { $icon } { $group } und { $second ->
    [0] keine
   *[other] { $second }
} zu den { $icon2 } { $group2 }.
event-caesar-struck = ⚡ Die Götter zürnten den { $icon } { $group }: { $one } verlor { $lost_one }, { $other } verlor { $lost_other }.
event-caesar-bust_drawn = 🗿 { $seat } { du-hast } { $bust ->
    [black] die <b>schwarze Büste</b> ⚫ gezogen: Alle Büsten kommen zurück in den Beutel.
    [grey] die <b>graue Büste</b> 🪨 gezogen: keine Abstimmung.
   *[group] die Büste der <b>{ $icon } { $group }</b> gezogen.
}
event-caesar-voted = 🗳 { $by_itself ->
    [yes] Bei den { $icon } <b>{ $group }</b> lagen acht Karten oder mehr, darum haben sie von selbst abgestimmt,
   *[no] Die { $icon } <b>{ $group }</b> haben abgestimmt,
} { $one } <b>{ $sum_one }</b> gegen <b>{ $sum_other }</b> { $other }. { $result ->
    [tie] Gleichstand, also bleibt alles, wie es war.
    [turned] Die Philosophen, { $phil_one } gegen { $phil_other }, haben es umgedreht! <b>{ $winner }</b> { $winner ->
        [Du] hast
       *[other] hat
    } mit der kleineren Summe einen Patrizier gewonnen.
   *[won] <b>{ $winner }</b> { $winner ->
        [Du] hast
       *[other] hat
    } einen Patrizier gewonnen.
}{ $result ->
    [tie] { "" }
   *[other] { " " }{ $high } hat die höchste Karte abgeworfen, die { $highest }, und { $lowest ->
        [0] { $low } hatte keine Zahl zum Abwerfen.
       *[other] { $low } die niedrigste, die { $lowest }.
    }
}
event-caesar-exhausted = 🏛 Alle { $icon } { $group } sind gewonnen. Ihre Karten, { $one } { $first } und { $other } { $second }, und ihre Büste sind aus dem Spiel.
event-caesar-discarded = { $seat } { du-hast } die Karte <b>{ $card }</b> abgeworfen.
event-caesar-drew = { $known ->
    [yes] { $seat } { du-hast } die Karte <b>{ $card }</b> gezogen.
   *[no] { $seat } { du-hast } { $deck ->
        [influence] eine Einflusskarte gezogen.
       *[action] eine Aktionskarte gezogen.
    }
}
event-caesar-drew-several = { $seat } { du-hast } { $influence ->
    [0] { $actions } Aktionskarten gezogen.
   *[other] { $influence ->
        [one] 1 Einflusskarte
       *[other] { $influence } Einflusskarten
    }{ $actions ->
        [0] { "" }
        [one] { " und 1 Aktionskarte" }
       *[other] { " und" } { $actions } Aktionskarten
    } gezogen.
}
event-caesar-left = { $seat } { du-hast } Rom aufgegeben.
event-caesar-ended = { $result ->
    [tie] Dieses Spiel endet unentschieden, { $best } : { $worst }.
   *[won] <b>{ $winner }</b> { $winner ->
        [Du] hast
       *[other] hat
    } dieses Spiel gewonnen, { $best } : { $worst }.
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

caesar-not-so = { $card } kannst du jetzt spielen, aber nicht so.
typed-caesar = Eine Karte, ihre Gruppe und „offen“ oder „verdeckt“: 1 bis 5 oder Philosoph; Prätor, Ädil, Quästor, Konsul, Zensor. Der Anfang jedes Wortes genügt, etwa „3 kon off“.
typed-words-caesar =
    praetor: Prätor Prätoren
    aedile: Ädil Ädilen Ädile
    quaestor: Quästor Quästoren
    consul: Konsul Konsuln
    censor: Zensor Zensoren
    up: offen
    down: verdeckt
    p: Philosoph Philosophen Phi Φ
    assassination: Attentat
    scout: Späher
    castling: Rochade
    wrath: Götterzorn Zorn
    veto: Veto
    draw: zieh ziehe ziehen
    influence: Einfluss Einflusskarte Einflusskarten
    action: Aktion Aktionen Aktionskarte Aktionskarten
    discard: abwerfen
    pass: passen
    done: fertig
    bust: Büste Büsten

role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }

rule-caesar-forced_moves = Erzwungene Züge automatisch
rule-caesar-forced_moves-help = Wenn alle sehen, dass du kein Veto hast (keine Aktionskarte auf der Hand oder beide Vetos abgelegt), wirst du zu einer Aktion nicht gefragt: Sie geschieht sofort. Bei einer Rochade, und bevor eine Büste gezogen wird, wirst du weiterhin gefragt.
