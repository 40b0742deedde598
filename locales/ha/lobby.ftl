lobby-title = 🎲 <b>{ $game }</b> · masu wasa { $seats }
lobby-sits =
    { $count ->
        [0] Babu wanda ya shiga tukuna
       *[other]
            { $full ->
                [yes] Duk kujeru { $most } sun cika
               *[no] Kujerun da suka cika: { $count } cikin { $most }
            }
    } · ⏳ { $pace } kowane motsi
lobby-rematch = 🔁 Sake karawa: ku taɓa Shiga in za ku sake yi. Wanda bai taɓa ba ba zai yi wasa ba.
seat-kept = an ajiye kujera
lobby-house-rules = 🏠 Dokokin gida: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] Kwamfuta ({ $level }) za ta ɗauki kujerar da ba kowa.
       *[other] Kwamfutoci ({ $level }) za su ɗauki kujeru { $count } da ba kowa.
    }
lobby-hands = 🃏 Katunanku za su fito a nan, ku kaɗai ke gani. <a href="{ $link }">Kun fi son hirar sirri?</a>
lobby-no-hands = 🃏 Telegram ba zai iya nuna katunan sirri a wannan rukuni ba. Ku taɓa maɓallin da ke ƙasan tebur don leƙa naku, ko ku karɓe su a <a href="{ $link }">hirar sirri</a>.
lobby-suggestion = 💡 Shawarar { $who }: a yi { $game }.
lobby-closed = An rufe wannan tebur. Ku aika /newgame don buɗe sabo.
join = 🪑 Shiga
start = ▶ Fara
more = ⋯ Ƙari
switch-to = 💡 Koma { $game }
speak-here = 🌍 { $language } a wannan hira?
speak-here-no = A’a
language-kept = To, ba zan sake tambaya ba. Admin na iya sauya harshe a /settings.
more-title = ⋯ <b>{ $game }</b> · kafin a fara
more-how = Ku taɓa abin da kuke so ku sauya.
more-read = Mai tebur da admin ne kaɗai za su iya sauya waɗannan. Ku kuna iya ba da shawarar wani wasa.
more-games = 🎲 Wasanni
more-computers = 🤖 Kwamfutoci
more-pace = ⏳ Lokacin motsi
more-roles = 🎭 Zaɓi ɓangare
more-fair = 🔒 Wasan gaskiya
leave = 🚪 Fita
more-games-title = 🎲 <b>Wasanni</b>
more-games-lead = Ku taɓa wasan da kuke so a koma.
more-games-suggest = Ku taɓa wasa don ba { $host } shawara.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Kwamfutoci</b>: { $count }
more-computers-how = Ku taɓa mataki don ƙara kwamfuta.
add-computer = + 🤖 { $level }
remove-computer = − Kwamfuta
more-pace-title = ⏳ <b>Lokacin kowane motsi</b>: { $pace }
more-pace-how = Wannan tebur kaɗai zai shafa. Admin na iya sauya shi a kowane wasa da /settings.
lobby-roles = 🎭 Ku zaɓi ɓangarenku. Mai tebur ke fara zaɓe. Ɓangaren da ba a zaɓa ba za a raba shi bisa jerin kujeru.
fair-play-title = 🔒 <b>Wasan gaskiya</b>
fair-play-sealed =
    { $luck ->
        [no] Rabon ɓangarori tsakanin masu wasa
       *[yes] Duk sa’ar wannan wasa
    } an riga an kulle: { $seal }

    Komai ya fito ne daga lambar sirri guda. Na zaɓe ta kafin kowa ya shiga, kuma wannan shaida da ke sama ta tabbatar da haka. Bayan wasan zan nuna muku lambar sirrin, kowa na iya duba ko ta dace da shaidar. Don haka babu mai iya sauya ta ana tsakar wasa, ko ni ma.
copy-commitment = 🔒 Kwafi shaidar
done-suggested = 💡 Kun ba da shawarar { $game }
done-suggestion-withdrawn = ✓ Kun janye shawararku
done-joined-next = ✓ Kuna cikin wasa na gaba
joined-for-a-computer = Duk kujeru sun cika, don haka kun karɓi kujerar kwamfuta.
played-on-for-a-computer = ✓ Kun karɓi kujerar kwamfuta
late = An riga an fara wasan. Kuna cikin na gaba.
late-with-seats = An riga an fara wasan. Kuna cikin na gaba. In kuna so ku shiga yanzu, ku karɓi kujerar kwamfuta:
late-leave = Sai wani lokaci
take-over = { $name }
lobby-stands = Akwai tebur a nan tuni. Ku taɓa Shiga.
playing-stands = Ana wasa a nan tuni. Ku taɓa Shiga don ku yi na gaba. Mai tebur ko admin na iya ƙare wannan da /endgame.
asked-another = Mai tambayar ne kaɗai zai iya zaɓa.
