command-learn = apprendre un jeu en quelques minutes
learn-it = 🎓 Apprendre (3 min)
learn-short = 🎓 Apprendre
learn-games = 🎓 Apprendre un jeu (3 min)
lessons-title = 🎓 <b>Apprendre un jeu</b>
lessons-which = De courtes leçons avec de vrais coups, rien que pour toi. Quel jeu veux-tu apprendre ?
lessons-unknown = Je n’ai pas de leçons pour « { $typed } ».
lessons-none = Il n’y a pas encore de leçons. /rules explique chaque jeu.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Appuie sur une leçon. Tu peux la fermer et y revenir quand tu veux.
lesson-list-done = Tu as fini toutes les leçons. Place au jeu !
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Suite ▸
lesson-done = ✓ <b>Leçon finie !</b>
lesson-last-done = ✓ <b>C’était la dernière leçon !</b> Essaie maintenant { $game } contre un ordi facile.
lesson-badge = 🎖 Nouveau badge : <b>{ $badge }</b>
lesson-next = Suite : { $title } ▸
lesson-play = ▶ Défier un ordi facile
lesson-all = ← Leçons
lesson-games = ← Jeux
lesson-learner = Toi
lesson-name-1 = Léa
lesson-name-2 = Hugo
lesson-name-3 = Inès
lesson-name-4 = Sami
lesson-name-5 = Zoé
