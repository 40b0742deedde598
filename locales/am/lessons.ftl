command-learn = በጥቂት ደቂቃ ጨዋታ መማር
learn-it = 🎓 ልማር (3 ደቂቃ)
learn-short = 🎓 ልማር
learn-games = 🎓 ጨዋታ መማር (3 ደቂቃ)
lessons-title = 🎓 <b>ጨዋታ መማር</b>
lessons-which = አጫጭር ትምህርቶች፣ እውነተኛ እንቅስቃሴ ያላቸው፣ ለእርስዎ ብቻ። የትኛውን ጨዋታ መማር ይፈልጋሉ?
lessons-unknown = ለ“{ $typed }” ትምህርት የለኝም።
lessons-none = ትምህርት ገና የለም። /rules ሁሉንም ጨዋታ ያስረዳል።
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = ትምህርት ይንኩ። በፈለጉት ጊዜ ዘግተው መመለስ ይችላሉ።
lesson-list-done = ትምህርቶቹን ሁሉ ጨርሰዋል። አሁን መጫወት ነው!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = ቀጣይ ▸
lesson-done = ✓ <b>ትምህርቱ አለቀ!</b>
lesson-last-done = ✓ <b>የመጨረሻው ትምህርት ነበር!</b> አሁን { $game } ከቀላል ኮምፒውተር ጋር ይሞክሩ።
lesson-badge = 🎖 አዲስ ባጅ፦ <b>{ $badge }</b>
lesson-next = ቀጣይ፦ { $title } ▸
lesson-play = ▶ ከቀላል ኮምፒውተር ጋር
lesson-all = ← ትምህርቶች
lesson-games = ← ጨዋታዎች
lesson-learner = እርስዎ
lesson-name-1 = ሳራ
lesson-name-2 = ዳዊት
lesson-name-3 = ሊያ
lesson-name-4 = ናሆም
lesson-name-5 = ሜሮን
