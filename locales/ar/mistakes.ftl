command-mistakes = إعادة محاولة حركات من مراجعاتك
explain-come-back = 🧩 من الغد تعود أخطاؤك ألغازًا: /mistakes
mistakes-button =
    🧩 أخطائي{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>أخطائي</b>
mistakes-waiting =
    { $count ->
        [zero] لا ألغاز بانتظارك.
        [one] لغز واحد بانتظارك.
        [two] لغزان بانتظارك.
        [few] { $count } ألغاز بانتظارك.
        [many] { $count } لغزًا بانتظارك.
       *[other] { $count } لغز بانتظارك.
    }
mistakes-later =
    لا شيء للحل الآن. { $days ->
        [zero] يعود اللغز التالي اليوم.
        [one] يعود اللغز التالي خلال يوم.
        [two] يعود اللغز التالي بعد يومين.
        [few] يعود اللغز التالي بعد { $days } أيام.
        [many] يعود اللغز التالي بعد { $days } يومًا.
       *[other] يعود اللغز التالي بعد { $days } يوم.
    }
mistakes-none = لا ألغاز بعد. اضغط «أين أخطأت؟» بعد لعبة، فتعود أخطاؤك هنا.
mistakes-how = يعود الخطأ بعد يوم، ثم على فترات أطول. حلّان صحيحان متتاليان، ويختفي.
mistakes-daily =
    { $on ->
        [yes] 📬 أرسل إليك واحدًا كل يوم في محادثتنا الخاصة، قرابة الساعة التي شغّلت فيها ذلك.
       *[no] 📭 لا أرسل إليك شيئًا.
    }
mistakes-daily-on = 📬 أرسل لي واحدًا يوميًا
mistakes-daily-off = 📭 إيقاف الإرسال
mistakes-solve = ▶ حل لغز
mistakes-closed = لا أستطيع مراسلتك بعد. افتح محادثتنا الخاصة واضغط «بدء»، ثم أرسل /mistakes هناك.
mistakes-stopped = 📭 بقيت { $count } من الألغاز بلا رد، فأوقفت إرسالها. ما زالت كلها في /mistakes.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] لغز اليوم
       *[no] من إحدى ألعابك
    }
mistake-question = <b>ما حركتك؟</b>
mistake-right = ✓ <b>صحيح: { $better }</b>
mistake-again = ✗ في اللعبة أيضًا اخترت <b>{ $move }</b>.
mistake-wrong = ❓ ليست <b>{ $move }</b>.
mistake-why = فرصة الفوز { $could }% مع <b>{ $better }</b>، مقابل { $was }% مع <b>{ $played }</b>، حركتك في اللعبة.
mistake-back =
    { $days ->
        [zero] ⏳ يعود اليوم.
        [one] ⏳ يعود غدًا.
        [two] ⏳ يعود بعد يومين.
        [few] ⏳ يعود بعد { $days } أيام.
        [many] ⏳ يعود بعد { $days } يومًا.
       *[other] ⏳ يعود بعد { $days } يوم.
    }
mistake-retired = 🏆 صحيح مرتين متتاليتين: لن يعود.
mistake-next = ▶ التالي · بقي { $count }
