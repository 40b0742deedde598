game-rally-about = روی نقشه بتاز، از ایستگاه‌ها مُهر جمع کن و زودتر از همه به خط پایان برس.
game-rally = رالی
game-rally-rules-1 =
    📖 <b>رالی</b>

    <b>هدف</b>
    از سراسر نقشه مُهر جمع کن. وقتی به اندازه داشتی، معمولاً 4 تا، زودتر از همه به خط پایان 🏁 برس. همه از خانه‌ای که پیکان دارد شروع می‌کنند.

    <b>نوبت تو</b>
    1. تاس بینداز.
    2. روی راه‌ها درست به اندازهٔ تاس قدم بردار. هر قدم تو را به خانهٔ بعدی می‌برد. ایستگاه‌ها هم خانه‌اند.
    3. اگر نوبتت در ایستگاهی تمام شد، مُهرش را بگیر.

    <b>پایان بازی</b>
    وقتی کسی به خط پایان برسد، آن دور کامل می‌شود: هر کس در این دور هنوز بازی نکرده، نوبتش را می‌گیرد. بعد بازی تمام است.
    آن‌ها که به خط پایان رسیده‌اند جلوترند، به ترتیب رسیدن. رتبهٔ بقیه به تعداد مُهرهایشان است. با مُهر برابر، رتبه هم یکی است.
    اگر بقیه همه از بازی بروند، آخرین بازیکنی که بماند می‌برد.
game-rally-rules-2 =
    👣 <b>حرکت</b>

    • <b>مربع‌های سبز</b> نشان می‌دهند با همهٔ قدم‌های تاست به کجا می‌رسی. از کوتاه‌ترین راه می‌روی و نوبتت تمام می‌شود.
    • <b>دایره‌های آبی</b> توقف‌های سر راه‌اند: (2) یعنی 2 قدم از اینجا. از آنجا دوباره انتخاب می‌کنی و بقیهٔ قدم‌ها را می‌روی، پس راهت دست خودت است. برای این کار <i>توقف در راه…</i> را بزن.
    • همهٔ قدم‌ها را باید بروی: نه می‌توانی سر جایت بمانی و نه قدمی نگه داری.
    • <b>ردپایت:</b> در یک نوبت نمی‌توانی به خانه‌ای که بوده‌ای برگردی، حتی خانهٔ شروعت. نوبت بعد می‌توانی.
    • <b>راه بسته؟</b> اگر در بن‌بست باشی یا ردپای خودت راهت را بسته باشد، بقیهٔ قدم‌ها می‌سوزد و نوبتت همان‌جا تمام می‌شود. اگر آنجا ایستگاه باشد، باز هم مُهرش را می‌گیری.
    • بازیکن‌ها راه همدیگر را نمی‌بندند. هر چند نفر در یک خانه جا می‌شوند.
game-rally-rules-3 =
    🏷 <b>مُهرها</b>
    • ایستگاه‌ها تابلوهای حرف‌دارند. مُهر هر ایستگاه را فقط وقتی می‌گیری که نوبتت آنجا <b>تمام</b> شود. رد شدن یا توقف در راه حساب نیست.
    • هر مُهر را فقط یک بار می‌گیری، ولی به همه می‌رسد: مُهرها تمام نمی‌شوند.
    • بیشتر از لازم هم می‌توانی جمع کنی.
    • 🏷 روی دکمه یعنی اگر نوبتت آنجا تمام شود، مُهر تازه می‌گیری.

    🏁 <b>خط پایان</b>
    • تا مُهر کافی نداشته باشی به رویت بسته است.
    • بعدش فقط وقتی یک‌راست می‌روی که کوتاه‌ترین راه <b>درست</b> به اندازهٔ قدم‌های مانده‌ات باشد. اگر کوتاه‌تر است، از راه دورتر برو: جایی در راه توقف کن تا درست با آخرین قدم به خط پایان برسی.
    • از خط پایان نمی‌شود رد شد.
    • وقتی به خط پایان رسیدی، دیگر نوبت نداری.
game-rally-rules-4 =
    🏠 <b>قوانین خانگی</b>

    • <b>نقشه:</b> شهر قدیمی (6 ایستگاه)، هفت دماغه (8)، آسمان شب (10)، یا نقشهٔ خودتان: /map را بفرست تا بگویم چطور.
    • <b>مُهر برای برد:</b> به جای 4، از 2 تا 6. اگر ایستگاه‌های نقشه از این عدد کمتر باشد، مُهر همهٔ آن‌ها لازم است.
    • <b>همهٔ مُهرها:</b> از هر ایستگاه یک مُهر لازم داری.
    • <b>دو تاس:</b> دو تاس بینداز و جمعشان را برو.
    • <b>پایان آسان:</b> با قدم‌های اضافه هم می‌شود به خط پایان رفت. بقیه‌اش می‌سوزد.
    • <b>دور زدن:</b> اگر در راه در بن‌بست توقف کنی، می‌توانی دور بزنی و از همان راه برگردی.
    • <b>حرکت‌های اجباری خودکار</b> (از اول روشن): اگر فقط یک جا برای رفتن داشته باشی، خودکار می‌روی. تاس انداختن و رفتن به خط پایان با خودت است.
rally-example-1 = سارا
rally-example-2 = علی
open-rally = 🗺 حرکت من
rally-map-town = شهر قدیمی
rally-map-island = هفت دماغه
rally-map-sky = آسمان شب
rally-map-own = نقشهٔ خودتان
rally-table = 🗺 <b>{ $map }</b> · با { $needed } مُهر خط پایان 🏁 باز می‌شود
rally-steps =
    🎲 { $dice } · <b>{ $steps } قدم مانده</b>{ $some ->
        [0] { "" }
       *[other] . هیچ خانه‌ای درست در { $steps } قدمی نیست، پس در راه توقف کن: ({ $some }) یعنی بعد از { $some } قدم.
    }
rally-nearest =
    👣 { $mine ->
        [yes] قدم تا هر مُهر
       *[no] قدم‌های { $who } تا هر مُهر
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] قدم‌هایت تا خط پایان 🏁
       *[no] قدم‌های { $who } تا خط پایان 🏁
    }: { $steps }
rally-stampless = 🏷 یعنی یک مُهر می‌گیری.
rally-ahead = 🧭 خانه‌هایی که با این تاس به آن‌ها می‌رسی، بهترین اول. بعد از هر کدام، قدم‌ها از آنجا تا مُهر بعدی یا خط پایان:
rally-ahead-far = { $places } ← { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: یک مُهر، بعد { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: به خط پایان می‌رسی!
rally-ahead-stops = 🧭 جاهای توقف در راه، بهترین اول. بعد از هر کدام، بهترین خانه‌ای که از آنجا می‌توانی نوبتت را در آن تمام کنی.
rally-field = خانهٔ { $number }
rally-stands =
    { $place } · { $more ->
        [yes] { $held } مُهر ({ $needed } لازم)
       *[no] { $held } از { $needed } مُهر
    }
rally-home = 🏁 رسید · { $held } مُهر
rally-final =
    { $held ->
        [0] بدون مُهر
       *[other] { $held } مُهر
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 با { $held } مُهر رسید
rally-score = { $held } مُهر
rally-hand-steps = { $steps } قدم
rally-roll = 🎲 تاس بینداز
rally-go-field = خانهٔ { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } از { $whole } قدم)
rally-walk-part = توقف در راه…
rally-more-places = { $count } جای دیگر…
rally-where = <b>کجا می‌روی؟</b>
rally-rest = <b>{ $steps } قدم مانده: کجا می‌روی؟</b>
rally-which-part = <b>اول کجا توقف می‌کنی؟</b> ({ $some }) یعنی بعد از { $some } قدم. بعد ادامه می‌دهی، ولی از ردپای خودت نمی‌شود رد شد.
rally-tap-below =
    با دکمه‌های زیر میز انتخاب کن کجا می‌روی.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) یعنی بعد از { $some } قدم آنجا توقف می‌کنی و بعد ادامه می‌دهی.
    }
rally-tap-roll = نوبت توست: زیر میز «🎲 تاس بینداز» را بزن.
rally-look = هنوز نوبت تو نیست. این بازی چیز پنهانی ندارد: همه چیز روی میز پیداست.
event-rally-rolled = { $seat } تاس { to-andakht }: 🎲 { $dice }.
event-rally-rolled_two = { $seat } تاس { to-andakht }: 🎲 { $dice }، یعنی { $steps } قدم.
event-rally-walked =
    { $seat } { $steps } قدم تا <b>{ $to }</b> { to-raft }{ $left ->
        [0] .
       *[other] ، { $left } قدم مانده.
    }
event-rally-turn =
    { $seat } با تاس 🎲 { $dice } به <b>{ $to }</b> { to-raft }{ $held ->
        [0] .
       *[other]
            : 🏷 مُهر { $more ->
                [yes] { $held } ({ $needed } لازم).
               *[no] { $held } از { $needed }.
            }
    }
event-rally-forfeited = راه { $seat } بسته شد و { $steps } قدم سوخت.
event-rally-stamped =
    🏷 { $seat } مُهر <b>{ $at }</b> را { to-gereft }: { $more ->
        [yes] { $held } ({ $needed } لازم).
       *[no] { $held } از { $needed }.
    }
event-rally-finished =
    🏁 { $seat } { $place ->
        [1]
            اول از همه به خط پایان { to-resid }!{ $ends ->
                [yes] { "" }
               *[no] { " بقیه این دور را تمام می‌کنند." }
            }
       *[other] هم به خط پایان { to-resid }.
    }
event-rally-left = { $seat } از بازی بیرون { to-raft }.
event-rally-ended = بازی تمام شد.
reason-rally-finished = 🏁 { $winners } اول از همه به خط پایان رسید و برد!
reason-rally-last_standing = { $winners } از همه بیشتر دوام آورد و برد!
rule-rally-board = نقشه
rule-rally-board-help = نقشه‌ای که روی آن بازی می‌کنید. برای نقشهٔ خودت، فایلش را اینجا بفرست و با <code>/map</code> به آن ریپلای کن.
rule-rally-board-town = شهر قدیمی
rule-rally-board-island = هفت دماغه
rule-rally-board-sky = آسمان شب
rule-rally-board-own = 🗺 نقشهٔ خودتان
rule-rally-stamps_needed = مُهر برای برد
rule-rally-stamps_needed-help = چند مُهر لازم داری تا بتوانی به خط پایان 🏁 بروی.
rule-rally-all_stamps = همهٔ مُهرها
rule-rally-all_stamps-help = از هر ایستگاه نقشه یک مُهر لازم داری.
rule-rally-two_dice = دو تاس
rule-rally-two_dice-help = دو تاس می‌اندازی و جمعشان را می‌روی.
rule-rally-no_exact_finish = پایان آسان
rule-rally-no_exact_finish-help = با قدم‌های اضافه هم می‌توانی به خط پایان 🏁 بروی. بقیه‌اش می‌سوزد.
rule-rally-turnaround = دور زدن
rule-rally-turnaround-help = اگر در راه در بن‌بست توقف کنی، می‌توانی دور بزنی و از همان راه برگردی.
rally-town-S = دروازهٔ غربی
rally-town-A = آسیاب کهنه
rally-town-B = دباغ‌خانه
rally-town-C = برج ناقوس
rally-town-D = بازار ماهی
rally-town-E = تئاتر
rally-town-F = آبجوسازی
rally-town-Z = قلعه
rally-island-S = بندر
rally-island-A = دماغهٔ مرغ دریایی
rally-island-B = دماغهٔ مرجان
rally-island-C = دماغهٔ شمال
rally-island-D = دماغهٔ نخل
rally-island-E = دماغهٔ دزدان دریایی
rally-island-F = دماغهٔ لاک‌پشت
rally-island-G = چشمهٔ آب گرم
rally-island-H = معبد کهن
rally-island-Z = فانوس دریایی
rally-sky-S = رصدخانه
rally-sky-A = قو
rally-sky-B = چنگ
rally-sky-C = عقاب
rally-sky-D = نهنگ
rally-sky-E = عقرب
rally-sky-F = قوچ
rally-sky-G = شیر
rally-sky-H = خرچنگ
rally-sky-I = خرس
rally-sky-J = اژدها
rally-sky-Z = ستارهٔ قطبی
map-kept =
    🗺 <b>{ $name }</b>: { $positions } خانه، { $stations } ایستگاه. { $where ->
        [private] برای تو ذخیره شد.
       *[group] برای این گروه ذخیره شد. برای بازی روی آن /newgame rally را بفرست و در «قوانین خانگی»، «نقشه» انتخابش کن.
    }
map-brought = فرستنده: { $by }. فقط خودش یا یک ادمین می‌تواند عوضش کند.
map-is-anothers = این گروه نقشه دارد. فقط کسی که آن را فرستاده یا یک ادمین می‌تواند عوضش کند.
map-play = ▶ بازی روی این نقشه
map-unnamed = نقشهٔ تو
map-how =
    نقشه‌ات را به شکل فایل JSON اینجا بفرست و با /map به آن ریپلای کن. این شکلی است:

    <pre>{ "{" }"name": "Our village", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Kiosk"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> از 0 تا 1000 است و <code>y</code> از 0 تا 800. <code>look</code> یکی از این‌هاست: <code>town</code>، <code>island</code> یا <code>sky</code>. هر نقشه 5 تا 120 نقطه و حداکثر 12 ایستگاه دارد.
map-too-many = در یک ساعت { $most } نقشه فرستادی و بیشتر نمی‌شود. { $minutes } دقیقهٔ دیگر دوباره امتحان کن.
map-lost = نتوانستم آن فایل را بگیرم. دوباره بفرستش و با /map به آن ریپلای کن.
map-refused = ❌ این نقشه هنوز به درد بازی نمی‌خورد:
map-fault = • سطر { $line }: { $fault }
map-more =
    • … و { $all ->
        [yes] { $count } مورد دیگر.
       *[no] موردهای دیگر.
    }
map-fault-too-large = فایل { $size } کیلوبایت است، ولی حداکثر { $most } کیلوبایت می‌شود.
map-fault-not-text = این فایل متنی نیست. با قالب متن ساده و UTF-8 ذخیره‌اش کن.
map-fault-not-json = این JSON نیست: در ستون { $column } چیزی غلط است. دنبال یک ویرگول، گیومه یا کروشهٔ جاافتاده بگرد.
map-fault-no-map = نقشه یک شیء در آکولاد است با <code>positions</code> و <code>connections</code>.
map-fault-missing =
    { $position ->
        [none] نقشه <code>{ $word }</code> ندارد.
       *[other] نقطهٔ <code>{ $position }</code>، <code>{ $word }</code> ندارد.
    }
map-fault-unknown-word =
    { $position ->
        [none] در نقشه <code>{ $word }</code> را نمی‌شناسم.
       *[other] نقطهٔ <code>{ $position }</code> چیزی دارد که نمی‌شناسم: <code>{ $word }</code>.
    }
map-fault-no-list = <code>{ $word }</code> باید فهرستی در کروشه باشد.
map-fault-no-position = شمارهٔ { $number } در <code>positions</code> نقطه نیست. این‌طور بنویس: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = هر اتصال یک جفت نقطه است، مثل <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $value }</code> نمی‌تواند <code>id</code> نقطهٔ <code>{ $position }</code> باشد. یک تا سه حرف لاتین یا رقم بنویس.
map-fault-bad-x = <code>x</code> نقطهٔ <code>{ $position }</code> الان <code>{ $value }</code> است، ولی باید عددی از 0 تا 1000 باشد.
map-fault-bad-y = <code>y</code> نقطهٔ <code>{ $position }</code> الان <code>{ $value }</code> است، ولی باید عددی از 0 تا 800 باشد.
map-fault-bad-kind = <code>kind</code> نقطهٔ <code>{ $position }</code> الان <code>{ $value }</code> است، ولی باید <code>field</code>، <code>station</code>، <code>start</code> یا <code>finish</code> باشد.
map-fault-bad-name = <code>name</code> الان <code>{ $value }</code> است، ولی باید متنی با حداکثر 30 نویسه باشد.
map-fault-bad-look = <code>look</code> الان <code>{ $value }</code> است، ولی باید <code>town</code>، <code>island</code> یا <code>sky</code> باشد.
map-fault-bad-count = نقشه { $count } نقطه دارد، ولی باید از { $least } تا { $most } باشد.
map-fault-bad-connections = نقشه { $count } اتصال دارد، ولی حداکثر { $most } می‌شود.
map-fault-twice = دو نقطه با نام <code>{ $position }</code> هست. (حرف بزرگ و کوچک یکی حساب می‌شود.)
map-fault-no-start = نقطهٔ شروع نیست. به یک نقطه <code>"kind": "start"</code> بده.
map-fault-no-finish = خط پایان نیست. به یک نقطه <code>"kind": "finish"</code> بده.
map-fault-two-start = نقطهٔ <code>{ $position }</code> شروع دوم است، ولی هر نقشه فقط یکی دارد.
map-fault-two-finish = نقطهٔ <code>{ $position }</code> خط پایان دوم است، ولی هر نقشه فقط یکی دارد.
map-fault-bad-stations = نقشه { $count } ایستگاه دارد، ولی باید از 1 تا { $most } باشد.
map-fault-nowhere = یک اتصال به <code>{ $position }</code> می‌رود، ولی چنین نقطه‌ای نیست.
map-fault-to-itself = نقطهٔ <code>{ $position }</code> به خودش وصل است.
map-fault-connected-twice = <code>{ $one }</code> و <code>{ $other }</code> دو بار به هم وصل‌اند.
map-fault-too-many-ways = نقطهٔ <code>{ $position }</code> بیشتر از { $most } اتصال دارد.
map-fault-too-close = نقطهٔ <code>{ $other }</code> زیادی به <code>{ $one }</code> نزدیک است. دست‌کم { $apart } فاصله بگذار.
map-fault-runs-over = اتصال <code>{ $one }</code> به <code>{ $other }</code> از روی نقطهٔ <code>{ $position }</code> می‌گذرد.
map-fault-apart = از شروع هیچ راهی به نقطهٔ <code>{ $position }</code> نیست.
map-fault-behind-finish = فقط از خط پایان می‌شود به نقطهٔ <code>{ $position }</code> رسید، ولی کسی از خط پایان رد نمی‌شود.
map-fault-finish-apart = هیچ راهی به خط پایان، نقطهٔ <code>{ $position }</code>، نیست.
map-fault-no-end = شاید بازی هیچ‌وقت تمام نشود: با دو تاس، بازیکن در <code>{ $position }</code> هرگز نمی‌تواند نوبتش را در <code>{ $goal }</code> تمام کند. چند نقطه اضافه کن.
rally-not-rolled = اول تاس بینداز: /move تاس
rally-has-rolled = تاست را انداخته‌ای و { $steps } قدم مانده. بنویس کجا می‌روی.
rally-not-reached = الان به { $place } نمی‌رسی. { $steps } قدم مانده.
typed-rally = بنویس «تاس»، بعد نام یک خانه یا ایستگاه نقشه را، مثل 12 یا B.
rule-rally-forced_moves = حرکت‌های اجباری خودکار
rule-rally-forced_moves-help = اگر فقط یک جا برای رفتن داشته باشی، خودکار می‌روی. تاس انداختن و رفتن به خط پایان 🏁 با خودت است.
typed-words-rally =
    roll: تاس بینداز
    to: به
