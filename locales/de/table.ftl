table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, du bist dran!
turn-computer = 🤖 { $who } überlegt…
turn-of-several = 👉 Warten auf { $who }…
table-deserted = 💤 Gerade ist niemand da, darum macht das Spiel Pause. Kommt in 30 Min. niemand zurück, endet es.
table-not-shown = ⚠️ Telegram zeigt den Tisch gerade nicht an. Eure Züge sind gespeichert, und ich versuche es weiter. Mit /board geht es sofort noch einmal los.
nudge = ⏰ { $who }, die Zeit wird knapp! { $then ->
    [computer] Wenn sie um ist, spielt ein Computer für dich, bis du wieder da bist.
    [goes-on] Wenn sie um ist, geht das Spiel ohne Warten weiter.
   *[clock] Wenn sie um ist, wird automatisch gespielt.
}
rules-before = ◂ Seite { $page }
rules-after = Seite { $page } von { $count } ▸
reclaim-button = 🙋 Ich bin wieder da

next-round = 🪑 Nächstes Spiel: { $names }

told-so-far = Bisher:
told-since = Seit deinem letzten Zug:
told-alone = Das ist passiert:
beside = ⋯ Mehr
beside-the-game = <b>Was möchtest du tun?</b>
your-turn = <b>Du bist dran</b>
panel-hint = 💡 Das siehst nur du.{ $asked ->
    [yes] { " " }Tipp auf das, was du tun willst. Geht es gerade nicht, sage ich dir, warum.
   *[no] { "" }
}
not-your-turn = Warten auf { $who }…
you-are-away = Bis du wieder da bist, spielt ein Computer für dich.

draw-is-offered = 🤝 { $who } bietet Remis an. Einverstanden, { $asked }?
draw-own-offer = 🤝 Du hast Remis angeboten. Es gilt bis zum nächsten Zug.
draw-yes = 🤝 Remis annehmen
draw-no = Weiterspielen
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
undo-no = Nein, er gilt
undo-ask = ↩ Zug zurücknehmen

leave-sure = <b>Wirklich aussteigen?</b> Dein Platz ist dann endgültig weg.
leave-yes = Ja, aussteigen
leave-no = Weiterspielen

end-sure = <b>Dieses Spiel ({ $game }) für alle beenden?</b> Dann gewinnt niemand.
end-yes = Ja, beenden
end-no = Weiterspielen
ended = Dieses Spiel ({ $game }) wurde beendet, und niemand hat gewonnen. Mit /newgame startest du ein neues.

result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-fairness = 🔓 Ehrliches Spiel: <code>{ $commitment }…</code>
reason-agreed = Ihr habt euch auf Remis geeinigt.
copy-check = 🔓 Beweis kopieren
record-button = 📄 Ganzes Spiel
record-caption = 📄 Dieses Spiel ({ $game }), Zug um Zug. <code>python -m engine verify { $file }</code> prüft, ob der Zufall ehrlich war.
rematch = 🔁 Revanche

explain-button = 🔎 Was lief schief?
explain-looking = 🔎 Ich sehe deine Züge durch… das dauert ein paar Sekunden.
explain-one-at-a-time = 🔎 Ich sehe gerade noch ein anderes Spiel von dir durch. Frag noch einmal, wenn das fertig ist.
explain-nothing = 🔎 Keiner deiner Züge fällt auf. { $hidden ->
    [yes] Nach dem, was du wusstest, war kein anderer für sich allein klar besser.
   *[no] Kein anderer war für sich allein klar besser.
}
explain-failed = Dieses Spiel lässt sich nicht durchsehen.
explain-older-rules = 🔎 Dieses Spiel begann, bevor der Bot neuere Regeln dafür bekam. Darum kann ich es nicht durchsehen.
explain-in-private = Du findest es in unserem privaten Chat.
explain-nowhere = Das kann ich hier niemandem allein zeigen. Öffne unseren privaten Chat, tipp dort auf Start und versuch es noch einmal.
explain-title = 🔎 <b>Moment { $number } von { $count }</b>
explain-played = Du hast <b>{ $move }</b> gewählt.
explain-better = Besser war <b>{ $move }</b>. { $hidden ->
    [yes] Nach dem, was du damals wusstest, standen deine Chancen damit bei { $could } %, mit deiner Wahl bei { $was } %.
   *[no] Damit standen deine Chancen bei { $could } %, mit deiner Wahl bei { $was } %.
}
explain-marks-differo = 🖼 Ein Ring zeigt deinen Zug, ein doppelter den besseren.
explain-marks-deerportal = 🖼 Ein Rahmen zeigt deinen Zug, ein doppelter den besseren.
explain-marks-rally = 🖼 Ein Rahmen zeigt deinen Zug, ein doppelter den besseren.
explain-earlier = ◂ Davor
explain-later = Danach ▸
