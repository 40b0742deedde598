command-learn = навчитися гри за кілька хвилин
learn-it = 🎓 Навчитися (3 хв)
learn-short = 🎓 Навчитися
learn-games = 🎓 Навчитися гри (3 хв)
lessons-title = 🎓 <b>Навчитися гри</b>
lessons-which = Короткі уроки зі справжніми ходами, лише для тебе. Якої гри хочеш навчитися?
lessons-unknown = Уроків для «{ $typed }» у мене немає.
lessons-none = Уроків поки що немає. Усі ігри пояснює /rules.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Натисни на урок. Його можна закрити й повернутися будь-коли.
lesson-list-done = Усі уроки пройдено. Час грати!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Далі ▸
lesson-done = ✓ <b>Урок пройдено!</b>
lesson-last-done = ✓ <b>Це був останній урок!</b> Тепер зіграй із комп’ютером легкого рівня: { $game }.
lesson-badge = 🎖 Нова відзнака: <b>{ $badge }</b>
lesson-next = Далі: { $title } ▸
lesson-play = ▶ Проти легкого комп’ютера
lesson-all = ← Уроки
lesson-games = ← Ігри
lesson-learner = Ти
lesson-name-1 = Оля
lesson-name-2 = Тарас
lesson-name-3 = Леся
lesson-name-4 = Остап
lesson-name-5 = Дана
