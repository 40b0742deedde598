command-mistakes = دوباره حل کردن جاهایی که اشتباه کرده بودی
explain-come-back = 🧩 از فردا اشتباه‌هایت به شکل معما برمی‌گردند: /mistakes
mistakes-button =
    🧩 اشتباه‌ها{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>اشتباه‌های من</b>
mistakes-waiting = { $count } معما منتظر توست.
mistakes-later =
    الان چیزی برای حل کردن نیست. { $days ->
        [one] معمای بعدی تا یک روز دیگر برمی‌گردد.
       *[other] معمای بعدی { $days } روز دیگر برمی‌گردد.
    }
mistakes-none = هنوز معمایی نیست. بعد از یک بازی «کجا اشتباه کردم؟» را بزن تا اشتباه‌هایت به اینجا بیایند.
mistakes-how = هر اشتباه بعد از یک روز برمی‌گردد، بعد دیرتر و دیرتر. دو بار پشت سر هم درست بزنی، می‌رود.
mistakes-daily =
    { $on ->
        [yes] 📬 روزی یکی در چت خصوصی‌مان برایت می‌فرستم، حدود همان ساعتی که روشنش کردی.
       *[no] 📭 چیزی برایت نمی‌فرستم.
    }
mistakes-daily-on = 📬 روزی یکی بفرست
mistakes-daily-off = 📭 دیگر نفرست
mistakes-solve = ▶ یکی حل کن
mistakes-closed = هنوز نمی‌توانم به تو پیام بدهم. چت خصوصی‌مان را باز کن، «شروع» را بزن، بعد /mistakes را آنجا بفرست.
mistakes-stopped = 📭 { $count } معما را بی‌جواب گذاشتی، پس دیگر نمی‌فرستم. هنوز در /mistakes هستند.
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] معمای امروزت
       *[no] از یکی از بازی‌هایت
    }
mistake-question = <b>تو کدام حرکت را می‌کردی؟</b>
mistake-right = ✓ <b>درست است: { $better }</b>
mistake-again = ✗ در بازی هم <b>{ $move }</b> را انتخاب کردی.
mistake-wrong = ❓ <b>{ $move }</b> نه.
mistake-why = با <b>{ $better }</b> شانس برد { $could } درصد است، و با <b>{ $played }</b>، حرکتت در بازی، { $was } درصد.
mistake-back =
    { $days ->
        [one] ⏳ فردا برمی‌گردد.
       *[other] ⏳ { $days } روز دیگر برمی‌گردد.
    }
mistake-retired = 🏆 دو بار پشت سر هم درست: دیگر برنمی‌گردد.
mistake-next = ▶ بعدی · { $count } مانده
