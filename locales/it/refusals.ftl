refusal-NotSeated = Non giochi in questa partita. Invia /join per la prossima.
refusal-NotSeated-join = Non giochi in questa partita. Tocca Partecipa per la prossima.
refusal-SentOff = Ti hanno tolto da questa partita: chi guida il tavolo, o gli admin.
refusal-NotHost = Può farlo solo chi guida il tavolo, o gli admin.
refusal-NotHost-named = Può farlo solo chi guida il tavolo ({ $host }), o gli admin.
refusal-AlreadySeated = Sei già in partita.
refusal-NotYourTurn = Non tocca ancora a te.
refusal-Stale = Questo pulsante non vale più.
refusal-Illegal = Ora non si può.
refusal-NotAway = Stai già giocando.
refusal-NothingOffered = Ora nessuno propone il pareggio.
refusal-OwnOffer = Il pareggio l’hai proposto tu, ora decidono gli altri. La proposta vale fino alla prossima mossa.
refusal-NothingToUndo = Non hai mosse da annullare.
refusal-NoUndoAsked = Nessuno chiede di annullare una mossa.
refusal-OwnUndo = L’hai chiesto tu, ora decidono gli altri. La richiesta vale fino alla prossima mossa.
refusal-NotStarted = La partita non è ancora iniziata.
refusal-AlreadyStarted = La partita è già iniziata.
refusal-Over = Questa partita è finita. Invia /newgame per iniziarne un’altra.
refusal-NotOver = Questa partita non è ancora finita.
refusal-LobbyFull =
    { $most ->
        [2] Entrambi i posti sono occupati.
       *[other] Tutti i { $most } posti sono occupati.
    }
refusal-TooManySit = A { $game } si gioca al massimo in { $most }, e qui siete in { $count }.
refusal-TooFewPlayers = Bisogna essere almeno in { $least }. Invita qualcuno o aggiungi un computer.
refusal-RoleTaken = L’ha già scelto qualcun altro.
refusal-NoSuchSeat = Qui non c’è nessuno con quel nome.
refusal-NoSuchGame = Non conosco il gioco { $game }. Puoi giocare a { $known }.
refusal-NoSuchLevel = Per i computer non c’è il livello { $level }.
refusal-BadHouseRule = La regola della casa { $rule } non può essere { $value }.
refusal-NotInThisGame = In questo gioco non si può.
refusal-ComputerDeclines = Giochi con un computer, e i computer non accettano pareggi.
