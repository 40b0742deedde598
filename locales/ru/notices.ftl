notice-nudged =
    ⏰ { WHO($seat) ->
        [you] Тебе пришло напоминание.
       *[other] { $seat } получает напоминание.
    }
notice-timed_out =
    ⌛ { WHO($seat) ->
        [you] У тебя вышло время.
       *[other] { $seat }: время вышло.
    }
clock-moved = ⌛ Время вышло. { $move }
notice-skipped =
    ⏭ { WHO($seat) ->
        [you] Твой ход пропустили.
       *[other] { $seat }: ход пропустили.
    }
skip-moved = ⏭ Ждать не стали. { $move }
notice-handed_over = 🤖 { $seat } не на месте: за столом пока компьютер ({ $level }).
notice-came_back = 🙋 { $seat } снова за столом.
notice-took_over =
    🪑 { computer-name } уступает место: теперь { WHO($seat) ->
        [you] играешь ты
       *[other] играет { $seat }
    }.
notice-new_host = 🔑 Новый хост: { $seat }.
notice-gone =
    🚪 { $by ->
        [admin]
            { WHO($seat) ->
                [you] Тебя убрали из игры.
               *[other] Из игры убрали: { $seat }.
            }
       *[player] { $seat } { ty-vykhodit } из игры.
    }
notice-stopped = 🏁 Партия прервана. Победителя нет.
notice-resigned =
    🏳 { $seat } { WHO($seat) ->
        [you] сдаёшься
       *[other] сдаётся
    }.
notice-draw_offered = 🤝 { $seat } { ty-predlagaet } ничью.
notice-draw_declined =
    🤝 { $seat } { WHO($seat) ->
        [you] отклоняешь
       *[other] отклоняет
    } ничью.
notice-draw_agreed = 🤝 Все согласны на ничью.
notice-undo_asked =
    ↩ { $seat } { WHO($seat) ->
        [you] просишь
       *[other] просит
    } вернуть ход.
notice-undo_declined = ↩ { $seat } против: ход остаётся.
notice-undone =
    ↩ { $seat } { WHO($seat) ->
        [you] возвращаешь
       *[other] возвращает
    } последний ход.
