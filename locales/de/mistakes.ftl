# Meine Fehler: die Momente aus Auswertungen, die als Rätsel wiederkommen

command-mistakes = die Züge aus deinen Durchsichten noch einmal versuchen
explain-come-back = 🧩 Ab morgen kommen deine Fehler als Rätsel wieder: /mistakes
mistakes-button = 🧩 Fehler{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}

mistakes-title = 🧩 <b>Meine Fehler</b>
mistakes-waiting = { $count ->
    [one] 1 Rätsel wartet auf dich.
   *[other] { $count } Rätsel warten auf dich.
}
mistakes-later = Gerade gibt es nichts zu lösen. { $days ->
    [one] Das nächste Rätsel kommt innerhalb eines Tages wieder.
   *[other] Das nächste Rätsel kommt in { $days } Tagen wieder.
}
mistakes-none = Noch keine Rätsel. Tipp nach einem Spiel auf „Was lief schief?“, dann kommen deine Fehler hier wieder.
mistakes-how = Ein Fehler kommt nach einem Tag wieder, danach immer später. Löst du ihn zweimal in Folge richtig, ist er weg.
mistakes-daily = { $on ->
    [yes] 📬 Ich schicke dir jeden Tag ein Rätsel in unseren privaten Chat, etwa zu der Zeit, zu der du das eingeschaltet hast.
   *[no] 📭 Ich schicke dir keine.
}
mistakes-daily-on = 📬 Jeden Tag eins schicken
mistakes-daily-off = 📭 Keine mehr schicken
mistakes-solve = ▶ Eins lösen
mistakes-closed = Ich kann dir noch nicht schreiben. Öffne unseren privaten Chat, tipp auf „Starten“ und schick dort /mistakes.
mistakes-stopped = 📭 { $count } Rätsel sind ohne Antwort geblieben, darum schicke ich dir keine mehr. Du findest sie weiter unter /mistakes.

mistake-title = 🧩 <b>{ $game }</b> · { $daily ->
    [yes] dein Rätsel des Tages
   *[no] aus einem deiner Spiele
}
mistake-question = <b>Was würdest du spielen?</b>
mistake-right = ✓ <b>Richtig: { $better }</b>
mistake-again = ✗ Auch im Spiel hast du <b>{ $move }</b> gewählt.
mistake-wrong = ❓ Nicht <b>{ $move }</b>.
mistake-why = { $could } % Siegchance mit <b>{ $better }</b>, { $was } % mit <b>{ $played }</b>, deinem Zug im Spiel.
mistake-back = { $days ->
    [one] ⏳ Morgen kommt es wieder.
   *[other] ⏳ In { $days } Tagen kommt es wieder.
}
mistake-retired = 🏆 Zweimal in Folge richtig: Es kommt nicht wieder.
mistake-next = ▶ Weiter · noch { $count }
