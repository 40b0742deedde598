command-mistakes = በግምገማ የተገኙ ስህተቶችን እንደገና መሞከር
explain-come-back = 🧩 ከነገ ጀምሮ ስህተቶችዎ እንቆቅልሽ ሆነው ይመለሳሉ፦ /mistakes
mistakes-button =
    🧩 ስህተቶች{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>ስህተቶቼ</b>
mistakes-waiting =
    { $count ->
        [one] { $count } እንቆቅልሽ እየጠበቀዎት ነው።
       *[other] { $count } እንቆቅልሾች እየጠበቁዎት ነው።
    }
mistakes-later =
    አሁን የሚፈታ የለም። { $days ->
        [1] ቀጣዩ እንቆቅልሽ በአንድ ቀን ውስጥ ይመለሳል።
        [one] ቀጣዩ እንቆቅልሽ በ{ $days } ቀን ውስጥ ይመለሳል።
       *[other] ቀጣዩ እንቆቅልሽ ከ{ $days } ቀን በኋላ ይመለሳል።
    }
mistakes-none = እንቆቅልሽ ገና የለም። ከጨዋታ በኋላ “የት ተሳሳትኩ?”ን ይንኩ፣ ስህተቶችዎ እዚህ ይመለሳሉ።
mistakes-how = ስህተት ከአንድ ቀን በኋላ ይመለሳል፣ ከዚያ እየቆየ። በተከታታይ ሁለቴ ትክክል ከሆኑ ይጠፋል።
mistakes-daily =
    { $on ->
        [yes] 📬 በቀን አንድ ወደ ግል ቻታችን እልካለሁ፣ ይህን ባበሩበት ሰዓት አካባቢ።
       *[no] 📭 ምንም አልልክም።
    }
mistakes-daily-on = 📬 በቀን አንድ ይላክልኝ
mistakes-daily-off = 📭 መላኩ ይቁም
mistakes-solve = ▶ አንድ ልፍታ
mistakes-closed = ገና ልጽፍልዎ አልችልም። የግል ቻታችንን ይክፈቱ፣ Start የሚለውን ይንኩ፣ ከዚያ /mistakes እዚያ ይላኩ።
mistakes-stopped = 📭 { $count } እንቆቅልሽ ሳይመለስ ስለቀረ መላክ አቁሜያለሁ። አሁንም /mistakes ላይ አለ።
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] የዛሬው እንቆቅልሽዎ
       *[no] ከአንዱ ጨዋታዎ የተወሰደ
    }
mistake-question = <b>ምን ይጫወታሉ?</b>
mistake-right = ✓ <b>ትክክል፦ { $better }</b>
mistake-again = ✗ በጨዋታውም የመረጡት ይህን ነበር፦ <b>{ $move }</b>።
mistake-wrong = ❓ <b>{ $move }</b> አይደለም።
mistake-why = የማሸነፍ ዕድል በ<b>{ $better }</b> { $could }% ነው፣ በጨዋታው በተጫወቱት <b>{ $played }</b> ግን { $was }%።
mistake-back =
    { $days ->
        [1] ⏳ ነገ ይመለሳል።
        [one] ⏳ ከ{ $days } ቀን በኋላ ይመለሳል።
       *[other] ⏳ ከ{ $days } ቀን በኋላ ይመለሳል።
    }
mistake-retired = 🏆 ሁለት ጊዜ በተከታታይ ትክክል፦ ከእንግዲህ አይመለስም።
mistake-next = ▶ ቀጣይ · { $count } ቀረ
