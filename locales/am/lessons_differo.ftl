lesson-differo-count = መስመሩን ይቁጠሩ
lesson-differo-count-goal = እርስዎና ጥቁር እያንዳንዳችሁ 13 ጠጠር አላችሁ። እርስዎ ነጭ ነዎት፦ መጀመሪያ ይጫወታሉ፣ ወደ ላይ ወደ ረድፍ A ይሄዳሉ። ጥቁር ወደ ታች ወደ ረድፍ I ይሄዳል። አንድ ጠጠር ግቡ ላይ ቀድሞ ያደረሰ ያሸንፋል።
lesson-differo-count-row = ጠጠርና በእሱ የሚያልፍ መስመር ይምረጡ፦ ረድፉን ወይም አንዱን ሰያፍ። የሚሄደው በትክክል የመስመሩን ቆጠራ ያህል ቤት ነው፦ የእርስዎ ጠጠሮች ሲቀነስ የተጋጣሚዎ። ረድፍ F፦ 6 − 0 = 6። F2ን በረድፉ ያንቀሳቅሱ።
lesson-differo-count-other-way = ይህም 6 ቤት ነው፣ ሁለቱም አቅጣጫ ይሆናል። አሁን ግን F2ን ያንቀሳቅሱ።
lesson-differo-count-in-row = ያ ሌላ መስመር ነው። ረድፍ F 6 ጠጠሮችዎ አሉት። የመጀመሪያውን F2ን ያንቀሳቅሱ።
lesson-differo-count-diagonal = በ“F4” ውስጥ F ረድፉ፣ 4 የ\ ሰያፉ ነው፤ ቁጥሩ በታችኛው ጫፍ ይታያል። በሰያፍ 4 እርስዎ 3 ጠጠር፣ ጥቁር 1 አላችሁ፦ 3 − 1 = 2። F4ን በእሱ ወደ ላይ ያንቀሳቅሱ።
lesson-differo-count-same-diagonal = መስመሩ ትክክል ነው፣ 2 ቤትም ነው። አሁን ግን F4ን ያንቀሳቅሱ።
lesson-differo-count-number = ያ ሌላ መስመር ነው። በሰያፍ 4 ያሉ ቤቶች ሁሉ በስማቸው 4 አለ። F4ን በእሱ ያንቀሳቅሱ።
lesson-differo-count-jump = ሰያፍ 4 አሁንም 2 ነው። ሁሉንም ይቆጥራሉ፣ በሁለቱም በኩል፣ ክፍተቶችን አልፎ፣ D4ም ጭምር። C4ን ይዝለሉ! እሱ ይቆያል፦ ምንም አይበላም።
lesson-differo-count-back = ይህም 2 ቤት ነው፣ ግን ወደ ኋላ። ግብዎ ከላይ ነው።
lesson-differo-count-over-c4 = ያ ሌላ ጠጠር ነው። D4 C4ን መዝለል ይችላል፦ በሰያፍ 4፣ 2 ቤት ወደ ላይ።
lesson-differo-count-win = በ/ ሰያፉ B4 ብቻውን ነው፦ 1 − 0 = 1። ረድፍ A ላይ ለማረፍ ይበቃል፣ ወዲያውም ያሸንፋሉ። ያድርጉት!
lesson-differo-count-to-a = ያ ረድፍ A አይደለም። B4 ይደርሳል፦ በ/ ሰያፉ 1 ቤት ወደ ላይ።
lesson-differo-limits = የት ማረፍ ይቻላል
lesson-differo-limits-longest = በG4 የሚያልፉትን ሦስት መስመሮች ከዳር እስከ ዳር ይቁጠሩ። ከዚያ ወደ ቀኝ ረጅሙን ይሂዱ።
lesson-differo-limits-to-the-left = አዎ፣ 3 ቤት። አሁን ግን ወደ ቀኝ ይሂዱ።
lesson-differo-limits-short = ይህ ሰያፍ 3 − 2 = 1 ነው። ረድፉ ይበልጣል፦ 3 − 0 = 3።
lesson-differo-limits-exactly = አሁን ረድፍ F የእርስዎ 4፣ የተጋጣሚዎ 1 ጠጠር አለው። ስለዚህ 3 ቤት ይሄዳሉ፣ 1 ወይም 2 አይደለም። F2ን በእሱ ያንቀሳቅሱ።
lesson-differo-limits-other-piece = ይህም 3 ቤት ነው። አሁን ግን F2ን ያንቀሳቅሱ።
lesson-differo-limits-in-row = ያ ሌላ መስመር ነው። F2ን በረድፍ F ያንቀሳቅሱ።
lesson-differo-limits-back = E4 ወደ ላይ አይችልም፦ D4 ተይዟል፣ ማረፊያው ባዶ ቤት መሆን አለበት። የ/ ሰያፉ 3 − 3 = 0 ነው፣ 0 ወይም ከዚያ በታች ከሆነ በመስመሩ መሄድ አይቻልም። ወደ ጎን ወይም ወደ ኋላ ግን ይቻላል። ወደ ኋላ ያንቀሳቅሱት።
lesson-differo-limits-sideways = ወደ ጎንም ይሆናል። አሁን ግን በ\ ሰያፉ ወደ ኋላ ይሂዱ።
lesson-differo-limits-goal = H3 በረድፉ 4 ቤት መሄድ አይችልም፦ ከገበታው ይወጣል። ወደ I3ም አይወርድም፦ የተጋጣሚ ግብ ነው፣ እዚያ በፍጹም አይታረፍም። የቀረውን መሄጃ ይፈልጉ።
lesson-differo-limits-h3 = ያ ሌላ ጠጠር ነው። H3 በ\ ሰያፉ ወደ ላይ መሄድ ይችላል።
lesson-differo-limits-blocked = ተራ ማሳለፍ አይቻልም። ተራዎ ደርሶ አንድም ጠጠር መንቀሳቀስ ካልቻለ ይሸነፋሉ። ይህ ተጋጣሚዎ ላይ ከደረሰ እርስዎ ያሸንፋሉ።
lesson-differo-win = የማይቀር ድል
lesson-differo-win-threat = ገና አንድም ጠጠርዎ ረድፍ A መድረስ አይችልም። በሚቀጥለው ተራ አንዱ እንዲችል የሚያደርግ እንቅስቃሴ ይጫወቱ።
lesson-differo-win-needed = አሁን C5 A7 መድረስ ይችል ነበር። ግን ጥቁር B6ን ያንቀሳቅሳል፣ C5ም አልፎ ይዘላል። C6 ባለበት ያስፈልግዎታል።
lesson-differo-win-loses = ጥቁር H3ን ወደ I2 ወስዶ ያሸንፋል! የእሱንም መስመሮች ይቁጠሩ።
lesson-differo-win-no-threat = ከዚያ በኋላም አንዱም አይችልም። C5 ላይ ያለ ጠጠር ግን ይችላል፦ የ/ ሰያፉ 2 ይሆናል፣ ለA7 ልክ ይበቃል።
lesson-differo-win-now = C5ን ወደ A7 ሊወስዱ ነበር። ጥቁር B6ን ከመስመሩ አነሳ፤ አሁን C5 አልፎ ይዘላል። ግን B6 ሌላ መስመርም ለቋል። የሚያሸንፈውን እንቅስቃሴ ያግኙ!
lesson-differo-win-line = ያ ረድፍ A አይደለም። B6 በሰያፍ 6 ላይም ነበር። አሁን 3 − 1 = 2 ነው፦ C6ን ይዩ።
lesson-differo-win-won = እያንዳንዱ እንቅስቃሴ የመስመሮችን ቆጠራ ይቀይራል፣ የእርስዎንም የተጋጣሚዎንም። ጨዋታው ይኸው ነው! ለእንዲህ ያሉ እንቆቅልሾች /puzzle ይላኩ።
lesson-differo-end = አቻና ቀለም መቀያየር
lesson-differo-end-third = እርስዎና ጥቁር ወዲያ ወዲህ ስትሉ ነበር። ያው አሰላለፍ፣ ያው ባለተራ ሆኖ ለሦስተኛ ጊዜ ሲመጣ አቻ ነው። F8ን ወደ F2 ይመልሱ።
lesson-differo-end-not-third = ያ አሰላለፍ አዲስ ስለሆነ ጨዋታው ይቀጥላል። F8ን ወደ F2 ይመልሱ።
lesson-differo-end-others = ከ300 እንቅስቃሴ በኋላ፣ ወይም ሁለታችሁም ስትስማሙም አቻ ነው። እጅ ከሰጡ ወይም ከወጡ ይሸነፋሉ። ጊዜዎ ካለቀ በእርስዎ ፈንታ ይጫወትልዎታል።
lesson-differo-end-swap = ግሩፓችሁ ይህን የቤት ህግ ሊጠቀም ይችላል፦ ከነጭ የመጀመሪያ እንቅስቃሴ በኋላ ጥቁር ከመጫወት ይልቅ ቀለም መቀያየር ይችላል። መጀመሪያ የተጫወቱት ተጫዋች በጥቁር ይቀጥላሉ፣ ቀጣዩ ተራም የእሳቸው ነው።
lesson-differo-end-start = በጨዋታ ጠጠር ይንኩ፣ ከዚያ ቤት። መልካም ዕድል!
