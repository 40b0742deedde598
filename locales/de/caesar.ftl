game-caesar-about = Caesar gegen Cleopatra: Hol fünf Gruppen römischer Patrizier auf deine Seite, mit Bluffs, Spähern und Vetos.
# Auch der Name eines Siegers kann "Du" sein; er steht dann am Anfang seines Satzes

game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra, Kleopatra, Cäsar
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Ziel:</b> die Patrizier Roms gewinnen. Es gibt fünf Gruppen, drei mit 5 Patriziern (Prätoren, Ädilen, Quästoren), zwei mit 3 (Konsuln, Zensoren). Wer am Ende die meisten Punkte hat, gewinnt.

    <b>Start:</b> Beide legen heimlich und verdeckt 1, 2, 3, 4 und 5, je Gruppe eine Karte. Danach haben beide noch einmal 1 bis 5 und ein Veto auf der Hand, dazu einen geheimen Auftrag (Seite 4). Caesar beginnt.

    <b>Du bist dran</b>
    1. Leg Einflusskarten: <b>eine</b>, offen oder verdeckt, oder <b>zwei</b>, eine offen und eine verdeckt. Mindestens eine musst du legen. Bei jeder Gruppe liegen höchstens fünf deiner Karten.
    2. Du darfst <b>eine</b> Aktionskarte spielen, vorher oder nachher. Spielst du sie nach der ersten Einflusskarte, ist keine zweite erlaubt.
    3. Zieh eine <b>Büste</b> aus dem Beutel: Vielleicht stimmt eine Gruppe ab.
    4. Füll deine Hand auf sechs Karten auf. Wähl für jede Karte den Stapel: Einfluss oder Aktion.

game-caesar-rules-2 =
    🗿 <b>Büsten und Abstimmungen</b>

    Im Beutel sind sieben Büsten.
    • Büste einer Gruppe: Diese stimmt ab. Die Büste kommt beiseite.
    • 🪨 grau: keine Abstimmung. Sie kommt beiseite.
    • ⚫ schwarz: keine Abstimmung. Alle Büsten, auch diese, kommen zurück in den Beutel.
    Danach stimmt immer auch jede Gruppe mit 8 oder mehr Karten ab (beide Seiten zusammen). So kann eine Gruppe zweimal pro Zug abstimmen.

    <b>Eine Abstimmung</b>
    1. Alle ihre Karten werden aufgedeckt und bleiben offen.
    2. Jede Seite zählt zusammen. Ein Philosoph Φ zählt 0.
    3. Die größere Summe gewinnt einen Patrizier. Hat aber eine Seite mehr Φ, gewinnt die <b>kleinere</b>.
    4. Egal, wer gewinnt: Die größere Summe wirft ihre höchste Zahl ab, die andere ihre niedrigste. Der Rest bleibt, auch Φ.
    <b>Gleiche Summen:</b> Niemand gewinnt, nichts wird abgeworfen.

    Nach dem letzten Patrizier einer Gruppe werden ihre Karten abgeworfen, und ihre Büste scheidet aus.

game-caesar-rules-3 =
    🃏 <b>Die Karten</b>

    <b>Einfluss</b> (37 pro Seite): die Zahlen 1 bis 5 je siebenmal, dazu zwei Philosophen <b>Φ</b>.

    <b>Aktionskarten</b> (10 pro Seite)
    🗡 <b>Attentat</b> ×3: Wähl eine offene Karte der anderen Seite. Sie wird abgeworfen, auch wenn es ein Φ ist.
    👁 <b>Späher</b> ×3: Wähl eine Gruppe. Die andere Seite deckt dort alle ihre Karten auf.
    🔀 <b>Rochade</b> ×1: Nimm deine Karten aus zwei Gruppen und verteil sie neu auf diese beiden, alle verdeckt, höchstens fünf je Gruppe.
    ⚡ <b>Götterzorn</b> ×1: Wähl eine Gruppe. Beide werfen dort alle ihre Karten ab.
    ✋ <b>Veto</b> ×2: verhindert eine dieser Karten, sobald die andere Seite sie ankündigt. Beide Karten werden abgeworfen, und du ziehst sofort eine neue. Ein Veto ist immer nur eine Antwort, und gegen ein Veto hilft kein Veto.

    Gefragt wirst du auch ohne Veto; nur wenn alle wissen können, dass du keins hast, manchmal nicht. Auch eine verhinderte Karte zählt als Aktionskarte dieses Zuges.

game-caesar-rules-4 =
    🏆 <b>Ende und Punkte</b>

    <b>Keine Einflusskarte</b> auf der Hand, oder keine Gruppe, bei der du noch legen kannst? Dann ziehst du nur die Büste und darfst vor dem Auffüllen beliebig viele Handkarten abwerfen.
    <b>Leere Stapel</b> werden nicht neu gemischt. Zieh vom anderen; sind beide leer, spielst du mit weniger Karten weiter.

    <b>Das Spiel endet</b> am Ende eines Zuges, wenn
    • alle 21 Patrizier vergeben sind,
    • keine Seite mehr Einfluss auf der Hand oder im Stapel hat,
    • in allen Gruppen Gleichstand herrscht, den niemand mehr ändern kann,
    • oder sich 12 Züge lang (6 pro Seite) auf dem Tisch nichts geändert hat.

    <b>Punkte</b>
    • 1 je Patrizier
    • 1 extra für die Mehrheit in einer Gruppe (3 von 5 oder 2 von 3) und noch 1 für die ganze Gruppe
    • 2 extra für die Mehrheit in der Gruppe deines geheimen Auftrags: Prätoren, Ädilen oder Quästoren

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand endet das Spiel unentschieden.

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
caesar-name-wrath = Götterzorn
caesar-name-veto = Veto
caesar-lost-nothing = nichts

caesar-table-group = { $icon } <b>{ $group }</b> { $left ->
    [0] alle vergeben
   *[other] ×{ $left }
} · { $one } · { $other }
caesar-busts = 🗿 Gezogene Büsten: { $out } · im Beutel: { $bag }
caesar-no-busts = keine
caesar-decks = 📚 Stapel (Einfluss + Aktion): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 Ablage: { $discarded_one } und { $discarded_other }
caesar-match = 🏆 Spiel { $game } der Partie, Stand { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: zulassen oder mit einem Veto verhindern?
caesar-now-setup = 🤫 Beide legen heimlich und verdeckt die Karten 1, 2, 3, 4 und 5, zu jeder Gruppe eine.
caesar-now-play = ▶️ Als Nächstes: 1 oder 2 Einflusskarten und höchstens 1 Aktionskarte.
caesar-now-influence = ▶️ Als Nächstes: 1 oder 2 Einflusskarten.
caesar-now-more = ▶️ Als Nächstes: eine zweite Einflusskarte ({ $way ->
    [up] offen
   *[down] verdeckt
}){ $acted ->
    [yes] { "" }
   *[no] { ", eine Aktionskarte" }
} oder die Büste.
caesar-now-action = ▶️ Als Nächstes: eine Aktionskarte oder die Büste.
caesar-now-replace = ▶️ Als Nächstes: eine Karte als Ersatz für das Veto ziehen.
caesar-now-castling = ▶️ Als Nächstes: Die Karten beider Gruppen werden verdeckt neu verteilt.
caesar-now-discard = ▶️ Einfluss legen war nicht möglich. Als Nächstes: beliebig viele Karten abwerfen, dann die Hand auf sechs Karten auffüllen.
caesar-now-refill = ▶️ Als Nächstes: die Hand auf sechs Karten auffüllen.
caesar-mission = 🎯 Auftrag: Mehrheit der { $group } (+2)
caesar-hand = 🃏 Deine Hand: { $cards }
caesar-discards = 🗑 Ablage: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button = { $count ->
    [0] — Ablage leer —
   *[other] 🗑 Ablage ({ $count })
}
caesar-standing = { $persona } · <b>{ $points }</b> { $points ->
    [one] Punkt
   *[other] Punkte
} · auf der Hand: { $influence } Einfluss- und { $actions } { $actions ->
    [one] Aktionskarte
   *[other] Aktionskarten
}
caesar-final = { $patricians } Patrizier + { $bonus } für Gruppen{ $mission ->
    [none] { "" }
    [missed] {" "}(Auftrag { $group } verfehlt)
   *[done] {" "}+ 2 für den Auftrag ({ $group })
} = <b>{ $points }</b>

caesar-trick-assassination = 🗡 Attentat auf die offene Karte { $card } ({ $group })
caesar-trick-scout = 👁 Späher ({ $group })
caesar-trick-castling = 🔀 Rochade ({ $group } und { $other })
caesar-trick-wrath = ⚡ Götterzorn ({ $group })

caesar-ask-setup = <b>Leg eine Karte verdeckt zu den { $icon } { $group }.</b> Das ist Karte { $number } von 5. Die fünfte kommt automatisch zu den Zensoren.
caesar-ask-play = <b>Wähl eine Karte.</b> Leg 1 Einflusskarte oder 2 (eine offen, eine verdeckt). Davor oder danach darfst du 1 Aktionskarte spielen.
caesar-ask-influence = <b>Wähl eine Einflusskarte.</b> Deine Aktionskarte hast du schon gespielt.
caesar-ask-more = <b>Noch eine Einflusskarte, diesmal { $way ->
    [up] offen
   *[down] verdeckt
}?</b> Wenn nicht, { $acted ->
    [yes] zieh eine Büste.
   *[no] spiel eine Aktionskarte oder zieh eine Büste.
}
caesar-ask-action = <b>Spiel eine Aktionskarte oder zieh eine Büste.</b> Einflusskarten kannst du in diesem Zug nicht mehr legen.
caesar-ask-where = <b>{ $way ->
    [either] { $card }: zu welcher Gruppe?</b>
    [up] { $card }, offen: zu welcher Gruppe?</b>
   *[down] { $card }, verdeckt: zu welcher Gruppe?</b>
}
caesar-ask-target = <b>{ $card }: { $kind ->
    [castling] zwischen welchen zwei Gruppen?
   *[other] bei welcher Gruppe?
}</b>
caesar-ask-veto = <b>Lässt du das zu?</b> Du wirst jedes Mal gefragt, auch wenn du kein Veto hast.
caesar-ask-replace = <b>Zieh für dein Veto eine Karte nach.</b> Von welchem Stapel?
caesar-ask-castling = <b>{ $card }: zu welcher Gruppe?</b> { $count ->
    [one] Es ist die letzte Karte, auch sie wird
   *[other] Noch { $count } Karten, alle
} verdeckt{ $count ->
    [one] {" "}gelegt.
   *[other] .
}
caesar-ask-discard = <b>Du kannst keine Einflusskarte legen.</b> Wirf beliebig viele Karten ab und tipp dann auf Fertig. Danach füllst du deine Hand auf sechs Karten auf.
caesar-ask-refill = <b>Zieh { $missing ->
    [one] 1 Karte
   *[other] { $missing } Karten
}</b>, um deine Hand aufzufüllen: 📜 Einfluss (noch { $influence }) oder 🎭 Aktion (noch { $actions }).

caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Zulassen
caesar-done-play = 🗿 Büste ziehen
caesar-done-discard = ✅ Fertig
caesar-discard = { $card } abwerfen
caesar-draw-influence = 📜 Einfluss ({ $count })
caesar-draw-action = 🎭 Aktion ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then = { $count ->
    [0] — Die letzte Karte —
   *[other] — Danach: { $cards } —
}
caesar-all-at = { $count ->
    [2] Beide Karten
   *[other] Alle { $count }
} → { $icon } { $group }
caesar-bust-drawn = — Büste schon gezogen —
caesar-bust-follows = — Danach kommt die Büste —
caesar-veto-played = — Veto eingelegt —
caesar-first-influence = Erst 1 📜 ziehen
caesar-first-action = Erst 1 🎭 ziehen
caesar-draw-several = { $influence ->
    [0] { $actions } 🎭
   *[other] { $actions ->
        [0] { $influence } 📜
       *[other] { $influence } 📜 + { $actions } 🎭
    }
}
caesar-play-up = { $card } offen, { $icon } { $group }
caesar-play-down = { $card } verdeckt, { $icon } { $group }

caesar-not-veto = Ein Veto spielst du nur als Antwort auf eine Aktionskarte der anderen Seite.
caesar-no-veto = Du hast kein Veto, also kannst du die Aktionskarte nur zulassen.
caesar-not-acted = In diesem Zug hast du schon eine Aktionskarte gespielt.
caesar-not-assassination = Die andere Seite hat keine offene Karte.
caesar-not-scout = Die andere Seite hat keine verdeckte Karte.
caesar-not-castling = Für eine Rochade brauchst du zwei Gruppen, die noch Patrizier haben, und in mindestens einer davon eine eigene Karte.
caesar-not-wrath = Auf dem Tisch liegt keine Einflusskarte.
caesar-not-closed = In diesem Zug kannst du keine Einflusskarte mehr legen: Du hast schon zwei gelegt oder nach der ersten eine Aktionskarte gespielt.
caesar-not-open = Du kannst bei keiner Gruppe mehr anlegen: Überall liegen schon fünf Karten von dir, oder alle Patrizier sind vergeben.
caesar-not-bust = Leg erst eine Einflusskarte. Danach ziehst du eine Büste.
caesar-not-there = Dieser Knopf zeigt nur, was als Nächstes kommt.
caesar-not-another = In diesem Zug hast du schon eine Büste gezogen.
caesar-not-vetoed = Dein Veto hast du schon eingelegt. Zieh dafür eine neue Karte.
caesar-not-yet = Verteil erst alle Karten der Rochade, eine nach der anderen.
caesar-not-again = Diese Karte hast du schon gelegt.
caesar-full = Dort liegen schon fünf Karten von dir, mehr geht nicht.
caesar-no-such-card = Diese Karte hast du nicht.
caesar-keys = Mit dem Knopf { $icon }5 legst du eine 5 offen zu den { $group }.
caesar-own-hidden = 🙈 Deine verdeckten Karten: { $cards }
caesar-ask-where-there = <b>{ $way ->
    [either] { $card } zu den { $icon } { $group }: offen oder verdeckt?</b>
    [up] { $card } offen zu den { $icon } { $group }?</b>
   *[down] { $card } verdeckt zu den { $icon } { $group }?</b>
}{ $way ->
    [either] { "" }
   *[other] { " Mit „+ 🗿“ ziehst du auch gleich die Büste." }
}
caesar-ask-target-there = <b>{ $kind ->
    [assassination] Welche offene Karte bei den { $icon } { $group }?
    [castling] { $icon } { $group } und welche andere Gruppe?
   *[other] { $card } bei den { $icon } { $group }?
}</b> Die andere Seite kann ein Veto einlegen.
caesar-place-up = { $card } offen
caesar-place-down = { $card } verdeckt ▮
caesar-not-here = Diese Karte kannst du jetzt nicht bei den { $group } spielen.
caesar-not-won = Die { $group } sind alle vergeben.
caesar-empty-hand = Du hast keine Karten.

event-caesar-two =
    { $known ->
        [yes] { $seat } { du-hast } die Karte <b>{ $card }</b> offen zu den { $icon } { $group } und die Karte <b>{ $card2 }</b> verdeckt zu den { $icon2 } { $group2 } gelegt.
       *[no] { $seat } { du-hast } die Karte <b>{ $card }</b> offen zu den { $icon } { $group } und eine Karte verdeckt zu den { $icon2 } { $group2 } gelegt.
    }
caesar-vote = { $one } <b>{ $sum_one }</b> : <b>{ $sum_other }</b> { $other }. { $result ->
    [tie] Gleichstand: Nichts ändert sich.
    [turned] Die Philosophen ({ $phil_one } : { $phil_other }) drehen das Ergebnis: <b>{ $winner }</b> { WHO($winner) ->
        [you] hast
       *[other] hat
    } mit der kleineren Summe einen Patrizier gewonnen.
   *[won] <b>{ $winner }</b> { WHO($winner) ->
        [you] hast
       *[other] hat
    } einen Patrizier gewonnen.
}{ $result ->
    [tie] { "" }
   *[other] { " " }Abgeworfen: { $high } { $highest }, { $lowest ->
        [0] { $low } nichts.
       *[other] { $low } { $lowest }.
    }
}

event-caesar-laid = { $known ->
    [yes] { $seat } { du-hast } verdeckt gelegt: <b>{ $cards }</b>.
   *[no] { $seat } { du-hast } fünf Karten verdeckt gelegt.
}
event-caesar-played = { $seat } { du-hast } die Karte <b>{ $card }</b> offen zu den { $icon } { $group } gelegt.
event-caesar-hid = { $known ->
    [yes] { $seat } { du-hast } die Karte <b>{ $card }</b> verdeckt zu den { $icon } { $group } gelegt.
   *[no] { $seat } { du-hast } eine Karte verdeckt zu den { $icon } { $group } gelegt.
}
event-caesar-announced = 📣 { $seat } { du-hast } angekündigt: <b>{ $trick }</b>.
event-caesar-passed = { $seat } { du-hast } es zugelassen.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } { du-hast } verhindert: { $trick }.
event-caesar-assassinated = 🗡 { $seat } { du-hast } bei den { $icon } { $group } die offene Karte <b>{ $card }</b> verloren.
event-caesar-revealed = 👁 { $seat } { WHO($seat) ->
    [you] musstest
   *[other] musste
} bei den { $icon } { $group } alles aufdecken: <b>{ $cards }</b>.
event-caesar-castled =
    🔀 { $seat } { du-hast } die eigenen Karten neu verteilt: { $first ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $first } Karten
    } zu den { $icon } { $group } und { $second ->
        [0] keine
       *[other] { $second }
    } zu den { $icon2 } { $group2 }, alle verdeckt.
event-caesar-struck = ⚡ Der Götterzorn hat die { $icon } { $group } getroffen. Abgeworfen: { $one } { $lost_one }, { $other } { $lost_other }.
event-caesar-bust_drawn = 🗿 { $seat } { du-hast } { $bust ->
    [black] die <b>schwarze Büste</b> ⚫ gezogen: Alle Büsten kommen zurück in den Beutel.
    [grey] die <b>graue Büste</b> 🪨 gezogen: keine Abstimmung.
   *[group] die Büste der <b>{ $icon } { $group }</b> gezogen.
}
event-caesar-voted = { $by_itself ->
    [yes] 🗳 Bei den { $icon } <b>{ $group }</b> liegen mindestens 8 Karten, also stimmen sie auch ab:
   *[no] 🗳 Die { $icon } <b>{ $group }</b> stimmen ab:
} { $vote }
event-caesar-exhausted = 🏛 Die { $icon } { $group } sind alle vergeben. Ihre Karten und ihre Büste sind aus dem Spiel.
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
event-caesar-left = { $seat } { du-bist } ausgestiegen.
event-caesar-ended = { $result ->
    [tie] Dieses Spiel endet unentschieden, { $best } : { $worst }.
   *[won] <b>{ $winner }</b> { WHO($winner) ->
        [you] hast
       *[other] hat
    } dieses Spiel mit { $best } : { $worst } gewonnen.
}{ $goes_on ->
    [yes] { " Im nächsten Spiel tauscht ihr die Seiten." }
   *[no] { "" }
}

reason-caesar-patricians = Alle Patrizier sind vergeben. { $count ->
    [one] { $winners } hat Rom gewonnen!
   *[other] { $winners } teilen sich Rom!
}
reason-caesar-influence = Alle Einflusskarten sind verbraucht. { $count ->
    [one] { $winners } hat Rom gewonnen!
   *[other] { $winners } teilen sich Rom!
}
reason-caesar-stalemate = In allen Gruppen herrscht Gleichstand, und daran lässt sich nichts mehr ändern. { $count ->
    [one] { $winners } hat Rom gewonnen!
   *[other] { $winners } teilen sich Rom!
}
reason-caesar-standstill = Seit 12 Zügen hat sich auf dem Tisch nichts geändert. { $count ->
    [one] { $winners } hat Rom gewonnen!
   *[other] { $winners } teilen sich Rom!
}
reason-caesar-match = Die Partie ist vorbei. { $count ->
    [one] { $winners } hat sie gewonnen!
   *[other] { $winners } teilen sich den Sieg!
}
reason-caesar-left = { $winners } hat Rom gewonnen: Die andere Seite ist ausgestiegen!

rule-caesar-missions = Geheime Aufträge
rule-caesar-missions-help = Jede Seite hat eine geheime Gruppe. Die Mehrheit dort bringt 2 zusätzliche Punkte.
rule-caesar-philosophers = Philosophen nach Abstimmung
rule-caesar-philosophers-help = Gewinnt eine Seite die Abstimmung, gibt es für die Philosophen der Gruppe drei Möglichkeiten: Alle bleiben liegen, die Seite mit mehr Philosophen wirft einen ab, oder alle werden abgeworfen.
rule-caesar-philosophers-stay = alle bleiben
rule-caesar-philosophers-source = 1 abwerfen
rule-caesar-philosophers-classic = alle abwerfen
rule-caesar-personas = Wer Caesar spielt
rule-caesar-personas-help = Die erste oder die zweite Person am Tisch spielt Caesar, oder das Los entscheidet. Die andere Seite ist Cleopatra.
rule-caesar-personas-seats = erste Person
rule-caesar-personas-swapped = zweite Person
rule-caesar-personas-dealt = ausgelost
rule-caesar-cleopatra_starts = Cleopatra beginnt
rule-caesar-cleopatra_starts-help = Cleopatra macht den ersten Zug, nicht Caesar.
rule-caesar-best_of_three = Bis zwei Siege
rule-caesar-best_of_three-help = Ihr spielt höchstens drei Spiele. Wer zuerst zwei gewonnen hat, gewinnt die Partie. Nach jedem Spiel tauscht ihr die Seiten.

caesar-not-so = { $card } kannst du jetzt spielen, aber nicht so.
typed-caesar = Schreib die Karte, ihre Gruppe und „offen“ oder „verdeckt“. Karten: 1 bis 5 oder Philosoph. Gruppen: Prätor, Ädil, Quästor, Konsul, Zensor. Der Anfang jedes Wortes genügt, etwa „3 kon off“.
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
rule-caesar-forced_moves-help = Wenn für alle klar ist, dass du kein Veto hast (keine Aktionskarte auf der Hand oder beide Vetos abgeworfen), wirst du bei einer Aktionskarte nicht gefragt: Sie wirkt sofort. Bei einer Rochade, und bevor eine Büste gezogen wird, wirst du weiterhin gefragt.
