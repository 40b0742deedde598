game-whot-about = ከላይኛው ካርታ ጋር ያጋጥሙ፣ ሌሎችን ይቅጡ፣ ካርታዎን ቀድመው ይጨርሱ።
game-whot = ዎት
game-whot-rules-1 =
    📖 <b>ዎት</b>

    <b>ግቡ</b>፦ ካርታዎን ሁሉ ከሌሎች ቀድሞ መጨረስ።

    <b>አጀማመር</b>፦ ሁሉም 7 ካርታ ይደርሳቸዋል። አንድ ተጨማሪ ካርታ ተገልጦ ክምሩን ይጀምራል፤ የላይኛው ካርታ ይባላል። ይህ የመጀመሪያ ካርታ ልዩ ካርታ ቢሆንም ምንም አያደርግም። የቀረው ገበያ ነው፤ ካርታ የሚነሳው ከዚያ ነው።

    <b>በተራዎ</b> ከሁለቱ አንዱን ያድርጉ፦
    1. <b>ለላይኛው ካርታ የሚገጥም 1 ካርታ ይጫወቱ</b>፦ ተመሳሳይ ምልክት (● ▲ ✚ ■ ★)፣ ተመሳሳይ ቁጥር ወይም ዎት (ገጽ 2)። አሁን የላይኛው ካርታ እሱ ነው።
    2. ከገበያ <b>1 ካርታ ያንሱ</b>፣ የሚገጥም ካርታ ቢኖርዎትም። ያነሱትን በዚያው ተራ መጫወት አይቻልም።

    ከዚያ ተራው የቀጣዩ ተጫዋች ነው። ተራ ሁሌም በሰዓት አቅጣጫ ይዞራል።

    <b>የሚያሸንፉት</b> የመጨረሻ ካርታዎን እንደተጫወቱ ነው፣ ልዩ ካርታ ቢሆንም።
game-whot-rules-2 =
    📖 <b>ዎት፦ ልዩ ካርታዎች</b>

    <b>1 ቆይታ</b>፦ እርስዎ እንደገና ይጫወታሉ።

    <b>2 ሁለት ማንሻ</b>፦ ቀጣዩ ተጫዋች በቅጣት 2 ካርታ ማንሳት፣ ወይም ምልክቱ ምንም ይሁን በሌላ 2 መመለስ አለባቸው። ከመለሱ ከእሳቸው ቀጥሎ ያለው ተጫዋች 4 ማንሳት ወይም መመለስ አለበት፤ እንዲህ እያለ ይቀጥላል።

    <b>5 ሦስት ማንሻ</b>፦ ያው ነው፣ ካርታው ግን 5፣ ቅጣቱ 3። ለ2 የሚመለሰው 2 ብቻ፣ ለ5 የሚመለሰው 5 ብቻ ነው። ቅጣቱን ካነሱ ተራዎ ያበቃል፤ ቀጣዩ ተጫዋች እንደተለመደው ይጫወታሉ። ሊመልሱ የሚችሉ ካርታዎች ሁሉ ክምሩ ውስጥ ካሉ ቅጣቱ በራሱ ይነሳል።

    <b>8 እገዳ</b>፦ የቀጣዩ ተጫዋች ተራ ያልፋል። ሁለት ብቻ ከሆናችሁ እርስዎ እንደገና ይጫወታሉ።

    <b>14 የጋራ ገበያ</b>፦ ሌሎች ሁሉ 1 ካርታ ያነሳሉ። ከዚያ እንደተለመደው ተራው የቀጣዩ ተጫዋች ነው።

    <b>20 ዎት</b>፦ በማንኛውም ካርታ ላይ ይሄዳል፣ ለቅጣት መልስ ግን አይሆንም። ምልክት ይጠራሉ። ዎት ያልሆነ ካርታ እስኪወርድ ድረስ የሚገጥሙት የዚያ ምልክት ካርታዎችና ሌሎች ዎቶች ብቻ ናቸው። የመጨረሻ ካርታዎ ዎት ከሆነ ሳይጠሩ ያሸንፋሉ።
game-whot-rules-3 =
    📖 <b>ዎት፦ ገበያው ሲያልቅ</b>

    <b>መጀመሪያ</b> ማንሳት አስፈልጎ በቂ ካርታ ሲጠፋ፣ ክምሩ ተበውዞ አዲስ ገበያ ይሆናል። የሚቀረው የላይኛው ካርታ ብቻ ነው።

    <b>ከዚያ በኋላ</b> ዳግም አይበወዝም። ገበያው ለዘለቄታው ሲያልቅ <b>ድንገተኛ ሞት ☠️</b> ይሆናል፦ ጨዋታው ይቀጥላል፣ ግን ማንሳት አስፈልጎ በቂ ካርታ ሲጠፋ ያበቃል፦ ማንሳቱን ራስዎ ቢመርጡም፣ ቅጣት ቢሆንም፣ ወይም አንዱ የጋራ ገበያ ቢጫወትም፣ የመጨረሻ ካርታው ቢሆን እንኳ። በእጃቸው ትንሹ ነጥብ ያላቸው ተጫዋች ያሸንፋሉ። እኩል ከሆኑ ድሉን ይጋራሉ።

    <b>የእጅ ነጥብ</b>፦ ካርታ እንደ ቁጥሩ፣ ★ እጥፍ፣ ዎት 20። ከአሸናፊው በኋላ ያለውም ደረጃ በነጥብ ነው፦ ሲያንስ ይሻላል።

    <b>ጨዋታውን ከለቀቁ</b> ካርታዎ ከገበያው ስር ይገባል፣ ደረጃዎም ከቀሩት ሁሉ በታች ይሆናል። ያላነሱት ቅጣት ካለ ለቀጣዩ ተጫዋች ይተላለፋል። መጨረሻ ላይ ብቻውን የቀረ ተጫዋች ያሸንፋል።

    <b>54 ካርታ</b>፦ 12 ●፣ 12 ▲፣ 9 ✚፣ 9 ■፣ 7 ★ እና 5 ዎት።
open-whot = 🃏 ካርታዎቼ
whot-card = ዎት
whot-symbol-circle = ክብ
whot-symbol-triangle = ሦስት ማዕዘን
whot-symbol-cross = መስቀል
whot-symbol-square = አራት ማዕዘን
whot-symbol-star = ኮከብ
whot-name-1 = ቆይታ
whot-name-2 = ሁለት ማንሻ
whot-name-5 = ሦስት ማንሻ
whot-name-8 = እገዳ
whot-name-14 = የጋራ ገበያ
whot-name-20 = ዎት
whot-top = የላይኛው ካርታ
whot-market = ገበያ
whot-market-holds = ገበያ፦ { $count }
whot-board =
    የላይኛው ካርታ፦ <b>{ $card }</b> · { $market ->
        [0] የሚነሳ አልቀረም
       *[other] { $market } የሚነሳ ካርታ ቀርቷል
    }
whot-called = 📣 የተጠራው፦ <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes] { $count } ካርታ ያንሱ
       *[no] { $seat }፦ { $count } ካርታ ያንሱ
    }{ $answer ->
        [none] ።
        [none-or-whot] { "፣ ወይም በዎት ይመልሱ።" }
        [number-or-whot] { "፣ ወይም በ" }{ $number } ወይም በዎት ይመልሱ።
       *[number] { "፣ ወይም በ" }{ $number } ይመልሱ።
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ ሌላ { $number } ይጨምሩ ወይም ተራዎን ይጨርሱ{ $count ->
                [0] ።
               *[other] ። ከዚያ { $asked } የሚያነሱት { $count } ካርታ ነው።
            }
       *[no]
            ⚠️ { $you ->
                [yes] { $count } ካርታ ሊያነሱ ነው።
               *[no] { $asked } የሚያነሱት { $count } ካርታ ነው።
            } { $seat } መጀመሪያ ሌላ { $number } ሊጨምሩ ይችላሉ።
    }
whot-holds =
    { $count ->
        [1] <b>1 ካርታ</b>
        [one] { $count } ካርታ
       *[other] { $count } ካርታ
    }
whot-hand = 🃏 እጅዎ ላይ ያለው፦ { $cards }
whot-points = { $count } ነጥብ
whot-match = 🏆 ነጥብ እስካሁን፦ { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = ካርታ የለዎትም።
whot-alert = ካርታዎችዎ። ለመጫወት ከጠረጴዛው በታች ቁጥሩን ይንኩ፦
whot-large-hand = { $count } ካርታ። መጫወት የሚችሉት፦ { "" }
whot-draw =
    { $count ->
        [1] ካርታ ማንሳት
        [one] { $count } ካርታ ማንሳት
       *[other] { $count } ማንሳት
    }
whot-ends =
    { $label } · { $match ->
        [yes] እደላው ያበቃል
       *[no] ጨዋታው ያበቃል
    }
whot-deadly =
    { $match ->
        [yes] ☠️ ገበያው እያለቀ ነው። በቂ ካርታ ባጣ ጊዜ እደላው ያበቃል።
       *[no] ☠️ ገበያው እያለቀ ነው። በቂ ካርታ ባጣ ጊዜ ጨዋታው ያበቃል፣ ትንሹ ነጥብ ያላቸው ተጫዋች ያሸንፋሉ።
    }
whot-done = ጨረስኩ
whot-catch = { $seat } ይያዙ፦ “የመጨረሻ ካርታ!” አልተባለም
whot-says-last = “የመጨረሻ ካርታ!”
whot-which-symbol = <b>የትኛውን ምልክት ይጠራሉ?</b>
whot-last-unsaid = ☐ ልበል “የመጨረሻ ካርታ!”
whot-last-said = ☑ ልበል “የመጨረሻ ካርታ!”
whot-number-last = { $number }፦ የመጨረሻ ካርታ!
whot-not-pick = በዚህ መመለስ አይቻልም፦ { $card }። { $number } ይጫወቱ ወይም { $count } ካርታ ያንሱ።
whot-not-pick-undefended = አሁን ይህን መጫወት አይቻልም፦ { $card }። { $count } ካርታ ማንሳት አለብዎት።
whot-not-decking = ይህን መጨመር አይቻልም፦ { $card }። የሚጨመረው ሌላ { $number } ብቻ ነው።
whot-not-special = { $card } ልዩ ካርታ ነው። እዚህ በሚሠራው የቤት ህግ የመጨረሻ ካርታ መደበኛ መሆን አለበት።
whot-not-called = { $card } አይገጥምም። የተጠራው { $symbol } ነው።
whot-not-fitting = { $card } ከ{ $top } ጋር አይገጥምም። ተመሳሳይ ምልክት፣ ተመሳሳይ ቁጥር ወይም ዎት ይጫወቱ።
whot-tap-a-symbol = ዎት ለመጫወት የሚጠሩትን ምልክት ይንኩ።
whot-no-whot = ዎት ስለሌለዎት ምልክት መጥራት አይችሉም።
event-whot-played =
    { $seat } ተጫወቱ፦ <b>{ $card }</b>{ $call ->
        [none] { "" }
       *[other] { "፣ የጠሩት፦ " }<b>{ $call }</b>
    }{ $last ->
        [yes] ፦ “የመጨረሻ ካርታ!”
       *[no]
            { $left ->
                [0] ፣ የመጨረሻ ካርታ!
                [1] ። 1 ካርታ ቀረ።
               *[other] ።
            }
    }
event-whot-pick_due =
    { $seat } ማንሳት { WHO($seat) ->
        [you] ያለብዎት
       *[other] ያለባቸው
    } { $count } ካርታ ነው።
event-whot-pick_cancelled = { $seat } የ{ $count } ካርታ ቅጣቱን አስቀሩ።
event-whot-held_on = { $seat } እንደገና ይጫወታሉ።
event-whot-suspended = የ{ $seat } ተራ አለፈ።
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { $seat } ለዚህ { $count } አነሱ፦ <b>{ $cards }</b>።
                [market] የጋራ ገበያ፦ { $seat } ያነሱት <b>{ $cards }</b> ነው።
                [pick] { $seat } አነሱ ({ $count })፦ <b>{ $cards }</b>።
               *[turn] { $seat } አነሱ፦ <b>{ $cards }</b>።
            }
       *[no]
            { $why ->
                [caught] { $seat } ለዚህ { $count } ካርታ አነሱ።
                [market] የጋራ ገበያ፦ { $seat } ካርታ አነሱ።
               *[turn] { $seat } አነሱ፦ { $count } ካርታ።
            }
    }
event-whot-market = የጋራ ገበያ፦ { $count } ተጫዋች አንድ አንድ ካርታ አነሱ።
event-whot-reshuffled = ገበያው ስላለቀ የክምሩ { $count } ካርታ ተበውዞ አዲስ ገበያ ሆነ።
event-whot-sudden_death = ☠️ ድንገተኛ ሞት፦ ገበያው ለመጨረሻ ጊዜ አለቀ።
event-whot-caught =
    { $seat } “የመጨረሻ ካርታ!” ማለት ረሱ፣ { $by } { WHO($seat) ->
        [you] ያዙዎት
       *[other] ያዟቸው
    }።
event-whot-left =
    { WHO($seat) ->
        [you] ካርታዎ
       *[other] የ{ $seat } ካርታ
    } ከገበያው ስር ገባ።
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ ድንገተኛ ሞት፦ እደላው አበቃ።
       *[empty_hand] እደላው አበቃ።
    } ነጥብ፦ { $scores }።
event-whot-ended = ሁሉም ካርታቸውን አሳዩ።
reason-whot-empty_hand = { $winners } የመጨረሻ ካርታቸውን ተጫውተው አሸነፉ!
reason-whot-sudden_death =
    ☠️ ድንገተኛ ሞት፦ { $count ->
        [one] { $winners } በትንሹ ነጥብ አሸነፉ!
       *[other] { $winners } በትንሹ ነጥብ ድሉን ተጋሩ!
    }
reason-whot-match =
    ግጥሚያው አበቃ። { $count ->
        [one] { $winners } በትንሹ ነጥብ አሸነፉ!
       *[other] { $winners } በትንሹ ነጥብ ድሉን ተጋሩ!
    }
reason-whot-last_standing = { $winners } ከሌሎቹ ሁሉ በላይ ቆይተው አሸነፉ!
rule-whot-hand_size = የመነሻ ካርታ
rule-whot-hand_size-help = ሁሉም መጀመሪያ ስንት ካርታ እንደሚደርሳቸው።
rule-whot-market_keeps_turn = ከ14 በኋላ እንደገና ይጫወታሉ
rule-whot-market_keeps_turn-help = የጋራ ገበያ (14) ከተጫወቱ እንደገና ይጫወታሉ።
rule-whot-tender = ዳግም መበወዝ የለም
rule-whot-tender-help = ገበያው ዳግም አይበወዝም። በቂ ካርታ ባጣ ጊዜ ጨዋታው ያበቃል፣ ትንሹ ነጥብ ያላቸው ተጫዋች ያሸንፋሉ።
rule-whot-whot_cancels_pick = ዎት ቅጣት ያስቀራል
rule-whot-whot_cancels_pick-help = ለ2 ወይም ለ5 በዎት መመለስ ይቻላል። ከዚያ ማንም አያነሳም።
rule-whot-no_defending = ለቅጣት መልስ የለም
rule-whot-no_defending-help = ከ2 ወይም ከ5 በኋላ ቀጣዩ ተጫዋች ማንሳት አለባቸው። ማንም መመለስ አይችልም።
rule-whot-pick_five = ለ5 ቅጣቱ 5 እንጂ 3 አይደለም
rule-whot-pick_five-help = የ5 ቅጣት በ3 ካርታ ፈንታ 5 ካርታ ነው።
rule-whot-star_skips_two = ★8 ሁለት ተጫዋቾች ይዘላል
rule-whot-star_skips_two-help = ከ★8 በኋላ የቀጣዮቹ ሁለት ተጫዋቾች ተራ ያልፋል።
rule-whot-draw_until_playable = እስኪገጥም ማንሳት
rule-whot-draw_until_playable-help = ማንሳት ከጀመሩ የሚገጥም ካርታ እስኪመጣ ያነሳሉ። ከዚያ የሚገጥም ካርታ መጫወት አለብዎት፦ ያንን ወይም ሌላ።
rule-whot-double_decking = ተመሳሳይ ቁጥር አብሮ መጫወት
rule-whot-double_decking-help = ተመሳሳይ ቁጥር ያላቸውን ከአንድ በላይ ካርታዎች በአንድ ተራ መጫወት ይቻላል።
rule-whot-last_card_call = መናገር፦ “የመጨረሻ ካርታ!”
rule-whot-last_card_call-help = ከመጨረሻው በፊት ያለውን ካርታ ሲጫወቱ ይበሉ። ከረሱ ቀጣዩ ተጫዋች ሊይዙዎት ይችላሉ፣ ያኔ እርስዎ 2 ካርታ ያነሳሉ።
rule-whot-no_special_finish = የመጨረሻ ካርታ ልዩ አይሁን
rule-whot-no_special_finish-help = የመጨረሻ ካርታዎ መደበኛ መሆን አለበት፦ 1፣ 2፣ 5፣ 8፣ 14 ወይም ዎት አይሆንም።
rule-whot-match_to = ግጥሚያ
rule-whot-match_to-0 = 1 እደላ
rule-whot-match_to-100 = 100 ነጥብ
rule-whot-match_to-help = ከእደላ በኋላ እጅዎ ላይ የቀሩት ካርታዎች ነጥብ ይቆጠርብዎታል። አንዱ ተጫዋች 100 ነጥብ እስኪደርስ ድረስ እደላው ይቀጥላል። ከዚያ ትንሹ ነጥብ ያላቸው ተጫዋች ያሸንፋሉ።
rule-whot-forced_moves = ግዴታ እንቅስቃሴ በራሱ ይሁን
rule-whot-forced_moves-help = ቅጣት ማንሳት ካለብዎትና መመለስ እንደማይችሉ ለሁሉም ግልጽ ከሆነ ካርታው በእርስዎ ፈንታ ይነሳል። “ለቅጣት መልስ የለም” ሲሆን ሁሌም እንዲህ ነው። ቅጣት ሳይሆን የሚገጥም ካርታ ስለሌለዎት ብቻ ከሆነ ግን የሚያነሱት ራስዎ ነዎት።
whot-not-held = { $card } የለዎትም።
whot-say-symbol = የሚጠሩትን ምልክት ይጨምሩ፣ እንዲህ፦ /move w20 ኮከብ
whot-not-last = “የመጨረሻ” የሚባለው ከመጨረሻ በፊት ያለውን ካርታ ሲጫወቱ ነው፤ ያውም የቤት ህጎቻችሁ ከጠየቁ ብቻ።
whot-not-draw-found = የሚገጥም ካርታ አንስተዋል። እሱን ወይም ሌላ የሚገጥም ይጫወቱ።
whot-not-draw-decking = ተጫውተዋል። ሌላ { $number } ይጨምሩ ወይም /move ጨረስኩ ይላኩ
typed-whot = ለካርታ የምልክቱን ፊደልና ቁጥሩን ይጻፉ፦ ክብ <b>c</b>፣ ሦስት ማዕዘን <b>t</b>፣ መስቀል <b>x</b>፣ አራት ማዕዘን <b>s</b>፣ ኮከብ <b>*</b>። ከዎት በኋላ የሚጠሩትን ምልክት ይጨምሩ። ምሳሌ፦ /move c5፣ /move *8፣ /move w20 ኮከብ፣ /move ማንሳት
typed-open-whot = /move እና ካርታ፣ ለምሳሌ <b>c5</b>
typed-words-whot =
    circle: ክብ ክቦች
    triangle: ሦስትማዕዘን ሶስትማዕዘን
    cross: መስቀል መስቀሎች
    square: አራትማዕዘን ካሬ
    star: ኮከብ ኮከቦች
    draw: ማንሳት ላንሳ አንሳ
    take: መውሰድ ልውሰድ
    market: ገበያ
    last: የመጨረሻ መጨረሻ
    card: ካርታ
    done: ጨረስኩ በቃ
    catch: ተያዙ መያዝ
