why-whot-wins = 💡 የሚሻለው የመጨረሻ ካርታዎን መጫወት ነው።
why-whot-ends = 💡 ምርጫዎ እደላውን ወዲያው ይጨርሰዋል፣ የሚሻለው ግን አይጨርሰውም።
why-whot-catches = 💡 { $seat } ሳይናገሩ 1 ካርታ ቀርቷቸዋል፦ ከተያዙ 2 ካርታ ያነሳሉ።
why-whot-silent = 💡 ምርጫዎ 1 ካርታ ያስቀርዎታል፣ “የመጨረሻ ካርታ!” ግን አላሉም፦ ተይዘው 2 ካርታ ሊያነሱ ይችላሉ።
why-whot-passes = 💡 የሚሻለው ቅጣቱን ያስተላልፋል፦ { $seat } ይመልሳሉ ወይም { $count } ካርታ ያነሳሉ። በእርስዎ ግን { $instead } ያነሳሉ።
why-whot-cancels = 💡 የሚሻለው የ{ $instead } ካርታ ቅጣት ያስቀራል።
why-whot-picks =
    💡 { $instead ->
        [1] { $seat } የቀራቸው 1 ካርታ ብቻ ነው። በሚሻለው ይመልሳሉ ወይም { $count } ተጨማሪ ያነሳሉ።
        [one] በሚሻለው { $seat } ይመልሳሉ ወይም { $count } ካርታ ያነሳሉ።
       *[other] በሚሻለው { $seat } ይመልሳሉ ወይም { $count } ካርታ ያነሳሉ።
    }
why-whot-draws =
    💡 { $instead ->
        [1] { $seat } የቀራቸው 1 ካርታ ብቻ ነው። በሚሻለው { $count } ተጨማሪ ማንሳት አለባቸው።
        [one] በሚሻለው { $seat } { $count } ካርታ ማንሳት አለባቸው።
       *[other] በሚሻለው { $seat } { $count } ካርታ ማንሳት አለባቸው።
    }
why-whot-again = 💡 ከሚሻለው በኋላ ተራው እንደገና የእርስዎ ነው።
why-whot-skips =
    💡 { $instead ->
        [1] { $seat } የቀራቸው 1 ካርታ ብቻ ነው። በሚሻለው ተራቸው ያልፋል።
        [one] በሚሻለው የ{ $seat } ተራ ያልፋል።
       *[other] በሚሻለው የ{ $seat } ተራ ያልፋል።
    }
why-whot-market =
    💡 በሚሻለው { $count ->
        [one] ቀጣዩ ተጫዋች ካርታ ያነሳሉ።
       *[other] { $count } ሌሎች አንድ አንድ ካርታ ያነሳሉ።
    }
why-whot-sheds =
    💡 ከሚሻለው በኋላ { $count ->
        [one] { $count } ካርታ
       *[other] { $count } ካርታ
    } ይቀርዎታል፣ ከምርጫዎ በኋላ { $instead }።
why-whot-keeps = 💡 የሚሻለው ይህን ለኋላ ያቆያል፦ { $what }።
why-whot-fits =
    💡 ከሚሻለው በኋላ ከካርታዎ { $count } ለክምሩ ይገጥማል፣ ከምርጫዎ በኋላ { $instead ->
        [0] ምንም አይገጥምም።
       *[other] { $instead }።
    }
why-whot-lighter = 💡 ከሚሻለው በኋላ የእጅዎ ካርታ ነጥብ { $count } ነው፣ ከምርጫዎ በኋላ { $instead }።
why-differo-wins = 💡 የሚሻለው ወዲያው ያሸንፋል።
why-differo-allows = 💡 ከምርጫዎ በኋላ { $seat } በ<b>{ $reply }</b> ወዲያው ማሸነፍ ይችላሉ።
why-differo-loses = 💡 ከምርጫዎ በኋላ { $seat } በ<b>{ $reply }</b> ጀምረው በ{ $count } እንቅስቃሴ የማይቀር ድል ማግኘት ይችላሉ።
why-differo-forces =
    💡 የሚሻለው ድልን አይቀሬ ያደርጋል፦ { $seat } ምንም ቢጫወቱ { $count ->
        [one] በቀጣዩ እንቅስቃሴዎ ያሸንፋሉ።
       *[other] ቢበዛ በ{ $count } እንቅስቃሴ ያሸንፋሉ።
    }
why-differo-threatens = 💡 የሚሻለው ቀጥሎ በ<b>{ $reply }</b> ለማሸነፍ መንገድ ይከፍታል።
why-differo-runs = 💡 ከምርጫዎ በኋላ { $seat } በ<b>{ $reply }</b> ወደ ግባቸው { $instead } ረድፍ ብቻ ይቀራቸዋል፣ ከሚሻለው በኋላ ቢያንስ { $count }።
why-differo-nearer = 💡 ከሚሻለው በኋላ ወደ ግብዎ { $count } ረድፍ ይቀራል፣ ከምርጫዎ በኋላ { $instead }።
why-differo-narrows = 💡 ከሚሻለው በኋላ { $seat } የሚቀራቸው { $count } እንቅስቃሴ ብቻ ነው፣ ከምርጫዎ በኋላ { $instead }።
why-deerportal-portal =
    💡 የሚሻለው አካሄድ ፖርታሉ ያደርሳል{ $count ->
        [0] ።
        [one] ፣ { $count } አልማዝም ያስገኛል።
       *[other] ፣ { $count } አልማዝም ያስገኛል።
    }
why-deerportal-stays = 💡 ፖርታሉ ውስጥ ጉዞዎ ያበቃል፦ መንገድዎ ላይ { $count } አልማዝ ይቀራል።
why-deerportal-diamonds =
    💡 የሚሻለው ወዲያው { $count } አልማዝ ያስገኛል፣ ምርጫዎ { $instead ->
        [0] ምንም አያስገኝም።
       *[other] { $instead }።
    }
why-deerportal-freezes = 💡 በሚሻለው የ{ $seat } አንድ ተራ በበረዶ ያልፋል።
why-deerportal-meditates = 💡 ተመስጦ መንገድዎ ላይ { $count } አልማዝ ያስቀምጣል። ምርጫዎ ግን እዚያ { $instead } ይተዋል።
why-deerportal-reaches =
    💡 ከሚሻለው ቤት ቀጣዩ ዳይስ { $count ->
        [one] ወደ { $count } አልማዝ
       *[other] ወደ { $count } አልማዝ
    } ሊያደርስዎ ይችላል፣ ከመረጡት ቤት { $instead ->
        [0] ወደ ምንም አያደርስም።
       *[other] ወደ { $instead }።
    }
why-deerportal-things =
    💡 ከሚሻለው ቤት ቀጣዩ ዳይስ ሩን ወይም አልማዝ ወዳለበት { $count ->
        [one] { $count } ቤት
       *[other] { $count } ቤት
    } ሊያደርስዎ ይችላል፣ ከመረጡት ቤት { $instead ->
        [0] ወደ ምንም አያደርስም።
       *[other] ወደ { $instead }።
    }
why-deerportal-nearer = 💡 ከሚሻለው ቤት ወደ ፖርታሉ { $count } ቤት ነው፣ ከመረጡት ቤት { $instead }።
why-rally-home = 💡 የሚሻለው ፍጻሜው ላይ ያደርሳል።
why-rally-stamp = 💡 የሚሻለው ማህተም ያስገኛል፦ { $what }።
why-rally-still = 💡 ከሚሻለው በኋላ የቀሩት እርምጃዎች አሁንም እዚህ ሊያበቁ ይችላሉ፦ { $what }። ከምርጫዎ በኋላ ወደ ምንም ግብ አያደርሱም።
why-rally-lapse =
    💡 ምርጫዎ መውጫ በሌለው መንገድ { $instead } እርምጃ ያባክናል፣ የሚሻለው { $count ->
        [0] ምንም አያባክንም።
       *[other] { $count }።
    }
why-rally-lucky =
    💡 ከሚሻለው ቦታ ከ6ቱ የዳይስ ቁጥሮች { $count } ቀጣዩን ተራዎን ግብ ላይ ሊያሳርፉት ይችላሉ። ከመረጡት ቦታ { $instead ->
        [0] አንዱም አይችልም።
       *[other] { $instead }።
    }
why-rally-lucky2 =
    💡 ከሚሻለው ቦታ ከ36ቱ የዳይስ ውጤቶች { $count } ቀጣዩን ተራዎን ግብ ላይ ሊያሳርፉት ይችላሉ። ከመረጡት ቦታ { $instead ->
        [0] አንዱም አይችልም።
       *[other] { $instead }።
    }
why-rally-nearer = 💡 ከሚሻለው ቦታ ወደ ቅርቡ ግብ { $count } እርምጃ ነው፣ ከመረጡት ቦታ { $instead }።
why-caesar-stops = 💡 ቬቶዎ ያስቆማል፦ { $what }።
why-caesar-removes = 💡 በቬቶ ካልቆመ የሚሻለው የ{ $seat } ባለ{ $count } ካርታ ያስጥላል፦ { $what }።
why-caesar-removes-philosopher = 💡 በቬቶ ካልቆመ የሚሻለው ከ{ $seat } Φ ያስጥላል፦ { $what }።
why-caesar-strikes = 💡 በቬቶ ካልቆመ የሚሻለው ከ{ $seat } ካርታዎች { $count }፣ ከእርስዎ { $instead } ያስጥላል፦ { $what }።
why-caesar-reveals = 💡 በቬቶ ካልቆመ የሚሻለው ከ{ $seat } ካርታዎች { $count } ይገልጣል፦ { $what }።
why-caesar-leads = 💡 ከሚሻለው በኋላ የ{ $what } ድምጽ የእርስዎ ይሆናል።
why-caesar-hides = 💡 ካርታዎ ተደፍቶ ከሆነ ግድያ አይነካውም።
why-caesar-decided = 💡 ያለዚያ ካርታም የ{ $what } ድምጽ የእርስዎ ይሆናል።
why-caesar-adds =
    💡 የሚሻለው { $count } ተጽዕኖ ይጨምራል፣ ምርጫዎ { $instead ->
        [0] ምንም አይጨምርም።
       *[other] { $instead }።
    }
why-caesar-saves = 💡 የሚሻለው ባለ{ $count } ካርታዎን እጅዎ ላይ ያቆያል።
why-caesar-keeps = 💡 የሚሻለው ለኋላ ያቆያል፦ { $what }።
