why-whot-wins = 💡 با حرکت بهتر، کارت آخرت را بازی می‌کنی.
why-whot-ends = 💡 حرکت تو دست را همان لحظه تمام می‌کند، حرکت بهتر نه.
why-whot-catches = 💡 { $seat } به 1 کارت رسید و «کارت آخر!» نگفت: مچش را بگیر تا 2 کارت بکشد.
why-whot-silent = 💡 با حرکت تو 1 کارت می‌ماند، بی «کارت آخر!»: ممکن است مچت را بگیرند و 2 کارت بکشی.
why-whot-passes = 💡 حرکت بهتر جریمه را به نفر بعد می‌دهد: { $seat } باید جواب بدهد یا { $count } کارت بکشد. با حرکت تو خودت { $instead } تا می‌کشی.
why-whot-cancels = 💡 حرکت بهتر جریمهٔ { $instead } کارتی را باطل می‌کند.
why-whot-picks =
    💡 { $instead ->
        [1] { $seat } فقط 1 کارت دارد. با حرکت بهتر باید جواب بدهد یا { $count } کارت دیگر بکشد.
       *[other] با حرکت بهتر، { $seat } باید جواب بدهد یا { $count } کارت بکشد.
    }
why-whot-draws =
    💡 { $instead ->
        [1] { $seat } فقط 1 کارت دارد. با حرکت بهتر باید { $count } کارت دیگر بکشد.
       *[other] با حرکت بهتر، { $seat } باید { $count } کارت بکشد.
    }
why-whot-again = 💡 بعد از حرکت بهتر دوباره نوبت توست.
why-whot-skips =
    💡 { $instead ->
        [1] { $seat } فقط 1 کارت دارد. با حرکت بهتر نوبتش می‌سوزد.
       *[other] با حرکت بهتر، نوبت { $seat } می‌سوزد.
    }
why-whot-market =
    💡 با حرکت بهتر، { $count ->
        [1] نفر بعدی یک کارت می‌کشد.
       *[other] { $count } نفر دیگر هر کدام یک کارت می‌کشند.
    }
why-whot-sheds = 💡 بعد از حرکت بهتر { $count } کارت در دستت می‌ماند، بعد از حرکت تو { $instead } تا.
why-whot-keeps = 💡 حرکت بهتر { $what } را برای بعد نگه می‌دارد.
why-whot-fits =
    💡 بعد از حرکت بهتر { $count } کارتت به کپه می‌خورد، بعد از حرکت تو { $instead ->
        [0] هیچ‌کدام.
       *[other] { $instead } تا.
    }
why-whot-lighter = 💡 بعد از حرکت بهتر امتیاز دستت { $count } است، بعد از حرکت تو { $instead }.
why-differo-wins = 💡 حرکت بهتر همان لحظه می‌برد.
why-differo-allows = 💡 بعد از حرکت تو، { $seat } می‌تواند با <b>{ $reply }</b> همان لحظه ببرد.
why-differo-loses = 💡 بعد از حرکت تو، { $seat } می‌تواند با شروع از <b>{ $reply }</b> بردش را در { $count } حرکت حتمی کند.
why-differo-forces =
    💡 حرکت بهتر برد حتمی است: { $seat } هر چه بازی کند، { $count ->
        [1] با حرکت بعدی‌ات می‌بری.
       *[other] حداکثر در { $count } حرکت دیگر می‌بری.
    }
why-differo-threatens = 💡 با حرکت بهتر، تهدید می‌کنی که با <b>{ $reply }</b> ببری.
why-differo-runs = 💡 حرکت تو می‌گذارد { $seat } با <b>{ $reply }</b> به { $instead } ردیفی هدف برسد. بعد از حرکت بهتر، نزدیک‌ترین فاصله { $count } است.
why-differo-nearer = 💡 بعد از حرکت بهتر { $count } ردیف تا هدفت مانده، بعد از حرکت تو { $instead }.
why-differo-narrows = 💡 بعد از حرکت بهتر، { $seat } از میان { $count } حرکت انتخاب می‌کند، بعد از حرکت تو از میان { $instead } تا.
why-deerportal-portal =
    💡 راه بهتر به دروازه می‌رسد{ $count ->
        [0] .
       *[other] { " " }و { $count } الماس می‌آورد.
    }
why-deerportal-stays = 💡 در دروازه راهت تمام است: { $count } الماس در مسیرت جا می‌ماند.
why-deerportal-diamonds =
    💡 راه بهتر همان لحظه { $count } الماس می‌آورد، راه تو { $instead ->
        [0] هیچ.
       *[other] { $instead } تا.
    }
why-deerportal-freezes = 💡 راه بهتر باعث می‌شود { $seat } یک نوبت یخ بزند.
why-deerportal-meditates = 💡 مراقبه { $count } الماس به مسیرت می‌آورد. راه تو { $instead } تا آنجا می‌گذارد.
why-deerportal-reaches =
    💡 از خانهٔ بهتر، تاس بعدی می‌تواند به { $count } الماس برسد، از خانهٔ تو { $instead ->
        [0] به هیچ.
       *[other] به { $instead } تا.
    }
why-deerportal-things =
    💡 از خانهٔ بهتر، تاس بعدی می‌تواند به { $count } خانه با طلسم یا الماس برسد، از خانهٔ تو { $instead ->
        [0] به هیچ.
       *[other] به { $instead } تا.
    }
why-deerportal-nearer = 💡 از خانهٔ بهتر { $count } خانه تا دروازه مانده، از خانهٔ تو { $instead } تا.
why-rally-home = 💡 حرکت بهتر تو را به خط پایان می‌رساند.
why-rally-stamp = 💡 حرکت بهتر یک مُهر می‌آورد: { $what }.
why-rally-still = 💡 بعد از حرکت بهتر، بقیهٔ قدم‌هایت هنوز می‌تواند در { $what } تمام شود. بعد از حرکت تو به هیچ مقصدی نمی‌رسد.
why-rally-lapse =
    💡 حرکت تو { $instead } قدم را در بن‌بست می‌سوزاند، حرکت بهتر { $count ->
        [0] هیچ.
       *[other] { $count } تا.
    }
why-rally-lucky =
    💡 از جای بهتر، { $count } تا از 6 عدد تاس نوبت بعدت را به مقصدی می‌رساند. از جای تو، { $instead ->
        [0] هیچ‌کدام.
       *[other] { $instead } تا.
    }
why-rally-lucky2 =
    💡 از جای بهتر، { $count } تا از 36 حالت دو تاس نوبت بعدت را به مقصدی می‌رساند. از جای تو، { $instead ->
        [0] هیچ‌کدام.
       *[other] { $instead } تا.
    }
why-rally-nearer = 💡 از جای بهتر { $count } قدم تا نزدیک‌ترین مقصدت مانده، از جای تو { $instead } تا.
why-caesar-stops = 💡 وتوی تو جلوی این را می‌گیرد: { $what }.
why-caesar-removes = 💡 اگر وتو نشود، حرکت بهتر یک { $count } از { $seat } می‌گیرد: { $what }.
why-caesar-removes-philosopher = 💡 اگر وتو نشود، حرکت بهتر یک Φ از { $seat } می‌گیرد: { $what }.
why-caesar-strikes = 💡 اگر وتو نشود، حرکت بهتر { $count } کارت { $seat } و { $instead } کارت تو را برمی‌دارد: { $what }.
why-caesar-reveals = 💡 اگر وتو نشود، حرکت بهتر { $count } کارت { $seat } را رو می‌کند: { $what }.
why-caesar-leads = 💡 بعد از حرکت بهتر، رأی { $what } مال تو می‌شود.
why-caesar-hides = 💡 کارت بسته‌ات را نمی‌شود ترور کرد.
why-caesar-decided = 💡 رأی { $what } بدون این کارت هم مال توست.
why-caesar-adds =
    💡 حرکت بهتر { $count } نفوذ اضافه می‌کند، حرکت تو { $instead ->
        [0] هیچ.
       *[other] { $instead } تا.
    }
why-caesar-saves = 💡 حرکت بهتر { $count } را در دستت نگه می‌دارد.
why-caesar-keeps = 💡 حرکت بهتر { $what } را برای بعد نگه می‌دارد.
