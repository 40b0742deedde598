somebody = кто-то
pool-whot = Whot, от трёх игроков
pool-whot-2 = Whot, вдвоём
command-me = посмотреть свой рейтинг, победы и значки
command-top = узнать, кто лучше всех в группе
command-games = посмотреть последние партии
lobby-rated = 🏅 на рейтинг
lobby-rated-from-two = 🏅 на рейтинг, если людей двое или больше
lobby-for-fun =
    🏠 без рейтинга{ $why ->
        [house] : домашние правила
        [clock] : без ограничения времени
       *[other] { "" }
    }
play-for-fun = 🏠 Без рейтинга
rate-again = 🏅 На рейтинг
done-for-fun = ✓ Эта партия без рейтинга
done-rated = ✓ Эта партия идёт в рейтинг
often-leaves = ⚠️ { $who } часто уходит раньше времени.
result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Без рейтинга{ $why ->
        [house] : домашние правила
        [clock] : без ограничения времени
        [short] : слишком коротко
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown =
    👑 { $month }: { $who } ({ $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    })
month-1 = Январь
month-2 = Февраль
month-3 = Март
month-4 = Апрель
month-5 = Май
month-6 = Июнь
month-7 = Июль
month-8 = Август
month-9 = Сентябрь
month-10 = Октябрь
month-11 = Ноябрь
month-12 = Декабрь
me-title = 👤 <b>{ $name }</b> · в этой группе
me-title-private = 👤 <b>{ $name }</b> · против компьютера
me-title-everywhere = 👤 <b>{ $name }</b> · во всех группах
me-nothing = Здесь у тебя ещё нет законченных партий. Отправь /newgame, чтобы начать.
me-pool-rated =
    <b>{ $pool }</b>: { $rating } · { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
me-pool =
    <b>{ $pool }</b>: { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
me-won = побед { $won }%, при равных шансах было бы { $share }%
me-rating-how = Рейтинг начинается с 1500. ± показывает, насколько он пока может быть неточным, ? значит, что он ещё не устоялся.
me-finishes = 🏁 доиграно { $percent }%
me-answers = ход в среднем за { $seconds } с
me-badges = 🎖 Значки: { $count } из { $most }
privacy-button = 🛡 Что я храню
me-everywhere = 🌍 Во всех группах
my-games = 📜 Мои партии
badges-button = 🎖 Значки
top-title-month = 🏆 <b>{ $pool }</b> · за месяц
top-title-ever = 🏆 <b>{ $pool }</b> · за всё время
top-month = { $who } · побед { $won } из { $count }
top-ever =
    { $who } · { $rating } · { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
top-ever-few = { $who } · { $rating } · партий { $count } из { $most }
top-streak = 🔥 побед подряд: { $count }
top-nothing = В этой таблице пока никого. Доиграй партию, и попадёшь в неё.
top-month-button = 📅 За месяц
top-ever-button = 🏅 За всё время
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Показать группе
top-shown = ✓ Группа это видит
top-shown-lately = Таблицу недавно показывали. Раза в 10 минут хватит.
top-on = С /top
top-off = Без /top
top-is-off = В этой группе таблица выключена. Включить её может админ: /settings.
games-title = 📜 <b>Последние партии здесь</b>
games-title-mine = 📜 <b>Твои последние партии здесь</b>
games-line = { $number }. { $told }
games-none = Законченных партий пока нет. Отправь /newgame, чтобы начать.
games-all = Все партии
games-mine = Мои партии
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 ничья · { $when }
game-told-ended = <b>{ $game }</b> · прервана · { $when }
game-of-older-rules = Эта партия сыграна по старым правилам, её уже не открыть.
badges-title = 🎖 <b>Значки: { $count } из { $most }</b>
badges-open = Ещё впереди:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Первая партия
badge-games-1-about = доиграть партию
badge-games-10 = Завсегдатай
badge-games-10-about = доиграть 10 партий
badge-games-50 = Часть интерьера
badge-games-50-about = доиграть 50 партий
badge-games-100 = Сто вечеров
badge-games-100-about = доиграть 100 партий
badge-games-500 = Легенда стола
badge-games-500-about = доиграть 500 партий
badge-wins-1 = Первая победа
badge-wins-1-about = выиграть партию
badge-wins-10 = Десять побед
badge-wins-10-about = выиграть 10 партий
badge-wins-50 = Полсотни побед
badge-wins-50-about = выиграть 50 партий
badge-wins-100 = Сотня побед
badge-wins-100-about = выиграть 100 партий
badge-row-3 = Хет-трик
badge-row-3-about = выиграть 3 партии подряд
badge-row-5 = В ударе
badge-row-5-about = выиграть 5 партий подряд
badge-row-10 = Не остановить
badge-row-10-about = выиграть 10 партий подряд
badge-won-whot = Последняя карта
badge-won-whot-about = выиграть в Whot последней картой
badge-won-caesar = Триумф
badge-won-caesar-about = победить в «Цезаре и Клеопатре»
badge-won-deerportal = Милость Бога-оленя
badge-won-deerportal-about = выиграть партию в DeerPortal
badge-won-rally = Раньше всех на финише
badge-won-rally-about = выиграть в «Ралли», придя к финишу раньше всех
badge-won-differo = Прорыв
badge-won-differo-about = выиграть в Differo, дойдя до цели
badge-won-all = На все руки
badge-won-all-about = выиграть в каждой из пяти игр
badge-learned = Диплом «{ $game }»
badge-learned-about = пройти все уроки игры «{ $game }»
badge-beat-hard = Крепче стали
badge-beat-hard-about = занять место выше сильного компьютера
badge-full-table = Полный стол
badge-full-table-about = победить, когда соперников четверо или больше
badge-giant = Гроза великанов
badge-giant-about = обыграть того, чей рейтинг выше хотя бы на 200 очков
badge-met-10 = Широкий круг знакомств
badge-met-10-about = сыграть с 10 разными людьми
badge-met-25 = Душа компании
badge-met-25-about = сыграть с 25 разными людьми
badge-week = Неделя без выходных
badge-week-about = играть 7 дней подряд
badge-night = Ночная сова
badge-night-about = победить между 2 и 5 часами ночи (UTC)
badge-phoenix = Феникс
badge-phoenix-about = победить после 5 поражений подряд
badge-dead-heat = Ноздря в ноздрю
badge-dead-heat-about = разделить первое место со всеми
badge-fast = Молния
badge-fast-about = победить, тратя меньше 3 с на ход
badge-marathon = Марафон
badge-marathon-about = доиграть партию в 200 ходов или больше
badge-last-again = Умеет проигрывать
badge-last-again-about = 3 раза подряд быть на последнем месте и доиграть до конца
command-nickname = выбрать прозвище для мировой таблицы
world-button = 🌍 Мир
world-title = 🌍 <b>{ $pool }</b> · все группы
world-line = { $place } { $who } · { $rating }
world-nobody = Здесь пока никого. Нужны устоявшийся рейтинг, 5 соперников, 2 группы и прозвище.
world-how = Хочешь сюда? Чтобы выбрать прозвище, отправь <code>/nickname</code>
nickname-chosen = 🌍 В мировой таблице ты будешь как <b>{ $nickname }</b>, когда рейтинг устоится и наберётся 5 соперников хотя бы в 2 группах. Чтобы уйти из неё, отправь <code>/nickname off</code>
nickname-none = 🌍 В мировой таблице тебя нет. Чтобы попасть в неё, отправь <code>/nickname</code> и любое прозвище. Видны будут только оно и твой рейтинг, но не имя в Telegram.
nickname-needs-letters = В прозвище нужно хотя бы 2 буквы.
nickname-taken = Такое прозвище уже занято. Выбери другое.
