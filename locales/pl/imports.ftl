import-title =
    📂 <b>{ $game }</b> · { $players ->
        [one] 1 gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    } · { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
import-fair =
    ✓ <b>Uczciwa</b>: każdy ruch jest zgodny z zasadami, a wszystko, co losowe, bierze się z jednej tajnej liczby, która stoi za tym kodem: { $seal }

    Ten sam kod był pokazany przed startem? To od tamtej pory nic się nie zmieniło.
import-fair-seed = ✓ <b>Uczciwa</b>: każdy ruch jest zgodny z zasadami, a wszystko, co losowe, bierze się z jednej tajnej liczby. Partia jest za stara, żeby pokazać, że liczba była wybrana przed dołączeniem graczy.
import-stopped = Partia przerwana, bez zwycięzcy.
import-whose = <b>Czyje ruchy mam przeanalizować?</b>
import-explain = 🔎 { $name }
import-unfair =
    { $at ->
        [0] ❌ <b>Nieuczciwa albo później zmieniona</b>: nie zgadza się od samego początku.
       *[other] ❌ <b>Nieuczciwa albo później zmieniona</b>: przestaje się zgadzać od ruchu { $at }.
    }
import-older = 📂 Ta partia toczyła się według starszych zasad, więc nie mogę jej sprawdzić.
import-newer = 📂 Ta partia pochodzi z nowszej wersji niż moja, więc nie mogę jej odczytać.
import-foreign =
    { $at ->
        [0] 📂 Nie widzę tu partii. Wyślij mi plik, który daje przycisk <b>Zapisz partię</b>. Jeśli to mapa do Rajdu, odpowiedz na jej plik: /map.
       *[other] 📂 Nie mogę odczytać tej partii: coś jest nie tak w wierszu { $at }.
    }
import-too-long = 📂 Ta partia ma więcej ruchów, niż umiem sprawdzić.
import-too-large = 📂 Ten plik jest za duży jak na partię.
import-lost = 📂 Nie mogę sprawdzić tego pliku. Wyślij go jeszcze raz.
import-gone = 📂 Przysłaną partię trzymam jeden dzień. Wyślij mi plik jeszcze raz.
import-too-many =
    W ciągu godziny mam od ciebie już { $most } plików, a to limit. Spróbuj znowu za { $minutes ->
        [one] 1 minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
record-every-draw = Z każdym losowaniem
