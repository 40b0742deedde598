lobby-title = 🎲 <b>{ $game }</b> · { $seats } Spieler · ⏳ { $pace }
lobby-sits = { $count ->
    [0] Noch ist niemand dabei.
   *[other] Am Tisch, { $count } von { $most }:
}
lobby-house-rules = 🏠 Hausregeln: { $rules }
lobby-fills = 🤖 { $count ->
    [one] Ein Computer ({ $level }) nimmt den freien Platz.
   *[other] Computer ({ $level }) nehmen die { $count } freien Plätze.
}
lobby-hands = 🃏 Deine Karten erscheinen hier, und nur du siehst sie. <a href="{ $link }">Lieber im privaten Chat?</a>
lobby-no-hands = 🃏 Telegram kann in dieser Gruppe keine verdeckten Karten zeigen. Wirf mit einem Tipp einen Blick auf deine, oder hol sie dir in den <a href="{ $link }">privaten Chat</a>.
lobby-suggestion = 💡 { $who } schlägt { $game } vor.
lobby-closed = Dieser Tisch ist geschlossen. Mit /newgame öffnest du einen neuen.

join = 🪑 Mitspielen
start = ▶ Los geht’s
more = ⋯ Mehr
switch-to = 💡 Zu { $game } wechseln

more-title = ⋯ <b>{ $game }</b> · vor dem Spiel
more-how = Tipp an, was du ändern möchtest.
more-read = Gastgeber und Admins können den Tisch ändern. Du kannst ein anderes Spiel vorschlagen.
more-games = 🎲 Spiele
more-computers = 🤖 Computer
more-pace = ⏳ Zeit pro Zug
more-roles = 🎭 Seite wählen
more-fair = 🔒 Fairness
leave = 🚪 Aufstehen

more-games-title = 🎲 <b>Spiele</b>
more-games-lead = Tipp ein Spiel an, um dorthin zu wechseln.
more-games-suggest = Tipp ein Spiel an, um es { $host } vorzuschlagen.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })

more-computers-title = 🤖 <b>Computer</b>: { $count }
more-computers-how = Tipp eine Stärke an, um einen dazuzusetzen.
add-computer = + 🤖 { $level }
remove-computer = − Computer

more-pace-title = ⏳ <b>Zeit pro Zug</b>: { $pace }
more-pace-how = Nur für dieses Spiel. Für alle Spiele stellt es ein Admin mit /settings ein.

lobby-roles = 🎭 Wähl, was du spielen möchtest. Der Gastgeber hat den Vortritt; was niemand wählt, geht nach der Sitzordnung.

fair-play-title = 🔒 <b>Fairness</b>
fair-play-sealed =
    Jedes Mischen und jeder Wurf kommt aus einer einzigen geheimen Zahl. Ich habe sie gewählt, bevor jemand saß, und dieses Siegel beweist es: { $seal }

    Nach dem Spiel bekommt ihr die Zahl, und jeder kann prüfen, dass sie zum Siegel passt. So kann unterwegs niemand die Karten ändern, auch ich nicht.
copy-commitment = 🔒 Siegel kopieren

done-suggested = 💡 { $game } ist vorgeschlagen
done-suggestion-withdrawn = ✓ Vorschlag zurückgezogen

done-joined-next = ✓ In der nächsten Runde bist du dabei
joined-for-a-computer = Alle Plätze waren besetzt, darum hast du einen Computer abgelöst.
played-on-for-a-computer = Du bist dabei und spielst da weiter, wo der Computer stand.

late = Das Spiel läuft schon. Beim nächsten bist du dabei.
late-with-seats = Das Spiel läuft schon. Beim nächsten bist du dabei, oder du löst gleich einen Computer ab:
late-leave = Diesmal nicht
take-over = { $name }

lobby-stands = Hier ist schon ein Tisch offen: Tipp auf Mitspielen.
playing-stands = Hier läuft gerade ein Spiel: Tipp auf Mitspielen, dann bist du beim nächsten dabei. Gastgeber und Admins können es mit /endgame beenden.
asked-another = Hier kann nur wählen, wer gefragt hat.
