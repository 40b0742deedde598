table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, oge gị eruola!
turn-computer = 🤖 { $who } na-eche…
turn-of-several = 👉 Anyị na-echere { $who }…
table-deserted = 💤 Mmadụ niile apụtụla, ya mere egwu akwụsịtụla. Ọ bụrụ na o nweghị onye lọtara n’ime 30 nkeji, ọ ga-agwụ.
table-not-shown = ⚠️ Telegram anaghị ekwe m gosi tebụl ugbu a. E chekwara ije unu, m ka na-anwa. I chọọ ịnwa ya n’onwe gị, zipu /board.
nudge =
    ⏰ { $who }, oge na-agwụ! { $then ->
        [computer] I meghị ije, kọmputa ga-egwuru gị ruo mgbe ị lọtara.
        [goes-on] Oge ahụ gafee, egwu ga-aga n’ihu n’echereghị.
       *[clock] I meghị ije, a ga-emere gị otu.
    }
rules-table =
    👥 Ndị egwu: { $players }.{ $first ->
        [seat] { " " }Onye buru ụzọ banye na-amalite; n’egwu ọzọ, onye na-esote ya.
        [none] { "" }
       *[role] { " " }{ $first } na-amalite.
    }
    ⏰ Ọ bụrụ na oge agwụ gị, a ga-emere gị ije.
rules-before = ◂ Laghachi: ihu { $page }
rules-after = Gaba: ihu { $page } ▸
reclaim-button = 🙋 Alọtala m
next-round = 🪑 Egwu na-abịanụ: { $names }
told-so-far = Ihe merela:
told-since = Kemgbe ije gị ikpeazụ:
told-alone = Ihe mere:
beside = ⋯ Ihe ọzọ
beside-the-game = <b>Gịnị ka ị chọrọ ime?</b>
your-turn = <b>Oge gị</b>
panel-hint =
    💡 Naanị gị na-ahụ ihe a.{ $asked ->
        [yes] { " " }Pịa ihe ị chọrọ ime. Ọ bụrụ na o kweghị omume ugbu a, m ga-agwa gị ihe kpatara ya.
       *[no] { "" }
    }
not-your-turn = Anyị na-echere { $who }…
you-are-away = Kọmputa na-egwuru gị ruo mgbe ị lọtara.
draw-is-offered = 🤝 { $who } na-arịọ nha. { $asked }, i kwetara?
draw-own-offer = 🤝 Ị rịọrọ nha. Arịrịọ gị dị ruo ije na-abịanụ.
draw-yes = 🤝 Kweta nha
draw-no = Gwuo gaba
pass-windows-how =
    { $passes ->
        [yes] Ị na-ekwe kaadị ọrụ niile nke onye mmegide gị, a naghị ajụ gị. { pass-windows-off } na-akwụsị ya.
       *[no] { pass-windows-on }: a gaghị ajụzi gị maka kaadị ọrụ onye mmegide gị, ha ga-arụ ọrụ ozugbo. I nwere ike ịgbanwe ya mgbe ọ bụla.
    }
pass-windows-on = ⏩ Kwe ihe niile
pass-windows-off = ✋ Jụwa m ọzọ
draw-or-offer = 🤝 Rịọ nha
draw-or-sure = 🏳 Kweta na e meriri gị
resign-sure = <b>Ị ga-ekweta na e meriri gị n’egwu a?</b>
resign-yes = 🏳 Ee, kweta na e meriri gị
resign-no = Gwuo gaba
undo-is-asked = ↩ { $who } chọrọ iweghachi otu ije. { $asked }, i kwetara?
undo-own-request = ↩ Ị rịọrọ ka i weghachi ije gị ikpeazụ. Arịrịọ gị dị ruo ije na-abịanụ.
undo-yes = ↩ Ee, weghachi ya
undo-no = Mba, ya dịrị
undo-ask = ↩ Weghachi ije m
leave-sure = <b>{ $who }, ị ga-apụ n’egwu a?</b> Oche gị ga-efu kpamkpam.
leave-yes = Ee, pụọ
leave-no = Gwuo gaba
end-sure = <b>Ị ga-akwụsịrị mmadụ niile egwu { $game } a?</b> O nweghị onye ga-emeri.
end-this = 🏁 Kwụsị egwu a
end-yes = Ee, kwụsị ya
end-no = Gwuo gaba
ended = A kwụsịrị egwu { $game } a, o nweghị onye meriri. Zipu /newgame ka ị malite nke ọzọ.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · egwu agwụla
result-more-save = 📄 <b>Chekwaa egwu a</b>: m ga-etinye ndekọ egwu ebe a, ya bụ faịlụ nwere ije niile, ka i debe ya.
result-more-fair =
    🔒 <b>Egwu eziokwu</b>: tupu onye ọ bụla esonye, egosiri m koodu a: { $seal }

    { $luck ->
        [no] Onye gwuru akụkụ nke ọ bụla
       *[yes] Chi ọma na chi ọjọọ niile dị n’egwu a
    } si n’otu nọmba nzuzo ahụ dị n’azụ ya. <b>Lelee ya</b> na-eṅomiri gị ntụziaka nke na-esi na nọmba ahụ agbakọ koodu ahụ ọzọ, na kọmputa ọ bụla nwere Python. Ọ bụrụ na koodu abụọ ahụ dabara, ọ ka bụ nọmba m họọrọ tupu onye ọ bụla esonye.
reason-agreed = Mmadụ niile kwetara nha.
copy-check = 🔒 Lelee ya
record-button = 📄 Chekwaa egwu a
record-caption = 📄 Egwu { $game } unu, ije n’ije, ka i debe ya.
record-check = 📄 <code>{ $file }</code>: Ziga ya na nkata nzuzo anyị, m ga-elele na e gwuru ya n’eziokwu. I nwekwara ike ilele ya n’onwe gị: <code>python -m engine verify { $file }</code>
rematch = 🔁 Egwu ọzọ
explain-button = 🔎 Ebee ka m hiere ụzọ?
explain-looking = 🔎 Ana m enyocha ije gị… Ọ ga-ewe sekọnd ole na ole.
explain-one-at-a-time = 🔎 M ka na-enyocha egwu gị nke ọzọ. Nwaa ọzọ mgbe nwa oge gachara.
explain-nothing = 🔎 I gwuru nke ọma: ahụghị m njehie doro anya.
explain-failed = Enweghị m ike inyocha egwu a.
explain-older-rules = 🔎 E ji iwu ochie gwuo egwu a, ya mere enweghị m ike inyocha ya.
explain-in-private = Ezigara m ya na nkata nzuzo anyị.
explain-nowhere = Enweghị m ike igosi gị ya na nzuzo ebe a. Mepee nkata nzuzo anyị, pịa Start, nwaa ọzọ.
explain-title = 🔎 <b>Njehie { $number } n’ime { $count }</b>
explain-played = Ị họọrọ <b>{ $move }</b>.
explain-better = Nke ka mma bụ <b>{ $move }</b>, ohere mmeri ya bụ { $could }%, nke gị bụ { $was }%.
explain-marks =
    🖼 ✗ ije gị n’egwu · ✓ ije ka mma{ $tapped ->
        [yes] { " " }· ❓ ebe ị pịrị
       *[no] { "" }
    }
explain-earlier = ◂ Laghachi
explain-later = Gaba ▸
