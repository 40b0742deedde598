# Lektionen: was um die Schritte herum steht; die Schritte jedes Spiels stehen in lessons_<spiel>.ftl

command-learn = ein Spiel in wenigen Minuten lernen
learn-it = 🎓 Lernen (3 min)
learn-short = 🎓 Lernen
learn-games = 🎓 Ein Spiel lernen (3 min)
lessons-title = 🎓 <b>Ein Spiel lernen</b>
lessons-which = Kurze Lektionen mit echten Zügen, nur für dich. Welches Spiel möchtest du lernen?
lessons-unknown = Für „{ $typed }“ habe ich keine Lektionen.
lessons-none = Es gibt noch keine Lektionen. Mit /rules erkläre ich dir jedes Spiel.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Tipp eine Lektion an. Du kannst sie jederzeit schließen und später wiederkommen.
lesson-list-done = Du hast alle Lektionen geschafft. Jetzt wird gespielt!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Weiter ▸
lesson-done = ✓ <b>Lektion geschafft!</b>
lesson-last-done = ✓ <b>Das war die letzte Lektion!</b> Probier { $game } jetzt gegen einen leichten Computer aus.
lesson-badge = 🎖 Neues Abzeichen: <b>{ $badge }</b>
lesson-next = Weiter: { $title } ▸
lesson-play = ▶ Gegen leichten Computer
lesson-all = ← Lektionen
lesson-games = ← Spiele
lesson-learner = Du
lesson-name-1 = Ann
lesson-name-2 = Bola
lesson-name-3 = Chidi
lesson-name-4 = Dora
lesson-name-5 = Emeka
