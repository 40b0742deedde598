somebody = ktoś
pool-whot = Whot, co najmniej trzy osoby
pool-whot-2 = Whot, dwie osoby
command-me = zobacz swój ranking, wygrane i odznaki
command-top = zobacz, kto w tej grupie gra najlepiej
command-games = wróć do ostatnich partii
lobby-rated = 🏅 na ranking
lobby-rated-from-two = 🏅 na ranking od 2 osób
lobby-for-fun =
    🏠 dla zabawy{ $why ->
        [house] : zasady domowe
        [clock] : bez limitu czasu
       *[other] { "" }
    }
play-for-fun = 🏠 Dla zabawy
rate-again = 🏅 Na ranking
done-for-fun = ✓ Ta partia jest tylko dla zabawy
done-rated = ✓ Ta partia liczy się do rankingu
often-leaves = ⚠️ { $who } często wychodzi przed końcem.
result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Dla zabawy{ $why ->
        [house] : zasady domowe
        [clock] : bez limitu czasu
        [short] : za krótka, by się liczyć
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown =
    👑 { $month }: { $who } ({ $count ->
        [one] 1 partia
        [few] { $count } partie
       *[many] { $count } partii
    })
month-1 = styczeń
month-2 = luty
month-3 = marzec
month-4 = kwiecień
month-5 = maj
month-6 = czerwiec
month-7 = lipiec
month-8 = sierpień
month-9 = wrzesień
month-10 = październik
month-11 = listopad
month-12 = grudzień
me-title = 👤 <b>{ $name }</b> · w tej grupie
me-title-private = 👤 <b>{ $name }</b> · z komputerem
me-title-everywhere = 👤 <b>{ $name }</b> · we wszystkich grupach
me-nothing = Nie masz tu jeszcze skończonej partii. Wyślij /newgame, żeby zacząć.
me-pool-rated = <b>{ $pool }</b>: { $rating } · { partie }
me-pool = <b>{ $pool }</b>: { partie }
me-won = wygrane { $won }%, przy równych szansach { $share }%
me-rating-how = Ranking zaczyna się od 1500. ± mówi, o ile może się jeszcze mylić, ? znaczy, że dopiero się ustala.
me-finishes = 🏁 kończy { $percent }% partii
me-answers = ruch w { $seconds } s
me-badges = 🎖 odznaki: { $count } z { $most }
privacy-button = 🛡 Co przechowuję
me-everywhere = 🌍 Wszystkie grupy
my-games = 📜 Moje partie
badges-button = 🎖 Odznaki
top-title-month = 🏆 <b>{ $pool }</b> · ten miesiąc
top-title-ever = 🏆 <b>{ $pool }</b> · od początku
top-month = { $who } · wygrane { $won } z { $count }
top-ever = { $who } · { $rating } · { partie }
top-ever-few = { $who } · { $rating } · partie: { $count } z { $most }
top-streak = 🔥 wygrane z rzędu: { $count }
top-nothing = Na tej tabeli nikogo jeszcze nie ma. Wystarczy skończyć partię.
top-month-button = 📅 Ten miesiąc
top-ever-button = 🏅 Od początku
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Pokaż grupie
top-shown = ✓ Grupa już to widzi
top-shown-lately = Tabela była tu niedawno. Raz na 10 minut wystarczy.
top-on = Z /top
top-off = Bez /top
top-is-off = Tabela jest w tej grupie wyłączona. Admin może ją włączyć w /settings.
games-title = 📜 <b>Ostatnie partie tutaj</b>
games-title-mine = 📜 <b>Twoje ostatnie partie tutaj</b>
games-line = { $number }. { $told }
games-none = Nie ma jeszcze skończonej partii. Wyślij /newgame, żeby zacząć.
games-all = Wszystkie partie
games-mine = Moje partie
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 remis · { $when }
game-told-ended = <b>{ $game }</b> · przerwana · { $when }
game-of-older-rules = Ta partia toczyła się według starszych zasad, więc nie mogę jej otworzyć.
badges-title = 🎖 <b>Odznaki: { $count } z { $most }</b>
badges-open = Jeszcze do zdobycia:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Pierwsza partia
badge-games-1-about = skończ partię
badge-games-10 = Stała obecność
badge-games-10-about = skończ 10 partii
badge-games-50 = Stały element wystroju
badge-games-50-about = skończ 50 partii
badge-games-100 = Sto wieczorów
badge-games-100-about = skończ 100 partii
badge-games-500 = Legenda stołu
badge-games-500-about = skończ 500 partii
badge-wins-1 = Pierwsza wygrana
badge-wins-1-about = wygraj partię
badge-wins-10 = Dziesięć wygranych
badge-wins-10-about = wygraj 10 partii
badge-wins-50 = Pięćdziesiąt wygranych
badge-wins-50-about = wygraj 50 partii
badge-wins-100 = Sto wygranych
badge-wins-100-about = wygraj 100 partii
badge-row-3 = Hat trick
badge-row-3-about = wygraj 3 partie z rzędu
badge-row-5 = Dobra passa
badge-row-5-about = wygraj 5 partii z rzędu
badge-row-10 = Nie do zatrzymania
badge-row-10-about = wygraj 10 partii z rzędu
badge-won-whot = Ostatnia karta
badge-won-whot-about = wygraj w Whota ostatnią kartą
badge-won-caesar = Triumf
badge-won-caesar-about = wygraj partię w Cezara i Kleopatrę
badge-won-deerportal = Łaska Jeleniego Boga
badge-won-deerportal-about = wygraj partię w DeerPortal
badge-won-rally = Na mecie przed wszystkimi
badge-won-rally-about = wygraj w Rajd, docierając na metę przed innymi
badge-won-differo = Przełom
badge-won-differo-about = wygraj w Differo, docierając do celu
badge-won-all = Pięciobój
badge-won-all-about = wygraj w każdą z pięciu gier
badge-learned = Dyplom z gry { $game }
badge-learned-about = skończ wszystkie lekcje gry { $game }
badge-beat-hard = Twarda sztuka
badge-beat-hard-about = zajmij miejsce wyżej niż komputer na poziomie trudnym
badge-full-table = Pełny stół
badge-full-table-about = wygraj z co najmniej czterema osobami
badge-giant = Pogromca olbrzymów
badge-giant-about = pokonaj kogoś z rankingiem wyższym o co najmniej 200
badge-met-10 = Szerokie znajomości
badge-met-10-about = zagraj z 10 różnymi osobami
badge-met-25 = Dusza towarzystwa
badge-met-25-about = zagraj z 25 różnymi osobami
badge-week = Cały tydzień
badge-week-about = graj 7 dni z rzędu
badge-night = Nocna sowa
badge-night-about = wygraj między 2 a 5 w nocy (UTC)
badge-phoenix = Feniks
badge-phoenix-about = wygraj po 5 porażkach z rzędu
badge-dead-heat = Łeb w łeb
badge-dead-heat-about = podziel pierwsze miejsce ze wszystkimi
badge-fast = Szybka ręka
badge-fast-about = wygraj, grając poniżej 3 s na ruch
badge-marathon = Maraton
badge-marathon-about = skończ partię na 200 lub więcej ruchów
badge-last-again = Pogoda ducha
badge-last-again-about = zajmij ostatnie miejsce 3 razy z rzędu i graj do końca
command-nickname = wybierz pseudonim do światowej tabeli
world-button = 🌍 Świat
world-title = 🌍 <b>{ $pool }</b> · wszystkie grupy
world-line = { $place } { $who } · { $rating }
world-nobody = Nikogo tu jeszcze nie ma. Trzeba mieć ustalony ranking, 5 przeciwników, 2 grupy i pseudonim.
world-how = Chcesz tu być? Wybierz pseudonim komendą <code>/nickname</code>
nickname-chosen = 🌍 Światowa tabela pokaże cię jako <b>{ $nickname }</b>, gdy ranking się ustali i zagrasz z 5 osobami w co najmniej 2 grupach. Żeby zniknąć, wyślij <code>/nickname off</code>
nickname-none = 🌍 Światowa tabela cię nie pokazuje. Żeby w niej być, wyślij <code>/nickname</code> i wybrany pseudonim. Widać tylko pseudonim i twój ranking, nigdy imię z Telegrama.
nickname-needs-letters = Pseudonim musi mieć co najmniej 2 litery.
nickname-taken = Ten pseudonim jest już zajęty. Wybierz inny.
