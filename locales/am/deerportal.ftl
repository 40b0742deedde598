game-deerportal-about = ወደ ፖርታሉ ይሽቀዳደሙ፣ አልማዝ ይሰብስቡ፣ ባሕርያትን እርስ በርስ ያፋልሙ።
game-deerportal = ዲርፖርታል
game-deerportal-aliases = Deer Portal, portal, ፖርታል, ዲር ፖርታል
game-deerportal-rules-1 =
    📖 <b>ዲርፖርታል</b>

    <b>ግቡ፦</b> በመጨረሻ ከሁሉም የበለጠ አልማዝ 💎 መያዝ።

    እያንዳንዱ ተጫዋች የራሱ መንገድ አለው፤ ከጥጉ (ቤት 0) ተነስቶ መሀል እስካለው ፖርታል 🌀 (ቤት 40) ይደርሳል። መንገዶቹ ስለማይገናኙ ማንም ሊዘጋብዎ አይችልም።

    <b>ተራዎ ሲደርስ</b>
    1. ዳይሱን 🎲 ይጣሉ።
    2. የወጣውን ያህል በሙሉ <b>ወደ ፊት ወይም ወደ ኋላ</b> ይሂዱ። መሄድ ግዴታ ነው። ወደ ኋላ ቦታ ከሌለ በራሱ ወደ ፊት ይወስድዎታል። ከሚያስፈልገው የበለጠ ቢወጣም ወደ ፖርታሉ ያስገባል።
    3. የሚቆጠረው <b>ያረፉበት</b> ቤት ብቻ ነው። አልማዝ ካለ የእርስዎ ነው። ሩን ካለ ካርታ ያስጫውታል (ቀጣዩ ገጽ)።

    <b>መጨረሻው፦</b> መጀመሪያ ፖርታሉ የደረሰ ተጫዋች 5 አልማዝ ያገኛል፣ የአጋዘን ሁነታም 🦌 ይጀምራል። ከዚያ ከ16 የተጫዋቾች ተራ በኋላ፣ ወይም ሁሉም ፖርታሉ እንደገቡ፣ አልማዝ ይቆጠራል። ከሁሉም የበለጠ አልማዝ ያለው ያሸንፋል!
game-deerportal-rules-2 =
    📖 <b>ሩኖችና ካርታዎች</b>

    እያንዳንዱ መንገድ በ12 አልማዝና በ16 ሩን ይጀምራል። ሩን የ💧 ውሃ፣ የ🌱 መሬት፣ የ🔥 እሳት ወይም የ💨 አየር ነው። ሩን ላይ ካረፉ የዚያ ባሕርይ ክምር የላይኛው ካርታ (ለሁሉም ይታያል) ያንን ባሕርይ ይመታል፦

    • <b>በረዶ</b> ❄️፦ የዚያ ባሕርይ ተጫዋች ተራ ያልፋል። ሁለቴ ከሆነ ሁለት ተራ።
    • <b>ሩን ማጣት</b>፦ ከዚያ ተጫዋች መንገድ 1 ሩን ይጠፋል።
    • <b>1 አልማዝ መውሰድ</b>፦ 1 ያገኛሉ፣ መንገዱ ላይ ባይቀርም።
    • <b>2 አልማዝ መውሰድ</b>፦ መንገዱ ላይ የቀረውን ያገኛሉ፣ ቢበዛ 2።

    የሰበሰቡት አልማዝ አይነካም፦ ካርታ የሚወስደው መንገዱ ላይ ያለውን ነው። የ<b>ራስዎ</b> ባሕርይ ሩን ምንም አያደርግም፣ ካርታው ግን ያልቃል። ከክምሩ የመጨረሻ ካርታ (32) በኋላ የባሕርዩ ሩኖች ሁሉ ይጠፋሉ።

    🧘 <b>ተመስጦ፦</b> በትክክለኛ ቁጥር ወደ ጥግዎ ከተመለሱ፣ መንገድዎ እንደ መጀመሪያው ይሞላል።
game-deerportal-rules-3 =
    📖 <b>ፖርታሉና መጨረሻው</b>

    🌀 ዳይሱ ሲያደርስዎ ፖርታሉ መግባት ይችላሉ። <b>መጀመሪያ</b> የገባ ተጫዋች 5 አልማዝ ያገኛል፣ ሌሎች ምንም። ፖርታሉ ውስጥ አልማዝዎ ይቆያል፣ ከእንግዲህ ተራ የለዎትም፣ በረዶ አይነካዎትም፣ መንገድዎ ላይ የቀረው ሁሉ ይጠፋል።

    🦌 <b>የአጋዘን ሁነታ</b> 16 የተጫዋቾች ተራ ይቆያል፣ ለእያንዳንዱ ቦታ 4። ያለፈ ተራም፣ ፖርታሉ የገቡ ተጫዋቾች ተራም ይቆጠራል።

    💠 <b>ትልቁ አልማዝ</b> 3 ተጨማሪ ያስገኛል። ሊወስደው የሚችለው እሳት 🔥 ብቻ ነው፤ ከሁሉም የበለጠ አልማዝ ይዞ ፖርታሉ መጀመሪያ ከገባ።

    <b>ማን ያሸንፋል?</b> ከሁሉም የበለጠ አልማዝ ያላቸው ተጫዋች የአጋዘን አምላክ 🦌 ናቸው፣ ፖርታሉ ባይደርሱም። አቻ ከሆኑ ፖርታሉ የደረሱት ይቀድማሉ፣ በደረሱበት ቅደም ተከተል። ሌላ ፖርታሉ የደረሰ ተጫዋች ሁሉ መነኩሴ 🙏 ነው።

    ባዶ ቦታዎችን ኮምፒውተሮች ይይዛሉ። ወቅቶቹ የሚቀይሩት የገበታውን መልክ ብቻ ነው።
open-deerportal = 🧭 ልጫወት
level-document = ክላሲክ
level-document-help = 🤖 <b>ክላሲክ</b> በቀላል ህግ ይጫወታል፦ የሚገኝ ነገር ወዳለበት ይሄዳል፣ አለዚያ ሳንቲም ይጥላል፤ ወደ ፊት አያስብም።
deerportal-water = 💧 ውሃ
deerportal-earth = 🌱 መሬት
deerportal-fire = 🔥 እሳት
deerportal-air = 💨 አየር
deerportal-stop = በረዶ
deerportal-card = ሩን ማጣት
deerportal-diamond = 1 አልማዝ መውሰድ
deerportal-diamonds = 2 አልማዝ መውሰድ
deerportal-spring = 🌸 ፀደይ
deerportal-summer = ☀️ በጋ
deerportal-fall = 🍂 መኸር
deerportal-winter = ❄️ ክረምት
deerportal-time =
    { $season } · ዙር { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>የአጋዘን ሁነታ</b>፦ የመጨረሻ ተራ
        [one] { " " }· 🦌 <b>የአጋዘን ሁነታ</b>፦ ከዚህ በኋላ { $left } ተራ ቀረ
       *[other] { " " }· 🦌 <b>የአጋዘን ሁነታ</b>፦ ከዚህ በኋላ { $left } ተራ ቀረ
    }
deerportal-over = 🏁 አልማዙ ተቆጥሯል
deerportal-piles = 🎴 ሩኖች አሁን የሚያደርጉት፦ { $cards }
deerportal-big = 💠 ትልቁ አልማዝ ገና ፖርታሉ ውስጥ ነው፦ ለ{ $who } 3 ያወጣል
deerportal-sides = 🤝 💧🔥 { $one } : { $other } 🌱💨 አልማዝ
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } ወደ ፊት፣ እስከ ቤት { $last }፦ { $things ->
        [none] ምንም የለም
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } ወደ ኋላ፣ እስከ ቤት { $last }፦ { $things ->
        [none] ምንም የለም
       *[other] { $things }
    }
deerportal-still = 💎 ገና ያልተገኘ፦ { $counts }
deerportal-at = { $mark } ቤት { $field } ከ{ $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 ፖርታሉ ውስጥ · 💎 { $count }
deerportal-frozen = ❄️ { $turns } ተራ ያልፋል
deerportal-score =
    { $team ->
        [yes] ቡድን፦{ " " }
       *[no] { "" }
    }{ $count } አልማዝ
deerportal-title-god = 🦌 <b>የአጋዘን አምላክ</b> · 💎 { $count }
deerportal-title-monk = 🙏 መነኩሴ፦ ፖርታሉ ደርሰዋል · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 ቀድመው ወጡ
       *[no] 🌾 ፖርታሉ አልደረሱም
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 ፖርታሉ አልደረሱም
   *[other] 🌀 ፖርታሉ ውስጥ፦ ቁጥር { $number }
}
deerportal-together = 🤝 አብረው { $count }
deerportal-roll = 🎲 ዳይስ መጣል
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }፦ 💎
deerportal-rune =
    { $field }፦ { $effect ->
        [stop] { $element } በረዶ ❄️
        [card] { $element } ሩን ያጣል
        [diamond] ከ{ $element } 1 💎
        [diamonds] ከ{ $element } { $count } 💎
       *[none] { $element } ምንም አይሆንም
    }
deerportal-portal =
    🌀 ፖርታል{ $bonus ->
        [none] { "" }
       *[other] ፦ +{ $bonus } 💎
    }
deerportal-corner = { $field }፦ 🧘 ተመስጦ
deerportal-ends = { $move } · ጨዋታው ያበቃል
deerportal-said =
    { $way ->
        [back] ወደ ኋላ
       *[forward] ወደ ፊት
    } { $place ->
        [portal] ወደ ፖርታሉ 🌀
        [corner] ወደ ጥግዎ (🧘 ተመስጦ)
        [diamond] ወደ ቤት { $field } (አልማዝ 💎)
        [own] ወደ ቤት { $field } (የራስዎ ሩን፣ { $element }፦ ምንም አይሆንም)
        [rune] ወደ ቤት { $field } (የ{ $element } ሩን፦ { $card })
       *[nothing] ወደ ቤት { $field } (ባዶ)
    }
deerportal-ask-roll = <b>ተራዎ ነው፦</b> ዳይሱን ይጣሉ።
deerportal-ask-way = 🎲 <b>{ $number } ወጣ፦ ወደ ፊት ወይስ ወደ ኋላ?</b>
event-deerportal-rolled = 🎲 { $seat } ዳይስ ጣሉ፦ { $number }።
event-deerportal-moved =
    { $rolled ->
        [0] { $seat }
       *[other] { $seat } 🎲 { $rolled } አውጥተው
    }{ $way ->
        [back] { " " }ወደ ኋላ
       *[forward] { "" }
    } ወደ { $place ->
        [portal] ፖርታሉ
        [corner] ጥጉ
       *[field] ቤት { $end }
    } ሄዱ{ $found ->
        [diamond] { "፤ አልማዝ 💎 አገኙ።" }
        [own]
            { "፤ የ" }{ WHO($seat) ->
                [you] ራስዎ
               *[other] ራሳቸው
            } ሩን ነው፣ ምንም አይሆንም።
       *[nothing] ።
    }
event-deerportal-meditated =
    🧘 { $seat } በተመስጦ ቆዩ፦ { WHO($seat) ->
        [you] መንገድዎ
       *[other] መንገዳቸው
    } እንደገና ሞላ።
event-deerportal-found_big = 💠 { $seat } ትልቁን አልማዝ ወሰዱ፦ { $count } አልማዝ!
event-deerportal-found_diamond = 💎 { $seat } አልማዝ አገኙ።
event-deerportal-drew =
    { $what ->
        [own]
            { $seat } የ{ WHO($seat) ->
                [you] ራስዎን
               *[other] ራሳቸውን
            } ባሕርይ ሩን { $mark } ቀሰቀሱ፦ ምንም አልሆነም።
        [frozen]
            { WHO($seat) ->
                [you] ሩንዎ
               *[other] የ{ $seat } ሩን
            } በረዶ ጣለ ❄️፦ የ{ $target } ({ $mark }) ተራ ያልፋል።
        [lost]
            { WHO($seat) ->
                [you] ሩንዎ
               *[other] የ{ $seat } ሩን
            } { WHO($target) ->
                [you] ከመንገድዎ
               *[other] ከ{ $target } መንገድ
            } ({ $mark }) 1 ሩን አጠፋ።
        [lost-nobody]
            { WHO($seat) ->
                [you] ሩንዎ
               *[other] የ{ $seat } ሩን
            } ከ{ $element } መንገድ { $mark } 1 ሩን አጠፋ።
        [won]
            { $seat } { WHO($target) ->
                [you] ከመንገድዎ
               *[other] ከ{ $target } መንገድ
            } ({ $mark }) { $gained } አልማዝ ወሰዱ።
        [won-nobody] { $seat } ከ{ $element } መንገድ { $mark } { $gained } አልማዝ ወሰዱ።
        [won-anyway] { $seat } የ{ $element } መንገድ { $mark } ላይ ባይቀርም 1 አልማዝ አገኙ።
        [no-diamond]
            { WHO($seat) ->
                [you] ሩንዎ
               *[other] የ{ $seat } ሩን
            } ምንም አላደረገም፦ የ{ $element } መንገድ { $mark } ላይ አልማዝ አልቀረም።
        [no-rune]
            { WHO($seat) ->
                [you] ሩንዎ
               *[other] የ{ $seat } ሩን
            } ምንም አላደረገም፦ የ{ $element } መንገድ { $mark } ላይ ሩን አልቀረም።
       *[no-one]
            { WHO($seat) ->
                [you] ሩንዎ
               *[other] የ{ $seat } ሩን
            } ምንም አላደረገም፦ የ{ $element } መንገድ { $mark } ላይ ማንም የለም።
    }{ $was_last ->
        [yes] { " " }የክምሩ የመጨረሻ ካርታ ስለነበር የ{ $mark } ሩኖች ሁሉ ጠፉ።
       *[no] { "" }
    }
event-deerportal-reached_portal =
    { $rolled ->
        [0] 🌀 { $seat }
       *[other] 🌀 { $seat } 🎲 { $rolled } አውጥተው
    } { $place ->
        [1] መጀመሪያ ፖርታሉ ደረሱ፦ { $bonus } አልማዝ!
       *[other] ፖርታሉ ደረሱ።
    }
event-deerportal-deer_mode = 🦌 የአጋዘን ሁነታ ተጀመረ፦ የሁሉም ተደምሮ { $turns } ተራ ቀረ።
event-deerportal-missed =
    ❄️ የ{ $seat } ተራ አለፈ{ $left ->
        [0] ።
        [one] { "፣" } ሌላ { $left } ተራም ያልፋል።
       *[other] { "፣" } ሌላ { $left } ተራም ያልፋል።
    }
event-deerportal-season_began = { $season } ገባ።
event-deerportal-left =
    { $seat } { WHO($seat) ->
        [you] አልማዝዎን
       *[other] አልማዛቸውን
    } ይዘው ወጡ።
event-deerportal-ended = ጨዋታው አበቃ።
reason-deerportal-all_home =
    🌀 ሁሉም ፖርታሉ ውስጥ ናቸው። { $count ->
        [one] { $winners } አሸንፈው 🦌 የአጋዘን አምላክ ሆኑ!
       *[other] { $winners } አብረው አሸንፈው 🦌 የአጋዘን አምላክ ሆኑ!
    }
reason-deerportal-deer_mode =
    🦌 የአጋዘን ሁነታ አበቃ። { $count ->
        [one] { $winners } አሸንፈው የአጋዘን አምላክ ሆኑ!
       *[other] { $winners } አብረው አሸንፈው የአጋዘን አምላክ ሆኑ!
    }
reason-deerportal-last_standing = { $winners } ከሌሎቹ ሁሉ በላይ ቆይተው አሸነፉ!
rule-deerportal-fair_centre = ትልቁ አልማዝ ለሁሉም
rule-deerportal-fair_centre-help = እሳት ብቻ ሳይሆን ሁሉም ትልቁን አልማዝ መውሰድ ይችላል። ለማግኘት ከሁሉም የበለጠ አልማዝ ለብቻዎ ይዘው ፖርታሉ ይግቡ።
rule-deerportal-portal_required = ፖርታል ወይም ምንም
rule-deerportal-portal_required-help = ፖርታሉ ያልደረሱ ተጫዋቾች፣ የቱንም ያህል አልማዝ ቢኖራቸው፣ ከደረሱት ሁሉ በታች ናቸው።
rule-deerportal-quick = ፈጣን ጨዋታ
rule-deerportal-quick-help = ሁሉም ከመንገዱ አጋማሽ፣ ከቤት 20፣ ይጀምራሉ።
rule-deerportal-no_bots = ባዶ ቦታ ባዶ ይቆይ
rule-deerportal-no_bots-help = ኮምፒውተሮች የሚገቡት ሲጨምሯቸው ብቻ ነው። ባሕርያት ተጫዋቾች በገቡበት ቅደም ተከተል ይሰጣሉ፦ ውሃ፣ መሬት፣ እሳት፣ አየር። የአጋዘን ሁነታ ለእያንዳንዱ ተጫዋች 4 ተራ ይቆያል።
rule-deerportal-random_bonus = የፖርታል ጉርሻ 5 ወይም 6
rule-deerportal-random_bonus-help = መጀመሪያ ፖርታሉ የገቡ ተጫዋች በዕጣ 5 ወይም 6 አልማዝ ያገኛሉ።
rule-deerportal-teams = ሁለት ቡድን
rule-deerportal-teams-help = ፊት ለፊት ያሉ ጥጎች አብረው ይጫወታሉ፦ ውሃ ከእሳት፣ መሬት ከአየር። እያንዳንዱ ቡድን የራሱን አልማዝ ይደምራል።

deerportal-day-1-2 = ፍሪግ እንዝርቷን መልሳ ታነሳለች
deerportal-day-1-6 = ባለሦስት ገጽታዋ እንስት አምላክ የኬልቶች ቀን
deerportal-day-1-10 = የቅዱስ ጄራይንት ቀን
deerportal-day-1-13 = ሚድቪንተርብሎት፣ የክረምት አጋማሽ መሥዋዕት
deerportal-day-1-20 = ሚድቪንተርብሎት እንደገና፣ በሌላ አቆጣጠር
deerportal-day-1-22 = የሙዛዎች በዓል
deerportal-day-1-25 = የጥንቱ የዲስቲንግ በዓል
deerportal-day-1-30 = አፕ ሄሊ አ፣ የጥንት የእሳት በዓል
deerportal-day-1-31 = ለቫልኪሪዎች ክብር የተሰጠ ቀን
deerportal-day-2-2 = የመጀመሪያው የወቅት አጋማሽ ቀን · ኢምቦልክ፣ የብሪጊድ በዓል
deerportal-day-2-11 = ወፎች መዘመር የሚጀምሩበት ቀን
deerportal-day-2-14 = የቫሊ በዓል
deerportal-day-3-2 = የቁራዎች ቀን
deerportal-day-3-13 = ቡርግዞንዴግ፣ ፀሐይ ዳግም ተወልዳ ፀደይ ሲቃረብ
deerportal-day-3-17 = ትረፉልኒድ ትሬኦቻር፣ ዛሬ የቅዱስ ፓትሪክ ቀን
deerportal-day-3-18 = የሺላ ቀን
deerportal-day-3-19 = የመጀመሪያው የወቅት መግቢያ፦ የፀደይ ቀንና ሌሊት እኩል የሚሆኑበት
deerportal-day-3-20 = የኢዱና በዓል
deerportal-day-3-21 = ኦስታራ፣ የሳክሶኖች የፀደይ እንስት አምላክ
deerportal-day-4-30 = የግንቦት ዋዜማ፣ የዋልፑርጊስ ሌሊት
deerportal-day-5-1 = ቤልቴን፣ የኬልቶች የደመራ በዓል
deerportal-day-5-4 = ሁለተኛው የወቅት አጋማሽ ቀን
deerportal-day-5-12 = የድመቶች ሰልፍ
deerportal-day-5-14 = የእኩለ ሌሊት ፀሐይ በዓል
deerportal-day-5-18 = የቀንዳሙ አምላክ የከርኑኖስ በዓል
deerportal-day-5-20 = የቶር መዶሻ፣ የምዮልኒር በዓል
deerportal-day-5-24 = ለባለሦስት ገጽታዋ እንስት አምላክ የእናቶች ቀን
deerportal-day-6-20 = ሁለተኛው የወቅት መግቢያ፦ የበጋ ፀሐይ መቆሚያ
deerportal-day-6-21 = ሊታ፣ ረጅሙ ቀን
deerportal-day-6-23 = የቅዱስ ዮሐንስ ዋዜማ፣ የበጋ አጋማሽ
deerportal-day-8-1 = ሉናሳ፣ የፀሐይ አምላክ ሉግ የበጋ ጨዋታዎች
deerportal-day-8-2 = የሌዲ ጎዳይቫ ቀን
deerportal-day-8-4 = ሎክ ሞ ናይር እና ፈዋሽ ውሃው
deerportal-day-8-5 = ሦስተኛው የወቅት አጋማሽ ቀን
deerportal-day-8-10 = የፓክ ባዛር
deerportal-day-8-14 = የበሪማን ቀን
deerportal-day-8-17 = የኦዲን ፈተና
deerportal-day-8-23 = የኢልማታር በዓል
deerportal-day-8-28 = ፍሬይ ፋክሲ፣ የፍሬይ ቀን
deerportal-day-8-29 = የኡርዳ በዓል
deerportal-day-9-21 = ሦስተኛው የወቅት መግቢያ፦ የመኸር ቀንና ሌሊት እኩል የሚሆኑበት
deerportal-day-10-8 = የቀዩ ኤሪክ ቀን
deerportal-day-10-9 = የሌፍ ኤሪክሰን ቀን
deerportal-day-10-11 = አሮጊቷ የዛፎች እመቤት
deerportal-day-10-14 = የክረምት ሌሊቶች፣ አዝመራው ሲገባ
deerportal-day-10-18 = ታላቁ የቀንድ ባዛር
deerportal-day-10-24 = የአየር መናፍስት በዓል
deerportal-day-10-27 = አላንታይድ፣ የአላን ፖም የሚሰጣጡበት ቀን
deerportal-day-10-31 = የቅዱሳን ሁሉ ዋዜማ
deerportal-day-11-1 = ሳዊን፣ ፀሐይ ስትሄድ የኬልቶች ዓመት ይጀምራል
deerportal-day-11-5 = አራተኛው የወቅት አጋማሽ ቀን
deerportal-day-12-6 = የቅዱስ ኒኮላስ በዓል፣ ኦዲን በእሱ መልክ አደን የሚመራበት
deerportal-day-12-9 = ታላቁ የዩል ጽዳት፣ ዴኖች ለዩል ጠላ ውሃ የሚቀዱበት
deerportal-day-12-13 = የዎደን የዱር አደን
deerportal-day-12-18 = የኤፖና በዓል
deerportal-day-12-20 = አራተኛው የወቅት መግቢያ፦ የክረምት ፀሐይ መቆሚያ
deerportal-day-12-21 = የቤይዌ በዓል · ዩል፣ የመንኮራኩሩ አሥራ ሁለት ቀናት
deerportal-not-rolled = መጀመሪያ ዳይስ ይጣሉ፦ /move መጣል
deerportal-tap-way = ዳይሱ ተጥሏል። መሄድ የሚፈልጉበትን ይንኩ።
deerportal-has-rolled = ዳይስ ጥለዋል። /move ወደፊት ወይም /move ወደኋላ ይላኩ
typed-deerportal = ሦስት ቃላት መጻፍ ይችላሉ፦ መጣል፣ ወደፊት፣ ወደኋላ።
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: መጣል ልጣል
    forward: ወደፊት ፊት
    back: ወደኋላ ኋላ
