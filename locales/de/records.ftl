# /me, /top, /games und Abzeichen; was ein Ergebnis über Wertungen sagt

somebody = jemand
pool-whot = Whot ab drei Personen
pool-whot-2 = Whot zu zweit

command-me = deine Wertung, Siege und Abzeichen sehen
command-top = sehen, wer in dieser Gruppe vorn liegt
command-games = frühere Spiele ansehen

# Vor dem Austeilen

lobby-rated = 🏅 mit Wertung
lobby-rated-from-two = 🏅 mit Wertung ab 2 Personen
lobby-for-fun = 🏠 ohne Wertung{ $why ->
    [house] : Hausregeln
    [clock] : unbegrenzte Bedenkzeit
   *[other] {""}
}
play-for-fun = 🏠 Ohne Wertung
rate-again = 🏅 Mit Wertung
done-for-fun = ✓ Dieses Spiel ist nur zum Spaß
done-rated = ✓ Dieses Spiel zählt für die Wertung
often-leaves = ⚠️ { $who } steigt oft vorzeitig aus.

# Nach dem Spiel

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Ohne Wertung{ $why ->
        [house] : Hausregeln
        [clock] : unbegrenzte Bedenkzeit
        [short] : zu kurz, um zu zählen
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } ({ $count } Spiele)
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

# /me

me-title = 👤 <b>{ $name }</b> · in dieser Gruppe
me-title-private = 👤 <b>{ $name }</b> · gegen den Computer
me-title-everywhere = 👤 <b>{ $name }</b> · in allen Gruppen
me-nothing = Du hast hier noch kein Spiel beendet. Mit /newgame startest du eins.
me-pool-rated = <b>{ $pool }</b>: { $rating } · { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
me-pool = <b>{ $pool }</b>: { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
me-won = { $won } % gewonnen, gleich verteilt wären es { $share } %
me-rating-how = Deine Wertung beginnt bei 1500. ± zeigt, wie weit sie noch danebenliegen kann, ? heißt: noch unsicher.
me-finishes = 🏁 spielt { $percent } % zu Ende
me-answers = antwortet in { $seconds } s
me-badges = 🎖 { $count } von { $most } Abzeichen
privacy-button = 🛡 Was ich speichere
me-everywhere = 🌍 In allen Gruppen
my-games = 📜 Meine Spiele
badges-button = 🎖 Abzeichen

# /top

top-title-month = 🏆 <b>{ $pool }</b> · dieser Monat
top-title-ever = 🏆 <b>{ $pool }</b> · insgesamt
top-month = { $who } · { $won } von { $count } gewonnen
top-ever = { $who } · { $rating } · { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
top-ever-few = { $who } · { $rating } · { $count } von { $most } Spielen
top-streak = 🔥 { $count } Siege in Folge
top-nothing = Hier steht noch niemand. Mit einem beendeten Spiel bist du dabei.
top-month-button = 📅 Dieser Monat
top-ever-button = 🏅 Insgesamt
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Der Gruppe zeigen
top-shown = ✓ Der Gruppe gezeigt
top-shown-lately = Die Bestenliste stand gerade erst hier. Einmal in 10 Minuten genügt.
top-on = Mit /top
top-off = Ohne /top
top-is-off = Die Bestenliste ist in dieser Gruppe ausgeschaltet. Admins schalten sie mit /settings wieder ein.

# /games

games-title = 📜 <b>Die letzten Spiele hier</b>
games-title-mine = 📜 <b>Deine letzten Spiele hier</b>
games-line = { $number }. { $told }
games-none = Noch kein Spiel zu Ende. Mit /newgame startest du eins.
games-all = Spiele von allen
games-mine = Meine Spiele
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 unentschieden · { $when }
game-told-ended = <b>{ $game }</b> · vorzeitig beendet · { $when }
game-of-older-rules = Dieses Spiel lief nach älteren Regeln, darum kann ich es nicht mehr öffnen.

# Abzeichen

badges-title = 🎖 <b>{ $count } von { $most } Abzeichen</b>
badges-open = Noch zu holen:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Erstes Spiel
badge-games-1-about = ein Spiel zu Ende spielen
badge-games-10 = Stammgast
badge-games-10-about = 10 Spiele zu Ende spielen
badge-games-50 = Gehört zum Inventar
badge-games-50-about = 50 Spiele zu Ende spielen
badge-games-100 = Hundert Abende
badge-games-100-about = 100 Spiele zu Ende spielen
badge-games-500 = Legende am Tisch
badge-games-500-about = 500 Spiele zu Ende spielen
badge-wins-1 = Erster Sieg
badge-wins-1-about = ein Spiel gewinnen
badge-wins-10 = Zehn Siege
badge-wins-10-about = 10 Spiele gewinnen
badge-wins-50 = Fünfzig Siege
badge-wins-50-about = 50 Spiele gewinnen
badge-wins-100 = Hundert Siege
badge-wins-100-about = 100 Spiele gewinnen
badge-row-3 = Hattrick
badge-row-3-about = 3 Spiele in Folge gewinnen
badge-row-5 = Läuft bei dir
badge-row-5-about = 5 Spiele in Folge gewinnen
badge-row-10 = Nicht zu stoppen
badge-row-10-about = 10 Spiele in Folge gewinnen
badge-won-whot = Letzte Karte
badge-won-whot-about = ein Spiel Whot mit der letzten Karte gewinnen
badge-won-caesar = Triumphzug
badge-won-caesar-about = ein Spiel Caesar & Cleopatra gewinnen
badge-won-deerportal = Liebling des Hirschgotts
badge-won-deerportal-about = ein Spiel DeerPortal gewinnen
badge-won-rally = Zuerst im Ziel
badge-won-rally-about = ein Spiel Rally im Ziel gewinnen
badge-won-differo = Durchbruch
badge-won-differo-about = ein Spiel Differo im Ziel gewinnen
badge-won-all = Multitalent
badge-won-all-about = jedes der fünf Spiele gewinnen
badge-learned = Diplom in { $game }
badge-learned-about = alle Lektionen von { $game } abschließen
badge-beat-hard = Härter als Stahl
badge-beat-hard-about = vor einem schweren Computer landen
badge-full-table = Voller Tisch
badge-full-table-about = gegen mindestens vier andere gewinnen
badge-giant = David gegen Goliath
badge-giant-about = jemanden mit mindestens 200 Wertungspunkten mehr schlagen
badge-met-10 = Gut vernetzt
badge-met-10-about = mit 10 verschiedenen Leuten spielen
badge-met-25 = Kennt alle
badge-met-25-about = mit 25 verschiedenen Leuten spielen
badge-week = Eine ganze Woche
badge-week-about = an 7 Tagen in Folge spielen
badge-night = Nachteule
badge-night-about = zwischen 2 und 5 Uhr nachts (UTC) gewinnen
badge-phoenix = Phönix
badge-phoenix-about = nach 5 Niederlagen in Folge gewinnen
badge-dead-heat = Totes Rennen
badge-dead-heat-about = mit allen gemeinsam Erste werden
badge-fast = Blitzschnell
badge-fast-about = mit weniger als 3 s je Zug gewinnen
badge-marathon = Marathon
badge-marathon-about = ein Spiel mit mindestens 200 Zügen zu Ende spielen
badge-last-again = Nimmt’s sportlich
badge-last-again-about = 3-mal in Folge Letzte werden und bis zum Ende bleiben

# Die Weltrangliste

command-nickname = Namen für die Weltrangliste wählen
world-button = 🌍 Welt
world-title = 🌍 <b>{ $pool }</b> · alle Gruppen
world-line = { $place } { $who } · { $rating }
world-nobody = Hier steht noch niemand. Dafür braucht es eine gefestigte Wertung, Spiele gegen 5 Leute und in 2 Gruppen sowie einen Spitznamen.
world-how = Willst du dabei sein? Wähl einen Namen mit <code>/nickname</code>
nickname-chosen = 🌍 Die Weltrangliste zeigt dich als <b>{ $nickname }</b>, sobald deine Wertung gefestigt ist und du in mindestens 2 Gruppen 5 Leute getroffen hast. Mit <code>/nickname off</code> verschwindest du wieder.
nickname-none = 🌍 Die Weltrangliste zeigt dich nicht. Um dabei zu sein, schick <code>/nickname</code> und einen Namen deiner Wahl. Zu sehen sind nur dieser Name und deine Wertung, nie dein Telegram-Name.
nickname-needs-letters = Ein Spitzname braucht mindestens 2 Buchstaben.
nickname-taken = Diesen Spitznamen hat schon jemand. Such dir bitte einen anderen aus.
