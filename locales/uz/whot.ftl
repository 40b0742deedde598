game-whot-about = Ustki kartaga mosini tashla, boshqalarni jarimaga botir va kartalaringdan birinchi boʻlib qutul.
game-whot = Whot
game-whot-rules-1 =
    📖 <b>Whot</b>

    <b>Maqsad</b>: hamma kartangdan birinchi boʻlib qutulish.

    <b>Boshlanishi</b>: har kim 7 ta karta oladi. Yana bittasi ochiq qoʻyilib, uyumni boshlaydi: bu ustki karta. Shu birinchi karta maxsus boʻlsa ham hech narsa qilmaydi. Qolganlari bozor, undan karta olinadi.

    <b>Navbatingda</b> shulardan birini qilasan:
    1. <b>Ustki kartaga mos 1 ta karta tashla</b>: belgisi (● ▲ ✚ ■ ★) yoki raqami bir xil boʻlsin, yoki Whot boʻlsin (2-sahifa). Endi u ustki karta boʻladi.
    2. Bozordan <b>1 ta karta ol</b>. Qoʻlingda mosi boʻlsa ham olaverasan. Olgan kartangni shu navbatning oʻzida tashlay olmaysan.

    Keyin navbat keyingi oʻyinchiga oʻtadi, doim soat mili boʻyicha.

    Oxirgi kartangni tashlashing bilan <b>yutasan</b>, u maxsus karta boʻlsa ham.
game-whot-rules-2 =
    📖 <b>Whot: maxsus kartalar</b>

    <b>1 Yana yur</b>: yana sen yurasan.

    <b>2 Ikkita ol</b>: keyingi oʻyinchi jarimaga 2 ta karta oladi yoki istalgan belgili 2 bilan javob beradi. Javob bersa, undan keyingisi 4 ta oladi yoki javob beradi va hokazo.

    <b>5 Uchta ol</b>: xuddi shunday, faqat 5 bilan, jarimasi 3 ta karta. 2 ga faqat 2, 5 ga faqat 5 javob boʻladi. Jarimani olsang, navbating tugaydi, keyingi oʻyinchi odatdagidek yuradi. Javob boʻladigan kartalarning hammasi uyumda boʻlsa, jarima oʻzi olinadi.

    <b>8 Kutib tur</b>: keyingi oʻyinchi bir navbat kutadi. 2 kishi boʻlsa, yana sen yurasan.

    <b>14 Umumiy bozor</b>: qolgan hamma 1 tadan karta oladi. Keyin navbat odatdagidek oʻtadi.

    <b>20 Whot</b>: har qanday kartaga tashlasa boʻladi, faqat jarimaga javob boʻlmaydi. Bitta belgi aytasan. Kimdir Whotdan boshqa karta tashlaguncha faqat shu belgi va boshqa Whotlar mos keladi. Oxirgi kartang Whot boʻlsa, belgi aytmasdan yutasan.
game-whot-rules-3 =
    📖 <b>Whot: bozor tugasa</b>

    <b>Birinchi safar</b> kimgadir karta yetmay qolsa, uyum aralashtirilib, yangi bozor boʻladi. Faqat ustki karta joyida qoladi.

    <b>Undan keyin</b> qayta aralashtirilmaydi. Bozor butunlay tugagach, <b>Soʻnggi nafas ☠️</b> boshlanadi: oʻyin davom etadi, lekin olishga karta yetmay qolishi bilan tugaydi: oʻzing olmoqchi boʻlsang ham, jarima sabab boʻlsa ham, kimdir Umumiy bozor tashlasa ham, hatto u oxirgi kartasi boʻlsa ham. Qoʻlida eng kam ochkosi bor oʻyinchi yutadi. Teng boʻlsa, gʻalaba boʻlinadi.

    <b>Qoʻldagi ochkolar</b>: karta raqamiga teng, ★ ikki barobar, Whot 20. Qolgan oʻrinlar ham shunga qarab: ochko qancha kam boʻlsa, shuncha yaxshi.

    <b>Oʻyindan chiqsang</b>, kartalaring bozor tagiga tushadi, oʻrning oʻyinda qolgan hammadan keyin boʻladi. Jarimang boʻlsa, keyingi oʻyinchiga oʻtadi. Oxirgi qolgan oʻyinchi yutadi.

    <b>54 ta karta</b>: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ va 5 ta Whot.
open-whot = 🃏 Kartalarim
whot-card = Whot
whot-symbol-circle = doira
whot-symbol-triangle = uchburchak
whot-symbol-cross = xoch
whot-symbol-square = kvadrat
whot-symbol-star = yulduz
whot-name-1 = Yana yur
whot-name-2 = Ikkita ol
whot-name-5 = Uchta ol
whot-name-8 = Kutib tur
whot-name-14 = Umumiy bozor
whot-name-20 = Whot
whot-top = Ustki karta
whot-market = Bozor
whot-market-holds = Bozor: { $count }
whot-board =
    Ustki karta: <b>{ $card }</b> · { $market ->
        [0] bozor boʻsh
       *[other] bozorda { $market } ta
    }
whot-called = 📣 Aytilgan belgi: <b>{ $symbol }</b>
whot-due =
    ⚠️ { $mine ->
        [yes]
            { $count } ta karta ol{ $answer ->
                [none] .
                [none-or-whot] { " yoki Whot bilan javob ber." }
                [number-or-whot] { " yoki" } { $number } yo Whot bilan javob ber.
               *[number] { " yoki" } { $number } bilan javob ber.
            }
       *[no]
            { $seat } jarimaga { $count } ta karta olishi{ $answer ->
                [none] { " kerak." }
                [none-or-whot] { " yoki Whot bilan javob berishi kerak." }
                [number-or-whot] { " yoki" } { $number } yo Whot bilan javob berishi kerak.
               *[number] { " yoki" } { $number } bilan javob berishi kerak.
            }
    }
whot-adds =
    { $mine ->
        [yes]
            ➕ Yana bitta { $number } qoʻsh yoki navbatingni tugat{ $count ->
                [0] .
               *[other] . Keyin { $asked } jarimaga { $count } ta karta olishi kerak boʻladi.
            }
       *[no]
            ⚠️ { $you ->
                [yes] { $count } ta karta olishingga toʻgʻri keladi.
               *[no] { $asked } jarimaga { $count } ta karta olishi kerak boʻladi.
            } Undan oldin { $seat } yana bitta { $number } qoʻshishi mumkin.
    }
whot-holds =
    { $count ->
        [one] <b>1 ta karta</b>
       *[other] { $count } ta karta
    }
whot-hand = 🃏 Kartalaring: { $cards }
whot-points = { $count } ochko
whot-match = 🏆 Hozirgacha ochkolar: { $points }
whot-final = <i>{ $cards }</i> = { $value }
whot-no-cards = Kartang yoʻq.
whot-alert = Kartalaring. Tashlash uchun stol ostidagi raqamini bos:
whot-large-hand = { $count } ta karta. Tashlasa boʻladi: { "" }
whot-draw =
    { $count ->
        [one] Karta olish
       *[other] { $count } ta olish
    }
whot-ends =
    { $label } · { $match ->
        [yes] raundni tugatadi
       *[no] oʻyinni tugatadi
    }
whot-deadly =
    { $match ->
        [yes] ☠️ Bozor tugayapti. Birinchi bor karta yetmay qolsa, raund tugaydi.
       *[no] ☠️ Bozor tugayapti. Birinchi bor karta yetmay qolsa, oʻyin tugaydi va ochkosi eng kam oʻyinchi yutadi.
    }
whot-done = Tayyor
whot-catch = Tutish: { $seat } “Oxirgi karta!” demadi
whot-says-last = “Oxirgi karta!”
whot-which-symbol = <b>Qaysi belgini aytasan?</b>
whot-last-unsaid = ☐ “Oxirgi karta!” deyish
whot-last-said = ☑ “Oxirgi karta!” deyish
whot-number-last = { $number }: oxirgi karta!
whot-not-pick = { $card } javob boʻlmaydi. Yo { $number } tashla, yo { $count } ta karta ol.
whot-not-pick-undefended = Hozir { $card } tashlay olmaysan. { $count } ta karta olishing kerak.
whot-not-decking = { $card } qoʻshib boʻlmaydi, faqat yana bitta { $number } qoʻshsa boʻladi.
whot-not-special = { $card } – maxsus karta. Uy qoidasiga koʻra oxirgi karta oddiy boʻlishi kerak.
whot-not-called = { $card } mos emas. Aytilgan belgi: { $symbol }.
whot-not-fitting = { $card } mos emas, ustki karta: { $top }. Belgisi yo raqami bir xil karta yoki Whot tashla.
whot-tap-a-symbol = Whot tashlash uchun aytmoqchi boʻlgan belgingni bos.
whot-no-whot = Qoʻlingda Whot yoʻq, belgi aytolmaysan.
event-whot-played =
    { $seat } <b>{ $card }</b> tashladi{ sen-ng }{ $call ->
        [none] { "" }
       *[other] { " va" } <b>{ $call }</b> belgisini aytdi{ sen-ng }
    }{ $last ->
        [yes] : “Oxirgi karta!”
       *[no]
            { $left ->
                [0]
                    , { WHO($seat) ->
                        [you] oxirgi kartang!
                       *[other] oxirgi kartasi!
                    }
                [1] . 1 ta karta qoldi.
               *[other] .
            }
    }
event-whot-pick_due =
    { WHO($seat) ->
        [you] { $count } ta karta olishing kerak.
       *[other] { $seat } jarimaga { $count } ta karta olishi kerak.
    }
event-whot-pick_cancelled = { $seat } { $count } ta kartalik jarimani bekor qildi{ sen-ng }.
event-whot-held_on =
    { WHO($seat) ->
        [you] Yana sen yurasan.
       *[other] { $seat } yana yuradi.
    }
event-whot-suspended = { $seat } bir navbat kutdi{ sen-ng }.
event-whot-drew =
    { $known ->
        [yes]
            { $why ->
                [caught] { $seat } buning uchun { $count } ta oldi{ sen-ng }: <b>{ $cards }</b>.
                [market] Umumiy bozor: { $seat } <b>{ $cards }</b> oldi{ sen-ng }.
                [pick] { $seat } jarimaga { $count } ta oldi{ sen-ng }: <b>{ $cards }</b>.
               *[turn] { $seat } <b>{ $cards }</b> oldi{ sen-ng }.
            }
       *[no]
            { $why ->
                [caught] { $seat } buning uchun { $count } ta karta oldi{ sen-ng }.
                [market] Umumiy bozor: { $seat } karta oldi{ sen-ng }.
               *[turn]
                    { $count ->
                        [one] { $seat } karta oldi{ sen-ng }.
                       *[other] { $seat } bozordan { $count } ta karta oldi{ sen-ng }.
                    }
            }
    }
event-whot-market = Umumiy bozor: { $count } oʻyinchi 1 tadan karta oldi.
event-whot-reshuffled =
    { $count ->
        [one] Bozor tugadi, uyumdan olingan 1 ta karta yangi bozor boʻldi.
       *[other] Bozor tugadi, uyumdan olingan { $count } ta karta aralashtirilib, yangi bozor boʻldi.
    }
event-whot-sudden_death = ☠️ Soʻnggi nafas: bozor butunlay tugadi.
event-whot-caught =
    { $seat } “Oxirgi karta!” deyishni unutdi{ sen-ng }, { $by } { WHO($seat) ->
        [you] seni
       *[other] uni
    } tutib oldi{ WHO($by) ->
        [you] ng
       *[other] { "" }
    }.
event-whot-left =
    { WHO($seat) ->
        [you] Kartalaring bozorning tagiga tushdi.
       *[other] { $seat } oʻyindan chiqdi, kartalari bozorning tagiga tushdi.
    }
event-whot-deal_ended =
    { $reason ->
        [sudden_death] ☠️ Soʻnggi nafas: raund tugadi.
       *[empty_hand] Raund tugadi.
    } Ochkolar: { $scores }.
event-whot-ended = Hamma kartasini ochdi.
reason-whot-empty_hand = { $winners } oxirgi kartasini tashlab, yutdi!
reason-whot-sudden_death =
    ☠️ Soʻnggi nafas: { $count ->
        [one] { $winners } eng kam ochko bilan yutdi!
       *[other] { $winners } eng kam ochko bilan gʻalabani boʻlishdi!
    }
reason-whot-match =
    Bellashuv tugadi. { $count ->
        [one] { $winners } eng kam ochko bilan yutdi!
       *[other] { $winners } eng kam ochko bilan gʻalabani boʻlishdi!
    }
reason-whot-last_standing = { $winners } oxirigacha qoldi va yutdi!
rule-whot-hand_size = Boshlangʻich kartalar
rule-whot-hand_size-help = Har kim nechta karta olishi.
rule-whot-market_keeps_turn = 14 dan keyin yana yurasan
rule-whot-market_keeps_turn-help = Umumiy bozor (14) tashlasang, yana sen yurasan.
rule-whot-tender = Qayta aralashtirilmaydi
rule-whot-tender-help = Bozor hech qachon qayta aralashtirilmaydi. Birinchi bor karta yetmay qolsa, oʻyin tugaydi va ochkosi eng kam oʻyinchi yutadi.
rule-whot-whot_cancels_pick = Whot jarimani bekor qiladi
rule-whot-whot_cancels_pick-help = 2 yoki 5 ga Whot bilan javob bersang boʻladi. Shunda hech kim karta olmaydi.
rule-whot-no_defending = Jarimaga javob yoʻq
rule-whot-no_defending-help = 2 yoki 5 dan keyin keyingi oʻyinchi karta olishi shart. Hech kim javob berolmaydi.
rule-whot-pick_five = 5 ga 3 ta emas, 5 ta olish
rule-whot-pick_five-help = 5 ning jarimasi 3 ta emas, 5 ta karta.
rule-whot-star_skips_two = ★8 ikki kishini kuttiradi
rule-whot-star_skips_two-help = ★8 dan keyin navbatdagi ikki oʻyinchining har biri bir navbat kutadi.
rule-whot-draw_until_playable = Mosi chiqquncha olish
rule-whot-draw_until_playable-help = Karta olsang, mosi chiqquncha olaverasan. Keyin mos karta tashlashing shart: oʻshani yoki boshqasini.
rule-whot-double_decking = Bir raqamdan bir nechta
rule-whot-double_decking-help = Bir navbatda bir xil raqamli bir nechta karta tashlasang boʻladi.
rule-whot-last_card_call = “Oxirgi karta!” deyish
rule-whot-last_card_call-help = Oxirgidan oldingi kartangni tashlayotganda aytasan. Unutsang, keyingi oʻyinchi seni tutishi mumkin. Tutsa, 2 ta karta olasan.
rule-whot-no_special_finish = Oxirgi karta oddiy boʻlsin
rule-whot-no_special_finish-help = Oxirgi kartang oddiy boʻlishi kerak: 1, 2, 5, 8, 14 yoki Whot boʻlmaydi.
rule-whot-match_to = Bellashuv
rule-whot-match_to-0 = 1 raund
rule-whot-match_to-100 = 100 ochko
rule-whot-match_to-help = Raunddan keyin qoʻlingda qolgan kartalar oʻzingga qarshi ochko boʻladi. Kimdir 100 ochkoga yetguncha yangi raundlar oʻynaladi. Keyin ochkosi eng kam oʻyinchi yutadi.
rule-whot-forced_moves = Majburiy yurish avtomatik
rule-whot-forced_moves-help = Jarima olishing kerak boʻlsa-yu, javob berolmasliging hammaga ayon boʻlsa, kartalarni oʻrningga men olaman. “Jarimaga javob yoʻq” qoidasida doim shunday. Shunchaki mos kartang boʻlmasa, olishni baribir oʻzing hal qilasan.
whot-not-held = Senda { $card } yoʻq.
whot-say-symbol = Aytadigan belgingni ham qoʻsh, masalan: /move w20 yulduz
whot-not-last = “Oxirgi” deb faqat oxirgidan oldingi kartani tashlayotganda va uy qoidasi talab qilsagina ayta olasan.
whot-not-draw-found = Mos karta olding. Uni yoki boshqa mos kartani tashla.
whot-not-draw-decking = Karta tashlab boʻlding. Yana bitta { $number } qoʻsh yoki /move tayyor yubor
typed-whot = Har karta uchun belgisining harfi va raqamini yoz: doira <b>c</b>, uchburchak <b>t</b>, xoch <b>x</b>, kvadrat <b>s</b>, yulduz <b>*</b>. Whotdan keyin aytadigan belgingni qoʻsh. Masalan: /move c5, /move *8, /move w20 yulduz, /move ol
typed-open-whot = /move va karta, masalan <b>c5</b>
typed-words-whot =
    circle: doira doiralar
    triangle: uchburchak uchburchaklar
    cross: xoch plyus
    square: kvadrat kvadratlar
    star: yulduz yulduzlar
    draw: ol olaman olish
    take: olib jarima
    market: bozor
    last: oxirgi
    card: karta
    done: tayyor bitdi
    catch: tut tutdim
