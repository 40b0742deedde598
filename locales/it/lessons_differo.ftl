lesson-differo-count = Conta la linea
lesson-differo-count-goal = Tu e il Nero avete 13 pedine a testa. Tu sei il Bianco: cominci e vai in su, verso la riga A. Il Nero va in giù, verso la riga I. Vince chi porta prima una pedina nella propria meta.
lesson-differo-count-row = Scegli una pedina e una linea: la sua riga o una delle sue diagonali. Muove esattamente di tante caselle quante ne conta la linea: le tue pedine meno quelle rivali. Riga F: 6 − 0 = 6. Muovi F2 su quella riga.
lesson-differo-count-other-way = Anche così sono 6 caselle, e va bene nei due versi. Ma ora muovi F2.
lesson-differo-count-in-row = È un’altra linea. Nella riga F hai 6 pedine. Muovi la prima, F2.
lesson-differo-count-diagonal = In “F4”, F è la riga e 4 la diagonale \; il suo numero è scritto in basso, dove finisce. Sulla diagonale 4 hai 3 pedine e il Nero 1: 3 − 1 = 2. Muovi F4 in su lungo quella diagonale.
lesson-differo-count-same-diagonal = La linea è giusta, e sono 2 caselle. Ma ora muovi F4.
lesson-differo-count-number = È un’altra linea. Tutte le caselle della diagonale 4 hanno un 4 nel nome. Muovi F4 lungo quella diagonale.
lesson-differo-count-jump = La diagonale 4 conta ancora 2. Si conta tutta, dai due lati e oltre i vuoti, e conta anche D4. Salta sopra C4! Resta dov’è: non si cattura mai niente.
lesson-differo-count-back = Anche così sono 2 caselle, ma indietro. La tua meta è in alto.
lesson-differo-count-over-c4 = È un’altra pedina. D4 può saltare C4: 2 caselle in su lungo la diagonale 4.
lesson-differo-count-win = Sulla sua diagonale / B4 è da sola: 1 − 0 = 1. Basta per arrivare nella riga A, e vinci subito. Vai!
lesson-differo-count-to-a = Quella non è la riga A. B4 ci arriva: 1 casella in su lungo la sua diagonale /.
lesson-differo-limits = Dove puoi arrivare
lesson-differo-limits-longest = Conta le tre linee che passano per G4, ognuna da bordo a bordo. Poi fai la sua mossa più lunga verso destra.
lesson-differo-limits-to-the-left = Sì, 3 caselle. Ma stavolta muovi a destra.
lesson-differo-limits-short = Questa diagonale conta 3 − 2 = 1. La riga conta di più: 3 − 0 = 3.
lesson-differo-limits-exactly = Ora nella riga F ci sono 4 pedine tue e 1 rivale. Quindi muovi di 3 caselle, non di 1 o 2. Muovi F2 su quella riga.
lesson-differo-limits-other-piece = Anche così sono 3 caselle. Ma ora muovi F2.
lesson-differo-limits-in-row = È un’altra linea. Muovi F2 lungo la riga F.
lesson-differo-limits-back = E4 non può andare in su: D4 è occupata, e devi finire su una casella vuota. La sua diagonale / conta 3 − 3 = 0, e da 0 in giù su quella linea non si muove. Ma puoi andare di lato o indietro. Muovila indietro.
lesson-differo-limits-sideways = Di lato va bene. Ma ora muovi indietro, giù per la sua diagonale \.
lesson-differo-limits-goal = H3 non può muovere di 4 caselle nella sua riga: uscirebbe dal tabellone. Nemmeno giù in I3: è nella meta rivale, e lì non si finisce mai. Trova la mossa che le resta.
lesson-differo-limits-h3 = È un’altra pedina. H3 può andare in su lungo la sua diagonale \.
lesson-differo-limits-blocked = Non si può passare. Se tocca a te e nessuna tua pedina può muovere, perdi. Se succede all’altra parte, vinci.
lesson-differo-win = Vittoria forzata
lesson-differo-win-threat = Nessuna tua pedina può ancora raggiungere la riga A. Fai una mossa perché una ci riesca al prossimo turno.
lesson-differo-win-needed = Ora C5 potrebbe raggiungere A7. Ma il Nero sposta B6, e C5 salterebbe troppo lontano. C6 ti serve ancora dov’è.
lesson-differo-win-loses = Il Nero muove H3 in I2 e vince! Conta anche le sue linee.
lesson-differo-win-no-threat = Anche dopo questa, nessuna ci riesce. Una pedina in C5 sì: la sua diagonale / conterebbe 2, quanto basta per A7.
lesson-differo-win-now = Minacciavi C5 in A7. Il Nero ha tolto B6 da quella linea, e ora C5 salterebbe troppo lontano. Ma B6 ha lasciato anche un’altra linea. Trova la mossa che vince!
lesson-differo-win-line = Quella non è la riga A. B6 stava anche sulla diagonale 6. Ora conta 3 − 1 = 2: guarda C6.
lesson-differo-win-won = Ogni mossa cambia i conti delle linee, i tuoi e quelli rivali. Il gioco è tutto qui! Per altre posizioni così, invia /puzzle.
lesson-differo-end = Pareggi e scambio dei colori
lesson-differo-end-third = Tu e il Nero andate avanti e indietro. Quando la stessa posizione esce per la terza volta, con lo stesso colore a muovere, è pareggio. Riporta F8 in F2.
lesson-differo-end-not-third = Quella posizione è nuova, quindi si continua. Riporta F8 in F2.
lesson-differo-end-others = È pareggio anche dopo 300 mosse, o se vi accordate sul pareggio. Se ti arrendi o lasci la partita, perdi. Se ti scade il tempo, muovo io al posto tuo.
lesson-differo-end-swap = Il tuo gruppo può avere una regola della casa: dopo la prima mossa del Bianco, il Nero può scambiare i colori invece di muovere. Chi aveva fatto quella mossa continua con il Nero, e la mossa è sua.
lesson-differo-end-start = In partita tocca una pedina, poi una casella. Buona fortuna!
