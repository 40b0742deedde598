lobby-title = 🎲 <b>{ $game }</b> · { $seats } Personen
lobby-sits = { $count ->
    [0] Noch ist niemand dabei
   *[other] { $full ->
        [yes] Alle { $most } Plätze sind besetzt
       *[no] Am Tisch: { $count } von { $most }
    }
} · ⏳ Bedenkzeit pro Zug: { $pace }
lobby-rematch = 🔁 Revanche: Tipp auf „Mitspielen“. Wer nicht tippt, spielt nicht mit.
seat-kept = Platz frei gehalten
lobby-house-rules = 🏠 Hausregeln: { $rules }
lobby-fills = 🤖 { $count ->
    [one] Den freien Platz übernimmt ein Computer ({ $level }).
   *[other] Die { $count } freien Plätze übernehmen Computer ({ $level }).
}
lobby-hands = 🃏 Deine Karten erscheinen hier, aber nur du siehst sie. <a href="{ $link }">Lieber im privaten Chat?</a>
lobby-no-hands = 🃏 In dieser Gruppe kann Telegram dir nichts zeigen, was nur du siehst. Tipp auf „Meine Karten“, um sie kurz zu sehen, oder hol sie dir in den <a href="{ $link }">privaten Chat</a>.
lobby-suggestion = 💡 { $who } schlägt { $game } vor.
lobby-closed = Dieser Tisch ist geschlossen. Mit /newgame eröffnest du einen neuen.

join = 🪑 Mitspielen
start = ▶ Los geht’s
more = ⋯ Mehr
switch-to = 💡 Zu { $game } wechseln
speak-here = 🌍 { $language } in diesem Chat?
speak-here-no = Nein
language-kept = Gut, ich frage nicht noch einmal. Admins können die Sprache weiterhin in /settings ändern.

more-title = ⋯ <b>{ $game }</b> · vor dem Start
more-how = Tipp an, was du ändern möchtest.
more-read = Etwas ändern können hier nur die Spielleitung und Admins. Du kannst aber ein anderes Spiel vorschlagen.
more-games = 🎲 Spiele
more-computers = 🤖 Computer
more-pace = ⏳ Bedenkzeit pro Zug
more-roles = 🎭 Seite wählen
more-fair = 🔒 Faires Spiel
leave = 🚪 Aussteigen

more-games-title = 🎲 <b>Spiele</b>
more-games-lead = Tipp ein Spiel an, um zu wechseln.
more-games-suggest = Tipp ein Spiel an, um es { $host } vorzuschlagen.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })

more-computers-title = 🤖 <b>Computer</b>: { $count }
more-computers-how = Tipp auf eine Stärke, dann kommt ein Computer dazu.
add-computer = + 🤖 { $level }
remove-computer = − Computer

more-pace-title = ⏳ <b>Bedenkzeit pro Zug</b>: { $pace }
more-pace-how = Gilt nur für diesen Tisch. Für alle Spiele der Gruppe können Admins sie mit /settings einstellen.

lobby-roles = 🎭 Was möchtest du spielen? Die Spielleitung hat die erste Wahl. Was übrig bleibt, wird nach Sitzordnung verteilt.

fair-play-title = 🔒 <b>Faires Spiel</b>
fair-play-sealed =
    { $luck ->
        [no] Wer welche Seite spielt, steht
       *[yes] Alles Zufällige in diesem Spiel steht
    } schon fest: { $seal }

    Das ergibt sich aus einer einzigen geheimen Zahl. Ich habe sie gewählt, bevor jemand am Tisch saß, und dieser Code beweist es. Nach dem Spiel zeige ich euch die Zahl, und alle können prüfen, ob sie zum Code passt. So kann sie während des Spiels niemand austauschen, auch ich nicht.
copy-commitment = 🔒 Code kopieren

done-suggested = 💡 Du hast { $game } vorgeschlagen
done-suggestion-withdrawn = ✓ Vorschlag zurückgezogen

done-joined-next = ✓ Du bist fürs nächste Spiel vorgemerkt
joined-for-a-computer = Alle Plätze waren besetzt, darum bist du für einen Computer eingesprungen.
played-on-for-a-computer = ✓ Du bist für den Computer eingesprungen

late = Das Spiel läuft schon. Du bist fürs nächste Spiel vorgemerkt.
late-with-seats = Das Spiel läuft schon. Du bist fürs nächste Spiel vorgemerkt, oder du springst gleich für einen Computer ein:
late-leave = Diesmal nicht
take-over = { $name }

lobby-stands = Hier ist schon ein Tisch offen. Tipp auf „Mitspielen“.
playing-stands = Hier läuft gerade ein Spiel. Tipp auf „Mitspielen“, dann bist du beim nächsten dabei. Das laufende Spiel können Spielleitung und Admins mit /endgame beenden.
asked-another = Hier kann nur die Person wählen, die gefragt hat.
