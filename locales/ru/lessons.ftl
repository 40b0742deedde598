command-learn = научиться игре за несколько минут
learn-it = 🎓 Научиться (3 мин)
learn-short = 🎓 Научиться
learn-games = 🎓 Научиться игре (3 мин)
lessons-title = 🎓 <b>Научиться игре</b>
lessons-which = Короткие уроки с настоящими ходами, только для тебя. Какую игру хочешь освоить?
lessons-unknown = Уроков для «{ $typed }» у меня нет.
lessons-none = Уроков пока нет. Все игры объясняет /rules.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Нажми на урок. Его можно закрыть и вернуться когда угодно.
lesson-list-done = Все уроки пройдены. Пора играть!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Дальше ▸
lesson-done = ✓ <b>Урок пройден!</b>
lesson-last-done = ✓ <b>Это был последний урок!</b> А теперь { $game } против слабого компьютера.
lesson-badge = 🎖 Новый значок: <b>{ $badge }</b>
lesson-next = Дальше: { $title } ▸
lesson-play = ▶ Против слабого компьютера
lesson-all = ← Уроки
lesson-games = ← Игры
lesson-learner = Ты
lesson-name-1 = Аня
lesson-name-2 = Боря
lesson-name-3 = Вера
lesson-name-4 = Гоша
lesson-name-5 = Даша
