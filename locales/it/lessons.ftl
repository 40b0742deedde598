command-learn = impara un gioco in pochi minuti
learn-it = 🎓 Imparalo (3 min)
learn-short = 🎓 Imparalo
learn-games = 🎓 Impara un gioco (3 min)
lessons-title = 🎓 <b>Impara un gioco</b>
lessons-which = Brevi lezioni con mosse vere, solo per te. Quale gioco vuoi imparare?
lessons-unknown = Non ho lezioni per “{ $typed }”.
lessons-none = Non ci sono ancora lezioni. /rules spiega ogni gioco.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Tocca una lezione. Puoi chiuderla e tornare quando vuoi.
lesson-list-done = Hai finito tutte le lezioni. Ora si gioca!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Avanti ▸
lesson-done = ✓ <b>Lezione finita!</b>
lesson-last-done = ✓ <b>Era l’ultima lezione!</b> Ora prova { $game } contro un computer facile.
lesson-badge = 🎖 Nuova medaglia: <b>{ $badge }</b>
lesson-next = Avanti: { $title } ▸
lesson-play = ▶ Sfida un computer facile
lesson-all = ← Lezioni
lesson-games = ← Giochi
lesson-learner = Tu
lesson-name-1 = Anna
lesson-name-2 = Luca
lesson-name-3 = Chiara
lesson-name-4 = Dario
lesson-name-5 = Elena
