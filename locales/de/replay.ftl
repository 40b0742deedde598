# Wiederholungen beendeter Spiele, die Galerie und Links zu Wiederholungen

command-replay = das letzte Spiel Zug für Zug ansehen
replay-button = 📽 Wiederholung
replay-title = 📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
    [yes] {" "}· ⭐
   *[no] {""}
}
replay-dealt = Das Spiel beginnt.
replay-moved = Zug von { $who }.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Nächster Schlüsselmoment
replay-eyes-button = 👁 Mit den Augen von { $name }
replay-open-button = 👁 Alles offen
replay-share = ↗ Teilen
replay-share-text = 📽 Ein Spiel { $game }, Zug für Zug
replay-number = Schick /replay und eine Zahl, um dorthin zu springen.
replay-at-border = Weiter geht es nicht.
replay-running = Dieses Spiel läuft noch. Die Wiederholung gibt es, wenn es vorbei ist.
replay-none = Hier ist noch kein Spiel zu Ende. Mit /newgame startest du eins.
replay-gone = Dieses Spiel habe ich nicht mehr.

# Sterne

star-button = ⭐ Stern geben{ $count ->
    [0] {""}
   *[other] {" "}· { $count }
}
star-given = ⭐ Noch ein Stern, und ich behalte dieses Spiel für immer.
star-kept = ⭐ Dieses Spiel ist jetzt in der Galerie: /games
star-taken-back = ✓ Dein Stern ist weg.
star-for-players = Nur Admins und alle, die mitgespielt haben, können diesem Spiel einen Stern geben.
star-full = In der Galerie ist Platz für { $most } Spiele. Nimm erst einen Stern zurück.
games-replay = 📽 /replay zeigt das neueste Zug für Zug.
games-starred = ⭐ Mit Stern
games-title-starred = ⭐ <b>Die Galerie dieses Chats</b>
games-none-starred = Noch kein Spiel mit Stern. Öffne eins mit /games und tipp auf „⭐ Stern geben“: Ein Stern von Admins oder zwei von denen, die mitgespielt haben, und es bleibt für immer hier.

# Namen in geteilten Wiederholungen

name-show = 👁 Meinen Namen in geteilten Wiederholungen zeigen
name-hide = 🙈 Meinen Namen in geteilten Wiederholungen verbergen
name-shown = ✓ Wer eine geteilte Wiederholung öffnet, sieht jetzt deinen Namen.
name-hidden = ✓ Geteilte Wiederholungen zeigen jetzt nur deinen Anfangsbuchstaben.
