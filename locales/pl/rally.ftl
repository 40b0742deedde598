game-rally-about = Ścigaj się po mapie, zbieraj pieczątki na stacjach i dotrzyj na metę przed innymi.
game-rally = Rajd
game-rally-rules-1 =
    📖 <b>Rajd</b>

    <b>Cel</b>
    Zbieraj pieczątki na całej mapie. Gdy masz ich dość, zwykle 4, dotrzyj na metę 🏁 przed innymi. Wszyscy zaczynają na polu ze strzałką.

    <b>Twoja tura</b>
    1. Rzuć kostką.
    2. Idź drogami dokładnie o tyle kroków, ile wypadło. Jeden krok to następne pole. Stacje też są polami.
    3. Jeśli kończysz turę na stacji, bierzesz jej pieczątkę.

    <b>Jak kończy się partia</b>
    Gdy ktoś dotrze na metę, rundę gra się do końca: kto nie miał w niej jeszcze tury, dostaje ją. Potem koniec partii.
    Pierwsze miejsca zajmują gracze, którzy dotarli na metę, w kolejności wejścia. U reszty liczą się pieczątki; kto ma ich tyle samo, dzieli miejsce.
    Jeśli wszyscy inni wyjdą z gry, wygrywa ten, kto zostanie.
game-rally-rules-2 =
    👣 <b>Ruch</b>

    • <b>Zielone kwadraty</b> pokazują, dokąd zaniesie cię cały rzut. Idziesz tam najkrótszą trasą i kończysz turę.
    • <b>Niebieskie kółka</b> to przystanki po drodze: (2) znaczy 2 kroki stąd. Tam wybierasz znowu i zużywasz resztę kroków, możesz więc iść własną trasą. Żeby się zatrzymać, stuknij <i>Przystanek…</i>
    • Musisz zużyć wszystkie kroki: nie da się stać w miejscu ani niczego oszczędzić.
    • <b>Twój ślad:</b> w jednej turze nie wracasz na pole, które masz już za sobą, nawet na startowe. W następnej turze wolno.
    • <b>Nie ma dokąd iść?</b> W ślepej uliczce albo gdy zamknie cię własny ślad, reszta kroków przepada i tura się kończy. Jeśli to stacja, i tak bierzesz pieczątkę.
    • Gracze się nie blokują. Na jednym polu może stać dowolnie wielu.
game-rally-rules-3 =
    🏷 <b>Pieczątki</b>
    • Stacje to tabliczki z literą. Pieczątkę bierzesz tylko wtedy, gdy twoja tura się tam <b>kończy</b>. Przejście albo przystanek po drodze się nie liczy.
    • Każdą pieczątkę możesz mieć raz, ale może ją wziąć każdy: nigdy się nie kończą.
    • Możesz zebrać więcej, niż trzeba.
    • 🏷 na przycisku znaczy, że tura zakończona tam daje ci nową pieczątkę.

    🏁 <b>Meta</b>
    • Jest dla ciebie zamknięta, dopóki masz za mało pieczątek.
    • Potem idziesz prosto na metę tylko wtedy, gdy najkrótsza trasa zużywa <b>dokładnie</b> tyle kroków, ile ci zostało. Jeśli jest krótsza, nadłóż drogi: zrób przystanek tak, żeby wejść na metę ostatnim krokiem.
    • Przez metę nie da się przejść.
    • Na mecie nie masz już tur.
game-rally-rules-4 =
    🏠 <b>Zasady domowe</b>

    • <b>Mapa:</b> Stare Miasto (6 stacji), Siedem Przylądków (8), Nocne Niebo (10) albo własna: wyślij /map, a powiem jak.
    • <b>Pieczątki do mety:</b> 2–6 zamiast 4. Jeśli mapa ma mniej stacji, potrzebne są wszystkie.
    • <b>Komplet pieczątek:</b> potrzebna jest pieczątka z każdej stacji.
    • <b>Dwie kostki:</b> rzucasz dwiema i idziesz o sumę.
    • <b>Łatwa meta:</b> możesz wejść na metę z zapasem kroków. Reszta przepada.
    • <b>Zawracanie:</b> jeśli zrobisz przystanek w ślepej uliczce, możesz zawrócić i iść z powrotem tą samą drogą.
    • <b>Automatyczne ruchy bez wyboru</b> (zwykle włączone): jeśli jest tylko jedno miejsce, dokąd możesz iść, idziesz tam automatycznie. Rzut i wejście na metę zawsze należą do ciebie.
rally-example-1 = Ania
rally-example-2 = Bartek
open-rally = 🗺 Mój ruch
rally-map-town = Stare Miasto
rally-map-island = Siedem Przylądków
rally-map-sky = Nocne Niebo
rally-map-own = Własna mapa
rally-table =
    🗺 <b>{ $map }</b> · { $needed ->
        [one] 1 pieczątka otwiera
        [few] { $needed } pieczątki otwierają
       *[many] { $needed } pieczątek otwiera
    } metę 🏁
rally-steps =
    🎲 { $dice } · <b>{ $steps ->
        [one] został 1 krok
        [few] zostały { $steps } kroki
       *[many] zostało { $steps } kroków
    }</b>{ $some ->
        [0] { "" }
       *[other] . Żadne pole nie leży dokładnie tak daleko, więc zrób przystanek: ({ $some }) znaczy po { po-krokach }.
    }
rally-nearest =
    👣 Kroki do każdej pieczątki{ $mine ->
        [yes] { "" }
       *[no] { " " }({ $who })
    }: { $places }
rally-nearest-home =
    👣 Kroki do mety 🏁{ $mine ->
        [yes] { "" }
       *[no] { " " }({ $who })
    }: { $steps }
rally-stampless = 🏷 daje ci pieczątkę.
rally-ahead = 🧭 Pola, na które dojdziesz tym rzutem, od najlepszego. Przy każdym kroki stamtąd do następnej pieczątki albo mety:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: pieczątka, potem { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: to już meta!
rally-ahead-stops = 🧭 Przystanki po drodze, od najlepszego. Przy każdym najlepsze pole, na którym możesz potem skończyć turę.
rally-field = pole { $number }
rally-stands =
    { $place } · { $more ->
        [yes] { $held } 🏷 (potrzeba { $needed })
       *[no] pieczątki: { $held }/{ $needed }
    }
rally-home =
    🏁 na mecie · { $held ->
        [0] bez pieczątek
        [one] 1 pieczątka
        [few] { $held } pieczątki
       *[many] { $held } pieczątek
    }
rally-final =
    { $held ->
        [0] bez pieczątek
        [one] 1 pieczątka
        [few] { $held } pieczątki
       *[many] { $held } pieczątek
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home =
    🏁 na mecie, { $held ->
        [0] bez pieczątek
        [one] 1 pieczątka
        [few] { $held } pieczątki
       *[many] { $held } pieczątek
    }
rally-score =
    { $held ->
        [0] bez pieczątek
        [one] 1 pieczątka
        [few] { $held } pieczątki
       *[many] { $held } pieczątek
    }
rally-hand-steps = { krokow }
rally-roll = 🎲 Rzuć
rally-go-field = Pole { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } z { $whole } kroków)
rally-walk-part = Przystanek…
rally-more-places = Jeszcze { $count }…
rally-where = <b>Dokąd?</b>
rally-rest =
    <b>{ $steps ->
        [one] Został 1 krok
        [few] Zostały { $steps } kroki
       *[many] Zostało { $steps } kroków
    }: dokąd?</b>
rally-which-part = <b>Gdzie najpierw przystanek?</b> ({ $some }) znaczy po { po-krokach }. Potem idziesz dalej, ale nie przez własny ślad.
rally-tap-below =
    Wybierz, dokąd iść, przyciskami pod stołem.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) znaczy przystanek po { po-krokach }, potem idziesz dalej.
    }
rally-tap-roll = Twój ruch: stuknij 🎲 Rzuć pod stołem.
rally-look = To jeszcze nie twoja kolej. W tej grze nie ma tajemnic: wszystko widać na stole.
event-rally-rolled = { kto-wyrzuca } 🎲 { $dice }.
event-rally-rolled_two = { kto-wyrzuca } 🎲 { $dice }: { krokow }.
event-rally-walked =
    { WHO($seat) ->
        [you] Robisz
       *[other] { $seat } robi
    } { krokow } → <b>{ $to }</b>{ $left ->
        [0] .
        [one] . Został 1 krok.
        [few] . Zostały { $left } kroki.
       *[many] . Zostało { $left } kroków.
    }
event-rally-turn =
    { kto-wyrzuca } 🎲 { $dice } → <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            , 🏷 pieczątka { $more ->
                [yes] { $held } (potrzeba { $needed }).
               *[no] { $held } z { $needed }.
            }
    }
event-rally-forfeited =
    { WHO($seat) ->
        [you] Nie masz
       *[other] { $seat } nie ma
    } dokąd iść, { $steps ->
        [one] przepada 1 krok
        [few] przepadają { $steps } kroki
       *[many] przepada { $steps } kroków
    }.
event-rally-stamped =
    🏷 { kto-zdobywa } pieczątkę ze stacji <b>{ $at }</b>: { $more ->
        [yes] { $held } (potrzeba { $needed }).
       *[no] { $held } z { $needed }.
    }
event-rally-finished =
    🏁 { $place ->
        [1]
            { WHO($seat) ->
                [you] Jesteś
               *[other] { $seat } jest
            } na mecie przed wszystkimi!{ $ends ->
                [yes] { "" }
               *[no] { " Reszta dogrywa rundę." }
            }
       *[other]
            { WHO($seat) ->
                [you] Ty też jesteś
               *[other] { $seat } też jest
            } na mecie.
    }
event-rally-left = { kto-wychodzi } z gry.
event-rally-ended = Koniec partii.
reason-rally-finished = 🏁 Na mecie przed wszystkimi: wygrywa { $winners }!
reason-rally-last_standing = Wszyscy inni poza grą, wygrywa { $winners }!
rule-rally-board = Mapa
rule-rally-board-help = Mapa, na której gracie. Żeby dodać własną, wyślij ją tu jako plik i odpowiedz na niego: <code>/map</code>.
rule-rally-board-town = Stare Miasto
rule-rally-board-island = Siedem Przylądków
rule-rally-board-sky = Nocne Niebo
rule-rally-board-own = 🗺 Własna mapa
rule-rally-stamps_needed = Pieczątki do mety
rule-rally-stamps_needed-help = Ile pieczątek trzeba mieć, żeby wejść na metę 🏁.
rule-rally-all_stamps = Komplet pieczątek
rule-rally-all_stamps-help = Potrzebna jest pieczątka z każdej stacji na mapie.
rule-rally-two_dice = Dwie kostki
rule-rally-two_dice-help = Rzucasz dwiema kostkami i idziesz o sumę.
rule-rally-no_exact_finish = Łatwa meta
rule-rally-no_exact_finish-help = Możesz wejść na metę 🏁, nawet jeśli zostaną ci kroki. Reszta przepada.
rule-rally-turnaround = Zawracanie
rule-rally-turnaround-help = Po przystanku w ślepej uliczce możesz zawrócić tą samą drogą.
rally-town-S = Brama Zachodnia
rally-town-A = Stary Młyn
rally-town-B = Garbarnia
rally-town-C = Dzwonnica
rally-town-D = Targ Rybny
rally-town-E = Teatr
rally-town-F = Browar
rally-town-Z = Zamek
rally-island-S = Port
rally-island-A = Przylądek Mew
rally-island-B = Przylądek Korali
rally-island-C = Przylądek Północny
rally-island-D = Przylądek Palm
rally-island-E = Przylądek Piratów
rally-island-F = Przylądek Żółwi
rally-island-G = Gorące Źródło
rally-island-H = Stara Świątynia
rally-island-Z = Latarnia Morska
rally-sky-S = Obserwatorium
rally-sky-A = Łabędź
rally-sky-B = Lutnia
rally-sky-C = Orzeł
rally-sky-D = Wieloryb
rally-sky-E = Skorpion
rally-sky-F = Baran
rally-sky-G = Lew
rally-sky-H = Rak
rally-sky-I = Niedźwiedzica
rally-sky-J = Smok
rally-sky-Z = Gwiazda Polarna
map-kept =
    🗺 <b>{ $name }</b>: { $positions ->
        [one] 1 pole
        [few] { $positions } pola
       *[many] { $positions } pól
    }, { $stations ->
        [one] 1 stacja
        [few] { $stations } stacje
       *[many] { $stations } stacji
    }. { $where ->
        [private] Zapisana dla ciebie.
       *[group] Zapisana dla tej grupy. Żeby na niej zagrać, wyślij /newgame rajd i wybierz ją w zasadach domowych: Mapa.
    }
map-brought = Tę mapę dodała osoba: { $by }. Podmienić ją może tylko ta osoba albo admin.
map-is-anothers = Ta grupa ma już mapę. Podmienić ją może tylko osoba, która ją dodała, albo admin.
map-play = ▶ Graj na tej mapie
map-unnamed = Twoja mapa
map-how =
    Wyślij tu swoją mapę jako plik JSON, a potem odpowiedz na ten plik: /map. Mapa wygląda tak:

    <pre>{ "{" }"name": "Nasza wieś", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Kiosk"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> to liczba od 0 do 1000, a <code>y</code> od 0 do 800. <code>look</code> to <code>town</code>, <code>island</code> albo <code>sky</code>. Mapa ma od 5 do 120 pozycji i najwyżej 12 stacji.
map-too-many =
    W ciągu godziny liczba dodanych przez ciebie map to już { $most }, więcej nie można. Spróbuj znowu za { $minutes ->
        [one] 1 minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
map-lost = Nie mogę pobrać tego pliku. Wyślij go jeszcze raz i odpowiedz na niego: /map.
map-refused = ❌ Tej mapy jeszcze nie mogę użyć:
map-fault = • wiersz { $line }: { $fault }
map-more =
    • … i { $all ->
        [yes] jeszcze { $count }.
       *[no] więcej.
    }
map-fault-too-large = plik ma { $size } KB, a limit to { $most } KB.
map-fault-not-text = to nie jest plik tekstowy. Zapisz go jako zwykły tekst w UTF-8.
map-fault-not-json = to nie jest JSON: coś jest nie tak w kolumnie { $column }. Poszukaj brakującego przecinka, cudzysłowu albo nawiasu.
map-fault-no-map = mapa to obiekt w nawiasach klamrowych z <code>positions</code> i <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] mapa nie ma pola <code>{ $word }</code>.
       *[other] pozycja <code>{ $position }</code> nie ma pola <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] w mapie jest <code>{ $word }</code>, a tego nie znam.
       *[other] pozycja <code>{ $position }</code> ma <code>{ $word }</code>, a tego nie znam.
    }
map-fault-no-list = <code>{ $word }</code> musi być listą w nawiasach kwadratowych.
map-fault-no-position = numer { $number } w <code>positions</code> to nie pozycja. Zapisz ją tak: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = połączenie to para pozycji, na przykład <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> nie może być <code>id</code> pozycji <code>{ $position }</code>. Użyj od jednej do trzech liter lub cyfr.
map-fault-bad-x = <code>x</code> pozycji <code>{ $position }</code> to <code>{ $value }</code>, a musi być liczbą od 0 do 1000.
map-fault-bad-y = <code>y</code> pozycji <code>{ $position }</code> to <code>{ $value }</code>, a musi być liczbą od 0 do 800.
map-fault-bad-kind = <code>kind</code> pozycji <code>{ $position }</code> to <code>{ $value }</code>, a musi być <code>field</code>, <code>station</code>, <code>start</code> albo <code>finish</code>.
map-fault-bad-name = <code>name</code> to <code>{ $value }</code>, a musi to być tekst do 30 znaków.
map-fault-bad-look = <code>look</code> to <code>{ $value }</code>, a musi być <code>town</code>, <code>island</code> albo <code>sky</code>.
map-fault-bad-count =
    mapa ma { $count ->
        [one] 1 pozycję
        [few] { $count } pozycje
       *[many] { $count } pozycji
    }, a potrzeba od { $least } do { $most }.
map-fault-bad-connections = połączenia na mapie: { $count }, a limit to { $most }.
map-fault-twice = są dwie pozycje o nazwie <code>{ $position }</code>. (Wielkie i małe litery to jedno i to samo.)
map-fault-no-start = nie ma startu. Daj jednej pozycji <code>"kind": "start"</code>.
map-fault-no-finish = nie ma mety. Daj jednej pozycji <code>"kind": "finish"</code>.
map-fault-two-start = pozycja <code>{ $position }</code> to drugi start, a mapa ma tylko jeden.
map-fault-two-finish = pozycja <code>{ $position }</code> to druga meta, a mapa ma tylko jedną.
map-fault-bad-stations = stacje na mapie: { $count }, a potrzeba od 1 do { $most }.
map-fault-nowhere = połączenie prowadzi do <code>{ $position }</code>, a takiej pozycji nie ma.
map-fault-to-itself = pozycja <code>{ $position }</code> jest połączona ze sobą samą.
map-fault-connected-twice = <code>{ $one }</code> i <code>{ $other }</code> są połączone dwa razy.
map-fault-too-many-ways = pozycja <code>{ $position }</code> ma więcej połączeń niż { $most }.
map-fault-too-close = pozycja <code>{ $other }</code> jest za blisko pozycji <code>{ $one }</code>. Odstęp to co najmniej { $apart }.
map-fault-runs-over = połączenie z <code>{ $one }</code> do <code>{ $other }</code> biegnie przez pozycję <code>{ $position }</code>.
map-fault-apart = ze startu nie da się dojść do pozycji <code>{ $position }</code>.
map-fault-behind-finish = do pozycji <code>{ $position }</code> prowadzi droga tylko przez metę, a przez metę nie da się przejść.
map-fault-finish-apart = nie da się dojść do mety, czyli do pozycji <code>{ $position }</code>.
map-fault-no-end = partia mogłaby się nigdy nie skończyć: z dwiema kostkami gracz z pozycji <code>{ $position }</code> nigdy nie skończy tury na pozycji <code>{ $goal }</code>. Dodaj kilka pozycji.
rally-not-rolled = Najpierw rzuć: /move rzuć
rally-has-rolled = Kostka już rzucona, zostało ci: { krokow }. Wpisz, dokąd idziesz.
rally-not-reached = Teraz tam nie dojdziesz ({ $place }). Zostało ci: { krokow }.
typed-rally = Wpisz „rzuć”, a potem nazwę pola albo stacji na mapie, na przykład 12 albo B.
rule-rally-forced_moves = Automatyczne ruchy bez wyboru
rule-rally-forced_moves-help = Jeśli możesz iść tylko w jedno miejsce, dzieje się to automatycznie. Rzut i wejście na metę 🏁 zawsze należą do ciebie.
typed-words-rally =
    roll: rzuć rzuc rzucam rzut
    to: na do
