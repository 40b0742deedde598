somebody = कोई
pool-whot = व्हॉट, तीन या ज़्यादा खिलाड़ी
pool-whot-2 = व्हॉट, दो खिलाड़ी
command-me = अपनी रेटिंग, जीत और बैज देखना
command-top = इस ग्रुप में सबसे आगे कौन है
command-games = पिछले गेम फिर से देखना
lobby-rated = 🏅 रेटिंग वाला
lobby-rated-from-two = 🏅 कम से कम 2 लोग हों तो रेटिंग वाला
lobby-for-fun =
    🏠 बस मज़े के लिए{ $why ->
        [house] : घर के नियम
        [clock] : समय की सीमा नहीं
       *[other] { "" }
    }
play-for-fun = 🏠 बस मज़े के लिए
rate-again = 🏅 रेटिंग वाला गेम
done-for-fun = ✓ यह गेम बस मज़े के लिए
done-rated = ✓ यह गेम रेटिंग में गिना जाएगा
often-leaves = ⚠️ { $who } ने अक्सर गेम बीच में छोड़े हैं।
result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 बस मज़े के लिए{ $why ->
        [house] : घर के नियम
        [clock] : समय की सीमा नहीं
        [short] : गिनने के लिए बहुत छोटा
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } ({ $count } गेम)
month-1 = जनवरी
month-2 = फ़रवरी
month-3 = मार्च
month-4 = अप्रैल
month-5 = मई
month-6 = जून
month-7 = जुलाई
month-8 = अगस्त
month-9 = सितंबर
month-10 = अक्टूबर
month-11 = नवंबर
month-12 = दिसंबर
me-title = 👤 <b>{ $name }</b> · इस ग्रुप में
me-title-private = 👤 <b>{ $name }</b> · कंप्यूटर के सामने
me-title-everywhere = 👤 <b>{ $name }</b> · सब ग्रुप में
me-nothing = यहाँ तुम्हारा कोई गेम अभी पूरा नहीं हुआ। शुरू करने के लिए /newgame भेजो।
me-pool-rated =
    <b>{ $pool }</b>: { $rating } · { $count ->
        [one] { $count } गेम
       *[other] { $count } गेम
    }
me-pool =
    <b>{ $pool }</b>: { $count ->
        [one] { $count } गेम
       *[other] { $count } गेम
    }
me-won = जीत { $won }%, बराबर बँटे तो { $share }%
me-rating-how = तुम्हारी रेटिंग 1500 से शुरू होती है। ± यानी अभी कितनी इधर-उधर हो सकती है, ? यानी अभी पक्की नहीं हुई।
me-finishes = 🏁 { $percent }% गेम पूरे किए
me-answers = जवाब { $seconds } सेकंड में
me-badges = 🎖 { $most } में से { $count } बैज
privacy-button = 🛡 मेरा डेटा
me-everywhere = 🌍 सब ग्रुप में
my-games = 📜 मेरे गेम
badges-button = 🎖 बैज
top-title-month = 🏆 <b>{ $pool }</b> · इस महीने
top-title-ever = 🏆 <b>{ $pool }</b> · अब तक
top-month = { $who } · { $count } में से { $won } जीत
top-ever =
    { $who } · { $rating } · { $count ->
        [one] { $count } गेम
       *[other] { $count } गेम
    }
top-ever-few = { $who } · { $rating } · { $count }/{ $most } गेम
top-streak = 🔥 लगातार { $count } जीत
top-nothing = इस बोर्ड पर अभी कोई नहीं। एक गेम पूरा करो और यहाँ आओ।
top-month-button = 📅 इस महीने
top-ever-button = 🏅 अब तक
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 ग्रुप को दिखाओ
top-shown = ✓ ग्रुप को दिखा दिया
top-shown-lately = बोर्ड अभी-अभी दिखाया गया था। 10 मिनट में एक बार काफ़ी है।
top-on = /top चालू
top-off = /top बंद
top-is-off = इस ग्रुप में बोर्ड बंद है। एडमिन चाहें तो /settings से चालू करें।
games-title = 📜 <b>यहाँ के पिछले गेम</b>
games-title-mine = 📜 <b>यहाँ तुम्हारे पिछले गेम</b>
games-line = { $number }. { $told }
games-none = अभी कोई गेम पूरा नहीं हुआ। शुरू करने के लिए /newgame भेजो।
games-all = सबके गेम
games-mine = मेरे गेम
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 बराबरी · { $when }
game-told-ended = <b>{ $game }</b> · बीच में खत्म · { $when }
game-of-older-rules = यह गेम पुराने नियमों से हुआ था, इसलिए मुझसे दोबारा नहीं खुलेगा।
badges-title = 🎖 <b>{ $most } में से { $count } बैज</b>
badges-open = अभी पाने बाकी:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = पहला गेम
badge-games-1-about = एक गेम पूरा करो
badge-games-10 = रोज़ का आना-जाना
badge-games-10-about = 10 गेम पूरे करो
badge-games-50 = घर जैसी बात
badge-games-50-about = 50 गेम पूरे करो
badge-games-100 = सौ शामें
badge-games-100-about = 100 गेम पूरे करो
badge-games-500 = टेबल की शान
badge-games-500-about = 500 गेम पूरे करो
badge-wins-1 = पहली जीत
badge-wins-1-about = एक गेम जीतो
badge-wins-10 = दस जीत
badge-wins-10-about = 10 गेम जीतो
badge-wins-50 = पचास जीत
badge-wins-50-about = 50 गेम जीतो
badge-wins-100 = सौ जीत
badge-wins-100-about = 100 गेम जीतो
badge-row-3 = हैट्रिक
badge-row-3-about = लगातार 3 गेम जीतो
badge-row-5 = धुआँधार
badge-row-5-about = लगातार 5 गेम जीतो
badge-row-10 = रोक सको तो रोक लो
badge-row-10-about = लगातार 10 गेम जीतो
badge-won-whot = आखिरी कार्ड
badge-won-whot-about = आखिरी कार्ड खेलकर व्हॉट जीतो
badge-won-caesar = रोम पर फ़तह
badge-won-caesar-about = सीज़र और क्लियोपेट्रा का एक गेम जीतो
badge-won-deerportal = हिरण देव की कृपा
badge-won-deerportal-about = डियरपोर्टल का एक गेम जीतो
badge-won-rally = फ़िनिश पर सबसे पहले
badge-won-rally-about = रैली में सबसे पहले फ़िनिश पर पहुँचकर जीतो
badge-won-differo = आर-पार
badge-won-differo-about = डिफ़ेरो में मंज़िल पर पहुँचकर जीतो
badge-won-all = हरफ़नमौला
badge-won-all-about = पाँचों गेम में एक-एक बार जीतो
badge-learned = { $game } का डिप्लोमा
badge-learned-about = { $game } के सारे पाठ पूरे करो
badge-beat-hard = फ़ौलाद से सख्त
badge-beat-hard-about = मुश्किल वाले कंप्यूटर से आगे रहो
badge-full-table = भरी टेबल
badge-full-table-about = कम से कम चार खिलाड़ियों को हराओ
badge-giant = पहलवान पछाड़
badge-giant-about = अपने से 200 या ज़्यादा पॉइंट ऊपर की रेटिंग वाले को हराओ
badge-met-10 = जान-पहचान
badge-met-10-about = 10 अलग-अलग लोगों के साथ खेलो
badge-met-25 = यारों का यार
badge-met-25-about = 25 अलग-अलग लोगों के साथ खेलो
badge-week = पूरा हफ़्ता
badge-week-about = लगातार 7 दिन खेलो
badge-night = रात का उल्लू
badge-night-about = रात 2 से 5 बजे के बीच जीतो (UTC)
badge-phoenix = राख से वापसी
badge-phoenix-about = लगातार 5 हार के बाद जीतो
badge-dead-heat = काँटे की टक्कर
badge-dead-heat-about = पहली जगह सबके साथ बाँटो
badge-fast = बिजली की फुर्ती
badge-fast-about = हर चाल पर औसतन 3 सेकंड से कम लगाकर जीतो
badge-marathon = मैराथन
badge-marathon-about = 200 या ज़्यादा चालों का गेम पूरा करो
badge-last-again = बड़ा दिल
badge-last-again-about = लगातार 3 बार आखिरी आओ, पर अंत तक टिको
command-nickname = दुनिया के बोर्ड पर अपना नाम चुनना
world-button = 🌍 दुनिया
world-title = 🌍 <b>{ $pool }</b> · सब ग्रुप
world-line = { $place } { $who } · { $rating }
world-nobody = यहाँ अभी कोई नहीं। पक्की रेटिंग, 2 ग्रुप में 5 लोगों से मुकाबला और एक निकनेम चाहिए।
world-how = यहाँ आना है? <code>/nickname</code> से नाम चुनो
nickname-chosen = 🌍 दुनिया के बोर्ड पर तुम्हारा नाम: <b>{ $nickname }</b>। दिखेगा तब, जब रेटिंग पक्की हो और कम से कम 2 ग्रुप में 5 लोगों से मुकाबला हो चुका हो। हटना हो तो <code>/nickname off</code> भेजो
nickname-none = 🌍 दुनिया के बोर्ड पर तुम्हारा नाम नहीं है। आना हो तो <code>/nickname</code> और अपनी पसंद का नाम भेजो। सिर्फ़ वही नाम और रेटिंग दिखेगी, तुम्हारा Telegram वाला नाम कभी नहीं।
nickname-needs-letters = निकनेम में कम से कम 2 अक्षर चाहिए।
nickname-taken = यह निकनेम किसी और का है। कोई दूसरा चुनो।
