command-learn = یاد گرفتن یک بازی در چند دقیقه
learn-it = 🎓 یاد بگیر (3 دقیقه)
learn-short = 🎓 یاد بگیر
learn-games = 🎓 یاد گرفتن بازی (3 دقیقه)
lessons-title = 🎓 <b>یاد گرفتن بازی</b>
lessons-which = درس‌های کوتاه با حرکت‌های واقعی، فقط برای خودت. کدام بازی را یاد می‌گیری؟
lessons-unknown = برای «{ $typed }» درسی ندارم.
lessons-none = هنوز درسی نیست. /rules همهٔ بازی‌ها را توضیح می‌دهد.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = روی یک درس بزن. هر وقت خواستی ببند و بعد برگرد.
lesson-list-done = همهٔ درس‌ها را تمام کردی. وقت بازی است!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step } از { $steps }
lesson-on = بعدی ◂
lesson-done = ✓ <b>این درس تمام شد!</b>
lesson-last-done = ✓ <b>این آخرین درس بود!</b> حالا { $game } را با یک کامپیوتر آسان امتحان کن.
lesson-badge = 🎖 نشان تازه: <b>{ $badge }</b>
lesson-next = بعدی: { $title } ◂
lesson-play = ▶ بازی با کامپیوتر آسان
lesson-all = → درس‌ها
lesson-games = → بازی‌ها
lesson-learner = تو
lesson-name-1 = سارا
lesson-name-2 = علی
lesson-name-3 = مینا
lesson-name-4 = رضا
lesson-name-5 = نیما
