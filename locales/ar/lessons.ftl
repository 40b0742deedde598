command-learn = تعلّم لعبة في دقائق
learn-it = 🎓 تعلّمها (3 دقائق)
learn-short = 🎓 تعلّمها
learn-games = 🎓 تعلّم لعبة (3 دقائق)
lessons-title = 🎓 <b>تعلّم لعبة</b>
lessons-which = دروس قصيرة بحركات حقيقية، لك وحدك. أي لعبة نتعلم؟
lessons-unknown = ليست لدي دروس عن «{ $typed }».
lessons-none = لا دروس بعد. الأمر /rules يشرح كل لعبة.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = اضغط على درس. ويمكنك إغلاقه والعودة متى شئت.
lesson-list-done = أكملت كل الدروس. حان وقت اللعب!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step } من { $steps }
lesson-on = التالي ◂
lesson-done = ✓ <b>اكتمل الدرس!</b>
lesson-last-done = ✓ <b>كان هذا آخر درس!</b> جرّب الآن { $game } ضد كمبيوتر سهل.
lesson-badge = 🎖 وسام جديد: <b>{ $badge }</b>
lesson-next = التالي: { $title } ◂
lesson-play = ▶ اللعب ضد كمبيوتر سهل
lesson-all = → الدروس
lesson-games = → الألعاب
lesson-learner = أنت
lesson-name-1 = مريم
lesson-name-2 = سامي
lesson-name-3 = ليلى
lesson-name-4 = كريم
lesson-name-5 = هند
