private-start =
    🎲 <b>Parlour</b>: Brett- und Kartenspiele für euren Gruppenchat.

    Hol mich in eine Gruppe und schick dort /newgame. Das ganze Spiel läuft in einer einzigen Nachricht, und deine Karten siehst nur du.

    Oder spiel gleich hier gegen den Computer:
group-start = 🎲 Hallo zusammen! Mit /newgame startet ihr ein Spiel, mit /learn lernt ihr eins, mit /help seht ihr, was ich kann.
bot-description =
    🎲 Brett- und Kartenspiele für euren Gruppenchat.

    Das ganze Spiel passt in eine Nachricht, und deine Karten siehst nur du. Spielt in einem Rutsch oder über Tage; niemand muss etwas installieren.

    Nimm mich in eine Gruppe auf und schick dort /newgame, oder tipp auf Starten und spiel gegen den Computer.
bot-short-description = 🎲 Brett- und Kartenspiele in eurem Gruppenchat. Nimm mich auf und schick /newgame.
add-to-group = ➕ In eine Gruppe holen
practise = { $game } ({ $seats })
help-offer = ❔ Hilfe
help-play = 🎲 Spielen
help-learn = 🎓 Lernen, zurückblicken
help-you = 👤 Über dich
help-host = 🔑 Leitung, Admins
for-you = 👇 Das siehst nur du:
help-title = 🎲 <b>Parlour</b>: Brett- und Kartenspiele, gleich hier im Chat

settings-title = ⚙️ <b>Einstellungen der Gruppe</b>: Bedenkzeit, Bilder, Sprache
pictures-on = Mit Bildern
pictures-off = Nur Text
settings-language = 🌍 { $language }
own-language-title = <b>In welcher Sprache soll ich mit dir reden?</b>
chat-language-title = <b>In welcher Sprache soll ich in diesem Chat reden?</b>
language-by-machine = { $language } · von einer Maschine übersetzt. Noch niemand mit dieser Muttersprache hat es durchgesehen.
language-help = 🙏 <a href="{ $link }">Hilf mir, besser zu klingen</a>

my-turns = { $count ->
    [one] 1 Spiel wartet auf dich:
   *[other] { $count } Spiele warten auf dich:
}
my-turns-none = Gerade wartet kein Spiel auf dich.
a-group = eine Gruppe

command-newgame = ein neues Spiel starten
command-newgame-private = gegen den Computer spielen
command-join = mitspielen
command-hand = deine Karten und Züge sehen (nur für dich sichtbar)
command-hand-private = deine Karten und Züge sehen
command-move = einen Zug eintippen (wie das geht, zeigt /move)
command-board = den Tisch im Chat ganz nach unten holen
command-rules = die Regeln dieses Spiels lesen
command-leave = aus dem Spiel aussteigen
command-myturns = sehen, welche Spiele auf dich warten
command-notify = Bescheid bekommen bei neuem Tisch oder wenn du dran bist
command-puzzle = ein Differo-Rätsel lösen
command-map = eine eigene Karte für Rally hochladen
command-skip = eine langsame Person überspringen (Spielleitung, Admins)
command-kick = jemanden aus dem Spiel nehmen (Spielleitung, Admins)
command-endgame = das Spiel beenden (Spielleitung, Admins)
command-endgame-private = das Spiel beenden
command-settings = Bedenkzeit, Bilder, Sprache einstellen (Admins)
command-settings-private = wo deine Karten erscheinen, Bilder, Sprache einstellen
command-language = wählen, in welcher Sprache ich mit dir rede
command-help = sehen, was ich kann

help-title-private = 🎲 <b>Parlour</b>: Brett- und Kartenspiele. Spiel hier gegen den Computer oder in einer Gruppe mit deinen Leuten.
for-groups = Das geht nur in Gruppen: Dort kannst du mit /{ $command } { $about }.
command-near = Diesen Befehl kenne ich nicht. Meinst du /{ $command }?
command-none = Diesen Befehl kenne ich nicht. Mit /help siehst du, was ich kann.
command-plain = Ich verstehe nur Knöpfe und Befehle: /newgame startet ein Spiel, /help zeigt dir mehr.
typed-plain = Soll das dein Zug sein? Dann schick <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Deine Einstellungen</b>: wo deine Karten erscheinen, Bilder, Sprache
end-sure-private = <b>{ $game } beenden?</b>
my-turns-here = 👉 In diesem Chat bist du dran: /board zeigt den Tisch.
my-turns-at = • { $group }
only-in-private = Das kann ich dir nur in unserem privaten Chat zeigen. Öffne ihn und schick dann hier noch einmal { $command }.
notify-allowed = 🔔 Alles klar. Ich schreibe dir hier, wenn jemand einen Tisch eröffnet oder du dran bist.

practice-title = 🎲 <b>{ $game }</b> gegen den Computer
practice-against = 🤖 { $count ->
    [0] Keine Computer
   *[other] { $count } Computer ({ $level })
}
