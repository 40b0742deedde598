lobby-title = 🎲 <b>{ $game }</b> · ọ̀tayò { $seats }
lobby-sits =
    { $count ->
        [0] Ẹnikẹ́ni ò tíì wọlé
       *[other]
            { $full ->
                [yes] Gbogbo ìjókòó { $most } ti kún
               *[no] Ìjókòó tó ti kún: { $count } nínú { $most }
            }
    } · ⏳ { $pace } fún ìgbésẹ̀ kọ̀ọ̀kan
lobby-rematch = 🔁 Àtúndíje: tẹ Wọlé láti tún ṣeré. Ẹni tí kò bá tẹ̀ ẹ́ kò sí nínú eré.
seat-kept = a tọ́jú ìjókòó rẹ̀
lobby-house-rules = 🏠 Òfin ilé: { $rules }
lobby-fills = 🤖 Kọ̀ǹpútà ({ $level }) máa gba ìjókòó { $count } tó ṣófo.
lobby-hands = 🃏 Ibí ni káàdì rẹ máa yọ sí, ìwọ nìkan lo máa rí i. <a href="{ $link }">Ṣé chat ìkọ̀kọ̀ lo fẹ́?</a>
lobby-no-hands = 🃏 Telegram ò lè fi káàdì ìkọ̀kọ̀ hàn nínú ẹgbẹ́ yìí. Tẹ bọ́tìnì tó wà lábẹ́ tábìlì láti yọjú wo tìrẹ, tàbí gbà á nínú <a href="{ $link }">chat ìkọ̀kọ̀</a>.
lobby-suggestion = 💡 { $who } dábàá { $game }.
lobby-closed = A ti pa tábìlì yìí dé. Fi /newgame ránṣẹ́ láti ṣí òmíràn.
join = 🪑 Wọlé
start = ▶ Bẹ̀rẹ̀
more = ⋯ Sí i
switch-to = 💡 Yí i sí { $game }
speak-here = 🌍 { $language } nínú chat yìí?
speak-here-no = Rárá
language-kept = Ó dáa, mi ò ní béèrè mọ́. Àwọn admin ṣì lè yí èdè padà nínú /settings.
more-title = ⋯ <b>{ $game }</b> · kó tó bẹ̀rẹ̀
more-how = Tẹ ohun tó o fẹ́ yí padà.
more-read = Olùgbàlejò àti àwọn admin nìkan ló lè yí àwọn yìí padà. O lè dábàá eré míì.
more-games = 🎲 Àwọn eré
more-computers = 🤖 Kọ̀ǹpútà
more-pace = ⏳ Àkókò ìgbésẹ̀
more-roles = 🎭 Yan apá rẹ
more-fair = 🔒 Eré òdodo
leave = 🚪 Jáde
more-games-title = 🎲 <b>Àwọn eré</b>
more-games-lead = Tẹ eré kan láti yí eré tábìlì yìí sí i.
more-games-suggest = Tẹ eré kan láti dábàá rẹ̀ fún { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Kọ̀ǹpútà</b>: { $count }
more-computers-how = Tẹ ìpele kan láti fi kọ̀ǹpútà kún un.
add-computer = + 🤖 { $level }
remove-computer = − Kọ̀ǹpútà
more-pace-title = ⏳ <b>Àkókò fún ìgbésẹ̀ kọ̀ọ̀kan</b>: { $pace }
more-pace-how = Tábìlì yìí nìkan ni èyí kàn. Àwọn admin lè yí i padà fún gbogbo eré nínú /settings.
lobby-roles = 🎭 Yan apá rẹ. Olùgbàlejò ló máa kọ́kọ́ yan. Apá tí ẹnikẹ́ni ò bá yàn, a ó pín in bí ìjókòó ṣe tẹ̀ léra.
fair-play-title = 🔒 <b>Eré òdodo</b>
fair-play-sealed =
    { $luck ->
        [no] Ẹni tó máa wà ní apá kọ̀ọ̀kan
       *[yes] Gbogbo ohun àìròtẹ́lẹ̀ inú eré yìí
    } ti wà ní títì: { $seal }

    Inú nọ́ńbà àṣírí kan ló ti ń wá. Mo ti yan nọ́ńbà náà kí ẹnikẹ́ni tó wọlé, kóòdù yìí sì ni ẹ̀rí. Tí eré bá parí, màá fi nọ́ńbà náà hàn ọ́, ẹnikẹ́ni sì lè yẹ̀ ẹ́ wò bóyá ó bá kóòdù mu. Torí náà, kò sẹ́ni tó lè pààrọ̀ rẹ̀ láàárín eré, èmi gan-an ò lè ṣe é.
copy-commitment = 🔒 Da kóòdù kọ
done-suggested = 💡 O dábàá { $game }
done-suggestion-withdrawn = ✓ O ti yọ àbá rẹ kúrò
done-joined-next = ✓ O wà nínú eré tó kàn
joined-for-a-computer = Gbogbo ìjókòó ti kún, torí náà o gba ipò kọ̀ǹpútà kan.
played-on-for-a-computer = ✓ O ti gba ipò kọ̀ǹpútà
late = Eré ti bẹ̀rẹ̀. O wà nínú èyí tó kàn.
late-with-seats = Eré ti bẹ̀rẹ̀. O wà nínú èyí tó kàn. Tó o bá fẹ́ wọlé báyìí, gba ipò kọ̀ǹpútà kan:
late-leave = Ó dìgbà míì
take-over = { $name }
lobby-stands = Tábìlì kan ti wà níbí. Tẹ Wọlé.
playing-stands = Eré kan ti ń lọ níbí. Tẹ Wọlé láti ṣe èyí tó kàn. Olùgbàlejò tàbí admin lè fi /endgame parí èyí.
asked-another = Ẹni tó béèrè nìkan ló lè yàn.
