kto-zagrywa =
    { WHO($seat) ->
        [you] Zagrywasz
       *[other] { $seat } zagrywa
    }
kto-kladzie =
    { WHO($seat) ->
        [you] Kładziesz
       *[other] { $seat } kładzie
    }
kto-traci =
    { WHO($seat) ->
        [you] Tracisz
       *[other] { $seat } traci
    }
kto-odrzuca =
    { WHO($seat) ->
        [you] Odrzucasz
       *[other] { $seat } odrzuca
    }
kto-dobiera =
    { WHO($seat) ->
        [you] Dobierasz
       *[other] { $seat } dobiera
    }
kto-wychodzi =
    { WHO($seat) ->
        [you] Wychodzisz
       *[other] { $seat } wychodzi
    }
kto-wyrzuca =
    { WHO($seat) ->
        [you] Wyrzucasz
       *[other] { $seat } wyrzuca
    }
kto-zabiera =
    { WHO($seat) ->
        [you] Zabierasz
       *[other] { $seat } zabiera
    }
kto-uruchamia =
    { WHO($seat) ->
        [you] Uruchamiasz
       *[other] { $seat } uruchamia
    }
zdobyte =
    { $gained ->
        [one] 1 diament
        [few] { $gained } diamenty
       *[many] { $gained } diamentów
    }
kto-poddaje =
    { WHO($seat) ->
        [you] Poddajesz
       *[other] { $seat } poddaje
    }
po-krokach =
    { $some ->
        [one] 1 kroku
        [few] { $some } krokach
       *[many] { $some } krokach
    }
krokow =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
kto-zdobywa =
    { WHO($seat) ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    }
kart =
    { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
partie =
    { $count ->
        [one] 1 partia
        [few] { $count } partie
       *[many] { $count } partii
    }
liczba-narzednik =
    { $number ->
        [2] dwójką
        [5] piątką
       *[other] kartą z liczbą { $number }
    }
liczba-biernik =
    { $number ->
        [2] dwójkę
        [5] piątkę
       *[other] kartę z liczbą { $number }
    }
kto-musi =
    { WHO($seat) ->
        [you] Musisz
       *[other] { $seat } musi
    }
computer-name = Komputer { $number }
player-name = Gracz { $number }
name = { $name }
list-of = { $others } i { $last }
labelled = { $label }: { $value }
you-first = Ty
you = ty
is-host = gospodarz
is-away = chwilowo gra komputer
has-left = poza grą
has-kicked = usunięcie z gry
has-resigned = partia poddana
level-easy = łatwy
level-normal = normalny
level-hard = trudny
level-random = losowy
level-greedy = zachłanny
close = ✕ Zamknij
back = ← Wstecz
refresh = ↻ Odśwież
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Zasady
open-panel = ▶ Mój ruch
earlier-moves = ← Wcześniej
more-moves = Więcej →
deadline = ⏳ Koniec czasu { $time }
deadline-clock = o { $clock }
deadline-now = ⌛ Czas minął
pace-none = bez limitu
pace-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
pace-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
pace-hours =
    { $count ->
        [24] 1 dzień
        [one] 1 godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
rule-on = tak
rule-off = nie
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Zasady domowe</b> · { $game }
house-rules-plain = standardowe
house-rules-plain-line = Zasady standardowe.
house-rules-how = Stuknij zasadę, żeby o niej przeczytać albo ją zmienić.
house-rules-read = Stuknij zasadę, żeby o niej przeczytać. Zmieniać może tylko gospodarz i admini.
house-rules-stand = W trakcie partii nie da się zmienić zasad domowych.
house-rules-here = 🏠 <b>Zasady domowe przy tym stole</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Teraz: <b>{ $value }</b>
house-rule-read = Zmienić to może tylko gospodarz albo admin.
house-rules-button = 🏠 Zasady domowe
back-to-lobby = ← Wróć do stołu
game-no-rules = Nie mam jeszcze zasad gry { $game }.
