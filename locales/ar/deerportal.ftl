game-deerportal-about = سباق إلى البوابة: اجمع الألماس، وسلّط العناصر بعضها على بعض.
game-deerportal = DeerPortal
game-deerportal-aliases = Deer Portal, portal, الغزال, البوابة
game-deerportal-rules-1 =
    📖 <b>DeerPortal</b>

    <b>الهدف:</b> أن يكون لديك في النهاية أكبر عدد من الألماس 💎.

    لكل لاعب مسار خاص، من الزاوية (الخانة 0) إلى البوابة 🌀 في الوسط (الخانة 40). المسارات لا تلتقي، فلا أحد يسد طريقك.

    <b>في دورك</b>
    1. ارمِ النرد 🎲.
    2. تحرك <b>إلى الأمام أو إلى الخلف</b> بكامل الرمية. لا بد من الحركة. وإن لم يتسع المكان خلفك تتقدم تلقائيًا. والرمية الزائدة تُدخلك البوابة أيضًا.
    3. المهم هو الخانة التي <b>تقف</b> عليها وحدها. الألماسة هناك لك، والطلسم هناك يفعّل ورقة (الصفحة التالية).

    <b>النهاية:</b> أول من يصل إلى البوابة ينال 5 ألماسات ويبدأ طور الغزال 🦌. بعد 16 دورًا أخرى للاعبين، أو حين يصبح الجميع في البوابة، يُعد الألماس. والفوز لصاحب الأكثر!
game-deerportal-rules-2 =
    📖 <b>الطلاسم والأوراق</b>

    في كل مسار عند البداية 12 ألماسة و16 طلسمًا. كل طلسم يتبع عنصرًا: 💧 الماء أو 🌱 التراب أو 🔥 النار أو 💨 الهواء. إن وقفت على طلسم، فالورقة العليا في كومة عنصره، والكل يراها، تصيب ذلك العنصر:

    • <b>تجميد</b> ❄️: يفوت صاحب العنصر دوره. وتجميدان بدورين.
    • <b>فقدان طلسم</b>: يختفي طلسم من مساره.
    • <b>أخذ ألماسة</b>: لك ألماسة، حتى لو خلا مساره.
    • <b>أخذ ألماستين</b>: لك ما بقي في مساره، بحد أقصى ألماستان.

    ما جمعته من ألماس في أمان: الأوراق لا تأخذ إلا مما بقي على المسار. وطلسم عنصرك <b>أنت</b> بلا مفعول، لكن الورقة تُستهلك. وبعد آخر ورقة في الكومة (32) تختفي كل طلاسمها.

    🧘 <b>التأمل:</b> عُد إلى زاويتك برمية مضبوطة، فيمتلئ مسارك كما كان في البداية.
game-deerportal-rules-3 =
    📖 <b>البوابة والنهاية</b>

    🌀 لك دخول البوابة متى أوصلتك إليها رمية. <b>الأول</b> ينال 5 ألماسات، ولا شيء لمن بعده. داخل البوابة يبقى ألماسك لك ولا دور لك بعدها، ولا تجمدك الأوراق، ويختفي كل ما بقي على مسارك.

    🦌 <b>طور الغزال</b> 16 دورًا، 4 لكل مقعد. تُحسب منها الأدوار الفائتة وأدوار من صاروا في البوابة.

    💠 <b>الألماسة الكبيرة</b> تساوي 3 إضافية. لا تأخذها إلا النار 🔥: إن كانت أول من يدخل البوابة ومعها ألماس أكثر من كل لاعب آخر.

    <b>من يفوز؟</b> صاحب أكثر الألماس هو سيد الغزلان 🦌، حتى لو لم يبلغ البوابة. عند التعادل يتقدم من بلغوها، بترتيب وصولهم. وكل لاعب آخر بلغها ناسك 🙏.

    الكمبيوتر يشغل المقاعد الفارغة. والفصول تغير شكل الرقعة فقط.
open-deerportal = 🧭 حركتي
level-document = كلاسيكي
level-document-help = 🤖 <b>كلاسيكي</b> يلعب بقاعدة بسيطة: يذهب إلى حيث يجد شيئًا، أو يرمي قطعة نقد، ولا يفكر أبعد من ذلك.
deerportal-water = 💧 الماء
deerportal-earth = 🌱 التراب
deerportal-fire = 🔥 النار
deerportal-air = 💨 الهواء
deerportal-stop = تجميد
deerportal-card = فقدان طلسم
deerportal-diamond = أخذ ألماسة
deerportal-diamonds = أخذ ألماستين
deerportal-spring = 🌸 الربيع
deerportal-summer = ☀️ الصيف
deerportal-fall = 🍂 الخريف
deerportal-winter = ❄️ الشتاء
deerportal-time =
    { $season } · الجولة { $round }{ $left ->
        [none] { "" }
        [zero] { " " }· 🦌 <b>طور الغزال</b>: الدور الأخير
        [one] { " " }· 🦌 <b>طور الغزال</b>: بعد هذا دور واحد
        [two] { " " }· 🦌 <b>طور الغزال</b>: بعد هذا دوران
        [few] { " " }· 🦌 <b>طور الغزال</b>: بعد هذا { $left } أدوار
        [many] { " " }· 🦌 <b>طور الغزال</b>: بعد هذا { $left } دورًا
       *[other] { " " }· 🦌 <b>طور الغزال</b>: بعد هذا { $left } دور
    }
deerportal-over = 🏁 عُدّ الألماس
deerportal-piles = 🎴 مفعول الطلاسم الآن: { $cards }
deerportal-big = 💠 الألماسة الكبيرة ما زالت في البوابة: تساوي 3 إن كانت من نصيب { $who }
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 ألماس
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ⬅ { $mark } إلى الأمام، حتى الخانة { $last }: { $things ->
        [none] لا شيء
       *[other] { $things }
    }
deerportal-behind =
    ➡ { $mark } إلى الخلف، حتى الخانة { $last }: { $things ->
        [none] لا شيء
       *[other] { $things }
    }
deerportal-still = 💎 الباقي على المسارات: { $counts }
deerportal-at = { $mark } الخانة { $field } من { $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 في البوابة · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [zero] لا تجميد
        [one] تجميد مدة دور واحد
        [two] تجميد مدة دورين
        [few] تجميد مدة { $turns } أدوار
        [many] تجميد مدة { $turns } دورًا
       *[other] تجميد مدة { $turns } دور
    }
deerportal-score =
    { $team ->
        [yes] الفريق:{ " " }
       *[no] { "" }
    }{ n-diamonds }
deerportal-title-god = 🦌 <b>سيد الغزلان</b> · 💎 { $count }
deerportal-title-monk = 🙏 ناسك: وصول إلى البوابة · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 مغادرة مبكرة
       *[no] 🌾 دون بلوغ البوابة
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 دون بلوغ البوابة
   *[other] 🌀 في البوابة: رقم { $number }
}
deerportal-together = 🤝 المجموع { $count }
deerportal-roll = 🎲 رمي النرد
deerportal-forward = ⬅ { $where }
deerportal-back = ➡ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] تجميد { $element } ❄️
        [card] إزالة طلسم من { $element }
        [diamond] 1 💎 من { $element }
        [diamonds] { $count } 💎 من { $element }
       *[none] { $element } بلا مفعول
    }
deerportal-portal =
    🌀 البوابة{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 تأمل
deerportal-ends = { $move } · ينهي اللعبة
deerportal-said =
    { $way ->
        [back] رجوع
       *[forward] تقدم
    } { $place ->
        [portal] إلى البوابة 🌀
        [corner] إلى زاويتك (🧘 تأمل)
        [diamond] إلى الخانة { $field } (ألماسة 💎)
        [own] إلى الخانة { $field } (طلسمك أنت، { $element }: بلا مفعول)
        [rune] إلى الخانة { $field } (طلسم { $element }: { $card })
       *[nothing] إلى الخانة { $field } (فارغة)
    }
deerportal-ask-roll = <b>حان دورك:</b> ارمِ النرد.
deerportal-ask-way = 🎲 <b>رميت { $number }: إلى الأمام أم إلى الخلف؟</b>
event-deerportal-rolled =
    🎲 { WHO($seat) ->
        [you] رميت { $number }.
       *[other] { $seat }: رمية { $number }.
    }
event-deerportal-moved =
    { $rolled ->
        [0] { f-go }
       *[other]
            { WHO($seat) ->
                [you] رميت { $rolled } ثم انتقلت
               *[other] { $seat }: رمية { $rolled } ثم انتقال
            }
    }{ $way ->
        [back] { " " }رجوعًا
       *[forward] { "" }
    } إلى { $place ->
        [portal] البوابة
        [corner] الزاوية
       *[field] الخانة { $end }
    }{ $found ->
        [diamond] ، مع كسب ألماسة 💎.
        [own]
            { WHO($seat) ->
                [you] ، وفيها طلسم عنصرك أنت: بلا مفعول.
               *[other] ، وفيها طلسم عنصر اللاعب نفسه: بلا مفعول.
            }
       *[nothing] .
    }
event-deerportal-meditated =
    🧘 { WHO($seat) ->
        [you] تأملت: امتلأ مسارك من جديد.
       *[other] { $seat }: تأمل، وامتلاء المسار من جديد.
    }
event-deerportal-found_big =
    💠 { WHO($seat) ->
        [you] أخذت الألماسة الكبيرة
       *[other] { $seat }: أخذ الألماسة الكبيرة
    } بقيمة { n-diamonds-of }!
event-deerportal-found_diamond =
    💎 { WHO($seat) ->
        [you] وجدت ألماسة.
       *[other] ألماسة من نصيب { $seat }.
    }
event-deerportal-drew =
    { $what ->
        [own]
            { WHO($seat) ->
                [you] فعّلت طلسمًا من عنصرك { $mark }: بلا مفعول.
               *[other] { $seat }: تفعيل طلسم من عنصر اللاعب نفسه { $mark }، بلا مفعول.
            }
        [frozen]
            { WHO($seat) ->
                [you] طلسمك
               *[other] طلسم { $seat }
            } { WHO($target) ->
                [you] جمّدك ({ $mark }): يفوتك دور ❄️.
               *[other] جمّد { $target } ({ $mark }) مدة دور واحد ❄️.
            }
        [lost]
            { WHO($seat) ->
                [you] طلسمك
               *[other] طلسم { $seat }
            } أزال طلسمًا من { WHO($target) ->
                [you] مسارك
               *[other] مسار { $target }
            } ({ $mark }).
        [lost-nobody]
            { WHO($seat) ->
                [you] طلسمك
               *[other] طلسم { $seat }
            } أزال طلسمًا من مسار { $element } { $mark }.
        [won]
            { WHO($seat) ->
                [you] أخذت
               *[other] { $seat }: أخذ
            } { $gained ->
                [zero] 0 ألماسة
                [one] ألماسة
                [two] ألماستين
                [few] { $gained } ألماسات
                [many] { $gained } ألماسة
               *[other] { $gained } ألماسة
            } من { WHO($target) ->
                [you] مسارك
               *[other] مسار { $target }
            } ({ $mark }).
        [won-nobody]
            { WHO($seat) ->
                [you] أخذت
               *[other] { $seat }: أخذ
            } { $gained ->
                [zero] 0 ألماسة
                [one] ألماسة
                [two] ألماستين
                [few] { $gained } ألماسات
                [many] { $gained } ألماسة
               *[other] { $gained } ألماسة
            } من مسار { $element } { $mark }.
        [won-anyway]
            { WHO($seat) ->
                [you] أخذت
               *[other] { $seat }: أخذ
            } ألماسة، مع أن مسار { $element } { $mark } خالٍ من الألماس.
        [no-diamond]
            { WHO($seat) ->
                [you] طلسمك
               *[other] طلسم { $seat }
            } بلا مفعول: لا ألماس على مسار { $element } { $mark }.
        [no-rune]
            { WHO($seat) ->
                [you] طلسمك
               *[other] طلسم { $seat }
            } بلا مفعول: لا طلاسم على مسار { $element } { $mark }.
       *[no-one]
            { WHO($seat) ->
                [you] طلسمك
               *[other] طلسم { $seat }
            } بلا مفعول: لا أحد على مسار { $element } { $mark }.
    }{ $was_last ->
        [yes] { " " }كانت آخر ورقة في الكومة، فاختفت كل طلاسم { $mark }.
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { $rolled ->
        [0]
            { WHO($seat) ->
                [you] بلغت البوابة
               *[other] { $seat }: وصول إلى البوابة
            }
       *[other]
            { WHO($seat) ->
                [you] رميت { $rolled } وبلغت البوابة
               *[other] { $seat }: رمية { $rolled } ووصول إلى البوابة
            }
    }{ $place ->
        [1]
            { " " }قبل الجميع: { $bonus ->
                [zero] 0 ألماسة
                [one] ألماسة واحدة
                [two] ألماستان
                [few] { $bonus } ألماسات
                [many] { $bonus } ألماسة
               *[other] { $bonus } ألماسة
            }!
       *[other] .
    }
event-deerportal-deer_mode =
    🦌 بدأ طور الغزال: { $turns ->
        [zero] لا أدوار باقية
        [one] بقي دور واحد
        [two] بقي دوران
        [few] بقيت { $turns } أدوار
        [many] بقي { $turns } دورًا
       *[other] بقي { $turns } دور
    } للجميع معًا.
event-deerportal-missed =
    ❄️ { WHO($seat) ->
        [you] فاتك دور
       *[other] فات دور على { $seat }
    }{ $left ->
        [zero] .
        [one] ، وسيفوت دور آخر.
        [two] ، وسيفوت دوران آخران.
        [few] ، وستفوت { $left } أدوار أخرى.
        [many] ، وسيفوت { $left } دورًا آخر.
       *[other] ، وسيفوت { $left } دور آخر.
    }
event-deerportal-season_began = بداية فصل { $season }.
event-deerportal-left =
    { WHO($seat) ->
        [you] غادرت ومعك ألماسك.
       *[other] { $seat }: مغادرة مع كل ما سبق كسبه من ألماس.
    }
event-deerportal-ended = انتهت اللعبة.
reason-deerportal-all_home =
    🌀 صار الجميع في البوابة. { $count ->
        [zero] لا فائز!
        [one] الفوز ولقب 🦌 سيد الغزلان من نصيب { $winners }!
        [two] الفوز ولقب 🦌 سيد الغزلان من نصيب { $winners } معًا!
        [few] الفوز ولقب 🦌 سيد الغزلان من نصيب { $winners } معًا!
        [many] الفوز ولقب 🦌 سيد الغزلان من نصيب { $winners } معًا!
       *[other] الفوز ولقب 🦌 سيد الغزلان من نصيب { $winners } معًا!
    }
reason-deerportal-deer_mode =
    🦌 انتهى طور الغزال. { $count ->
        [zero] لا فائز!
        [one] الفوز ولقب سيد الغزلان من نصيب { $winners }!
        [two] الفوز ولقب سيد الغزلان من نصيب { $winners } معًا!
        [few] الفوز ولقب سيد الغزلان من نصيب { $winners } معًا!
        [many] الفوز ولقب سيد الغزلان من نصيب { $winners } معًا!
       *[other] الفوز ولقب سيد الغزلان من نصيب { $winners } معًا!
    }
reason-deerportal-last_standing = غادر الآخرون، والفوز من نصيب { $winners }!
rule-deerportal-fair_centre = الألماسة الكبيرة للجميع
rule-deerportal-fair_centre-help = للجميع أخذ الألماسة الكبيرة، لا للنار وحدها. يأخذها من يدخل البوابة ولديه وحده أكثر الألماس.
rule-deerportal-portal_required = البوابة أو لا شيء
rule-deerportal-portal_required-help = من لم يبلغ البوابة يأتي بعد كل من بلغها، مهما كان لديه من ألماس.
rule-deerportal-quick = لعبة سريعة
rule-deerportal-quick-help = يبدأ الجميع من منتصف الطريق، من الخانة 20.
rule-deerportal-no_bots = المقاعد الفارغة تبقى فارغة
rule-deerportal-no_bots-help = لا يشارك الكمبيوتر إلا إن أضفته. وتوزَّع العناصر بترتيب الانضمام: الماء ثم التراب ثم النار ثم الهواء. وطور الغزال 4 أدوار لكل لاعب.
rule-deerportal-random_bonus = مكافأة البوابة 5 أو 6
rule-deerportal-random_bonus-help = أول من يدخل البوابة يأخذ 5 أو 6 ألماسات، بالقرعة.
rule-deerportal-teams = فريقان
rule-deerportal-teams-help = الزوايا المتقابلة تلعب معًا: الماء مع النار، والتراب مع الهواء. ويجمع كل فريق ألماسه.

deerportal-day-1-2 = فريغ تعود إلى مغزلها
deerportal-day-1-6 = يوم كلتي للإلهة الثلاثية
deerportal-day-1-10 = عيد القديس جيرينت
deerportal-day-1-13 = ميدفينتربلوت، قربان منتصف الشتاء
deerportal-day-1-20 = ميدفينتربلوت مرة أخرى، بتقويم آخر
deerportal-day-1-22 = عيد ربات الفنون
deerportal-day-1-25 = عيد ديستينغ القديم
deerportal-day-1-30 = أب هيلي آ، مهرجان نار قديم
deerportal-day-1-31 = يوم تكريم الفالكيريات
deerportal-day-2-2 = أول أيام أنصاف الفصول · إمبولك، عيد بريجيد
deerportal-day-2-11 = يوم تبدأ الطيور بالغناء
deerportal-day-2-14 = عيد فالي
deerportal-day-3-2 = يوم الغربان
deerportal-day-3-13 = بورغسوندغ، حين تولد الشمس من جديد ويقترب الربيع
deerportal-day-3-17 = تريفولنيد تريوخير، وهو اليوم عيد القديس باتريك
deerportal-day-3-18 = يوم شيلا
deerportal-day-3-19 = أول أيام الفصول: الاعتدال الربيعي
deerportal-day-3-20 = عيد إيدونا
deerportal-day-3-21 = أوستارا، ربة الربيع عند السكسون
deerportal-day-4-30 = عشية أول مايو، ليلة فالبورغيس
deerportal-day-5-1 = بلتان، مهرجان النيران الكلتي
deerportal-day-5-4 = ثاني أيام أنصاف الفصول
deerportal-day-5-12 = موكب القطط
deerportal-day-5-14 = عيد شمس منتصف الليل
deerportal-day-5-18 = عيد سرنونوس، الإله ذي القرنين
deerportal-day-5-20 = عيد ميولنير، مطرقة ثور
deerportal-day-5-24 = عيد الأم للإلهة الثلاثية
deerportal-day-6-20 = ثاني أيام الفصول: الانقلاب الصيفي
deerportal-day-6-21 = ليثا، أطول أيام السنة
deerportal-day-6-23 = عشية عيد القديس يوحنا، منتصف الصيف
deerportal-day-8-1 = لوناسا، ألعاب الصيف لإله الشمس لو
deerportal-day-8-2 = يوم الليدي غودايفا
deerportal-day-8-4 = بحيرة مونير وماؤها الشافي
deerportal-day-8-5 = ثالث أيام أنصاف الفصول
deerportal-day-8-10 = مهرجان باك
deerportal-day-8-14 = يوم رجل الأشواك
deerportal-day-8-17 = محنة أودين
deerportal-day-8-23 = عيد إلماتار
deerportal-day-8-28 = فراي فاكسي، يوم فراي
deerportal-day-8-29 = عيد أوردا
deerportal-day-9-21 = ثالث أيام الفصول: الاعتدال الخريفي
deerportal-day-10-8 = يوم إريك الأحمر
deerportal-day-10-9 = يوم ليف إريكسون
deerportal-day-10-11 = عجوز الأشجار
deerportal-day-10-14 = ليالي الشتاء، حين ينتهي الحصاد
deerportal-day-10-18 = المهرجان الكبير لقرون الحيوانات
deerportal-day-10-24 = عيد أرواح الهواء
deerportal-day-10-27 = ألنتايد، حين يتهادى الناس تفاح ألن
deerportal-day-10-31 = عشية عيد جميع القديسين
deerportal-day-11-1 = ساوين، حين ترحل الشمس وتبدأ السنة الكلتية
deerportal-day-11-5 = رابع أيام أنصاف الفصول
deerportal-day-12-6 = عيد القديس نقولا، وبهيئته يقود أودين الصيد
deerportal-day-12-9 = تنظيف يول الكبير، حين يجلب الدنماركيون الماء لشراب يول
deerportal-day-12-13 = صيد فودن البري
deerportal-day-12-18 = عيد إيبونا
deerportal-day-12-20 = رابع أيام الفصول: الانقلاب الشتوي
deerportal-day-12-21 = عيد بيوي · يول، اثنا عشر يومًا للعجلة
deerportal-not-rolled = ارمِ النرد أولًا: /move رمي
deerportal-tap-way = هذه رميتك. اضغط على وجهتك.
deerportal-has-rolled = سبق أن رميت. أرسل /move أمام أو /move خلف
typed-deerportal = يمكنك كتابة ثلاث كلمات: رمي، أمام، خلف.
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: رمي ارم نرد
    forward: أمام تقدم للأمام
    back: خلف رجوع للخلف
