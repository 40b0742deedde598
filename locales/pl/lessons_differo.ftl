lesson-differo-count = Policz linię
lesson-differo-count-goal = Ty i Czarne macie po 13 pionków. Grasz Białymi: zaczynasz i idziesz w górę, do rzędu A. Czarne idą w dół, do rzędu I. Wygrywa, kto szybciej doprowadzi jeden pionek do celu.
lesson-differo-count-row = Wybierz pionek i linię, na której stoi: rząd albo przekątną. Rusza się o dokładnie tyle pól, ile wychodzi z linii: twoje pionki minus cudze. Rząd F: 6 − 0 = 6. Rusz po nim F2.
lesson-differo-count-other-way = Też 6 pól i kierunek dowolny. Ale teraz rusz F2.
lesson-differo-count-in-row = To inna linia. W rzędzie F masz 6 pionków. Rusz skrajny z nich, F2.
lesson-differo-count-diagonal = W „F4” F to rząd, a 4 to przekątna \; jej numer jest przy dolnym końcu. Na przekątnej 4 masz 3 pionki, a Czarne 1: 3 − 1 = 2. Rusz po niej F4 w górę.
lesson-differo-count-same-diagonal = Dobra linia i 2 pola. Ale teraz rusz F4.
lesson-differo-count-number = To inna linia. Wszystkie pola przekątnej 4 mają w nazwie 4. Rusz po niej F4.
lesson-differo-count-jump = Z przekątnej 4 wciąż wychodzi 2. Liczysz ją całą, po obu stronach i przez puste pola, razem z D4. Przeskocz C4! Zostaje na planszy: bicia nie ma.
lesson-differo-count-back = Też 2 pola, ale do tyłu. Twój cel jest na górze.
lesson-differo-count-over-c4 = To inny pionek. D4 może przeskoczyć C4: 2 pola w górę po przekątnej 4.
lesson-differo-count-win = Na przekątnej / poza B4 nie ma nikogo: 1 − 0 = 1. To wystarczy, by wejść do rzędu A i od razu wygrać. Zrób to!
lesson-differo-count-to-a = To nie rząd A. B4 tam dojdzie: 1 pole w górę po swojej przekątnej /.
lesson-differo-limits = Gdzie wolno stanąć
lesson-differo-limits-longest = Policz trzy linie przez G4, każdą od brzegu do brzegu. Potem zrób nim najdłuższy ruch w prawo.
lesson-differo-limits-to-the-left = Tak, 3 pola. Ale tym razem rusz w prawo.
lesson-differo-limits-short = Z tej przekątnej wychodzi 3 − 2 = 1. Z rzędu więcej: 3 − 0 = 3.
lesson-differo-limits-exactly = Teraz w rzędzie F stoją 4 twoje pionki i 1 cudzy. Idziesz więc o 3 pola, nie o 1 ani 2. Rusz po nim F2.
lesson-differo-limits-other-piece = Też 3 pola. Ale teraz rusz F2.
lesson-differo-limits-in-row = To inna linia. Rusz F2 w rzędzie F.
lesson-differo-limits-back = E4 nie pójdzie w górę: D4 jest zajęte, a trzeba stanąć na pustym polu. Z przekątnej / wychodzi 3 − 3 = 0, a przy 0 i mniej ruchu po niej nie ma. Ale wolno w bok i do tyłu. Cofnij go.
lesson-differo-limits-sideways = W bok też wolno. Ale teraz cofnij się w dół po przekątnej \.
lesson-differo-limits-goal = H3 nie pójdzie o 4 pola w rzędzie: to poza planszą. Nie zejdzie też na I3: to cel przeciwnika, a tam nigdy nie wolno stanąć. Znajdź ruch, który mu został.
lesson-differo-limits-h3 = To inny pionek. H3 może iść w górę po swojej przekątnej \.
lesson-differo-limits-blocked = Pasować nie można. Jeśli twoja kolej, a żaden twój pionek nie może się ruszyć, przegrywasz. Jeśli to spotka przeciwnika, wygrywasz.
lesson-differo-win = Wymuszona wygrana
lesson-differo-win-threat = Żaden twój pionek nie dojdzie jeszcze do rzędu A. Zrób taki ruch, żeby w następnej turze któryś mógł.
lesson-differo-win-needed = Teraz C5 dojdzie do A7. Ale Czarne odejdą z B6 i C5 skoczy za daleko. C6 musi zostać na miejscu.
lesson-differo-win-loses = Czarne grają H3 na I2 i wygrywają! Licz też ich linie.
lesson-differo-win-no-threat = Po tym wciąż żaden nie może. Pionek na C5 tak: z jego przekątnej / wyjdzie 2, akurat do A7.
lesson-differo-win-now = Groziło C5 na A7. Czarne zabrały więc B6 z tej linii i C5 skoczyłby teraz za daleko. Ale B6 zniknął też z innej linii. Znajdź wygrywający ruch!
lesson-differo-win-line = To nie rząd A. B6 stał też na przekątnej 6. Teraz wychodzi z niej 3 − 1 = 2: spójrz na C6.
lesson-differo-win-won = Każdy ruch zmienia to, co wychodzi z linii, twoich i cudzych. Oto cała gra! Chcesz więcej takich zadań? Wyślij /puzzle.
lesson-differo-end = Remis i zamiana kolorów
lesson-differo-end-third = Ty i Czarne chodzicie w tę i z powrotem. Gdy ta sama pozycja pojawi się trzeci raz i kolej jest na tę samą stronę, jest remis. Wróć z F8 na F2.
lesson-differo-end-not-third = To nowa pozycja, więc gracie dalej. Wróć z F8 na F2.
lesson-differo-end-others = Remis jest też po 300 ruchach albo gdy oboje się na niego zgodzicie. Poddanie partii lub wyjście to przegrana. Gdy skończy ci się czas, zrobię ruch za ciebie.
lesson-differo-end-swap = Wasza grupa może grać z zasadą domową: po pierwszym ruchu Białych Czarne mogą zamienić się kolorami zamiast ruszać. Kto zaczynał, gra wtedy dalej Czarnymi i teraz rusza.
lesson-differo-end-start = W grze stuknij pionek, potem pole. Powodzenia!
