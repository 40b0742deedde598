lobby-title = 🎲 <b>{ $game }</b> · гравців: { $seats }
lobby-sits =
    { $count ->
        [0] За столом поки що нікого
       *[other]
            { $full ->
                [yes] Усі місця зайнято: { $most }
               *[no] Зайнято місць: { $count } з { $most }
            }
    } · ⏳ На хід: { $pace }
lobby-rematch = 🔁 Реванш: натисни «Граю», щоб зіграти ще раз. Хто не натисне, той не грає.
seat-kept = місце тримаємо
lobby-house-rules = 🏠 Домашні правила: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] { $count } вільне місце займе комп’ютер ({ $level }).
        [few] { $count } вільні місця займуть комп’ютери ({ $level }).
       *[many] { $count } вільних місць займуть комп’ютери ({ $level }).
    }
lobby-hands = 🃏 Твої карти з’являться тут, бачитимеш їх лише ти. <a href="{ $link }">Краще в приватному чаті?</a>
lobby-no-hands = 🃏 У цій групі Telegram не може показати карти лише тобі. Поглянь на свої кнопкою під столом або в <a href="{ $link }">приватному чаті</a>.
lobby-suggestion = 💡 { $who } пропонує гру { $game }.
lobby-closed = Цей стіл закрито. Надішли /newgame, щоб відкрити новий.
join = 🪑 Граю
start = ▶ Почати
more = ⋯ Ще
switch-to = 💡 Перейти: { $game }
speak-here = 🌍 { $language } у цьому чаті?
speak-here-no = Ні
language-kept = Гаразд, більше не питатиму. Адміни можуть змінити мову в /settings.
more-title = ⋯ <b>{ $game }</b> · до початку
more-how = Натисни на те, що хочеш змінити.
more-read = Змінити це можуть лише хост і адміни. Ти можеш запропонувати іншу гру.
more-games = 🎲 Ігри
more-computers = 🤖 Комп’ютери
more-pace = ⏳ Час на хід
more-roles = 🎭 Обрати сторону
more-fair = 🔒 Чесна гра
leave = 🚪 Вийти
more-games-title = 🎲 <b>Ігри</b>
more-games-lead = Натисни на гру, щоб перейти до неї.
more-games-suggest = Натисни на гру, щоб її запропонувати. Вирішує хост: { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Комп’ютери</b>: { $count }
more-computers-how = Натисни на рівень, щоб додати комп’ютер.
add-computer = + 🤖 { $level }
remove-computer = − Комп’ютер
more-pace-title = ⏳ <b>Час на хід</b>: { $pace }
more-pace-how = Це лише для цього столу. Для всіх партій час міняють адміни: /settings.
lobby-roles = 🎭 Обери сторону. Хост обирає раніше за всіх. Сторони, яких ніхто не взяв, роздаються за порядком місць.
fair-play-title = 🔒 <b>Чесна гра</b>
fair-play-sealed =
    { $luck ->
        [no] Хто за яку сторону грає,
       *[yes] Усе випадкове в цій партії
    } визначено наперед: { $seal }

    Усе береться з одного таємного числа. Я загадую його ще до того, як хтось сяде за стіл, і цей код — доказ. Після партії я покажу число, і кожен зможе перевірити, чи воно збігається з кодом. Тож підмінити його посеред партії не може ніхто, навіть я.
copy-commitment = 🔒 Скопіювати код
done-suggested = 💡 Ти пропонуєш: { $game }
done-suggestion-withdrawn = ✓ Пропозицію знято
done-joined-next = ✓ Ти в списку на наступну партію
joined-for-a-computer = Вільних місць не було, тож ти граєш замість комп’ютера.
played-on-for-a-computer = ✓ Ти граєш замість комп’ютера
late = Партія вже почалася. Ти в списку на наступну.
late-with-seats = Партія вже почалася. Ти в списку на наступну. Щоб грати вже зараз, сядь замість комп’ютера:
late-leave = Не цього разу
take-over = { $name }
lobby-stands = Тут уже є стіл. Натисни «Граю».
playing-stands = Тут уже триває партія. Натисни «Граю», щоб потрапити в наступну. Закінчити цю може хост або адмін: /endgame.
asked-another = Обирає лише той, хто питає.
