hand-no-room = Deine Karten siehst du mit dem Knopf unter dem Tisch.
called = { $who }: { $text }
practice-goes-on = Du bist mitten in einem Spiel: /board zeigt es, /endgame beendet es.
notify-on = 🔔 Ich schreibe dir, sobald hier der nächste Tisch steht. Dafür musst du mir das Schreiben erlauben:
open-chat = Chat mit mir öffnen
notify-off = 🔕 Ich schreibe dir nicht.
notify-open = 🎲 In { $group } steht ein Tisch für { $game } bereit.
busy-group = { $why ->
    [room] ⏳ In diesem Chat ging es gerade zu schnell.
   *[other] ⚠️ Telegram hat es mich gerade nicht zeigen lassen.
} { $then ->
    [opens] Was du sehen wolltest, folgt
    [behind] Das hat nicht gezählt. Neue Knöpfe kommen
   *[tap] Tipp noch einmal
} in { $seconds } s{ $move ->
    [none] .
   *[other] , oder schreib deinen Zug, etwa so: /move { $move }
}
counts = ✓ Das gilt, aber gerade kann ich es hier nicht zeigen.
move-counts = ✓ Das gilt. Was du hier siehst, wird in { $seconds } s erneuert.
hand-stands = Es steht schon da, ganz unten in diesem Chat.
hand-comes = ⏳ Es kommt gleich.
rules-which = 📖 Die Regeln welches Spiels? Ich kenne { $known }. Schick /rules und einen Namen.
table-behind = ⏳ Es ist schon mehr passiert, als dieser Tisch zeigt. In { $seconds } s ist er auf dem neuesten Stand.
busy = Einen Augenblick bitte, das ging zu schnell.
settings-for-admins = Die Einstellungen dieser Gruppe ändern nur ihre Admins.
as-the-group = Du schreibst als Gruppe, und ich sehe nicht, wer du bist. Schalte dafür den anonymen Modus aus, oder tipp auf die Knöpfe.
table-is-open = Hier ist schon ein Tisch offen: setz dich dort dazu. /board zeigt ihn.
no-table = Hier steht kein Tisch. Mit /newgame stellst du einen auf.
table-unreadable = Der Tisch hier lässt sich nicht lesen. Wer mich betreibt, kann vielleicht helfen. Oder /endgame räumt ihn endgültig weg; in einer Gruppe kann das ein Admin.
unreadable-for-admins = Der Tisch hier lässt sich nicht lesen. Nur Admins dieser Gruppe können ihn wegräumen.
unreadable-sure = ⚠️ Der Tisch hier lässt sich nicht lesen. Endgültig wegräumen? Dann ist das Spiel für alle verloren, und niemand gewinnt.
unreadable-end = Ja, wegräumen
unreadable-keep = Nein, behalten
unreadable-ended = Der Tisch, der hier stand, ließ sich nicht lesen und ist weggeräumt. Mit /newgame kommt ein neuer.
record-stands = 📄 Die Datei { $file } steht schon da, ganz unten in diesem Chat.
record-not-sent = Ich konnte die Datei hier nicht schicken. Versuch es später noch einmal, oder frag einen Admin, ob ich Dateien schicken darf.
hand-in-private = Deine Karten liegen in unserem privaten Chat.
hands-in-private = 🂠 Wo eine Gruppe dir deine Karten nicht zeigen kann, schicke ich sie dir hierher.
kick-whom = Wer soll gehen? Schreib /kick und eine Nummer, einen Namen oder @Benutzername, oder antworte auf eine Nachricht von dort mit /kick.
sits-here = { $number } · { $who }
kick-sure = Soll { $who } diesen Tisch endgültig verlassen?
kick-yes = Ja, vom Tisch nehmen
kick-no = Nein, weiterspielen
kick-yourself = Das bist du selbst. Mit /leave stehst du vom Tisch auf.
typed-how = Schreib deinen Zug hinter /move.
typed-unknown = Diesen Zug kenne ich nicht.
typed-examples = Jetzt kannst du schreiben: { $moves }
typed-move = <code>/move { $move }</code>
typed-look = Der Knopf unter dem Tisch zeigt nur dir, was du spielen kannst.
