table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, twój ruch!
turn-computer = 🤖 { $who } myśli…
turn-of-several = 👉 Czekamy: { $who }…
table-deserted = 💤 Nikogo nie ma, więc partia stoi. Jeśli nikt nie wróci w ciągu 30 min, to koniec.
table-not-shown = ⚠️ Telegram nie pozwala mi teraz pokazać stołu. Ruchy są zapisane, a ja próbuję dalej. Możesz też wysłać /board.
nudge =
    ⏰ { $who }, czas ucieka! { $then ->
        [computer] Jeśli się nie ruszysz, do twojego powrotu zagra za ciebie komputer.
        [goes-on] Potem partia toczy się dalej bez czekania.
       *[clock] Jeśli się nie ruszysz, zrobię ruch za ciebie.
    }
rules-table =
    👥 Gracze: { $players }.{ $first ->
        [seat] { " " }Zaczyna osoba, która dołączyła pierwsza; w rewanżu następna.
        [none] { "" }
       *[role] { " " }Zaczyna { $first }.
    }
    ⏰ Gdy skończy ci się czas, zrobię ruch za ciebie.
rules-before = ◂ Wstecz: strona { $page }
rules-after = Dalej: strona { $page } ▸
reclaim-button = 🙋 Już jestem
next-round = 🪑 W następnej partii: { $names }
told-so-far = Do tej pory:
told-since = Od twojego ostatniego ruchu:
told-alone = Co się działo:
beside = ⋯ Więcej
beside-the-game = <b>Co chcesz zrobić?</b>
your-turn = <b>Twój ruch</b>
panel-hint =
    💡 Tylko ty to widzisz.{ $asked ->
        [yes] { " " }Stuknij to, co chcesz zrobić. Jeśli teraz nie można, powiem dlaczego.
       *[no] { "" }
    }
not-your-turn = Czekamy: { $who }…
you-are-away = Gra za ciebie komputer, aż wrócisz.
draw-is-offered = 🤝 { $who } proponuje remis. Zgoda, { $asked }?
draw-own-offer = 🤝 Proponujesz remis. Propozycja jest ważna do następnego ruchu.
draw-yes = 🤝 Zgoda na remis
draw-no = Gram dalej
pass-windows-how =
    { $passes ->
        [yes] Pozwalasz na każdą kartę akcji przeciwnika bez pytania. Kończy to przycisk { pass-windows-off }.
       *[no] { pass-windows-on }: o karty akcji przeciwnika już cię nie pytam, działają od razu. Zmienisz to, kiedy zechcesz.
    }
pass-windows-on = ⏩ Pozwalaj na wszystko
pass-windows-off = ✋ Pytaj mnie znowu
draw-or-offer = 🤝 Zaproponuj remis
draw-or-sure = 🏳 Poddaj partię
resign-sure = <b>Poddać partię?</b>
resign-yes = 🏳 Tak, poddaję
resign-no = Gram dalej
undo-is-asked = ↩ { $who } chce cofnąć ruch. Zgoda, { $asked }?
undo-own-request = ↩ Prosisz o cofnięcie ostatniego ruchu. Prośba jest ważna do następnego ruchu.
undo-yes = ↩ Tak, cofnij
undo-no = Nie, ruch zostaje
undo-ask = ↩ Cofnij mój ruch
leave-sure = <b>{ $who }, wychodzisz z gry?</b> Stracisz miejsce na dobre.
leave-yes = Tak, wychodzę
leave-no = Gram dalej
end-sure = <b>Zakończyć tę partię ({ $game }) dla wszystkich?</b> Nikt nie wygra.
end-this = 🏁 Zakończ partię
end-yes = Tak, zakończ
end-no = Gramy dalej
ended = Koniec partii ({ $game }), nikt nie wygrywa. Wyślij /newgame, żeby zacząć nową.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · po partii
result-more-save = 📄 <b>Zapisz partię</b>: wrzucę tu zapis partii, plik ze wszystkimi ruchami na pamiątkę.
result-more-fair =
    🔒 <b>Fair play</b>: zanim ktokolwiek dołączył, był tu ten kod: { $seal }

    { $luck ->
        [no] To, kto grał którą stroną,
       *[yes] Wszystko, co w tej partii losowe,
    } bierze się z jednej tajnej liczby, która się za nim kryje. <b>Sprawdź to</b> kopiuje polecenie, które na dowolnym komputerze z Pythonem liczy kod z tej liczby od nowa. Jeśli kody się zgadzają, to wciąż ta sama liczba, wybrana, zanim ktokolwiek dołączył.
reason-agreed = Wszyscy zgadzają się na remis.
copy-check = 🔒 Sprawdź to
record-button = 📄 Zapisz partię
record-caption = 📄 Wasza partia ({ $game }), ruch po ruchu, na pamiątkę.
record-check = 📄 <code>{ $file }</code>: Prześlij ją na nasz czat prywatny, a sprawdzę, czy była uczciwa. Albo sprawdź bez mojej pomocy: <code>python -m engine verify { $file }</code>
rematch = 🔁 Rewanż
explain-button = 🔎 Co poszło nie tak?
explain-looking = 🔎 Analizuję twoje ruchy… Potrwa to kilka sekund.
explain-one-at-a-time = 🔎 Analizuję jeszcze inną twoją partię. Spróbuj za chwilę.
explain-nothing = 🔎 Dobra gra: żadnych wyraźnych błędów.
explain-failed = Nie mogę przeanalizować tej partii.
explain-older-rules = 🔎 Ta partia toczyła się według starszych zasad, więc nie mogę jej przeanalizować.
explain-in-private = Jest już na naszym czacie prywatnym.
explain-nowhere = Nie mogę ci tego tu pokazać na osobności. Otwórz nasz czat prywatny, stuknij Start i spróbuj jeszcze raz.
explain-title = 🔎 <b>Błąd { $number } z { $count }</b>
explain-played = Twój ruch w partii to <b>{ $move }</b>.
explain-better = Lepszy byłby ruch <b>{ $move }</b>, z szansą na wygraną { $could }% zamiast { $was }%.
explain-marks =
    🖼 ✗ twój ruch w partii · ✓ lepszy ruch{ $tapped ->
        [yes] { " " }· ❓ twój wybór teraz
       *[no] { "" }
    }
explain-earlier = ◂ Wstecz
explain-later = Dalej ▸
