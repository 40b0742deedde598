game-whot-about = Dopasuj kartę do wierzchniej, syp karami i pozbądź się swoich kart przed wszystkimi.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Cel</b>: pozbyć się wszystkich kart przed innymi.

    <b>Początek</b>: każdy dostaje 7 kart. Jeszcze jedna, odkryta, zaczyna stos: to wierzchnia karta. Ta pierwsza nic nie robi, nawet jeśli jest specjalna. Reszta to targ, z którego się dobiera.

    <b>W swojej turze</b> wybierz jedno:
    1. <b>Zagraj 1 kartę, która pasuje do wierzchniej</b>: ten sam symbol (● ▲ ✚ ■ ★), ta sama liczba albo Whot (strona 2). To ona jest teraz na wierzchu.
    2. <b>Dobierz 1 kartę</b> z targu, nawet jeśli masz pasującą. Dobranej nie zagrasz w tej samej turze.

    Potem kolej na następnego gracza. Gra się zawsze zgodnie z ruchem wskazówek zegara.

    <b>Wygrywasz</b>, gdy tylko zagrasz ostatnią kartę, nawet specjalną.
game-whot-rules-2 =
    📖 <b>Whot: karty specjalne</b>

    <b>1 Jeszcze raz</b>: grasz jeszcze raz.

    <b>2 Weź dwie</b>: następny gracz musi dobrać za karę 2 karty albo odbić dwójką o dowolnym symbolu. Jeśli odbije, kolejny musi dobrać 4 albo też odbić, i tak dalej.

    <b>5 Weź trzy</b>: to samo, ale z piątkami i karą 3 kart. Dwójkę odbija tylko dwójka, piątkę tylko piątka. Kto dobiera karę, kończy turę, a następny gracz gra jak zwykle. Gdy wszystkie karty, które mogłyby odbić, leżą na stosie, dobierasz automatycznie.

    <b>8 Postój</b>: następny gracz traci kolejkę. Przy 2 graczach grasz jeszcze raz.

    <b>14 Dzień targowy</b>: wszyscy inni dobierają po 1 karcie. Potem zwyczajnie kolej na następnego gracza.

    <b>20 Whot</b>: zagrasz go na każdą kartę, ale nie odbijesz nim kary. Żądasz symbolu: odtąd pasują tylko karty z tym symbolem i inne Whoty, aż ktoś zagra kartę, która nie jest Whotem. Jeśli Whot to twoja ostatnia karta, wygrywasz bez żądania.
game-whot-rules-3 =
    📖 <b>Whot: koniec targu</b>

    <b>Za pierwszym razem</b>, gdy ktoś ma dobrać, a kart brakuje, stos się tasuje i staje się nowym targiem. Zostaje tylko wierzchnia karta.

    <b>Potem</b> już się nie tasuje. Gdy targ opustoszeje na dobre, jest <b>Nagła śmierć ☠️</b>: gracie dalej, ale gdy zabraknie kart do dobrania, partia się kończy: przy zwykłym dobieraniu, przy karze albo po Dniu targowym, nawet zagranym jako ostatnia karta. Wygrywa, kto ma na ręce najmniej punktów. Przy równych punktach wygraną się dzieli.

    <b>Punkty na ręce</b>: karta liczy się za swoją liczbę, ★ podwójnie, Whot za 20. Decydują też o dalszych miejscach: im mniej, tym lepiej.

    <b>Jeśli wyjdziesz</b>, twoje karty idą na spód targu, a w wynikach jesteś za wszystkimi, którzy zostali. Jeśli masz karę, przejmuje ją następny gracz. Ostatnia osoba przy stole wygrywa.

    <b>54 karty</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ i 5 Whotów.
open-whot = 🃏 Moje karty
whot-card = Whot
whot-symbol-circle = koło
whot-symbol-triangle = trójkąt
whot-symbol-cross = krzyżyk
whot-symbol-square = kwadrat
whot-symbol-star = gwiazda
whot-name-1 = Jeszcze raz
whot-name-2 = Weź dwie
whot-name-5 = Weź trzy
whot-name-8 = Postój
whot-name-14 = Dzień targowy
whot-name-20 = Whot
whot-top = Na wierzchu
whot-market = Targ
whot-market-holds = Targ: { $count }
whot-board =
    Wierzchnia karta: <b>{ $card }</b> · { $market ->
        [0] targ jest pusty
       *[other] na targu: { $market }
    }
whot-called = 📣 Żądanie: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes]
            Dobierz { kart }{ $answer ->
                [none] .
                [none-or-whot] { " albo odbij Whotem." }
                [number-or-whot] { " albo odbij" } { liczba-narzednik } lub Whotem.
               *[number] { " albo odbij" } { liczba-narzednik }.
            }
       *[no]
            { $seat } musi dobrać { kart }{ $answer ->
                [none] .
                [none-or-whot] { " albo odbić Whotem." }
                [number-or-whot] { " albo odbić" } { liczba-narzednik } lub Whotem.
               *[number] { " albo odbić" } { liczba-narzednik }.
            }
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Dołóż jeszcze { liczba-biernik } albo zakończ turę{ $count ->
                [0] .
               *[other] . Wtedy { $asked } musi dobrać { kart }.
            }
       *[no]
            ⚠️ { $you ->
                [yes] Za chwilę musisz dobrać { kart }.
               *[no] Za chwilę { $asked } musi dobrać { kart }.
            } Przedtem { $seat } może dołożyć jeszcze { liczba-biernik }.
    }
whot-holds =
    { $count ->
        [one] <b>1 karta</b>
        [few] { $count } karty
       *[many] { $count } kart
    }
whot-hand = 🃏 Na ręce: { $cards }
whot-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
whot-match = 🏆 Punkty w meczu: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Nie masz kart.
whot-alert = Twoje karty. Żeby zagrać kartę, stuknij jej liczbę pod stołem:
whot-large-hand =
    { $count ->
        [one] 1 karta.
        [few] { $count } karty.
       *[many] { $count } kart.
    } Możesz zagrać: { "" }
whot-draw =
    { $count ->
        [one] Dobierz kartę
        [few] Dobierz { $count }
       *[many] Dobierz { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] koniec rozdania
       *[no] koniec partii
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Targ się kończy. Gdy tylko zabraknie na nim kart, koniec rozdania.
       *[no] ☠️ Targ się kończy. Gdy tylko zabraknie na nim kart, koniec partii i wygrywa, kto ma najmniej punktów.
    }
whot-done = Gotowe
whot-catch = Przyłap: { $seat } bez „Ostatnia karta!”
whot-says-last = „Ostatnia karta!”
whot-which-symbol = <b>Jakiego symbolu żądasz?</b>
whot-last-unsaid = ☐ Krzyknij „Ostatnia karta!”
whot-last-said = ☑ Krzyknij „Ostatnia karta!”
whot-number-last = { $number }: ostatnia karta!
whot-not-pick = Nie odbijesz kartą { $card }. Zagraj { liczba-biernik } albo dobierz { kart }.
whot-not-pick-undefended = Nie możesz teraz zagrać { $card }. Musisz dobrać { kart }.
whot-not-decking = Nie dołożysz { $card }, tylko jeszcze { liczba-biernik }.
whot-not-special = { $card } to karta specjalna. Według waszych zasad domowych ostatnia karta musi być zwykła.
whot-not-called = { $card } nie pasuje. Żądanie: { $symbol }.
whot-not-fitting = { $card } nie pasuje na { $top }. Zagraj ten sam symbol, tę samą liczbę albo Whota.
whot-tap-a-symbol = Żeby zagrać Whota, stuknij symbol, którego żądasz.
whot-no-whot = Nie masz Whota, więc nie możesz zażądać symbolu.
event-whot-played =
    { kto-zagrywa } <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { ", żądanie: " }<b>{ $call }</b>
    }{ $last ->
        [yes] : „Ostatnia karta!”
       *[no]
            { $left ->
                [0] , to ostatnia karta!
                [1] . Zostaje 1 karta.
               *[other] .
            }
    }
event-whot-pick_due = { kto-musi } dobrać { kart }.
event-whot-pick_cancelled =
    { WHO($seat) ->
        [you] Kasujesz
       *[other] { $seat } kasuje
    } karę: { kart }.
event-whot-held_on =
    { WHO($seat) ->
        [you] Grasz jeszcze raz.
       *[other] { $seat } gra jeszcze raz.
    }
event-whot-suspended = { kto-traci } kolejkę.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { kto-dobiera } za to { kart }: <b>{ $cards }</b>.
                [market]
                    Dzień targowy: { WHO($seat) ->
                        [you] dobierasz
                       *[other] { $seat } dobiera
                    } <b>{ $cards }</b>.
                [pick] { kto-dobiera } { kart }: <b>{ $cards }</b>.
               *[turn] { kto-dobiera } <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught] { kto-dobiera } za to { kart }.
                [market]
                    Dzień targowy: { WHO($seat) ->
                        [you] dobierasz
                       *[other] { $seat } dobiera
                    } kartę.
               *[turn]
                    { $count ->
                        [one] { kto-dobiera } kartę.
                        [few] { kto-dobiera } { $count } karty.
                       *[many] { kto-dobiera } { $count } kart.
                    }
            }
    }
event-whot-market =
    { $count ->
        [one] Dzień targowy: 1 gracz dobiera 1 kartę.
        [few] Dzień targowy: { $count } gracze dobierają po 1 karcie.
       *[many] Dzień targowy: { $count } graczy dobiera po 1 karcie.
    }
event-whot-reshuffled =
    { $count ->
        [one] Targ jest pusty, więc 1 karta ze stosu to nowy targ.
        [few] Targ jest pusty, więc { $count } karty ze stosu idą do tasowania i tworzą nowy.
       *[many] Targ jest pusty, więc { $count } kart ze stosu idzie do tasowania i tworzy nowy.
    }
event-whot-sudden_death = ☠️ Nagła śmierć: targ jest pusty na dobre.
event-whot-caught =
    { WHO($seat) ->
        [you] Nie krzyczysz „Ostatnia karta!”. { $by } cię przyłapuje.
       *[other]
            { $seat } nie krzyczy „Ostatnia karta!”. { WHO($by) ->
                [you] Przyłapujesz.
               *[other] { $by } przyłapuje.
            }
    }
event-whot-left =
    { WHO($seat) ->
        [you] Twoje karty idą
       *[other] { $seat }: karty idą
    } na spód targu.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Nagła śmierć: koniec rozdania.
       *[empty_hand] Koniec rozdania.
    } Punkty: { $scores }.
event-whot-ended = Wszyscy pokazują karty.
reason-whot-empty_hand = Ostatnia karta zagrana, wygrywa { $winners }!
reason-whot-sudden_death =
    ☠️ Nagła śmierć: { $count ->
        [one] z najmniejszą liczbą punktów wygrywa { $winners }!
        [few] po równo i najmniej punktów mają { $winners }: wygrana do podziału!
       *[many] po równo i najmniej punktów mają { $winners }: wygrana do podziału!
    }
reason-whot-match =
    Koniec meczu. { $count ->
        [one] Z najmniejszą liczbą punktów wygrywa { $winners }!
        [few] Po równo i najmniej punktów mają { $winners }: wygrana do podziału!
       *[many] Po równo i najmniej punktów mają { $winners }: wygrana do podziału!
    }
reason-whot-last_standing = Wszyscy inni poza grą, wygrywa { $winners }!
rule-whot-hand_size = Karty na start
rule-whot-hand_size-help = Ile kart dostaje każdy gracz.
rule-whot-market_keeps_turn = Po 14 grasz jeszcze raz
rule-whot-market_keeps_turn-help = Po zagraniu Dnia targowego (14) grasz jeszcze raz.
rule-whot-tender = Bez ponownego tasowania
rule-whot-tender-help = Targu nie tasuje się od nowa. Gdy pierwszy raz zabraknie na nim kart, koniec partii i wygrywa, kto ma najmniej punktów.
rule-whot-whot_cancels_pick = Whot kasuje karę
rule-whot-whot_cancels_pick-help = Dwójkę i piątkę możesz odbić Whotem. Wtedy nikt nie dobiera.
rule-whot-no_defending = Bez odbijania kary
rule-whot-no_defending-help = Po 2 albo 5 następny gracz musi dobrać. Nikt nie może odbić.
rule-whot-pick_five = Po 5 dobiera się 5, nie 3
rule-whot-pick_five-help = Kara za piątkę to 5 kart zamiast 3.
rule-whot-star_skips_two = ★8 pomija dwie osoby
rule-whot-star_skips_two-help = Po ★8 dwie następne osoby tracą kolejkę.
rule-whot-draw_until_playable = Dobieranie do skutku
rule-whot-draw_until_playable-help = Jeśli dobierasz, to tak długo, aż jakaś karta będzie pasować. Wtedy musisz zagrać pasującą: tę albo inną.
rule-whot-double_decking = Kilka kart z tą samą liczbą
rule-whot-double_decking-help = W jednej turze możesz zagrać kilka kart z tą samą liczbą.
rule-whot-last_card_call = Okrzyk „Ostatnia karta!”
rule-whot-last_card_call-help = Krzyknij, gdy zagrywasz przedostatnią kartę. Bez okrzyku następny gracz może cię przyłapać i dobierasz 2 karty.
rule-whot-no_special_finish = Na koniec zwykła karta
rule-whot-no_special_finish-help = Ostatnia karta musi być zwykła, nie 1, 2, 5, 8, 14 ani Whot.
rule-whot-match_to = Mecz
rule-whot-match_to-0 = 1 rozdanie
rule-whot-match_to-100 = 100 punktów
rule-whot-match_to-help = Karty, które zostają ci na ręce po rozdaniu, to punkty przeciwko tobie. Gracie kolejne rozdania, aż ktoś dojdzie do 100 punktów. Wtedy wygrywa, kto ma najmniej punktów.
rule-whot-forced_moves = Automatyczne ruchy bez wyboru
rule-whot-forced_moves-help = Jeśli musisz dobrać karę i wszyscy widzą, że jej nie odbijesz, karty dobierają się za ciebie. Z zasadą „Bez odbijania kary” jest tak zawsze. Gdy po prostu nic ci nie pasuje, dobranie należy do ciebie.
whot-not-held = Nie masz karty { $card }.
whot-say-symbol = Dodaj symbol, którego żądasz, na przykład: /move w20 gwiazda
whot-not-last = Krzyknąć „Ostatnia karta!” możesz tylko przy przedostatniej karcie i tylko wtedy, gdy wymagają tego zasady domowe.
whot-not-draw-found = Dobrana karta pasuje. Zagraj ją albo inną pasującą.
whot-not-draw-decking = Karta już zagrana. Dołóż { liczba-biernik } albo wyślij /move gotowe
typed-whot = Każda karta to litera symbolu i liczba: koło <b>c</b>, trójkąt <b>t</b>, krzyżyk <b>x</b>, kwadrat <b>s</b>, gwiazda <b>*</b>. Po karcie Whot dodaj symbol, którego żądasz. Na przykład: /move c5, /move *8, /move w20 gwiazda, /move dobierz
typed-open-whot = /move i karta, na przykład <b>c5</b>
typed-words-whot =
    circle: koło kolo koła
    triangle: trójkąt trojkat trójkąty
    cross: krzyżyk krzyzyk krzyż
    square: kwadrat kwadraty
    star: gwiazda gwiazdę gwiazdka
    draw: dobierz dobieram dobrać
    take: weź biorę
    market: targ targu
    last: ostatnia
    card: karta kartę
    done: gotowe
    catch: przyłap przyłapać łapię
