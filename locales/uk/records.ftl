somebody = хтось
pool-whot = Whot, від трьох гравців
pool-whot-2 = Whot, удвох
command-me = побачити свій рейтинг, перемоги й відзнаки
command-top = дізнатися, хто в групі найкращий
command-games = переглянути останні партії
lobby-rated = 🏅 на рейтинг
lobby-rated-from-two = 🏅 на рейтинг, якщо людей двоє або більше
lobby-for-fun =
    🏠 без рейтингу{ $why ->
        [house] : домашні правила
        [clock] : без обмеження часу
       *[other] { "" }
    }
play-for-fun = 🏠 Без рейтингу
rate-again = 🏅 На рейтинг
done-for-fun = ✓ Ця партія без рейтингу
done-rated = ✓ Ця партія на рейтинг
often-leaves = ⚠️ { $who } часто не дограє партій.
result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Без рейтингу{ $why ->
        [house] : домашні правила
        [clock] : без обмеження часу
        [short] : закоротка партія
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown =
    👑 { $month }: { $who } ({ $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    })
month-1 = Січень
month-2 = Лютий
month-3 = Березень
month-4 = Квітень
month-5 = Травень
month-6 = Червень
month-7 = Липень
month-8 = Серпень
month-9 = Вересень
month-10 = Жовтень
month-11 = Листопад
month-12 = Грудень
me-title = 👤 <b>{ $name }</b> · у цій групі
me-title-private = 👤 <b>{ $name }</b> · проти комп’ютера
me-title-everywhere = 👤 <b>{ $name }</b> · в усіх групах
me-nothing = Тут у тебе ще немає дограних партій. Надішли /newgame, щоб почати.
me-pool-rated =
    <b>{ $pool }</b>: { $rating } · { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
me-pool =
    <b>{ $pool }</b>: { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
me-won = перемог { $won }%, за рівних шансів було б { $share }%
me-rating-how = Рейтинг починається з 1500. ± — це його можлива похибка, ? означає, що він ще не усталився.
me-finishes = 🏁 дограно { $percent }%
me-answers = хід у середньому за { $seconds } с
me-badges = 🎖 Відзнаки: { $count } з { $most }
privacy-button = 🛡 Що я зберігаю
me-everywhere = 🌍 В усіх групах
my-games = 📜 Мої партії
badges-button = 🎖 Відзнаки
top-title-month = 🏆 <b>{ $pool }</b> · цей місяць
top-title-ever = 🏆 <b>{ $pool }</b> · за весь час
top-month = { $who } · перемог { $won } з { $count }
top-ever =
    { $who } · { $rating } · { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
top-ever-few = { $who } · { $rating } · партій { $count } з { $most }
top-streak = 🔥 перемог поспіль: { $count }
top-nothing = У таблиці ще нікого. Дограй партію — і ти в ній.
top-month-button = 📅 Цей місяць
top-ever-button = 🏅 За весь час
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Показати групі
top-shown = ✓ Група це бачить
top-shown-lately = Таблицю нещодавно показували. Раз на 10 хвилин — досить.
top-on = З /top
top-off = Без /top
top-is-off = У цій групі таблицю вимкнено. Увімкнути її може адмін: /settings.
games-title = 📜 <b>Останні партії тут</b>
games-title-mine = 📜 <b>Твої останні партії тут</b>
games-line = { $number }. { $told }
games-none = Дограних партій поки що немає. Надішли /newgame, щоб почати.
games-all = Усі партії
games-mine = Мої партії
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 нічия · { $when }
game-told-ended = <b>{ $game }</b> · перервано · { $when }
game-of-older-rules = Цю партію зіграно за старими правилами, відкрити її вже не можна.
badges-title = 🎖 <b>Відзнаки: { $count } з { $most }</b>
badges-open = Ще попереду:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Перша партія
badge-games-1-about = дограти партію
badge-games-10 = Своя людина
badge-games-10-about = дограти 10 партій
badge-games-50 = Частина інтер’єру
badge-games-50-about = дограти 50 партій
badge-games-100 = Сто вечорів
badge-games-100-about = дограти 100 партій
badge-games-500 = Легенда столу
badge-games-500-about = дограти 500 партій
badge-wins-1 = Перша перемога
badge-wins-1-about = виграти партію
badge-wins-10 = Десять перемог
badge-wins-10-about = виграти 10 партій
badge-wins-50 = Пів сотні перемог
badge-wins-50-about = виграти 50 партій
badge-wins-100 = Сотня перемог
badge-wins-100-about = виграти 100 партій
badge-row-3 = Хет-трик
badge-row-3-about = виграти 3 партії поспіль
badge-row-5 = На коні
badge-row-5-about = виграти 5 партій поспіль
badge-row-10 = Не спинити
badge-row-10-about = виграти 10 партій поспіль
badge-won-whot = Остання карта
badge-won-whot-about = виграти у Whot останньою картою
badge-won-caesar = Тріумф
badge-won-caesar-about = перемогти в «Цезарі й Клеопатрі»
badge-won-deerportal = Ласка Бога-оленя
badge-won-deerportal-about = виграти партію в DeerPortal
badge-won-rally = Раніше за всіх на фініші
badge-won-rally-about = виграти в «Ралі», діставшись фінішу раніше за всіх
badge-won-differo = Прорив
badge-won-differo-about = виграти в Differo, діставшись цілі
badge-won-all = Майстер на всі руки
badge-won-all-about = виграти в кожній із п’яти ігор
badge-learned = Диплом «{ $game }»
badge-learned-about = пройти всі уроки гри «{ $game }»
badge-beat-hard = Міцніше за сталь
badge-beat-hard-about = випередити комп’ютер складного рівня
badge-full-table = Повний стіл
badge-full-table-about = перемогти за столом, де щонайменше чотири суперники
badge-giant = Гроза велетнів
badge-giant-about = обіграти когось із рейтингом, вищим щонайменше на 200
badge-met-10 = Широке коло
badge-met-10-about = зіграти з 10 різними людьми
badge-met-25 = Душа компанії
badge-met-25-about = зіграти з 25 різними людьми
badge-week = Тиждень без вихідних
badge-week-about = грати 7 днів поспіль
badge-night = Нічна сова
badge-night-about = перемогти між 2:00 і 5:00 ночі (UTC)
badge-phoenix = Фенікс
badge-phoenix-about = перемогти після 5 поразок поспіль
badge-dead-heat = Пліч-о-пліч
badge-dead-heat-about = розділити перше місце з усіма
badge-fast = Блискавка
badge-fast-about = перемогти, витрачаючи менше 3 с на хід
badge-marathon = Марафон
badge-marathon-about = дограти партію на 200 ходів або більше
badge-last-again = Олімпійський спокій
badge-last-again-about = тричі поспіль бути на останньому місці й дограти до кінця
command-nickname = обрати прізвисько для світової таблиці
world-button = 🌍 Світ
world-title = 🌍 <b>{ $pool }</b> · усі групи
world-line = { $place } { $who } · { $rating }
world-nobody = Тут поки що нікого. Треба мати усталений рейтинг, 5 суперників, 2 групи й прізвисько.
world-how = Хочеш сюди? Щоб обрати прізвисько, надішли <code>/nickname</code>
nickname-chosen = 🌍 У світовій таблиці ти будеш як <b>{ $nickname }</b>, коли рейтинг усталиться й набереться 5 суперників хоча б у 2 групах. Щоб піти з неї, надішли <code>/nickname off</code>
nickname-none = 🌍 У світовій таблиці тебе немає. Щоб потрапити до неї, надішли <code>/nickname</code> і будь-яке прізвисько. Видно буде лише його й твій рейтинг, а не ім’я в Telegram.
nickname-needs-letters = У прізвиську має бути хоча б 2 літери.
nickname-taken = Таке прізвисько вже зайняте. Обери інше.
