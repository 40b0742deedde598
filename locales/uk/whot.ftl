game-whot-about = Клади на верхню карту ту саму масть або число, закидай інших штрафами й позбудься карт раніше за всіх.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>
    
    <b>Мета</b>: позбутися всіх своїх карт раніше за інших.
    
    <b>Початок</b>: кожному по 7 карт. Ще одна лягає лицем догори й відкриває стопку: це верхня карта. Ця перша карта не діє, навіть якщо вона особлива. Решта карт — базар, з нього беруть.
    
    <b>У свій хід</b> зроби одне з двох:
    1. <b>Зіграй 1 карту, яка пасує до верхньої</b>: та сама масть (● ▲ ✚ ■ ★), те саме число або Whot (стор. 2). Тепер верхня — вона.
    2. <b>Візьми 1 карту</b> з базару, навіть якщо є чим ходити. Зіграти її в цей самий хід не можна.
    
    Потім ходить наступний гравець, завжди за годинниковою стрілкою.
    
    <b>Ти перемагаєш</b>, щойно зіграєш останню карту, хай навіть особливу.
game-whot-rules-2 =
    📖 <b>Whot: особливі карти</b>
    
    <b>1 Ще раз</b>: ти ходиш ще раз.
    
    <b>2 Візьми дві</b>: наступний гравець бере 2 карти штрафу або відбивається двійкою будь-якої масті. Якщо відбивається, гравець за ним бере вже 4 або відбивається, і так далі.
    
    <b>5 Візьми три</b>: те саме, але з п’ятірками й штрафом у 3 карти. Двійку б’є лише двійка, п’ятірку — лише п’ятірка. Береш штраф — твій хід на цьому кінчається, а наступний гравець ходить як завжди.
    
    <b>8 Пропуск</b>: наступний гравець пропускає хід. Якщо грають двоє, ти ходиш ще раз.
    
    <b>14 Базарний день</b>: усі інші беруть по 1 карті. Потім, як завжди, ходить наступний гравець.
    
    <b>20 Whot</b>: лягає на будь-яку карту, але від штрафу не рятує. Замов масть: тепер пасують лише вона та інші Whot, доки хтось не зіграє карту, що не є Whot. Якщо Whot — твоя остання карта, ти перемагаєш і без замовлення.
game-whot-rules-3 =
    📖 <b>Whot: коли базар кінчається</b>
    
    <b>Уперше</b>, коли треба брати, а карт бракує, стопку тасують, і вона стає новим базаром. Лежати лишається тільки верхня карта.
    
    <b>Далі — Раптова смерть ☠️</b>. Доки карт на базарі досить, усе як завжди. Щойно забракне, партія кінчається: байдуже, чи ти хочеш узяти, чи береш штраф, чи хтось грає Базарний день, хай і останньою картою. Перемагає той, у кого на руці найменше очок. Якщо порівну, перемогу ділять.
    
    <b>Очки на руці</b>: карта важить своє число, ★ — удвічі більше, Whot — 20. За очками рахують і решту місць: що менше, то краще.
    
    <b>Якщо вийдеш із гри</b>, твої карти підуть під низ базару, а місце буде нижче за всіх, хто лишився. Твій штраф дістанеться наступному гравцеві. Перемагає той, хто лишиться останнім.
    
    <b>54 карти</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ і 5 Whot.
open-whot = 🃏 Мої карти
whot-card = Whot
whot-symbol-circle = круг
whot-symbol-triangle = трикутник
whot-symbol-cross = хрест
whot-symbol-square = квадрат
whot-symbol-star = зірка
whot-name-1 = Ще раз
whot-name-2 = Візьми дві
whot-name-5 = Візьми три
whot-name-8 = Пропуск
whot-name-14 = Базарний день
whot-name-20 = Whot
whot-top = Верхня карта
whot-market = Базар
whot-market-holds = Базар: { $count }
whot-board =
    Верхня карта: <b>{ $card }</b> · { $market ->
        [0] базар порожній
       *[other] на базарі: { $market }
    }
whot-called = 📣 Замовлено: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes]
            Візьми { kart }{ $answer ->
                [none] .
                [none-or-whot] { " " }або відбийся картою Whot.
                [number-or-whot] { " " }або відбийся { kartoyu-z-chyslom } чи Whot.
               *[number] { " " }або відбийся { kartoyu-z-chyslom }.
            }
       *[no]
            { $seat } бере { kart }{ $answer ->
                [none] .
                [none-or-whot] { " " }або відбивається картою Whot.
                [number-or-whot] { " " }або відбивається { kartoyu-z-chyslom } чи Whot.
               *[number] { " " }або відбивається { kartoyu-z-chyslom }.
            }
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Додай ще { kartu-z-chyslom } або закінчи хід{ $count ->
                [0] .
               *[other] . Тоді { $asked } бере { kart }.
            }
       *[no]
            ⚠️ { $you ->
                [yes] Тобі доведеться взяти { kart }.
               *[no] { $asked } братиме { kart }.
            } Та спершу { $seat } може додати ще { kartu-z-chyslom }.
    }
whot-holds =
    { $count ->
        [1] <b>1 карта</b>
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
whot-hand = 🃏 На руці: { $cards }
whot-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
whot-match = 🏆 Очки в матчі: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = У тебе немає карт.
whot-alert = Твої карти. Щоб зіграти карту, натисни її число під столом:
whot-large-hand =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }. Можна зіграти: { "" }
whot-draw =
    { $count ->
        [1] Взяти карту
        [one] Взяти { $count } карту
        [few] Взяти { $count } карти
       *[many] Взяти { $count } карт
    }
whot-ends =
    { $label } · { $match ->
        [yes] кінець роздачі
       *[no] кінець партії
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Базар кінчається. Щойно карт на ньому забракне, роздачі кінець.
       *[no] ☠️ Базар кінчається. Щойно карт на ньому забракне, партії кінець, і перемагає той, у кого найменше очок.
    }
whot-done = Готово
whot-catch = Спіймати: { $seat } мовчить
whot-says-last = «Остання карта!»
whot-which-symbol = <b>Яку масть замовляєш?</b>
whot-last-unsaid = ☐ «Остання карта!»
whot-last-said = ☑ «Остання карта!»
whot-number-last = { $number }: остання карта!
whot-not-pick = Картою { $card } не відбитися. Зіграй { kartu-z-chyslom } або візьми { kart }.
whot-not-pick-undefended = Карту { $card } зараз не зіграти. Тобі треба взяти { kart }.
whot-not-decking = Карту { $card } додати не можна, лише ще { kartu-z-chyslom }.
whot-not-special = { $card } — особлива карта. За вашими домашніми правилами остання карта має бути звичайна.
whot-not-called = { $card } не пасує. Замовлено: { $symbol }.
whot-not-fitting = { $card } не пасує до { $top }. Зіграй ту саму масть, те саме число або Whot.
whot-tap-a-symbol = Щоб зіграти Whot, натисни на масть, яку замовляєш.
whot-no-whot = У тебе немає Whot, тож масть не замовиш.
event-whot-played =
    { $seat } { ti-klade } <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other]
            { WHO($seat) ->
                [you] { " і замовляєш " }
               *[other] { " і замовляє " }
            }<b>{ $call }</b>
    }{ $last ->
        [yes] : «Остання карта!»
       *[no]
            { $left ->
                [0] : це остання карта!
                [1] . Лишається 1 карта.
               *[other] .
            }
    }
event-whot-pick_due =
    { $seat } { ti-maie } взяти { $count ->
        [one] { $count } карту.
        [few] { $count } карти.
       *[many] { $count } карт.
    }
event-whot-pick_cancelled =
    { $seat } { WHO($seat) ->
        [you] знімаєш
       *[other] знімає
    } штраф: { $count ->
        [one] { $count } карта.
        [few] { $count } карти.
       *[many] { $count } карт.
    }
event-whot-held_on = { $seat } { ty-khodyt } ще раз.
event-whot-suspended = { $seat } { ty-propuskaie } хід.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { $seat } { ty-bere } за це { kart }: <b>{ $cards }</b>.
                [market] Базарний день: { ty-sam-bere } <b>{ $cards }</b>.
                [pick] { $seat } { ty-bere } { kart }: <b>{ $cards }</b>.
               *[turn] { $seat } { ty-bere } <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught] { $seat } { ty-bere } за це { kart }.
                [market] Базарний день: { ty-sam-bere } карту.
               *[turn]
                    { $count ->
                        [1] { $seat } { ty-bere } карту.
                       *[other] { $seat } { ty-bere } { kart }.
                    }
            }
    }
event-whot-market =
    Базарний день: { $count ->
        [one] { $count } гравець бере карту.
        [few] { $count } гравці беруть по 1 карті.
       *[many] { $count } гравців беруть по 1 карті.
    }
event-whot-reshuffled =
    { $count ->
        [1] Базар скінчився: новий базар — 1 карта зі стопки.
        [one] Базар скінчився, стопку перетасовано: на новому базарі { $count } карта.
        [few] Базар скінчився, стопку перетасовано: на новому базарі { $count } карти.
       *[many] Базар скінчився, стопку перетасовано: на новому базарі { $count } карт.
    }
event-whot-sudden_death = ☠️ Раптова смерть: базар спорожнів назавжди.
event-whot-caught =
    { $seat } { WHO($seat) ->
        [you] забуваєш
       *[other] забуває
    } крикнути «Остання карта!», і { WHO($by) ->
        [you] ти ловиш
       *[other] { $by } ловить
    } на цьому.
event-whot-left =
    { WHO($seat) ->
        [you] Твої карти йдуть під низ базару.
       *[other] { $seat }: карти йдуть під низ базару.
    }
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Раптова смерть: роздачі кінець.
       *[empty_hand] Роздачі кінець.
    } Очки: { $scores }.
event-whot-ended = Усі показують свої карти.
reason-whot-empty_hand = Останню карту зіграно: перемагає { $winners }!
reason-whot-sudden_death =
    ☠️ Раптова смерть: { $count ->
        [1] перемагає { $winners }, очок найменше!
       *[other] перемогу ділять { $winners }, очок найменше!
    }
reason-whot-match =
    Матч закінчено. { $count ->
        [1] Перемагає { $winners }, очок найменше!
       *[other] Перемогу ділять { $winners }, очок найменше!
    }
reason-whot-last_standing = Решта вийшла з гри: перемагає { $winners }!
rule-whot-hand_size = Карт на початку
rule-whot-hand_size-help = Скільки карт отримує кожен.
rule-whot-market_keeps_turn = Після 14 ходиш ще раз
rule-whot-market_keeps_turn-help = Після Базарного дня (14) ти ходиш ще раз.
rule-whot-tender = Без перетасування
rule-whot-tender-help = Базар ніколи не тасують наново. Щойно карт на ньому забракне, партії кінець, і перемагає той, у кого найменше очок.
rule-whot-whot_cancels_pick = Whot знімає штраф
rule-whot-whot_cancels_pick-help = Від двійки чи п’ятірки можна відбитися картою Whot. Тоді не бере ніхто.
rule-whot-no_defending = Від штрафу не відбитися
rule-whot-no_defending-help = Після 2 чи 5 наступний гравець бере карти. Відбиватися не можна.
rule-whot-pick_five = Після 5 брати 5, а не 3
rule-whot-pick_five-help = Штраф за п’ятірку — 5 карт замість 3.
rule-whot-star_skips_two = ★8 — хід пропускають двоє
rule-whot-star_skips_two-help = Після ★8 хід пропускають двоє наступних гравців.
rule-whot-draw_until_playable = Брати, доки не підійде
rule-whot-draw_until_playable-help = Якщо береш, то береш, доки якась карта не пасуватиме. Тоді мусиш зіграти її або іншу, що пасує.
rule-whot-double_decking = Кілька карт одного числа
rule-whot-double_decking-help = За один хід можна зіграти кілька карт з однаковим числом.
rule-whot-last_card_call = Кричати «Остання карта!»
rule-whot-last_card_call-help = Крикни, коли граєш передостанню карту. Забудеш — наступний гравець може тебе спіймати, і ти береш 2 карти.
rule-whot-no_special_finish = Остання — не особлива
rule-whot-no_special_finish-help = Остання карта має бути звичайна: не 1, 2, 5, 8, 14 і не Whot.
rule-whot-match_to = Матч
rule-whot-match_to-0 = 1 роздача
rule-whot-match_to-100 = до 100 очок
rule-whot-match_to-help = Карти, що лишилися на руці після роздачі, — це очки проти тебе. Роздачі тривають, доки хтось не набере 100 очок. Тоді перемагає той, у кого їх найменше.
rule-whot-forced_moves = Автохід, якщо нема вибору
rule-whot-forced_moves-help = Якщо треба брати штраф і всім видно, що відбитися тобі нічим, карти візьмуться самі. З правилом «Від штрафу не відбитися» так завжди. Якщо просто немає карти, що пасує, вирішуєш ти: карта сама не візьметься.
whot-not-held = У тебе немає карти { $card }.
whot-say-symbol = Допиши, яку масть замовляєш: /move w20 зірка
whot-not-last = «Остання» кажуть лише з передостанньою картою, і то якщо так велять домашні правила.
whot-not-draw-found = Тобі прийшла карта, що пасує. Зіграй її або іншу, що пасує.
whot-not-draw-decking = Карту вже зіграно. Додай ще { kartu-z-chyslom } або надішли /move готово
typed-whot = Кожна карта — це літера її масті й число: круг <b>c</b>, трикутник <b>t</b>, хрест <b>x</b>, квадрат <b>s</b>, зірка <b>*</b>. Після Whot допиши масть, яку замовляєш. Наприклад: /move c5, /move *8, /move w20 зірка, /move взяти
typed-open-whot = /move і карта, наприклад <b>c5</b>
typed-words-whot =
    circle: круг круги коло
    triangle: трикутник трикутники
    cross: хрест хрести
    square: квадрат квадрати
    star: зірка зірку зірки
    draw: взяти візьми беру бери
    take: забрати забираю
    market: базар базару
    last: остання
    card: карта карту
    done: готово
    catch: спіймати ловлю
