game-differo = Differo
game-differo-rules =
    📖 <b>Differo</b>

    Bring <b>einen</b> deiner Steine auf die andere Seite. Weiß will hinauf in Reihe A, Schwarz hinunter in Reihe I. Weiß beginnt.

    Ein Stein zieht auf einer von drei Linien: seiner Reihe, \ oder /. Zähl auf der <b>ganzen Linie</b> deine Steine und zieh die der anderen Farbe ab. So viele Schritte geht er, und zwar <b>genau so viele</b>. Bei 0 oder weniger zieht auf dieser Linie keiner von deinen.

    Er springt über alles hinweg und schlägt nichts. Landen muss er auf einem freien Platz und nie in der Zielreihe des anderen. Vor, zurück und zur Seite: alles geht.

    Wer in der eigenen Zielreihe landet, <b>gewinnt sofort</b>. Wer nicht ziehen kann, verliert. Kommt eine Stellung zum dritten Mal, ist es remis, ebenso nach 300 Zügen.

    Tipp auf einen Stein und dann auf sein Ziel, oder schreib <code>/move F2-F8</code>: Der Buchstabe ist die Reihe, die Zahl die \-Linie, sie steht an deren unterem Ende. Mit /puzzle gibt es Rätsel.

open-differo = ▶ Mein Zug

differo-colour = { $colour ->
    [white] ⚪ Weiß
   *[black] ⚫ Schwarz
}
differo-table = Zug { $number } · { $colour ->
    [white] ⚪ Weiß ▲
   *[black] ⚫ Schwarz ▼
}
differo-over = 🏁 Zu Ende nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
differo-plays = { $colour ->
    [white] ⚪ Weiß, hinauf in Reihe A
   *[black] ⚫ Schwarz, hinunter in Reihe I
}
differo-which-piece = <b>Du bist dran.</b> Welcher { $colour ->
    [white] weiße
   *[black] schwarze
} Stein zieht?
differo-counts = <b>{ $cell }</b> zählt: Reihe <b>{ $row }</b> · \ <b>{ $falling }</b> · / <b>{ $rising }</b>. Wohin?
differo-other-piece = ← Anderer Stein
differo-swap = ⇄ Weiß nehmen
differo-tap-below = Tipp unter dem Tisch auf deinen Zug.

differo-not-more = Auf dieser Linie geht nichts: { $own } von dir gegen { $others }. Du brauchst dort mehr als der andere.
differo-off-board = { $count ->
    [one] Ein Schritt führt vom Brett.
   *[other] { $count } Schritte führen vom Brett.
}
differo-taken = { $count ->
    [one] Ein Schritt führt nach { $cell }, und da steht schon ein Stein.
   *[other] { $count } Schritte führen nach { $cell }, und da steht schon ein Stein.
}
differo-their-goal = { $cell } ist das Ziel des anderen: Dort darfst du nicht landen.

event-differo-moved = { $seat } { du-hast } <b>{ $source } → { $target }</b> gezogen{ $again ->
    [yes] . Diese Stellung gab es schon; beim dritten Mal ist es remis.
   *[no] .
}
event-differo-swapped = ⇄ { $seat } { du-hast } Weiß genommen; die Farben sind getauscht.
event-differo-gave_up = { $seat } { du-hast } aufgegeben.

reason-differo-goal = 🎯 { $winners } ist im Ziel und gewinnt!
reason-differo-blocked = { $winners } gewinnt: Auf der anderen Seite kann kein Stein mehr ziehen!
reason-differo-repetition = Remis: Diese Stellung kam zum dritten Mal.
reason-differo-long = Remis nach 300 Zügen.
reason-differo-gave_up = { $winners } gewinnt: Die andere Seite hat aufgegeben.

rule-differo-white = Wer Weiß spielt
rule-differo-white-help = Weiß beginnt. Das kann sein, wer sich zuerst oder wer sich als Zweiter gesetzt hat, oder das Los entscheidet.
rule-differo-white-first = wer zuerst saß
rule-differo-white-second = wer als Zweiter saß
rule-differo-white-lot = das Los
rule-differo-swap = Seitentausch
rule-differo-swap-help = Nach dem ersten Zug von Weiß darf Schwarz stattdessen Weiß nehmen. Der erste Zug sollte also ein fairer sein.

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
puzzle-what = Schick mir /puzzle für ein Rätsel, /puzzle 3 für das dritte von { $count }, oder deinen Zug, zum Beispiel /puzzle { $example }.
puzzle-not-home = { $move } kommt nicht ins Ziel. Es gibt einen Zug, der hinkommt.
puzzle-loses = { $move } verliert: { $colour ->
    [white] Schwarz
   *[black] Weiß
} antwortet { $reply } und ist im Ziel.
puzzle-escapes = { $move } ist es nicht: Nach { $reply } kann { $colour ->
    [white] Weiß
   *[black] Schwarz
} den Sieg { $count ->
    [one] im nächsten Zug
   *[other] in { $count } weiteren Zügen
} nicht mehr erzwingen.

differo-no-swap = Zu tauschen gibt es jetzt nichts: Das darf nur Schwarz, gleich nach dem ersten Zug von Weiß, und nur, wo ihr so spielt.
differo-not-yours = Auf { $cell } steht keiner von deinen Steinen.
differo-goes = Von { $cell } kommst du nach { $targets }.
differo-stuck = Der Stein auf { $cell } kann jetzt nicht ziehen.
typed-differo = Zuerst, wo der Stein steht, dann, wohin er zieht. Der Buchstabe ist die Reihe, A bis I von oben; die Zahl ist die \-Linie, 1 bis 9 von links, und steht an deren unterem Ende.
typed-words-differo =
    swap: tauschen tausch Seitentausch

role-differo-white = ⚪ Weiß
role-differo-black = ⚫ Schwarz
