game-differo-about = Pojedynek na spryt: policz pionki na linii, rusz się dokładnie o tyle pól i przejdź na drugą stronę przed przeciwnikiem.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Dwoje graczy, po 13 pionków. Wygrywa, kto pierwszy doprowadzi <b>jeden</b> pionek do swojego celu, czyli do rzędu po drugiej stronie.

    ⚪ Białe zaczynają i idą w górę, do rzędu A.
    ⚫ Czarne idą w dół, do rzędu I.

    <b>Twoja tura</b>
    1. Wybierz swój pionek.
    2. Wybierz linię, na której stoi: rząd albo jedną z przekątnych, \ lub /.
    3. Policz wszystkie pionki na tej linii: twoje minus cudze. Rusz się <b>dokładnie</b> o tyle pól, w jedną lub drugą stronę po tej linii.

    Pasować nie można.

    <b>Wygrywasz</b> od razu, gdy twój pionek staje w celu. Wygrywasz też, gdy kolej na przeciwnika, a żaden jego pionek nie może się ruszyć.
game-differo-rules-2 =
    📖 <b>Jak daleko idzie pionek</b>

    Licz całą linię od brzegu do brzegu, po obu stronach pionka i przez puste pola. Pionek, którym ruszasz, też się liczy.

    • 4 twoje i 1 cudzy: idziesz o 3 pola, nie o 1 ani 2.
    • Jeśli przeciwnik ma na linii tyle samo pionków co ty albo więcej, nie ruszysz się po niej.

    Na obrazku liczby na końcach linii to wyniki Białych dla <b>G4</b>: 3 w rzędzie, 1 na każdej przekątnej. Może stanąć na zielonych polach.

    Pionki przeskakują wszystko, co stoi po drodze. Bicia nie ma.

    Wolno iść do przodu, do tyłu i w bok. Trzeba stanąć na pustym polu i <b>nigdy w celu przeciwnika</b>.
game-differo-rules-3 =
    📖 <b>Jak kończy się partia</b>

    • <b>Wygrywasz</b>, gdy twój pionek staje w celu. Wystarczy jeden.
    • <b>Przegrywasz</b>, gdy twoja kolej, a żaden twój pionek nie może się ruszyć, albo gdy poddajesz partię lub wychodzisz z gry.
    • <b>Remis</b>, gdy ta sama pozycja pojawia się trzeci raz i kolej jest na tę samą stronę. Także po 300 ruchach łącznie albo gdy oboje się zgodzicie.

    <b>Zasada domowa: zamiana kolorów.</b> Po pierwszym ruchu Białych Czarne mogą zamienić się kolorami zamiast ruszać. Kto zaczynał, gra wtedy dalej Czarnymi.

    <b>Nazwy pól.</b> Litera to rząd, od A do I z góry na dół. Liczba to przekątna \, podpisana przy dolnym końcu.

    Stuknij pionek, potem pole. Albo wyślij <code>/move F2-F8</code>. Zadania do rozwiązania: wyślij /puzzle.
open-differo = ▶ Mój ruch
differo-table =
    Ruch { $number }{ $swap ->
        [yes] { " " }· w ruchu 2 Czarne mogą zamienić się kolorami
       *[no] { "" }
    }
differo-over =
    🏁 Koniec po { $moves ->
        [one] 1 ruchu
        [few] { $moves } ruchach
       *[many] { $moves } ruchach
    }
differo-plays =
    { $colour ->
        [white] ⚪ Białe, w górę do rzędu A
       *[black] ⚫ Czarne, w dół do rzędu I
    }
differo-side =
    { $colour ->
        [white] Białe
       *[black] Czarne
    }
differo-wins-here = tu wygrana
differo-side-wins-here =
    { $colour ->
        [white] tu wygrywają Białe
       *[black] tu wygrywają Czarne
    }
differo-home = u celu
differo-rows-to-go =
    { $rows ->
        [one] jeszcze 1 rząd
        [few] jeszcze { $rows } rzędy
       *[many] jeszcze { $rows } rzędów
    }
differo-board-lines = W tej wersji tekstowej przekątne \ biegną prosto w dół.
differo-board-chosen = 🔷 { $cell } · ❇️ dokąd może pójść
differo-which-piece =
    <b>Twój ruch.</b> Którym { $colour ->
        [white] białym
       *[black] czarnym
    } pionkiem chcesz ruszyć?
differo-lines = <b>{ $cell }</b> może iść: { $lines }.
differo-line-row = <b>{ $count }</b> w swoim rzędzie
differo-line-falling = <b>{ $count }</b> po przekątnej \
differo-line-rising = <b>{ $count }</b> po przekątnej /
differo-line-either = <b>{ $count }</b> po dowolnej z przekątnych
differo-key-wins = { $move } · wygrana
differo-key-draws = { $move } · remis
differo-other-piece = ← Inny pionek
differo-swap = ⇄ Zamień kolory
differo-tap-below = Wybierz ruch przyciskami pod stołem.
differo-not-more = Pionki na tej linii: twoje { $own }, cudze { $others }. Ruszysz się po niej tylko wtedy, gdy twoich jest więcej.
differo-off-board =
    { $count ->
        [one] 1 pole w tę stronę to już poza planszą.
        [few] { $count } pola w tę stronę to już poza planszą.
       *[many] { $count } pól w tę stronę to już poza planszą.
    }
differo-taken =
    { $count ->
        [one] 1 pole w tę stronę to { $cell }, a tam już stoi pionek.
        [few] { $count } pola w tę stronę to { $cell }, a tam już stoi pionek.
       *[many] { $count } pól w tę stronę to { $cell }, a tam już stoi pionek.
    }
differo-their-goal = { $cell } leży w celu przeciwnika, tam nie wolno stanąć.
event-differo-moved =
    { $seat }: <b>{ $source } → { $target }</b>{ $again ->
        [yes] . Ta sama pozycja drugi raz: za trzecim będzie remis.
       *[no] .
    }
event-differo-swapped =
    ⇄ { WHO($seat) ->
        [you] Zamieniasz
       *[other] { $seat } zamienia
    } kolory.
event-differo-gave_up = 🏳 { kto-poddaje } partię.
reason-differo-goal = 🏆 Cel osiągnięty, wygrywa { $winners }!
reason-differo-blocked = 🏆 Wygrywa { $winners }: druga strona nie ma ruchu!
reason-differo-repetition = 🤝 Remis: ta sama pozycja pojawia się trzeci raz.
reason-differo-long = 🤝 Remis po 300 ruchach.
reason-differo-gave_up = 🏆 Wygrywa { $winners }: druga strona poddaje partię.
rule-differo-white = Kto gra Białymi
rule-differo-white-help = Białe zaczynają. Białymi gra ten, kto dołączy wcześniej, kto dołączy później albo kogo wskaże los.
rule-differo-white-first = kto dołączy wcześniej
rule-differo-white-second = kto dołączy później
rule-differo-white-lot = losowo
rule-differo-swap = Zamiana kolorów
rule-differo-swap-help = Po pierwszym ruchu Białych Czarne mogą zamienić się kolorami zamiast ruszać. Białym opłaca się więc początek, który obu stronom daje równe szanse.
puzzle-title = 🧩 <b>Differo, zadanie { $number }</b> z { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>Białe</b>
       *[black] ⚫ <b>Czarne</b>
    } zaczynają i { $count ->
        [one] <b>wygrywają od razu</b>.
        [few] <b>wygrywają w { $count } ruchach</b>.
       *[many] <b>wygrywają w { $count } ruchach</b>.
    } Stuknij ruch albo wyślij <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] Białe
       *[black] Czarne
    } najdłużej bronią się ruchem <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: rozwiązane! Brawo, { $solver }!
       *[no] 🎉 <b>{ $move }</b>: rozwiązane!
    }
puzzle-button = 🧩 Zadania
puzzle-next = Następne zadanie →
puzzle-what = Wyślij /puzzle, by dostać zadanie, /puzzle 3, by dostać numer 3 z { $count }, albo ruch, na przykład /puzzle { $example }.
puzzle-not-home = { $move } nie dochodzi do celu, ale inny ruch tak.
puzzle-loses =
    { $move } przegrywa: { $colour ->
        [white] Czarne
       *[black] Białe
    } grają { $reply } i są u celu.
puzzle-escapes =
    Nie { $move }: po { $reply } { $colour ->
        [white] Białe
       *[black] Czarne
    } nie wymuszą już { $count ->
        [one] wygranej w następnym ruchu.
        [few] wygranej w { $count } ruchach.
       *[many] wygranej w { $count } ruchach.
    }
differo-no-swap = Teraz nie możesz zamienić kolorów. Mogą to tylko Czarne, tuż po pierwszym ruchu Białych, i tylko jeśli pozwalają na to zasady domowe.
differo-not-yours = Na { $cell } nie ma twojego pionka.
differo-goes = { $cell } może pójść na: { $targets }.
differo-stuck = { $cell } nie ma teraz żadnego ruchu.
typed-differo = Wpisz, gdzie pionek stoi, a potem, gdzie staje: F2-F8. Litera to rząd, od A do I z góry na dół. Liczba to przekątna \, od 1 do 9, podpisana przy dolnym końcu.
role-differo-white = ⚪ Białe
role-differo-black = ⚫ Czarne
typed-words-differo = swap: zamień zamieniam zamiana
