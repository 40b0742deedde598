private-start =
    🎲 <b>Parlour</b>: तुम्हारी ग्रुप चैट के लिए बोर्ड और कार्ड गेम।

    मुझे किसी ग्रुप में जोड़ो और वहाँ /newgame भेजो। पूरा गेम एक ही मैसेज में चलता है, और तुम्हारे कार्ड सिर्फ़ तुम्हें दिखते हैं।

    या यहीं कंप्यूटर से खेलो:
group-start = 🎲 नमस्ते! साथ खेलना है तो /newgame भेजो, कोई गेम सीखना है तो /learn, और मुझे क्या-क्या आता है, यह /help से देखो।
bot-description =
    🎲 तुम्हारी ग्रुप चैट के लिए बोर्ड और कार्ड गेम।

    पूरा गेम एक ही मैसेज में चलता है, और तुम्हारे कार्ड सिर्फ़ तुम्हें दिखते हैं। एक बार में खेलो या कई दिनों में; किसी को कुछ इंस्टॉल नहीं करना।

    मुझे किसी ग्रुप में जोड़ो और वहाँ /newgame भेजो, या Start दबाकर कंप्यूटर से खेलो।
bot-short-description = 🎲 ग्रुप चैट में बोर्ड और कार्ड गेम। मुझे जोड़ो और /newgame भेजो।
add-to-group = ➕ मुझे ग्रुप में जोड़ो
practise = { $game } ({ $seats })
help-offer = ❔ मदद
help-play = 🎲 खेलो
help-learn = 🎓 सीखो, फिर से देखो
help-you = 👤 तुम्हारे बारे में
help-host = 🔑 होस्ट, एडमिन
for-you = 👇 यह सिर्फ़ तुम्हें दिखेगा:
help-title = 🎲 <b>Parlour</b>: बोर्ड और कार्ड गेम, यहीं चैट में
settings-title = ⚙️ <b>ग्रुप की सेटिंग</b>: हर चाल का समय, तस्वीरें, भाषा
pictures-on = तस्वीरों के साथ
pictures-off = सिर्फ़ टेक्स्ट
settings-language = 🌍 { $language }
own-language-title = <b>तुमसे किस भाषा में बात हो?</b>
chat-language-title = <b>इस चैट में किस भाषा में बात हो?</b>
language-by-machine = { $language } · मशीन का लिखा। जिसकी यह मातृभाषा हो, ऐसे किसी ने अभी नहीं जाँचा।
language-help = 🙏 <a href="{ $link }">बेहतर बोलने में मेरी मदद करो</a>
my-turns =
    { $count ->
        [one] { $count } गेम में तुम्हारी चाल का इंतज़ार है:
       *[other] { $count } गेम में तुम्हारी चाल का इंतज़ार है:
    }
my-turns-none = किसी गेम में तुम्हारी चाल का इंतज़ार नहीं है।
a-group = एक ग्रुप
command-newgame = नया गेम शुरू करना
command-newgame-private = कंप्यूटर से खेलना
command-join = गेम में आना
command-hand = अपने कार्ड और चालें देखना (सिर्फ़ तुम्हें दिखेंगे)
command-hand-private = अपने कार्ड और चालें देखना
command-move = चाल लिखकर चलना (मदद: सिर्फ़ /move भेजो)
command-board = टेबल को चैट में नीचे लाना
command-rules = यह गेम कैसे खेलते हैं
command-leave = गेम छोड़ना
command-myturns = किन गेम में तुम्हारी चाल बाकी है
command-notify = गेम खुलने या अपनी बारी आने पर मैसेज पाना
command-puzzle = डिफ़ेरो की पहेली सुलझाना
command-map = रैली के लिए अपना मैप भेजना
command-skip = धीमे खिलाड़ी को छोड़कर आगे बढ़ना (होस्ट, एडमिन)
command-kick = किसी खिलाड़ी को हटाना (होस्ट, एडमिन)
command-endgame = गेम खत्म करना (होस्ट, एडमिन)
command-endgame-private = गेम खत्म करना
command-settings = हर चाल का समय, तस्वीरें, भाषा (एडमिन)
command-settings-private = कार्ड कहाँ दिखें, तस्वीरें, भाषा
command-language = अपनी भाषा चुनना
command-help = मुझे क्या-क्या आता है, यह देखना
help-title-private = 🎲 <b>Parlour</b>: बोर्ड और कार्ड गेम। यहाँ कंप्यूटर से खेलो, या ग्रुप में दोस्तों से।
for-groups = /{ $command } सिर्फ़ ग्रुप में चलता है: { $about }।
command-near = यह कमांड मुझे नहीं पता। कहीं /{ $command } तो नहीं?
command-none = यह कमांड मुझे नहीं पता। मुझे क्या-क्या आता है, यह /help से देखो।
command-plain = मुझे सिर्फ़ बटन और कमांड समझ आते हैं। खेलना है तो /newgame भेजो, बाकी /help में है।
typed-plain = यह चाल चलनी हो तो भेजो: <code>/move { $move }</code>
settings-title-private = ⚙️ <b>तुम्हारी सेटिंग</b>: कार्ड कहाँ दिखें, तस्वीरें, भाषा
end-sure-private = <b>{ $game } का यह गेम खत्म करें?</b>
my-turns-here = 👉 इस चैट में तुम्हारी बारी है। टेबल देखने के लिए /board भेजो।
my-turns-at = • { $group }
only-in-private = यह सिर्फ़ प्राइवेट चैट में दिखेगा। हमारी प्राइवेट चैट खोलो, फिर वापस यहाँ आकर { $command } दोबारा भेजो।
notify-allowed = 🔔 हो गया। गेम खुलने पर या तुम्हारी बारी आने पर यहाँ मैसेज मिलेगा।
practice-title = 🎲 कंप्यूटर के साथ <b>{ $game }</b>
practice-against =
    🤖 { $count ->
        [0] कोई कंप्यूटर नहीं
        [one] { $count } कंप्यूटर ({ $level })
       *[other] { $count } कंप्यूटर ({ $level })
    }
