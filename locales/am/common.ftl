computer-name = ኮምፒውተር { $number }
player-name = ተጫዋች { $number }
name = { $name }
list-of = { $others } እና { $last }
labelled = { $label }፦ { $value }
you-first = እርስዎ
you = እርስዎ
is-host = አስተናጋጅ
is-away = ርቀዋል (ኮምፒውተር እየተጫወተ ነው)
has-left = ወጥተዋል
has-kicked = እንዲወጡ ተደርጓል
has-resigned = እጅ ሰጥተዋል

level-easy = ቀላል
level-normal = መካከለኛ
level-hard = ከባድ
level-random = በዕጣ
level-greedy = ስግብግብ

close = ✕ መዝጋት
back = ← ወደ ኋላ
refresh = ↻ ማደስ
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 ህጎች
open-panel = ▶ ልጫወት
earlier-moves = ← ቀዳሚ
more-moves = ተጨማሪ →

deadline = ⏳ የጊዜው ማብቂያ፦ { $time }
deadline-clock = በ{ $clock }
deadline-now = ⌛ ጊዜው አለቀ
pace-none = ገደብ የለም
pace-seconds = { $count } ሰከንድ
pace-minutes = { $count } ደቂቃ
pace-hours =
    { $count ->
        [24] 1 ቀን
        [one] { $count } ሰዓት
       *[other] { $count } ሰዓት
    }

rule-on = አዎ
rule-off = አይ
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>የቤት ህጎች</b> · { $game }
house-rules-plain = መደበኛ
house-rules-plain-line = መደበኛ ህጎች።
house-rules-how = ህጉን ለማንበብ ወይም ለመቀየር ይንኩት።
house-rules-read = ህጉን ለማንበብ ይንኩት። መቀየር የሚችሉት አስተናጋጁና አድሚኖች ብቻ ናቸው።
house-rules-stand = ጨዋታው ከተጀመረ የቤት ህጎች አይቀየሩም።
house-rules-here = 🏠 <b>የዚህ ጠረጴዛ የቤት ህጎች</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = አሁን፦ <b>{ $value }</b>
house-rule-read = ይህን መቀየር የሚችሉት አስተናጋጁና አድሚኖች ብቻ ናቸው።
house-rules-button = 🏠 የቤት ህጎች
back-to-lobby = ← ወደ ጠረጴዛው
game-no-rules = የ{ $game } ህጎች ገና የሉኝም።
