lobby-title = 🎲 <b>{ $game }</b> · { $seats } بازیکن
lobby-sits =
    { $count ->
        [0] هنوز کسی نیامده
       *[other]
            { $full ->
                [yes] هر { $most } جا پر است
               *[no] { $count } جا از { $most } پر است
            }
    } · ⏳ هر حرکت: { $pace }
lobby-rematch = 🔁 بازی دوباره: اگر هستی، «من هستم» را بزن. بدون آن کسی وارد بازی نمی‌شود.
seat-kept = جایش محفوظ است
lobby-house-rules = 🏠 قوانین خانگی: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] جای خالی را کامپیوتر ({ $level }) پر می‌کند.
       *[other] { $count } جای خالی را کامپیوترها ({ $level }) پر می‌کنند.
    }
lobby-hands = 🃏 کارت‌هایت همین‌جا می‌آیند و فقط خودت می‌بینی‌شان. <a href="{ $link }">دوست داری در چت خصوصی بیایند؟</a>
lobby-no-hands = 🃏 تلگرام در این گروه نمی‌تواند کارت پنهانی نشان بدهد. برای دیدن کارت‌هایت دکمهٔ زیر میز را بزن، یا در <a href="{ $link }">چت خصوصی</a> بگیرشان.
lobby-suggestion = 💡 پیشنهاد { $who }: { $game }.
lobby-closed = این میز بسته شد. برای یک میز تازه /newgame را بفرست.
join = 🪑 من هستم
start = ▶ شروع
more = ⋯ بیشتر
switch-to = 💡 برویم سراغ { $game }
speak-here = 🌍 اینجا { $language }؟
speak-here-no = نه
language-kept = باشد، دیگر نمی‌پرسم. ادمین‌ها هر وقت بخواهند زبان را در /settings عوض می‌کنند.
more-title = ⋯ <b>{ $game }</b> · پیش از شروع
more-how = روی چیزی که می‌خواهی عوض کنی بزن.
more-read = فقط میزبان و ادمین‌ها می‌توانند این‌ها را عوض کنند. ولی تو می‌توانی بازی دیگری پیشنهاد بدهی.
more-games = 🎲 بازی‌ها
more-computers = 🤖 کامپیوترها
more-pace = ⏳ وقت هر حرکت
more-roles = 🎭 انتخاب نقش
more-fair = 🔒 بازی منصفانه
leave = 🚪 خروج
more-games-title = 🎲 <b>بازی‌ها</b>
more-games-lead = برای عوض کردن بازی این میز، روی یکی بزن.
more-games-suggest = روی یک بازی بزن تا به { $host } پیشنهادش بدهی.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>کامپیوترها</b>: { $count }
more-computers-how = روی یک سطح بزن تا کامپیوتری بیاید.
add-computer = + 🤖 { $level }
remove-computer = − کامپیوتر
more-pace-title = ⏳ <b>وقت هر حرکت</b>: { $pace }
more-pace-how = این فقط همین میز را عوض می‌کند. ادمین‌ها می‌توانند با /settings برای همهٔ بازی‌ها عوضش کنند.
lobby-roles = 🎭 نقشت را انتخاب کن. اول میزبان انتخاب می‌کند. نقش‌هایی که کسی برندارد به ترتیب نشستن پخش می‌شوند.
fair-play-title = 🔒 <b>بازی منصفانه</b>
fair-play-sealed =
    { $luck ->
        [no] این‌که چه کسی چه نقشی دارد
       *[yes] تمام شانس این بازی
    } از پیش قفل شده است: { $seal }

    همه‌اش از یک عدد مخفی می‌آید. آن را پیش از آن‌که کسی بیاید انتخاب کرده‌ام و این کد گواهش است. بعد از بازی عدد را نشانت می‌دهم و هر کسی می‌تواند بررسی کند که به کد می‌خورد. پس هیچ‌کس وسط بازی نمی‌تواند عوضش کند، حتی من.
copy-commitment = 🔒 کپی کد
done-suggested = 💡 { $game } را پیشنهاد دادی
done-suggestion-withdrawn = ✓ پیشنهادت را پس گرفتی
done-joined-next = ✓ اسمت برای بازی بعدی نوشته شد
joined-for-a-computer = همهٔ جاها پر بود، پس جای یک کامپیوتر نشستی.
played-on-for-a-computer = ✓ جای کامپیوتر نشستی
late = بازی شروع شده. اسمت برای بازی بعدی نوشته شد.
late-with-seats = بازی شروع شده. اسمت برای بازی بعدی نوشته شد. اگر می‌خواهی همین حالا بیایی، جای یک کامپیوتر بنشین:
late-leave = این بار نه
take-over = { $name }
lobby-stands = اینجا یک میز هست. «من هستم» را بزن.
playing-stands = اینجا یک بازی در جریان است. برای بازی بعدی «من هستم» را بزن. میزبان یا ادمین می‌تواند این یکی را با /endgame تمام کند.
asked-another = فقط کسی که پرسیده می‌تواند انتخاب کند.
