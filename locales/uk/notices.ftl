notice-nudged =
    ⏰ { WHO($seat) ->
        [you] Нагадування надіслано тобі.
       *[other] Нагадування надіслано: { $seat }.
    }
notice-timed_out = ⌛ { $seat }: час вийшов.
clock-moved = ⌛ Час вийшов. { $move }
notice-skipped =
    ⏭ { WHO($seat) ->
        [you] Тебе пропускають.
       *[other] { $seat }: гравця пропущено.
    }
skip-moved = ⏭ Гравця пропущено. { $move }
notice-handed_over =
    🤖 { WHO($seat) ->
        [you] Тебе немає на місці, далі за тебе грає комп’ютер ({ $level }).
       *[other] { $seat } не на місці, далі грає комп’ютер ({ $level }).
    }
notice-came_back = 🙋 { $seat } знову в грі.
notice-took_over =
    🪑 { computer-name } поступається місцем: далі { WHO($seat) ->
        [you] граєш ти.
       *[other] грає { $seat }.
    }
notice-new_host = 🔑 Хост тепер { $seat }.
notice-gone =
    🚪 { $by ->
        [admin]
            { WHO($seat) ->
                [you] Тебе прибрали з гри.
               *[other] { $seat }: прибрали з гри.
            }
       *[player] { $seat } { ty-vykhodyt } з гри.
    }
notice-stopped = 🏁 Партію закінчено. Переможця немає.
notice-resigned =
    🏳 { $seat } { WHO($seat) ->
        [you] здаєшся.
       *[other] здається.
    }
notice-draw_offered = 🤝 { $seat } { ty-proponuie } нічию.
notice-draw_declined =
    🤝 { $seat } { WHO($seat) ->
        [you] відхиляєш
       *[other] відхиляє
    } нічию.
notice-draw_agreed = 🤝 Усі погодилися на нічию.
notice-undo_asked =
    ↩ { $seat } { WHO($seat) ->
        [you] просиш
       *[other] просить
    } повернути хід.
notice-undo_declined = ↩ { $seat } проти, тож хід лишається.
notice-undone =
    ↩ { $seat } { WHO($seat) ->
        [you] повертаєш
       *[other] повертає
    } останній хід.
