kisne =
    { WHO($seat) ->
        [you] तुमने
       *[other] { $seat } ने
    }
kiska =
    { WHO($seat) ->
        [you] तुम्हारा
       *[other] { $seat } का
    }
kiske =
    { WHO($seat) ->
        [you] तुम्हारे
       *[other] { $seat } के
    }
kiski =
    { WHO($seat) ->
        [you] तुम्हारी
       *[other] { $seat } की
    }
kisko =
    { WHO($seat) ->
        [you] तुम्हें
       *[other] { $seat } को
    }
computer-name = कंप्यूटर { $number }
player-name = खिलाड़ी { $number }
name = { $name }
list-of = { $others } और { $last }
labelled = { $label }: { $value }
you-first = तुम
you = तुम
is-host = होस्ट
is-away = टेबल से दूर (कंप्यूटर खेल रहा है)
has-left = गेम छोड़ा
has-kicked = गेम से बाहर किया
has-resigned = हार मानी
level-easy = आसान
level-normal = सामान्य
level-hard = मुश्किल
level-random = रैंडम
level-greedy = लालची
close = ✕ बंद करो
back = ← वापस
refresh = ↻ ताज़ा करो
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 नियम
open-panel = ▶ मेरी चाल
earlier-moves = ← पिछली
more-moves = और →
deadline = ⏳ समय सीमा: { $time }
deadline-clock = { $clock }
deadline-now = ⌛ समय खत्म
pace-none = कोई सीमा नहीं
pace-seconds = { $count } सेकंड
pace-minutes =
    { $count ->
        [one] { $count } मिनट
       *[other] { $count } मिनट
    }
pace-hours =
    { $count ->
        [24] 1 दिन
        [one] { $count } घंटा
       *[other] { $count } घंटे
    }
rule-on = हाँ
rule-off = नहीं
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>घर के नियम</b> · { $game }
house-rules-plain = आम नियम
house-rules-plain-line = आम नियम।
house-rules-how = किसी नियम पर टैप करके उसे पढ़ो या बदलो।
house-rules-read = पढ़ने के लिए नियम पर टैप करो। बदलना सिर्फ़ होस्ट और एडमिन के हाथ में है।
house-rules-stand = गेम के बीच में घर के नियम नहीं बदलते।
house-rules-here = 🏠 <b>इस टेबल पर घर के नियम</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = अभी: <b>{ $value }</b>
house-rule-read = इसे बदलना सिर्फ़ होस्ट और एडमिन के हाथ में है।
house-rules-button = 🏠 घर के नियम
back-to-lobby = ← टेबल पर वापस
game-no-rules = { $game } के नियम अभी मेरे पास नहीं हैं।
