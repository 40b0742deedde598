notice-nudged =
    ⏰ { WHO($seat) ->
        [you] Hai ricevuto un promemoria.
       *[other] Promemoria per { $seat }.
    }
notice-timed_out = ⌛ { seat-ha } esaurito il tempo.
clock-moved = ⌛ Tempo scaduto. { $move }
notice-skipped =
    ⏭ { WHO($seat) ->
        [you] Il tuo turno è saltato.
       *[other] È saltato il turno di { $seat }.
    }
skip-moved = ⏭ Turno saltato. { $move }
notice-handed_over =
    🤖 { WHO($seat) ->
        [you] Sei in pausa, gioca per te un computer ({ $level }).
       *[other] { $seat } è in pausa, gioca un computer ({ $level }).
    }
notice-came_back =
    🙋 { WHO($seat) ->
        [you] Hai ripreso il tuo posto.
       *[other] { $seat } ha ripreso il suo posto.
    }
notice-took_over = 🪑 { seat-ha } preso il posto di { computer-name }.
notice-new_host =
    🔑 Ora { WHO($seat) ->
        [you] guidi tu il tavolo.
       *[other] il tavolo lo guida { $seat }.
    }
notice-gone =
    🚪 { $by ->
        [admin]
            { WHO($seat) ->
                [you] Ti hanno tolto dalla partita.
               *[other] Hanno tolto { $seat } dalla partita.
            }
       *[player] { seat-ha } lasciato la partita.
    }
notice-stopped = 🏁 Partita chiusa. Non ha vinto nessuno.
notice-resigned = 🏳 { seat-ha } gettato la spugna.
notice-draw_offered = 🤝 { seat-ha } proposto il pareggio.
notice-draw_declined = 🤝 { seat-ha } rifiutato il pareggio.
notice-draw_agreed = 🤝 Pareggio: tutti d’accordo.
notice-undo_asked = ↩ { seat-ha } chiesto di annullare una mossa.
notice-undo_declined = ↩ { seat-ha } detto di no: la mossa resta.
notice-undone = ↩ { seat-ha } annullato l’ultima mossa.
