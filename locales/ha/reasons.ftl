why-whot-wins = 💡 Motsin da ya fi zai buga katinku na ƙarshe.
why-whot-ends = 💡 Motsinku ya kawo ƙarshen rabo nan take, wanda ya fi bai kawo ba.
why-whot-catches = 💡 Saura kati 1 a hannun { $seat }, ba a faɗi “Katin ƙarshe!” ba: in an kama { $seat }, hukuncin katuna 2 ne.
why-whot-silent = 💡 Motsinku ya bar muku kati 1 ba tare da “Katin ƙarshe!” ba: ana iya kama ku, ku ɗauki katuna 2.
why-whot-passes = 💡 Motsin da ya fi yana tura hukunci ga { $seat }: a mayar, ko a ɗauki katuna { $count }. A naku kun ɗauki { $instead }.
why-whot-cancels = 💡 Motsin da ya fi ya soke hukuncin katuna { $instead }.
why-whot-picks =
    💡 { $instead ->
        [one] Motsin da ya fi zai tilasta wa { $seat }, mai sauran kati 1 kawai, mayarwa ko ɗaukar ƙarin { $count }.
       *[other] Motsin da ya fi zai tilasta wa { $seat } mayarwa, ko ɗaukar katuna { $count }.
    }
why-whot-draws =
    💡 { $instead ->
        [one] Motsin da ya fi zai tilasta wa { $seat }, mai sauran kati 1 kawai, ɗaukar ƙarin { $count }.
       *[other] Motsin da ya fi zai tilasta wa { $seat } ɗaukar katuna { $count }.
    }
why-whot-again = 💡 Bayan motsin da ya fi, juyinku ne kuma.
why-whot-skips =
    💡 { $instead ->
        [one] Motsin da ya fi zai tilasta wa { $seat }, mai sauran kati 1 kawai, rasa juyi.
       *[other] Motsin da ya fi zai tilasta wa { $seat } rasa juyi.
    }
why-whot-market =
    💡 Da motsin da ya fi, { $count ->
        [one] mai wasa na gaba zai ɗauki kati 1.
       *[other] sauran { $count } za su ɗauki kati 1-1.
    }
why-whot-sheds =
    💡 Bayan motsin da ya fi, saura { $count ->
        [one] kati 1
       *[other] katuna { $count }
    } a hannunku, a motsinku kuwa { $instead }.
why-whot-keeps = 💡 Motsin da ya fi zai ajiye { $what } don gaba.
why-whot-fits =
    💡 Bayan motsin da ya fi, { $count ->
        [one] kati 1 daga naku zai dace
       *[other] katuna { $count } daga naku za su dace
    } da tari, a motsinku kuwa { $instead ->
        [0] babu.
       *[other] { $instead }.
    }
why-whot-lighter = 💡 Bayan motsin da ya fi, makin hannunku { $count }, a motsinku kuwa { $instead }.
why-differo-wins = 💡 Motsin da ya fi zai ci nan take.
why-differo-allows = 💡 Bayan motsinku, { $seat } na iya ci nan take da <b>{ $reply }</b>.
why-differo-loses = 💡 Bayan motsinku, { $seat } na iya tilasta nasara cikin motsi { $count }, daga <b>{ $reply }</b>.
why-differo-forces =
    💡 Motsin da ya fi yana tilasta nasara: komai amsar { $seat }, za ku ci { $count ->
        [one] a motsinku na gaba.
       *[other] cikin ƙarin motsi da ba su wuce { $count } ba.
    }
why-differo-threatens = 💡 Motsin da ya fi yana barazanar ci da <b>{ $reply }</b>.
why-differo-runs =
    💡 Motsinku ya ba { $seat } damar matsowa, saura { $instead ->
        [one] jere 1
       *[other] jere { $instead }
    } zuwa makoma, da <b>{ $reply }</b>. Bayan wanda ya fi, mafi kusa { $count } ne.
why-differo-nearer = 💡 Bayan motsin da ya fi, saura jere { $count } zuwa makomarku, a motsinku kuwa { $instead }.
why-differo-narrows = 💡 Motsin da ya fi ya bar wa { $seat } motsi { $count } kawai da za a zaɓa daga ciki, naku ya bar { $instead }.
why-deerportal-portal =
    💡 Hanyar da ta fi ta kai ƙofa{ $count ->
        [0] .
       *[other] { " " }da lu’ulu’u { $count }.
    }
why-deerportal-stays = 💡 In kun shiga ƙofa, tafiyarku ta ƙare: za ku bar lu’ulu’u { $count } a hanyarku.
why-deerportal-diamonds =
    💡 Hanyar da ta fi tana ba da lu’ulu’u { $count } nan take, zaɓinku { $instead ->
        [0] babu.
       *[other] { $instead }.
    }
why-deerportal-freezes = 💡 Hanyar da ta fi za ta daskarar da { $seat } juyi ɗaya.
why-deerportal-meditates = 💡 Tunani yana sa lu’ulu’u { $count } a hanyarku. Zaɓinku ya bar { $instead } a can.
why-deerportal-reaches =
    💡 Daga gurbi mafi kyau, dais na gaba zai iya kai ku lu’ulu’u { $count }, daga naku { $instead ->
        [0] babu.
       *[other] { $instead }.
    }
why-deerportal-things =
    💡 Daga gurbi mafi kyau, dais na gaba zai iya kai ku { $count ->
        [one] gurbi 1 mai
       *[other] guraba { $count } masu
    } laya ko lu’ulu’u, daga naku { $instead ->
        [0] babu.
       *[other] { $instead }.
    }
why-deerportal-nearer =
    💡 Daga gurbi mafi kyau saura { $count ->
        [one] gurbi 1
       *[other] guraba { $count }
    } zuwa ƙofa, daga naku { $instead }.
why-rally-home = 💡 Motsin da ya fi zai kai ku ƙarshe 🏁.
why-rally-stamp = 💡 Motsin da ya fi yana ba da tambari: { $what }.
why-rally-still = 💡 Bayan motsin da ya fi, sauran takunku na iya ƙarewa a { $what }. Bayan naku, ba za su iya kai wata makoma ba.
why-rally-lapse =
    💡 Motsinku ya ɓata taku { $instead } a hanya marar ɓullewa, wanda ya fi { $count ->
        [0] babu.
       *[other] { $count }.
    }
why-rally-lucky =
    💡 Daga wuri mafi kyau, sakamako { $count } cikin 6 na dais na iya ƙare juyinku na gaba a makoma. Daga naku { $instead ->
        [0] babu.
       *[other] { $instead }.
    }
why-rally-lucky2 =
    💡 Daga wuri mafi kyau, sakamako { $count } cikin 36 na dais na iya ƙare juyinku na gaba a makoma. Daga naku { $instead ->
        [0] babu.
       *[other] { $instead }.
    }
why-rally-nearer = 💡 Daga wuri mafi kyau saura taku { $count } zuwa makoma mafi kusa, daga naku { $instead }.
why-caesar-stops = 💡 Veto ɗinku zai hana { $what }.
why-caesar-removes = 💡 In ba a yi Veto ba, motsin da ya fi zai cire kati mai { $count } na { $seat }: { $what }.
why-caesar-removes-philosopher = 💡 In ba a yi Veto ba, motsin da ya fi zai cire Φ daga { $seat }: { $what }.
why-caesar-strikes =
    💡 In ba a yi Veto ba, motsin da ya fi zai share { $count ->
        [one] kati 1
       *[other] katuna { $count }
    } na { $seat }, daga katunanku kuma { $instead }: { $what }.
why-caesar-reveals =
    💡 In ba a yi Veto ba, motsin da ya fi zai buɗe { $count ->
        [one] kati 1
       *[other] katuna { $count }
    } na { $seat }: { $what }.
why-caesar-leads = 💡 Bayan motsin da ya fi, in aka yi ƙuri’ar { $what }, ku za ku ci.
why-caesar-hides = 💡 A rufe, ba za a iya yi wa katinku kisan gilla ba.
why-caesar-decided = 💡 In aka yi ƙuri’ar { $what }, ku za ku ci ko ba wannan kati ba.
why-caesar-adds =
    💡 Motsin da ya fi yana ƙara tasiri { $count }, naku { $instead ->
        [0] babu.
       *[other] { $instead }.
    }
why-caesar-saves = 💡 Motsin da ya fi zai bar katinku mai { $count } a hannunku.
why-caesar-keeps = 💡 Motsin da ya fi zai ajiye { $what } don gaba.
