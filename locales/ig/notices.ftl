notice-nudged = ⏰ { i-mfe } nwetara ncheta.
notice-timed_out =
    ⌛ Oge agwụla { WHO($seat) ->
        [you] gị
       *[other] { $seat }
    }.
clock-moved = ⌛ Oge agwụla. { $move }
notice-skipped =
    ⏭ A wụfere { WHO($seat) ->
        [you] gị
       *[other] { $seat }
    }.
skip-moved = ⏭ A wụfere oge. { $move }
notice-handed_over = 🤖 { i-aro } pụtụrụ, ya mere kọmputa ({ $level }) na-egwuzi.
notice-came_back = 🙋 { i-aro } lọtara.
notice-took_over = 🪑 { i-mfe } weere ọnọdụ { computer-name }.
notice-new_host = 🔑 { i-aro } bụzi onye nwe tebụl.
notice-gone =
    🚪 { $by ->
        [admin]
            E wepụrụ { WHO($seat) ->
                [you] gị
               *[other] { $seat }
            } n’egwu.
       *[player] { i-aro } pụrụ n’egwu.
    }
notice-stopped = 🏁 A kwụsịrị egwu. O nweghị onye meriri.
notice-resigned =
    🏳 { WHO($seat) ->
        [you] I kwetara na e meriri gị
       *[other] { $seat } kwetara na e meriri ya
    }.
notice-draw_offered = 🤝 { i-aro } rịọrọ nha.
notice-draw_declined =
    🤝 { WHO($seat) ->
        [you] I kwetaghị
       *[other] { $seat } ekwetaghị
    } nha.
notice-draw_agreed = 🤝 Mmadụ niile kwetara nha.
notice-undo_asked = ↩ { i-aro } rịọrọ iweghachi otu ije.
notice-undo_declined =
    ↩ { WHO($seat) ->
        [you] I kwetaghị
       *[other] { $seat } ekwetaghị
    }, ya mere ije ahụ ka dị.
notice-undone = ↩ { i-mfe } weghachiri ije ikpeazụ.
