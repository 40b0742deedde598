command-learn = कुछ मिनट में कोई गेम सीखना
learn-it = 🎓 सीखो (3 मिनट)
learn-short = 🎓 सीखो
learn-games = 🎓 गेम सीखो (3 मिनट)
lessons-title = 🎓 <b>गेम सीखो</b>
lessons-which = असली चालों वाले छोटे पाठ, बस तुम्हारे लिए। कौन-सा गेम सीखना है?
lessons-unknown = “{ $typed }” के पाठ मेरे पास नहीं हैं।
lessons-none = अभी कोई पाठ नहीं है। हर गेम के नियम /rules में हैं।
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = किसी पाठ पर टैप करो। जब चाहो बंद करो, जब चाहो लौट आओ।
lesson-list-done = तुमने सारे पाठ पूरे कर लिए। अब खेलो!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = आगे ▸
lesson-done = ✓ <b>पाठ पूरा!</b>
lesson-last-done = ✓ <b>यह आखिरी पाठ था!</b> अब आसान कंप्यूटर से { $game } खेलकर देखो।
lesson-badge = 🎖 नया बैज: <b>{ $badge }</b>
lesson-next = आगे: { $title } ▸
lesson-play = ▶ आसान कंप्यूटर से खेलो
lesson-all = ← पाठ
lesson-games = ← गेम
lesson-learner = तुम
lesson-name-1 = रिया
lesson-name-2 = कबीर
lesson-name-3 = अनु
lesson-name-4 = दीपा
lesson-name-5 = मोहन
