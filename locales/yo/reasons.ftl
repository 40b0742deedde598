why-whot-wins = 💡 Ìgbésẹ̀ tó dáa jù ta káàdì ìkẹyìn rẹ.
why-whot-ends = 💡 Ìgbésẹ̀ rẹ parí ìpín lójú ẹsẹ̀, èyí tó dáa jù kò ṣe bẹ́ẹ̀.
why-whot-catches = 💡 { $seat } ta títí káàdì 1 fi kù, láìpe “Káàdì ìkẹyìn!”: tó o bá mú un, ó máa mú káàdì 2.
why-whot-silent = 💡 Ìgbésẹ̀ rẹ fi ọ́ sílẹ̀ pẹ̀lú káàdì 1 láìpe “Káàdì ìkẹyìn!”: wọ́n lè mú ọ, kó o sì mú káàdì 2.
why-whot-passes = 💡 Ìgbésẹ̀ tó dáa jù taari ìjìyà náà síwájú: { $seat } ní láti dáhùn tàbí kó mú káàdì { $count }. Pẹ̀lú tìrẹ, o mú { $instead }.
why-whot-cancels = 💡 Ìgbésẹ̀ tó dáa jù fagi lé ìjìyà káàdì { $instead }.
why-whot-picks =
    💡 { $instead ->
        [1] Káàdì 1 péré ló kù lọ́wọ́ { $seat }. Pẹ̀lú ìgbésẹ̀ tó dáa jù, ó ní láti dáhùn tàbí kó mú { $count } sí i.
       *[other] Pẹ̀lú ìgbésẹ̀ tó dáa jù, { $seat } ní láti dáhùn tàbí kó mú káàdì { $count }.
    }
why-whot-draws =
    💡 { $instead ->
        [1] Káàdì 1 péré ló kù lọ́wọ́ { $seat }. Pẹ̀lú ìgbésẹ̀ tó dáa jù, ó ní láti mú { $count } sí i.
       *[other] Pẹ̀lú ìgbésẹ̀ tó dáa jù, { $seat } ní láti mú káàdì { $count }.
    }
why-whot-again = 💡 Lẹ́yìn ìgbésẹ̀ tó dáa jù, o tún ta.
why-whot-skips =
    💡 { $instead ->
        [1] Káàdì 1 péré ló kù lọ́wọ́ { $seat }. Pẹ̀lú ìgbésẹ̀ tó dáa jù, ó pàdánù àsìkò.
       *[other] Pẹ̀lú ìgbésẹ̀ tó dáa jù, { $seat } pàdánù àsìkò.
    }
why-whot-market =
    💡 Pẹ̀lú ìgbésẹ̀ tó dáa jù, { $count ->
        [1] ẹni tó kàn mú káàdì 1.
       *[other] àwọn { $count } yòókù mú káàdì 1 lẹ́nì kọ̀ọ̀kan.
    }
why-whot-sheds = 💡 Lẹ́yìn ìgbésẹ̀ tó dáa jù, káàdì { $count } ló kù lọ́wọ́ rẹ, lẹ́yìn tìrẹ { $instead }.
why-whot-keeps = 💡 Ìgbésẹ̀ tó dáa jù tọ́jú { $what } rẹ de ìgbà míì.
why-whot-fits =
    💡 Lẹ́yìn ìgbésẹ̀ tó dáa jù, káàdì rẹ { $count } bá òkìtì mu, lẹ́yìn tìrẹ { $instead ->
        [0] kò sí.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Lẹ́yìn ìgbésẹ̀ tó dáa jù, máàkì ọwọ́ rẹ jẹ́ { $count }, lẹ́yìn tìrẹ { $instead }.
why-differo-wins = 💡 Ìgbésẹ̀ tó dáa jù borí lójú ẹsẹ̀.
why-differo-allows = 💡 Lẹ́yìn ìgbésẹ̀ rẹ, { $seat } lè fi <b>{ $reply }</b> borí lójú ẹsẹ̀.
why-differo-loses = 💡 Lẹ́yìn ìgbésẹ̀ rẹ, { $seat } lè borí dandan ní ìgbésẹ̀ { $count }, bẹ̀rẹ̀ pẹ̀lú <b>{ $reply }</b>.
why-differo-forces =
    💡 Ìgbésẹ̀ tó dáa jù borí dandan: ohun yòówù kí { $seat } ta, o borí { $count ->
        [1] ní ìgbésẹ̀ rẹ tó kàn.
       *[other] láàárín ìgbésẹ̀ { $count } sí i, kò ní jù bẹ́ẹ̀.
    }
why-differo-threatens = 💡 Ìgbésẹ̀ tó dáa jù ń halẹ̀ láti fi <b>{ $reply }</b> borí.
why-differo-runs = 💡 Ìgbésẹ̀ rẹ jẹ́ kí { $seat } fi <b>{ $reply }</b> sún mọ́ òpin, ó ku ìlà ìbú { $instead }. Lẹ́yìn èyí tó dáa jù, kò lè sún mọ́ ọn ju { $count } lọ.
why-differo-nearer = 💡 Lẹ́yìn ìgbésẹ̀ tó dáa jù, ìlà ìbú { $count } ló kù dé òpin rẹ, lẹ́yìn tìrẹ { $instead }.
why-differo-narrows = 💡 Ìgbésẹ̀ tó dáa jù fi ìgbésẹ̀ { $count } sílẹ̀ fún { $seat } láti yàn, tìrẹ fi { $instead } sílẹ̀.
why-deerportal-portal =
    💡 Ìgbésẹ̀ tó dáa jù dé portal{ $count ->
        [0] .
       *[other] , ó sì mú dáyámọ́ǹdì { $count } wá.
    }
why-deerportal-stays = 💡 Nínú portal, ìrìn rẹ parí: wàá fi dáyámọ́ǹdì { $count } sílẹ̀ lọ́nà rẹ.
why-deerportal-diamonds =
    💡 Ìgbésẹ̀ tó dáa jù mú dáyámọ́ǹdì { $count } wá lójú ẹsẹ̀, tìrẹ { $instead ->
        [0] kò mú ìkankan.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 Ìgbésẹ̀ tó dáa jù mú kí { $seat } dì fún àsìkò kan.
why-deerportal-meditates = 💡 Àṣàrò fi dáyámọ́ǹdì { $count } sí ọ̀nà rẹ. Tìrẹ fi { $instead } sílẹ̀ níbẹ̀.
why-deerportal-reaches =
    💡 Láti àyè tó dáa jù, dáìsì rẹ tó kàn lè gbé ọ dé orí dáyámọ́ǹdì { $count }, láti tìrẹ { $instead ->
        [0] kò sí.
       *[other] { $instead }.
    }
why-deerportal-things =
    💡 Iye àyè tó ní rune tàbí dáyámọ́ǹdì tí dáìsì rẹ tó kàn lè gbé ọ dé: { $count } láti àyè tó dáa jù, láti tìrẹ { $instead ->
        [0] kò sí.
       *[other] { $instead }.
    }
why-deerportal-nearer = 💡 Láti àyè tó dáa jù, ó ku àyè { $count } sí portal, láti tìrẹ { $instead }.
why-rally-home = 💡 Ìgbésẹ̀ tó dáa jù gbé ọ dé òpin.
why-rally-stamp = 💡 Ìgbésẹ̀ tó dáa jù fún ọ ní òǹtẹ̀: { $what }.
why-rally-still = 💡 Lẹ́yìn ìgbésẹ̀ tó dáa jù, ìṣísẹ̀ tó kù ṣì lè parí ní { $what }. Lẹ́yìn tìrẹ, kò lè dé ibi tó ò ń lé.
why-rally-lapse =
    💡 Ìgbésẹ̀ rẹ fi ìṣísẹ̀ { $instead } ṣòfò ní ọ̀nà dídí, èyí tó dáa jù { $count ->
        [0] kò fi nǹkan ṣòfò.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 Nínú ọ̀nà 6 tí dáìsì lè gbà bọ́, { $count } lè parí àsìkò rẹ tó kàn níbi tó ò ń lé láti ibi tó dáa jù. Láti tìrẹ, { $instead ->
        [0] kò sí.
       *[other] { $instead }.
    }
why-rally-lucky2 =
    💡 Nínú ọ̀nà 36 tí dáìsì méjèèjì lè gbà bọ́, { $count } lè parí àsìkò rẹ tó kàn níbi tó ò ń lé láti ibi tó dáa jù. Láti tìrẹ, { $instead ->
        [0] kò sí.
       *[other] { $instead }.
    }
why-rally-nearer = 💡 Láti ibi tó dáa jù, ìṣísẹ̀ { $count } ló kù dé ibi tó sún mọ́ jù nínú ohun tó ò ń lé, láti tìrẹ { $instead }.
why-caesar-stops = 💡 Veto rẹ dá { $what } dúró.
why-caesar-removes = 💡 Tí Veto kò bá dá a dúró, ìgbésẹ̀ tó dáa jù gba { $count } lọ́wọ́ { $seat }: { $what }.
why-caesar-removes-philosopher = 💡 Tí Veto kò bá dá a dúró, ìgbésẹ̀ tó dáa jù gba Φ lọ́wọ́ { $seat }: { $what }.
why-caesar-strikes = 💡 Tí Veto kò bá dá a dúró, ìgbésẹ̀ tó dáa jù kó káàdì { $count } ti { $seat } àti { $instead } tìrẹ kúrò: { $what }.
why-caesar-reveals = 💡 Tí Veto kò bá dá a dúró, ìgbésẹ̀ tó dáa jù ṣí káàdì { $count } ti { $seat }: { $what }.
why-caesar-leads = 💡 Lẹ́yìn ìgbésẹ̀ tó dáa jù, ìbò { $what } á jẹ́ tìrẹ.
why-caesar-hides = 💡 Tí káàdì rẹ bá dojúdé, Ìpànìyàn ò lè kàn án.
why-caesar-decided = 💡 Ìbò { $what } á jẹ́ tìrẹ kódà láìsí káàdì yẹn.
why-caesar-adds =
    💡 Ìgbésẹ̀ tó dáa jù fi ipa { $count } kún un, tìrẹ { $instead ->
        [0] kò fi nǹkan kún un.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 Ìgbésẹ̀ tó dáa jù tọ́jú { $count } rẹ sọ́wọ́.
why-caesar-keeps = 💡 Ìgbésẹ̀ tó dáa jù tọ́jú { $what } de ìgbà míì.
