table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }، حان دورك!
turn-computer = 🤖 { $who } يفكر…
turn-of-several = 👉 بانتظار { $who }…
table-deserted = 💤 الجميع غائبون، فاللعبة متوقفة. تنتهي إن لم يعد أحد خلال 30 دقيقة.
table-not-shown = ⚠️ تيليجرام لا يسمح لي بعرض الطاولة الآن. حركاتكم محفوظة، وسأواصل المحاولة. للمحاولة بنفسك أرسل /board.
nudge =
    ⏰ { $who }، الوقت يوشك أن ينتهي! { $then ->
        [computer] إن لم تأتِ حركتك، يلعب الكمبيوتر مكانك حتى عودتك.
        [goes-on] بعدها تستمر اللعبة دون انتظار.
       *[clock] إن لم تأتِ حركتك، تُلعب حركة بدلًا منك.
    }
rules-table =
    👥 اللاعبون: { $players }.{ $first ->
        [seat] { " " }البداية لمن انضم أولًا، وفي إعادة اللعب لمن يليه.
        [none] { "" }
       *[role] { " " }البداية: { $first }.
    }
    ⏰ إن انتهى وقتك تُلعب حركة بدلًا منك.
rules-before = ▸ رجوع: صفحة { $page }
rules-after = التالي: صفحة { $page } ◂
reclaim-button = 🙋 عدت
next-round = 🪑 اللعبة التالية: { $names }
told-so-far = حتى الآن:
told-since = منذ حركتك الأخيرة:
told-alone = ما حدث:
beside = ⋯ المزيد
beside-the-game = <b>ماذا الآن؟</b>
your-turn = <b>حان دورك</b>
panel-hint =
    💡 لا يرى هذا غيرك.{ $asked ->
        [yes] { " " }اضغط على ما تريد. وإن لم يكن ممكنًا الآن، فسأقول لك السبب.
       *[no] { "" }
    }
not-your-turn = بانتظار { $who }…
you-are-away = الكمبيوتر يلعب مكانك حتى عودتك.
draw-is-offered = 🤝 عرض تعادل من { $who }. ما رأيك، { $asked }؟
draw-own-offer = 🤝 عرضت التعادل. العرض قائم حتى الحركة التالية.
draw-yes = 🤝 قبول التعادل
draw-no = متابعة اللعب
pass-windows-how =
    { $passes ->
        [yes] كل أوراق الحيلة من خصمك تمر دون سؤالك. «{ pass-windows-off }» يوقف ذلك.
       *[no] «{ pass-windows-on }»: لن أسألك عن أوراق الحيلة من خصمك، بل تسري مباشرة. ويمكنك تغيير ذلك متى شئت.
    }
pass-windows-on = ⏩ السماح بكل شيء
pass-windows-off = ✋ اسألني من جديد
draw-or-offer = 🤝 عرض التعادل
draw-or-sure = 🏳 استسلام
resign-sure = <b>هل تريد الاستسلام؟</b>
resign-yes = 🏳 نعم، استسلام
resign-no = متابعة اللعب
undo-is-asked = ↩ { $who }: طلب التراجع عن حركة. ما رأيك، { $asked }؟
undo-own-request = ↩ طلبت التراجع عن حركتك الأخيرة. الطلب قائم حتى الحركة التالية.
undo-yes = ↩ نعم، قبول التراجع
undo-no = لا، تبقى الحركة
undo-ask = ↩ التراجع عن حركتي
leave-sure = <b>{ $who }، هل تريد مغادرة هذه اللعبة؟</b> ستخسر مقعدك نهائيًا.
leave-yes = نعم، مغادرة
leave-no = متابعة اللعب
end-sure = <b>هل تريد إنهاء لعبة { $game } للجميع؟</b> لن يفوز أحد.
end-this = 🏁 إنهاء هذه اللعبة
end-yes = نعم، إنهاء
end-no = متابعة اللعب
ended = انتهت لعبة { $game } هذه دون فائز. أرسل /newgame لبدء لعبة أخرى.
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · بعد اللعبة
result-more-save = 📄 <b>حفظ هذه اللعبة</b>: أنشر هنا سجل اللعبة، ملفًا فيه كل الحركات لتحتفظوا به.
result-more-fair =
    🔒 <b>لعب نزيه</b>: قبل أن ينضم أحد عرضت هذه الشيفرة: { $seal }

    { $luck ->
        [no] تحديد طرف كل لاعب
       *[yes] كل ما في هذه اللعبة من حظ
    } جاء من الرقم السري الذي وراءها. زر <b>تحقق</b> ينسخ أمرًا يحسب الشيفرة من ذلك الرقم من جديد، على أي كمبيوتر فيه Python. إن تطابقت الشيفرتان، فهو الرقم نفسه الذي اخترته قبل أن ينضم أحد.
reason-agreed = اتفق الجميع على التعادل.
copy-check = 🔒 تحقق
record-button = 📄 حفظ هذه اللعبة
record-caption = 📄 لعبة { $game } حركةً حركة، لتحتفظ بها.
record-check = 📄 <code>{ $file }</code>: حوّلها إلى محادثتنا الخاصة فأتحقق من نزاهتها. أو تحقق بنفسك: <code>python -m engine verify { $file }</code>
rematch = 🔁 إعادة اللعب
explain-button = 🔎 أين أخطأت؟
explain-looking = 🔎 أراجع حركاتك… يستغرق هذا بضع ثوانٍ.
explain-one-at-a-time = 🔎 ما زلت أراجع لعبة أخرى لك. حاول بعد لحظة.
explain-nothing = 🔎 لعب جميل: لا أخطاء واضحة.
explain-failed = لم أستطع مراجعة هذه اللعبة.
explain-older-rules = 🔎 لُعبت هذه اللعبة بقواعد أقدم، فلا يمكنني مراجعتها.
explain-in-private = أرسلتها إلى محادثتنا الخاصة.
explain-nowhere = لا أستطيع عرضها لك وحدك هنا. افتح محادثتنا الخاصة، واضغط «بدء»، ثم حاول مجددًا.
explain-title = 🔎 <b>الخطأ { $number } من { $count }</b>
explain-played = اخترت <b>{ $move }</b>.
explain-better = كان الأفضل <b>{ $move }</b>، بفرصة فوز { $could }% بدل { $was }%.
explain-marks =
    🖼 ✗ حركتك في اللعبة · ✓ الحركة الأفضل{ $tapped ->
        [yes] { " " }· ❓ ما ضغطت عليه
       *[no] { "" }
    }
explain-earlier = ▸ رجوع
explain-later = التالي ◂
