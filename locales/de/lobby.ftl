lobby-title = 🎲 <b>{ $game }</b> · für { $seats } Leute
lobby-sits = { $count ->
    [0] Noch sitzt niemand hier.
   *[other] Am Tisch, { $count } von { $most }:
}
lobby-house-rules = 🏠 Hausregeln: { $rules }
lobby-pace = ⏳ Zeit für einen Zug: { $pace }
lobby-fills = 🤖 Beim Start { $count ->
    [one] nimmt ein Computer ({ $level }) den freien Platz.
   *[other] nehmen Computer ({ $level }) die { $count } freien Plätze.
}
lobby-roles = 🎭 Tipp unten an, was du spielen möchtest. Der Gastgeber hat den Vortritt; was niemand wählt, geht nach der Reihenfolge oben.
lobby-hands = 🃏 Deine Karten kommen hierher, und nur du siehst sie; oder <a href="{ $link }">privat</a>, wenn du magst.
lobby-fairness = 🔒 Ehrliches Spiel: Das Geheimnis hinter allem Zufall ist versiegelt, bevor jemand sitzt: <code>{ $commitment }…</code>
lobby-closed = Dieser Tisch wurde abgeräumt. Mit /newgame steht ein neuer da.

pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
join = 🪑 Mitspielen
leave = Aufstehen
add-computer = + 🤖 { $level }
remove-computer = − Computer
copy-commitment = 🔒 Fairness-Siegel kopieren
start = ▶ Los geht’s

joined-for-a-computer = Alle Plätze waren besetzt. Ein Computer ist für dich aufgestanden.
played-on-for-a-computer = Du sitzt jetzt, wo der Computer saß, und spielst von da an weiter.

late = Das Spiel läuft schon. Für die nächste Runde bist du vorgemerkt.
late-with-seats = Das Spiel läuft schon. Für die nächste Runde bist du vorgemerkt, oder du übernimmst gleich den Platz eines Computers:
take-over = Für { $name } spielen
