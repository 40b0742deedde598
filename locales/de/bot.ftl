private-start =
    🎲 <b>Parlour</b>: Brett- und Kartenspiele für euren Gruppenchat.

    Hol mich in eine Gruppe und schick dort /newgame. Der Spieltisch ist eine einzige Nachricht, und deine Karten siehst nur du.

    Oder spiel gleich hier gegen den Computer:
group-start = 🎲 Hallo zusammen! Mit /newgame startet ihr ein Spiel, mit /help seht ihr, was ich kann.
add-to-group = ➕ In eine Gruppe holen
practise = { $game } ({ $seats })
help-title = 🎲 <b>Parlour</b>: Brett- und Kartenspiele, gleich hier im Chat

settings-title = ⚙️ <b>Einstellungen der Gruppe</b>: Bedenkzeit, Bilder, Sprache
pictures-on = Mit Bildern
pictures-off = Nur Text
own-language-title = <b>In welcher Sprache soll ich mit dir reden?</b>

my-turns = { $count ->
    [one] 1 Spiel wartet auf dich:
   *[other] { $count } Spiele warten auf dich:
}
my-turns-none = Gerade wartet kein Spiel auf dich.
a-group = eine Gruppe

command-newgame = ein neues Spiel starten
command-newgame-private = gegen den Computer spielen
command-join = mitspielen
command-hand = deine Karten und Züge sehen (nur du)
command-hand-private = deine Karten und Züge sehen
command-move = einen Zug eintippen (/move allein erklärt, wie)
command-board = den Tisch nach unten in den Chat holen
command-rules = nachlesen, wie dieses Spiel geht
command-leave = aus dem Spiel aussteigen
command-myturns = sehen, welche Spiele auf dich warten
command-notify = Bescheid bekommen, wenn ein Spiel losgeht oder du dran bist
command-puzzle = ein Differo-Rätsel lösen
command-map = eine eigene Karte für Rally hochladen
command-skip = nicht länger warten (Spielleitung, Admins)
command-kick = jemanden aus dem Spiel nehmen (Spielleitung, Admins)
command-endgame = das Spiel beenden (Spielleitung, Admins)
command-endgame-private = das Spiel beenden
command-settings = Bedenkzeit, Bilder, Sprache (Admins)
command-settings-private = wo deine Karten sind, Bilder, Sprache
command-language = wählen, in welcher Sprache ich mit dir rede
command-help = sehen, was ich kann

help-title-private = 🎲 <b>Parlour</b>: Brett- und Kartenspiele. Spiel hier gegen den Computer oder in einer Gruppe mit deinen Leuten.
for-groups = /{ $command } geht nur in Gruppen: { $about }.
command-near = Diesen Befehl kenne ich nicht. Meinst du /{ $command }?
command-none = Diesen Befehl kenne ich nicht. Mit /help siehst du, was ich kann.
command-plain = Ich verstehe nur Knöpfe und Befehle. Mit /newgame geht ein Spiel los, mit /help siehst du mehr.
typed-plain = Um das zu spielen, schick <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Deine Einstellungen</b>: wo deine Karten sind, Bilder, Sprache
end-sure-private = <b>Dieses Spiel ({ $game }) beenden?</b>
my-turns-here = 👉 In diesem Chat bist du dran: /board zeigt den Tisch.
my-turns-at = • { $group }
only-in-private = Das kann ich dir nur privat zeigen. Öffne unseren privaten Chat und schick dann hier noch einmal { $command }.
notify-allowed = 🔔 Alles klar. Ich schreibe dir hier, wenn ein Spiel losgeht oder du dran bist.

practice-title = 🎲 <b>{ $game }</b> gegen den Computer
practice-against = 🤖 { $count ->
    [one] 1 Computer
   *[other] { $count } Computer
} ({ $level })
