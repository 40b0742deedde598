game-caesar-about = Caesar àti Cleopatra dojú kọra: fi ẹ̀tàn, amí àti Veto fa ẹgbẹ́ márùn-ún àwọn ọ̀tọ̀kùlú Róòmù mọ́ra.
game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Ohun tí à ń lé:</b> kó o fa àwọn ọ̀tọ̀kùlú Róòmù mọ́ra. Ẹgbẹ́ márùn-ún ló wà: mẹ́ta ní ọ̀tọ̀kùlú 5 (Praetor, Aedile, Quaestor), méjì ní 3 (Consul, Censor). Ẹni tí máàkì rẹ̀ pọ̀ jù ní òpin ló borí.

    <b>Ìbẹ̀rẹ̀:</b> ọ̀tayò kọ̀ọ̀kan fi 1, 2, 3, 4 àti 5 dojúdé níkọ̀kọ̀, káàdì kan fún ẹgbẹ́ kọ̀ọ̀kan. Lẹ́yìn náà, 1 dé 5 míì àti Veto kan wà lọ́wọ́ rẹ̀, ó sì ní àfojúsùn àṣírí (ojú ìwé 4). Caesar ló máa kọ́kọ́ ta.

    <b>Tó bá kàn ọ́</b>
    1. Ta ipa: káàdì <b>kan</b>, ṣíṣí tàbí dídojúdé, tàbí <b>méjì</b>, ọ̀kan ṣíṣí, ọ̀kan dojúdé. Ó kéré tán, o gbọ́dọ̀ ta ọ̀kan. Káàdì rẹ ní ẹgbẹ́ kan ò lè ju márùn-ún lọ.
    2. O tún lè ta káàdì iṣẹ́ <b>kan</b>, ṣáájú tàbí lẹ́yìn. Tó o bá ta á lẹ́yìn ipa àkọ́kọ́, o ò lè ta ipa kejì.
    3. Mú <b>ère</b> kan nínú àpò: ìbò ẹgbẹ́ kan lè wáyé.
    4. Mú káàdì títí ọwọ́ rẹ á fi pé mẹ́fà. Yan ìdì fún ọ̀kọ̀ọ̀kan: ipa tàbí iṣẹ́.
game-caesar-rules-2 =
    🗿 <b>Ère àti ìbò</b>

    Ère méje ló wà nínú àpò.
    • Ère ẹgbẹ́ kan: ẹgbẹ́ náà dìbò. A gbé ère náà sẹ́gbẹ̀ẹ́.
    • 🪨 aláwọ̀ eérú: kò sí ìbò. A gbé ère náà sẹ́gbẹ̀ẹ́.
    • ⚫ dúdú: kò sí ìbò. Gbogbo ère, títí kan èyí, padà sínú àpò.
    Lẹ́yìn ère èyíkéyìí, ẹgbẹ́ kọ̀ọ̀kan tó bá ní káàdì 8 tàbí jù bẹ́ẹ̀ lọ (apá méjèèjì lápapọ̀) náà dìbò. Torí náà, ẹgbẹ́ kan lè dìbò lẹ́ẹ̀mejì ní àsìkò kan.

    <b>Ìbò</b>
    1. A ṣí gbogbo káàdì ẹgbẹ́ náà, wọ́n á sì wà ní ṣíṣí.
    2. Ro ti apá kọ̀ọ̀kan pọ̀. Ọlọ́gbọ́n Φ jẹ́ 0.
    3. Àròpọ̀ tó pọ̀ jù gba ọ̀tọ̀kùlú kan. Àmọ́ tí Φ apá kan bá ju ti èkejì, àròpọ̀ tó <b>kéré</b> ló gbà á.
    4. Ẹni yòówù kó borí, apá tó ní àròpọ̀ ńlá á ju nọ́ńbà rẹ̀ tó ga jù nù, apá kejì á ju èyí tó kéré jù nù. Káàdì yòókù dúró, Φ náà dúró.
    <b>Tí àròpọ̀ bá dọ́gba:</b> ẹnikẹ́ni ò borí, a ò ju nǹkan nù.

    Tí ẹnì kan bá ti gba ọ̀tọ̀kùlú ìkẹyìn ẹgbẹ́ kan, a ju káàdì ẹgbẹ́ náà nù, ère rẹ̀ sì kúrò nínú eré.
game-caesar-rules-3 =
    🃏 <b>Àwọn káàdì</b>

    <b>Ipa</b> (37 fún ẹnì kọ̀ọ̀kan): méje nínú nọ́ńbà kọ̀ọ̀kan láti 1 dé 5, àti Ọlọ́gbọ́n <b>Φ</b> méjì.

    <b>Káàdì iṣẹ́</b> (10 fún ẹnì kọ̀ọ̀kan)
    🗡 <b>Ìpànìyàn</b> ×3: alátakò rẹ ju káàdì ṣíṣí kan tó o bá yàn lórí tábìlì nù, kódà Φ.
    👁 <b>Amí</b> ×3: gbogbo káàdì alátakò rẹ tó dojúdé ní ẹgbẹ́ kan á ṣí.
    🔀 <b>Ìpààrọ̀</b> ×1: kó gbogbo káàdì rẹ ní ẹgbẹ́ méjì, kó o tún wọn pín sí méjèèjì, gbogbo wọn dojúdé, kò ju márùn-ún lọ fún ọ̀kan.
    ⚡ <b>Ìbínú Òrìṣà</b> ×1: apá méjèèjì ju gbogbo káàdì wọn ní ẹgbẹ́ kan nù.
    ✋ <b>Veto</b> ×2: ó ń dá ọ̀kan nínú àwọn yìí dúró tí alátakò rẹ bá kéde rẹ̀. A ju káàdì méjèèjì nù, o sì mú káàdì kan lójú ẹsẹ̀. Veto ò lè dá Veto dúró, ìdáhùn nìkan ló sì wà fún.

    A máa ń bi ọ́ kódà tó ò bá ní Veto; àmọ́ tí gbogbo èèyàn bá lè mọ̀ pé o ò ní, a lè má bi ọ́. Káàdì tí Veto dá dúró ṣì jẹ́ káàdì iṣẹ́ àsìkò yẹn.
game-caesar-rules-4 =
    🏆 <b>Òpin àti máàkì</b>

    <b>Kò sí káàdì ipa,</b> tàbí kò sí ẹgbẹ́ tó o lè ta á sí? Wàá kàn mú ère, o sì lè ju káàdì ọwọ́ rẹ èyíkéyìí nù kó o tó mú un pé mẹ́fà.
    <b>Ìdì tó tán:</b> a kì í tún un pò. Mú ní èkejì. Tí méjèèjì bá tán, fi káàdì tó kù ṣeré.

    <b>Eré parí</b> ní òpin àsìkò kan tí
    • a bá ti gba gbogbo ọ̀tọ̀kùlú 21,
    • ipa ò bá sí mọ́ lọ́wọ́ tàbí nínú ìdì ẹnikẹ́ni,
    • gbogbo ẹgbẹ́ bá wà ní ọ̀mì, tí ẹnikẹ́ni ò sì lè yí i padà,
    • tàbí nǹkan ò bá yí padà lórí tábìlì fún àsìkò 12 léraléra (6 fún ẹnì kọ̀ọ̀kan).

    <b>Máàkì</b>
    • 1 fún ọ̀tọ̀kùlú kọ̀ọ̀kan
    • 1 sí i fún èyí tó pọ̀ jù nínú ẹgbẹ́ (3 nínú 5, tàbí 2 nínú 3), 1 míì tó o bá gba gbogbo ẹgbẹ́
    • 2 sí i fún èyí tó pọ̀ jù nínú ẹgbẹ́ àfojúsùn àṣírí rẹ: Praetor, Aedile tàbí Quaestor

    Ẹni tí máàkì rẹ̀ pọ̀ jù ló borí. Tí máàkì bá dọ́gba, ọ̀mì ni.
open-caesar = 🃏 Káàdì mi
caesar-group-praetor = Praetor
caesar-group-aedile = Aedile
caesar-group-quaestor = Quaestor
caesar-group-consul = Consul
caesar-group-censor = Censor
caesar-persona-caesar = Caesar
caesar-persona-cleopatra = Cleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Ìpànìyàn
caesar-card-scout = 👁 Amí
caesar-card-castling = 🔀 Ìpààrọ̀
caesar-card-wrath = ⚡ Ìbínú
caesar-card-veto = ✋ Veto
caesar-label-hand = Ọwọ́
caesar-label-decks = Ìdì
caesar-label-discarded = Àjùsílẹ̀
caesar-label-busts = Ère tó jáde
caesar-label-bag = Nínú àpò
caesar-title-mission =
    { $persona } · { $group } { $done ->
        [yes] àfojúsùn: +2
       *[no] àfojúsùn: ó yẹ̀
    }
caesar-points = máàkì { $points }
caesar-label-mission = Àfojúsùn rẹ
caesar-name-assassination = Apànìyàn
caesar-name-scout = Amí
caesar-name-castling = Ìpààrọ̀
caesar-name-wrath = Ìbínú
caesar-name-veto = Veto
caesar-lost-nothing = káàdì 0
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] a ti gbà wọ́n tán
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Ère tó jáde: { $out } · nínú àpò: { $bag }
caesar-no-busts = kò sí
caesar-decks = 📚 Ìdì (ipa + iṣẹ́): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 àjùsílẹ̀: { $discarded_one } àti { $discarded_other }
caesar-match = 🏆 Eré { $game } nínú ìdíje, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: gbà á láyè, àbí fi Veto dá a dúró?
caesar-now-setup = 🤫 Ọ̀tayò méjèèjì ń fi 1, 2, 3, 4 àti 5 dojúdé níkọ̀kọ̀, ọ̀kan fún ẹgbẹ́ kọ̀ọ̀kan.
caesar-now-play = ▶️ Ó kàn: káàdì ipa 1 tàbí 2, àti káàdì iṣẹ́ tí kò ju 1 lọ.
caesar-now-influence = ▶️ Ó kàn: káàdì ipa 1 tàbí 2.
caesar-now-more =
    ▶️ Ó kàn: káàdì ipa kejì ({ $way ->
        [up] ṣíṣí
       *[down] dojúdé
    }){ $acted ->
        [yes] { "" }
       *[no] { ", káàdì iṣẹ́" }
    } tàbí ère.
caesar-now-action = ▶️ Ó kàn: káàdì iṣẹ́ tàbí ère.
caesar-now-replace = ▶️ Ó kàn: mú káàdì dípò Veto.
caesar-now-castling = ▶️ Ó kàn: tún káàdì tò ní ẹgbẹ́ méjèèjì, dojúdé.
caesar-now-discard = ▶️ Kò sí ipa láti ta. Ó kàn: ju káàdì tó ò fẹ́ nù, kó o tún mú un pé mẹ́fà.
caesar-now-refill = ▶️ Ó kàn: mú káàdì pé mẹ́fà.
caesar-mission = 🎯 Àfojúsùn: gba èyí tó pọ̀ jù nínú { $group } (+2)
caesar-hand = 🃏 Ọwọ́ rẹ: { $cards }
caesar-discards = 🗑 Àjùsílẹ̀: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Kò sí àjùsílẹ̀ —
       *[other] 🗑 Àjùsílẹ̀ ({ $count })
    }
caesar-standing = { $persona } · máàkì <b>{ $points }</b> · lọ́wọ́: ipa { $influence }, iṣẹ́ { $actions }
caesar-final =
    ọ̀tọ̀kùlú { $patricians } + { $bonus } fún ẹgbẹ́{ $mission ->
        [none] { "" }
        [missed] { " " }(àfojúsùn { $group } yẹ̀)
       *[done] { " " }+ 2 fún àfojúsùn { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Ìpànìyàn ({ $card } ṣíṣí, { $group })
caesar-trick-scout = 👁 Amí ({ $group })
caesar-trick-castling = 🔀 Ìpààrọ̀ ({ $group } àti { $other })
caesar-trick-wrath = ⚡ Ìbínú Òrìṣà ({ $group })
caesar-ask-setup = <b>Káàdì wo ló máa dojúdé ní { $icon } { $group }?</b> Káàdì { $number } nínú 5. Ìkarùn-ún máa lọ sí Censor fúnra rẹ̀.
caesar-ask-play = <b>Yan káàdì kan.</b> Ta káàdì ipa 1, tàbí 2 (ọ̀kan ṣíṣí, ọ̀kan dojúdé). O tún lè ta káàdì iṣẹ́ 1, ṣáájú tàbí lẹ́yìn.
caesar-ask-influence = <b>Yan káàdì ipa kan.</b> O ti ta káàdì iṣẹ́ rẹ.
caesar-ask-more =
    <b>Ṣé wàá ta káàdì kejì, { $way ->
        [up] ṣíṣí
       *[down] dojúdé
    }?</b> Yan án, { $acted ->
        [yes] tàbí kó o mú ère.
       *[no] ta káàdì iṣẹ́, tàbí kó o mú ère.
    }
caesar-ask-action = <b>Ta káàdì iṣẹ́, tàbí kó o mú ère.</b> O ò lè ta ipa mọ́ ní àsìkò yìí.
caesar-ask-where =
    <b>{ $way ->
        [either] Ẹgbẹ́ wo ló máa gba { $card } rẹ?</b>
        [up] Ẹgbẹ́ wo ló máa gba { $card } rẹ, ní ṣíṣí?</b>
       *[down] Ẹgbẹ́ wo ló máa gba { $card } rẹ, ní dídojúdé?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] ẹgbẹ́ méjì wo?
       *[other] ẹgbẹ́ wo?
    }</b>
caesar-ask-veto = <b>Ṣé o gbà á láyè?</b> A máa ń bi ọ́ nígbà gbogbo, kódà tó ò bá ní Veto.
caesar-ask-replace = <b>Mú káàdì dípò Veto rẹ.</b> Nínú ìdì wo?
caesar-ask-castling =
    <b>Níbo ni { $card } ń lọ?</b> { $count ->
        [1] Káàdì ìkẹyìn ni, ó máa
       *[other] Ó ku káàdì { $count }, gbogbo wọn máa
    } dojúdé.
caesar-ask-discard = <b>O ò lè ta ipa.</b> Ju káàdì tó wù ọ́ nù, kó o tẹ Ó tán. Lẹ́yìn náà, wàá mú un pé mẹ́fà.
caesar-ask-refill = <b>Mú káàdì { $missing }.</b> 📜 Ipa (ó ku { $influence }) tàbí 🎭 iṣẹ́ (ó ku { $actions })?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Gbà á láyè
caesar-done-play = 🗿 Mú ère
caesar-done-discard = ✅ Ó tán
caesar-discard = Ju { $card } nù
caesar-draw-influence = 📜 Ipa ({ $count })
caesar-draw-action = 🎭 Iṣẹ́ ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Káàdì ìkẹyìn —
       *[other] — Lẹ́yìn náà: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Káàdì méjèèjì
       *[other] Gbogbo { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — A ti mú ère —
caesar-bust-follows = — Ère ló kàn —
caesar-veto-played = — A ti ta Veto —
caesar-first-influence = Kọ́kọ́ mú 1 📜
caesar-first-action = Kọ́kọ́ mú 1 🎭
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } ṣíṣí, { $icon } { $group }
caesar-play-down = { $card } dojúdé, { $icon } { $group }
caesar-not-veto = Káàdì iṣẹ́ alátakò rẹ nìkan ni Veto ń dáhùn. O ò lè dá a ta.
caesar-no-veto = O ò ní Veto, torí náà o kàn lè gbà á láyè ni.
caesar-not-acted = O ti ta káàdì iṣẹ́ kan ní àsìkò yìí.
caesar-not-assassination = Alátakò rẹ ò ní káàdì ṣíṣí.
caesar-not-scout = Alátakò rẹ ò ní káàdì tó dojúdé.
caesar-not-castling = Fún Ìpààrọ̀, o nílò ẹgbẹ́ méjì tí ọ̀tọ̀kùlú ṣì wà, kí káàdì rẹ kan sì wà ní ọ̀kan nínú wọn.
caesar-not-wrath = Kò sí ipa lórí tábìlì.
caesar-not-closed = O ò lè ta ipa mọ́ ní àsìkò yìí. O ti ta káàdì méjì, tàbí káàdì iṣẹ́ lẹ́yìn àkọ́kọ́.
caesar-not-open = Kò sí ẹgbẹ́ tó o lè ta á sí. Ní ọ̀kọ̀ọ̀kan, káàdì rẹ márùn-ún ti wà níbẹ̀ tàbí ọ̀tọ̀kùlú ò sí mọ́.
caesar-not-bust = Kọ́kọ́ ta káàdì ipa kan. Lẹ́yìn náà, wàá mú ère.
caesar-not-there = Bọ́tìnì yìí kàn ń fi ohun tó kàn hàn ni.
caesar-not-another = O ti mú ère ní àsìkò yìí.
caesar-not-vetoed = O ti ta Veto rẹ. Mú káàdì dípò rẹ̀.
caesar-not-yet = Kọ́kọ́ fi gbogbo káàdì tó ò ń tún tò sílẹ̀, lọ́kọ̀ọ̀kan.
caesar-not-again = O ti fi káàdì yìí sílẹ̀.
caesar-full = Káàdì rẹ márùn-ún ti wà níbẹ̀, kò lè jù bẹ́ẹ̀ lọ.
caesar-no-such-card = O ò ní káàdì yẹn.
caesar-keys = { $icon }5 túmọ̀ sí 5 ṣíṣí ní { $group }.
caesar-own-hidden = 🙈 Káàdì rẹ tó dojúdé: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } ní { $icon } { $group }: ṣíṣí tàbí dojúdé?</b>
        [up] Ṣé wàá ta { $card } ní ṣíṣí sí { $icon } { $group }?</b>
       *[down] Ṣé wàá ta { $card } dojúdé sí { $icon } { $group }?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” tún ń mú ère." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] Káàdì ṣíṣí wo ní { $icon } { $group }?
        [castling] { $icon } { $group } àti ẹgbẹ́ míì wo?
       *[other] { $card } ní { $icon } { $group }?
    }</b> Alátakò rẹ lè fi Veto dá a dúró.
caesar-place-up = { $card } ṣíṣí
caesar-place-down = { $card } dojúdé ▮
caesar-not-here = Káàdì yìí ò lè lọ sí { $group } báyìí.
caesar-not-won = A ti gba gbogbo { $group } tán.
caesar-empty-hand = O ò ní káàdì kankan.
event-caesar-two =
    { $known ->
        [yes] { $seat } ta <b>{ $card }</b> ní ṣíṣí sí { $icon } { $group }, àti <b>{ $card2 }</b> dojúdé sí { $icon2 } { $group2 }.
       *[no] { $seat } ta <b>{ $card }</b> ní ṣíṣí sí { $icon } { $group }, àti káàdì kan dojúdé sí { $icon2 } { $group2 }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Ọ̀mì: nǹkan ò yí padà.
        [turned] Ọlọ́gbọ́n { $phil_one } : { $phil_other } yí èsì po: <b>{ $winner }</b> fi àròpọ̀ tó kéré gba ọ̀tọ̀kùlú kan.
       *[won] <b>{ $winner }</b> gba ọ̀tọ̀kùlú kan.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }{ $high } ju { $highest } nù, { $lowest ->
                [0] { $low } kò ju nǹkan nù.
               *[other] { $low } ju { $lowest } nù.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } fi <b>{ $cards }</b> dojúdé.
       *[no] { $seat } fi káàdì márùn-ún dojúdé.
    }
event-caesar-played = { $seat } ta <b>{ $card }</b> ní ṣíṣí sí { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { $seat } ta <b>{ $card }</b> dojúdé sí { $icon } { $group }.
       *[no] { $seat } ta káàdì kan dojúdé sí { $icon } { $group }.
    }
event-caesar-announced = 📣 { $seat } kéde <b>{ $trick }</b>.
event-caesar-passed = { $seat } gbà á láyè.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } dá { $trick } dúró.
event-caesar-assassinated = 🗡 { $seat } pàdánù <b>{ $card }</b> ṣíṣí ní { $icon } { $group }.
event-caesar-revealed = 👁 { $seat } fi <b>{ $cards }</b> hàn tipátipá ní { $icon } { $group }.
event-caesar-castled =
    🔀 { $seat } tún káàdì { WHO($seat) ->
        [you] rẹ
       *[other] rẹ̀
    } tò: { $first } sí { $icon } { $group }, { $second } sí { $icon2 } { $group2 }, gbogbo wọn dojúdé.
event-caesar-struck = ⚡ Àwọn òrìṣà kọlu { $icon } { $group }: { $one } pàdánù { $lost_one }, { $other } pàdánù { $lost_other }.
event-caesar-bust_drawn =
    🗿 { $seat } mú { $bust ->
        [black] <b>ère dúdú</b> ⚫: gbogbo ère padà sínú àpò.
        [grey] <b>ère aláwọ̀ eérú</b> 🪨: kò sí ìbò.
       *[group] ère <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 Káàdì 8 tàbí jù bẹ́ẹ̀ lọ wà ní { $icon } <b>{ $group }</b>, torí náà ìbò tiwọn náà wáyé:
       *[no] 🗳 Ìbò { $icon } <b>{ $group }</b>:
    } { $vote }
event-caesar-exhausted = 🏛 A ti gba gbogbo { $icon } { $group } tán. Káàdì àti ère wọn kúrò nínú eré.
event-caesar-discarded = { $seat } ju káàdì kan nù: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes] { $seat } mú <b>{ $card }</b>.
       *[no]
            { $seat } mú { $deck ->
                [influence] káàdì ipa kan.
               *[action] káàdì iṣẹ́ kan.
            }
    }
event-caesar-drew-several =
    { $seat } mú { $influence ->
        [0] káàdì iṣẹ́ { $actions }.
       *[other]
            káàdì ipa { $influence }{ $actions ->
                [0] .
               *[other] { " àti káàdì iṣẹ́" } { $actions }.
            }
    }
event-caesar-left = { $seat } jáde nínú eré.
event-caesar-ended =
    { $result ->
        [tie] Ọ̀mì ni eré yìí, { $best } : { $worst }.
       *[won] <b>{ $winner }</b> borí eré yìí { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " Apá yín á yí padà ní eré tó kàn." }
       *[no] { "" }
    }
reason-caesar-patricians =
    A ti gba gbogbo ọ̀tọ̀kùlú tán. { $count ->
        [1] { $winners } gba Róòmù!
       *[other] { $winners } jọ gba Róòmù!
    }
reason-caesar-influence =
    Kò sí ipa láti ta mọ́. { $count ->
        [1] { $winners } gba Róòmù!
       *[other] { $winners } jọ gba Róòmù!
    }
reason-caesar-stalemate =
    Gbogbo ẹgbẹ́ wà ní ọ̀mì, kò sì sẹ́ni tó lè yí i padà. { $count ->
        [1] { $winners } gba Róòmù!
       *[other] { $winners } jọ gba Róòmù!
    }
reason-caesar-standstill =
    Nǹkan ò yí padà fún àsìkò 12. { $count ->
        [1] { $winners } gba Róòmù!
       *[other] { $winners } jọ gba Róòmù!
    }
reason-caesar-match =
    Ìdíje ti parí. { $count ->
        [1] { $winners } borí!
       *[other] { $winners } jọ borí!
    }
reason-caesar-left = { $winners } gba Róòmù: apá kejì jáde.
rule-caesar-missions = Àfojúsùn àṣírí
rule-caesar-missions-help = Ọ̀tayò kọ̀ọ̀kan ní ẹgbẹ́ àṣírí kan. Tó bá gba èyí tó pọ̀ jù nínú rẹ̀, máàkì 2 sí i ni.
rule-caesar-philosophers = Ọlọ́gbọ́n lẹ́yìn ìbò
rule-caesar-philosophers-help = Ohun tó ń ṣẹlẹ̀ sí Ọlọ́gbọ́n ẹgbẹ́ kan lẹ́yìn ìbò tẹ́nì kan borí: gbogbo wọn dúró, apá tí tirẹ̀ pọ̀ jù ju ọ̀kan nù, tàbí a ju gbogbo wọn nù.
rule-caesar-philosophers-stay = gbogbo wọn dúró
rule-caesar-philosophers-source = a ju 1 nù
rule-caesar-philosophers-classic = a ju gbogbo wọn nù
rule-caesar-personas = Ta ni Caesar
rule-caesar-personas-help = Caesar ni ọ̀tayò àkọ́kọ́ tó wọlé, ẹlẹ́ẹ̀kejì, tàbí kó jẹ́ àìròtẹ́lẹ̀. Ẹnì kejì ni Cleopatra.
rule-caesar-personas-seats = ẹni tó kọ́kọ́ wọlé
rule-caesar-personas-swapped = ẹnì kejì tó wọlé
rule-caesar-personas-dealt = àìròtẹ́lẹ̀
rule-caesar-cleopatra_starts = Cleopatra ló ń bẹ̀rẹ̀
rule-caesar-cleopatra_starts-help = Cleopatra ló kọ́kọ́ ń ta dípò Caesar.
rule-caesar-best_of_three = Borí méjì nínú mẹ́ta
rule-caesar-best_of_three-help = Ẹ máa ṣe eré mẹ́ta ó pọ̀ jù, ẹni tó kọ́kọ́ borí méjì ló gba ìdíje. Apá yín á yí padà lẹ́yìn eré kọ̀ọ̀kan.
caesar-not-so = O lè ta { $card } báyìí, àmọ́ kì í ṣe bẹ́ẹ̀ yẹn.
typed-caesar = Kọ káàdì, ẹgbẹ́, àti ṣíṣí tàbí dojúdé. Káàdì: 1 dé 5, tàbí ọlọ́gbọ́n (Φ). Ẹgbẹ́: praetor, aedile, quaestor, consul, censor. O lè gé ọ̀rọ̀ kọ̀ọ̀kan kúrú, bíi “3 con ṣíṣí”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Ìgbésẹ̀ kànńpá aládàáṣiṣẹ́
rule-caesar-forced_moves-help = Tó bá hàn sí gbogbo èèyàn pé o ò ní Veto (kò sí káàdì iṣẹ́ lọ́wọ́, tàbí Veto méjèèjì ti wà ní àjùsílẹ̀), a ò ní bi ọ́ bóyá kó o gba káàdì iṣẹ́ láyè. Ó kàn máa ṣẹlẹ̀. A ṣì máa bi ọ́ nípa Ìpààrọ̀, àti ká tó mú ère.
typed-words-caesar =
    praetor: praetor
    aedile: aedile
    quaestor: quaestor
    consul: consul
    censor: censor
    up: ṣíṣí sisi
    down: dojúdé dojude
    p: ọlọ́gbọ́n ologbon Φ
    assassination: ìpànìyàn ipaniyan
    scout: amí ami
    castling: ìpààrọ̀ ipaaro ìpàrọ̀ iparo
    wrath: ìbínú ibinu
    veto: veto
    draw: mú mu
    influence: ipa
    action: iṣẹ́ ise
    discard: jùnù junu
    pass: wáyé waye
    done: tán tan
    bust: ère ere
