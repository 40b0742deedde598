game-whot-about = طابِق الورقة العليا، وعاقب الآخرين، وتخلص من أوراقك قبل الجميع.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>الهدف</b>: التخلص من كل أوراقك قبل الآخرين.

    <b>البداية</b>: لكل لاعب 7 أوراق. وورقة أخرى مكشوفة تبدأ الكومة: هي الورقة العليا. هذه الورقة الأولى بلا مفعول، حتى لو كانت خاصة. وما بقي هو السوق الذي نسحب منه.

    <b>في دورك</b> أحد أمرين:
    1. <b>لعب ورقة تناسب الورقة العليا</b>: لها الرمز نفسه (● ▲ ✚ ■ ★)، أو الرقم نفسه، أو ورقة Whot (الصفحة 2). وتصبح هي الورقة العليا.
    2. <b>سحب ورقة</b> من السوق، حتى لو كانت لديك ورقة مناسبة. ولا يمكن لعب ما سحبته في الدور نفسه.

    ثم يأتي دور اللاعب التالي. اللعب دائمًا باتجاه عقارب الساعة.

    <b>الفوز لك</b> فور لعب ورقتك الأخيرة، حتى لو كانت خاصة.
game-whot-rules-2 =
    📖 <b>Whot: الأوراق الخاصة</b>

    <b>1 دور إضافي</b>: لك دور جديد.

    <b>2 سحب اثنتين</b>: على اللاعب التالي سحب ورقتين عقوبةً، أو الرد بورقة 2 من أي رمز. إن رد، فعلى من بعده سحب 4 أو الرد، وهكذا.

    <b>5 سحب ثلاث</b>: مثلها، لكن بأوراق 5 وعقوبة 3 أوراق. الرد على 2 بورقة 2 فقط، وعلى 5 بورقة 5 فقط. سحب العقوبة ينهي الدور، ويلعب التالي كالمعتاد. وإن كانت كل الأوراق التي ترد في الكومة، فالسحب تلقائي.

    <b>8 إيقاف</b>: يفوت اللاعب التالي دوره. وبين لاعبين اثنين لك دور جديد.

    <b>14 السوق العام</b>: يسحب كل من الآخرين ورقة، ثم يأتي دور التالي كالمعتاد.

    <b>20 Whot</b>: تُلعب على أي ورقة، لكنها لا ترد على عقوبة. معها عليك طلب رمز، ومن حينها لا يناسب إلا هذا الرمز وأوراق Whot، حتى يلعب أحد ورقة غير Whot. وإن كانت Whot آخر أوراقك فالفوز لك دون طلب.
game-whot-rules-3 =
    📖 <b>Whot: حين ينفد السوق</b>

    <b>المرة الأولى</b> التي يحتاج فيها أحد إلى السحب ولا تكفي الأوراق: تُخلط الكومة وتصبح السوق الجديد، وتبقى الورقة العليا وحدها.

    <b>بعدها</b> لا خلط من جديد. وحين يفرغ السوق نهائيًا يبدأ <b>الموت المفاجئ ☠️</b>: يستمر اللعب، لكن أول سحب لا تكفيه الأوراق ينهي اللعبة، سواء كان السحب اختيارًا أو عقوبة أو بسبب السوق العام، حتى لو كانت ورقة السوق العام هي الأخيرة في يد صاحبها. ويفوز صاحب أقل النقاط في اليد، وعند التساوي يتقاسمون الفوز.

    <b>النقاط في اليد</b>: كل ورقة برقمها، وأوراق ★ بضعف رقمها، وWhot بعشرين. وبها أيضًا يُرتَّب من بعد الفائز: الأقل أفضل.

    <b>عند المغادرة</b> تنزل أوراقك أسفل السوق، ويكون ترتيبك بعد كل من بقي، وتنتقل عقوبتك إلى التالي. وآخر من يبقى هو الفائز.

    <b>54 ورقة</b>: 12 ●، 12 ▲، 9 ✚، 9 ■، 7 ★ و5 Whot.
open-whot = 🃏 أوراقي
whot-card = Whot
whot-symbol-circle = دائرة
whot-symbol-triangle = مثلث
whot-symbol-cross = زائد
whot-symbol-square = مربع
whot-symbol-star = نجمة
whot-name-1 = دور إضافي
whot-name-2 = سحب اثنتين
whot-name-5 = سحب ثلاث
whot-name-8 = إيقاف
whot-name-14 = السوق العام
whot-name-20 = Whot
whot-top = الورقة العليا
whot-market = السوق
whot-market-holds = السوق: { $count }
whot-board =
    الورقة العليا: <b>{ $card }</b> · { $market ->
        [0] لا شيء للسحب
       *[other] الباقي للسحب: { $market }
    }
whot-called = 📣 المطلوب: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] عليك سحب
       *[no] على { $seat } سحب
    } { n-cards }{ $answer ->
        [none] .
        [none-or-whot] { " أو الرد بورقة Whot." }
        [number-or-whot] { " أو الرد بالرقم" } { $number } أو بورقة Whot.
       *[number] { " أو الرد بالرقم" } { $number }.
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ أضف ورقة أخرى بالرقم { $number } أو أنهِ دورك{ $count ->
                [0] .
               *[other] . بعدها على { $asked } سحب { n-cards }.
            }
       *[no]
            ⚠️ { $you ->
                [yes] سيكون عليك سحب { n-cards }.
               *[no] سيكون على { $asked } سحب { n-cards }.
            } وقد تأتي قبل ذلك ورقة أخرى بالرقم { $number } من { $seat }.
    }
whot-holds =
    { $count ->
        [zero] 0 ورقة
        [one] <b>ورقة واحدة</b>
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
whot-hand = 🃏 أوراقك: { $cards }
whot-points =
    { $count ->
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
        [many] { $count } نقطة
       *[other] { $count } نقطة
    }
whot-match = 🏆 النقاط حتى الآن: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = ليست لديك أوراق.
whot-alert = هذه أوراقك. للعب ورقة اضغط رقمها تحت الطاولة:
whot-large-hand =
    { $count ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }. يمكنك لعب: { "" }
whot-draw =
    { $count ->
        [zero] سحب 0
        [one] سحب ورقة
        [two] سحب ورقتين
        [few] سحب { $count }
        [many] سحب { $count }
       *[other] سحب { $count }
    }
whot-ends =
    { $label } · { $match ->
        [yes] ينهي التوزيعة
       *[no] ينهي اللعبة
    }
whot-deadly =
    { $match ->
        [yes] ☠️ السوق يوشك أن ينفد. أول مرة لا تكفي فيها أوراقه تنتهي التوزيعة.
       *[no] ☠️ السوق يوشك أن ينفد. أول مرة لا تكفي فيها أوراقه تنتهي اللعبة، والفوز لصاحب أقل النقاط.
    }
whot-done = تم
whot-catch = ضبط { $seat }: أين «آخر ورقة!»؟
whot-says-last = «آخر ورقة!»
whot-which-symbol = <b>أي رمز تطلب؟</b>
whot-last-unsaid = ☐ قول «آخر ورقة!»
whot-last-said = ☑ قول «آخر ورقة!»
whot-number-last = { $number }: آخر ورقة!
whot-not-pick = الورقة { $card } لا تصلح للرد. العب الرقم { $number } أو اسحب { n-cards }.
whot-not-pick-undefended = لا يمكنك لعب { $card } الآن. عليك سحب { n-cards }.
whot-not-decking = لا يمكن إضافة { $card }، بل ورقة أخرى بالرقم { $number } فقط.
whot-not-special = الورقة { $card } خاصة. وحسب قواعدكم الخاصة يجب أن تكون ورقتك الأخيرة عادية.
whot-not-called = الورقة { $card } لا تناسب. المطلوب { $symbol }.
whot-not-fitting = الورقة { $card } لا تناسب { $top }. العب الرمز نفسه أو الرقم نفسه أو Whot.
whot-tap-a-symbol = للعب ورقة Whot اضغط على الرمز المطلوب.
whot-no-whot = ليست لديك ورقة Whot، فلا يمكنك طلب رمز.
event-whot-played =
    { f-play } <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { " مع طلب " }<b>{ $call }</b>
    }{ $last ->
        [yes] : «آخر ورقة!»
       *[no]
            { $left ->
                [0] ، وكانت آخر ورقة!
                [1] . بقيت ورقة واحدة.
               *[other] .
            }
    }
event-whot-pick_due = { f-must } سحب { n-cards }.
event-whot-pick_cancelled =
    { WHO($seat) ->
        [you] ألغيت عقوبة { n-cards }.
       *[other] { $seat }: إلغاء عقوبة { n-cards }.
    }
event-whot-held_on =
    { WHO($seat) ->
        [you] لك دور إضافي.
       *[other] دور إضافي من نصيب { $seat }.
    }
event-whot-suspended =
    { WHO($seat) ->
        [you] فاتك الدور.
       *[other] فات الدور على { $seat }.
    }
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { f-draw } { n-cards } عقوبةً: <b>{ $cards }</b>.
                [market] السوق العام – { f-draw } <b>{ $cards }</b>.
                [pick] { f-draw } { n-cards }: <b>{ $cards }</b>.
               *[turn] { f-draw } <b>{ $cards }</b>.
            }
       *[no]
            { $why ->
                [caught] { f-draw } { n-cards } عقوبةً.
                [market] السوق العام – { f-draw } ورقة.
               *[turn] { f-draw } { n-cards }.
            }
    }
event-whot-market =
    السوق العام: { $count ->
        [zero] لم يسحب أحد.
        [one] لاعب واحد سحب ورقة.
        [two] سحب لاعبان ورقة لكل منهما.
        [few] سحب { $count } لاعبين ورقة لكل منهم.
        [many] سحب { $count } لاعبًا ورقة لكل منهم.
       *[other] سحب { $count } لاعب ورقة لكل منهم.
    }
event-whot-reshuffled =
    { $count ->
        [zero] نفد السوق.
        [one] نفد السوق، فصارت ورقة واحدة من الكومة سوقًا جديدًا.
        [two] نفد السوق، فخُلطت ورقتان من الكومة في سوق جديد.
        [few] نفد السوق، فخُلطت { $count } أوراق من الكومة في سوق جديد.
        [many] نفد السوق، فخُلطت { $count } ورقة من الكومة في سوق جديد.
       *[other] نفد السوق، فخُلطت { $count } ورقة من الكومة في سوق جديد.
    }
event-whot-sudden_death = ☠️ الموت المفاجئ: نفد السوق نهائيًا.
event-whot-caught =
    { WHO($seat) ->
        [you] نسيت قول «آخر ورقة!»، والضبط على يد { $by }.
       *[other]
            { $seat }: نسيان قول «آخر ورقة!»، والضبط على { WHO($by) ->
                [you] يدك.
               *[other] يد { $by }.
            }
    }
event-whot-left =
    { WHO($seat) ->
        [you] نزلت أوراقك
       *[other] نزلت أوراق { $seat }
    } إلى أسفل السوق.
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ الموت المفاجئ: انتهت التوزيعة.
       *[empty_hand] انتهت التوزيعة.
    } النقاط: { $scores }.
event-whot-ended = كشف الجميع أوراقهم.
reason-whot-empty_hand = لُعبت آخر ورقة، والفوز من نصيب { $winners }!
reason-whot-sudden_death =
    ☠️ الموت المفاجئ: { $count ->
        [zero] الفوز من نصيب { $winners } بأقل النقاط!
        [one] الفوز من نصيب { $winners } بأقل النقاط!
        [two] { $winners } بأقل النقاط، والفوز مشترك!
        [few] { $winners } بأقل النقاط، والفوز مشترك!
        [many] { $winners } بأقل النقاط، والفوز مشترك!
       *[other] { $winners } بأقل النقاط، والفوز مشترك!
    }
reason-whot-match =
    انتهت المباراة. { $count ->
        [zero] الفوز من نصيب { $winners } بأقل النقاط!
        [one] الفوز من نصيب { $winners } بأقل النقاط!
        [two] { $winners } بأقل النقاط، والفوز مشترك!
        [few] { $winners } بأقل النقاط، والفوز مشترك!
        [many] { $winners } بأقل النقاط، والفوز مشترك!
       *[other] { $winners } بأقل النقاط، والفوز مشترك!
    }
reason-whot-last_standing = غادر الآخرون، والفوز من نصيب { $winners }!
rule-whot-hand_size = أوراق البداية
rule-whot-hand_size-help = عدد الأوراق التي يبدأ بها كل لاعب.
rule-whot-market_keeps_turn = دور جديد بعد 14
rule-whot-market_keeps_turn-help = من لعب السوق العام (14) يلعب من جديد.
rule-whot-tender = بلا إعادة خلط
rule-whot-tender-help = لا تُخلط الكومة لسوق جديد. أول مرة لا تكفي فيها أوراق السوق تنتهي اللعبة، والفوز لصاحب أقل النقاط.
rule-whot-whot_cancels_pick = ورقة Whot تلغي العقوبة
rule-whot-whot_cancels_pick-help = يمكن الرد على 2 أو 5 بورقة Whot، فلا يسحب أحد.
rule-whot-no_defending = لا رد على العقوبة
rule-whot-no_defending-help = بعد 2 أو 5 على اللاعب التالي أن يسحب، ولا رد.
rule-whot-pick_five = سحب 5 بعد 5 لا 3
rule-whot-pick_five-help = عقوبة الورقة 5 هي 5 أوراق بدل 3.
rule-whot-star_skips_two = ★8 توقف لاعبَين
rule-whot-star_skips_two-help = بعد ★8 يفوت الدور على اللاعبَين التاليين.
rule-whot-draw_until_playable = السحب حتى ورقة مناسبة
rule-whot-draw_until_playable-help = من سحب يواصل السحب حتى تأتي ورقة تناسب، ثم عليه لعب ورقة مناسبة: هذه أو غيرها.
rule-whot-double_decking = عدة أوراق بالرقم نفسه
rule-whot-double_decking-help = لك لعب عدة أوراق بالرقم نفسه في دور واحد.
rule-whot-last_card_call = قول «آخر ورقة!»
rule-whot-last_card_call-help = قلها عند لعب ورقتك قبل الأخيرة. إن نسيت، فللاعب التالي أن يضبطك، وعليك سحب ورقتين.
rule-whot-no_special_finish = آخر ورقة ليست خاصة
rule-whot-no_special_finish-help = يجب أن تكون ورقتك الأخيرة عادية، لا 1 ولا 2 ولا 5 ولا 8 ولا 14 ولا Whot.
rule-whot-match_to = المباراة
rule-whot-match_to-0 = توزيعة واحدة
rule-whot-match_to-100 = 100 نقطة
rule-whot-match_to-help = ما يبقى في يدك بعد التوزيعة يُحسب عليك. وتتوالى التوزيعات حتى يبلغ أحد 100 نقطة، ثم يفوز صاحب أقل النقاط.
rule-whot-forced_moves = الحركات الإجبارية تلقائية
rule-whot-forced_moves-help = إن كانت عليك عقوبة والكل يعلم أنك لا تستطيع الرد، تُسحب الأوراق لك تلقائيًا. ومع «لا رد على العقوبة» يحدث ذلك دائمًا. أما إن لم تناسب أي ورقة لديك فالسحب بيدك.
whot-not-held = ليست لديك الورقة { $card }.
whot-say-symbol = أضف الرمز المطلوب، هكذا: /move w20 نجمة
whot-not-last = قول «آخر» لا يكون إلا عند لعب ورقتك قبل الأخيرة، وإن كانت قواعدكم الخاصة تطلبه.
whot-not-draw-found = سحبت ورقة تناسب. العبها، أو العب أخرى مناسبة.
whot-not-draw-decking = سبق أن لعبت. أضف { $number } أخرى أو أرسل /move تم
typed-whot = للورقة اكتب حرف رمزها ورقمها: دائرة <b>c</b>، مثلث <b>t</b>، زائد <b>x</b>، مربع <b>s</b>، نجمة <b>*</b>. بعد Whot أضف الرمز المطلوب. أمثلة: /move c5 أو /move *8 أو /move w20 نجمة أو /move سحب
typed-open-whot = /move ثم ورقة، مثل <b>c5</b>
typed-words-whot =
    circle: دائرة
    triangle: مثلث
    cross: زائد صليب
    square: مربع
    star: نجمة نجم
    draw: سحب اسحب
    take: أخذ خذ
    market: سوق السوق
    last: آخر الأخيرة
    card: ورقة الورقة
    done: تم
    catch: ضبط
