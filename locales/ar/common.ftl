f-play =
    { WHO($seat) ->
        [you] لعبت
       *[other] { $seat }: لعب
    }
f-put =
    { WHO($seat) ->
        [you] وضعت
       *[other] { $seat }: وضع
    }
f-draw =
    { WHO($seat) ->
        [you] سحبت
       *[other] { $seat }: سحب
    }
n-rome =
    { $count ->
        [zero] لا فائز بروما!
        [one] روما من نصيب { $winners }!
        [two] روما مناصفة: { $winners }!
        [few] روما مناصفة: { $winners }!
        [many] روما مناصفة: { $winners }!
       *[other] روما مناصفة: { $winners }!
    }
n-diamonds =
    { $count ->
        [zero] 0 ألماسة
        [one] ألماسة واحدة
        [two] ألماستان
        [few] { $count } ألماسات
        [many] { $count } ألماسة
       *[other] { $count } ألماسة
    }
f-go =
    { WHO($seat) ->
        [you] انتقلت
       *[other] { $seat }: انتقال
    }
n-diamonds-of =
    { $count ->
        [zero] 0 ألماسة
        [one] ألماسة واحدة
        [two] ألماستين
        [few] { $count } ألماسات
        [many] { $count } ألماسة
       *[other] { $count } ألماسة
    }
n-minutes =
    { $minutes ->
        [zero] لحظات
        [one] دقيقة
        [two] دقيقتين
        [few] { $minutes } دقائق
        [many] { $minutes } دقيقة
       *[other] { $minutes } دقيقة
    }
n-days =
    { $days ->
        [zero] 0 يوم
        [one] يومًا واحدًا
        [two] يومين
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }
n-some =
    { $some ->
        [zero] 0 خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $some } خطوات
        [many] { $some } خطوة
       *[other] { $some } خطوة
    }
baqiya =
    { $steps ->
        [zero] بقيت 0 خطوة
        [one] بقيت خطوة واحدة
        [two] بقيت خطوتان
        [few] بقيت { $steps } خطوات
        [many] بقيت { $steps } خطوة
       *[other] بقيت { $steps } خطوة
    }
n-steps =
    { $steps ->
        [zero] 0 خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
        [many] { $steps } خطوة
       *[other] { $steps } خطوة
    }
n-held =
    { $held ->
        [zero] بلا أختام
        [one] ختم واحد
        [two] ختمان
        [few] { $held } أختام
        [many] { $held } ختمًا
       *[other] { $held } ختم
    }
n-cards =
    { $count ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
n-instead =
    { $instead ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $instead } أوراق
        [many] { $instead } ورقة
       *[other] { $instead } ورقة
    }
n-games =
    { $count ->
        [zero] 0 لعبة
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $count } ألعاب
        [many] { $count } لعبة
       *[other] { $count } لعبة
    }
f-must =
    { WHO($seat) ->
        [you] عليك
       *[other] على { $seat }
    }

computer-name = كمبيوتر { $number }
player-name = لاعب { $number }
name = { $name }
list-of = { $others } و{ $last }
labelled = { $label }: { $value }
you-first = أنت
you = أنت
is-host = المضيف
is-away = غياب (الكمبيوتر يلعب)
has-left = مغادرة
has-kicked = إخراج
has-resigned = استسلام

level-easy = سهل
level-normal = عادي
level-hard = صعب
level-random = عشوائي
level-greedy = طمّاع

close = ✕ إغلاق
back = → رجوع
refresh = ↻ تحديث
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 القواعد
open-panel = ▶ حركتي
earlier-moves = → السابق
more-moves = المزيد ←

deadline = ⏳ نهاية الوقت: { $time }
deadline-clock = الساعة { $clock }
deadline-now = ⌛ انتهى الوقت
pace-none = بلا حد
pace-seconds =
    { $count ->
        [zero] 0 ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }
pace-minutes =
    { $count ->
        [zero] 0 دقيقة
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $count } دقائق
        [many] { $count } دقيقة
       *[other] { $count } دقيقة
    }
pace-hours =
    { $count ->
        [24] يوم واحد
        [zero] 0 ساعة
        [one] ساعة واحدة
        [two] ساعتان
        [few] { $count } ساعات
        [many] { $count } ساعة
       *[other] { $count } ساعة
    }

rule-on = نعم
rule-off = لا
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>القواعد الخاصة</b> · { $game }
house-rules-plain = عادية
house-rules-plain-line = القواعد العادية.
house-rules-how = اضغط على قاعدة لقراءتها أو تغييرها.
house-rules-read = اضغط على قاعدة لقراءتها. التغيير للمضيف والمشرفين فقط.
house-rules-stand = لا تتغير القواعد الخاصة أثناء اللعب.
house-rules-here = 🏠 <b>القواعد الخاصة بهذه الطاولة</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = الآن: <b>{ $value }</b>
house-rule-read = التغيير للمضيف والمشرفين فقط.
house-rules-button = 🏠 القواعد الخاصة
back-to-lobby = → إلى الطاولة
game-no-rules = ليست لدي قواعد { $game } بعد.
