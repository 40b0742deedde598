game-caesar-about = Caesar megide Cleopatra: jiri aghụghọ, nledo na Veto dọta òtù ise nke ndị nze Rome.
game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Ihe a na-achọ:</b> dọta ndị nze Rome. E nwere òtù ise: atọ nwere nze 5 (ndị Praetor, ndị Aedile, ndị Quaestor), abụọ nwere nze 3 (ndị Consul, ndị Censor). Onye pọint ya kacha ọtụtụ na njedebe na-emeri.

    <b>Mmalite:</b> onye ọ bụla na-edobe 1, 2, 3, 4 na 5 ihu ala na nzuzo, kaadị 1 n’òtù nke ọ bụla. Mgbe ahụ, o ji 1 ruo 5 ọzọ na otu Veto, nweekwa ozi nzuzo (ihu nke 4). Caesar na-ebu ụzọ.

    <b>Oge gị</b>
    1. Tụọ mmetụta: <b>otu</b> kaadị, ihu elu ma ọ bụ ihu ala, ma ọ bụ <b>abụọ</b>, otu ihu elu, otu ihu ala. Ị ga-atụrịrị ọ dịkarịa ala otu. Kaadị gị n’òtù nke ọ bụla bụ ise kacha.
    2. I nwekwara ike ịtụ <b>otu</b> kaadị ọrụ, tupu ma ọ bụ emesịa. Ị tụọ ya mgbe kaadị mmetụta mbụ gachara, ị gaghị atụ nke abụọ.
    3. Were otu <b>oyiyi nkume</b> n’akpa: òtù ndị nze nwere ike ime ntuli aka.
    4. Were kaadị ruo mgbe i ji isii. Họrọ ngwugwu maka nke ọ bụla: mmetụta ma ọ bụ ọrụ.
game-caesar-rules-2 =
    🗿 <b>Oyiyi nkume na ntuli aka</b>

    Oyiyi nkume asaa dị n’akpa.
    • Oyiyi nkume nke òtù: òtù ahụ emee ntuli aka. E wepụ oyiyi ahụ.
    • 🪨 agba ntụ: enweghị ntuli aka. E wepụ oyiyi ahụ.
    • ⚫ ojii: enweghị ntuli aka. Oyiyi niile, nke a sokwa, alaghachi n’akpa.
    Mgbe ahụ, oyiyi ọ bụla gachaa, òtù ọ bụla nwere kaadị 8 ma ọ bụ karịa (akụkụ abụọ ọnụ) na-emekwa ntuli aka. Ya mere òtù nwere ike ime ntuli aka ugboro abụọ n’otu oge.

    <b>Ntuli aka</b>
    1. A tụgharịa kaadị òtù ahụ niile ihu elu, ha nọrọ otú ahụ.
    2. Gbakọọ akụkụ ọ bụla. Onye amamihe Φ bụ 0.
    3. Ngụkọta kara ibu na-adọta nze 1. Ma ọ bụrụ na Φ otu akụkụ karịrị nke ọzọ, ngụkọta <b>kara nta</b> emerie.
    4. Onye ọ bụla meriri, akụkụ ngụkọta ya kara ibu na-etufu nọmba ya kacha elu, nke ọzọ nke kacha ala. Ndị ọzọ na-anọ, Φ sokwa.
    <b>Ngụkọta hara nha:</b> o nweghị onye meriri, o nweghị ihe e tufuru.

    A dọtachaa nze ikpeazụ nke òtù, e tufuo kaadị ya, oyiyi nkume ya apụọ n’egwu.
game-caesar-rules-3 =
    🃏 <b>Kaadị</b>

    <b>Mmetụta</b> (37 nke onye ọ bụla): asaa nke nọmba ọ bụla, 1 ruo 5, na ndị amamihe <b>Φ</b> abụọ.

    <b>Kaadị ọrụ</b> (10 nke onye ọ bụla)
    🗡 <b>Ogbugbu</b> ×3: onye mmegide gị na-etufu kaadị ihu elu ị họọrọ na tebụl, ọ bụrụgodị Φ.
    👁 <b>Nledo</b> ×3: kaadị ihu ala niile onye mmegide gị nwere n’òtù ị họọrọ echee ihu elu.
    🔀 <b>Nhazigharị</b> ×1: were kaadị gị niile n’òtù abụọ, kesaa ha ọzọ n’òtù abụọ ahụ, ihu ala niile, ise kacha n’òtù nke ọ bụla.
    ⚡ <b>Iwe Chi</b> ×1: akụkụ abụọ na-etufu kaadị ha niile n’òtù ị họọrọ.
    ✋ <b>Veto</b> ×2: ọ na-akwụsị otu n’ime ndị a mgbe onye mmegide gị kwupụtara ya. E tufuo kaadị abụọ ahụ, i were otu ozugbo. A naghị eji Veto akwụsị Veto, a na-atụ ya naanị iji zaa.

    A na-ajụ gị ọ bụrụgodị na i nweghị Veto; mana e nwere ike ịhapụ ajụjụ ahụ ma onye ọ bụla nwee ike ịma na i nweghị. Kaadị a kwụsịrị ka na-agụ dị ka kaadị ọrụ nke oge ahụ.
game-caesar-rules-4 =
    🏆 <b>Njedebe na pọint</b>

    <b>I nweghị kaadị mmetụta,</b> ma ọ bụ o nweghị òtù ị ga-atụ ya na ya? Ị ga-ewere naanị oyiyi nkume. I nwere ike itufu kaadị ọ bụla dị gị n’aka tupu i were ruo mgbe i ji isii.
    <b>Ngwugwu gwụrụ:</b> a naghị agwakọta ya ọzọ. Were na nke ọzọ. Ha abụọ gwụ, jiri kaadị ole fọdụrụ gwuo.

    <b>Egwu na-agwụ</b> na njedebe oge otu onye mgbe
    • a dọtachaala nze 21 niile,
    • mmetụta agwụla akụkụ abụọ n’aka nakwa na ngwugwu,
    • òtù niile bụ nha, o nweghị ihe ga-agbanwe ya,
    • ma ọ bụ o nweghị ihe gbanwere na tebụl n’oge 12 n’usoro (6 nke onye ọ bụla).

    <b>Pọint</b>
    • 1 maka nze ọ bụla
    • 1 ọzọ maka ihe karịrị ọkara n’òtù (3 n’ime 5, ma ọ bụ 2 n’ime 3), 1 ọzọ ma ị dọta òtù ahụ niile
    • 2 ọzọ maka ihe karịrị ọkara n’òtù nke ozi nzuzo gị: ndị Praetor, Aedile ma ọ bụ Quaestor

    Onye pọint ya kacha ọtụtụ na-emeri. Pọint hara, ọ bụ nha.
open-caesar = 🃏 Kaadị m
caesar-group-praetor = ndị Praetor
caesar-group-aedile = ndị Aedile
caesar-group-quaestor = ndị Quaestor
caesar-group-consul = ndị Consul
caesar-group-censor = ndị Censor
caesar-persona-caesar = Caesar
caesar-persona-cleopatra = Cleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Ogbugbu
caesar-card-scout = 👁 Nledo
caesar-card-castling = 🔀 Nhazigharị
caesar-card-wrath = ⚡ Iwe Chi
caesar-card-veto = ✋ Veto
caesar-label-hand = Aka
caesar-label-decks = Ngwugwu
caesar-label-discarded = E tufuru
caesar-label-busts = Oyiyi e wepụrụ
caesar-label-bag = N’akpa
caesar-title-mission =
    { $persona } · ozi { $group }{ $done ->
        [yes] : +2
       *[no] : emezughị
    }
caesar-points = pọint { $points }
caesar-label-mission = Ozi gị
caesar-name-assassination = Ogbugbu
caesar-name-scout = Nledo
caesar-name-castling = Nhazigharị
caesar-name-wrath = Iwe Chi
caesar-name-veto = Veto
caesar-lost-nothing = o nweghị
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] a dọtachaala
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Oyiyi nkume e wepụrụ: { $out } · n’akpa: { $bag }
caesar-no-busts = o nweghị
caesar-decks = 📚 Ngwugwu (mmetụta + ọrụ): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 e tufuru: { $discarded_one } na { $discarded_other }
caesar-match = 🏆 Egwu { $game } nke asọmpi, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: ị ga-ekwe ya, ka ị ga-eji Veto kwụsị ya?
caesar-now-setup = 🤫 Onye ọ bụla na-edobe 1, 2, 3, 4 na 5 ihu ala na nzuzo, kaadị 1 n’òtù nke ọ bụla.
caesar-now-play = ▶️ Ọzọ: kaadị mmetụta 1 ma ọ bụ 2, na kaadị ọrụ 1 kacha.
caesar-now-influence = ▶️ Ọzọ: kaadị mmetụta 1 ma ọ bụ 2.
caesar-now-more =
    ▶️ Ọzọ: kaadị mmetụta nke abụọ ({ $way ->
        [up] ihu elu
       *[down] ihu ala
    }){ $acted ->
        [yes] { "" }
       *[no] { ", kaadị ọrụ" }
    } ma ọ bụ oyiyi nkume.
caesar-now-action = ▶️ Ọzọ: kaadị ọrụ ma ọ bụ oyiyi nkume.
caesar-now-replace = ▶️ Ọzọ: were kaadị dochie Veto.
caesar-now-castling = ▶️ Ọzọ: hazigharịa kaadị n’òtù abụọ ahụ, ihu ala.
caesar-now-discard = ▶️ A nweghị ike ịtụ mmetụta. Ọzọ: tufuo kaadị ị chọghị, werezie kaadị ruo mgbe i ji isii.
caesar-now-refill = ▶️ Ọzọ: were kaadị ruo mgbe i ji isii.
caesar-mission = 🎯 Ozi: dọta ihe karịrị ọkara { $group } (+2)
caesar-hand = 🃏 Aka gị: { $cards }
caesar-discards = 🗑 E tufuru: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — E tufughị ihe —
       *[other] 🗑 E tufuru ({ $count })
    }
caesar-standing = { $persona } · pọint <b>{ $points }</b> · n’aka: mmetụta { $influence }, ọrụ { $actions }
caesar-final =
    nze { $patricians } + { $bonus } maka òtù{ $mission ->
        [none] { "" }
        [missed] { " " }(ozi { $group } emezughị)
       *[done] { " " }+ 2 maka ozi { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Ogbugbu ({ $card } ihu elu, { $group })
caesar-trick-scout = 👁 Nledo ({ $group })
caesar-trick-castling = 🔀 Nhazigharị ({ $group } na { $other })
caesar-trick-wrath = ⚡ Iwe Chi ({ $group })
caesar-ask-setup = <b>Kedu kaadị ga-adị ihu ala na { $icon } { $group }?</b> Kaadị { $number } n’ime 5. Nke ise na-aga na ndị Censor n’onwe ya.
caesar-ask-play = <b>Họrọ kaadị.</b> Tụọ kaadị mmetụta 1, ma ọ bụ 2 (otu ihu elu, otu ihu ala). I nwekwara ike ịtụ kaadị ọrụ 1, tupu ma ọ bụ emesịa.
caesar-ask-influence = <b>Họrọ kaadị mmetụta.</b> Ị tụọlarị kaadị ọrụ gị.
caesar-ask-more =
    <b>Ị ga-atụ kaadị nke abụọ, { $way ->
        [up] ihu elu
       *[down] ihu ala
    }?</b> Họrọ ya, { $acted ->
        [yes] ma ọ bụ were oyiyi nkume.
       *[no] tụọ kaadị ọrụ, ma ọ bụ were oyiyi nkume.
    }
caesar-ask-action = <b>Tụọ kaadị ọrụ, ma ọ bụ were oyiyi nkume.</b> Ị gaghị atụ mmetụta ọzọ n’oge a.
caesar-ask-where =
    <b>{ $way ->
        [either] Kedu òtù ga-enweta { $card } gị?</b>
        [up] Kedu òtù ga-enweta { $card } gị, ihu elu?</b>
       *[down] Kedu òtù ga-enweta { $card } gị, ihu ala?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] kedu òtù abụọ?
       *[other] kedu òtù?
    }</b>
caesar-ask-veto = <b>Ị ga-ekwe ya?</b> A na-ajụ gị mgbe niile, ọ bụrụgodị na i nweghị Veto.
caesar-ask-replace = <b>Were kaadị dochie Veto gị.</b> Kedu ngwugwu?
caesar-ask-castling =
    <b>Olee ebe { $card } ga-aga?</b> { $count ->
        [1] Ọ bụ kaadị ikpeazụ,
       *[other] Kaadị { $count } fọdụrụ, ha niile
    } ihu ala.
caesar-ask-discard = <b>I nweghị ike ịtụ mmetụta.</b> Tufuo kaadị ọ bụla ị chọghị, pịazie O zuola. Mgbe ahụ i were kaadị ruo mgbe i ji isii.
caesar-ask-refill = <b>Were kaadị { $missing }.</b> 📜 Mmetụta ({ $influence } fọdụrụ) ka ọ bụ 🎭 ọrụ ({ $actions } fọdụrụ)?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Kwe ya
caesar-done-play = 🗿 Were oyiyi nkume
caesar-done-discard = ✅ O zuola
caesar-discard = Tufuo { $card }
caesar-draw-influence = 📜 Mmetụta ({ $count })
caesar-draw-action = 🎭 Ọrụ ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Kaadị ikpeazụ —
       *[other] — Mgbe ahụ: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Kaadị abụọ
       *[other] Ha { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — E weela oyiyi nkume —
caesar-bust-follows = — Oyiyi nkume na-esote —
caesar-veto-played = — A tụọla Veto —
caesar-first-influence = Buru ụzọ were 1 📜
caesar-first-action = Buru ụzọ were 1 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } ihu elu, { $icon } { $group }
caesar-play-down = { $card } ihu ala, { $icon } { $group }
caesar-not-veto = Veto na-aza naanị kaadị ọrụ nke onye mmegide gị. A naghị atụ naanị ya.
caesar-no-veto = I nweghị Veto, ya mere naanị ihe ị ga-eme bụ ikwe ya.
caesar-not-acted = Ị tụọlarị kaadị ọrụ n’oge a.
caesar-not-assassination = Onye mmegide gị enweghị kaadị ihu elu.
caesar-not-scout = Onye mmegide gị enweghị kaadị ihu ala.
caesar-not-castling = Nhazigharị chọrọ òtù abụọ nze ka fọdụrụ na ha, na kaadị gị n’otu n’ime ha.
caesar-not-wrath = Mmetụta adịghị na tebụl.
caesar-not-closed = Ị gaghị atụ mmetụta ọzọ n’oge a. Ị tụọla kaadị abụọ, ma ọ bụ kaadị ọrụ mgbe nke mbụ gachara.
caesar-not-open = O nweghị òtù ị ga-atụ na ya. Nke ọ bụla nwere kaadị gị ise ma ọ bụ nze agwụla ya.
caesar-not-bust = Buru ụzọ tụọ kaadị mmetụta. Mgbe ahụ i were oyiyi nkume.
caesar-not-there = Bọtịn a na-egosi naanị ihe na-esote.
caesar-not-another = I weelarị oyiyi nkume n’oge a.
caesar-not-vetoed = Ị tụrụ Veto gị. Were kaadị dochie ya.
caesar-not-yet = Buru ụzọ dọba kaadị niile ị na-ahazigharị, otu n’otu.
caesar-not-again = Ị dọbalarị kaadị a.
caesar-full = I nwelarị kaadị ise ebe ahụ, nke ahụ bụ oke.
caesar-no-such-card = I nweghị kaadị ahụ.
caesar-keys = { $icon }5 pụtara 5 ihu elu na { $group }.
caesar-own-hidden = 🙈 Kaadị ihu ala gị: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } na { $icon } { $group }: ihu elu ka ọ bụ ihu ala?</b>
        [up] Ị ga-atụ { $card } gị ihu elu na { $icon } { $group }?</b>
       *[down] Ị ga-atụ { $card } gị ihu ala na { $icon } { $group }?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” na-ewerekwa oyiyi nkume." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] Kedu kaadị ihu elu na { $icon } { $group }?
        [castling] { $icon } { $group } na kedu òtù ọzọ?
       *[other] { $card } na { $icon } { $group }?
    }</b> Onye mmegide gị nwere ike iji Veto kwụsị ya.
caesar-place-up = { $card } ihu elu
caesar-place-down = { $card } ihu ala ▮
caesar-not-here = Kaadị a agaghị aga na { $group } ugbu a.
caesar-not-won = A dọtachaala { $group } niile.
caesar-empty-hand = I nweghị kaadị.
event-caesar-two =
    { $known ->
        [yes] { i-aro } tụrụ <b>{ $card }</b> ihu elu na { $icon } { $group }, wee tụọ <b>{ $card2 }</b> ihu ala na { $icon2 } { $group2 }.
       *[no] { i-aro } tụrụ <b>{ $card }</b> ihu elu na { $icon } { $group }, wee tụọ otu kaadị ihu ala na { $icon2 } { $group2 }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Nha: o nweghị ihe gbanwere.
        [turned] Ndị amamihe { $phil_one } : { $phil_other } tụgharịrị ya: <b>{ $winner }</b> ji ngụkọta kara nta dọta nze 1.
       *[won] <b>{ $winner }</b> dọtara nze 1.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }{ $high } tufuru { $highest }, { $lowest ->
                [0] { $low } etufughị ihe.
               *[other] { $low } tufuru { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { i-aro } dọbara <b>{ $cards }</b> ihu ala.
       *[no] { i-aro } dọbara kaadị ise ihu ala.
    }
event-caesar-played = { i-aro } tụrụ <b>{ $card }</b> ihu elu na { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { i-aro } tụrụ <b>{ $card }</b> ihu ala na { $icon } { $group }.
       *[no] { i-aro } tụrụ otu kaadị ihu ala na { $icon } { $group }.
    }
event-caesar-announced = 📣 { i-mfe } kwupụtara <b>{ $trick }</b>.
event-caesar-passed = { i-mfe } kwere ya.
event-caesar-vetoed = ✋ <b>Veto!</b> { i-aro } kwụsịrị { $trick }.
event-caesar-assassinated =
    🗡 { WHO($seat) ->
        [you] <b>{ $card }</b> gị ihu elu
       *[other] <b>{ $card }</b> { $seat } ihu elu
    } na { $icon } { $group } furu efu.
event-caesar-revealed =
    👁 A manyere { WHO($seat) ->
        [you] gị
       *[other] { $seat }
    } igosi <b>{ $cards }</b> na { $icon } { $group }.
event-caesar-castled =
    🔀 { i-aro } hazigharịrị kaadị { WHO($seat) ->
        [you] gị
       *[other] ya
    }: { $first } na { $icon } { $group }, { $second } na { $icon2 } { $group2 }, ihu ala niile.
event-caesar-struck = ⚡ Iwe Chi dakwasịrị { $icon } { $group }. E tufuru: { $one } – { $lost_one }, { $other } – { $lost_other }.
event-caesar-bust_drawn =
    🗿 { i-mfe } weere { $bust ->
        [black] <b>oyiyi ojii</b> ⚫: oyiyi nkume niile alaghachi n’akpa.
        [grey] <b>oyiyi agba ntụ</b> 🪨: enweghị ntuli aka.
       *[group] oyiyi nkume nke <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b> nwere kaadị 8 ma ọ bụ karịa, ya mere ha mekwara ntuli aka:
       *[no] 🗳 Ntuli aka nke { $icon } <b>{ $group }</b>:
    } { $vote }
event-caesar-exhausted = 🏛 A dọtachaala { $icon } { $group } niile. Kaadị ha na oyiyi nkume ha pụrụ n’egwu.
event-caesar-discarded = { i-mfe } tufuru kaadị 1: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes] { i-mfe } weere <b>{ $card }</b>.
       *[no]
            { i-mfe } weere { $deck ->
                [influence] kaadị mmetụta 1.
               *[action] kaadị ọrụ 1.
            }
    }
event-caesar-drew-several =
    { i-mfe } weere { $influence ->
        [0] kaadị ọrụ { $actions }.
       *[other]
            kaadị mmetụta { $influence }{ $actions ->
                [0] .
               *[other] { " na kaadị ọrụ" } { $actions }.
            }
    }
event-caesar-left = { i-aro } pụrụ n’egwu.
event-caesar-ended =
    { $result ->
        [tie] Egwu a bụ nha, { $best } : { $worst }.
       *[won] <b>{ $winner }</b> meriri egwu a { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " Unu na-agbanwe akụkụ n’egwu na-abịa." }
       *[no] { "" }
    }
reason-caesar-patricians =
    A dọtachaala ndị nze niile. { $count ->
        [1] { $winners } nwetara Rome!
       *[other] { $winners } kerịtara Rome!
    }
reason-caesar-influence =
    Mmetụta a ga-atụ agwụla. { $count ->
        [1] { $winners } nwetara Rome!
       *[other] { $winners } kerịtara Rome!
    }
reason-caesar-stalemate =
    Òtù niile bụ nha, o nweghị onye ga-agbanwe ya. { $count ->
        [1] { $winners } nwetara Rome!
       *[other] { $winners } kerịtara Rome!
    }
reason-caesar-standstill =
    O nweghị ihe gbanwere n’oge 12 n’usoro. { $count ->
        [1] { $winners } nwetara Rome!
       *[other] { $winners } kerịtara Rome!
    }
reason-caesar-match =
    Asọmpi agwụla. { $count ->
        [1] { $winners } meriri!
       *[other] { $winners } kerịtara mmeri!
    }
reason-caesar-left = { $winners } nwetara Rome: onye nke ọzọ pụrụ.
rule-caesar-missions = Ozi nzuzo
rule-caesar-missions-help = Onye ọ bụla nwere òtù nzuzo. Ịdọta ihe karịrị ọkara ya bụ pọint 2 ọzọ.
rule-caesar-philosophers = Ndị amamihe, ntuli aka gachaa
rule-caesar-philosophers-help = Ihe ga-eme ndị amamihe nke òtù mgbe mmadụ meriri ntuli aka: ha niile anọrọ, akụkụ nwere ha karịa atufuo otu, ma ọ bụ e tufuo ha niile.
rule-caesar-philosophers-stay = ha niile anọrọ
rule-caesar-philosophers-source = e tufuo 1
rule-caesar-philosophers-classic = e tufuo niile
rule-caesar-personas = Onye na-egwu Caesar
rule-caesar-personas-help = Caesar bụ onye mbụ sonyere, onye nke abụọ sonyere, ma ọ bụ e fee nza họrọ ya. Onye nke ọzọ bụ Cleopatra.
rule-caesar-personas-seats = onye mbụ sonyere
rule-caesar-personas-swapped = nke abụọ sonyere
rule-caesar-personas-dealt = e fee nza
rule-caesar-cleopatra_starts = Cleopatra na-ebu ụzọ
rule-caesar-cleopatra_starts-help = Cleopatra na-ebu ụzọ egwu kama Caesar.
rule-caesar-best_of_three = Abụọ n’ime atọ
rule-caesar-best_of_three-help = Unu na-egwu egwu atọ kacha, onye buru ụzọ merie abụọ emerie asọmpi. Egwu ọ bụla gachaa, unu agbanwee akụkụ.
caesar-not-so = I nwere ike ịtụ { $card } ugbu a, ma ọ bụghị otú ahụ.
typed-caesar = Dee kaadị, òtù, na elu ma ọ bụ ala. Kaadị: 1 ruo 5, ma ọ bụ p maka onye amamihe. Òtù: praetor, aedile, quaestor, consul, censor. I nwere ike ibelata okwu ọ bụla, dị ka “3 con elu”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Ije mmanye na-eme n’onwe ya
rule-caesar-forced_moves-help = Ọ bụrụ na mmadụ niile nwere ike ịhụ na i nweghị Veto (i nweghị kaadị ọrụ n’aka, ma ọ bụ e tufuola Veto gị abụọ), a naghị ajụ gị ma ị ga-ekwe kaadị ọrụ. Ọ na-arụ ọrụ ozugbo. A ka na-ajụ gị maka Nhazigharị, nakwa tupu e were oyiyi nkume.
typed-words-caesar =
    up: elu
    down: ala
    p: amamihe Φ
    assassination: ogbugbu
    scout: nledo
    castling: nhazigharị
    wrath: iwe
    draw: were
    influence: mmetụta
    action: ọrụ
    discard: tufuo
    pass: kwe
    done: ozuola
    bust: oyiyi isi
    praetor: praetor
    aedile: aedile
    quaestor: quaestor
    consul: consul
    censor: censor
    veto: veto
