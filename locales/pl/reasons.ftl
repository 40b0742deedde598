why-whot-wins = 💡 Lepszy ruch to zagranie ostatniej karty.
why-whot-ends = 💡 Twój ruch od razu kończy rozdanie, lepszy nie.
why-whot-catches = 💡 { $seat } zostaje z 1 kartą bez okrzyku: przyłap, a dobierze 2 karty.
why-whot-silent = 💡 Twój ruch zostawia ci 1 kartę bez okrzyku „Ostatnia karta!”: ktoś może cię przyłapać i dobierasz 2 karty.
why-whot-passes = 💡 Lepszy ruch przekazuje karę dalej: { $seat } musi ją odbić albo dobrać { kart }. Po twoim dobierasz { $instead }.
why-whot-cancels =
    💡 Lepszy ruch kasuje karę { $instead ->
        [one] 1 karty
        [few] { $instead } kart
       *[many] { $instead } kart
    }.
why-whot-picks =
    💡 { $instead ->
        [one] { $seat } ma już tylko 1 kartę. Po lepszym ruchu musi odbić albo dobrać jeszcze { $count }.
        [few] Po lepszym ruchu { $seat } musi odbić albo dobrać { kart }.
       *[many] Po lepszym ruchu { $seat } musi odbić albo dobrać { kart }.
    }
why-whot-draws =
    💡 { $instead ->
        [one] { $seat } ma już tylko 1 kartę. Po lepszym ruchu musi dobrać jeszcze { $count }.
        [few] Po lepszym ruchu { $seat } musi dobrać { kart }.
       *[many] Po lepszym ruchu { $seat } musi dobrać { kart }.
    }
why-whot-again = 💡 Po lepszym ruchu znowu twoja kolej.
why-whot-skips =
    💡 { $instead ->
        [one] { $seat } ma już tylko 1 kartę. Po lepszym ruchu traci kolejkę.
        [few] Po lepszym ruchu { $seat } traci kolejkę.
       *[many] Po lepszym ruchu { $seat } traci kolejkę.
    }
why-whot-market =
    💡 Po lepszym ruchu { $count ->
        [one] następny gracz dobiera kartę.
        [few] { $count } inne osoby dobierają po karcie.
       *[many] { $count } innych osób dobiera po karcie.
    }
why-whot-sheds = 💡 Po lepszym ruchu masz na ręce { kart }, po twoim { $instead }.
why-whot-keeps = 💡 Lepszy ruch zostawia { $what } na później.
why-whot-fits =
    💡 Po lepszym ruchu na stos { $count ->
        [one] pasuje 1 twoja karta
        [few] pasują { $count } twoje karty
       *[many] pasuje { $count } twoich kart
    }, po twoim { $instead ->
        [0] żadna.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Po lepszym ruchu karty na twojej ręce liczą się za { $count }, po twoim za { $instead }.
why-differo-wins = 💡 Lepszy ruch od razu wygrywa.
why-differo-allows = 💡 Po twoim ruchu { $seat } może od razu wygrać: <b>{ $reply }</b>.
why-differo-loses =
    💡 Po twoim ruchu { $seat } może wymusić wygraną w { $count ->
        [one] 1 ruchu
        [few] { $count } ruchach
       *[many] { $count } ruchach
    }, zaczynając od <b>{ $reply }</b>.
why-differo-forces =
    💡 Lepszy ruch wymusza wygraną: cokolwiek zagra { $seat }, wygrywasz { $count ->
        [one] w następnym ruchu.
        [few] najdalej za { $count } ruchy.
       *[many] najdalej za { $count } ruchów.
    }
why-differo-threatens = 💡 Lepszy ruch grozi wygraną przez <b>{ $reply }</b>.
why-differo-runs =
    💡 Po twoim ruchu { $seat } może przez <b>{ $reply }</b> zbliżyć się do celu na odległość { $instead ->
        [one] 1 rzędu
        [few] { $instead } rzędów
       *[many] { $instead } rzędów
    }. Po lepszym najbliższa możliwa odległość to { $count }.
why-differo-nearer =
    💡 Po lepszym ruchu masz do celu { $count ->
        [one] 1 rząd
        [few] { $count } rzędy
       *[many] { $count } rzędów
    }, po twoim { $instead }.
why-differo-narrows =
    💡 Po lepszym ruchu { $seat } ma do wyboru { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }, po twoim { $instead }.
why-deerportal-portal =
    💡 Lepsza droga prowadzi do portalu{ $count ->
        [0] .
        [one] { " " }i daje 1 diament.
        [few] { " " }i daje { $count } diamenty.
       *[many] { " " }i daje { $count } diamentów.
    }
why-deerportal-stays =
    💡 W portalu twoja wędrówka się kończy: na ścieżce { $count ->
        [one] zostaje 1 diament
        [few] zostają { $count } diamenty
       *[many] zostaje { $count } diamentów
    }.
why-deerportal-diamonds =
    💡 Lepsza droga od razu daje { $count ->
        [one] 1 diament
        [few] { $count } diamenty
       *[many] { $count } diamentów
    }, twoja { $instead ->
        [0] żadnego.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 Lepsza droga mrozi: { $seat } traci kolejkę.
why-deerportal-meditates =
    💡 Po medytacji na twojej ścieżce jest { $count ->
        [one] 1 diament
        [few] { $count } diamenty
       *[many] { $count } diamentów
    }. Po twoim ruchu { $instead }.
why-deerportal-reaches =
    💡 Z lepszego pola następny rzut może trafić na { $count ->
        [one] 1 diament
        [few] { $count } diamenty
       *[many] { $count } diamentów
    }, z twojego { $instead ->
        [0] na żaden.
       *[other] na { $instead }.
    }
why-deerportal-things =
    💡 Z lepszego pola następny rzut może trafić na { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[many] { $count } pól
    } z runą albo diamentem, z twojego { $instead ->
        [0] na żadne.
       *[other] na { $instead }.
    }
why-deerportal-nearer =
    💡 Z lepszego pola do portalu { $count ->
        [one] jest 1 pole
        [few] są { $count } pola
       *[many] jest { $count } pól
    }, z twojego { $instead }.
why-rally-home = 💡 Lepszy ruch prowadzi na metę.
why-rally-stamp = 💡 Lepszy ruch daje pieczątkę: { $what }.
why-rally-still = 💡 Po lepszym ruchu reszta kroków może jeszcze skończyć się tu: { $what }. Po twoim nie dojdą do żadnego celu.
why-rally-lapse =
    💡 Twój ruch marnuje w ślepej uliczce { $instead ->
        [one] 1 krok
        [few] { $instead } kroki
       *[many] { $instead } kroków
    }, lepszy { $count ->
        [0] żadnego.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 Z lepszego miejsca następna tura może skończyć się u celu przy { $count } z 6 rzutów. Z twojego { $instead ->
        [0] przy żadnym.
       *[other] przy { $instead }.
    }
why-rally-lucky2 =
    💡 Z lepszego miejsca następna tura może skończyć się u celu przy { $count } z 36 rzutów. Z twojego { $instead ->
        [0] przy żadnym.
       *[other] przy { $instead }.
    }
why-rally-nearer =
    💡 Z lepszego miejsca do najbliższego celu { $count ->
        [one] jest 1 krok
        [few] są { $count } kroki
       *[many] jest { $count } kroków
    }, z twojego { $instead }.
why-caesar-stops = 💡 Twoje weto zatrzymuje: { $what }.
why-caesar-removes = 💡 Jeśli nie padnie weto, po lepszym ruchu { $seat } traci { $count }: { $what }.
why-caesar-removes-philosopher = 💡 Jeśli nie padnie weto, po lepszym ruchu { $seat } traci Φ: { $what }.
why-caesar-strikes = 💡 Jeśli nie padnie weto, po lepszym ruchu { $seat } traci { kart }, a ty { $instead }: { $what }.
why-caesar-reveals = 💡 Jeśli nie padnie weto, po lepszym ruchu { $seat } odkrywa { kart }: { $what }.
why-caesar-leads = 💡 Po lepszym ruchu głosowanie (grupa { $what }) byłoby twoje.
why-caesar-hides = 💡 Twojej zakrytej karty nie da się usunąć Zamachem.
why-caesar-decided = 💡 Głosowanie (grupa { $what }) byłoby twoje i bez tej karty.
why-caesar-adds =
    💡 Lepszy ruch dodaje { $count } wpływu, twój { $instead ->
        [0] nic.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 Lepszy ruch zostawia { $count } na ręce.
why-caesar-keeps = 💡 Lepszy ruch zostawia na później: { $what }.
