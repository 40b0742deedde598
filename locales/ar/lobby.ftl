lobby-title = 🎲 <b>{ $game }</b> · عدد اللاعبين: { $seats }
lobby-sits =
    { $count ->
        [0] لم ينضم أحد بعد
       *[other]
            { $full ->
                [yes] اكتملت المقاعد: { $most }
               *[no] المقاعد المشغولة: { $count } من { $most }
            }
    } · ⏳ مهلة الحركة: { $pace }
lobby-rematch = 🔁 إعادة اللعب: اضغط «انضمام» للعب مرة أخرى. لا يشارك أحد دون أن يضغط.
seat-kept = مقعد محجوز
lobby-house-rules = 🏠 القواعد الخاصة: { $rules }
lobby-fills =
    🤖 { $count ->
        [zero] لا مقاعد فارغة للكمبيوتر ({ $level }).
        [one] المقعد الفارغ يأخذه الكمبيوتر ({ $level }).
        [two] المقعدان الفارغان يأخذهما الكمبيوتر ({ $level }).
        [few] المقاعد الفارغة ({ $count }) يأخذها الكمبيوتر ({ $level }).
        [many] المقاعد الفارغة ({ $count }) يأخذها الكمبيوتر ({ $level }).
       *[other] المقاعد الفارغة ({ $count }) يأخذها الكمبيوتر ({ $level }).
    }
lobby-hands = 🃏 تظهر أوراقك هنا، ولا يراها غيرك. <a href="{ $link }">أو في محادثة خاصة؟</a>
lobby-no-hands = 🃏 لا يستطيع تيليجرام في هذه المجموعة عرض أوراق لا يراها غيرك. اضغط الزر تحت الطاولة لإلقاء نظرة على أوراقك، أو استلمها في <a href="{ $link }">محادثة خاصة</a>.
lobby-suggestion = 💡 اقتراح من { $who }: { $game }.
lobby-closed = أُغلقت هذه الطاولة. أرسل /newgame لفتح طاولة جديدة.
join = 🪑 انضمام
start = ▶ بدء
more = ⋯ المزيد
switch-to = 💡 التحويل إلى { $game }
speak-here = 🌍 هل نتحدث { $language } هنا؟
speak-here-no = لا
language-kept = حسنًا، لن أسأل مجددًا. يمكن للمشرفين تغيير اللغة لاحقًا في /settings.
more-title = ⋯ <b>{ $game }</b> · قبل البدء
more-how = اضغط على ما تريد تغييره.
more-read = التغيير للمضيف والمشرفين فقط. ويمكنك اقتراح لعبة أخرى.
more-games = 🎲 الألعاب
more-computers = 🤖 الكمبيوتر
more-pace = ⏳ مهلة الحركة
more-roles = 🎭 اختيار الطرف
more-fair = 🔒 لعب نزيه
leave = 🚪 مغادرة
more-games-title = 🎲 <b>الألعاب</b>
more-games-lead = اضغط على لعبة للتحويل إليها.
more-games-suggest = اضغط على لعبة لاقتراحها على { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>الكمبيوتر</b>: { $count }
more-computers-how = اضغط على مستوى لإضافة كمبيوتر.
add-computer = + 🤖 { $level }
remove-computer = − كمبيوتر
more-pace-title = ⏳ <b>مهلة الحركة</b>: { $pace }
more-pace-how = هذا لهذه الطاولة فقط. ويمكن للمشرفين تغيير المهلة لكل الألعاب عبر /settings.
lobby-roles = 🎭 اختر طرفك. المضيف يختار أولًا، وما لم يختره أحد يُوزَّع بترتيب المقاعد.
fair-play-title = 🔒 <b>لعب نزيه</b>
fair-play-sealed =
    { $luck ->
        [no] طرف كل لاعب مثبّت من البداية
       *[yes] حظ هذه اللعبة كله مثبّت من البداية
    }: { $seal }

    كل شيء يأتي من رقم سري واحد اخترته قبل أن ينضم أحد، وهذه الشيفرة تثبت ذلك. بعد اللعبة أكشف الرقم، ويمكن لأي شخص التأكد من أنه يطابق الشيفرة. فلا يستطيع أحد تبديله أثناء اللعب، ولا حتى أنا.
copy-commitment = 🔒 نسخ الشيفرة
done-suggested = 💡 اقترحت { $game }
done-suggestion-withdrawn = ✓ سحبت اقتراحك
done-joined-next = ✓ اسمك مسجل للعبة التالية
joined-for-a-computer = كانت المقاعد مكتملة، فأخذت مكان كمبيوتر.
played-on-for-a-computer = ✓ أخذت مكان الكمبيوتر
late = اللعبة بدأت بالفعل. اسمك مسجل للعبة التالية.
late-with-seats = اللعبة بدأت بالفعل، واسمك مسجل للعبة التالية. للعب الآن، خذ مكان كمبيوتر:
late-leave = ليس هذه المرة
take-over = { $name }
lobby-stands = هنا طاولة مفتوحة. اضغط «انضمام».
playing-stands = هنا لعبة جارية. اضغط «انضمام» للعب في التالية. ويمكن للمضيف أو أحد المشرفين إنهاء هذه عبر /endgame.
asked-another = الاختيار لمن طلب فقط.
