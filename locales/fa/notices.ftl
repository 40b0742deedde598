notice-nudged = ⏰ به { $seat } یادآوری شد.
notice-timed_out = ⌛ وقت { $seat } تمام شد.
clock-moved = ⌛ وقت تمام شد. { $move }
notice-skipped = ⏭ از نوبت { $seat } رد شدیم.
skip-moved = ⏭ رد شدیم. { $move }
notice-handed_over =
    🤖 { WHO($seat) ->
        [you] نبودی و یک کامپیوتر ({ $level }) جایت نشست.
       *[other] { $seat } نبود و یک کامپیوتر ({ $level }) جایش نشست.
    }
notice-came_back =
    🙋 { WHO($seat) ->
        [you] برگشتی.
       *[other] { $seat } برگشت.
    }
notice-took_over =
    🪑 { WHO($seat) ->
        [you] جای { computer-name } نشستی.
       *[other] { $seat } جای { computer-name } نشست.
    }
notice-new_host =
    🔑 حالا { $seat } میزبان { WHO($seat) ->
        [you] هستی
       *[other] است
    }.
notice-gone =
    🚪 { $by ->
        [admin]
            { WHO($seat) ->
                [you] از بازی بیرونت کردند.
               *[other] { $seat } را از بازی بیرون کردند.
            }
       *[player] { $seat } از بازی بیرون { to-raft }.
    }
notice-stopped = 🏁 بازی نیمه‌کاره تمام شد. کسی نبرد.
notice-resigned = 🏳 { $seat } تسلیم { to-shod }.
notice-draw_offered = 🤝 { $seat } پیشنهاد مساوی { to-dad }.
notice-draw_declined = 🤝 { $seat } مساوی را رد { to-kard }.
notice-draw_agreed = 🤝 همه مساوی را قبول کردند.
notice-undo_asked =
    ↩ { $seat } { WHO($seat) ->
        [you] خواستی حرکتت را پس بگیری.
       *[other] خواست حرکتش را پس بگیرد.
    }
notice-undo_declined =
    ↩ { $seat } قبول { WHO($seat) ->
        [you] نکردی
       *[other] نکرد
    }، پس حرکت سر جایش است.
notice-undone = ↩ { $seat } آخرین حرکت را پس { to-gereft }.
