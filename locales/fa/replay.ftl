command-replay = دیدن بازی قبلی، حرکت به حرکت
replay-button = 📽 بازپخش
replay-title =
    📽 <b>{ $game }</b> · { $number } از { $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = بازی شروع می‌شود.
replay-moved = { $who } حرکت کرد.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ لحظهٔ مهم بعدی
replay-eyes-button = 👁 از چشم { $name }
replay-open-button = 👁 همه روباز
replay-share = ↗ هم‌رسانی
replay-share-text = 📽 یک بازی { $game }، حرکت به حرکت
replay-number = برای پریدن به یک حرکت، /replay و شماره‌اش را بفرست.
replay-at-border = آن‌طرف‌تر چیزی نیست.
replay-running = این بازی هنوز در جریان است. بازپخش را بعد از پایانش ببین.
replay-none = هنوز اینجا بازی‌ای تمام نشده. برای شروع /newgame را بفرست.
replay-gone = این بازی را دیگر ندارم.
star-button =
    ⭐ ستاره{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ یک ستارهٔ دیگر بگیرد، این بازی برای همیشه می‌ماند.
star-kept = ⭐ این بازی به آلبوم رفت: /games
star-taken-back = ✓ ستاره‌ات را برداشتم.
star-for-players = فقط ادمین‌ها و بازیکنان همین بازی می‌توانند به آن ستاره بدهند.
star-full = آلبوم جای { $most } بازی دارد. اول یک ستاره را پس بگیر.
games-replay = 📽 با /replay تازه‌ترین بازی را حرکت به حرکت ببین.
games-starred = ⭐ ستاره‌دار
games-title-starred = ⭐ <b>آلبوم این چت</b>
games-none-starred = هنوز بازی ستاره‌داری نیست. با /games یک بازی را باز کن و ⭐ ستاره را بزن: با ستارهٔ یک ادمین یا دو بازیکن، بازی برای همیشه اینجا می‌ماند.
name-show = 👁 نمایش نامم در بازپخش هم‌رسانی‌شده
name-hide = 🙈 پنهان کردن نامم در بازپخش هم‌رسانی‌شده
name-shown = ✓ هر کس بازپخش هم‌رسانی‌شده را باز کند نامت را می‌بیند.
name-hidden = ✓ در بازپخش هم‌رسانی‌شده فقط حرف اول نامت می‌آید.
