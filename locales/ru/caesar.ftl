game-caesar-about = Цезарь против Клеопатры: перетяни на свою сторону пять групп римских патрициев блефом, разведкой и вето.
game-caesar = Цезарь и Клеопатра
game-caesar-aliases = Клеопатра, Цезарь, Cleopatra
game-caesar-rules-1 =
    📖 <b>Цезарь и Клеопатра</b>

    <b>Цель:</b> перетянуть на свою сторону патрициев Рима. Групп пять: в трёх (Преторы, Эдилы, Квесторы) по 5 патрициев, в двух (Консулы, Цензоры) по 3. В конце побеждает тот, у кого больше очков.

    <b>Начало:</b> каждый тайно выкладывает закрытыми 1, 2, 3, 4 и 5, по одной карте к каждой группе. Потом у каждого в руке ещё один набор 1–5 и одно Вето, а также тайное задание (стр. 4). Начинает Цезарь.

    <b>Твой ход</b>
    1. Выложи влияние: <b>одну</b> карту, открыто или закрыто, или <b>две</b> — одну открыто, другую закрыто. Хотя бы одну — обязательно. У группы может лежать не больше пяти твоих карт.
    2. До или после можно сыграть и <b>одну</b> карту действия. Но если сыграть её после первой карты влияния, вторую уже не выложить.
    3. Вытяни <b>бюст</b> из мешка: возможно, какая-то группа проголосует.
    4. Добери до шести карт. Для каждой выбирай колоду: влияние или действие.
game-caesar-rules-2 =
    🗿 <b>Бюсты и голосования</b>

    В мешке семь бюстов.
    • Бюст группы: она голосует. Бюст откладывают.
    • 🪨 серый: голосования нет. Бюст откладывают.
    • ⚫ чёрный: голосования нет. Все бюсты, и этот тоже, возвращаются в мешок.
    А потом, после любого бюста, голосует и каждая группа, у которой 8 карт или больше (считая обе стороны). Так группа может проголосовать за ход дважды.

    <b>Голосование</b>
    1. Все карты группы открывают, и они остаются открытыми.
    2. Посчитай сумму каждой стороны. Философ Φ — это 0.
    3. Бо́льшая сумма получает одного патриция. Но если у одной из сторон больше Φ, побеждает <b>меньшая</b>.
    4. Кто бы ни победил, сторона с большей суммой сбрасывает своё самое большое число, другая — самое маленькое. Остальные карты лежат дальше, Φ тоже.
    <b>Суммы равны:</b> никто не побеждает и ничего не сбрасывают.

    Когда у группы забрали последнего патриция, её карты уходят в сброс, а бюст — из игры.
game-caesar-rules-3 =
    🃏 <b>Карты</b>

    <b>Влияние</b> (по 37): по семь карт каждого числа от 1 до 5 и два Философа <b>Φ</b>.

    <b>Карты действия</b> (по 10)
    🗡 <b>Покушение</b> ×3: соперник сбрасывает со стола открытую карту по твоему выбору, даже Φ.
    👁 <b>Разведчик</b> ×3: открываются все закрытые карты соперника у одной группы.
    🔀 <b>Рокировка</b> ×1: возьми все свои карты у двух групп и разложи между ними заново, все закрытыми, не больше пяти у каждой.
    ⚡ <b>Гнев богов</b> ×1: обе стороны сбрасывают все свои карты у одной группы.
    ✋ <b>Вето</b> ×2: останавливает любую из них, когда соперник её объявляет. Обе карты уходят в сброс, а ты сразу берёшь одну карту. На Вето вето не наложить, и сыграть его можно только в ответ.

    Тебя спросят, даже если Вето у тебя нет; но если всем видно, что его нет, могут и не спросить. Остановленная карта всё равно считается картой действия этого хода.
game-caesar-rules-4 =
    🏆 <b>Конец и очки</b>

    <b>Нет карты влияния</b> или группы, куда её выложить? Тогда просто вытяни бюст и, если хочешь, сбрось из руки любые карты, а потом добери до шести.
    <b>Пустую колоду</b> не перемешивают. Бери из другой. Если пусты обе, играй дальше с меньшим числом карт.

    <b>Партия кончается</b> в конце хода, если
    • разобраны все патриции, их 21,
    • ни у кого нет влияния ни в руке, ни в колоде,
    • во всех группах суммы равны и этого уже никому не изменить
    • или на столе ничего не меняется 12 ходов подряд (по 6 у каждого).

    <b>Очки</b>
    • 1 за каждого патриция
    • ещё 1 за большинство в группе (3 из 5 или 2 из 3) и ещё 1 за всю группу
    • ещё 2 за большинство в группе твоего тайного задания: преторы, эдилы или квесторы

    Побеждает тот, у кого больше очков. Если очков поровну — ничья.
open-caesar = 🃏 Мои карты
caesar-group-praetor = Преторы
caesar-group-aedile = Эдилы
caesar-group-quaestor = Квесторы
caesar-group-consul = Консулы
caesar-group-censor = Цензоры
caesar-persona-caesar = Цезарь
caesar-persona-cleopatra = Клеопатра
caesar-card-p = Φ
caesar-card-assassination = 🗡 Покушение
caesar-card-scout = 👁 Разведчик
caesar-card-castling = 🔀 Рокировка
caesar-card-wrath = ⚡ Гнев
caesar-card-veto = ✋ Вето
caesar-label-hand = Рука
caesar-label-decks = Колоды
caesar-label-discarded = Сброс
caesar-label-busts = Вышли бюсты
caesar-label-bag = В мешке
caesar-title-mission =
    { $persona } · задание «{ $group }»: { $done ->
        [yes] +2
       *[no] мимо
    }
caesar-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
caesar-label-mission = Твоё задание
caesar-name-assassination = Покушение
caesar-name-scout = Разведчик
caesar-name-castling = Рокировка
caesar-name-wrath = Гнев
caesar-name-veto = Вето
caesar-lost-nothing = ничего
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] все разобраны
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Вышли бюсты: { $out } · в мешке: { $bag }
caesar-no-busts = нет
caesar-decks = 📚 Колоды (влияние + действие): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 сброс: { $discarded_one } и { $discarded_other }
caesar-match = 🏆 Партия { $game } в матче, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: разрешить или остановить картой Вето?
caesar-now-setup = 🤫 Обе стороны тайно выкладывают закрытыми 1, 2, 3, 4 и 5, по одной карте к каждой группе.
caesar-now-play = ▶️ Дальше: 1 или 2 карты влияния и не больше 1 карты действия.
caesar-now-influence = ▶️ Дальше: 1 или 2 карты влияния.
caesar-now-more =
    ▶️ Дальше: вторая карта влияния ({ $way ->
        [up] открыто
       *[down] закрыто
    }){ $acted ->
        [yes] { "" }
       *[no] { ", карта действия" }
    } или бюст.
caesar-now-action = ▶️ Дальше: карта действия или бюст.
caesar-now-replace = ▶️ Дальше: взять карту взамен Вето.
caesar-now-castling = ▶️ Дальше: переложить карты обеих групп, закрытыми.
caesar-now-discard = ▶️ Влияние выложить нельзя. Дальше: сбросить ненужные карты и добрать до шести.
caesar-now-refill = ▶️ Дальше: добрать до шести карт.
caesar-mission = 🎯 Задание: большинство в группе «{ $group }» (+2)
caesar-hand = 🃏 В руке: { $cards }
caesar-discards = 🗑 Сброс: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Сброс пуст —
       *[other] 🗑 Сброс ({ $count })
    }
caesar-standing =
    { $persona } · <b>{ $points }</b> { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } · в руке: влияние { $influence }, действие { $actions }
caesar-final =
    { $patricians } { $patricians ->
        [one] патриций
        [few] патриция
       *[many] патрициев
    } + { $bonus } за группы{ $mission ->
        [none] { "" }
        [missed] { " " }(задание «{ $group }» мимо)
       *[done] { " " }+ 2 за задание «{ $group }»
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Покушение (открытая { $card }, { $group })
caesar-trick-scout = 👁 Разведчик ({ $group })
caesar-trick-castling = 🔀 Рокировка ({ $group } и { $other })
caesar-trick-wrath = ⚡ Гнев богов ({ $group })
caesar-ask-setup = <b>{ $icon } { $group }: какая карта ляжет закрытой?</b> Карта { $number } из 5. Пятая сама ляжет к цензорам.
caesar-ask-play = <b>Выбери карту.</b> Выложи 1 карту влияния или 2 (одну открыто, одну закрыто). До или после можно сыграть 1 карту действия.
caesar-ask-influence = <b>Выбери карту влияния.</b> Карта действия в этом ходу уже сыграна.
caesar-ask-more =
    <b>Выложишь вторую карту, { $way ->
        [up] открыто
       *[down] закрыто
    }?</b> Выбери её{ $acted ->
        [yes] { " " }или вытяни бюст.
       *[no] , сыграй карту действия или вытяни бюст.
    }
caesar-ask-action = <b>Сыграй карту действия или вытяни бюст.</b> Влияние в этом ходу больше не выложить.
caesar-ask-where =
    <b>{ $way ->
        [either] { $card }: к какой группе?</b>
        [up] { $card }, открыто: к какой группе?</b>
       *[down] { $card }, закрыто: к какой группе?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] какие две группы?
       *[other] какая группа?
    }</b>
caesar-ask-veto = <b>Разрешаешь?</b> Я спрашиваю всегда, даже если Вето у тебя нет.
caesar-ask-replace = <b>Возьми карту взамен Вето.</b> Из какой колоды?
caesar-ask-castling =
    <b>{ $card }: к какой группе?</b> { $count ->
        [1] Это последняя карта, она тоже ляжет закрытой.
        [one] Осталось разложить { $count } карту, все закрытыми.
        [few] Осталось разложить { $count } карты, все закрытыми.
       *[many] Осталось разложить { $count } карт, все закрытыми.
    }
caesar-ask-discard = <b>Влияние выложить нельзя.</b> Сбрось любые карты и нажми «Готово». Потом доберёшь до шести.
caesar-ask-refill =
    <b>Возьми { $missing ->
        [one] { $missing } карту
        [few] { $missing } карты
       *[many] { $missing } карт
    }.</b> 📜 Влияние (осталось { $influence }) или 🎭 действие (осталось { $actions })?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Вето!
caesar-pass = 🤝 Разрешить
caesar-done-play = 🗿 Вытянуть бюст
caesar-done-discard = ✅ Готово
caesar-discard = Сбросить { $card }
caesar-draw-influence = 📜 Влияние ({ $count })
caesar-draw-action = 🎭 Действие ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Последняя карта —
       *[other] — Потом: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Обе карты
       *[other] Все { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — Бюст уже вытянут —
caesar-bust-follows = — Дальше тянуть бюст —
caesar-veto-played = — Вето сыграно —
caesar-first-influence = Сначала 1 📜
caesar-first-action = Сначала 1 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } открыто, { $icon } { $group }
caesar-play-down = { $card } закрыто, { $icon } { $group }
caesar-not-veto = Вето — только ответ на карты действия соперника. Просто так его не сыграть.
caesar-no-veto = Вето у тебя нет, остаётся только разрешить.
caesar-not-acted = Карта действия в этом ходу уже сыграна.
caesar-not-assassination = У соперника нет открытых карт.
caesar-not-scout = У соперника нет закрытых карт.
caesar-not-castling = Для Рокировки нужны две группы, где ещё есть патриции, и твоя карта хотя бы у одной из них.
caesar-not-wrath = На столе нет влияния.
caesar-not-closed = Влияние в этом ходу больше не выложить: уже выложены две карты или после первой сыграна карта действия.
caesar-not-open = Выложить некуда: у каждой группы пять твоих карт или ни одного патриция.
caesar-not-bust = Сначала выложи карту влияния. Потом вытянешь бюст.
caesar-not-there = Эта кнопка только показывает, что будет дальше.
caesar-not-another = Бюст в этом ходу уже вытянут.
caesar-not-vetoed = Вето сыграно. Возьми карту взамен.
caesar-not-yet = Сначала разложи все карты, которые перекладываешь, по одной.
caesar-not-again = Эта карта уже выложена.
caesar-full = Там уже пять твоих карт, больше нельзя.
caesar-no-such-card = У тебя нет такой карты.
caesar-keys = { $icon }5 — это открытая 5: { $group }.
caesar-own-hidden = 🙈 Твои закрытые карты: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } → { $icon } { $group }: открыто или закрыто?</b>
        [up] { $card } → { $icon } { $group }: выложить открыто?</b>
       *[down] { $card } → { $icon } { $group }: выложить закрыто?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " «+ 🗿» сразу тянет и бюст." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] { $icon } { $group }: какая открытая карта?
        [castling] { $icon } { $group } и какая ещё группа?
       *[other] { $card } → { $icon } { $group }?
    }</b> Соперник может наложить вето.
caesar-place-up = { $card } открыто
caesar-place-down = { $card } закрыто ▮
caesar-not-here = { $group }: сейчас эту карту сюда нельзя.
caesar-not-won = { $group }: все уже разобраны.
caesar-empty-hand = У тебя нет карт.
event-caesar-two =
    { $known ->
        [yes] { $seat } { ty-vykladyvaet } открыто <b>{ $card }</b> ({ $icon } { $group }) и закрыто <b>{ $card2 }</b> ({ $icon2 } { $group2 }).
       *[no] { $seat } { ty-vykladyvaet } одну карту открыто, <b>{ $card }</b> ({ $icon } { $group }), и одну закрыто ({ $icon2 } { $group2 }).
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Поровну: ничего не меняется.
        [turned]
            Философы ({ $phil_one } : { $phil_other }) переворачивают итог, побеждает меньшая сумма: <b>{ $winner }</b> { WHO($winner) ->
                [you] забираешь
               *[other] забирает
            } патриция.
       *[won]
            <b>{ $winner }</b> { WHO($winner) ->
                [you] забираешь
               *[other] забирает
            } патриция.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }Сброс: { $high } — { $highest }, { $low } — { $lowest ->
                [0] ничего.
               *[other] { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } { ty-vykladyvaet } закрыто: <b>{ $cards }</b>.
       *[no] { $seat } { ty-vykladyvaet } закрыто пять карт.
    }
event-caesar-played = { $seat } { ty-vykladyvaet } открыто <b>{ $card }</b>: { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { $seat } { ty-vykladyvaet } закрыто <b>{ $card }</b>: { $icon } { $group }.
       *[no] { $seat } { ty-vykladyvaet } одну карту закрыто: { $icon } { $group }.
    }
event-caesar-announced =
    📣 { $seat } { WHO($seat) ->
        [you] объявляешь
       *[other] объявляет
    }: <b>{ $trick }</b>.
event-caesar-passed =
    { $seat } { WHO($seat) ->
        [you] разрешаешь
       *[other] разрешает
    }.
event-caesar-vetoed =
    ✋ <b>Вето!</b> { $seat } { WHO($seat) ->
        [you] останавливаешь
       *[other] останавливает
    }: { $trick }.
event-caesar-assassinated =
    🗡 { $seat } { WHO($seat) ->
        [you] теряешь
       *[other] теряет
    } открытую <b>{ $card }</b>: { $icon } { $group }.
event-caesar-revealed =
    👁 { $seat } поневоле { WHO($seat) ->
        [you] открываешь
       *[other] открывает
    } <b>{ $cards }</b>: { $icon } { $group }.
event-caesar-castled =
    🔀 { $seat } { WHO($seat) ->
        [you] перекладываешь
       *[other] перекладывает
    } свои карты: { $icon } { $group } — { $first }, { $icon2 } { $group2 } — { $second }, все закрыты.
event-caesar-struck = ⚡ Гнев богов: { $icon } { $group }! Потери: { $one } — { $lost_one }, { $other } — { $lost_other }.
event-caesar-bust_drawn =
    🗿 { $seat } { WHO($seat) ->
        [you] вытягиваешь
       *[other] вытягивает
    } { $bust ->
        [black] <b>чёрный бюст</b> ⚫: все бюсты возвращаются в мешок.
        [grey] <b>серый бюст</b> 🪨: голосования нет.
       *[group] бюст: <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b>: карт уже 8 или больше, так что голосуют и они:
       *[no] 🗳 { $icon } <b>{ $group }</b> голосуют:
    } { $vote }
event-caesar-exhausted = 🏛 { $icon } { $group }: все разобраны. Их карты и бюст выходят из игры.
event-caesar-discarded = { $seat } { ty-sbrasyvaet } карту: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { $seat } { ty-beryot } { $deck ->
                [influence] <b>{ $card }</b>.
               *[action] <b>{ $card }</b>.
            }
       *[no]
            { $seat } { ty-beryot } { $deck ->
                [influence] карту влияния.
               *[action] карту действия.
            }
    }
event-caesar-drew-several =
    { $seat } { ty-beryot } { $influence ->
        [0]
            { $actions ->
                [one] { $actions } карту действия.
                [few] { $actions } карты действия.
               *[many] { $actions } карт действия.
            }
       *[other]
            { $influence ->
                [one] { $influence } карту влияния
                [few] { $influence } карты влияния
               *[many] { $influence } карт влияния
            }{ $actions ->
                [0] .
                [one] { " " }и { $actions } карту действия.
                [few] { " " }и { $actions } карты действия.
               *[many] { " " }и { $actions } карт действия.
            }
    }
event-caesar-left = { $seat } { ty-vykhodit } из игры.
event-caesar-ended =
    { $result ->
        [tie] В этой партии ничья, { $best } : { $worst }.
       *[won] В этой партии побеждает <b>{ $winner }</b>, { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " " }В следующей вы меняетесь сторонами.
       *[no] { "" }
    }
reason-caesar-patricians =
    Все патриции разобраны. { $count ->
        [1] { $winners } завоёвывает Рим!
       *[other] { $winners } делят Рим!
    }
reason-caesar-influence =
    Влияния больше не осталось. { $count ->
        [1] { $winners } завоёвывает Рим!
       *[other] { $winners } делят Рим!
    }
reason-caesar-stalemate =
    Во всех группах суммы равны, и этого уже никому не изменить. { $count ->
        [1] { $winners } завоёвывает Рим!
       *[other] { $winners } делят Рим!
    }
reason-caesar-standstill =
    Уже 12 ходов ничего не меняется. { $count ->
        [1] { $winners } завоёвывает Рим!
       *[other] { $winners } делят Рим!
    }
reason-caesar-match =
    Матч окончен. { $count ->
        [1] Побеждает { $winners }!
       *[other] Победу делят { $winners }!
    }
reason-caesar-left = Другая сторона выходит из игры: { $winners } завоёвывает Рим.
rule-caesar-missions = Тайные задания
rule-caesar-missions-help = У каждого своя тайная группа. Большинство в ней даёт ещё 2 очка.
rule-caesar-philosophers = Философы после голосования
rule-caesar-philosophers-help = Что с Философами группы после голосования, в котором кто-то победил: остаются все, одного сбрасывает сторона, у которой их больше, или сбрасывают всех.
rule-caesar-philosophers-stay = все остаются
rule-caesar-philosophers-source = сбросить 1
rule-caesar-philosophers-classic = сбросить всех
rule-caesar-personas = Кто играет за Цезаря
rule-caesar-personas-help = За Цезаря играет тот, кто сел за стол раньше, тот, кто позже, или решает жребий. Другой игрок — Клеопатра.
rule-caesar-personas-seats = кто сел раньше
rule-caesar-personas-swapped = кто сел позже
rule-caesar-personas-dealt = жребий
rule-caesar-cleopatra_starts = Начинает Клеопатра
rule-caesar-cleopatra_starts-help = Первый ход делает Клеопатра, а не Цезарь.
rule-caesar-best_of_three = До двух побед
rule-caesar-best_of_three-help = Вы играете до трёх партий, и матч за тем, кто раньше выиграет две. После каждой партии меняетесь сторонами.
caesar-not-so = { $card } сейчас сыграть можно, но не так.
typed-caesar = Напиши карту, группу и «открыто» или «закрыто». Карты: от 1 до 5 или философ. Группы: претор, эдил, квестор, консул, цензор. Слова можно сокращать: «3 кон отк».
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Автоход, если нет выбора
rule-caesar-forced_moves-help = Если всем видно, что Вето у тебя нет (в руке ни одной карты действия или оба Вето в сбросе), о карте действия тебя не спрашивают: она просто срабатывает. О Рокировке и перед бюстом спрашивают всё равно.
typed-words-caesar =
    praetor: претор преторы
    aedile: эдил эдилы
    quaestor: квестор квесторы
    consul: консул консулы
    censor: цензор цензоры
    up: открыто открытой открытая
    down: закрыто закрытой закрытая
    p: философ философы фи
    assassination: покушение
    scout: разведчик
    castling: рокировка
    wrath: гнев
    veto: вето
    draw: взять возьми беру бери
    influence: влияние влияния
    action: действие действия
    discard: сбросить сброс
    pass: разрешить пас
    done: готово
    bust: бюст
