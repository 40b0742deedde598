game-deerportal-about = Sáré lọ sí portal, kó dáyámọ́ǹdì, kó o sì mú kí èròjà máa bá èròjà jà.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>Ohun tí à ń lé:</b> kí dáyámọ́ǹdì 💎 rẹ pọ̀ jù ní òpin.

    Ọ̀tayò kọ̀ọ̀kan ní ọ̀nà tirẹ̀, láti igun (àyè 0) dé portal 🌀 tó wà láàárín (àyè 40). Àwọn ọ̀nà kì í pàdé, torí náà kò sẹ́ni tó lè dí ọ.

    <b>Tó bá kàn ọ́</b>
    1. Ju dáìsì 🎲.
    2. Lọ <b>síwájú tàbí sẹ́yìn</b> ní iye tó bọ́ gẹ́lẹ́. O gbọ́dọ̀ rìn. Tí àyè ò bá tó láti padà, eré á gbé ọ síwájú fúnra rẹ̀. Tí iye náà bá pọ̀ jù, ó ṣì máa gbé ọ wọ portal.
    3. Àyè tó o <b>dúró</b> sí nìkan ló ṣe pàtàkì. Dáyámọ́ǹdì tó wà níbẹ̀ di tìrẹ. Rune tó wà níbẹ̀ ń ta káàdì kan (ojú ìwé tó kàn).

    <b>Òpin:</b> ẹni tó kọ́kọ́ dé portal gba dáyámọ́ǹdì 5, ipò àgbọ̀nrín 🦌 sì bẹ̀rẹ̀. Lẹ́yìn àsìkò 16 sí i fún gbogbo ọ̀tayò lápapọ̀, tàbí tí gbogbo èèyàn bá ti wọ portal, a ka dáyámọ́ǹdì. Ẹni tí tirẹ̀ pọ̀ jù ló borí!
game-deerportal-rules-2 =
    📖 <b>Rune àti káàdì</b>

    Ọ̀nà kọ̀ọ̀kan bẹ̀rẹ̀ pẹ̀lú dáyámọ́ǹdì 12 àti rune 16. Rune kọ̀ọ̀kan jẹ́ ti 💧 Omi, 🌱 Ilẹ̀, 🔥 Iná tàbí 💨 Afẹ́fẹ́. Tó o bá dúró sórí ọ̀kan, káàdì òkè nínú òkìtì èròjà yẹn, tí gbogbo èèyàn ń rí, máa kan èròjà náà:

    • <b>Dì</b> ❄️: ọ̀tayò èròjà yẹn pàdánù àsìkò. Dídì méjì gba àsìkò méjì.
    • <b>Pàdánù rune</b>: rune 1 pòórá lọ́nà ọ̀tayò yẹn.
    • <b>Mú dáyámọ́ǹdì 1</b>: o gba 1, kódà tí kò bá sí ìkankan mọ́ lọ́nà yẹn.
    • <b>Mú dáyámọ́ǹdì 2</b>: o gba iye tó ṣẹ́ kù lọ́nà yẹn, kò ju 2 lọ.

    Dáyámọ́ǹdì tó o ti kó jọ wà láìléwu: ohun tó ṣì wà lọ́nà nìkan ni káàdì ń mú. Rune èròjà <b>tìrẹ</b> ò ní ṣe nǹkan kan, àmọ́ a ti lo káàdì náà tán. Lẹ́yìn káàdì ìkẹyìn òkìtì kan (32), gbogbo rune rẹ̀ pòórá.

    🧘 <b>Ṣe àṣàrò:</b> fi iye tó bọ́ gẹ́lẹ́ padà sí igun rẹ, ọ̀nà rẹ á tún kún bíi ti ìbẹ̀rẹ̀.
game-deerportal-rules-3 =
    📖 <b>Portal àti òpin</b>

    🌀 O lè wọ portal nígbàkigbà tí dáìsì bá gbé ọ débẹ̀. Ọ̀tayò <b>àkọ́kọ́</b> níbẹ̀ gba dáyámọ́ǹdì 5, àwọn yòókù ò gba nǹkan. Nínú portal, dáyámọ́ǹdì rẹ ṣì jẹ́ tìrẹ, kò tún ní kàn ọ́ mọ́, káàdì ò lè dì ọ́, gbogbo ohun tó kù lọ́nà rẹ sì pòórá.

    🦌 <b>Ipò àgbọ̀nrín</b> jẹ́ àsìkò 16 lápapọ̀, 4 fún ìjókòó kọ̀ọ̀kan. A ń ka àsìkò tí wọ́n pàdánù àti ti àwọn tó ti wọ portal mọ́ ọn.

    💠 <b>Dáyámọ́ǹdì ńlá</b> jẹ́ 3 sí i. Iná 🔥 nìkan ló lè mú un, tó bá kọ́kọ́ wọ portal, tí dáyámọ́ǹdì rẹ̀ sì ju ti gbogbo èèyàn lọ.

    <b>Ta ló borí?</b> Ọ̀tayò tí dáyámọ́ǹdì rẹ̀ pọ̀ jù ni Òrìṣà Àgbọ̀nrín 🦌, kódà tí kò dé portal. Tó bá di ọ̀mì, àwọn tó dé portal ló ṣáájú, bí wọ́n ṣe tẹ̀ léra débẹ̀. Ọ̀tayò míì èyíkéyìí tó dé portal jẹ́ mọ́ǹkì 🙏.

    Kọ̀ǹpútà ń gba ìjókòó tó ṣófo. Ìrísí pátákó nìkan ni ìgbà ọdún ń yí padà.
open-deerportal = 🧭 Ìgbésẹ̀ mi
level-document = àtijọ́
level-document-help = 🤖 <b>àtijọ́</b> ń tẹ̀ lé òfin kékeré kan: ó ń lọ síbi tí nǹkan wà, tàbí kó ju owó sókè, kì í ronú síwájú.
deerportal-water = 💧 Omi
deerportal-earth = 🌱 Ilẹ̀
deerportal-fire = 🔥 Iná
deerportal-air = 💨 Afẹ́fẹ́
deerportal-stop = dì
deerportal-card = pàdánù rune
deerportal-diamond = mú dáyámọ́ǹdì 1
deerportal-diamonds = mú dáyámọ́ǹdì 2
deerportal-spring = 🌸 Ìgbà ìrúwé
deerportal-summer = ☀️ Ìgbà ẹ̀ẹ̀rùn
deerportal-fall = 🍂 Ìgbà ìwọ́wé
deerportal-winter = ❄️ Ìgbà òtútù
deerportal-time =
    { $season } · abala { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>Ipò àgbọ̀nrín</b>: àsìkò ìkẹyìn
       *[other] { " " }· 🦌 <b>Ipò àgbọ̀nrín</b>: ó ku àsìkò { $left } lẹ́yìn èyí
    }
deerportal-over = 🏁 A ti ka dáyámọ́ǹdì
deerportal-piles = 🎴 Ohun tí rune ń ṣe báyìí: { $cards }
deerportal-big = 💠 Dáyámọ́ǹdì ńlá ṣì wà nínú portal: 3 fún { $who }
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 dáyámọ́ǹdì
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } síwájú, dé àyè { $last }: { $things ->
        [none] kò sí nǹkan
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } sẹ́yìn, dé àyè { $last }: { $things ->
        [none] kò sí nǹkan
       *[other] { $things }
    }
deerportal-still = 💎 tó kù láti rí: { $counts }
deerportal-at = { $mark } àyè { $field } nínú { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 nínú portal · 💎 { $count }
deerportal-frozen = ❄️ pàdánù àsìkò { $turns }
deerportal-score =
    { $team ->
        [yes] ikọ̀:{ " " }
       *[no] { "" }
    }dáyámọ́ǹdì { $count }
deerportal-title-god = 🦌 <b>Òrìṣà Àgbọ̀nrín</b> · 💎 { $count }
deerportal-title-monk = 🙏 Mọ́ǹkì: dé portal · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 Jáde kí eré tó parí
       *[no] 🌾 Kò dé portal rárá
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 Kò dé portal rárá
   *[other] 🌀 nínú portal: nọ́ńbà { $number }
}
deerportal-together = 🤝 { $count } lápapọ̀
deerportal-roll = 🎲 Ju dáìsì
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] dì { $element } ❄️
        [card] { $element } pàdánù rune
        [diamond] 1 💎 lára { $element }
        [diamonds] { $count } 💎 lára { $element }
       *[none] { $element } kò ní ipa
    }
deerportal-portal =
    🌀 portal{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 àṣàrò
deerportal-ends = { $move } · á parí eré
deerportal-said =
    { $way ->
        [back] sẹ́yìn
       *[forward] síwájú
    } { $place ->
        [portal] wọ portal 🌀
        [corner] sí igun rẹ (🧘 ṣe àṣàrò)
        [diamond] sí àyè { $field } (dáyámọ́ǹdì 💎)
        [own] sí àyè { $field } (rune tìrẹ, { $element }: kò sí ipa)
        [rune] sí àyè { $field } (rune { $element }: { $card })
       *[nothing] sí àyè { $field } (ṣófo)
    }
deerportal-ask-roll = <b>Ó kàn ọ́:</b> ju dáìsì.
deerportal-ask-way = 🎲 <b>{ $number } ló bọ́: síwájú tàbí sẹ́yìn?</b>
event-deerportal-rolled = 🎲 { $seat } ju dáìsì: { $number }.
event-deerportal-moved =
    { $rolled ->
        [0] { $seat } lọ
       *[other]
            { WHO($seat) ->
                [you] { $seat } ju dáìsì, { $rolled } bọ́, o lọ
               *[other] { $seat } ju dáìsì, { $rolled } bọ́, ó lọ
            }
    }{ $way ->
        [back] { " " }sẹ́yìn
       *[forward] { "" }
    } sí { $place ->
        [portal] portal
        [corner] igun
       *[field] àyè { $end }
    }{ $found ->
        [diamond]
            , { WHO($seat) ->
                [you] o
               *[other] ó
            } sì rí dáyámọ́ǹdì kan 💎.
        [own]
            : rune { WHO($seat) ->
                [you] tìrẹ
               *[other] tirẹ̀
            } ni, kò sí ipa.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { $seat } ṣe àṣàrò: ọ̀nà { WHO($seat) ->
        [you] rẹ
       *[other] rẹ̀
    } ti tún kún.
event-deerportal-found_big = 💠 { $seat } mú dáyámọ́ǹdì ńlá: dáyámọ́ǹdì { $count }!
event-deerportal-found_diamond = 💎 { $seat } rí dáyámọ́ǹdì kan.
event-deerportal-drew =
    { $what ->
        [own]
            { $seat } bọ́ sórí rune èròjà { WHO($seat) ->
                [you] tìrẹ
               *[other] tirẹ̀
            } { $mark }: kò sí ipa.
        [frozen]
            Rune { WHO($seat) ->
                [you] rẹ
               *[other] { $seat }
            } dì { WHO($target) ->
                [you] ọ́
               *[other] { $target }
            } ({ $mark }): { WHO($target) ->
                [you] o
               *[other] ó
            } pàdánù àsìkò ❄️.
        [lost]
            Rune { WHO($seat) ->
                [you] rẹ
               *[other] { $seat }
            } mú rune 1 kúrò lọ́nà { WHO($target) ->
                [you] rẹ
               *[other] { $target }
            } ({ $mark }).
        [lost-nobody]
            Rune { WHO($seat) ->
                [you] rẹ
               *[other] { $seat }
            } mú rune 1 kúrò lọ́nà { $element } { $mark }.
        [won]
            { $seat } mú dáyámọ́ǹdì { $gained } lọ́nà { WHO($target) ->
                [you] rẹ
               *[other] { $target }
            } ({ $mark }).
        [won-nobody] { $seat } mú dáyámọ́ǹdì { $gained } lọ́nà { $element } { $mark }.
        [won-anyway] { $seat } gba dáyámọ́ǹdì 1, bó tilẹ̀ jẹ́ pé kò sí ìkankan mọ́ lọ́nà { $element } { $mark }.
        [no-diamond]
            Rune { WHO($seat) ->
                [you] rẹ
               *[other] { $seat }
            } ò ṣe nǹkan: kò sí dáyámọ́ǹdì mọ́ lọ́nà { $element } { $mark }.
        [no-rune]
            Rune { WHO($seat) ->
                [you] rẹ
               *[other] { $seat }
            } ò ṣe nǹkan: kò sí rune mọ́ lọ́nà { $element } { $mark }.
       *[no-one]
            Rune { WHO($seat) ->
                [you] rẹ
               *[other] { $seat }
            } ò ṣe nǹkan: ẹnikẹ́ni ò sí lọ́nà { $element } { $mark }.
    }{ $was_last ->
        [yes] { " " }Káàdì ìkẹyìn òkìtì náà nìyẹn, torí náà gbogbo rune { $mark } ti lọ.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    { $rolled ->
        [0] 🌀 { $seat }
       *[other]
            { WHO($seat) ->
                [you] 🌀 { $seat } ju dáìsì, { $rolled } bọ́, o
               *[other] 🌀 { $seat } ju dáìsì, { $rolled } bọ́, ó
            }
    } { $place ->
        [1] kọ́kọ́ dé portal: dáyámọ́ǹdì { $bonus }!
       *[other] dé portal.
    }
event-deerportal-deer_mode = 🦌 Ipò àgbọ̀nrín bẹ̀rẹ̀: ó ku àsìkò { $turns }, ti gbogbo èèyàn lápapọ̀.
event-deerportal-missed =
    ❄️ { $seat } pàdánù àsìkò{ $left ->
        [0] .
       *[other] { "" }, ó ṣì ku { $left } láti pàdánù.
    }
event-deerportal-season_began = { $season } bẹ̀rẹ̀.
event-deerportal-left =
    { $seat } jáde, dáyámọ́ǹdì { WHO($seat) ->
        [you] rẹ
       *[other] rẹ̀
    } sì lọ pẹ̀lú.
event-deerportal-ended = Eré ti parí.
reason-deerportal-all_home =
    🌀 Gbogbo èèyàn ti wà nínú portal. { $count ->
        [1] { $winners } borí, ó sì di 🦌 Òrìṣà Àgbọ̀nrín!
       *[other] { $winners } jọ borí, wọ́n sì di 🦌 Òrìṣà Àgbọ̀nrín!
    }
reason-deerportal-deer_mode =
    🦌 Ipò àgbọ̀nrín ti parí. { $count ->
        [1] { $winners } borí, ó sì di Òrìṣà Àgbọ̀nrín!
       *[other] { $winners } jọ borí, wọ́n sì di Òrìṣà Àgbọ̀nrín!
    }
reason-deerportal-last_standing = { $winners } ló kù kẹ́yìn, ó borí!
rule-deerportal-fair_centre = Dáyámọ́ǹdì ńlá fún gbogbo èèyàn
rule-deerportal-fair_centre-help = Gbogbo èèyàn lè mú dáyámọ́ǹdì ńlá, kì í ṣe Iná nìkan. Láti gbà á, wọ portal nígbà tó jẹ́ ìwọ nìkan ni dáyámọ́ǹdì rẹ pọ̀ jù.
rule-deerportal-portal_required = Portal tàbí òfo
rule-deerportal-portal_required-help = Ọ̀tayò tí kò dé portal wà lẹ́yìn gbogbo ẹni tó dé ibẹ̀, iye yòówù kí dáyámọ́ǹdì rẹ̀ jẹ́.
rule-deerportal-quick = Eré kíákíá
rule-deerportal-quick-help = Gbogbo èèyàn bẹ̀rẹ̀ ní ìdajì ọ̀nà, ní àyè 20.
rule-deerportal-no_bots = Ìjókòó tó ṣófo á wà lófìfo
rule-deerportal-no_bots-help = Kọ̀ǹpútà máa wọlé tó o bá fi í kún un nìkan. Bí ọ̀tayò ṣe tẹ̀ léra wọlé la ṣe ń pín èròjà: Omi, Ilẹ̀, Iná, Afẹ́fẹ́. Ipò àgbọ̀nrín jẹ́ àsìkò 4 fún ọ̀tayò kọ̀ọ̀kan.
rule-deerportal-random_bonus = Èrè portal jẹ́ 5 tàbí 6
rule-deerportal-random_bonus-help = Ọ̀tayò tó kọ́kọ́ wọ portal gba dáyámọ́ǹdì 5 tàbí 6, àìròtẹ́lẹ̀ ni.
rule-deerportal-teams = Ikọ̀ méjì
rule-deerportal-teams-help = Igun tó dojú kọra jọ ń ṣeré: Omi pẹ̀lú Iná, Ilẹ̀ pẹ̀lú Afẹ́fẹ́. Ikọ̀ kọ̀ọ̀kan máa ro dáyámọ́ǹdì rẹ̀ pọ̀.

deerportal-day-1-2 = Frigg tún mú igi ìrànwú rẹ̀
deerportal-day-1-6 = Ọjọ́ Òrìṣà Obìnrin Olójú Mẹ́ta ti àwọn Celt
deerportal-day-1-10 = Ọjọ́ Geraint Mímọ́
deerportal-day-1-13 = Midvinterblot, ẹbọ àárín òtútù
deerportal-day-1-20 = Midvinterblot lẹ́ẹ̀kan sí i, nínú kàlẹ́ńdà míì
deerportal-day-1-22 = Àjọ̀dún àwọn Muse
deerportal-day-1-25 = Àjọ̀dún àtijọ́ Disting
deerportal-day-1-30 = Up Helly Aa, àjọ̀dún iná àtijọ́
deerportal-day-1-31 = Ọjọ́ ìyìn àwọn Valkyrie
deerportal-day-2-2 = Àkọ́kọ́ nínú ọjọ́ tó wà láàárín ìpín ọdún méjì · Imbolc, àjọ̀dún Brighid
deerportal-day-2-11 = Ọjọ́ tí ẹyẹ bẹ̀rẹ̀ orin
deerportal-day-2-14 = Àjọ̀dún Vali
deerportal-day-3-2 = Ọjọ́ àwọn kannakánná
deerportal-day-3-13 = Burgsonndeg, oòrùn tún di ọ̀tun, ìrúwé sún mọ́lé
deerportal-day-3-17 = Trefuilnid Treochar, ọjọ́ Patrick Mímọ́ báyìí
deerportal-day-3-18 = Ọjọ́ Sheela
deerportal-day-3-19 = Ọjọ́ ìpín ọdún àkọ́kọ́: ọ̀sán àti òru ìrúwé dọ́gba
deerportal-day-3-20 = Àjọ̀dún Iduna
deerportal-day-3-21 = Ostara, òrìṣà ìrúwé àwọn Saxon
deerportal-day-4-30 = Àṣálẹ́ oṣù May, Òru Walpurgis
deerportal-day-5-1 = Beltane, àjọ̀dún iná àwọn Celt
deerportal-day-5-4 = Ìkejì nínú ọjọ́ tó wà láàárín ìpín ọdún méjì
deerportal-day-5-12 = Ìwọ́de Ológbò
deerportal-day-5-14 = Àjọ̀dún oòrùn ọ̀gànjọ́
deerportal-day-5-18 = Àjọ̀dún Cernunnos, òrìṣà oníwo
deerportal-day-5-20 = Àjọ̀dún Mjollnir, òòlù Thor
deerportal-day-5-24 = Ọjọ́ ìyá fún Òrìṣà Obìnrin Olójú Mẹ́ta
deerportal-day-6-20 = Ọjọ́ ìpín ọdún kejì: ọ̀sán tó gùn jù
deerportal-day-6-21 = Litha, ọjọ́ tó gùn jù lọ
deerportal-day-6-23 = Àṣálẹ́ Jòhánù Mímọ́, àárín ẹ̀ẹ̀rùn
deerportal-day-8-1 = Lughnasadh, eré ẹ̀ẹ̀rùn Lugh, òrìṣà oòrùn
deerportal-day-8-2 = Ọjọ́ Lady Godiva
deerportal-day-8-4 = Loch mo Naire àti omi ìwòsàn rẹ̀
deerportal-day-8-5 = Ìkẹta nínú ọjọ́ tó wà láàárín ìpín ọdún méjì
deerportal-day-8-10 = Ọjà Puck
deerportal-day-8-14 = Ọjọ́ Burryman
deerportal-day-8-17 = Ìdánwò Odin
deerportal-day-8-23 = Àjọ̀dún Ilmatar
deerportal-day-8-28 = Frey Faxi, ọjọ́ Frey
deerportal-day-8-29 = Àjọ̀dún Urda
deerportal-day-9-21 = Ọjọ́ ìpín ọdún kẹta: ọ̀sán àti òru ìwọ́wé dọ́gba
deerportal-day-10-8 = Ọjọ́ Erik Pupa
deerportal-day-10-9 = Ọjọ́ Leif Erikson
deerportal-day-10-11 = Ìyá Àgbà Inú Igi
deerportal-day-10-14 = Òru Òtútù, nígbà tí ìkórè ti wọlé
deerportal-day-10-18 = Ọjà Ńlá Ìwo
deerportal-day-10-24 = Àjọ̀dún àwọn ẹ̀mí afẹ́fẹ́
deerportal-day-10-27 = Allantide, tí èèyàn ń fún ara wọn ní ápù Allan
deerportal-day-10-31 = Àṣálẹ́ Gbogbo Ẹni Mímọ́
deerportal-day-11-1 = Samhain, oòrùn lọ, ọdún àwọn Celt bẹ̀rẹ̀
deerportal-day-11-5 = Ìkẹrin nínú ọjọ́ tó wà láàárín ìpín ọdún méjì
deerportal-day-12-6 = Àjọ̀dún Nicholas Mímọ́, ní àwòrán rẹ̀ ni Odin ń ṣáájú ọdẹ
deerportal-day-12-9 = Ìmọ́tótó ńlá Yule, àwọn ará Denmark ń pọnmi ọtí Yule
deerportal-day-12-13 = Ìdọdẹ Woden nínú Ìjì
deerportal-day-12-18 = Àjọ̀dún Epona
deerportal-day-12-20 = Ọjọ́ ìpín ọdún kẹrin: òru tó gùn jù
deerportal-day-12-21 = Àjọ̀dún Beiwe · Yule, ọjọ́ méjìlá ti kẹ̀kẹ́
deerportal-not-rolled = Kọ́kọ́ ju dáìsì: /move jù
deerportal-tap-way = Ohun tó bọ́ nìyẹn. Tẹ ibi tó o fẹ́ lọ.
deerportal-has-rolled = O ti ju dáìsì. Fi /move síwájú tàbí /move sẹ́yìn ránṣẹ́
typed-deerportal = O lè kọ ọ̀rọ̀ mẹ́ta: jù, síwájú, sẹ́yìn.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: jù ju
    forward: síwájú siwaju
    back: sẹ́yìn seyin
