game-deerportal-about = Спеши к порталу, собирай алмазы и стравливай стихии между собой.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, портал, олень
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Цель:</b> собрать к концу больше всех алмазов 💎.

    У каждого игрока свой путь: от угла (клетка 0) до портала 🌀 в середине (клетка 40). Пути не пересекаются, так что твой путь никто не перекроет.

    <b>Твой ход</b>
    1. Брось кубик 🎲.
    2. Иди <b>вперёд или назад</b> на весь бросок. Стоять на месте нельзя. Если назад места не хватает, пойдёшь вперёд автоматически. А в портал попадёшь, даже если выпало больше, чем нужно.
    3. Важна только клетка, где ты <b>остановишься</b>. Алмаз на ней — твой. Руна на ней запускает карту (следующая страница).

    <b>Конец:</b> кто раньше всех войдёт в портал, получает 5 алмазов и включает режим оленя 🦌. Потом ещё 16 ходов на всех (меньше, если в портале уже все), и алмазы считают. У кого больше всех, тот и победил!
game-deerportal-rules-2 =
    📖 <b>Руны и карты</b>

    В начале на каждом пути 12 алмазов и 16 рун. Каждая руна принадлежит стихии: 💧 Вода, 🌱 Земля, 🔥 Огонь или 💨 Воздух. Остановишься на руне — по её стихии ударит верхняя карта её стопки (верхние карты видны всем):

    • <b>Заморозка</b> ❄️: игрок этой стихии пропускает ход. Две заморозки — два хода.
    • <b>Минус руна</b>: с пути этого игрока исчезает 1 руна.
    • <b>Забрать 1 алмаз</b>: ты получаешь 1, даже если на том пути их больше нет.
    • <b>Забрать 2 алмаза</b>: ты получаешь столько, сколько там осталось, но не больше 2.

    Собранное не отнимут: карты берут только то, что ещё лежит на пути. Руна <b>своей</b> стихии ничего не делает, но карта тратится. Когда в стопке кончится последняя карта (32-я), все её руны исчезнут.

    🧘 <b>Медитация:</b> вернись в свой угол точным броском, и твой путь снова полон, как в начале.
game-deerportal-rules-3 =
    📖 <b>Портал и конец игры</b>

    🌀 Войти в портал можно, как только хватит броска. Кто войдёт <b>раньше всех</b>, получает 5 алмазов, остальные — ничего. В портале твои алмазы при тебе, ходов у тебя больше нет, заморозить тебя нельзя, а всё, что осталось на твоём пути, исчезает.

    🦌 <b>Режим оленя</b> длится 16 ходов, по 4 на каждое место. Пропущенные ходы считаются, и ходы тех, кто уже в портале, тоже.

    💠 <b>Большой алмаз</b> стоит ещё 3. Взять его может только Огонь 🔥: нужно войти в портал раньше всех, когда алмазов больше, чем у любого другого.

    <b>Кто побеждает?</b> Игрок, у которого больше всех алмазов, — Бог-олень 🦌, даже если до портала не дошёл. При равенстве выше те, кто дошёл, в порядке прихода. Остальные дошедшие — монахи 🙏.

    Свободные места занимают компьютеры. Времена года меняют только вид доски.
open-deerportal = 🧭 Мой ход
level-document = классический
level-document-help = 🤖 <b>классический</b> играет по простому правилу: идёт туда, где есть что взять, а если нечего, бросает монетку. Наперёд никогда не думает.
deerportal-water = 💧 Вода
deerportal-earth = 🌱 Земля
deerportal-fire = 🔥 Огонь
deerportal-air = 💨 Воздух
deerportal-stop = заморозка
deerportal-card = минус руна
deerportal-diamond = забрать 1 алмаз
deerportal-diamonds = забрать 2 алмаза
deerportal-spring = 🌸 Весна
deerportal-summer = ☀️ Лето
deerportal-fall = 🍂 Осень
deerportal-winter = ❄️ Зима
deerportal-time =
    { $season } · круг { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Режим оленя</b>: последний ход
        [one] { " " }· 🦌 <b>Режим оленя</b>: после этого ещё { $left } ход
        [few] { " " }· 🦌 <b>Режим оленя</b>: после этого ещё { $left } хода
       *[many] { " " }· 🦌 <b>Режим оленя</b>: после этого ещё { $left } ходов
    }
deerportal-over = 🏁 Алмазы посчитаны
deerportal-piles = 🎴 Что сейчас делают руны: { $cards }
deerportal-big = 💠 Большой алмаз ещё в портале: он стоит 3, взять может { $who }
deerportal-sides = 🤝 Алмазы: 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } вперёд, до клетки { $last }: { $things ->
        [none] пусто
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } назад, до клетки { $last }: { $things ->
        [none] пусто
       *[other] { $things }
    }
deerportal-still = 💎 ещё лежит: { $counts }
deerportal-at = { $mark } клетка { $field } из { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 в портале · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [1] пропускает ход
        [one] пропускает { $turns } ход
        [few] пропускает { $turns } хода
       *[many] пропускает { $turns } ходов
    }
deerportal-score =
    { $team ->
        [yes] команда:{ " " }
       *[no] { "" }
    }{ $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
       *[many] { $count } алмазов
    }
deerportal-title-god = 🦌 <b>Бог-олень</b> · 💎 { $count }
deerportal-title-monk = 🙏 Монах: путь до портала пройден · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Выход раньше времени
       *[no] 🌾 Без портала
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Без портала
   *[other] 🌀 в портале под номером { $number }
}
deerportal-together = 🤝 { $count } вместе
deerportal-roll = 🎲 Бросить
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] заморозка { $element } ❄️
        [card] { $element } минус руна
        [diamond] 1 💎 от { $element }
        [diamonds] { $count } 💎 от { $element }
       *[none] { $element } впустую
    }
deerportal-portal =
    🌀 портал{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 медитация
deerportal-ends = { $move } · конец партии
deerportal-said =
    { $way ->
        [back] назад
       *[forward] вперёд
    } { $place ->
        [portal] в портал 🌀
        [corner] в свой угол (🧘 медитация)
        [diamond] на клетку { $field } (алмаз 💎)
        [own] на клетку { $field } (руна своей стихии, { $element }: впустую)
        [rune] на клетку { $field } (руна, { $element }: { $card })
       *[nothing] на клетку { $field } (пусто)
    }
deerportal-ask-roll = <b>Твой ход:</b> брось кубик.
deerportal-ask-way = 🎲 <b>Выпало { $number }: вперёд или назад?</b>
event-deerportal-rolled = 🎲 { $seat } { ty-vybrasyvaet } { $number }.
event-deerportal-moved =
    { $rolled ->
        [0] { $seat } { ty-idyot }
       *[other] { $seat } { ty-vybrasyvaet } { $rolled } и { ty-idyot }
    }{ $way ->
        [back] { " " }назад
       *[forward] { "" }
    } { $place ->
        [portal] в портал
        [corner] в угол
       *[field] на клетку { $end }
    }{ $found ->
        [diamond] : там алмаз 💎.
        [own] : там руна своей стихии, впустую.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { $seat } { WHO($seat) ->
        [you] медитируешь: твой путь
       *[other] медитирует: путь
    } снова полон.
event-deerportal-found_big =
    💠 { $seat } { ty-zabiraet } большой алмаз: { $count ->
        [one] { $count } алмаз!
        [few] { $count } алмаза!
       *[many] { $count } алмазов!
    }
event-deerportal-found_diamond =
    💎 { $seat } { WHO($seat) ->
        [you] находишь
       *[other] находит
    } алмаз.
event-deerportal-drew =
    { $what ->
        [own]
            { $seat } { WHO($seat) ->
                [you] запускаешь
               *[other] запускает
            } руну своей стихии { $mark }: впустую.
        [frozen]
            { $seat } { WHO($seat) ->
                [you] морозишь
               *[other] морозит
            } руной стихию { $mark }: { WHO($target) ->
                [you] ты пропускаешь
               *[other] { $target } пропускает
            } ход ❄️.
        [lost]
            { $seat } { WHO($seat) ->
                [you] бьёшь
               *[other] бьёт
            } руной: на { WHO($target) ->
                [you] твоём пути { $mark }
               *[other] пути { $mark } ({ $target })
            } одной руной меньше.
        [lost-nobody]
            { $seat } { WHO($seat) ->
                [you] бьёшь
               *[other] бьёт
            } руной по стихии { $element } { $mark }: на её пути одной руной меньше.
        [won]
            { $seat } { ty-zabiraet } { $gained ->
                [one] { $gained } алмаз
                [few] { $gained } алмаза
               *[many] { $gained } алмазов
            } { WHO($target) ->
                [you] с твоего пути { $mark }.
               *[other] с пути { $mark } ({ $target }).
            }
        [won-nobody]
            { $seat } { ty-zabiraet } { $gained ->
                [one] { $gained } алмаз
                [few] { $gained } алмаза
               *[many] { $gained } алмазов
            } с пути стихии { $element } { $mark }.
        [won-anyway]
            { $seat } { WHO($seat) ->
                [you] получаешь
               *[other] получает
            } 1 алмаз, хотя на пути стихии { $element } { $mark } их уже нет.
        [no-diamond]
            { $seat } { WHO($seat) ->
                [you] запускаешь
               *[other] запускает
            } руну впустую: на пути стихии { $element } { $mark } больше нет алмазов.
        [no-rune]
            { $seat } { WHO($seat) ->
                [you] запускаешь
               *[other] запускает
            } руну впустую: на пути стихии { $element } { $mark } больше нет рун.
       *[no-one]
            { $seat } { WHO($seat) ->
                [you] запускаешь
               *[other] запускает
            } руну впустую: на пути стихии { $element } { $mark } никого нет.
    }{ $was_last ->
        [yes] { " " }Это последняя карта стопки, так что все руны { $mark } исчезают.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { $rolled ->
        [0]
            { $seat } { WHO($seat) ->
                [you] входишь
               *[other] входит
            } в портал
       *[other]
            { $seat } { ty-vybrasyvaet } { $rolled } и { WHO($seat) ->
                [you] входишь
               *[other] входит
            } в портал
    }{ $place ->
        [1]
            { " " }раньше всех, { $bonus ->
                [one] { $bonus } алмаз!
                [few] { $bonus } алмаза!
               *[many] { $bonus } алмазов!
            }
       *[other] .
    }
event-deerportal-deer_mode =
    🦌 Начинается режим оленя: { $turns ->
        [one] остался { $turns } ход
        [few] осталось { $turns } хода
       *[many] осталось { $turns } ходов
    } на всех.
event-deerportal-missed =
    ❄️ { $seat } { ty-propuskaet } ход{ $left ->
        [0] .
        [one] , и впереди ещё { $left } пропуск.
        [few] , и впереди ещё { $left } пропуска.
       *[many] , и впереди ещё { $left } пропусков.
    }
event-deerportal-season_began = { $season } на дворе.
event-deerportal-left =
    { $seat } { ty-vykhodit } из игры и { WHO($seat) ->
        [you] уносишь
       *[other] уносит
    } свои алмазы.
event-deerportal-ended = Партия окончена.
reason-deerportal-all_home =
    🌀 Все в портале. { $count ->
        [1] Побеждает { $winners }, отныне 🦌 Бог-олень!
       *[other] Вместе побеждают { $winners }, отныне 🦌 Боги-олени!
    }
reason-deerportal-deer_mode =
    🦌 Режим оленя окончен. { $count ->
        [1] Побеждает { $winners }, отныне Бог-олень!
       *[other] Вместе побеждают { $winners }, отныне Боги-олени!
    }
reason-deerportal-last_standing = Остальные вышли из игры: побеждает { $winners }!
rule-deerportal-fair_centre = Большой алмаз для всех
rule-deerportal-fair_centre-help = Большой алмаз может взять любой, не только Огонь. Войди в портал, когда алмазов у тебя больше, чем у любого другого.
rule-deerportal-portal_required = Портал или ничего
rule-deerportal-portal_required-help = Кто не дошёл до портала, стоит ниже всех дошедших, сколько бы алмазов ни было.
rule-deerportal-quick = Быстрая партия
rule-deerportal-quick-help = Все начинают с полпути, с клетки 20.
rule-deerportal-no_bots = Свободные места пустуют
rule-deerportal-no_bots-help = Компьютеры играют, только если их добавить. Стихии раздают в том порядке, в каком садятся игроки: Вода, Земля, Огонь, Воздух. Режим оленя длится по 4 хода на игрока.
rule-deerportal-random_bonus = За портал 5 или 6
rule-deerportal-random_bonus-help = Кто раньше всех войдёт в портал, получает 5 или 6 алмазов: как повезёт.
rule-deerportal-teams = Две команды
rule-deerportal-teams-help = Вместе играют противоположные углы: Вода с Огнём, Земля с Воздухом. Алмазы команды складывают.
deerportal-day-1-2 = Фригг снова садится за прялку
deerportal-day-1-6 = Кельтский день Триединой богини
deerportal-day-1-10 = День святого Герайнта
deerportal-day-1-13 = Мидвинтерблот, жертва в середине зимы
deerportal-day-1-20 = Снова Мидвинтерблот, по другому календарю
deerportal-day-1-22 = Праздник муз
deerportal-day-1-25 = Старинный праздник Дистинг
deerportal-day-1-30 = Ап-Хелли-Аа, старинный праздник огня
deerportal-day-1-31 = День в честь валькирий
deerportal-day-2-2 = Первая середина между поворотами года · Имболк, праздник Бригиты
deerportal-day-2-11 = День, когда запевают птицы
deerportal-day-2-14 = Праздник Вали
deerportal-day-3-2 = День ворон
deerportal-day-3-13 = Бургзондег: солнце рождается заново, близко весна
deerportal-day-3-17 = Трефуилнгид, ныне День святого Патрика
deerportal-day-3-18 = День Шилы
deerportal-day-3-19 = Первый поворот года: весеннее равноденствие
deerportal-day-3-20 = Праздник Идунн
deerportal-day-3-21 = Остара, саксонская богиня весны
deerportal-day-4-30 = Канун мая, Вальпургиева ночь
deerportal-day-5-1 = Белтейн, кельтский праздник костров
deerportal-day-5-4 = Вторая середина между поворотами года
deerportal-day-5-12 = Кошачий парад
deerportal-day-5-14 = Праздник полуночного солнца
deerportal-day-5-18 = Праздник Кернунна, рогатого бога
deerportal-day-5-20 = Праздник Мьёльнира, молота Тора
deerportal-day-5-24 = День матери в честь Триединой богини
deerportal-day-6-20 = Второй поворот года: летнее солнцестояние
deerportal-day-6-21 = Лита, самый длинный день
deerportal-day-6-23 = Канун Иванова дня, середина лета
deerportal-day-8-1 = Лугнасад, летние игры Луга, бога солнца
deerportal-day-8-2 = День леди Годивы
deerportal-day-8-4 = Лох-мо-Нар и его целебная вода
deerportal-day-8-5 = Третья середина между поворотами года
deerportal-day-8-10 = Ярмарка Пака
deerportal-day-8-14 = День Человека-репейника
deerportal-day-8-17 = Испытание Одина
deerportal-day-8-23 = Праздник Ильматар
deerportal-day-8-28 = Фрей Факси, день Фрейра
deerportal-day-8-29 = Праздник Урд
deerportal-day-9-21 = Третий поворот года: осеннее равноденствие
deerportal-day-10-8 = День Эрика Рыжего
deerportal-day-10-9 = День Лейфа Эрикссона
deerportal-day-10-11 = Старая Хозяйка деревьев
deerportal-day-10-14 = Зимние ночи: урожай убран
deerportal-day-10-18 = Большая ярмарка рогов
deerportal-day-10-24 = Праздник духов воздуха
deerportal-day-10-27 = Аллантайд, когда дарят друг другу яблоки Аллана
deerportal-day-10-31 = Канун Дня всех святых
deerportal-day-11-1 = Самайн: солнце уходит, начинается кельтский год
deerportal-day-11-5 = Четвёртая середина между поворотами года
deerportal-day-12-6 = День святого Николая: в его облике Один ведёт охоту
deerportal-day-12-9 = Большая уборка к Йолю: датчане несут воду для праздничного эля
deerportal-day-12-13 = Дикая охота Одина
deerportal-day-12-18 = Праздник Эпоны
deerportal-day-12-20 = Четвёртый поворот года: зимнее солнцестояние
deerportal-day-12-21 = Праздник Бейвы · Йоль, двенадцать дней колеса
deerportal-not-rolled = Сначала брось кубик: /move бросить
deerportal-tap-way = Кубик уже брошен. Нажми, куда хочешь пойти.
deerportal-has-rolled = Кубик уже брошен. Отправь /move вперёд или /move назад
typed-deerportal = Можно написать три слова: бросить, вперёд, назад.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: бросить брось бросаю кубик
    forward: вперёд
    back: назад
