table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, du bist dran!
turn-computer = 🤖 { $who } überlegt…
turn-of-several = 👉 Warten auf { $who }…
table-deserted = 💤 Gerade ist niemand da, darum macht das Spiel Pause. Kommt in den nächsten 30 Min. niemand zurück, ist es zu Ende.
table-not-shown = ⚠️ Telegram zeigt den Tisch gerade nicht an. Eure Züge sind gespeichert, und ich versuche es weiter. Mit /board könnt ihr es sofort noch einmal versuchen.
nudge =
    ⏰ { $who }, die Zeit wird knapp! { $then ->
        [computer] Läuft sie ab, springt bis zur Rückkehr ein Computer ein.
        [goes-on] Läuft sie ab, geht das Spiel weiter, ohne zu warten.
       *[clock] Läuft sie ab, wird automatisch ein Zug gemacht.
    }
rules-table =
    👥 Spielende: { $players }.{ $first ->
        [seat] { " " }Wer zuerst beigetreten ist, beginnt; bei einer Revanche die nächste Person.
        [none] { "" }
       *[role] { " " }{ $first } beginnt.
    }
    ⏰ Brauchst du zu lange, wird für dich gezogen.
rules-before = ◂ Zurück: Seite { $page }
rules-after = Weiter: Seite { $page } ▸
reclaim-button = 🙋 Ich bin wieder da

next-round = 🪑 Nächstes Spiel: { $names }

told-so-far = Bisher:
told-since = Seit deinem letzten Zug:
told-alone = Das ist passiert:
beside = ⋯ Mehr
beside-the-game = <b>Was möchtest du tun?</b>
your-turn = <b>Du bist dran</b>
panel-hint = 💡 Das siehst nur du.{ $asked ->
    [yes] { " " }Tipp einfach an, was du tun willst. Geht es gerade nicht, sage ich dir, warum.
   *[no] { "" }
}
not-your-turn = Warten auf { $who }…
you-are-away = Bis du wieder da bist, spielt ein Computer für dich.

draw-is-offered = 🤝 { $who } bietet Remis an. Einverstanden, { $asked }?
draw-own-offer = 🤝 Du hast Remis angeboten. Das Angebot gilt bis zum nächsten Zug.
draw-yes = 🤝 Remis annehmen
draw-no = Weiterspielen
pass-windows-how = { $passes ->
    [yes] Du lässt jede Aktionskarte der anderen Seite zu, ohne gefragt zu werden. { pass-windows-off } beendet das.
   *[no] { pass-windows-on }: Zu Aktionskarten der anderen Seite wirst du nicht mehr gefragt, sie wirken einfach. Das kannst du jederzeit ändern.
}
pass-windows-on = ⏩ Alles zulassen
pass-windows-off = ✋ Wieder fragen
draw-or-offer = 🤝 Remis anbieten
draw-or-sure = 🏳 Aufgeben
resign-sure = <b>Wirklich aufgeben?</b>
resign-yes = 🏳 Ja, aufgeben
resign-no = Weiterspielen

undo-is-asked = ↩ { $who } möchte einen Zug zurücknehmen. Einverstanden, { $asked }?
undo-own-request = ↩ Du möchtest deinen letzten Zug zurücknehmen. Die Anfrage gilt bis zum nächsten Zug.
undo-yes = ↩ Ja, zurücknehmen
undo-no = Nein, der Zug gilt
undo-ask = ↩ Zug zurücknehmen

leave-sure = <b>{ $who }, wirklich aussteigen?</b> Dein Platz ist dann endgültig weg.
leave-yes = Ja, aussteigen
leave-no = Weiterspielen

end-sure = <b>{ $game } für alle beenden?</b> Dann gewinnt niemand.
end-this = 🏁 Spiel beenden
end-yes = Ja, beenden
end-no = Weiterspielen
ended = { $game } wurde beendet, und niemand hat gewonnen. Mit /newgame startest du ein neues Spiel.

result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · nach dem Spiel
result-more-save = 📄 <b>Spiel speichern</b>: Ich schicke den Spielverlauf als Datei hierher, Zug für Zug, zum Aufheben.
result-more-fair =
    🔒 <b>Faires Spiel</b>: Bevor jemand am Tisch saß, habe ich den Code { $seal } gezeigt. Dahinter steckt die geheime Zahl, aus der sich { $luck ->
        [no] ergab, wer welche Seite spielt.
       *[yes] alles Zufällige in diesem Spiel ergeben hat.
    } <b>Nachprüfen</b> kopiert einen Befehl, der den Code auf jedem Computer mit Python noch einmal aus dieser Zahl berechnet. Kommt derselbe Code heraus, ist es noch die Zahl, die ich gewählt habe, bevor jemand am Tisch saß.
reason-agreed = Ihr habt euch auf Remis geeinigt.
copy-check = 🔒 Nachprüfen
record-button = 📄 Spiel speichern
record-caption = 📄 Euer Spiel ({ $game }), Zug für Zug, zum Aufheben.
record-check = 📄 <code>{ $file }</code>: Leite sie in unseren privaten Chat weiter, dann prüfe ich, ob alles fair war. Oder prüf sie selbst: <code>python -m engine verify { $file }</code>
rematch = 🔁 Revanche

explain-button = 🔎 Was lief schief?
explain-looking = 🔎 Ich sehe mir deine Züge an… Das dauert ein paar Sekunden.
explain-one-at-a-time = 🔎 Ich sehe mir gerade noch ein anderes Spiel von dir an. Versuch es gleich noch einmal.
explain-nothing = 🔎 Gut gespielt: keine klaren Fehler.
explain-failed = Dieses Spiel kann ich nicht auswerten.
explain-older-rules = 🔎 Dieses Spiel lief nach älteren Regeln, darum kann ich es nicht auswerten.
explain-in-private = Ich habe es dir in unseren privaten Chat geschickt.
explain-nowhere = Hier kann ich dir das nicht zeigen, ohne dass es alle sehen. Öffne unseren privaten Chat, tipp dort auf „Starten“ und versuch es noch einmal.
explain-title = 🔎 <b>Fehler { $number } von { $count }</b>
explain-played = Du hast <b>{ $move }</b> gewählt.
explain-better = Besser wäre <b>{ $move }</b> gewesen, mit { $could } % Siegchance statt { $was } %.
explain-marks = 🖼 ✗ dein Zug im Spiel · ✓ der bessere Zug{ $tapped ->
    [yes] {" "}· ❓ dein Tipp
   *[no] {""}
}
explain-earlier = ◂ Zurück
explain-later = Weiter ▸
