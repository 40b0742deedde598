lobby-title = 🎲 <b>{ $game }</b> · { $seats } खिलाड़ी
lobby-sits =
    { $count ->
        [0] अभी कोई नहीं आया
       *[other]
            { $full ->
                [yes] सारी सीटें भर गईं ({ $most })
               *[no] भरी सीटें: { $most } में से { $count }
            }
    } · ⏳ हर चाल: { $pace }
lobby-rematch = 🔁 दोबारा खेलना है? “मैं भी” पर टैप करो। बिना टैप किए कोई गेम में नहीं।
seat-kept = सीट रखी है
lobby-house-rules = 🏠 घर के नियम: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] खाली सीट पर कंप्यूटर ({ $level }) बैठेगा।
       *[other] { $count } खाली सीटों पर कंप्यूटर ({ $level }) बैठेंगे।
    }
lobby-hands = 🃏 तुम्हारे कार्ड यहीं दिखेंगे, सिर्फ़ तुम्हें। <a href="{ $link }">प्राइवेट चैट में चाहिए?</a>
lobby-no-hands = 🃏 इस ग्रुप में Telegram कार्ड छिपाकर नहीं दिखा पाता। टेबल के नीचे वाले बटन से झाँक लो, या कार्ड <a href="{ $link }">प्राइवेट चैट</a> में मँगा लो।
lobby-suggestion = 💡 { $who } का सुझाव: { $game }।
lobby-closed = यह टेबल बंद हो गई। नई टेबल के लिए /newgame भेजो।
join = 🪑 मैं भी
start = ▶ शुरू करो
more = ⋯ और
switch-to = 💡 इसकी जगह { $game }
speak-here = 🌍 इस चैट में { $language }?
speak-here-no = नहीं
language-kept = ठीक है, यह सवाल अब नहीं आएगा। एडमिन चाहें तो /settings में भाषा बदल लें।
more-title = ⋯ <b>{ $game }</b> · शुरू होने से पहले
more-how = जो बदलना हो, उस पर टैप करो।
more-read = ये चीज़ें बदलना सिर्फ़ होस्ट और एडमिन के हाथ में है। तुम चाहो तो कोई और गेम सुझाओ।
more-games = 🎲 गेम
more-computers = 🤖 कंप्यूटर
more-pace = ⏳ हर चाल का समय
more-roles = 🎭 अपना पक्ष चुनो
more-fair = 🔒 फ़ेयर प्ले
leave = 🚪 गेम छोड़ो
more-games-title = 🎲 <b>गेम</b>
more-games-lead = जो गेम खेलना हो, उस पर टैप करो।
more-games-suggest = जिस गेम का सुझाव { $host } को देना हो, उस पर टैप करो।
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>कंप्यूटर</b>: { $count }
more-computers-how = कंप्यूटर जोड़ने के लिए कोई लेवल चुनो।
add-computer = + 🤖 { $level }
remove-computer = − कंप्यूटर
more-pace-title = ⏳ <b>हर चाल का समय</b>: { $pace }
more-pace-how = यह बस इसी टेबल पर बदलेगा। हर गेम के लिए एडमिन /settings से बदलते हैं।
lobby-roles = 🎭 अपना पक्ष चुनो। पहला मौका होस्ट का। जो पक्ष कोई न चुने, वे सीट के क्रम से बँट जाते हैं।
fair-play-title = 🔒 <b>फ़ेयर प्ले</b>
fair-play-sealed =
    { $luck ->
        [no] किसे कौन-सी तरफ़ मिलेगी, यह
       *[yes] इस गेम की सारी किस्मत का हिसाब
    } पहले से लॉक है: { $seal }

    सब कुछ एक गुप्त नंबर से निकलता है। मैंने वह नंबर किसी के भी आने से पहले चुना, और यह कोड उसका सबूत है। गेम के बाद नंबर सबको दिखेगा, और जो चाहे जाँच ले कि वह कोड से मिलता है। यानी गेम के बीच में नंबर कोई नहीं बदल सकता, मैं भी नहीं।
copy-commitment = 🔒 कोड कॉपी करो
done-suggested = 💡 तुम्हारा सुझाव: { $game }
done-suggestion-withdrawn = ✓ तुमने सुझाव वापस लिया
done-joined-next = ✓ अगले गेम में तुम्हारा नाम है
joined-for-a-computer = सारी सीटें भरी थीं, इसलिए तुम्हें एक कंप्यूटर की जगह मिली।
played-on-for-a-computer = ✓ तुमने कंप्यूटर की जगह ले ली
late = गेम शुरू हो चुका है। अगले गेम में तुम्हारा नाम है।
late-with-seats = गेम शुरू हो चुका है। अगले गेम में तुम्हारा नाम है। अभी खेलना हो तो किसी कंप्यूटर की जगह लो:
late-leave = इस बार नहीं
take-over = { $name }
lobby-stands = यहाँ पहले से एक टेबल है। “मैं भी” पर टैप करो।
playing-stands = यहाँ गेम चल रहा है। अगले में आना है तो “मैं भी” पर टैप करो। होस्ट या एडमिन चाहें तो /endgame से इसे खत्म कर दें।
asked-another = जिसने पूछा है, वही चुने।
