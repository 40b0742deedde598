# Die Lektionen von Differo: je ein Titel, die Schritte, und was bei einem anderen Zug gesagt wird.
# Kein Text hat mehr als 240 Zeichen.

lesson-differo-count = Zähl die Linie
lesson-differo-count-goal = Du und Schwarz habt je 13 Steine. Du bist Weiß: Du beginnst und willst nach oben, in die Reihe A. Schwarz will nach unten, in die Reihe I. Wer zuerst einen Stein im Ziel hat, gewinnt.
lesson-differo-count-row = Wähl einen Stein und eine Linie durch ihn: seine Reihe oder eine Diagonale. Er zieht genau so viele Felder, wie die Linie zählt: deine Steine minus die gegnerischen. Reihe F: 6 − 0 = 6. Zieh dort mit F2.
lesson-differo-count-other-way = Auch 6 Felder, und beide Richtungen sind erlaubt. Aber zieh jetzt mit F2.
lesson-differo-count-in-row = Das ist eine andere Linie. In Reihe F stehen 6 deiner Steine. Zieh mit dem ersten, F2.
lesson-differo-count-diagonal = In „F4“ nennt der Buchstabe die Reihe und die Zahl die Diagonale \, an deren unterem Ende sie steht. Auf Diagonale 4 hast du 3 Steine, Schwarz 1: 3 − 1 = 2. Zieh dort mit F4 nach oben.
lesson-differo-count-same-diagonal = Richtige Linie, 2 Felder. Aber zieh jetzt mit F4.
lesson-differo-count-number = Das ist eine andere Linie. Die Felder von Diagonale 4 haben alle eine 4 im Namen. Zieh dort mit F4.
lesson-differo-count-jump = Diagonale 4 zählt immer noch 2. Du zählst sie ganz, auf beiden Seiten und über Lücken hinweg, und D4 zählt mit. Überspring C4! Der Stein bleibt stehen: Geschlagen wird nie.
lesson-differo-count-back = Auch 2 Felder, aber zurück. Dein Ziel ist oben.
lesson-differo-count-over-c4 = Das ist ein anderer Stein. D4 kann C4 überspringen: auf Diagonale 4, 2 Felder nach oben.
lesson-differo-count-win = Auf seiner Diagonale / steht B4 allein: 1 − 0 = 1. Das reicht in die Reihe A, und damit gewinnst du sofort. Los!
lesson-differo-count-to-a = Das ist nicht Reihe A. B4 kommt hin: 1 Feld auf seiner Diagonale / nach oben.

lesson-differo-limits = Wohin du ziehen darfst
lesson-differo-limits-longest = Zähl die drei Linien durch G4, jede von Rand zu Rand. Zieh dann G4 so weit wie möglich nach rechts.
lesson-differo-limits-to-the-left = Ja, 3 Felder. Aber zieh diesmal nach rechts.
lesson-differo-limits-short = Diese Diagonale zählt 3 − 2 = 1. Die Reihe zählt mehr: 3 − 0 = 3.
lesson-differo-limits-exactly = In Reihe F stehen jetzt 4 deiner Steine und 1 gegnerischer. Du ziehst also 3 Felder, nicht 1 oder 2. Zieh dort mit F2.
lesson-differo-limits-other-piece = Auch 3 Felder. Aber zieh jetzt mit F2.
lesson-differo-limits-in-row = Das ist eine andere Linie. Zieh mit F2 in Reihe F.
lesson-differo-limits-back = Nach oben kann E4 nicht: D4 ist besetzt, und du musst auf einem leeren Feld landen. Seine Diagonale / zählt 3 − 3 = 0, bei 0 oder weniger geht dort nichts. Aber seitwärts und rückwärts darfst du. Zieh ihn zurück!
lesson-differo-limits-sideways = Seitwärts geht auch. Aber zieh jetzt zurück, auf der Diagonale \ nach unten.
lesson-differo-limits-goal = In seiner Reihe kann H3 nicht ziehen: 4 Felder weiter ist das Brett zu Ende. Hinunter nach I3 darf er auch nicht: Im gegnerischen Ziel landest du nie. Welcher Zug bleibt ihm?
lesson-differo-limits-h3 = Das ist ein anderer Stein. H3 kann auf der Diagonale \ nach oben ziehen.
lesson-differo-limits-blocked = Passen geht nicht. Bist du dran und kannst keinen Stein ziehen, verlierst du. Geht es deinem Gegenüber so, gewinnst du.

lesson-differo-win = Ein erzwungener Sieg
lesson-differo-win-threat = Noch kommt keiner deiner Steine in die Reihe A. Sorg mit einem Zug dafür, dass es im nächsten Zug einer kann.
lesson-differo-win-needed = Jetzt käme C5 nach A7. Aber Schwarz zieht B6 weg, und C5 spränge zu weit. C6 brauchst du noch dort, wo er steht.
lesson-differo-win-loses = Schwarz zieht von H3 nach I2 und gewinnt! Zähl auch die gegnerischen Linien.
lesson-differo-win-no-threat = Danach kommt immer noch keiner hin. Von C5 aus schon: Die Diagonale / würde dort 2 zählen, genau bis A7.
lesson-differo-win-now = Du hast mit C5 nach A7 gedroht. Schwarz hat B6 von dieser Linie genommen, jetzt spränge C5 zu weit. Aber B6 hat dabei auch eine andere Linie verlassen. Finde den Siegzug!
lesson-differo-win-line = Das ist nicht Reihe A. B6 stand auch auf Diagonale 6. Sie zählt jetzt 3 − 1 = 2: Schau dir C6 an.
lesson-differo-win-won = Jeder Zug ändert, was die Linien zählen, deine und die gegnerischen. Das ist das ganze Spiel! Mehr solche Stellungen gibt’s mit /puzzle.

lesson-differo-end = Remis und Farbentausch
lesson-differo-end-third = Du und Schwarz seid nur hin und her gezogen. Entsteht dieselbe Stellung zum dritten Mal und ist dieselbe Seite dran, ist es remis. Zieh F8 zurück nach F2.
lesson-differo-end-not-third = Diese Stellung ist neu, das Spiel geht also weiter. Zieh F8 zurück nach F2.
lesson-differo-end-others = Remis ist es auch nach 300 Zügen oder wenn ihr euch darauf einigt. Wenn du aufgibst oder aussteigst, verlierst du. Brauchst du zu lange, wird für dich gezogen.
lesson-differo-end-swap = Als Hausregel gibt es den Farbentausch: Nach dem ersten Zug von Weiß darf Schwarz die Farben tauschen, statt zu ziehen. Dann ist wieder die Person dran, die begonnen hat, jetzt mit Schwarz.
lesson-differo-end-start = Im Spiel tippst du erst einen Stein an, dann ein Feld. Viel Glück!
