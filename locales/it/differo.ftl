game-differo-about = Una sfida d’ingegno: conta le pedine su una linea, muovi esattamente di altrettante caselle e raggiungi l’altro lato prima di chi hai di fronte.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Si gioca in due, con 13 pedine a testa. Vince chi porta prima <b>una</b> sua pedina nella propria meta, la riga più lontana.

    ⚪ Il Bianco muove per primo e va in su, verso la riga A.
    ⚫ Il Nero va in giù, verso la riga I.

    <b>Il tuo turno</b>
    1. Scegli una tua pedina.
    2. Scegli una linea che passa da lì: la sua riga, o una delle sue diagonali, \ o /.
    3. Conta tutte le pedine su quella linea: le tue meno le rivali. Muovi <b>esattamente</b> di quel numero di caselle, in un verso o nell’altro.

    Non si può passare.

    <b>Vinci</b> subito quando una tua pedina finisce nella tua meta. Vinci anche se tocca all’altra parte e nessuna delle sue pedine può muovere.
game-differo-rules-2 =
    📖 <b>Di quanto si muove una pedina</b>

    Conta la linea intera, da bordo a bordo, dai due lati della pedina e anche oltre i vuoti. Conta pure la pedina che muovi.

    • 4 tue e 1 rivale: muovi di 3 caselle, non di 1 o 2.
    • Se sulla linea l’altra parte ne ha quante te, o di più, lì nessuna tua pedina può muovere.

    Nell’immagine, i numeri in fondo alle linee sono i conti del Bianco per <b>G4</b>: 3 sulla sua riga, 1 su ogni diagonale. Può andare sulle caselle verdi.

    Le pedine saltano tutto quello che trovano. Non si cattura mai niente.

    Puoi muovere avanti, indietro o di lato. Devi finire su una casella vuota, e <b>mai nella meta rivale</b>.
game-differo-rules-3 =
    📖 <b>Come finisce una partita</b>

    • <b>Vinci</b> quando una tua pedina finisce nella tua meta. Ne basta una.
    • <b>Perdi</b> se tocca a te e nessuna tua pedina può muovere, se ti arrendi o se lasci la partita.
    • <b>È pareggio</b> quando la stessa posizione esce per la terza volta, con lo stesso colore a muovere. Anche dopo 300 mosse in tutto, o se vi accordate sul pareggio.

    <b>Regola della casa: scambio dei colori.</b> Dopo la prima mossa del Bianco, il Nero può scambiare i colori invece di muovere. Chi aveva fatto quella mossa continua allora con il Nero.

    <b>I nomi delle caselle.</b> La lettera è la riga, da A a I dall’alto. Il numero è la diagonale \, scritto in basso, dove finisce.

    Tocca una pedina, poi una casella. Oppure invia <code>/move F2-F8</code>. Invia /puzzle per posizioni da risolvere.
open-differo = ▶ La mia mossa
differo-table =
    Mossa { $number }{ $swap ->
        [yes] { " " }· alla mossa 2 il Nero può scambiare i colori
       *[no] { "" }
    }
differo-over =
    🏁 Finita dopo { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }
differo-plays =
    { $colour ->
        [white] ⚪ Bianco, in su verso la riga A
       *[black] ⚫ Nero, in giù verso la riga I
    }
differo-side =
    { $colour ->
        [white] Bianco
       *[black] Nero
    }
differo-wins-here = qui vince
differo-side-wins-here =
    { $colour ->
        [white] Il Bianco
       *[black] Il Nero
    } vince qui
differo-home = meta raggiunta
differo-rows-to-go =
    { $rows ->
        [one] manca 1 riga
       *[other] mancano { $rows } righe
    }
differo-board-lines = In questa versione di solo testo le diagonali \ scendono dritte.
differo-board-chosen = 🔷 { $cell } · ❇️ dove può andare
differo-which-piece =
    <b>Tocca a te.</b> Quale pedina { $colour ->
        [white] bianca
       *[black] nera
    } vuoi muovere?
differo-lines = <b>{ $cell }</b> può muovere: { $lines }.
differo-line-row = <b>{ $count }</b> lungo la riga
differo-line-falling = <b>{ $count }</b> lungo la diagonale \
differo-line-rising = <b>{ $count }</b> lungo la diagonale /
differo-line-either = <b>{ $count }</b> lungo ogni diagonale
differo-key-wins = { $move } · vince
differo-key-draws = { $move } · pareggio
differo-other-piece = ← Altra pedina
differo-swap = ⇄ Scambia i colori
differo-tap-below = Scegli la mossa con i pulsanti del tavolo.
differo-not-more =
    Su questa linea hai { $own ->
        [one] 1 pedina
       *[other] { $own } pedine
    } contro { $others ->
        [one] 1 rivale
       *[other] { $others } rivali
    }. Per muovere qui devi averne di più.
differo-off-board =
    { $count ->
        [one] 1 casella più in là si esce dal tabellone.
       *[other] { $count } caselle più in là si esce dal tabellone.
    }
differo-taken =
    { $count ->
        [one] 1 casella più in là c’è { $cell }, dove sta già una pedina.
       *[other] { $count } caselle più in là c’è { $cell }, dove sta già una pedina.
    }
differo-their-goal = { $cell } è nella meta rivale, e lì non puoi finire.
event-differo-moved =
    { seat-ha } mosso <b>{ $source } → { $target }</b>{ $again ->
        [yes] . Stessa posizione per la seconda volta: alla prossima è pareggio.
       *[no] .
    }
event-differo-swapped = ⇄ { seat-ha } scambiato i colori.
event-differo-gave_up = 🏳 { seat-ha } gettato la spugna.
reason-differo-goal = 🏆 { $winners } raggiunge la meta e vince!
reason-differo-blocked = 🏆 { $winners } vince: l’altra parte è bloccata!
reason-differo-repetition = 🤝 È pareggio: la stessa posizione per la terza volta.
reason-differo-long = 🤝 È pareggio dopo 300 mosse.
reason-differo-gave_up = 🏆 { $winners } vince: l’altra parte si arrende.
rule-differo-white = Chi gioca il Bianco
rule-differo-white-help = Comincia il Bianco. Lo gioca chi arriva prima, chi arriva dopo, o si decide a caso.
rule-differo-white-first = chi arriva prima
rule-differo-white-second = chi arriva dopo
rule-differo-white-lot = a caso
rule-differo-swap = Scambio dei colori
rule-differo-swap-help = Dopo la prima mossa del Bianco, il Nero può scambiare i colori invece di muovere. Al Bianco conviene quindi una prima mossa equilibrata.
puzzle-title = 🧩 <b>Rompicapo di Differo { $number }</b> di { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>Il Bianco</b>
       *[black] ⚫ <b>Il Nero</b>
    } muove e { $count ->
        [one] <b>vince subito</b>.
       *[other] <b>vince in { $count } mosse</b>.
    } Tocca la mossa, o invia <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] Il Bianco
       *[black] Il Nero
    } resiste più a lungo con <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: l’ha risolto { $solver }!
       *[no] 🎉 <b>{ $move }</b>: risolto!
    }
puzzle-button = 🧩 Rompicapo
puzzle-next = Prossimo rompicapo →
puzzle-what = Invia /puzzle per un rompicapo, /puzzle 3 per il numero 3 di { $count }, o una mossa, per esempio /puzzle { $example }.
puzzle-not-home = { $move } non arriva in meta, ma un’altra mossa sì.
puzzle-loses =
    { $move } perde: { $colour ->
        [white] il Nero
       *[black] il Bianco
    } gioca { $reply } e arriva in meta.
puzzle-escapes =
    Non { $move }: dopo { $reply }, { $colour ->
        [white] il Bianco
       *[black] il Nero
    } non può più forzare la vittoria { $count ->
        [one] alla prossima mossa.
       *[other] in { $count } mosse.
    }
differo-no-swap = Ora non puoi scambiare i colori. Può farlo solo il Nero, subito dopo la prima mossa del Bianco, e solo se le regole della casa lo permettono.
differo-not-yours = Su { $cell } non hai una pedina.
differo-goes = { $cell } può andare in { $targets }.
differo-stuck = { $cell } è bloccata. Ora non può muovere.
typed-differo = Scrivi dov’è la pedina, poi dove arriva: F2-F8. La lettera è la riga, da A a I dall’alto. Il numero è la diagonale \, da 1 a 9, scritto in basso, dove finisce.
role-differo-white = ⚪ Bianco
role-differo-black = ⚫ Nero
typed-words-differo = swap: scambia scambiare scambio
