lobby-title = 🎲 <b>{ $game }</b> · { $seats } ተጫዋቾች
lobby-sits =
    { $count ->
        [0] ገና ማንም አልገባም
       *[other]
            { $full ->
                [yes] { $most }ቱም ቦታ ተይዟል
               *[no] የተያዘ ቦታ፦ { $count } ከ{ $most }
            }
    } · ⏳ ለአንድ እንቅስቃሴ { $pace }
lobby-rematch = 🔁 የመልስ ጨዋታ፦ እንደገና ለመጫወት “መግባት”ን ይንኩ። ያልነካ አይጫወትም።
seat-kept = ቦታው ተይዟል
lobby-house-rules = 🏠 የቤት ህጎች፦ { $rules }
lobby-fills =
    🤖 { $count ->
        [one] በባዶው ቦታ ኮምፒውተር ({ $level }) ይጫወታል።
       *[other] በ{ $count }ቱ ባዶ ቦታዎች ኮምፒውተሮች ({ $level }) ይጫወታሉ።
    }
lobby-hands = 🃏 ካርታዎ እዚሁ ይመጣል፣ የሚያዩትም እርስዎ ብቻ ነዎት። <a href="{ $link }">በግል ቻት ይሻላል?</a>
lobby-no-hands = 🃏 ቴሌግራም በዚህ ግሩፕ የግል ካርታ ማሳየት አይችልም። ካርታዎን ለማየት ከጠረጴዛው በታች ያለውን ቁልፍ ይንኩ፣ ወይም <a href="{ $link }">በግል ቻት</a> ያግኙት።
lobby-suggestion = 💡 { $who } “{ $game }” እንጫወት ይላሉ።
lobby-closed = ይህ ጠረጴዛ ተዘግቷል። አዲስ ለመክፈት /newgame ይላኩ።
join = 🪑 መግባት
start = ▶ መጀመር
more = ⋯ ተጨማሪ
switch-to = 💡 ወደ { $game } መቀየር
speak-here = 🌍 እዚህ { $language } ይሁን?
speak-here-no = አይ
language-kept = እሺ፣ ሁለተኛ አልጠይቅም። አድሚኖች ቋንቋውን /settings ላይ መቀየር ይችላሉ።
more-title = ⋯ <b>{ $game }</b> · ከመጀመሩ በፊት
more-how = መቀየር የሚፈልጉትን ይንኩ።
more-read = እነዚህን መቀየር የሚችሉት አስተናጋጁና አድሚኖች ብቻ ናቸው። ሌላ ጨዋታ ግን ማንም መጠቆም ይችላል።
more-games = 🎲 ጨዋታዎች
more-computers = 🤖 ኮምፒውተሮች
more-pace = ⏳ የእንቅስቃሴ ጊዜ
more-roles = 🎭 ወገን መምረጥ
more-fair = 🔒 ፍትሃዊ ጨዋታ
leave = 🚪 መውጣት
more-games-title = 🎲 <b>ጨዋታዎች</b>
more-games-lead = ወደ ሌላ ጨዋታ ለመቀየር ይንኩት።
more-games-suggest = ለ{ $host } ለመጠቆም አንዱን ጨዋታ ይንኩ።
game-and-about = • <b>{ $game }</b>፦ { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>ኮምፒውተሮች</b>፦ { $count }
more-computers-how = ኮምፒውተር ለመጨመር ደረጃውን ይንኩ።
add-computer = + 🤖 { $level }
remove-computer = − ኮምፒውተር
more-pace-title = ⏳ <b>የእንቅስቃሴ ጊዜ</b>፦ { $pace }
more-pace-how = ይህ የሚቀይረው ይህን ጠረጴዛ ብቻ ነው። አድሚኖች ለሁሉም ጨዋታ /settings ላይ መቀየር ይችላሉ።
lobby-roles = 🎭 ወገንዎን ይምረጡ። አስተናጋጁ ቅድሚያ አላቸው። ማንም ያልመረጠው ወገን በቦታ ቅደም ተከተል ይታደላል።
fair-play-title = 🔒 <b>ፍትሃዊ ጨዋታ</b>
fair-play-sealed =
    { $luck ->
        [no] ማን በየትኛው ወገን እንደሚጫወት
       *[yes] የዚህ ጨዋታ ዕድል ሁሉ
    } አስቀድሞ ተቆልፏል፦ { $seal }

    ሁሉም የሚመጣው ከአንድ ሚስጥራዊ ቁጥር ነው። ቁጥሩን የመረጥኩት ማንም ከመግባቱ በፊት ነው፤ ይህ ኮድ ማስረጃው ነው። ከጨዋታው በኋላ ቁጥሩን አሳያለሁ፣ ከኮዱ ጋር መግጠሙንም ማንም ማረጋገጥ ይችላል። ስለዚህ ጨዋታ መሀል ማንም ሊቀይረው አይችልም፣ እኔም ጭምር።
copy-commitment = 🔒 ኮዱን መቅዳት
done-suggested = 💡 የጠቆሙት ጨዋታ፦ { $game }
done-suggestion-withdrawn = ✓ ጥቆማዎን አንስተዋል
done-joined-next = ✓ ለቀጣዩ ጨዋታ ተመዝግበዋል
joined-for-a-computer = ቦታው ሁሉ ተይዞ ስለነበር ኮምፒውተር ተክተው ገብተዋል።
played-on-for-a-computer = ✓ ኮምፒውተሩን ተክተዋል
late = ጨዋታው ተጀምሯል። ለቀጣዩ ተመዝግበዋል።
late-with-seats = ጨዋታው ተጀምሯል። ለቀጣዩ ተመዝግበዋል። አሁኑኑ ለመግባት ኮምፒውተር ይተኩ፦
late-leave = አሁን ይቅርብኝ
take-over = { $name }
lobby-stands = እዚህ ጠረጴዛ ተከፍቷል። “መግባት”ን ይንኩ።
playing-stands = እዚህ ጨዋታ እየተካሄደ ነው። ለቀጣዩ “መግባት”ን ይንኩ። አስተናጋጁ ወይም አድሚን /endgame ብለው ይህኛውን ማቆም ይችላሉ።
asked-another = መምረጥ የሚችሉት የጠየቁት ሰው ብቻ ናቸው።
