private-start =
    🎲 <b>Parlour</b>: guruh chating uchun stol va karta oʻyinlari.

    Meni guruhga qoʻsh va u yerda /newgame yubor. Butun oʻyin bitta xabarga sigʻadi, kartalaringni esa faqat oʻzing koʻrasan.

    Yoki shu yerning oʻzida kompyuterga qarshi oʻyna:
group-start = 🎲 Salom! Birga oʻynash uchun /newgame, oʻyin oʻrganish uchun /learn, nimalar qila olishimni koʻrish uchun /help yubor.
bot-description =
    🎲 Guruh chating uchun stol va karta oʻyinlari.

    Butun oʻyin bitta xabarga sigʻadi, kartalaringni faqat oʻzing koʻrasan. Bir oʻtirishda oʻyna yoki kunlab choʻz, hech kim hech narsa oʻrnatishi shart emas.

    Meni guruhga qoʻsh va u yerda /newgame yubor. Kompyuterga qarshi oʻynash uchun esa Start tugmasini bos.
bot-short-description = 🎲 Guruh chatingda stol va karta oʻyinlari. Meni qoʻsh va /newgame yubor.
add-to-group = ➕ Guruhga qoʻshish
practise = { $game } ({ $seats })
help-offer = ❔ Yordam
help-play = 🎲 Oʻynash
help-learn = 🎓 Oʻrganish, tahlil
help-you = 👤 Oʻzing haqingda
help-host = 🔑 Mezbon, adminlar
for-you = 👇 Buni faqat sen koʻrasan:
help-title = 🎲 <b>Parlour</b>: shu chatning oʻzida stol va karta oʻyinlari
settings-title = ⚙️ <b>Guruh sozlamalari</b>: yurish vaqti, rasmlar, til
pictures-on = Rasmlar bilan
pictures-off = Faqat matn
settings-language = 🌍 { $language }
own-language-title = <b>Sen bilan qaysi tilda gaplashay?</b>
chat-language-title = <b>Bu chatda qaysi tilda gaplashay?</b>
language-by-machine = { $language } · mashina yozgan. Ona tili shu boʻlgan odam hali tekshirmagan.
language-help = 🙏 <a href="{ $link }">Yaxshiroq gapirishimga yordam ber</a>
my-turns =
    { $count ->
        [one] 1 ta oʻyin yurishingni kutyapti:
       *[other] { $count } ta oʻyin yurishingni kutyapti:
    }
my-turns-none = Hech bir oʻyin yurishingni kutmayapti.
a-group = guruh
command-newgame = yangi oʻyin boshlash
command-newgame-private = kompyuterga qarshi oʻynash
command-join = oʻyinga qoʻshilish
command-hand = kartalaring va yurishlaring (faqat oʻzing koʻrasan)
command-hand-private = kartalaring va yurishlaringni koʻrish
command-move = yurishni yozish (yordam uchun faqat /move yubor)
command-board = stolni chatning pastiga tushirish
command-rules = oʻyin qoidalarini koʻrish
command-leave = oʻyindan chiqish
command-myturns = qaysi oʻyinlar yurishingni kutayotganini koʻrish
command-notify = oʻyin ochilsa yoki navbating kelsa, xabar olish
command-puzzle = Differo masalasini yechish
command-map = oʻz Rally xaritangni yuklash
command-skip = sekin oʻyinchini oʻtkazib yuborish (mezbon, adminlar)
command-kick = oʻyinchini chetlatish (mezbon, adminlar)
command-endgame = oʻyinni tugatish (mezbon, adminlar)
command-endgame-private = oʻyinni tugatish
command-settings = yurish vaqti, rasmlar, til (adminlar)
command-settings-private = kartalar qayerda chiqishi, rasmlar, til
command-language = til tanlash
command-help = nimalar qila olishimni koʻrish
help-title-private = 🎲 <b>Parlour</b>: stol va karta oʻyinlari. Bu yerda kompyuter bilan, guruhda doʻstlaring bilan oʻyna.
for-groups = /{ $command } faqat guruhda ishlaydi: { $about }.
command-near = Bunday buyruqni bilmayman. /{ $command } demoqchimiding?
command-none = Bunday buyruqni bilmayman. Nimalar qila olishimni koʻrish uchun /help yubor.
command-plain = Men faqat tugma va buyruqlarni tushunaman. Oʻynash uchun /newgame, koʻproq bilish uchun /help yubor.
typed-plain = Shu yurish uchun <code>/move { $move }</code> yubor
settings-title-private = ⚙️ <b>Sozlamalaring</b>: kartalar qayerda chiqishi, rasmlar, til
end-sure-private = <b>{ $game } oʻyini tugatilsinmi?</b>
my-turns-here = 👉 Bu chatda navbat senda. Stolni koʻrish uchun /board yubor.
my-turns-at = • { $group }
only-in-private = Buni faqat shaxsiy chatda koʻrsata olaman. Shaxsiy chatimizni och, keyin { $command } buyrugʻini yana shu yerda yubor.
notify-allowed = 🔔 Boʻldi. Oʻyin ochilsa yoki navbating kelsa, shu yerga yozaman.
practice-title = 🎲 <b>{ $game }</b> kompyuterga qarshi
practice-against =
    🤖 { $count ->
        [0] Kompyuter yoʻq
        [one] 1 ta kompyuter ({ $level })
       *[other] { $count } ta kompyuter ({ $level })
    }
