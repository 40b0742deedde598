# Formen des Verbs für „Du“

du-hast = { WHO($seat) ->
    [you] hast
   *[other] hat
}
du-bist = { WHO($seat) ->
    [you] bist
   *[other] ist
}
du-wurde = { WHO($seat) ->
    [you] wurdest
   *[other] wurde
}
du-musst = { WHO($seat) ->
    [you] musst
   *[other] muss
}
du-dir = { WHO($seat) ->
    [you] dir
   *[other] sich
}

# Personen und Plätze

computer-name = Computer { $number }
player-name = Person { $number }
name = { $name }
list-of = { $others } und { $last }
labelled = { $label }: { $value }
you-first = Du
you = du
is-host = Spielleitung
is-away = nicht da, ein Computer springt ein
has-left = ausgestiegen
has-kicked = aus dem Spiel genommen
has-resigned = aufgegeben

# Computer

level-easy = leicht
level-normal = normal
level-hard = schwer
level-random = zufällig
level-greedy = gierig

# Knöpfe auf vielen Seiten

close = ✕ Schließen
back = ← Zurück
refresh = ↻ Aktualisieren
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Regeln
open-panel = ▶ Mein Zug
earlier-moves = ← Vorherige
more-moves = Mehr →

# Zeit

# Die Zeit heißt „in 1 Minute“, später „vor 1 Minute“, oder „um 12:04 UTC“.
deadline = ⏳ Ende der Bedenkzeit { $time }
deadline-clock = um { $clock }
deadline-now = ⌛ Die Zeit ist um
pace-none = unbegrenzt
pace-seconds = { $count } Sekunden
pace-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
pace-hours = { $count ->
    [24] 1 Tag
    [one] 1 Stunde
   *[other] { $count } Stunden
}

# Hausregeln

rule-on = ja
rule-off = nein
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Hausregeln</b> · { $game }
house-rules-plain = Standard
house-rules-plain-line = Es gelten die Standardregeln.
house-rules-how = Tipp auf eine Regel, um sie zu lesen oder zu ändern.
house-rules-read = Tipp auf eine Regel, um sie zu lesen. Ändern können sie nur die Spielleitung und Admins.
house-rules-stand = Während des Spiels lassen sich Hausregeln nicht ändern.
house-rules-here = 🏠 <b>Hausregeln an diesem Tisch</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Jetzt: <b>{ $value }</b>
house-rule-read = Das können nur die Spielleitung und Admins ändern.
house-rules-button = 🏠 Hausregeln
back-to-lobby = ← Zurück zum Tisch
game-no-rules = Für { $game } gibt es hier noch keine Regeln.
