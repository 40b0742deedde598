notice-nudged = ⏰ { $seat }: przypomnienie wysłane.
notice-timed_out = ⌛ { $seat }: czas minął.
clock-moved = ⌛ Czas minął. { $move }
notice-skipped = ⏭ Kolej pominięta: { $seat }.
skip-moved = ⏭ Kolej pominięta. { $move }
notice-handed_over =
    🤖 { WHO($seat) ->
        [you] Nie ma cię przy stole
       *[other] { $seat } odchodzi od stołu
    }, więc gra komputer ({ $level }).
notice-came_back =
    🙋 { WHO($seat) ->
        [you] Wracasz do gry.
       *[other] { $seat } wraca do gry.
    }
notice-took_over =
    🪑 { WHO($seat) ->
        [you] Grasz
       *[other] { $seat } gra
    } teraz za: { computer-name }.
notice-new_host = 🔑 Nowy gospodarz: { $seat }.
notice-gone =
    🚪 { $by ->
        [admin] Usunięcie z gry: { $seat }.
       *[player] { kto-wychodzi } z gry.
    }
notice-stopped = 🏁 Koniec partii. Nikt nie wygrywa.
notice-resigned = 🏳 { kto-poddaje } partię.
notice-draw_offered =
    🤝 { WHO($seat) ->
        [you] Proponujesz
       *[other] { $seat } proponuje
    } remis.
notice-draw_declined =
    🤝 { WHO($seat) ->
        [you] Odmawiasz remisu.
       *[other] { $seat } odmawia remisu.
    }
notice-draw_agreed = 🤝 Wszyscy zgadzają się na remis.
notice-undo_asked =
    ↩ { WHO($seat) ->
        [you] Prosisz
       *[other] { $seat } prosi
    } o cofnięcie ruchu.
notice-undo_declined =
    ↩ { WHO($seat) ->
        [you] Nie zgadzasz się
       *[other] { $seat } się nie zgadza
    }, ruch zostaje.
notice-undone =
    ↩ { WHO($seat) ->
        [you] Cofasz
       *[other] { $seat } cofa
    } ostatni ruch.
