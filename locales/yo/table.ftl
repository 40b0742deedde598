table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, ó kàn ọ́!
turn-computer = 🤖 { $who } ń ronú…
turn-of-several = 👉 À ń dúró de { $who }…
table-deserted = 💤 Kò sẹ́ni nítòsí, torí náà eré dúró ná. Ó máa parí tí ẹnikẹ́ni ò bá padà láàárín ìṣẹ́jú 30.
table-not-shown = ⚠️ Telegram ò jẹ́ kí n fi tábìlì hàn báyìí. Ìgbésẹ̀ yín wà ní ìpamọ́, màá sì máa gbìyànjú. Tó o bá fẹ́ gbìyànjú fúnra rẹ, fi /board ránṣẹ́.
nudge =
    ⏰ { $who }, àkókò ti fẹ́ẹ́ tán! { $then ->
        [computer] Tó ò bá gbé ìgbésẹ̀, kọ̀ǹpútà máa ṣeré dípò rẹ títí wàá fi padà.
        [goes-on] Lẹ́yìn ìyẹn, eré máa tẹ̀ síwájú láì dúró dè ọ́.
       *[clock] Tó ò bá gbé ìgbésẹ̀, a máa gbé ọ̀kan fún ọ.
    }
rules-table =
    👥 Ọ̀tayò: { $players }.{ $first ->
        [seat] { " " }Ẹni tó kọ́kọ́ wọlé ló máa bẹ̀rẹ̀; nínú àtúndíje, ẹni tó kàn.
        [none] { "" }
       *[role] { " " }{ $first } ló máa bẹ̀rẹ̀.
    }
    ⏰ Tí àkókò rẹ bá tán, a máa gbé ìgbésẹ̀ kan fún ọ.
rules-before = ◂ Padà: ojú ìwé { $page }
rules-after = Tẹ̀síwájú: ojú ìwé { $page } ▸
reclaim-button = 🙋 Mo ti dé
next-round = 🪑 Eré tó kàn: { $names }
told-so-far = Títí di báyìí:
told-since = Látìgbà ìgbésẹ̀ rẹ tó kẹ́yìn:
told-alone = Ohun tó ṣẹlẹ̀:
beside = ⋯ Sí i
beside-the-game = <b>Kí lo fẹ́ ṣe?</b>
your-turn = <b>Ó kàn ọ́</b>
panel-hint =
    💡 Ìwọ nìkan lo rí èyí.{ $asked ->
        [yes] { " " }Tẹ ohun tó o fẹ́ ṣe. Tí kò bá ṣeé ṣe báyìí, màá sọ ìdí rẹ̀ fún ọ.
       *[no] { "" }
    }
not-your-turn = À ń dúró de { $who }…
you-are-away = Kọ̀ǹpútà ń ṣeré dípò rẹ títí wàá fi padà.
draw-is-offered = 🤝 { $who } fi ọ̀mì lọ̀ yín. Ṣé o gbà, { $asked }?
draw-own-offer = 🤝 O ti fi ọ̀mì lọ̀ wọ́n. Ó wà bẹ́ẹ̀ títí di ìgbésẹ̀ tó kàn.
draw-yes = 🤝 Mo gba ọ̀mì
draw-no = Máa ṣeré lọ
pass-windows-how =
    { $passes ->
        [yes] O ń gba gbogbo káàdì iṣẹ́ alátakò rẹ láyè, mi ò sì ń bi ọ́. { pass-windows-off } ló ń fòpin sí i.
       *[no] { pass-windows-on }: a ò ní bi ọ́ mọ́ nípa káàdì iṣẹ́ alátakò rẹ, wọ́n á kàn ṣẹlẹ̀ ni. O lè yí i padà nígbàkigbà.
    }
pass-windows-on = ⏩ Gba gbogbo ẹ̀ láyè
pass-windows-off = ✋ Tún máa bi mí
draw-or-offer = 🤝 Fi ọ̀mì lọ̀ wọ́n
draw-or-sure = 🏳 Juwọ́ sílẹ̀
resign-sure = <b>Ṣé o fẹ́ juwọ́ sílẹ̀ nínú eré yìí?</b>
resign-yes = 🏳 Mo juwọ́ sílẹ̀
resign-no = Máa ṣeré lọ
undo-is-asked = ↩ { $who } fẹ́ dá ìgbésẹ̀ kan padà. Ṣé o gbà, { $asked }?
undo-own-request = ↩ O ní o fẹ́ dá ìgbésẹ̀ rẹ tó kẹ́yìn padà. Ó wà bẹ́ẹ̀ títí di ìgbésẹ̀ tó kàn.
undo-yes = ↩ Ó dáa, dá a padà
undo-no = Rárá, kó wà bẹ́ẹ̀
undo-ask = ↩ Dá ìgbésẹ̀ mi padà
leave-sure = <b>{ $who }, ṣé o fẹ́ jáde nínú eré yìí?</b> O ò ní rí ìjókòó rẹ gbà mọ́.
leave-yes = Mo fẹ́ jáde
leave-no = Máa ṣeré lọ
end-sure = <b>Ṣé kí eré { $game } yìí parí fún gbogbo èèyàn?</b> Ẹnikẹ́ni ò ní borí.
end-this = 🏁 Parí eré yìí
end-yes = Bẹ́ẹ̀ ni, fòpin sí i
end-no = Máa ṣeré lọ
ended = A ti parí eré { $game } yìí, ẹnikẹ́ni ò sì borí. Fi /newgame ránṣẹ́ láti bẹ̀rẹ̀ òmíràn.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · lẹ́yìn eré
result-more-save = 📄 <b>Fi eré yìí pamọ́</b>: màá fi àkọsílẹ̀ eré síbí, fáìlì kan tí gbogbo ìgbésẹ̀ wà nínú rẹ̀, kẹ́ ẹ lè tọ́jú rẹ̀.
result-more-fair =
    🔒 <b>Eré òdodo</b>: kí ẹnikẹ́ni tó wọlé, mo fi kóòdù yìí hàn: { $seal }

    Inú nọ́ńbà àṣírí kan tó wà lẹ́yìn rẹ̀ ni { $luck ->
        [no] apá tí oníkálukú wà
       *[yes] gbogbo ohun àìròtẹ́lẹ̀ inú eré yìí
    } ti wá. <b>Yẹ̀ ẹ́ wò</b> ń da àṣẹ kan kọ, èyí tó ń tún kóòdù náà ṣírò látinú nọ́ńbà yẹn, lórí kọ̀ǹpútà èyíkéyìí tó ní Python. Tí kóòdù méjèèjì bá bára mu, nọ́ńbà tí mo yàn kí ẹnikẹ́ni tó wọlé náà ni.
reason-agreed = Gbogbo èèyàn gbà fún ọ̀mì.
copy-check = 🔒 Yẹ̀ ẹ́ wò
record-button = 📄 Fi eré yìí pamọ́
record-caption = 📄 Eré { $game } yín, ìgbésẹ̀ kan tẹ̀ lé òmíràn, kẹ́ ẹ tọ́jú rẹ̀.
record-check = 📄 <code>{ $file }</code>: Fi ránṣẹ́ sínú chat ìkọ̀kọ̀ wa, màá yẹ̀ ẹ́ wò bóyá òdodo ni. Tàbí kó o yẹ̀ ẹ́ wò fúnra rẹ: <code>python -m engine verify { $file }</code>
rematch = 🔁 Àtúndíje
explain-button = 🔎 Níbo ni mo ti ṣìnà?
explain-looking = 🔎 Mò ń yẹ ìgbésẹ̀ rẹ wò… Ó máa gba ìṣẹ́jú àáyá díẹ̀.
explain-one-at-a-time = 🔎 Mo ṣì ń yẹ eré rẹ míì wò. Tún gbìyànjú láìpẹ́.
explain-nothing = 🔎 O ṣeré dáadáa: mi ò rí àṣìṣe kankan tó hàn.
explain-failed = Mi ò lè yẹ eré yìí wò.
explain-older-rules = 🔎 Òfin àtijọ́ la fi ṣe eré yìí, torí náà mi ò lè yẹ̀ ẹ́ wò.
explain-in-private = Mo ti fi ránṣẹ́ sínú chat ìkọ̀kọ̀ wa.
explain-nowhere = Mi ò lè fi èyí hàn ọ́ níkọ̀kọ̀ níbí. Ṣí chat ìkọ̀kọ̀ wa, tẹ Start, kó o tún gbìyànjú.
explain-title = 🔎 <b>Àṣìṣe { $number } nínú { $count }</b>
explain-played = O yan <b>{ $move }</b>.
explain-better = Èyí tó dáa jù ú lọ ni <b>{ $move }</b>, pẹ̀lú àǹfààní { $could }% láti borí dípò { $was }%.
explain-marks =
    🖼 ✗ ìgbésẹ̀ rẹ nínú eré · ✓ èyí tó dáa jù{ $tapped ->
        [yes] { " " }· ❓ ohun tó o tẹ̀
       *[no] { "" }
    }
explain-earlier = ◂ Padà
explain-later = Tẹ̀síwájú ▸
