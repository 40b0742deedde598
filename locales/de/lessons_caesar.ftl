# Jeder Schritt höchstens 240 Zeichen, jede Antwort auf eine andere Wahl höchstens 200

lesson-caesar-influence = Einfluss, offen und verdeckt
lesson-caesar-influence-lay = Gewinn die Patrizier von fünf Gruppen: drei mit 5, zwei mit 3 (Konsuln, Zensoren). Die meisten Punkte gewinnen. Du und Cleopatra legt zuerst beide verdeckt 1 bis 5, eine Karte je Gruppe. Du bist Caesar: Leg die 5 zu den Konsuln.
lesson-caesar-influence-lay-4 = Das dürftest du auch. Aber es gibt nur 3 Konsuln, die sind schnell gewonnen: Leg dort die 5 hin.
lesson-caesar-influence-up = Ihr habt beide noch einmal 1 bis 5, ein Veto und einen geheimen Auftrag. Caesar beginnt: Leg deine 5 offen zu den Prätoren.
lesson-caesar-influence-up-1 = Eine 1 beeindruckt niemanden. Leg die 5, und zwar offen.
lesson-caesar-influence-up-down = Verdeckt müsste Cleopatra raten. Zeig ihr diesmal, wie stark du bist, und leg die 5 offen.
lesson-caesar-influence-bust = Mindestens eine Einflusskarte musst du legen: erledigt. Zieh jetzt eine der sieben Büsten aus dem Beutel. Gehört sie zu einer Gruppe, stimmt diese ab.
lesson-caesar-influence-bust-second = Das dürftest du, und im nächsten Zug machst du es auch. Zieh jetzt erst die Büste.
lesson-caesar-influence-draw = Die graue Büste wird beiseitegelegt. Füll auf sechs Karten auf. Bei jeder wählst du den Stapel, Einfluss oder Aktion: Zieh Einfluss.
lesson-caesar-influence-draw-action = Aktionskarten kommen in Lektion 3. Zieh diesmal Einfluss.
lesson-caesar-influence-down = Du darfst zwei Einflusskarten legen, eine offen, eine verdeckt. Erst ein Bluff: deine 1 verdeckt zu den Zensoren.
lesson-caesar-influence-down-up = Offen sieht Cleopatra, dass es nur eine 1 ist. Verdeckt könnte es auch eine 5 sein.
lesson-caesar-influence-down-4 = Für einen Bluff ist die 4 zu schade. Nimm die 1.

lesson-caesar-votes = Büsten und Abstimmungen
lesson-caesar-votes-strong = Stimmt eine Gruppe ab, gewinnt die größere Summe einen Patrizier. Prätoren: deine 4 und verdeckte 2 gegen eine 3 und eine verdeckte Karte, höchstens eine 5. Womit gewinnst du sicher?
lesson-caesar-votes-strong-1 = Das macht 7. Ist ihre verdeckte Karte eine 5, hat sie 8. Leg die 5.
lesson-caesar-votes-strong-aedile = Dort hättest du 7 gegen eine 5 und eine verdeckte Karte, das ist nicht sicher. Leg die 5 zu den Prätoren.
lesson-caesar-votes-philosopher = Ein Philosoph Φ zählt 0. Hat aber eine Seite mehr Φ, gewinnt die kleinere Summe. Wo hilft dir das?
lesson-caesar-votes-philosopher-praetor = Dort hast du die größere Summe, mit Φ würde also Cleopatra gewinnen. Leg ihn dorthin, wo du zurückliegst.
lesson-caesar-votes-philosopher-4 = Das macht 6, und Cleopatra hat eine 5 und eine verdeckte Karte. So gewinnst du nicht. Versuch es mit Φ.
lesson-caesar-votes-philosopher-done = Das dürftest du. Aber Φ kann dir jetzt richtig helfen: Leg ihn vorher noch.
lesson-caesar-votes-voted = Abstimmung gewonnen! Alle Karten dort wurden aufgedeckt und bleiben offen. Egal, wer gewinnt: Die größere Summe wirft ihre höchste Zahl ab, die kleinere ihre niedrigste. Der Rest bleibt, auch Φ. Die Büste kommt beiseite.
lesson-caesar-votes-level = Dein Φ hat die Abstimmung gewonnen! Quästoren: 4 gegen 9, und je Gruppe darfst du höchstens fünf Karten haben. Bei gleichen Summen gewinnt niemand, nichts wird abgeworfen. Welche Karte?
lesson-caesar-votes-level-4 = Das ist weniger als 9, du würdest verlieren. Zu deiner 4 fehlt eine 5.
lesson-caesar-votes-eighth = Nach jeder Büste, auch nach Grau und Schwarz, stimmen zudem alle Gruppen mit 8 oder mehr Karten ab, manche also zweimal pro Zug. Beide Seiten zählen: Deine verdeckte 4 wird bei den Konsuln die achte.
lesson-caesar-votes-eighth-1 = Die achte Karte wäre es. Aber 9 ist vielleicht zu wenig gegen 7 und eine verdeckte Karte. Leg die 4.
lesson-caesar-votes-eighth-censor = Bei den Zensoren wäre es erst die dritte Karte. Bei den Konsuln ist es die achte.
lesson-caesar-votes-eighth-done = Das dürftest du. Aber bei den Konsuln wartet eine Abstimmung: Leg erst deine 4.
lesson-caesar-votes-black = Gleichstand. Aber auch die Konsuln haben abgestimmt, für dich! Dann die schwarze Büste: Dafür stimmt niemand ab, aber alle Büsten kommen zurück in den Beutel, auch diese.

lesson-caesar-actions = Die Aktionskarten
lesson-caesar-actions-assassination = Eine deiner zehn Aktionskarten darfst du pro Zug spielen, vor oder nach dem Einfluss. Attentat (du hast 3): Cleopatra wirft eine offene Karte deiner Wahl ab, auch einen Φ. Welche gefährdet deine 9 bei den Prätoren?
lesson-caesar-actions-assassination-1 = Die 1 ist harmlos. Aber mit Φ würde die kleinere Summe gewinnen: Der muss weg.
lesson-caesar-actions-assassination-aedile = Auch ein gutes Ziel. Aber bei den Prätoren dreht Φ dein 9 : 1 um. Der muss weg.
lesson-caesar-actions-discard = Keine Einflusskarte, oder nirgends Platz dafür? Dann ziehst du nur eine Büste und darfst vor dem Auffüllen beliebig viele Karten abwerfen. Behalte alle!
lesson-caesar-actions-discard-card = Das dürftest du. Aber du brauchst sie noch: Behalte alle Karten.
lesson-caesar-actions-scout = Späher (3): Bei einer Gruppe deckt Cleopatra alle ihre verdeckten Karten auf. Spiel ihn zuerst: Spielst du eine Aktionskarte nach deinem Einfluss, darfst du keine zweite Einflusskarte legen.
lesson-caesar-actions-scout-first = Das dürftest du. Finde aber erst heraus, was Cleopatra verbirgt: Spiel den Späher.
lesson-caesar-actions-bluff = Nur 1 und 2, ein Bluff! Wo gewinnt deine 5?
lesson-caesar-actions-bluff-aedile = Dort hättest du 10 gegen 14. Nimm die Quästoren.
lesson-caesar-actions-castling = Rochade (1): Nimm alle deine Karten aus zwei Gruppen und verteil sie dort neu, verdeckt, höchstens fünf je Gruppe. Die Konsuln brauchen deine 5 nicht, die Zensoren schon. Welche zwei?
lesson-caesar-actions-castling-other = Deine 5 liegt bei den Konsuln, und du brauchst sie bei den Zensoren. Nimm diese beiden.
lesson-caesar-actions-five = Wohin damit? Bei den Zensoren hat Cleopatra eine 4.
lesson-caesar-actions-five-consul = Da war sie verschenkt. Bei den Zensoren schlägt sie die 4.

lesson-caesar-veto = Veto, Auftrag und Punkte
lesson-caesar-veto-stop = Ein Prätor ist übrig. Cleopatra kündigt den Götterzorn (1) an: Dort müssten beide alles abwerfen! Verhindere ihn mit deinem Veto (2). Gefragt wirst du auch ohne Veto; manchmal nicht, wenn das alle wissen können.
lesson-caesar-veto-stop-pass = Dann würdest du bei den Prätoren alle Karten verlieren. Du hast ein Veto: Verhindere das!
lesson-caesar-veto-draw = Beide Karten werden abgeworfen, und du ziehst sofort eine neue. Du hast keine Einflusskarte mehr: Zieh eine.
lesson-caesar-veto-draw-action = Dann hättest du in deinem Zug keine Einflusskarte. Zieh Einfluss.
lesson-caesar-veto-scout = 7 gegen 5 und eine verdeckte Karte. Sieh nach: Spiel den Späher.
lesson-caesar-veto-scout-other = Das dürftest du. Aber sieh erst nach: Der Späher deckt ihre Karte auf.
lesson-caesar-veto-last = Ein Veto! Es geht nur gegen Aktionskarten, also nicht gegen ein Veto. Dein Späher zählt trotzdem als Aktionskarte dieses Zuges. Leg deine 5!
lesson-caesar-veto-last-down = Verdeckt zählt sie genauso viel. Aber es ist die letzte Karte: Zeig sie her!
lesson-caesar-veto-points = Alle Prätoren vergeben: Ihre Karten werden abgeworfen, ihre Büste ist raus. 1 Punkt je Patrizier, 1 extra für die Mehrheit einer Gruppe, noch 1 für alle: 3 Konsuln sind 5. Dein Auftrag, die Mehrheit der Prätoren, bringt 2: 3 + 1 + 2 = 6.
lesson-caesar-veto-end = 17 : 15, gewonnen! Alle 21 sind vergeben. Das Spiel endet auch, wenn niemand mehr Einfluss hat. Gleichstand: unentschieden. Leere Stapel werden nicht neu gemischt: Nimm den anderen oder spiel mit weniger Karten.
