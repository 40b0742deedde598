command-privacy = co o tobie przechowuję i jak długo
command-mydata = dostań plik ze wszystkim, co o tobie przechowuję
command-forgetme = usuń wszystko, co o tobie przechowuję
privacy-title = 🛡 <b>Co o tobie przechowuję</b>
privacy-text =
    • <b>Partie:</b> twój identyfikator w Telegramie i imię przy każdym stole, do 30 dni po ostatnim ruchu.
    • <b>Wyniki:</b> twoje skończone partie, statystyki i rankingi w każdej grupie, z identyfikatorem i imieniem, aż je usuniesz. Ruchy trzymam { $days ->
        [one] 1 dzień
        [few] { $days } dni
       *[many] { $days } dni
    }, a z najnowszych partii grupy ({ $newest }) dłużej.
    • <b>Powtórki:</b> link pokazuje tylko pierwszą literę twojego imienia. Jeśli pozwolisz na to w /me, pokazuje całe imię. Partie z gwiazdką zostają na zawsze.
    • <b>Błędy:</b> 200 najnowszych, które analizy znalazły w twoich partiach (/mistakes), do 400 dni po ostatniej zmianie.
    • <b>Zapisy partii, które mi wysyłasz:</b> przez jeden dzień.
    • <b>Ustawienia:</b> twój język, grupy, to, jak lubisz grać, i ukończone lekcje, aż minie 400 dni bez gry.

    Nie przechowuję tego, co piszesz w grupie. Zapis partii w pliku nie ma imion ani identyfikatorów.

    Osoba, która mnie prowadzi, może zajrzeć do mojej pamięci, nawet w karty trwającej partii.

    /mydata wysyła ci wszystko jako plik. /forgetme to usuwa. Kod bez imienia zostaje na dzień.
mydata-caption = 🗂 Wszystko, co o tobie przechowuję.
mydata-again = Ten plik już masz. Nowy możesz dostać za minutę.
mydata-not-sent = Nie mogę wysłać ci pliku. Otwórz nasz czat prywatny, stuknij Start i wyślij tam /mydata.
forget-sure = ⚠️ <b>Usunąć o tobie wszystko?</b> Tego nie da się cofnąć.
forget-what =
    <b>Znika:</b> twoje miejsca (z trwających partii wychodzisz), imię i identyfikator w każdej grupie, statystyki, rankingi i odznaki, ustawienia, błędy i partie z komputerem.

    <b>Zostaje:</b> partie innych. Tam jesteś już tylko „kimś”. Wiadomości, które już są na czacie, się nie zmienią.

    Jeśli znów zagrasz, zaczniesz od zera.
forget-yes = Tak, usuń wszystko
forget-no = Zostaw wszystko
forgotten = ✓ Wszystko o tobie usunięte.
