game-deerportal-about = Pędź do portalu, zgarniaj diamenty i napuszczaj na siebie żywioły.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal, jeleń
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Cel:</b> mieć na końcu najwięcej diamentów 💎.

    Każdy gracz ma własną ścieżkę, od rogu (pole 0) do portalu 🌀 na środku (pole 40). Ścieżki nigdzie się nie spotykają, więc nikt nikogo nie blokuje.

    <b>Twoja tura</b>
    1. Rzuć kostką 🎲.
    2. Idź <b>do przodu albo do tyłu</b> o tyle pól, ile wypadło. Ruszyć się trzeba. Jeśli z tyłu brak miejsca, idziesz do przodu automatycznie. Za wysoki rzut też wprowadza cię do portalu.
    3. Liczy się tylko pole, na którym <b>stajesz</b>. Diament jest twój. Runa zagrywa kartę (następna strona).

    <b>Koniec:</b> kto wejdzie do portalu przed innymi, dostaje 5 diamentów i zaczyna tryb jelenia 🦌. Po 16 kolejnych turach graczy, albo gdy wszyscy są w portalu, liczymy diamenty. Wygrywa, kto ma ich najwięcej!
game-deerportal-rules-2 =
    📖 <b>Runy i karty</b>

    Na każdej ścieżce jest na początku 12 diamentów i 16 run. Każda runa należy do żywiołu: 💧 Woda, 🌱 Ziemia, 🔥 Ogień albo 💨 Powietrze. Gdy na niej staniesz, w ten żywioł uderza wierzchnia karta jego stosu, którą wszyscy widzą:

    • <b>Zamrożenie</b> ❄️: gracz tego żywiołu traci kolejkę. Dwa zamrożenia to dwie kolejki.
    • <b>Strata runy</b>: z jego ścieżki znika 1 runa.
    • <b>Zabierz 1 diament</b>: dostajesz 1, nawet gdy na tej ścieżce nie ma już żadnego.
    • <b>Zabierz 2 diamenty</b>: dostajesz tyle, ile tam jeszcze jest, najwyżej 2.

    Zebrane diamenty są bezpieczne: karty biorą tylko ze ścieżki. Runa <b>twojego</b> żywiołu nic nie robi, ale karta przepada. Po ostatniej karcie stosu (32.) znikają wszystkie jego runy.

    🧘 <b>Medytacja:</b> cofnij się do rogu dokładnym rzutem, a twoja ścieżka znów będzie pełna jak na początku.
game-deerportal-rules-3 =
    📖 <b>Portal i koniec</b>

    🌀 Do portalu możesz wejść, kiedy tylko zaniesie cię tam rzut. Kto wejdzie <b>przed innymi</b>, dostaje 5 diamentów, następni nic. W portalu zachowujesz diamenty i nie masz już tur, karty cię nie zamrożą, a wszystko, co zostało na twojej ścieżce, znika.

    🦌 <b>Tryb jelenia</b> trwa 16 tur graczy, po 4 na miejsce. Stracone kolejki też się liczą, tak samo tury tych, którzy już są w portalu.

    💠 <b>Wielki diament</b> jest wart dodatkowe 3. Może go zabrać tylko Ogień 🔥, jeśli wejdzie do portalu przed innymi, mając więcej diamentów niż ktokolwiek inny.

    <b>Kto wygrywa?</b> Gracz z największą liczbą diamentów to Jeleni Bóg 🦌, nawet jeśli nie dotrze do portalu. Przy remisie wyżej są ci, którzy dotarli do portalu, w kolejności wejścia. Każdy inny gracz z portalu to mnich 🙏.

    Wolne miejsca zajmują komputery. Pory roku zmieniają tylko wygląd planszy.
open-deerportal = 🧭 Mój ruch
level-document = klasyczny
level-document-help = 🤖 <b>klasyczny</b> gra prosto: idzie tam, gdzie jest coś do wzięcia, albo rzuca monetą, i nigdy nie planuje.
deerportal-water = 💧 Woda
deerportal-earth = 🌱 Ziemia
deerportal-fire = 🔥 Ogień
deerportal-air = 💨 Powietrze
deerportal-stop = zamrożenie
deerportal-card = strata runy
deerportal-diamond = zabierz 1 diament
deerportal-diamonds = zabierz 2 diamenty
deerportal-spring = 🌸 Wiosna
deerportal-summer = ☀️ Lato
deerportal-fall = 🍂 Jesień
deerportal-winter = ❄️ Zima
deerportal-time =
    { $season } · runda { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Tryb jelenia</b>: ostatnia tura
        [one] { " " }· 🦌 <b>Tryb jelenia</b>: po tej jeszcze 1 tura
        [few] { " " }· 🦌 <b>Tryb jelenia</b>: po tej jeszcze { $left } tury
       *[many] { " " }· 🦌 <b>Tryb jelenia</b>: po tej jeszcze { $left } tur
    }
deerportal-over = 🏁 Diamenty policzone
deerportal-piles = 🎴 Co teraz robią runy: { $cards }
deerportal-big = 💠 Wielki diament wciąż jest w portalu, wart 3. Może go zdobyć: { $who }
deerportal-sides = 🤝 Diamenty: 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } do przodu, aż do pola { $last }: { $things ->
        [none] nic
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } do tyłu, aż do pola { $last }: { $things ->
        [none] nic
       *[other] { $things }
    }
deerportal-still = 💎 do znalezienia: { $counts }
deerportal-at = { $mark } pole { $field } z { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 w portalu · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [one] traci kolejkę
        [few] traci { $turns } kolejki
       *[many] traci { $turns } kolejek
    }
deerportal-score =
    { $team ->
        [yes] drużyna:{ " " }
       *[no] { "" }
    }{ $count ->
        [one] 1 diament
        [few] { $count } diamenty
       *[many] { $count } diamentów
    }
deerportal-title-god = 🦌 <b>Jeleni Bóg</b> · 💎 { $count }
deerportal-title-monk = 🙏 Mnich: jest w portalu · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Wyjście przed końcem
       *[no] 🌾 Bez dojścia do portalu
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Bez dojścia do portalu
   *[other] 🌀 jako { $number }. w portalu
}
deerportal-together = 🤝 razem { $count }
deerportal-roll = 🎲 Rzuć
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] mrozi { $element } ❄️
        [card] { $element } traci runę
        [diamond] 1 💎 z { $element }
        [diamonds] { $count } 💎 z { $element }
       *[none] { $element } bez efektu
    }
deerportal-portal =
    🌀 portal{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 medytacja
deerportal-ends = { $move } · koniec partii
deerportal-said =
    { $way ->
        [back] do tyłu
       *[forward] do przodu
    } { $place ->
        [portal] do portalu 🌀
        [corner] do swojego rogu (🧘 medytacja)
        [diamond] na pole { $field } (diament 💎)
        [own] na pole { $field } (własna runa, { $element }: bez efektu)
        [rune] na pole { $field } (runa, { $element }: { $card })
       *[nothing] na pole { $field } (puste)
    }
deerportal-ask-roll = <b>Twój ruch:</b> rzuć kostką.
deerportal-ask-way = 🎲 <b>Wypada { $number }: do przodu czy do tyłu?</b>
event-deerportal-rolled = 🎲 { kto-wyrzuca } { $number }.
event-deerportal-moved =
    { $rolled ->
        [0]
            { $way ->
                [back]
                    { WHO($seat) ->
                        [you] Cofasz się
                       *[other] { $seat } cofa się
                    }
               *[forward]
                    { WHO($seat) ->
                        [you] Idziesz
                       *[other] { $seat } idzie
                    }
            }
       *[other]
            { kto-wyrzuca } { $rolled } i { $way ->
                [back]
                    { WHO($seat) ->
                        [you] cofasz się
                       *[other] cofa się
                    }
               *[forward]
                    { WHO($seat) ->
                        [you] idziesz
                       *[other] idzie
                    }
            }
    } { $place ->
        [portal] do portalu
        [corner] do rogu
       *[field] na pole { $end }
    }{ $found ->
        [diamond] , a tam diament 💎.
        [own] : własna runa, bez efektu.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { WHO($seat) ->
        [you] Medytujesz: twoja
       *[other] { $seat } medytuje:
    } ścieżka znów jest pełna.
event-deerportal-found_big =
    💠 { kto-zabiera } wielki diament, czyli { $count ->
        [one] 1 diament
        [few] { $count } diamenty
       *[many] { $count } diamentów
    }!
event-deerportal-found_diamond =
    💎 { WHO($seat) ->
        [you] Znajdujesz
       *[other] { $seat } znajduje
    } diament.
event-deerportal-drew =
    { $what ->
        [own] { kto-uruchamia } runę własnego żywiołu { $mark }: bez efektu.
        [frozen]
            { kto-uruchamia } runę { $mark }: { WHO($target) ->
                [you] tracisz
               *[other] { $target } traci
            } kolejkę ❄️.
        [lost]
            { kto-uruchamia } runę: { WHO($target) ->
                [you] z twojej ścieżki { $mark }
               *[other] ze ścieżki { $mark } ({ $target })
            } znika 1 runa.
        [lost-nobody] { kto-uruchamia } runę: ze ścieżki { $mark } ({ $element }) znika 1 runa.
        [won]
            { kto-zabiera } { zdobyte } { WHO($target) ->
                [you] z twojej ścieżki { $mark }.
               *[other] ze ścieżki { $mark } ({ $target }).
            }
        [won-nobody] { kto-zabiera } { zdobyte } ze ścieżki { $mark } ({ $element }).
        [won-anyway]
            { WHO($seat) ->
                [you] Dostajesz
               *[other] { $seat } dostaje
            } 1 diament, choć na ścieżce { $mark } ({ $element }) już żadnego nie ma.
        [no-diamond] { kto-uruchamia } runę na próżno: na ścieżce { $mark } ({ $element }) nie ma już diamentów.
        [no-rune] { kto-uruchamia } runę na próżno: na ścieżce { $mark } ({ $element }) nie ma już run.
       *[no-one] { kto-uruchamia } runę na próżno: na ścieżce { $mark } ({ $element }) nikogo nie ma.
    }{ $was_last ->
        [yes] { " " }To ostatnia karta tego stosu, więc znikają wszystkie runy { $mark }.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { $rolled ->
        [0]
            { WHO($seat) ->
                [you] Wchodzisz
               *[other] { $seat } wchodzi
            }
       *[other]
            { WHO($seat) ->
                [you] Wyrzucasz { $rolled } i wchodzisz
               *[other] { $seat } wyrzuca { $rolled } i wchodzi
            }
    } do portalu{ $place ->
        [1]
            { " " }przed wszystkimi, { $bonus ->
                [one] 1 diament!
                [few] { $bonus } diamenty!
               *[many] { $bonus } diamentów!
            }
       *[other] .
    }
event-deerportal-deer_mode =
    🦌 Zaczyna się tryb jelenia: { $turns ->
        [one] została 1 tura, licząc tury wszystkich.
        [few] zostały { $turns } tury, licząc tury wszystkich.
       *[many] zostało { $turns } tur, licząc tury wszystkich.
    }
event-deerportal-missed =
    ❄️ { kto-traci } kolejkę{ $left ->
        [0] .
        [one] { "" }, przepadnie jeszcze 1.
        [few] { "" }, przepadną jeszcze { $left }.
       *[many] { "" }, przepadnie jeszcze { $left }.
    }
event-deerportal-season_began = { $season } się zaczyna.
event-deerportal-left = { kto-wychodzi } z gry razem ze swoimi diamentami.
event-deerportal-ended = Koniec partii.
reason-deerportal-all_home =
    🌀 Wszyscy są w portalu. { $count ->
        [one] Wygrywa nowy 🦌 Jeleni Bóg: { $winners }!
        [few] Razem wygrywają 🦌 Jeleni Bogowie: { $winners }!
       *[many] Razem wygrywają 🦌 Jeleni Bogowie: { $winners }!
    }
reason-deerportal-deer_mode =
    🦌 Koniec trybu jelenia. { $count ->
        [one] Wygrywa nowy Jeleni Bóg: { $winners }!
        [few] Razem wygrywają Jeleni Bogowie: { $winners }!
       *[many] Razem wygrywają Jeleni Bogowie: { $winners }!
    }
reason-deerportal-last_standing = Nikt inny nie został przy stole. Wygrywa: { $winners }!
rule-deerportal-fair_centre = Wielki diament dla każdego
rule-deerportal-fair_centre-help = Wielki diament może zdobyć każdy, nie tylko Ogień. Wystarczy wejść do portalu, mając więcej diamentów niż ktokolwiek inny.
rule-deerportal-portal_required = Portal albo nic
rule-deerportal-portal_required-help = Kto nie dotrze do portalu, jest za wszystkimi, którzy tam weszli, bez względu na liczbę diamentów.
rule-deerportal-quick = Szybka partia
rule-deerportal-quick-help = Wszyscy zaczynają w połowie drogi, na polu 20.
rule-deerportal-no_bots = Wolne miejsca zostają wolne
rule-deerportal-no_bots-help = Komputery grają tylko wtedy, gdy je dodacie. Żywioły przypadają w kolejności dołączania: Woda, Ziemia, Ogień, Powietrze. Tryb jelenia trwa po 4 tury na gracza.
rule-deerportal-random_bonus = Premia za portal: 5 lub 6
rule-deerportal-random_bonus-help = Kto wejdzie do portalu przed innymi, dostaje losowo 5 albo 6 diamentów.
rule-deerportal-teams = Dwie drużyny
rule-deerportal-teams-help = Przeciwległe rogi grają razem: Woda z Ogniem, Ziemia z Powietrzem. Każda drużyna sumuje swoje diamenty.
deerportal-day-1-2 = Frigg znów bierze się za kądziel
deerportal-day-1-6 = Celtycki dzień Potrójnej Bogini
deerportal-day-1-10 = Dzień świętego Gerainta
deerportal-day-1-13 = Midvinterblot, ofiara środka zimy
deerportal-day-1-20 = Znów Midvinterblot, według innego kalendarza
deerportal-day-1-22 = Święto Muz
deerportal-day-1-25 = Dawne święto Disting
deerportal-day-1-30 = Up Helly Aa, stare święto ognia
deerportal-day-1-31 = Dzień ku czci walkirii
deerportal-day-2-2 = Pierwszy dzień międzykwartalny · Imbolc, święto Brygidy
deerportal-day-2-11 = Dzień, w którym ptaki zaczynają śpiewać
deerportal-day-2-14 = Święto Walego
deerportal-day-3-2 = Dzień wron
deerportal-day-3-13 = Burgsonndeg: słońce się odradza, wiosna tuż-tuż
deerportal-day-3-17 = Trefuilnid Treochar, dziś Dzień Świętego Patryka
deerportal-day-3-18 = Dzień Sheeli
deerportal-day-3-19 = Pierwszy dzień kwartalny: równonoc wiosenna
deerportal-day-3-20 = Święto Idunn
deerportal-day-3-21 = Ostara, saska bogini wiosny
deerportal-day-4-30 = Wigilia maja, noc Walpurgi
deerportal-day-5-1 = Beltane, celtyckie święto ognisk
deerportal-day-5-4 = Drugi dzień międzykwartalny
deerportal-day-5-12 = Parada kotów
deerportal-day-5-14 = Święto słońca o północy
deerportal-day-5-18 = Święto Cernunnosa, rogatego boga
deerportal-day-5-20 = Święto Mjölnira, młota Thora
deerportal-day-5-24 = Dzień matki Potrójnej Bogini
deerportal-day-6-20 = Drugi dzień kwartalny: przesilenie letnie
deerportal-day-6-21 = Litha, najdłuższy dzień
deerportal-day-6-23 = Noc świętojańska, środek lata
deerportal-day-8-1 = Lughnasadh, letnie igrzyska boga słońca Lugha
deerportal-day-8-2 = Dzień Lady Godivy
deerportal-day-8-4 = Loch mo Naire i jego uzdrawiająca woda
deerportal-day-8-5 = Trzeci dzień międzykwartalny
deerportal-day-8-10 = Puck Fair, koźli jarmark
deerportal-day-8-14 = Dzień Burrymana
deerportal-day-8-17 = Próba Odyna
deerportal-day-8-23 = Święto Ilmatar
deerportal-day-8-28 = Frey Faxi, dzień Freja
deerportal-day-8-29 = Święto Urd
deerportal-day-9-21 = Trzeci dzień kwartalny: równonoc jesienna
deerportal-day-10-8 = Dzień Eryka Rudego
deerportal-day-10-9 = Dzień Leifa Erikssona
deerportal-day-10-11 = Stara Pani Drzew
deerportal-day-10-14 = Zimowe Noce, gdy zbiory są już pod dachem
deerportal-day-10-18 = Wielki Jarmark Rogów
deerportal-day-10-24 = Święto duchów powietrza
deerportal-day-10-27 = Allantide, gdy ludzie obdarowują się jabłkami
deerportal-day-10-31 = Wigilia Wszystkich Świętych
deerportal-day-11-1 = Samhain: słońce odchodzi, zaczyna się celtycki rok
deerportal-day-11-5 = Czwarty dzień międzykwartalny
deerportal-day-12-6 = Święto Mikołaja, pod którego postacią Odyn prowadzi łowy
deerportal-day-12-9 = Wielkie porządki przed Jul, gdy Duńczycy niosą wodę na piwo
deerportal-day-12-13 = Dziki Gon Wodana
deerportal-day-12-18 = Święto Epony
deerportal-day-12-20 = Czwarty dzień kwartalny: przesilenie zimowe
deerportal-day-12-21 = Święto Beiwe · Jul, dwanaście dni koła
deerportal-not-rolled = Najpierw rzuć: /move rzuć
deerportal-tap-way = Oto twój rzut. Stuknij, dokąd idziesz.
deerportal-has-rolled = Kostka już rzucona. Wyślij /move przód albo /move tył
typed-deerportal = Możesz wpisać trzy słowa: rzuć, przód, tył.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: rzuć rzuc rzucam rzut
    forward: przód przod naprzód
    back: tył tyl wstecz
