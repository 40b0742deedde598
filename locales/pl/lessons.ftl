command-learn = naucz się gry w kilka minut
learn-it = 🎓 Poznaj grę (3 min)
learn-short = 🎓 Poznaj grę
learn-games = 🎓 Poznaj gry (3 min)
lessons-title = 🎓 <b>Poznaj grę</b>
lessons-which = Krótkie lekcje z prawdziwymi ruchami, tylko dla ciebie. Której gry chcesz się nauczyć?
lessons-unknown = Nie mam lekcji gry „{ $typed }”.
lessons-none = Lekcji jeszcze nie ma. Każdą grę wyjaśnia /rules.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Stuknij lekcję. Możesz ją zamknąć i wrócić, kiedy chcesz.
lesson-list-done = Wszystkie lekcje za tobą. Czas zagrać!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Dalej ▸
lesson-done = ✓ <b>Koniec lekcji!</b>
lesson-last-done = ✓ <b>To była ostatnia lekcja!</b> Teraz spróbuj z łatwym komputerem: { $game }.
lesson-badge = 🎖 Nowa odznaka: <b>{ $badge }</b>
lesson-next = Dalej: { $title } ▸
lesson-play = ▶ Zagraj: łatwy komputer
lesson-all = ← Lekcje
lesson-games = ← Gry
lesson-learner = Ty
lesson-name-1 = Ania
lesson-name-2 = Bartek
lesson-name-3 = Celina
lesson-name-4 = Darek
lesson-name-5 = Ewa
