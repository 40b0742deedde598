command-mistakes = wróć do ruchów ze swoich analiz
explain-come-back = 🧩 Od jutra twoje błędy wracają jako zadania: /mistakes
mistakes-button =
    🧩 Błędy{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>Moje błędy</b>
mistakes-waiting =
    { $count ->
        [one] Czeka na ciebie 1 zadanie.
        [few] Czekają na ciebie { $count } zadania.
       *[many] Czeka na ciebie { $count } zadań.
    }
mistakes-later =
    Na razie nie ma nic do rozwiązania. { $days ->
        [one] Następne zadanie wróci w ciągu dnia.
        [few] Następne zadanie wróci za { $days } dni.
       *[many] Następne zadanie wróci za { $days } dni.
    }
mistakes-none = Nie ma jeszcze zadań. Po partii stuknij „Co poszło nie tak?”, a twoje błędy wrócą tutaj.
mistakes-how = Błąd wraca po dniu, potem coraz rzadziej. Dwie dobre odpowiedzi z rzędu i znika.
mistakes-daily =
    { $on ->
        [yes] 📬 Wysyłam ci jedno zadanie dziennie na nasz czat prywatny, mniej więcej o godzinie, o której to włączasz.
       *[no] 📭 Nie wysyłam ci żadnych.
    }
mistakes-daily-on = 📬 Wysyłaj jedno dziennie
mistakes-daily-off = 📭 Nie wysyłaj
mistakes-solve = ▶ Rozwiąż
mistakes-closed = Nie mogę jeszcze do ciebie pisać. Otwórz nasz czat prywatny, stuknij Start i wyślij tam /mistakes.
mistakes-stopped = 📭 Zadania bez odpowiedzi: { $count }, więc przestaję je wysyłać. Dalej są w /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] twoje zadanie dnia
       *[no] z twojej partii
    }
mistake-question = <b>Co zagrasz?</b>
mistake-right = ✓ <b>Dobrze: { $better }</b>
mistake-again = ✗ To samo co w partii, czyli <b>{ $move }</b>.
mistake-wrong = ❓ Nie <b>{ $move }</b>.
mistake-why = Szansa na wygraną to { $could }% po <b>{ $better }</b>, a { $was }% po <b>{ $played }</b>, twoim ruchu w partii.
mistake-back =
    { $days ->
        [one] ⏳ Wróci jutro.
        [few] ⏳ Wróci za { $days } dni.
       *[many] ⏳ Wróci za { $days } dni.
    }
mistake-retired = 🏆 Dwa razy z rzędu dobrze: już nie wróci.
mistake-next = ▶ Dalej · zostało { $count }
