lobby-title = 🎲 <b>{ $game }</b> · игроков: { $seats }
lobby-sits =
    { $count ->
        [0] За столом пока никого
       *[other]
            { $full ->
                [yes] Все места заняты: { $most }
               *[no] Занято мест: { $count } из { $most }
            }
    } · ⏳ На ход: { $pace }
lobby-rematch = 🔁 Реванш: нажми «Играю», чтобы сыграть ещё раз. Кто не нажмёт, тот не играет.
seat-kept = место придержано
lobby-house-rules = 🏠 Домашние правила: { $rules }
lobby-fills =
    🤖 { $count ->
        [1] Свободное место займёт компьютер ({ $level }).
       *[other] Свободные места ({ $count }) займут компьютеры ({ $level }).
    }
lobby-hands = 🃏 Твои карты появятся здесь, увидишь их только ты. <a href="{ $link }">Лучше в личном чате?</a>
lobby-no-hands = 🃏 В этой группе Telegram не может показать карты тебе лично. Посмотри их по кнопке под столом или получи в <a href="{ $link }">личном чате</a>.
lobby-suggestion = 💡 { $who } предлагает: { $game }.
lobby-closed = Этот стол закрыт. Отправь /newgame, чтобы открыть новый.
join = 🪑 Играю
start = ▶ Начать
more = ⋯ Ещё
switch-to = 💡 Сменить на { $game }
speak-here = 🌍 { $language } в этом чате?
speak-here-no = Нет
language-kept = Хорошо, больше не спрошу. Админы могут сменить язык в /settings.
more-title = ⋯ <b>{ $game }</b> · до начала
more-how = Нажми на то, что хочешь изменить.
more-read = Менять это могут только хост и админы. Но предложить другую игру можешь и ты.
more-games = 🎲 Игры
more-computers = 🤖 Компьютеры
more-pace = ⏳ Время на ход
more-roles = 🎭 Выбрать сторону
more-fair = 🔒 Честная игра
leave = 🚪 Выйти
more-games-title = 🎲 <b>Игры</b>
more-games-lead = Нажми на игру, чтобы перейти к ней.
more-games-suggest = Нажми на игру, чтобы её предложить. Решает хост: { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Компьютеры</b>: { $count }
more-computers-how = Нажми на уровень, чтобы добавить компьютер.
add-computer = + 🤖 { $level }
remove-computer = − Компьютер
more-pace-title = ⏳ <b>Время на ход</b>: { $pace }
more-pace-how = Только для этого стола. Для всех партий время меняют админы в настройках: /settings.
lobby-roles = 🎭 Выбирай свою сторону. Хост выбирает раньше всех. Что останется, раздадим по порядку мест.
fair-play-title = 🔒 <b>Честная игра</b>
fair-play-sealed =
    { $luck ->
        [no] Кто за какую сторону играет,
       *[yes] Всё случайное в этой партии
    } определено заранее: { $seal }

    Всё берётся из одного секретного числа. Я выбираю его ещё до того, как кто-нибудь сядет за стол, и этот код — тому доказательство. После партии я покажу число, и любой сможет проверить, что оно подходит к коду. Так что подменить его по ходу игры не может никто, даже я.
copy-commitment = 🔒 Скопировать код
done-suggested = 💡 Твоё предложение: { $game }
done-suggestion-withdrawn = ✓ Предложение снято
done-joined-next = ✓ Ты в списке на следующую партию
joined-for-a-computer = Все места были заняты, так что ты играешь вместо компьютера.
played-on-for-a-computer = ✓ Ты играешь вместо компьютера
late = Партия уже идёт. Ты в списке на следующую.
late-with-seats = Партия уже идёт. Ты в списке на следующую. Хочешь играть прямо сейчас? Сядь вместо компьютера:
late-leave = Не в этот раз
take-over = { $name }
lobby-stands = Здесь уже есть стол. Нажми «Играю».
playing-stands = Здесь уже идёт партия. Нажми «Играю», чтобы попасть в следующую. Закончить эту может хост или админ: /endgame.
asked-another = Выбирает только тот, кто спрашивает.
