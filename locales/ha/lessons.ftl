command-learn = koyi wasa cikin mintuna kaɗan
learn-it = 🎓 Koyi shi (minti 3)
learn-short = 🎓 Koyi shi
learn-games = 🎓 Koyi wasa (minti 3)
lessons-title = 🎓 <b>Koyi wasa</b>
lessons-which = Gajerun darussa da motsi na gaske, don ku kaɗai. Wane wasa kuke so ku koya?
lessons-unknown = Ba ni da darussan “{ $typed }”.
lessons-none = Ba darussa tukuna. /rules na bayyana kowane wasa.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Ku taɓa darasi. Kuna iya rufewa ku dawo ko yaushe.
lesson-list-done = Kun gama duk darussa. Lokacin wasa ya yi!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Gaba ▸
lesson-done = ✓ <b>Darasi ya ƙare!</b>
lesson-last-done = ✓ <b>Darasi na ƙarshe kenan!</b> Yanzu ku gwada { $game } da kwamfuta mai sauƙi.
lesson-badge = 🎖 Sabon bajo: <b>{ $badge }</b>
lesson-next = Gaba: { $title } ▸
lesson-play = ▶ Kara da kwamfuta mai sauƙi
lesson-all = ← Darussa
lesson-games = ← Wasanni
lesson-learner = Ku
lesson-name-1 = Amina
lesson-name-2 = Bala
lesson-name-3 = Danjuma
lesson-name-4 = Hauwa
lesson-name-5 = Musa
