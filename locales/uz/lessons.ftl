command-learn = oʻyinni bir necha daqiqada oʻrganish
learn-it = 🎓 Oʻrganish (3 daq)
learn-short = 🎓 Oʻrganish
learn-games = 🎓 Oʻyin oʻrganish (3 daq)
lessons-title = 🎓 <b>Oʻyin oʻrganish</b>
lessons-which = Haqiqiy yurishli qisqa darslar, faqat sen uchun. Qaysi oʻyinni oʻrganmoqchisan?
lessons-unknown = “{ $typed }” uchun darsim yoʻq.
lessons-none = Hali darslar yoʻq. Har bir oʻyinni /rules tushuntiradi.
lesson-game =
    { $done ->
        [yes] ✓ { $game }
       *[no] { $game } { $dots }
    }
lesson-list = 🎓 <b>{ $game }</b> { $dots }
lesson-list-how = Darsni bos. Istagan payting yopib, yana qaytsang boʻladi.
lesson-list-done = Hamma darsni tugatding. Endi oʻynash payti!
lesson-choice =
    { $done ->
        [yes] ✓ { $title }
       *[no] { $number }. { $title }
    }
lesson-heading = 🎓 <b>{ $title }</b> · { $step }/{ $steps }
lesson-on = Keyingisi ▸
lesson-done = ✓ <b>Dars tugadi!</b>
lesson-last-done = ✓ <b>Bu oxirgi dars edi!</b> Endi { $game } oʻyinida oson kompyuter bilan kuchingni sinab koʻr.
lesson-badge = 🎖 Yangi nishon: <b>{ $badge }</b>
lesson-next = Keyingisi: { $title } ▸
lesson-play = ▶ Oson kompyuterga qarshi
lesson-all = ← Darslar
lesson-games = ← Oʻyinlar
lesson-learner = Sen
lesson-name-1 = Aziz
lesson-name-2 = Bahor
lesson-name-3 = Davron
lesson-name-4 = Lola
lesson-name-5 = Sardor
