game-caesar-about = Sezar Kleopatraga qarshi: Rim patritsiylarining besh guruhini blef, josus va veto bilan oʻzingga ogʻdir.
game-caesar = Caesar & Cleopatra
game-caesar-aliases = Cleopatra, Kleopatra, Sezar
game-caesar-rules-1 =
    📖 <b>Caesar & Cleopatra</b>

    <b>Maqsad:</b> Rim patritsiylarini yutib olish. Besh guruh bor: uchtasida (Pretorlar, Edillar, Kvestorlar) 5 tadan, ikkitasida (Konsullar, Senzorlar) 3 tadan patritsiy. Oxirida kimning ochkosi eng koʻp boʻlsa, oʻsha yutadi.

    <b>Boshlanishi:</b> har kim yashirincha 1, 2, 3, 4 va 5 ni yopiq qoʻyadi, har guruhga bittadan. Shunda har kimning qoʻlida yana bittadan 1, 2, 3, 4 va 5, bitta Veto va maxfiy topshiriq boʻladi (4-sahifa). Sezar boshlaydi.

    <b>Navbatingda</b>
    1. Nufuz qoʻy: <b>bitta</b> karta, ochiq yoki yopiq, yo <b>ikkita</b>, biri ochiq, biri yopiq. Kamida bitta qoʻyish shart. Bir guruhda koʻpi bilan beshta kartang boʻlishi mumkin.
    2. Oldin yoki keyin <b>bitta</b> amal kartasi oʻynasang boʻladi. Birinchi nufuzdan keyin oʻynasang, ikkinchisini qoʻyolmaysan.
    3. Xaltadan <b>byust</b> ol: guruh ovoz berishi mumkin.
    4. Qoʻlingni oltitagacha toʻldir. Har karta uchun dastani tanla: nufuz yoki amal.
game-caesar-rules-2 =
    🗿 <b>Byustlar va ovoz berish</b>

    Xaltada yettita byust bor.
    • Guruh byusti: shu guruh ovoz beradi. U chetga olinadi.
    • 🪨 kulrang: ovoz berilmaydi. U chetga olinadi.
    • ⚫ qora: ovoz berilmaydi. Hamma byustlar, shu ham, xaltaga qaytadi.
    Har byustdan keyin 8 yoki undan koʻp kartali (ikki tomon birga) har guruh ham ovoz beradi. Demak, guruh bir navbatda ikki marta ovoz berishi mumkin.

    <b>Ovoz berish</b>
    1. Guruhdagi hamma karta ochiladi va ochiq qoladi.
    2. Har tomonda raqamlarni qoʻsh. Faylasuf Φ 0 hisoblanadi.
    3. Katta yigʻindi bitta patritsiy yutadi. Ammo bir tomonda Φ koʻproq boʻlsa, <b>kichik</b> yigʻindi yutadi.
    4. Kim yutsa ham, yigʻindisi katta tomon eng katta raqamini, ikkinchisi eng kichigini chiqitga tashlaydi. Qolgani turaveradi, Φ ham.
    <b>Yigʻindi teng boʻlsa:</b> hech kim yutmaydi, hech narsa chiqitga tushmaydi.

    Guruhning oxirgi patritsiysi yutilgach, kartalari chiqitga tushib, byusti oʻyindan chiqadi.
game-caesar-rules-3 =
    🃏 <b>Kartalar</b>

    <b>Nufuz</b> (37 tadan): 1 dan 5 gacha har raqamdan yettita va ikkita Faylasuf <b>Φ</b>.

    <b>Amal kartalari</b> (10 tadan)
    🗡 <b>Suiqasd</b> ×3: raqib stoldagi sen tanlagan ochiq kartasini chiqitga tashlaydi, Φ boʻlsa ham.
    👁 <b>Josus</b> ×3: raqibning bitta guruhdagi hamma yopiq kartalari ochiladi.
    🔀 <b>Rokirovka</b> ×1: ikki guruhdagi hamma kartalaringni olib, shu ikkisiga qayta taqsimla: hammasi yopiq, har birida koʻpi bilan beshta.
    ⚡ <b>Xudolar qahri</b> ×1: ikkala tomon bitta guruhdagi hamma kartasini chiqitga tashlaydi.
    ✋ <b>Veto</b> ×2: raqib eʼlon qilgan shunday kartani toʻxtatadi. Ikkala karta chiqitga tushadi, sen darrov bitta karta olasan. Vetoga veto yoʻq, uni faqat javob qilib oʻynaysan.

    Qoʻlingda Veto boʻlmasa ham soʻrayman; yoʻqligini hamma bila olsa, soʻramasligim mumkin. Veto bilan toʻxtatilgan karta ham shu navbatning amal kartasi sanaladi.
game-caesar-rules-4 =
    🏆 <b>Yakun va hisob</b>

    <b>Nufuz kartang yoʻqmi</b> yoki uni qoʻyadigan guruh qolmadimi? Unda faqat byust olasan va oltitagacha toʻldirishdan oldin qoʻlingdagi istagan kartalarni chiqitga tashlashing mumkin.
    <b>Boʻsh dasta</b> qayta aralashtirilmaydi. Boshqasidan ol. Ikkalasi ham boʻsh boʻlsa, kamroq karta bilan oʻynayver.

    <b>Oʻyin</b> navbat oxirida <b>tugaydi</b>, agar
    • 21 ta patritsiyning hammasi yutilgan boʻlsa,
    • hech kimning qoʻlida ham, dastasida ham nufuz qolmasa,
    • hamma guruhda durang boʻlib, buni endi hech kim oʻzgartirolmasa,
    • yoki stolda ketma-ket 12 navbat (6 tadan) hech narsa oʻzgarmasa.

    <b>Ochkolar</b>
    • har patritsiyga 1
    • guruhda koʻpchilikka (5 dan 3 yoki 3 dan 2) yana 1, butun guruhga yana 1
    • maxfiy topshirigʻingdagi guruhda koʻpchilikka yana 2: Pretorlar, Edillar yoki Kvestorlar

    Ochkosi eng koʻp oʻyinchi yutadi. Ochko teng boʻlsa, durang.
open-caesar = 🃏 Kartalarim
caesar-group-praetor = Pretorlar
caesar-group-aedile = Edillar
caesar-group-quaestor = Kvestorlar
caesar-group-consul = Konsullar
caesar-group-censor = Senzorlar
caesar-persona-caesar = Sezar
caesar-persona-cleopatra = Kleopatra
caesar-card-p = Φ
caesar-card-assassination = 🗡 Suiqasd
caesar-card-scout = 👁 Josus
caesar-card-castling = 🔀 Rokirovka
caesar-card-wrath = ⚡ Qahr
caesar-card-veto = ✋ Veto
caesar-label-hand = Qoʻlda
caesar-label-decks = Dastalar
caesar-label-discarded = Chiqit
caesar-label-busts = Chiqqan byustlar
caesar-label-bag = Xaltada
caesar-title-mission =
    { $persona } · { $group } { $done ->
        [yes] topshirigʻi: +2
       *[no] topshirigʻi bajarilmadi
    }
caesar-points = { $points } ochko
caesar-label-mission = Topshirigʻing
caesar-name-assassination = Suiqasd
caesar-name-scout = Josus
caesar-name-castling = Rokirovka
caesar-name-wrath = Qahr
caesar-name-veto = Veto
caesar-lost-nothing = hech narsa
caesar-table-group =
    { $icon } <b>{ $group }</b> { $left ->
        [0] hammasi yutilgan
       *[other] ×{ $left }
    } · { $one } · { $other }
caesar-busts = 🗿 Chiqqan byustlar: { $out } · xaltada: { $bag }
caesar-no-busts = yoʻq
caesar-decks = 📚 Dastalar (nufuz + amal): { $one } { $influence_one } + { $actions_one } · { $other } { $influence_other } + { $actions_other } · 🗑 chiqit: { $discarded_one } va { $discarded_other }
caesar-match = 🏆 Bellashuvning { $game }-oʻyini, { $one } : { $other }
caesar-announced = 📣 <b>{ $trick }</b>: ruxsatmi yoki veto?
caesar-now-setup = 🤫 Ikkala oʻyinchi yashirincha 1, 2, 3, 4 va 5 ni yopiq qoʻyadi, har guruhga bittadan.
caesar-now-play = ▶️ Endi: 1 yoki 2 ta nufuz va koʻpi bilan 1 ta amal kartasi.
caesar-now-influence = ▶️ Endi: 1 yoki 2 ta nufuz kartasi.
caesar-now-more =
    ▶️ Endi: ikkinchi nufuz kartasi ({ $way ->
        [up] ochiq
       *[down] yopiq
    }){ $acted ->
        [yes] { "" }
       *[no] { ", amal kartasi" }
    } yoki byust.
caesar-now-action = ▶️ Endi: amal kartasi yoki byust.
caesar-now-replace = ▶️ Endi: Veto oʻrniga karta olish.
caesar-now-castling = ▶️ Endi: ikki guruhdagi kartalarni yopiq qayta taqsimlash.
caesar-now-discard = ▶️ Nufuz qoʻyib boʻlmadi. Endi: keraksiz kartalarni chiqitga tashlash, keyin oltitagacha toʻldirish.
caesar-now-refill = ▶️ Endi: qoʻlni oltitagacha toʻldirish.
caesar-mission = 🎯 Topshiriq: { $group } guruhida koʻpchilik (+2)
caesar-hand = 🃏 Qoʻlingda: { $cards }
caesar-discards = 🗑 Chiqit: { $one } { $cards_one } · { $other } { $cards_other }
caesar-discards-button =
    { $count ->
        [0] — Chiqit boʻsh —
       *[other] 🗑 Chiqit ({ $count })
    }
caesar-standing = { $persona } · <b>{ $points }</b> ochko · qoʻlida: { $influence } ta nufuz, { $actions } ta amal
caesar-final =
    { $patricians } ta patritsiy + guruhlar uchun { $bonus }{ $mission ->
        [none] { "" }
        [missed] { " " }({ $group } topshirigʻi bajarilmadi)
       *[done] { " " }+ { $group } topshirigʻi uchun 2
    } = <b>{ $points }</b>
caesar-trick-assassination = 🗡 Suiqasd (ochiq { $card }, { $group })
caesar-trick-scout = 👁 Josus ({ $group })
caesar-trick-castling = 🔀 Rokirovka ({ $group } va { $other })
caesar-trick-wrath = ⚡ Xudolar qahri ({ $group })
caesar-ask-setup = <b>{ $icon } { $group } guruhiga qaysi karta yopiq qoʻyiladi?</b> { $number }-karta, jami 5 ta. Beshinchisi oʻzi Senzorlarga tushadi.
caesar-ask-play = <b>Karta tanla.</b> 1 ta nufuz kartasi qoʻy yoki 2 ta (biri ochiq, biri yopiq). Oldin yoki keyin 1 ta amal kartasi ham oʻynasang boʻladi.
caesar-ask-influence = <b>Nufuz kartasini tanla.</b> Amal kartangni oʻynab boʻlding.
caesar-ask-more =
    <b>Ikkinchi kartani { $way ->
        [up] ochiq
       *[down] yopiq
    } qoʻyasanmi?</b> Uni tanla, { $acted ->
        [yes] yoki byust ol.
       *[no] amal kartasini oʻyna yoki byust ol.
    }
caesar-ask-action = <b>Amal kartasi oʻyna yoki byust ol.</b> Bu navbatda boshqa nufuz qoʻyolmaysan.
caesar-ask-where =
    <b>{ $way ->
        [either] { $card } qaysi guruhga?</b>
        [up] { $card } ochiq holda qaysi guruhga?</b>
       *[down] { $card } yopiq holda qaysi guruhga?</b>
    }
caesar-ask-target =
    <b>{ $card }: { $kind ->
        [castling] qaysi ikki guruh?
       *[other] qaysi guruh?
    }</b>
caesar-ask-veto = <b>Ruxsat berasanmi?</b> Vetong boʻlmasa ham, har safar soʻrayman.
caesar-ask-replace = <b>Veto oʻrniga karta ol.</b> Qaysi dastadan?
caesar-ask-castling =
    <b>{ $card } qayerga?</b> { $count ->
        [one] Bu oxirgi karta,
       *[other] Qoʻyilmagan { $count } ta karta qoldi, hammasi
    } yopiq.
caesar-ask-discard = <b>Nufuz qoʻyolmaysan.</b> Istagan kartalaringni chiqitga tashla, keyin “Tayyor”ni bos. Shundan keyin qoʻlingni oltitagacha toʻldirasan.
caesar-ask-refill = <b>{ $missing } ta karta ol.</b> 📜 Nufuz ({ $influence } ta qoldi) yoki 🎭 amal ({ $actions } ta qoldi)?
caesar-at = { $icon } { $group }
caesar-veto = ✋ Veto!
caesar-pass = 🤝 Ruxsat berish
caesar-done-play = 🗿 Byust olish
caesar-done-discard = ✅ Tayyor
caesar-discard = Chiqitga: { $card }
caesar-draw-influence = 📜 Nufuz ({ $count })
caesar-draw-action = 🎭 Amal ({ $count })
caesar-put = { $card } → { $icon } { $group }
caesar-and-bust = { $card } + 🗿
caesar-chosen = ▸ { $card }
caesar-then =
    { $count ->
        [0] — Oxirgi karta —
       *[other] — Keyin: { $cards } —
    }
caesar-all-at =
    { $count ->
        [2] Ikkalasi
       *[other] Hammasi ({ $count })
    } → { $icon } { $group }
caesar-bust-drawn = — Byust olingan —
caesar-bust-follows = — Keyin byust olinadi —
caesar-veto-played = — Veto oʻynaldi —
caesar-first-influence = Avval 1 📜 olish
caesar-first-action = Avval 1 🎭 olish
caesar-draw-several =
    { $influence ->
        [0] { $actions } 🎭
       *[other]
            { $actions ->
                [0] { $influence } 📜
               *[other] { $influence } 📜 + { $actions } 🎭
            }
    }
caesar-play-up = { $card } ochiq, { $icon } { $group }
caesar-play-down = { $card } yopiq, { $icon } { $group }
caesar-not-veto = Veto faqat raqibning amal kartasiga javob boʻladi. Uni oʻzicha oʻynab boʻlmaydi.
caesar-no-veto = Vetong yoʻq, faqat ruxsat bera olasan.
caesar-not-acted = Bu navbatda amal kartasini oʻynab boʻlding.
caesar-not-assassination = Raqibning ochiq kartasi yoʻq.
caesar-not-scout = Raqibning yopiq kartasi yoʻq.
caesar-not-castling = Rokirovka uchun patritsiysi qolgan ikki guruh va ularning birida oʻz kartang boʻlishi kerak.
caesar-not-wrath = Stolda nufuz yoʻq.
caesar-not-closed = Bu navbatda boshqa nufuz qoʻyolmaysan: ikkita qoʻyding yoki birinchisidan keyin amal kartasi oʻynading.
caesar-not-open = Karta qoʻyadigan guruh yoʻq: har birida yo beshta kartang bor, yo patritsiy qolmagan.
caesar-not-bust = Avval nufuz kartasini qoʻy. Keyin byust olasan.
caesar-not-there = Bu tugma faqat keyin nima boʻlishini koʻrsatadi.
caesar-not-another = Bu navbatda byust olib boʻlding.
caesar-not-vetoed = Veto oʻynading. Oʻrniga karta ol.
caesar-not-yet = Avval qayta taqsimlayotgan kartalaringning hammasini bittalab qoʻy.
caesar-not-again = Bu kartani qoʻyib boʻlding.
caesar-full = U yerda beshta kartang bor, bundan koʻp boʻlmaydi.
caesar-no-such-card = Bunday kartang yoʻq.
caesar-keys = { $icon }5 – { $group } guruhiga ochiq 5 degani.
caesar-own-hidden = 🙈 Yopiq kartalaring: { $cards }
caesar-ask-where-there =
    <b>{ $way ->
        [either] { $card }, { $icon } { $group } guruhida: ochiqmi yoki yopiqmi?</b>
        [up] { $icon } { $group } guruhiga { $card } ochiq qoʻyasanmi?</b>
       *[down] { $icon } { $group } guruhiga { $card } yopiq qoʻyasanmi?</b>
    }{ $way ->
        [either] { "" }
       *[other] { " “+ 🗿” bilan byust ham olasan." }
    }
caesar-ask-target-there =
    <b>{ $kind ->
        [assassination] { $icon } { $group } guruhidagi qaysi ochiq karta?
        [castling] { $icon } { $group } va yana qaysi guruh?
       *[other] { $card }, { $icon } { $group } guruhigami?
    }</b> Raqib veto qoʻyishi mumkin.
caesar-place-up = { $card } ochiq
caesar-place-down = { $card } yopiq ▮
caesar-not-here = Bu kartani hozir { $group } guruhiga qoʻyib boʻlmaydi.
caesar-not-won = { $group } guruhidagi hamma patritsiylar yutilgan.
caesar-empty-hand = Kartang yoʻq.
event-caesar-two =
    { $known ->
        [yes] { $seat } { $icon } { $group } guruhiga ochiq <b>{ $card }</b>, { $icon2 } { $group2 } guruhiga yopiq <b>{ $card2 }</b> qoʻydi{ sen-ng }.
       *[no] { $seat } { $icon } { $group } guruhiga ochiq <b>{ $card }</b>, { $icon2 } { $group2 } guruhiga yopiq karta qoʻydi{ sen-ng }.
    }
caesar-vote =
    { $one } <b>{ $sum_one }</b> – <b>{ $sum_other }</b> { $other }. { $result ->
        [tie] Durang: hech narsa oʻzgarmaydi.
        [turned] Faylasuflar { $phil_one } : { $phil_other } natijani agʻdardi: <b>{ $winner }</b> kichik yigʻindi bilan patritsiy yutdi.
       *[won] <b>{ $winner }</b> patritsiy yutdi.
    }{ $result ->
        [tie] { "" }
       *[other]
            { " Chiqitga ketdi:" } { $high } – { $highest }, { $lowest ->
                [0] { $low } – hech narsa.
               *[other] { $low } – { $lowest }.
            }
    }
event-caesar-laid =
    { $known ->
        [yes] { $seat } yopiq qoʻydi{ sen-ng }: <b>{ $cards }</b>.
       *[no] { $seat } beshta kartani yopiq qoʻydi{ sen-ng }.
    }
event-caesar-played = { $seat } { $icon } { $group } guruhiga ochiq <b>{ $card }</b> qoʻydi{ sen-ng }.
event-caesar-hid =
    { $known ->
        [yes] { $seat } { $icon } { $group } guruhiga yopiq <b>{ $card }</b> qoʻydi{ sen-ng }.
       *[no] { $seat } { $icon } { $group } guruhiga yopiq karta qoʻydi{ sen-ng }.
    }
event-caesar-announced = 📣 { $seat } eʼlon qildi{ sen-ng }: <b>{ $trick }</b>.
event-caesar-passed = { $seat } ruxsat berdi{ sen-ng }.
event-caesar-vetoed = ✋ <b>Veto!</b> { $seat } toʻxtatdi{ sen-ng }: { $trick }.
event-caesar-assassinated = 🗡 { $seat } { $icon } { $group } guruhidagi ochiq <b>{ $card }</b> kartasidan ayrildi{ sen-ng }.
event-caesar-revealed = 👁 { $seat } { $icon } { $group } guruhida ochishga majbur boʻldi{ sen-ng }: <b>{ $cards }</b>.
event-caesar-castled =
    🔀 { $seat } oʻz { WHO($seat) ->
        [you] kartalaringni
       *[other] kartalarini
    } qayta taqsimladi{ sen-ng }: { $icon } { $group } guruhida { $first } ta, { $icon2 } { $group2 } guruhida { $second } ta, hammasi yopiq.
event-caesar-struck = ⚡ Xudolar { $icon } { $group } guruhini urdi. Chiqitga ketdi: { $one } – { $lost_one }, { $other } – { $lost_other }.
event-caesar-bust_drawn =
    🗿 { $seat } { $bust ->
        [black] <b>qora byust</b> ⚫ oldi{ sen-ng }: hamma byust xaltaga qaytadi.
        [grey] <b>kulrang byust</b> 🪨 oldi{ sen-ng }: ovoz berilmaydi.
       *[group] <b>{ $icon } { $group }</b> byustini oldi{ sen-ng }.
    }
event-caesar-voted =
    { $by_itself ->
        [yes] 🗳 { $icon } <b>{ $group }</b> guruhida 8 yoki koʻproq karta bor, u ham ovoz berdi:
       *[no] 🗳 { $icon } <b>{ $group }</b> guruhi ovoz berdi:
    } { $vote }
event-caesar-exhausted = 🏛 { $icon } { $group } guruhidagi hamma patritsiylar yutildi. Kartalari va byusti oʻyindan chiqdi.
event-caesar-discarded = { $seat } chiqitga tashladi{ sen-ng }: <b>{ $card }</b>.
event-caesar-drew =
    { $known ->
        [yes]
            { $seat } { $deck ->
                [influence] <b>{ $card }</b> nufuz
               *[action] <b>{ $card }</b>
            } kartasini oldi{ sen-ng }.
       *[no]
            { $seat } { $deck ->
                [influence] nufuz kartasi
               *[action] amal kartasi
            } oldi{ sen-ng }.
    }
event-caesar-drew-several =
    { $seat } { $influence ->
        [0] { $actions } ta amal kartasi
       *[other]
            { $influence } ta nufuz kartasi{ $actions ->
                [0] { "" }
               *[other] { " va" } { $actions } ta amal kartasi
            }
    } oldi{ sen-ng }.
event-caesar-left = { $seat } oʻyindan chiqdi{ sen-ng }.
event-caesar-ended =
    { $result ->
        [tie] Bu oʻyin durang, { $best } : { $worst }.
       *[won] Bu oʻyinda <b>{ $winner }</b> yutdi, { $best } : { $worst }.
    }{ $goes_on ->
        [yes] { " Keyingi oʻyinda tomonlar almashadi." }
       *[no] { "" }
    }
reason-caesar-patricians =
    Hamma patritsiylar yutildi. { $count ->
        [one] { $winners } Rimni qoʻlga oldi!
       *[other] { $winners } Rimni boʻlib oldi!
    }
reason-caesar-influence =
    Qoʻyadigan nufuz qolmadi. { $count ->
        [one] { $winners } Rimni qoʻlga oldi!
       *[other] { $winners } Rimni boʻlib oldi!
    }
reason-caesar-stalemate =
    Hamma guruhda durang, buni hech kim oʻzgartirolmaydi. { $count ->
        [one] { $winners } Rimni qoʻlga oldi!
       *[other] { $winners } Rimni boʻlib oldi!
    }
reason-caesar-standstill =
    12 navbat hech narsa oʻzgarmadi. { $count ->
        [one] { $winners } Rimni qoʻlga oldi!
       *[other] { $winners } Rimni boʻlib oldi!
    }
reason-caesar-match =
    Bellashuv tugadi. { $count ->
        [one] { $winners } yutdi!
       *[other] { $winners } gʻalabani boʻlishdi!
    }
reason-caesar-left = { $winners } Rimni qoʻlga oldi: raqib oʻyindan chiqdi.
rule-caesar-missions = Maxfiy topshiriqlar
rule-caesar-missions-help = Har kimning maxfiy guruhi bor. Unda koʻpchilikni yutgan 2 ochko qoʻshib oladi.
rule-caesar-philosophers = Ovozdan keyin Faylasuf
rule-caesar-philosophers-help = Ovozda kimdir yutsa, guruhdagi Faylasuflar nima boʻladi: hammasi qoladi, Faylasufi koʻproq tomon bittasini chiqitga tashlaydi yoki hammasi chiqitga tushadi.
rule-caesar-philosophers-stay = hammasi qoladi
rule-caesar-philosophers-source = bittasi chiqitga
rule-caesar-philosophers-classic = hammasi chiqitga
rule-caesar-personas = Sezar kim boʻladi
rule-caesar-personas-help = Birinchi yoki ikkinchi qoʻshilgan oʻyinchi Sezar boʻladi yoki tasodifan tanlanadi. Qolgan oʻyinchi Kleopatra boʻladi.
rule-caesar-personas-seats = birinchi qoʻshilgan
rule-caesar-personas-swapped = ikkinchi qoʻshilgan
rule-caesar-personas-dealt = tasodifan
rule-caesar-cleopatra_starts = Kleopatra boshlaydi
rule-caesar-cleopatra_starts-help = Birinchi boʻlib Sezar emas, Kleopatra yuradi.
rule-caesar-best_of_three = Uchdan ikki gʻalaba
rule-caesar-best_of_three-help = Koʻpi bilan uch oʻyin oʻynaladi, ikkitasini birinchi yutgan bellashuvni yutadi. Har oʻyindan keyin tomon almashiladi.
caesar-not-so = Hozir { $card } oʻynasa boʻladi, lekin bunday emas.
typed-caesar = Avval karta, keyin guruh va ochiq yoki yopiq deb yoz. Kartalar: 1 dan 5 gacha yoki faylasuf uchun p. Guruhlar: pretor, edil, kvestor, konsul, senzor. Soʻzlarni qisqartirsa ham boʻladi: “3 kon och”.
role-caesar-caesar = { caesar-persona-caesar }
role-caesar-cleopatra = { caesar-persona-cleopatra }
rule-caesar-forced_moves = Majburiy yurish avtomatik
rule-caesar-forced_moves-help = Vetong yoʻqligi hammaga ayon boʻlsa (qoʻlingda amal kartasi yoʻq yoki ikkala Veto chiqitda), amal kartasiga ruxsat soʻralmaydi: u darrov ishlaydi. Rokirovkada va byust olishdan oldin baribir soʻrayman.
typed-words-caesar =
    praetor: pretor pretorlar
    aedile: edil edillar
    quaestor: kvestor kvestorlar
    consul: konsul konsullar
    censor: senzor senzorlar
    up: ochiq ochib
    down: yopiq yopib
    p: faylasuf faylasuflar fi Φ
    assassination: suiqasd
    scout: josus
    castling: rokirovka
    wrath: qahr qahri
    veto: veto
    draw: ol olaman olish
    influence: nufuz nufuzlar
    action: amal amallar
    discard: tashla chiqitga
    pass: ruxsat roziman
    done: tayyor bitdi
    bust: byust byustlar
