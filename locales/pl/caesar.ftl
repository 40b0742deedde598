game-caesar-about = Cezar kontra Kleopatra: zdobądź pięć grup rzymskich patrycjuszy blefem, szpiegami i wetem.
game-caesar = Cezar i Kleopatra
game-caesar-aliases = Kleopatra, Cezar
game-caesar-rules-1 =
    📖 <b>Cezar i Kleopatra</b>

    <b>Cel:</b> zdobądź patrycjuszy Rzymu. Jest pięć grup, trzy po 5 patrycjuszy (Pretorzy, Edylowie, Kwestorzy) i dwie po 3 (Konsulowie, Cenzorzy). Wygrywa, kto ma na końcu najwięcej punktów.

    <b>Początek:</b> każdy gracz potajemnie kładzie 1, 2, 3, 4 i 5, zakryte, po jednej przy każdej grupie. Na ręce ma potem jeszcze karty od 1 do 5 i Weto, a do tego tajną misję (strona 4). Zaczyna Cezar.

    <b>Twoja tura</b>
    1. Zagraj wpływ: <b>jedną</b> kartę, odkrytą lub zakrytą, albo <b>dwie</b>, jedną odkrytą i jedną zakrytą. Co najmniej jedną musisz. Przy grupie możesz mieć najwyżej pięć kart.
    2. Przedtem albo potem możesz też zagrać <b>jedną</b> kartę akcji. Jeśli zagrasz ją po karcie wpływu, drugiej karty wpływu już nie zagrasz.
    3. Wyciągnij z worka <b>popiersie</b>: może jakaś grupa zagłosuje.
    4. Dobierz do sześciu kart. Przy każdej wybierz talię: wpływ albo akcja.
game-caesar-rules-2 =
    🗿 <b>Popiersia i głosowania</b>

    W worku jest siedem popiersi.
    • Popiersie grupy: ta grupa głosuje. Odkłada się je na bok.
    • 🪨 szare: bez głosowania. Odkłada się je na bok.
    • ⚫ czarne: bez głosowania. Wszystkie popiersia, to też, wracają do worka.
    Potem, po każdym popiersiu, głosuje też każda grupa z 8 lub więcej kartami (obu stron razem). Grupa może więc głosować dwa razy w jednej turze.

    <b>Głosowanie</b>
    1. Wszystkie karty przy grupie odkrywa się i tak już zostają.
    2. Każda strona sumuje swoje. Filozof Φ liczy się za 0.
    3. Większa suma zdobywa patrycjusza. Ale jeśli jedna strona ma więcej Φ niż druga, wygrywa <b>mniejsza</b> suma.
    4. Bez względu na wynik strona z większą sumą odrzuca swoją najwyższą liczbę, druga najniższą. Reszta kart zostaje, Φ też.
    <b>Równe sumy:</b> nikt nie wygrywa i nic się nie odrzuca.

    Po zdobyciu ostatniego patrycjusza grupy jej karty się odrzuca, a jej popiersie wychodzi z gry.
game-caesar-rules-3 =
    🃏 <b>Karty</b>

    <b>Wpływ</b> (po 37): po siedem kart z liczbami od 1 do 5 i dwaj Filozofowie <b>Φ</b>.

    <b>Karty akcji</b> (po 10)
    🗡 <b>Zamach</b> ×3: przeciwnik odrzuca ze stołu odkrytą kartę, którą wskażesz, nawet Φ.
    👁 <b>Zwiadowca</b> ×3: odkrywa wszystkie zakryte karty przeciwnika przy jednej grupie.
    🔀 <b>Roszada</b> ×1: weź wszystkie swoje karty od dwóch grup i rozdziel je między nie na nowo, zakryte, najwyżej po pięć.
    ⚡ <b>Gniew bogów</b> ×1: obie strony odrzucają wszystkie karty przy jednej grupie.
    ✋ <b>Weto</b> ×2: zatrzymuje jedną z tych kart, gdy przeciwnik ją zapowie. Obie karty się odrzuca, a ty od razu dobierasz jedną. Weta nie da się zawetować i zagrasz je tylko w odpowiedzi.

    Pytam, nawet jeśli nie masz Weta, ale czasem nie, gdy wszyscy mogą wiedzieć, że go nie masz. Zawetowana karta i tak liczy się jako karta akcji w tej turze.
game-caesar-rules-4 =
    🏆 <b>Koniec i punkty</b>

    <b>Nie masz karty wpływu</b> albo grupy, przy której możesz ją zagrać? Wtedy tylko wyciągasz popiersie i możesz odrzucić dowolne karty z ręki, zanim dobierzesz do sześciu.
    <b>Pustych talii</b> się nie tasuje. Dobieraj z drugiej. Gdy obie są puste, grasz z mniejszą liczbą kart.

    <b>Partia kończy się</b> po turze, gdy
    • wszystkich 21 patrycjuszy ma już właściciela,
    • nikt nie ma już wpływu ani na ręce, ani w talii,
    • we wszystkich grupach jest remis i nikt już tego nie zmieni,
    • albo przez 12 tur z rzędu (po 6) nic się na stole nie zmienia.

    <b>Punkty</b>
    • 1 za każdego patrycjusza
    • jeszcze 1 za większość w grupie (3 z 5 albo 2 z 3) i kolejny 1 za całą grupę
    • jeszcze 2 za większość w grupie z twojej tajnej misji: pretorzy, edylowie albo kwestorzy

    Wygrywa, kto ma najwięcej punktów. Przy równych punktach jest remis.
open-caesar = 🃏 Moje karty
caesar-group-praetor = Pretorzy
caesar-group-aedile = Edylowie
caesar-group-quaestor = Kwestorzy
caesar-group-consul = Konsulowie
caesar-group-censor = Cenzorzy
caesar-persona-caesar = Cezar
caesar-persona-cleopatra = Kleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Zamach
caesar-card-scout = 👁 Zwiadowca
caesar-card-castling = 🔀 Roszada
caesar-card-wrath = ⚡ Gniew
caesar-card-veto = ✋ Weto
caesar-label-hand = Ręka
caesar-label-decks = Talie
caesar-label-discarded = Odrzucone
caesar-label-busts = Na boku
caesar-label-bag = W worku
caesar-title-mission =
    { $persona } · misja { $group }: { $done ->
        [yes] +2
       *[no] nieudana
    }
caesar-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
caesar-label-mission = Twoja misja
caesar-name-assassination = Zamach
caesar-name-scout = Zwiadowca
caesar-name-castling = Roszada
caesar-name-wrath = Gniew
caesar-name-veto = Weto
caesar-lost-nothing = nic
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] wszyscy zdobyci
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Popiersia na boku: { $out } · w worku: { $bag }
caesar-no-busts = brak
caesar-decks = 📚 Talie (wpływ + akcja): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 odrzucone: { $discarded_one } i { $discarded_other }
caesar-match = 🏆 Mecz, partia { $game }: { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: pozwolić czy zatrzymać Wetem?
caesar-now-setup = 🤫 Obie strony potajemnie kładą 1, 2, 3, 4 i 5, zakryte, po jednej przy każdej grupie.
caesar-now-play = ▶️ Teraz: 1 lub 2 karty wpływu i najwyżej 1 karta akcji.
caesar-now-influence = ▶️ Teraz: 1 lub 2 karty wpływu.
caesar-now-more =
    ▶️ Teraz: druga karta wpływu ({ $way ->
        [up] odkryta
       *[down] zakryta
    }){ $acted ->
        [yes] { "" }
       *[no] { ", karta akcji" }
    } albo popiersie.
caesar-now-action = ▶️ Teraz: karta akcji albo popiersie.
caesar-now-replace = ▶️ Teraz: dobranie karty w miejsce Weta.
caesar-now-castling = ▶️ Teraz: przełożenie kart przy obu grupach. Wszystkie idą zakryte.
caesar-now-discard = ▶️ Wpływu nie da się zagrać. Teraz: odrzucenie niechcianych kart, potem dobranie do sześciu.
caesar-now-refill = ▶️ Teraz: dobranie do sześciu kart.
caesar-mission = 🎯 Misja: większość w grupie { $group } (+2)
caesar-hand = 🃏 Na ręce: { $cards }
caesar-discards = 🗑 Odrzucone: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Nic odrzuconego —
       *[other] 🗑 Odrzucone ({ $count })
    }
caesar-standing =
    { $persona } · <b>{ $points }</b> { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } · na ręce: wpływy { $influence }, akcje { $actions }
caesar-final =
    { $patricians } { $patricians ->
        [one] patrycjusz
        [few] patrycjuszy
       *[many] patrycjuszy
    } + { $bonus } za grupy{ $mission ->
        [none] { "" }
        [missed] { " " }(misja nieudana: { $group })
       *[done] { " " }+ 2 za misję ({ $group })
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Zamach (odkryta { $card }, { $group })
caesar-trick-scout = 👁 Zwiadowca ({ $group })
caesar-trick-castling = 🔀 Roszada ({ $group } i { $other })
caesar-trick-wrath = ⚡ Gniew bogów ({ $group })
caesar-ask-setup = <b>{ $icon } { $group }: którą kartę położyć zakrytą?</b> Karta { $number } z 5. Piąta sama trafia do cenzorów.
caesar-ask-play = <b>Wybierz kartę.</b> Zagraj 1 kartę wpływu albo 2 (odkrytą i zakrytą). Przedtem albo potem możesz też zagrać 1 kartę akcji.
caesar-ask-influence = <b>Wybierz kartę wpływu.</b> Karta akcji już zagrana.
caesar-ask-more =
    <b>Zagrasz drugą kartę, { $way ->
        [up] odkrytą
       *[down] zakrytą
    }?</b> Wybierz ją{ $acted ->
        [yes] { " albo wyciągnij popiersie." }
       *[no] , zagraj kartę akcji albo wyciągnij popiersie.
    }
caesar-ask-action = <b>Zagraj kartę akcji albo wyciągnij popiersie.</b> Wpływu w tej turze już nie zagrasz.
caesar-ask-where =
    <b>{ $way ->
        [either] Przy której grupie zagrać { $card }?</b>
        [up] Przy której grupie zagrać odkrytą { $card }?</b>
       *[down] Przy której grupie zagrać zakrytą { $card }?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] które dwie grupy?
       *[other] która grupa?
    }</b>
caesar-ask-veto = <b>Pozwalasz?</b> Pytam zawsze, nawet jeśli nie masz Weta.
caesar-ask-replace = <b>Dobierz kartę w miejsce Weta.</b> Z której talii?
caesar-ask-castling =
    <b>Dokąd idzie { $card }?</b> { $count ->
        [one] To ostatnia karta, kładziesz ją zakrytą.
        [few] Zostały jeszcze { $count } karty, wszystkie kładziesz zakryte.
       *[many] Zostało jeszcze { $count } kart, wszystkie kładziesz zakryte.
    }
caesar-ask-discard = <b>Nie możesz zagrać wpływu.</b> Odrzuć karty, których nie chcesz, i stuknij „Gotowe”. Potem dobierasz do sześciu.
caesar-ask-refill =
    <b>Dobierz { $missing ->
        [one] 1 kartę
        [few] { $missing } karty
       *[many] { $missing } kart
    }.</b> 📜 Wpływ (zostało { $influence }) czy 🎭 akcja (zostało { $actions })?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Weto!
caesar-pass = 🤝 Pozwól
caesar-done-play = 🗿 Wyciągnij popiersie
caesar-done-discard = ✅ Gotowe
caesar-discard = Odrzuć { $card }
caesar-draw-influence = 📜 Wpływ ({ $count })
caesar-draw-action = 🎭 Akcja ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Ostatnia karta —
       *[other] — Potem: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Obie karty
       *[other] Wszystkie { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — Popiersie już wyciągnięte —
caesar-bust-follows = — Potem popiersie —
caesar-veto-played = — Weto zagrane —
caesar-first-influence = Najpierw 1 📜
caesar-first-action = Najpierw 1 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } odkryta, { $icon } { $group }
caesar-play-down = { $card } zakryta, { $icon } { $group }
caesar-not-veto = Weto to tylko odpowiedź na karty akcji przeciwnika. Bez nich go nie zagrasz.
caesar-no-veto = Nie masz Weta, więc możesz tylko pozwolić.
caesar-not-acted = W tej turze karta akcji jest już zagrana.
caesar-not-assassination = Przeciwnik nie ma odkrytych kart.
caesar-not-scout = Przeciwnik nie ma zakrytych kart.
caesar-not-castling = Roszada wymaga dwóch grup, w których są jeszcze patrycjusze, i twojej karty przy jednej z nich.
caesar-not-wrath = Na stole nie ma żadnej karty wpływu.
caesar-not-closed = W tej turze nie zagrasz już wpływu: masz za sobą dwie karty albo kartę akcji po pierwszej.
caesar-not-open = Nie ma grupy, przy której możesz zagrać. Każda ma już pięć twoich kart albo ani jednego patrycjusza.
caesar-not-bust = Najpierw zagraj kartę wpływu. Potem wyciągniesz popiersie.
caesar-not-there = Ten przycisk tylko pokazuje, co będzie dalej.
caesar-not-another = Popiersie w tej turze jest już wyciągnięte.
caesar-not-vetoed = Weto zagrane. Dobierz kartę w jego miejsce.
caesar-not-yet = Najpierw połóż po kolei wszystkie przekładane karty.
caesar-not-again = Ta karta już leży.
caesar-full = Masz tam już pięć kart, więcej nie można.
caesar-no-such-card = Nie masz tej karty.
caesar-keys = { $icon }5 to odkryta 5 przy grupie { $group }.
caesar-own-hidden = 🙈 Twoje zakryte: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $icon } { $group }, karta { $card }: odkryta czy zakryta?</b>
        [up] { $icon } { $group }: zagrać odkrytą { $card }?</b>
       *[down] { $icon } { $group }: zagrać zakrytą { $card }?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " „+ 🗿” od razu wyciąga też popiersie." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] { $icon } { $group }: która odkryta karta?
        [castling] { $icon } { $group } i która grupa jeszcze?
       *[other] { $card } → { $icon } { $group }?
    }</b> Przeciwnik może zawetować.
caesar-place-up = { $card } odkryta
caesar-place-down = { $card } zakryta ▮
caesar-not-here = Tej karty nie zagrasz teraz przy grupie { $group }.
caesar-not-won = { $group }: wszyscy już zdobyci.
caesar-empty-hand = Nie masz kart.
event-caesar-two =
    { $known ->
        [yes] { kto-zagrywa } odkrytą <b>{ $card }</b> ({ $icon } { $group }) i zakrytą <b>{ $card2 }</b> ({ $icon2 } { $group2 }).
       *[no] { kto-zagrywa } odkrytą <b>{ $card }</b> ({ $icon } { $group }) i jedną zakrytą ({ $icon2 } { $group2 }).
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Remis: nic się nie zmienia.
        [turned]
            Filozofowie { $phil_one } : { $phil_other } odwracają wynik. Mniejszą sumą { WHO($winner) ->
                [you] zdobywasz patrycjusza.
               *[other] <b>{ $winner }</b> zdobywa patrycjusza.
            }
       *[won]
            { WHO($winner) ->
                [you] Zdobywasz patrycjusza.
               *[other] <b>{ $winner }</b> zdobywa patrycjusza.
            }
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }Odrzucone: { $high } { $highest }, { $low } { $lowest ->
                [0] nic.
               *[other] { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { kto-kladzie } zakryte <b>{ $cards }</b>.
       *[no] { kto-kladzie } pięć zakrytych kart.
    }
event-caesar-played = { kto-zagrywa } odkrytą <b>{ $card }</b> ({ $icon } { $group }).
event-caesar-hid =
    { $known ->
        [yes] { kto-zagrywa } zakrytą <b>{ $card }</b> ({ $icon } { $group }).
       *[no] { kto-zagrywa } zakrytą kartę ({ $icon } { $group }).
    }
event-caesar-announced =
    📣 { WHO($seat) ->
        [you] Zapowiadasz
       *[other] { $seat } zapowiada
    }: <b>{ $trick }</b>.
event-caesar-passed =
    { WHO($seat) ->
        [you] Pozwalasz.
       *[other] { $seat } pozwala.
    }
event-caesar-vetoed =
    ✋ <b>Weto!</b> { WHO($seat) ->
        [you] Zatrzymujesz
       *[other] { $seat } zatrzymuje
    }: { $trick }.
event-caesar-assassinated = 🗡 { kto-traci } odkrytą <b>{ $card }</b> ({ $icon } { $group }).
event-caesar-revealed =
    👁 { WHO($seat) ->
        [you] Musisz odkryć
       *[other] { $seat } musi odkryć
    } <b>{ $cards }</b> ({ $icon } { $group }).
event-caesar-castled =
    🔀 { WHO($seat) ->
        [you] Przekładasz
       *[other] { $seat } przekłada
    } swoje karty: { $first } → { $icon } { $group }, { $second } → { $icon2 } { $group2 }, wszystkie zakryte.
event-caesar-struck = ⚡ Gniew bogów: { $icon } { $group }. Straty: { $one } { $lost_one }, { $other } { $lost_other }.
event-caesar-bust_drawn =
    🗿 { WHO($seat) ->
        [you] Wyciągasz
       *[other] { $seat } wyciąga
    } { $bust ->
        [black] <b>czarne popiersie</b> ⚫: wszystkie popiersia wracają do worka.
        [grey] <b>szare popiersie</b> 🪨: bez głosowania.
       *[group] popiersie grupy <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b> mają 8 lub więcej kart, więc też głosują:
       *[no] 🗳 { $icon } <b>{ $group }</b> głosują:
    } { $vote }
event-caesar-exhausted = 🏛 { $icon } { $group }: wszyscy zdobyci. Ich karty i popiersie wychodzą z gry.
event-caesar-discarded = { kto-odrzuca } kartę: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { $deck ->
                [influence] { kto-dobiera } <b>{ $card }</b>.
               *[action] { kto-dobiera } kartę <b>{ $card }</b>.
            }
       *[no]
            { kto-dobiera } { $deck ->
                [influence] kartę wpływu.
               *[action] kartę akcji.
            }
    }
event-caesar-drew-several =
    { kto-dobiera } { $influence ->
        [0]
            { $actions ->
                [one] 1 kartę akcji.
                [few] { $actions } karty akcji.
               *[many] { $actions } kart akcji.
            }
        [one]
            1 kartę wpływu{ $actions ->
                [0] .
                [one] { " i 1 kartę akcji." }
                [few] { " i" } { $actions } karty akcji.
               *[many] { " i" } { $actions } kart akcji.
            }
        [few]
            { $influence } karty wpływu{ $actions ->
                [0] .
                [one] { " i 1 kartę akcji." }
                [few] { " i" } { $actions } karty akcji.
               *[many] { " i" } { $actions } kart akcji.
            }
       *[many]
            { $influence } kart wpływu{ $actions ->
                [0] .
                [one] { " i 1 kartę akcji." }
                [few] { " i" } { $actions } karty akcji.
               *[many] { " i" } { $actions } kart akcji.
            }
    }
event-caesar-left = { kto-wychodzi } z gry.
event-caesar-ended =
    { $result ->
        [tie] Ta partia kończy się remisem, { $best } : { $worst }.
       *[won]
            { WHO($winner) ->
                [you] Wygrywasz tę partię
               *[other] <b>{ $winner }</b> wygrywa tę partię
            } { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " W następnej zamieniacie się stronami." }
       *[no] { "" }
    }
reason-caesar-patricians =
    Wszyscy patrycjusze zdobyci. { $count ->
        [one] Rzym zdobywa { $winners }!
        [few] Rzymem dzielą się { $winners }!
       *[many] Rzymem dzielą się { $winners }!
    }
reason-caesar-influence =
    Nie ma już wpływu do zagrania. { $count ->
        [one] Rzym zdobywa { $winners }!
        [few] Rzymem dzielą się { $winners }!
       *[many] Rzymem dzielą się { $winners }!
    }
reason-caesar-stalemate =
    We wszystkich grupach remis i nikt już tego nie zmieni. { $count ->
        [one] Rzym zdobywa { $winners }!
        [few] Rzymem dzielą się { $winners }!
       *[many] Rzymem dzielą się { $winners }!
    }
reason-caesar-standstill =
    Od 12 tur nic się nie zmienia. { $count ->
        [one] Rzym zdobywa { $winners }!
        [few] Rzymem dzielą się { $winners }!
       *[many] Rzymem dzielą się { $winners }!
    }
reason-caesar-match =
    Koniec meczu. { $count ->
        [one] Wygrywa { $winners }!
        [few] Wygraną dzielą { $winners }!
       *[many] Wygraną dzielą { $winners }!
    }
reason-caesar-left = Rzym zdobywa { $winners }: druga strona wychodzi z gry.
rule-caesar-missions = Tajne misje
rule-caesar-missions-help = Każdy gracz ma tajną grupę. Za większość w niej są dodatkowe 2 punkty.
rule-caesar-philosophers = Filozofowie po głosowaniu
rule-caesar-philosophers-help = Co dzieje się z Filozofami grupy po wygranym głosowaniu: wszyscy zostają, strona, która ma ich więcej, odrzuca jednego, albo odrzuca się wszystkich.
rule-caesar-philosophers-stay = wszyscy zostają
rule-caesar-philosophers-source = 1 odrzucony
rule-caesar-philosophers-classic = wszyscy odrzuceni
rule-caesar-personas = Kto gra Cezarem
rule-caesar-personas-help = Cezarem gra ten, kto dołączy wcześniej, kto dołączy później albo kogo wskaże los. Druga osoba gra Kleopatrą.
rule-caesar-personas-seats = kto dołączy wcześniej
rule-caesar-personas-swapped = kto dołączy później
rule-caesar-personas-dealt = losowo
rule-caesar-cleopatra_starts = Zaczyna Kleopatra
rule-caesar-cleopatra_starts-help = Pierwsza gra Kleopatra zamiast Cezara.
rule-caesar-best_of_three = Do dwóch wygranych
rule-caesar-best_of_three-help = Gracie najwyżej trzy partie. Kto wygra dwie, wygrywa mecz. Po każdej partii zamieniacie się stronami.
caesar-not-so = Teraz możesz zagrać { $card }, ale nie tak.
typed-caesar = Wpisz kartę, grupę oraz odkryta albo zakryta. Karty: od 1 do 5 albo p, czyli filozof. Grupy: pretor, edyl, kwestor, konsul, cenzor. Każde słowo możesz skrócić, na przykład „3 kons odk”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Automatyczne ruchy bez wyboru
rule-caesar-forced_moves-help = Jeśli wszyscy widzą, że nie masz Weta (żadnej karty akcji na ręce albo oba Weta odrzucone), nie pytam, czy pozwalasz na kartę akcji. Po prostu działa. O Roszadę pytam zawsze, tak samo przed wyciągnięciem popiersia.
typed-words-caesar =
    praetor: pretor pretorzy
    aedile: edyl edylowie
    quaestor: kwestor kwestorzy
    consul: konsul konsulowie
    censor: cenzor cenzorzy
    up: odkryta odkrytą odkryte
    down: zakryta zakrytą zakryte
    p: filozof filozofowie
    assassination: zamach
    scout: zwiadowca zwiad
    castling: roszada roszadę
    wrath: gniew
    veto: weto
    draw: dobierz dobieram dobrać
    influence: wpływ wpływy
    action: akcja akcję
    discard: odrzuć odrzucam
    pass: pozwól pozwalam pas
    done: gotowe
    bust: popiersie
