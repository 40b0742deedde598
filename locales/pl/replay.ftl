command-replay = obejrzyj ostatnią partię ruch po ruchu
replay-button = 📽 Powtórka
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = Partia się zaczyna.
replay-moved =
    { WHO($who) ->
        [you] Robisz
       *[other] { $who } robi
    } ruch.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ Następny ważny moment
replay-eyes-button = 👁 Oczami gracza { $name }
replay-open-button = 👁 Wszystko odkryte
replay-share = ↗ Udostępnij
replay-share-text = 📽 { $game }: partia ruch po ruchu
replay-number = Wyślij /replay i numer, żeby tam przeskoczyć.
replay-at-border = Dalej już nic nie ma.
replay-running = Ta partia jeszcze trwa. Powtórkę obejrzysz po jej końcu.
replay-none = Żadna partia się tu jeszcze nie skończyła. Wyślij /newgame, żeby zacząć.
replay-gone = Nie mam już tej partii.
star-button =
    ⭐ Gwiazdka{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ Jeszcze jedna gwiazdka i zatrzymam tę partię na zawsze.
star-kept = ⭐ Ta partia jest teraz w galerii: /games
star-taken-back = ✓ Gwiazdka cofnięta.
star-for-players = Gwiazdkę mogą dać tylko admini i gracze tej partii.
star-full = W galerii jest miejsce na { $most } partii. Najpierw cofnij inną gwiazdkę.
games-replay = 📽 /replay pokazuje najnowszą ruch po ruchu.
games-starred = ⭐ Z gwiazdką
games-title-starred = ⭐ <b>Galeria tego czatu</b>
games-none-starred = Nie ma jeszcze partii z gwiazdką. Otwórz partię przez /games i stuknij ⭐ Gwiazdka: gwiazdka admina albo dwojga graczy zatrzymuje ją tu na zawsze.
name-show = 👁 Pokazuj imię w udostępnionych powtórkach
name-hide = 🙈 Ukryj imię w udostępnionych powtórkach
name-shown = ✓ Kto otworzy udostępnioną powtórkę, zobaczy twoje imię.
name-hidden = ✓ Udostępnione powtórki pokażą tylko pierwszą literę imienia.
