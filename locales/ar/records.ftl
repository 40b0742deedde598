somebody = شخص ما
pool-whot = Whot، ثلاثة لاعبين فأكثر
pool-whot-2 = Whot، لاعبان
command-me = تصنيفك وانتصاراتك وأوسمتك
command-top = الأفضل في هذه المجموعة
command-games = نظرة على آخر الألعاب

lobby-rated = 🏅 للتصنيف
lobby-rated-from-two = 🏅 للتصنيف ابتداءً من شخصين
lobby-for-fun =
    🏠 للمتعة{ $why ->
        [house] : قواعد خاصة
        [clock] : بلا حد للوقت
       *[other] { "" }
    }
play-for-fun = 🏠 اللعب للمتعة
rate-again = 🏅 لعبة للتصنيف
done-for-fun = ✓ هذه اللعبة للمتعة فقط
done-rated = ✓ هذه اللعبة تُحسب في التصنيف
often-leaves = ⚠️ { $who }: مغادرة مبكرة في مرات كثيرة.

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 للمتعة{ $why ->
        [house] : قواعد خاصة
        [clock] : بلا حد للوقت
        [short] : أقصر من أن تُحسب
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } (الألعاب: { $count })
month-1 = يناير
month-2 = فبراير
month-3 = مارس
month-4 = أبريل
month-5 = مايو
month-6 = يونيو
month-7 = يوليو
month-8 = أغسطس
month-9 = سبتمبر
month-10 = أكتوبر
month-11 = نوفمبر
month-12 = ديسمبر

me-title = 👤 <b>{ $name }</b> · في هذه المجموعة
me-title-private = 👤 <b>{ $name }</b> · ضد الكمبيوتر
me-title-everywhere = 👤 <b>{ $name }</b> · في كل المجموعات
me-nothing = لم تكمل أي لعبة هنا بعد. أرسل /newgame لبدء لعبة.
me-pool-rated = <b>{ $pool }</b>: { $rating } · { n-games }
me-pool = <b>{ $pool }</b>: { n-games }
me-won = الفوز { $won }%، ولو تساوت الفرص { $share }%
me-rating-how = يبدأ تصنيفك من 1500. العلامة ± تبين مدى الشك فيه، والعلامة ? تعني أنه لم يستقر بعد.
me-finishes = 🏁 إكمال الألعاب { $percent }%
me-answers = الرد خلال { $seconds } ث
me-badges = 🎖 الأوسمة: { $count } من { $most }
privacy-button = 🛡 ما أحفظه
me-everywhere = 🌍 في كل المجموعات
my-games = 📜 ألعابي
badges-button = 🎖 الأوسمة

top-title-month = 🏆 <b>{ $pool }</b> · هذا الشهر
top-title-ever = 🏆 <b>{ $pool }</b> · منذ البداية
top-month = { $who } · الفوز { $won } من { $count }
top-ever = { $who } · { $rating } · { n-games }
top-ever-few = { $who } · { $rating } · الألعاب { $count } من { $most }
top-streak = 🔥 انتصارات متتالية: { $count }
top-nothing = لا أحد في هذه القائمة بعد. إكمال لعبة يضعك فيها.
top-month-button = 📅 هذا الشهر
top-ever-button = 🏅 منذ البداية
top-before = ▸ { $pool }
top-after = { $pool } ◂
top-show = 📣 عرضها على المجموعة
top-shown = ✓ عُرضت على المجموعة
top-shown-lately = عُرضت القائمة قبل قليل. مرة كل 10 دقائق تكفي.
top-on = مع /top
top-off = بدون /top
top-is-off = القائمة متوقفة في هذه المجموعة. يمكن لأحد المشرفين تشغيلها عبر /settings.

games-title = 📜 <b>آخر الألعاب هنا</b>
games-title-mine = 📜 <b>آخر ألعابك هنا</b>
games-line = { $number }. { $told }
games-none = لا لعبة مكتملة بعد. أرسل /newgame لبدء لعبة.
games-all = ألعاب الجميع
games-mine = ألعابي
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 تعادل · { $when }
game-told-ended = <b>{ $game }</b> · انتهت مبكرًا · { $when }
game-of-older-rules = لُعبت هذه اللعبة بقواعد أقدم، فلا يمكنني فتحها من جديد.

badges-title = 🎖 <b>الأوسمة: { $count } من { $most }</b>
badges-open = ما زال بإمكانك نيلها:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = أول لعبة
badge-games-1-about = إكمال لعبة
badge-games-10 = وجه مألوف
badge-games-10-about = إكمال 10 ألعاب
badge-games-50 = من أهل الدار
badge-games-50-about = إكمال 50 لعبة
badge-games-100 = مئة سهرة
badge-games-100-about = إكمال 100 لعبة
badge-games-500 = أسطورة الطاولة
badge-games-500-about = إكمال 500 لعبة
badge-wins-1 = أول فوز
badge-wins-1-about = الفوز بلعبة
badge-wins-10 = عشرة انتصارات
badge-wins-10-about = الفوز بعشر ألعاب
badge-wins-50 = خمسون انتصارًا
badge-wins-50-about = الفوز بخمسين لعبة
badge-wins-100 = مئة انتصار
badge-wins-100-about = الفوز بمئة لعبة
badge-row-3 = هاتريك
badge-row-3-about = الفوز 3 مرات متتالية
badge-row-5 = كالنار في الهشيم
badge-row-5-about = الفوز 5 مرات متتالية
badge-row-10 = لا شيء يوقفك
badge-row-10-about = الفوز 10 مرات متتالية
badge-won-whot = آخر ورقة
badge-won-whot-about = الفوز بلعبة Whot بآخر ورقة
badge-won-caesar = موكب النصر
badge-won-caesar-about = الفوز بلعبة قيصر وكليوباترا
badge-won-deerportal = رضا سيد الغزلان
badge-won-deerportal-about = الفوز بلعبة DeerPortal
badge-won-rally = أول الواصلين إلى خط النهاية
badge-won-rally-about = الفوز في رالي بالوصول أولًا إلى خط النهاية
badge-won-differo = اختراق
badge-won-differo-about = الفوز في ديفيرو بالوصول إلى الهدف
badge-won-all = من كل بستان زهرة
badge-won-all-about = الفوز بكل واحدة من الألعاب الخمس
badge-learned = شهادة في { $game }
badge-learned-about = إكمال كل دروس { $game }
badge-beat-hard = أصلب من الفولاذ
badge-beat-hard-about = التقدم على كمبيوتر صعب
badge-full-table = طاولة عامرة
badge-full-table-about = الفوز على أربعة آخرين على الأقل
badge-giant = قاهر العمالقة
badge-giant-about = الفوز على من يعلوك بتصنيف 200 نقطة أو أكثر
badge-met-10 = معارف كثيرة
badge-met-10-about = اللعب مع 10 أشخاص مختلفين
badge-met-25 = صحبة الجميع
badge-met-25-about = اللعب مع 25 شخصًا مختلفًا
badge-week = أسبوع كامل
badge-week-about = اللعب 7 أيام متتالية
badge-night = سهر الليالي
badge-night-about = الفوز بين الثانية والخامسة فجرًا (UTC)
badge-phoenix = العنقاء
badge-phoenix-about = الفوز بعد 5 خسائر متتالية
badge-dead-heat = كتفًا بكتف
badge-dead-heat-about = تقاسم المركز الأول مع الجميع
badge-fast = أسرع من البرق
badge-fast-about = الفوز بأقل من 3 ث للحركة
badge-marathon = ماراثون
badge-marathon-about = إكمال لعبة من 200 حركة أو أكثر
badge-last-again = روح رياضية
badge-last-again-about = المركز الأخير 3 مرات متتالية مع البقاء حتى النهاية

command-nickname = اختيار اسمك المستعار في القائمة العالمية
world-button = 🌍 العالم
world-title = 🌍 <b>{ $pool }</b> · كل المجموعات
world-line = { $place } { $who } · { $rating }
world-nobody = لا أحد هنا بعد. يلزم تصنيف مستقر، و5 خصوم في مجموعتين، واسم مستعار.
world-how = تريد الظهور فيها؟ اختر اسمًا مستعارًا عبر <code>/nickname</code>
nickname-chosen = 🌍 ستظهر في القائمة العالمية باسم <b>{ $nickname }</b>، حين يستقر تصنيفك وتلعب مع 5 أشخاص في مجموعتين على الأقل. للخروج منها أرسل <code>/nickname off</code>
nickname-none = 🌍 لا تعرضك القائمة العالمية. للظهور فيها أرسل <code>/nickname</code> مع اسم مستعار من اختيارك. لا يظهر سوى هذا الاسم وتصنيفك، ولا يظهر اسمك في تيليجرام أبدًا.
nickname-needs-letters = الاسم المستعار من حرفين على الأقل.
nickname-taken = هذا الاسم المستعار محجوز. اختر اسمًا آخر.
