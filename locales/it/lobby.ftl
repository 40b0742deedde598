lobby-title = 🎲 <b>{ $game }</b> · { $seats } persone
lobby-sits =
    { $count ->
        [0] Ancora nessuno al tavolo
       *[other]
            { $full ->
                [yes]
                    { $most ->
                        [2] Entrambi i posti sono occupati
                       *[other] Tutti i { $most } posti sono occupati
                    }
               *[no] Posti occupati: { $count } su { $most }
            }
    } · ⏳ { $pace } per mossa
lobby-rematch = 🔁 Rivincita: tocca Partecipa per rigiocare. Chi non tocca non gioca.
seat-kept = posto riservato
lobby-house-rules = 🏠 Regole della casa: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] Il posto libero lo prende un computer ({ $level }).
       *[other] I { $count } posti liberi li prendono i computer ({ $level }).
    }
lobby-hands = 🃏 Le tue carte appaiono qui e le vedi solo tu. <a href="{ $link }">Meglio una chat privata?</a>
lobby-no-hands = 🃏 In questo gruppo Telegram non può mostrare carte segrete. Sbircia le tue con il pulsante del tavolo, oppure ricevile in <a href="{ $link }">chat privata</a>.
lobby-suggestion = 💡 { $who } propone { $game }.
lobby-closed = Questo tavolo è chiuso. Invia /newgame per aprirne un altro.
join = 🪑 Partecipa
start = ▶ Inizia
more = ⋯ Altro
switch-to = 💡 Passa a { $game }
speak-here = 🌍 { $language } in questa chat?
speak-here-no = No
language-kept = OK, non lo chiedo più. Gli admin possono sempre cambiare lingua nelle impostazioni: /settings.
more-title = ⋯ <b>{ $game }</b> · prima di iniziare
more-how = Tocca quello che vuoi cambiare.
more-read = Qui decide solo chi guida il tavolo, o gli admin. Tu puoi proporre un altro gioco.
more-games = 🎲 Giochi
more-computers = 🤖 Computer
more-pace = ⏳ Tempo per mossa
more-roles = 🎭 Scegli la parte
more-fair = 🔒 Gioco pulito
leave = 🚪 Lascia
more-games-title = 🎲 <b>Giochi</b>
more-games-lead = Tocca un gioco per passare a quello.
more-games-suggest = Tocca un gioco per proporlo a { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Computer</b>: { $count }
more-computers-how = Tocca un livello per aggiungere un computer.
add-computer = + 🤖 { $level }
remove-computer = − Computer
more-pace-title = ⏳ <b>Tempo per mossa</b>: { $pace }
more-pace-how = Vale solo per questo tavolo. Per tutte le partite lo cambiano gli admin nelle impostazioni: /settings.
lobby-roles = 🎭 Scegli la tua parte. La prima scelta è di chi guida il tavolo. Le parti che nessuno sceglie si assegnano in ordine di posto.
fair-play-title = 🔒 <b>Gioco pulito</b>
fair-play-sealed =
    { $luck ->
        [no] Chi gioca quale parte
       *[yes] Tutta la fortuna di questa partita
    } { $luck ->
        [no] è già fissato
       *[yes] è già fissata
    }: { $seal }

    Viene da un solo numero segreto. L’ho scelto prima che qualcuno partecipasse, e questo codice lo dimostra. A fine partita ti mostro il numero e chiunque può controllare che corrisponda al codice. Così nessuno può cambiarlo a partita in corso, nemmeno io.
copy-commitment = 🔒 Copia il codice
done-suggested = 💡 Hai proposto { $game }
done-suggestion-withdrawn = ✓ Proposta ritirata
done-joined-next = ✓ Ci sei per la prossima partita
joined-for-a-computer = I posti erano tutti occupati: hai preso il posto di un computer.
played-on-for-a-computer = ✓ Hai preso il posto del computer
late = La partita è già iniziata. Ci sei per la prossima.
late-with-seats = La partita è già iniziata. Ci sei per la prossima. Vuoi giocare subito? Prendi il posto di un computer:
late-leave = Stavolta no
take-over = { $name }
lobby-stands = Qui c’è già un tavolo. Tocca Partecipa.
playing-stands = Qui si sta già giocando. Tocca Partecipa per la prossima partita. Questa può chiuderla chi guida il tavolo, o gli admin, con /endgame.
asked-another = Può scegliere solo chi l’ha chiesto.
