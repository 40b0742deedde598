notice-nudged =
    ⏰ { WHO($seat) ->
        [you] Recibiste
       *[other] { $seat } recibió
    } un aviso.
notice-timed_out =
    ⌛ { WHO($seat) ->
        [you] Te quedaste
       *[other] { $seat } se quedó
    } sin tiempo.
# The move is a whole sentence, such as “Bola drew a card.”
clock-moved = ⌛ Se acabó el tiempo. { $move }
notice-skipped =
    ⏭ { WHO($seat) ->
        [you] Te saltaron el turno.
       *[other] A { $seat } le saltaron el turno.
    }
skip-moved = ⏭ Turno saltado. { $move }
notice-handed_over =
    🤖 { WHO($seat) ->
        [you] Te ausentaste y una máquina ({ $level }) juega por ti.
       *[other] { $seat } se ausentó y una máquina ({ $level }) juega en su lugar.
    }
notice-came_back =
    🙋 { WHO($seat) ->
        [you] Volviste
       *[other] { $seat } volvió
    }.
notice-took_over =
    🪑 { WHO($seat) ->
        [you] Reemplazaste
       *[other] { $seat } reemplazó
    } a { computer-name }.
notice-new_host =
    🔑 { WHO($seat) ->
        [you] Ahora tú diriges la mesa.
       *[other] Ahora { $seat } dirige la mesa.
    }
notice-gone =
    🚪 { WHO($seat) ->
        [you]
            { $by ->
                [admin] Te sacaron de la partida.
               *[player] Saliste de la partida.
            }
       *[other]
            { $by ->
                [admin] Sacaron a { $seat } de la partida.
               *[player] { $seat } salió de la partida.
            }
    }
notice-stopped = 🏁 La partida terminó antes de tiempo. Nadie ganó.
notice-resigned =
    🏳 { WHO($seat) ->
        [you] Te rendiste
       *[other] { $seat } se rindió
    }.
notice-draw_offered =
    🤝 { WHO($seat) ->
        [you] Propusiste
       *[other] { $seat } propuso
    } empate.
notice-draw_declined =
    🤝 { WHO($seat) ->
        [you] Rechazaste
       *[other] { $seat } rechazó
    } el empate.
notice-draw_agreed = 🤝 Todo el mundo aceptó el empate.
notice-undo_asked =
    ↩ { WHO($seat) ->
        [you] Pediste
       *[other] { $seat } pidió
    } deshacer una jugada.
notice-undo_declined =
    ↩ { WHO($seat) ->
        [you] Dijiste
       *[other] { $seat } dijo
    } que no, así que la jugada queda.
notice-undone =
    ↩ { WHO($seat) ->
        [you] Deshiciste
       *[other] { $seat } deshizo
    } la última jugada.
