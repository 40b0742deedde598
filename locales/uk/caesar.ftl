game-caesar-about = Цезар проти Клеопатри: перетягни на свій бік п’ять груп римських патриціїв блефом, розвідкою та вето.
game-caesar = Цезар і Клеопатра
game-caesar-aliases = Клеопатра, Цезар
game-caesar-rules-1 =
    📖 <b>Цезар і Клеопатра</b>

    <b>Мета:</b> перетягти на свій бік патриціїв Рима. Груп п’ять: у трьох (Претори, Еділи, Квестори) по 5 патриціїв, у двох (Консули, Цензори) по 3. Наприкінці перемагає той, у кого більше очок.

    <b>Початок:</b> кожен таємно викладає закритими 1, 2, 3, 4 і 5, по одній карті до кожної групи. На руці лишаються ще одні 1–5 і Вето, і кожен має таємне завдання (стор. 4). Починає Цезар.

    <b>Твій хід</b>
    1. Виклади вплив: <b>одну</b> карту, відкрито чи закрито, або <b>дві</b> — одну відкрито, другу закрито. Хоча б одну — обов’язково. Біля групи може лежати щонайбільше п’ять твоїх карт.
    2. Перед цим або потім можна зіграти <b>одну</b> карту дії. Але якщо зіграти її після першої карти впливу, другу вже не викладеш.
    3. Витягни <b>погруддя</b> з мішка: може, якась група проголосує.
    4. Добери до шести карт. Для кожної обирай колоду: вплив чи дія.
game-caesar-rules-2 =
    🗿 <b>Погруддя й голосування</b>

    У мішку сім погрудь.
    • Погруддя групи: вона голосує. Погруддя відкладають.
    • 🪨 сіре: голосування немає. Погруддя відкладають.
    • ⚫ чорне: голосування немає. Усі погруддя, і це теж, повертаються в мішок.
    А потім, після будь-якого погруддя, голосує й кожна група, біля якої 8 карт або більше (рахуючи обидві сторони). Тож група може голосувати за хід двічі.

    <b>Голосування</b>
    1. Усі карти групи відкривають, і так вони й лежать.
    2. Порахуй суму кожної сторони. Філософ Φ — це 0.
    3. Більша сума здобуває одного патриція. Та якщо в якоїсь сторони більше Φ, перемагає <b>менша</b>.
    4. Хоч би хто переміг, сторона з більшою сумою скидає своє найбільше число, інша — найменше. Решта карт лишається, Φ теж.
    <b>Суми рівні:</b> ніхто не перемагає й нічого не скидають.

    Коли група віддає останнього патриція, її карти йдуть у скид, а погруддя виходить із гри.
game-caesar-rules-3 =
    🃏 <b>Карти</b>

    <b>Вплив</b> (по 37): по сім карт кожного числа від 1 до 5 і два Філософи <b>Φ</b>.

    <b>Карти дії</b> (по 10)
    🗡 <b>Замах</b> ×3: суперник скидає зі столу відкриту карту на твій вибір, навіть Φ.
    👁 <b>Розвідник</b> ×3: відкриваються всі закриті карти суперника біля однієї групи.
    🔀 <b>Рокіровка</b> ×1: візьми всі свої карти біля двох груп і розклади між ними наново, усі закритими, щонайбільше п’ять біля кожної.
    ⚡ <b>Гнів богів</b> ×1: обидві сторони скидають усі свої карти біля однієї групи.
    ✋ <b>Вето</b> ×2: зупиняє будь-яку з них, коли суперник її оголошує. Обидві карти йдуть у скид, а ти одразу береш одну карту. На Вето вето не накладеш, і зіграти його можна лише у відповідь.

    Тебе питатимуть, навіть якщо Вето в тебе немає; але якщо всім видно, що його немає, можуть і не спитати. Зупинена карта все одно рахується як карта дії цього ходу.
game-caesar-rules-4 =
    🏆 <b>Кінець і очки</b>

    <b>Немає карти впливу</b> або групи, куди її викласти? Тоді просто витягни погруддя й скинь із руки будь-які карти, якщо хочеш, а потім добери до шести.
    <b>Порожню колоду</b> не тасують. Бери з іншої. Якщо порожні обидві, грай тим, що є.

    <b>Партія закінчується</b> наприкінці ходу, якщо
    • розібрано всіх патриціїв, їх 21,
    • ні в кого немає впливу ні на руці, ні в колоді,
    • в усіх групах порівну й цього вже не змінити
    • або на столі нічого не міняється 12 ходів поспіль (по 6).

    <b>Очки</b>
    • 1 за кожного патриція
    • ще 1 за більшість у групі (3 з 5 або 2 з 3) і ще 1 за всю групу
    • ще 2 за більшість у групі твого таємного завдання: претори, еділи або квестори

    Перемагає той, у кого більше очок. Якщо порівну — нічия.
open-caesar = 🃏 Мої карти
caesar-group-praetor = Претори
caesar-group-aedile = Еділи
caesar-group-quaestor = Квестори
caesar-group-consul = Консули
caesar-group-censor = Цензори
caesar-persona-caesar = Цезар
caesar-persona-cleopatra = Клеопатра
caesar-card-p = Φ
caesar-card-assassination = 🗡 Замах
caesar-card-scout = 👁 Розвідник
caesar-card-castling = 🔀 Рокіровка
caesar-card-wrath = ⚡ Гнів
caesar-card-veto = ✋ Вето
caesar-label-hand = Рука
caesar-label-decks = Колоди
caesar-label-discarded = Скид
caesar-label-busts = Вийшли погруддя
caesar-label-bag = У мішку
caesar-title-mission =
    { $persona } · завдання «{ $group }»: { $done ->
        [yes] +2
       *[no] +0
    }
caesar-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
caesar-label-mission = Твоє завдання
caesar-name-assassination = Замах
caesar-name-scout = Розвідник
caesar-name-castling = Рокіровка
caesar-name-wrath = Гнів
caesar-name-veto = Вето
caesar-lost-nothing = нічого
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] усіх розібрано
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Витягнуті погруддя: { $out } · у мішку: { $bag }
caesar-no-busts = немає
caesar-decks = 📚 Колоди (вплив + дія): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 скид: { $discarded_one } і { $discarded_other }
caesar-match = 🏆 Партія { $game } матчу, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: дозволити чи накласти Вето?
caesar-now-setup = 🤫 Обидві сторони таємно викладають закритими 1, 2, 3, 4 і 5, по одній карті до кожної групи.
caesar-now-play = ▶️ Далі: 1 або 2 карти впливу й щонайбільше 1 карта дії.
caesar-now-influence = ▶️ Далі: 1 або 2 карти впливу.
caesar-now-more =
    ▶️ Далі: друга карта впливу ({ $way ->
        [up] відкрито
       *[down] закрито
    }){ $acted ->
        [yes] { "" }
       *[no] { ", карта дії" }
    } або погруддя.
caesar-now-action = ▶️ Далі: карта дії або погруддя.
caesar-now-replace = ▶️ Далі: взяти карту замість Вето.
caesar-now-castling = ▶️ Далі: перекласти карти обох груп, закритими.
caesar-now-discard = ▶️ Вплив викласти не можна. Далі: скинути непотрібні карти й добрати до шести.
caesar-now-refill = ▶️ Далі: добрати до шести карт.
caesar-mission = 🎯 Завдання: більшість у групі «{ $group }» (+2)
caesar-hand = 🃏 На руці: { $cards }
caesar-discards = 🗑 Скид: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Скид порожній —
       *[other] 🗑 Скид ({ $count })
    }
caesar-standing =
    { $persona } · <b>{ $points }</b> { $points ->
        [one] очко
        [few] очки
       *[many] очок
    } · на руці: вплив { $influence }, дія { $actions }
caesar-final =
    { $patricians } { $patricians ->
        [one] патрицій
        [few] патриції
       *[many] патриціїв
    } + { $bonus } за групи{ $mission ->
        [none] { "" }
        [missed] { " " }(завдання «{ $group }» не виконано)
       *[done] { " " }+ 2 за завдання «{ $group }»
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Замах (відкрита { $card }, { $group })
caesar-trick-scout = 👁 Розвідник ({ $group })
caesar-trick-castling = 🔀 Рокіровка ({ $group } і { $other })
caesar-trick-wrath = ⚡ Гнів богів ({ $group })
caesar-ask-setup = <b>{ $icon } { $group }: яка карта ляже закритою?</b> Карта { $number } з 5. П’ята сама ляже до цензорів.
caesar-ask-play = <b>Обери карту.</b> Виклади 1 карту впливу або 2 (одну відкрито, одну закрито). Перед цим або потім можна зіграти 1 карту дії.
caesar-ask-influence = <b>Обери карту впливу.</b> Карту дії в цьому ході вже зіграно.
caesar-ask-more =
    <b>Викладеш другу карту, { $way ->
        [up] відкрито
       *[down] закрито
    }?</b> Обери її{ $acted ->
        [yes] { " " }або витягни погруддя.
       *[no] , зіграй карту дії або витягни погруддя.
    }
caesar-ask-action = <b>Зіграй карту дії або витягни погруддя.</b> Вплив у цьому ході більше не викладеш.
caesar-ask-where =
    <b>{ $way ->
        [either] { $card }: до якої групи?</b>
        [up] { $card }, відкрито: до якої групи?</b>
       *[down] { $card }, закрито: до якої групи?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] які дві групи?
       *[other] яка група?
    }</b>
caesar-ask-veto = <b>Дозволяєш?</b> Я питаю завжди, навіть якщо Вето в тебе немає.
caesar-ask-replace = <b>Візьми карту замість Вето.</b> З якої колоди?
caesar-ask-castling =
    <b>{ $card }: до якої групи?</b> { $count ->
        [1] Це остання карта, вона теж ляже закритою.
        [one] Лишилося розкласти { $count } карту, усі закритими.
        [few] Лишилося розкласти { $count } карти, усі закритими.
       *[many] Лишилося розкласти { $count } карт, усі закритими.
    }
caesar-ask-discard = <b>Вплив викласти не можна.</b> Скинь будь-які карти й натисни «Готово». Потім добереш до шести.
caesar-ask-refill =
    <b>Візьми { $missing ->
        [one] { $missing } карту
        [few] { $missing } карти
       *[many] { $missing } карт
    }.</b> 📜 Вплив (лишилося { $influence }) чи 🎭 дія (лишилося { $actions })?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Вето!
caesar-pass = 🤝 Дозволити
caesar-done-play = 🗿 Витягти погруддя
caesar-done-discard = ✅ Готово
caesar-discard = Скинути { $card }
caesar-draw-influence = 📜 Вплив ({ $count })
caesar-draw-action = 🎭 Дія ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Остання карта —
       *[other] — Потім: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Обидві карти
       *[other] Усі { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — Погруддя вже витягнуто —
caesar-bust-follows = — Потім витягти погруддя —
caesar-veto-played = — Вето зіграно —
caesar-first-influence = Спершу взяти 1 📜
caesar-first-action = Спершу взяти 1 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } відкрито, { $icon } { $group }
caesar-play-down = { $card } закрито, { $icon } { $group }
caesar-not-veto = Вето — лише відповідь на карти дії суперника. Просто так його не зіграєш.
caesar-no-veto = Вето в тебе немає, лишається тільки дозволити.
caesar-not-acted = Карту дії в цьому ході вже зіграно.
caesar-not-assassination = У суперника немає відкритих карт.
caesar-not-scout = У суперника немає закритих карт.
caesar-not-castling = Для Рокіровки треба дві групи, де ще є патриції, і твою карту хоча б біля однієї з них.
caesar-not-wrath = На столі немає впливу.
caesar-not-closed = Вплив у цьому ході більше не викладеш: вже лежать дві карти або після першої зіграно карту дії.
caesar-not-open = Викласти нікуди: біля кожної групи вже п’ять твоїх карт або в ній не лишилося патриціїв.
caesar-not-bust = Спершу виклади карту впливу. Потім витягнеш погруддя.
caesar-not-there = Ця кнопка лише показує, що буде далі.
caesar-not-another = Погруддя в цьому ході вже витягнуто.
caesar-not-vetoed = Вето зіграно. Візьми карту замість нього.
caesar-not-yet = Спершу розклади всі карти, які перекладаєш, по одній.
caesar-not-again = Цю карту вже викладено.
caesar-full = Там уже п’ять твоїх карт, більше не можна.
caesar-no-such-card = У тебе немає такої карти.
caesar-keys = { $icon }5 — це відкрита 5: { $group }.
caesar-own-hidden = 🙈 Твої закриті карти: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } → { $icon } { $group }: відкрито чи закрито?</b>
        [up] { $card } → { $icon } { $group }: викласти відкрито?</b>
       *[down] { $card } → { $icon } { $group }: викласти закрито?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " «+ 🗿» одразу тягне й погруддя." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] { $icon } { $group }: яка відкрита карта?
        [castling] { $icon } { $group } і яка ще група?
       *[other] { $card } → { $icon } { $group }?
    }</b> Суперник може накласти вето.
caesar-place-up = { $card } відкрито
caesar-place-down = { $card } закрито ▮
caesar-not-here = { $group }: зараз цю карту сюди не можна.
caesar-not-won = { $group }: усіх уже розібрано.
caesar-empty-hand = У тебе немає карт.
event-caesar-two =
    { $known ->
        [yes] { $seat } { ty-vykladaie } відкрито <b>{ $card }</b> ({ $icon } { $group }), закрито <b>{ $card2 }</b> ({ $icon2 } { $group2 }).
       *[no] { $seat } { ty-vykladaie } відкрито <b>{ $card }</b> ({ $icon } { $group }) й одну карту закрито ({ $icon2 } { $group2 }).
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Порівну: нічого не міняється.
        [turned]
            Філософи ({ $phil_one } : { $phil_other }) перевертають підсумок: з меншою сумою <b>{ $winner }</b> { WHO($winner) ->
                [you] забираєш
               *[other] забирає
            } патриція.
       *[won]
            <b>{ $winner }</b> { WHO($winner) ->
                [you] забираєш
               *[other] забирає
            } патриція.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }Скид: { $high } { $highest }, { $low } { $lowest ->
                [0] нічого.
               *[other] { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } { ty-vykladaie } закрито: <b>{ $cards }</b>.
       *[no] { $seat } { ty-vykladaie } закрито п’ять карт.
    }
event-caesar-played = { $seat } { ty-vykladaie } відкрито <b>{ $card }</b>: { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { $seat } { ty-vykladaie } закрито <b>{ $card }</b>: { $icon } { $group }.
       *[no] { $seat } { ty-vykladaie } одну карту закрито: { $icon } { $group }.
    }
event-caesar-announced =
    📣 { $seat } { WHO($seat) ->
        [you] оголошуєш
       *[other] оголошує
    }: <b>{ $trick }</b>.
event-caesar-passed =
    { $seat } { WHO($seat) ->
        [you] дозволяєш
       *[other] дозволяє
    }.
event-caesar-vetoed =
    ✋ <b>Вето!</b> { $seat } { WHO($seat) ->
        [you] зупиняєш
       *[other] зупиняє
    }: { $trick }.
event-caesar-assassinated =
    🗡 { $seat } { WHO($seat) ->
        [you] втрачаєш
       *[other] втрачає
    } відкриту <b>{ $card }</b>: { $icon } { $group }.
event-caesar-revealed =
    👁 { WHO($seat) ->
        [you] Тобі доводиться відкрити
       *[other] { $seat }: доводиться відкрити
    } <b>{ $cards }</b>: { $icon } { $group }.
event-caesar-castled =
    🔀 { $seat } { WHO($seat) ->
        [you] перекладаєш
       *[other] перекладає
    } свої карти: { $icon } { $group } — { $first }, { $icon2 } { $group2 } — { $second }, усі закриті.
event-caesar-struck = ⚡ Гнів богів: { $icon } { $group }! Втрати: { $one } — { $lost_one }, { $other } — { $lost_other }.
event-caesar-bust_drawn =
    🗿 { $seat } { WHO($seat) ->
        [you] витягаєш
       *[other] витягає
    } { $bust ->
        [black] <b>чорне погруддя</b> ⚫: усі погруддя повертаються в мішок.
        [grey] <b>сіре погруддя</b> 🪨: голосування немає.
       *[group] погруддя: <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b>: карт уже 8 або більше, тож голосують і вони:
       *[no] 🗳 { $icon } <b>{ $group }</b> голосують:
    } { $vote }
event-caesar-exhausted = 🏛 { $icon } { $group }: усіх розібрано. Їхні карти й погруддя виходять із гри.
event-caesar-discarded = { $seat } { ty-skydaie } карту: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { $seat } { ty-bere } { $deck ->
                [influence] <b>{ $card }</b>.
               *[action] <b>{ $card }</b>.
            }
       *[no]
            { $seat } { ty-bere } { $deck ->
                [influence] карту впливу.
               *[action] карту дії.
            }
    }
event-caesar-drew-several =
    { $seat } { ty-bere } { $influence ->
        [0]
            { $actions ->
                [one] { $actions } карту дії.
                [few] { $actions } карти дії.
               *[many] { $actions } карт дії.
            }
       *[other]
            { $influence ->
                [one] { $influence } карту впливу
                [few] { $influence } карти впливу
               *[many] { $influence } карт впливу
            }{ $actions ->
                [0] .
                [one] { " " }і { $actions } карту дії.
                [few] { " " }і { $actions } карти дії.
               *[many] { " " }і { $actions } карт дії.
            }
    }
event-caesar-left = { $seat } { ty-vykhodyt } з гри.
event-caesar-ended =
    { $result ->
        [tie] У цій партії нічия, { $best } : { $worst }.
       *[won] У цій партії перемагає <b>{ $winner }</b>, { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " " }У наступній ви міняєтеся сторонами.
       *[no] { "" }
    }
reason-caesar-patricians =
    Усіх патриціїв розібрано. { $count ->
        [1] { $winners } здобуває Рим!
       *[other] { $winners } ділять Рим!
    }
reason-caesar-influence =
    Впливу більше не лишилося. { $count ->
        [1] { $winners } здобуває Рим!
       *[other] { $winners } ділять Рим!
    }
reason-caesar-stalemate =
    В усіх групах порівну, і цього вже не змінити. { $count ->
        [1] { $winners } здобуває Рим!
       *[other] { $winners } ділять Рим!
    }
reason-caesar-standstill =
    Уже 12 ходів нічого не міняється. { $count ->
        [1] { $winners } здобуває Рим!
       *[other] { $winners } ділять Рим!
    }
reason-caesar-match =
    Матч закінчено. { $count ->
        [1] Перемагає { $winners }!
       *[other] Перемогу ділять { $winners }!
    }
reason-caesar-left = Інша сторона виходить із гри: { $winners } здобуває Рим.
rule-caesar-missions = Таємні завдання
rule-caesar-missions-help = У кожного своя таємна група. Більшість у ній дає ще 2 очки.
rule-caesar-philosophers = Філософи після голосування
rule-caesar-philosophers-help = Що з Філософами групи після голосування, в якому хтось переміг: лишаються всі, одного скидає сторона, у якої їх більше, або скидають усіх.
rule-caesar-philosophers-stay = усі лишаються
rule-caesar-philosophers-source = скинути 1
rule-caesar-philosophers-classic = скинути всіх
rule-caesar-personas = Хто грає за Цезаря
rule-caesar-personas-help = За Цезаря грає той, хто сів за стіл раніше, той, хто пізніше, або вирішує жереб. Інший гравець — Клеопатра.
rule-caesar-personas-seats = хто сів раніше
rule-caesar-personas-swapped = хто сів пізніше
rule-caesar-personas-dealt = жереб
rule-caesar-cleopatra_starts = Починає Клеопатра
rule-caesar-cleopatra_starts-help = Перший хід робить Клеопатра, а не Цезар.
rule-caesar-best_of_three = До двох перемог
rule-caesar-best_of_three-help = Ви граєте щонайбільше три партії, і матч виграє той, хто раніше переможе двічі. Після кожної партії міняєтеся сторонами.
caesar-not-so = { $card } зараз зіграти можна, але не так.
typed-caesar = Напиши карту, групу й «відкрито» або «закрито». Карти: від 1 до 5 або філософ. Групи: претор, еділ, квестор, консул, цензор. Слова можна скорочувати: «3 кон від».
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Автохід, якщо нема вибору
rule-caesar-forced_moves-help = Якщо всім видно, що Вето в тебе немає (на руці жодної карти дії або обидва Вето в скиді), про карту дії тебе не питають: вона просто спрацьовує. Про Рокіровку й перед погруддям питають усе одно.
typed-words-caesar =
    praetor: претор претори
    aedile: еділ еділи
    quaestor: квестор квестори
    consul: консул консули
    censor: цензор цензори
    up: відкрито відкритою відкрита
    down: закрито закритою закрита
    p: філософ філософи фі
    assassination: замах
    scout: розвідник
    castling: рокіровка
    wrath: гнів
    veto: вето
    draw: взяти візьми беру бери
    influence: вплив впливу
    action: дія дії
    discard: скинути скид
    pass: дозволити пас
    done: готово
    bust: погруддя
