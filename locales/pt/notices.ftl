notice-nudged = ⏰ { $seat } recebeu um lembrete.
notice-timed_out = ⌛ { $seat } ficou sem tempo.
clock-moved = ⌛ Acabou o tempo. { $move }
notice-skipped =
    ⏭ { WHO($seat) ->
        [you] Sua vez foi pulada.
       *[other] A vez de { $seat } foi pulada.
    }
skip-moved = ⏭ Vez pulada. { $move }
notice-handed_over = 🤖 { $seat } deu uma saída, e um computador ({ $level }) assumiu o lugar.
notice-came_back = 🙋 { $seat } voltou.
notice-took_over = 🪑 { $seat } assumiu o lugar do { computer-name }.
notice-new_host = 🔑 { $seat } agora comanda a mesa.
notice-gone =
    🚪 { $by ->
        [admin]
            Removeram { WHO($seat) ->
                [you] você
               *[other] { $seat }
            } da partida.
       *[player] { $seat } saiu da partida.
    }
notice-stopped = 🏁 A partida foi encerrada. Ninguém ganhou.
notice-resigned = 🏳 { $seat } desistiu.
notice-draw_offered = 🤝 { $seat } propôs empate.
notice-draw_declined = 🤝 { $seat } recusou o empate.
notice-draw_agreed = 🤝 Todo mundo aceitou o empate.
notice-undo_asked = ↩ { $seat } pediu para desfazer uma jogada.
notice-undo_declined = ↩ { $seat } não aceitou, então a jogada fica.
notice-undone = ↩ { $seat } desfez a última jogada.
