game-differo-about = የብልሃት ፍልሚያ፦ በመስመሩ ያሉትን ጠጠሮች ይቁጠሩ፣ በትክክል ያን ያህል ቤት ይሂዱ፣ ማዶ ቀድመው ይድረሱ።
game-differo = ዲፈሮ
game-differo-rules-1 =
    📖 <b>ዲፈሮ</b>

    ሁለት ተጫዋቾች፣ ለእያንዳንዳቸው 13 ጠጠር። ከጠጠሮችዎ <b>አንዱን</b> ቀድመው ግብዎ ላይ ያድርሱ፤ ግቡ ማዶ ያለው የመጨረሻ ረድፍ ነው።

    ⚪ ነጭ ይጀምራል፣ ወደ ላይ ወደ ረድፍ A ይሄዳል።
    ⚫ ጥቁር ወደ ታች ወደ ረድፍ I ይሄዳል።

    <b>ተራዎ ሲደርስ</b>
    1. ከጠጠሮችዎ አንዱን ይምረጡ።
    2. በእሱ የሚያልፍ መስመር ይምረጡ፦ ረድፉን ወይም ከሰያፎቹ አንዱን፣ \ ወይም /።
    3. በመስመሩ ላይ ያሉትን ጠጠሮች ሁሉ ይቁጠሩ፦ የእርስዎ ሲቀነስ የተጋጣሚዎ። <b>በትክክል</b> ያን ያህል ቤት ይሂዱ፣ በመስመሩ በየትኛውም አቅጣጫ።

    ተራ ማሳለፍ አይቻልም።

    <b>የሚያሸንፉት</b> ጠጠርዎ ግብዎ ላይ እንዳረፈ ነው። ተጋጣሚዎ ተራቸው ደርሶ አንድም ጠጠር ማንቀሳቀስ ካልቻሉም እርስዎ ያሸንፋሉ።
game-differo-rules-2 =
    📖 <b>ጠጠር ምን ያህል ይሄዳል?</b>

    መስመሩን ከዳር እስከ ዳር ይቁጠሩ፤ ከጠጠሩ በሁለቱም በኩል፣ ክፍተቶችን አልፎ። የሚያንቀሳቅሱት ጠጠርም ይቆጠራል።

    • 4 የእርስዎ፣ 1 የተጋጣሚዎ፦ 3 ቤት ይሄዳሉ፣ 1 ወይም 2 አይደለም።
    • በመስመሩ የተጋጣሚዎ ጠጠር ከእርስዎ እኩል ወይም የበዛ ከሆነ፣ የእርስዎ በዚያ መሄድ አይችልም።

    በስዕሉ ላይ በመስመሮቹ ጫፍ ያሉት ቁጥሮች የነጭ ቆጠራ ለ<b>G4</b> ናቸው፦ በረድፉ 3፣ በእያንዳንዱ ሰያፍ 1። አረንጓዴ ወደሆኑት ቤቶች መሄድ ይችላል።

    ጠጠር በመንገዱ ያለውን ሁሉ ይዘልላል። ምንም አይበላም።

    ወደ ፊት፣ ወደ ኋላ ወይም ወደ ጎን መሄድ ይቻላል። ማረፍ የሚቻለው ባዶ ቤት ላይ ነው፣ <b>በተጋጣሚ ግብ ላይ ግን በፍጹም</b>።
game-differo-rules-3 =
    📖 <b>ጨዋታው እንዴት ያበቃል?</b>

    • <b>የሚያሸንፉት</b> ጠጠርዎ ግብዎ ላይ ሲያርፍ ነው። አንድ ይበቃል።
    • <b>የሚሸነፉት</b> ተራዎ ደርሶ አንድም ጠጠር መንቀሳቀስ ሲያቅተው ነው፣ ወይም እጅ ሲሰጡ ወይም ጨዋታውን ሲለቁ።
    • <b>አቻ የሚሆነው</b> ያው አሰላለፍ፣ ያው ባለተራ ሆኖ ለሦስተኛ ጊዜ ሲመጣ ነው። በድምሩ ከ300 እንቅስቃሴ በኋላ፣ ወይም ሁለታችሁም ስትስማሙም አቻ ነው።

    <b>የቤት ህግ፦ ቀለም መቀያየር።</b> ከነጭ የመጀመሪያ እንቅስቃሴ በኋላ፣ ጥቁር ከመጫወት ይልቅ ቀለም መቀያየር ይችላል። መጀመሪያ የተጫወቱት ተጫዋች ከዚያ በጥቁር ይቀጥላሉ።

    <b>የቤቶች ስም።</b> ፊደሉ ረድፉ ነው፣ ከላይ ከA እስከ I። ቁጥሩ የ\ ሰያፍ ነው፣ በታችኛው ጫፉ ይታያል።

    ጠጠር ይንኩ፣ ከዚያ ቤት። ወይም <code>/move F2-F8</code> ይላኩ። ለእንቆቅልሽ /puzzle ይላኩ።
open-differo = ▶ ልጫወት
differo-table =
    እንቅስቃሴ { $number }{ $swap ->
        [yes] { " " }· ጥቁር በእንቅስቃሴ 2 ቀለም መቀያየር ይችላል
       *[no] { "" }
    }
differo-over = 🏁 ከ{ $moves } እንቅስቃሴ በኋላ አበቃ
differo-plays =
    { $colour ->
        [white] ⚪ ነጭ፣ ወደ ላይ ወደ ረድፍ A
       *[black] ⚫ ጥቁር፣ ወደ ታች ወደ ረድፍ I
    }
differo-side =
    { $colour ->
        [white] ነጭ
       *[black] ጥቁር
    }
differo-wins-here = እዚህ ያሸንፋል
differo-side-wins-here =
    { $colour ->
        [white] ነጭ
       *[black] ጥቁር
    } እዚህ ያሸንፋል
differo-home = ግቡ ላይ ደርሰዋል
differo-rows-to-go = { $rows } ረድፍ ቀረ
differo-board-lines = በዚህ የጽሑፍ ገጽታ የ\ ሰያፎች ቀጥ ብለው ይወርዳሉ።
differo-board-chosen = 🔷 { $cell } · ❇️ የሚሄድበት
differo-which-piece =
    <b>ተራዎ ነው።</b> የትኛውን { $colour ->
        [white] ነጭ
       *[black] ጥቁር
    } ጠጠር ያንቀሳቅሳሉ?
differo-lines = <b>{ $cell }</b> መሄድ የሚችለው፦ { $lines }።
differo-line-row = በረድፉ <b>{ $count }</b>
differo-line-falling = በ\ ሰያፍ <b>{ $count }</b>
differo-line-rising = በ/ ሰያፍ <b>{ $count }</b>
differo-line-either = ከሁለቱ ሰያፎች በየትኛውም <b>{ $count }</b>
differo-key-wins = { $move } · ያሸንፋል
differo-key-draws = { $move } · አቻ
differo-other-piece = ← ሌላ ጠጠር
differo-swap = ⇄ ቀለም መቀያየር
differo-tap-below = ከጠረጴዛው በታች ባሉት ቁልፎች ይጫወቱ።
differo-not-more = በዚህ መስመር ላይ የእርስዎ { $own }፣ የተጋጣሚዎ { $others } ጠጠር አለ። በመስመሩ መሄድ የሚችሉት የእርስዎ ሲበልጥ ብቻ ነው።
differo-off-board = በዚያ በኩል { $count } ቤት ከገበታው ውጭ ያደርሳል።
differo-taken = በዚያ በኩል { $count } ቤት ሲሄዱ { $cell } ነው፣ እዚያ ደግሞ ጠጠር አለ።
differo-their-goal = { $cell } በተጋጣሚ ግብ ውስጥ ነው፣ እዚያ ማረፍ አይቻልም።
event-differo-moved =
    { $seat } ተጫወቱ፦ <b>{ $source } → { $target }</b>{ $again ->
        [yes] ። ያው አሰላለፍ ለሁለተኛ ጊዜ መጣ፦ ሌላ ጊዜ ከመጣ አቻ ነው።
       *[no] ።
    }
event-differo-swapped = ⇄ { $seat } ቀለም ቀያየሩ።
event-differo-gave_up = 🏳 { $seat } እጅ ሰጡ።
reason-differo-goal = 🏆 { $winners } ግቡ ላይ ደርሰው አሸነፉ!
reason-differo-blocked = 🏆 { $winners } አሸነፉ፦ ተጋጣሚያቸው መሄጃ የላቸውም!
reason-differo-repetition = 🤝 አቻ ነው፦ ያው አሰላለፍ ለሦስተኛ ጊዜ መጣ።
reason-differo-long = 🤝 ከ300 እንቅስቃሴ በኋላ አቻ ነው።
reason-differo-gave_up = 🏆 { $winners } አሸነፉ፦ ተጋጣሚያቸው እጅ ሰጡ።
rule-differo-white = ነጭን የሚይዘው
rule-differo-white-help = ነጭ ይጀምራል። ነጭ መጀመሪያ የገባው ተጫዋች፣ ሁለተኛ የገባው፣ ወይም በዕጣ የወጣው ሊሆን ይችላል።
rule-differo-white-first = መጀመሪያ የገባው
rule-differo-white-second = ሁለተኛ የገባው
rule-differo-white-lot = በዕጣ
rule-differo-swap = ቀለም መቀያየር
rule-differo-swap-help = ከነጭ የመጀመሪያ እንቅስቃሴ በኋላ ጥቁር ከመጫወት ይልቅ ቀለም መቀያየር ይችላል። ስለዚህ ነጭ ለሁለቱም እኩል የሆነ አጀማመር ቢመርጥ ይሻለዋል።
puzzle-title = 🧩 <b>የዲፈሮ እንቆቅልሽ { $number }</b> ከ{ $count }
puzzle-task =
    { $colour ->
        [white] ⚪ <b>ነጭ</b>
       *[black] ⚫ <b>ጥቁር</b>
    } ይጫወታል፤ { $count ->
        [one] <b>አሁኑኑ ያሸንፉ</b>።
       *[other] <b>በ{ $count } እንቅስቃሴ ያሸንፉ</b>።
    } እንቅስቃሴውን ይንኩ፣ ወይም <code>/puzzle { $example }</code> ይላኩ።
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] ነጭ
       *[black] ጥቁር
    } ረጅም የሚቆየው በዚህ ነው፦ <b>{ $reply }</b>።
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>፦ { $solver } ፈቱት!
       *[no] 🎉 <b>{ $move }</b>፦ ተፈታ!
    }
puzzle-button = 🧩 እንቆቅልሾች
puzzle-next = ቀጣይ እንቆቅልሽ →
puzzle-what = እንቆቅልሽ ለማግኘት /puzzle፣ ከ{ $count } ቁጥር 3ን ለማግኘት /puzzle 3፣ ለመፍታት እንቅስቃሴውን ይላኩ፣ ለምሳሌ /puzzle { $example }።
puzzle-not-home = { $move } ግቡ ላይ አያደርስም፣ ሌላ እንቅስቃሴ ግን ያደርሳል።
puzzle-loses =
    { $move } ያስሸንፋል፦ { $colour ->
        [white] ጥቁር
       *[black] ነጭ
    } በ{ $reply } ግቡ ላይ ይደርሳል።
puzzle-escapes =
    { $move } አይደለም፦ ከ{ $reply } በኋላ { $colour ->
        [white] ነጭ
       *[black] ጥቁር
    } { $count ->
        [1] በሚቀጥለው እንቅስቃሴ
        [one] በ{ $count } እንቅስቃሴ
       *[other] በ{ $count } እንቅስቃሴ
    } ማሸነፉ እርግጥ አይሆንም።
differo-no-swap = አሁን ቀለም መቀያየር አይቻልም። የሚችለው ጥቁር ብቻ ነው፣ ልክ ከነጭ የመጀመሪያ እንቅስቃሴ በኋላ፣ የቤት ህጎቹ ከፈቀዱ።
differo-not-yours = { $cell } ላይ ጠጠር የለዎትም።
differo-goes = { $cell } መሄድ የሚችለው፦ { $targets }።
differo-stuck = { $cell } መሄጃ የለውም። አሁን መንቀሳቀስ አይችልም።
typed-differo = ጠጠሩ ያለበትን፣ ከዚያ የሚያርፍበትን ይጻፉ፦ F2-F8። ፊደሉ ረድፉ ነው፣ ከላይ ከA እስከ I። ቁጥሩ የ\ ሰያፍ ነው፣ ከ1 እስከ 9፣ በታችኛው ጫፉ ይታያል።
role-differo-white = ⚪ ነጭ
role-differo-black = ⚫ ጥቁር
typed-words-differo = swap: መቀያየር ልቀይር
