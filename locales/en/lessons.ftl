# Lessons: what stands around the steps; the steps of each game are in lessons_<game>.ftl

command-learn = learn a game in a few minutes
learn-it = 🎓 Learn it (3 min)
learn-short = 🎓 Learn it
learn-games = 🎓 Learn a game (3 min)
lessons-title = 🎓 <b>Learn a game</b>
lessons-which = Short lessons with real moves, just for you. Which game do you want to learn?
lessons-unknown = I don’t have lessons for “{ $typed }”.
lessons-none = There are no lessons yet. /rules explains every game.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Tap a lesson. You can close it and come back any time.
lesson-list-done = You’ve finished every lesson. Time to play!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Next ▸
lesson-done = ✓ <b>Lesson finished!</b>
lesson-last-done = ✓ <b>That was the last lesson!</b> Now try { $game } against an easy computer.
lesson-badge = 🎖 New badge: <b>{ $badge }</b>
lesson-next = Next: { $title } ▸
lesson-play = ▶ Play an easy computer
lesson-all = ← Lessons
lesson-games = ← Games
lesson-learner = You
lesson-name-1 = Ann
lesson-name-2 = Bola
lesson-name-3 = Chidi
lesson-name-4 = Dora
lesson-name-5 = Emeka
