command-learn = learn one game in few minutes
learn-it = 🎓 Learn am (3 min)
learn-short = 🎓 Learn am
learn-games = 🎓 Learn game (3 min)
lessons-title = 🎓 <b>Learn game</b>
lessons-which = Short lessons with real moves, just for you. Which game you wan learn?
lessons-unknown = I no get lessons for “{ $typed }”.
lessons-none = No lessons dey yet. /rules go explain every game.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Tap any lesson. You fit close am and come back anytime.
lesson-list-done = You don finish all di lessons. Oya, time to play!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Next ▸
lesson-done = ✓ <b>Lesson don finish!</b>
lesson-last-done = ✓ <b>Na di last lesson be dat!</b> Now try { $game } against easy computer.
lesson-badge = 🎖 New badge: <b>{ $badge }</b>
lesson-next = Next: { $title } ▸
lesson-play = ▶ Play easy computer
lesson-all = ← Lessons
lesson-games = ← Games
lesson-learner = You
lesson-name-1 = Ada
lesson-name-2 = Bola
lesson-name-3 = Chidi
lesson-name-4 = Dayo
lesson-name-5 = Emeka
