table-title = <b>{ $game }</b>
table-house-rules = 🏠 { $rules }
turn = 👉 { $who }, तुम्हारी बारी!
turn-computer = 🤖 { $who } सोच रहा है…
turn-of-several = 👉 { $who } का इंतज़ार…
table-deserted = 💤 टेबल पर कोई नहीं, इसलिए गेम रुका है। 30 मिनट में कोई न लौटा तो गेम खत्म।
table-not-shown = ⚠️ Telegram अभी टेबल नहीं दिखाने दे रहा। तुम्हारी चालें सेव हैं, और मेरी कोशिश जारी है। खुद आज़माना हो तो /board भेजो।
nudge =
    ⏰ { $who }, समय निकल रहा है! { $then ->
        [computer] चाल न चली तो तुम्हारे लौटने तक कंप्यूटर खेलेगा।
        [goes-on] उसके बाद गेम बिना रुके आगे बढ़ेगा।
       *[clock] चाल न चली तो तुम्हारी चाल अपने-आप चल जाएगी।
    }
rules-before = ◂ पीछे: पन्ना { $page }
rules-after = आगे: पन्ना { $page } ▸
reclaim-button = 🙋 मेरी वापसी
next-round = 🪑 अगला गेम: { $names }
told-so-far = अब तक:
told-since = तुम्हारी पिछली चाल के बाद:
told-alone = क्या हुआ:
beside = ⋯ और
beside-the-game = <b>क्या करना है?</b>
your-turn = <b>तुम्हारी बारी</b>
panel-hint =
    💡 यह सिर्फ़ तुम्हें दिखता है।{ $asked ->
        [yes] { " " }जो करना हो, उस पर टैप करो। अभी न हो पाए तो वजह भी दिखेगी।
       *[no] { "" }
    }
not-your-turn = { $who } का इंतज़ार…
you-are-away = तुम्हारे लौटने तक कंप्यूटर खेल रहा है।
draw-is-offered = 🤝 { $who } की तरफ़ से बराबरी का ऑफ़र। { $asked }, मंज़ूर है?
draw-own-offer = 🤝 तुमने बराबरी का ऑफ़र दिया। यह अगली चाल तक रहेगा।
draw-yes = 🤝 बराबरी मंज़ूर
draw-no = खेलते रहो
pass-windows-how =
    { $passes ->
        [yes] सामने वाले का हर एक्शन कार्ड बिना पूछे चल जाता है। { pass-windows-off } से यह बंद होगा।
       *[no] { pass-windows-on }: सामने वाले के एक्शन कार्ड पर अब नहीं पूछा जाएगा, वे सीधे चलेंगे। जब चाहो, बदल लो।
    }
pass-windows-on = ⏩ सब होने दो
pass-windows-off = ✋ फिर से पूछो
draw-or-offer = 🤝 बराबरी का ऑफ़र
draw-or-sure = 🏳 हार मानो
resign-sure = <b>इस गेम में हार मान लें?</b>
resign-yes = 🏳 हाँ, हार मानी
resign-no = खेलते रहो
undo-is-asked = ↩ { $who } को अपनी चाल वापस लेनी है। { $asked }, मंज़ूर है?
undo-own-request = ↩ तुमने अपनी पिछली चाल वापस माँगी है। यह बात अगली चाल तक रहेगी।
undo-yes = ↩ हाँ, वापस लो
undo-no = नहीं, चाल रहेगी
undo-ask = ↩ चाल वापस लो
leave-sure = <b>{ $who }, गेम छोड़ना है?</b> तुम्हारी सीट हमेशा के लिए जाएगी।
leave-yes = हाँ, छोड़ना है
leave-no = खेलते रहो
end-sure = <b>{ $game } का यह गेम सबके लिए खत्म करें?</b> जीत किसी की नहीं होगी।
end-this = 🏁 यह गेम खत्म करो
end-yes = हाँ, खत्म करो
end-no = खेलते रहो
ended = { $game } का यह गेम बीच में खत्म हुआ, जीत किसी की नहीं। नया शुरू करने के लिए /newgame भेजो।
result-title = 🏁 <b>{ $game }</b>
result-place = { $rank }.
result-more-title = ⋯ <b>{ $game }</b> · गेम के बाद
result-more-save = 📄 <b>यह गेम सेव करो</b>: गेम का रिकॉर्ड यहाँ आएगा, एक फ़ाइल जिसमें हर चाल है, तुम्हारे रखने के लिए।
result-more-fair =
    🔒 <b>फ़ेयर प्ले</b>: किसी के भी आने से पहले मैंने यह कोड दिखाया था: { $seal }

    { $luck ->
        [no] कौन किस तरफ़ से खेला, यह
       *[yes] इस गेम की सारी किस्मत का हिसाब
    } इसके पीछे के एक गुप्त नंबर से निकला। <b>जाँचो</b> से एक कमांड कॉपी होती है, जो Python वाले किसी भी कंप्यूटर पर उसी नंबर से कोड फिर निकालती है। कोड मिल जाएँ, तो यह वही नंबर है जो मैंने किसी के भी आने से पहले चुना था।
reason-agreed = सबने बराबरी मान ली।
copy-check = 🔒 जाँचो
record-button = 📄 यह गेम सेव करो
record-caption = 📄 { $game } का तुम्हारा गेम, चाल दर चाल, तुम्हारे पास रखने के लिए। इसे हमारी प्राइवेट चैट में फ़ॉरवर्ड करो, तो जाँच हो जाएगी कि सब फ़ेयर था। या खुद जाँच लो: <code>python -m engine verify { $file }</code>
rematch = 🔁 दोबारा
explain-button = 🔎 गलती कहाँ हुई?
explain-looking = 🔎 तुम्हारी चालें देखी जा रही हैं… कुछ सेकंड लगेंगे।
explain-one-at-a-time = 🔎 अभी तुम्हारे दूसरे गेम की गलतियाँ देखी जा रही हैं। थोड़ी देर में फिर कोशिश करो।
explain-nothing = 🔎 बढ़िया खेल: कोई साफ़ गलती नहीं।
explain-failed = इस गेम की गलतियाँ मुझसे नहीं देखी गईं।
explain-older-rules = 🔎 यह गेम पुराने नियमों से हुआ था, इसलिए इसकी गलतियाँ नहीं दिख सकतीं।
explain-in-private = मैंने हमारी प्राइवेट चैट में भेज दिया।
explain-nowhere = यहाँ सिर्फ़ तुम्हें दिखाना नहीं हो पाएगा। हमारी प्राइवेट चैट खोलो, Start पर टैप करो और फिर कोशिश करो।
explain-title = 🔎 <b>गलती { $number }, कुल { $count }</b>
explain-played = तुमने <b>{ $move }</b> चुना।
explain-better = बेहतर था <b>{ $move }</b>: जीत का मौका { $was }% नहीं, { $could }%।
explain-marks =
    🖼 ✗ गेम में तुम्हारी चाल · ✓ बेहतर चाल{ $tapped ->
        [yes] { " " }· ❓ तुम्हारा टैप
       *[no] { "" }
    }
explain-earlier = ◂ वापस
explain-later = आगे ▸
