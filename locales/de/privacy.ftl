# Was über Leute gespeichert ist

command-privacy = sehen, was ich über dich speichere und wie lange
command-mydata = alles, was ich über dich speichere, als Datei bekommen
command-forgetme = alles löschen, was ich über dich speichere
privacy-title = 🛡 <b>Was ich über dich speichere</b>
privacy-text =
    • <b>Spiele:</b> deine Telegram-ID und deinen Namen an jedem Tisch, bis 30 Tage nach dem letzten Zug.
    • <b>Ergebnisse:</b> deine beendeten Spiele, Statistiken und Wertungen je Gruppe, mit ID und Namen, bis du sie löschst. Die Züge bleiben { $days } Tage, bei den neuesten { $newest } Spielen einer Gruppe länger.
    • <b>Wiederholungen:</b> Ein Link zeigt deinen Anfangsbuchstaben oder, falls in /me erlaubt, deinen Namen. Spiele mit Stern bleiben für immer.
    • <b>Fehler:</b> die 200 neuesten aus deinen Durchsichten (/mistakes), bis 400 Tage nach der letzten Änderung.
    • <b>Spielverläufe, die du mir schickst:</b> einen Tag lang.
    • <b>Einstellungen:</b> deine Sprache, deine Gruppen, wie du am liebsten spielst und geschaffte Lektionen, bis du 400 Tage lang nicht gespielt hast.

    Was du in Gruppen schreibst, speichere ich nicht. Spiele als Datei enthalten weder Namen noch IDs.

    Wer mich betreibt, kann in meinen Speicher sehen, sogar deine Karten im Spiel.

    /mydata schickt dir alles als Datei. /forgetme löscht es. Ein Code bleibt einen Tag.
mydata-caption = 🗂 Alles, was ich über dich speichere.
mydata-again = Diese Datei hast du gerade erst bekommen. In einer Minute gibt es eine neue.
mydata-not-sent = Ich konnte dir die Datei nicht schicken. Öffne unseren privaten Chat, tipp auf „Starten“ und schick dort /mydata.
forget-sure = ⚠️ <b>Alles über dich löschen?</b> Das lässt sich nicht rückgängig machen.
forget-what =
    <b>Gelöscht werden:</b> deine Plätze (aus laufenden Spielen steigst du aus), dein Name und deine ID in jeder Gruppe, deine Statistiken, Wertungen und Abzeichen, deine Einstellungen, deine Fehler und deine Spiele gegen den Computer.

    <b>Es bleiben:</b> die Spiele der anderen. Dort bist du dann nur noch „jemand“. Nachrichten, die schon in einem Chat stehen, ändern sich nicht.

    Spielst du später wieder mit, fängst du bei null an.
forget-yes = Ja, alles löschen
forget-no = Alles behalten
forgotten = ✓ Ich habe alles über dich gelöscht.
