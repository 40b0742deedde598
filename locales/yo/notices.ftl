notice-nudged = ⏰ { $seat } gba ìránnilétí.
notice-timed_out =
    ⌛ Àkókò tán { WHO($seat) ->
        [you] fún ọ
       *[other] fún { $seat }
    }.
clock-moved = ⌛ Àkókò ti tán. { $move }
notice-skipped =
    ⏭ { WHO($seat) ->
        [you] A fò ọ́.
       *[other] A fo { $seat }.
    }
skip-moved = ⏭ A fò ó. { $move }
notice-handed_over = 🤖 { $seat } kúrò nítòsí, torí náà kọ̀ǹpútà ({ $level }) ló ń ṣeré báyìí.
notice-came_back = 🙋 { $seat } ti padà dé.
notice-took_over = 🪑 { $seat } gba ipò { computer-name }.
notice-new_host = 🔑 { $seat } ni olùgbàlejò báyìí.
notice-gone =
    🚪 { $by ->
        [admin]
            { WHO($seat) ->
                [you] A yọ ọ́ kúrò nínú eré.
               *[other] A yọ { $seat } kúrò nínú eré.
            }
       *[player] { $seat } jáde nínú eré.
    }
notice-stopped = 🏁 A ti parí eré náà. Ẹnikẹ́ni ò borí.
notice-resigned = 🏳 { $seat } juwọ́ sílẹ̀.
notice-draw_offered = 🤝 { $seat } fi ọ̀mì lọ̀ wọ́n.
notice-draw_declined = 🤝 { $seat } kọ ọ̀mì.
notice-draw_agreed = 🤝 Gbogbo èèyàn gbà fún ọ̀mì.
notice-undo_asked = ↩ { $seat } béèrè láti dá ìgbésẹ̀ kan padà.
notice-undo_declined = ↩ { $seat } kò gbà, torí náà ìgbésẹ̀ náà dúró.
notice-undone = ↩ { $seat } dá ìgbésẹ̀ tó kẹ́yìn padà.
