somebody = یک نفر
pool-whot = Whot، سه بازیکن یا بیشتر
pool-whot-2 = Whot، دونفره
command-me = دیدن ریتینگ، بردها و نشان‌هایت
command-top = دیدن بهترین‌های این گروه
command-games = مرور آخرین بازی‌ها

lobby-rated = 🏅 با ریتینگ
lobby-rated-from-two = 🏅 با ریتینگ، از 2 نفر به بالا
lobby-for-fun =
    🏠 دوستانه{ $why ->
        [house] : قوانین خانگی
        [clock] : بی‌محدودیت وقت
       *[other] { "" }
    }
play-for-fun = 🏠 بازی دوستانه
rate-again = 🏅 بازی با ریتینگ
done-for-fun = ✓ این بازی فقط دوستانه است
done-rated = ✓ این بازی در ریتینگ حساب می‌شود
often-leaves = ⚠️ { $who } زیاد وسط بازی می‌رود.

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 دوستانه{ $why ->
        [house] : قوانین خانگی
        [clock] : بی‌محدودیت وقت
        [short] : برای حساب شدن کوتاه بود
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } ({ $count } بازی)
month-1 = ژانویه
month-2 = فوریه
month-3 = مارس
month-4 = آوریل
month-5 = مه
month-6 = ژوئن
month-7 = ژوئیه
month-8 = اوت
month-9 = سپتامبر
month-10 = اکتبر
month-11 = نوامبر
month-12 = دسامبر

me-title = 👤 <b>{ $name }</b> · در این گروه
me-title-private = 👤 <b>{ $name }</b> · با کامپیوتر
me-title-everywhere = 👤 <b>{ $name }</b> · در همهٔ گروه‌ها
me-nothing = هنوز اینجا بازی‌ای را تمام نکرده‌ای. برای شروع /newgame را بفرست.
me-pool-rated = <b>{ $pool }</b>: { $rating } · { $count } بازی
me-pool = <b>{ $pool }</b>: { $count } بازی
me-won = { $won } درصد برد، سهم برابر { $share } درصد است
me-rating-how = ریتینگت از 1500 شروع می‌شود. ± یعنی هنوز چقدر شاید جابه‌جا باشد، و ? یعنی هنوز جا نیفتاده.
me-finishes = 🏁 { $percent } درصد بازی‌ها را تمام می‌کند
me-answers = در { $seconds } ثانیه جواب می‌دهد
me-badges = 🎖 { $count } از { $most } نشان
privacy-button = 🛡 چه نگه می‌دارم
me-everywhere = 🌍 در همهٔ گروه‌ها
my-games = 📜 بازی‌های من
badges-button = 🎖 نشان‌ها

top-title-month = 🏆 <b>{ $pool }</b> · این ماه
top-title-ever = 🏆 <b>{ $pool }</b> · همهٔ زمان‌ها
top-month = { $who } · { $won } برد از { $count }
top-ever = { $who } · { $rating } · { $count } بازی
top-ever-few = { $who } · { $rating } · { $count } از { $most } بازی
top-streak = 🔥 { $count } برد پشت سر هم
top-nothing = هنوز کسی در این جدول نیست. با یک بازی تمام‌شده اسمت می‌آید.
top-month-button = 📅 این ماه
top-ever-button = 🏅 همهٔ زمان‌ها
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 به گروه نشان بده
top-shown = ✓ به گروه نشان دادم
top-shown-lately = جدول را همین تازگی نشان دادم. هر 10 دقیقه یک بار بس است.
top-on = با /top
top-off = بدون /top
top-is-off = جدول در این گروه خاموش است. یک ادمین می‌تواند در /settings روشنش کند.

games-title = 📜 <b>آخرین بازی‌های اینجا</b>
games-title-mine = 📜 <b>آخرین بازی‌های تو در اینجا</b>
games-line = { $number }. { $told }
games-none = هنوز بازی‌ای تمام نشده. برای شروع /newgame را بفرست.
games-all = بازی‌های همه
games-mine = بازی‌های من
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 مساوی · { $when }
game-told-ended = <b>{ $game }</b> · نیمه‌کاره · { $when }
game-of-older-rules = این بازی با قوانین قدیمی‌تر بوده و دیگر نمی‌توانم بازش کنم.

badges-title = 🎖 <b>{ $count } از { $most } نشان</b>
badges-open = هنوز نگرفته‌ای:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = اولین بازی
badge-games-1-about = یک بازی را تمام کن
badge-games-10 = پای ثابت
badge-games-10-about = 10 بازی را تمام کن
badge-games-50 = صاحب‌خانه
badge-games-50-about = 50 بازی را تمام کن
badge-games-100 = صد شب‌نشینی
badge-games-100-about = 100 بازی را تمام کن
badge-games-500 = افسانهٔ میز
badge-games-500-about = 500 بازی را تمام کن
badge-wins-1 = اولین برد
badge-wins-1-about = یک بازی را ببر
badge-wins-10 = ده برد
badge-wins-10-about = 10 بازی را ببر
badge-wins-50 = پنجاه برد
badge-wins-50-about = 50 بازی را ببر
badge-wins-100 = صد برد
badge-wins-100-about = 100 بازی را ببر
badge-row-3 = هت‌تریک
badge-row-3-about = 3 بازی را پشت سر هم ببر
badge-row-5 = روی دور برد
badge-row-5-about = 5 بازی را پشت سر هم ببر
badge-row-10 = بی‌ترمز
badge-row-10-about = 10 بازی را پشت سر هم ببر
badge-won-whot = کارت آخر
badge-won-whot-about = یک بازی Whot را ببر
badge-won-caesar = فاتح روم
badge-won-caesar-about = یک بازی سزار و کلئوپاترا را ببر
badge-won-deerportal = عزیزدردانهٔ خدای گوزن
badge-won-deerportal-about = یک بازی DeerPortal را ببر
badge-won-rally = اول در خط پایان
badge-won-rally-about = یک بازی رالی را ببر
badge-won-differo = خط‌شکن
badge-won-differo-about = یک بازی دیفرو را ببر
badge-won-all = همه‌فن‌حریف
badge-won-all-about = هر پنج بازی را ببر
badge-learned = دیپلم { $game }
badge-learned-about = همهٔ درس‌های { $game } را تمام کن
badge-beat-hard = سخت‌تر از فولاد
badge-beat-hard-about = جایت بالاتر از یک کامپیوتر سخت باشد
badge-full-table = میز پر
badge-full-table-about = از دست‌کم چهار نفر دیگر ببر
badge-giant = غول‌کش
badge-giant-about = کسی را ببر که ریتینگش دست‌کم 200 تا بالاتر است
badge-met-10 = خوش‌معاشرت
badge-met-10-about = با 10 نفر مختلف بازی کن
badge-met-25 = رفیق همه
badge-met-25-about = با 25 نفر مختلف بازی کن
badge-week = یک هفتهٔ کامل
badge-week-about = 7 روز پشت سر هم بازی کن
badge-night = جغد شب
badge-night-about = بین 2 تا 5 صبح (UTC) ببر
badge-phoenix = ققنوس
badge-phoenix-about = بعد از 5 باخت پشت سر هم ببر
badge-dead-heat = شانه‌به‌شانه
badge-dead-heat-about = با همه شریک رتبهٔ اول شو
badge-fast = دست سریع
badge-fast-about = با کمتر از 3 ثانیه برای هر حرکت ببر
badge-marathon = ماراتن
badge-marathon-about = یک بازی با 200 حرکت یا بیشتر را تمام کن
badge-last-again = بامرام
badge-last-again-about = 3 بار پشت سر هم آخر شو و تا ته بمان

command-nickname = انتخاب لقبت در جدول جهانی
world-button = 🌍 جهان
world-title = 🌍 <b>{ $pool }</b> · همهٔ گروه‌ها
world-line = { $place } { $who } · { $rating }
world-nobody = هنوز کسی اینجا نیست. ریتینگ جاافتاده، 5 حریف، 2 گروه و یک لقب می‌خواهد.
world-how = می‌خواهی در آن باشی؟ با <code>/nickname</code> لقبی انتخاب کن
nickname-chosen = 🌍 وقتی ریتینگت جا بیفتد و در دست‌کم 2 گروه با 5 نفر بازی کرده باشی، جدول جهانی تو را با این لقب نشان می‌دهد: <b>{ $nickname }</b>. برای بیرون آمدن بفرست <code>/nickname off</code>
nickname-none = 🌍 جدول جهانی تو را نشان نمی‌دهد. برای بودن در آن <code>/nickname</code> و یک لقب دلخواه بفرست. فقط همان لقب و ریتینگت دیده می‌شود، نه نامت در تلگرام.
nickname-needs-letters = لقب دست‌کم 2 حرف می‌خواهد.
