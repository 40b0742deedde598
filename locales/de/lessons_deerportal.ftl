# Die Lektionen von DeerPortal: Titel, Schritte, und was bei einem falschen Zug gesagt wird.
# Kein Text hat mehr als 240 Zeichen.

lesson-deerportal-way = Vor oder zurück
lesson-deerportal-way-goal = Wer am Ende die meisten Diamanten 💎 hat, gewinnt. Du spielst Wasser 💧. Dein Weg führt von deiner Ecke (Feld 0) zum Portal 🌀 in der Mitte (Feld 40). Die Wege treffen sich nie, niemand kann dich also blockieren.
lesson-deerportal-way-stop = Du würfelst und ziehst genau so viele Felder, vor oder zurück. Ziehen musst du. Es zählt nur das Feld, auf dem du landest: Ein Diamant dort gehört dir. Du hast eine 4. In welcher Richtung gibt’s einen Diamanten?
lesson-deerportal-way-past = So ziehst du an 2 Diamanten vorbei und landest auf einem leeren Feld. Es zählt nur, wo du landest! Was liegt 4 Felder hinter dir?
lesson-deerportal-way-meditate = Der Diamant gehört dir! Mit der 5 kommst du jetzt genau in deine Ecke zurück. Dort meditierst du 🧘: Dein Weg füllt sich wieder wie am Anfang, mit 12 Diamanten und 16 Runen. Probier’s aus!
lesson-deerportal-way-empty = Feld 10 ist leer. Genau 5 Felder hinter dir ist deine Ecke, und dort füllt sich dein ganzer Weg.
lesson-deerportal-way-no-room = Dein Weg ist wieder voll! Danach hast du eine 4 gewürfelt. Reicht der Platz nach hinten nicht für den ganzen Wurf, ziehst du automatisch vorwärts, hier gleich auf einen Diamanten.

lesson-deerportal-runes = Runen und Karten
lesson-deerportal-runes-piles = Jede Rune gehört zu einem Element: Wasser 💧, Erde 🌱, Feuer 🔥 oder Luft 💨. Landest du auf einer, wirkt die oberste Karte ihres Stapels auf dieses Element. Die obersten Karten sehen alle.
lesson-deerportal-runes-freeze = Feuer braucht nur noch 4 Felder bis ins Portal! Die oberste Karte von Feuer heißt „einfrieren“ ❄️: Wer das Element spielt, setzt einmal aus. Du hast eine 3. Löse eine Feuer-Rune aus!
lesson-deerportal-runes-no-rune = Feld 17 ist leer, Feuer würde also einfach weiterziehen. Die Feuer-Rune liegt vor dir auf Feld 23.
lesson-deerportal-runes-safe = Auch Erde hat Feuer eingefroren: Zweimal eingefroren heißt zweimal aussetzen. Und Luft hat einen Diamanten von deinem Weg geholt. Deine 4 gesammelten sind sicher: Karten nehmen nur, was noch auf einem Weg liegt.
lesson-deerportal-runes-take = Auf den Wegen von Erde und Luft liegt kein Diamant mehr. „1 Diamanten holen“ bringt dir trotzdem 1. „2 Diamanten holen“ bringt dir, was dort noch liegt, höchstens 2. Welche Rune lohnt sich?
lesson-deerportal-runes-nothing-there = Die Karte von Luft holt bis zu 2 Diamanten vom Weg von Luft, aber dort liegt keiner mehr. Die Karte von Erde bringt dir immer 1.
lesson-deerportal-runes-lose = Du hast 1 bekommen! Eine Rune deines eigenen Elements bewirkt nichts, aber ihre Karte ist verbraucht. Bei Feuer liegt jetzt „1 Rune weg“ oben: Vom Weg von Feuer verschwindet 1 Rune. Welche löst du aus?
lesson-deerportal-runes-own = Das ist eine Wasser-Rune, und du spielst Wasser: Sie bewirkt nichts, nur ihre Karte ist verbraucht. Die Feuer-Rune liegt 3 Felder vor dir.
lesson-deerportal-runes-last = Feuer hat eine Rune verloren. Und das war die letzte der 32 Karten im Stapel von Feuer: Jetzt sind alle Feuer-Runen weg, auf allen Wegen. Mit Runen kennst du dich nun aus!

lesson-deerportal-portal = Zuerst ins Portal
lesson-deerportal-portal-first = Ins Portal 🌀 darfst du, sobald ein Wurf reicht, auch wenn er höher ist als nötig. Wer zuerst dort ist, bekommt 5 Diamanten, alle anderen keine. Feuer braucht nur noch 2 Felder!
lesson-deerportal-portal-big = Feuer bekäme auch den großen Diamanten 💠, der 3 zählt. Nur Feuer kann ihn je holen: wenn es zuerst ins Portal kommt und allein die meisten Diamanten hat. Und Feuer hat schon 9! Du hast eine 6. Wohin?
lesson-deerportal-portal-too-late = Das bringt dir nur einen Diamanten. Aber dann ist vielleicht Feuer zuerst im Portal und bekommt 5, dazu 3 für den großen Diamanten. Sei schneller!
lesson-deerportal-portal-deer = Du warst zuerst da: 5 Diamanten für dich! Den großen bekommst du nicht, du spielst ja nicht Feuer. Jetzt läuft der Hirschmodus 🦌: noch 16 Züge, 4 pro Platz. Sind alle im Portal, ist schon früher Schluss.
lesson-deerportal-portal-safe = Im Portal behältst du deine Diamanten und machst keine Züge mehr. Karten frieren dich dort nicht ein, und was noch auf deinem Weg lag, ist verschwunden.

lesson-deerportal-deer = Die letzten Züge
lesson-deerportal-deer-last = Der Hirschmodus endet, das ist dein letzter Zug. Du hast 9 Diamanten, Feuer ist mit 10 im Portal. Wer die meisten hat, gewinnt, auch wer nie im Portal war. Du hast eine 3. Wohin?
lesson-deerportal-deer-second = Nur wer zuerst im Portal ist, bekommt Diamanten. Du hättest weiterhin 9, und Feuer gewinnt mit 10.
lesson-deerportal-deer-won = 11 Diamanten: Du bist der Hirschgott 🦌! Feuer war im Portal und wird Mönch 🙏. Die 16 Züge sind um: Auch das Aussetzen von Luft und die Züge von Feuer im Portal haben gezählt.
lesson-deerportal-deer-tie = Und bei 10 zu 10? Bei Gleichstand liegt vorn, wer im Portal war. Waren beide dort, zählt, wer früher ankam. Feuer hätte also gewonnen. Das war’s: Jetzt spiel selbst!
