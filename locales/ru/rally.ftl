game-rally-about = Гонка по карте: собери штампы на станциях и приди к финишу раньше всех.
game-rally = Ралли
game-rally-rules-1 =
    📖 <b>Ралли</b>

    <b>Цель</b>
    Собирай штампы по всей карте. Когда их наберётся достаточно, обычно 4, приди к финишу 🏁 раньше всех. Все начинают с поля со стрелкой.

    <b>Твой ход</b>
    1. Брось кубик.
    2. Иди по дорогам ровно столько шагов, сколько выпало. Один шаг — до соседней точки. Станции — тоже точки.
    3. Если ход закончился на станции, возьми её штамп.

    <b>Как кончается партия</b>
    Когда кто-то пришёл к финишу, круг доигрывают: кто в нём ещё не ходил, тот ходит. На этом партия окончена.
    Впереди те, кто на финише, в порядке прихода. Остальные — по числу штампов; у кого поровну, те делят место.
    Если все остальные вышли из игры, побеждает последний оставшийся игрок.
game-rally-rules-2 =
    👣 <b>Как ходить</b>

    • <b>Зелёные квадраты</b> показывают, куда можно дойти за весь бросок. Идёшь туда кратчайшим путём, и ход на этом кончается.
    • <b>Синие кружки</b> — остановки по пути: (2) значит через 2 шага. Оттуда выбираешь снова и идёшь оставшиеся шаги, так что маршрут можно проложить свой. Для этого нажми <i>Остановка по пути…</i>
    • Пройти нужно все шаги: стоять на месте или копить их нельзя.
    • <b>Твой след:</b> за один ход нельзя вернуться на пройденную точку, даже на ту, откуда ход начался. В следующий ход — можно.
    • <b>Некуда идти?</b> Если это тупик или тебя запер твой же след, остальные шаги сгорают, и ход кончается там. Если это станция, её штамп всё равно твой.
    • Игроки друг другу не мешают: на одной точке уместится сколько угодно.
game-rally-rules-3 =
    🏷 <b>Штампы</b>
    • Станции — это таблички с буквой. Штамп станции твой, только если ход на ней <b>закончился</b>. Пройти мимо или остановиться по пути не считается.
    • Один и тот же штамп дважды не взять, но хватит его всем: штампы не кончаются.
    • Собрать можно и больше, чем нужно.
    • 🏷 на кнопке значит: закончишь ход там — получишь новый штамп.

    🏁 <b>Финиш</b>
    • Пока штампов мало, он для тебя закрыт.
    • Потом пойти прямо на него можно, только если кратчайший путь — <b>ровно</b> столько шагов, сколько у тебя осталось. Если он короче, сделай крюк: остановись где-нибудь по пути так, чтобы прийти к финишу самым последним шагом.
    • Пройти сквозь финиш нельзя.
    • После финиша ты больше не ходишь.
game-rally-rules-4 =
    🏠 <b>Домашние правила</b>

    • <b>Карта:</b> Старый город (6 станций), Семь мысов (8), Ночное небо (10) или своя: как её загрузить, расскажет /map.
    • <b>Штампы для победы:</b> 2–6 вместо 4. Если станций на карте меньше, нужны все.
    • <b>Все штампы:</b> нужен штамп каждой станции.
    • <b>Два кубика:</b> бросаешь два кубика и идёшь на их сумму.
    • <b>Лёгкий финиш:</b> к финишу можно идти и с лишними шагами. Остаток сгорает.
    • <b>Разворот:</b> если по пути остановиться в тупике, можно развернуться и пойти обратно.
    • <b>Автоход, если нет выбора</b> (обычно включено): если пойти можно только в одно место, ты идёшь туда автоматически. Бросок и ход на финиш всё равно за тобой.
rally-example-1 = Аня
rally-example-2 = Боря
open-rally = 🗺 Мой ход
rally-map-town = Старый город
rally-map-island = Семь мысов
rally-map-sky = Ночное небо
rally-map-own = Своя карта
rally-table =
    🗺 <b>{ $map }</b> · финиш 🏁: { $needed ->
        [one] нужен { $needed } штамп
        [few] нужно { $needed } штампа
       *[many] нужно { $needed } штампов
    }
rally-steps =
    🎲 { $dice } · <b>{ $steps ->
        [one] остался { $steps } шаг
        [few] осталось { $steps } шага
       *[many] осталось { $steps } шагов
    }</b>{ $some ->
        [0] { "" }
       *[other] . Точки ровно в { $steps ->
                [one] { $steps } шаге
                [few] { $steps } шагах
               *[many] { $steps } шагах
            } отсюда нет, остановись по пути: ({ $some }) значит через { $some ->
                [one] { $some } шаг
                [few] { $some } шага
               *[many] { $some } шагов
            }.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Шагов до каждого штампа
       *[no] { $who }, шагов до каждого штампа
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Шагов до финиша 🏁
       *[no] { $who }, шагов до финиша 🏁
    }: { $steps }
rally-stampless = 🏷 — будет штамп.
rally-ahead = 🧭 Куда можно дойти этим броском, начиная с лучшего. Рядом — сколько шагов оттуда до следующего штампа или финиша:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: штамп, потом { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: финиш!
rally-ahead-stops = 🧭 Где остановиться по пути, начиная с лучшего. Рядом — лучшая точка, на которой тогда можно закончить ход.
rally-field = точка { $number }
rally-stands =
    { $place } · { $more ->
        [yes] штампов { $held } (нужно { $needed })
       *[no] штампов { $held }/{ $needed }
    }
rally-home =
    🏁 на финише · { $held ->
        [one] { $held } штамп
        [few] { $held } штампа
       *[many] { $held } штампов
    }
rally-final =
    { $held ->
        [0] без штампов
        [one] { $held } штамп
        [few] { $held } штампа
       *[many] { $held } штампов
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home =
    🏁 на финише, { $held ->
        [one] { $held } штамп
        [few] { $held } штампа
       *[many] { $held } штампов
    }
rally-score =
    { $held ->
        [one] { $held } штамп
        [few] { $held } штампа
       *[many] { $held } штампов
    }
rally-hand-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
rally-roll = 🎲 Бросить
rally-go-field = Точка { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } из { $whole } шагов)
rally-walk-part = Остановка по пути…
rally-more-places = Ещё { $count }…
rally-where = <b>Куда пойдёшь?</b>
rally-rest =
    <b>{ $steps ->
        [one] Остался { $steps } шаг
        [few] Осталось { $steps } шага
       *[many] Осталось { $steps } шагов
    }: куда?</b>
rally-which-part =
    <b>Где остановишься сначала?</b> ({ $some }) значит через { $some ->
        [one] { $some } шаг
        [few] { $some } шага
       *[many] { $some } шагов
    }. Потом идёшь дальше, но не через свой же след.
rally-tap-below =
    Выбери, куда идти, кнопками под столом.{ $some ->
        [0] { "" }
       *[other]
            { " " }({ $some }) — остановка там через { $some ->
                [one] { $some } шаг
                [few] { $some } шага
               *[many] { $some } шагов
            }, потом идёшь дальше.
    }
rally-tap-roll = Твой ход: нажми 🎲 Бросить под столом.
rally-look = Сейчас не твой ход. Секретов в этой игре нет: на столе видно всё.
event-rally-rolled = { $seat } { ty-vybrasyvaet } 🎲 { $dice }.
event-rally-rolled_two =
    { $seat } { ty-vybrasyvaet } 🎲 { $dice }: { $steps ->
        [one] { $steps } шаг.
        [few] { $steps } шага.
       *[many] { $steps } шагов.
    }
event-rally-walked =
    { $seat } { WHO($seat) ->
        [you] проходишь
       *[other] проходит
    } { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } → <b>{ $to }</b>{ $left ->
        [0] .
        [one] , остался { $left } шаг.
        [few] , осталось { $left } шага.
       *[many] , осталось { $left } шагов.
    }
event-rally-turn =
    { $seat } { ty-vybrasyvaet } 🎲 { $dice } → <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 штамп { $more ->
                [yes] { $held } (нужно { $needed }).
               *[no] { $held } из { $needed }.
            }
    }
event-rally-forfeited =
    { WHO($seat) ->
        [you] Тебе
       *[other] { $seat }:
    } дальше некуда, { $steps ->
        [one] { $steps } шаг сгорает.
        [few] { $steps } шага сгорают.
       *[many] { $steps } шагов сгорают.
    }
event-rally-stamped =
    🏷 { $seat } { ty-beryot } штамп на станции <b>{ $at }</b>: { $more ->
        [yes] { $held } (нужно { $needed }).
       *[no] { $held } из { $needed }.
    }
event-rally-finished =
    🏁 { $seat } { $place ->
        [1]
            на финише раньше всех!{ $ends ->
                [yes] { "" }
               *[no] { " " }Остальные доигрывают круг.
            }
       *[other] тоже на финише.
    }
event-rally-left = { $seat } { ty-vykhodit } из игры.
event-rally-ended = Партия окончена.
reason-rally-finished = 🏁 Побеждает { $winners }: на финише раньше всех!
reason-rally-last_standing = Остальные вышли из игры: побеждает { $winners }!
rule-rally-board = Карта
rule-rally-board-help = Карта, по которой играете. Чтобы добавить свою, пришли её сюда файлом и ответь на него командой <code>/map</code>.
rule-rally-board-town = Старый город
rule-rally-board-island = Семь мысов
rule-rally-board-sky = Ночное небо
rule-rally-board-own = 🗺 Своя карта
rule-rally-stamps_needed = Штампы для победы
rule-rally-stamps_needed-help = Сколько штампов нужно, чтобы открылся финиш 🏁.
rule-rally-all_stamps = Все штампы
rule-rally-all_stamps-help = Нужен штамп с каждой станции на карте.
rule-rally-two_dice = Два кубика
rule-rally-two_dice-help = Бросаешь два кубика и идёшь на их сумму.
rule-rally-no_exact_finish = Лёгкий финиш
rule-rally-no_exact_finish-help = К финишу 🏁 можно идти и с лишними шагами. Остаток сгорает.
rule-rally-turnaround = Разворот
rule-rally-turnaround-help = Если по пути остановиться в тупике, можно развернуться и пойти обратно.
rally-town-S = Западные ворота
rally-town-A = Старая мельница
rally-town-B = Кожевня
rally-town-C = Колокольня
rally-town-D = Рыбный базар
rally-town-E = Театр
rally-town-F = Пивоварня
rally-town-Z = Замок
rally-island-S = Гавань
rally-island-A = Мыс Чаек
rally-island-B = Мыс Кораллов
rally-island-C = Северный мыс
rally-island-D = Мыс Пальм
rally-island-E = Мыс Пиратов
rally-island-F = Мыс Черепах
rally-island-G = Горячий источник
rally-island-H = Старый храм
rally-island-Z = Маяк
rally-sky-S = Обсерватория
rally-sky-A = Лебедь
rally-sky-B = Лира
rally-sky-C = Орёл
rally-sky-D = Кит
rally-sky-E = Скорпион
rally-sky-F = Овен
rally-sky-G = Лев
rally-sky-H = Рак
rally-sky-I = Медведица
rally-sky-J = Дракон
rally-sky-Z = Полярная звезда
map-kept =
    🗺 <b>{ $name }</b>: { $positions ->
        [one] { $positions } точка
        [few] { $positions } точки
       *[many] { $positions } точек
    }, { $stations ->
        [one] { $stations } станция
        [few] { $stations } станции
       *[many] { $stations } станций
    }. { $where ->
        [private] Карта сохранена для тебя.
       *[group] Карта сохранена для этой группы. Чтобы сыграть на ней, отправь /newgame rally и выбери её: «Домашние правила», «Карта».
    }
map-brought = Кто загрузил карту: { $by }. Заменить её может только этот человек или админ.
map-is-anothers = У этой группы уже есть карта. Заменить её могут только админы и тот, кто её загрузил.
map-play = ▶ Играть на этой карте
map-unnamed = Твоя карта
map-how =
    Пришли сюда свою карту файлом JSON и ответь на этот файл командой /map. Выглядит она так:

    <pre>{ "{" }"name": "Наша деревня", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Киоск"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> — от 0 до 1000, <code>y</code> — от 0 до 800. <code>look</code> — это <code>town</code>, <code>island</code> или <code>sky</code>. На карте от 5 до 120 точек и до 12 станций.
map-too-many =
    За этот час от тебя уже { $most ->
        [one] { $most } карта
        [few] { $most } карты
       *[many] { $most } карт
    }, больше нельзя. Попробуй через { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }.
map-lost = Не получилось скачать этот файл. Пришли его ещё раз и ответь на него командой /map.
map-refused = ❌ На этой карте пока не сыграть:
map-fault = • строка { $line }: { $fault }
map-more =
    • … и { $all ->
        [yes] ещё { $count }.
       *[no] не только это.
    }
map-fault-too-large = файл весит { $size } КБ, а можно не больше { $most } КБ.
map-fault-not-text = это не текстовый файл. Сохрани его простым текстом в UTF-8.
map-fault-not-json = это не JSON: что-то не так в столбце { $column }. Может, пропущена запятая, кавычка или скобка.
map-fault-no-map = карта — это объект в фигурных скобках, в нём <code>positions</code> и <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] на карте нет <code>{ $word }</code>.
       *[other] у точки <code>{ $position }</code> нет <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] слова <code>{ $word }</code> на карте я не понимаю.
       *[other] у точки <code>{ $position }</code> непонятное мне слово <code>{ $word }</code>.
    }
map-fault-no-list = <code>{ $word }</code> должно быть списком в квадратных скобках.
map-fault-no-position = номер { $number } в <code>positions</code> — не точка. Пиши так: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = соединение — это пара точек, например <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> не может быть <code>id</code> точки <code>{ $position }</code>. Нужны от одной до трёх букв или цифр.
map-fault-bad-x = у точки <code>{ $position }</code> <code>x</code> равен <code>{ $value }</code>, а нужно число от 0 до 1000.
map-fault-bad-y = у точки <code>{ $position }</code> <code>y</code> равен <code>{ $value }</code>, а нужно число от 0 до 800.
map-fault-bad-kind = у точки <code>{ $position }</code> <code>kind</code> — это <code>{ $value }</code>, а можно <code>field</code>, <code>station</code>, <code>start</code> или <code>finish</code>.
map-fault-bad-name = <code>name</code> — это <code>{ $value }</code>, а нужен текст не длиннее 30 знаков.
map-fault-bad-look = <code>look</code> — это <code>{ $value }</code>, а можно <code>town</code>, <code>island</code> или <code>sky</code>.
map-fault-bad-count =
    на карте { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[many] { $count } точек
    }, а нужно от { $least } до { $most }.
map-fault-bad-connections = на карте соединений { $count }, а можно не больше { $most }.
map-fault-twice = есть две точки <code>{ $position }</code>. (Большие и маленькие буквы не различаются.)
map-fault-no-start = нет старта. Дай одной точке <code>"kind": "start"</code>.
map-fault-no-finish = нет финиша. Дай одной точке <code>"kind": "finish"</code>.
map-fault-two-start = точка <code>{ $position }</code> — второй старт, а он на карте один.
map-fault-two-finish = точка <code>{ $position }</code> — второй финиш, а он на карте один.
map-fault-bad-stations = на карте станций { $count }, а нужно от 1 до { $most }.
map-fault-nowhere = соединение ведёт к <code>{ $position }</code>, а такой точки нет.
map-fault-to-itself = точка <code>{ $position }</code> соединена сама с собой.
map-fault-connected-twice = <code>{ $one }</code> и <code>{ $other }</code> соединены дважды.
map-fault-too-many-ways = у точки <code>{ $position }</code> больше { $most } соединений.
map-fault-too-close = точка <code>{ $other }</code> слишком близко к точке <code>{ $one }</code>. Между ними нужно хотя бы { $apart }.
map-fault-runs-over = соединение <code>{ $one }</code> – <code>{ $other }</code> проходит прямо через точку <code>{ $position }</code>.
map-fault-apart = от старта не добраться до точки <code>{ $position }</code>.
map-fault-behind-finish = к точке <code>{ $position }</code> можно попасть только через финиш, а сквозь него не пройти.
map-fault-finish-apart = до финиша, точки <code>{ $position }</code>, не добраться.
map-fault-no-end = партия может не кончиться никогда: с двумя кубиками с точки <code>{ $position }</code> ход никак не закончить на <code>{ $goal }</code>. Добавь несколько точек.
rally-not-rolled = Сначала брось кубик: /move бросить
rally-has-rolled =
    Кубик уже брошен, { $steps ->
        [one] остался { $steps } шаг
        [few] осталось { $steps } шага
       *[many] осталось { $steps } шагов
    }. Напиши, куда идти.
rally-not-reached =
    Туда сейчас не дойти: { $place }. { $steps ->
        [one] Остался { $steps } шаг
        [few] Осталось { $steps } шага
       *[many] Осталось { $steps } шагов
    }.
typed-rally = Напиши «бросить», потом имя точки или станции на карте, например 12 или B.
rule-rally-forced_moves = Автоход, если нет выбора
rule-rally-forced_moves-help = Если пойти можно только в одно место, ты идёшь туда автоматически. Бросок и ход на финиш 🏁 всё равно за тобой.
typed-words-rally =
    roll: бросить брось бросаю кубик
    to: на
