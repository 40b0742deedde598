private-start =
    🎲 <b>Parlour</b>፦ ለግሩፕ ቻታችሁ የገበታና የካርታ ጨዋታዎች።

    ግሩፕ ውስጥ ያስገቡኝና እዚያ /newgame ይላኩ። ጨዋታው በሙሉ በአንድ መልእክት ውስጥ ነው፤ ካርታዎን የሚያዩትም እርስዎ ብቻ ነዎት።

    ወይም እዚሁ ከኮምፒውተር ጋር ይጫወቱ፦
group-start = 🎲 ሰላም! አብሮ ለመጫወት /newgame፣ ጨዋታ ለመማር /learn፣ ምን ማድረግ እንደምችል ለማየት /help ይላኩ።
bot-description =
    🎲 ለግሩፕ ቻታችሁ የገበታና የካርታ ጨዋታዎች።

    ጨዋታው በሙሉ በአንድ መልእክት ውስጥ ነው፤ ካርታዎን የሚያዩትም እርስዎ ብቻ ነዎት። በአንድ ጊዜም ሆነ በቀናት ውስጥ ይጫወቱ፤ ማንም ምንም መጫን አያስፈልገውም።

    ግሩፕ ውስጥ ያስገቡኝና እዚያ /newgame ይላኩ፣ ወይም ከኮምፒውተር ጋር ለመጫወት Start የሚለውን ይንኩ።
bot-short-description = 🎲 በግሩፕ ቻታችሁ የገበታና የካርታ ጨዋታዎች። ያስገቡኝና /newgame ይላኩ።
add-to-group = ➕ ግሩፕ ውስጥ ያስገቡኝ
practise = { $game } ({ $seats })
help-offer = ❔ እገዛ
help-play = 🎲 መጫወት
help-learn = 🎓 መማር፣ መገምገም
help-you = 👤 ስለ እርስዎ
help-host = 🔑 አስተናጋጅ፣ አድሚን
for-you = 👇 የሚያዩት እርስዎ ብቻ ነዎት፦
help-title = 🎲 <b>Parlour</b>፦ የገበታና የካርታ ጨዋታዎች፣ እዚሁ ቻቱ ውስጥ
settings-title = ⚙️ <b>የግሩፕ ቅንብር</b>፦ የእንቅስቃሴ ጊዜ፣ ስዕል፣ ቋንቋ
pictures-on = ከስዕል ጋር
pictures-off = ጽሑፍ ብቻ
settings-language = 🌍 { $language }
own-language-title = <b>ከእርስዎ ጋር በየትኛው ቋንቋ ላውራ?</b>
chat-language-title = <b>በዚህ ቻት በየትኛው ቋንቋ ላውራ?</b>
language-by-machine = { $language } · በማሽን የተጻፈ። ቋንቋውን አፍ የፈታበት ሰው ገና አላየውም።
language-help = 🙏 <a href="{ $link }">ቋንቋዬን ያሻሽሉልኝ</a>
my-turns =
    { $count ->
        [one] { $count } ጨዋታ ተራዎን እየጠበቀ ነው፦
       *[other] { $count } ጨዋታዎች ተራዎን እየጠበቁ ነው፦
    }
my-turns-none = ተራዎን የሚጠብቅ ጨዋታ የለም።
a-group = አንድ ግሩፕ
command-newgame = አዲስ ጨዋታ መጀመር
command-newgame-private = ከኮምፒውተር ጋር መጫወት
command-join = ጨዋታው ውስጥ መግባት
command-hand = ካርታዎንና አማራጮችዎን ማየት (እርስዎ ብቻ ያዩታል)
command-hand-private = ካርታዎንና አማራጮችዎን ማየት
command-move = እንቅስቃሴ መጻፍ (ለእገዛ /move ብቻ ይላኩ)
command-board = ጠረጴዛውን ወደ ቻቱ ግርጌ ማምጣት
command-rules = ጨዋታውን እንዴት እንደሚጫወቱ ማየት
command-leave = ከጨዋታው መውጣት
command-myturns = የትኞቹ ጨዋታዎች ተራዎን እንደሚጠብቁ ማየት
command-notify = ጨዋታ ሲከፈት ወይም ተራዎ ሲደርስ መልእክት ማግኘት
command-puzzle = የዲፈሮ እንቆቅልሽ መፍታት
command-map = የራስዎን የራሊ ማፕ መጫን
command-skip = የዘገየ ተጫዋች መዝለል (አስተናጋጅ፣ አድሚን)
command-kick = ተጫዋች ማስወጣት (አስተናጋጅ፣ አድሚን)
command-endgame = ጨዋታውን ማቆም (አስተናጋጅ፣ አድሚን)
command-endgame-private = ጨዋታውን ማቆም
command-settings = የእንቅስቃሴ ጊዜ፣ ስዕል፣ ቋንቋ (አድሚን)
command-settings-private = ካርታዎ የሚታይበት ቦታ፣ ስዕል፣ ቋንቋ
command-language = ቋንቋ መምረጥ
command-help = ምን ማድረግ እንደምችል ማየት
help-title-private = 🎲 <b>Parlour</b>፦ የገበታና የካርታ ጨዋታዎች። እዚህ ከኮምፒውተር ጋር፣ በግሩፕ ደግሞ ከጓደኞች ጋር ይጫወቱ።
for-groups = /{ $command } የሚሠራው በግሩፕ ብቻ ነው፦ { $about }።
command-near = ይህን ትእዛዝ አላውቅም። /{ $command } ማለትዎ ነው?
command-none = ይህን ትእዛዝ አላውቅም። ምን ማድረግ እንደምችል ለማየት /help ይላኩ።
command-plain = የሚገባኝ ቁልፍና ትእዛዝ ብቻ ነው። ለመጫወት /newgame፣ ለተጨማሪ /help ይላኩ።
typed-plain = ይህን ለመጫወት <code>/move { $move }</code> ይላኩ
settings-title-private = ⚙️ <b>የእርስዎ ቅንብር</b>፦ ካርታዎ የሚታይበት ቦታ፣ ስዕል፣ ቋንቋ
end-sure-private = <b>ይህ የ{ $game } ጨዋታ ያብቃ?</b>
my-turns-here = 👉 በዚህ ቻት ተራዎ ነው። ጠረጴዛውን ለማየት /board ይላኩ።
my-turns-at = • { $group }
only-in-private = ይህን የማሳየው በግል ብቻ ነው። የግል ቻታችንን ከፍተው እዚህ { $command } እንደገና ይላኩ።
notify-allowed = 🔔 ተስተካክሏል። ጨዋታ ሲከፈት ወይም ተራዎ ሲደርስ እዚህ እጽፍልዎታለሁ።
practice-title = 🎲 <b>{ $game }</b> ከኮምፒውተር ጋር
practice-against =
    🤖 { $count ->
        [0] ኮምፒውተር የለም
        [one] { $count } ኮምፒውተር ({ $level })
       *[other] { $count } ኮምፒውተር ({ $level })
    }
