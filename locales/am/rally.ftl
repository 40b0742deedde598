game-rally-about = በማፑ ላይ ይሽቀዳደሙ፣ በየጣቢያው ማህተም ይሰብስቡ፣ ፍጻሜው ላይ ቀድመው ይድረሱ።
game-rally = ራሊ
game-rally-rules-1 =
    📖 <b>ራሊ</b>

    <b>ግቡ</b>
    በማፑ ላይ ማህተም ይሰብስቡ። የሚበቃዎትን ያህል (አብዛኛውን ጊዜ 4) ሲይዙ፣ ፍጻሜው 🏁 ላይ ከሌሎች ቀድመው ይድረሱ። ሁሉም ቀስት ካለበት ቦታ ይጀምራሉ።

    <b>ተራዎ ሲደርስ</b>
    1. ዳይሱን ይጣሉ።
    2. በመንገዶቹ ላይ በትክክል የወጣውን ያህል እርምጃ ይሂዱ። አንድ እርምጃ ወደ ቀጣዩ ቤት ያደርሳል። ጣቢያም ቤት ነው።
    3. ተራዎ ጣቢያ ላይ ካበቃ ማህተሙን ይውሰዱ።

    <b>ጨዋታው እንዴት ያበቃል?</b>
    አንድ ሰው ፍጻሜው ላይ ሲደርስ ዙሩ ይጠናቀቃል፦ በዙሩ ተራ ያልደረሳቸው አንድ ተራ ያገኛሉ። ከዚያ ጨዋታው ያበቃል።
    ፍጻሜው የደረሱ ተጫዋቾች በደረሱበት ቅደም ተከተል ይቀድማሉ። የቀሩት በማህተም ብዛት ይደረደራሉ፤ እኩል ከሆኑ ደረጃውን ይጋራሉ።
    ሌሎች ሁሉ ጨዋታውን ከለቀቁ ብቻቸውን የቀሩ ተጫዋች ያሸንፋሉ።
game-rally-rules-2 =
    👣 <b>አካሄድ</b>

    • <b>አረንጓዴ አራት ማዕዘኖች</b> በወጣው ቁጥር በሙሉ የሚደርሱባቸው ቤቶች ናቸው። በአጭሩ መንገድ ይሄዳሉ፣ ተራዎም ያበቃል።
    • <b>ሰማያዊ ክቦች</b> በመንገድ ላይ ማረፊያዎች ናቸው፦ (2) ማለት ከዚህ 2 እርምጃ ነው። ከዚያ እንደገና መርጠው የቀረውን እርምጃ ይጠቀማሉ፤ መንገድዎን የሚመርጡት እንዲህ ነው። ለማረፍ <i>መንገድ ላይ ማረፍ…</i> የሚለውን ይንኩ።
    • እርምጃዎቹን ሁሉ መጠቀም ግዴታ ነው፦ ባሉበት መቆየት ወይም እርምጃ ማስቀረት አይቻልም።
    • <b>ዱካዎ፦</b> በአንድ ተራ ውስጥ ወዳለፉበት ቤት መመለስ አይቻልም፣ ወደ ተነሱበትም ጭምር። በሚቀጥለው ተራ ይቻላል።
    • <b>መሄጃ ከሌለስ?</b> መውጫ የሌለው መንገድ ላይ ከሆኑ ወይም የራስዎ ዱካ ከዘጋብዎት፣ የቀሩት እርምጃዎች ይቃጠላሉ፣ ተራዎም እዚያ ያበቃል። ጣቢያ ከሆነ ማህተሙን ያገኛሉ።
    • ተጫዋቾች እርስ በርስ አይዘጋጉም። አንድ ቤት ላይ የፈለገው ያህል ተጫዋች መቆም ይችላል።
game-rally-rules-3 =
    🏷 <b>ማህተም</b>
    • ጣቢያ ፊደል ያለበት ምልክት ነው። ማህተሙን የሚያገኙት ተራዎ እዚያ <b>ካበቃ</b> ብቻ ነው። ማለፍ ወይም መንገድ ላይ ማረፍ አይቆጠርም።
    • እያንዳንዱን ማህተም አንዴ ብቻ ያገኛሉ፣ ግን ሁሉም ሊሰበስበው ይችላል፦ ማህተም አያልቅም።
    • ከሚያስፈልገው በላይ መሰብሰብ ይቻላል።
    • ቁልፍ ላይ 🏷 ካለ ተራዎን እዚያ ማብቃት አዲስ ማህተም ያስገኛል።

    🏁 <b>ፍጻሜው</b>
    • በቂ ማህተም እስኪይዙ ድረስ ዝግ ነው።
    • ከዚያ በቀጥታ መሄድ የሚችሉት አጭሩ መንገድ <b>በትክክል</b> የቀረዎትን እርምጃ ያህል ከሆነ ነው። መንገዱ ከዚያ ካጠረ ዞረው ይሂዱ፦ በመጨረሻዋ እርምጃ ፍጻሜው ላይ እንዲደርሱ መንገድ ላይ አንድ ቦታ ይረፉ።
    • በፍጻሜው በኩል ማለፍ አይቻልም።
    • ከደረሱ በኋላ ተራ የለዎትም።
game-rally-rules-4 =
    🏠 <b>የቤት ህጎች</b>

    • <b>ማፕ፦</b> የድሮ ከተማ (6 ጣቢያ)፣ ሰባቱ ዳርቻዎች (8)፣ የሌሊት ሰማይ (10)፣ ወይም የራስዎ፦ ለመማር /map ይላኩ።
    • <b>ለማሸነፍ ማህተም፦</b> በ4 ፈንታ 2–6። ማፑ ከዚያ ያነሰ ጣቢያ ካለው ሁሉም ያስፈልጋል።
    • <b>ሁሉም ማህተም፦</b> ከእያንዳንዱ ጣቢያ ማህተም ያስፈልጋል።
    • <b>ሁለት ዳይስ፦</b> ሁለት ዳይስ ይጥላሉ፣ ድምሩን ይሄዳሉ።
    • <b>ቀላል ፍጻሜ፦</b> ትርፍ እርምጃ ኖሮም ፍጻሜው መግባት ይቻላል። ትርፉ ይቃጠላል።
    • <b>መዞር፦</b> መውጫ የሌለው መንገድ ላይ ካረፉ ዞረው በመጡበት መመለስ ይችላሉ።
    • <b>ግዴታ እንቅስቃሴ በራሱ ይሁን</b> (ካልተቀየረ ይሠራል)፦ መሄጃው አንድ ብቻ ከሆነ በራሱ ይወስድዎታል። ዳይስ የሚጥሉትና ፍጻሜው የሚገቡት ግን ራስዎ ነዎት።
rally-example-1 = ሳራ
rally-example-2 = ዳዊት
open-rally = 🗺 ልጫወት
rally-map-town = የድሮ ከተማ
rally-map-island = ሰባቱ ዳርቻዎች
rally-map-sky = የሌሊት ሰማይ
rally-map-own = የራስዎ ማፕ
rally-table = 🗺 <b>{ $map }</b> · ፍጻሜውን 🏁 የሚከፍተው { $needed } ማህተም ነው
rally-steps =
    🎲 { $dice } · <b>{ $steps } እርምጃ ቀረ</b>{ $some ->
        [0] { "" }
       *[other] ። በትክክል { $steps } እርምጃ ላይ ያለ ቤት ስለሌለ መንገድ ላይ ይረፉ፦ ({ $some }) ማለት ከ{ $some } እርምጃ በኋላ ነው።
    }
rally-nearest =
    👣 { $mine ->
        [yes] ወደየማህተሙ የቀረዎት እርምጃ
       *[no] { $who } ወደየማህተሙ የቀራቸው እርምጃ
    }፦ { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] ወደ ፍጻሜው 🏁 የቀረዎት እርምጃ
       *[no] { $who } ወደ ፍጻሜው 🏁 የቀራቸው እርምጃ
    }፦ { $steps }
rally-stampless = 🏷 ማህተም ያስገኛል።
rally-ahead = 🧭 በዚህ ዳይስ የሚደርሱባቸው ቤቶች፣ ከሚሻለው ጀምሮ። ከእያንዳንዱ ቀጥሎ ያለው ቁጥር ከዚያ ወደ ቀጣዩ ማህተም ወይም ፍጻሜ ያለው እርምጃ ነው፦
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }፦ ማህተም፣ ከዚያ { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }፦ ፍጻሜ!
rally-ahead-stops = 🧭 መንገድ ላይ ማረፊያዎች፣ ከሚሻለው ጀምሮ። ከእያንዳንዱ ቀጥሎ ያለው፣ እዚያ ቢያርፉ ተራዎን ለማብቃት የሚሻለው ቤት ነው።
rally-field = ቤት { $number }
rally-stands =
    { $place } · { $more ->
        [yes] { $held } ማህተም ({ $needed } ያስፈልጋል)
       *[no] { $held }/{ $needed } ማህተም
    }
rally-home = 🏁 ደርሰዋል · { $held } ማህተም
rally-final =
    { $held ->
        [0] ማህተም የለም
        [one] { $held } ማህተም
       *[other] { $held } ማህተም
    }{ $stamps ->
        [none] { "" }
       *[other] ፦ { $stamps }
    }
rally-final-home = 🏁 በ{ $held } ማህተም ደርሰዋል
rally-score = { $held } ማህተም
rally-hand-steps = { $steps } እርምጃ
rally-roll = 🎲 ዳይስ መጣል
rally-go-field = ቤት { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps } ከ{ $whole } እርምጃ)
rally-walk-part = መንገድ ላይ ማረፍ…
rally-more-places = { $count } ተጨማሪ…
rally-where = <b>ወዴት?</b>
rally-rest = <b>{ $steps } እርምጃ ቀረ፦ ወዴት?</b>
rally-which-part = <b>መጀመሪያ የት ማረፍ ይፈልጋሉ?</b> ({ $some }) ማለት ከ{ $some } እርምጃ በኋላ ነው። ከዚያ ይቀጥላሉ፣ ግን የራስዎን ዱካ ማቋረጥ አይቻልም።
rally-tap-below =
    ከጠረጴዛው በታች ባሉት ቁልፎች መሄጃዎን ይምረጡ።{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) ማለት ከ{ $some } እርምጃ በኋላ እዚያ አርፈው ይቀጥላሉ ማለት ነው።
    }
rally-tap-roll = ተራዎ ነው፦ ከጠረጴዛው በታች 🎲 ዳይስ መጣል የሚለውን ይንኩ።
rally-look = ተራዎ ገና አልደረሰም። በዚህ ጨዋታ ሚስጥር የለም፦ ጠረጴዛው ሁሉን ያሳያል።
event-rally-rolled = { $seat } ዳይስ ጣሉ 🎲 { $dice }።
event-rally-rolled_two = { $seat } ዳይስ ጣሉ 🎲 { $dice }፦ { $steps } እርምጃ።
event-rally-walked =
    { $seat } በ{ $steps } እርምጃ ወደ <b>{ $to }</b> ሄዱ{ $left ->
        [0] ።
        [one] ፤ { $left } እርምጃ ቀረ።
       *[other] ፤ { $left } እርምጃ ቀረ።
    }
event-rally-turn =
    { $seat } 🎲 { $dice } አውጥተው ወደ <b>{ $to }</b> ሄዱ{ $held ->
        [0] ።
       *[other]
            ፦ 🏷 ማህተም { $more ->
                [yes] { $held } ({ $needed } ያስፈልጋል)።
               *[no] { $held } ከ{ $needed }።
            }
    }
event-rally-forfeited = { $seat } መሄጃ አጡ፤ { $steps } እርምጃ ተቃጠለ።
event-rally-stamped =
    🏷 { $seat } በ<b>{ $at }</b> ማህተም አገኙ፦ { $more ->
        [yes] { $held } ({ $needed } ያስፈልጋል)።
       *[no] { $held } ከ{ $needed }።
    }
event-rally-finished =
    🏁 { $seat } { $place ->
        [1]
            ፍጻሜው ላይ ቀድመው ደረሱ!{ $ends ->
                [yes] { "" }
               *[no] { " ሌሎች ሁሉ ዙሩን ይጨርሳሉ።" }
            }
       *[other] ደግሞ ፍጻሜው ላይ ደረሱ።
    }
event-rally-left = { $seat } ከጨዋታው ወጡ።
event-rally-ended = ጨዋታው አበቃ።
reason-rally-finished = 🏁 { $winners } ፍጻሜው ላይ ቀድመው ደርሰው አሸነፉ!
reason-rally-last_standing = { $winners } እስከ መጨረሻው ቆይተው አሸነፉ!
rule-rally-board = ማፕ
rule-rally-board-help = የምትጫወቱበት ማፕ። የራስዎን ለመጨመር እዚህ እንደ ፋይል ይላኩትና ለፋይሉ <code>/map</code> ብለው ይመልሱ።
rule-rally-board-town = የድሮ ከተማ
rule-rally-board-island = ሰባቱ ዳርቻዎች
rule-rally-board-sky = የሌሊት ሰማይ
rule-rally-board-own = 🗺 የራስዎ ማፕ
rule-rally-stamps_needed = ለማሸነፍ ማህተም
rule-rally-stamps_needed-help = ወደ ፍጻሜው 🏁 ለመሄድ ስንት ማህተም እንደሚያስፈልግ።
rule-rally-all_stamps = ሁሉም ማህተም
rule-rally-all_stamps-help = በማፑ ካለው ከእያንዳንዱ ጣቢያ ማህተም ያስፈልጋል።
rule-rally-two_dice = ሁለት ዳይስ
rule-rally-two_dice-help = ሁለት ዳይስ ይጥላሉ፣ ድምሩን ይሄዳሉ።
rule-rally-no_exact_finish = ቀላል ፍጻሜ
rule-rally-no_exact_finish-help = ትርፍ እርምጃ ኖሮም ወደ ፍጻሜው 🏁 መግባት ይቻላል። ትርፉ ይቃጠላል።
rule-rally-turnaround = መዞር
rule-rally-turnaround-help = መውጫ የሌለው መንገድ ላይ ካረፉ ዞረው በመጡበት መመለስ ይችላሉ።
rally-town-S = ምዕራብ በር
rally-town-A = የድሮ ወፍጮ
rally-town-B = ቆዳ ፋብሪካ
rally-town-C = የደወል ማማ
rally-town-D = ዓሣ ገበያ
rally-town-E = ቴአትር ቤት
rally-town-F = ቢራ ፋብሪካ
rally-town-Z = ቤተ መንግሥት
rally-island-S = ወደብ
rally-island-A = የባሕር ወፍ ዳርቻ
rally-island-B = የኮራል ዳርቻ
rally-island-C = ሰሜን ዳርቻ
rally-island-D = የዘንባባ ዳርቻ
rally-island-E = የባሕር ወንበዴ ዳርቻ
rally-island-F = የኤሊ ዳርቻ
rally-island-G = ፍል ውሃ
rally-island-H = የድሮ መቅደስ
rally-island-Z = የባሕር መብራት ማማ
rally-sky-S = የከዋክብት መመልከቻ
rally-sky-A = ስዋን
rally-sky-B = ክራር
rally-sky-C = ንስር
rally-sky-D = ዓሣ ነባሪ
rally-sky-E = ጊንጥ
rally-sky-F = አውራ በግ
rally-sky-G = አንበሳ
rally-sky-H = ሸርጣን
rally-sky-I = ድብ
rally-sky-J = ዘንዶ
rally-sky-Z = የሰሜን ኮከብ
map-kept =
    🗺 <b>{ $name }</b>፦ { $positions } ቤት፣ { $stations } ጣቢያ። { $where ->
        [private] ለእርስዎ ተቀምጧል።
       *[group] ለዚህ ግሩፕ ተቀምጧል። ለመጫወት /newgame rally ይላኩና “የቤት ህጎች”፣ “ማፕ” ውስጥ ይምረጡት።
    }
map-brought = ማፑን የጫኑት፦ { $by }። መተካት የሚችሉት እሳቸው ወይም አድሚን ብቻ ናቸው።
map-is-anothers = ይህ ግሩፕ ቀድሞ ማፕ አለው። መተካት የሚችሉት የጫኑት ሰው ወይም አድሚን ብቻ ናቸው።
map-play = ▶ በዚህ ማፕ መጫወት
map-unnamed = የእርስዎ ማፕ
map-how =
    ማፕዎን እዚህ እንደ JSON ፋይል ይላኩ፣ ከዚያ ለፋይሉ /map ብለው ይመልሱ። እንዲህ ይመስላል፦

    <pre>{ "{" }"name": "ሰፈራችን", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "ሱቅ"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> ከ0 እስከ 1000፣ <code>y</code> ከ0 እስከ 800 ነው። <code>look</code> ከ<code>town</code>፣ <code>island</code> ወይም <code>sky</code> አንዱ ነው። ማፕ ከ5 እስከ 120 ነጥቦችና ቢበዛ 12 ጣቢያዎች አሉት።
map-too-many = በአንድ ሰዓት ውስጥ { $most } ማፕ ጭነዋል፣ ከዚህ በላይ አይቻልም። ከ{ $minutes } ደቂቃ በኋላ ይሞክሩ።
map-lost = ፋይሉን ማውረድ አልቻልኩም። ማፑን እንደገና ይላኩና /map ብለው ይመልሱለት።
map-refused = ❌ ይህን ማፕ ገና መጠቀም አልችልም፦
map-fault = • መስመር { $line }፦ { $fault }
map-more =
    • … እና { $all ->
        [yes] { $count } ተጨማሪ።
       *[no] ተጨማሪ።
    }
map-fault-too-large = ፋይሉ { $size } KB ነው፣ ገደቡ ግን { $most } KB ነው።
map-fault-not-text = ይህ የጽሑፍ ፋይል አይደለም። በUTF-8 እንደ ጽሑፍ ያስቀምጡት።
map-fault-not-json = ይህ JSON አይደለም፦ አምድ { $column } ላይ ስህተት አለ። የጎደለ ነጠላ ሰረዝ፣ ጥቅስ ወይም ቅንፍ ይፈልጉ።
map-fault-no-map = ማፕ በጥምዝ ቅንፍ ውስጥ የሚጻፍ፣ <code>positions</code> እና <code>connections</code> ያሉት አንድ object ነው።
map-fault-missing =
    { $position ->
        [none] ማፑ <code>{ $word }</code> የለውም።
       *[other] ነጥብ <code>{ $position }</code> <code>{ $word }</code> የለውም።
    }
map-fault-unknown-word =
    { $position ->
        [none] በማፕ ውስጥ <code>{ $word }</code> የሚባል አላውቅም።
       *[other] ነጥብ <code>{ $position }</code> የማላውቀው <code>{ $word }</code> አለው።
    }
map-fault-no-list = <code>{ $word }</code> በአራት ማዕዘን ቅንፍ ውስጥ ያለ ዝርዝር መሆን አለበት።
map-fault-no-position = በ<code>positions</code> ውስጥ ቁጥር { $number } ነጥብ አይደለም። እንዲህ ይጻፉ፦ <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>።
map-fault-no-pair = ግንኙነት የሁለት ነጥቦች ጥንድ ነው፣ ለምሳሌ <code>["7", "8"]</code>።
map-fault-bad-id = <code>{ $value }</code> የነጥብ <code>{ $position }</code> <code>id</code> ሊሆን አይችልም። ከአንድ እስከ ሦስት ፊደል ወይም ቁጥር ይጠቀሙ።
map-fault-bad-x = የነጥብ <code>{ $position }</code> <code>x</code> <code>{ $value }</code> ነው፣ ግን ከ0 እስከ 1000 ያለ ቁጥር መሆን አለበት።
map-fault-bad-y = የነጥብ <code>{ $position }</code> <code>y</code> <code>{ $value }</code> ነው፣ ግን ከ0 እስከ 800 ያለ ቁጥር መሆን አለበት።
map-fault-bad-kind = የነጥብ <code>{ $position }</code> <code>kind</code> <code>{ $value }</code> ነው፣ ግን <code>field</code>፣ <code>station</code>፣ <code>start</code> ወይም <code>finish</code> መሆን አለበት።
map-fault-bad-name = <code>name</code> <code>{ $value }</code> ነው፣ ግን ቢበዛ 30 ፊደል ያለው ጽሑፍ መሆን አለበት።
map-fault-bad-look = <code>look</code> <code>{ $value }</code> ነው፣ ግን <code>town</code>፣ <code>island</code> ወይም <code>sky</code> መሆን አለበት።
map-fault-bad-count = ማፑ { $count } ነጥብ አለው፣ ግን ከ{ $least } እስከ { $most } ያስፈልጋል።
map-fault-bad-connections = ማፑ { $count } ግንኙነት አለው፣ ገደቡ ግን { $most } ነው።
map-fault-twice = <code>{ $position }</code> የሚባሉ ሁለት ነጥቦች አሉ። (ትልቅና ትንሽ ፊደል አይለያዩም።)
map-fault-no-start = መነሻ የለም። ለአንድ ነጥብ <code>"kind": "start"</code> ይስጡ።
map-fault-no-finish = ፍጻሜ የለም። ለአንድ ነጥብ <code>"kind": "finish"</code> ይስጡ።
map-fault-two-start = ነጥብ <code>{ $position }</code> ሁለተኛ መነሻ ነው፣ ማፕ ግን አንድ ብቻ አለው።
map-fault-two-finish = ነጥብ <code>{ $position }</code> ሁለተኛ ፍጻሜ ነው፣ ማፕ ግን አንድ ብቻ አለው።
map-fault-bad-stations = ማፑ { $count } ጣቢያ አለው፣ ግን ከ1 እስከ { $most } ያስፈልጋል።
map-fault-nowhere = አንድ ግንኙነት ወደ <code>{ $position }</code> ይሄዳል፣ ግን እንዲህ ያለ ነጥብ የለም።
map-fault-to-itself = ነጥብ <code>{ $position }</code> ከራሱ ጋር ተገናኝቷል።
map-fault-connected-twice = <code>{ $one }</code> እና <code>{ $other }</code> ሁለት ጊዜ ተገናኝተዋል።
map-fault-too-many-ways = ነጥብ <code>{ $position }</code> ከ{ $most } በላይ ግንኙነት አለው።
map-fault-too-close = ነጥብ <code>{ $other }</code> ለ<code>{ $one }</code> በጣም ቀርቧል። ቢያንስ { $apart } ያራርቋቸው።
map-fault-runs-over = ከ<code>{ $one }</code> ወደ <code>{ $other }</code> ያለው ግንኙነት በነጥብ <code>{ $position }</code> ላይ ያልፋል።
map-fault-apart = ከመነሻው ወደ ነጥብ <code>{ $position }</code> ማንም መድረስ አይችልም።
map-fault-behind-finish = ወደ ነጥብ <code>{ $position }</code> የሚደረሰው በፍጻሜው በኩል ብቻ ነው፣ በፍጻሜው ደግሞ ማንም ማለፍ አይችልም።
map-fault-finish-apart = ወደ ፍጻሜው፣ ነጥብ <code>{ $position }</code>፣ ማንም መድረስ አይችልም።
map-fault-no-end = ጨዋታው ላያልቅ ይችላል፦ በሁለት ዳይስ <code>{ $position }</code> ላይ ያለ ተጫዋች ተራውን በ<code>{ $goal }</code> ላይ ማብቃት አይችልም። ጥቂት ነጥቦች ይጨምሩ።
rally-not-rolled = መጀመሪያ ዳይስ ይጣሉ፦ /move መጣል
rally-has-rolled = ዳይስ ጥለዋል፣ { $steps } እርምጃ ቀርቶዎታል። መሄድ የሚፈልጉበትን ይጻፉ።
rally-not-reached = { $place } አሁን አይደረስም። የቀረዎት { $steps } እርምጃ ነው።
typed-rally = “መጣል” ብለው ይጻፉ፣ ከዚያ በማፑ ላይ ያለ ቤት ወይም ጣቢያ ስም፣ ለምሳሌ 12 ወይም B።
rule-rally-forced_moves = ግዴታ እንቅስቃሴ በራሱ ይሁን
rule-rally-forced_moves-help = መሄጃው አንድ ብቻ ከሆነ በራሱ ይወስድዎታል። ዳይስ የሚጥሉትና ፍጻሜው 🏁 የሚገቡት ግን ራስዎ ነዎት።
typed-words-rally =
    roll: መጣል ልጣል
    to: ወደ
