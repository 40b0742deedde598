game-rally-about = Перегони мапою: збери штампи на станціях і дістанься фінішу раніше за всіх.
game-rally = Ралі
game-rally-rules-1 =
    📖 <b>Ралі</b>

    <b>Мета</b>
    Збирай штампи по всій мапі. Коли їх вистачить, зазвичай 4, дістанься фінішу 🏁 раніше за всіх. Усі починають з поля зі стрілкою.

    <b>Твій хід</b>
    1. Кинь кубик.
    2. Іди дорогами рівно стільки кроків, скільки випало. Один крок — до сусідньої точки. Станції — теж точки.
    3. Якщо хід закінчився на станції, бери її штамп.

    <b>Як закінчується партія</b>
    Коли хтось дістався фінішу, коло дограють: хто в ньому ще не ходив, той ходить. На цьому партії кінець.
    Попереду ті, хто на фініші, у порядку прибуття. Решта — за кількістю штампів; у кого порівну, ті ділять місце.
    Якщо всі інші вийшли з гри, перемагає той, хто лишився.
game-rally-rules-2 =
    👣 <b>Як ходити</b>

    • <b>Зелені квадрати</b> показують, куди можна дійти за весь кидок. Ідеш туди найкоротшим шляхом, і хід на цьому закінчується.
    • <b>Сині кружечки</b> — зупинки дорогою: (2) означає через 2 кроки. Звідти обираєш знову і йдеш рештою кроків, тож маршрут можна прокласти свій. Для цього натисни <i>Зупинка дорогою…</i>
    • Пройти треба всі кроки: стояти на місці чи заощаджувати їх не можна.
    • <b>Твій слід:</b> за один хід не можна повернутися на пройдену точку, навіть на ту, звідки хід почався. Наступного ходу — можна.
    • <b>Нікуди йти?</b> Якщо це глухий кут або тебе замкнув твій же слід, решта кроків згорає, і хід закінчується там. Якщо це станція, її штамп усе одно твій.
    • Гравці одне одному не заважають: на одній точці вміститься скільки завгодно.
game-rally-rules-3 =
    🏷 <b>Штампи</b>
    • Станції — це таблички з літерою. Штамп станції твій, лише якщо хід на ній <b>закінчився</b>. Пройти повз або зупинитися дорогою — не рахується.
    • Той самий штамп двічі не візьмеш, але вистачить його всім: штампи не закінчуються.
    • Зібрати можна й більше, ніж треба.
    • 🏷 на кнопці означає: закінчиш хід там — матимеш новий штамп.

    🏁 <b>Фініш</b>
    • Доки штампів замало, він для тебе закритий.
    • Потім піти просто на нього можна, лише якщо найкоротший шлях — <b>рівно</b> стільки кроків, скільки в тебе лишилося. Якщо він коротший, зроби гак: зупинись десь дорогою так, щоб дійти до фінішу останнісіньким кроком.
    • Пройти крізь фініш не можна.
    • Після фінішу ти більше не ходиш.
game-rally-rules-4 =
    🏠 <b>Домашні правила</b>

    • <b>Мапа:</b> Старе місто (6 станцій), Сім мисів (8), Нічне небо (10) або своя: як її завантажити, розповість /map.
    • <b>Штампи для перемоги:</b> 2–6 замість 4. Якщо станцій на мапі менше, потрібні всі.
    • <b>Усі штампи:</b> потрібен штамп кожної станції.
    • <b>Два кубики:</b> кидаєш два кубики й ідеш на їхню суму.
    • <b>Легкий фініш:</b> до фінішу можна йти й із зайвими кроками. Решта згорає.
    • <b>Розворот:</b> якщо дорогою зупинитися в глухому куті, можна розвернутися й піти назад.
    • <b>Автохід, якщо нема вибору</b> (зазвичай увімкнено): якщо піти можна лише в одне місце, ти йдеш туди автоматично. Кидок і хід на фініш усе одно за тобою.
rally-example-1 = Оля
rally-example-2 = Тарас
open-rally = 🗺 Мій хід
rally-map-town = Старе місто
rally-map-island = Сім мисів
rally-map-sky = Нічне небо
rally-map-own = Своя мапа
rally-table =
    🗺 <b>{ $map }</b> · { $needed ->
        [one] { $needed } штамп відкриває
        [few] { $needed } штампи відкривають
       *[many] { $needed } штампів відкривають
    } фініш 🏁
rally-steps =
    🎲 { $dice } · <b>ще { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }</b>{ $some ->
        [0] { "" }
       *[other] . Точки рівно за { $steps ->
                [one] { $steps } крок
                [few] { $steps } кроки
               *[many] { $steps } кроків
            } немає, тож зупинися дорогою: ({ $some }) — це через { $some ->
                [one] { $some } крок
                [few] { $some } кроки
               *[many] { $some } кроків
            }.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Кроків до штампів
       *[no] { $who }, кроків до штампів
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Кроків до фінішу 🏁
       *[no] { $who }, кроків до фінішу 🏁
    }: { $steps }
rally-stampless = 🏷 дає штамп.
rally-ahead = 🧭 Куди можна дійти цим кидком, спершу найкраще. Поруч — скільки кроків звідти до наступного штампа чи фінішу:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: штамп, потім { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: фініш!
rally-ahead-stops = 🧭 Де зупинитися дорогою, спершу найкраще. Поруч — найкраща точка, на якій можна потім закінчити хід.
rally-field = точка { $number }
rally-stands =
    { $place } · { $more ->
        [yes] штампів { $held } (треба { $needed })
       *[no] штампів { $held }/{ $needed }
    }
rally-home =
    🏁 на фініші · { $held ->
        [one] { $held } штамп
        [few] { $held } штампи
       *[many] { $held } штампів
    }
rally-final =
    { $held ->
        [0] без штампів
        [one] { $held } штамп
        [few] { $held } штампи
       *[many] { $held } штампів
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home =
    🏁 на фініші, { $held ->
        [one] { $held } штамп
        [few] { $held } штампи
       *[many] { $held } штампів
    }
rally-score =
    { $held ->
        [one] { $held } штамп
        [few] { $held } штампи
       *[many] { $held } штампів
    }
rally-hand-steps =
    { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }
rally-roll = 🎲 Кинути
rally-go-field = Точка { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } з { $whole } кроків)
rally-walk-part = Зупинка дорогою…
rally-more-places = Ще { $count }…
rally-where = <b>Куди підеш?</b>
rally-rest =
    <b>Ще { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }: куди?</b>
rally-which-part =
    <b>Де зупинишся спершу?</b> ({ $some }) означає через { $some ->
        [one] { $some } крок
        [few] { $some } кроки
       *[many] { $some } кроків
    }. Потім ідеш далі, але не через свій же слід.
rally-tap-below =
    Обери, куди йти, кнопками під столом.{ $some ->
        [0] { "" }
       *[other]
            { " " }({ $some }) — зупинка там через { $some ->
                [one] { $some } крок
                [few] { $some } кроки
               *[many] { $some } кроків
            }, потім ідеш далі.
    }
rally-tap-roll = Твій хід: натисни під столом «🎲 Кинути».
rally-look = Зараз не твій хід. Таємниць у цій грі немає: на столі видно все.
event-rally-rolled = { $seat } { ty-vykydaie } 🎲 { $dice }.
event-rally-rolled_two =
    { $seat } { ty-vykydaie } 🎲 { $dice }: { $steps ->
        [one] { $steps } крок.
        [few] { $steps } кроки.
       *[many] { $steps } кроків.
    }
event-rally-walked =
    { $seat } { WHO($seat) ->
        [you] проходиш
       *[other] проходить
    } { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    } → <b>{ $to }</b>{ $left ->
        [0] .
        [one] , лишився { $left } крок.
        [few] , лишилося { $left } кроки.
       *[many] , лишилося { $left } кроків.
    }
event-rally-turn =
    { $seat } { ty-vykydaie } 🎲 { $dice } → <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 штамп { $more ->
                [yes] { $held } (треба { $needed }).
               *[no] { $held } з { $needed }.
            }
    }
event-rally-forfeited =
    { WHO($seat) ->
        [you] Тобі
       *[other] { $seat }:
    } далі нікуди, { $steps ->
        [one] { $steps } крок згорає.
        [few] { $steps } кроки згорають.
       *[many] { $steps } кроків згорає.
    }
event-rally-stamped =
    🏷 { $seat } { ty-bere } штамп на станції <b>{ $at }</b>: { $more ->
        [yes] { $held } (треба { $needed }).
       *[no] { $held } з { $needed }.
    }
event-rally-finished =
    🏁 { $seat } { $place ->
        [1]
            на фініші раніше за всіх!{ $ends ->
                [yes] { "" }
               *[no] { " " }Решта дограє коло.
            }
       *[other] теж на фініші.
    }
event-rally-left = { $seat } { ty-vykhodyt } з гри.
event-rally-ended = Партію закінчено.
reason-rally-finished = 🏁 Перемагає { $winners }: на фініші раніше за всіх!
reason-rally-last_standing = Решта вийшла з гри: перемагає { $winners }!
rule-rally-board = Мапа
rule-rally-board-help = Мапа, на якій граєте. Щоб додати свою, надішли її сюди файлом і дай на нього відповідь командою <code>/map</code>.
rule-rally-board-town = Старе місто
rule-rally-board-island = Сім мисів
rule-rally-board-sky = Нічне небо
rule-rally-board-own = 🗺 Своя мапа
rule-rally-stamps_needed = Штампи для перемоги
rule-rally-stamps_needed-help = Скільки штампів треба, щоб відкрився фініш 🏁.
rule-rally-all_stamps = Усі штампи
rule-rally-all_stamps-help = Потрібен штамп кожної станції на мапі.
rule-rally-two_dice = Два кубики
rule-rally-two_dice-help = Кидаєш два кубики й ідеш на їхню суму.
rule-rally-no_exact_finish = Легкий фініш
rule-rally-no_exact_finish-help = До фінішу 🏁 можна йти й із зайвими кроками. Решта згорає.
rule-rally-turnaround = Розворот
rule-rally-turnaround-help = Якщо дорогою зупинитися в глухому куті, можна розвернутися й піти назад.
rally-town-S = Західна брама
rally-town-A = Старий млин
rally-town-B = Чинбарня
rally-town-C = Дзвіниця
rally-town-D = Рибний базар
rally-town-E = Театр
rally-town-F = Броварня
rally-town-Z = Замок
rally-island-S = Гавань
rally-island-A = Мис Чайок
rally-island-B = Кораловий мис
rally-island-C = Північний мис
rally-island-D = Пальмовий мис
rally-island-E = Піратський мис
rally-island-F = Мис Черепах
rally-island-G = Гаряче джерело
rally-island-H = Старий храм
rally-island-Z = Маяк
rally-sky-S = Обсерваторія
rally-sky-A = Лебідь
rally-sky-B = Ліра
rally-sky-C = Орел
rally-sky-D = Кит
rally-sky-E = Скорпіон
rally-sky-F = Овен
rally-sky-G = Лев
rally-sky-H = Рак
rally-sky-I = Ведмедиця
rally-sky-J = Дракон
rally-sky-Z = Полярна зоря
map-kept =
    🗺 <b>{ $name }</b>: { $positions ->
        [one] { $positions } точка
        [few] { $positions } точки
       *[many] { $positions } точок
    }, { $stations ->
        [one] { $stations } станція
        [few] { $stations } станції
       *[many] { $stations } станцій
    }. { $where ->
        [private] Мапу збережено для тебе.
       *[group] Мапу збережено для цієї групи. Щоб зіграти на ній, надішли /newgame rally й обери її: «Домашні правила», «Мапа».
    }
map-brought = Завантажено: { $by }. Замінити може лише власник мапи або адмін.
map-is-anothers = У цієї групи вже є мапа. Замінити її може лише власник мапи або адмін.
map-play = ▶ Грати на цій мапі
map-unnamed = Твоя мапа
map-how =
    Надішли сюди свою мапу файлом JSON і дай на цей файл відповідь командою /map. Виглядає вона так:

    <pre>{ "{" }"name": "Наше село", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Кіоск"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> — від 0 до 1000, <code>y</code> — від 0 до 800. <code>look</code> — це <code>town</code>, <code>island</code> або <code>sky</code>. На мапі від 5 до 120 точок і до 12 станцій.
map-too-many =
    За цю годину від тебе вже { $most ->
        [one] { $most } мапа
        [few] { $most } мапи
       *[many] { $most } мап
    }, більше не можна. Спробуй через { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }.
map-lost = Не вдалося завантажити цей файл. Надішли його ще раз і дай на нього відповідь командою /map.
map-refused = ❌ Ця мапа ще не годиться:
map-fault = • рядок { $line }: { $fault }
map-more =
    • … і { $all ->
        [yes] ще { $count }.
       *[no] не лише це.
    }
map-fault-too-large = файл важить { $size } КБ, а можна не більше { $most } КБ.
map-fault-not-text = це не текстовий файл. Збережи його простим текстом в UTF-8.
map-fault-not-json = це не JSON: щось не так у стовпці { $column }. Може, бракує коми, лапки чи дужки.
map-fault-no-map = мапа — це об’єкт у фігурних дужках, у ньому <code>positions</code> і <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] на мапі немає <code>{ $word }</code>.
       *[other] точка <code>{ $position }</code> не має <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] не знаю, що таке <code>{ $word }</code> у мапі.
       *[other] у точки <code>{ $position }</code> є <code>{ $word }</code>, а я такого не знаю.
    }
map-fault-no-list = <code>{ $word }</code> має бути списком у квадратних дужках.
map-fault-no-position = номер { $number } у <code>positions</code> — не точка. Пиши так: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = з’єднання — це пара точок, наприклад <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> не може бути <code>id</code> точки <code>{ $position }</code>. Треба від однієї до трьох літер або цифр.
map-fault-bad-x = точка <code>{ $position }</code>: <code>x</code> дорівнює <code>{ $value }</code>, а треба число від 0 до 1000.
map-fault-bad-y = точка <code>{ $position }</code>: <code>y</code> дорівнює <code>{ $value }</code>, а треба число від 0 до 800.
map-fault-bad-kind = точка <code>{ $position }</code>: <code>kind</code> — це <code>{ $value }</code>, а можна <code>field</code>, <code>station</code>, <code>start</code> або <code>finish</code>.
map-fault-bad-name = <code>name</code> — це <code>{ $value }</code>, а треба текст до 30 знаків.
map-fault-bad-look = <code>look</code> — це <code>{ $value }</code>, а можна <code>town</code>, <code>island</code> або <code>sky</code>.
map-fault-bad-count =
    на мапі { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[many] { $count } точок
    }, а треба від { $least } до { $most }.
map-fault-bad-connections = на мапі з’єднань { $count }, а можна не більше { $most }.
map-fault-twice = є дві точки <code>{ $position }</code>. (Великі й малі літери не розрізняються.)
map-fault-no-start = немає старту. Дай одній точці <code>"kind": "start"</code>.
map-fault-no-finish = немає фінішу. Дай одній точці <code>"kind": "finish"</code>.
map-fault-two-start = точка <code>{ $position }</code> — другий старт, а він на мапі один.
map-fault-two-finish = точка <code>{ $position }</code> — другий фініш, а він на мапі один.
map-fault-bad-stations = на мапі станцій { $count }, а треба від 1 до { $most }.
map-fault-nowhere = з’єднання веде до <code>{ $position }</code>, а такої точки немає.
map-fault-to-itself = точку <code>{ $position }</code> з’єднано з нею самою.
map-fault-connected-twice = <code>{ $one }</code> і <code>{ $other }</code> з’єднано двічі.
map-fault-too-many-ways = у точки <code>{ $position }</code> забагато з’єднань: можна щонайбільше { $most }.
map-fault-too-close = точка <code>{ $other }</code> заблизько до точки <code>{ $one }</code>. Між ними треба щонайменше { $apart }.
map-fault-runs-over = з’єднання <code>{ $one }</code> – <code>{ $other }</code> проходить просто через точку <code>{ $position }</code>.
map-fault-apart = від старту не дістатися точки <code>{ $position }</code>.
map-fault-behind-finish = до точки <code>{ $position }</code> можна потрапити лише через фініш, а крізь нього не пройти.
map-fault-finish-apart = до фінішу, точки <code>{ $position }</code>, не дістатися.
map-fault-no-end = партія може не скінчитися ніколи: з двома кубиками з точки <code>{ $position }</code> хід ніяк не закінчити на <code>{ $goal }</code>. Додай кілька точок.
rally-not-rolled = Спершу кинь кубик: /move кинути
rally-has-rolled =
    Кубик уже кинуто, { $steps ->
        [one] лишився { $steps } крок
        [few] лишилося { $steps } кроки
       *[many] лишилося { $steps } кроків
    }. Напиши, куди йти.
rally-not-reached =
    Туди зараз не дійдеш: { $place }. { $steps ->
        [one] Лишився { $steps } крок
        [few] Лишилося { $steps } кроки
       *[many] Лишилося { $steps } кроків
    }.
typed-rally = Напиши «кинути», потім назву точки чи станції на мапі, наприклад 12 або B.
rule-rally-forced_moves = Автохід, якщо нема вибору
rule-rally-forced_moves-help = Якщо піти можна лише в одне місце, ти йдеш туди автоматично. Кидок і хід на фініш 🏁 усе одно за тобою.
typed-words-rally =
    roll: кинути кинь кидаю кубик
    to: на
