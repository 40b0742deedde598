game-differo = Differo
game-differo-rules =
    📖 <b>Differo</b>

    Bring <b>einen</b> deiner Steine auf die andere Seite. Weiß will hinauf in Reihe A, Schwarz hinunter in Reihe I. Weiß beginnt.

    Ein Stein zieht auf einer von drei Linien: seiner Reihe, \ oder /. Zähl auf der <b>ganzen Linie</b> deine Steine und zieh die der anderen Farbe ab. So viele Schritte geht er, und zwar <b>genau so viele</b>. Bei 0 oder weniger zieht auf dieser Linie keiner von deinen.

    Er springt über alles hinweg und schlägt nichts. Landen muss er auf einem freien Platz und nie in der Zielreihe des anderen. Vor, zurück und zur Seite: alles geht.

    Wer in der eigenen Zielreihe landet, <b>gewinnt sofort</b>. Wer nicht ziehen kann, verliert. Kommt eine Stellung zum dritten Mal, ist es remis, ebenso nach 300 Zügen.

    Tipp auf einen Stein und dann auf sein Ziel, oder schreib <code>/move F2-F8</code>: Der Buchstabe ist die Reihe, die Zahl die \-Linie, sie steht an deren unterem Ende. Mit /puzzle gibt es Rätsel.

open-differo = ▶ Mein Zug

differo-table = Zug { $number }{ $swap ->
    [yes] { " " }· Schwarz darf nach dem ersten Zug von Weiß dessen Farbe nehmen
   *[no] { "" }
}
differo-over = 🏁 Zu Ende nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}
differo-plays = { $colour ->
    [white] ⚪ Weiß, hinauf in Reihe A
   *[black] ⚫ Schwarz, hinunter in Reihe I
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
differo-board-chosen = 🔷 { $cell } · ❇️ wohin er ziehen kann
differo-which-piece = <b>Du bist dran.</b> Welchen { $colour ->
    [white] ⚪ weißen
   *[black] ⚫ schwarzen
} Stein ziehst du?
differo-lines = <b>{ $cell }</b> zieht { $lines }.
differo-line-row = <b>{ $count }</b> in seiner Reihe
differo-line-falling = <b>{ $count }</b> auf der Diagonale \
differo-line-rising = <b>{ $count }</b> auf der Diagonale /
differo-line-either = <b>{ $count }</b> auf jeder Diagonale
differo-key-wins = { $move } · gewinnt
differo-key-draws = { $move } · remis
differo-other-piece = ← Anderer Stein
differo-swap = ⇄ Weiß nehmen
differo-tap-below = Tipp unter dem Tisch auf deinen Zug.

differo-not-more = Auf dieser Linie geht nichts: { $own } von dir gegen { $others } von der anderen Seite. Du brauchst dort mehr.
differo-off-board = { $count ->
    [one] 1 Feld weiter ist das Brett zu Ende.
   *[other] { $count } Felder weit reicht das Brett dort nicht.
}
differo-taken = { $count ->
    [one] 1 Feld weiter liegt { $cell }, und da steht schon ein Stein.
   *[other] { $count } Felder weiter liegt { $cell }, und da steht schon ein Stein.
}
differo-their-goal = Auf { $cell } darfst du nicht landen: Das ist die gegnerische Zielreihe.

event-differo-moved = { $seat } { du-hast } <b>{ $source } → { $target }</b> gezogen{ $again ->
    [yes] . Diese Stellung gab es schon: Beim dritten Mal ist es remis.
   *[no] .
}
event-differo-swapped = ⇄ { $seat } { du-hast } Weiß genommen: Die Farben sind getauscht.
event-differo-gave_up = { $seat } { du-hast } aufgegeben.

reason-differo-goal = 🎯 { $winners } ist im Ziel und gewinnt!
reason-differo-blocked = 🏆 { $winners } gewinnt: Die andere Seite kann keinen Stein mehr ziehen!
reason-differo-repetition = 🤝 Remis: dieselbe Stellung zum dritten Mal.
reason-differo-long = 🤝 Remis nach 300 Zügen.
reason-differo-gave_up = 🏆 { $winners } gewinnt: Die andere Seite hat aufgegeben.

rule-differo-white = Wer Weiß spielt
rule-differo-white-help = Weiß beginnt. Weiß kann die Person spielen, die zuerst beigetreten ist, oder die zweite, oder der Zufall entscheidet.
rule-differo-white-first = die erste Person
rule-differo-white-second = die zweite Person
rule-differo-white-lot = zufällig
rule-differo-swap = Seitentausch
rule-differo-swap-help = Nach dem ersten Zug von Weiß darf Schwarz, statt zu ziehen, Weiß nehmen. Da lohnt sich ein ausgeglichener erster Zug.

puzzle-title = 🧩 <b>Differo-Rätsel { $number }</b> von { $count }
puzzle-task = { $colour ->
    [white] ⚪ <b>Weiß</b>
   *[black] ⚫ <b>Schwarz</b>
} zieht und { $count ->
    [one] <b>gewinnt sofort</b>.
   *[other] <b>gewinnt in { $count } Zügen</b>.
} Tipp auf den Zug, oder schreib <code>/puzzle { $example }</code>.
puzzle-told = ✅ <b>{ $move }</b>! { $colour ->
    [white] Weiß
   *[black] Schwarz
} hält am längsten durch mit <b>{ $reply }</b>.
puzzle-solved = { $known ->
    [yes] 🎉 <b>{ $move }</b>: { $solver } hat es gelöst!
   *[no] 🎉 <b>{ $move }</b>: gelöst!
}
puzzle-button = 🧩 Rätsel
puzzle-next = Nächstes Rätsel →
puzzle-what = Schick /puzzle für ein Rätsel, /puzzle 3 für Nummer 3 von { $count }, oder deinen Zug, zum Beispiel /puzzle { $example }.
puzzle-not-home = { $move } kommt nicht ins Ziel, ein anderer Zug schon.
puzzle-loses = { $move } verliert: { $colour ->
    [white] Schwarz
   *[black] Weiß
} zieht { $reply } und ist im Ziel.
puzzle-escapes = Nicht { $move }: Nach { $reply } kann { $colour ->
    [white] Weiß
   *[black] Schwarz
} den Sieg { $count ->
    [one] im nächsten Zug
   *[other] in { $count } Zügen
} nicht mehr erzwingen.

differo-no-swap = Tauschen geht jetzt nicht. Das darf nur Schwarz, gleich nach dem ersten Zug von Weiß, und nur mit dieser Hausregel.
differo-not-yours = Auf { $cell } steht kein Stein von dir.
differo-goes = { $cell } kann nach { $targets } ziehen.
differo-stuck = { $cell } kann gerade nicht ziehen.
typed-differo = Wo der Stein steht, dann wohin er zieht: F2-F8. Der Buchstabe ist die Reihe, A bis I von oben; die Zahl ist die \-Diagonale, 1 bis 9, und steht an deren unterem Ende.
typed-words-differo =
    swap: tauschen tausch Seitentausch

role-differo-white = ⚪ Weiß
role-differo-black = ⚫ Schwarz
