game-deerportal-about = Мчи до порталу, збирай алмази й нацьковуй стихії одну на одну.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, портал, олень
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Мета:</b> зібрати до кінця найбільше алмазів 💎.

    У кожного гравця свій шлях: від кута (клітинка 0) до порталу 🌀 посередині (клітинка 40). Шляхи не перетинаються, тож завадити тобі ніхто не може.

    <b>Твій хід</b>
    1. Кинь кубик 🎲.
    2. Іди <b>вперед або назад</b> рівно на стільки клітинок, скільки випало. Стояти на місці не можна. Якщо назад місця бракує, підеш уперед автоматично. А в портал потрапиш, навіть якщо випало більше, ніж треба.
    3. Важить лише клітинка, де ти <b>зупинишся</b>. Алмаз на ній — твій. Руна на ній запускає карту (наступна сторінка).

    <b>Кінець:</b> хто раніше за всіх увійде в портал, отримує 5 алмазів і вмикає режим оленя 🦌. Потім іще 16 ходів на всіх (менше, якщо в порталі вже всі), і алмази рахують. Перемагає той, у кого їх найбільше!
game-deerportal-rules-2 =
    📖 <b>Руни й карти</b>

    На початку на кожному шляху 12 алмазів і 16 рун. Кожна руна належить стихії: 💧 Вода, 🌱 Земля, 🔥 Вогонь або 💨 Повітря. Зупинишся на руні — по її стихії вдарить верхня карта її стопки (верхні карти видно всім):

    • <b>Заморозка</b> ❄️: гравець цієї стихії пропускає хід. Дві заморозки — два ходи.
    • <b>Мінус руна</b>: зі шляху цього гравця зникає 1 руна.
    • <b>Забрати 1 алмаз</b>: ти отримуєш 1, навіть якщо на тому шляху їх уже немає.
    • <b>Забрати 2 алмази</b>: ти отримуєш стільки, скільки там лишилося, та не більше 2.

    Зібраного не відберуть: карти беруть лише те, що ще лежить на шляху. Руна <b>своєї</b> стихії нічого не робить, але карта витрачається. Коли в стопці скінчиться остання карта (32-га), усі її руни зникнуть.

    🧘 <b>Медитація:</b> повернися у свій кут точним кидком, і твій шлях знову повний, як на початку.
game-deerportal-rules-3 =
    📖 <b>Портал і кінець гри</b>

    🌀 Увійти в портал можна, щойно вистачить кидка. Хто ввійде <b>раніше за всіх</b>, отримує 5 алмазів, решта — нічого. У порталі твої алмази з тобою, ходів у тебе більше немає, заморозити тебе не можна, а все, що лишилося на твоєму шляху, зникає.

    🦌 <b>Режим оленя</b> триває 16 ходів, по 4 на кожне місце. Пропущені ходи рахуються, і ходи тих, хто вже в порталі, теж.

    💠 <b>Великий алмаз</b> дає ще 3. Узяти його може лише Вогонь 🔥: треба ввійти в портал раніше за всіх, коли алмазів більше, ніж у будь-кого іншого.

    <b>Хто перемагає?</b> Гравець, у якого найбільше алмазів, — Бог-олень 🦌, навіть якщо до порталу не дійшов. Якщо порівну, вище ті, хто дійшов, у порядку прибуття. Решта тих, хто дійшов, — монахи 🙏.

    Вільні місця займають комп’ютери. Пори року міняють лише вигляд дошки.
open-deerportal = 🧭 Мій хід
level-document = класичний
level-document-help = 🤖 <b>класичний</b> грає просто: іде туди, де є що взяти, або кидає монетку, і ніколи не думає наперед.
deerportal-water = 💧 Вода
deerportal-earth = 🌱 Земля
deerportal-fire = 🔥 Вогонь
deerportal-air = 💨 Повітря
deerportal-stop = заморозка
deerportal-card = мінус руна
deerportal-diamond = забрати 1 алмаз
deerportal-diamonds = забрати 2 алмази
deerportal-spring = 🌸 Весна
deerportal-summer = ☀️ Літо
deerportal-fall = 🍂 Осінь
deerportal-winter = ❄️ Зима
deerportal-time =
    { $season } · коло { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Режим оленя</b>: останній хід
        [one] { " " }· 🦌 <b>Режим оленя</b>: потім ще { $left } хід
        [few] { " " }· 🦌 <b>Режим оленя</b>: потім ще { $left } ходи
       *[many] { " " }· 🦌 <b>Режим оленя</b>: потім ще { $left } ходів
    }
deerportal-over = 🏁 Алмази пораховано
deerportal-piles = 🎴 Що зараз роблять руни: { $cards }
deerportal-big = 💠 Великий алмаз іще в порталі: дає 3, узяти може { $who }
deerportal-sides = 🤝 Алмази: 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } вперед, до клітинки { $last }: { $things ->
        [none] порожньо
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } назад, до клітинки { $last }: { $things ->
        [none] порожньо
       *[other] { $things }
    }
deerportal-still = 💎 ще лежить: { $counts }
deerportal-at = { $mark } клітинка { $field } з { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 у порталі · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [1] пропускає хід
        [one] пропускає { $turns } хід
        [few] пропускає { $turns } ходи
       *[many] пропускає { $turns } ходів
    }
deerportal-score =
    { $team ->
        [yes] команда:{ " " }
       *[no] { "" }
    }{ $count ->
        [one] { $count } алмаз
        [few] { $count } алмази
       *[many] { $count } алмазів
    }
deerportal-title-god = 🦌 <b>Бог-олень</b> · 💎 { $count }
deerportal-title-monk = 🙏 Монах: у порталі · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Достроковий вихід
       *[no] 🌾 До порталу дійти не вдалося
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 До порталу дійти не вдалося
   *[other] 🌀 у порталі під номером { $number }
}
deerportal-together = 🤝 { $count } разом
deerportal-roll = 🎲 Кинути
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] заморозка { $element } ❄️
        [card] { $element } мінус руна
        [diamond] 1 💎 від { $element }
        [diamonds] { $count } 💎 від { $element }
       *[none] { $element } без дії
    }
deerportal-portal =
    🌀 портал{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 медитація
deerportal-ends = { $move } · кінець партії
deerportal-said =
    { $way ->
        [back] назад
       *[forward] вперед
    } { $place ->
        [portal] у портал 🌀
        [corner] у свій кут (🧘 медитація)
        [diamond] на клітинку { $field } (алмаз 💎)
        [own] на клітинку { $field } (руна своєї стихії, { $element }: без дії)
        [rune] на клітинку { $field } (руна, { $element }: { $card })
       *[nothing] на клітинку { $field } (порожньо)
    }
deerportal-ask-roll = <b>Твій хід:</b> кинь кубик.
deerportal-ask-way = 🎲 <b>Випало { $number }: вперед чи назад?</b>
event-deerportal-rolled = 🎲 { $seat } { ty-vykydaie } { $number }.
event-deerportal-moved =
    { $rolled ->
        [0] { $seat } { ty-ide }
       *[other] { $seat } { ty-vykydaie } { $rolled } і { ty-ide }
    }{ $way ->
        [back] { " " }назад
       *[forward] { "" }
    } { $place ->
        [portal] у портал
        [corner] у кут
       *[field] на клітинку { $end }
    }{ $found ->
        [diamond] : там алмаз 💎.
        [own] : там руна своєї стихії, без дії.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { $seat } { WHO($seat) ->
        [you] медитуєш: твій шлях
       *[other] медитує: шлях
    } знову повний.
event-deerportal-found_big =
    💠 { $seat } { ty-zabyraie } великий алмаз: { $count ->
        [one] { $count } алмаз!
        [few] { $count } алмази!
       *[many] { $count } алмазів!
    }
event-deerportal-found_diamond =
    💎 { $seat } { WHO($seat) ->
        [you] знаходиш
       *[other] знаходить
    } алмаз.
event-deerportal-drew =
    { $what ->
        [own] { $seat } { ty-zapuskaie } руну своєї стихії { $mark }: без дії.
        [frozen]
            { $seat } { WHO($seat) ->
                [you] заморожуєш
               *[other] заморожує
            } руною стихію { $mark }: { WHO($target) ->
                [you] ти пропускаєш
               *[other] { $target } пропускає
            } хід ❄️.
        [lost]
            { $seat } { WHO($seat) ->
                [you] б’єш
               *[other] б’є
            } руною: на { WHO($target) ->
                [you] твоєму шляху { $mark }
               *[other] шляху { $mark } ({ $target })
            } однією руною менше.
        [lost-nobody]
            { $seat } { WHO($seat) ->
                [you] б’єш
               *[other] б’є
            } руною по стихії { $element } { $mark }: на її шляху однією руною менше.
        [won]
            { $seat } { ty-zabyraie } { $gained ->
                [one] { $gained } алмаз
                [few] { $gained } алмази
               *[many] { $gained } алмазів
            } { WHO($target) ->
                [you] з твого шляху { $mark }.
               *[other] зі шляху { $mark } ({ $target }).
            }
        [won-nobody]
            { $seat } { ty-zabyraie } { $gained ->
                [one] { $gained } алмаз
                [few] { $gained } алмази
               *[many] { $gained } алмазів
            } зі шляху стихії { $element } { $mark }.
        [won-anyway]
            { $seat } { WHO($seat) ->
                [you] отримуєш
               *[other] отримує
            } 1 алмаз, хоча на шляху стихії { $element } { $mark } їх уже немає.
        [no-diamond] { $seat } { ty-zapuskaie } руну намарно: на шляху стихії { $element } { $mark } більше немає алмазів.
        [no-rune] { $seat } { ty-zapuskaie } руну намарно: на шляху стихії { $element } { $mark } більше немає рун.
       *[no-one] { $seat } { ty-zapuskaie } руну намарно: на шляху стихії { $element } { $mark } нікого немає.
    }{ $was_last ->
        [yes] { " " }Це остання карта стопки, тож усі руни { $mark } зникають.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { $rolled ->
        [0]
            { $seat } { WHO($seat) ->
                [you] входиш
               *[other] входить
            } у портал
       *[other]
            { $seat } { ty-vykydaie } { $rolled } і { WHO($seat) ->
                [you] входиш
               *[other] входить
            } у портал
    }{ $place ->
        [1]
            { " " }раніше за всіх, { $bonus ->
                [one] { $bonus } алмаз!
                [few] { $bonus } алмази!
               *[many] { $bonus } алмазів!
            }
       *[other] .
    }
event-deerportal-deer_mode =
    🦌 Починається режим оленя: { $turns ->
        [one] лишився { $turns } хід
        [few] лишилося { $turns } ходи
       *[many] лишилося { $turns } ходів
    } на всіх.
event-deerportal-missed =
    ❄️ { $seat } { ty-propuskaie } хід{ $left ->
        [0] .
       *[other] , попереду ще { $left }.
    }
event-deerportal-season_began = { $season } починається.
event-deerportal-left =
    { $seat } { ty-vykhodyt } з гри й { WHO($seat) ->
        [you] забираєш
       *[other] забирає
    } свої алмази із собою.
event-deerportal-ended = Партію закінчено.
reason-deerportal-all_home =
    🌀 Усі в порталі. { $count ->
        [1] Перемагає { $winners }, відтепер 🦌 Бог-олень!
       *[other] Разом перемагають { $winners }, відтепер 🦌 Боги-олені!
    }
reason-deerportal-deer_mode =
    🦌 Режиму оленя кінець. { $count ->
        [1] Перемагає { $winners }, відтепер Бог-олень!
       *[other] Разом перемагають { $winners }, відтепер Боги-олені!
    }
reason-deerportal-last_standing = Решта вийшла з гри: перемагає { $winners }!
rule-deerportal-fair_centre = Великий алмаз для всіх
rule-deerportal-fair_centre-help = Великий алмаз може взяти будь-хто, не лише Вогонь. Для цього треба ввійти в портал, коли алмазів у тебе більше, ніж у будь-кого іншого.
rule-deerportal-portal_required = Портал або нічого
rule-deerportal-portal_required-help = Хто не дійшов до порталу, стоїть нижче за всіх, хто дійшов, хоч би скільки було алмазів.
rule-deerportal-quick = Швидка партія
rule-deerportal-quick-help = Усі починають із півдороги, з клітинки 20.
rule-deerportal-no_bots = Вільні місця порожні
rule-deerportal-no_bots-help = Комп’ютери грають, лише якщо їх додати. Стихії роздають у тому порядку, в якому сідають гравці: Вода, Земля, Вогонь, Повітря. Режим оленя триває по 4 ходи на гравця.
rule-deerportal-random_bonus = За портал 5 або 6
rule-deerportal-random_bonus-help = Хто раніше за всіх увійде в портал, отримує 5 або 6 алмазів: як пощастить.
rule-deerportal-teams = Дві команди
rule-deerportal-teams-help = Разом грають протилежні кути: Вода з Вогнем, Земля з Повітрям. Кожна команда рахує свої алмази разом.
deerportal-day-1-2 = Фріґґ знову сідає за прядку
deerportal-day-1-6 = Кельтський день Триєдиної богині
deerportal-day-1-10 = День святого Ґерайнта
deerportal-day-1-13 = Мідвінтерблот, жертва посеред зими
deerportal-day-1-20 = Знову Мідвінтерблот, за іншим календарем
deerportal-day-1-22 = Свято муз
deerportal-day-1-25 = Давнє свято Дістінґ
deerportal-day-1-30 = Ап-Геллі-Аа, давнє свято вогню
deerportal-day-1-31 = День на честь валькірій
deerportal-day-2-2 = Середина між зимовим сонцестоянням і весняним рівноденням · Імболк, свято Бріґіди
deerportal-day-2-11 = День, коли починають співати птахи
deerportal-day-2-14 = Свято Валі
deerportal-day-3-2 = День ворон
deerportal-day-3-13 = Бурґзондеґ: сонце народжується знову, весна близько
deerportal-day-3-17 = Трефуілнід Треохар, нині День святого Патрика
deerportal-day-3-18 = День Шіли
deerportal-day-3-19 = Перший із чотирьох поворотів року: весняне рівнодення
deerportal-day-3-20 = Свято Ідунн
deerportal-day-3-21 = Остара, саксонська богиня весни
deerportal-day-4-30 = Переддень травня, Вальпургієва ніч
deerportal-day-5-1 = Бельтайн, кельтське свято багать
deerportal-day-5-4 = Середина між весняним рівноденням і літнім сонцестоянням
deerportal-day-5-12 = Котячий парад
deerportal-day-5-14 = Свято опівнічного сонця
deerportal-day-5-18 = Свято Кернунна, рогатого бога
deerportal-day-5-20 = Свято Мйольніра, молота Тора
deerportal-day-5-24 = День матері на честь Триєдиної богині
deerportal-day-6-20 = Другий із чотирьох поворотів року: літнє сонцестояння
deerportal-day-6-21 = Літа, найдовший день
deerportal-day-6-23 = Переддень святого Івана, середина літа
deerportal-day-8-1 = Луґнасад, літні ігри Луґа, бога сонця
deerportal-day-8-2 = День леді Ґодіви
deerportal-day-8-4 = Лох-мо-Нар і його цілюща вода
deerportal-day-8-5 = Середина між літнім сонцестоянням і осіннім рівноденням
deerportal-day-8-10 = Ярмарок Пака
deerportal-day-8-14 = День Людини-реп’яха
deerportal-day-8-17 = Випробування Одіна
deerportal-day-8-23 = Свято Ільматар
deerportal-day-8-28 = Фрейфаксі, день Фрейра
deerportal-day-8-29 = Свято Урд
deerportal-day-9-21 = Третій із чотирьох поворотів року: осіннє рівнодення
deerportal-day-10-8 = День Еріка Рудого
deerportal-day-10-9 = День Лейфа Ерікссона
deerportal-day-10-11 = Стара Господиня дерев
deerportal-day-10-14 = Зимові ночі, коли врожай уже зібрано
deerportal-day-10-18 = Великий Рогатий ярмарок
deerportal-day-10-24 = Свято духів повітря
deerportal-day-10-27 = Аллантайд, коли дарують одне одному яблука Аллана
deerportal-day-10-31 = Переддень Усіх святих
deerportal-day-11-1 = Самайн: сонце відходить, починається кельтський рік
deerportal-day-11-5 = Середина між осіннім рівноденням і зимовим сонцестоянням
deerportal-day-12-6 = День святого Миколая: в його подобі Одін веде полювання
deerportal-day-12-9 = Велике прибирання до Йолю: данці несуть воду для святкового елю
deerportal-day-12-13 = Дике полювання Одіна
deerportal-day-12-18 = Свято Епони
deerportal-day-12-20 = Четвертий із чотирьох поворотів року: зимове сонцестояння
deerportal-day-12-21 = Свято Бейве · Йоль, дванадцять днів колеса
deerportal-not-rolled = Спершу кинь кубик: /move кинути
deerportal-tap-way = Кубик уже кинуто. Натисни, куди хочеш піти.
deerportal-has-rolled = Кубик уже кинуто. Надішли /move вперед або /move назад
typed-deerportal = Можна написати три слова: кинути, вперед, назад.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: кинути кинь кидаю кубик
    forward: вперед уперед
    back: назад
