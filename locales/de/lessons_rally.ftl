# Die Lektionen von Rally: Titel, Schritte, und was bei einem falschen Zug gesagt wird.
# Kein Text hat mehr als 240 Zeichen.

lesson-rally-walk = Unterwegs auf der Karte
lesson-rally-walk-goal = Sammle überall auf der Karte Stempel. Hast du genug, meist 4, komm vor allen anderen ins Ziel 🏁. 2 hast du schon. Alle beginnen auf dem Feld mit dem Pfeil. Niemand versperrt den Weg: Auf einem Feld dürfen beliebig viele stehen.
lesson-rally-walk-roll = Du hast eine 2: Geh auf den Wegen genau 2 Schritte, Feld für Feld. Auch Stationen, die Schilder mit Buchstaben, sind Felder. Die grünen Quadrate erreichst du mit dem ganzen Wurf. Endet dein Zug auf einer Station, gehört ihr Stempel dir!
lesson-rally-walk-no-station = Dort gibt’s keinen Stempel: Nur die Schilder mit Buchstaben sind Stationen. Welche ist genau 2 Schritte weit?
lesson-rally-walk-stop = Da ist er! Jetzt sind es 5 Schritte: Stehen bleiben oder aufsparen geht nicht. Bis E sind es nur 3. Geh erst 2 Schritte, sodass es danach noch genau 3 bis E sind. Im Spiel heißt das „Unterwegs anhalten…“, mit (2) für 2 Schritte. Wo?
lesson-rally-walk-pass = Wenn du nur unterwegs anhältst, bekommst du keinen Stempel. Du müsstest von E noch 2 Schritte weitergehen.
lesson-rally-walk-no-stamp = Damit gehst du alle 5 Schritte, aber dort ist keine Station. Halte erst auf Feld 9 an: Von dort sind es genau 3 Schritte bis E.
lesson-rally-walk-rest = Jetzt wählst du neu, wohin du mit den restlichen 3 Schritten gehst. Über deine Spur geht es nicht: Im selben Zug darfst du kein Feld zweimal betreten, auch nicht das, von dem du losgegangen bist. Wohin?
lesson-rally-walk-away = Dort würde dein Zug ohne Stempel enden. Station E ist genau 3 Schritte weit.
lesson-rally-walk-trail = Alle 4 Stempel! Zu einem grünen Quadrat gehst du auf dem kürzesten Weg, und dein Zug endet. Mit Zwischenstopps bestimmst du den Weg selbst. Im nächsten Zug ist deine Spur wieder frei.

lesson-rally-stamps = Stempel
lesson-rally-stamps-dead-end = Du hast eine 2, und Station A ist 1 Schritt weit. Geh hin: Sie ist eine Sackgasse. Geht es nicht weiter, auch weil dich deine eigene Spur einschließt, endet dein Zug, und die restlichen Schritte verfallen. Den Stempel bekommst du trotzdem!
lesson-rally-stamps-elsewhere = Dort bekommst du keinen Stempel. A ist eine Sackgasse: Dein Zug endet dort, obwohl du noch 1 Schritt hast.
lesson-rally-stamps-new = Auch Ann hat jetzt den Stempel von A: Es sind genug für alle da. Du bekommst jeden nur einmal und hast A, B und D. Durchgehen oder unterwegs anhalten zählt nicht. Wo endet dein Zug nach 5 Schritten mit einem neuen Stempel?
lesson-rally-stamps-twice = Den Stempel von D hast du schon, und du bekommst jeden nur einmal. Such eine Station, die dir noch fehlt.
lesson-rally-stamps-passing = C ist 4 Schritte weit. Du würdest dort nur unterwegs anhalten und müsstest noch 1 Schritt weiter: kein Stempel.
lesson-rally-stamps-empty = Auf Feld 13 ist keine Station. Welche neue Station ist genau 5 Schritte weit?
lesson-rally-stamps-enough = 4 von 4! Bis jetzt war das Ziel 🏁 für dich geschlossen. Du darfst auch mehr Stempel sammeln, als du brauchst. Steht im Spiel 🏷 auf einem Knopf, bekommst du dort einen neuen, wenn dein Zug da endet.

lesson-rally-finish = Das Ziel
lesson-rally-finish-detour = Deine 4 Stempel hast du. Direkt ins Ziel 🏁 kommst du nur, wenn der kürzeste Weg genau so viele Schritte lang ist, wie du noch hast: Du hast 4, er ist nur 2 lang. Mach einen Umweg, sodass du mit dem letzten Schritt ankommst!
lesson-rally-finish-beside = Von 16 ist es 1 Schritt bis ins Ziel, aber du hättest noch 3. Halte dort an, wo deine Schritte genau bis ins Ziel reichen.
lesson-rally-finish-shut = Dann liegt Feld 16 auf deiner Spur, und nur über 16 kommst du ins Ziel. Halte auf der anderen Seite an.
lesson-rally-finish-exact = Noch 2 Schritte, und genau 2 sind es bis ins Ziel. Hindurchgehen darfst du nicht, es muss genau passen. Los!
lesson-rally-finish-there = Da gehst du vom Ziel weg. Dabei ist es genau 2 Schritte weit: hinein!
lesson-rally-finish-round = Du warst zuerst im Ziel! Die anderen haben die Runde noch zu Ende gespielt: Wer noch nicht dran gewesen war, hatte noch einen Zug. Du bist im Ziel und deshalb nicht mehr dran. Jetzt ist Schluss.
lesson-rally-finish-places = Du hast gewonnen! Hinter dir liegt, wer nach dir ins Ziel kam. Bei den übrigen zählen die Stempel: Beide haben 3, also teilen sie sich den Platz. Und steigen in einem Spiel alle anderen aus, gewinnt, wer übrig bleibt.

lesson-rally-house = Hausregeln
lesson-rally-house-turn = Deine Gruppe kann manche Regeln ändern. „Zwei Würfel“: Es gilt die Summe, hier 1 + 3. „Umkehren“: Hältst du unterwegs in einer Sackgasse an, darfst du zurückgehen. Bis ins Ziel sind es 2 Schritte, du hast 4. Wo hältst du an?
lesson-rally-house-away = Auf 14 darfst du nicht umkehren, denn das ist keine Sackgasse, und Feld 17 liegt auf deiner Spur. F ist eine Sackgasse.
lesson-rally-house-beside = Von 16 ist es 1 Schritt bis ins Ziel, aber du hättest noch 3. Verbrauch 2 Schritte: in eine Sackgasse und zurück.
lesson-rally-house-home = Hier darfst du umkehren! Noch 3 Schritte, und bis ins Ziel sind es genau 3.
lesson-rally-house-there = Bis ins Ziel sind es genau 3 Schritte. Lass dir das nicht entgehen!
lesson-rally-house-stamps = Geschafft! Mit „Leichtes Ziel“ wärst du direkt hineingekommen: Übrige Schritte verfallen. Gruppen können auch um 2–6 Stempel spielen oder um „Alle Stempel“, einen von jeder Station. Hat eine Karte zu wenige Stationen, brauchst du sie alle.
