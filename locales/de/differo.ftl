game-differo-about = Ein Denkduell: Zähl die Steine auf einer Linie, zieh genau so viele Felder weit und sei zuerst auf der anderen Seite.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Für zwei, mit je 13 Steinen. Bring <b>einen</b> deiner Steine ins Ziel, bevor es die andere Seite schafft. Dein Ziel ist die letzte Reihe auf der anderen Seite des Bretts.

    ⚪ Weiß beginnt und will nach oben, in die Reihe A.
    ⚫ Schwarz will nach unten, in die Reihe I.

    <b>Du bist dran</b>
    1. Wähl einen deiner Steine.
    2. Wähl eine Linie durch ihn: seine Reihe oder eine seiner Diagonalen, \ oder /.
    3. Zähl alle Steine auf dieser Linie: deine minus die gegnerischen. <b>Genau</b> so viele Felder ziehst du auf dieser Linie, in die eine oder die andere Richtung.

    Passen geht nicht.

    <b>Du gewinnst</b> sofort, wenn ein Stein von dir in deinem Ziel landet. Du gewinnst auch, wenn dein Gegenüber dran ist und keinen Stein mehr ziehen kann.

game-differo-rules-2 =
    📖 <b>Wie weit ein Stein zieht</b>

    Zähl die Steine der Linie von Rand zu Rand, auf beiden Seiten des Steins und über Lücken hinweg. Der Stein selbst zählt mit.

    • 4 eigene und 1 gegnerischer: Du ziehst 3 Felder, nicht 1 oder 2.
    • Stehen dort gleich viele gegnerische Steine oder mehr, kann auf dieser Linie keiner von deinen ziehen.

    Im Bild steht am Ende jeder Linie, wie weit der weiße Stein auf <b>G4</b> dort zieht: 3 in der Reihe, 1 auf jeder Diagonale. Er kann auf die grünen Felder ziehen.

    Steine überspringen alles, was im Weg steht. Geschlagen wird nie.

    Du darfst vorwärts, rückwärts und seitwärts ziehen. Du musst auf einem leeren Feld landen, aber <b>nie im gegnerischen Ziel</b>.

game-differo-rules-3 =
    📖 <b>Wie ein Spiel endet</b>

    • <b>Du gewinnst</b>, wenn ein Stein von dir in deinem Ziel landet. Einer genügt.
    • <b>Du verlierst</b>, wenn du dran bist und keinen Stein ziehen kannst, oder wenn du aufgibst oder aussteigst.
    • <b>Remis</b> ist es, wenn dieselbe Stellung zum dritten Mal entsteht und dieselbe Seite dran ist. Ebenso nach insgesamt 300 Zügen oder wenn ihr euch auf Remis einigt.

    <b>Hausregel: Farben tauschen.</b> Nach dem ersten Zug von Weiß darf Schwarz die Farben tauschen, statt zu ziehen. Dann ist die Person wieder dran, die eben noch Weiß hatte, jetzt mit Schwarz.

    <b>Namen der Felder.</b> Der Buchstabe steht für die Reihe, von oben nach unten A bis I. Die Zahl nennt die Diagonale \: Sie steht an deren unterem Ende.

    Tipp auf einen Stein und dann auf ein Feld. Oder schick <code>/move F2-F8</code>. Mit /puzzle gibt es Rätsel.

open-differo = ▶ Mein Zug

differo-table = Zug { $number }{ $swap ->
    [yes] { " " }· Schwarz darf in Zug 2 die Farben tauschen
   *[no] { "" }
}
differo-over = 🏁 Zu Ende nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}
differo-plays = { $colour ->
    [white] ⚪ Weiß, nach oben in Reihe A
   *[black] ⚫ Schwarz, nach unten in Reihe I
}
differo-side = { $colour ->
    [white] Weiß
   *[black] Schwarz
}
differo-wins-here = gewinnt hier
differo-side-wins-here = { $colour ->
    [white] Weiß
   *[black] Schwarz
} gewinnt hier
differo-home = im Ziel
differo-rows-to-go = { $rows ->
    [one] noch 1 Reihe
   *[other] noch { $rows } Reihen
}
differo-board-lines = In diesem Text laufen die \-Diagonalen gerade nach unten.
differo-board-chosen = 🔷 { $cell } · ❇️ mögliche Felder
differo-which-piece = <b>Du bist dran.</b> Welchen { $colour ->
    [white] weißen
   *[black] schwarzen
} Stein willst du ziehen?
differo-lines = <b>{ $cell }</b> kann ziehen: { $lines }.
differo-line-row = <b>{ $count }</b> { $count ->
    [one] Feld
   *[other] Felder
} in der Reihe
differo-line-falling = <b>{ $count }</b> { $count ->
    [one] Feld
   *[other] Felder
} auf der Diagonale \
differo-line-rising = <b>{ $count }</b> { $count ->
    [one] Feld
   *[other] Felder
} auf der Diagonale /
differo-line-either = <b>je { $count }</b> { $count ->
    [one] Feld
   *[other] Felder
} auf beiden Diagonalen
differo-key-wins = { $move } · gewinnt
differo-key-draws = { $move } · remis
differo-other-piece = ← Anderer Stein
differo-swap = ⇄ Farben tauschen
differo-tap-below = Wähl deinen Zug mit den Knöpfen unter der Spielnachricht.

differo-not-more = Steine auf dieser Linie: { $own } von dir, { $others } von der anderen Seite. Ziehen kannst du dort nur, wenn du mehr hast als sie.
differo-off-board =
    { $count ->
        [one] In dieser Richtung wärst du nach 1 Feld außerhalb des Bretts.
       *[other] In dieser Richtung wärst du nach { $count } Feldern außerhalb des Bretts.
    }
differo-taken = { $count ->
    [one] 1 Feld weiter ist { $cell }, und da steht schon ein Stein.
   *[other] { $count } Felder weiter ist { $cell }, und da steht schon ein Stein.
}
differo-their-goal = { $cell } liegt im Ziel der anderen Seite: Dort darfst du nicht landen.

event-differo-moved = { $seat } { du-hast } <b>{ $source } → { $target }</b> gezogen{ $again ->
    [yes] . Dieselbe Stellung zum zweiten Mal: Beim nächsten Mal ist es remis.
   *[no] .
}
event-differo-swapped = ⇄ { $seat } { du-hast } die Farben getauscht.
event-differo-gave_up = 🏳 { $seat } { du-hast } aufgegeben.

reason-differo-goal = 🏆 { $winners } ist im Ziel und gewinnt!
reason-differo-blocked = 🏆 { $winners } gewinnt: Die andere Seite ist blockiert!
reason-differo-repetition = 🤝 Remis: dieselbe Stellung zum dritten Mal.
reason-differo-long = 🤝 Remis nach 300 Zügen.
reason-differo-gave_up = 🏆 { $winners } gewinnt: Die andere Seite hat aufgegeben.

rule-differo-white = Wer Weiß spielt
rule-differo-white-help = Weiß beginnt. Die erste oder die zweite Person am Tisch spielt Weiß, oder das Los entscheidet.
rule-differo-white-first = erste Person
rule-differo-white-second = zweite Person
rule-differo-white-lot = ausgelost
rule-differo-swap = Farben tauschen
rule-differo-swap-help = Nach dem ersten Zug von Weiß darf Schwarz die Farben tauschen, statt zu ziehen. Am besten ist also ein möglichst ausgeglichener erster Zug.

puzzle-title = 🧩 <b>Differo-Rätsel { $number }</b> von { $count }
puzzle-task = { $colour ->
    [white] ⚪ <b>Weiß</b>
   *[black] ⚫ <b>Schwarz</b>
} zieht und { $count ->
    [one] <b>gewinnt sofort</b>.
   *[other] <b>gewinnt in { $count } Zügen</b>.
} Tipp auf den Zug, oder schick <code>/puzzle { $example }</code>.
puzzle-told = ✅ <b>{ $move }</b>! Am längsten hält { $colour ->
    [white] Weiß
   *[black] Schwarz
} mit <b>{ $reply }</b> durch.
puzzle-solved = { $known ->
    [yes] 🎉 <b>{ $move }</b>: { $solver } hat es gelöst!
   *[no] 🎉 <b>{ $move }</b>: gelöst!
}
puzzle-button = 🧩 Rätsel
puzzle-next = Nächstes Rätsel →
puzzle-what = Schick /puzzle für ein Rätsel, /puzzle 3 für Nummer 3 von { $count }, oder deinen Zug, zum Beispiel /puzzle { $example }.
puzzle-not-home = Mit { $move } kommst du nicht ins Ziel. Mit einem anderen Zug schon.
puzzle-loses = { $move } verliert: { $colour ->
    [white] Schwarz
   *[black] Weiß
} zieht { $reply } und ist im Ziel.
puzzle-escapes = { $move } reicht nicht: Nach { $reply } kann { $colour ->
    [white] Weiß
   *[black] Schwarz
} den Sieg { $count ->
    [one] im nächsten Zug
   *[other] in { $count } Zügen
} nicht mehr erzwingen.

differo-no-swap = Farben tauschen geht jetzt nicht. Das darf nur Schwarz, gleich nach dem ersten Zug von Weiß, und nur mit dieser Hausregel.
differo-not-yours = Auf { $cell } steht kein Stein von dir.
differo-goes = { $cell } kann nach { $targets } ziehen.
differo-stuck = { $cell } ist blockiert und kann jetzt nicht ziehen.
typed-differo = Schreib, wo der Stein steht, und dann, wo er landet: F2-F8. Der Buchstabe ist die Reihe, A bis I von oben. Die Zahl ist die Diagonale \, 1 bis 9: Sie steht an ihrem unteren Ende.
typed-words-differo =
    swap: tauschen tausch Seitentausch

role-differo-white = ⚪ Weiß
role-differo-black = ⚫ Schwarz
