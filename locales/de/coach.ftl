# Eine Zeile in der eigenen Hand, nur einmal im Leben

coach-whot-pick = 💡 Eine Strafe! Konterst du mit einer passenden Karte, musst du nicht ziehen.
coach-whot-call = 💡 Danach hast du nur noch 1 Karte: Ruf vorher „Letzte Karte!“.
coach-whot-last = 💡 Deine letzte Karte, und sie passt: Spiel sie, und du gewinnst!
coach-whot-whot = 💡 Ein Whot passt immer. Spiel ihn und wünsch dir das Zeichen, das du brauchst.
coach-caesar-veto = 💡 Ein Veto verhindert diese Karte, und du ziehst eine neue. Du hast nur zwei davon.
coach-caesar-vote = 💡 Abgestimmt! Die größere Summe gewinnt, aber die kleinere, wenn eine Seite mehr Φ hat.
coach-deerportal-portal = 💡 Im Portal behältst du deine Diamanten, bist aber nicht mehr dran. Wer zuerst da ist, bekommt Diamanten extra.
coach-deerportal-deer = 💡 Hirschmodus: nur noch ein paar Züge, dann werden die Diamanten gezählt. Hol dir, was geht!
coach-deerportal-rune = 💡 Landest du auf einer Rune, trifft die oberste Karte ihres Stapels die Person mit diesem Element.
coach-rally-finish = 💡 Du hast genug Stempel: Jetzt darfst du ins Ziel 🏁!
coach-rally-stamp = 💡 Endet dein Zug auf einer Station, bekommst du ihren Stempel. Nur durchgehen zählt nicht.
coach-differo-goal = 💡 Einer deiner Steine kann dein Ziel erreichen, damit gewinnst du sofort. Finde ihn!
