notice-nudged =
    ⏰ { WHO($seat) ->
        [you] وصلك تذكير.
       *[other] وصل تذكير إلى { $seat }.
    }
notice-timed_out =
    ⌛ { WHO($seat) ->
        [you] انتهى وقتك.
       *[other] انتهى وقت { $seat }.
    }
clock-moved = ⌛ انتهى الوقت. { $move }
notice-skipped =
    ⏭ { WHO($seat) ->
        [you] تخطينا دورك.
       *[other] تخطينا دور { $seat }.
    }
skip-moved = ⏭ تخطٍّ. { $move }
notice-handed_over =
    🤖 { WHO($seat) ->
        [you] في غيابك يلعب الكمبيوتر ({ $level }).
       *[other] في غياب { $seat } يلعب الكمبيوتر ({ $level }).
    }
notice-came_back =
    🙋 { WHO($seat) ->
        [you] عدت إلى اللعبة.
       *[other] عودة { $seat } إلى اللعبة.
    }
notice-took_over =
    🪑 { WHO($seat) ->
        [you] أخذت مكان { computer-name }.
       *[other] { $seat } مكان { computer-name } من الآن.
    }
notice-new_host =
    🔑 { WHO($seat) ->
        [you] المضيف الآن أنت.
       *[other] المضيف الآن { $seat }.
    }
notice-gone =
    🚪 { $by ->
        [admin]
            { WHO($seat) ->
                [you] أُخرجت من اللعبة.
               *[other] { $seat }: إخراج من اللعبة.
            }
       *[player]
            { WHO($seat) ->
                [you] غادرت اللعبة.
               *[other] { $seat }: مغادرة اللعبة.
            }
    }
notice-stopped = 🏁 أُنهيت اللعبة دون فائز.
notice-resigned =
    🏳 { WHO($seat) ->
        [you] استسلمت.
       *[other] { $seat }: استسلام.
    }
notice-draw_offered =
    🤝 { WHO($seat) ->
        [you] عرضت التعادل.
       *[other] عرض تعادل من { $seat }.
    }
notice-draw_declined =
    🤝 { WHO($seat) ->
        [you] رفضت التعادل.
       *[other] { $seat }: رفض التعادل.
    }
notice-draw_agreed = 🤝 اتفق الجميع على التعادل.
notice-undo_asked =
    ↩ { WHO($seat) ->
        [you] طلبت التراجع عن حركة.
       *[other] { $seat }: طلب التراجع عن حركة.
    }
notice-undo_declined =
    ↩ { WHO($seat) ->
        [you] رفضت طلب التراجع، فبقيت الحركة.
       *[other] { $seat }: رفض طلب التراجع، فبقيت الحركة.
    }
notice-undone =
    ↩ { WHO($seat) ->
        [you] تراجعت عن حركتك الأخيرة.
       *[other] { $seat }: تراجع عن الحركة الأخيرة.
    }
