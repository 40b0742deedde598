game-differo-about = Aql jangi: chiziqdagi toshlarni sana, roppa-rosa shuncha katak yur va qarshi tomonga birinchi yet.
game-differo = Differo
game-differo-rules-1 =
    📖 <b>Differo</b>

    Ikki oʻyinchi, har birida 13 ta tosh. <b>Bitta</b> toshini marraga, yaʼni narigi chekka qatorga birinchi yetkazgan yutadi.

    ⚪ Oqlar birinchi yuradi va yuqoriga, A qatoriga boradi.
    ⚫ Qoralar pastga, I qatoriga boradi.

    <b>Navbatingda</b>
    1. Bitta toshingni tanla.
    2. Undan oʻtgan chiziqni tanla: qatori yoki diagonallaridan biri, \ yoki /.
    3. Shu chiziqdagi hamma toshni sana: oʻzingnikidan raqibnikini ayir. Chiziq boʻylab istalgan tomonga <b>roppa-rosa</b> shuncha katak yur.

    Navbatni oʻtkazib yuborib boʻlmaydi.

    Toshing marraga tushishi bilan <b>yutasan</b>. Raqibning navbati kelib, birorta toshi yura olmay qolsa, unda ham sen yutasan.
game-differo-rules-2 =
    📖 <b>Tosh qancha yuradi</b>

    Chiziqni boshdan oxirigacha sana: toshning ikki tomonini ham, oradagi boʻsh joylardan narisini ham. Yuradigan toshning oʻzi ham sanaladi.

    • Seniki 4 ta, raqibniki 1 ta: 3 katak yurasan, 1 yoki 2 emas.
    • Chiziqda raqibning toshlari senikiga teng yoki undan koʻp boʻlsa, u boʻylab hech bir toshing yurolmaydi.

    Rasmda chiziqlar uchidagi sonlar – Oqlarning <b>G4</b> uchun hisobi: qatorida 3, diagonallarida 1 tadan. U yashil kataklarga yura oladi.

    Toshlar yoʻlidagi hamma narsaning ustidan sakraydi. Hech qachon tosh olinmaydi.

    Oldinga, orqaga, yonga yursa boʻladi. Boʻsh katakka tushish shart, <b>raqibning marrasiga esa hech qachon</b> tushib boʻlmaydi.
game-differo-rules-3 =
    📖 <b>Oʻyin qanday tugaydi</b>

    • Toshing marrangga tushsa, <b>yutasan</b>. Bittasi yetarli.
    • Navbat senda boʻlib, birorta toshing yura olmasa, taslim boʻlsang yoki oʻyindan chiqsang, <b>yutqazasan</b>.
    • Bir xil holat, navbat ham oʻsha tomonda boʻlib, uchinchi marta chiqsa, <b>durang</b>. Jami 300 yurishdan keyin yoki ikkala tomon durangga rozi boʻlsa ham durang.

    <b>Uy qoidasi: rang almashish.</b> Oqlar birinchi yurgach, Qoralar yurish oʻrniga rang almashishi mumkin. Shunda birinchi yurgan kishi Qoralar boʻlib davom etadi.

    <b>Kataklar nomi.</b> Harf – qator, yuqoridan A dan I gacha. Son – \ diagonali, pastki uchida yozilgan.

    Toshni bos, keyin katakni. Yoki <code>/move F2-F8</code> yubor. Masala yechish uchun /puzzle yubor.
open-differo = ▶ Yurishim
differo-table =
    { $number }-yurish{ $swap ->
        [yes] { " " }· Qoralar 2-yurishda rang almashishi mumkin
       *[no] { "" }
    }
differo-over = 🏁 { $moves } yurishda tugadi
differo-plays =
    { $colour ->
        [white] ⚪ Oqlar, yuqoriga, A qatoriga
       *[black] ⚫ Qoralar, pastga, I qatoriga
    }
differo-side =
    { $colour ->
        [white] Oqlar
       *[black] Qoralar
    }
differo-wins-here = shu yerda yutadi
differo-side-wins-here =
    { $colour ->
        [white] Oqlar
       *[black] Qoralar
    } shu yerda yutadi
differo-home = marraga yetdi
differo-rows-to-go = { $rows } qator qoldi
differo-board-lines = Matnli koʻrinishda \ diagonallar tik pastga tushadi.
differo-board-chosen = 🔷 { $cell } · ❇️ yura oladigan joylari
differo-which-piece =
    <b>Navbat senda.</b> Qaysi { $colour ->
        [white] oq
       *[black] qora
    } tosh bilan yurasan?
differo-lines = <b>{ $cell }</b> yura oladi: { $lines }.
differo-line-row = qatori boʻylab <b>{ $count }</b>
differo-line-falling = \ diagonali boʻylab <b>{ $count }</b>
differo-line-rising = / diagonali boʻylab <b>{ $count }</b>
differo-line-either = har ikki diagonali boʻylab <b>{ $count }</b>
differo-key-wins = { $move } · yutadi
differo-key-draws = { $move } · durang
differo-other-piece = ← Boshqa tosh
differo-swap = ⇄ Rang almashish
differo-tap-below = Yurishingni stol ostidagi tugmalardan tanla.
differo-not-more = Bu chiziqda seniki { $own } ta, raqibniki { $others } ta. Seniki koʻp boʻlsagina shu chiziqda yura olasan.
differo-off-board = U tomonga { $count } katak yursang, taxtadan chiqib ketasan.
differo-taken = U tomonga { $count } katak yursang, { $cell } katagiga tushasan, u yerda esa tosh turibdi.
differo-their-goal = { $cell } – raqibning marrasi, u yerga tusholmaysan.
event-differo-moved =
    { $seat } <b>{ $source } → { $target }</b> yurdi{ sen-ng }{ $again ->
        [yes] . Bu holat ikkinchi marta boʻldi: yana takrorlansa, durang.
       *[no] .
    }
event-differo-swapped = ⇄ { $seat } rang almashdi{ sen-ng }.
event-differo-gave_up = 🏳 { $seat } taslim boʻldi{ sen-ng }.
reason-differo-goal = 🏆 { $winners } marraga yetib, yutdi!
reason-differo-blocked = 🏆 { $winners } yutdi: raqibning yuradigan yoʻli qolmadi!
reason-differo-repetition = 🤝 Durang: bir xil holat uchinchi marta chiqdi.
reason-differo-long = 🤝 300 yurishdan keyin durang.
reason-differo-gave_up = 🏆 { $winners } yutdi: raqib taslim boʻldi.
rule-differo-white = Oqlarda kim
rule-differo-white-help = Oqlar birinchi yuradi. Oqlarda birinchi yoki ikkinchi qoʻshilgan oʻyinchi oʻynaydi yoki tasodifan tanlanadi.
rule-differo-white-first = birinchi qoʻshilgan
rule-differo-white-second = ikkinchi qoʻshilgan
rule-differo-white-lot = tasodifan
rule-differo-swap = Rang almashish
rule-differo-swap-help = Oqlarning birinchi yurishidan keyin Qoralar yurish oʻrniga rang almashishi mumkin. Shuning uchun Oqlar uchun eng yaxshisi – ikkala tomonga ham teng imkon beradigan birinchi yurish.
puzzle-title = 🧩 <b>Differo: { $number }-masala</b>, jami { $count } ta
puzzle-task =
    { $colour ->
        [white] ⚪ <b>Oqlar</b>
       *[black] ⚫ <b>Qoralar</b>
    } yuradi va { $count ->
        [one] <b>darrov yutadi</b>.
       *[other] <b>{ $count } yurishda yutadi</b>.
    } Yurishni bos yoki <code>/puzzle { $example }</code> yubor.
puzzle-told =
    ✅ <b>{ $move }</b>! { $colour ->
        [white] Oqlar
       *[black] Qoralar
    } eng uzoq chidaydigan javob: <b>{ $reply }</b>.
puzzle-solved =
    { $known ->
        [yes] 🎉 <b>{ $move }</b>: { $solver } yechdi!
       *[no] 🎉 <b>{ $move }</b>: yechildi!
    }
puzzle-button = 🧩 Masalalar
puzzle-next = Keyingi masala →
puzzle-what = Masala uchun /puzzle, 3-masala uchun /puzzle 3 (jami { $count } ta masala bor), yurish uchun esa masalan /puzzle { $example } yubor.
puzzle-not-home = { $move } marraga yetmaydi, yetadigan boshqa yurish bor.
puzzle-loses =
    { $move } yutqazadi: { $colour ->
        [white] Qoralar
       *[black] Oqlar
    } { $reply } yurib, marraga yetadi.
puzzle-escapes =
    { $move } emas: { $reply } javobidan keyin { $colour ->
        [white] Oqlarning
       *[black] Qoralarning
    } { $count ->
        [one] keyingi yurishda yutishi endi aniq emas.
       *[other] { $count } yurishda yutishi endi aniq emas.
    }
differo-no-swap = Hozir rang almashib boʻlmaydi. Buni faqat Qoralar, Oqlarning birinchi yurishidan keyin darrov va uy qoidasi ruxsat bersagina qila oladi.
differo-not-yours = { $cell }-katakda toshing yoʻq.
differo-goes = { $cell } yura oladigan joylar: { $targets }.
differo-stuck = { $cell } qamalib qolgan. Hozir yura olmaydi.
typed-differo = Tosh turgan katakni, keyin tushadigan katakni yoz: F2-F8. Harf – qator, yuqoridan A dan I gacha. Son – \ diagonali, 1 dan 9 gacha, pastki uchida yozilgan.
role-differo-white = ⚪ Oqlar
role-differo-black = ⚫ Qoralar
typed-words-differo = swap: almash almashish almashamiz
