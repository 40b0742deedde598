game-caesar-about = सीज़र के सामने क्लियोपेट्रा: झाँसों, जासूसों और वीटो से रोम के रईसों के पाँच समूह जीतो।
game-caesar = सीज़र और क्लियोपेट्रा
game-caesar-aliases = सीज़र, क्लियोपेट्रा, Caesar, Cleopatra
game-caesar-rules-1 =
    📖 <b>सीज़र और क्लियोपेट्रा</b>

    <b>मकसद:</b> रोम के रईसों को जीतो। पाँच समूह हैं, तीन में 5-5 रईस (प्रीटर, ईडाइल, क्वेस्टर) और दो में 3-3 (कॉन्सल, सेंसर)। आखिर में जिसके सबसे ज़्यादा पॉइंट, वही जीते।

    <b>शुरुआत:</b> हर खिलाड़ी चुपके से अपने 1, 2, 3, 4 और 5 उल्टे रखता है, हर समूह पर एक। फिर हर एक के हाथ में 1 से 5 तक पाँच और कार्ड होते हैं, एक वीटो, और एक गुप्त मिशन (पन्ना 4)। पहली बारी सीज़र की।

    <b>अपनी बारी में</b>
    1. दबदबा खेलो: <b>एक</b> कार्ड, खुला या उल्टा, या <b>दो</b>, एक खुला और एक उल्टा। कम से कम एक खेलना ही है। एक समूह पर तुम्हारे ज़्यादा से ज़्यादा पाँच कार्ड।
    2. चाहो तो <b>एक</b> एक्शन कार्ड भी, पहले या बाद में। पहले दबदबा कार्ड के बाद खेला, तो दूसरा दबदबा कार्ड नहीं।
    3. थैली से एक <b>मूर्ति</b> निकालो: शायद कोई समूह वोट दे।
    4. हाथ में फिर छह कार्ड होने तक उठाओ। हर कार्ड के लिए गड्डी चुनो: दबदबा या एक्शन।
game-caesar-rules-2 =
    🗿 <b>मूर्तियाँ और वोट</b>

    थैली में सात मूर्तियाँ हैं।
    • किसी समूह की मूर्ति: वह समूह वोट देता है। मूर्ति अलग रखी जाती है।
    • 🪨 स्लेटी: वोट नहीं। मूर्ति अलग रखी जाती है।
    • ⚫ काली: वोट नहीं। इसके समेत सारी मूर्तियाँ थैली में वापस।
    फिर, मूर्ति कोई भी हो, जिस समूह पर 8 या ज़्यादा कार्ड हों (दोनों तरफ़ मिलाकर), वह भी वोट देता है। यानी एक समूह एक बारी में दो बार वोट दे सकता है।

    <b>वोट</b>
    1. समूह के सारे कार्ड खुलते हैं और खुले रहते हैं।
    2. दोनों तरफ़ का जोड़ करो। दार्शनिक Φ 0 गिना जाता है।
    3. बड़े जोड़ को एक रईस मिलता है। पर किसी एक तरफ़ Φ ज़्यादा हों, तो <b>छोटे</b> जोड़ को।
    4. जीत किसी की हो, बड़े जोड़ वाली तरफ़ का सबसे बड़ा नंबर फेंका जाता है, और दूसरी का सबसे छोटा। बाकी कार्ड रहते हैं, Φ भी।
    <b>जोड़ बराबर:</b> रईस किसी को नहीं, और कुछ नहीं फेंका जाता।

    समूह का आखिरी रईस भी जीत लिया जाए, तो उसके कार्ड फेंके जाते हैं और उसकी मूर्ति गेम से बाहर।
game-caesar-rules-3 =
    🃏 <b>कार्ड</b>

    <b>दबदबा</b> (हर खिलाड़ी के 37): 1 से 5 तक हर नंबर के सात, और दो दार्शनिक <b>Φ</b>।

    <b>एक्शन कार्ड</b> (हर खिलाड़ी के 10)
    🗡 <b>कत्ल</b> ×3: टेबल से सामने वाले का एक खुला कार्ड फेंका जाता है, जो तुम चुनो, Φ भी।
    👁 <b>जासूस</b> ×3: एक समूह पर सामने वाले के सारे उल्टे कार्ड खुलते हैं।
    🔀 <b>फेरबदल</b> ×1: दो समूहों से अपने सारे कार्ड उठाओ और इन्हीं दोनों पर फिर से बाँटो, सब उल्टे, हर एक पर ज़्यादा से ज़्यादा पाँच।
    ⚡ <b>देवताओं का प्रकोप</b> ×1: एक समूह पर दोनों तरफ़ के सारे कार्ड फेंके जाते हैं।
    ✋ <b>वीटो</b> ×2: सामने वाला इनमें से किसी कार्ड का नाम बोले, तो उसे रोकता है। दोनों कार्ड फेंके जाते हैं और तुम फ़ौरन एक कार्ड उठाओ। वीटो पर वीटो नहीं, और वीटो सिर्फ़ जवाब में।

    वीटो न हो तब भी पूछा जाता है; पर जब सबको पता हो सके कि नहीं है, तो शायद न पूछा जाए। वीटो से रुका कार्ड भी उस बारी का एक्शन कार्ड गिना जाता है।
game-caesar-rules-4 =
    🏆 <b>अंत और पॉइंट</b>

    <b>दबदबा कार्ड नहीं,</b> या खेलने को कोई समूह नहीं? तो बस मूर्ति निकालो। फिर चाहो तो हाथ के कोई भी कार्ड फेंको, उसके बाद छह कार्ड होने तक उठाओ।
    <b>खाली गड्डी</b> दोबारा नहीं फेंटी जाती। दूसरी से उठाओ। दोनों खाली हों, तो कम कार्डों से ही खेलते रहो।

    <b>गेम खत्म</b>, किसी बारी के अंत में, जब
    • सभी 21 रईस बँट चुके हों,
    • दोनों के हाथ और गड्डी में दबदबा न बचा हो,
    • सब समूहों में बराबरी हो और उसे कोई कभी बदल न पाए,
    • या लगातार 12 बारियों (6-6) में टेबल पर कुछ न बदले।

    <b>पॉइंट</b>
    • हर रईस का 1
    • समूह में बहुमत (5 में से 3, या 3 में से 2) पर 1 अलग से; पूरा समूह जीतो, तो एक और
    • गुप्त मिशन वाले समूह (प्रीटर, ईडाइल या क्वेस्टर) में बहुमत पर 2 अलग से

    जिसके सबसे ज़्यादा पॉइंट, वही जीते। पॉइंट बराबर हों, तो बराबरी।
open-caesar = 🃏 मेरे कार्ड
caesar-group-praetor = प्रीटर
caesar-group-aedile = ईडाइल
caesar-group-quaestor = क्वेस्टर
caesar-group-consul = कॉन्सल
caesar-group-censor = सेंसर
caesar-persona-caesar = सीज़र
caesar-persona-cleopatra = क्लियोपेट्रा
caesar-card-p = Φ
caesar-card-assassination = 🗡 कत्ल
caesar-card-scout = 👁 जासूस
caesar-card-castling = 🔀 फेरबदल
caesar-card-wrath = ⚡ प्रकोप
caesar-card-veto = ✋ वीटो
caesar-label-hand = हाथ
caesar-label-decks = गड्डियाँ
caesar-label-discarded = फेंके हुए
caesar-label-busts = निकली मूर्तियाँ
caesar-label-bag = थैली में
caesar-title-mission =
    { $persona } · { $group } { $done ->
        [yes] मिशन: +2
       *[no] मिशन: अधूरा
    }
caesar-points =
    { $points ->
        [one] { $points } पॉइंट
       *[other] { $points } पॉइंट
    }
caesar-label-mission = तुम्हारा मिशन
caesar-name-assassination = कत्ल
caesar-name-scout = जासूस
caesar-name-castling = फेरबदल
caesar-name-wrath = प्रकोप
caesar-name-veto = वीटो
caesar-lost-nothing = कुछ नहीं
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] सब बँट गए
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 निकली मूर्तियाँ: { $out } · थैली में: { $bag }
caesar-no-busts = कोई नहीं
caesar-decks = 📚 गड्डियाँ (दबदबा + एक्शन): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 फेंके हुए: { $discarded_one } और { $discarded_other }
caesar-match = 🏆 मैच का गेम { $game }, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: होने दें, या वीटो से रोकें?
caesar-now-setup = 🤫 हर खिलाड़ी चुपके से अपने 1, 2, 3, 4 और 5 उल्टे रखता है, हर समूह पर एक।
caesar-now-play = ▶️ अब: 1 या 2 दबदबा कार्ड, और चाहो तो 1 एक्शन कार्ड।
caesar-now-influence = ▶️ अब: 1 या 2 दबदबा कार्ड।
caesar-now-more =
    ▶️ अब: दूसरा दबदबा कार्ड ({ $way ->
        [up] खुला
       *[down] उल्टा
    }){ $acted ->
        [yes] { "" }
       *[no] { ", एक्शन कार्ड" }
    } या मूर्ति।
caesar-now-action = ▶️ अब: एक्शन कार्ड या मूर्ति।
caesar-now-replace = ▶️ अब: वीटो की जगह एक कार्ड उठाना।
caesar-now-castling = ▶️ अब: दोनों समूहों के कार्ड फिर से रखना, उल्टे।
caesar-now-discard = ▶️ दबदबा खेलना मुमकिन नहीं। अब: जो कार्ड नहीं चाहिए उन्हें फेंकना, फिर छह पूरे करना।
caesar-now-refill = ▶️ अब: फिर से छह कार्ड पूरे करना।
caesar-mission = 🎯 मिशन: { $group } समूह के ज़्यादातर रईस जीतो (+2)
caesar-hand = 🃏 तुम्हारे कार्ड: { $cards }
caesar-discards = 🗑 फेंके हुए: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — फेंका कुछ नहीं —
       *[other] 🗑 फेंके हुए ({ $count })
    }
caesar-standing = { $persona } · <b>{ $points }</b> पॉइंट · हाथ में: { $influence } दबदबा, { $actions } एक्शन
caesar-final =
    { $patricians } रईस + समूहों के { $bonus }{ $mission ->
        [none] { "" }
        [missed] { " " }({ $group } मिशन अधूरा)
       *[done] { " " }+ { $group } मिशन के 2
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 कत्ल (खुला { $card }, { $group })
caesar-trick-scout = 👁 जासूस ({ $group })
caesar-trick-castling = 🔀 फेरबदल ({ $group } और { $other })
caesar-trick-wrath = ⚡ देवताओं का प्रकोप ({ $group })
caesar-ask-setup = <b>{ $icon } { $group } पर कौन-सा कार्ड उल्टा रखना है?</b> 5 में से कार्ड { $number }। पाँचवाँ अपने-आप सेंसर पर जाएगा।
caesar-ask-play = <b>कोई कार्ड चुनो।</b> 1 दबदबा कार्ड खेलो, या 2 (एक खुला, एक उल्टा)। चाहो तो 1 एक्शन कार्ड भी, पहले या बाद में।
caesar-ask-influence = <b>दबदबा कार्ड चुनो।</b> तुम्हारा एक्शन कार्ड चल चुका है।
caesar-ask-more =
    <b>दूसरा कार्ड खेलना है, { $way ->
        [up] खुला
       *[down] उल्टा
    }?</b> उसे चुनो, { $acted ->
        [yes] या मूर्ति निकालो।
       *[no] एक्शन कार्ड खेलो, या मूर्ति निकालो।
    }
caesar-ask-action = <b>एक्शन कार्ड खेलो, या मूर्ति निकालो।</b> इस बारी में और दबदबा नहीं चलेगा।
caesar-ask-where =
    <b>{ $way ->
        [either] { $card } किस समूह पर?</b>
        [up] { $card } किस समूह पर, खुला?</b>
       *[down] { $card } किस समूह पर, उल्टा?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] कौन-से दो समूह?
       *[other] कौन-सा समूह?
    }</b>
caesar-ask-veto = <b>होने दें?</b> तुमसे हर बार पूछा जाता है, वीटो हो या न हो।
caesar-ask-replace = <b>वीटो की जगह एक कार्ड उठाओ।</b> किस गड्डी से?
caesar-ask-castling =
    <b>{ $card } कहाँ जाए?</b> { $count ->
        [one] यह आखिरी कार्ड है, उल्टा।
       *[other] इसके समेत { $count } कार्ड बाकी हैं, सब उल्टे।
    }
caesar-ask-discard = <b>दबदबा खेलना मुमकिन नहीं।</b> जितने कार्ड चाहो फेंको, फिर “हो गया” टैप करो। उसके बाद छह कार्ड होने तक उठाओ।
caesar-ask-refill = <b>{ $missing } कार्ड उठाओ।</b> 📜 दबदबा ({ $influence } बाकी) या 🎭 एक्शन ({ $actions } बाकी)?
caesar-at = { $icon } { $group }
caesar-veto = ✋ वीटो!
caesar-pass = 🤝 होने दो
caesar-done-play = 🗿 मूर्ति निकालो
caesar-done-discard = ✅ हो गया
caesar-discard = { $card } फेंको
caesar-draw-influence = 📜 दबदबा ({ $count })
caesar-draw-action = 🎭 एक्शन ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — आखिरी कार्ड —
       *[other] — फिर: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] दोनों कार्ड
       *[other] सभी { $count }
    } → { $icon } { $group }
caesar-bust-drawn = — मूर्ति निकल चुकी —
caesar-bust-follows = — आगे मूर्ति निकलेगी —
caesar-veto-played = — वीटो चल चुका —
caesar-first-influence = पहले 1 📜 उठाओ
caesar-first-action = पहले 1 🎭 उठाओ
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } खुला, { $icon } { $group }
caesar-play-down = { $card } उल्टा, { $icon } { $group }
caesar-not-veto = वीटो सिर्फ़ सामने वाले के एक्शन कार्ड का जवाब है। अकेले नहीं चलता।
caesar-no-veto = तुम्हारे पास वीटो नहीं है, इसलिए बस होने दो।
caesar-not-acted = इस बारी में तुमने एक्शन कार्ड खेल लिया है।
caesar-not-assassination = सामने वाले का कोई खुला कार्ड नहीं है।
caesar-not-scout = सामने वाले का कोई उल्टा कार्ड नहीं है।
caesar-not-castling = फेरबदल के लिए दो ऐसे समूह चाहिए जिनमें रईस बाकी हों, और उनमें से एक पर तुम्हारा कार्ड।
caesar-not-wrath = टेबल पर दबदबा है ही नहीं।
caesar-not-closed = इस बारी में और दबदबा नहीं चलेगा। तुमने दो कार्ड खेल लिए, या पहले के बाद एक्शन कार्ड।
caesar-not-open = खेलने को कोई समूह नहीं है। हर एक पर तुम्हारे पाँच कार्ड हैं, या रईस नहीं बचे।
caesar-not-bust = पहले दबदबा कार्ड खेलो। फिर मूर्ति निकालना।
caesar-not-there = यह बटन बस दिखाता है कि आगे क्या है।
caesar-not-another = इस बारी में तुमने मूर्ति निकाल ली है।
caesar-not-vetoed = तुमने वीटो खेला। उसकी जगह एक कार्ड उठाओ।
caesar-not-yet = पहले फेरबदल के सारे कार्ड रखो, एक-एक करके।
caesar-not-again = यह कार्ड रखा जा चुका है।
caesar-full = वहाँ तुम्हारे पाँच कार्ड हो चुके, इससे ज़्यादा नहीं।
caesar-no-such-card = तुम्हारे पास वह कार्ड नहीं है।
caesar-keys = { $icon }5 यानी { $group } पर खुला 5।
caesar-own-hidden = 🙈 तुम्हारे उल्टे कार्ड: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $icon } { $group } पर { $card }: खुला या उल्टा?</b>
        [up] { $icon } { $group } पर { $card } खुला खेलें?</b>
       *[down] { $icon } { $group } पर { $card } उल्टा खेलें?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” से मूर्ति भी निकलती है।" }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] { $icon } { $group } का कौन-सा खुला कार्ड?
        [castling] { $icon } { $group } और दूसरा कौन-सा समूह?
       *[other] { $icon } { $group } पर { $card }?
    }</b> सामने वाले का वीटो आ सकता है।
caesar-place-up = { $card } खुला
caesar-place-down = { $card } उल्टा ▮
caesar-not-here = यह कार्ड अभी { $group } पर नहीं चलेगा।
caesar-not-won = समूह { $group } के सारे रईस बँट चुके।
caesar-empty-hand = तुम्हारे पास कोई कार्ड नहीं है।
event-caesar-two =
    { $known ->
        [yes] { kisne } { $icon } { $group } पर खुला <b>{ $card }</b> और { $icon2 } { $group2 } पर उल्टा <b>{ $card2 }</b> खेला।
       *[no] { kisne } { $icon } { $group } पर खुला <b>{ $card }</b> और { $icon2 } { $group2 } पर एक उल्टा कार्ड खेला।
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }। { $result ->
        [tie] बराबरी: कुछ नहीं बदला।
        [turned] दार्शनिक { $phil_one } : { $phil_other } ने नतीजा पलटा: छोटे जोड़ पर भी <b>{ $winner }</b> को एक रईस मिला।
       *[won] <b>{ $winner }</b> को एक रईस मिला।
    }{ $result ->
        [tie] { "" }
       *[other]
            { " " }{ $high } ने { $highest } फेंका, { $lowest ->
                [0] { $low } ने कुछ नहीं।
               *[other] { $low } ने { $lowest }।
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { kisne } <b>{ $cards }</b> उल्टे रखे।
       *[no] { kisne } पाँच कार्ड उल्टे रखे।
    }
event-caesar-played = { kisne } { $icon } { $group } पर खुला <b>{ $card }</b> खेला।
event-caesar-hid =
    { $known ->
        [yes] { kisne } { $icon } { $group } पर उल्टा <b>{ $card }</b> खेला।
       *[no] { kisne } { $icon } { $group } पर एक उल्टा कार्ड खेला।
    }
event-caesar-announced = 📣 { kisne } बोला: <b>{ $trick }</b>।
event-caesar-passed = { kisne } होने दिया।
event-caesar-vetoed = ✋ <b>वीटो!</b> { kisne } रोक दिया: { $trick }।
event-caesar-assassinated = 🗡 { kiska } खुला <b>{ $card }</b> हटा, { $icon } { $group } से।
event-caesar-revealed = 👁 { kiske } उल्टे कार्ड खुले, { $icon } { $group } पर: <b>{ $cards }</b>।
event-caesar-castled = 🔀 { kisne } अपने कार्ड फिर से रखे: { $icon } { $group } पर { $first } और { $icon2 } { $group2 } पर { $second }, सब उल्टे।
event-caesar-struck = ⚡ { $icon } { $group } पर देवता बरसे। हटे: { $one } के { $lost_one }, { $other } के { $lost_other }।
event-caesar-bust_drawn =
    🗿 { kisne } { $bust ->
        [black] <b>काली मूर्ति</b> ⚫ निकाली: सारी मूर्तियाँ थैली में वापस।
        [grey] <b>स्लेटी मूर्ति</b> 🪨 निकाली: वोट नहीं।
       *[group] <b>{ $icon } { $group }</b> की मूर्ति निकाली।
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b> पर 8 या ज़्यादा कार्ड हैं, तो यहाँ भी वोट:
       *[no] 🗳 { $icon } <b>{ $group }</b> का वोट:
    } { $vote }
event-caesar-exhausted = 🏛 { $icon } { $group } के सारे रईस बँट गए। उनके कार्ड और मूर्ति गेम से बाहर।
event-caesar-discarded = { kisne } एक कार्ड फेंका: <b>{ $card }</b>।
event-caesar-drew =
    { $known ->
        [yes]
            { kisne } { $deck ->
                [influence] <b>{ $card }</b> उठाया।
               *[action] <b>{ $card }</b> उठाया।
            }
       *[no]
            { kisne } { $deck ->
                [influence] एक दबदबा कार्ड उठाया।
               *[action] एक एक्शन कार्ड उठाया।
            }
    }
event-caesar-drew-several =
    { kisne } { $influence ->
        [0] { $actions } एक्शन कार्ड उठाए।
        [one]
            { $influence } दबदबा कार्ड{ $actions ->
                [one] { " और" } { $actions } एक्शन कार्ड उठाए।
               *[other] { " और" } { $actions } एक्शन कार्ड उठाए।
            }
       *[other]
            { $influence } दबदबा कार्ड{ $actions ->
                [0] { " उठाए।" }
                [one] { " और" } { $actions } एक्शन कार्ड उठाए।
               *[other] { " और" } { $actions } एक्शन कार्ड उठाए।
            }
    }
event-caesar-left = { kisne } गेम छोड़ दिया।
event-caesar-ended =
    { $result ->
        [tie] यह गेम बराबरी पर छूटा, { $best } : { $worst }।
       *[won] यह गेम <b>{ $winner }</b> ने { $best } : { $worst } से जीता।
    }{ $goes_on ->
        [yes] { " अगले गेम में पक्ष बदल जाएँगे।" }
       *[no] { "" }
    }
reason-caesar-patricians =
    सारे रईस बँट गए। { $count ->
        [one] रोम अब { $winners } का!
       *[other] रोम { $winners } दोनों का!
    }
reason-caesar-influence =
    खेलने को दबदबा नहीं बचा। { $count ->
        [one] रोम अब { $winners } का!
       *[other] रोम { $winners } दोनों का!
    }
reason-caesar-stalemate =
    हर समूह में बराबरी है, और वह बदल नहीं सकती। { $count ->
        [one] रोम अब { $winners } का!
       *[other] रोम { $winners } दोनों का!
    }
reason-caesar-standstill =
    12 बारियों से कुछ नहीं बदला। { $count ->
        [one] रोम अब { $winners } का!
       *[other] रोम { $winners } दोनों का!
    }
reason-caesar-match =
    मैच खत्म। { $count ->
        [one] जीत { $winners } की!
       *[other] { $winners } की मिलकर जीत!
    }
reason-caesar-left = रोम अब { $winners } का: दूसरी तरफ़ ने गेम छोड़ दिया।
rule-caesar-missions = गुप्त मिशन
rule-caesar-missions-help = हर खिलाड़ी का एक गुप्त समूह होता है। उसमें बहुमत के 2 पॉइंट अलग से।
rule-caesar-philosophers = वोट के बाद दार्शनिक
rule-caesar-philosophers-help = वोट में रईस किसी को मिले, तो उस समूह के दार्शनिकों का क्या हो: सब रहें, जिस तरफ़ ज़्यादा हों उसका एक हटे, या सब हटें।
rule-caesar-philosophers-stay = सब रहें
rule-caesar-philosophers-source = 1 हटे
rule-caesar-philosophers-classic = सब हटें
rule-caesar-personas = सीज़र कौन
rule-caesar-personas-help = सीज़र उसे मिले जो सबसे पहले आए, जो दूसरे नंबर पर आए, या जिसका नाम रैंडम निकले। दूसरे को क्लियोपेट्रा।
rule-caesar-personas-seats = जो पहले आए
rule-caesar-personas-swapped = जो दूसरे नंबर पर आए
rule-caesar-personas-dealt = रैंडम
rule-caesar-cleopatra_starts = पहली बारी क्लियोपेट्रा की
rule-caesar-cleopatra_starts-help = सीज़र की जगह पहली बारी क्लियोपेट्रा की।
rule-caesar-best_of_three = तीन में से दो
rule-caesar-best_of_three-help = ज़्यादा से ज़्यादा तीन गेम; जो पहले दो जीते, मैच उसका। हर गेम के बाद पक्ष बदलते हैं।
caesar-not-so = { $card } अभी चल सकता है, पर ऐसे नहीं।
typed-caesar = कार्ड, समूह और खुला या उल्टा लिखो। कार्ड: 1 से 5, या दार्शनिक के लिए p। समूह: प्रीटर, ईडाइल, क्वेस्टर, कॉन्सल, सेंसर। छोटा करके भी चलेगा, जैसे “3 कॉन खुला”।
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = मजबूरी की चाल अपने-आप
rule-caesar-forced_moves-help = सबको दिखता हो कि तुम्हारे पास वीटो नहीं है (हाथ में एक्शन कार्ड नहीं, या दोनों वीटो फेंके जा चुके), तो एक्शन कार्ड पर तुमसे नहीं पूछा जाता। वह सीधे चलता है। फेरबदल पर, और मूर्ति निकलने से पहले, फिर भी पूछा जाता है।
typed-words-caesar =
    praetor: प्रीटर
    aedile: ईडाइल
    quaestor: क्वेस्टर
    consul: कॉन्सल
    censor: सेंसर
    up: खुला खुले
    down: उल्टा उल्टे
    p: दार्शनिक फ़ाई
    assassination: कत्ल
    scout: जासूस
    castling: फेरबदल
    wrath: प्रकोप
    veto: वीटो
    draw: उठाओ उठाना
    influence: दबदबा
    action: एक्शन
    discard: फेंको फेंकना
    pass: पास
    done: हुआ
    bust: मूर्ति
