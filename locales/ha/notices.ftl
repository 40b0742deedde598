notice-nudged =
    ⏰ { WHO($seat) ->
        [you] Kun sami tunatarwa.
       *[other] An aika wa { $seat } tunatarwa.
    }
notice-timed_out =
    ⌛ { WHO($seat) ->
        [you] Lokacinku ya ƙare.
       *[other] Lokacin { $seat } ya ƙare.
    }
clock-moved = ⌛ Lokaci ya ƙare. { $move }
notice-skipped = ⏭ An tsallake { $seat }.
skip-moved = ⏭ An tsallake. { $move }
notice-handed_over =
    🤖 { WHO($seat) ->
        [you] Ba kwa nan
       *[other] Babu { $seat } yanzu
    }, don haka kwamfuta ({ $level }) ta karɓa.
notice-came_back =
    🙋 { WHO($seat) ->
        [you] Kun dawo.
       *[other] Barka da dawowa, { $seat }.
    }
notice-took_over =
    🪑 { WHO($seat) ->
        [you] Kun karɓi kujerar { computer-name }.
       *[other] { $seat } na karɓar kujerar { computer-name }.
    }
notice-new_host =
    🔑 { WHO($seat) ->
        [you] Yanzu ku ne mai tebur.
       *[other] Sabon mai tebur: { $seat }.
    }
notice-gone =
    🚪 { $by ->
        [admin] An cire { $seat } daga wasan.
       *[player]
            { WHO($seat) ->
                [you] Kun fita daga wasan.
               *[other] { $seat } na fita daga wasan.
            }
    }
notice-stopped = 🏁 An ƙare wasan. Ba wanda ya ci.
notice-resigned =
    🏳 { WHO($seat) ->
        [you] Kun miƙa wuya.
       *[other] { $seat } na miƙa wuya.
    }
notice-draw_offered =
    🤝 { WHO($seat) ->
        [you] Kun nemi kunnen doki.
       *[other] { $seat } na neman kunnen doki.
    }
notice-draw_declined =
    🤝 { WHO($seat) ->
        [you] Kun ƙi kunnen doki.
       *[other] { $seat } na ƙin kunnen doki.
    }
notice-draw_agreed = 🤝 Kowa ya yarda da kunnen doki.
notice-undo_asked =
    ↩ { WHO($seat) ->
        [you] Kun nemi janye motsi.
       *[other] { $seat } na neman janye motsi.
    }
notice-undo_declined =
    ↩ { WHO($seat) ->
        [you] Kun ƙi, don haka ba a janye motsin ba.
       *[other] Ba a sami yardar { $seat } ba, don haka ba a janye motsin ba.
    }
notice-undone =
    ↩ { WHO($seat) ->
        [you] Kun janye motsi na ƙarshe.
       *[other] { $seat } na janye motsi na ƙarshe.
    }
