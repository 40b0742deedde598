game-rally-about = Xarita boʻylab chop, bekatlarda muhr yigʻ va marraga birinchi boʻlib yet.
game-rally = Rally
game-rally-rules-1 =
    📖 <b>Rally</b>

    <b>Maqsad</b>
    Xarita boʻylab muhr yigʻ. Yetarli boʻlgach, odatda 4 ta, marraga 🏁 birinchi boʻlib yet. Hamma strelkali katakdan boshlaydi.

    <b>Navbatingda</b>
    1. Zar tashla.
    2. Yoʻllar boʻylab aynan tushgan songa teng qadam yur. Bir qadam keyingi katakka olib boradi. Bekatlar ham katak.
    3. Navbating bekatda tugasa, uning muhrini ol.

    <b>Oʻyin qanday tugaydi</b>
    Kimdir marraga yetganda davra oxirigacha oʻynaladi: bu davrada hali yurmagan har kim ham bir marta yuradi. Keyin oʻyin tugaydi.
    Marraga yetganlar yetib kelgan tartibida oldinda turadi. Qolganlarning oʻrnini muhrlari soni hal qiladi, soni teng boʻlganlar oʻrinni boʻlishadi.
    Boshqa hamma oʻyindan chiqib ketsa, oxirgi qolgan oʻyinchi yutadi.
game-rally-rules-2 =
    👣 <b>Yurish</b>

    • <b>Yashil kvadratlar</b> tushgan sonning hammasi bilan qayerga yetishingni koʻrsatadi. U yerga eng qisqa yoʻldan borasan va navbating tugaydi.
    • <b>Koʻk doiralar</b> yoʻldagi toʻxtash joylari: (2) bu yerdan 2 qadam degani. Oʻsha yerda yana tanlab, qolgan qadamlaringni yurasan, yaʼni yoʻlni oʻzing tanlaysan. Toʻxtash uchun <i>Yoʻlda toʻxtash…</i> tugmasini bos.
    • Hamma qadamni yurish shart: joyingda turolmaysan, qadam tejolmaysan.
    • <b>Izing:</b> bir navbat ichida oʻtgan katagingga, hatto boshlagan joyingga ham qaytolmaysan. Keyingi navbatda qaytsang boʻladi.
    • <b>Yoʻl yoʻqmi?</b> Boshi berk koʻchaga kirib qolsang yoki oʻz izing qamab qoʻysa, qolgan qadamlar kuyadi va navbating oʻsha yerda tugaydi. U bekat boʻlsa, muhrini baribir olasan.
    • Oʻyinchilar bir-birini toʻsmaydi. Bir katakda istagancha oʻyinchi turaveradi.
game-rally-rules-3 =
    🏷 <b>Muhrlar</b>
    • Bekatlar – harfli belgilar. Bekatning muhrini faqat navbating oʻsha yerda <b>tugasa</b> olasan. Oʻtib ketish yoki yoʻlda toʻxtash hisob emas.
    • Har muhrni faqat bir marta olasan, lekin uni hamma olishi mumkin: muhr tugab qolmaydi.
    • Keragidan koʻp yigʻsang ham boʻladi.
    • Tugmadagi 🏷 navbating oʻsha yerda tugasa, yangi muhr olishingni bildiradi.

    🏁 <b>Marra</b>
    • Muhrlaring yetarli boʻlguncha u sen uchun yopiq.
    • Keyin eng qisqa yoʻl qolgan qadamlaringga <b>aynan</b> teng boʻlsagina, toʻgʻri borasan. Yoʻl qisqaroq boʻlsa, aylanib oʻt: marraga eng oxirgi qadaming bilan yetadigan qilib yoʻlda toʻxta.
    • Marradan oʻtib ketib boʻlmaydi.
    • Marraga yetgach, boshqa yurmaysan.
game-rally-rules-4 =
    🏠 <b>Uy qoidalari</b>

    • <b>Xarita:</b> Eski shahar (6 bekat), Yetti burun (8), Tungi osmon (10) yoki oʻzingniki: qanday qoʻshishni bilish uchun /map yubor.
    • <b>Gʻalaba uchun muhrlar:</b> 4 ta oʻrniga 2–6 ta. Xaritada bekat bundan kam boʻlsa, hammasi kerak.
    • <b>Hamma muhrlar:</b> har bir bekatning muhri kerak.
    • <b>Ikki zar:</b> ikkita zar tashlab, yigʻindisicha yurasan.
    • <b>Oson marra:</b> qadam ortib qolsa ham marraga kirsang boʻladi. Ortigʻi kuyadi.
    • <b>Ortga burilish:</b> yoʻlda boshi berk koʻchada toʻxtasang, burilib, kelgan yoʻlingdan qaytishing mumkin.
    • <b>Majburiy yurish avtomatik</b> (odatda yoqilgan): faqat bitta joyga borish mumkin boʻlsa, seni oʻsha yerga oʻzim yurgizaman. Zarni baribir oʻzing tashlaysan, marraga ham oʻzing kirasan.
rally-example-1 = Aziz
rally-example-2 = Bahor
open-rally = 🗺 Yurishim
rally-map-town = Eski shahar
rally-map-island = Yetti burun
rally-map-sky = Tungi osmon
rally-map-own = Oʻz xaritang
rally-table = 🗺 <b>{ $map }</b> · marra 🏁 uchun { $needed } ta muhr
rally-steps =
    🎲 { $dice } · <b>{ $steps } qadam qoldi</b>{ $some ->
        [0] { "" }
       *[other] . Aynan { $steps } qadam naridagi katak yoʻq, yoʻlda toʻxta: ({ $some }) – { $some } qadamdan keyin.
    }
rally-nearest =
    👣 { $mine ->
        [yes] Har bir muhrgacha necha qadam
       *[no] { $who } uchun har bir muhrgacha necha qadam
    }: { $places }
rally-nearest-home =
    👣 { $mine ->
        [yes] Marragacha 🏁 necha qadaming bor
       *[no] { $who } uchun marragacha 🏁 necha qadam
    }: { $steps }
rally-stampless = 🏷 boʻlsa, muhr olasan.
rally-ahead = 🧭 Shu son yetkazadigan kataklar, eng yaxshisi birinchi. Yonida – u yerdan keyingi muhr yoki marragacha necha qadam:
rally-ahead-far = { $places } → { $goal }{ "\u00A0" }{ $steps }
rally-ahead-stamp = { $places }: muhr, keyin { $goal }{ "\u00A0" }{ $steps }
rally-ahead-home = { $place }: marraga yetasan!
rally-ahead-stops = 🧭 Yoʻlda toʻxtash joylari, eng yaxshisi birinchi. Yonida – u yerda toʻxtasang, navbatingni tugatsa boʻladigan eng yaxshi katak.
rally-field = { $number }-katak
rally-stands =
    { $place } · { $more ->
        [yes] { $held } ta muhr ({ $needed } ta kerak)
       *[no] { $held }/{ $needed } muhr
    }
rally-home = 🏁 marrada · { $held } ta muhr
rally-final =
    { $held ->
        [0] muhrsiz
        [one] 1 ta muhr
       *[other] { $held } ta muhr
    }{ $stamps ->
        [none] { "" }
       *[other] : { $stamps }
    }
rally-final-home = 🏁 marraga { $held } ta muhr bilan yetdi
rally-score = { $held } ta muhr
rally-hand-steps = { $steps } qadam
rally-roll = 🎲 Zar tashlash
rally-go-field = { $number }-katak
rally-go = { $place }
rally-go-part = { $place } ({ $steps })
rally-walk = { $place }
rally-walk-steps = { $place } ({ $steps }/{ $whole } qadam)
rally-walk-part = Yoʻlda toʻxtash…
rally-more-places = Yana { $count } ta…
rally-where = <b>Qayerga?</b>
rally-rest = <b>{ $steps } qadam qoldi: qayerga?</b>
rally-which-part = <b>Avval qayerda toʻxtaysan?</b> ({ $some }) – { $some } qadamdan keyin. Keyin davom etasan, faqat oʻz izingdan oʻtolmaysan.
rally-tap-below =
    Qayerga borishni stol ostidagi tugmalardan tanla.{ $some ->
        [0] { "" }
       *[other] { " " }({ $some }) – oʻsha yerda { $some } qadamdan keyin toʻxtab, davom etasan.
    }
rally-tap-roll = Navbat senda: stol ostidagi “🎲 Zar tashlash” tugmasini bos.
rally-look = Hali navbat senda emas. Bu oʻyinda sir yoʻq: stolda hammasi koʻrinib turibdi.
event-rally-rolled = { $seat } zar tashladi{ sen-ng }: 🎲 { $dice }.
event-rally-rolled_two = { $seat } zar tashladi{ sen-ng }: 🎲 { $dice }, { $steps } qadam.
event-rally-walked =
    { $seat } { $steps } qadam yurdi{ sen-ng } → <b>{ $to }</b>{ $left ->
        [0] .
       *[other] , yana { $left } qadam qoldi.
    }
event-rally-turn =
    { $seat } 🎲 { $dice } tashlab, yurdi{ sen-ng } → <b>{ $to }</b>{ $held ->
        [0] .
       *[other] . 🏷 Muhr: { $more ->
                [yes] { $held } ta ({ $needed } ta kerak).
               *[no] { $held }/{ $needed }.
            }
    }
event-rally-forfeited = { $seat } boshqa yurolmadi{ sen-ng }, { $steps } qadam kuydi.
event-rally-stamped =
    🏷 { $seat } muhr oldi{ sen-ng }, <b>{ $at }</b>: { $more ->
        [yes] { $held } ta ({ $needed } ta kerak).
       *[no] { $held }/{ $needed }.
    }
event-rally-finished =
    🏁 { $seat } marraga { $place ->
        [1]
            birinchi yetdi{ sen-ng }!{ $ends ->
                [yes] { "" }
               *[no] { " Qolganlar davrani oxirigacha oʻynaydi." }
            }
       *[other] ham yetdi{ sen-ng }.
    }
event-rally-left = { $seat } oʻyindan chiqdi{ sen-ng }.
event-rally-ended = Oʻyin tugadi.
reason-rally-finished = 🏁 { $winners } marraga birinchi yetib, yutdi!
reason-rally-last_standing = { $winners } oxirigacha qoldi va yutdi!
rule-rally-board = Xarita
rule-rally-board-help = Oʻynaladigan xarita. Oʻzingnikini qoʻshish uchun uni shu yerga fayl qilib yubor va unga <code>/map</code> deb javob ber.
rule-rally-board-town = Eski shahar
rule-rally-board-island = Yetti burun
rule-rally-board-sky = Tungi osmon
rule-rally-board-own = 🗺 Oʻz xaritang
rule-rally-stamps_needed = Gʻalaba uchun muhrlar
rule-rally-stamps_needed-help = Marraga 🏁 borish uchun nechta muhr kerakligi.
rule-rally-all_stamps = Hamma muhrlar
rule-rally-all_stamps-help = Xaritadagi har bir bekatning muhri kerak.
rule-rally-two_dice = Ikki zar
rule-rally-two_dice-help = Ikkita zar tashlab, yigʻindisicha yurasan.
rule-rally-no_exact_finish = Oson marra
rule-rally-no_exact_finish-help = Qadam ortib qolsa ham marraga 🏁 kirsang boʻladi. Ortigʻi kuyadi.
rule-rally-turnaround = Ortga burilish
rule-rally-turnaround-help = Yoʻlda boshi berk koʻchada toʻxtasang, burilib, kelgan yoʻlingdan qaytishing mumkin.
rally-town-S = Gʻarbiy darvoza
rally-town-A = Eski tegirmon
rally-town-B = Koʻnchilik
rally-town-C = Qoʻngʻiroqxona
rally-town-D = Baliq bozori
rally-town-E = Teatr
rally-town-F = Pivo zavodi
rally-town-Z = Qalʼa
rally-island-S = Bandargoh
rally-island-A = Chagʻalay burni
rally-island-B = Marjon burni
rally-island-C = Shimoliy burun
rally-island-D = Palma burni
rally-island-E = Qaroqchi burni
rally-island-F = Toshbaqa burni
rally-island-G = Issiq buloq
rally-island-H = Eski ibodatxona
rally-island-Z = Mayoq
rally-sky-S = Rasadxona
rally-sky-A = Oqqush
rally-sky-B = Lira
rally-sky-C = Burgut
rally-sky-D = Kit
rally-sky-E = Aqrab
rally-sky-F = Hamal
rally-sky-G = Asad
rally-sky-H = Saraton
rally-sky-I = Ayiq
rally-sky-J = Ajdar
rally-sky-Z = Qutb yulduzi
map-kept =
    🗺 <b>{ $name }</b>: { $positions } ta katak, { $stations } ta bekat. { $where ->
        [private] Sen uchun saqladim.
       *[group] Bu guruh uchun saqladim. Unda oʻynash uchun /newgame rally yubor va uni uy qoidalaridan tanla: Xarita.
    }
map-brought = Yuklagan: { $by }. Uni faqat yuklagan kishi yoki admin almashtira oladi.
map-is-anothers = Bu guruhning xaritasi bor. Uni faqat yuklagan kishi yoki admin almashtira oladi.
map-play = ▶ Shu xaritada oʻynash
map-unnamed = Xaritang
map-how =
    Xaritangni shu yerga JSON fayl qilib yubor, keyin oʻsha faylga /map deb javob ber. Fayl mana bunday boʻladi:

    <pre>{ "{" }"name": "Bizning qishloq", "look": "town",
    "positions": [
    { "{" }"id": "1", "x": 100, "y": 400, "kind": "start"{ "}" },
    { "{" }"id": "2", "x": 300, "y": 400{ "}" },
    { "{" }"id": "A", "x": 500, "y": 300, "kind": "station", "name": "Choyxona"{ "}" },
    { "{" }"id": "3", "x": 500, "y": 500{ "}" },
    { "{" }"id": "Z", "x": 700, "y": 400, "kind": "finish"{ "}" }],
    "connections": [["1", "2"], ["2", "A"], ["2", "3"], ["A", "3"], ["A", "Z"], ["3", "Z"]]{ "}" }</pre>

    <code>x</code> 0 dan 1000 gacha, <code>y</code> 0 dan 800 gacha. <code>look</code> – <code>town</code>, <code>island</code> yoki <code>sky</code>. Xaritada 5 tadan 120 tagacha nuqta va koʻpi bilan 12 ta bekat boʻladi.
map-too-many = Bir soatda { $most } ta xarita yuklading, hozircha shuncha yetadi. { $minutes } daqiqadan keyin yana urin.
map-lost = Faylni yuklab ololmadim. Uni qayta yubor va unga /map deb javob ber.
map-refused = ❌ Bu xarita hali ishlamaydi:
map-fault = • { $line }-qator: { $fault }
map-more =
    • … va yana { $all ->
        [yes] { $count } ta.
       *[no] bor.
    }
map-fault-too-large = fayl { $size } KB, koʻpi bilan { $most } KB boʻlsin.
map-fault-not-text = bu matnli fayl emas. Uni UTF-8 oddiy matn qilib saqla.
map-fault-not-json = bu JSON emas: { $column }-ustunda xato bor. Vergul, qoʻshtirnoq yoki qavs tushib qolmadimi, qara.
map-fault-no-map = xarita jingalak qavs ichida boʻladi, unda <code>positions</code> va <code>connections</code> bor.
map-fault-missing =
    { $position ->
        [none] xaritada <code>{ $word }</code> yoʻq.
       *[other] <code>{ $position }</code> nuqtasida <code>{ $word }</code> yoʻq.
    }
map-fault-unknown-word =
    { $position ->
        [none] xaritadagi <code>{ $word }</code> soʻzini bilmayman.
       *[other] <code>{ $position }</code> nuqtasida men bilmaydigan <code>{ $word }</code> bor.
    }
map-fault-no-list = <code>{ $word }</code> kvadrat qavs ichidagi roʻyxat boʻlishi kerak.
map-fault-no-position = <code>positions</code> ichidagi { $number }-yozuv nuqta emas. Mana bunday yoz: <code>{ "{" }"id": "7", "x": 300, "y": 200{ "}" }</code>.
map-fault-no-pair = bogʻlanish ikki nuqtadan iborat, masalan <code>["7", "8"]</code>.
map-fault-bad-id = <code>{ $position }</code> nuqtasining <code>id</code> qiymati <code>{ $value }</code> boʻlolmaydi. Bittadan uchtagacha harf yoki raqam yoz.
map-fault-bad-x = <code>{ $position }</code> nuqtasida <code>x</code> qiymati <code>{ $value }</code>, u esa 0 dan 1000 gacha son boʻlishi kerak.
map-fault-bad-y = <code>{ $position }</code> nuqtasida <code>y</code> qiymati <code>{ $value }</code>, u esa 0 dan 800 gacha son boʻlishi kerak.
map-fault-bad-kind = <code>{ $position }</code> nuqtasida <code>kind</code> qiymati <code>{ $value }</code>, u esa <code>field</code>, <code>station</code>, <code>start</code> yoki <code>finish</code> boʻlishi kerak.
map-fault-bad-name = <code>name</code> qiymati <code>{ $value }</code>, u esa koʻpi bilan 30 belgili matn boʻlishi kerak.
map-fault-bad-look = <code>look</code> qiymati <code>{ $value }</code>, u esa <code>town</code>, <code>island</code> yoki <code>sky</code> boʻlishi kerak.
map-fault-bad-count = xaritada { $count } ta nuqta bor, { $least } tadan { $most } tagacha boʻlishi kerak.
map-fault-bad-connections = xaritada { $count } ta bogʻlanish bor, koʻpi bilan { $most } ta boʻlsin.
map-fault-twice = <code>{ $position }</code> degan nuqta ikkita. (Katta va kichik harf bir xil hisoblanadi.)
map-fault-no-start = boshlanish joyi yoʻq. Bitta nuqtaga <code>"kind": "start"</code> yoz.
map-fault-no-finish = marra yoʻq. Bitta nuqtaga <code>"kind": "finish"</code> yoz.
map-fault-two-start = <code>{ $position }</code> nuqtasi ikkinchi boshlanish joyi, xaritada esa u bitta boʻladi.
map-fault-two-finish = <code>{ $position }</code> nuqtasi ikkinchi marra, xaritada esa u bitta boʻladi.
map-fault-bad-stations = xaritada { $count } ta bekat bor, 1 tadan { $most } tagacha boʻlishi kerak.
map-fault-nowhere = bogʻlanish <code>{ $position }</code> nuqtasiga boradi, lekin bunday nuqta yoʻq.
map-fault-to-itself = <code>{ $position }</code> nuqtasi oʻziga bogʻlangan.
map-fault-connected-twice = <code>{ $one }</code> va <code>{ $other }</code> ikki marta bogʻlangan.
map-fault-too-many-ways = <code>{ $position }</code> nuqtasida { $most } tadan koʻp bogʻlanish bor.
map-fault-too-close = <code>{ $other }</code> nuqtasi <code>{ $one }</code> nuqtasiga juda yaqin. Oralari kamida { $apart } boʻlsin.
map-fault-runs-over = <code>{ $one }</code> va <code>{ $other }</code> orasidagi bogʻlanish <code>{ $position }</code> nuqtasi ustidan oʻtadi.
map-fault-apart = boshlanish joyidan <code>{ $position }</code> nuqtasiga borib boʻlmaydi.
map-fault-behind-finish = <code>{ $position }</code> nuqtasiga faqat marra orqali boriladi, marradan esa oʻtib boʻlmaydi.
map-fault-finish-apart = marraga, <code>{ $position }</code> nuqtasiga, borib boʻlmaydi.
map-fault-no-end = oʻyin hech qachon tugamasligi mumkin: ikki zar bilan <code>{ $position }</code> nuqtasidagi oʻyinchi navbatini hech qachon <code>{ $goal }</code> nuqtasida tugatolmaydi. Bir nechta nuqta qoʻsh.
rally-not-rolled = Avval zar tashla: /move zar
rally-has-rolled = Zar tashlab boʻlding, { $steps } qadaming qoldi. Qayerga borishni yoz.
rally-not-reached = { $place }: hozir u yerga yetolmaysan. { $steps } qadaming qoldi.
typed-rally = Avval “zar”, keyin xaritadagi katak yoki bekat nomini yoz, masalan 12 yoki B.
rule-rally-forced_moves = Majburiy yurish avtomatik
rule-rally-forced_moves-help = Faqat bitta joyga borish mumkin boʻlsa, seni oʻsha yerga oʻzim yurgizaman. Zarni baribir oʻzing tashlaysan, marraga 🏁 ham oʻzing kirasan.
typed-words-rally =
    roll: zar tashla tashlayman
    to: bor boraman
