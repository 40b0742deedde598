lesson-differo-count = Ka ọmọ orí ìlà
lesson-differo-count-goal = Ìwọ àti Dúdú ní ọmọ 13 ẹnì kọ̀ọ̀kan. Ìwọ ni Funfun: ìwọ lo máa kọ́kọ́ ta, ò ń lọ sókè sí ìlà ìbú A. Dúdú ń lọ sísàlẹ̀, sí ìlà ìbú I. Ẹni tó kọ́kọ́ mú ọmọ kan dé òpin rẹ̀ ló borí.
lesson-differo-count-row = Yan ọmọ kan àti ìlà tó gba ibẹ̀ kọjá: ìlà ìbú tàbí ìdàgẹ̀rẹ̀. Ó ń rin iye àyè tí ìlà náà kà gẹ́lẹ́: yọ tiwọn kúrò nínú tìrẹ. Ìlà ìbú F: 6 − 0 = 6. Gbé F2 lórí rẹ̀.
lesson-differo-count-other-way = Àyè 6 náà ni, apá méjèèjì dáa. Àmọ́ F2 ni kó o gbé báyìí.
lesson-differo-count-in-row = Ìlà míì nìyẹn. Ọmọ rẹ 6 wà ní ìlà ìbú F. Gbé àkọ́kọ́ nínú wọn, F2.
lesson-differo-count-diagonal = Nínú “F4”, F ni ìlà ìbú, 4 ni ìdàgẹ̀rẹ̀ \; nọ́ńbà rẹ̀ wà nísàlẹ̀ rẹ̀. Lórí ìdàgẹ̀rẹ̀ 4, ọmọ rẹ 3 wà, ti Dúdú 1: 3 − 1 = 2. Gbé F4 sókè lórí rẹ̀.
lesson-differo-count-same-diagonal = Ìlà náà tọ́, àyè 2 ni. Àmọ́ F4 ni kó o gbé.
lesson-differo-count-number = Ìlà míì nìyẹn. Gbogbo àyè ìdàgẹ̀rẹ̀ 4 ní 4 lórúkọ. Gbé F4 lórí rẹ̀.
lesson-differo-count-jump = Ìdàgẹ̀rẹ̀ 4 ṣì jẹ́ 2. Gbogbo ẹ̀ lò ń kà, apá méjèèjì àti àlàfo, D4 náà wà nínú rẹ̀. Fo C4! Ó dúró síbẹ̀: a kì í jẹ ọmọ.
lesson-differo-count-back = Àyè 2 náà ni, àmọ́ ẹ̀yìn ni. Òkè ni òpin rẹ.
lesson-differo-count-over-c4 = Ọmọ míì nìyẹn. D4 lè fo C4: àyè 2 sókè lórí ìdàgẹ̀rẹ̀ 4.
lesson-differo-count-win = Lórí ìdàgẹ̀rẹ̀ / rẹ̀, B4 dá wà: 1 − 0 = 1. Ìyẹn tó láti bọ́ sí ìlà ìbú A, o sì borí lójú ẹsẹ̀. Ó yá!
lesson-differo-count-to-a = Ìlà ìbú A kọ́ nìyẹn. B4 lè débẹ̀: àyè 1 sókè lórí ìdàgẹ̀rẹ̀ / rẹ̀.
lesson-differo-limits = Ibi tó o lè bọ́ sí
lesson-differo-limits-longest = Ka ìlà mẹ́ta tó gba G4 kọjá, láti etí dé etí. Lẹ́yìn náà, gbé e lọ sọ́tùn-ún ní ìgbésẹ̀ tó gùn jù.
lesson-differo-limits-to-the-left = Bẹ́ẹ̀ ni, àyè 3. Àmọ́ lọ sọ́tùn-ún lọ́tẹ̀ yìí.
lesson-differo-limits-short = Ìdàgẹ̀rẹ̀ yìí jẹ́ 3 − 2 = 1. Ìlà ìbú jù bẹ́ẹ̀ lọ: 3 − 0 = 3.
lesson-differo-limits-exactly = Báyìí, ọmọ rẹ 4 àti tiwọn 1 wà ní ìlà ìbú F. Torí náà, àyè 3 lo máa rìn, kì í ṣe 1 tàbí 2. Gbé F2 lórí rẹ̀.
lesson-differo-limits-other-piece = Àyè 3 náà ni. Àmọ́ F2 ni kó o gbé.
lesson-differo-limits-in-row = Ìlà míì nìyẹn. Gbé F2 lórí ìlà ìbú F.
lesson-differo-limits-back = E4 ò lè lọ sókè: ọmọ wà ní D4, àyè tó ṣófo lo sì gbọ́dọ̀ bọ́ sí. Ìdàgẹ̀rẹ̀ / rẹ̀ jẹ́ 3 − 3 = 0: ní 0 tàbí ìsàlẹ̀ rẹ̀, o ò lè gba ìlà yẹn. Àmọ́ o lè lọ sẹ́gbẹ̀ẹ́ tàbí sẹ́yìn. Gbé e sẹ́yìn.
lesson-differo-limits-sideways = Ẹ̀gbẹ́ náà dáa. Àmọ́ lọ sẹ́yìn báyìí, lórí ìdàgẹ̀rẹ̀ \ rẹ̀.
lesson-differo-limits-goal = H3 ò lè rin àyè 4 lórí ìlà ìbú rẹ̀: ó máa jáde kúrò lórí pátákó. Kò sì lè lọ sí I3: òpin tiwọn ni, o ò lè bọ́ síbẹ̀ láé. Wá ìgbésẹ̀ tó kù fún un.
lesson-differo-limits-h3 = Ọmọ míì nìyẹn. H3 lè lọ sókè lórí ìdàgẹ̀rẹ̀ \ rẹ̀.
lesson-differo-limits-blocked = O ò lè fo àsìkò rẹ. Tó bá kàn ọ́, tí ọmọ rẹ kankan ò sì lè rìn, o pàdánù. Tó bá ṣẹlẹ̀ sí alátakò rẹ, o borí.
lesson-differo-win = Ìṣẹ́gun dandan
lesson-differo-win-threat = Kò tíì sí ọmọ rẹ tó lè dé ìlà ìbú A. Gbé ìgbésẹ̀ tó máa jẹ́ kí ọ̀kan lè débẹ̀ ní àsìkò tó kàn.
lesson-differo-win-needed = C5 lè dé A7 báyìí. Àmọ́ Dúdú á gbé B6 kúrò, C5 á sì fò jù. O ṣì nílò C6 níbi tó wà.
lesson-differo-win-loses = Dúdú á gbé H3 lọ sí I2, á sì borí! Ka ìlà tiwọn náà.
lesson-differo-win-no-threat = Lẹ́yìn ìyẹn, kò ṣì sí èyí tó lè débẹ̀. Ọmọ ní C5 lè débẹ̀: ìdàgẹ̀rẹ̀ / rẹ̀ á jẹ́ 2, ó tó A7 gẹ́lẹ́.
lesson-differo-win-now = O ti halẹ̀ láti gbé C5 lọ sí A7. Dúdú mú B6 kúrò lórí ìlà yẹn, C5 á sì fò jù báyìí. Àmọ́ B6 tún kúrò lórí ìlà míì. Wá ìgbésẹ̀ tó ń borí!
lesson-differo-win-line = Ìlà ìbú A kọ́ nìyẹn. B6 wà lórí ìdàgẹ̀rẹ̀ 6 pẹ̀lú tẹ́lẹ̀. Báyìí, ó jẹ́ 3 − 1 = 2: wo C6.
lesson-differo-win-won = Gbogbo ìgbésẹ̀ ń yí iye ìlà padà, tìrẹ àti tiwọn. Gbogbo eré náà nìyẹn! Fún àlọ́ míì, fi /puzzle ránṣẹ́.
lesson-differo-end = Ọ̀mì àti pípààrọ̀ àwọ̀
lesson-differo-end-third = Ìwọ àti Dúdú ti ń lọ, ẹ sì ń bọ̀. Tí ipò kan náà bá wáyé lẹ́ẹ̀kẹta, tó sì kan apá kan náà, ọ̀mì ni. Gbé F8 padà sí F2.
lesson-differo-end-not-third = Ipò tuntun nìyẹn, torí náà eré ń lọ. Gbé F8 padà sí F2.
lesson-differo-end-others = Ọ̀mì náà ni lẹ́yìn ìgbésẹ̀ 300, tàbí tẹ́ ẹ bá jọ gbà. Tó o bá juwọ́ sílẹ̀ tàbí jáde, o pàdánù. Tí àkókò rẹ bá tán, a máa gbé ìgbésẹ̀ kan fún ọ.
lesson-differo-end-swap = Ẹgbẹ́ yín lè lo òfin ilé kan: lẹ́yìn ìgbésẹ̀ àkọ́kọ́ Funfun, Dúdú lè pààrọ̀ àwọ̀ dípò kó rìn. Ẹni tó kọ́kọ́ rìn máa wá ṣeré lọ bíi Dúdú, òun ló sì kàn.
lesson-differo-end-start = Nínú eré, tẹ ọmọ kan, kó o tẹ àyè kan. Orí ire o!
