# Die Lektionen von Whot: je ein Titel, die Schritte, und was bei einem anderen Zug gesagt wird.
# Kein Text hat mehr als 240 Zeichen.

lesson-whot-match = Spielen oder ziehen
lesson-whot-match-goal = Werde alle Karten los, bevor es die anderen schaffen. Am Anfang haben alle 7.
lesson-whot-match-symbol = Oben liegt ✚2. Als erste Karte bewirkt sie nichts, obwohl sie eine Sonderkarte ist. Spiel eine Karte mit dem gleichen Zeichen: Sie ist dann die oberste.
lesson-whot-match-not-symbol = ■2 passt auch, sie hat die gleiche Zahl. Aber spiel diesmal die Karte mit dem gleichen Zeichen, ✚.
lesson-whot-match-no-draw = Ziehen darfst du immer. Aber du hast eine passende Karte: Spiel sie diesmal.
lesson-whot-match-number = Weiter geht’s im Uhrzeigersinn. Oben liegt jetzt ▲11: Spiel eine Karte mit der gleichen Zahl.
lesson-whot-match-not-number = ▲3 passt auch, sie hat das gleiche Zeichen. Aber spiel diesmal die Karte mit der gleichen Zahl.
lesson-whot-match-draw = Du kannst auch 1 Karte vom Markt ziehen, selbst wenn du eine passende hast. Probier’s aus!
lesson-whot-match-not-draw = Die passt. Aber zieh diesmal eine.
lesson-whot-match-later = ✚10 passte schon vorhin, aber eine gezogene Karte darfst du erst in einem späteren Zug spielen. Also jetzt: Spiel sie!
lesson-whot-match-not-drawn = Die passt auch. Aber spiel jetzt die gezogene Karte, ✚10.

lesson-whot-picks = Strafen: 2 und 5
lesson-whot-picks-two = Deine ●2 heißt „Zieh zwei“: Die nächste Person zieht 2 Karten als Strafe oder kontert mit einer beliebigen 2. Spiel sie!
lesson-whot-picks-not-two = Das ginge auch. Aber probier aus, was deine ●2 bewirkt.
lesson-whot-picks-paid = Die nächste Person hat gekontert, also musste die danach 4 Karten ziehen. Damit war ihr Zug vorbei, die Strafe ist erledigt, und du spielst ganz normal: Was passt auf ▲2?
lesson-whot-picks-keep-2 = ■2 passt auch. Aber heb sie auf, vielleicht musst du damit kontern. Spiel ▲4.
lesson-whot-picks-no-penalty = Du musst nicht ziehen, die Strafe ist erledigt. Deine ▲4 passt.
lesson-whot-picks-five = ▲5 heißt „Zieh drei“: 3 Karten. Eine 5 konterst du nur mit einer 5, eine 2 nur mit einer 2, auch ein Whot hilft da nicht. Liegen alle Karten, die kontern könnten, im Stapel, ziehst du automatisch. Was tust du?
lesson-whot-picks-answer = Dann ziehst du 3 Karten. Aber du hast eine 5: Spiel sie, und die nächste Person muss 6 ziehen oder kontern.

lesson-whot-specials = 1, 8 und 14
lesson-whot-specials-one = Die nächste Person hat nur noch 1 Karte! Spiel erst ●1, „Noch mal“: Damit bist du gleich noch einmal dran.
lesson-whot-specials-not-one = Dann spielt die nächste Person vielleicht ihre letzte Karte. Spiel zuerst deine 1.
lesson-whot-specials-eight = Jetzt ●8, „Aussetzen“: Die nächste Person setzt aus. Zu zweit wärst du noch einmal dran.
lesson-whot-specials-not-eight = Dann ist die nächste Person dran. Spielst du deine 8, setzt sie aus.
lesson-whot-specials-market = Das war knapp! Spiel ●14, „Markttag“: Alle anderen ziehen 1 Karte. Dann ist wie immer die nächste Person dran.
lesson-whot-specials-not-market = Dann gewinnt die nächste Person vielleicht. Bei deiner 14 muss sie erst eine Karte ziehen.
lesson-whot-specials-again = Alle anderen haben gezogen. Aber die nächste Person hat wieder nur 1 Karte. Womit lässt du sie aussetzen?
lesson-whot-specials-once-more = Mit der 1 bist du noch einmal dran. Zum Aussetzen brauchst du die 8.
lesson-whot-specials-too-weak = Dann gewinnt sie vielleicht. Spiel deine 8.

lesson-whot-whot = Whot und die letzte Karte
lesson-whot-whot-call = Ein Whot (20) passt auf jede Karte. Du wünschst dir ein Zeichen: Dann passen nur dieses und weitere Whots. Wünsch dir das Zeichen deiner ■3.
lesson-whot-whot-call-square = So könntest du deine ■3 als Nächstes nicht spielen. Wünsch dir ■.
lesson-whot-whot-fits = Ein Whot passt auf jede Karte. Spiel ihn!
lesson-whot-whot-follow = Niemand hat ■ gespielt, aber dein Wunsch gilt, bis jemand eine Karte spielt, die kein Whot ist. Spiel deine ■3.
lesson-whot-whot-keep = Ein weiterer Whot passt auch, und du wünschst dir neu. Aber heb ihn für den Schluss auf und spiel ■3.
lesson-whot-whot-no-draw = Deine ■3 hat das gewünschte Zeichen. Spiel sie!
lesson-whot-whot-last = Ein Whot als letzte Karte: Da brauchst du dir nichts zu wünschen. Spiel ihn und gewinn!
lesson-whot-whot-won = Du gewinnst, sobald du deine letzte Karte spielst, auch eine Sonderkarte: Eine letzte 2 zum Beispiel kontert niemand mehr.

lesson-whot-market = Der Markt ist leer
lesson-whot-market-empty = Der Markt ist leer! Zieh trotzdem und schau, was passiert.
lesson-whot-market-not-draw = Die passt. Aber zieh diesmal.
lesson-whot-market-new = Der Stapel unter der obersten Karte wurde gemischt und ist der neue Markt. Spiel weiter wie immer!
lesson-whot-market-go-on = Das dürftest du. Aber ✚11 passt: Spiel sie.

lesson-whot-sudden = Plötzliches Ende
lesson-whot-sudden-last = Neu gemischt wird nur einmal. Ist der Markt wieder leer, kommt das Plötzliche Ende ☠️. Solange er reicht, spielst und ziehst du wie immer. Spiel eine Karte!
lesson-whot-sudden-not-yet = 1 Karte ist noch da, du dürftest also. Aber spiel ●3: Je weniger du jetzt auf der Hand hast, desto besser.
lesson-whot-sudden-draw = Der Markt ist endgültig leer. Wer jetzt zieht, beendet das Spiel, und die wenigsten Punkte gewinnen. Deine ▲4 zählt 4, ★2 doppelt: auch 4. Die anderen haben mehr Karten. Zieh!
lesson-whot-sudden-now = Dann können die anderen noch Karten loswerden. Zieh jetzt, solange du die wenigsten Punkte hast.
lesson-whot-sudden-points = 8 Punkte gegen 32 und 32: Du gewinnst, die anderen teilen sich Platz 2. Jede Karte zählt ihre Zahl, ★ doppelt, ein Whot 20. Bei Gleichstand teilt ihr euch den Sieg.
lesson-whot-sudden-same = Genauso endet das Spiel, wenn der Markt für eine Strafe oder eine 14 nicht mehr reicht, sogar dann, wenn die 14 jemandes letzte Karte war.
lesson-whot-sudden-leave = Wer aussteigt, landet hinter allen anderen. Die Karten dieser Person kommen unter den Markt, eine offene Strafe geht an die nächste Person. Bleibt nur eine Person übrig, gewinnt sie.
