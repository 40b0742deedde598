command-mistakes = riprova le mosse che hai sbagliato
explain-come-back = 🧩 Da domani i tuoi errori tornano come rompicapo: /mistakes
mistakes-button =
    🧩 Errori{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>I miei errori</b>
mistakes-waiting =
    { $count ->
        [one] 1 rompicapo ti aspetta.
       *[other] { $count } rompicapo ti aspettano.
    }
mistakes-later =
    Per ora niente da risolvere. { $days ->
        [one] Il prossimo rompicapo torna entro un giorno.
       *[other] Il prossimo rompicapo torna tra { $days } giorni.
    }
mistakes-none = Ancora nessun rompicapo. Dopo una partita tocca “Dove ho sbagliato?”, e i tuoi errori tornano qui.
mistakes-how = Un errore torna dopo un giorno, poi sempre più tardi. Se lo risolvi due volte di fila, sparisce.
mistakes-daily =
    { $on ->
        [yes] 📬 Te ne mando uno al giorno, nella nostra chat privata, più o meno all’ora in cui l’hai attivato.
       *[no] 📭 Non te ne mando.
    }
mistakes-daily-on = 📬 Mandamene uno al giorno
mistakes-daily-off = 📭 Non mandarmene più
mistakes-solve = ▶ Risolvine uno
mistakes-closed = Non posso ancora scriverti. Apri la nostra chat privata, tocca Avvia, poi invia lì /mistakes.
mistakes-stopped =
    📭 { $count ->
        [one] 1 rompicapo è rimasto
       *[other] { $count } rompicapo sono rimasti
    } senza risposta, quindi non te ne mando più. Li trovi sempre in /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] il tuo rompicapo del giorno
       *[no] da una tua partita
    }
mistake-question = <b>Cosa giocheresti?</b>
mistake-right = ✓ <b>Giusto: { $better }</b>
mistake-again = ✗ Anche in partita avevi scelto <b>{ $move }</b>.
mistake-wrong = ❓ No, non <b>{ $move }</b>.
mistake-why = Con <b>{ $better }</b> vinci al { $could }%, con <b>{ $played }</b>, la tua mossa in partita, al { $was }%.
mistake-back =
    { $days ->
        [one] ⏳ Torna domani.
       *[other] ⏳ Torna tra { $days } giorni.
    }
mistake-retired = 🏆 Giusto due volte di fila: non torna più.
mistake-next =
    ▶ Avanti · { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
