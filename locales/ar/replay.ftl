command-replay = إعادة مشاهدة آخر لعبة حركةً حركة
replay-button = 📽 إعادة المشاهدة
replay-title =
    📽 <b>{ $game }</b> · { $number } من { $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = بداية اللعبة.
replay-moved = حركة من { $who }.
replay-eyes = 👁 { $who }
replay-next-key = ⭐ اللحظة المهمة التالية
replay-eyes-button = 👁 بعيون { $name }
replay-open-button = 👁 كل شيء مكشوف
replay-share = ↗ مشاركة
replay-share-text = 📽 لعبة { $game }، حركةً حركة
replay-number = أرسل /replay مع رقم للانتقال إليه.
replay-at-border = لا شيء بعد هذا.
replay-running = هذه اللعبة ما زالت جارية. إعادة المشاهدة بعد انتهائها.
replay-none = لم تنتهِ أي لعبة هنا بعد. أرسل /newgame لبدء لعبة.
replay-gone = لم تعد هذه اللعبة لدي.

star-button =
    ⭐ نجمة{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ نجمة أخرى، فأحفظ هذه اللعبة دائمًا.
star-kept = ⭐ صارت هذه اللعبة في المعرض: /games
star-taken-back = ✓ أُزيلت نجمتك.
star-for-players = النجمة لهذه اللعبة من المشرفين ومن لعبوها فقط.
star-full = يتسع المعرض لهذا العدد من الألعاب: { $most }. أزل نجمة أولًا.
games-replay = 📽 الأمر /replay يعرض أحدثها حركةً حركة.
games-starred = ⭐ ذات نجمة
games-title-starred = ⭐ <b>معرض هذه المحادثة</b>
games-none-starred = لا لعبة ذات نجمة بعد. افتح لعبة من /games ثم اضغط «⭐ نجمة»: نجمة من مشرف أو من لاعبَين اثنين تبقيها هنا دائمًا.

name-show = 👁 إظهار اسمي في روابط إعادة المشاهدة
name-hide = 🙈 إخفاء اسمي في روابط إعادة المشاهدة
name-shown = ✓ يظهر اسمك الآن لكل من يفتح رابط إعادة مشاهدة.
name-hidden = ✓ لا يظهر الآن في روابط إعادة المشاهدة سوى أول حرف من اسمك.
