somebody = አንድ ሰው
pool-whot = ዎት፣ ሦስትና ከዚያ በላይ ተጫዋቾች
pool-whot-2 = ዎት፣ ሁለት ተጫዋቾች
command-me = ደረጃዎን፣ ድሎችዎንና ባጆችዎን ማየት
command-top = በዚህ ግሩፕ ማን እንደሚመራ ማየት
command-games = የመጨረሻ ጨዋታዎችን መልሶ ማየት

lobby-rated = 🏅 ደረጃ ያለው
lobby-rated-from-two = 🏅 ከ2 ሰው ጀምሮ ደረጃ ያለው
lobby-for-fun =
    🏠 ለመዝናናት{ $why ->
        [house] ፦ የቤት ህጎች
        [clock] ፦ የጊዜ ገደብ የለም
       *[other] { "" }
    }
play-for-fun = 🏠 ለመዝናናት ይሁን
rate-again = 🏅 ደረጃ ይኑረው
done-for-fun = ✓ ይህ ጨዋታ ለመዝናናት ብቻ ነው
done-rated = ✓ ይህ ጨዋታ ለደረጃ ይቆጠራል
often-leaves = ⚠️ { $who } ብዙ ጊዜ ሳይጨርሱ ይወጣሉ።

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 ለመዝናናት{ $why ->
        [house] ፦ የቤት ህጎች
        [clock] ፦ የጊዜ ገደብ የለም
        [short] ፦ ለመቆጠር አጭር ነው
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }፦ { $who }
result-crown = 👑 { $month }፦ { $who } ({ $count } ጨዋታ)
month-1 = ጃንዋሪ
month-2 = ፌብሩዋሪ
month-3 = ማርች
month-4 = ኤፕሪል
month-5 = ሜይ
month-6 = ጁን
month-7 = ጁላይ
month-8 = ኦገስት
month-9 = ሴፕቴምበር
month-10 = ኦክቶበር
month-11 = ኖቬምበር
month-12 = ዲሴምበር

me-title = 👤 <b>{ $name }</b> · በዚህ ግሩፕ
me-title-private = 👤 <b>{ $name }</b> · ከኮምፒውተር ጋር
me-title-everywhere = 👤 <b>{ $name }</b> · በሁሉም ግሩፖች
me-nothing = እዚህ ገና ጨዋታ አልጨረሱም። ለመጀመር /newgame ይላኩ።
me-pool-rated = <b>{ $pool }</b>፦ { $rating } · { $count } ጨዋታ
me-pool = <b>{ $pool }</b>፦ { $count } ጨዋታ
me-won = ድል { $won }%፣ እኩል ዕድል ቢሆን { $share }%
me-rating-how = ደረጃዎ ከ1500 ይጀምራል። ± ምን ያህል ሊሳሳት እንደሚችል ነው፣ ? ማለት ገና አልረጋም ማለት ነው።
me-finishes = 🏁 { $percent }% ይጨርሳሉ
me-answers = በ{ $seconds } ሰከንድ ይጫወታሉ
me-badges = 🎖 { $count } ከ{ $most } ባጅ
privacy-button = 🛡 የማስቀምጠው
me-everywhere = 🌍 በሁሉም ግሩፖች
my-games = 📜 ጨዋታዎቼ
badges-button = 🎖 ባጆች

top-title-month = 🏆 <b>{ $pool }</b> · በዚህ ወር
top-title-ever = 🏆 <b>{ $pool }</b> · ከጅምሩ
top-month = { $who } · { $won } ድል ከ{ $count }
top-ever = { $who } · { $rating } · { $count } ጨዋታ
top-ever-few = { $who } · { $rating } · { $count } ከ{ $most } ጨዋታ
top-streak = 🔥 { $count } ተከታታይ ድል
top-nothing = ሰንጠረዡ ላይ ገና ማንም የለም። አንድ ጨዋታ ከጨረሱ ይገባሉ።
top-month-button = 📅 በዚህ ወር
top-ever-button = 🏅 ከጅምሩ
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 ለግሩፑ ማሳየት
top-shown = ✓ ለግሩፑ ታይቷል
top-shown-lately = ሰንጠረዡ በቅርቡ ታይቷል። በ10 ደቂቃ አንዴ ይበቃል።
top-on = /top ይኑር
top-off = /top ይቅር
top-is-off = በዚህ ግሩፕ ሰንጠረዡ ጠፍቷል። አድሚን /settings ላይ ሊያበሩት ይችላሉ።

games-title = 📜 <b>እዚህ የተካሄዱ የመጨረሻ ጨዋታዎች</b>
games-title-mine = 📜 <b>እዚህ የተጫወቷቸው የመጨረሻ ጨዋታዎች</b>
games-line = { $number }. { $told }
games-none = ያለቀ ጨዋታ ገና የለም። ለመጀመር /newgame ይላኩ።
games-all = የሁሉም ጨዋታዎች
games-mine = ጨዋታዎቼ
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 አቻ · { $when }
game-told-ended = <b>{ $game }</b> · ሳያልቅ ተቋርጧል · { $when }
game-of-older-rules = ይህ ጨዋታ በድሮ ህጎች ስለተካሄደ መልሼ መክፈት አልችልም።

badges-title = 🎖 <b>{ $count } ከ{ $most } ባጅ</b>
badges-open = ገና የሚገኙ፦
badge-earned = 🎖 <b>{ $badge }</b>፦ { $about }
badge-open = • { $badge }፦ { $about }
badge-secret = • ???
badge-games-1 = የመጀመሪያ ጨዋታ
badge-games-1-about = አንድ ጨዋታ መጨረስ
badge-games-10 = ደንበኛ
badge-games-10-about = 10 ጨዋታ መጨረስ
badge-games-50 = የቤት ሰው
badge-games-50-about = 50 ጨዋታ መጨረስ
badge-games-100 = መቶ ምሽቶች
badge-games-100-about = 100 ጨዋታ መጨረስ
badge-games-500 = የጠረጴዛው ጀግና
badge-games-500-about = 500 ጨዋታ መጨረስ
badge-wins-1 = የመጀመሪያ ድል
badge-wins-1-about = አንድ ጨዋታ ማሸነፍ
badge-wins-10 = አሥር ድል
badge-wins-10-about = 10 ጨዋታ ማሸነፍ
badge-wins-50 = ሃምሳ ድል
badge-wins-50-about = 50 ጨዋታ ማሸነፍ
badge-wins-100 = መቶ ድል
badge-wins-100-about = 100 ጨዋታ ማሸነፍ
badge-row-3 = ሐትሪክ
badge-row-3-about = 3 ጨዋታ በተከታታይ ማሸነፍ
badge-row-5 = እሳት የላሰ
badge-row-5-about = 5 ጨዋታ በተከታታይ ማሸነፍ
badge-row-10 = ማን ያቆመኛል
badge-row-10-about = 10 ጨዋታ በተከታታይ ማሸነፍ
badge-won-whot = የመጨረሻ ካርታ
badge-won-whot-about = የመጨረሻ ካርታዎን በመጫወት ዎትን ማሸነፍ
badge-won-caesar = የድል ሰልፍ
badge-won-caesar-about = አንድ የቄሳርና ክሊዮፓትራ ጨዋታ ማሸነፍ
badge-won-deerportal = የአጋዘን አምላክ ወዳጅ
badge-won-deerportal-about = አንድ የዲርፖርታል ጨዋታ ማሸነፍ
badge-won-rally = ፍጻሜው ላይ ቀዳሚ
badge-won-rally-about = በራሊ ፍጻሜው ላይ ቀድሞ ደርሶ ማሸነፍ
badge-won-differo = ሰብሮ ማለፍ
badge-won-differo-about = ዲፈሮን ግቡ ላይ ደርሶ ማሸነፍ
badge-won-all = ሁለገብ
badge-won-all-about = አምስቱንም ጨዋታዎች ማሸነፍ
badge-learned = የ{ $game } ዲፕሎማ
badge-learned-about = የ{ $game } ትምህርቶችን ሁሉ መጨረስ
badge-beat-hard = ከብረት የጠነከረ
badge-beat-hard-about = ከከባድ ኮምፒውተር በላይ ደረጃ መያዝ
badge-full-table = ሙሉ ጠረጴዛ
badge-full-table-about = ቢያንስ አራት ሌሎችን ማሸነፍ
badge-giant = ጎልያድን የጣለ
badge-giant-about = ቢያንስ 200 ነጥብ የሚበልጥ ተጫዋች ማሸነፍ
badge-met-10 = ወዳጀ ብዙ
badge-met-10-about = ከ10 የተለያዩ ሰዎች ጋር መጫወት
badge-met-25 = የሁሉ ወዳጅ
badge-met-25-about = ከ25 የተለያዩ ሰዎች ጋር መጫወት
badge-week = ሙሉ ሳምንት
badge-week-about = 7 ተከታታይ ቀን መጫወት
badge-night = የሌሊት ጉጉት
badge-night-about = ከ2:00 እስከ 5:00 UTC ባለው ሌሊት ማሸነፍ
badge-phoenix = ፊኒክስ
badge-phoenix-about = ከ5 ተከታታይ ሽንፈት በኋላ ማሸነፍ
badge-dead-heat = ትከሻ ለትከሻ
badge-dead-heat-about = አንደኝነትን ከሁሉም ጋር መጋራት
badge-fast = ፈጣን እጅ
badge-fast-about = በአንድ እንቅስቃሴ ከ3 ሰከንድ በታች እየወሰዱ ማሸነፍ
badge-marathon = ማራቶን
badge-marathon-about = 200 ወይም ከዚያ በላይ እንቅስቃሴ ያለው ጨዋታ መጨረስ
badge-last-again = ጨዋ ተጫዋች
badge-last-again-about = 3 ጊዜ በተከታታይ መጨረሻ ወጥቶም እስከ ፍጻሜ መቆየት

command-nickname = በዓለም ሰንጠረዥ ላይ ስም መምረጥ
world-button = 🌍 ዓለም
world-title = 🌍 <b>{ $pool }</b> · ሁሉም ግሩፖች
world-line = { $place } { $who } · { $rating }
world-nobody = እዚህ ገና ማንም የለም። የረጋ ደረጃ፣ 5 ተጋጣሚዎችና 2 ግሩፖች፣ እንዲሁም ቅጽል ስም ያስፈልጋል።
world-how = መግባት ይፈልጋሉ? ስም ለመምረጥ <code>/nickname</code>
nickname-chosen = 🌍 ደረጃዎ ከረጋና ቢያንስ በ2 ግሩፖች 5 ሰዎች ካገኙ የዓለም ሰንጠረዡ <b>{ $nickname }</b> ብሎ ያሳይዎታል። ለመውጣት <code>/nickname off</code> ይላኩ
nickname-none = 🌍 የዓለም ሰንጠረዡ ላይ የሉም። ለመግባት <code>/nickname</code> ብለው የመረጡትን ስም ይላኩ። የሚታየው ያ ስምና ደረጃዎ ብቻ ነው፣ የቴሌግራም ስምዎ በፍጹም አይታይም።
nickname-needs-letters = ቅጽል ስም ቢያንስ 2 ፊደል ያስፈልገዋል።
nickname-taken = ይህ ቅጽል ስም ተይዟል። ሌላ ይምረጡ።
