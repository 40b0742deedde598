private-start =
    🎲 <b>Parlour</b>: gry planszowe i karciane na czacie twojej grupy.

    Dodaj mnie do grupy i wyślij tam /newgame. Cała gra mieści się w jednej wiadomości, a swoje karty widzisz tylko ty.

    Albo zagraj od razu z komputerem:
group-start = 🎲 Cześć! Wyślij /newgame, żeby razem zagrać, /learn, żeby nauczyć się gry, albo /help, żeby zobaczyć, co umiem.
bot-description =
    🎲 Gry planszowe i karciane na czacie twojej grupy.

    Cała gra mieści się w jednej wiadomości, a swoje karty widzisz tylko ty. Grajcie za jednym posiedzeniem albo przez kilka dni, niczego nie trzeba instalować.

    Dodaj mnie do grupy i wyślij tam /newgame albo stuknij Start, żeby zagrać z komputerem.
bot-short-description = 🎲 Gry planszowe i karciane na czacie twojej grupy. Dodaj mnie i wyślij /newgame.
add-to-group = ➕ Dodaj mnie do grupy
practise = { $game } ({ $seats })
help-offer = ❔ Pomoc
help-play = 🎲 Gra
help-learn = 🎓 Nauka i powtórki
help-you = 👤 O tobie
help-host = 🔑 Gospodarz, admini
for-you = 👇 Zobaczysz to tylko ty:
help-title = 🎲 <b>Parlour</b>: gry planszowe i karciane prosto na czacie
settings-title = ⚙️ <b>Ustawienia grupy</b>: czas na ruch, obrazki, język
pictures-on = Z obrazkami
pictures-off = Sam tekst
settings-language = 🌍 { $language }
own-language-title = <b>W jakim języku mam do ciebie pisać?</b>
chat-language-title = <b>W jakim języku mam pisać na tym czacie?</b>
language-by-machine = { $language } · pisane maszynowo. Nie sprawdził tego jeszcze nikt, dla kogo to język ojczysty.
language-help = 🙏 <a href="{ $link }">Pomóż mi mówić lepiej</a>
my-turns =
    { $count ->
        [one] 1 partia czeka na twój ruch:
        [few] { $count } partie czekają na twój ruch:
       *[many] { $count } partii czeka na twój ruch:
    }
my-turns-none = Żadna partia nie czeka na twój ruch.
a-group = jakaś grupa
command-newgame = zacznij nową partię
command-newgame-private = zagraj z komputerem
command-join = dołącz do gry
command-hand = zobacz swoje karty i ruchy (widzisz je tylko ty)
command-hand-private = zobacz swoje karty i ruchy
command-move = wpisz ruch (samo /move pokaże pomoc)
command-board = przenieś stół na dół czatu
command-rules = zobacz, jak się w to gra
command-leave = wyjdź z gry
command-myturns = zobacz, które partie czekają na twój ruch
command-notify = dostawaj wiadomości o nowych partiach i swoim ruchu
command-puzzle = rozwiąż zadanie z Differo
command-map = wgraj własną mapę do Rajdu
command-skip = pomiń gracza, który się ociąga (gospodarz, admini)
command-kick = usuń gracza (gospodarz, admini)
command-endgame = zakończ partię (gospodarz, admini)
command-endgame-private = zakończ partię
command-settings = czas na ruch, obrazki, język (admini)
command-settings-private = miejsce twoich kart, obrazki, język
command-language = wybierz swój język
command-help = zobacz, co umiem
help-title-private = 🎲 <b>Parlour</b>: gry planszowe i karciane. Tutaj zagrasz z komputerem, a w grupie ze znajomymi.
for-groups = /{ $command } działa tylko w grupach: { $about }.
command-near = Nie znam tej komendy. Chodziło ci o /{ $command }?
command-none = Nie znam tej komendy. Wyślij /help, żeby zobaczyć, co umiem.
command-plain = Rozumiem tylko przyciski i komendy. Wyślij /newgame, żeby zagrać, albo /help, żeby zobaczyć więcej.
typed-plain = Żeby wykonać ten ruch, wyślij <code>/move { $move }</code>
settings-title-private = ⚙️ <b>Twoje ustawienia</b>: gdzie widać karty, obrazki, język
end-sure-private = <b>Zakończyć tę partię ({ $game })?</b>
my-turns-here = 👉 Na tym czacie czeka twój ruch. Wyślij /board, żeby zobaczyć stół.
my-turns-at = • { $group }
only-in-private = To mogę ci pokazać tylko prywatnie. Otwórz nasz czat prywatny, a potem wyślij tu { $command } jeszcze raz.
notify-allowed = 🔔 Gotowe. Napiszę tu do ciebie, gdy otworzy się partia albo będzie twój ruch.
practice-title = 🎲 <b>{ $game }</b> z komputerem
practice-against =
    🤖 { $count ->
        [0] Bez komputerów
        [one] 1 komputer ({ $level })
        [few] { $count } komputery (poziom { $level })
       *[many] { $count } komputerów (poziom { $level })
    }
