command-replay = पिछला गेम चाल दर चाल देखना
replay-button = 📽 रीप्ले
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = गेम शुरू।
replay-moved = { $who } ने चाल चली।
replay-eyes = 👁 { $who }
replay-next-key = ⭐ अगला खास पल
replay-eyes-button = 👁 { $name } की नज़र से
replay-open-button = 👁 सब खुला
replay-share = ↗ शेयर करो
replay-share-text = 📽 { $game } का एक गेम, चाल दर चाल
replay-number = कहीं और जाना हो, तो /replay और नंबर भेजो।
replay-at-border = इसके आगे कुछ नहीं।
replay-running = यह गेम अभी चल रहा है। खत्म होने पर रीप्ले देखो।
replay-none = यहाँ अभी कोई गेम पूरा नहीं हुआ। शुरू करने के लिए /newgame भेजो।
replay-gone = यह गेम अब मेरे पास नहीं है।

star-button =
    ⭐ स्टार{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ एक स्टार और मिले, तो यह गेम हमेशा के लिए रहेगा।
star-kept = ⭐ यह गेम अब गैलरी में है: /games
star-taken-back = ✓ तुम्हारा स्टार हटा।
star-for-players = इस गेम को स्टार देना सिर्फ़ एडमिन और खेलने वालों के हाथ में है।
star-full = गैलरी में { $most } गेम की जगह है। पहले कोई स्टार वापस लो।
games-replay = 📽 /replay से सबसे नया गेम चाल दर चाल दिखता है।
games-starred = ⭐ स्टार वाले
games-title-starred = ⭐ <b>इस चैट की गैलरी</b>
games-none-starred = अभी किसी गेम को स्टार नहीं मिला। /games से कोई गेम खोलो और ⭐ स्टार पर टैप करो: एडमिन का एक स्टार या दो खिलाड़ियों के स्टार, और गेम हमेशा यहीं।

name-show = 👁 शेयर किए रीप्ले में मेरा नाम दिखाओ
name-hide = 🙈 शेयर किए रीप्ले में मेरा नाम छिपाओ
name-shown = ✓ शेयर किया रीप्ले जो भी खोले, उसे अब तुम्हारा नाम दिखेगा।
name-hidden = ✓ शेयर किए रीप्ले में अब सिर्फ़ तुम्हारे नाम का पहला अक्षर दिखेगा।
