notice-nudged = ⏰ { tu-as } reçu un rappel.
notice-timed_out = ⌛ { tu-as } manqué de temps.
clock-moved = ⌛ Temps écoulé. { $move }
notice-skipped =
    ⏭ { WHO($seat) ->
        [you] On a sauté ton tour.
       *[other] Tour sauté : { $seat }.
    }
skip-moved = ⏭ Tour sauté. { $move }
notice-handed_over =
    🤖 { WHO($seat) ->
        [you] Tu n’es plus là : un ordi ({ $level }) joue à ta place.
       *[other] { $seat } n’est plus là : un ordi ({ $level }) prend le relais.
    }
notice-came_back =
    🙋 { WHO($seat) ->
        [you] Te revoilà.
       *[other] Revoilà { $seat }.
    }
notice-took_over = 🪑 { tu-as } pris la place de { computer-name }.
notice-new_host =
    🔑 { WHO($seat) ->
        [you] Tu es maintenant l’hôte.
       *[other] L’hôte est maintenant { $seat }.
    }
notice-gone =
    🚪 { $by ->
        [admin]
            { WHO($seat) ->
                [you] On t’a fait sortir de la partie.
               *[other] On a fait sortir { $seat } de la partie.
            }
       *[player] { tu-as } quitté la partie.
    }
notice-stopped = 🏁 La partie a été arrêtée. Personne n’a gagné.
notice-resigned = 🏳 { tu-as } abandonné.
notice-draw_offered = 🤝 { tu-as } proposé la nulle.
notice-draw_declined = 🤝 { tu-as } refusé la nulle.
notice-draw_agreed = 🤝 Tout le monde a accepté la nulle.
notice-undo_asked = ↩ { tu-as } demandé à reprendre un coup.
notice-undo_declined = ↩ { tu-as } dit non : le coup reste joué.
notice-undone = ↩ { tu-as } repris le dernier coup.
