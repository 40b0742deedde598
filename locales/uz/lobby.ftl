lobby-title = 🎲 <b>{ $game }</b> · { $seats } oʻyinchi
lobby-sits =
    { $count ->
        [0] Hali hech kim qoʻshilmadi
       *[other]
            { $full ->
                [yes] Hamma joy band: { $most } oʻyinchi
               *[no] Band joylar: { $count }/{ $most }
            }
    } · ⏳ yurish vaqti: { $pace }
lobby-rematch = 🔁 Revansh: yana oʻynash uchun “Qoʻshilish” tugmasini bos. Bosmagan oʻynamaydi.
seat-kept = joyi saqlangan
lobby-house-rules = 🏠 Uy qoidalari: { $rules }
lobby-fills =
    🤖 { $count ->
        [one] Boʻsh joyga kompyuter ({ $level }) oʻtiradi.
       *[other] { $count } ta boʻsh joyga kompyuterlar ({ $level }) oʻtiradi.
    }
lobby-hands = 🃏 Kartalaring shu yerda chiqadi, ularni faqat sen koʻrasan. <a href="{ $link }">Shaxsiy chatda qulayroqmi?</a>
lobby-no-hands = 🃏 Telegram bu guruhda yashirin kartalarni koʻrsata olmaydi. Ularni koʻrish uchun stol ostidagi tugmani bos yoki <a href="{ $link }">shaxsiy chatda</a> ol.
lobby-suggestion = 💡 { $who } taklif qilyapti: { $game }.
lobby-closed = Bu stol yopilgan. Yangisini ochish uchun /newgame yubor.
join = 🪑 Qoʻshilish
start = ▶ Boshlash
more = ⋯ Yana
switch-to = 💡 { $game } boʻlsin
speak-here = 🌍 Bu chatda { $language } boʻlsinmi?
speak-here-no = Yoʻq
language-kept = Xoʻp, boshqa soʻramayman. Adminlar tilni istalgan payt /settings orqali oʻzgartira oladi.
more-title = ⋯ <b>{ $game }</b> · boshlashdan oldin
more-how = Nimani oʻzgartirmoqchisan? Ustiga bos.
more-read = Bularni faqat mezbon va adminlar oʻzgartira oladi. Sen boshqa oʻyin taklif qilishing mumkin.
more-games = 🎲 Oʻyinlar
more-computers = 🤖 Kompyuterlar
more-pace = ⏳ Yurish vaqti
more-roles = 🎭 Tomon tanlash
more-fair = 🔒 Halol oʻyin
leave = 🚪 Chiqish
more-games-title = 🎲 <b>Oʻyinlar</b>
more-games-lead = Qaysi oʻyinga oʻtamiz? Ustiga bos.
more-games-suggest = Taklif qilmoqchi boʻlgan oʻyinni bos. Qaror mezbonda: { $host }.
game-and-about = • <b>{ $game }</b>: { $about }
pick-game = { $game } ({ $seats })
pick-game-chosen = ✓ { $game } ({ $seats })
pick-game-suggested = 💡 { $game } ({ $seats })
more-computers-title = 🤖 <b>Kompyuterlar</b>: { $count }
more-computers-how = Kompyuter qoʻshish uchun darajasini bos.
add-computer = + 🤖 { $level }
remove-computer = − Kompyuter
more-pace-title = ⏳ <b>Yurish vaqti</b>: { $pace }
more-pace-how = Bu faqat shu stolga tegishli. Hamma oʻyin uchun adminlar /settings orqali oʻzgartiradi.
lobby-roles = 🎭 Tomoningni tanla. Birinchi boʻlib mezbon tanlaydi. Hech kim tanlamagan tomonlar joylar tartibida tarqatiladi.
fair-play-title = 🔒 <b>Halol oʻyin</b>
fair-play-sealed =
    { $luck ->
        [no] Kim qaysi tomonda oʻynashi
       *[yes] Bu oʻyindagi hamma tasodif
    } oldindan belgilab qoʻyilgan: { $seal }

    Hammasi bitta maxfiy sondan kelib chiqadi. Uni hali hech kim qoʻshilmasdan tanlaganman, bu kod shuning isboti. Oʻyindan keyin sonni koʻrsataman, kodga mosligini istagan odam tekshira oladi. Yaʼni oʻyin paytida uni hech kim almashtirolmaydi, hatto men ham.
copy-commitment = 🔒 Koddan nusxa olish
done-suggested = 💡 Taklifing: { $game }
done-suggestion-withdrawn = ✓ Taklifingni qaytarib olding
done-joined-next = ✓ Keyingi oʻyinga yozilding
joined-for-a-computer = Hamma joy band edi, shuning uchun kompyuter oʻrniga oʻtding.
played-on-for-a-computer = ✓ Kompyuter oʻrniga oʻtding
late = Oʻyin boshlanib boʻlgan. Seni keyingi oʻyinga yozib qoʻydim.
late-with-seats = Oʻyin boshlanib boʻlgan. Seni keyingi oʻyinga yozib qoʻydim. Hoziroq oʻynash uchun kompyuter oʻrniga oʻt:
late-leave = Bu safar emas
take-over = { $name }
lobby-stands = Bu yerda stol bor. “Qoʻshilish” tugmasini bos.
playing-stands = Bu yerda oʻyin ketyapti. Keyingisiga yozilish uchun “Qoʻshilish”ni bos. Bunisini mezbon yoki admin /endgame bilan tugata oladi.
asked-another = Buni faqat soʻragan odam tanlay oladi.
