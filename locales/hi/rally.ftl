game-rally-about = मैप पर दौड़ लगाओ, स्टेशनों से स्टैंप बटोरो और सबसे पहले फ़िनिश पर पहुँचो।
game-rally = रैली
game-rally-rules-1 =
    📖 <b>रैली</b>

    <b>मकसद</b>
    पूरे मैप से स्टैंप बटोरो। काफ़ी हो जाएँ, आम तौर पर 4, तो सबसे पहले फ़िनिश 🏁 पर पहुँचो। सब तीर वाले खाने से शुरू करते हैं।

    <b>अपनी बारी में</b>
    1. पासा फेंको।
    2. सड़कों पर चलो, ठीक उतने कदम जितने पासे में आएँ। एक कदम यानी अगला खाना। स्टेशन भी खाने हैं।
    3. बारी किसी स्टेशन पर खत्म हो, तो उसका स्टैंप लो।

    <b>गेम कैसे खत्म होता है</b>
    कोई फ़िनिश पर पहुँचे, तो राउंड पूरा होता है: जिसकी बारी उसमें बाकी हो, उसे मिलती है। फिर गेम खत्म।
    फ़िनिश पर पहुँचने वाले सबसे आगे, जिस क्रम में पहुँचे। बाकी की जगह स्टैंप की गिनती से; गिनती बराबर हो तो जगह भी एक।
    बाकी सब गेम छोड़ दें, तो जो आखिर तक रहे, वही जीते।
game-rally-rules-2 =
    👣 <b>चलना</b>

    • <b>हरे चौकोर</b> दिखाते हैं कि पूरा पासा कहाँ पहुँचाता है। वहाँ सबसे छोटे रास्ते से जाओ, और बारी खत्म।
    • <b>नीले गोले</b> रास्ते में रुकने की जगहें हैं: (2) यानी यहाँ से 2 कदम। वहाँ से फिर चुनो और बाकी कदम चलो, यानी रास्ता अपनी पसंद का। रुकना हो तो <i>रास्ते में रुको…</i> पर टैप करो।
    • सारे कदम चलने ही हैं: न वहीं खड़े रहना, न कदम बचाना।
    • <b>तुम्हारे पैरों के निशान:</b> एक ही बारी में उसी खाने पर दोबारा जाना मना है, शुरू वाले पर भी। अगली बारी में सब खुला।
    • <b>जाने को कहीं नहीं?</b> बंद गली में हो, या अपने ही पैरों के निशान रास्ता रोकें, तो बाकी कदम बेकार और बारी वहीं खत्म। वहाँ स्टेशन हो, तो स्टैंप फिर भी मिलता है।
    • कोई किसी का रास्ता नहीं रोकता। एक खाने पर कितने भी खिलाड़ी।
game-rally-rules-3 =
    🏷 <b>स्टैंप</b>
    • अक्षर वाले बोर्ड स्टेशन हैं। स्टैंप तभी मिलता है जब बारी वहीं <b>खत्म</b> हो। वहाँ से गुज़रना या रास्ते में रुकना नहीं गिना जाता।
    • हर स्टैंप तुम्हें एक ही बार मिलेगा, पर मिलता सबको है: स्टैंप कभी खत्म नहीं होते।
    • ज़रूरत से ज़्यादा भी बटोरे जा सकते हैं।
    • बटन पर 🏷 यानी वहाँ बारी खत्म करने पर नया स्टैंप।

    🏁 <b>फ़िनिश</b>
    • स्टैंप पूरे होने तक वह तुम्हारे लिए बंद है।
    • उसके बाद सीधे तभी जाया जा सकता है, जब सबसे छोटा रास्ता <b>ठीक</b> उतने कदम का हो जितने बचे हैं। रास्ता छोटा हो, तो घूमकर आओ: बीच में कहीं ऐसे रुको कि बिल्कुल आखिरी कदम फ़िनिश पर पड़े।
    • फ़िनिश के पार निकलना मना है।
    • फ़िनिश के बाद तुम्हारी और बारी नहीं।
game-rally-rules-4 =
    🏠 <b>घर के नियम</b>

    • <b>मैप:</b> पुराना शहर (6 स्टेशन), सात अंतरीप (8), रात का आसमान (10), या तुम्हारा अपना: कैसे, यह जानने के लिए /map भेजो।
    • <b>जीत के लिए स्टैंप:</b> 4 की जगह 2–6। मैप पर स्टेशन इससे कम हों, तो सब चाहिए।
    • <b>सारे स्टैंप:</b> हर स्टेशन का स्टैंप चाहिए।
    • <b>दो पासे:</b> दो पासे फेंको और जोड़ जितना चलो।
    • <b>आसान फ़िनिश:</b> कदम बचते हों, तब भी फ़िनिश पर पहुँचा जा सकता है। बाकी कदम बेकार।
    • <b>पलटना:</b> रास्ते में बंद गली पर रुको, तो चाहो तो पलटकर उसी रास्ते लौटो।
    • <b>मजबूरी की चाल अपने-आप</b> (शुरू से चालू): जाने की एक ही जगह हो, तो गोटी अपने-आप चलती है। पासा फेंकना और फ़िनिश में जाना फिर भी तुम्हारे हाथ में है।
rally-example-1 = रिया
rally-example-2 = कबीर
open-rally = 🗺 मेरी चाल
rally-map-town = पुराना शहर
rally-map-island = सात अंतरीप
rally-map-sky = रात का आसमान
rally-map-own = तुम्हारा अपना मैप
rally-table = 🗺 <b>{ $map }</b> · { $needed } स्टैंप पर फ़िनिश 🏁 खुलेगा
rally-steps =
    🎲 { $dice } · <b>{ $steps } कदम बाकी</b>{ $some ->
        [0] { "" }
       *[other] । ठीक { $steps } कदम पर कोई खाना नहीं, इसलिए रास्ते में रुको: ({ $some }) यानी { $some } कदम के बाद।
    }
rally-nearest =
    👣 { $mine ->
        [yes] हर स्टैंप तक तुम्हारे कदम
       *[no] हर स्टैंप तक { $who } के कदम
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] फ़िनिश 🏁 तक तुम्हारे कदम
       *[no] फ़िनिश 🏁 तक { $who } के कदम
    }: { $steps }
rally-stampless = 🏷 पर स्टैंप मिलेगा।
rally-ahead = 🧭 इस पासे से इन खानों पर पहुँचा जा सकता है, सबसे अच्छा पहले। हर एक के साथ लिखा है कि वहाँ से अगले स्टैंप या फ़िनिश तक कितने कदम:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: एक स्टैंप, फिर { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: फ़िनिश!
rally-ahead-stops = 🧭 रास्ते में रुकने की जगहें, सबसे अच्छी पहले। साथ में, वहाँ रुकने पर बारी खत्म करने का सबसे अच्छा खाना।
rally-field = खाना { $number }
rally-stands =
    { $place } · { $more ->
        [yes] { $held } स्टैंप ({ $needed } चाहिए)
       *[no] { $held }/{ $needed } स्टैंप
    }
rally-home = 🏁 फ़िनिश · { $held } स्टैंप
rally-final =
    { $held ->
        [0] कोई स्टैंप नहीं
       *[other] { $held } स्टैंप
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 फ़िनिश, { $held } स्टैंप के साथ
rally-score = { $held } स्टैंप
rally-hand-steps = { $steps } कदम
rally-roll = 🎲 पासा फेंको
rally-go-field = खाना { $number }
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $whole } में से { $steps } कदम)
rally-walk-part = रास्ते में रुको…
rally-more-places = { $count } और…
rally-where = <b>कहाँ चलें?</b>
rally-rest = <b>{ $steps } कदम बाकी: कहाँ चलें?</b>
rally-which-part = <b>पहले कहाँ रुकना है?</b> ({ $some }) यानी { $some } कदम के बाद। फिर आगे चलना है, पर अपने पैरों के निशान के ऊपर से नहीं।
rally-tap-below =
    टेबल के नीचे के बटन से चुनो कि कहाँ जाना है।{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) यानी वहाँ { $some } कदम के बाद रुककर आगे चलना।
    }
rally-tap-roll = तुम्हारी बारी है: टेबल के नीचे 🎲 पासा फेंको पर टैप करो।
rally-look = अभी तुम्हारी बारी नहीं है। इस गेम में कुछ छिपा नहीं: सब टेबल पर दिखता है।
event-rally-rolled = { kiska } पासा: 🎲 { $dice }।
event-rally-rolled_two = { kiska } पासा: 🎲 { $dice }, यानी { $steps } कदम।
event-rally-walked =
    { $steps ->
        [one] { kiska } { $steps } कदम
       *[other] { kiske } { $steps } कदम
    }, गोटी अब <b>{ $to }</b> पर{ $left ->
        [0] ।
       *[other] , { $left } कदम बाकी।
    }
event-rally-turn =
    { kiska } पासा: 🎲 { $dice }, गोटी अब <b>{ $to }</b> पर{ $held ->
        [0] ।
       *[other]
            : 🏷 स्टैंप { $more ->
                [yes] { $held } ({ $needed } चाहिए)।
               *[no] { $held }/{ $needed }।
            }
    }
event-rally-forfeited = { kiske } लिए आगे रास्ता नहीं: { $steps } कदम बेकार।
event-rally-stamped =
    🏷 { kisko } <b>{ $at }</b> का स्टैंप मिला: { $more ->
        [yes] { $held } ({ $needed } चाहिए)।
       *[no] { $held }/{ $needed }।
    }
event-rally-finished =
    🏁 { kisne } { $place ->
        [1]
            सबसे पहले फ़िनिश छुआ!{ $ends ->
                [yes] { "" }
               *[no] { " बाकी सब राउंड पूरा करें।" }
            }
       *[other] भी फ़िनिश छू लिया।
    }
event-rally-left = { kisne } गेम छोड़ दिया।
event-rally-ended = गेम खत्म।
reason-rally-finished = 🏁 सबसे पहले फ़िनिश, जीत { $winners } की!
reason-rally-last_standing = { $winners } ने आखिर तक टिककर गेम जीता!
rule-rally-board = मैप
rule-rally-board-help = जिस मैप पर खेलना है। अपना मैप जोड़ना हो, तो उसकी फ़ाइल यहाँ भेजो और जवाब में <code>/map</code> लिखो।
rule-rally-board-town = पुराना शहर
rule-rally-board-island = सात अंतरीप
rule-rally-board-sky = रात का आसमान
rule-rally-board-own = 🗺 तुम्हारा अपना मैप
rule-rally-stamps_needed = जीत के लिए स्टैंप
rule-rally-stamps_needed-help = फ़िनिश 🏁 पर जाने से पहले कितने स्टैंप चाहिए।
rule-rally-all_stamps = सारे स्टैंप
rule-rally-all_stamps-help = मैप के हर स्टेशन का स्टैंप चाहिए।
rule-rally-two_dice = दो पासे
rule-rally-two_dice-help = दो पासे फेंको और जोड़ जितना चलो।
rule-rally-no_exact_finish = आसान फ़िनिश
rule-rally-no_exact_finish-help = कदम बचते हों, तब भी फ़िनिश 🏁 पर पहुँचा जा सकता है। बाकी कदम बेकार।
rule-rally-turnaround = पलटना
rule-rally-turnaround-help = रास्ते में बंद गली पर रुको, तो चाहो तो पलटकर उसी रास्ते लौटो।
rally-town-S = पश्चिम द्वार
rally-town-A = पुरानी चक्की
rally-town-B = टेनरी
rally-town-C = घंटाघर
rally-town-D = मछली बाज़ार
rally-town-E = थिएटर
rally-town-F = शराब भट्ठी
rally-town-Z = किला
rally-island-S = बंदरगाह
rally-island-A = सीगल अंतरीप
rally-island-B = मूँगा अंतरीप
rally-island-C = उत्तर अंतरीप
rally-island-D = ताड़ अंतरीप
rally-island-E = डाकू अंतरीप
rally-island-F = कछुआ अंतरीप
rally-island-G = गरम सोता
rally-island-H = पुराना मंदिर
rally-island-Z = लाइटहाउस
rally-sky-S = वेधशाला
rally-sky-A = हंस
rally-sky-B = वीणा
rally-sky-C = गरुड़
rally-sky-D = व्हेल
rally-sky-E = बिच्छू
rally-sky-F = मेढ़ा
rally-sky-G = शेर
rally-sky-H = केकड़ा
rally-sky-I = भालू
rally-sky-J = ड्रैगन
rally-sky-Z = ध्रुव तारा
map-kept =
    🗺 <b>{ $name }</b>: { $positions } खाने, { $stations } स्टेशन। { $where ->
        [private] यह मैप तुम्हारे लिए सेव है।
       *[group] यह मैप इस ग्रुप के लिए सेव है। इस पर खेलने के लिए /newgame rally भेजो और घर के नियम, मैप में इसे चुनो।
    }
map-brought = यह मैप { $by } ने भेजा। इसे बदलना सिर्फ़ भेजने वाले या किसी एडमिन के हाथ में है।
map-is-anothers = इस ग्रुप का एक मैप पहले से है। उसे बदलना सिर्फ़ भेजने वाले या एडमिन के हाथ में है।
map-play = ▶ इस मैप पर खेलो
map-unnamed = तुम्हारा मैप
map-how =
    अपना मैप JSON फ़ाइल में यहाँ भेजो, फिर उस फ़ाइल के जवाब में /map लिखो। मैप ऐसा दिखता है:

    <pre>{ "{" }"name": "हमारा गाँव", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "चाय की दुकान"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> 0 से 1000 तक, <code>y</code> 0 से 800 तक। <code>look</code> में <code>town</code>, <code>island</code> या <code>sky</code>। मैप में 5 से 120 जगहें और ज़्यादा से ज़्यादा 12 स्टेशन।
map-too-many = तुमने एक घंटे में { $most } मैप भेजे, इससे ज़्यादा नहीं हो सकते। { $minutes } मिनट बाद फिर कोशिश करो।
map-lost = मुझसे यह फ़ाइल डाउनलोड नहीं हुई। फिर से भेजो और उसके जवाब में /map लिखो।
map-refused = ❌ यह मैप अभी नहीं चलेगा:
map-fault = • लाइन { $line }: { $fault }
map-more =
    • … और { $all ->
        [yes] { $count } बातें।
       *[no] भी बातें।
    }
map-fault-too-large = फ़ाइल { $size } KB की है, जबकि सीमा { $most } KB है।
map-fault-not-text = यह टेक्स्ट फ़ाइल नहीं है। इसे सादे टेक्स्ट में, UTF-8 में सेव करो।
map-fault-not-json = यह JSON नहीं है: कॉलम { $column } पर कुछ गड़बड़ है। देखो कि कोई कॉमा, कोट या ब्रैकेट तो नहीं छूटा।
map-fault-no-map = मैप कर्ली ब्रैकेट में एक ऑब्जेक्ट है, जिसमें <code>positions</code> और <code>connections</code> हों।
map-fault-missing =
    { $position ->
        [none] मैप में <code>{ $word }</code> नहीं है।
       *[other] जगह <code>{ $position }</code> में <code>{ $word }</code> नहीं है।
    }
map-fault-unknown-word =
    { $position ->
        [none] मैप में <code>{ $word }</code> क्या है, मुझे नहीं पता।
       *[other] जगह <code>{ $position }</code> में <code>{ $word }</code> है, जो मुझे नहीं पता।
    }
map-fault-no-list = <code>{ $word }</code> चौकोर ब्रैकेट में एक लिस्ट होनी चाहिए।
map-fault-no-position = <code>positions</code> में नंबर { $number } पर जो लिखा है, वह जगह नहीं है। ऐसे लिखो: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>
map-fault-no-pair = कनेक्शन दो जगहों की जोड़ी है, जैसे <code>["7", "8"]</code>।
map-fault-bad-id = जगह <code>{ $position }</code> की <code>id</code> में <code>{ $value }</code> नहीं चलेगा। एक से तीन अक्षर या अंक लिखो।
map-fault-bad-x = जगह <code>{ $position }</code> का <code>x</code> <code>{ $value }</code> है, पर 0 से 1000 तक का नंबर चाहिए।
map-fault-bad-y = जगह <code>{ $position }</code> का <code>y</code> <code>{ $value }</code> है, पर 0 से 800 तक का नंबर चाहिए।
map-fault-bad-kind = जगह <code>{ $position }</code> का <code>kind</code> <code>{ $value }</code> है, पर <code>field</code>, <code>station</code>, <code>start</code> या <code>finish</code> चाहिए।
map-fault-bad-name = <code>name</code> में <code>{ $value }</code> है, पर ज़्यादा से ज़्यादा 30 अक्षर का टेक्स्ट चाहिए।
map-fault-bad-look = <code>look</code> में <code>{ $value }</code> है, पर <code>town</code>, <code>island</code> या <code>sky</code> चाहिए।
map-fault-bad-count =
    मैप में { $count ->
        [one] { $count } जगह है
       *[other] { $count } जगहें हैं
    }, पर { $least } से { $most } चाहिए।
map-fault-bad-connections = मैप में { $count } कनेक्शन हैं, जबकि सीमा { $most } है।
map-fault-twice = <code>{ $position }</code> नाम की दो जगहें हैं। (छोटे-बड़े अक्षर एक ही गिने जाते हैं।)
map-fault-no-start = शुरुआत नहीं है। किसी जगह को <code>"kind": "start"</code> दो।
map-fault-no-finish = फ़िनिश नहीं है। किसी जगह को <code>"kind": "finish"</code> दो।
map-fault-two-start = जगह <code>{ $position }</code> दूसरी शुरुआत है, पर मैप में एक ही होती है।
map-fault-two-finish = जगह <code>{ $position }</code> दूसरा फ़िनिश है, पर मैप में एक ही होता है।
map-fault-bad-stations = मैप में { $count } स्टेशन हैं, पर 1 से { $most } चाहिए।
map-fault-nowhere = एक कनेक्शन <code>{ $position }</code> को जाता है, पर ऐसी कोई जगह नहीं है।
map-fault-to-itself = जगह <code>{ $position }</code> खुद से ही जुड़ी है।
map-fault-connected-twice = <code>{ $one }</code> और <code>{ $other }</code> दो बार जुड़े हैं।
map-fault-too-many-ways = जगह <code>{ $position }</code> के { $most } से ज़्यादा कनेक्शन हैं।
map-fault-too-close = जगह <code>{ $other }</code> <code>{ $one }</code> के बहुत पास है। बीच में कम से कम { $apart } रखो।
map-fault-runs-over = <code>{ $one }</code> से <code>{ $other }</code> का कनेक्शन जगह <code>{ $position }</code> के ऊपर से जाता है।
map-fault-apart = शुरुआत से जगह <code>{ $position }</code> तक कोई रास्ता नहीं।
map-fault-behind-finish = जगह <code>{ $position }</code> तक का रास्ता सिर्फ़ फ़िनिश से होकर है, और फ़िनिश के पार नहीं जाया जा सकता।
map-fault-finish-apart = फ़िनिश तक, यानी जगह <code>{ $position }</code> तक, कोई रास्ता नहीं।
map-fault-no-end = गेम शायद कभी खत्म न हो: दो पासों के साथ <code>{ $position }</code> वाले खिलाड़ी की बारी <code>{ $goal }</code> पर कभी खत्म नहीं हो सकती। कुछ जगहें और जोड़ो।
rally-not-rolled = पहले पासा फेंको: /move फेंको
rally-has-rolled = पासा फेंका जा चुका है, बाकी कदम: { $steps }। लिखो कि कहाँ जाना है।
rally-not-reached =
    { $place } अभी पहुँच से बाहर है। { $steps ->
        [one] { $steps } कदम बाकी है।
       *[other] { $steps } कदम बाकी हैं।
    }
typed-rally = “फेंको” लिखो, फिर मैप के किसी खाने या स्टेशन का नाम, जैसे 12 या B।
rule-rally-forced_moves = मजबूरी की चाल अपने-आप
rule-rally-forced_moves-help = जाने की एक ही जगह हो, तो गोटी अपने-आप चलती है। पासा फिर भी खुद फेंकना है, और फ़िनिश 🏁 में जाने की चाल भी खुद चलनी है।
typed-words-rally =
    roll: फेंको फेंकना पासा
    to: पर
