command-mistakes = retenter les coups ratés de tes parties
explain-come-back = 🧩 Dès demain, tes erreurs reviennent en problèmes : /mistakes
mistakes-button =
    🧩 Erreurs{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Mes erreurs</b>
mistakes-waiting =
    { $count ->
        [one] { $count } problème t’attend.
       *[other] { $count } problèmes t’attendent.
    }
mistakes-later =
    Rien à résoudre pour l’instant. { $days ->
        [one] Le prochain problème revient d’ici un jour.
       *[other] Le prochain problème revient dans { $days } jours.
    }
mistakes-none = Encore aucun problème. Appuie sur « Où sont mes erreurs ? » après une partie, et tes erreurs reviendront ici.
mistakes-how = Une erreur revient après un jour, puis de plus en plus tard. Deux bonnes réponses de suite, et elle disparaît.
mistakes-daily =
    { $on ->
        [yes] 📬 Je t’en envoie un par jour dans notre discussion privée, vers l’heure où tu l’as demandé.
       *[no] 📭 Je ne t’en envoie pas.
    }
mistakes-daily-on = 📬 M’en envoyer un par jour
mistakes-daily-off = 📭 Ne plus envoyer
mistakes-solve = ▶ En résoudre un
mistakes-closed = Je ne peux pas encore t’écrire. Ouvre notre discussion privée, appuie sur Démarrer, puis envoies-y /mistakes.
mistakes-stopped =
    📭 { $count ->
        [one] { $count } problème est resté sans réponse
       *[other] { $count } problèmes sont restés sans réponse
    } : j’arrête d’en envoyer. Tes erreurs sont toujours dans /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] ton problème du jour
       *[no] tiré d’une de tes parties
    }
mistake-question = <b>Que jouerais-tu ?</b>
mistake-right = ✓ <b>Bien vu : { $better }</b>
mistake-again = ✗ Dans la partie aussi, ton choix était <b>{ $move }</b>.
mistake-wrong = ❓ Pas <b>{ $move }</b>.
mistake-why = { $could } % de chances de gagner avec <b>{ $better }</b>, { $was } % avec <b>{ $played }</b>, ton coup dans la partie.
mistake-back =
    { $days ->
        [one] ⏳ Ce problème revient demain.
       *[other] ⏳ Ce problème revient dans { $days } jours.
    }
mistake-retired = 🏆 Deux bonnes réponses de suite : ce problème ne reviendra plus.
mistake-next = ▶ Suite · encore { $count }
