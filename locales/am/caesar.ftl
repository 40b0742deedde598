game-caesar-about = ቄሳር ከክሊዮፓትራ፦ በማስመሰል፣ በስለላና በቬቶ አምስቱን የሮም ባላባት ቡድኖች ከጎንዎ ያሰልፉ።
game-caesar = ቄሳርና ክሊዮፓትራ
game-caesar-aliases = Caesar, Cleopatra, ቄሳር, ክሊዮፓትራ
game-caesar-rules-1 =
    📖 <b>ቄሳርና ክሊዮፓትራ</b>

    <b>ግቡ፦</b> የሮምን ባላባቶች ከጎንዎ ማሰለፍ። አምስት ቡድኖች አሉ፤ ሦስቱ እያንዳንዳቸው 5 (ፕሬቶሮች፣ ኤዲሎች፣ ክዌስቶሮች)፣ ሁለቱ እያንዳንዳቸው 3 (ቆንስሎች፣ ሴንሰሮች) ባላባት አላቸው። መጨረሻ ላይ ከሁሉም የበለጠ ነጥብ ያለው ያሸንፋል።

    <b>አጀማመር፦</b> እያንዳንዱ ተጫዋች 1፣ 2፣ 3፣ 4 እና 5ን በሚስጥር ደፍቶ ያስቀምጣል፣ በየቡድኑ አንድ ካርታ። ከዚያ እያንዳንዱ በእጁ ሌላ ከ1 እስከ 5 እና አንድ ቬቶ፣ እንዲሁም ሚስጥራዊ ተልዕኮ (ገጽ 4) ይኖረዋል። ቄሳር ይጀምራል።

    <b>ተራዎ ሲደርስ</b>
    1. ተጽዕኖ ይጫወቱ፦ <b>አንድ</b> ካርታ ገልጠው ወይም ደፍተው፣ ወይም <b>ሁለት</b>፣ አንዱን ገልጠው አንዱን ደፍተው። ቢያንስ አንድ ግድ ነው። በአንድ ቡድን ቢበዛ አምስት ካርታ ሊኖርዎት ይችላል።
    2. ከዚያ በፊት ወይም በኋላ <b>አንድ</b> የተግባር ካርታም መጫወት ይችላሉ። ከመጀመሪያው የተጽዕኖ ካርታ በኋላ ከተጫወቱት ሁለተኛ የተጽዕኖ ካርታ መጫወት አይችሉም።
    3. ከከረጢቱ <b>ሐውልት</b> ያውጡ፦ አንድ ቡድን ድምጽ ሊሰጥ ይችላል።
    4. እጅዎ ላይ ስድስት ካርታ እስኪሞላ ያንሱ። ለእያንዳንዱ ካርታ ጥቅሉን ይምረጡ፦ ተጽዕኖ ወይም ተግባር።
game-caesar-rules-2 =
    🗿 <b>ሐውልቶችና ድምጽ</b>

    ከረጢቱ ውስጥ ሰባት ሐውልቶች አሉ።
    • የቡድን ሐውልት፦ ያ ቡድን ድምጽ ይሰጣል። ሐውልቱ ወደ ጎን ይቀመጣል።
    • 🪨 ግራጫ፦ ድምጽ የለም። ሐውልቱ ወደ ጎን ይቀመጣል።
    • ⚫ ጥቁር፦ ድምጽ የለም። ይህንም ጨምሮ ሐውልቶች ሁሉ ወደ ከረጢቱ ይመለሳሉ።
    ከዚያ፣ የወጣው ሐውልት ምንም ይሁን፣ 8 ወይም ከዚያ በላይ ካርታ (የሁለቱ ወገን ተደምሮ) ያለው እያንዳንዱ ቡድንም ድምጽ ይሰጣል። ስለዚህ አንድ ቡድን በአንድ ተራ ሁለቴ ድምጽ ሊሰጥ ይችላል።

    <b>ድምጽ ሲሰጥ</b>
    1. በቡድኑ ላይ ያሉት ካርታዎች ሁሉ ይገለጣሉ፣ ተገልጠውም ይቆያሉ።
    2. የየወገኑ ቁጥር ይደመራል። ፈላስፋ Φ 0 ነው።
    3. ትልቁ ድምር አንድ ባላባት ይወስዳል። አንዱ ወገን ከሌላው የበለጠ Φ ካለው ግን <b>ትንሹ</b> ድምር ይወስዳል።
    4. ማንም ያሸንፍ፣ ትልቅ ድምር ያለው ወገን ትልቁን ቁጥሩን፣ ሌላው ወገን ትንሹን ቁጥሩን ይጥላል። ሌሎቹ ካርታዎች ሁሉ ይቆያሉ፣ Φም ጭምር።
    <b>እኩል ድምር፦</b> ማንም አያሸንፍም፣ የሚጣልም የለም።

    የቡድኑ የመጨረሻ ባላባት ከተወሰደ በኋላ ካርታዎቹ ይጣላሉ፣ ሐውልቱም ከጨዋታው ይወጣል።
game-caesar-rules-3 =
    🃏 <b>ካርታዎቹ</b>

    <b>ተጽዕኖ</b> (ለእያንዳንዱ 37)፦ ከ1 እስከ 5 ከእያንዳንዱ ቁጥር ሰባት፣ እና ሁለት ፈላስፋ <b>Φ</b>።

    <b>የተግባር ካርታዎች</b> (ለእያንዳንዱ 10)
    🗡 <b>ግድያ</b> ×3፦ ተጋጣሚዎ ከጠረጴዛው እርስዎ የመረጡትን የተገለጠ ካርታ ይጥላሉ፣ Φም ቢሆን።
    👁 <b>ቃኚ</b> ×3፦ በአንድ ቡድን የተጋጣሚዎ የተደፉ ካርታዎች ሁሉ ይገለጣሉ።
    🔀 <b>ቅያሪ</b> ×1፦ ከሁለት ቡድኖች ካርታዎን ሁሉ አንስተው እንደገና በሁለቱ ያከፋፍሉ፤ ሁሉም ተደፍተው፣ በየቡድኑ ቢበዛ አምስት።
    ⚡ <b>የአማልክት ቁጣ</b> ×1፦ ሁለቱም ወገኖች በአንድ ቡድን ያላቸውን ካርታ ሁሉ ይጥላሉ።
    ✋ <b>ቬቶ</b> ×2፦ ተጋጣሚዎ ከእነዚህ አንዱን ሲያውጁ ያስቆማል። ሁለቱም ካርታዎች ይጣላሉ፤ እርስዎ ወዲያው አንድ ያነሳሉ። ቬቶ በቬቶ አይቆምም፤ የሚጫወቱትም ለመልስ ብቻ ነው።

    ቬቶ ባይኖርዎትም ይጠየቃሉ፤ እንደሌለዎት ሁሉም ማወቅ ሲችል ግን ላይጠየቁ ይችላሉ። በቬቶ የቆመ ካርታም የተራው የተግባር ካርታ ሆኖ ይቆጠራል።
game-caesar-rules-4 =
    🏆 <b>መጨረሻና ነጥብ</b>

    <b>የተጽዕኖ ካርታ ከሌለ</b> ወይም የሚጫወቱበት ቡድን ከሌለ፦ ሐውልት ብቻ ያወጣሉ፤ ካርታዎ ስድስት እስኪሞላ ከማንሳትዎ በፊት ከእጅዎ ያልፈለጉትን መጣል ይችላሉ።
    <b>ያለቀ ጥቅል</b> እንደገና አይበወዝም። ከሌላው ያንሱ። ሁለቱም ካለቁ ባነሰ ካርታ ይቀጥሉ።

    <b>ጨዋታው የሚያልቀው</b> በተራ መጨረሻ ላይ ነው፦
    • 21ዱም ባላባቶች ከተወሰዱ፣
    • ለሁለቱም ተጫዋቾች በእጅም በጥቅልም ተጽዕኖ ካለቀ፣
    • ቡድኖች ሁሉ አቻ ከሆኑና ማንም ከእንግዲህ ያንን መቀየር ካልቻለ፣
    • ወይም ለ12 ተከታታይ ተራ (ለእያንዳንዱ 6) ጠረጴዛው ላይ ምንም ካልተቀየረ።

    <b>ነጥብ</b>
    • ለእያንዳንዱ ባላባት 1
    • የቡድኑን አብላጫ (3 ከ5፣ ወይም 2 ከ3) ከወሰዱ ተጨማሪ 1፤ ቡድኑን በሙሉ ከወሰዱ ሌላ 1
    • የሚስጥራዊ ተልዕኮዎን ቡድን (ፕሬቶሮች፣ ኤዲሎች ወይም ክዌስቶሮች) አብላጫ ከወሰዱ ተጨማሪ 2

    የበለጠ ነጥብ ያለው ያሸንፋል። ነጥብ እኩል ከሆነ አቻ ነው።
open-caesar = 🃏 ካርታዎቼ
caesar-group-praetor = ፕሬቶሮች
caesar-group-aedile = ኤዲሎች
caesar-group-quaestor = ክዌስቶሮች
caesar-group-consul = ቆንስሎች
caesar-group-censor = ሴንሰሮች
caesar-persona-caesar = ቄሳር
caesar-persona-cleopatra = ክሊዮፓትራ
caesar-card-p = Φ
caesar-card-assassination = 🗡 ግድያ
caesar-card-scout = 👁 ቃኚ
caesar-card-castling = 🔀 ቅያሪ
caesar-card-wrath = ⚡ ቁጣ
caesar-card-veto = ✋ ቬቶ
caesar-label-hand = እጅ
caesar-label-decks = ጥቅሎች
caesar-label-discarded = የተጣሉ
caesar-label-busts = የወጡ ሐውልቶች
caesar-label-bag = ከረጢቱ ውስጥ
caesar-title-mission =
    { $persona } · የ{ $group } ተልዕኮ { $done ->
        [yes] +2
       *[no] ከሸፈ
    }
caesar-points = { $points } ነጥብ
caesar-label-mission = ተልዕኮዎ
caesar-name-assassination = ግድያ
caesar-name-scout = ቃኚ
caesar-name-castling = ቅያሪ
caesar-name-wrath = ቁጣ
caesar-name-veto = ቬቶ
caesar-lost-nothing = ምንም
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] ሁሉም ተወስደዋል
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 የወጡ ሐውልቶች፦ { $out } · ከረጢቱ ውስጥ፦ { $bag }
caesar-no-busts = የለም
caesar-decks = 📚 ጥቅሎች (ተጽዕኖ + ተግባር)፦ { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 የተጣሉ፦ { $discarded_one } እና { $discarded_other }
caesar-match = 🏆 የግጥሚያው ጨዋታ { $game }፣ { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>፦ ይለፍ ወይስ በቬቶ ይቁም?
caesar-now-setup = 🤫 ሁለቱም ተጫዋቾች 1፣ 2፣ 3፣ 4 እና 5ን በሚስጥር ደፍተው ያስቀምጣሉ፣ በየቡድኑ አንድ።
caesar-now-play = ▶️ ቀጥሎ፦ 1 ወይም 2 የተጽዕኖ ካርታና ቢበዛ 1 የተግባር ካርታ።
caesar-now-influence = ▶️ ቀጥሎ፦ 1 ወይም 2 የተጽዕኖ ካርታ።
caesar-now-more =
    ▶️ ቀጥሎ፦ ሁለተኛ የተጽዕኖ ካርታ ({ $way ->
        [up] ተገልጦ
       *[down] ተደፍቶ
    }){ $acted ->
        [yes] { "" }
       *[no] { "፣ የተግባር ካርታ" }
    } ወይም ሐውልት።
caesar-now-action = ▶️ ቀጥሎ፦ የተግባር ካርታ ወይም ሐውልት።
caesar-now-replace = ▶️ ቀጥሎ፦ በቬቶው ፈንታ ካርታ ማንሳት።
caesar-now-castling = ▶️ ቀጥሎ፦ በሁለቱ ቡድኖች ያሉትን ካርታዎች እንደገና ማከፋፈል፣ ሁሉም ተደፍተው።
caesar-now-discard = ▶️ ተጽዕኖ መጫወት አልተቻለም። ቀጥሎ፦ ያልፈለጉትን ካርታ መጣል፣ ከዚያ ስድስት እስኪሞላ ማንሳት።
caesar-now-refill = ▶️ ቀጥሎ፦ ስድስት ካርታ እስኪሞላ ማንሳት።
caesar-mission = 🎯 ተልዕኮ፦ ከ{ $group } አብላጫውን መውሰድ (+2)
caesar-hand = 🃏 እጅዎ፦ { $cards }
caesar-discards = 🗑 የተጣሉ፦ { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — የተጣለ የለም —
       *[other] 🗑 የተጣሉ ({ $count })
    }
caesar-standing = { $persona } · <b>{ $points }</b> ነጥብ · እጅ ላይ፦ { $influence } ተጽዕኖ፣ { $actions } ተግባር
caesar-final =
    { $patricians } ባላባት + { $bonus } ለቡድኖች{ $mission ->
        [none] { "" }
        [missed] { " " }(የ{ $group } ተልዕኮ ከሸፈ)
       *[done] { " " }+ 2 ለ{ $group } ተልዕኮ
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 ግድያ (የተገለጠ { $card }፣ { $group })
caesar-trick-scout = 👁 ቃኚ ({ $group })
caesar-trick-castling = 🔀 ቅያሪ ({ $group } እና { $other })
caesar-trick-wrath = ⚡ የአማልክት ቁጣ ({ $group })
caesar-ask-setup = <b>{ $icon } { $group } ላይ የትኛው ካርታ ተደፍቶ ይቀመጥ?</b> ካርታ { $number } ከ5። አምስተኛው በራሱ ወደ ሴንሰሮች ይሄዳል።
caesar-ask-play = <b>ካርታ ይምረጡ።</b> 1 የተጽዕኖ ካርታ ይጫወቱ፣ ወይም 2 (አንዱን ገልጠው፣ አንዱን ደፍተው)። ከዚያ በፊት ወይም በኋላ 1 የተግባር ካርታ መጫወት ይችላሉ።
caesar-ask-influence = <b>የተጽዕኖ ካርታ ይምረጡ።</b> የተግባር ካርታዎን ተጫውተዋል።
caesar-ask-more =
    <b>ሁለተኛ ካርታ ይጫወታሉ፣ { $way ->
        [up] ተገልጦ
       *[down] ተደፍቶ
    }?</b> ይምረጡት፣ { $acted ->
        [yes] ወይም ሐውልት ያውጡ።
       *[no] የተግባር ካርታ ይጫወቱ፣ ወይም ሐውልት ያውጡ።
    }
caesar-ask-action = <b>የተግባር ካርታ ይጫወቱ ወይም ሐውልት ያውጡ።</b> በዚህ ተራ ሌላ ተጽዕኖ መጫወት አይቻልም።
caesar-ask-where =
    <b>{ $way ->
        [either] { $card } የትኛው ቡድን ላይ ይቀመጥ?</b>
        [up] { $card } ተገልጦ የትኛው ቡድን ላይ ይቀመጥ?</b>
       *[down] { $card } ተደፍቶ የትኛው ቡድን ላይ ይቀመጥ?</b>
    }
caesar-ask-target =
    <b>{ $card }፦ { $kind ->
        [castling] የትኞቹ ሁለት ቡድኖች?
       *[other] የትኛው ቡድን?
    }</b>
caesar-ask-veto = <b>ይለፍ?</b> ቬቶ ባይኖርዎትም ሁሌ ይጠየቃሉ።
caesar-ask-replace = <b>በቬቶዎ ፈንታ ካርታ ያንሱ።</b> ከየትኛው ጥቅል?
caesar-ask-castling =
    <b>{ $card } ወዴት ይሂድ?</b> { $count ->
        [one] የመጨረሻው ካርታ ነው፣ ተደፍቶ ይቀመጣል።
       *[other] ገና የሚቀመጥ { $count } ካርታ አለ፣ ሁሉም ተደፍተው።
    }
caesar-ask-discard = <b>ተጽዕኖ መጫወት አይቻልም።</b> የፈለጉትን ካርታ ይጣሉ፣ ከዚያ “ጨረስኩ”ን ይንኩ። ቀጥሎ ስድስት እስኪሞላ ያነሳሉ።
caesar-ask-refill = <b>{ $missing } ካርታ ያንሱ።</b> 📜 ተጽዕኖ ({ $influence } ቀረ) ወይስ 🎭 ተግባር ({ $actions } ቀረ)?
caesar-at = { $icon } { $group }
caesar-veto = ✋ ቬቶ!
caesar-pass = 🤝 ይለፍ
caesar-done-play = 🗿 ሐውልት ማውጣት
caesar-done-discard = ✅ ጨረስኩ
caesar-discard = { $card } መጣል
caesar-draw-influence = 📜 ተጽዕኖ ({ $count })
caesar-draw-action = 🎭 ተግባር ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — የመጨረሻው ካርታ —
       *[other] — ከዚያ፦ { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] ሁለቱም
       *[other] { $count }ቱም
    } → { $icon } { $group }
caesar-bust-drawn = — ሐውልቱ ወጥቷል —
caesar-bust-follows = — ቀጥሎ ሐውልት ይወጣል —
caesar-veto-played = — ቬቶ ተጫውተዋል —
caesar-first-influence = መጀመሪያ 1 📜 ማንሳት
caesar-first-action = መጀመሪያ 1 🎭 ማንሳት
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } ተገልጦ፣ { $icon } { $group }
caesar-play-down = { $card } ተደፍቶ፣ { $icon } { $group }
caesar-not-veto = ቬቶ ለተጋጣሚዎ የተግባር ካርታ መልስ ብቻ ነው። ለብቻው መጫወት አይቻልም።
caesar-no-veto = ቬቶ የለዎትም፣ ስለዚህ ማሳለፍ ብቻ ይችላሉ።
caesar-not-acted = በዚህ ተራ የተግባር ካርታ ተጫውተዋል።
caesar-not-assassination = ተጋጣሚዎ የተገለጠ ካርታ የላቸውም።
caesar-not-scout = ተጋጣሚዎ የተደፋ ካርታ የላቸውም።
caesar-not-castling = ለቅያሪ ገና ባላባት ያላቸው ሁለት ቡድኖችና ከሁለቱ በአንዱ ላይ የእርስዎ ካርታ ያስፈልጋሉ።
caesar-not-wrath = ጠረጴዛው ላይ ተጽዕኖ የለም።
caesar-not-closed = በዚህ ተራ ሌላ ተጽዕኖ መጫወት አይቻልም። ሁለት ካርታ ወይም ከመጀመሪያው በኋላ የተግባር ካርታ ተጫውተዋል።
caesar-not-open = የሚጫወቱበት ቡድን የለም። በየቡድኑ ወይ አምስት ካርታ አለዎት ወይ ባላባት አልቀረም።
caesar-not-bust = መጀመሪያ የተጽዕኖ ካርታ ይጫወቱ። ከዚያ ሐውልት ያወጣሉ።
caesar-not-there = ይህ ቁልፍ ቀጥሎ የሚመጣውን ብቻ ያሳያል።
caesar-not-another = በዚህ ተራ ሐውልት አውጥተዋል።
caesar-not-vetoed = ቬቶዎን ተጫውተዋል። በእሱ ፈንታ ካርታ ያንሱ።
caesar-not-yet = መጀመሪያ የሚያከፋፍሏቸውን ካርታዎች አንድ በአንድ ያስቀምጡ።
caesar-not-again = ይህን ካርታ አስቀምጠዋል።
caesar-full = እዚያ አምስት ካርታ አለዎት፤ ከዚህ በላይ አይቻልም።
caesar-no-such-card = ይህ ካርታ የለዎትም።
caesar-keys = { $icon }5 ማለት { $group } ላይ የተገለጠ 5 ነው።
caesar-own-hidden = 🙈 የተደፉ ካርታዎችዎ፦ { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card } { $icon } { $group } ላይ፦ የተገለጠ ወይስ የተደፋ?</b>
        [up] { $card } ተገልጦ { $icon } { $group } ላይ ይቀመጥ?</b>
       *[down] { $card } ተደፍቶ { $icon } { $group } ላይ ይቀመጥ?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” ሐውልትም ያወጣል።" }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] { $icon } { $group } ላይ የትኛው የተገለጠ ካርታ?
        [castling] { $icon } { $group } እና የትኛው ሌላ ቡድን?
       *[other] { $card } { $icon } { $group } ላይ?
    }</b> ተጋጣሚዎ በቬቶ ሊያስቆሙት ይችላሉ።
caesar-place-up = { $card } ተገልጦ
caesar-place-down = { $card } ተደፍቶ ▮
caesar-not-here = ይህ ካርታ አሁን { $group } ላይ አይሄድም።
caesar-not-won = ሁሉም { $group } ተወስደዋል።
caesar-empty-hand = ካርታ የለዎትም።
event-caesar-two =
    { $known ->
        [yes] { $seat } የተገለጠ <b>{ $card }</b> { $icon } { $group } ላይ፣ የተደፋ <b>{ $card2 }</b> { $icon2 } { $group2 } ላይ ተጫወቱ።
       *[no] { $seat } የተገለጠ <b>{ $card }</b> { $icon } { $group } ላይ፣ አንድ የተደፋ ካርታ { $icon2 } { $group2 } ላይ ተጫወቱ።
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }። { $result ->
        [tie] አቻ፦ የሚቀየር የለም።
        [turned] ፈላስፎች { $phil_one } : { $phil_other } ውጤቱን ገለበጡት፦ <b>{ $winner }</b> በትንሹ ድምር ባላባት ወሰዱ።
       *[won] <b>{ $winner }</b> ባላባት ወሰዱ።
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }የተጣለ፦ { $high } { $highest }፣ { $lowest ->
                [0] { $low } ምንም።
               *[other] { $low } { $lowest }።
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } የተደፉ ካርታዎች አስቀመጡ፦ <b>{ $cards }</b>።
       *[no] { $seat } አምስት የተደፉ ካርታዎች አስቀመጡ።
    }
event-caesar-played = { $seat } የተገለጠ <b>{ $card }</b> { $icon } { $group } ላይ ተጫወቱ።
event-caesar-hid =
    { $known ->
        [yes] { $seat } የተደፋ <b>{ $card }</b> { $icon } { $group } ላይ ተጫወቱ።
       *[no] { $seat } አንድ የተደፋ ካርታ { $icon } { $group } ላይ ተጫወቱ።
    }
event-caesar-announced = 📣 { $seat } አወጁ፦ <b>{ $trick }</b>።
event-caesar-passed = { $seat } አሳለፉት።
event-caesar-vetoed = ✋ <b>ቬቶ!</b> { $seat } አስቆሙ፦ { $trick }።
event-caesar-assassinated = 🗡 { $seat } { $icon } { $group } ላይ የተገለጠ <b>{ $card }</b> አጡ።
event-caesar-revealed = 👁 { $seat } { $icon } { $group } ላይ የተደፋውን ለመግለጥ ተገደዱ፦ <b>{ $cards }</b>።
event-caesar-castled =
    🔀 { $seat } { WHO($seat) ->
        [you] ካርታዎችዎን
       *[other] ካርታዎቻቸውን
    } እንደገና አከፋፈሉ፦ { $first } { $icon } { $group } ላይ፣ { $second } { $icon2 } { $group2 } ላይ፣ ሁሉም የተደፉ።
event-caesar-struck = ⚡ አማልክት { $icon } { $group } ላይ ተቆጡ። የጠፋ፦ { $one } { $lost_one }፣ { $other } { $lost_other }።
event-caesar-bust_drawn =
    🗿 { $seat } { $bust ->
        [black] <b>ጥቁሩን ሐውልት</b> ⚫ አወጡ፦ ሐውልቶች ሁሉ ወደ ከረጢቱ ይመለሳሉ።
        [grey] <b>ግራጫውን ሐውልት</b> 🪨 አወጡ፦ ድምጽ የለም።
       *[group] ሐውልት አወጡ፦ <b>{ $icon } { $group }</b>።
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b> 8 ወይም ከዚያ በላይ ካርታ ስላላቸው እነሱም ድምጽ ይሰጣሉ፦
       *[no] 🗳 { $icon } <b>{ $group }</b> ድምጽ ይሰጣሉ፦
    } { $vote }
event-caesar-exhausted = 🏛 ሁሉም { $icon } { $group } ተወስደዋል። ካርታዎቻቸውና ሐውልታቸው ከጨዋታው ይወጣሉ።
event-caesar-discarded = { $seat } ካርታ ጣሉ፦ <b>{ $card }</b>።
event-caesar-drew =
    { $known ->
        [yes]
            { $seat } { $deck ->
                [influence] አነሱ፦ <b>{ $card }</b>።
               *[action] አነሱ፦ <b>{ $card }</b>።
            }
       *[no]
            { $seat } { $deck ->
                [influence] የተጽዕኖ ካርታ አነሱ።
               *[action] የተግባር ካርታ አነሱ።
            }
    }
event-caesar-drew-several =
    { $seat } አነሱ፦ { $influence ->
        [0] { $actions } የተግባር ካርታ።
       *[other]
            { $influence } የተጽዕኖ ካርታ{ $actions ->
                [0] ።
               *[other] { " እና" } { $actions } የተግባር ካርታ።
            }
    }
event-caesar-left = { $seat } ከጨዋታው ወጡ።
event-caesar-ended =
    { $result ->
        [tie] ይህ ጨዋታ አቻ ነው፣ { $best } : { $worst }።
       *[won] <b>{ $winner }</b> ይህን ጨዋታ { $best } : { $worst } አሸነፉ።
    }{ $goes_on ->
        [yes] { " በቀጣዩ ጨዋታ ወገን ትቀያየራላችሁ።" }
       *[no] { "" }
    }
reason-caesar-patricians =
    ባላባቶቹ ሁሉ ተወስደዋል። { $count ->
        [one] ሮም የ{ $winners } ሆነች!
       *[other] { $winners } ሮምን ተጋሩ!
    }
reason-caesar-influence =
    ከእንግዲህ የሚጫወቱት ተጽዕኖ የለም። { $count ->
        [one] ሮም የ{ $winners } ሆነች!
       *[other] { $winners } ሮምን ተጋሩ!
    }
reason-caesar-stalemate =
    ቡድኖች ሁሉ አቻ ናቸው፤ ማንም መቀየር አይችልም። { $count ->
        [one] ሮም የ{ $winners } ሆነች!
       *[other] { $winners } ሮምን ተጋሩ!
    }
reason-caesar-standstill =
    ለ12 ተራ ምንም አልተቀየረም። { $count ->
        [one] ሮም የ{ $winners } ሆነች!
       *[other] { $winners } ሮምን ተጋሩ!
    }
reason-caesar-match =
    ግጥሚያው አበቃ። { $count ->
        [one] { $winners } አሸነፉ!
       *[other] { $winners } ድሉን ተጋሩ!
    }
reason-caesar-left = ሮም የ{ $winners } ሆነች፦ ተጋጣሚያቸው ወጡ።
rule-caesar-missions = ሚስጥራዊ ተልዕኮ
rule-caesar-missions-help = እያንዳንዱ ተጫዋች ሚስጥራዊ ቡድን አለው። የዚያን ቡድን አብላጫ መውሰድ 2 ተጨማሪ ነጥብ ያስገኛል።
rule-caesar-philosophers = ፈላስፎች ከድምጽ በኋላ
rule-caesar-philosophers-help = አሸናፊ ካለው ድምጽ በኋላ የቡድኑ ፈላስፎች ምን ይሆናሉ፦ ሁሉም ይቆያሉ፣ የበለጠ ፈላስፋ ያለው ወገን አንዱን ይጥላል፣ ወይም ሁሉም ይጣላሉ።
rule-caesar-philosophers-stay = ሁሉም ይቆያሉ
rule-caesar-philosophers-source = 1 ይጣላል
rule-caesar-philosophers-classic = ሁሉም ይጣላሉ
rule-caesar-personas = ቄሳርን የሚጫወተው
rule-caesar-personas-help = ቄሳር የሚሆነው መጀመሪያ የገባው ተጫዋች፣ ሁለተኛው ወይም በዕጣ የወጣው ነው። ሌላው ክሊዮፓትራ ነው።
rule-caesar-personas-seats = መጀመሪያ የገባው
rule-caesar-personas-swapped = ሁለተኛ የገባው
rule-caesar-personas-dealt = በዕጣ
rule-caesar-cleopatra_starts = መጀመሪያ ክሊዮፓትራ
rule-caesar-cleopatra_starts-help = የመጀመሪያው ተራ በቄሳር ፈንታ የክሊዮፓትራ ይሆናል።
rule-caesar-best_of_three = ከሦስት ሁለት
rule-caesar-best_of_three-help = እስከ ሦስት ጨዋታ ትጫወታላችሁ፤ ቀድሞ ሁለት ያሸነፈ ግጥሚያውን ያሸንፋል። ከእያንዳንዱ ጨዋታ በኋላ ወገን ትቀያየራላችሁ።
caesar-not-so = { $card } አሁን መጫወት ይቻላል፤ እንዲህ ግን አይደለም።
typed-caesar = ካርታ፣ ቡድን እና “ተገልጦ” ወይም “ተደፍቶ” ይጻፉ። ካርታዎች፦ ከ1 እስከ 5፣ ወይም ለፈላስፋ p። ቡድኖች፦ ፕሬቶር፣ ኤዲል፣ ክዌስቶር፣ ቆንስል፣ ሴንሰር። ቃላቱን ማሳጠር ይቻላል፣ እንደ “3 ቆን ተገ”።
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = ግዴታ እንቅስቃሴ በራሱ ይሁን
rule-caesar-forced_moves-help = ቬቶ እንደሌለዎት ለሁሉም ግልጽ ከሆነ (በእጅዎ የተግባር ካርታ ከሌለ፣ ወይም ሁለቱም ቬቶዎ ከተጣሉ)፣ የተግባር ካርታ ይለፍ ተብለው አይጠየቁም፤ ካርታው ወዲያው ይሠራል። ቅያሪ ሲሆንና ሐውልት ከመውጣቱ በፊት ግን ይጠየቃሉ።
typed-words-caesar =
    praetor: ፕሬቶር ፕሬቶሮች
    aedile: ኤዲል ኤዲሎች
    quaestor: ክዌስቶር ክዌስቶሮች
    consul: ቆንስል ቆንስሎች
    censor: ሴንሰር ሴንሰሮች
    up: ተገልጦ የተገለጠ
    down: ተደፍቶ የተደፋ
    p: ፈላስፋ ፈላስፎች
    assassination: ግድያ
    scout: ቃኚ
    castling: ቅያሪ
    wrath: ቁጣ
    veto: ቬቶ
    draw: ማንሳት ላንሳ
    influence: ተጽዕኖ
    action: ተግባር የተግባር
    discard: መጣል ልጣል
    pass: ማሳለፍ ይለፍ መፍቀድ
    done: ጨረስኩ
    bust: ሐውልት ሐውልቶች
