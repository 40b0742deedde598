game-deerportal-about = تا دروازه بتاز، الماس جمع کن و عنصرها را به جان هم بینداز.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal, دروازه, گوزن
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>هدف:</b> آخر بازی از همه بیشتر الماس 💎 داشته باش.

    هر بازیکن مسیر خودش را دارد، از گوشه (خانهٔ 0) تا دروازه 🌀 در وسط (خانهٔ 40). مسیرها به هم نمی‌رسند، پس کسی راه کسی را نمی‌بندد.

    <b>نوبت تو</b>
    1. تاس بینداز 🎲.
    2. درست به اندازهٔ عدد تاس <b>جلو یا عقب</b> برو. حتماً باید حرکت کنی. اگر پشت سرت به اندازهٔ تاس خانه نباشد، خودکار جلو می‌روی. اگر تاس از قدم‌هایی که مانده بیشتر باشد هم به دروازه می‌رسی.
    3. فقط خانه‌ای که در آن <b>می‌ایستی</b> مهم است. الماسش مال توست. طلسمش یک کارت را به کار می‌اندازد (صفحهٔ بعد).

    <b>پایان:</b> نفر اولی که به دروازه برسد 5 الماس می‌گیرد و حالت گوزن 🦌 را شروع می‌کند. بعد از 16 نوبت دیگر، روی هم، یا همین که همه به دروازه رسیدند، الماس‌ها شمرده می‌شود. هر کس بیشتر داشته باشد می‌برد!
game-deerportal-rules-2 =
    📖 <b>طلسم‌ها و کارت‌ها</b>

    هر مسیر با 12 الماس و 16 طلسم شروع می‌شود. هر طلسم مال یکی از این‌هاست: 💧 آب، 🌱 خاک، 🔥 آتش یا 💨 باد. اگر روی طلسمی بایستی، کارت رویی کپهٔ آن عنصر، که همه می‌بینند، روی همان عنصر اثر می‌گذارد:

    • <b>یخ زدن</b> ❄️: یک نوبت بازیکن آن عنصر می‌سوزد. دو بار یخ زدن یعنی دو نوبت.
    • <b>یک طلسم کم</b>: 1 طلسم از مسیر آن بازیکن ناپدید می‌شود.
    • <b>1 الماس بگیر</b>: 1 الماس می‌گیری، حتی اگر آن مسیر دیگر الماسی نداشته باشد.
    • <b>2 الماس بگیر</b>: هر چه در آن مسیر مانده می‌گیری، حداکثر 2 تا.

    الماس‌هایی که جمع کرده‌ای در امان‌اند: کارت‌ها فقط از مسیر برمی‌دارند. طلسم عنصر <b>خودت</b> اثری ندارد، ولی کارتش مصرف می‌شود. بعد از آخرین کارت هر کپه (32)، همهٔ طلسم‌هایش ناپدید می‌شوند.

    🧘 <b>مراقبه:</b> اگر تاست درست به اندازه بیاید، به گوشه‌ات برگرد تا مسیرت مثل اول پر شود.
game-deerportal-rules-3 =
    📖 <b>دروازه و پایان</b>

    🌀 هر وقت تاست برسد می‌توانی وارد دروازه شوی. نفر <b>اول</b> 5 الماس می‌گیرد و بقیه هیچ. در دروازه الماس‌هایت می‌ماند و دیگر نوبت نداری. هیچ کارتی باعث نمی‌شود یخ بزنی و هر چه در مسیرت مانده ناپدید می‌شود.

    🦌 <b>حالت گوزن</b> 16 نوبت بازیکن‌هاست، برای هر جای سر میز 4 نوبت. نوبت‌های سوخته و نوبت‌های آن‌ها که در دروازه‌اند هم حساب می‌شود.

    💠 <b>الماس بزرگ</b> به اندازهٔ 3 الماس دیگر می‌ارزد. فقط آتش 🔥 می‌تواند آن را بگیرد: اگر اول از همه به دروازه برسد و در آن لحظه بیشتر از هر کس دیگر الماس داشته باشد.

    <b>چه کسی می‌برد؟</b> بازیکنی که بیشترین الماس را دارد خدای گوزن 🦌 است، حتی اگر به دروازه نرسیده باشد. اگر چند نفر برابر باشند، آن‌ها که به دروازه رسیده‌اند جلوترند، به ترتیب رسیدن. هر بازیکن دیگری که به دروازه رسیده راهب 🙏 است.

    جاهای خالی را کامپیوترها پر می‌کنند. فصل‌ها فقط شکل صفحه را عوض می‌کنند.
open-deerportal = 🧭 حرکت من
level-document = کلاسیک
level-document-help = 🤖 <b>کلاسیک</b> با یک قاعدهٔ ساده بازی می‌کند: جایی می‌رود که چیزی گیرش بیاید، یا شیر یا خط می‌اندازد، و هیچ‌وقت پیش‌بینی نمی‌کند.
deerportal-water = 💧 آب
deerportal-earth = 🌱 خاک
deerportal-fire = 🔥 آتش
deerportal-air = 💨 باد
deerportal-stop = یخ زدن
deerportal-card = یک طلسم کم
deerportal-diamond = 1 الماس بگیر
deerportal-diamonds = 2 الماس بگیر
deerportal-spring = 🌸 بهار
deerportal-summer = ☀️ تابستان
deerportal-fall = 🍂 پاییز
deerportal-winter = ❄️ زمستان
deerportal-time =
    { $season } · دور { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>حالت گوزن</b>: نوبت آخر
       *[other] { " " }· 🦌 <b>حالت گوزن</b>: بعد از این { $left } نوبت دیگر مانده
    }
deerportal-over = 🏁 الماس‌ها شمرده شد
deerportal-piles = 🎴 کار طلسم‌ها الان: { $cards }
deerportal-big = 💠 الماس بزرگ هنوز در دروازه است: برای { $who } 3 تا می‌ارزد
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 الماس
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ⬅ { $mark } جلو، تا خانهٔ { $last }: { $things ->
        [none] هیچ
       *[other] { $things }
    }
deerportal-behind =
    ➡ { $mark } عقب، تا خانهٔ { $last }: { $things ->
        [none] هیچ
       *[other] { $things }
    }
deerportal-still = 💎 الماس‌های مانده: { $counts }
deerportal-at = { $mark } خانهٔ { $field } از { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 در دروازه · 💎 { $count }
deerportal-frozen = ❄️ { $turns } نوبت می‌سوزد
deerportal-score =
    { $team ->
        [yes] تیم:{ " " }
       *[no] { "" }
    }{ $count } الماس
deerportal-title-god = 🦌 <b>خدای گوزن</b> · 💎 { $count }
deerportal-title-monk = 🙏 راهب: به دروازه رسید · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 زودتر رفت
       *[no] 🌾 به دروازه نرسید
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 به دروازه نرسید
   *[other] 🌀 در دروازه: نفر { $number }
}
deerportal-together = 🤝 روی هم { $count }
deerportal-roll = 🎲 تاس بینداز
deerportal-forward = ⬅ { $where }
deerportal-back = ➡ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] یخ زدن { $element } ❄️
        [card] یک طلسم کم: { $element }
        [diamond] 1 💎 از { $element }
        [diamonds] { $count } 💎 از { $element }
       *[none] { $element } بی‌اثر
    }
deerportal-portal =
    🌀 دروازه{ $bonus ->
        [none] { "" }
       *[other] : { $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 مراقبه
deerportal-ends = { $move } · پایان بازی
deerportal-said =
    { $way ->
        [back] عقب
       *[forward] جلو
    }، { $place ->
        [portal] تا دروازه 🌀
        [corner] تا گوشه‌ات (🧘 مراقبه)
        [diamond] تا خانهٔ { $field } (یک الماس 💎)
        [own] تا خانهٔ { $field } (طلسم خودت، { $element }: بی‌اثر)
        [rune] تا خانهٔ { $field } (طلسم { $element }: { $card })
       *[nothing] تا خانهٔ { $field } (خالی)
    }
deerportal-ask-roll = <b>نوبت توست:</b> تاس بینداز.
deerportal-ask-way = 🎲 <b>تاست { $number } آمد: جلو یا عقب؟</b>
event-deerportal-rolled = 🎲 { $seat } تاس { to-andakht }: { $number }.
event-deerportal-moved =
    { $rolled ->
        [0] { $seat }
       *[other] { $seat } با تاس { $rolled }
    }{ $way ->
        [back] { " " }عقب‌عقب
       *[forward] { "" }
    } به { $place ->
        [portal] دروازه
        [corner] گوشه
       *[field] خانهٔ { $end }
    } { to-raft }{ $found ->
        [diamond] { " و یک الماس 💎 پیدا " }{ to-kard }.
        [own]
            : طلسم عنصر { WHO($seat) ->
                [you] خودت
               *[other] خودش
            }، بی‌اثر.
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { $seat } مراقبه { to-kard }: { WHO($seat) ->
        [you] مسیرت
       *[other] مسیرش
    } دوباره پر شد.
event-deerportal-found_big = 💠 { $seat } الماس بزرگ را { to-gereft }: { $count } الماس!
event-deerportal-found_diamond = 💎 { $seat } یک الماس پیدا { to-kard }.
event-deerportal-drew =
    { $what ->
        [own]
            { $seat } طلسم عنصر { WHO($seat) ->
                [you] خودت
               *[other] خودش
            } { $mark } را به کار { to-andakht }: بی‌اثر.
        [frozen]
            { WHO($target) ->
                [you] با طلسم { $seat } یخ زدی ({ $mark }): یک نوبتت می‌سوزد ❄️.
               *[other] { $target } ({ $mark }) با طلسم { $seat } یخ زد: یک نوبتش می‌سوزد ❄️.
            }
        [lost]
            { WHO($seat) ->
                [you] طلسمت
               *[other] طلسم { $seat }
            } از { WHO($target) ->
                [you] مسیر تو
               *[other] مسیر { $target }
            } ({ $mark }) یک طلسم کم کرد.
        [lost-nobody]
            { WHO($seat) ->
                [you] طلسمت
               *[other] طلسم { $seat }
            } از مسیر { $element } { $mark } یک طلسم کم کرد.
        [won]
            { $seat } از { WHO($target) ->
                [you] مسیر تو
               *[other] مسیر { $target }
            } ({ $mark }) { $gained } الماس { to-gereft }.
        [won-nobody] { $seat } از مسیر { $element } { $mark } { $gained } الماس { to-gereft }.
        [won-anyway] { $seat } 1 الماس { to-gereft }، با این‌که مسیر { $element } { $mark } دیگر الماسی نداشت.
        [no-diamond]
            { WHO($seat) ->
                [you] طلسمت
               *[other] طلسم { $seat }
            } اثر نکرد: مسیر { $element } { $mark } دیگر الماسی ندارد.
        [no-rune]
            { WHO($seat) ->
                [you] طلسمت
               *[other] طلسم { $seat }
            } اثر نکرد: مسیر { $element } { $mark } دیگر طلسمی ندارد.
       *[no-one]
            { WHO($seat) ->
                [you] طلسمت
               *[other] طلسم { $seat }
            } اثر نکرد: کسی در مسیر { $element } { $mark } نیست.
    }{ $was_last ->
        [yes] { " " }این آخرین کارت آن کپه بود، پس همهٔ طلسم‌های { $mark } ناپدید شدند.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    { $rolled ->
        [0] 🌀 { $seat }
       *[other] 🌀 { $seat } با تاس { $rolled }
    } { $place ->
        [1] اول از همه به دروازه { to-resid }: { $bonus } الماس!
       *[other] به دروازه { to-resid }.
    }
event-deerportal-deer_mode = 🦌 حالت گوزن شروع شد: { $turns } نوبت مانده، برای همه روی هم.
event-deerportal-missed =
    ❄️ نوبت { $seat } سوخت{ $left ->
        [0] .
       *[other] { "" } و { $left } نوبت دیگر هم می‌سوزد.
    }
event-deerportal-season_began = { $season } شروع شد.
event-deerportal-left =
    { $seat } بیرون { to-raft } و { WHO($seat) ->
        [you] الماس‌هایت را هم با خودت بردی.
       *[other] الماس‌هایش را هم با خودش برد.
    }
event-deerportal-ended = بازی تمام شد.
reason-deerportal-all_home =
    🌀 همه به دروازه رسیدند. { $count ->
        [one] { $winners } برد و 🦌 خدای گوزن شد!
       *[other] { $winners } با هم بردند و 🦌 خدای گوزن شدند!
    }
reason-deerportal-deer_mode =
    🦌 حالت گوزن تمام شد. { $count ->
        [one] { $winners } برد و خدای گوزن شد!
       *[other] { $winners } با هم بردند و خدای گوزن شدند!
    }
reason-deerportal-last_standing = { $winners } از همه بیشتر دوام آورد و برد!
rule-deerportal-fair_centre = الماس بزرگ برای همه
rule-deerportal-fair_centre-help = هر کسی می‌تواند الماس بزرگ را بگیرد، نه فقط آتش. برای گرفتنش وقتی وارد دروازه شو که از هر کس دیگری بیشتر الماس داری.
rule-deerportal-portal_required = دروازه یا هیچ
rule-deerportal-portal_required-help = هر بازیکنی که به دروازه نرسیده، پایین‌تر از همهٔ کسانی است که رسیده‌اند، هر چقدر هم الماس داشته باشد.
rule-deerportal-quick = بازی سریع
rule-deerportal-quick-help = همه از نیمهٔ راه شروع می‌کنند، از خانهٔ 20.
rule-deerportal-no_bots = جاهای خالی، خالی بماند
rule-deerportal-no_bots-help = کامپیوترها فقط اگر اضافه‌شان کنید می‌آیند. عنصرها به ترتیب آمدن بازیکن‌ها داده می‌شود: آب، خاک، آتش، باد. حالت گوزن برای هر بازیکن 4 نوبت است.
rule-deerportal-random_bonus = جایزهٔ دروازه 5 یا 6
rule-deerportal-random_bonus-help = اولین بازیکن در دروازه 5 یا 6 الماس می‌گیرد، به قرعه.
rule-deerportal-teams = دو تیم
rule-deerportal-teams-help = هر گوشه با گوشهٔ روبه‌رو هم‌تیمی است: آب با آتش، خاک با باد. الماس‌های هر تیم روی هم حساب می‌شود.
deerportal-day-1-2 = فریگ دوباره دوکش را برمی‌دارد
deerportal-day-1-6 = روز سلتی ایزدبانوی سه‌گانه
deerportal-day-1-10 = روز گراینت قدیس
deerportal-day-1-13 = میدوینتربلوت، پیشکش میان زمستان
deerportal-day-1-20 = باز هم میدوینتربلوت، به تقویمی دیگر
deerportal-day-1-22 = جشن میوزها، ایزدبانوان هنر
deerportal-day-1-25 = جشن کهن دیستینگ
deerportal-day-1-30 = آپ هلی آ، جشن کهن آتش
deerportal-day-1-31 = روز بزرگداشت والکیری‌ها
deerportal-day-2-2 = اولین روز وسط فصل · ایمبولک، جشن بریگید
deerportal-day-2-11 = روزی که پرنده‌ها آواز را شروع می‌کنند
deerportal-day-2-14 = جشن والی
deerportal-day-3-2 = روز کلاغ‌ها
deerportal-day-3-13 = بورگ‌زوندگ، که خورشید از نو زاده می‌شود و بهار نزدیک است
deerportal-day-3-17 = ترفولنید تروخار، امروز روز پاتریک قدیس
deerportal-day-3-18 = روز شیلا
deerportal-day-3-19 = اولین روز سر فصل: اعتدال بهاری
deerportal-day-3-20 = جشن ایدونا
deerportal-day-3-21 = اوستارا، ایزدبانوی ساکسونی بهار
deerportal-day-4-30 = شب اول ماه مه، شب والپورگیس
deerportal-day-5-1 = بلتین، جشن سلتی آتش‌افروزی
deerportal-day-5-4 = دومین روز وسط فصل
deerportal-day-5-12 = رژهٔ گربه‌ها
deerportal-day-5-14 = جشن خورشید نیمه‌شب
deerportal-day-5-18 = جشن کرنونوس، خدای شاخ‌دار
deerportal-day-5-20 = جشن میولنیر، چکش ثور
deerportal-day-5-24 = روز مادر برای ایزدبانوی سه‌گانه
deerportal-day-6-20 = دومین روز سر فصل: انقلاب تابستانی
deerportal-day-6-21 = لیتا، بلندترین روز سال
deerportal-day-6-23 = شب یوحنای قدیس، میان تابستان
deerportal-day-8-1 = لوناسا، بازی‌های تابستانی لو، خدای خورشید
deerportal-day-8-2 = روز لیدی گودایوا
deerportal-day-8-4 = لاخ مو نار و آب شفابخشش
deerportal-day-8-5 = سومین روز وسط فصل
deerportal-day-8-10 = پاک فر، بازار مکارهٔ ایرلندی
deerportal-day-8-14 = روز مرد خارپوش
deerportal-day-8-17 = آزمون سخت اودین
deerportal-day-8-23 = جشن ایلماتار
deerportal-day-8-28 = فری فاکسی، روز فری
deerportal-day-8-29 = جشن اوردا
deerportal-day-9-21 = سومین روز سر فصل: اعتدال پاییزی
deerportal-day-10-8 = روز اریک سرخ
deerportal-day-10-9 = روز لیف اریکسون
deerportal-day-10-11 = پیرزن درخت‌ها
deerportal-day-10-14 = شب‌های زمستان، وقتی خرمن به خانه رسیده
deerportal-day-10-18 = بازار مکارهٔ بزرگ شاخ
deerportal-day-10-24 = جشن ارواح هوا
deerportal-day-10-27 = آلانتاید، که به هم سیب آلان می‌دهند
deerportal-day-10-31 = شب هالووین
deerportal-day-11-1 = ساوین، که خورشید می‌رود و سال سلتی شروع می‌شود
deerportal-day-11-5 = چهارمین روز وسط فصل
deerportal-day-12-6 = جشن نیکلاس قدیس، که اودین به هیئت او سردستهٔ شکار است
deerportal-day-12-9 = خانه‌تکانی بزرگ یول، که دانمارکی‌ها آب می‌آورند برای آبجوی یول
deerportal-day-12-13 = شکار وحشی وودن
deerportal-day-12-18 = جشن اپونا
deerportal-day-12-20 = چهارمین روز سر فصل: انقلاب زمستانی
deerportal-day-12-21 = جشن بئیوه · یول، دوازده روز چرخ سال
deerportal-not-rolled = اول تاس بینداز: /move تاس
deerportal-tap-way = این عدد تاس توست. جایی را که می‌خواهی بروی بزن.
deerportal-has-rolled = تاست را انداخته‌ای. بفرست /move جلو یا /move عقب
typed-deerportal = سه واژه می‌توانی بنویسی: تاس، جلو، عقب.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: تاس بینداز
    forward: جلو پیش
    back: عقب پس
