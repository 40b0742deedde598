table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, tocca a te!
turn-computer = 🤖 { $who } sta pensando…
turn-of-several = 👉 In attesa di { $who }…
table-deserted = 💤 Sono tutti in pausa, quindi la partita è ferma. Se entro 30 min non torna nessuno, finisce.
table-not-shown = ⚠️ In questo momento Telegram non mi lascia mostrare il tavolo. Le tue mosse sono salvate e io continuo a provare. Per riprovare tu, invia /board.
nudge =
    ⏰ { $who }, il tempo stringe! { $then ->
        [computer] Se non muovi, un computer gioca per te finché non torni.
        [goes-on] Poi la partita va avanti senza aspettare.
       *[clock] Se non muovi, muovo io al posto tuo.
    }
rules-table =
    👥 Persone: { $players }.{ $first ->
        [seat] { " " }Comincia chi si è unito per primo; nella rivincita, chi viene dopo.
        [none] { "" }
       *[role] { " " }Comincia { $first }.
    }
    ⏰ Se ti scade il tempo, muovo io al posto tuo.
rules-before = ◂ Indietro: pagina { $page }
rules-after = Avanti: pagina { $page } ▸
reclaim-button = 🙋 Eccomi di nuovo
next-round = 🪑 Prossima partita: { $names }
told-so-far = Finora:
told-since = Dalla tua ultima mossa:
told-alone = Cos’è successo:
beside = ⋯ Altro
beside-the-game = <b>Cosa vuoi fare?</b>
your-turn = <b>Tocca a te</b>
panel-hint =
    💡 Questo lo vedi solo tu.{ $asked ->
        [yes] { " " }Tocca quello che vuoi fare. Se ora non si può, ti dico perché.
       *[no] { "" }
    }
not-your-turn = In attesa di { $who }…
you-are-away = Finché non torni, un computer gioca per te.
draw-is-offered = 🤝 { $who } propone il pareggio. D’accordo, { $asked }?
draw-own-offer = 🤝 Hai proposto il pareggio. La proposta vale fino alla prossima mossa.
draw-yes = 🤝 Accetto il pareggio
draw-no = Continuo a giocare
pass-windows-how =
    { $passes ->
        [yes] Ora permetti ogni carta azione rivale senza che io te lo chieda. Per tornare indietro: { pass-windows-off }.
       *[no] { pass-windows-on }: non ti chiedo più delle carte azione rivali, hanno effetto e basta. Puoi cambiare idea quando vuoi.
    }
pass-windows-on = ⏩ Permetti tutto
pass-windows-off = ✋ Chiedimelo di nuovo
draw-or-offer = 🤝 Proponi il pareggio
draw-or-sure = 🏳 Mi arrendo
resign-sure = <b>Ti arrendi?</b>
resign-yes = 🏳 Sì, mi arrendo
resign-no = Continuo a giocare
undo-is-asked = ↩ { $who } vorrebbe annullare una mossa. D’accordo, { $asked }?
undo-own-request = ↩ Hai chiesto di annullare la tua ultima mossa. La richiesta vale fino alla prossima mossa.
undo-yes = ↩ Sì, annulla
undo-no = No, resta valida
undo-ask = ↩ Annulla la mia mossa
leave-sure = <b>{ $who }, lasci questa partita?</b> Perdi il posto e non puoi riprenderlo.
leave-yes = Sì, lascio
leave-no = Continuo a giocare
end-sure = <b>Chiudere questa partita di { $game } per tutti?</b> Non vincerà nessuno.
end-this = 🏁 Chiudi la partita
end-yes = Sì, chiudi
end-no = Continuo a giocare
ended = Questa partita di { $game } è stata chiusa e non ha vinto nessuno. Invia /newgame per iniziarne un’altra.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · dopo la partita
result-more-save = 📄 <b>Salva la partita</b>: pubblico qui il registro, un file con tutte le mosse, da conservare.
result-more-fair =
    🔒 <b>Gioco pulito</b>: prima che qualcuno partecipasse ho mostrato questo codice: { $seal }

    { $luck ->
        [no] La scelta delle parti viene
       *[yes] Tutta la fortuna di questa partita viene
    } da un solo numero segreto. <b>Controlla</b> copia un comando che ricalcola il codice da quel numero, su qualsiasi computer con Python. Se i codici coincidono, è ancora il numero che avevo scelto prima che qualcuno partecipasse.
reason-agreed = Pareggio: tutti d’accordo.
copy-check = 🔒 Controlla
record-button = 📄 Salva la partita
record-caption = 📄 La vostra partita di { $game }, mossa per mossa, da conservare.
record-check = 📄 <code>{ $file }</code>: Inoltrala nella nostra chat privata e controllo che sia pulita. O controllala tu: <code>python -m engine verify { $file }</code>
rematch = 🔁 Rivincita
explain-button = 🔎 Dove ho sbagliato?
explain-looking = 🔎 Rivedo le tue mosse… Ci vuole qualche secondo.
explain-one-at-a-time = 🔎 Sto ancora rivedendo un’altra tua partita. Riprova tra un attimo.
explain-nothing = 🔎 Ben giocata: nessun errore evidente.
explain-failed = Non riesco a rivedere questa partita.
explain-older-rules = 🔎 Questa partita seguiva regole più vecchie, quindi non posso rivederla.
explain-in-private = Te l’ho mandato nella nostra chat privata.
explain-nowhere = Qui non posso mostrartelo in privato. Apri la nostra chat privata, tocca Avvia e riprova.
explain-title = 🔎 <b>Errore { $number } di { $count }</b>
explain-played = Hai scelto <b>{ $move }</b>.
explain-better = Era meglio <b>{ $move }</b>, con il { $could }% di probabilità di vincere invece del { $was }%.
explain-marks =
    🖼 ✗ la tua mossa in partita · ✓ la mossa migliore{ $tapped ->
        [yes] { " " }· ❓ quella che hai toccato
       *[no] { "" }
    }
explain-earlier = ◂ Indietro
explain-later = Avanti ▸
