game-caesar-about = قيصر ضد كليوباترا: اكسب خمس مجموعات من نبلاء روما بالخداع والتجسس والفيتو.
game-caesar = قيصر وكليوباترا
game-caesar-aliases = Cleopatra, قيصر, كليوباترا
game-caesar-rules-1 =
    📖 <b>قيصر وكليوباترا</b>

    <b>الهدف:</b> كسب نبلاء روما. هم خمس مجموعات، ثلاث فيها 5 نبلاء (القضاة، النظار، الأمناء) واثنتان فيهما 3 (القناصل، الرقباء). والفوز في النهاية لصاحب أكثر النقاط.

    <b>البداية:</b> يضع كل لاعب سرًا 1 و2 و3 و4 و5 مقلوبة، ورقة على كل مجموعة. وتبقى معه خمس أوراق أخرى بالأرقام نفسها وفيتو واحد، وله مهمة سرية (الصفحة 4). قيصر يبدأ.

    <b>في دورك</b>
    1. العب من أوراق النفوذ: ورقة <b>واحدة</b> مكشوفة أو مقلوبة، أو <b>اثنتين</b>، واحدة مكشوفة وواحدة مقلوبة. لا بد من واحدة على الأقل. والحد خمس أوراق لك على كل مجموعة.
    2. ولك أيضًا لعب ورقة حيلة <b>واحدة</b>، قبل ذلك أو بعده. إن لعبتها بعد ورقة النفوذ الأولى فلا يمكنك لعب ورقة نفوذ ثانية.
    3. اسحب <b>تمثالًا</b> من الكيس: وقد تصوّت مجموعة.
    4. أكمل أوراقك إلى ست، واختر لكل ورقة رزمة: نفوذ أو حيلة.
game-caesar-rules-2 =
    🗿 <b>التماثيل والتصويت</b>

    في الكيس سبعة تماثيل.
    • تمثال مجموعة: تصوّت تلك المجموعة، ويوضع التمثال جانبًا.
    • 🪨 الرمادي: لا تصويت، ويوضع جانبًا.
    • ⚫ الأسود: لا تصويت، وتعود كل التماثيل وهو معها إلى الكيس.
    ثم، بعد أي تمثال، تصوّت أيضًا كل مجموعة عليها 8 أوراق أو أكثر (من الطرفين معًا). فقد تصوّت مجموعة مرتين في دور واحد.

    <b>التصويت</b>
    1. تُكشف كل أوراق المجموعة وتبقى مكشوفة.
    2. تُجمع أرقام كل طرف. الفيلسوف Φ يساوي 0.
    3. المجموع الأكبر يكسب نبيلًا. لكن إن كان لأحد الطرفين Φ أكثر من الآخر، فالمجموع <b>الأصغر</b> يكسب.
    4. أيًا كان الفائز، يرمي صاحب المجموع الأكبر أعلى أرقامه هناك، والآخر أدنى أرقامه. ويبقى الباقي، حتى Φ.
    <b>مجموع متساوٍ:</b> لا يكسب أحد ولا يُرمى شيء.

    بعد كسب آخر نبيل في المجموعة تُرمى أوراقها ويخرج تمثالها من اللعبة.
game-caesar-rules-3 =
    🃏 <b>الأوراق</b>

    <b>النفوذ</b> (37 لكل طرف): سبع من كل رقم من 1 إلى 5، وفيلسوفان <b>Φ</b>.

    <b>أوراق الحيلة</b> (10 لكل طرف)
    🗡 <b>اغتيال</b> ×3: تختار واحدة من أوراق خصمك المكشوفة على الطاولة فيرميها، حتى لو كانت Φ.
    👁 <b>كشّاف</b> ×3: تُكشف كل أوراق خصمك المقلوبة على مجموعة واحدة.
    🔀 <b>تبديل</b> ×1: خذ كل أوراقك من مجموعتين ووزعها بينهما من جديد، كلها مقلوبة، بحد أقصى خمس على كل منهما.
    ⚡ <b>غضب الآلهة</b> ×1: يرمي الطرفان كل أوراقهما على مجموعة واحدة.
    ✋ <b>فيتو</b> ×2: يوقف واحدة من هذه حين يعلنها خصمك. تُرمى الورقتان، ويسحب صاحب الفيتو ورقة فورًا. لا فيتو على فيتو، ولا يُلعب إلا ردًا.

    أسألك حتى إن لم يكن لديك فيتو، وقد لا أسألك إن كان الجميع يعلم أنه ليس لديك. والورقة التي أوقفها فيتو تُحسب ورقة الحيلة لذلك الدور.
game-caesar-rules-4 =
    🏆 <b>النهاية والنقاط</b>

    <b>لا ورقة نفوذ،</b> أو لا مجموعة تقبلها؟ اسحب تمثالًا فقط، ولك رمي ما تشاء من يدك قبل الإكمال إلى ست.
    <b>الرزم الفارغة</b> لا تُخلط من جديد. اسحب من الأخرى، وإن فرغتا فأكمل بأوراق أقل.

    <b>تنتهي اللعبة</b> عند نهاية دور إن
    • كُسب النبلاء الـ21 كلهم،
    • أو لم يبقَ نفوذ لأي طرف في اليد أو الرزمة،
    • أو تعادلت كل المجموعات ولا سبيل إلى تغيير ذلك،
    • أو لم يتغير شيء على الطاولة طوال 12 دورًا متتاليًا (6 لكل طرف).

    <b>النقاط</b>
    • 1 عن كل نبيل
    • 1 أخرى لأغلبية مجموعة (3 من 5، أو 2 من 3)، و1 فوقها للمجموعة كاملة
    • 2 أيضًا فوق ذلك لأغلبية مجموعة مهمتك السرية: القضاة أو النظار أو الأمناء

    الفوز لصاحب أكثر النقاط، وعند التساوي تعادل.
open-caesar = 🃏 أوراقي
caesar-group-praetor = القضاة
caesar-group-aedile = النظار
caesar-group-quaestor = الأمناء
caesar-group-consul = القناصل
caesar-group-censor = الرقباء
caesar-persona-caesar = قيصر
caesar-persona-cleopatra = كليوباترا
caesar-card-p = Φ
caesar-card-assassination = 🗡 اغتيال
caesar-card-scout = 👁 كشّاف
caesar-card-castling = 🔀 تبديل
caesar-card-wrath = ⚡ غضب
caesar-card-veto = ✋ فيتو
caesar-label-hand = اليد
caesar-label-decks = الرزم
caesar-label-discarded = المرمية
caesar-label-busts = خارج الكيس
caesar-label-bag = في الكيس
caesar-title-mission =
    { $persona } · مهمة { $group }{ $done ->
        [yes] : نقطتان
       *[no] { " " }لم تنجح
    }
caesar-points =
    { $points ->
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
caesar-label-mission = مهمتك
caesar-name-assassination = اغتيال
caesar-name-scout = كشّاف
caesar-name-castling = تبديل
caesar-name-wrath = غضب
caesar-name-veto = فيتو
caesar-lost-nothing = لا شيء
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] كُسبوا كلهم
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 تماثيل خارج الكيس: { $out } · في الكيس: { $bag }
caesar-no-busts = لا شيء
caesar-decks = 📚 الرزم (نفوذ + حيلة): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 المرمية: { $discarded_one } مقابل { $discarded_other }
caesar-match = 🏆 اللعبة { $game } من المباراة، { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: سماح أم فيتو؟
caesar-now-setup = 🤫 يضع اللاعبان سرًا 1 و2 و3 و4 و5 مقلوبة، ورقة على كل مجموعة.
caesar-now-play = ▶️ الآن: ورقة نفوذ أو ورقتان، ومعها ورقة حيلة إن شئت.
caesar-now-influence = ▶️ الآن: ورقة نفوذ أو ورقتان.
caesar-now-more =
    ▶️ الآن: ورقة نفوذ ثانية ({ $way ->
        [up] مكشوفة
       *[down] مقلوبة
    }){ $acted ->
        [yes] { "" }
       *[no] { " أو ورقة حيلة" }
    } أو تمثال.
caesar-now-action = ▶️ الآن: ورقة حيلة أو تمثال.
caesar-now-replace = ▶️ الآن: سحب ورقة بدل الفيتو.
caesar-now-castling = ▶️ الآن: إعادة توزيع أوراق المجموعتين، مقلوبة.
caesar-now-discard = ▶️ لا نفوذ يمكن لعبه. الآن: رمي ما لا يلزم من أوراق، ثم الإكمال إلى ست.
caesar-now-refill = ▶️ الآن: إكمال الأوراق إلى ست.
caesar-mission = 🎯 المهمة: كسب أغلبية { $group } (+2)
caesar-hand = 🃏 أوراقك: { $cards }
caesar-discards = 🗑 المرمية: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — لا أوراق مرمية —
       *[other] 🗑 المرمية ({ $count })
    }
caesar-standing = { $persona } · النقاط <b>{ $points }</b> · في اليد: نفوذ { $influence }، حيلة { $actions }
caesar-final =
    النبلاء { $patricians } + المجموعات { $bonus }{ $mission ->
        [none] { "" }
        [missed] { " " }(لم تنجح مهمة { $group })
       *[done] { " " }+ 2 لمهمة { $group }
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 اغتيال (المكشوفة { $card }، { $group })
caesar-trick-scout = 👁 كشّاف ({ $group })
caesar-trick-castling = 🔀 تبديل ({ $group } و{ $other })
caesar-trick-wrath = ⚡ غضب الآلهة ({ $group })
caesar-ask-setup = <b>أي ورقة توضع مقلوبة على { $icon } { $group }؟</b> الورقة { $number } من 5. والخامسة تذهب إلى الرقباء تلقائيًا.
caesar-ask-play = <b>اختر ورقة.</b> العب ورقة نفوذ، أو ورقتين (مكشوفة ومقلوبة). ولك أيضًا ورقة حيلة، قبلها أو بعدها.
caesar-ask-influence = <b>اختر ورقة نفوذ.</b> سبق أن لعبت ورقة الحيلة.
caesar-ask-more =
    <b>ورقة ثانية { $way ->
        [up] مكشوفة
       *[down] مقلوبة
    }؟</b> اخترها، { $acted ->
        [yes] أو اسحب تمثالًا.
       *[no] أو العب ورقة حيلة، أو اسحب تمثالًا.
    }
caesar-ask-action = <b>العب ورقة حيلة، أو اسحب تمثالًا.</b> لا مزيد من النفوذ في هذا الدور.
caesar-ask-where =
    <b>{ $way ->
        [either] على أي مجموعة توضع { $card }؟</b>
        [up] على أي مجموعة توضع { $card } مكشوفة؟</b>
       *[down] على أي مجموعة توضع { $card } مقلوبة؟</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] أي مجموعتين؟
       *[other] أي مجموعة؟
    }</b>
caesar-ask-veto = <b>سماح أم فيتو؟</b> أسألك دائمًا، حتى إن لم يكن لديك فيتو.
caesar-ask-replace = <b>اسحب ورقة بدل الفيتو.</b> من أي رزمة؟
caesar-ask-castling =
    <b>أين توضع { $card }؟</b> { $count ->
        [zero] لم يبقَ شيء،
        [one] هي الورقة الأخيرة،
        [two] بقي وضع ورقتين، كلتاهما
        [few] بقي وضع { $count } أوراق، كلها
        [many] بقي وضع { $count } ورقة، كلها
       *[other] بقي وضع { $count } ورقة، كلها
    } مقلوبة.
caesar-ask-discard = <b>لا يمكنك لعب النفوذ.</b> ارمِ ما شئت من أوراق، ثم اضغط «تم». بعدها الإكمال إلى ست.
caesar-ask-refill =
    <b>اسحب { $missing ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $missing } أوراق
        [many] { $missing } ورقة
       *[other] { $missing } ورقة
    }.</b> 📜 نفوذ (بقي { $influence }) أم 🎭 حيلة (بقي { $actions })؟
caesar-at = { $icon } { $group }
caesar-veto = ✋ فيتو!
caesar-pass = 🤝 سماح
caesar-done-play = 🗿 سحب تمثال
caesar-done-discard = ✅ تم
caesar-discard = رمي { $card }
caesar-draw-influence = 📜 نفوذ ({ $count })
caesar-draw-action = 🎭 حيلة ({ $count })
caesar-put = { $card } ← { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ◂ { $card }
caesar-then =
    { $count ->
        [0] — الورقة الأخيرة —
       *[other] — ثم: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] الورقتان
       *[other] الكل ({ $count })
    } ← { $icon } { $group }
caesar-bust-drawn = — سُحب تمثال —
caesar-bust-follows = — يلي ذلك سحب تمثال —
caesar-veto-played = — لُعب فيتو —
caesar-first-influence = سحب 1 📜 أولًا
caesar-first-action = سحب 1 🎭 أولًا
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } مكشوفة، { $icon } { $group }
caesar-play-down = { $card } مقلوبة، { $icon } { $group }
caesar-not-veto = الفيتو رد على أوراق الحيلة من خصمك فقط. لا يُلعب وحده.
caesar-no-veto = ليس لديك فيتو، فما لك إلا السماح.
caesar-not-acted = سبق أن لعبت ورقة حيلة في هذا الدور.
caesar-not-assassination = ليست لخصمك أوراق مكشوفة.
caesar-not-scout = ليست لخصمك أوراق مقلوبة.
caesar-not-castling = يلزم للتبديل مجموعتان فيهما نبلاء، ولك ورقة على إحداهما.
caesar-not-wrath = لا نفوذ على الطاولة.
caesar-not-closed = لا مزيد من النفوذ في هذا الدور. سبق أن لعبت ورقتين، أو ورقة حيلة بعد الأولى.
caesar-not-open = لا مجموعة يمكنك اللعب عليها. كل واحدة عليها خمس من أوراقك أو خلت من النبلاء.
caesar-not-bust = العب ورقة نفوذ أولًا. بعدها سحب تمثال.
caesar-not-there = هذا الزر يبين ما يأتي بعد ذلك فقط.
caesar-not-another = سبق أن سحبت تمثالًا في هذا الدور.
caesar-not-vetoed = لعبت الفيتو. اسحب ورقة بدله.
caesar-not-yet = ضع أولًا كل الأوراق التي تعيد توزيعها، واحدة واحدة.
caesar-not-again = سبق أن وضعت هذه الورقة.
caesar-full = لك هناك خمس أوراق، وهذا هو الحد.
caesar-no-such-card = ليست لديك هذه الورقة.
caesar-keys = { $icon }5 تعني: 5 مكشوفة على { $group }.
caesar-own-hidden = 🙈 أوراقك المقلوبة: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } على { $icon } { $group }: مكشوفة أم مقلوبة؟</b>
        [up] لعب { $card } مكشوفة على { $icon } { $group }؟</b>
       *[down] لعب { $card } مقلوبة على { $icon } { $group }؟</b>
    }{ $way ->
        [either] { "" }
       *[other] { " «+ 🗿» يسحب تمثالًا أيضًا." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] أي ورقة مكشوفة على { $icon } { $group }؟
        [castling] { $icon } { $group } مع أي مجموعة أخرى؟
       *[other] { $card } على { $icon } { $group }؟
    }</b> قد يرد خصمك بفيتو.
caesar-place-up = { $card } مكشوفة
caesar-place-down = { $card } مقلوبة ▮
caesar-not-here = لا يمكن وضع هذه الورقة على { $group } الآن.
caesar-not-won = كُسبت المجموعة كلها: { $group }.
caesar-empty-hand = ليست لديك أوراق.
event-caesar-two =
    { $known ->
        [yes] { f-play } <b>{ $card }</b> مكشوفة على { $icon } { $group }، ثم <b>{ $card2 }</b> مقلوبة على { $icon2 } { $group2 }.
       *[no] { f-play } <b>{ $card }</b> مكشوفة على { $icon } { $group }، ثم ورقة مقلوبة على { $icon2 } { $group2 }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] تعادل: لا شيء يتغير.
        [turned]
            الفلاسفة { $phil_one } : { $phil_other } قلبوا النتيجة: { WHO($winner) ->
                [you] كسبت نبيلًا بالمجموع الأصغر.
               *[other] نبيل من نصيب <b>{ $winner }</b> بالمجموع الأصغر.
            }
       *[won]
            { WHO($winner) ->
                [you] كسبت نبيلًا.
               *[other] نبيل من نصيب <b>{ $winner }</b>.
            }
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }رُميت ورقة { $highest } من { $high }، { $lowest ->
                [0] ولا شيء من { $low }.
               *[other] وورقة { $lowest } من { $low }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { f-put } <b>{ $cards }</b> مقلوبة.
       *[no] { f-put } خمس أوراق مقلوبة.
    }
event-caesar-played = { f-play } <b>{ $card }</b> مكشوفة على { $icon } { $group }.
event-caesar-hid =
    { $known ->
        [yes] { f-play } <b>{ $card }</b> مقلوبة على { $icon } { $group }.
       *[no] { f-play } ورقة مقلوبة على { $icon } { $group }.
    }
event-caesar-announced =
    📣 { WHO($seat) ->
        [you] أعلنت
       *[other] { $seat }: إعلان
    } <b>{ $trick }</b>.
event-caesar-passed =
    { WHO($seat) ->
        [you] سمحت بها.
       *[other] { $seat }: سماح.
    }
event-caesar-vetoed =
    ✋ <b>فيتو!</b> { WHO($seat) ->
        [you] أوقفت { $trick }.
       *[other] { $seat }: إيقاف { $trick }.
    }
event-caesar-assassinated =
    🗡 { WHO($seat) ->
        [you] خسرت
       *[other] { $seat }: خسارة
    } الورقة المكشوفة <b>{ $card }</b> على { $icon } { $group }.
event-caesar-revealed =
    👁 { WHO($seat) ->
        [you] كُشفت أوراقك على { $icon } { $group }: <b>{ $cards }</b>.
       *[other] كُشفت أوراق { $seat } على { $icon } { $group }: <b>{ $cards }</b>.
    }
event-caesar-castled =
    🔀 { WHO($seat) ->
        [you] أعدت توزيع أوراقك
       *[other] { $seat }: إعادة توزيع الأوراق
    }: { $first } على { $icon } { $group }، ثم { $second } على { $icon2 } { $group2 }، كلها مقلوبة.
event-caesar-struck = ⚡ غضب الآلهة على { $icon } { $group }. الخسائر: { $one } { $lost_one }، { $other } { $lost_other }.
event-caesar-bust_drawn =
    🗿 { f-draw } { $bust ->
        [black] <b>التمثال الأسود</b> ⚫: تعود كل التماثيل إلى الكيس.
        [grey] <b>التمثال الرمادي</b> 🪨: لا تصويت.
       *[group] تمثال <b>{ $icon } { $group }</b>.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 على { $icon } <b>{ $group }</b> 8 أوراق أو أكثر، فهم يصوّتون أيضًا:
       *[no] 🗳 تصويت { $icon } <b>{ $group }</b>:
    } { $vote }
event-caesar-exhausted = 🏛 كُسب { $icon } { $group } كلهم. تخرج أوراقهم وتمثالهم من اللعبة.
event-caesar-discarded =
    { WHO($seat) ->
        [you] رميت
       *[other] { $seat }: رمي
    } ورقة: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { f-draw } { $deck ->
                [influence] <b>{ $card }</b>.
               *[action] <b>{ $card }</b>.
            }
       *[no]
            { f-draw } { $deck ->
                [influence] ورقة نفوذ.
               *[action] ورقة حيلة.
            }
    }
event-caesar-drew-several =
    { WHO($seat) ->
        [you] سحبت
       *[other] { $seat }: سحب
    } { $influence ->
        [0]
            { $actions ->
                [zero] 0 ورقة حيلة
                [one] ورقة حيلة
                [two] ورقتي حيلة
                [few] { $actions } أوراق حيلة
                [many] { $actions } ورقة حيلة
               *[other] { $actions } ورقة حيلة
            }.
        [zero] 0 ورقة نفوذ
        [one] ورقة نفوذ
        [two] ورقتي نفوذ
        [few] { $influence } أوراق نفوذ
        [many] { $influence } ورقة نفوذ
       *[other] { $influence } ورقة نفوذ
    }{ $influence ->
        [0] { "" }
       *[other]
            { $actions ->
                [0] { "" }.
                [zero] { "" }.
                [one] { " " }وورقة حيلة.
                [two] { " " }وورقتي حيلة.
                [few] { " " }و{ $actions } أوراق حيلة.
                [many] { " " }و{ $actions } ورقة حيلة.
               *[other] { " " }و{ $actions } ورقة حيلة.
            }
    }
event-caesar-left =
    { WHO($seat) ->
        [you] غادرت اللعبة.
       *[other] { $seat }: مغادرة اللعبة.
    }
event-caesar-ended =
    { $result ->
        [tie] انتهت هذه اللعبة بالتعادل، { $best } : { $worst }.
       *[won]
            { WHO($winner) ->
                [you] <b>فزت</b> بهذه اللعبة { $best } : { $worst }.
               *[other] هذه اللعبة من نصيب <b>{ $winner }</b>، { $best } : { $worst }.
            }
    }{ $goes_on ->
        [yes] { " في اللعبة التالية تتبادلان الطرفين." }
       *[no] { "" }
    }
reason-caesar-patricians = كُسب كل النبلاء. { n-rome }
reason-caesar-influence = لم يبقَ نفوذ يُلعب. { n-rome }
reason-caesar-stalemate = كل المجموعات متعادلة، ولا سبيل إلى تغيير ذلك. { n-rome }
reason-caesar-standstill = لم يتغير شيء طوال 12 دورًا. { n-rome }
reason-caesar-match =
    انتهت المباراة. { $count ->
        [zero] الفوز من نصيب { $winners }!
        [one] الفوز من نصيب { $winners }!
        [two] الفوز مشترك: { $winners }!
        [few] الفوز مشترك: { $winners }!
        [many] الفوز مشترك: { $winners }!
       *[other] الفوز مشترك: { $winners }!
    }
reason-caesar-left = روما من نصيب { $winners }: غادر الطرف الآخر.
rule-caesar-missions = المهمات السرية
rule-caesar-missions-help = لكل لاعب مجموعة سرية. كسب أغلبيتها يساوي نقطتين إضافيتين.
rule-caesar-philosophers = الفلاسفة بعد التصويت
rule-caesar-philosophers-help = ما مصير فلاسفة المجموعة بعد تصويت فيه فائز: يبقون كلهم، أو يرمي الطرف الذي لديه الأكثر واحدًا، أو يُرمون كلهم.
rule-caesar-philosophers-stay = يبقون كلهم
rule-caesar-philosophers-source = يُرمى واحد
rule-caesar-philosophers-classic = يُرمون كلهم
rule-caesar-personas = من يلعب قيصر
rule-caesar-personas-help = قيصر هو أول من ينضم، أو الثاني، أو بالقرعة. واللاعب الآخر كليوباترا.
rule-caesar-personas-seats = أول من ينضم
rule-caesar-personas-swapped = ثاني من ينضم
rule-caesar-personas-dealt = بالقرعة
rule-caesar-cleopatra_starts = كليوباترا تبدأ
rule-caesar-cleopatra_starts-help = الدور الأول لكليوباترا بدل قيصر.
rule-caesar-best_of_three = الأفضل من ثلاث
rule-caesar-best_of_three-help = حتى ثلاث ألعاب، والمباراة لمن يفوز باثنتين أولًا. ويتبادل اللاعبان الطرفين بعد كل لعبة.
caesar-not-so = يمكنك لعب { $card } الآن، لكن ليس هكذا.
typed-caesar = اكتب ورقة ثم مجموعة ثم «مكشوفة» أو «مقلوبة». الأوراق: من 1 إلى 5، أو p أو «فيلسوف». المجموعات: قضاة، نظار، أمناء، قناصل، رقباء. يكفي أول كل كلمة، مثل «3 قنا مكش».
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = الحركات الإجبارية تلقائية
rule-caesar-forced_moves-help = إن كان الكل يعلم أنه ليس لديك فيتو (لا ورقة حيلة في يدك، أو رُمي الفيتوان)، فلن أسألك عن ورقة الحيلة بل تسري مباشرة. وسأسألك مع ذلك عن التبديل، وقبل سحب تمثال.
typed-words-caesar =
    praetor: قضاة القضاة
    aedile: نظار النظار
    quaestor: أمناء الأمناء
    consul: قناصل القناصل
    censor: رقباء الرقباء
    up: مكشوفة مكشوف
    down: مقلوبة مقلوب
    p: فيلسوف
    assassination: اغتيال
    scout: كشاف كشّاف
    castling: تبديل
    wrath: غضب
    veto: فيتو
    draw: سحب اسحب
    influence: نفوذ
    action: حيلة
    discard: رمي ارم
    pass: سماح
    done: تم
    bust: تمثال
