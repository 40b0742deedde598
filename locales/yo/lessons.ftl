command-learn = kọ́ eré kan ní ìṣẹ́jú díẹ̀
learn-it = 🎓 Kọ́ ọ (ìṣẹ́jú 3)
learn-short = 🎓 Kọ́ ọ
learn-games = 🎓 Kọ́ eré kan (ìṣẹ́jú 3)
lessons-title = 🎓 <b>Kọ́ eré kan</b>
lessons-which = Ẹ̀kọ́ kéékèèké pẹ̀lú ìgbésẹ̀ gidi, fún ìwọ nìkan. Eré wo lo fẹ́ kọ́?
lessons-unknown = Mi ò ní ẹ̀kọ́ fún “{ $typed }”.
lessons-none = Kò tíì sí ẹ̀kọ́. /rules ń ṣàlàyé gbogbo eré.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Tẹ ẹ̀kọ́ kan. O lè pa á dé, kó o padà wá nígbàkigbà.
lesson-list-done = O ti parí gbogbo ẹ̀kọ́. Ó tó àkókò láti ṣeré!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Tẹ̀síwájú ▸
lesson-done = ✓ <b>Ẹ̀kọ́ ti parí!</b>
lesson-last-done = ✓ <b>Ẹ̀kọ́ ìkẹyìn nìyẹn!</b> Báyìí, bá kọ̀ǹpútà tó rọrùn ṣe eré { $game }.
lesson-badge = 🎖 Àmì ẹ̀yẹ tuntun: <b>{ $badge }</b>
lesson-next = Tó kàn: { $title } ▸
lesson-play = ▶ Kọ̀ǹpútà tó rọrùn
lesson-all = ← Ẹ̀kọ́
lesson-games = ← Àwọn eré
lesson-learner = Ìwọ
lesson-name-1 = Ayọ̀
lesson-name-2 = Bọ́lá
lesson-name-3 = Kúnlé
lesson-name-4 = Dúpẹ́
lesson-name-5 = Fẹ́mi
