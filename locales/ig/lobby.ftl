lobby-title = 🎲 <b>{ $game }</b> · mmadụ { $seats }
lobby-sits =
    { $count ->
        [0] O nweghị onye sonyerela
       *[other]
            { $full ->
                [yes] Oche { $most } niile ejula
               *[no] Oche { $count } n’ime { $most } ejula
            }
    } · ⏳ { $pace } maka otu ije
lobby-rematch = 🔁 Egwu ọzọ: pịa Sonye ka i gwuo ọzọ. Onye na-apịghị anaghị egwu.
seat-kept = e debere oche
lobby-house-rules = 🏠 Iwu ụlọ: { $rules }
lobby-fills =
    🤖 { $count ->
        [1] Kọmputa ({ $level }) ga-anọ n’oche ahụ tọgbọrọ.
       *[other] Kọmputa ({ $level }) ga-anọ n’oche { $count } tọgbọrọ.
    }
lobby-hands = 🃏 Kaadị gị ga-apụta ebe a, naanị gị ga-ahụ ha. <a href="{ $link }">Ị chọrọ ha na nkata nzuzo?</a>
lobby-no-hands = 🃏 Telegram enweghị ike igosi kaadị na nzuzo n’òtù a. Pịa bọtịn dị n’okpuru tebụl ka i lee nke gị, ma ọ bụ nata ha na <a href="{ $link }">nkata nzuzo</a>.
lobby-suggestion = 💡 { $who } sị ka anyị gwuo { $game }.
lobby-closed = E mechiela tebụl a. Zipu /newgame ka i mepee nke ọhụrụ.
join = 🪑 Sonye
start = ▶ Malite
more = ⋯ Ihe ọzọ
switch-to = 💡 Gbanwee gaa { $game }
speak-here = 🌍 { $language } na nkata a?
speak-here-no = Mba
language-kept = Ọ dị mma, agaghị m ajụ ọzọ. Ndị admin ka nwere ike ịgbanwe asụsụ na /settings.
more-title = ⋯ <b>{ $game }</b> · tupu mmalite
more-how = Pịa ihe ị chọrọ ịgbanwe.
more-read = Naanị onye nwe tebụl na ndị admin nwere ike ịgbanwe ndị a. I nwere ike ịtụ aro egwuregwu ọzọ.
more-games = 🎲 Egwuregwu
more-computers = 🤖 Kọmputa
more-pace = ⏳ Oge otu ije
more-roles = 🎭 Họrọ akụkụ gị
more-fair = 🔒 Egwu eziokwu
leave = 🚪 Pụọ
more-games-title = 🎲 <b>Egwuregwu</b>
more-games-lead = Pịa egwuregwu ka a gbanwee gaa na ya.
more-games-suggest = Pịa egwuregwu ị chọrọ ịtụrụ { $host } aro ya.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Kọmputa</b>: { $count }
more-computers-how = Pịa otu ogo ka i tinye kọmputa.
add-computer = + 🤖 { $level }
remove-computer = − Kọmputa
more-pace-title = ⏳ <b>Oge otu ije</b>: { $pace }
more-pace-how = Ọ na-agbanwe naanị tebụl a. Ndị admin nwere ike ịgbanwe ya n’egwuregwu niile na /settings.
lobby-roles = 🎭 Họrọ akụkụ gị. Onye nwe tebụl na-ebu ụzọ ahọrọ. Akụkụ ndị e họrọghị ka a na-ekesa n’usoro oche.
fair-play-title = 🔒 <b>Egwu eziokwu</b>
fair-play-sealed =
    E kpọchiela { $luck ->
        [no] onye na-egwu akụkụ nke ọ bụla
       *[yes] ihe niile bụ chi ọma n’egwuregwu a
    }: { $seal }

    O si n’otu nọmba nzuzo. M họọrọ ya tupu onye ọ bụla esonye, koodu a bụkwa ihe akaebe. Ma egwu agwụ, m ga-egosi gị nọmba ahụ, onye ọ bụla enwee ike ịhụ na ya na koodu a dabara. Ya mere, o nweghị onye ga-agbanwe ya n’etiti egwu, ọbụna m onwe m.
copy-commitment = 🔒 Detuo koodu
done-suggested = 💡 Ị sịrị ka e gwuo { $game }
done-suggestion-withdrawn = ✓ I wepụla aro gị
done-joined-next = ✓ Aha gị dị maka egwu na-abịanụ
joined-for-a-computer = Oche niile juru, ya mere i weere oche kọmputa.
played-on-for-a-computer = ✓ I weere ọnọdụ kọmputa
late = Egwu amalitela. Aha gị dị maka nke na-abịanụ.
late-with-seats = Egwu amalitela. Aha gị dị maka nke na-abịanụ. Ka i sonye ugbu a, were ọnọdụ otu kọmputa:
late-leave = Ọ bụghị ugbu a
take-over = { $name }
lobby-stands = Tebụl dịlarị ebe a. Pịa Sonye.
playing-stands = A na-egwularị egwu ebe a. Pịa Sonye ka i gwuo nke na-abịanụ. Onye nwe tebụl ma ọ bụ admin nwere ike iji /endgame kwụsị nke a.
asked-another = Naanị onye jụrụ ajụjụ a nwere ike ịhọrọ.
