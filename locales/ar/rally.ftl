game-rally-about = سباق عبر الخريطة: اجمع الأختام من المحطات وكن أول من يبلغ خط النهاية.
game-rally = رالي
game-rally-rules-1 =
    📖 <b>رالي</b>

    <b>الهدف</b>
    اجمع الأختام من أنحاء الخريطة. وحين يكتمل العدد المطلوب، وهو 4 عادة، كن أول من يصل إلى خط النهاية 🏁. الجميع يبدأ من الخانة التي عليها سهم.

    <b>في دورك</b>
    1. ارمِ النرد.
    2. سِر على الطرق بعدد الخطوات الذي رميته تمامًا. كل خطوة تنقلك إلى الخانة التالية، والمحطات خانات أيضًا.
    3. إن انتهى دورك على محطة، فلك ختمها.

    <b>كيف تنتهي اللعبة</b>
    حين يصل أحد إلى خط النهاية تُكمَل الجولة: من لم يلعب فيها بعد ينال دوره. ثم تنتهي اللعبة.
    يتقدم من وصلوا، بترتيب وصولهم. ويُرتَّب الباقون بعدد أختامهم، والمتساوون يتقاسمون المركز.
    وإن غادر الآخرون كلهم، فالفوز لآخر من بقي.
game-rally-rules-2 =
    👣 <b>السير</b>

    • <b>المربعات الخضراء</b> هي ما تبلغه بكامل رميتك. تصل بأقصر طريق وينتهي دورك.
    • <b>الدوائر الزرقاء</b> أماكن توقف في الطريق: (2) تعني على بعد خطوتين من هنا. ومن هناك لك اختيار جديد لبقية خطواتك، فيمكنك رسم طريقك بنفسك. للتوقف اضغط <i>توقف في الطريق…</i>
    • لا بد من استعمال كل الخطوات: لا بقاء في المكان ولا ادخار.
    • <b>أثرك:</b> في الدور نفسه لا عودة إلى خانة مررت بها، ولا حتى خانة الانطلاق. وفي الدور التالي يمكن ذلك.
    • <b>لا مخرج؟</b> في طريق مسدود، أو إن حاصرك أثرك، تضيع بقية الخطوات وينتهي دورك هناك. وإن كانت محطة فلك ختمها.
    • لا يسد لاعب طريق آخر. وتتسع الخانة لأي عدد.
game-rally-rules-3 =
    🏷 <b>الأختام</b>
    • المحطات هي اللافتات ذات الحروف. ختم المحطة لك فقط إن <b>انتهى</b> دورك عليها. المرور أو التوقف في الطريق لا يكفي.
    • كل ختم لك مرة واحدة، لكنه متاح للجميع: الأختام لا تنفد.
    • لك أن تجمع أكثر مما يلزمك.
    • 🏷 على زر تعني أن إنهاء دورك هناك يمنحك ختمًا جديدًا.

    🏁 <b>خط النهاية</b>
    • مغلق أمامك حتى تكتمل أختامك.
    • بعدها تتجه إليه مباشرة فقط إن كان أقصر طريق إليه بعدد خطواتك الباقية <b>تمامًا</b>. وإن كان أقصر فخذ طريقًا أطول: توقف في الطريق بحيث تصل مع آخر خطوة.
    • لا مرور عبر خط النهاية.
    • بعد وصولك لا أدوار أخرى لك.
game-rally-rules-4 =
    🏠 <b>القواعد الخاصة</b>

    • <b>الخريطة:</b> المدينة القديمة (6 محطات)، الرؤوس السبعة (8)، سماء الليل (10)، أو خريطتكم: أرسل /map لمعرفة الطريقة.
    • <b>أختام الفوز:</b> من 2 إلى 6 بدل 4. وإن كانت محطات الخريطة أقل، فتلزم كلها.
    • <b>كل الأختام:</b> يلزم ختم من كل محطة.
    • <b>نردان:</b> ترمي نردين وتسير بمجموعهما.
    • <b>نهاية سهلة:</b> لك بلوغ خط النهاية وخطوات باقية، والباقي يضيع.
    • <b>الاستدارة:</b> إن توقفت في الطريق عند طريق مسدود، فلك العودة من حيث أتيت.
    • <b>الحركات الإجبارية تلقائية</b> (مفعّلة أصلًا): إن كان أمامك مكان واحد فقط، تنتقل إليه تلقائيًا. ويبقى رمي النرد ودخول خط النهاية بيدك.
rally-example-1 = مريم
rally-example-2 = سامي
open-rally = 🗺 حركتي
rally-map-town = المدينة القديمة
rally-map-island = الرؤوس السبعة
rally-map-sky = سماء الليل
rally-map-own = خريطتكم
rally-table =
    🗺 <b>{ $map }</b> · خط النهاية 🏁 يُفتح بعد { $needed ->
        [zero] 0 ختم
        [one] ختم واحد
        [two] ختمين
        [few] { $needed } أختام
        [many] { $needed } ختمًا
       *[other] { $needed } ختم
    }
rally-steps =
    🎲 { $dice } · <b>{ baqiya }</b>{ $some ->
        [0] { "" }
       *[other] . لا خانة على بعد { n-steps } تمامًا، فتوقف في الطريق: ({ $some }) تعني بعد { n-some }.
    }
rally-nearest =
    👣 { $mine ->
        [yes] خطواتك إلى كل ختم
       *[no] خطوات { $who } إلى كل ختم
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] خطواتك إلى خط النهاية 🏁
       *[no] خطوات { $who } إلى خط النهاية 🏁
    }: { $steps }
rally-stampless = 🏷 تمنحك ختمًا.
rally-ahead = 🧭 ما تبلغه بهذه الرمية، الأفضل أولًا، وبعد كل خانة عدد الخطوات منها إلى الختم التالي أو خط النهاية:
rally-ahead-far = { $places } ← { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: ختم، ثم { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: تصل إلى خط النهاية!
rally-ahead-stops = 🧭 أماكن للتوقف في الطريق، الأفضل أولًا. وبعد كل منها أفضل خانة ينتهي عليها دورك إن توقفت هناك.
rally-field = الخانة { $number }
rally-stands =
    { $place } · { $more ->
        [yes] الأختام { $held } (المطلوب { $needed })
       *[no] الأختام { $held } من { $needed }
    }
rally-home = 🏁 وصول · { n-held }
rally-final =
    { n-held }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 وصول إلى خط النهاية · { n-held }
rally-score = { n-held }
rally-hand-steps =
    { $steps ->
        [zero] 0 خطوة
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $steps } خطوات
        [many] { $steps } خطوة
       *[other] { $steps } خطوة
    }
rally-roll = 🎲 رمي النرد
rally-go-field = الخانة { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } من { $whole })
rally-walk-part = توقف في الطريق…
rally-more-places = { $count } أخرى…
rally-where = <b>إلى أين؟</b>
rally-rest = <b>{ baqiya }: إلى أين؟</b>
rally-which-part = <b>أين تتوقف أولًا؟</b> ({ $some }) تعني بعد { n-some }. ثم تكمل السير، دون عبور أثرك.
rally-tap-below =
    اختر وجهتك بالأزرار تحت الطاولة.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) تعني التوقف هناك بعد { n-some } ثم إكمال السير.
    }
rally-tap-roll = حان دورك: اضغط «🎲 رمي النرد» تحت الطاولة.
rally-look = لم يحن دورك بعد. لا أسرار في هذه اللعبة: الطاولة تعرض كل شيء.
event-rally-rolled =
    { WHO($seat) ->
        [you] رميت 🎲 { $dice }.
       *[other] { $seat }: رمية 🎲 { $dice }.
    }
event-rally-rolled_two =
    { WHO($seat) ->
        [you] رميت 🎲 { $dice }، المجموع { rally-hand-steps }.
       *[other] { $seat }: رمية 🎲 { $dice }، المجموع { rally-hand-steps }.
    }
event-rally-walked =
    { WHO($seat) ->
        [you] سرت { n-steps }
       *[other] { $seat }: سير { n-steps }
    } إلى <b>{ $to }</b>{ $left ->
        [zero] .
        [one] ، وبقيت خطوة واحدة.
        [two] ، وبقيت خطوتان.
        [few] ، وبقيت { $left } خطوات.
        [many] ، وبقيت { $left } خطوة.
       *[other] ، وبقيت { $left } خطوة.
    }
event-rally-turn =
    { WHO($seat) ->
        [you] رميت 🎲 { $dice } وانتقلت إلى
       *[other] { $seat }: رمية 🎲 { $dice } وانتقال إلى
    } <b>{ $to }</b>{ $held ->
        [0] .
       *[other]
            : 🏷 الختم { $more ->
                [yes] { $held } (المطلوب { $needed }).
               *[no] { $held } من { $needed }.
            }
    }
event-rally-forfeited =
    { WHO($seat) ->
        [you] لا مجال للتقدم أكثر، فضاعت منك { rally-hand-steps }.
       *[other] { $seat }: لا مجال للتقدم أكثر، فضاعت { rally-hand-steps }.
    }
event-rally-stamped =
    🏷 { WHO($seat) ->
        [you] أخذت ختم
       *[other] { $seat }: ختم
    } <b>{ $at }</b>، { $more ->
        [yes] والعدد { $held } (المطلوب { $needed }).
       *[no] { $held } من { $needed }.
    }
event-rally-finished =
    🏁 { WHO($seat) ->
        [you] وصلت إلى خط النهاية
       *[other] { $seat }: وصول إلى خط النهاية
    } { $place ->
        [1]
            قبل الجميع!{ $ends ->
                [yes] { "" }
               *[no] { " الباقون يكملون الجولة." }
            }
       *[other] أيضًا.
    }
event-rally-left =
    { WHO($seat) ->
        [you] غادرت اللعبة.
       *[other] { $seat }: مغادرة اللعبة.
    }
event-rally-ended = انتهت اللعبة.
reason-rally-finished = 🏁 أول الواصلين إلى خط النهاية: الفوز من نصيب { $winners }!
reason-rally-last_standing = غادر الآخرون، والفوز من نصيب { $winners }!
rule-rally-board = الخريطة
rule-rally-board-help = الخريطة التي تلعبون عليها. لإضافة خريطتكم أرسلها هنا ملفًا ورد عليه بالأمر <code>/map</code>.
rule-rally-board-town = المدينة القديمة
rule-rally-board-island = الرؤوس السبعة
rule-rally-board-sky = سماء الليل
rule-rally-board-own = 🗺 خريطتكم
rule-rally-stamps_needed = أختام الفوز
rule-rally-stamps_needed-help = عدد الأختام الذي يفتح لك خط النهاية 🏁.
rule-rally-all_stamps = كل الأختام
rule-rally-all_stamps-help = يلزم ختم من كل محطة على الخريطة.
rule-rally-two_dice = نردان
rule-rally-two_dice-help = ترمي نردين وتسير بمجموعهما.
rule-rally-no_exact_finish = نهاية سهلة
rule-rally-no_exact_finish-help = لك بلوغ خط النهاية 🏁 وخطوات باقية، والباقي يضيع.
rule-rally-turnaround = الاستدارة
rule-rally-turnaround-help = إن توقفت في الطريق عند طريق مسدود، فلك العودة من حيث أتيت.
rally-town-S = البوابة الغربية
rally-town-A = الطاحونة القديمة
rally-town-B = المدبغة
rally-town-C = برج الأجراس
rally-town-D = سوق السمك
rally-town-E = المسرح
rally-town-F = المعصرة
rally-town-Z = القلعة
rally-island-S = المرفأ
rally-island-A = رأس النوارس
rally-island-B = رأس المرجان
rally-island-C = رأس الشمال
rally-island-D = رأس النخيل
rally-island-E = رأس القراصنة
rally-island-F = رأس السلاحف
rally-island-G = النبع الحار
rally-island-H = المعبد القديم
rally-island-Z = المنارة
rally-sky-S = المرصد
rally-sky-A = البجعة
rally-sky-B = القيثارة
rally-sky-C = النسر
rally-sky-D = الحوت
rally-sky-E = العقرب
rally-sky-F = الحمل
rally-sky-G = الأسد
rally-sky-H = السرطان
rally-sky-I = الدب
rally-sky-J = التنين
rally-sky-Z = نجم القطب
map-kept =
    🗺 <b>{ $name }</b>: الخانات { $positions }، { $stations ->
        [zero] دون محطات
        [one] ومحطة واحدة
        [two] ومحطتان
        [few] و{ $stations } محطات
        [many] و{ $stations } محطة
       *[other] و{ $stations } محطة
    }. { $where ->
        [private] محفوظة لك.
       *[group] محفوظة لهذه المجموعة. للعب عليها أرسل /newgame rally واخترها من القواعد الخاصة، الخريطة.
    }
map-brought = خريطة من { $by }. استبدالها لمن رفعها أو للمشرفين فقط.
map-is-anothers = لهذه المجموعة خريطة. استبدالها لمن رفعها أو للمشرفين فقط.
map-play = ▶ اللعب على هذه الخريطة
map-unnamed = خريطتكم
map-how =
    أرسل خريطتك هنا ملف JSON، ثم رد على الملف بالأمر /map. شكلها هكذا:

    <pre>{ "{" }"name": "Our village", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Kiosk"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> من 0 إلى 1000 و<code>y</code> من 0 إلى 800. قيمة <code>look</code> هي <code>town</code> أو <code>island</code> أو <code>sky</code>. في الخريطة من 5 إلى 120 خانة، وحتى 12 محطة.
map-too-many = رفعت خلال ساعة { $most } من الخرائط، وهذا هو الحد. حاول مجددًا بعد { n-minutes }.
map-lost = لم أستطع تنزيل هذا الملف. أرسله من جديد ورد عليه بالأمر /map.
map-refused = ❌ لا أستطيع استعمال هذه الخريطة بعد:
map-fault = • السطر { $line }: { $fault }
map-more =
    • … { $all ->
        [yes] أخطاء أخرى: { $count }.
       *[no] وأخطاء أخرى.
    }
map-fault-too-large = حجم الملف { $size } كيلوبايت، والحد { $most } كيلوبايت.
map-fault-not-text = هذا ليس ملفًا نصيًا. احفظه نصًا عاديًا بترميز UTF-8.
map-fault-not-json = هذا ليس JSON: هناك خطأ عند العمود { $column }. ابحث عن فاصلة أو علامة اقتباس أو قوس ناقص.
map-fault-no-map = الخريطة كائن بين قوسين متعرجين فيه <code>positions</code> و<code>connections</code>.
map-fault-missing =
    { $position ->
        [none] ليس في الخريطة <code>{ $word }</code>.
       *[other] ليس للخانة <code>{ $position }</code> قيمة <code>{ $word }</code>.
    }
map-fault-unknown-word =
    { $position ->
        [none] لا أعرف <code>{ $word }</code> في خريطة.
       *[other] في الخانة <code>{ $position }</code> كلمة لا أعرفها: <code>{ $word }</code>.
    }
map-fault-no-list = يجب أن تكون <code>{ $word }</code> قائمة بين قوسين مربعين.
map-fault-no-position = العنصر رقم { $number } في <code>positions</code> ليس خانة. اكتبه هكذا <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = الوصلة زوج من الخانات، مثل <code>["7", "8"]</code>.
map-fault-bad-id = لا تصلح <code>{ $value }</code> قيمةَ <code>id</code> للخانة <code>{ $position }</code>. استعمل من حرف إلى ثلاثة أحرف أو أرقام.
map-fault-bad-x = قيمة <code>x</code> للخانة <code>{ $position }</code> هي <code>{ $value }</code>، ويجب أن تكون عددًا من 0 إلى 1000.
map-fault-bad-y = قيمة <code>y</code> للخانة <code>{ $position }</code> هي <code>{ $value }</code>، ويجب أن تكون عددًا من 0 إلى 800.
map-fault-bad-kind = قيمة <code>kind</code> للخانة <code>{ $position }</code> هي <code>{ $value }</code>، ويجب أن تكون <code>field</code> أو <code>station</code> أو <code>start</code> أو <code>finish</code>.
map-fault-bad-name = قيمة <code>name</code> هي <code>{ $value }</code>، ويجب أن تكون نصًا لا يزيد على 30 حرفًا.
map-fault-bad-look = قيمة <code>look</code> هي <code>{ $value }</code>، ويجب أن تكون <code>town</code> أو <code>island</code> أو <code>sky</code>.
map-fault-bad-count = خانات الخريطة { $count }، والمطلوب من { $least } إلى { $most }.
map-fault-bad-connections = وصلات الخريطة { $count }، والحد { $most }.
map-fault-twice = هناك خانتان باسم <code>{ $position }</code>. (الحرف الكبير والصغير سواء.)
map-fault-no-start = لا توجد بداية. أعطِ إحدى الخانات <code>"kind": "start"</code>.
map-fault-no-finish = لا يوجد خط نهاية. أعطِ إحدى الخانات <code>"kind": "finish"</code>.
map-fault-two-start = الخانة <code>{ $position }</code> بداية ثانية، وللخريطة بداية واحدة فقط.
map-fault-two-finish = الخانة <code>{ $position }</code> خط نهاية ثانٍ، وللخريطة واحد فقط.
map-fault-bad-stations = محطات الخريطة { $count }، والمطلوب من 1 إلى { $most }.
map-fault-nowhere = هناك وصلة تؤدي إلى <code>{ $position }</code>، ولا خانة بهذا الاسم.
map-fault-to-itself = الخانة <code>{ $position }</code> موصولة بنفسها.
map-fault-connected-twice = الخانتان <code>{ $one }</code> و<code>{ $other }</code> موصولتان مرتين.
map-fault-too-many-ways = وصلات الخانة <code>{ $position }</code> أكثر من { $most }.
map-fault-too-close = الخانة <code>{ $other }</code> قريبة جدًا من <code>{ $one }</code>. اجعل بينهما { $apart } على الأقل.
map-fault-runs-over = الوصلة من <code>{ $one }</code> إلى <code>{ $other }</code> تمر فوق الخانة <code>{ $position }</code>.
map-fault-apart = لا طريق من البداية إلى الخانة <code>{ $position }</code>.
map-fault-behind-finish = لا وصول إلى الخانة <code>{ $position }</code> إلا عبر خط النهاية، ولا أحد يعبره.
map-fault-finish-apart = لا طريق إلى خط النهاية، الخانة <code>{ $position }</code>.
map-fault-no-end = قد لا تنتهي اللعبة أبدًا: بنردين لا يمكن لمن يقف على <code>{ $position }</code> أن ينهي دوره على <code>{ $goal }</code>. أضف بضع خانات.
rally-not-rolled = ارمِ النرد أولًا: /move رمي
rally-has-rolled = سبق أن رميت، و{ baqiya }. اكتب وجهتك.
rally-not-reached = لا يمكنك بلوغ { $place } الآن. { baqiya }.
typed-rally = اكتب «رمي» ثم اسم خانة أو محطة على الخريطة، مثل 12 أو B.
rule-rally-forced_moves = الحركات الإجبارية تلقائية
rule-rally-forced_moves-help = إن كان أمامك مكان واحد فقط، تنتقل إليه تلقائيًا. ويبقى رمي النرد ودخول خط النهاية 🏁 بيدك.
typed-words-rally =
    roll: رمي ارم نرد
    to: إلى
