private-start =
    🎲 <b>Parlour</b> bringt Brett- und Kartenspiele in euren Gruppenchat.

    Hol mich in eine Gruppe und schreib dort /newgame: Eine einzige Nachricht wird zum Spieltisch, und deine Karten siehst nur du.

    Oder spiel gleich hier gegen den Computer:
group-start = 🎲 Hallo zusammen! Schreibt /newgame, und hier steht ein Spieltisch. Alles Weitere verrät /help.
add-to-group = ➕ In eine Gruppe holen
practise = { $game } ({ $seats })
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
command-newgame-private = gegen den Computer spielen
command-join = sich an den Tisch setzen
command-hand = deine Karten und Züge, nur für dich
command-hand-private = deine Karten und Züge
command-move = einen Zug eintippen; ohne Zug sagt es, wie
command-board = den Tisch hier unten neu zeigen
command-rules = wie dieses Spiel geht
command-leave = vom Tisch aufstehen
command-myturns = die Tische, an denen man auf dich wartet
command-notify = Bescheid bekommen: neuer Tisch hier, oder du bist dran
command-puzzle = ein Differo-Rätsel: den Zug finden, der gewinnt
command-map = eine eigene Karte für Rally mitbringen
command-skip = nicht länger auf jemanden warten (Gastgeber, Admins)
command-kick = jemanden vom Tisch nehmen (Gastgeber, Admins)
command-endgame = das Spiel beenden (Gastgeber, Admins)
command-endgame-private = das Spiel beenden
command-settings = Tempo, Bilder, Sprache (Admins)
command-settings-private = Bilder und Sprache
command-language = die Sprache, die ich mit dir spreche
command-help = was ich alles kann

help-title-private = 🎲 <b>Parlour</b> bringt Brett- und Kartenspiele. Hier spielst du gegen den Computer, in einer Gruppe mit deinen Leuten.
for-groups = /{ $command } ist für Gruppen: { $about }.
command-near = Diesen Befehl kenne ich nicht. Meinst du /{ $command }?
command-none = Diesen Befehl kenne ich nicht. Was ich kann, verrät /help.
command-plain = Ich verstehe Knöpfe und Befehle. Mit /newgame geht ein Spiel los, alles Weitere verrät /help.
typed-plain = Um das zu spielen, schreib <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Deine Einstellungen</b>: wo du deine Karten siehst, Bilder und Sprache.
end-sure-private = Dieses Spiel ({ $game }) beenden?
my-turns-here = 👉 Hier bist du dran: /board zeigt den Tisch.
my-turns-at = • { $group }
only-in-private = Die Antwort ist nur für dich: Öffne unseren privaten Chat und schick { $command } dann hier noch einmal.
notify-allowed = 🔔 Gut. Ich schreibe dir hier, sobald ein Tisch steht oder du dran bist.

practice-title = 🎲 <b>{ $game }</b> gegen den Computer
practice-against = 🤖 { $count ->
    [one] Ein Computer
   *[other] { $count } Computer
}: { $level }
