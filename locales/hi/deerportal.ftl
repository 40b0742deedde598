game-deerportal-about = पोर्टल तक दौड़ लगाओ, हीरे बटोरो और तत्वों को आपस में भिड़ाओ।
game-deerportal = डियरपोर्टल
game-deerportal-aliases = डियर पोर्टल, पोर्टल, DeerPortal
game-deerportal-rules-1 =
    📖 <b>डियरपोर्टल</b>

    <b>मकसद:</b> अंत में तुम्हारे पास सबसे ज़्यादा हीरे 💎 हों।

    हर खिलाड़ी का अपना रास्ता है, कोने (खाना 0) से बीच के पोर्टल 🌀 (खाना 40) तक। रास्ते कहीं नहीं मिलते, तो कोई किसी को रोक नहीं पाता।

    <b>तुम्हारी बारी</b>
    1. पासा 🎲 फेंको।
    2. पासे में जितना आए, उतने खाने <b>आगे या पीछे</b> चलो। चलना ज़रूरी है। पीछे उतने खाने न हों तो अपने-आप आगे। ज़रूरत से बड़ा नंबर भी पोर्टल में पहुँचा देता है।
    3. सिर्फ़ वही खाना गिना जाता है जहाँ तुम <b>रुको</b>। वहाँ हीरा हो तो वह तुम्हारा। रून हो तो एक कार्ड चलता है (अगला पन्ना)।

    <b>अंत:</b> जो पोर्टल में सबसे पहले पहुँचे, उसे 5 हीरे मिलते हैं और हिरण मोड 🦌 शुरू होता है। 16 और बारियों के बाद, या सबके पोर्टल में आते ही, हीरे गिने जाते हैं। जिसके सबसे ज़्यादा, वही जीता!
game-deerportal-rules-2 =
    📖 <b>रून और कार्ड</b>

    हर रास्ते पर शुरू में 12 हीरे और 16 रून हैं। हर रून किसी तत्व का है: 💧 पानी, 🌱 धरती, 🔥 आग या 💨 हवा। रून पर रुको, तो उस तत्व के ढेर का ऊपर वाला कार्ड, जो सबको दिखता है, उसी तत्व पर चलता है:

    • <b>फ़्रीज़</b> ❄️: उस तत्व के खिलाड़ी की एक बारी छूटती है। दो फ़्रीज़, दो बारियाँ।
    • <b>रून गायब</b>: उसके रास्ते से 1 रून हट जाता है।
    • <b>1 हीरा लो</b>: तुम्हें 1 मिलता है, चाहे उस रास्ते पर एक भी न बचा हो।
    • <b>2 हीरे लो</b>: जितने उस रास्ते पर हों, ज़्यादा से ज़्यादा 2।

    बटोरे हुए हीरे सुरक्षित हैं: कार्ड सिर्फ़ रास्ते पर पड़े हीरे लेते हैं। <b>अपने</b> तत्व का रून कुछ नहीं करता, पर कार्ड खर्च हो जाता है। ढेर के आखिरी कार्ड (32) के बाद उसके सारे रून गायब।

    🧘 <b>ध्यान:</b> ठीक-ठीक नंबर से अपने कोने में वापस आओ, और रास्ता शुरू जैसा भर जाता है।
game-deerportal-rules-3 =
    📖 <b>पोर्टल और अंत</b>

    🌀 जब भी पासा वहाँ तक ले जाए, चाहो तो पोर्टल में जाओ। <b>सबसे पहले</b> पहुँचने वाले को 5 हीरे, बाकी को कुछ नहीं। पोर्टल में तुम्हारे हीरे तुम्हारे ही रहते हैं, पर और बारी नहीं। कार्ड तुम्हें फ़्रीज़ नहीं करते, और तुम्हारे रास्ते पर बचा सब गायब।

    🦌 <b>हिरण मोड</b> 16 बारियों का है, हर सीट की 4। छूटी बारियाँ गिनी जाती हैं, और पोर्टल में बैठे खिलाड़ियों की भी।

    💠 <b>बड़ा हीरा</b> 3 और हीरों के बराबर है। वह सिर्फ़ आग 🔥 को मिल सकता है: सबसे पहले पोर्टल में आए, और तब हीरे अकेले उसके पास सबसे ज़्यादा हों।

    <b>कौन जीता?</b> जिसके हीरे सबसे ज़्यादा, वही हिरण देव 🦌, चाहे उसने पोर्टल में कदम न रखा हो। बराबरी में पोर्टल वाले आगे, पहुँचने के क्रम से। पोर्टल में पहुँचे बाकी सब साधु 🙏।

    खाली सीट पर कंप्यूटर खेलता है। मौसम से सिर्फ़ बोर्ड का रंग-रूप बदलता है।
open-deerportal = 🧭 मेरी चाल
level-document = क्लासिक
level-document-help = 🤖 <b>क्लासिक</b> का नियम सीधा है: जिधर कुछ मिले, उधर चलो, नहीं तो सिक्का उछालो। आगे की वह कभी नहीं सोचता।
deerportal-water = 💧 पानी
deerportal-earth = 🌱 धरती
deerportal-fire = 🔥 आग
deerportal-air = 💨 हवा
deerportal-stop = फ़्रीज़
deerportal-card = रून गायब
deerportal-diamond = 1 हीरा लो
deerportal-diamonds = 2 हीरे लो
deerportal-spring = 🌸 बसंत
deerportal-summer = ☀️ गर्मी
deerportal-fall = 🍂 पतझड़
deerportal-winter = ❄️ सर्दी
deerportal-time =
    { $season } · राउंड { $round }{ $left ->
        [none] { "" }
        [0] { " " }· 🦌 <b>हिरण मोड</b>: आखिरी बारी
        [one] { " " }· 🦌 <b>हिरण मोड</b>: इसके बाद 1 बारी
       *[other] { " " }· 🦌 <b>हिरण मोड</b>: इसके बाद { $left } बारियाँ
    }
deerportal-over = 🏁 हीरे गिन लिए गए
deerportal-piles = 🎴 रून अभी क्या करते हैं: { $cards }
deerportal-big = 💠 बड़ा हीरा अब तक पोर्टल में है: { $who } के लिए 3 के बराबर
deerportal-sides = 🤝 हीरे: 💧🔥 { $one } : { $other } 🌱💨
deerportal-occasion = 🗓 { $day }
deerportal-ahead =
    ➡ { $mark } आगे, खाने { $last } तक: { $things ->
        [none] कुछ नहीं
       *[other] { $things }
    }
deerportal-behind =
    ⬅ { $mark } पीछे, खाने { $last } तक: { $things ->
        [none] कुछ नहीं
       *[other] { $things }
    }
deerportal-still = 💎 रास्ते पर बाकी: { $counts }
deerportal-at = { $mark } खाना { $field }/{ $last } · 💎 { $count }
deerportal-home = { $mark } 🌀 पोर्टल में · 💎 { $count }
deerportal-frozen =
    ❄️ { $turns ->
        [one] { $turns } बारी छूटेगी
       *[other] { $turns } बारियाँ छूटेंगी
    }
deerportal-score =
    { $team ->
        [yes] टीम:{ " " }
       *[no] { "" }
    }{ $count ->
        [one] { $count } हीरा
       *[other] { $count } हीरे
    }
deerportal-title-god = 🦌 <b>हिरण देव</b> · 💎 { $count }
deerportal-title-monk = 🙏 साधु: पोर्टल में कदम रखा · 💎 { $count }
deerportal-title-heritage =
    { $gone ->
        [yes] 🌾 बीच में छोड़ा
       *[no] 🌾 पोर्टल में कदम नहीं रखा
    } · 💎 { $count }
deerportal-arrived = { $number ->
    [0] 🌾 पोर्टल में कदम नहीं रखा
   *[other] 🌀 पोर्टल में नंबर { $number }
}
deerportal-together = 🤝 मिलकर { $count }
deerportal-roll = 🎲 पासा फेंको
deerportal-forward = ➡ { $where }
deerportal-back = ⬅ { $where }
deerportal-nothing = { $field }
deerportal-found = { $field }: 💎
deerportal-rune =
    { $field }: { $effect ->
        [stop] { $element } फ़्रीज़ ❄️
        [card] { $element }: 1 रून गायब
        [diamond] { $element } से 1 💎
        [diamonds] { $element } से { $count } 💎
       *[none] { $element } बेअसर
    }
deerportal-portal =
    🌀 पोर्टल{ $bonus ->
        [none] { "" }
       *[other] : +{ $bonus } 💎
    }
deerportal-corner = { $field }: 🧘 ध्यान
deerportal-ends = { $move } · गेम खत्म
deerportal-said =
    { $way ->
        [back] पीछे
       *[forward] आगे
    } { $place ->
        [portal] पोर्टल में 🌀
        [corner] अपने कोने पर (🧘 ध्यान)
        [diamond] खाने { $field } पर (हीरा 💎)
        [own] खाने { $field } पर (अपना ही रून, { $element }, बेअसर)
        [rune] खाने { $field } पर ({ $element } का रून, { $card })
       *[nothing] खाने { $field } पर (खाली)
    }
deerportal-ask-roll = <b>तुम्हारी बारी:</b> पासा फेंको।
deerportal-ask-way = 🎲 <b>पासे में { $number } आया: आगे या पीछे?</b>
event-deerportal-rolled = 🎲 { kiske } पासे में { $number } आया।
event-deerportal-moved =
    { $rolled ->
        [0] { kiski } गोटी
       *[other] { kiske } पासे में { $rolled }: गोटी
    }{ $way ->
        [back] { " " }पीछे
       *[forward] { "" }
    } { $place ->
        [portal] पोर्टल में
        [corner] कोने पर
       *[field] खाने { $end } पर
    } पहुँची{ $found ->
        [diamond] { " और हीरा 💎 मिला।" }
        [own] : अपना ही रून, बेअसर।
       *[nothing] ।
    }
event-deerportal-meditated = 🧘 { kisne } ध्यान लगाया: पूरा रास्ता फिर से भर गया।
event-deerportal-found_big =
    💠 { kisko } बड़ा हीरा मिला: { $count ->
        [one] { $count } हीरा!
       *[other] { $count } हीरे!
    }
event-deerportal-found_diamond = 💎 { kisko } एक हीरा मिला।
event-deerportal-drew =
    { $what ->
        [own] { kisne } अपने ही तत्व { $mark } का रून चलाया: बेअसर।
        [frozen]
            { kiske } रून ने { WHO($target) ->
                [you] तुम्हें फ़्रीज़ कर दिया ({ $mark }): तुम्हारी बारी छूटेगी ❄️।
               *[other] { $target } को फ़्रीज़ कर दिया ({ $mark }): एक बारी छूटेगी ❄️।
            }
        [lost]
            { kiske } रून ने { WHO($target) ->
                [you] तुम्हारे
               *[other] { $target } के
            } रास्ते ({ $mark }) से 1 रून हटाया।
        [lost-nobody] { kiske } रून ने { $element } { $mark } के रास्ते से 1 रून हटाया।
        [won]
            { kisko } { WHO($target) ->
                [you] तुम्हारे
               *[other] { $target } के
            } रास्ते ({ $mark }) से { $gained ->
                [one] { $gained } हीरा मिला।
               *[other] { $gained } हीरे मिले।
            }
        [won-nobody]
            { kisko } { $element } { $mark } के रास्ते से { $gained ->
                [one] { $gained } हीरा मिला।
               *[other] { $gained } हीरे मिले।
            }
        [won-anyway] { kisko } 1 हीरा मिला, जबकि { $element } { $mark } के रास्ते पर कोई बचा नहीं था।
        [no-diamond] { kiska } रून बेअसर: { $element } { $mark } के रास्ते पर हीरे नहीं बचे।
        [no-rune] { kiska } रून बेअसर: { $element } { $mark } के रास्ते पर रून नहीं बचे।
       *[no-one] { kiska } रून बेअसर: { $element } { $mark } के रास्ते पर कोई नहीं है।
    }{ $was_last ->
        [yes] { " " }वह ढेर का आखिरी कार्ड था, इसलिए { $mark } के सारे रून गायब।
       *[no] { "" }
    }
event-deerportal-reached_portal =
    🌀 { $rolled ->
        [0] { kiski } गोटी
       *[other] { kiske } पासे में { $rolled }: गोटी
    } { $place ->
        [1] सबसे पहले पोर्टल में: { $bonus } हीरे!
       *[other] पोर्टल में पहुँची।
    }
event-deerportal-deer_mode = 🦌 हिरण मोड शुरू: सबकी मिलाकर { $turns } बारियाँ बाकी।
event-deerportal-missed =
    ❄️ { kiski } बारी छूटी{ $left ->
        [0] ।
        [one] { "" }, 1 और छूटेगी।
       *[other] { "" }, { $left } और छूटेंगी।
    }
event-deerportal-season_began = मौसम बदला: { $season }।
event-deerportal-left = { kisne } गेम छोड़ा, और अपने हीरे भी साथ ले लिए।
event-deerportal-ended = गेम खत्म।
reason-deerportal-all_home =
    🌀 सब पोर्टल में हैं। { $count ->
        [one] जीत { $winners } की, यही है 🦌 हिरण देव!
       *[other] { $winners } की मिलकर जीत, सब 🦌 हिरण देव!
    }
reason-deerportal-deer_mode =
    🦌 हिरण मोड खत्म। { $count ->
        [one] जीत { $winners } की, यही है हिरण देव!
       *[other] { $winners } की मिलकर जीत, सब हिरण देव!
    }
reason-deerportal-last_standing = { $winners } ने आखिर तक टिककर गेम जीता!
rule-deerportal-fair_centre = बड़ा हीरा सबके लिए
rule-deerportal-fair_centre-help = बड़ा हीरा कोई भी ले, सिर्फ़ आग नहीं। इसके लिए तब पोर्टल में जाओ जब सबसे ज़्यादा हीरे अकेले तुम्हारे पास हों।
rule-deerportal-portal_required = पोर्टल नहीं तो कुछ नहीं
rule-deerportal-portal_required-help = जिन्होंने पोर्टल में कदम नहीं रखा, वे पोर्टल वालों से पीछे रहते हैं, हीरे चाहे जितने हों।
rule-deerportal-quick = छोटा गेम
rule-deerportal-quick-help = सब आधे रास्ते से शुरू करते हैं, खाना 20 से।
rule-deerportal-no_bots = खाली सीटें खाली रहें
rule-deerportal-no_bots-help = कंप्यूटर तभी आते हैं जब तुम जोड़ो। तत्व आने के क्रम से मिलते हैं: पानी, धरती, आग, हवा। हिरण मोड में हर खिलाड़ी की 4 बारियाँ।
rule-deerportal-random_bonus = पोर्टल का इनाम 5 या 6
rule-deerportal-random_bonus-help = पोर्टल में सबसे पहले पहुँचने वाले को 5 या 6 हीरे मिलते हैं, रैंडम।
rule-deerportal-teams = दो टीमें
rule-deerportal-teams-help = आमने-सामने के कोने साथ खेलते हैं: पानी और आग, धरती और हवा। टीम के हीरे जोड़े जाते हैं।
deerportal-day-1-2 = फ़्रिग फिर से चरखा उठाती हैं
deerportal-day-1-6 = त्रिदेवी का केल्टिक दिन
deerportal-day-1-10 = संत गेरेंट का दिन
deerportal-day-1-13 = मिडविंटरब्लोट, आधी सर्दी का चढ़ावा
deerportal-day-1-20 = फिर मिडविंटरब्लोट, दूसरे कैलेंडर से
deerportal-day-1-22 = कला की देवियों का त्योहार
deerportal-day-1-25 = डिस्टिंग का पुराना त्योहार
deerportal-day-1-30 = अप हेली आ, आग का पुराना त्योहार
deerportal-day-1-31 = वाल्किरी के सम्मान का दिन
deerportal-day-2-2 = पहला मध्य-तिमाही दिन · इम्बोल्क, ब्रिगिड का त्योहार
deerportal-day-2-11 = जिस दिन चिड़ियाँ गाना शुरू करती हैं
deerportal-day-2-14 = नॉर्स देवता “वाली” का त्योहार
deerportal-day-3-2 = कौओं का दिन
deerportal-day-3-13 = बुर्गज़ोंडेग: सूरज का नया जन्म, बसंत की आहट
deerportal-day-3-17 = ट्रेफ़ुइल्निड ट्रेओखार, आज का सेंट पैट्रिक डे
deerportal-day-3-18 = शीला का दिन
deerportal-day-3-19 = पहला तिमाही दिन: बसंत विषुव
deerportal-day-3-20 = इडुना का त्योहार
deerportal-day-3-21 = ओस्टारा, बसंत की सैक्सन देवी
deerportal-day-4-30 = मई की पूर्व संध्या, वालपुर्गिस की रात
deerportal-day-5-1 = बेल्टेन, अलाव का केल्टिक त्योहार
deerportal-day-5-4 = दूसरा मध्य-तिमाही दिन
deerportal-day-5-12 = बिल्लियों की परेड
deerportal-day-5-14 = आधी रात के सूरज का त्योहार
deerportal-day-5-18 = सींगों वाले देवता सेर्नुनोस का त्योहार
deerportal-day-5-20 = थॉर के हथौड़े म्योल्निर का त्योहार
deerportal-day-5-24 = त्रिदेवी के लिए मातृ दिवस
deerportal-day-6-20 = दूसरा तिमाही दिन: ग्रीष्म संक्रांति
deerportal-day-6-21 = लिथा, साल का सबसे लंबा दिन
deerportal-day-6-23 = सेंट जॉन की शाम, गर्मियों के बीच
deerportal-day-8-1 = लूनासा, सूर्य देव लू के गर्मियों के खेल
deerportal-day-8-2 = लेडी गोडाइवा का दिन
deerportal-day-8-4 = लोख मो नायर और उसका चंगा करने वाला पानी
deerportal-day-8-5 = तीसरा मध्य-तिमाही दिन
deerportal-day-8-10 = पक मेला
deerportal-day-8-14 = बरीमैन का दिन
deerportal-day-8-17 = ओडिन की परीक्षा
deerportal-day-8-23 = इल्मातार का त्योहार
deerportal-day-8-28 = फ़्रेय फ़ाक्सी, फ़्रेय का दिन
deerportal-day-8-29 = उर्दा का त्योहार
deerportal-day-9-21 = तीसरा तिमाही दिन: शरद विषुव
deerportal-day-10-8 = लाल एरिक का दिन
deerportal-day-10-9 = लीफ़ एरिक्सन दिवस
deerportal-day-10-11 = पेड़ों वाली बूढ़ी अम्मा
deerportal-day-10-14 = सर्दियों की रातें, जब फ़सल घर आ चुकी
deerportal-day-10-18 = सींगों का बड़ा मेला
deerportal-day-10-24 = हवा की आत्माओं का त्योहार
deerportal-day-10-27 = ऐलनटाइड, जब लोग एक-दूसरे को ऐलन सेब देते हैं
deerportal-day-10-31 = हैलोवीन
deerportal-day-11-1 = साउइन: सूरज की विदाई, केल्टिक साल की शुरुआत
deerportal-day-11-5 = चौथा मध्य-तिमाही दिन
deerportal-day-12-6 = संत निकोलस का त्योहार, जिनके रूप में ओडिन शिकार पर निकलते हैं
deerportal-day-12-9 = यूल की बड़ी सफ़ाई: डेनमार्क में यूल की बियर के लिए पानी भरने का दिन
deerportal-day-12-13 = वोडन का जंगली शिकार
deerportal-day-12-18 = एपोना का त्योहार
deerportal-day-12-20 = चौथा तिमाही दिन: शीत संक्रांति
deerportal-day-12-21 = बेइवे का त्योहार · यूल, चक्र के बारह दिन
deerportal-not-rolled = पहले पासा फेंको: /move फेंको
deerportal-tap-way = पासा फेंका जा चुका है। जिधर जाना हो, उस पर टैप करो।
deerportal-has-rolled = पासा फेंका जा चुका है। /move आगे या /move पीछे भेजो
typed-deerportal = तीन शब्द लिखे जा सकते हैं: फेंको, आगे, पीछे।
role-deerportal-water = { deerportal-water }
role-deerportal-earth = { deerportal-earth }
role-deerportal-fire = { deerportal-fire }
role-deerportal-air = { deerportal-air }
typed-words-deerportal =
    roll: फेंको फेंकना पासा
    forward: आगे
    back: पीछे
