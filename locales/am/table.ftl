table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }፣ ተራዎ ነው!
turn-computer = 🤖 { $who } እያሰበ ነው…
turn-of-several = 👉 የሚጠበቁት፦ { $who }…
table-deserted = 💤 ሁሉም ርቀዋል፣ ስለዚህ ጨዋታው ቆሟል። በ30 ደቂቃ ውስጥ ማንም ካልተመለሰ ያበቃል።
table-not-shown = ⚠️ ቴሌግራም ጠረጴዛውን አሁን እንዳሳይ አልፈቀደልኝም። የተጫወቱት ሁሉ ተቀምጧል፣ እኔም መሞከሬን አላቆምም። ራስዎ ለመሞከር /board ይላኩ።
nudge =
    ⏰ { $who }፣ ጊዜዎ እያለቀ ነው! { $then ->
        [computer] ካልተጫወቱ እስኪመለሱ ድረስ ኮምፒውተር ይጫወትልዎታል።
        [goes-on] ከዚያ በኋላ ጨዋታው ሳይጠብቅ ይቀጥላል።
       *[clock] ካልተጫወቱ በእርስዎ ፈንታ ይጫወትልዎታል።
    }
rules-table =
    👥 ተጫዋቾች፦ { $players }።{ $first ->
        [seat] { " " }መጀመሪያ የገባው ይጀምራል፤ የመልስ ጨዋታ ሲሆን ቀጣዩ።
        [none] { "" }
       *[role] { " " }{ $first } ይጀምራል።
    }
    ⏰ ጊዜዎ ካለቀ በእርስዎ ፈንታ ይጫወትልዎታል።
rules-before = ◂ ወደ ኋላ፦ ገጽ { $page }
rules-after = ቀጣይ፦ ገጽ { $page } ▸
reclaim-button = 🙋 ተመለስኩ
next-round = 🪑 ቀጣይ ጨዋታ፦ { $names }
told-so-far = እስካሁን፦
told-since = ከተጫወቱ ወዲህ፦
told-alone = የሆነው፦
beside = ⋯ ተጨማሪ
beside-the-game = <b>ምን ማድረግ ይፈልጋሉ?</b>
your-turn = <b>ተራዎ ነው</b>
panel-hint =
    💡 ይህን የሚያዩት እርስዎ ብቻ ነዎት።{ $asked ->
        [yes] { " " }የሚፈልጉትን ይንኩ። አሁን የማይቻል ከሆነ ምክንያቱን እነግርዎታለሁ።
       *[no] { "" }
    }
not-your-turn = የሚጠበቁት፦ { $who }…
you-are-away = እስኪመለሱ ድረስ ኮምፒውተር ይጫወትልዎታል።
draw-is-offered = 🤝 { $who } አቻ ጠይቀዋል። { $asked }፣ ይስማማሉ?
draw-own-offer = 🤝 አቻ ጠይቀዋል። ጥያቄው እስከሚቀጥለው እንቅስቃሴ ይቆያል።
draw-yes = 🤝 አቻ ይሁን
draw-no = ጨዋታው ይቀጥል
pass-windows-how =
    { $passes ->
        [yes] የተጋጣሚዎ የተግባር ካርታ ሁሉ ሳይጠየቁ ያልፋል። { pass-windows-off } ይህን ያቆማል።
       *[no] { pass-windows-on }፦ ስለ ተጋጣሚዎ የተግባር ካርታዎች ከእንግዲህ አይጠየቁም፣ ዝም ብለው ይሠራሉ። በፈለጉት ጊዜ መቀየር ይችላሉ።
    }
pass-windows-on = ⏩ ሁሉም ይለፍ
pass-windows-off = ✋ እንደገና ልጠየቅ
draw-or-offer = 🤝 አቻ መጠየቅ
draw-or-sure = 🏳 እጅ መስጠት
resign-sure = <b>በዚህ ጨዋታ እጅ ይሰጣሉ?</b>
resign-yes = 🏳 አዎ፣ እጅ ልስጥ
resign-no = ጨዋታው ይቀጥል
undo-is-asked = ↩ { $who } የተጫወቱትን መመለስ ይፈልጋሉ። { $asked }፣ ይስማማሉ?
undo-own-request = ↩ የመጨረሻ እንቅስቃሴዎን ለመመለስ ጠይቀዋል። ጥያቄው እስከሚቀጥለው እንቅስቃሴ ይቆያል።
undo-yes = ↩ አዎ፣ ይመለስ
undo-no = አይ፣ ይጽና
undo-ask = ↩ የተጫወትኩት ይመለስ
leave-sure = <b>{ $who }፣ ከዚህ ጨዋታ ይወጣሉ?</b> ቦታዎ አይመለስም።
leave-yes = አዎ፣ ልውጣ
leave-no = ጨዋታው ይቀጥል
end-sure = <b>ይህ የ{ $game } ጨዋታ ለሁሉም ያብቃ?</b> ማንም አያሸንፍም።
end-this = 🏁 ጨዋታው ያብቃ
end-yes = አዎ፣ ያብቃ
end-no = ጨዋታው ይቀጥል
ended = ይህ የ{ $game } ጨዋታ ተቋርጧል፣ ማንም አላሸነፈም። ሌላ ለመጀመር /newgame ይላኩ።
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · ከጨዋታው በኋላ
result-more-save = 📄 <b>ጨዋታውን ማስቀመጥ</b>፦ የጨዋታ መዝገቡን እዚህ እልካለሁ፤ እንቅስቃሴ ሁሉ ያለበት፣ የሚያስቀምጡት ፋይል ነው።
result-more-fair =
    🔒 <b>ፍትሃዊ ጨዋታ</b>፦ ማንም ከመግባቱ በፊት ይህን ኮድ አሳይቻለሁ፦ { $seal }

    { $luck ->
        [no] ማን በየትኛው ወገን እንደተጫወተ
       *[yes] የዚህ ጨዋታ ዕድል ሁሉ
    } የመጣው ከኮዱ ጀርባ ካለው አንድ ሚስጥራዊ ቁጥር ነው። <b>ማረጋገጥ</b> የሚለው ኮዱን ከቁጥሩ እንደገና የሚያሰላ ትእዛዝ ይቀዳል፤ ፓይተን ባለበት ኮምፒውተር ሁሉ ይሠራል። ኮዶቹ ከገጠሙ፣ ማንም ከመግባቱ በፊት የመረጥኩት ቁጥር ራሱ ነው።
reason-agreed = ሁሉም በአቻ ተስማሙ።
copy-check = 🔒 ማረጋገጥ
record-button = 📄 ጨዋታውን ማስቀመጥ
record-caption = 📄 የ{ $game } ጨዋታዎ፣ እንቅስቃሴ በእንቅስቃሴ፣ የሚያስቀምጡት።
record-check = 📄 <code>{ $file }</code>፦ ፍትሃዊ መሆኑን እንዳረጋግጥ ወደ ግል ቻታችን ያስተላልፉት። ወይም ራስዎ ያረጋግጡ፦ <code>python -m engine verify { $file }</code>
rematch = 🔁 የመልስ ጨዋታ
explain-button = 🔎 የት ተሳሳትኩ?
explain-looking = 🔎 የተጫወቱትን እያየሁ ነው… ጥቂት ሰከንድ ይወስዳል።
explain-one-at-a-time = 🔎 ሌላ ጨዋታዎን ገና እየገመገምኩ ነው። ከአፍታ በኋላ ይሞክሩ።
explain-nothing = 🔎 ጥሩ ተጫውተዋል፦ ግልጽ ስህተት የለም።
explain-failed = ይህን ጨዋታ መገምገም አልቻልኩም።
explain-older-rules = 🔎 ይህ ጨዋታ በድሮ ህጎች ስለተካሄደ መገምገም አልችልም።
explain-in-private = ወደ ግል ቻታችን ልኬዋለሁ።
explain-nowhere = እዚህ ለብቻዎ ላሳይዎ አልችልም። የግል ቻታችንን ይክፈቱ፣ Start የሚለውን ይንኩ፣ ከዚያ እንደገና ይሞክሩ።
explain-title = 🔎 <b>ስህተት { $number } ከ{ $count }</b>
explain-played = የመረጡት፦ <b>{ $move }</b>።
explain-better = የሚሻለው፦ <b>{ $move }</b>፣ የማሸነፍ ዕድሉ { $could }% ነው፣ { $was }% ሳይሆን።
explain-marks =
    🖼 ✗ በጨዋታው የተጫወቱት · ✓ የሚሻለው{ $tapped ->
        [yes] { " " }· ❓ አሁን የነኩት
       *[no] { "" }
    }
explain-earlier = ◂ ወደ ኋላ
explain-later = ቀጣይ ▸
