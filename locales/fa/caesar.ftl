game-caesar-about = سزار در برابر کلئوپاترا: با بلوف و جاسوس و وتو، پنج گروه از نجیب‌زاده‌های روم را به سوی خودت بکش.
game-caesar = سزار و کلئوپاترا
game-caesar-aliases = Cleopatra, کلئوپاترا, سزار
game-caesar-rules-1 =
    📖 <b>سزار و کلئوپاترا</b>

    <b>هدف:</b> نجیب‌زاده‌های روم را ببر. پنج گروه‌اند: سه گروه 5 نفره (قاضی‌ها، شهردارها، خزانه‌دارها) و دو گروه 3 نفره (کنسول‌ها، ممیزها). آخر بازی هر کس امتیاز بیشتری داشته باشد می‌برد.

    <b>شروع:</b> هر بازیکن پنهانی یک 1، 2، 3، 4 و 5 را بسته می‌گذارد، برای هر گروه یکی. بعد هر کدام یک 1، 2، 3، 4 و 5 دیگر و یک وتو در دست دارد، و یک مأموریت مخفی (صفحهٔ 4). سزار شروع می‌کند.

    <b>نوبت تو</b>
    1. نفوذ بازی کن: <b>یک</b> کارت روباز یا بسته، یا <b>دو</b> کارت، یکی روباز و یکی بسته. دست‌کم یکی اجباری است. برای هر گروه حداکثر پنج کارت می‌توانی داشته باشی.
    2. <b>یک</b> کارت ترفند هم می‌توانی بازی کنی، قبل یا بعد. اگر آن را بعد از اولین کارت نفوذت بازی کنی، دیگر نمی‌توانی کارت نفوذ دوم بازی کنی.
    3. از کیسه یک <b>سردیس</b> بکش: شاید گروهی رأی بدهد.
    4. آن‌قدر بکش که دوباره شش کارت داشته باشی. هر کارت از دسته‌ای که می‌خواهی: نفوذ یا ترفند.
game-caesar-rules-2 =
    🗿 <b>سردیس‌ها و رأی‌ها</b>

    کیسه هفت سردیس دارد.
    • سردیس یک گروه: همان گروه رأی می‌دهد. سردیس کنار می‌رود.
    • 🪨 خاکستری: رأی‌گیری نیست. سردیس کنار می‌رود.
    • ⚫ سیاه: رأی‌گیری نیست. همهٔ سردیس‌ها، خودش هم، به کیسه برمی‌گردند.
    بعد از هر سردیس، هر گروهی که 8 کارت یا بیشتر دارد (هر دو طرف روی هم) هم رأی می‌دهد. پس یک گروه می‌تواند در یک نوبت دو بار رأی بدهد.

    <b>رأی‌گیری</b>
    1. همهٔ کارت‌های گروه رو می‌شود و روباز می‌ماند.
    2. عددهای هر طرف را جمع بزن. فیلسوف Φ صفر است.
    3. طرفی که جمعش بزرگ‌تر است یک نجیب‌زاده می‌برد. ولی اگر یک طرف Φ بیشتری از آن یکی داشته باشد، جمع <b>کوچک‌تر</b> می‌برد.
    4. هر کس هم که برده باشد، طرفی که جمعش بزرگ‌تر است بزرگ‌ترین عددش را می‌سوزاند و آن یکی کوچک‌ترین عددش را. بقیهٔ کارت‌ها می‌مانند، Φ هم.
    <b>جمع برابر:</b> کسی نمی‌برد و چیزی نمی‌سوزد.

    وقتی آخرین نجیب‌زادهٔ گروهی برده شد، کارت‌هایش می‌سوزد و سردیسش از بازی بیرون می‌رود.
game-caesar-rules-3 =
    🃏 <b>کارت‌ها</b>

    <b>نفوذ</b> (هر طرف 37 تا): از هر عدد 1 تا 5 هفت کارت، و دو فیلسوف <b>Φ</b>.

    <b>کارت‌های ترفند</b> (هر طرف 10 تا)
    🗡 <b>ترور</b> (3 کارت): حریف یک کارت روبازش را که تو انتخاب کنی می‌سوزاند، حتی Φ.
    👁 <b>جاسوس</b> (3): همهٔ کارت‌های بستهٔ حریف در یک گروه رو می‌شود.
    🔀 <b>جابه‌جایی</b> (1): همهٔ کارت‌هایت را از دو گروه بردار و از نو بین همان دو پخش کن، همه بسته، هر کدام حداکثر پنج.
    ⚡ <b>خشم خدایان</b> (1): هر دو طرف همهٔ کارت‌هایشان را در یک گروه می‌سوزانند.
    ✋ <b>وتو</b> (2): جلوی یکی از این‌ها را که حریف اعلام کند می‌گیرد. هر دو کارت می‌سوزد و همان لحظه یک کارت می‌کشی. وتو را نمی‌شود وتو کرد و فقط در جواب بازی می‌شود.

    حتی اگر وتو نداری از تو می‌پرسم؛ ولی وقتی همه می‌توانند بدانند که نداری، شاید نپرسم. کارت وتوشده هم کارت ترفند آن نوبت حساب می‌شود.
game-caesar-rules-4 =
    🏆 <b>پایان و امتیازها</b>

    <b>کارت نفوذ نداری،</b> یا گروهی نیست که برایش بگذاری؟ پس فقط یک سردیس می‌کشی و پیش از آن‌که دستت را دوباره شش‌تایی کنی، می‌توانی هر کارتی از دستت را بسوزانی.
    <b>دستهٔ خالی</b> دوباره بُر نمی‌خورد. از دستهٔ دیگر بکش. اگر هر دو خالی بود، با کارت کمتر ادامه بده.

    <b>بازی</b> آخر یک نوبت <b>تمام می‌شود</b> اگر
    • هر 21 نجیب‌زاده برده شده باشد،
    • هیچ بازیکنی در دست و دسته‌اش نفوذ نداشته باشد،
    • در همهٔ گروه‌ها دو طرف برابر باشند و دیگر هیچ‌کس نتواند عوضش کند،
    • یا 12 نوبت پشت هم (هر کدام 6) روی میز چیزی عوض نشده باشد.

    <b>امتیازها</b>
    • هر نجیب‌زاده 1 امتیاز
    • اکثریت یک گروه (3 از 5، یا 2 از 3) 1 امتیاز دیگر، و اگر همهٔ گروه را ببری باز هم 1
    • اکثریت گروه مأموریت مخفی‌ات 2 امتیاز دیگر: قاضی‌ها، شهردارها یا خزانه‌دارها

    هر کس امتیاز بیشتری دارد می‌برد. برابر که باشید مساوی است.
open-caesar = 🃏 کارت‌های من
caesar-group-praetor = قاضی‌ها
caesar-group-aedile = شهردارها
caesar-group-quaestor = خزانه‌دارها
caesar-group-consul = کنسول‌ها
caesar-group-censor = ممیزها
caesar-persona-caesar = سزار
caesar-persona-cleopatra = کلئوپاترا
caesar-card-p = Φ
caesar-card-assassination = 🗡 ترور
caesar-card-scout = 👁 جاسوس
caesar-card-castling = 🔀 جابه‌جایی
caesar-card-wrath = ⚡ خشم
caesar-card-veto = ✋ وتو
caesar-label-hand = در دست
caesar-label-decks = دسته‌ها
caesar-label-discarded = سوخته
caesar-label-busts = سردیس‌های بیرون
caesar-label-bag = در کیسه
caesar-title-mission =
    { $persona } · مأموریت { $group } { $done ->
        [yes] انجام شد: 2 امتیاز
       *[no] انجام نشد
    }
caesar-points = { $points } امتیاز
caesar-label-mission = مأموریتت
caesar-name-assassination = ترور
caesar-name-scout = جاسوس
caesar-name-castling = جابه‌جایی
caesar-name-wrath = خشم
caesar-name-veto = وتو
caesar-lost-nothing = هیچ
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] همه برده شدند
       *[other] { $left } مانده
    } · { $one } · { $other }
caesar-busts = 🗿 سردیس‌ها، بیرون از کیسه: { $out } · در کیسه: { $bag }
caesar-no-busts = هیچ
caesar-decks = 📚 دسته‌ها (نفوذ + ترفند): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 سوخته: { $discarded_one } و { $discarded_other }
caesar-match = 🏆 بازی { $game } از مسابقه، { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: قبول می‌کنی یا با وتو جلویش را می‌گیری؟
caesar-now-setup = 🤫 هر دو بازیکن پنهانی یک 1، 2، 3، 4 و 5 را بسته می‌گذارند، برای هر گروه یکی.
caesar-now-play = ▶️ حالا: 1 یا 2 کارت نفوذ و حداکثر 1 کارت ترفند.
caesar-now-influence = ▶️ حالا: 1 یا 2 کارت نفوذ.
caesar-now-more =
    ▶️ حالا: کارت نفوذ دوم ({ $way ->
        [up] روباز
       *[down] بسته
    }){ $acted ->
        [yes] { "" }
       *[no] { "، یک کارت ترفند" }
    } یا یک سردیس.
caesar-now-action = ▶️ حالا: یک کارت ترفند یا یک سردیس.
caesar-now-replace = ▶️ حالا: کشیدن یک کارت به جای وتو.
caesar-now-castling = ▶️ حالا: چیدن دوبارهٔ کارت‌های دو گروه، بسته.
caesar-now-discard = ▶️ کارت نفوذی نمی‌شد بازی کرد. حالا: سوزاندن کارت‌های نخواستنی، بعد کشیدن تا شش کارت.
caesar-now-refill = ▶️ حالا: کشیدن تا شش کارت.
caesar-mission = 🎯 مأموریت: اکثریت { $group } (2 امتیاز)
caesar-hand = 🃏 کارت‌های دستت: { $cards }
caesar-discards = 🗑 سوخته‌ها: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — سوخته‌ای نیست —
       *[other] 🗑 سوخته‌ها ({ $count })
    }
caesar-standing = { $persona } · <b>{ $points }</b> امتیاز · در دست: { $influence } نفوذ، { $actions } ترفند
caesar-final =
    { $patricians } نجیب‌زاده + { $bonus } برای گروه‌ها{ $mission ->
        [none] { "" }
        [missed] { " " }(مأموریت { $group } انجام نشد)
       *[done] { " " }+ 2 برای مأموریت { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 ترور ({ $card } روباز، { $group })
caesar-trick-scout = 👁 جاسوس ({ $group })
caesar-trick-castling = 🔀 جابه‌جایی ({ $group } و { $other })
caesar-trick-wrath = ⚡ خشم خدایان ({ $group })
caesar-ask-setup = <b>کدام کارت بسته برای { $icon } { $group }؟</b> کارت { $number } از 5. کارت پنجم خودکار به ممیزها می‌رسد.
caesar-ask-play = <b>یک کارت انتخاب کن.</b> 1 کارت نفوذ بازی کن یا 2 تا (یکی روباز، یکی بسته). قبل یا بعد از آن، 1 کارت ترفند هم می‌توانی بازی کنی.
caesar-ask-influence = <b>یک کارت نفوذ انتخاب کن.</b> کارت ترفندت را بازی کرده‌ای.
caesar-ask-more =
    <b>کارت دوم، { $way ->
        [up] روباز
       *[down] بسته
    }؟</b> انتخابش کن، { $acted ->
        [yes] یا یک سردیس بکش.
       *[no] یک کارت ترفند بازی کن، یا یک سردیس بکش.
    }
caesar-ask-action = <b>کارت ترفند بازی کن، یا سردیس بکش.</b> در این نوبت دیگر نفوذ نمی‌شود بازی کرد.
caesar-ask-where =
    <b>{ $way ->
        [either] کارت { $card } برای کدام گروه؟</b>
        [up] کارت { $card } روباز برای کدام گروه؟</b>
       *[down] کارت { $card } بسته برای کدام گروه؟</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] کدام دو گروه؟
       *[other] کدام گروه؟
    }</b>
caesar-ask-veto = <b>قبول می‌کنی؟</b> همیشه از تو می‌پرسم، حتی اگر وتو نداشته باشی.
caesar-ask-replace = <b>به جای وتو یک کارت بکش.</b> از کدام دسته؟
caesar-ask-castling =
    <b>{ $card } کجا برود؟</b> { $count ->
        [1] کارت آخر است و بسته می‌رود.
       *[other] { $count } کارت مانده و همه بسته می‌روند.
    }
caesar-ask-discard = <b>نفوذ نمی‌توانی بازی کنی.</b> هر کارتی را که می‌خواهی بسوزان، بعد «تمام» را بزن. بعد تا شش کارت می‌کشی.
caesar-ask-refill = <b>{ $missing } کارت بکش.</b> 📜 نفوذ ({ $influence } مانده) یا 🎭 ترفند ({ $actions } مانده)؟
caesar-at = { $icon } { $group }
caesar-veto = ✋ وتو!
caesar-pass = 🤝 قبول
caesar-done-play = 🗿 سردیس بکش
caesar-done-discard = ✅ تمام
caesar-discard = بسوزان: { $card }
caesar-draw-influence = 📜 نفوذ ({ $count })
caesar-draw-action = 🎭 ترفند ({ $count })
caesar-put = { $card } ← { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ◂ { $card }
caesar-then =
    { $count ->
        [0] — کارت آخر —
       *[other] — بعد: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] هر دو کارت
       *[other] هر { $count } تا
    } ← { $icon } { $group }
caesar-bust-drawn = — سردیس کشیده شد —
caesar-bust-follows = — بعدش سردیس —
caesar-veto-played = — وتو بازی شد —
caesar-first-influence = اول 1 📜 بکش
caesar-first-action = اول 1 🎭 بکش
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } روباز، { $icon } { $group }
caesar-play-down = { $card } بسته، { $icon } { $group }
caesar-not-veto = وتو فقط جواب کارت ترفند حریف است. تنهایی بازی نمی‌شود.
caesar-no-veto = وتو نداری، پس فقط می‌توانی قبول کنی.
caesar-not-acted = در این نوبت یک کارت ترفند بازی کرده‌ای.
caesar-not-assassination = حریف کارت روبازی ندارد.
caesar-not-scout = حریف کارت بسته‌ای ندارد.
caesar-not-castling = برای جابه‌جایی دو گروه لازم است که هنوز نجیب‌زاده دارند، و دست‌کم یک کارتت در یکی از آن‌ها باشد.
caesar-not-wrath = روی میز کارت نفوذی نیست.
caesar-not-closed = در این نوبت دیگر نفوذ نمی‌شود بازی کرد. دو کارت بازی کرده‌ای، یا بعد از اولی یک کارت ترفند.
caesar-not-open = برای هیچ گروهی نمی‌توانی بازی کنی: هر کدام یا پنج کارت از تو دارد یا دیگر نجیب‌زاده‌ای ندارد.
caesar-not-bust = اول یک کارت نفوذ بازی کن. بعد سردیس می‌کشی.
caesar-not-there = این دکمه فقط نشان می‌دهد بعدش چیست.
caesar-not-another = در این نوبت سردیس کشیده‌ای.
caesar-not-vetoed = وتویت را بازی کردی. به جایش یک کارت بکش.
caesar-not-yet = اول همهٔ کارت‌هایی را که جابه‌جا می‌کنی یکی‌یکی بگذار.
caesar-not-again = این کارت را گذاشته‌ای.
caesar-full = آنجا پنج کارت داری و بیشتر نمی‌شود.
caesar-no-such-card = این کارت را نداری.
caesar-keys = { $icon }5 یعنی یک 5 روباز برای { $group }.
caesar-own-hidden = 🙈 کارت‌های بسته‌ات: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } برای { $icon } { $group }: روباز یا بسته؟</b>
        [up] کارت { $card } را روباز برای { $icon } { $group } بازی می‌کنی؟</b>
       *[down] کارت { $card } را بسته برای { $icon } { $group } بازی می‌کنی؟</b>
    }{ $way ->
        [either] { "" }
       *[other] { " «+ 🗿» یک سردیس هم می‌کشد." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] کدام کارت روباز در { $icon } { $group }؟
        [castling] { $icon } { $group } و کدام گروه دیگر؟
       *[other] { $card } برای { $icon } { $group }؟
    }</b> شاید حریف وتو کند.
caesar-place-up = { $card } روباز
caesar-place-down = { $card } بسته ▮
caesar-not-here = الان نمی‌شود این کارت را برای { $group } بازی کرد.
caesar-not-won = همهٔ { $group } برده شده‌اند.
caesar-empty-hand = کارتی نداری.
event-caesar-two =
    { $known ->
        [yes] { $seat } برای { $icon } { $group } یک <b>{ $card }</b> روباز و برای { $icon2 } { $group2 } یک <b>{ $card2 }</b> بسته بازی { to-kard }.
       *[no] { $seat } برای { $icon } { $group } یک <b>{ $card }</b> روباز و برای { $icon2 } { $group2 } یک کارت بسته بازی { to-kard }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] برابر: چیزی عوض نمی‌شود.
        [turned]
            فیلسوف‌ها { $phil_one } : { $phil_other } نتیجه را برگرداندند: <b>{ $winner }</b> با جمع کوچک‌تر یک نجیب‌زاده { WHO($winner) ->
                [you] بردی
               *[other] برد
            }.
       *[won]
            <b>{ $winner }</b> یک نجیب‌زاده { WHO($winner) ->
                [you] بردی
               *[other] برد
            }.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }سوخته: از { $high } یک { $highest }، { $lowest ->
                [0] از { $low } هیچ.
               *[other] از { $low } یک { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } این‌ها را بسته { to-gozasht }: <b>{ $cards }</b>.
       *[no] { $seat } پنج کارت بسته { to-gozasht }.
    }
event-caesar-played = { $seat } برای { $icon } { $group } یک <b>{ $card }</b> روباز بازی { to-kard }.
event-caesar-hid =
    { $known ->
        [yes] { $seat } برای { $icon } { $group } یک <b>{ $card }</b> بسته بازی { to-kard }.
       *[no] { $seat } برای { $icon } { $group } یک کارت بسته بازی { to-kard }.
    }
event-caesar-announced = 📣 { $seat } اعلام { to-kard }: <b>{ $trick }</b>.
event-caesar-passed = { $seat } قبول { to-kard }.
event-caesar-vetoed = ✋ <b>وتو!</b> { $seat } جلوی { $trick } را { to-gereft }.
event-caesar-assassinated = 🗡 { $seat } در { $icon } { $group } یک <b>{ $card }</b> روباز از دست { to-dad }.
event-caesar-revealed = 👁 { $seat } ناچار در { $icon } { $group } این‌ها را رو { to-kard }: <b>{ $cards }</b>.
event-caesar-castled =
    🔀 { $seat } { WHO($seat) ->
        [you] کارت‌هایت
       *[other] کارت‌هایش
    } را از نو پخش { to-kard }: { $first } برای { $icon } { $group } و { $second } برای { $icon2 } { $group2 }، همه بسته.
event-caesar-struck = ⚡ خدایان بر { $icon } { $group } خشم گرفتند. سوخته: از { $one } { $lost_one }، از { $other } { $lost_other }.
event-caesar-bust_drawn =
    🗿 { $seat } { $bust ->
        [black] <b>سردیس سیاه</b> ⚫ را { to-keshid }: همهٔ سردیس‌ها به کیسه برمی‌گردند.
        [grey] <b>سردیس خاکستری</b> 🪨 را { to-keshid }: رأی‌گیری نیست.
       *[group] سردیس <b>{ $icon } { $group }</b> را { to-keshid }.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b> هم رأی می‌دهند، چون 8 کارت یا بیشتر دارند:
       *[no] 🗳 { $icon } <b>{ $group }</b> رأی می‌دهند:
    } { $vote }
event-caesar-exhausted = 🏛 همهٔ { $icon } { $group } برده شدند. کارت‌ها و سردیسشان از بازی بیرون می‌رود.
event-caesar-discarded = { $seat } یک کارت { to-suzand }: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { $seat } { $deck ->
                [influence] یک <b>{ $card }</b>
               *[action] <b>{ $card }</b>
            } { to-keshid }.
       *[no]
            { $seat } { $deck ->
                [influence] یک کارت نفوذ
               *[action] یک کارت ترفند
            } { to-keshid }.
    }
event-caesar-drew-several =
    { $seat } { $influence ->
        [0] { $actions } کارت ترفند
       *[other]
            { $influence } کارت نفوذ{ $actions ->
                [0] { "" }
               *[other] { " و" } { $actions } کارت ترفند
            }
    } { to-keshid }.
event-caesar-left = { $seat } از بازی بیرون { to-raft }.
event-caesar-ended =
    { $result ->
        [tie] این بازی { $best } : { $worst } مساوی شد.
       *[won]
            <b>{ $winner }</b> این بازی را { $best } : { $worst } { WHO($winner) ->
                [you] بردی
               *[other] برد
            }.
    }{ $goes_on ->
        [yes] { " برای بازی بعدی نقش‌ها عوض می‌شود." }
       *[no] { "" }
    }
reason-caesar-patricians =
    همهٔ نجیب‌زاده‌ها برده شدند. { $count ->
        [one] { $winners } روم را فتح کرد!
       *[other] { $winners } روم را بین خودشان تقسیم کردند!
    }
reason-caesar-influence =
    کارت نفوذی برای بازی نمانده. { $count ->
        [one] { $winners } روم را فتح کرد!
       *[other] { $winners } روم را بین خودشان تقسیم کردند!
    }
reason-caesar-stalemate =
    در همهٔ گروه‌ها دو طرف برابرند و کسی نمی‌تواند عوضش کند. { $count ->
        [one] { $winners } روم را فتح کرد!
       *[other] { $winners } روم را بین خودشان تقسیم کردند!
    }
reason-caesar-standstill =
    12 نوبت چیزی عوض نشد. { $count ->
        [one] { $winners } روم را فتح کرد!
       *[other] { $winners } روم را بین خودشان تقسیم کردند!
    }
reason-caesar-match =
    مسابقه تمام شد. { $count ->
        [one] { $winners } برد!
       *[other] { $winners } شریک بردند!
    }
reason-caesar-left = { $winners } روم را فتح کرد: حریف از بازی بیرون رفت.
rule-caesar-missions = مأموریت مخفی
rule-caesar-missions-help = هر بازیکن یک گروه مخفی دارد. بردن اکثریت آن گروه 2 امتیاز اضافه می‌دهد.
rule-caesar-philosophers = فیلسوف‌ها بعد از رأی
rule-caesar-philosophers-help = بعد از رأیی که کسی برده، فیلسوف‌های گروه چه می‌شوند: همه می‌مانند، طرفی که بیشتر دارد یکی می‌سوزاند، یا همه می‌سوزند.
rule-caesar-philosophers-stay = همه می‌مانند
rule-caesar-philosophers-source = یکی می‌سوزد
rule-caesar-philosophers-classic = همه می‌سوزند
rule-caesar-personas = سزار با کیست
rule-caesar-personas-help = سزار یا نفر اولی است که آمده، یا نفر دوم، یا به قرعه معلوم می‌شود. بازیکن دیگر کلئوپاتراست.
rule-caesar-personas-seats = نفر اول
rule-caesar-personas-swapped = نفر دوم
rule-caesar-personas-dealt = به قرعه
rule-caesar-cleopatra_starts = کلئوپاترا شروع می‌کند
rule-caesar-cleopatra_starts-help = نوبت اول به جای سزار با کلئوپاتراست.
rule-caesar-best_of_three = دو برد از سه بازی
rule-caesar-best_of_three-help = حداکثر سه بازی می‌کنید و هر کس زودتر دو تا ببرد، برندهٔ مسابقه است. بعد از هر بازی نقش‌ها عوض می‌شود.
caesar-not-so = الان می‌توانی { $card } را بازی کنی، ولی نه این‌طور.
typed-caesar = بنویس کارت، گروه، و روباز یا بسته. کارت‌ها: 1 تا 5 یا فیلسوف. گروه‌ها: قاضی، شهردار، خزانه‌دار، کنسول، ممیز. اول هر واژه هم بس است، مثل «3 کن رو».
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = حرکت‌های اجباری خودکار
rule-caesar-forced_moves-help = اگر همه می‌بینند که وتو نداری (کارت ترفند در دستت نیست، یا هر دو وتو سوخته)، برای کارت ترفند از تو نمی‌پرسم و همان لحظه اثر می‌کند. برای جابه‌جایی، و پیش از کشیدن سردیس، باز هم می‌پرسم.
typed-words-caesar =
    praetor: قاضی قاضی‌ها
    aedile: شهردار شهردارها
    quaestor: خزانه‌دار خزانه‌دارها خزانه
    consul: کنسول کنسول‌ها
    censor: ممیز ممیزها
    up: روباز رو
    down: بسته
    p: فیلسوف فی
    assassination: ترور
    scout: جاسوس
    castling: جابه‌جایی جابجایی
    wrath: خشم
    veto: وتو
    draw: بکش کشیدن
    influence: نفوذ
    action: ترفند
    discard: بسوزان سوزاندن
    pass: قبول
    done: تمام
    bust: سردیس
