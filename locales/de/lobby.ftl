lobby-title = 🎲 <b>{ $game }</b> · { $seats } Personen
lobby-sits = { $count ->
    [0] Noch ist niemand dabei
   *[other] Am Tisch, { $count } von { $most }
} · ⏳ { $pace }
lobby-house-rules = 🏠 Hausregeln: { $rules }
lobby-fills = 🤖 { $count ->
    [one] Ein Computer ({ $level }) nimmt den freien Platz.
   *[other] Computer ({ $level }) nehmen die { $count } freien Plätze.
}
lobby-hands = 🃏 Deine Karten erscheinen hier, und nur du siehst sie. <a href="{ $link }">Lieber im privaten Chat?</a>
lobby-no-hands = 🃏 Telegram kann in dieser Gruppe keine verdeckten Karten zeigen. Wirf mit einem Tipp einen Blick auf deine, oder hol sie dir in den <a href="{ $link }">privaten Chat</a>.
lobby-suggestion = 💡 { $who } schlägt { $game } vor.
lobby-closed = Dieser Tisch ist geschlossen. Mit /newgame eröffnest du einen neuen.

join = 🪑 Mitspielen
start = ▶ Los geht’s
more = ⋯ Mehr
switch-to = 💡 Zu { $game } wechseln

more-title = ⋯ <b>{ $game }</b> · vor dem Start
more-how = Tipp an, was du ändern möchtest.
more-read = Spielleitung und Admins können den Tisch ändern. Du kannst ein anderes Spiel vorschlagen.
more-games = 🎲 Spiele
more-computers = 🤖 Computer
more-pace = ⏳ Bedenkzeit
more-roles = 🎭 Seite wählen
more-fair = 🔒 Faires Spiel
leave = 🚪 Aussteigen

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

more-pace-title = ⏳ <b>Bedenkzeit</b>: { $pace }
more-pace-how = Nur für diesen Tisch. Für alle Spiele stellt sie ein Admin mit /settings ein.

lobby-roles = 🎭 Wähl, was du spielen möchtest. Die Spielleitung wählt zuerst. Was niemand wählt, geht nach der Sitzordnung.

fair-play-title = 🔒 <b>Faires Spiel</b>
fair-play-sealed =
    Der Zufall steht fest: { $seal }

    Jeder Zufall, etwa ein Mischen oder ein Wurf, kommt aus einer einzigen geheimen Zahl. Ich habe sie gewählt, bevor jemand mitgespielt hat, und dieser Code beweist es. Nach dem Spiel bekommt ihr die Zahl, und alle können prüfen, ob sie passt. So kann während des Spiels niemand etwas ändern, auch ich nicht.
copy-commitment = 🔒 Code kopieren

done-suggested = 💡 { $game } ist vorgeschlagen
done-suggestion-withdrawn = ✓ Vorschlag zurückgezogen

done-joined-next = ✓ Fürs nächste Spiel vorgemerkt
joined-for-a-computer = Alle Plätze waren besetzt. Du bist für einen Computer eingesprungen.
played-on-for-a-computer = ✓ Du bist für den Computer eingesprungen

late = Das Spiel läuft schon. Du bist fürs nächste Spiel vorgemerkt.
late-with-seats = Das Spiel läuft schon. Du bist fürs nächste Spiel vorgemerkt, oder du springst gleich für einen Computer ein:
late-leave = Diesmal nicht
take-over = { $name }

lobby-stands = Hier ist schon ein Tisch offen. Tipp auf „Mitspielen“.
playing-stands = Hier läuft gerade ein Spiel. Tipp auf „Mitspielen“, dann bist du beim nächsten dabei. Spielleitung und Admins können es mit /endgame beenden.
asked-another = Hier kann nur wählen, wer gefragt hat.
