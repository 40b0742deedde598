private-start =
    🎲 <b>Parlour</b> bringt Brett- und Kartenspiele in euren Gruppenchat.

    Hol mich in eine Gruppe und schreib dort /newgame: Eine einzige Nachricht wird zum Spieltisch, und deine Karten siehst nur du.

    Oder spiel gleich hier gegen den Computer:
group-start = 🎲 Hallo zusammen! Schreibt /newgame, und hier steht ein Spieltisch. Alles Weitere verrät /help.
add-to-group = ➕ In eine Gruppe holen
practise = { $game } { $seats }
help-title = 🎲 <b>Parlour</b> spielt mit euch Brett- und Kartenspiele, gleich hier im Chat.

settings-title = ⚙️ <b>Einstellungen dieser Gruppe</b>: Bedenkzeit, Bilder, Sprache.
pictures-on = Mit Bildern
pictures-off = Nur Text
own-language-title = Welche Sprache soll ich mit dir sprechen?

my-turns = { $count ->
    [one] An einem Tisch wartet man auf dich:
   *[other] An { $count } Tischen wartet man auf dich:
}
my-turns-none = Nirgends wartet man auf dich.
a-group = eine Gruppe

command-newgame = einen Spieltisch aufstellen
command-join = sich an den Tisch setzen
command-leave = vom Tisch aufstehen
command-hand = die eigenen Karten ansehen
command-move = einen Zug eintippen, zum Beispiel /move c5
command-board = den Tisch unten neu zeigen
command-rules = wie dieses Spiel geht
command-puzzle = ein Differo-Rätsel: den Zug finden, der gewinnt
command-myturns = die Tische, an denen man auf mich wartet
command-notify = Bescheid bekommen, wenn hier das nächste Spiel beginnt
command-map = eine eigene Karte für Rally mitbringen
command-skip = nicht länger auf jemanden warten (Gastgeber)
command-kick = jemanden vom Tisch nehmen (Gastgeber)
command-endgame = das Spiel beenden (Gastgeber)
command-settings = Tempo, Bilder und Sprache (Admins)
command-language = die eigene Sprache
command-help = was ich alles kann
