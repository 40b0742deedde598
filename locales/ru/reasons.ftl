why-whot-wins = 💡 Лучший ход — сыграть последнюю карту.
why-whot-ends = 💡 Твой ход сразу завершает раздачу, а лучший — нет.
why-whot-catches = 💡 { $seat } остаётся с 1 картой и молчит: поймаешь — это штраф, 2 карты.
why-whot-silent = 💡 После твоего хода у тебя 1 карта без «Последней карты!»: поймают — возьмёшь 2.
why-whot-passes = 💡 Лучший ход передаёт штраф дальше: { $seat } отбивается или берёт { kart }. А с твоим ходом { $instead } берёшь ты.
why-whot-cancels =
    💡 Лучший ход снимает штраф: { $instead ->
        [one] { $instead } карта.
        [few] { $instead } карты.
       *[many] { $instead } карт.
    }
why-whot-picks =
    💡 { $instead ->
        [1] { $seat }: осталась всего 1 карта. После лучшего хода придётся отбиваться или брать ещё { $count }.
       *[other] После лучшего хода { $seat } отбивается или берёт { kart }.
    }
why-whot-draws =
    💡 { $instead ->
        [1] { $seat }: осталась всего 1 карта. После лучшего хода придётся взять ещё { $count }.
       *[other] После лучшего хода { $seat } берёт { kart }.
    }
why-whot-again = 💡 После лучшего хода снова ходишь ты.
why-whot-skips =
    💡 { $instead ->
        [1] { $seat }: осталась всего 1 карта. Лучший ход заставит пропустить ход.
       *[other] После лучшего хода { $seat } пропускает ход.
    }
why-whot-market =
    💡 После лучшего хода { $count ->
        [1] карту берёт следующий игрок.
        [one] карту берёт { $count } соперник.
        [few] по карте берут { $count } соперника.
       *[many] по карте берут { $count } соперников.
    }
why-whot-sheds =
    💡 После лучшего хода у тебя { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, после твоего — { $instead }.
why-whot-keeps = 💡 Лучший ход бережёт на потом: { $what }.
why-whot-fits =
    💡 После лучшего хода к стопке { $count ->
        [one] подходит { $count } твоя карта
        [few] подходят { $count } твои карты
       *[many] подходят { $count } твоих карт
    }, после твоего { $instead ->
        [0] ни одной.
       *[other] — { $instead }.
    }
why-whot-lighter =
    💡 После лучшего хода карты в руке стоят { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }, после твоего — { $instead }.
why-differo-wins = 💡 Лучший ход побеждает сразу.
why-differo-allows = 💡 После твоего хода { $seat } может победить сразу: <b>{ $reply }</b>.
why-differo-loses =
    💡 После твоего хода { $seat } может наверняка победить за { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }, начиная с <b>{ $reply }</b>.
why-differo-forces =
    💡 Лучший ход ведёт к верной победе: как бы ни отвечала другая сторона ({ $seat }), победа твоя — { $count ->
        [1] следующим ходом.
        [one] не больше чем за { $count } ход.
        [few] не больше чем за { $count } хода.
       *[many] не больше чем за { $count } ходов.
    }
why-differo-threatens = 💡 Лучший ход грозит победой: <b>{ $reply }</b>.
why-differo-runs =
    💡 После твоего хода { $seat } может сыграть <b>{ $reply }</b>, и до цели останется { $instead ->
        [one] { $instead } ряд
        [few] { $instead } ряда
       *[many] { $instead } рядов
    }. После лучшего — не меньше { $count }.
why-differo-nearer =
    💡 После лучшего хода тебе до цели { $count ->
        [one] { $count } ряд
        [few] { $count } ряда
       *[many] { $count } рядов
    }, после твоего — { $instead }.
why-differo-narrows =
    💡 { $seat }: после лучшего хода на выбор { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }, после твоего — { $instead }.
why-deerportal-portal =
    💡 Лучший ход ведёт в портал{ $count ->
        [0] .
        [one] { " " }и приносит { $count } алмаз.
        [few] { " " }и приносит { $count } алмаза.
       *[many] { " " }и приносит { $count } алмазов.
    }
why-deerportal-stays =
    💡 В портале путь кончается: на нём осталось бы { $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
       *[many] { $count } алмазов
    }.
why-deerportal-diamonds =
    💡 Лучший ход сразу приносит { $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
       *[many] { $count } алмазов
    }, твой — { $instead ->
        [0] ни одного.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 Из-за лучшего хода { $seat } пропускает ход.
why-deerportal-meditates =
    💡 Медитация кладёт на твой путь { $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
       *[many] { $count } алмазов
    }. А с твоим ходом их там { $instead }.
why-deerportal-reaches =
    💡 С лучшей клетки следующим броском можно достать { $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
       *[many] { $count } алмазов
    }, с твоей { $instead ->
        [0] ни одного.
       *[other] — { $instead }.
    }
why-deerportal-things =
    💡 С лучшей клетки следующим броском можно попасть на { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
    } с руной или алмазом, с твоей — { $instead ->
        [0] ни на одну.
       *[other] на { $instead }.
    }
why-deerportal-nearer =
    💡 С лучшей клетки до портала { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }, с твоей — { $instead }.
why-rally-home = 💡 Лучший ход приводит тебя на финиш.
why-rally-stamp = 💡 Лучший ход приносит штамп: { $what }.
why-rally-still = 💡 После лучшего хода оставшихся шагов хватит точно сюда: { $what }. После твоего ни к какой цели не попасть.
why-rally-lapse =
    💡 После твоего хода в тупике { $instead ->
        [one] сгорает { $instead } шаг
        [few] сгорают { $instead } шага
       *[many] сгорают { $instead } шагов
    }, после лучшего — { $count ->
        [0] ни одного.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 С лучшей точки в следующий ход к цели { $count ->
        [one] ведёт { $count } бросок
        [few] ведут { $count } броска
       *[many] ведут { $count } бросков
    } из 6, с твоей { $instead ->
        [0] ни одного.
       *[other] — { $instead }.
    }
why-rally-lucky2 =
    💡 С лучшей точки в следующий ход к цели { $count ->
        [one] ведёт { $count } бросок
        [few] ведут { $count } броска
       *[many] ведут { $count } бросков
    } из 36, с твоей { $instead ->
        [0] ни одного.
       *[other] — { $instead }.
    }
why-rally-nearer =
    💡 С лучшей точки до ближайшей цели { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }, с твоей — { $instead }.
why-caesar-stops = 💡 Твоё вето останавливает карту: { $what }.
why-caesar-removes = 💡 Если не будет вето, из-за лучшего хода { $seat } теряет { $count }: { $what }.
why-caesar-removes-philosopher = 💡 Если не будет вето, из-за лучшего хода { $seat } теряет Φ: { $what }.
why-caesar-strikes = 💡 Если не будет вето, из-за лучшего хода { $seat } теряет { kart }, а ты — { $instead }: { $what }.
why-caesar-reveals = 💡 Если не будет вето, из-за лучшего хода { $seat } открывает { kart }: { $what }.
why-caesar-leads = 💡 После лучшего хода голосование было бы за тобой: { $what }.
why-caesar-hides = 💡 Закрытой твоей карте покушение не грозит.
why-caesar-decided = 💡 Голосование за тобой и без этой карты: { $what }.
why-caesar-adds =
    💡 Лучший ход добавляет влияния: { $count }, твой — { $instead ->
        [0] ничего.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 С лучшим ходом твоя { $count } остаётся в руке.
why-caesar-keeps = 💡 Лучший ход бережёт на потом: { $what }.
