somebody = kimdir
pool-whot = Whot, uch va undan koʻp oʻyinchi
pool-whot-2 = Whot, ikki oʻyinchi
command-me = reyting, gʻalaba va nishonlaringni koʻrish
command-top = bu guruhda kim eng zoʻrligini koʻrish
command-games = oxirgi oʻyinlarni yana koʻrish

lobby-rated = 🏅 reytingli
lobby-rated-from-two = 🏅 2 kishidan boshlab reytingli
lobby-for-fun =
    🏠 zavq uchun{ $why ->
        [house] : uy qoidalari
        [clock] : vaqt cheklanmagan
       *[other] { "" }
    }
play-for-fun = 🏠 Zavq uchun oʻynash
rate-again = 🏅 Reytingli oʻynash
done-for-fun = ✓ Bu oʻyin shunchaki zavq uchun
done-rated = ✓ Bu oʻyin reytingga qoʻshiladi
often-leaves = ⚠️ { $who } koʻpincha erta chiqib ketadi.

result-ratings = 🏅 { $ratings }
result-rating = { $who } { $rating } { $change }
result-for-fun =
    🏠 Zavq uchun{ $why ->
        [house] : uy qoidalari
        [clock] : vaqt cheklanmagan
        [short] : juda qisqa
       *[other] { "" }
    }
result-badges = 🎖 { $badges }
result-badge = { $badge }: { $who }
result-crown = 👑 { $month }: { $who } ({ $count } ta oʻyin)
month-1 = Yanvar
month-2 = Fevral
month-3 = Mart
month-4 = Aprel
month-5 = May
month-6 = Iyun
month-7 = Iyul
month-8 = Avgust
month-9 = Sentabr
month-10 = Oktabr
month-11 = Noyabr
month-12 = Dekabr

me-title = 👤 <b>{ $name }</b> · bu guruhda
me-title-private = 👤 <b>{ $name }</b> · kompyuterga qarshi
me-title-everywhere = 👤 <b>{ $name }</b> · hamma guruhlarda
me-nothing = Bu yerda hali birorta oʻyinni tugatmagansan. Boshlash uchun /newgame yubor.
me-pool-rated = <b>{ $pool }</b>: { $rating } · { $count } ta oʻyin
me-pool = <b>{ $pool }</b>: { $count } ta oʻyin
me-won = { $won }% yutgan, teng ulush { $share }%
me-rating-how = Reyting 1500 dan boshlanadi. ± – qanchaga adashishi mumkinligi, ? – hali barqaror emas.
me-finishes = 🏁 oʻyinlarning { $percent }% ini tugatadi
me-answers = { $seconds } s ichida yuradi
me-badges = 🎖 nishonlar: { $count }/{ $most }
privacy-button = 🛡 Nimani saqlayman
me-everywhere = 🌍 Hamma guruhlarda
my-games = 📜 Oʻyinlarim
badges-button = 🎖 Nishonlar

top-title-month = 🏆 <b>{ $pool }</b> · shu oy
top-title-ever = 🏆 <b>{ $pool }</b> · hamma vaqt
top-month = { $who } · { $count } tadan { $won } tasini yutgan
top-ever = { $who } · { $rating } · { $count } ta oʻyin
top-ever-few = { $who } · { $rating } · { $count }/{ $most } oʻyin
top-streak = 🔥 ketma-ket { $count } gʻalaba
top-nothing = Bu jadvalda hali hech kim yoʻq. Bitta oʻyinni tugatsang, chiqasan.
top-month-button = 📅 Shu oy
top-ever-button = 🏅 Hamma vaqt
top-before = ◂ { $pool }
top-after = { $pool } ▸
top-show = 📣 Guruhga koʻrsatish
top-shown = ✓ Guruhga koʻrsatdim
top-shown-lately = Jadval yaqinda koʻrsatilgan. 10 daqiqada bir marta yetadi.
top-on = /top bor
top-off = /top yoʻq
top-is-off = Bu guruhda jadval oʻchirilgan. Admin uni /settings orqali yoqa oladi.

games-title = 📜 <b>Bu yerdagi oxirgi oʻyinlar</b>
games-title-mine = 📜 <b>Bu yerdagi oxirgi oʻyinlaring</b>
games-line = { $number }. { $told }
games-none = Hali tugagan oʻyin yoʻq. Boshlash uchun /newgame yubor.
games-all = Hammaning oʻyinlari
games-mine = Oʻyinlarim
game-told = <b>{ $game }</b> · 🏆 { $winners } · { $when }
game-told-tied = <b>{ $game }</b> · 🤝 durang · { $when }
game-told-ended = <b>{ $game }</b> · erta tugatilgan · { $when }
game-of-older-rules = Bu oʻyin eski qoidalar bilan oʻynalgan, uni qayta ocholmayman.

badges-title = 🎖 <b>Nishonlar: { $count }/{ $most }</b>
badges-open = Hali olinmagan:
badge-earned = 🎖 <b>{ $badge }</b>: { $about }
badge-open = • { $badge }: { $about }
badge-secret = • ???
badge-games-1 = Birinchi oʻyin
badge-games-1-about = bitta oʻyinni tugatish
badge-games-10 = Doimiy mehmon
badge-games-10-about = 10 ta oʻyinni tugatish
badge-games-50 = Oʻz odamimiz
badge-games-50-about = 50 ta oʻyinni tugatish
badge-games-100 = Yuz oqshom
badge-games-100-about = 100 ta oʻyinni tugatish
badge-games-500 = Stol afsonasi
badge-games-500-about = 500 ta oʻyinni tugatish
badge-wins-1 = Birinchi gʻalaba
badge-wins-1-about = bir oʻyinda yutish
badge-wins-10 = Oʻn gʻalaba
badge-wins-10-about = 10 ta oʻyinda yutish
badge-wins-50 = Ellik gʻalaba
badge-wins-50-about = 50 ta oʻyinda yutish
badge-wins-100 = Yuz gʻalaba
badge-wins-100-about = 100 ta oʻyinda yutish
badge-row-3 = Xet-trik
badge-row-3-about = ketma-ket 3 oʻyinda yutish
badge-row-5 = Olovday
badge-row-5-about = ketma-ket 5 oʻyinda yutish
badge-row-10 = Toʻxtatib boʻlmas
badge-row-10-about = ketma-ket 10 oʻyinda yutish
badge-won-whot = Oxirgi karta
badge-won-whot-about = Whot oʻyinida yutish
badge-won-caesar = Zafar yurishi
badge-won-caesar-about = Caesar & Cleopatra oʻyinida yutish
badge-won-deerportal = Bugʻu Tangrining erkasi
badge-won-deerportal-about = DeerPortal oʻyinida yutish
badge-won-rally = Marrada birinchi
badge-won-rally-about = Rally oʻyinida yutish
badge-won-differo = Yorib oʻtish
badge-won-differo-about = Differo oʻyinida yutish
badge-won-all = Qoʻli gul
badge-won-all-about = beshala oʻyinning har birida yutish
badge-learned = { $game } diplomi
badge-learned-about = { $game } darslarining hammasini tugatish
badge-beat-hard = Poʻlatdan qattiq
badge-beat-hard-about = qiyin kompyuterdan yuqori oʻrin olish
badge-full-table = Toʻla stol
badge-full-table-about = kamida toʻrt raqibni yutish
badge-giant = Alpomish
badge-giant-about = reytingi kamida 200 ball baland oʻyinchini yutish
badge-met-10 = Tanish-bilishi koʻp
badge-met-10-about = 10 xil odam bilan oʻynash
badge-met-25 = Hammaning doʻsti
badge-met-25-about = 25 xil odam bilan oʻynash
badge-week = Butun hafta
badge-week-about = ketma-ket 7 kun oʻynash
badge-night = Tungi boyqush
badge-night-about = tungi 2 dan 5 gacha yutish (UTC)
badge-phoenix = Qaqnus
badge-phoenix-about = ketma-ket 5 magʻlubiyatdan keyin yutish
badge-dead-heat = Yelkama-yelka
badge-dead-heat-about = birinchi oʻrinni hamma bilan boʻlishish
badge-fast = Chaqqon qoʻl
badge-fast-about = har yurishga 3 s dan kam ketkazib yutish
badge-marathon = Marafon
badge-marathon-about = 200 yoki undan koʻp yurishli oʻyinni tugatish
badge-last-again = Mard oʻyinchi
badge-last-again-about = ketma-ket 3 marta oxirgi boʻlib, baribir oxirigacha qolish

command-nickname = jahon jadvali uchun taxallus tanlash
world-button = 🌍 Jahon
world-title = 🌍 <b>{ $pool }</b> · hamma guruhlar
world-line = { $place } { $who } · { $rating }
world-nobody = Bu yerda hali hech kim yoʻq. Barqaror reyting, 5 raqib, 2 guruh va taxallus kerak.
world-how = Sen ham chiqmoqchimisan? <code>/nickname</code> bilan taxallus tanla
nickname-chosen = 🌍 Reyting barqaror boʻlib, kamida 2 guruhda 5 kishi bilan oʻynasang, jahon jadvalida <b>{ $nickname }</b> boʻlib chiqasan. Chiqib ketish uchun <code>/nickname off</code> yubor
nickname-none = 🌍 Jahon jadvalida koʻrinmaysan. Chiqish uchun <code>/nickname</code> va taxallus yubor. Faqat oʻsha taxallus va reyting koʻrinadi, Telegramdagi isming hech qachon.
nickname-needs-letters = Taxallusda kamida 2 ta harf boʻlsin.
