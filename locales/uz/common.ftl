sen-ng =
    { WHO($seat) ->
        [you] ng
       *[other] { "" }
    }

computer-name = Kompyuter { $number }
player-name = Oʻyinchi { $number }
name = { $name }
list-of = { $others } va { $last }
labelled = { $label }: { $value }
you-first = Sen
you = sen
is-host = mezbon
is-away = yoʻq (oʻrniga kompyuter oʻynayapti)
has-left = chiqib ketdi
has-kicked = chetlatildi
has-resigned = taslim boʻldi

level-easy = oson
level-normal = oʻrtacha
level-hard = qiyin
level-random = tasodifiy
level-greedy = ochkoʻz

close = ✕ Yopish
back = ← Orqaga
refresh = ↻ Yangilash
chosen = ✓ { $value }
can-play = ✓ { $card }
rules-button = 📖 Qoidalar
open-panel = ▶ Yurishim
earlier-moves = ← Oldingisi
more-moves = Yana →

deadline = ⏳ Vaqt tugashi: { $time }
deadline-clock = { $clock }
deadline-now = ⌛ Vaqt tugadi
pace-none = cheklanmagan
pace-seconds = { $count } soniya
pace-minutes = { $count } daqiqa
pace-hours =
    { $count ->
        [24] 1 kun
        [one] 1 soat
       *[other] { $count } soat
    }

rule-on = ha
rule-off = yoʻq
rule-ticked = ☑ { $rule }
rule-unticked = ☐ { $rule }
house-rules-title = 🏠 <b>Uy qoidalari</b> · { $game }
house-rules-plain = odatdagi
house-rules-plain-line = Odatdagi qoidalar.
house-rules-how = Qoidani oʻqish yoki oʻzgartirish uchun ustiga bos.
house-rules-read = Qoidani oʻqish uchun ustiga bos. Faqat mezbon va adminlar oʻzgartira oladi.
house-rules-stand = Oʻyin paytida uy qoidalarini oʻzgartirib boʻlmaydi.
house-rules-here = 🏠 <b>Shu stolning uy qoidalari</b>
house-rule-title = 🏠 <b>{ $rule }</b>
house-rule-now = Hozir: <b>{ $value }</b>
house-rule-read = Buni faqat mezbon va adminlar oʻzgartira oladi.
house-rules-button = 🏠 Uy qoidalari
back-to-lobby = ← Stolga qaytish
game-no-rules = { $game } qoidalari hali menda yoʻq.
