game-differo-about = معركة عقول: عُدّ القطع على الخط، وتحرك بعددها تمامًا، وصِل إلى الطرف الآخر قبل خصمك.
game-differo = ديفيرو
game-differo-rules-1 =
    📖 <b>ديفيرو</b>
    
    لاعبان، لكل منهما 13 قطعة. الفوز لمن يوصل <b>قطعة واحدة</b> قبل الآخر إلى هدفه، وهو الصف البعيد.
    
    ⚪ الأبيض يبدأ ويتجه إلى الأعلى، نحو الصف A.
    ⚫ الأسود يتجه إلى الأسفل، نحو الصف I.
    
    <b>في دورك</b>
    1. اختر إحدى قطعك.
    2. اختر خطًا يمر بها: صفها، أو أحد قطريها \ أو /.
    3. عُدّ كل القطع على الخط: قطعك ناقص قطع خصمك. وتحرك بهذا العدد من الخانات <b>تمامًا</b>، في أي من اتجاهي الخط.
    
    لا يمكن تمرير الدور.
    
    <b>الفوز لك</b> فورًا حين تصل إحدى قطعك إلى هدفك، وأيضًا حين يأتي دور خصمك ولا تستطيع أي من قطعه الحركة.
game-differo-rules-2 =
    📖 <b>كم تتحرك القطعة</b>
    
    عُدّ الخط كله من الحافة إلى الحافة، على جانبي القطعة وعبر الفراغات. والقطعة المتحركة تُعد أيضًا.
    
    • 4 لك و1 لخصمك: الحركة 3 خانات، لا 1 ولا 2.
    • إن كان لخصمك على الخط مثلك أو أكثر، فلا تتحرك عليه أي من قطعك.
    
    في الصورة، الأرقام عند أطراف الخطوط هي حساب الأبيض للقطعة <b>G4</b>: 3 على صفها، و1 على كل قطر. ويمكنها الانتقال إلى الخانات الخضراء.
    
    تقفز القطع فوق كل ما في طريقها، ولا أسر في هذه اللعبة.
    
    لك التقدم أو الرجوع أو الحركة جانبًا. ويجب النزول على خانة فارغة، <b>وليس في هدف الخصم أبدًا</b>.
game-differo-rules-3 =
    📖 <b>كيف تنتهي اللعبة</b>
    
    • <b>فوزك</b> حين تصل إحدى قطعك إلى هدفك. واحدة تكفي.
    • <b>خسارتك</b> إن جاء دورك ولا قطعة لك تتحرك، أو استسلمت، أو غادرت اللعبة.
    • <b>تعادل</b> إن تكرر الوضع نفسه للمرة الثالثة والدور للطرف نفسه، أو بعد 300 حركة، أو باتفاقكما.
    
    إن انتهى وقتك تُلعب حركة بدلًا منك.
    
    <b>قاعدة خاصة: تبديل الألوان.</b> بعد حركة الأبيض الأولى، للأسود أن يبدل الألوان بدل أن يتحرك. ومن لعب أولًا يكمل بالأسود.
    
    <b>أسماء الخانات.</b> الحرف هو الصف، من A إلى I من الأعلى. والرقم هو القطر \ ويظهر عند طرفه الأسفل.
    
    اضغط على قطعة ثم على خانة، أو أرسل <code>/move F2-F8</code>. وأرسل /puzzle لأوضاع تنتظر الحل.
open-differo = ▶ حركتي
differo-table =
    الحركة { $number }{ $swap ->
        [yes] { " " }· للأسود تبديل الألوان في الحركة 2
       *[no] { "" }
    }
differo-over =
    🏁 انتهت بعد { $moves ->
        [zero] 0 حركة
        [one] حركة واحدة
        [two] حركتين
        [few] { $moves } حركات
        [many] { $moves } حركة
       *[other] { $moves } حركة
    }
differo-plays =
    { $colour ->
        [white] ⚪ الأبيض، إلى الأعلى نحو الصف A
       *[black] ⚫ الأسود، إلى الأسفل نحو الصف I
    }
differo-side =
    { $colour ->
        [white] الأبيض
       *[black] الأسود
    }
differo-wins-here = الهدف
differo-side-wins-here =
    هدف { $colour ->
        [white] الأبيض
       *[black] الأسود
    }
differo-home = وصول إلى الهدف
differo-rows-to-go =
    { $rows ->
        [zero] بقي 0 صف
        [one] بقي صف واحد
        [two] بقي صفان
        [few] بقيت { $rows } صفوف
        [many] بقي { $rows } صفًا
       *[other] بقي { $rows } صف
    }
differo-board-lines = في هذه النسخة النصية تنزل الأقطار \ عموديًا.
differo-board-chosen = 🔷 { $cell } · ❇️ ما يمكنها بلوغه
differo-which-piece =
    <b>حان دورك.</b> أي قطعة { $colour ->
        [white] بيضاء
       *[black] سوداء
    } تريد تحريكها؟
differo-lines = حركات <b>{ $cell }</b>: { $lines }.
differo-line-row = <b>{ $count }</b> على صفها
differo-line-falling = <b>{ $count }</b> على قطرها \
differo-line-rising = <b>{ $count }</b> على قطرها /
differo-line-either = <b>{ $count }</b> على أي من القطرين
differo-key-wins = { $move } · فوز
differo-key-draws = { $move } · تعادل
differo-other-piece = ← قطعة أخرى
differo-swap = ⇄ تبديل الألوان
differo-tap-below = اختر حركتك بالأزرار تحت الطاولة.
differo-not-more = على هذا الخط { $own } من قطعك مقابل { $others } لخصمك. الحركة عليه ممكنة فقط إن كانت قطعك أكثر.
differo-off-board =
    { $count ->
        [zero] لا خانات في هذا الاتجاه.
        [one] خانة واحدة في هذا الاتجاه تخرج من الرقعة.
        [two] خانتان في هذا الاتجاه تخرجان من الرقعة.
        [few] { $count } خانات في هذا الاتجاه تخرج من الرقعة.
        [many] { $count } خانة في هذا الاتجاه تخرج من الرقعة.
       *[other] { $count } خانة في هذا الاتجاه تخرج من الرقعة.
    }
differo-taken =
    { $count ->
        [zero] الخانة { $cell } فيها قطعة.
        [one] بعد خانة واحدة في هذا الاتجاه { $cell }، وفيها قطعة.
        [two] بعد خانتين في هذا الاتجاه { $cell }، وفيها قطعة.
        [few] بعد { $count } خانات في هذا الاتجاه { $cell }، وفيها قطعة.
        [many] بعد { $count } خانة في هذا الاتجاه { $cell }، وفيها قطعة.
       *[other] بعد { $count } خانة في هذا الاتجاه { $cell }، وفيها قطعة.
    }
differo-their-goal = الخانة { $cell } في هدف خصمك، ولا نزول فيه.
event-differo-moved =
    { WHO($seat) ->
        [you] حركت من
       *[other] { $seat }: من
    } <b>{ $source } إلى { $target }</b>{ $again ->
        [yes] . الوضع نفسه للمرة الثانية، وفي المرة القادمة تعادل.
       *[no] .
    }
event-differo-swapped =
    ⇄ { WHO($seat) ->
        [you] بدلت الألوان.
       *[other] { $seat }: تبديل الألوان.
    }
event-differo-gave_up =
    🏳 { WHO($seat) ->
        [you] استسلمت.
       *[other] { $seat }: استسلام.
    }
reason-differo-goal = 🏆 قطعة بلغت الهدف: الفوز من نصيب { $winners }!
reason-differo-blocked = 🏆 الفوز من نصيب { $winners }: الطرف الآخر محاصر!
reason-differo-repetition = 🤝 تعادل: تكرر الوضع نفسه للمرة الثالثة.
reason-differo-long = 🤝 تعادل بعد 300 حركة.
reason-differo-gave_up = 🏆 الفوز من نصيب { $winners }: الطرف الآخر استسلم.
rule-differo-white = من يلعب بالأبيض
rule-differo-white-help = الأبيض يبدأ. وهو أول من ينضم، أو الثاني، أو بالقرعة.
rule-differo-white-first = أول من ينضم
rule-differo-white-second = ثاني من ينضم
rule-differo-white-lot = بالقرعة
rule-differo-swap = تبديل الألوان
rule-differo-swap-help = بعد حركة الأبيض الأولى، للأسود أن يبدل الألوان بدل أن يتحرك. فخير بداية للأبيض حركة عادلة للطرفين.
puzzle-title = 🧩 <b>لغز ديفيرو { $number }</b> من { $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>الأبيض</b>
       *[black] ⚫ <b>الأسود</b>
    } يتحرك، والمطلوب { $count ->
        [zero] <b>فوز فوري</b>.
        [one] <b>فوز فوري</b>.
        [two] <b>فوز في حركتين</b>.
        [few] <b>فوز في { $count } حركات</b>.
        [many] <b>فوز في { $count } حركة</b>.
       *[other] <b>فوز في { $count } حركة</b>.
    } اضغط الحركة، أو أرسل <code>/puzzle { $example }</code>.
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] الأبيض
       *[black] الأسود
    } يصمد أطول مع <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: الحل من { $solver }!
       *[no] 🎉 <b>{ $move }</b>: صحيح!
    }
puzzle-button = 🧩 ألغاز
puzzle-next = اللغز التالي →
puzzle-what = أرسل /puzzle للغز، أو /puzzle 3 للرقم 3 من { $count }، أو حركة مثل /puzzle { $example }.
puzzle-not-home = الحركة { $move } لا تصل إلى الهدف، لكن حركة أخرى تصل.
puzzle-loses =
    الحركة { $move } تخسر: { $colour ->
        [white] الأسود
       *[black] الأبيض
    } يلعب { $reply } ويصل إلى الهدف.
puzzle-escapes =
    ليست { $move }: بعد { $reply } لا يستطيع { $colour ->
        [white] الأبيض
       *[black] الأسود
    } أن يفرض { $count ->
        [zero] الفوز في الحركة التالية.
        [one] الفوز في الحركة التالية.
        [two] الفوز في حركتين.
        [few] الفوز في { $count } حركات.
        [many] الفوز في { $count } حركة.
       *[other] الفوز في { $count } حركة.
    }
differo-no-swap = لا يمكنك تبديل الألوان الآن. هذا للأسود وحده، بعد حركة الأبيض الأولى مباشرة، إن سمحت القواعد الخاصة.
differo-not-yours = ليست لك قطعة على { $cell }.
differo-goes = القطعة { $cell } يمكنها الذهاب إلى { $targets }.
differo-stuck = القطعة { $cell } محاصرة. لا يمكنها الحركة الآن.
typed-differo = اكتب مكان القطعة ثم مكان نزولها: F2-F8. الحرف هو الصف، من A إلى I من الأعلى. والرقم هو القطر \ من 1 إلى 9، ويظهر عند طرفه الأسفل.
role-differo-white = ⚪ الأبيض
role-differo-black = ⚫ الأسود
typed-words-differo = swap: تبديل بدل
