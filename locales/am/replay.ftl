command-replay = ያለፈውን ጨዋታ በድጋሚ እይታ እርምጃ በእርምጃ ማየት
replay-button = 📽 ድጋሚ እይታ
replay-title =
    📽 <b>{ $game }</b> · { $number }/{ $last }{ $moment ->
        [yes] { " " }· ⭐
       *[no] { "" }
    }
replay-dealt = ጨዋታው ተጀመረ።
replay-moved = { $who } ተጫወቱ።
replay-eyes = 👁 { $who }
replay-next-key = ⭐ ቀጣይ ወሳኝ ቅጽበት
replay-eyes-button = 👁 በ{ $name } ዓይን
replay-open-button = 👁 ሁሉም ተገልጦ
replay-share = ↗ ማጋራት
replay-share-text = 📽 የ{ $game } ጨዋታ፣ አንድ በአንድ
replay-number = በድጋሚ እይታ ወደ አንድ ቁጥር በቀጥታ ለመሄድ /replay እና ቁጥሩን ይላኩ።
replay-at-border = ከዚህ ወዲያ ምንም የለም።
replay-running = ይህ ጨዋታ አላለቀም። ድጋሚ እይታው ሲያልቅ ይገኛል።
replay-none = እዚህ ያለቀ ጨዋታ ገና የለም። ለመጀመር /newgame ይላኩ።
replay-gone = ይህ ጨዋታ ከእንግዲህ የለኝም።

star-button =
    ⭐ ኮከብ{ $count ->
        [0] { "" }
       *[other] { " " }· { $count }
    }
star-given = ⭐ አንድ ኮከብ ከተጨመረ ይህን ጨዋታ ሁሌም አቆየዋለሁ።
star-kept = ⭐ ይህ ጨዋታ አሁን ጋለሪው ውስጥ ነው፦ /games
star-taken-back = ✓ ኮከብዎ ተነስቷል።
star-for-players = ለዚህ ጨዋታ ኮከብ መስጠት የሚችሉት አድሚኖችና የተጫወቱት ብቻ ናቸው።
star-full = ጋለሪው የሚይዘው { $most } ጨዋታ ነው። መጀመሪያ ከአንድ ጨዋታ ኮከብዎን ያንሱ።
games-replay = 📽 /replay የመጨረሻውን አንድ በአንድ ያሳያል (ድጋሚ እይታ)።
games-starred = ⭐ ኮከብ ያላቸው
games-title-starred = ⭐ <b>የዚህ ቻት ጋለሪ</b>
games-none-starred = ኮከብ ያለው ጨዋታ ገና የለም። /games ብለው ጨዋታ ይክፈቱ፣ ከዚያ ⭐ ኮከብ ይንኩ፦ የአድሚን ኮከብ ወይም የሁለት ተጫዋቾች ኮከብ ሁሌም ያቆየዋል።

name-show = 👁 በተጋራ ድጋሚ እይታ ስሜ ይታይ
name-hide = 🙈 በተጋራ ድጋሚ እይታ ስሜ አይታይ
name-shown = ✓ የተጋራ ድጋሚ እይታ የሚከፍት ሁሉ አሁን ስምዎን ያያል።
name-hidden = ✓ የተጋራ ድጋሚ እይታ አሁን የስምዎን መጀመሪያ ፊደል ብቻ ያሳያል።
