lobby-title = 🎲 <b>{ $game }</b> · { $seats } graczy
lobby-sits =
    { $count ->
        [0] Nikt jeszcze nie siedzi przy stole
       *[other]
            { $full ->
                [yes] Komplet: zajęte { $most } z { $most }
               *[no] Zajęte miejsca: { $count } z { $most }
            }
    } · ⏳ { $pace } na ruch
lobby-rematch = 🔁 Rewanż: stuknij „Dołącz”, żeby zagrać znowu. Kto nie stuknie, nie gra.
seat-kept = miejsce czeka
lobby-house-rules = 🏠 Zasady domowe: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] Wolne miejsce zajmie komputer ({ $level }).
        [few] { $count } wolne miejsca zajmą komputery (poziom { $level }).
       *[many] { $count } wolnych miejsc zajmą komputery (poziom { $level }).
    }
lobby-hands = 🃏 Twoje karty pojawią się tutaj i zobaczysz je tylko ty. <a href="{ $link }">Wolisz czat prywatny?</a>
lobby-no-hands = 🃏 W tej grupie Telegram nie umie pokazać kart tylko tobie. Podejrzyj swoje przyciskiem pod stołem albo weź je na <a href="{ $link }">czat prywatny</a>.
lobby-suggestion = 💡 { $who } proponuje: { $game }.
lobby-closed = Ten stół jest już zamknięty. Wyślij /newgame, żeby otworzyć nowy.
join = 🪑 Dołącz
start = ▶ Start
more = ⋯ Więcej
switch-to = 💡 Zmień na: { $game }
speak-here = 🌍 { $language } na tym czacie?
speak-here-no = Nie
language-kept = OK, więcej nie pytam. Admini mogą zmienić język w /settings.
more-title = ⋯ <b>{ $game }</b> · przed startem
more-how = Stuknij to, co chcesz zmienić.
more-read = Zmieniać może tylko gospodarz i admini. Ty możesz zaproponować inną grę.
more-games = 🎲 Gry
more-computers = 🤖 Komputery
more-pace = ⏳ Czas na ruch
more-roles = 🎭 Wybierz stronę
more-fair = 🔒 Fair play
leave = 🚪 Wyjdź
more-games-title = 🎲 <b>Gry</b>
more-games-lead = Stuknij grę, żeby na nią zmienić.
more-games-suggest = Stuknij grę, żeby ją zaproponować. Decyduje { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Komputery</b>: { $count }
more-computers-how = Stuknij poziom, żeby dodać komputer.
add-computer = + 🤖 { $level }
remove-computer = − Komputer
more-pace-title = ⏳ <b>Czas na ruch</b>: { $pace }
more-pace-how = To zmienia tylko ten stół. Dla wszystkich partii czas ustawiają admini przez /settings.
lobby-roles = 🎭 Wybierz stronę. Gospodarz wybiera przed innymi. Strony, których nikt nie weźmie, przypadną według kolejności miejsc.
fair-play-title = 🔒 <b>Fair play</b>
fair-play-sealed =
    { $luck ->
        [no] To, kto gra którą stroną,
       *[yes] Wszystko, co w tej partii losowe,
    } jest już ustalone z góry: { $seal }

    Wszystko bierze się z jednej tajnej liczby. Wybieram ją, zanim ktokolwiek dołączy, i ten kod to potwierdza. Po partii pokażę liczbę i każdy sprawdzi, czy pasuje do kodu. Nikt nie podmieni jej w trakcie gry, nawet ja.
copy-commitment = 🔒 Skopiuj kod
done-suggested = 💡 Proponujesz: { $game }
done-suggestion-withdrawn = ✓ Propozycja wycofana
done-joined-next = ✓ Masz miejsce w następnej partii
joined-for-a-computer = Był komplet, więc grasz za komputer.
played-on-for-a-computer = ✓ Grasz dalej za komputer
late = Partia już trwa. Masz miejsce w następnej.
late-with-seats = Partia już trwa. Masz miejsce w następnej. Chcesz grać od razu? Zagraj za komputer:
late-leave = Nie tym razem
take-over = { $name }
lobby-stands = Tu już jest stół. Stuknij „Dołącz”.
playing-stands = Tu już trwa partia. Stuknij „Dołącz”, żeby zagrać w następnej. Tę może zakończyć gospodarz albo admin: /endgame.
asked-another = Wybiera tylko osoba, która pyta.
