command-mistakes = अपनी गलतियों पर फिर से हाथ आज़माना
explain-come-back = 🧩 कल से तुम्हारी गलतियाँ पहेली बनकर लौटेंगी: /mistakes
mistakes-button =
    🧩 गलतियाँ{ $count ->
        [0] { "" }
       *[other] { " " }{ $count }
    }
mistakes-title = 🧩 <b>मेरी गलतियाँ</b>
mistakes-waiting =
    { $count ->
        [one] { $count } पहेली तुम्हारी राह देख रही है।
       *[other] { $count } पहेलियाँ तुम्हारी राह देख रही हैं।
    }
mistakes-later =
    अभी सुलझाने को कुछ नहीं। { $days ->
        [one] अगली पहेली एक दिन के अंदर लौटेगी।
       *[other] अगली पहेली { $days } दिन में लौटेगी।
    }
mistakes-none = अभी कोई पहेली नहीं। गेम के बाद “गलती कहाँ हुई?” पर टैप करो, तो तुम्हारी गलतियाँ यहाँ लौटेंगी।
mistakes-how = गलती एक दिन बाद लौटती है, फिर और देर से। लगातार दो बार सही, और वह गई।
mistakes-daily =
    { $on ->
        [yes] 📬 रोज़ एक पहेली आती है, हमारी प्राइवेट चैट में, उसी समय के आसपास जब तुमने यह चालू किया था।
       *[no] 📭 अपने-आप कोई पहेली नहीं आती।
    }
mistakes-daily-on = 📬 रोज़ एक भेजो
mistakes-daily-off = 📭 भेजना बंद करो
mistakes-solve = ▶ एक सुलझाओ
mistakes-closed = मेरा मैसेज अभी तुम तक नहीं पहुँचता। हमारी प्राइवेट चैट खोलो, Start पर टैप करो, फिर वहाँ /mistakes भेजो।
mistakes-stopped = 📭 { $count } पहेलियों का जवाब नहीं आया, इसलिए मैंने भेजना बंद किया। वे अब भी /mistakes में हैं।
mistake-title =
    🧩 <b>{ $game }</b> · { $daily ->
        [yes] आज की तुम्हारी पहेली
       *[no] तुम्हारे एक गेम से
    }
mistake-question = <b>तुम्हारी चाल क्या होगी?</b>
mistake-right = ✓ <b>सही: { $better }</b>
mistake-again = ✗ गेम में भी तुमने <b>{ $move }</b> चुना था।
mistake-wrong = ❓ <b>{ $move }</b> नहीं।
mistake-why = <b>{ $better }</b> से जीत का मौका { $could }%, गेम वाली तुम्हारी चाल <b>{ $played }</b> से { $was }%।
mistake-back =
    { $days ->
        [one] ⏳ यह कल लौटेगी।
       *[other] ⏳ यह { $days } दिन में लौटेगी।
    }
mistake-retired = 🏆 लगातार दो बार सही: अब नहीं लौटेगी।
mistake-next = ▶ अगली · { $count } बाकी
