to-kard =
    { WHO($seat) ->
        [you] کردی
       *[other] کرد
    }
to-gozasht =
    { WHO($seat) ->
        [you] گذاشتی
       *[other] گذاشت
    }
to-gereft =
    { WHO($seat) ->
        [you] گرفتی
       *[other] گرفت
    }
to-dad =
    { WHO($seat) ->
        [you] دادی
       *[other] داد
    }
to-keshid =
    { WHO($seat) ->
        [you] کشیدی
       *[other] کشید
    }
to-suzand =
    { WHO($seat) ->
        [you] سوزاندی
       *[other] سوزاند
    }
to-raft =
    { WHO($seat) ->
        [you] رفتی
       *[other] رفت
    }
to-andakht =
    { WHO($seat) ->
        [you] انداختی
       *[other] انداخت
    }
to-resid =
    { WHO($seat) ->
        [you] رسیدی
       *[other] رسید
    }
to-shod =
    { WHO($seat) ->
        [you] شدی
       *[other] شد
    }
to-bekeshad =
    { WHO($seat) ->
        [you] بکشی
       *[other] بکشد
    }
you-was =
    { WHO($seat) ->
        [you] شدی
       *[other] شد
    }
computer-name = کامپیوتر { $number }
player-name = بازیکن { $number }
name = { $name }
list-of = { $others } و { $last }
labelled = { $label }: { $value }
you-first = تو
you = تو
is-host = میزبان
is-away = غایب (کامپیوتر بازی می‌کند)
has-left = رفته
has-kicked = بیرونش کردند
has-resigned = تسلیم شده
level-easy = آسان
level-normal = معمولی
level-hard = سخت
level-random = شانسی
level-greedy = حریص
close = ✕ بستن
back = → بازگشت
refresh = ↻ تازه کن
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 قوانین
open-panel = ▶ حرکت من
earlier-moves = → قبلی‌ها
more-moves = بیشتر ←
deadline = ⏳ پایان وقت: { $time }
deadline-clock = ساعت { $clock }
deadline-now = ⌛ وقت تمام شد
pace-none = نامحدود
pace-seconds = { $count } ثانیه
pace-minutes = { $count } دقیقه
pace-hours =
    { $count ->
        [24] 1 روز
       *[other] { $count } ساعت
    }
rule-on = بله
rule-off = نه
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>قوانین خانگی</b> · { $game }
house-rules-plain = عادی
house-rules-plain-line = همان قوانین عادی.
house-rules-how = روی هر قانون بزن تا بخوانی یا عوضش کنی.
house-rules-read = روی هر قانون بزن تا بخوانی. فقط میزبان و ادمین‌ها می‌توانند عوضش کنند.
house-rules-stand = وسط بازی نمی‌شود قوانین خانگی را عوض کرد.
house-rules-here = 🏠 <b>قوانین خانگی این میز</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = الان: <b>{ $value }</b>
house-rule-read = فقط میزبان و ادمین‌ها می‌توانند عوضش کنند.
house-rules-button = 🏠 قوانین خانگی
back-to-lobby = → بازگشت به میز
game-no-rules = هنوز قوانین { $game } را ندارم.
